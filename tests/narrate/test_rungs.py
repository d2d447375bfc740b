"""A hint gives away a little more on each rung, in sentences that are well made."""

import re
from collections.abc import Callable
from functools import cache
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.narrate.cases import CASES, LANGUAGES, Case, told_step
from tests.narrate.mine import thinned
from tests.narrate.text import CELL, candidates_in, cells_in
from tutor.base.language import Language
from tutor.narrate.names import called
from tutor.narrate.rungs import APPLY, NAME, NUDGE, PATTERN, REASON, RUNGS
from tutor.narrate.sudoku.digits_and_houses import VOICE
from tutor.narrate.sudoku.grid_reader import GridReader, legend_of, visible_marks
from tutor.narrate.sudoku.grid_teller import STORIES, hint, narrate
from tutor.narrate.teller import Hint, Narration
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import LADDER
from tutor.techniques.position import Position
from tutor.techniques.step import Step

CELL_IS_THE_PLACE_TO_LOOK = {"naked-single", "search"}
FAMILY_NAMES = {
    "en": "wing fish skyscraper kite rectangle colour pair triple quad single bug pointing",
    "fr": "wing espadon méduse turbot gratte rectangle color paire triplet quadrupl singleton bug",
}
SCOPE_OF_A_PLACEMENT = {
    "en": r"(, in (row|column|box) \d+|, in r\d+c\d+|, in and around box \d+"
    r"|, in boxes [\d, and]+)?\.",
    "fr": r"(, dans (la ligne|la colonne|le bloc) \d+( et autour)?|, en L\d+C\d+"
    r"|, dans les blocs [\d, et]+)?\.",
}
COUNTED = ("sk-loop", "msls")
"""Whose legend has houses with their digits: ``test_counts.py`` reads it."""
ABOUT_A_DIGIT = ("template-set", "guardian", "bivalue-oddagon")
"""Techniques that look at one or two digits wherever they go, and so have to name them."""
SCOPE_OF_A_DIGIT = {"en": r", on \d( and \d)?\.", "fr": r", sur le \d( et le \d)?\."}
SINGULAR = {
    "en": ("is", "sees", "has", "loses", "lies", "holds"),
    "fr": ("est", "voit", "a", "perd", "contient", "n’a"),
}
PLURAL = {
    "en": ("are", "see", "have", "lose", "lie", "hold"),
    "fr": ("sont", "voient", "ont", "perdent", "contiennent", "n’ont"),
}
NOT_ALONE = {"en": (" of ", " one and "), "fr": ("des cases ",)}
"""Words that make one cell of several, or several of one."""
NO_BREAK_SPACE = "\u00a0"


def each_telling(check: Callable[[Case, Language], None]) -> Callable[[Language], None]:
    """A check of every case, as one test in each language."""

    def all_cases(language: Language) -> None:
        for case in CASES:
            try:
                check(case, language)
            except BaseException as error:
                error.add_note(f"{case.technique}-{case.form}")
                raise

    all_cases.__name__ = check.__name__
    return pytest.mark.parametrize("language", LANGUAGES)(all_cases)


def legend(step: Step, geometry: Geometry, language: Language) -> tuple[str, ...]:
    """The lines that name the roles of a pattern, or the nodes of a chain."""
    chain = step if step.is_chain else None
    return tuple(line.text for line in legend_of(visible_marks(step), geometry, language, chain))


@cache
def rung_of(case: Case, language: Language, rung: int) -> Hint:
    """What a rung tells and shows."""
    geometry, step = told_step(case)
    return hint(step, geometry, language, rung)


@cache
def story_of(case: Case, language: Language) -> Narration:
    """The whole story of a step."""
    geometry, step = told_step(case)
    return narrate(step, geometry, language)


def text_of(case: Case, language: Language, rung: int) -> str:
    """All the sentences of a rung."""
    return " ".join(rung_of(case, language, rung).sentences)


def sentences_of(case: Case, language: Language) -> set[str]:
    """The sentences of all rungs, without the lines of the legend."""
    geometry, step = told_step(case)
    told = {line for r in RUNGS for line in rung_of(case, language, r).sentences}
    return told - set(legend(step, geometry, language))


@each_telling
def test_the_nudge_names_neither_technique_nor_cells(case: Case, language: Language) -> None:
    geometry, _ = told_step(case)
    nudge = text_of(case, language, NUDGE)
    assert called(case.technique, language).casefold() not in nudge.casefold()
    assert not [word for word in FAMILY_NAMES[language].split() if word in nudge.casefold()]
    if case.technique not in CELL_IS_THE_PLACE_TO_LOOK:
        assert not cells_in(nudge, geometry, language)


@each_telling
def test_the_nudge_does_not_name_both_a_cell_and_a_digit(case: Case, language: Language) -> None:
    nudge = text_of(case, language, NUDGE)
    if re.search(CELL[language], nudge):
        assert not re.search(r"\b\d\b", nudge)


@each_telling
def test_the_name_comes_without_eliminated_cells_or_the_digit_to_place(
    case: Case, language: Language
) -> None:
    geometry, step = told_step(case)
    name, *question = rung_of(case, language, NAME).said
    assert question == ([story_of(case, language).where] if STORIES[step.technique].asks else [])
    title, facts = GridReader(step, geometry, language).title
    technique = VOICE.text(language, title, **facts)
    assert technique in name
    if step.variant != "digits":
        assert called(case.technique, language) in name or title.startswith("larger-")
    places = {cell for cell, _ in step.placements}
    if case.technique not in CELL_IS_THE_PLACE_TO_LOOK:
        assert not cells_in(name, geometry, language)
    if places:
        after = name[name.index(technique) + len(technique) :]
        is_about_a_digit = case.technique in ABOUT_A_DIGIT
        scopes = SCOPE_OF_A_DIGIT if is_about_a_digit else SCOPE_OF_A_PLACEMENT
        assert re.fullmatch(scopes[language], after)
        assert set(cells_in(name, geometry, language)) <= places


@each_telling
def test_nothing_shows_the_conclusion_before_its_reason(case: Case, language: Language) -> None:
    then = story_of(case, language).then
    for rung in (NUDGE, NAME, PATTERN):
        shown = rung_of(case, language, rung)
        assert then not in text_of(case, language, rung)
        if told_step(case)[1].placements:
            assert not {"single", "bug"} & {role for line in shown.legend for role in line.roles}
        assert rung == PATTERN or not shown.legend


@each_telling
def test_the_pattern_is_told_with_a_legend_of_what_may_be_lit_up(
    case: Case, language: Language
) -> None:
    geometry, step = told_step(case)
    shown = rung_of(case, language, PATTERN)
    lines = legend(step, geometry, language)
    assert shown.sentences[1:] == (story_of(case, language).what, *lines)
    marks = visible_marks(step)
    told = {role for line in legend_of(marks, geometry, language) for role in line.roles}
    assert step.is_chain or told == {mark.role for mark in marks}
    if case.technique in COUNTED:
        return
    named = {cell for line in lines for cell in cells_in(line, geometry, language)}
    lit = {mark.cell for mark in marks}
    assert named == lit or (step.is_net and named < lit), "what a net excludes has no line"


@each_telling
def test_the_reason_is_complete_and_comes_before_what_follows(
    case: Case, language: Language
) -> None:
    told = story_of(case, language)
    for rung in (REASON, APPLY):
        shown = rung_of(case, language, rung)
        assert shown.sentences[1:] == (told.what, *told.reasons, told.then)


@each_telling
def test_what_follows_is_the_conclusion_and_nothing_else(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    then = story_of(case, language).then
    assert candidates_in(then, geometry, language) == {*step.placements, *step.eliminations}


@each_telling
def test_sentences_are_well_made(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    for sentence in sentences_of(case, language):
        assert "  " not in sentence
        assert not set("{}$") & set(sentence)
        assert sentence[-1] in ".?:"
        for start in re.findall(rf"(?:^|[.?!] )({CELL[language]}|\S)", sentence):
            assert start[0].isupper() or start[0].isdigit() or len(start) > 1, sentence
    for line in legend(step, geometry, language) if not step.is_chain else ():
        assert line[0].isupper()
        assert re.search(rf"{CELL[language]}$", line) or case.technique in COUNTED


@each_telling
def test_verbs_agree_with_the_cells_before_them(case: Case, language: Language) -> None:
    cell = CELL[language]
    group = rf"(?:{cell}, )*(?:{cell} (?:and|et) )?{cell}"
    verbs = "|".join(SINGULAR[language] + PLURAL[language])
    for sentence in sentences_of(case, language):
        assert not re.search(rf"c’est {cell} et {cell}", sentence), "ce sont"
        for found in re.finditer(rf"({group}) ({verbs})\b", sentence):
            one = len(re.findall(cell, found[1])) == 1
            if sentence[: found.start()].endswith(NOT_ALONE[language]):
                continue
            assert found[2] in (SINGULAR if one else PLURAL)[language], found[0]


@each_telling
def test_numbers_agree_with_their_nouns(case: Case, language: Language) -> None:
    many = {
        "en": r"\b(1|[Oo]ne|an?) (cells|digits|houses|places|candidates|fins|rows|columns|boxes)\b",
        "fr": r"\b([Uu]ne?|1|[Ll][ea]) (cases|chiffres|places|candidats|lignes|colonnes|blocs)\b",
    }
    one = {
        "en": r"\b([Tt]wo|[Tt]hree|[Ff]our) (cell|digit|house|place|candidate|row|column|box)\b",
        "fr": r"\b([Dd]eux|[Tt]rois|[Qq]uatre) (case|chiffre|place|candidat|ligne|colonne|bloc)\b",
    }
    for sentence in sentences_of(case, language):
        assert not re.search(many[language], sentence), sentence
        assert not re.search(one[language], sentence), sentence


@each_telling
def test_spaces_before_punctuation_follow_the_language(case: Case, language: Language) -> None:
    geometry, step = told_step(case)
    lines = set() if step.is_chain else set(legend(step, geometry, language))
    for sentence in sentences_of(case, language) | lines:
        if language == "en":
            assert not re.search(rf"[ {NO_BREAK_SPACE}][:;?!,.]", sentence), sentence
            assert NO_BREAK_SPACE not in sentence
        else:
            assert not re.search(rf"[^{NO_BREAK_SPACE}][:;?!]", sentence), sentence
            assert not re.search(rf"[ {NO_BREAK_SPACE}][,.]", sentence), sentence
            assert "'" not in sentence, "French has a typographic apostrophe"


@pytest.mark.slow
@given(st.integers(0, 10**6), st.booleans())
@settings(max_examples=1, deadline=None)
def test_any_step_can_be_told_on_any_rung(seed: int, givens: bool) -> None:
    grid = thinned(seed, givens=givens)
    geometry, position = grid.geometry, Position(grid)
    for technique in LADDER:
        for step in islice(technique.find(position), 3):
            for language in LANGUAGES:
                for rung in RUNGS:
                    assert all(hint(step, geometry, language, rung).sentences)
                then = narrate(step, geometry, language).then
                conclusion = {*step.placements, *step.eliminations}
                assert candidates_in(then, geometry, language) == conclusion
