"""What an explanation has told of cells that were still open, as the log of a game writes it."""

import re
from collections.abc import Iterable, Iterator, Sequence

from tutor.explain.diagnose import Mistake
from tutor.explain.why import Claim, Reason
from tutor.narrate.rungs import REASON
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Step

_CLAIM = re.compile(r"r(\d{1,4})c(\d{1,4})([=-])(\d{1,4})")


def of_reason(reason: Reason, grid: Grid, marks: Sequence[int]) -> str:
    """A hint for the log; nothing if all that was proved stood there, or was in plain sight."""
    if not reason.steps:
        return ""
    told = [*_placed(reason.steps, grid)]
    claim = reason.claim if reason.verdict == "proved" else reason.claim.opposite
    was_open = not marks[claim.cell] or marks[claim.cell] >> claim.digit - 1 & 1
    if not claim.holds and not grid.values[claim.cell] and was_open:
        told.append(claim)
    notes = written(told, grid.geometry)
    return f"{reason.steps[-1].technique} {REASON} {notes}" if notes else ""


def of_mistake(mistake: Mistake, grid: Grid) -> str:
    """What the full reason of a mistake tells beside that there is one."""
    told = [*_placed(mistake.steps, grid)]
    if mistake.move is not None and mistake.answer is not None:
        told.append(Claim(mistake.move.cell, mistake.answer))
    return written(told, grid.geometry)


def _placed(steps: Iterable[Step], grid: Grid) -> Iterator[Claim]:
    """The digits of some steps that are not on the board."""
    for step in steps:
        for cell, digit in step.placements:
            if grid.values[cell] != digit:
                yield Claim(cell, digit)


def written(claims: Iterable[Claim], geometry: Geometry) -> str:
    """``r1c7=8 r2c3-4``: digits that are right, and candidates that are not."""
    names = (
        f"{geometry.cell_name(claim.cell)}{'=' if claim.holds else '-'}{claim.digit}"
        for claim in claims
    )
    return " ".join(dict.fromkeys(names))


def read(notes: Iterable[str], geometry: Geometry) -> Iterator[Claim]:
    """The claims that were written; what makes no sense is passed over."""
    for note in notes:
        if (found := _CLAIM.fullmatch(note)) is not None:
            row, column = int(found[1]) - 1, int(found[2]) - 1
            if row in range(geometry.n) and column in range(geometry.n):
                yield Claim(row * geometry.n + column, int(found[4]), found[3] == "=")
