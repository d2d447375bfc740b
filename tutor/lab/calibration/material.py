"""What calibration is made from: a table of puzzles, and all that models may ask about them.

Any CSV will do that has puzzles and difficulties in columns: the delimiter, the encoding, the
columns and the format of the puzzles are recognised. A row that cannot be used never hides
the others; what is wrong with it, or with the whole table, is kept as data.
"""

import codecs
import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, NamedTuple

from tutor.base.sat import TooLarge
from tutor.base.watch import Pulse, no_pulse
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.levels import Level, NotRated, level_of
from tutor.rating.models import Figures, sat_figures
from tutor.rating.profile import Profile
from tutor.rating.quine import HEURISTICS, Heuristic, Outcome, solve
from tutor.rating.record import profile_of
from tutor.rating.study import study_counts
from tutor.rating.visual import Visual, visual_of
from tutor.sudoku.formats import BadGrid, line_of, read_text
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER

PREFERRED_TARGET = "D_TR"
"""The column of difficulties that is taken if there is one of this name."""

_DELIMITERS = ("\t", ";", ",", "|")
"""In doubt the first: commas stand in texts and in numbers too."""
_SAMPLE = 50
"""How many rows are looked at to tell the columns apart."""
_LEAST_CELLS = 16
"""A grid smaller than 4 x 4 might as well be a number."""
_LARGEST = 1e12
"""A longer number is no difficulty: it might be the solution, which is 81 digits."""
_NUMBER = re.compile(r"[+-]?(\d+([.,]\d*)?|[.,]\d+)([eE][+-]?\d{1,3})?", re.ASCII)
_BOMS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}


class BadTable(Exception):
    """A table that cannot be used at all; ``code`` and ``details`` say why."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details


@dataclass(frozen=True)
class Row:
    """A puzzle, and how hard it is."""

    line: int
    """Where it begins in the file, counted from 1."""
    grid: Grid
    difficulty: float


@dataclass(frozen=True)
class BadRow:
    """A row that cannot be used; ``code`` and ``details`` say why."""

    line: int
    code: str
    details: dict[str, str | int] = field(default_factory=dict)
    grid: BadGrid | None = None
    """What is wrong with its puzzle, if that cannot be read."""


class Taken(NamedTuple):
    """The rows that were asked for."""

    rows: list[Row]
    bad: list[BadRow]
    left_out: int
    """How many were passed over as too hard."""


@dataclass(frozen=True)
class Table:
    """The cells of a file, row by row."""

    columns: list[str]
    """Their names; their numbers, in a table without a header."""
    rows: list[tuple[int, list[str]]]
    """Each with the line on which it begins."""
    box: Geometry | None = None
    """The shape of all puzzles, where it was told."""

    def choose(self, puzzle: str | None, target: str | None) -> tuple[int, int]:
        """The column of puzzles and that of difficulties: those named, else by what they hold.

        Raises:
            BadTable: there are none.
        """
        puzzles = self._puzzles() if puzzle is None else self._named(puzzle)
        if not self._holds_puzzles(puzzles):
            raise BadTable("no-puzzles-in", column=self.columns[puzzles])
        if target is None:
            return puzzles, self._target(puzzles)
        difficulties = self._named(target)
        if difficulties == puzzles or difficulties not in self._numeric:
            raise BadTable("no-numbers-in", column=self.columns[difficulties])
        return puzzles, difficulties

    def _named(self, name: str) -> int:
        for alike in (str, str.casefold):
            for column, known in enumerate(self.columns):
                if alike(known) == alike(name.strip()):
                    return column
        raise BadTable("no-column", found=name, columns=", ".join(self.columns))

    def _puzzles(self) -> int:
        """The column whose cells read as grids."""
        columns = range(len(self.columns))
        best = max(columns, key=self._holds_puzzles)
        if not self._holds_puzzles(best):
            raise BadTable("no-puzzles")
        return best

    def _holds_puzzles(self, column: int) -> int:
        """How much of a column reads as grids."""
        return sum(_cell_count(cell, self.box) for cell in self._cells(column, _SAMPLE))

    def _target(self, puzzles: int) -> int:
        """Of the columns with numbers the preferred one, else the last."""
        columns = range(len(self.columns))
        numeric = [c for c in columns if c != puzzles and c in self._numeric]
        if not numeric:
            raise BadTable("no-numbers")
        after = [column for column in numeric if column > puzzles] or numeric
        for column in after:
            if self.columns[column].casefold() == PREFERRED_TARGET.casefold():
                return column
        return after[-1]

    @cached_property
    def _numeric(self) -> set[int]:
        """The columns in which most cells that hold something hold a number."""
        filled, numbers = ([0] * len(self.columns) for _ in range(2))
        for _, cells in self.rows:
            for column, cell in enumerate(cells[: len(self.columns)]):
                if cell.strip():
                    filled[column] += 1
                    numbers[column] += number(cell) is not None
        return {c for c in range(len(self.columns)) if numbers[c] * 2 > filled[c]}

    def _cells(self, column: int, most: int | None = None) -> list[str]:
        return [cells[column] for _, cells in self.rows[:most] if column < len(cells)]

    def take(
        self, puzzle: int, target: int, *, cap: float | None = None, limit: int | None = None
    ) -> "Taken":
        """The first rows up to a difficulty: one above it does not count towards the limit."""
        taken = Taken([], [], 0)
        for row in self.read(puzzle, target):
            if len(taken.rows) + len(taken.bad) == limit:
                break
            if isinstance(row, BadRow):
                taken.bad.append(row)
            elif cap is None or row.difficulty <= cap:
                taken.rows.append(row)
            else:
                taken = taken._replace(left_out=taken.left_out + 1)
        return taken

    def read(self, puzzle: int, target: int) -> Iterator[Row | BadRow]:
        """Every row in order."""
        for line, cells in self.rows:
            if len(cells) != len(self.columns):
                yield BadRow(line, "cells", {"found": len(cells), "expected": len(self.columns)})
                continue
            difficulty = number(cells[target])
            grid = _grid(cells[puzzle], self.box)
            if difficulty is None:
                yield BadRow(
                    line,
                    "number",
                    {"found": cells[target].strip(), "column": self.columns[target]},
                )
            elif isinstance(grid, BadGrid):
                yield BadRow(line, "grid", grid=grid)
            else:
                yield Row(line, grid, difficulty)


def read_table(data: bytes, box: Geometry | None = None) -> Table:
    """The table of a file.

    Raises:
        BadTable: there is none.
    """
    text = _decoded(data)
    if not text.strip():
        raise BadTable("empty")
    if "\0" in text:
        raise BadTable("no-text")
    rows = _rows(text, _delimiter(text))
    if any(_cell_count(cell, box) for cell in rows[0][1]):
        header = [str(column) for column in range(1, len(rows[0][1]) + 1)]
    else:
        header = [name.strip() for name in rows.pop(0)[1]]
    for _, cells in rows:
        while len(cells) > len(header) and not cells[-1].strip():
            cells.pop()
    return Table(header, rows, box)


def number(text: str) -> float | None:
    """The number a cell holds, with a decimal point or comma; None if it is none."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    if not _NUMBER.fullmatch(plain):
        return None
    value = float(plain.replace(",", "."))
    return value if abs(value) < _LARGEST else None


def _decoded(data: bytes) -> str:
    """The text of a file, in whatever encoding it was saved."""
    for bom, encoding in _BOMS.items():
        if data.startswith(bom):
            return data.decode(encoding, "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _delimiter(text: str) -> str:
    """What stands between the cells: what splits most rows as it splits the first."""

    start = "\n".join(text.splitlines()[: _SAMPLE + 1])

    def evenness(delimiter: str) -> tuple[int, int]:
        lengths = [len(cells) for _, cells in _rows(start, delimiter)]
        return (lengths.count(lengths[0]) if lengths[0] > 1 else 0), lengths[0]

    return max(_DELIMITERS, key=evenness)


def _rows(text: str, delimiter: str) -> list[tuple[int, list[str]]]:
    """Every row that is not blank, with the line on which it begins."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    rows, line = [], 1
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append((line, cells))
            line = reader.line_num + 1
    except csv.Error:
        raise BadTable("no-table", line=str(line)) from None
    if not rows:
        raise BadTable("empty")
    return rows


def _grid(cell: str, box: Geometry | None) -> Grid | BadGrid:
    """The one grid of a cell."""
    entries = list(read_text(cell, box))
    return entries[0].result if len(entries) == 1 else BadGrid("no-grid")


def _cell_count(cell: str, box: Geometry | None) -> int:
    """How many cells the grid in a cell has; 0 if it is none, or full: that is a solution."""
    grid = _grid(cell, box) if len(cell.strip()) >= _LEAST_CELLS else None
    return grid.geometry.cell_count if isinstance(grid, Grid) and not grid.is_full else 0


Phase = Literal["profiles", "formulas", "models"]
Report = Callable[[Phase, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is."""

_SINGLES = {technique.id for technique in LADDER if technique.tier == 1}


@dataclass(frozen=True)
class Material:
    """A puzzle, how hard it is for people, and what is known of it."""

    line: int
    puzzle: str
    difficulty: float
    visual: Visual
    profile: Profile
    level: Level
    study: Counter[str]
    """Uses of the study's techniques."""
    formulas: dict[Heuristic, Figures]
    """What the modified Quine procedure needs, by each of its heuristics."""


def material_of(
    rows: Sequence[Row],
    *,
    seed: str = "0",
    report: Report = lambda *_: None,
    pulse: Pulse = no_pulse,
) -> tuple[list[Material], list[BadRow]]:
    """Everything about these puzzles, and the rows that are none."""
    walked: list[tuple[Row, Profile, Counter[str]]] = []
    material: list[Material] = []
    bad: list[BadRow] = []
    for done, row in enumerate(rows):
        report("profiles", done, len(rows))
        try:
            profile = profile_of(row.grid, pulse=pulse)
            walked.append((row, profile, study_counts(row.grid, pulse)))
        except NotRated as problem:
            bad.append(BadRow(row.line, problem.flaw))
    for done, (row, profile, study) in enumerate(walked):
        report("formulas", done, len(walked))
        visual = visual_of(row.grid)
        try:
            if profile.counts.keys() <= _SINGLES:
                figures = sat_figures(_by_unit_clauses(visual.candidates))
                formulas = dict.fromkeys(HEURISTICS, figures)
            else:
                cnf = cnf_of(row.grid, pulse).cnf
                formulas = {
                    heuristic: sat_figures(solve(cnf, heuristic, seed=seed, pulse=pulse))
                    for heuristic in HEURISTICS
                }
        except TooLarge:
            bad.append(BadRow(row.line, "stuck"))
            continue
        level = level_of(profile, row.grid.geometry)
        material.append(
            Material(
                row.line,
                line_of(row.grid),
                row.difficulty,
                visual,
                profile,
                level,
                study,
                formulas,
            )
        )
    return material, bad


def _by_unit_clauses(candidates: int) -> Outcome:
    """How the procedure goes where singles are enough.

    They are the unit clauses of the formula, so that every variable, one for
    each candidate, is fixed before anything is supposed.
    """
    return Outcome("satisfied", (), disjunctions=(0,), eliminations=(candidates,))
