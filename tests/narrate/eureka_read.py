"""Reads chains in Eureka notation, and proves them from the candidates of a position alone.

A node is a digit in some cells: it is true if one of them is that digit. Several digits in one
place, ``(3=57)r1c29``, are a locked set: the node is true if the cells hold them all, and the
chain goes on with the last.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from tutor.narrate.sudoku.eureka import AND
from tutor.sudoku.geometry import digits
from tutor.techniques.position import Position

_TERM = re.compile(r"(?:\(([\d=-]+)\))?((?:r\d+c\d+)(?:,r\d+c\d+)*)")
_LOOP = "- loop"
Found = tuple[int, int]
"""A cell and a digit."""


class Node(NamedTuple):
    """Digits in cells."""

    digits: tuple[int, ...]
    cells: tuple[int, ...]
    """Of one digit only its places."""
    written: tuple[int, ...]
    """All the cells that are written."""


@dataclass(frozen=True)
class Read:
    """One chain."""

    nodes: tuple[Node, ...]
    signs: str
    """The link after each node but the last: strong or weak."""
    is_ring: bool
    removed: frozenset[Found]
    placed: frozenset[Found]

    @property
    def links(self) -> Iterator[tuple[Node, bool, Node]]:
        """From, whether strong, to."""
        for (one, other), sign in zip(pairwise(self.nodes), self.signs, strict=True):
            yield one, sign == "=", other


def cells_of(text: str, n: int) -> tuple[int, ...]:
    """``r12c3,r4c5``."""
    return tuple(
        (int(row) - 1) * n + int(column) - 1
        for rows, columns in re.findall(r"r(\d+)c(\d+)", text)
        for row in rows
        for column in columns
    )


def read(line: str, position: Position) -> list[Read]:
    """The chains of a line."""
    return [_chain(text, position) for text in line.split(AND)]


def _chain(text: str, position: Position) -> Read:
    path, _, conclusion = text.partition(" => ")
    n = position.geometry.n
    nodes, signs = _path(path.removesuffix(_LOOP), position)
    concluded: dict[str, set[Found]] = {"=": set(), "<>": set()}
    for cells, sign, digit in re.findall(r"([rc\d,]+?)(<>|=)(\d)", conclusion):
        concluded[sign] |= {(cell, int(digit)) for cell in cells_of(cells, n)}
    is_ring = path.endswith(_LOOP)
    return Read(nodes, signs, is_ring, frozenset(concluded["<>"]), frozenset(concluded["="]))


def _path(path: str, position: Position) -> tuple[tuple[Node, ...], str]:
    nodes: list[Node] = []
    signs, at, last = "", 0, ""
    while at < len(path):
        if nodes:
            signs += path[at]
            at += 1
        found = _TERM.match(path, at)
        assert found is not None, path[at:]
        at = found.end()
        cells = cells_of(found[2], position.geometry.n)
        for part in re.split("([=-])", found[1] or last):
            if part in "=-":
                signs += part
                continue
            held = tuple(map(int, part))
            places = [cell for cell in cells if position.places[held[-1]] >> cell & 1]
            assert places, (part, found[2])
            nodes.append(Node(held, cells if len(held) > 1 else tuple(places), cells))
            last = part[-1]
    return tuple(nodes), signs


class Proof:
    """What follows from the candidates of a position."""

    def __init__(self, position: Position, either: frozenset[Found] = frozenset()) -> None:
        self._position, self._geometry = position, position.geometry
        self._either = either
        """Two candidates one of which is true for a reason of its own."""

    def holds(self, chain: Read) -> bool:
        """Whether every link holds, and so does the conclusion."""
        alternates = chain.signs == ("=-" * len(chain.signs))[: len(chain.signs)]
        if not alternates or chain.signs[-1] != "=" or not (chain.removed or chain.placed):
            return False
        if not all(
            (self.is_strong if strong else self.is_weak)(one, other)
            for one, strong, other in chain.links
        ):
            return False
        first, last = chain.nodes[0], chain.nodes[-1]
        if chain.is_ring:
            return self.is_weak(last, first) and self._closes(chain)
        if chain.placed:
            ((cell, digit),) = chain.placed
            return all(
                end.digits[-1] == digit and self._places(end, digit) == [cell]
                for end in (first, last)
            )
        ends = (first, last)
        return all(self._excludes(end, *found) for found in chain.removed for end in ends)

    def is_strong(self, one: Node, other: Node) -> bool:
        """Whether one of two nodes is true in any case."""
        if {(c, node.digits[-1]) for node in (one, other) for c in node.written} == self._either:
            return True
        if one.written == other.written:
            return all(
                self._is_true(one, values) or self._is_true(other, values)
                for values in self._ways(one.written)
            )
        if one.digits[-1:] != other.digits or len(one.digits) > 1:
            return False
        both = {*one.cells, *other.cells}
        places = self._position.places[other.digits[0]]
        return any(
            all(cell in both for cell in house.cells if places >> cell & 1)
            for house in self._geometry.houses
        )

    def is_weak(self, one: Node, other: Node) -> bool:
        """Whether two nodes are never both true."""
        return any(
            all(
                self._clash((a, x), (b, y))
                for a in self._places(one, x)
                for b in self._places(other, y)
            )
            for x in one.digits
            for y in other.digits
        )

    def _places(self, node: Node, digit: int) -> list[int]:
        return [cell for cell in node.cells if self._position.places[digit] >> cell & 1]

    def _sees(self, one: int, other: int) -> bool:
        return other in self._geometry.peers(one)

    def _clash(self, one: Found, other: Found) -> bool:
        (a, x), (b, y) = one, other
        return x != y if a == b else x == y and self._sees(a, b)

    def _ways(self, cells: tuple[int, ...]) -> Iterator[dict[int, int]]:
        """Every way to fill some cells."""
        yield from self._filled(cells, {}, self._position.candidates)

    def _filled(
        self, cells: tuple[int, ...], values: dict[int, int], candidates: list[int]
    ) -> Iterator[dict[int, int]]:
        if not cells:
            yield values
            return
        cell, *others = cells
        for digit in digits(candidates[cell]):
            if not any(values[c] == digit and self._sees(c, cell) for c in values):
                yield from self._filled(tuple(others), {**values, cell: digit}, candidates)

    def _is_true(self, node: Node, values: dict[int, int]) -> bool:
        return set(node.digits) <= {values[cell] for cell in node.cells}

    def _excludes(self, node: Node, cell: int, digit: int) -> bool:
        """Whether a candidate is false where a node is true."""
        return any(
            all(self._clash((place, held), (cell, digit)) for place in self._places(node, held))
            for held in node.digits
            if self._places(node, held)
        )

    def _closes(self, chain: Read) -> bool:
        """Every other node of a ring is true: these, or those."""
        return all(self._gone(chain, first) >= chain.removed for first in (0, 1))

    def _gone(self, chain: Read, first: int) -> set[Found]:
        """What is false if every other node from one on is true, and the others are not."""
        candidates = list(self._position.candidates)
        for number, node in enumerate(chain.nodes):
            digit = node.digits[-1]
            if number % 2 != first and len(node.digits) == 1:
                for cell in node.cells:
                    candidates[cell] &= ~(1 << digit - 1)
        for number, node in enumerate(chain.nodes):
            if number % 2 == first:
                self._exclude(candidates, node)
        for node in chain.nodes:
            ways = list(self._filled(node.written, {}, candidates))
            if not ways:  # this cannot be at all
                candidates = [0] * len(candidates)
                break
            for digit in set.intersection(*(set(values.values()) for values in ways)):
                held = Node((digit,), tuple(self._at(node.written, digit)), ())
                self._exclude(candidates, held)
        return {
            (cell, digit)
            for cell, mask in enumerate(self._position.candidates)
            for digit in digits(mask & ~candidates[cell])
        }

    def _at(self, cells: tuple[int, ...], digit: int) -> list[int]:
        return [cell for cell in cells if self._position.places[digit] >> cell & 1]

    def _exclude(self, candidates: list[int], node: Node) -> None:
        for cell, mask in enumerate(candidates):
            for digit in digits(mask):
                if self._excludes(node, cell, digit):
                    candidates[cell] &= ~(1 << digit - 1)
