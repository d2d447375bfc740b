"""The profile of a grid of any size, straight from its walk.

Where boards are small enough, :mod:`tutor.rating.quick` gives the same, quicker.
"""

from collections.abc import Iterable, Iterator

from tutor.base.watch import Pulse, no_pulse
from tutor.explain.path import walk
from tutor.rating.profile import Openness, Profile, Sweep
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

_SINGLES = {t.id for t in LADDER if t.tier == 1}


def profile_of(grid: Grid, *, openness: bool = True, pulse: Pulse = no_pulse) -> Profile:
    """The profile of a grid with one solution."""
    position = Position(grid, pulse)
    steps = _watched(walk(position, (*LADDER, SEARCH)), pulse)
    return _along(position, steps, Profile(openness=Openness() if openness else None))


def profile_along(grid: Grid, steps: Iterable[Step]) -> Profile:
    """The same, where all the steps of the walk are known."""
    position = Position(grid)
    return _along(position, _taken(position, steps), Profile(openness=Openness()))


def _watched(steps: Iterable[Step], pulse: Pulse) -> Iterator[Step]:
    for step in steps:
        pulse()
        yield step


def _taken(position: Position, steps: Iterable[Step]) -> Iterator[Step]:
    """The steps, each applied when the next one is asked for."""
    for step in steps:
        yield step
        position.apply(step)


def _along(position: Position, steps: Iterable[Step], profile: Profile) -> Profile:
    """Look at the board before each step."""
    grid = position.grid()
    last: Candidate | None = None
    look_due, turn = True, 1
    for step in steps:
        profile.counts[step.technique] += 1
        if profile.openness is not None:
            if look_due:
                _sweep(profile.openness, position.copy())
                turn = _go_round(profile.openness, position.copy(), turn)
            if step.technique in _SINGLES:
                placed = step.placements[0]
                if last is not None:
                    profile.openness.distance += distance(grid.geometry, last.cell, placed.cell)
                last = placed
        look_due = step.technique not in _SINGLES
    profile.is_complete = not position.empty and not grid.breaks_rules
    return profile


def _in_sight(position: Position) -> tuple[int, int, int, int]:
    """The steps of each kind in sight."""
    return (
        len(list(TECHNIQUES["full-house"].find(position))),
        _hidden_count(position, "box"),
        _hidden_count(position, "row") + _hidden_count(position, "column"),
        position.cells_with(1).bit_count(),
    )


def _hidden_count(position: Position, kind: str) -> int:
    """In how many houses of a kind some digit has one place left."""
    return sum(
        (position.places[digit] & mask).bit_count() == 1
        for house, mask in position.tables.by_clarity
        if house.kind == kind
        for digit in position.all_digits
    )


def distance(geometry: Geometry, one: int, other: int) -> int:
    """Rows plus columns between two cells."""
    n = geometry.n
    return abs(one // n - other // n) + abs(one % n - other % n)


def _kinds(position: Position) -> dict[Candidate, int]:
    """Every digit in sight, with the index of the easiest kind of opening that shows it."""
    kinds: dict[Candidate, int] = {}
    for step in TECHNIQUES["full-house"].find(position):
        kinds.setdefault(step.placements[0], 0)
    for step in TECHNIQUES["hidden-single"].find(position):
        kinds.setdefault(step.placements[0], 1 if step.variant == "box" else 2)
    for step in TECHNIQUES["naked-single"].find(position):
        kinds.setdefault(step.placements[0], 3)
    return kinds


def _sweep(openness: Openness, position: Position) -> None:
    """Sweep a board, as long as there are singles."""
    while kinds := _kinds(position):
        easiest = min(kinds.values())
        placements = [placement for placement, kind in kinds.items() if kind == easiest]
        empty = position.empty.bit_count()
        openness.sweeps.append(
            Sweep(empty, len(placements), *_in_sight(position), is_alone=len(kinds) == 1)
        )
        for cell, digit in placements:
            position.place(cell, digit)


def _go_round(openness: Openness, position: Position, turn: int) -> int:
    """Go through the digits from one on, round after round, as long as there are singles.

    The digit to go on with after the next harder step is returned.
    """
    n = position.geometry.n
    while position.empty:
        for digit in (*range(turn, n + 1), *range(1, turn)):
            if position.places[digit]:
                openness.rounds += 1
                if _write(position, digit):
                    turn = digit % n + 1
                    break
        else:
            naked = list(TECHNIQUES["naked-single"].find(position))
            if not naked:
                break
            for step in naked:
                position.place(*step.placements[0])
    return turn


def _write(position: Position, digit: int) -> bool:
    """Write a digit wherever a house leaves it one place, until there is no such house."""
    is_written = False
    while cells := {
        place
        for _, mask in position.tables.by_clarity
        if (place := position.places[digit] & mask).bit_count() == 1
    }:
        for place in cells:
            position.place(place.bit_length() - 1, digit)
        is_written = True
    return is_written
