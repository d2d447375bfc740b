"""Everything that follows from the cells of a pattern, whether or not its step says so.

A step tells what its technique concludes. Its cells may prove more: the triple in a row
has a digit whose places share a box, the chain hides a pair. Somebody who sees that is
right. A candidate is out if the cells cannot be filled any more once it is true.
"""

from collections.abc import Callable
from contextlib import suppress

from tutor.explain.counting import Shared, lines_around, ring_around
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.sudoku.geometry import Geometry, bits, digits, union
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Role, Step

_MOST_TRIALS = 4_000
"""How many digits are tried in cells, for all candidates together: what is not decided by then
is left to the step's own conclusion."""
_CORNERS: tuple[Role, ...] = ("floor", "roof", "extra", "rectangle")


_AROUND: dict[str, Callable[[Geometry, int], Shared | None]] = {
    "sk-loop": ring_around,
    "msls": lines_around,
}
"""Patterns that are a count: where a digit can be counted in several ways, their step tells one."""


class _TooMany(Exception):
    """There is more to try than anybody wants to wait for."""


def consequences(position: Position, step: Step) -> frozenset[Candidate]:
    """The candidates that the cells of a step rule out, those it names included."""
    found = set(step.eliminations)
    cells = sum(1 << cell for cell in pattern_cells(step))
    if step.technique in _AROUND and (shared := _AROUND[step.technique](position.geometry, cells)):
        found.update(shared.excluded(position))
    for spoken in _digits_of(step, position):
        fillings = _Fillings(position, step, spoken)
        with suppress(_TooMany):
            if fillings.is_possible():
                found.update(filter(fillings.excludes, fillings.asked()))
    return frozenset(found)


def _digits_of(step: Step, position: Position) -> list[tuple[int, ...]]:
    """The digits the pattern speaks of; what is about one digit may hold for another alike."""
    marked = {mark.digit for mark in step.marks if mark.role not in ("blocker", "excluded")}
    held = set(digits(union(position.candidates[cell] for cell in pattern_cells(step))))
    if len(marked) == 1:
        return [(digit,) for digit in (*marked, *sorted(held - marked))]
    return [tuple(sorted(marked | held))]


class _Fillings:
    """The ways to fill the cells of a pattern that break no rule."""

    def __init__(self, position: Position, step: Step, spoken: tuple[int, ...]) -> None:
        self._position = position
        self._spoken = spoken
        self._cells = sum(1 << cell for cell in pattern_cells(step))
        self._choices = {cell: self._choice(cell) for cell in bits(self._cells)}
        self._corners = self._corners_of(step)
        self._confined = [
            (digit, here)
            for digit in self._spoken
            for _, mask in position.tables.by_clarity
            if (here := position.places[digit] & mask) and not here & ~self._cells
        ]
        """Digits with every place of a house inside the pattern: one of them is taken."""
        self._known: list[dict[int, int]] = []
        """The ways that were found: they show what is possible without another search."""
        self._left = _MOST_TRIALS

    def _choice(self, cell: int) -> int:
        """What a cell may hold, as bits; bit 0 stands for all the pattern does not speak of."""
        if value := self._position.values[cell]:
            return 1 << value
        held = digits(self._position.candidates[cell])
        inside = sum(1 << digit for digit in held if digit in self._spoken)
        return inside | (inside.bit_count() < len(held))

    def _corners_of(self, step: Step) -> list[int]:
        """The corners of a rectangle that must not be deadly; none for other patterns."""
        is_unique = TECHNIQUES[step.technique].needs_uniqueness
        corners = sorted({mark.cell for mark in step.marks if mark.role in _CORNERS})
        return corners if is_unique and len(corners) == 4 else []

    def asked(self) -> list[Candidate]:
        """The candidates that the cells may rule out: in them, or in sight of them."""
        reach = self._cells
        for cell in bits(self._cells):
            reach |= self._position.tables.peers[cell]
        return [
            Candidate(cell, digit)
            for digit in self._spoken
            for cell in bits(self._position.places[digit] & reach)
        ]

    def is_possible(self) -> bool:
        """Whether there is any way at all.

        Raises:
            _TooMany: it takes too long to find out.
        """
        return self._can_be_filled(dict(self._choices))

    def excludes(self, candidate: Candidate) -> bool:
        """Whether there is none with a candidate being true.

        Raises:
            _TooMany: it takes too long to find out.
        """
        cell, digit = candidate
        inside = self._cells & self._position.tables.peers[cell]
        if any(self._allows(known, candidate, inside) for known in self._known):
            return False
        choices = dict(self._choices)
        if cell in choices:
            choices[cell] = 1 << digit
        for peer in bits(inside):
            choices[peer] &= ~(1 << digit)
        return not self._can_be_filled(choices)

    def _allows(self, filling: dict[int, int], candidate: Candidate, seen: int) -> bool:
        """Whether a candidate can be true with the cells filled so."""
        cell, digit = candidate
        if cell in filling:
            return filling[cell] == 1 << digit
        return not any(filling[peer] == 1 << digit for peer in bits(seen))

    def _can_be_filled(self, choices: dict[int, int]) -> bool:
        """Whether the cells can be filled so, the one with the fewest choices tried first."""
        if not all(choices.values()) or not self._is_sound(choices):
            return False
        open_cells = [cell for cell in choices if choices[cell] & choices[cell] - 1]
        if not open_cells:
            if self._is_deadly(choices):
                return False
            self._known.append(choices)
            return True
        self._left -= 1
        if self._left < 0:
            raise _TooMany
        cell = min(open_cells, key=lambda cell: (choices[cell].bit_count(), cell))
        return any(
            self._can_be_filled(self._with(choices, cell, 1 << bit)) for bit in bits(choices[cell])
        )

    def _with(self, choices: dict[int, int], cell: int, choice: int) -> dict[int, int]:
        """One cell filled, and its digit taken from the cells it sees, those settled too."""
        narrowed = {**choices, cell: choice}
        fresh = [cell]
        while fresh:
            filled = fresh.pop()
            digit = narrowed[filled]
            if digit == 1 or not digit:
                continue
            for peer in bits(self._cells & self._position.tables.peers[filled]):
                before = narrowed[peer]
                if before & digit:
                    narrowed[peer] = after = before & ~digit
                    if after and not after & after - 1:
                        fresh.append(peer)
        return narrowed

    def _is_sound(self, choices: dict[int, int]) -> bool:
        """Whether no digit is twice in sight, and each that is confined has a place left."""
        for digit, places in self._confined:
            if not any(choices[cell] >> digit & 1 for cell in bits(places)):
                return False
        filled = [cell for cell in choices if not choices[cell] & choices[cell] - 1]
        for index, cell in enumerate(filled):
            peers = self._position.tables.peers[cell]
            for other in filled[index + 1 :]:
                if choices[cell] == choices[other] != 1 and peers >> other & 1:
                    return False
        return True

    def _is_deadly(self, choices: dict[int, int]) -> bool:
        if not self._corners:
            return False
        first, second, third, fourth = (choices[cell] for cell in self._corners)
        return first != 1 and first == fourth and second != 1 and second == third
