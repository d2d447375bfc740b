"""Hints by rungs, reasons, and boards that went wrong, in both languages."""

import pytest

from tests.narrate.nonogram.cases import CASES, LANGUAGES, told_step
from tutor.base.language import Language
from tutor.narrate.nonogram import (
    APPLY,
    NAME,
    NUDGE,
    PATTERN,
    REASON,
    hint,
    hint_at_mistake,
    legend_of,
    named,
    narrate,
    tell_mistake,
    tell_reason,
)
from tutor.narrate.nonogram.picture_teller import STORIES
from tutor.nonogram.explain import Claim, Mistake, Move, Reason, diagnose, why
from tutor.nonogram.inks import Ink
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle, puzzle_in_inks, puzzle_of
from tutor.nonogram.rules.step import Mark

HEART = puzzle_of([".#.#.", "#####", "#####", ".###.", "..#.."])
TRIAL = puzzle_of(["..#..#", "..#..#", "...#..", "##...."])
SEVERAL = puzzle_of(["#.", ".#"])
ONLY_A_SEARCH = {"en": "only a search does.", "fr": "seule une recherche y parvient."}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_each_rung_gives_away_a_little_more(language: Language) -> None:
    for puzzle, step in map(told_step, CASES):
        told = narrate(step, puzzle, language)
        name = named(step, puzzle, language)
        legend = [line.text for line in legend_of(step.marks, puzzle, language)]
        nudge = told.where
        asks = STORIES[step.technique].asks
        if asks:  # the question about it comes with the name
            nudge = f"{nudge.partition(':')[0].rstrip(chr(0xA0) + '.')}."
        rungs = [hint(step, puzzle, language, rung) for rung in (NUDGE, NAME, PATTERN, REASON)]
        assert [rung.sentences for rung in rungs] == [
            (nudge,),
            (name, told.where) if asks else (name,),
            (name, told.what, *legend),
            (name, told.what, *told.reasons, told.then),
        ]
        assert hint(step, puzzle, language, APPLY) == rungs[-1]


def test_the_legend_has_a_line_for_each_role() -> None:
    marks = (Mark(3, "wall"), Mark(5, "run"), Mark(4, "wall"), Mark(6, "run"), Mark(7, "run"))
    assert [
        (line.roles, line.text) for line in legend_of(marks, Puzzle(((),) * 2, ((),) * 5), "en")
    ] == [
        (("wall",), "Known white: r1c4 and r1c5"),
        (("run",), "Known black: r2c1 to r2c3"),
    ]
    assert [line.text for line in legend_of(marks, Puzzle(((),) * 2, ((),) * 5), "fr")] == [
        "Déjà en blanc\u00a0: L1C4 et L1C5",
        "Déjà en noir\u00a0: L2C1 à L2C3",
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "r2c1 is black: one step proves it.",
                "Technique: full line, in row 2.",
                "Row 2 has 5 cells, for one block of 5.",
                "The block just fits.",
                "So r2c1 to r2c5 are black.",
            ),
        ),
        (
            "fr",
            (
                "L2C1 est noire\u00a0: une étape le prouve.",
                "Technique\u00a0: rangée pleine, dans la ligne 2.",
                "La ligne 2 a 5 cases, pour un seul bloc de 5.",
                "Le bloc y tient tout juste.",
                "L2C1 à L2C5 sont donc noires.",
            ),
        ),
    ],
)
def test_a_proof_is_told_step_by_step(language: Language, sentences: tuple[str, ...]) -> None:
    reason = why(Position(HEART), Claim(5, BLACK))
    assert tell_reason(reason, HEART, language) == sentences


def test_what_is_false_is_refuted_by_the_proof_of_its_opposite() -> None:
    first, *rest = tell_reason(why(Position(HEART), Claim(5, WHITE)), HEART, "en")
    assert first == "No: r2c1 is black. One step proves it."
    assert rest == list(tell_reason(why(Position(HEART), Claim(5, BLACK)), HEART, "en"))[1:]


def test_what_the_board_shows_needs_no_proof() -> None:
    position = Position(HEART)
    position.set(5, BLACK)
    told = {c: tell_reason(why(position, Claim(5, c)), HEART, "en") for c in (BLACK, WHITE)}
    assert told[BLACK] == ("The board already shows it: r2c1 is black.",)
    assert told[WHITE] == ("No: r2c1 is black. The board already shows it.",)
    french = tell_reason(why(position, Claim(5, WHITE)), HEART, "fr")
    assert french == ("Non\u00a0: L2C1 est noire. La grille le montre déjà.",)


def test_what_solutions_differ_on_is_not_provable() -> None:
    (told,) = tell_reason(why(Position(SEVERAL), Claim(0, BLACK)), SEVERAL, "en")
    assert told == "Not provable: nothing on the board decides whether r1c1 is black."


def test_nothing_is_proved_on_a_board_without_solution() -> None:
    position = Position(HEART)
    position.set(5, WHITE)
    (told,) = tell_reason(why(position, Claim(0, BLACK)), HEART, "en")
    assert told == "Nothing can be proved: the board has no solution as it stands."


@each_language
def test_what_no_known_rule_proves_is_said_to_be_so(language: Language) -> None:
    claim = Claim(0, WHITE)
    (not_yet,) = tell_reason(Reason("not-yet", claim), HEART, language)
    (refuted,) = tell_reason(Reason("refuted", claim), HEART, language)
    assert not_yet.startswith({"en": "Not yet provable: ", "fr": "Pas encore "}[language])
    assert ONLY_A_SEARCH[language] in refuted


def test_of_a_long_proof_the_last_six_steps_are_told() -> None:
    puzzle, step = told_step(CASES[0])
    told = tell_reason(Reason("proved", Claim(0, WHITE), (step,) * 9), puzzle, "en")
    assert told[:2] == (
        "r1c1 is white: nine steps prove it.",
        "Of these 9 steps, here are the last six.",
    )
    assert len(told) == 2 + 6 * 4
    assert len(tell_reason(Reason("proved", Claim(0, WHITE), (step,) * 6), puzzle, "en")) == 25
    french = tell_reason(Reason("proved", Claim(0, WHITE), (step,) * 9), puzzle, "fr")
    assert french[1] == "De ces 9 étapes, voici les six dernières."


def mistake_of(puzzle: Puzzle, *moves: Move) -> Mistake:
    """The first mistake among some moves on an empty board."""
    position = Position(puzzle)
    for move in moves:
        position.set(move.cell, move.colour)
    mistake = diagnose(position, moves).mistake
    assert mistake is not None
    return mistake


def test_a_line_that_has_no_place_for_its_blocks_is_told() -> None:
    mistake = mistake_of(HEART, Move(7, BLACK), Move(5, WHITE))
    assert tell_mistake(mistake, HEART, "en") == (
        "r2c1 can’t stay white: with it, row 2 no longer has room for its 5.",
    )
    assert tell_mistake(mistake, HEART, "fr") == (
        "L2C1 ne peut pas rester blanche\u00a0: "
        "sinon, la ligne 2 n’aurait plus de place pour son 5.",
    )
    told = tell_mistake(mistake, HEART, "en", reveal=True)
    assert told[1] == "Here is why, on the board before that move:"
    assert told[-1] == "So r2c1, r2c2, r2c4 and r2c5 are black."


def test_a_colour_that_only_a_proof_refutes_is_told_with_its_last_step() -> None:
    mistake = mistake_of(TRIAL, Move(12, BLACK))
    assert mistake.kind == "wrong"
    told = tell_mistake(mistake, TRIAL, "en")
    assert told[0] == "r3c1 can’t stay black, though no line showed it at first."
    assert told[1].endswith("contradiction (row 3).")
    revealed = tell_mistake(mistake, TRIAL, "en", reveal=True)
    assert revealed[0] == told[0]
    assert len(revealed) > len(told)
    assert revealed[-1] == narrate(mistake.steps[-1], TRIAL, "en").then


def test_a_mistake_in_colours_is_told_by_what_shows_it() -> None:
    inks = [Ink(1, "r", "red", "ff0000"), Ink(2, "g", "green", "008000")]
    puzzle = puzzle_in_inks(["rrr.", ".gg.", "...."], inks)
    green, first, second = inks[1].colour, Line("row", 0), Line("row", 1)
    foreign = mistake_of(puzzle, Move(4, green))
    crossed = mistake_of(puzzle, Move(5, WHITE))
    alone = mistake_of(puzzle, Move(1, WHITE))
    told = [tell_mistake(one, puzzle, "en")[0] for one in (foreign, crossed, alone)]
    assert told == [
        "r2c1 can’t stay green (g): column 1 has no block of that colour.",
        "r2c2 can’t stay white: with it, row 2 no longer has room for its 2g "
        "where the lines across have its colour.",
        "r1c2 can’t stay white: with it, row 1 no longer has room for its 3r.",
    ]
    assert tell_mistake(foreign, puzzle, "fr")[0] == (
        "L2C1 ne peut pas rester en vert (v)\u00a0: la colonne 1 n’a aucun bloc de cette couleur."
    )
    assert tell_mistake(crossed, puzzle, "fr")[0] == (
        "L2C2 ne peut pas rester en blanc\u00a0: ainsi, la ligne 2 n’a plus de place pour son 2v "
        "là où les rangées qui la croisent ont sa couleur."
    )
    move = Move(0, WHITE)
    broken = [
        Mistake("wrong", move, broken=first, flaw="colour"),
        Mistake("wrong", move, broken=second, flaw="crossing"),
    ]
    assert [tell_mistake(one, puzzle, "en")[0] for one in broken] == [
        "Row 1 can’t stay as it is: it has a cell of a colour that none of its blocks has. "
        "The first wrong cell is r1c1: it can’t stay white.",
        "Row 2 can’t stay as it is: it no longer has room for its 2g "
        "where the lines across have its colour. "
        "The first wrong cell is r1c1: it can’t stay white.",
    ]


@each_language
def test_a_mistake_without_proof_and_a_puzzle_without_solution_are_told(
    language: Language,
) -> None:
    wrong = tell_mistake(Mistake("wrong", Move(0, BLACK)), HEART, language)
    assert len(wrong) == 2
    assert ONLY_A_SEARCH[language] in wrong[1]
    (puzzle,) = tell_mistake(Mistake("puzzle"), HEART, language)
    assert {"en": "no solution", "fr": "pas de solution"}[language] in puzzle
    assert hint_at_mistake(Mistake("puzzle"), HEART, language, NAME) == (puzzle,)


@each_language
def test_a_mistake_is_hinted_at_by_rungs(language: Language) -> None:
    mistake = mistake_of(TRIAL, Move(12, BLACK))
    told = tell_mistake(mistake, TRIAL, language)
    (nudge,) = hint_at_mistake(mistake, TRIAL, language, NUDGE)
    assert not any(sign.isdigit() for sign in nudge)
    assert hint_at_mistake(mistake, TRIAL, language, NAME) == told[:1]
    assert hint_at_mistake(mistake, TRIAL, language, PATTERN) == told
    assert hint_at_mistake(mistake, TRIAL, language, APPLY) == told
