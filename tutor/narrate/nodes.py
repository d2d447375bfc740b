"""The nodes of a chain: their numbers, and the chain in one line from node to node.

Nodes are numbered in the order they are told. On the board the numbers stand beside the
candidates where there is room; here they are tied to cells, which is all there is to go
by where the board is small.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.narrate.narration import say
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Candidate, Link, Mark, Role, nodes_of

_RANGES = (("①", "⑳"), ("ⓐ", "ⓩ"), ("Ⓐ", "Ⓩ"), ("❶", "❿"), ("⓫", "⓴"))
_SIGNS = "".join(chr(code) for first, last in _RANGES for code in range(ord(first), ord(last) + 1))
_BEYOND = "●"
_FIGURES = {ord(sign): f"({number})" for number, sign in enumerate(_SIGNS, start=1)}
_STRONG, _WEAK = "⇒", "→"
_TRUE, _FALSE = "=", "≠"
_NO_BREAK = "\u00a0"
OF_CHAINS: tuple[Role, Role] = ("on", "off")
"""The roles that the nodes of every chain have: always the first two of its legend."""


def node_sign(number: int) -> str:
    """The number of a node as one character that is one column wide."""
    return _SIGNS[number - 1] if number <= len(_SIGNS) else _BEYOND


def in_figures(text: str) -> str:
    """A line with the numbers of its nodes in figures: on paper there is room for them."""
    return text.translate(_FIGURES)


def node_numbers(links: Sequence[Link]) -> dict[Candidate, int]:
    """The number of the node that each candidate of a chain belongs to."""
    return {
        candidate: number
        for number, node in enumerate(nodes_of(links), start=1)
        for candidate in node
    }


class ChainLine(NamedTuple):
    """A part of a chain, or a role whose candidates are all nodes of it."""

    text: str
    signs: tuple[tuple[str, Role], ...]
    """The signs of the nodes in it, each with the role that its candidates have."""

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles it speaks of; those of every chain among them, in their order."""
        return tuple(dict.fromkeys((*OF_CHAINS, *(role for _, role in self.signs))))


class Chain:
    """The nodes of a chain or net as they are told: ``① r2c3≠5 ⇒ ② r2c8=5 → ③ r5c8≠5``.

    A strong link has a double arrow, a weak one a single. What was told before is named by
    its number alone. A line ends where the next link begins elsewhere.
    """

    def __init__(
        self,
        marks: tuple[Mark, ...],
        geometry: Geometry,
        language: Language,
        links: Sequence[Link],
    ) -> None:
        self._geometry = geometry
        self._language = language
        self._links = links
        self._marks = marks
        self._roles = {Candidate(mark.cell, mark.digit): mark.role for mark in marks}
        self._numbers = node_numbers(links)
        self._told: dict[Candidate, bool] = {}
        """Which nodes have been told, and whether as true."""

    def signs_of(self, role: Role) -> tuple[str, ...]:
        """The signs of the candidates with a role; none if some of them have no number."""
        found = [Candidate(mark.cell, mark.digit) for mark in self._marks if mark.role == role]
        if not all(candidate in self._numbers for candidate in found):
            return ()
        return tuple(map(node_sign, sorted({self._numbers[candidate] for candidate in found})))

    def lines(self) -> list[ChainLine]:
        """All of it; each case of several begins with its number."""
        lines: list[ChainLine] = []
        words, last, case = "", set[Candidate](), 0
        for link in self._links:
            goes_on = words and link.case == case and set(link.start) == last
            if not goes_on:
                lines += self._line(words)
                words = self._start(link)
                if link.case not in (0, case):
                    words = say(self._language, "legend-case", number=link.case, chain=words)
            arrow = _STRONG if link.strong else _WEAK
            words += f" {arrow}{_NO_BREAK}{self._end(link)}"
            last, case = set(link.end), link.case
        return [*lines, *self._line(words)]

    def _line(self, words: str) -> list[ChainLine]:
        if not words:
            return []
        signs = {
            node_sign(number): self._roles.get(candidate, "on")
            for candidate, number in reversed(self._numbers.items())
        }
        return [ChainLine(words, tuple((s, signs[s]) for s in dict.fromkeys(words) if s in signs))]

    def _start(self, link: Link) -> str:
        """Where a link comes from, as true if it is weak; in a net all may be false."""
        new = [c for c in link.start if c not in self._told]
        return self._node(new, link.start, link.starts_true)

    def _end(self, link: Link) -> str:
        """Where a link leads to; told in full again where it now is the opposite."""
        new = [c for c in link.end if self._told.get(c) is not link.strong]
        return self._node(new, link.end, link.strong)

    def _node(self, new: list[Candidate], node: tuple[Candidate, ...], is_true: bool) -> str:
        known = sorted({self._numbers[c] for c in node if c not in new})
        words = "".join(map(node_sign, known))
        if new:
            signs = "".join(map(node_sign, sorted({self._numbers[c] for c in new})))
            words += f"{',' if words else ''}{signs}{_NO_BREAK}{self._says(new, is_true)}"
            self._told.update(dict.fromkeys(new, is_true))
        return words

    def _says(self, node: list[Candidate], is_true: bool) -> str:
        """``r4c1/r4c2=5``: one of them is; ``r4c1,r4c2≠5``: none of them is."""
        cells_of: dict[int, tuple[int, ...]] = {}
        for cell, digit in node:
            cells_of[digit] = (*cells_of.get(digit, ()), cell)
        between, sign = ("/", _TRUE) if is_true else (",", _FALSE)
        parts = []
        for cells in dict.fromkeys(cells_of.values()):
            names = [self._geometry.cell_name(cell, self._language) for cell in cells]
            digits = [
                self._geometry.digit_name(d) for d, found in cells_of.items() if found == cells
            ]
            parts.append(f"{between.join(names)}{sign}{between.join(digits)}")
        return "+".join(parts)
