"""What is lit up, in words: a line for each role, and a chain from node to node."""

from typing import NamedTuple

from tutor.narrate.narration import role_name, say
from tutor.narrate.nodes import OF_CHAINS, ChainLine, node_numbers, node_sign
from tutor.narrate.notation import lines_of
from tutor.narrate.words import Cells
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.step import Candidate, Mark, Role, Step


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
    chain: Step | None = None,
) -> tuple[LegendLine, ...]:
    """A line for each role of some marks, with its cells, in the order they come in.

    Args:
        marks: what is lit up.
        geometry: the board's shape.
        language: the language of the lines.
        chain: the step, if it is told link by link; its nodes come first, one after the
            other, and the roles that only say which of them are true have no line.
    """
    cells: dict[Role, set[int]] = {}
    for mark in marks:
        cells.setdefault(mark.role, set()).add(mark.cell)
    lines: list[LegendLine] = []
    if chain is not None:
        lines += lines_of(chain, geometry, language)
    numbers = node_numbers(chain)
    for role, found in cells.items():
        if chain is not None and role in OF_CHAINS:
            continue
        text = say(
            language,
            "legend",
            role=role_name(role, language),
            cells=Cells(geometry, tuple(sorted(found))),
        )
        candidates = [Candidate(mark.cell, mark.digit) for mark in marks if mark.role == role]
        if all(candidate in numbers for candidate in candidates):
            own = [node_sign(n) for n in sorted({numbers[c] for c in candidates})]
            signs = tuple((sign, role) for sign in own)
            lines.append(ChainLine(f"{''.join(own)} {text}", signs))
        else:
            lines.append(Legend(role, text))
    return tuple(lines)
