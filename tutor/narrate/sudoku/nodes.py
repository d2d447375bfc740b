"""The numbers of a chain's nodes, and the lines of a legend that speak of them.

Nodes are numbered in the order they are told. On the board the numbers stand beside the
candidates where there is room; in the legend they are tied to cells, which is all there is
to go by where the board is small.
"""

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from tutor.base.language import Language
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.narrate.sudoku.net import cited_lines
from tutor.narrate.teller import LegendLine
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate, Role, Step

_RANGES = (("①", "⑳"), ("ⓐ", "ⓩ"), ("Ⓐ", "Ⓩ"), ("❶", "❿"), ("⓫", "⓴"))
_SIGNS = "".join(chr(code) for first, last in _RANGES for code in range(ord(first), ord(last) + 1))
_BEYOND = "●"
_FIGURES = {ord(sign): f"({number})" for number, sign in enumerate(_SIGNS, start=1)}
OF_CHAINS: tuple[Role, Role] = ("on", "off")
"""The roles that the nodes of every chain have: always the first two of its legend."""


def node_sign(number: int) -> str:
    """The number of a node as one character that is one column wide."""
    return _SIGNS[number - 1] if number <= len(_SIGNS) else _BEYOND


def line_sign(number: int) -> str:
    """The same number in a text: what stands in the circle on the board, if that has a sign.

    Figures on a dark ground stay as they are.
    """
    is_sign = number <= len(_SIGNS)
    return unicodedata.normalize("NFKC", node_sign(number)) if is_sign else str(number)


def in_figures(text: str) -> str:
    """A line with the numbers of its nodes in figures: on paper there is room for them."""
    return text.translate(_FIGURES)


def node_numbers(chain: Step | None) -> dict[Candidate, int]:
    """The number of each candidate of a chain; in a net, what a digit excludes has its number."""
    found: dict[Candidate, int] = {}
    if chain is None:
        return found
    for number, node in enumerate(chain.nodes(), start=1):
        for candidate in node:
            found.setdefault(candidate, number)
    for link in chain.links:
        if link.start and link.start[0] in found:
            for candidate in link.end:
                found.setdefault(candidate, found[link.start[0]])
    return found


def link_numbers(chain: Step) -> tuple[tuple[int, int], ...]:
    """For each link of a chain the numbers of its two nodes.

    On the board, candidates that were met before have the number of then.
    """
    numbers = {node: number for number, node in enumerate(chain.nodes(), start=1)}
    return tuple((numbers[link.start], numbers[link.end]) for link in chain.links)


def chain_line(text: str, signs: tuple[tuple[str, str], ...]) -> LegendLine:
    """A part of a chain, or a role whose candidates all have a number in it.

    The roles of every chain are among those it speaks of, in their order.
    """
    return LegendLine(text, tuple(dict.fromkeys((*OF_CHAINS, *(r for _, r in signs)))), signs)


# A chain or net in a few characters a node: ``① r2c3≠5 ⇒ ② r2c8=5 → ③ r5c8≠5``.
#
# A double arrow makes the next node true, a single one makes it false. What was told before
# is named by its number alone. A line ends where the next link begins elsewhere.

_TRUE, _FALSE = "=", "≠"
_NO_BREAK = "\u00a0"


class _Node(NamedTuple):
    """A node as it is told: of what, whether as true, and by which numbers it is known."""

    candidates: tuple[Candidate, ...]
    is_true: bool
    numbers: tuple[int, ...]
    are_all: bool = False
    """Whether all of several are true, rather than one."""


class _Arrow(NamedTuple):
    """One link, from a node (or several) to a node."""

    start: _Node
    end: _Node | None
    """None where a case comes to its end at once."""
    case: int


def lines_of(chain: Step, geometry: Geometry, language: Language) -> list[LegendLine]:
    """The whole chain; each case of several begins with its number."""
    return _Notation(chain, geometry, language).lines()


class _Notation:
    """Writes one chain down."""

    def __init__(self, chain: Step, geometry: Geometry, language: Language) -> None:
        self._geometry = geometry
        self._language = language
        arrows = _arrows_of_net(chain, geometry) if chain.is_net else _arrows_of_chain(chain)
        self._arrows = tuple(arrows)
        self._told: set[_Node] = set()
        roles = {Candidate(mark.cell, mark.digit): mark.role for mark in chain.marks}
        self._roles: dict[str, Role] = {}
        for number, node in enumerate(chain.nodes(), start=1):
            self._roles.setdefault(node_sign(number), roles.get(node[0], "on"))

    def lines(self) -> list[LegendLine]:
        """All of it, link by link."""
        lines: list[LegendLine] = []
        words, case = "", 0
        last: tuple[int, ...] = ()
        for arrow in self._arrows:
            if not words or arrow.case != case or arrow.start.numbers != last:
                lines += self._line(words)
                words = self._node(arrow.start)
                if arrow.case not in (0, case):
                    words = say(self._language, "legend-case", number=arrow.case, chain=words)
            case, last = arrow.case, ()
            if arrow.end is not None:
                sign = "⇒" if arrow.end.is_true else "→"
                words += f" {sign}{_NO_BREAK}{self._node(arrow.end)}"
                last = arrow.end.numbers
        return [*lines, *self._line(words)]

    def _line(self, words: str) -> list[LegendLine]:
        signs = tuple((s, self._roles[s]) for s in dict.fromkeys(words) if s in self._roles)
        return [chain_line(words, signs)] if words else []

    def _node(self, node: _Node) -> str:
        """Its number, and what it says unless that was told before."""
        signs = "".join(map(node_sign, node.numbers))
        if not node.candidates or node in self._told:
            return signs
        self._told.add(node)
        return f"{signs}{_NO_BREAK}{self._says(node)}"

    def _says(self, node: _Node) -> str:
        """``r4c1/r4c2=5``: one of them is; ``r4c1,r4c2≠5``: none of them is."""
        if node.are_all:
            return "+".join(
                f"{self._geometry.cell_name(cell, self._language)}{_TRUE}"
                f"{self._geometry.digit_name(digit)}"
                for cell, digit in node.candidates
            )
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
    for link, (start, end) in zip(chain.links, link_numbers(chain), strict=True):
        yield _Arrow(
            _Node(link.start, link.starts_true, (start,)),
            _Node(link.end, link.strong, (end,)),
            link.case,
        )


def _arrows_of_net(chain: Step, geometry: Geometry) -> Iterator[_Arrow]:
    """From what a consequence rests on to the consequence; exclusions are passed over."""
    is_supposed = bool(chain.candidates("assumed"))
    first = _Node((), True, ())
    for number, line, by, *_ in cited_lines(chain, geometry):
        if line is None:
            continue
        if number == 0:
            if line.kind == "start":
                yield _Arrow(first, None, line.case)
            continue
        is_true = line.kind in ("placed", "too")
        if line.kind == "start":
            is_true = not is_supposed or bool(chain.eliminations)
        node = _Node(line.ends, is_true, (number,), are_all=line.kind == "placed")
        if line.kind == "start":
            first = node
        else:
            is_first = by in ((), first.numbers)
            yield _Arrow(first if is_first else _Node((), True, by), node, line.case)
    if len(chain.net_lines()) == 1:
        yield _Arrow(first, None, 0)
