"""Chains and loops in words, link by link."""

from collections.abc import Iterator

from tutor.narrate.sudoku.digits_and_houses import Candidates, Cells, Houses
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.nodes import line_sign, link_numbers
from tutor.narrate.voice import Facts, Line, Story
from tutor.techniques.step import Candidate, Link, Role

_Node = tuple[Candidate, ...]
_NODES: tuple[Role, ...] = ("end", "assumed", "on", "off")


def _facts(read: GridReader) -> Facts:
    """Where a chain begins and where it ends, its digits and its length."""
    links = read.step.links
    start, end = links[0].start, links[-1].end
    return {
        "length": len(links),
        "chain-digits": read.digits_of(*_NODES),
        "course": Cells(read.geometry, read.step.cells(*_NODES)),
        "start": read.cells_in(start),
        "start-digit": read.digits_in(start),
        "end": read.cells_in(end),
        "end-digit": read.digits_in(end),
        "ends": read.cells_in(start + end),
        "region": read.boxes_of(*(cell for cell, _ in start)),
    }


def _numbered(read: GridReader) -> list[tuple[Link, Facts]]:
    """Each link with the numbers of the nodes that it leads from and to."""
    numbers = link_numbers(read.step)
    return [
        (link, {"from": line_sign(start), "to": line_sign(end)})
        for link, (start, end) in zip(read.step.links, numbers, strict=True)
    ]


def _lines(read: GridReader) -> list[Line]:
    """A line for each link: from which node to which, and why."""
    first, *others = _numbered(read)
    return [_line(read, *first, opens=True), *(_line(read, *link, opens=False) for link in others)]


def _line(read: GridReader, link: Link, numbers: Facts, *, opens: bool) -> Line:
    facts: Facts = {
        "opens": "yes" if opens else "no",
        **numbers,
        "start": read.cells_in(link.start),
        "start-digit": read.digits_in(link.start),
        "end": read.cells_in(link.end),
        "end-digit": read.digits_in(link.end),
    }
    if link.by:
        facts |= {"set": read.cells(*link.cells), "set-digits": read.digits(*link.digits)}
        return "link-set", facts
    if link.house is None:
        return ("link-cell-strong" if link.strong else "link-cell-weak"), facts
    facts["house"] = Houses((link.house,))
    return ("link-house-strong" if link.strong else "link-house-weak"), facts


def _ring_lines(read: GridReader) -> list[Line]:
    """The links; that they close; and what each of them rules out."""
    return [*_lines(read), ("ring-closed", {}), *_Ring(read).lines()]


class _Ring:
    """What the links of a ring rule out, each candidate told once."""

    def __init__(self, read: GridReader) -> None:
        self._read = read
        self._left = list(read.step.eliminations)

    def lines(self) -> Iterator[Line]:
        """A line for each link that rules something out: the weak links, then the sets."""
        links = _numbered(self._read)
        weak = [(link, numbers) for link, numbers in links if not link.strong]
        sets = [(link, numbers) for link, numbers in links if link.by]
        for link, numbers in (*weak, *sets):
            removed = [found for found in self._left if self._rules_out(link, found)]
            self._left = [found for found in self._left if found not in removed]
            if removed:
                message, facts = self._ruled_out(link, tuple(removed))
                yield message, {**numbers, **facts}

    def _rules_out(self, link: Link, found: Candidate) -> bool:
        """Whether a candidate is false as soon as a link has a true end."""
        if link.by:
            linked = {digit for _, digit in link.start + link.end}
            places = [m.cell for m in self._read.step.marks if m.cell in link.cells]
            return (
                found.digit in link.digits
                and found.digit not in linked
                and found.cell not in link.cells
                and self._sees(found.cell, tuple(places), found.digit)
            )
        if link.house is None:
            (cell, digit), (_, other) = link.start[0], link.end[0]
            return found.cell == cell and found.digit not in (digit, other)
        cells = tuple(cell for cell, _ in link.start + link.end)
        return found.digit == link.start[0].digit and self._sees(found.cell, cells)

    def _sees(self, cell: int, others: tuple[int, ...], digit: int = 0) -> bool:
        """Whether a cell sees all the others, or those that are marked with a digit."""
        marked = {(m.cell, m.digit) for m in self._read.step.marks}
        seen = self._read.geometry.peers(cell)
        return all(other in seen for other in others if not digit or (other, digit) in marked)

    def _ruled_out(self, link: Link, removed: _Node) -> Line:
        read = self._read
        linked = read.digits_in(link.start + link.end)
        facts: Facts = {"linked": linked, "out": read.cells_in(removed)}
        if link.by:
            locked = read.digits(*(d for d in link.digits if d not in linked.items))
            facts |= {"set": read.cells(*link.cells), "locked": locked}
            return "ring-set", {**facts, "removed": Candidates(read.geometry, removed)}
        facts["ends"] = read.cells_in(link.start + link.end)
        if link.house is None:
            return "ring-cell", {**facts, "out-digits": read.digits_in(removed)}
        return "ring-house", facts


def _story(message: str, scope: str | None, *variants: str) -> Story[GridReader]:
    told = {variant: f"{message}-{variant}" for variant in variants}
    return Story(message, _facts, scope, told, _lines)


_RING = Story("nice-loop-continuous", _facts, "chain-digits", lines=_ring_lines)

STORIES: dict[str, Story[GridReader]] = {
    "x-chain": _story("x-chain", "chain-digits", "round"),
    "xy-chain": _story("xy-chain", "chain-digits"),
    "nice-loop-continuous": _RING,
    "nice-loop-discontinuous": _story("nice-loop-discontinuous", None, "placement"),
    "aic": _story("aic", "chain-digits", "two-digits", "cell"),
    "grouped-nice-loop-continuous": _RING,
    "grouped-nice-loop-discontinuous": _story(
        "nice-loop-discontinuous", None, "placement", "group"
    ),
    "grouped-aic": _story("aic", "chain-digits", "two-digits", "cell", "overlapping"),
}
