"""A chain or net in a few characters a node: ``① r2c3≠5 ⇒ ② r2c8=5 → ③ r5c8≠5``.

A double arrow makes the next node true, a single one makes it false. What was told before
is named by its number alone. A line ends where the next link begins elsewhere.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.base.language import Language
from tutor.narrate.legend import LegendLine
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.narrate.sudoku.nodes import chain_line, link_numbers, node_sign
from tutor.sudoku.geometry import Geometry
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
        arrows = _arrows_of_net(chain) if chain.is_net else _arrows_of_chain(chain)
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


def _arrows_of_net(chain: Step) -> Iterator[_Arrow]:
    """From what a consequence rests on to the consequence; exclusions are passed over."""
    number = 0
    supposed = chain.candidates("assumed")
    for case, start in enumerate(supposed or chain.candidates("case"), start=1):
        number += 1
        first = _Node((start,), not supposed or bool(chain.eliminations), (number,))
        settled: dict[Candidate, set[int]] = {start: {number}}
        links = [link for link in chain.links if link.case in (0, case)]
        if not any(link.strong or link.by for link in links):
            yield _Arrow(first, None, links[0].case if links else 0)
        for link in links:
            known = tuple(sorted({n for c in link.start for n in settled.get(c, ())}))
            if link.strong or link.by:
                number += 1
                told_before = _Node((), True, known)
                is_first = known in ((), first.numbers)
                end = _Node(link.end, link.strong, (number,))
                yield _Arrow(first if is_first else told_before, end, link.case)
                known = (number,)
            for candidate in link.end:
                settled.setdefault(candidate, set()).update(known)
