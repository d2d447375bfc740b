"""What is lit up, in words: a line for each role, and a chain from node to node."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.narrate.narration import role_name, say
from tutor.narrate.nodes import OF_CHAINS, Chain, ChainLine
from tutor.narrate.words import Cells
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Link, Mark, Role


class Legend(NamedTuple):
    """One role of what is lit up, in words."""

    role: Role
    text: str

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles it speaks of."""
        return (self.role,)


LegendLine = Legend | ChainLine


def legend_of(
    marks: tuple[Mark, ...],
    geometry: Geometry,
    language: Language,
    links: Sequence[Link] = (),
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in.

    Args:
        marks: what is lit up.
        geometry: the board's shape.
        language: the language of the lines.
        links: those of a chain; its nodes are told first, one after the other, and the
            roles that only say which of them are true have no line of their own.
    """
    cells: dict[Role, set[int]] = {}
    for mark in marks:
        cells.setdefault(mark.role, set()).add(mark.cell)
    chain = Chain(marks, geometry, language, links) if links else None
    lines: list[LegendLine] = [] if chain is None else [*chain.lines()]
    for role, found in cells.items():
        if chain is not None and role in OF_CHAINS:
            continue
        text = say(
            language,
            "legend",
            role=role_name(role, language),
            cells=Cells(geometry, tuple(sorted(found))),
        )
        signs = () if chain is None else chain.signs_of(role)
        own = "".join(signs)
        line = ChainLine(f"{own} {text}", tuple((sign, role) for sign in signs))
        lines.append(line if signs else Legend(role, text))
    return tuple(lines)
