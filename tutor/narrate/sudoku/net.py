"""The lines of a net, each with the lines it rests on.

What a digit excludes is seen on the board, so that only the digits, patterns and
suppositions have lines. A line cites as few others as it needs.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.step import CLASH, NESTED, Candidate, Link, NetLine, Step

_Known = dict[Candidate, int]
"""Candidates, with the number of the line on which they were settled."""


class Cited(NamedTuple):
    """A line, and what it rests on; or the end of a net or case, which has no number."""

    number: int
    line: NetLine | None
    by: tuple[int, ...] = ()
    gone: tuple[Candidate, ...] = ()
    """Where a supposition ends: what has nothing left. Where a case ends: what it removes."""
    house: House | None = None
    """The house that has no place left; None for a cell."""


def cited_lines(step: Step, geometry: Geometry) -> list[Cited]:
    """All lines of a net, the end of it or of each case included."""
    return list(_Net(step, geometry).lines())


class _Net:
    """Knows on which line every candidate was settled."""

    def __init__(self, step: Step, geometry: Geometry) -> None:
        self._step, self._geometry = step, geometry
        self._true: _Known = {}
        """What is true."""
        self._false: _Known = {}
        """What is false by itself: by a pattern, or by supposition."""
        self._outside: list[tuple[_Known, _Known]] = []
        """What was known before each supposition that is not refuted yet."""

    def lines(self) -> Iterator[Cited]:
        """The lines in their order; a case ends before the next one."""
        is_case = not self._step.candidates("assumed")
        last: NetLine | None = None
        for number, line in enumerate(self._step.net_lines(), 1):
            if line.kind == "start":
                if last is not None:
                    yield self._outcome(last)
                self._true, self._false = {}, {}
            last = line
            yield self._line(number, line)
        if is_case and last is not None:
            yield self._outcome(last)
        if not is_case:
            yield self._end()

    def _line(self, number: int, line: NetLine) -> Cited:
        end = line.ends[0]
        if line.kind == "start":
            is_false = self._step.candidates("assumed") and not self._step.eliminations
            (self._false if is_false else self._true)[end] = number
            return Cited(number, line)
        if line.kind in ("placed", "run", "far", "far-gone"):
            wanted = list(self._rests_on(number, line.links))
            return Cited(number, line, _fewest(wanted))
        if line.kind == "tight":
            by = self._by(line.links[0].start)
            for candidate in line.ends:
                self._false.setdefault(candidate, number)
            return Cited(number, line, by)
        if line.kind == "too":
            self._outside.append((self._true.copy(), self._false.copy()))
            self._true[end] = number
            return Cited(number, line)
        clash = line.links[0].inner[-1]
        ended = self._clash(clash.end, clash.house)
        self._true, self._false = self._outside.pop()
        self._false[end] = number
        return ended._replace(number=number, line=line)

    def _rests_on(self, number: int, links: Iterable[Link]) -> Iterator[set[int]]:
        """One follows after the other: the later ones may rest on the earlier."""
        for link in links:
            if link.by == NESTED:
                known = self._true.copy(), self._false.copy()
                self._true[link.end[0]] = number
                yield from self._rests_on(number, link.inner)
                self._true, self._false = known
            gone = link.start if link.strong or link.by not in ("", NESTED, CLASH) else ()
            gone = link.end if link.by == CLASH else gone
            yield from (lines for one in gone if number not in (lines := self._why(one)))
            if link.strong:
                self._true[link.end[0]] = number
            elif link.by not in ("", CLASH):
                self._false |= dict.fromkeys(set(link.end) - self._false.keys(), number)

    def _why(self, gone: Candidate) -> set[int]:
        """The lines each of which makes a candidate false."""
        found = {line for true, line in self._true.items() if self._excludes(true, gone)}
        return found | ({self._false[gone]} if gone in self._false else set())

    def _excludes(self, true: Candidate, gone: Candidate) -> bool:
        if true.cell == gone.cell:
            return true.digit != gone.digit
        return true.digit == gone.digit and true.cell in self._geometry.peers(gone.cell)

    def _by(self, gone: Iterable[Candidate]) -> tuple[int, ...]:
        """As few lines as make all of these false."""
        return _fewest([self._why(candidate) for candidate in gone])

    def _end(self) -> Cited:
        """Where the supposition breaks down.

        What is supposed to be false may itself be missing from the cell or house.
        """
        step = self._step
        (supposed,) = step.candidates("assumed")
        found = step.candidates("clash")
        house = step.houses[0] if step.houses else None
        if not found or (supposed not in self._true and _meet(supposed, found[0], house)):
            found = (supposed, *found)
        return self._clash(found, house)

    def _clash(self, gone: tuple[Candidate, ...], house: House | None) -> Cited:
        return Cited(0, None, self._by(gone), gone, house)

    def _outcome(self, last: NetLine) -> Cited:
        """What a case comes to, unless its last line has said so."""
        removed = self._step.eliminations
        if last.kind == "tight" and set(removed) <= set(last.ends):
            removed = ()
        return Cited(0, last, self._by(removed), removed)


def _fewest(wanted: Sequence[set[int]]) -> tuple[int, ...]:
    """As few numbers as have one of each set, and none that the others could do without."""
    chosen: set[int] = set()
    left = sorted(filter(None, wanted), key=len)
    while left := [lines for lines in left if not lines & chosen]:
        counts = Counter(number for lines in left for number in lines)
        if len(left[0]) == 1:
            chosen |= left[0]
        else:
            chosen.add(max(counts, key=lambda number: (counts[number], number)))
    for number in sorted(chosen):
        if all(lines & chosen - {number} for lines in wanted if lines):
            chosen.remove(number)
    return tuple(sorted(chosen))


def _meet(one: Candidate, other: Candidate, house: House | None) -> bool:
    """Whether two candidates are of one cell, or of one digit in a house."""
    if house is None:
        return one.cell == other.cell
    return one.digit == other.digit and one.cell in house.cells
