"""``tutor convert``: between all formats."""

from typing import Annotated

import typer

from tutor.cli.inputs import grids
from tutor.cli.output import GridFile, fits, format_named
from tutor.cli.run import Box, Inputs, Lang, Run

To = Annotated[str, typer.Option("--to", metavar="FORMAT", show_default=False)]


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
                    if form.loses_candidates(grid):
                        lost = run.say("candidates-lost", format=form.name)
                        run.remark(f"# {place.text(run)}{run.say('colon')}{lost}")
