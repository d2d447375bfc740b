"""A board that is turned, mirrored, shuffled or relabelled has the same steps, changed alike."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

import pytest

from tests.techniques.boards import NINE, stored, thinned
from tests.techniques.symmetries import CHANGES, Change
from tests.techniques.test_soundness import SLOW
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

Conclusions = set[tuple[frozenset[Candidate], frozenset[Candidate]]]

POSITIONS = len(CHANGES)
FEW_POSITIONS = 3
SIX = Geometry.of(2, 3)
NOT_ON_SIX = {
    "naked-quad",
    "hidden-quad",
    "jellyfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    # possible, but none of the positions at hand has one:
    *("bug-plus-1", "bug-2", "bug-3", "bug-4", "bug-plus-n"),
    *("tridagon", "tridagon-link", "sk-loop", "junior-exocet"),
}
ON_SIX = [technique for technique in LADDER if technique.id not in NOT_ON_SIX]


def rich(technique: Technique, geometry: Geometry = NINE) -> Iterator[Grid]:
    """Positions that have steps of a technique."""
    kept = stored(technique.id) if geometry is NINE else []
    for grid, _ in chain(kept, (thinned(index, geometry) for index in range(20_000))):
        if any(technique.find(Position(grid))):
            yield grid


def conclusions(steps: list[Step], change: Change, geometry: Geometry) -> Conclusions:
    """What the conclusions of steps become by a change."""

    def changed(found: tuple[Candidate, ...]) -> frozenset[Candidate]:
        return frozenset(change.candidate(c, geometry) for c in found)

    return {(changed(step.placements), changed(step.eliminations)) for step in steps}


def check_changes(technique: Technique, grid: Grid, names: Sequence[str]) -> None:
    steps = list(technique.find(Position(grid)))
    for name in names:
        change = CHANGES[name]
        found = technique.find(Position(change.grid(grid)))
        there = {(frozenset(step.placements), frozenset(step.eliminations)) for step in found}
        assert there == conclusions(steps, change, grid.geometry), (name, grid)


def check_in_turn(technique: Technique, grids: Sequence[Grid]) -> None:
    """Every change, dealt out among the boards: none needs all of them."""
    names = list(CHANGES)
    for turn, grid in enumerate(grids):
        dealt = names[turn :: len(grids)] or [names[turn % len(names)]]
        check_changes(technique, grid, dealt)


@pytest.mark.slow
@pytest.mark.parametrize("technique", LADDER, ids=lambda technique: technique.id)
def test_a_changed_board_has_the_changed_steps(technique: Technique) -> None:
    count = FEW_POSITIONS if technique.id in SLOW else POSITIONS
    grids = list(islice(rich(technique), count))
    assert len(grids) == count
    check_in_turn(technique, grids)


@pytest.mark.slow
@pytest.mark.parametrize("technique", ON_SIX, ids=lambda technique: technique.id)
def test_boxes_of_two_by_three_become_three_by_two(technique: Technique) -> None:
    grids = list(islice(rich(technique, SIX), 3))
    assert len(grids) == 3
    assert CHANGES["transposed"].grid(grids[0]).geometry is Geometry.of(3, 2)
    check_in_turn(technique, grids)


def test_a_change_undone_gives_back_the_board() -> None:
    grid, _ = thinned(1, SIX)
    for name in ("transposed", "turned upside down", "mirrored", "bands exchanged"):
        change = CHANGES[name]
        assert change.grid(grid) != grid
        assert change.grid(change.grid(grid)) == grid
