"""Forcing chains and nets: each link holds, the quick look and the long one agree."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

from tests.grids import VERY_HARD, grid_of
from tests.techniques.boards import puzzle, thinned
from tests.techniques.checks import checked
from tests.techniques.proofs import assert_proved
from tests.techniques.sketch import board, outcome, steps
from tutor.explain.path import walk
from tutor.narrate.sudoku.grid_teller import narrate
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.forcing import nested
from tutor.techniques.forcing.argument import Refuted
from tutor.techniques.forcing.closure import Closure, quickest, suppositions
from tutor.techniques.forcing.deduction import Deduction, Fact
from tutor.techniques.forcing.finders import refute
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position, forget
from tutor.techniques.step import Candidate

P = ParamSpec("P")
T = TypeVar("T")
FORCING = (
    *("nishio", "contradiction-chain", "forcing-chain"),
    *("forcing-net-contradiction", "forcing-net"),
)
EASY = [technique for technique in LADDER if technique.tier <= 2]


def stuck(index: int) -> Position:
    """A position on which singles, locked candidates and subsets are exhausted."""
    position = Position(puzzle(3 * index).grid)
    for _ in walk(position, EASY):
        pass
    return position


@pytest.mark.slow
def test_what_a_walk_takes_is_proved_too() -> None:
    position = Position(grid_of(VERY_HARD))
    forcing = [t for t in LADDER if t.tier <= 2 or t.tier == 6]
    told = set()
    for step in walk(position, forcing):
        if step.is_net:
            assert_proved(step, position)
            told.add(step.technique)
    assert not position.empty
    assert {"forcing-chain", "forcing-net-contradiction"} <= told


def test_the_quick_look_and_the_deduction_agree() -> None:
    refuted = 0
    for index in range(12):
        position = stuck(index)
        found = suppositions(position)
        if found is None:
            continue
        broken = set(found.refuted)
        with_patterns = set(quickest(found.with_patterns(position.pulse)))
        assert broken <= with_patterns
        for candidate in found.outcomes:
            deduction = Deduction(position, Fact(*candidate, on=True), "singles")
            deduction.run()
            assert bool(deduction.clashes) == (candidate in broken)
            if candidate not in broken:
                deduction = Deduction(position, Fact(*candidate, on=True), "patterns")
                deduction.run()
                if deduction.clashes:
                    assert candidate in with_patterns
        refuted += len(broken)
    assert refuted > 50


def test_a_supposition_that_is_true_is_never_refuted() -> None:
    for index in range(12):
        made = puzzle(3 * index)
        position = stuck(index)
        found = suppositions(position)
        if found is None:
            continue
        right = {Candidate(cell, digit) for cell, digit in enumerate(made.solution)}
        assert not right & set(quickest(found.with_patterns(position.pulse)))
        assert set(found.indispensable(position.pulse)) <= right


def test_a_chain_that_empties_a_cell_is_told_by_its_three_cases() -> None:
    grid = board(
        "r1c1: 123",
        "r1c5: 17",
        "r5c5: 79",
        "r5c1: 28",
        "r5c7: 89",
        "r3c3: 36",
        "r3c7: 69",
        "r8c7: 5",
    )
    found = [s for s in steps("forcing-chain", grid) if s.candidates("case")[0].cell == 0]
    assert found
    for step in found:
        assert_proved(step, Position(grid))
        assert {c.cell for c in step.candidates("case")} == {0}


def test_one_candidate_more_spoils_the_case() -> None:
    facts = ["r1c1: 12", "r1c5: 17", "r5c5: 79", "r5c1: 29"]
    assert {"r1c2<>1", "r5c2<>9"} <= set(outcome("contradiction-chain", board(*facts)).split())
    loose = board("r1c1: 12", "r1c5: 178", "r5c5: 789", "r5c1: 298")
    assert not steps("contradiction-chain", loose)


def test_suppositions_within_suppositions() -> None:
    """On the hardest boards one supposition alone leads nowhere; nested ones do."""
    grid = grid_of(VERY_HARD)
    position = Position(grid)
    for _ in walk(position, [t for t in LADDER if t.tier <= 4]):
        pass
    solution = search.solve(grid)
    assert solution is not None
    arguments = nested.refutations(position)
    assert arguments
    for argument in arguments:
        cell, digit = argument.start
        assert solution[cell] != digit
        assert any(isinstance(event, Refuted) for event in argument.events)


@pytest.mark.slow
def test_any_claim_about_a_hard_board_can_be_refuted_or_not() -> None:
    grid = grid_of(VERY_HARD)
    solution = search.solve(grid)
    assert solution is not None
    position = Position(grid)
    for cell in (0, 40, 77):
        if position.values[cell]:
            continue
        for digit in (solution[cell], solution[cell] % 9 + 1):
            if not position.candidates[cell] >> digit - 1 & 1:
                continue
            is_right = digit == solution[cell]
            step = refute(position, cell, digit, holds=not is_right)
            assert step is not None
            assert_proved(step, position)
            assert step.placements == ((Candidate(cell, digit),) if is_right else ())
    cell = next(iter(Grid(grid.geometry, grid.values).empty_cells()))
    assert refute(position, cell, solution[cell], holds=True) is None


@pytest.mark.slow
@pytest.mark.parametrize("technique", FORCING)
def test_nobody_thinks_long_without_a_pulse(
    technique: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two pulses few suppositions are followed, on boards with hundreds of them."""
    since, longest = 0, 0

    def pulse() -> None:
        nonlocal since
        since = 0

    def counted(work: Callable[P, T]) -> Callable[P, T]:
        def done(*args: P.args, **kwargs: P.kwargs) -> T:
            nonlocal since, longest
            since += 1
            longest = max(longest, since)
            return work(*args, **kwargs)

        return done

    monkeypatch.setattr(Closure, "with_patterns", counted(Closure.with_patterns))
    monkeypatch.setattr(Deduction, "run", counted(Deduction.run))
    forget()
    for grid in (thinned(3)[0], grid_of(VERY_HARD)):
        position = Position(grid, pulse)
        TECHNIQUES[technique].first(position)
        for _ in TECHNIQUES[technique].find(position):
            pass
    assert 0 < longest < 10


def test_numbers_on_the_board_are_those_of_the_lines() -> None:
    grid, _ = thinned(3)
    for technique in FORCING:
        for step in list(TECHNIQUES[technique].find(Position(grid)))[:5]:
            told = narrate(step, grid.geometry, "en").reasons
            numbers = [int(line.split(".")[0]) for line in told if line[0].isdigit()]
            assert numbers == list(range(1, len(step.nodes()) + 1))


def test_boards_of_other_shapes_and_boards_without_a_way() -> None:
    for shape in ((2, 2), (2, 3), (3, 4)):
        grid, solution = thinned(1, Geometry.of(*shape))
        for technique in FORCING[:3]:
            for step in checked(TECHNIQUES[technique], Position(grid), solution)[:10]:
                assert_proved(step, Position(grid))
    wrong = grid_of(VERY_HARD)
    cell = next(iter(wrong.empty_cells()))
    wrong.restrict(cell, 0)
    for technique in FORCING:
        list(TECHNIQUES[technique].find(Position(wrong)))
    assert suppositions(Position(Grid(Geometry.of(5, 5)))) is None
