"""The data of a nonogram lesson: lines and boards, and the steps that are told on them.

A line has its ``clue`` and its ``cells``; a board has ``rows``, ``columns`` and ``board``.
An example claims a step: ``black`` and ``white``, on a board with its ``line``.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tutor.learn.nonogram.line_board import ROW, line_board
from tutor.learn.schema import EXERCISES_FILE, LESSON_FILE
from tutor.learn.toml import Table, open_table
from tutor.nonogram.position import SIGNS, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.step import Step


@dataclass(frozen=True)
class Shown:
    """A line or a board to look at."""

    position: Position
    is_line: bool
    """Whether it is a line alone: then its columns have no clues."""
    lines: tuple[Line, ...] = ()
    """What is lit up of it."""


@dataclass(frozen=True)
class NonogramExample:
    """A line or a board on which a step is told."""

    shown: Shown
    line: Line
    black: tuple[int, ...]
    white: tuple[int, ...]
    variant: str

    def is_made_by(self, step: Step) -> bool:
        """Whether a step concludes this, no more and no less."""
        return (step.line, step.black, step.white, step.variant) == (
            self.line,
            self.black,
            self.white,
            self.variant,
        )


@dataclass(frozen=True)
class NonogramLessonData:
    """What a lesson shows."""

    examples: tuple[NonogramExample, ...] = ()
    near_misses: tuple[Shown, ...] = ()
    scenes: tuple[Shown, ...] = ()


def read_nonogram_lesson(folder: Path) -> NonogramLessonData:
    """The lines and boards that a lesson tells.

    Raises:
        BadLesson: the file is not as it should be.
    """
    table = open_table(folder / LESSON_FILE)
    data = NonogramLessonData(
        tuple(map(_example, table.tables("example"))),
        tuple(map(_board_of, table.tables("near-miss"))),
        tuple(map(_scene, table.tables("scene"))),
    )
    table.done()
    return data


def read_instances(folder: Path) -> tuple[Position, ...]:
    """The boards of the exercises that were mined for a lesson; none if there is no such file.

    Raises:
        BadLesson: the file is not as it should be.
    """
    if not (folder / EXERCISES_FILE).is_file():
        return ()
    table = open_table(folder / EXERCISES_FILE)
    instances = tuple(_board_of(item).position for item in table.tables("instance"))
    table.done()
    return instances


def _example(table: Table) -> NonogramExample:
    shown = _shown(table)
    puzzle = shown.position.puzzle
    line = ROW if shown.is_line else table.take("line", lambda name: _line(name, puzzle))
    black, white = (
        table.take(name, lambda cells: _cells(cells, shown), []) for name in ("black", "white")
    )
    variant = table.take("variant", str, "")
    table.done()
    return NonogramExample(shown, line, black, white, variant)


def _board_of(table: Table) -> Shown:
    """A table with nothing but a line or a board."""
    shown = _shown(table)
    table.done()
    return shown


def _scene(table: Table) -> Shown:
    shown = _shown(table)
    puzzle = shown.position.puzzle
    lines = table.take("lines", lambda names: tuple(_line(name, puzzle) for name in names), [])
    table.done()
    return Shown(shown.position, shown.is_line, lines)


def _shown(table: Table) -> Shown:
    if table.has("clue"):
        clue = table.take("clue", _clue)
        return Shown(table.take("cells", lambda cells: line_board(clue, _signs(cells))), True)
    rows, columns = (table.take(name, _clues) for name in ("rows", "columns"))
    puzzle = Puzzle(rows, columns)
    if next(puzzle.faults(), None) is not None:
        raise table.wrong("clues of no picture")
    return Shown(table.take("board", lambda board: _board(puzzle, board)), False)


def _clue(value: list[Any]) -> Clue:
    if not all(isinstance(block, int) and block > 0 for block in value):
        raise ValueError(value)
    return tuple(value)


def _clues(value: list[Any]) -> tuple[Clue, ...]:
    return tuple(map(_clue, value))


def _signs(text: str) -> str:
    if set(text) - set(SIGNS):
        raise ValueError(text)
    return text


def _board(puzzle: Puzzle, rows: list[str]) -> Position:
    if [len(_signs(row)) for row in rows] != [puzzle.width] * puzzle.height:
        raise ValueError(rows)
    return Position.of(puzzle, rows)


def _line(name: str, puzzle: Puzzle) -> Line:
    for line in puzzle.lines:
        if line.name == name:
            return line
    raise ValueError(name)


def _cells(value: list[Any], shown: Shown) -> tuple[int, ...]:
    """The places of a line, from 1, or the cells of a board by their names."""
    if shown.is_line:
        return tuple(int(place) - 1 for place in value)
    return tuple(_cell(name, shown.position.puzzle) for name in value)


def _cell(name: str, puzzle: Puzzle) -> int:
    found = re.fullmatch(r"r(\d+)c(\d+)", name)
    if found is None:
        raise ValueError(name)
    return (int(found[1]) - 1) * puzzle.width + int(found[2]) - 1
