"""What a step does to candidates in few words: which digits stay where, and which go."""

from collections.abc import Iterable

from tutor.base.language import Language
from tutor.narrate.sudoku.digits_and_houses import VOICE
from tutor.narrate.sudoku.grid_reader import visible_marks
from tutor.narrate.teller import Effect
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate, Role, Step

_STAYING: tuple[Role, ...] = ("locked", "naked", "hidden", "base")
"""Patterns of one role, whose own candidates are what keeps the others out."""


def effects_of(step: Step, geometry: Geometry, language: Language) -> tuple[Effect, ...]:
    """What stays and what goes; only what goes where the legend names several roles.

    A digit that is placed has been told, and nothing is added to it.
    """
    if step.placements or not step.eliminations:
        return ()
    marks = visible_marks(step)
    roles = {mark.role for mark in marks}
    stays: list[Candidate] = []
    if len(roles) == 1 and roles <= set(_STAYING) and not step.is_chain:
        stays = [Candidate(mark.cell, mark.digit) for mark in marks]

    def told(candidates: Iterable[Candidate], word: str, *, is_removed: bool) -> list[Effect]:
        return [
            Effect(
                tuple(map(geometry.digit_name, digits)),
                VOICE.text(language, word, count=len(digits)),
                tuple(geometry.cell_name(cell, language) for cell in cells),
                is_removed,
            )
            for cells, digits in _together(candidates).items()
        ]

    gone = told(step.eliminations, "effect-goes", is_removed=True)
    return (*told(stays, "effect-stays", is_removed=False), *gone)


def _together(candidates: Iterable[Candidate]) -> dict[tuple[int, ...], list[int]]:
    """Digits by the cells they are in: those of the same cells stand together."""
    cells: dict[int, set[int]] = {}
    for candidate in candidates:
        cells.setdefault(candidate.digit, set()).add(candidate.cell)
    found: dict[tuple[int, ...], list[int]] = {}
    for digit, its_cells in sorted(cells.items()):
        found.setdefault(tuple(sorted(its_cells)), []).append(digit)
    return found
