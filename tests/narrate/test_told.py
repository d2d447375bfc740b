"""Mistakes, marks and verdicts in sentences, in both languages."""

import re
from dataclasses import replace

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NEEDS_NETS, NINE_SOLUTIONS, grid_of
from tests.narrate.cases import LANGUAGES
from tutor import narrate
from tutor.base.language import Language
from tutor.explain.diagnose import Marks, Mistake, Move, diagnose
from tutor.explain.why import Claim, Reason, Verdict, why
from tutor.narrate.sudoku.grid_teller import judge_mistake
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Contradiction, Grid
from tutor.techniques.step import Candidate, Step

NINE = Geometry.of(3, 3)
RIGHT = [int(sign) for sign in CLASSIC_SOLUTION]

each_language = pytest.mark.parametrize("language", LANGUAGES)


def told_mistake(mistake: Mistake, language: Language) -> str:
    return " ".join(narrate.tell_mistake(mistake, NINE, language))


def test_a_broken_rule_names_the_house_and_the_other_cell() -> None:
    house = NINE.rows[0]
    one = Mistake("rule", Move(2, 5), Contradiction("duplicate", (0, 2), 5, house))
    assert (
        told_mistake(one, "en") == "The 5 in r1c3 is one too many in row 1: r1c1 already holds one."
    )
    french = "Le 5 en L1C3 ne va pas dans la ligne 1\u00a0: L1C1 en contient déjà un."
    assert told_mistake(one, "fr") == french
    two = Mistake("rule", Move(2, 5), Contradiction("duplicate", (0, 2, 8), 5, house))
    assert (
        told_mistake(two, "en")
        == "The 5 in r1c3 is one too many in row 1: r1c1 and r1c9 already hold one."
    )
    assert "L1C1 et L1C9 en contiennent déjà un." in told_mistake(two, "fr")


def test_a_puzzle_without_solution_says_what_shows_it() -> None:
    box = NINE.boxes[4]
    found = {
        "The puzzle itself has no solution.": None,
        "The puzzle itself breaks the rules: box 5 holds 7 more than once, in r4c4 and r5c5.": (
            Contradiction("duplicate", (30, 40), 7, box)
        ),
        "The puzzle itself has no solution: nothing fits in r1c1.": Contradiction(
            "empty-cell", (0,)
        ),
        "The puzzle itself has no solution: 7 has no place in box 5.": Contradiction(
            "no-place", box.cells, 7, box
        ),
    }
    for sentence, contradiction in found.items():
        mistake = Mistake("puzzle", contradiction=contradiction)
        assert told_mistake(mistake, "en") == sentence
        assert told_mistake(mistake, "fr").startswith("La grille de départ elle-même ")


def wrong_board(steps: int) -> tuple[Grid, Mistake]:
    """A board with a wrong digit that so many steps contradict; 2 for two or more."""
    for cell in grid_of(CLASSIC).empty_cells():
        for digit in digits(grid_of(CLASSIC).candidates[cell]):
            if digit != RIGHT[cell]:
                grid = grid_of(CLASSIC)
                grid.place(cell, digit)
                mistake = diagnose(grid).mistake
                assert mistake is not None
                if min(len(mistake.steps), 2) == steps:
                    return grid, mistake
    raise AssertionError(f"no mistake with {steps} steps")


@each_language
def test_a_wrong_digit_is_told_without_its_answer_unless_asked(language: Language) -> None:
    for steps in (1, 2):
        _, mistake = wrong_board(steps)
        assert mistake.move is not None
        assert mistake.answer is not None
        short = narrate.tell_mistake(mistake, NINE, language)
        assert len(short) == 2
        name = NINE.cell_name(mistake.move.cell, language)
        assert name in short[0]
        assert narrate.called(mistake.steps[-1].technique, language) in short[1]
        long = narrate.tell_mistake(mistake, NINE, language, reveal=True)
        assert len(long) == 2 + 4 * len(mistake.steps) + 1
        verb = {"en": "is", "fr": "vaut"}[language]
        assert long[-1] == f"{name} {verb} {mistake.answer}."
        assert long[-1] not in short


@each_language
def test_the_answer_is_said_once(language: Language) -> None:
    _, mistake = wrong_board(1)
    assert mistake.move is not None
    assert mistake.answer is not None
    placed = Candidate(mistake.move.cell, mistake.answer)
    shown = replace(mistake, steps=(Step("hidden-single", (placed,), (), ()),))
    for one, wanted in ((mistake, True), (shown, False)):
        assert bool(judge_mistake(one, NINE, language).answer) is wanted


@each_language
def test_the_last_step_is_announced_only_where_it_stands_alone(language: Language) -> None:
    _, mistake = wrong_board(2)
    announced = {"en": "They lead to this one: ", "fr": "Elles mènent à celle-ci\u00a0: "}[language]
    assert announced in narrate.tell_mistake(mistake, NINE, language)[1]
    assert announced not in " ".join(narrate.tell_mistake(mistake, NINE, language, reveal=True))


@each_language
def test_a_mistake_that_only_search_shows_says_so(language: Language) -> None:
    mistake = Mistake("wrong-digit", Move(2, 5))
    first, second = narrate.tell_mistake(mistake, NINE, language)
    assert NINE.cell_name(2, language) in first
    assert {"en": "only a search does", "fr": "seule une recherche"}[language] in second


@each_language
def test_a_needed_mark_is_not_given_away(language: Language) -> None:
    grid = grid_of(CLASSIC)
    grid.eliminate(2, RIGHT[2])
    mistake = diagnose(grid).mistake
    assert mistake is not None
    told = narrate.tell_mistake(mistake, NINE, language)
    assert NINE.cell_name(2, language) in told[0]
    assert not re.search(rf"\b{RIGHT[2]}\b", told[0])


def test_marks_are_told_in_the_singular_and_the_plural() -> None:
    one = Marks(missing=(0,), surplus=(Candidate(3, 5),))
    surplus, missing = narrate.tell_marks(one, NINE, "en")
    assert surplus == ("A placed digit rules out one mark: remove 5 from r1c4.")
    assert missing.startswith("r1c1 has no marks yet: ")
    surplus, missing = narrate.tell_marks(one, NINE, "fr")
    assert surplus == (
        "Une note est de trop, exclue par un chiffre placé\u00a0: retirez le 5 de L1C4."
    )
    assert missing.startswith("L1C1 n’a pas encore de notes\u00a0: ")
    two = Marks(missing=(0, 1), surplus=(Candidate(3, 5), Candidate(4, 6)))
    surplus, missing = narrate.tell_marks(two, NINE, "en")
    assert surplus.endswith("rule out some marks: remove 5 from r1c4, and 6 from r1c5.")
    assert missing.startswith("r1c1 and r1c2 have no marks yet: ")
    surplus, missing = narrate.tell_marks(two, NINE, "fr")
    assert surplus.startswith("Des notes sont de trop, exclues par des chiffres placés")
    assert missing.startswith("L1C1 et L1C2 n’ont pas encore de notes\u00a0: ")
    assert narrate.tell_marks(Marks(), NINE, "en") == ()


@each_language
def test_a_diagnosis_tells_the_mistake_and_then_the_marks(language: Language) -> None:
    grid = grid_of(CLASSIC)
    grid.place(3, 5)
    marks = grid.candidates.copy()
    marks[2] = 0
    found = diagnose(grid, marks=marks)
    assert found.mistake is not None
    told = narrate.tell_diagnosis(found, NINE, language)
    mistake = narrate.tell_mistake(found.mistake, NINE, language)
    assert told == mistake + narrate.tell_marks(found.marks, NINE, language)
    assert len(told) == len(mistake) + 1


VERDICTS: dict[Verdict, tuple[str, str]] = {
    "proved": ("r1c3 is 4: ", "L1C3 vaut 4\u00a0: "),
    "refuted": ("No: r1c3 is not 4.", "Non\u00a0: L1C3 ne vaut pas 4."),
    "not-yet": (
        "Not yet provable: no path tried here leads to “r1c3 is 4”.",
        "Pas encore déductible\u00a0: aucun chemin essayé ici ne mène à «\u00a0L1C3 vaut 4\u00a0».",
    ),
    "open": (
        "Not provable: nothing on the board decides whether r1c3 is 4.",
        "Impossible à déduire\u00a0: rien sur la grille ne décide si L1C3 vaut 4.",
    ),
    "unknown": (
        "Not yet provable: no path tried here leads to “r1c3 is 4”, and the search gave up.",
        "Pas encore déductible\u00a0: aucun chemin essayé ici ne mène à "
        "«\u00a0L1C3 vaut 4\u00a0», et la recherche a été abandonnée.",
    ),
    "known": (
        "The board already shows it: r1c3 is 4.",
        "La grille le montre déjà\u00a0: L1C3 vaut 4.",
    ),
    "contradiction": (
        "Nothing can be proved: the board has no solution as it stands.",
        "Impossible de rien démontrer\u00a0: la grille, telle quelle, n’a pas de solution.",
    ),
}


@each_case("verdict", VERDICTS)
def test_every_verdict_has_its_sentence(verdict: Verdict) -> None:
    english, french = VERDICTS[verdict]
    reason = Reason(verdict, Claim(2, 4))
    assert narrate.tell_reason(reason, NINE, "en")[0].startswith(english)
    assert narrate.tell_reason(reason, NINE, "fr")[0].startswith(french)


def test_the_opposite_of_not_is_is() -> None:
    refuted = Reason("refuted", Claim(2, 4, holds=False), sight=Candidate(2, 4))
    assert narrate.tell_reason(refuted, NINE, "en") == ("No: r1c3 is 4.", "r1c3 holds 4.")
    assert narrate.tell_reason(refuted, NINE, "fr") == (
        "Non\u00a0: L1C3 vaut 4.",
        "L1C3 contient le 4.",
    )


def test_a_refutation_says_where_it_comes_from() -> None:
    claim = Claim(2, 5)
    seen = narrate.tell_reason(Reason("refuted", claim, sight=Candidate(0, 5)), NINE, "en")
    assert seen == ("No: r1c3 is not 5.", "Row 1 already has its 5, in r1c1.")
    crossed = narrate.tell_reason(Reason("refuted", claim, is_crossed_out=True), NINE, "en")
    assert crossed == ("No: r1c3 is not 5. It is already crossed out.",)
    searched = narrate.tell_reason(Reason("refuted", claim), NINE, "en")
    assert searched[0].endswith("No path tried here shows why; only a search does.")


def test_a_mistake_follows_the_rungs_of_a_hint() -> None:
    _, mistake = wrong_board(1)
    assert narrate.hint_at_mistake(mistake, NINE, "en", 1) == (
        "Something on the board can’t be right.",
    )
    whole = narrate.tell_mistake(mistake, NINE, "en")
    assert narrate.hint_at_mistake(mistake, NINE, "en", 2) == whole[:1]
    assert narrate.hint_at_mistake(mistake, NINE, "en", 3) == whole


@each_language
@pytest.mark.parametrize("text", [CLASSIC, NEEDS_NETS, NINE_SOLUTIONS])
def test_a_proof_is_told_step_by_step(text: str, language: Language) -> None:
    grid = grid_of(text)
    cell = next(grid.empty_cells())
    for digit in digits(grid.candidates[cell]):
        reason = why(grid, Claim(cell, digit))
        told = narrate.tell_reason(reason, NINE, language)
        rest = list(told[1:])
        for step in reason.steps:
            words = narrate.narrate(step, NINE, language)
            assert narrate.called(step.technique, language) in rest[0]
            count = 2 + len(words.reasons)
            assert rest[1 : count + 1] == [words.what, *words.reasons, words.then]
            del rest[: count + 1]
        assert not rest
        spoken = {"en": ("one step", "steps prove"), "fr": ("une étape", "étapes le prouvent")}
        if reason.steps:
            one, many = spoken[language]
            assert (one if len(reason.steps) == 1 else many) in told[0].casefold()
