"""What the sentences say follows from the step, and they are good sentences."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.narrate.nonogram.cases import CASES, LANGUAGES, told_step
from tests.narrate.nonogram.text import CELL, cells_in, coloured
from tests.nonogram.lines import Known
from tests.nonogram.test_rules import RULES, found_by
from tests.nonogram.test_rules_on_boards import tried, walked
from tutor.base.language import Language
from tutor.narrate.nonogram import called, named, narrate
from tutor.narrate.nonogram.picture_teller import TELLER
from tutor.narrate.teller import Narration
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.reach import Found, step_of
from tutor.nonogram.rules.step import Step

PER_RULE = 40

each_language = pytest.mark.parametrize("language", LANGUAGES)
Told = tuple[Puzzle, Step, Narration]


def in_lines() -> Iterator[tuple[Puzzle, Step]]:
    """Steps of every rule in lines of all kinds, told in a row and in a column by turns."""
    for rule in RULES:
        found_in = found_by(rule)
        for number, (known, found) in enumerate(found_in[:: len(found_in) // PER_RULE or 1]):
            view = known.view
            across: tuple[Clue, ...] = ((), view.clue)
            along: tuple[Clue, ...] = ((),) * view.length
            if number % 2:
                puzzle, line = Puzzle(across, along), Line("row", 1)
            else:
                puzzle, line = Puzzle(along, across), Line("column", 1)
            yield puzzle, step_of(rule, puzzle, line, found)


@cache
def told(language: Language) -> tuple[Told, ...]:
    """Steps in plenty, told in full."""
    steps = [told_step(case) for case in CASES]
    steps += in_lines()
    steps += [(before.puzzle, step) for before, step, _ in (*walked()[::4], *tried()[::4])]
    return tuple((puzzle, step, narrate(step, puzzle, language)) for puzzle, step in steps)


@each_language
def test_the_conclusion_is_told_exactly(language: Language) -> None:
    for puzzle, step, narration in told(language):
        black, white = coloured(narration.then, puzzle, language)
        assert (black, white) == (set(step.black), set(step.white))


@each_language
def test_where_to_look_names_no_cell_and_no_rule(language: Language) -> None:
    for _, step, narration in told(language):
        assert not re.search(CELL[language], narration.where)
        assert called(step.technique, language) not in narration.where.lower()


@each_language
def test_what_is_told_of_a_line_names_no_cell_elsewhere(language: Language) -> None:
    for puzzle, step, narration in told(language):
        if step.technique in RULES:
            named_cells = set(cells_in(" ".join(narration), puzzle, language))
            assert named_cells <= set(puzzle.cells_of(step.line))


@each_language
def test_the_line_is_told_before_anything_else(language: Language) -> None:
    nouns = {"en": ("row", "column"), "fr": ("ligne", "colonne")}[language]
    for puzzle, step, narration in told(language):
        if step.technique in RULES:
            line = f"{nouns[step.line.axis == 'column']} {step.line.index + 1}"
            assert line in narration.where
            assert line in narration.what.lower()
            assert line in named(step, puzzle, language)


def test_both_languages_name_the_same_cells_in_the_same_order() -> None:
    for (puzzle, _, english), (_, _, french) in zip(told("en"), told("fr"), strict=True):
        for one, other in zip(english, french, strict=True):
            assert cells_in(one, puzzle, "en") == cells_in(
                re.sub(r"entre (L\d+C\d+) et ", r"\1 à ", other), puzzle, "fr"
            )


HEAD = re.compile(r"(\d+)\. (\w+) (\d+), ([^:\xa0]+)\xa0?: ([^.]*?)(?: \(([^)]*)\))?\.")
LINE_WORDS = {"en": ("row", "column"), "fr": ("ligne", "colonne")}


@each_language
def test_a_trial_tells_its_whole_trail_in_order(language: Language) -> None:
    """Read back: number, line, rule, colours and what is cited, one sentence for each."""
    met = 0
    for puzzle, step, narration in told(language):
        if step.technique not in ("edge-logic", "contradiction"):
            continue
        first, *rest, _ = narration.reasons
        assert first.startswith("1. ")
        assert cells_in(first, puzzle, language) == list(step.cells("assumed"))
        assert len(rest) == len(step.trail) + 1
        for one, sentence in zip(step.trail, rest[:-1], strict=True):
            head = re.match(
                r"(\d+)\. (\w+) (\d+), ([^:\xa0]+)\xa0?: ([^.]*?)(?: \(([^)]*)\))?\.", sentence
            )
            assert head, sentence
            assert int(head[1]) == one.number[0]
            assert head[2].lower() == LINE_WORDS[language][one.line.axis == "column"]
            assert int(head[3]) == one.line.index + 1
            assert head[4] == called(one.rule, language)
            assert coloured(head[5], puzzle, language) == (set(one.black), set(one.white))
            assert (head[6] or "") == ", ".join(str(number) for (number,) in one.rests_on)
            assert bool(one.argument) == (sentence != head[0])
            met += 1
        cited = ", ".join(str(number) for (number,) in step.rests_on)
        line = f"{LINE_WORDS[language][step.line.axis == 'column']} {step.line.index + 1}"
        assert f"{line}{f' ({cited})' if cited else ''}. " in rest[-1]
    assert met > 20


def facts_in(known: Known, rule: str, found: Found) -> dict[str, Any]:
    """What the sentences speak of, in a row that is all of its board."""
    puzzle = Puzzle((known.view.clue,), ((),) * known.view.length)
    return TELLER.facts_of(step_of(rule, puzzle, Line("row", 0), found), puzzle, "en")


def test_glue_is_told_from_the_right_end_and_reaches_as_far_as_it_says() -> None:
    for known, found in found_by("glue"):
        facts, view = facts_in(known, "glue", found), known.view
        (end,) = facts["end"].items
        assert known.always_black >> end & 1
        if facts["exact"] == "yes":
            glued = sum(1 << place for place in facts["glued"].items)
            assert not glued & ~known.always_black
            assert not (glued << 1 | glued >> 1) & view.full & ~glued & ~known.always_white
        run = facts["runs"].items
        between = (
            range(run[0] - facts["between"], run[0])
            if facts["side"] == "left"
            else range(run[-1] + 1, run[-1] + 1 + facts["between"])
        )
        assert all(view.unknown >> place & 1 for place in between)
        beyond = run[0] - facts["between"] - 1
        if facts["side"] == "right":
            beyond = run[-1] + facts["between"] + 1
        is_edge = beyond in (-1, view.length)
        assert facts["edge"] == ("edge" if is_edge else "wall")
        assert is_edge or facts["walls"].items == (beyond,)


def test_mercury_draws_back_from_cells_that_are_never_black() -> None:
    for known, found in found_by("mercury"):
        facts = facts_in(known, "mercury", found)
        lost = sum(1 << place for place in facts["lost"].items)
        assert not found.white & ~lost
        assert not lost & ~known.always_white
        (block,) = facts["blocks"].items
        assert block == facts["open"].items[0 if facts["order"] == "first" else -1]


@each_language
def test_sentences_are_tidy(language: Language) -> None:
    for _, _, narration in told(language):
        for text in (narration.where, narration.what, *narration.reasons, narration.then):
            assert text
            assert text == text.strip()
            assert text[-1] in ".?"
            assert "  " not in text
            assert not re.search(r"[{}\n]|\.\.|,\.|, ,|\s,", text), text
            unnumbered = re.sub(r"^[\d.]+ ", "", text)
            for start in re.findall(r"(?:^|[.?] )(\S+)", unnumbered):
                assert start[0].isupper() or re.match(CELL[language], start), text


def test_french_is_set_as_it_should_be() -> None:
    for puzzle, step, narration in told("fr"):
        for text in (*narration, named(step, puzzle, "fr")):
            assert not re.search(r"[^\u00a0][:;?!]", text), text
            assert "'" not in text
            assert not re.search(r"\b(de le|de les|à le|à les|que il|que un)\b", text), text
