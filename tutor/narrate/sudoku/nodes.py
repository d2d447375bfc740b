"""The numbers of a chain's nodes, and the lines of a legend that speak of them.

Nodes are numbered in the order they are told. On the board the numbers stand beside the
candidates where there is room; in the legend they are tied to cells, which is all there is
to go by where the board is small.
"""

from tutor.narrate.legend import LegendLine
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
