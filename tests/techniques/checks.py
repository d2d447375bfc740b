"""What must hold of every step of every technique."""

from collections.abc import Sequence

from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

STANDING = ("blocker", "rectangle")
"""The roles of digits that stand; an excluded candidate neither stands nor is present."""
EITHER = ("companion", "cross-line")
"""The roles of digits that stand, or are candidates."""


def checked(
    technique: Technique, position: Position, solution: Sequence[int] | None = None
) -> list[Step]:
    """All steps of a technique, each found sound and well formed."""
    before = position.grid()
    steps = list(technique.find(position))
    assert position.grid() == before, "looking changes nothing"
    for step in steps:
        assert_well_formed(step, technique.id, position)
        if solution is not None:
            assert_sound(step, position, solution)
    conclusions = [(frozenset(s.placements), frozenset(s.eliminations)) for s in steps]
    assert len(set(conclusions)) == len(conclusions), "a conclusion is offered twice"
    return steps


def assert_sound(step: Step, position: Position, solution: Sequence[int]) -> None:
    """A step places what the solution has there, and removes nothing that it needs."""
    for cell, digit in step.placements:
        assert solution[cell] == digit, _told(step, position)
    for cell, digit in step.eliminations:
        assert solution[cell] != digit, _told(step, position)


def assert_well_formed(step: Step, technique: str, position: Position) -> None:
    """A step concludes something, and speaks only of what is there."""

    def told() -> str:
        return _told(step, position)

    assert step.technique == technique, told()
    assert step.placements or step.eliminations, told()
    assert all(_is_present(position, found) for found in step.placements), told()
    assert all(_is_present(position, found) for found in step.eliminations), told()
    assert len(set(step.placements)) == len(step.placements), told()
    assert len(set(step.eliminations)) == len(step.eliminations), told()
    assert step.marks, told()
    assert len(set(step.marks)) == len(step.marks), told()
    marked = set()
    for cell, digit, role in step.marks:
        if role in STANDING or (role in EITHER and position.values[cell]):
            assert position.values[cell] == digit, f"{role}: {told()}"
            marked.add(Candidate(cell, digit))
        elif role == "excluded":
            assert not position.values[cell], f"{role}: {told()}"
            assert not _is_present(position, Candidate(cell, digit)), f"{role}: {told()}"
        else:
            assert _is_present(position, Candidate(cell, digit)), f"{role}: {told()}"
            marked.add(Candidate(cell, digit))
    for link in step.links:
        assert set(link.start) | set(link.end) <= marked, told()
        if link.house is not None and not link.by:
            assert {found.cell for found in link.start + link.end} <= set(link.house.cells), told()


def nodes(step: Step) -> list[tuple[Candidate, ...]]:
    """Every node in order; the first again where the chain comes back."""
    return [step.links[0].start, *(link.end for link in step.links)]


def crosses(step: Step) -> bool:
    """Whether a candidate comes twice, other than at both ends."""
    first, *between, last = nodes(step)
    told = [candidate for node in ({*first, *last}, *between) for candidate in node]
    return len(set(told)) < len(told)


def _is_present(position: Position, found: Candidate) -> bool:
    """Whether a cell is empty and may still hold a digit."""
    return (
        not position.values[found.cell]
        and position.candidates[found.cell] >> found.digit - 1 & 1 == 1
        and position.places[found.digit] >> found.cell & 1 == 1
    )


def _told(step: Step, position: Position) -> str:
    grid: Grid = position.grid()
    return f"{step} on {grid.values} givens {grid.givens:#x} candidates {grid.candidates}"
