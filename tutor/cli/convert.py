"""``tutor convert``: between all formats."""

from collections.abc import Callable
from typing import Annotated

import typer

from tutor.cli.inputs import grids
from tutor.cli.output import GridFile
from tutor.cli.run import Box, Inputs, Lang, Run
from tutor.sudoku.formats import FORMATS, CannotWrite, Format
from tutor.sudoku.geometry import Geometry

To = Annotated[str, typer.Option("--to", metavar="FORMAT", show_default=False)]


_ALIASES = {
    "candidates": "pencilmarks",
    "csv": "commas",
    "drawn": "grid",
    "library": "hodoku",
    "pencil": "pencilmarks",
    "pencil-marks": "pencilmarks",
    "pm": "pencilmarks",
    "xml": "opensudoku",
}
"""Other words people use for the formats."""


def format_named(name: str, run: Run) -> Format:
    """The format of that name."""
    plain = name.lower().removeprefix(".")
    form = FORMATS.get(_ALIASES.get(plain, plain))
    if form is None:
        run.refuse_choice("--to", name, tuple(FORMATS))
    return form


def fits(geometry: Geometry, form: Format, place: Callable[[Run], str], run: Run) -> bool:
    """Whether the format can hold such a board; said if not."""
    try:
        form.check(geometry)
    except CannotWrite as problem:
        able = [other.name for other in FORMATS.values() if geometry.n <= other.largest]
        message = run.say(
            "cannot-write",
            format=problem.name,
            largest=problem.largest,
            n=problem.n,
            choices=" ".join(able),
        )
        run.complain(f"{place(run)}{run.say('colon')}{message}")
        return False
    return True


def convert(
    to: To,
    inputs: Inputs = None,
    box: Box = None,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        form = format_named(to, run)
        geometry = run.box(box)
        with GridFile(form) as output:
            for place, grid in grids(inputs, geometry, run):
                if fits(grid.geometry, form, place.text, run):
                    output.add(grid)
                    if not form.keeps_candidates and next(grid.removed_candidates(), None):
                        lost = run.say("candidates-lost", format=form.name)
                        run.remark(f"# {place.text(run)}{run.say('colon')}{lost}")
