"""Locked candidates and subsets that stand under a supposition."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques import locked, subsets
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

_FINDERS: tuple[Callable[[Position], Iterator[Step]], ...] = (
    locked.pointing,
    locked.claiming,
    subsets.naked_pair,
    subsets.hidden_pair,
    subsets.naked_triple,
    subsets.hidden_triple,
    subsets.naked_quad,
)


class Pattern(NamedTuple):
    """A pattern, with the candidates whose absence makes it one."""

    by: str
    cells: tuple[int, ...]
    digits: tuple[int, ...]
    house: House
    """Where it stands: the house that confines it."""
    gone: tuple[Candidate, ...]
    """The candidates on the board that would have kept it from being one."""
    removed: tuple[Candidate, ...]


def patterns(position: Position, masks: list[int], places: list[int]) -> Iterator[Pattern]:
    """The patterns that stand when cells and digits have only these candidates left.

    Of each kind all, of the first kind there is: then it is time to look for singles again.
    """
    supposed = position.copy()
    supposed.candidates, supposed.places = masks.copy(), places.copy()
    for finder in _FINDERS:
        found = False
        for step in finder(supposed):
            if step.eliminations:
                found = True
                yield _pattern(position, step)
        if found:
            return


def _pattern(position: Position, step: Step) -> Pattern:
    cells = tuple(sorted(step.cells()))
    inside = sum(1 << cell for cell in cells)
    house = step.houses[0]
    if step.technique.startswith("naked"):
        subset = sum(1 << digit - 1 for digit in step.digits())
        gone = tuple(
            Candidate(cell, digit)
            for cell in cells
            for digit in digits(position.candidates[cell] & ~subset)
        )
    else:
        around = sum(1 << cell for cell in house.cells) & ~inside
        gone = tuple(
            Candidate(cell, digit)
            for digit in step.digits()
            for cell in bits(position.places[digit] & around)
        )
    return Pattern(step.technique, cells, step.digits(), house, gone, step.eliminations)
