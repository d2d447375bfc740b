"""A chain or net in a few characters a node: ``① r2c3≠5 ⇒ ② r2c8=5 → ③ r5c8≠5``.

A double arrow makes the next node true, a single one makes it false. What was told before
is named by its number alone. A line ends where the next link begins elsewhere.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.narrate.narration import say
from tutor.narrate.nodes import ChainLine, node_numbers, node_sign
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Candidate, Role, Step

_TRUE, _FALSE = "=", "≠"
_NO_BREAK = "\u00a0"


class _Node(NamedTuple):
    """A node as it is told: of what, whether as true, and by which numbers it is known."""

    candidates: tuple[Candidate, ...]
    is_true: bool
    numbers: tuple[int, ...]


class _Arrow(NamedTuple):
    """One link, from a node (or several) to a node."""

    start: _Node
    end: _Node
    case: int


def lines_of(chain: Step, geometry: Geometry, language: Language) -> list[ChainLine]:
    """The whole chain; each case of several begins with its number."""
    return _Notation(chain, geometry, language).lines()


class _Notation:
    """Writes one chain down."""

    def __init__(self, chain: Step, geometry: Geometry, language: Language) -> None:
        self._geometry = geometry
        self._language = language
        arrows = _arrows_of_net(chain) if chain.is_net else _arrows_of_chain(chain)
        self._arrows = tuple(arrows)
        self._told: set[tuple[int, tuple[Candidate, ...], bool]] = set()
        roles = {Candidate(mark.cell, mark.digit): mark.role for mark in chain.marks}
        self._roles: dict[str, Role] = {}
        for number, node in enumerate(chain.nodes(), start=1):
            self._roles.setdefault(node_sign(number), roles.get(node[0], "on"))

    def lines(self) -> list[ChainLine]:
        """All of it, link by link."""
        lines: list[ChainLine] = []
        words, last, case = "", (), 0
        for arrow in self._arrows:
            if not words or arrow.case != case or arrow.start.numbers != last:
                lines += self._line(words)
                words = self._node(arrow.start)
                if arrow.case not in (0, case):
                    words = say(self._language, "legend-case", number=arrow.case, chain=words)
            sign = "⇒" if arrow.end.is_true else "→"
            words += f" {sign}{_NO_BREAK}{self._node(arrow.end)}"
            last, case = arrow.end.numbers, arrow.case
        return [*lines, *self._line(words)]

    def _line(self, words: str) -> list[ChainLine]:
        signs = tuple((s, self._roles[s]) for s in dict.fromkeys(words) if s in self._roles)
        return [ChainLine(words, signs)] if words else []

    def _node(self, node: _Node) -> str:
        """Its number, and what it says unless that was told before."""
        signs = "".join(map(node_sign, node.numbers))
        told = {(number, node.candidates, node.is_true) for number in node.numbers}
        if len(node.numbers) != 1 or told <= self._told:
            return signs
        self._told |= told
        return f"{signs}{_NO_BREAK}{self._says(node)}"

    def _says(self, node: _Node) -> str:
        """``r4c1/r4c2=5``: one of them is; ``r4c1,r4c2≠5``: none of them is."""
        cells_of: dict[int, tuple[int, ...]] = {}
        for cell, digit in node.candidates:
            cells_of[digit] = (*cells_of.get(digit, ()), cell)
        between, sign = ("/", _TRUE) if node.is_true else (",", _FALSE)
        parts = []
        for cells in dict.fromkeys(cells_of.values()):
            names = [self._geometry.cell_name(cell, self._language) for cell in cells]
            digits = [
                self._geometry.digit_name(d) for d, found in cells_of.items() if found == cells
            ]
            parts.append(f"{between.join(names)}{sign}{between.join(digits)}")
        return "+".join(parts)


def _arrows_of_chain(chain: Step) -> Iterator[_Arrow]:
    """From node to node, as the links are."""
    numbers = node_numbers(chain)

    def node(candidates: tuple[Candidate, ...], is_true: bool) -> _Node:
        return _Node(candidates, is_true, _sorted(numbers[c] for c in candidates))

    for link in chain.links:
        yield _Arrow(node(link.start, link.starts_true), node(link.end, link.strong), link.case)


def _arrows_of_net(chain: Step) -> Iterator[_Arrow]:
    """From what a consequence rests on to the consequence; exclusions are passed over."""
    number = 0
    is_cases = not chain.candidates("assumed")
    for case, start in enumerate(chain.candidates("case" if is_cases else "assumed"), start=1):
        number += 1
        is_true = is_cases or bool(chain.eliminations)
        first = _Node((start,), is_true, (number,))
        settled: dict[Candidate, set[int]] = {start: {number}}
        for link in chain.links:
            if link.case not in (0, case):
                continue
            known = _sorted(n for c in link.start for n in settled.get(c, ()))
            if link.strong or link.by:
                number += 1
                end = _Node(link.end, link.strong, (number,))
                yield _Arrow(first if known == first.numbers else _known(known), end, link.case)
                known = (number,)
            for candidate in link.end:
                settled.setdefault(candidate, set()).update(known)


def _known(numbers: tuple[int, ...]) -> _Node:
    """What was told before under some numbers."""
    return _Node((), True, numbers)


def _sorted(numbers: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(numbers)))
