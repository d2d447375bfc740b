"""The ways a technique can be told, each with a stored position, and its five rungs as text."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.grids import grid_of
from tests.narrate.easier_forms import EASIER
from tests.narrate.harder_forms import HARDER
from tests.narrate.wishes import Wanted
from tutor.base.language import Language
from tutor.narrate.rungs import RUNGS
from tutor.narrate.sudoku.grid_teller import hint
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.forcing.finders import refute
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

POSITIONS = Path(__file__).with_name("positions.txt")
GOLDEN = Path(__file__).with_name("golden")
LANGUAGES: tuple[Language, ...] = ("en", "fr")


NOT = "not"
"""The form of a supposition that something is false: made only where somebody asks why."""
WALK = "walk"
"""The form of a step as a walk takes it, where that tells more than one found by itself."""


@dataclass(frozen=True)
class Case:
    """A technique in one of its forms."""

    technique: str
    form: str
    wanted: Wanted

    def step_in(self, grid: Grid) -> Step | None:
        """The first step of the technique that has this form."""
        return next(filter(self.wanted, self.steps(Position(grid))), None)

    def steps(self, position: Position) -> Iterator[Step]:
        """The steps among which it may be."""
        technique = TECHNIQUES[self.technique]
        if self.form == NOT:
            return _refuted(self.technique, position)
        if self.form == WALK:
            return filter(None, iter([technique.first(position)]))
        return technique.find(position)


def _refuted(technique: str, position: Position) -> Iterator[Step]:
    """What shows that a candidate is true, because it cannot be false; only asked for so."""
    for cell, mask in enumerate(position.candidates):
        for digit in digits(mask):
            step = refute(position, cell, digit, holds=False)
            if step is not None and step.technique == technique:
                yield step


FORMS = {**EASIER, **HARDER}
TOLD = tuple(technique for technique in TECHNIQUES if technique in FORMS)
"""The techniques with golden texts: all on the ladder, and some fish found on request."""

CASES = tuple(
    Case(technique, form, wanted) for technique in TOLD for form, wanted in FORMS[technique].items()
)


@cache
def stored() -> dict[tuple[str, str], str]:
    """The position of each case, as its line of text."""
    found = {}
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        technique, form, position = line.split("\t")
        found[technique, form] = position
    return found


@cache
def told_step(case: Case) -> tuple[Geometry, Step]:
    """The board of a case and its step."""
    grid = grid_of(stored()[case.technique, case.form])
    step = case.step_in(grid)
    assert step is not None, f"the stored position has no {case.technique} {case.form}"
    return grid.geometry, step


def told(technique: str, language: Language) -> str:
    """The golden text of a technique: its positions, and what each rung says."""
    blocks = []
    for case in CASES:
        if case.technique == technique:
            geometry, step = told_step(case)
            lines = [stored()[case.technique, case.form], f"# {case.form or technique}"]
            for rung in RUNGS:
                lines.append(f"{rung}.")
                lines += hint(step, geometry, language, rung).sentences
            blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def golden_file(technique: str, language: Language) -> Path:
    """Where that text is kept."""
    return GOLDEN / f"{technique}.{language}.txt"
