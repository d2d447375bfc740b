"""Everything that follows from the cells of a pattern, whether or not its step says so.

A step tells what its technique concludes. Its cells may prove more: the triple in a row
has a digit whose places share a box, the chain hides a pair. Somebody who sees that is
right. All ways to fill the cells are gone through: what every one of them rules out is out.
"""

from collections.abc import Iterator

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.sudoku.geometry import bits, digits
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Role, Step

_MOST_FILLINGS = 20_000
"""More are not gone through: then the step's own conclusion is all that is known."""
_MOST_OF_A_CHAIN = 2_000
"""The same for a chain or a net, which may wind through half the board."""
_CORNERS: tuple[Role, ...] = ("floor", "roof", "extra", "rectangle")

_Filling = dict[int, int]
"""The digit of each cell of the pattern; 0 for one that is none of the digits in question."""


class _TooMany(Exception):
    """There are more fillings than anybody wants to see."""


def consequences(position: Position, step: Step) -> frozenset[Candidate]:
    """The candidates that the cells of a step rule out, those it names included."""
    named = frozenset(step.eliminations)
    try:
        fillings = list(_Fillings(position, step).all())
    except _TooMany:
        return named
    if not fillings:
        return named
    found = set(named)
    peers = position.tables.peers
    for digit in _digits_of(step, position):
        masks = [
            sum(1 << cell for cell, held in filling.items() if held == digit)
            for filling in fillings
        ]
        for cell in bits(position.places[digit]):
            if cell in fillings[0]:
                is_out = not any(mask >> cell & 1 for mask in masks)
            else:
                is_out = all(mask & peers[cell] for mask in masks)
            if is_out:
                found.add(Candidate(cell, digit))
    return frozenset(found)


def _digits_of(step: Step, position: Position) -> tuple[int, ...]:
    """The digits the pattern speaks of."""
    marked = {mark.digit for mark in step.marks if mark.role not in ("blocker", "excluded")}
    if len(marked) == 1:
        return tuple(marked)
    held = 0
    for cell in pattern_cells(step):
        held |= position.candidates[cell]
    return tuple(sorted(marked | set(digits(held))))


class _Fillings:
    """The ways to fill the cells of a pattern that break no rule."""

    def __init__(self, position: Position, step: Step) -> None:
        self._position = position
        self._cells = sorted(pattern_cells(step))
        spoken = _digits_of(step, position)
        self._choices = [self._choice(cell, spoken) for cell in self._cells]
        self._corners = self._corners_of(step)
        inside = sum(1 << cell for cell in self._cells)
        self._confined = [
            (digit, position.places[digit] & mask)
            for digit in spoken
            for _, mask in position.tables.by_clarity
            if position.places[digit] & mask and not position.places[digit] & mask & ~inside
        ]
        """Digits with every place of a house inside the pattern: one of them is taken."""
        self._left = _MOST_OF_A_CHAIN if step.is_chain else _MOST_FILLINGS
        """How many more are gone through."""

    def _choice(self, cell: int, spoken: tuple[int, ...]) -> tuple[int, ...]:
        """What a cell may hold; 0 stands for everything the pattern does not speak of."""
        value = self._position.values[cell]
        if value:
            return (value,)
        held = digits(self._position.candidates[cell])
        inside = tuple(digit for digit in held if digit in spoken)
        return inside if len(inside) == len(held) else (*inside, 0)

    def _corners_of(self, step: Step) -> list[int]:
        """The corners of a rectangle that must not be deadly; none for other patterns."""
        is_unique = TECHNIQUES[step.technique].needs_uniqueness
        corners = sorted({mark.cell for mark in step.marks if mark.role in _CORNERS})
        return corners if is_unique and len(corners) == 4 else []

    def all(self) -> Iterator[_Filling]:
        """Every filling.

        Raises:
            _TooMany: they are too many.
        """
        yield from self._from(0, {})

    def _from(self, index: int, filling: _Filling) -> Iterator[_Filling]:
        self._left -= 1
        if self._left < 0:
            raise _TooMany
        if index == len(self._cells):
            if self._is_possible(filling):
                yield dict(filling)
            return
        cell = self._cells[index]
        peers = self._position.tables.peers[cell]
        for digit in self._choices[index]:
            if digit and any(held == digit and peers >> c & 1 for c, held in filling.items()):
                continue
            filling[cell] = digit
            yield from self._from(index + 1, filling)
            del filling[cell]

    def _is_possible(self, filling: _Filling) -> bool:
        for digit, places in self._confined:
            if not any(held == digit and places >> cell & 1 for cell, held in filling.items()):
                return False
        if self._corners:
            first, second, third, fourth = (filling[cell] for cell in self._corners)
            return not (first and first == fourth and second and second == third)
        return True
