"""Long thinking can be stopped: what the pulse raises comes out, and nothing is changed."""

from collections.abc import Callable, Iterator

import pytest

from tests.cases import each_case
from tests.explain.test_path import SINGLES, puzzle
from tests.grids import VERY_HARD, grid_of
from tutor.base.watch import Pulse
from tutor.explain.diagnose import Move, advise, diagnose
from tutor.explain.path import path
from tutor.explain.why import Claim, proof, why
from tutor.lab.bench.hodoku import forgetting
from tutor.sudoku import search
from tutor.sudoku.generator import Recipe, generate
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid


class Enough(Exception):
    """Nobody waits any more."""


class Impatience:
    """A pulse that counts, and raises at its so-many-th call."""

    def __init__(self, at: int = -1) -> None:
        self.calls = 0
        self._at = at

    def __call__(self) -> None:
        self.calls += 1
        if self.calls == self._at:
            raise Enough


HARD = path(puzzle(1).grid, SINGLES).reached
"""A grid that singles leave open."""
CELL = next(HARD.empty_cells())
RIGHT = puzzle(1).solution[CELL]
WRONG = next(digit for digit in digits(HARD.candidates[CELL]) if digit != RIGHT)
SPOILT = HARD.copy()
SPOILT.place(CELL, WRONG)
LARGE = generate(Recipe(Geometry.of(5, 5)), 1)
assert LARGE is not None
LARGE_CELL = next(c for c in LARGE.grid.empty_cells() if LARGE.grid.candidates[c].bit_count() > 2)
SPOILT_LARGE = LARGE.grid.copy()
SPOILT_LARGE.eliminate(LARGE_CELL, LARGE.solution[LARGE_CELL])

Work = Callable[[Grid, Pulse], object]
WORKS: list[tuple[Grid, Work]] = [
    (HARD, lambda grid, pulse: why(grid, Claim(CELL, RIGHT), pulse=pulse)),
    (HARD, lambda grid, pulse: why(grid, Claim(CELL, WRONG), pulse=pulse)),
    (HARD, lambda grid, pulse: proof(grid, Claim(CELL, RIGHT), pulse=pulse)),
    (SPOILT, lambda grid, pulse: diagnose(grid, [Move(CELL, WRONG)], pulse=pulse)),
    (grid_of(VERY_HARD), lambda grid, pulse: advise(grid, pulse=pulse)),
    (SPOILT, lambda grid, pulse: advise(grid, pulse=pulse)),
]
NAMES = ["why", "why not", "proof", "diagnose", "advise", "advise on a mistake"]


def afresh(grid: Grid, work: Work, pulse: Pulse) -> None:
    """Work with nothing remembered from the last time, which would need fewer pulses."""
    forgetting(lambda _: work(grid, pulse))("")


@pytest.mark.slow
@pytest.mark.parametrize(("grid", "work"), WORKS, ids=NAMES)
def test_a_pulse_stops_the_work_at_any_moment(grid: Grid, work: Work) -> None:
    before = grid.copy()
    patient = Impatience()
    afresh(grid, work, patient)
    assert patient.calls > 10
    for at in (1, 2, 3, patient.calls // 2, patient.calls - 1, patient.calls):
        with pytest.raises(Enough):
            afresh(grid, work, Impatience(at))
        assert grid == before
        assert (grid.candidates, grid.givens) == (before.candidates, before.givens)


@pytest.mark.parametrize(("grid", "work"), WORKS, ids=NAMES)
def test_a_patient_pulse_changes_nothing(grid: Grid, work: Work) -> None:
    assert work(grid, Impatience()) == work(grid, lambda: None)


@pytest.mark.parametrize("at", [1, 2, 5, 40])
def test_marks_and_moves_are_left_alone(at: int) -> None:
    marks = list(HARD.candidates)
    marks[CELL] &= ~(1 << RIGHT - 1)
    moves = [Move(CELL, RIGHT, places=False)]
    copies = (marks.copy(), moves.copy())
    with pytest.raises(Enough):
        diagnose(HARD, moves, marks, Impatience(at))
    assert (marks, moves) == copies


@each_case("at", [1, 2, 3, 8, 14, 60])
def test_large_boards_are_given_up_at_every_stage(at: int) -> None:
    """Looked through by singles, halved to the first mistake, proved by techniques."""
    with pytest.raises(Enough):
        diagnose(SPOILT_LARGE, pulse=Impatience(at))


def test_the_truth_of_a_claim_is_searched_with_a_pulse(monkeypatch: pytest.MonkeyPatch) -> None:
    pulses: list[Pulse] = []

    def within_reach(grid: Grid, pulse: Pulse) -> Iterator[list[int]]:
        pulses.append(pulse)
        yield puzzle(1).solution

    monkeypatch.setattr(search, "within_reach", within_reach)
    patient = Impatience()
    why(HARD, Claim(CELL, RIGHT), (), patient)
    assert pulses == [patient] * 3
