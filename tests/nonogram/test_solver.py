"""The solver against python-sat, its own bookkeeping, and pictures with one solution."""

from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.base.watch import BudgetSpent, Watch
from tutor.nonogram import sat, solver
from tutor.nonogram.formats import Read, read_puzzles
from tutor.nonogram.generator import random_picture
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.solver import Resists, Search, by_lines, count, solutions, solve

LIMIT = 60
SWITCHES = ("#..", ".#.", "..#")
"""Six ways to place three cells, no two in a row or a column."""


def written(found: Iterable[Position]) -> list[tuple[str, ...]]:
    return [position.written() for position in found]


def agree(puzzle: Puzzle) -> int:
    """The number of solutions, up to a limit, by search and by SAT."""
    ours = written(islice(Search(Position(puzzle)).solutions(), LIMIT))
    theirs = written(islice(sat.solutions(Position(puzzle)), LIMIT))
    assert len(ours) == len(set(ours)) == len(theirs) == len(set(theirs))
    if len(ours) < LIMIT:
        assert set(ours) == set(theirs)
    for rows in ours:
        again = puzzle_of(rows)
        assert (again.rows, again.columns) == (puzzle.rows, puzzle.columns)
    return len(ours)


def test_random_grids_against_sat() -> None:
    counts = []
    for seed in range(150):
        width, height, tenths = 1 + seed % 9, 1 + seed // 9 % 9, 2 + seed % 4
        puzzle = puzzle_of(random_picture(width, height, tenths / 10, seed))
        counts.append(agree(puzzle))
        assert count(puzzle, LIMIT) == counts[-1]
    assert min(counts) == 1
    assert sum(number > 1 for number in counts) > 30
    assert max(counts) == LIMIT


clues = st.lists(st.lists(st.integers(1, 3), max_size=2).map(tuple), min_size=1, max_size=5)


@given(clues.map(tuple), clues.map(tuple))
def test_any_clues_against_sat(rows: tuple[tuple[int, ...], ...], columns: object) -> None:
    puzzle = Puzzle(rows, columns)  # type: ignore[arg-type]
    statuses = ("none", "solved", "multiple")
    assert solve(puzzle).status == statuses[min(agree(puzzle), 2)]


def test_solutions_from_a_position_keep_to_it() -> None:
    puzzle = puzzle_of(SWITCHES)
    assert count(puzzle) == 6
    start = Position.of(puzzle, ("?#?", "???", "???"))
    expected = {(".#.", "#..", "..#"), (".#.", "..#", "#..")}
    assert {found.written() for found in solutions(start)} == expected
    assert {found.written() for found in sat.solutions(start)} == expected


def test_what_resists_is_left_to_sat(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = puzzle_of(random_picture(8, 8, 0.3, 3))
    expected = set(written(islice(Search(Position(puzzle)).solutions(), 2000)))
    assert 20 < len(expected) < 2000
    for patience in (0, 10, 100):
        with pytest.raises(Resists):
            list(Search(Position(puzzle), patience=patience).solutions())
        monkeypatch.setattr(solver, "PATIENCE", patience)
        found = written(islice(solutions(Position(puzzle)), 2000))
        assert len(found) == len(expected)
        assert set(found) == expected
    monkeypatch.setattr(sat, "available", lambda: False)
    assert set(written(islice(solutions(Position(puzzle)), 2000))) == expected
    with pytest.raises(sat.SatMissing):
        next(sat.solutions(Position(puzzle)))


def test_clauses_that_would_fill_the_memory_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(20):
        puzzle = puzzle_of(random_picture(1 + seed % 6, 1 + seed % 9, 0.5, seed))
        made = len(list(sat.clauses(puzzle)))
        assert made <= sat.most_clauses(puzzle)
    large = Puzzle(((1,) * 500,) * 1000, ((1,) * 500,) * 1000)
    assert not sat.can_help(large)
    with pytest.raises(sat.TooLarge):
        sat.Sat(large)
    puzzle = puzzle_of(random_picture(8, 8, 0.3, 3))
    assert sat.can_help(puzzle)
    monkeypatch.setattr(sat, "MOST_CLAUSES", sat.most_clauses(puzzle) - 1)
    monkeypatch.setattr(solver, "PATIENCE", 0)
    assert count(puzzle, 30) == 30


def test_a_watch_stops_the_search_and_sat() -> None:
    start = Position(puzzle_of(random_picture(20, 20, 0.3, 0)))
    for find in (solutions, sat.solutions):
        with pytest.raises(BudgetSpent):
            list(find(start, Watch(limit=300)))


def test_lines_are_stopped_before_anything_is_searched() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    puzzle = puzzle_of(random_picture(40, 40, 0.9, 0))
    assert solve(puzzle).effort.probes == 0
    with pytest.raises(KeyboardInterrupt):
        solve(puzzle, Watch(pulse=stop))


def test_telling_the_clauses_to_sat_is_stopped_too() -> None:
    pulses: list[None] = []

    def stop_at_the_third() -> None:
        pulses.append(None)
        if len(pulses) == 3:
            raise KeyboardInterrupt

    puzzle = puzzle_of(random_picture(30, 30, 0.4, 0))
    assert sat.most_clauses(puzzle) > 30_000
    with pytest.raises(KeyboardInterrupt):
        sat.Sat(puzzle, Watch(pulse=stop_at_the_third))


def test_lines_alone_say_nothing_untrue() -> None:
    for seed in range(30):
        puzzle = puzzle_of(random_picture(7, 7, 0.5, seed))
        reached = by_lines(Position(puzzle))
        assert reached is not None
        for solution in islice(solutions(Position(puzzle)), LIMIT):
            pairs = zip(reached.cells, solution.cells, strict=True)
            assert all(known in (UNKNOWN, colour) for known, colour in pairs)
    assert by_lines(Position(Puzzle(((1, 1),), ((1,), (1,))))) is None


def test_collected_puzzles_are_solved_line_by_line_to_their_goal(shared_data: Path) -> None:
    files = sorted((shared_data / "nonograms").glob("*.non"))
    assert len(files) > 10
    for file in files:
        (found,) = read_puzzles(file.read_text(encoding="utf-8"))
        assert isinstance(found, Read), file
        reached = by_lines(Position(found.puzzle))
        assert reached is not None
        assert reached.is_full, file
        assert reached.written() == found.puzzle.goal, file
        assert solve(found.puzzle).status == "solved", file
