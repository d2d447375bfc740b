"""The ways a technique can be told, each with a stored position, and its five rungs as text."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.grids import grid_of
from tutor.narrate.hints import RUNGS, hint
from tutor.sudoku.geometry import Geometry, HouseKind, Language
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

POSITIONS = Path(__file__).with_name("positions.txt")
GOLDEN = Path(__file__).with_name("golden")
LANGUAGES: tuple[Language, ...] = ("en", "fr")

Wanted = Callable[[Step], bool]


@dataclass(frozen=True)
class Case:
    """A technique in one of its forms."""

    technique: str
    form: str
    wanted: Wanted

    def step_in(self, grid: Grid) -> Step | None:
        """The first step of the technique that has this form."""
        steps = TECHNIQUES[self.technique].find(Position(grid))
        return next((step for step in steps if self.wanted(step)), None)


def _removals(step: Step) -> int:
    return len({cell for cell, _ in step.eliminations})


def _one(step: Step) -> bool:
    return _removals(step) == 1


def _several(step: Step) -> bool:
    return _removals(step) > 1


def _any(_: Step) -> bool:
    return True


def _variant(name: str) -> Wanted:
    return lambda step: step.variant == name


def _in(*kinds: HouseKind) -> Wanted:
    return lambda step: tuple(house.kind for house in step.houses) == kinds


def _marked(count: int, *roles: str) -> Wanted:
    return lambda step: len([m for m in step.marks if m.role in roles]) == count


def _both(*wishes: Wanted) -> Wanted:
    return lambda step: all(wish(step) for wish in wishes)


def _not(wish: Wanted) -> Wanted:
    return lambda step: not wish(step)


def _fins(count: int) -> Wanted:
    """One fin, or several."""
    return _both(_variant(""), lambda step: (len(step.cells("fin")) > 1) == (count > 1))


def thin_lines(step: Step) -> int:
    """How many base lines of a sashimi fish keep a single place without their fins."""
    bases = step.houses[: len(step.houses) // 2]
    return sum(
        sum(cell in house.cells for cell in step.cells("base")) == 1
        and any(cell in house.cells for cell in step.cells("fin"))
        for house in bases
    )


_FORMS: dict[str, dict[str, Wanted]] = {
    "full-house": {"box": _in("box"), "row": _in("row"), "column": _in("column")},
    "hidden-single": {
        "box": _both(_variant("box"), _marked(0, "excluded"), _not(_marked(1, "blocker"))),
        "one-blocker": _both(_marked(1, "blocker"), _marked(0, "excluded")),
        "line": _both(_variant("line"), _marked(0, "excluded"), _not(_marked(0, "blocker"))),
        "excluded": _both(_marked(1, "blocker"), _not(_marked(0, "excluded"))),
        "only-excluded": _both(_marked(0, "blocker"), _not(_marked(0, "excluded"))),
        "alone": _marked(0, "blocker", "excluded"),
    },
    "naked-single": {
        "seen": _marked(0, "excluded"),
        "one-excluded": _marked(1, "excluded"),
        "several-excluded": _both(_marked(3, "excluded"), _not(_marked(0, "blocker"))),
        "only-excluded": _marked(0, "blocker"),
    },
    "pointing": {"two-cells": _marked(2, "locked"), "three-cells": _marked(3, "locked")},
    "claiming": {"row": _in("row", "box"), "column": _in("column", "box")},
    "locked-pair": {"": _any},
    "naked-pair": {"one-house": _both(_in("row"), _one), "two-houses": _in("box", "column")},
    "hidden-pair": {"one-cell": _one, "two-cells": _several},
    "locked-triple": {"": _any},
    "naked-triple": {"one-house": _in("column"), "two-houses": _in("box", "row")},
    "hidden-triple": {"": _any},
    "x-wing": {
        f"{base}-{cover}": _variant(f"{base}-{cover}")
        for base in ("row", "column", "box")
        for cover in ("row", "column", "box")
        if base != cover
    },
    "skyscraper": {"one": _one, "several": _several},
    "two-string-kite": {"single": _variant(""), "dual": _variant("dual")},
    "turbot-fish": {"one": _one, "several": _several},
    "empty-rectangle": {"single": _variant(""), "dual": _variant("dual")},
    "xy-wing": {"one": _one, "several": _several},
    "xyz-wing": {"one": _one, "several": _several},
    "w-wing": {"one": _one, "several": _several},
    "swordfish": {"rows": _variant("row-column"), "columns": _variant("column-row")},
    "naked-quad": {"": _any},
    "hidden-quad": {"": _any},
    "unique-rectangle-1": {"one-extra": _marked(1, "extra"), "several": _marked(2, "extra")},
    "unique-rectangle-2": {"one": _one, "several": _several},
    "unique-rectangle-3": {
        "one-cell": lambda step: len(step.cells("naked")) == 1,
        "several-cells": lambda step: len(step.cells("naked")) > 1,
    },
    "unique-rectangle-4": {"": _any},
    "unique-rectangle-5": {
        "two-corners": lambda step: len(step.cells("roof")) == 2,
        "three-corners": lambda step: len(step.cells("roof")) == 3,
    },
    "unique-rectangle-6": {"rows": _in("row", "row"), "columns": _in("column", "column")},
    "hidden-rectangle": {"": _any},
    "avoidable-rectangle-1": {"": _any},
    "avoidable-rectangle-2": {"one": _one, "several": _several},
    "jellyfish": {"": _any},
    "remote-pair": {"one": _one, "several": _several},
    "bug-plus-1": {"": _any},
    "simple-colors": {
        "one": _both(_variant("trap"), _one),
        "several": _both(_variant("trap"), _several),
        "wrap": _variant("wrap"),
    },
    "multi-colors": {
        "one": _both(_variant("bridge"), _one),
        "several": _both(_variant("bridge"), _several),
        "excluded": _both(_variant("excluded"), lambda step: len(step.cells("colour-a")) > 1),
        "excluded-cell": _both(_variant("excluded"), lambda step: len(step.cells("colour-a")) == 1),
    },
    "search": {"": _any},
}
for _fish in ("x-wing", "swordfish", "jellyfish"):
    for _kind in ("finned", "sashimi"):
        _FORMS[f"{_kind}-{_fish}"] = {
            "one-fin": _both(_fins(1), _one),
            "several-fins": _both(_fins(2)),
            "siamese": _variant("siamese"),
        }
_FORMS["finned-x-wing"]["several-cells"] = _both(_fins(1), _several)
_FORMS["sashimi-swordfish"]["thin-lines"] = _both(_variant(""), lambda step: thin_lines(step) > 1)

CASES = tuple(
    Case(technique, form, wanted)
    for technique in TECHNIQUES
    for form, wanted in _FORMS[technique].items()
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
