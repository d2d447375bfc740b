"""Every premise is in the words: what a sentence names is enough for what it concludes."""

import re
from collections import Counter

import pytest

from tests.narrate.nonogram.cases import LANGUAGES
from tests.narrate.nonogram.text import cells_in
from tests.nonogram.lines import written
from tests.nonogram.test_argument import argued
from tests.nonogram.test_rules import RULES, found_by
from tutor.base.language import Language
from tutor.narrate.nonogram import narrate
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import LineView
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.reach import Found, step_of
from tutor.nonogram.rules.step import Step

PER_RULE = 100
LONG_LINES, LONG = 1500, 30
"""Many blocks, and white cells between them: what they rest on is far away."""


def on_board(rule: str, view: LineView, found: Found) -> tuple[Puzzle, Step]:
    """What was found in a line, in the second row of a board."""
    rows: tuple[Clue, ...] = ((), view.clue)
    puzzle = Puzzle(rows, ((),) * view.length)
    return puzzle, step_of(rule, puzzle, Line("row", 1), found)


def sample(rule: str) -> list[tuple[LineView, Found]]:
    """Lines on which a rule says something, each of its arguments in short and in long ones."""
    told: dict[tuple[bool, str], list[tuple[LineView, Found]]] = {}
    of_lines = found_by(rule), found_by(rule, LONG_LINES, LONG) if rule != "complete-line" else []
    for is_long, found in enumerate(of_lines):
        for known, one in found:
            told.setdefault((bool(is_long), one.variant), []).append((known.view, one))
    return [one for found in told.values() for one in found[:: len(found) // PER_RULE or 1]]


_REMAIN = {"en": r"only (.*?) remains?\b", "fr": r"il ne reste que (.*?),"}
"""How the part of a line that is still open is told."""


def words(step: Step, puzzle: Puzzle, language: Language) -> str:
    """What is said before the conclusion."""
    told = narrate(step, puzzle, language)
    return re.sub(r"entre (L\d+C\d+) et (L\d+C\d+)", r"\1 à \2", f"{told.what} {told.why}")


def places(text: str, puzzle: Puzzle, language: Language) -> int:
    """The places of the second row that a text names."""
    return sum(1 << cell - puzzle.width for cell in set(cells_in(text, puzzle, language)))


def named(step: Step, puzzle: Puzzle, language: Language) -> int:
    """The places of the line that the words before the conclusion name."""
    return places(words(step, puzzle, language), puzzle, language)


def said_to_be_finished(step: Step, puzzle: Puzzle, language: Language) -> int:
    """The places beyond what is said to remain of the line; none if nothing is said of that."""
    found = re.search(_REMAIN[language], words(step, puzzle, language))
    every = (1 << puzzle.width) - 1
    return every & ~places(found[1], puzzle, language) if found else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_what_is_marked_as_known_is_named(rule: str, language: Language) -> None:
    for view, found in sample(rule):
        puzzle, step = on_board(rule, view, found)
        told = named(step, puzzle, language)
        for role, mask in found.marks:
            if role in ("run", "wall", "gap", "assumed"):
                assert not mask & ~told, (role, written(view), view.clue)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_the_cells_that_are_named_are_enough(rule: str, language: Language) -> None:
    """What is said to remain of a line stands for the finished blocks beyond it."""
    for view, found in sample(rule):
        puzzle, step = on_board(rule, view, found)
        told = named(step, puzzle, language)
        told |= said_to_be_finished(step, puzzle, language)
        implied = solve_line(view.clue, view.length, view.black & told, view.white & told)
        assert implied is not None
        assert not found.black & ~implied.black, (written(view), view.clue)
        assert not found.white & ~implied.white, (written(view), view.clue)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_says_each_of_its_clauses(language: Language) -> None:
    """Read back: a sentence for each clause, with its block and its cells."""
    met: Counter[str] = Counter()
    for view, found in [one for one in argued() if one[1].argument][::3]:
        puzzle, step = on_board("complete-line", view, found)
        sentences = re.split(r"(?<=\.) ", narrate(step, puzzle, language).why)
        assert len(sentences) == len(found.argument)
        for clause, sentence in zip(found.argument, sentences, strict=True):
            told = places(sentence, puzzle, language)
            if clause.kind not in ("case", "room-begin", "room-end", "room"):
                assert told >> clause.first & told >> clause.last & 1
            assert not (clause.black | clause.white) & ~told
            if clause.kind != "nobody":
                assert all(str(view.clue[block]) in sentence for block in clause.blocks)
            if clause.pusher is not None:
                assert re.search(rf"\b{view.clue[clause.pusher]}\b", sentence)
            met[clause.kind] += 1
    assert len(met) >= 7
