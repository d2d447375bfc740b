"""Nonograms as formulas, against counting, an independent solver and ranges by hand."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.formula import CNF
from pysat.solvers import Glucose4

from tests.rating.nonograms import IMPOSSIBLE, NO_SOLUTION, TRIED, TWO_SOLUTIONS
from tutor.base.sat import TooLarge
from tutor.nonogram.generator import random_picture
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, puzzle_of
from tutor.nonogram.solver import by_lines, solve
from tutor.rating import puzzle_cnf, quine
from tutor.rating.cnf import to_dimacs
from tutor.rating.puzzle_cnf import MOST_CLAUSES, cnf_of
from tutor.rating.quine import HEURISTICS, Heuristic

every_heuristic = pytest.mark.parametrize("heuristic", HEURISTICS)
Clues = tuple[tuple[Clue, ...], tuple[Clue, ...]]


def models(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """The picture of every model, those of an independent solver."""
    formula = cnf_of(puzzle)
    with Glucose4(bootstrap_with=formula.cnf.clauses) as solver:
        # Cells without a clause are in no model: there are none.
        assert set(range(1, puzzle.cell_count + 1)) <= set(formula.cnf.variables)
        return [formula.position_of(model).written() for model in solver.enum_models()]


def test_the_models_are_the_solutions() -> None:
    pictures: dict[Clues, list[tuple[str, ...]]] = {}
    for cells in product(".#", repeat=9):
        picture = ("".join(cells[:3]), "".join(cells[3:6]), "".join(cells[6:]))
        puzzle = puzzle_of(picture)
        pictures.setdefault((puzzle.rows, puzzle.columns), []).append(picture)
    assert len(pictures) < 512
    for (rows, columns), expected in pictures.items():
        assert sorted(models(Puzzle(rows, columns))) == sorted(expected)


@settings(deadline=None, max_examples=15)
@given(st.integers(1, 7), st.integers(1, 7), st.integers(0, 10**6))
def test_the_models_are_what_the_solver_finds(width: int, height: int, seed: int) -> None:
    puzzle = puzzle_of(random_picture(width, height, 0.5, seed))
    found, solved = models(puzzle), solve(puzzle)
    assert (solved.status == "solved") == (len(found) == 1)
    assert solved.solution is not None
    assert solved.solution.written() in found
    assert puzzle.goal in found


class Ranges:
    """Of each block of a line, the first and the last start that are still possible."""

    def __init__(self, clue: Clue, length: int) -> None:
        self.clue = clue
        room = length - sum(clue) - len(clue) + 1
        self.first = [sum(clue[:k]) + k for k in range(len(clue))]
        self.last = [first + room for first in self.first]

    def narrow(self, cells: list[int]) -> None:
        """Move the ends of the ranges by their neighbours and by the cells."""
        first, last, blocks = self.first, self.last, len(self.clue)
        for k in range(blocks - 1):
            first[k + 1] = max(first[k + 1], first[k] + self.clue[k] + 1)
            last[k] = min(last[k], last[k + 1] - self.clue[k] - 1)
        for place, colour in enumerate(cells):
            for k, block in enumerate(self.clue):
                if colour == WHITE and place - block < first[k] <= place:
                    first[k] = place + 1
                if colour == WHITE and place - block < last[k] <= place:
                    last[k] = place - block
            for k in range(blocks + 1):
                if colour == BLACK and k < blocks and self.ends_before(k - 1, place):
                    last[k] = min(last[k], place)
                if colour == BLACK and k > 0 and self.starts_after(k, place):
                    first[k - 1] = max(first[k - 1], place - self.clue[k - 1] + 1)

    def ends_before(self, k: int, place: int) -> bool:
        return k < 0 or self.last[k] + self.clue[k] <= place

    def starts_after(self, k: int, place: int) -> bool:
        return k == len(self.clue) or self.first[k] > place

    def colour(self, place: int) -> int:
        """What the ranges say of a cell."""
        blocks = range(len(self.clue))
        if any(self.last[k] <= place < self.first[k] + self.clue[k] for k in blocks):
            return BLACK
        between = (
            self.ends_before(k - 1, place) and self.starts_after(k, place)
            for k in range(len(self.clue) + 1)
        )
        return WHITE if any(between) else UNKNOWN


def by_ranges(puzzle: Puzzle) -> Position:
    """As far as ranges lead."""
    position = Position(puzzle)
    ranges = {line: Ranges(puzzle.clue(line), puzzle.length(line)) for line in puzzle.lines}
    while sum(_look(position, line, of) for line, of in ranges.items()):
        pass
    return position


def _look(position: Position, line: Line, ranges: Ranges) -> bool:
    """Look at one line; whether anything is new."""
    places = position.puzzle.cells_of(line)
    cells = [int(position.colour(cell)) for cell in places]
    before = ranges.first[:], ranges.last[:]
    ranges.narrow(cells)
    news = [
        (cell, colour)
        for place, cell in enumerate(places)
        if cells[place] == UNKNOWN and (colour := ranges.colour(place)) != UNKNOWN
    ]
    for cell, colour in news:
        position.set(cell, colour)
    return bool(news) or before != (ranges.first, ranges.last)


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 12), st.integers(1, 12), st.sampled_from([0.4, 0.5, 0.6]), st.integers())
def test_unit_clauses_narrow_ranges(width: int, height: int, black: float, seed: int) -> None:
    puzzle = puzzle_of(random_picture(width, height, black, seed))
    formula = cnf_of(puzzle)
    found = formula.position_of(quine.solve(formula.cnf, most=0).assignment)
    assert found.written() == by_ranges(puzzle).written()
    lines = by_lines(Position(puzzle))
    assert lines is not None
    for known, all_there_is in zip(found.cells, lines.cells, strict=True):
        assert known in (UNKNOWN, all_there_is)


@every_heuristic
def test_quine_finds_the_solution(heuristic: Heuristic) -> None:
    puzzles = [TRIED, *(puzzle_of(random_picture(8, 8, 0.5, seed)) for seed in range(12))]
    depths, unique = set(), 0
    for puzzle in puzzles:
        formula, solved = cnf_of(puzzle), solve(puzzle)
        outcome = quine.solve(formula.cnf, heuristic)
        assert outcome.status == "satisfied"
        found = formula.position_of(outcome.assignment).written()
        if solved.status == "solved":
            unique += 1
            assert found == puzzle.goal
        elif "?" not in "".join(found):
            other = puzzle_of(found)
            assert (other.rows, other.columns) == (puzzle.rows, puzzle.columns)
        depths.add(outcome.depth)
    assert unique > 3
    assert 0 in depths
    assert len(depths) > 1


@every_heuristic
def test_what_has_no_solution_is_contradictory(heuristic: Heuristic) -> None:
    assert quine.solve(cnf_of(NO_SOLUTION).cnf, heuristic).status == "contradiction"
    assert cnf_of(IMPOSSIBLE).cnf.clauses == ((),)
    assert quine.solve(cnf_of(IMPOSSIBLE).cnf, heuristic).status == "contradiction"


def test_variables_say_what_they_mean() -> None:
    formula = cnf_of(TWO_SOLUTIONS)
    assert list(formula.comments()) == [
        "1 = r1c1 is black",
        "2 = r1c2 is black",
        "3 = r2c1 is black",
        "4 = r2c2 is black",
        "5 = row 1: block 1 starts at r1c2 or after",
        "6 = row 2: block 1 starts at r2c2 or after",
        "7 = column 1: block 1 starts at r2c1 or after",
        "8 = column 2: block 1 starts at r2c2 or after",
    ]
    read = CNF(from_string=to_dimacs(formula.cnf, formula.comments()))
    assert tuple(map(tuple, read.clauses)) == formula.cnf.clauses
    assert list(cnf_of(IMPOSSIBLE).comments()) == ["1 = r1c1 is black"]


def test_sizes_within_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    large = puzzle_of(random_picture(50, 50, 0.5, 1))
    count = len(cnf_of(large).cnf.clauses)
    assert 50_000 < count <= MOST_CLAUSES
    monkeypatch.setattr(puzzle_cnf, "MOST_CLAUSES", count - 1)
    with pytest.raises(TooLarge):
        cnf_of(large)
