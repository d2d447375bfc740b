"""Chains in Eureka notation, as forums write them: ``(4)r1c4=r1c8-r5c8=(4-7)r5c2 => r4c5<>3``.

``=`` is a strong link and ``-`` a weak one. Candidates of one cell share brackets; a digit
that goes on is not written again. Of an almost locked set, ``(3=57)r1c29``, the digit that
the chain goes on with stands last. A pattern that is several chains has them one after another.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from tutor.narrate.sudoku.chain_forms import as_chains
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate, Link, Step

_LARGEST = 9
"""Rows and columns of larger boards have no name of one figure."""
AND = "; "
"""Between several chains."""
_CELLS = re.compile(r"r(\d+)c(\d+)")


def eureka(step: Step, geometry: Geometry) -> str | None:
    """A chain on one line; None where a step is no chain."""
    n = geometry.n
    lines = [_line(chain, n) for chain in as_chains(step, geometry)] if n <= _LARGEST else []
    return AND.join(filter(None, lines)) or None


def in_french(line: str) -> str:
    """The same with cells called as on a French board: ``(4)L1C4=L1C8``."""
    return _CELLS.sub(r"L\1C\2", line)


def _line(chain: Step, n: int) -> str | None:
    links = chain.links
    if not all(_goes_on(one, other) for one, other in pairwise(links)):
        return None
    is_ring = _is_ring(chain)
    if not links[0].strong:
        links = links[1:]  # what both ends see is the conclusion
    if links and not links[-1].strong:
        links = links[:-1]
    if not links:
        return None
    closed = "- loop" if is_ring else ""
    return f"{_path(links, n)}{closed} => {_conclusion(chain, n)}"


def _goes_on(one: Link, other: Link) -> bool:
    return one.end == other.start and one.strong != other.strong


def _is_ring(step: Step) -> bool:
    """Whether the last link leads back to the start, so that both ways round are true or false."""
    first, last = step.links[0], step.links[-1]
    return first.strong and not last.strong and last.end == first.start


class _Term:
    """Candidates in one pair of brackets."""

    def __init__(self, node: Sequence[Candidate]) -> None:
        self.said = ""
        """Digits and links, the last digit left out."""
        self.digit = node[0].digit
        self.cells = [cell for cell, _ in node]
        self.is_set = False

    def say(self, before: int | None, n: int) -> str:
        """The term, its digit left out if it is that of the term before."""
        cells = compact(self.cells, n)
        return (
            cells if not self.said and self.digit == before else f"({self.said}{self.digit}){cells}"
        )


def _path(links: Sequence[Link], n: int) -> str:
    terms, signs = [_Term(links[0].start)], []
    for place, link in enumerate(links):
        term, sign = terms[-1], "=" if link.strong else "-"
        goes_into_set = place + 1 < len(links) and links[place + 1].by != ""
        if link.by:
            others = sorted(set(link.digits) - {link.start[0].digit, link.end[0].digit})
            term.said += f"{term.digit}={''.join(map(str, others))}"
            term.digit, term.cells, term.is_set = link.end[0].digit, list(link.cells), True
        elif _is_in_cell(link) and not term.is_set and not goes_into_set:
            term.said += f"{term.digit}{sign}"
            term.digit = link.end[0].digit
        else:
            terms.append(_Term(link.end))
            signs.append(sign)
    told = terms[0].say(None, n)
    for sign, before, term in zip(signs, terms, terms[1:], strict=False):
        told += sign + term.say(before.digit, n)
    return told


def _is_in_cell(link: Link) -> bool:
    """Whether both ends are candidates of one cell: guardians of a pattern need not be."""
    return link.house is None and link.start[0].cell == link.end[0].cell


def _conclusion(step: Step, n: int) -> str:
    if step.placements:
        return ", ".join(f"{compact([cell], n)}={digit}" for cell, digit in step.placements)
    cells_of: dict[int, list[int]] = {}
    for cell, digit in step.eliminations:
        cells_of.setdefault(digit, []).append(cell)
    return ", ".join(f"{compact(cells, n)}<>{digit}" for digit, cells in sorted(cells_of.items()))


def compact(cells: Iterable[int], n: int = _LARGEST) -> str:
    """``r1c23``, ``r12c3``, ``r1c2,r2c5``: cells of one row together, then equal rows."""
    columns_of: dict[int, str] = {}
    for cell in sorted(set(cells)):
        row, column = divmod(cell, n)
        columns_of[row + 1] = f"{columns_of.get(row + 1, '')}{column + 1}"
    rows_of: dict[str, str] = {}
    for row, columns in columns_of.items():
        rows_of[columns] = f"{rows_of.get(columns, '')}{row}"
    return ",".join(f"r{rows}c{columns}" for columns, rows in rows_of.items())
