"""``tutor nonogram review``: a nonogram read back, move by move."""

from typing import Annotated

import typer

from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.run import Json, Lang


def review(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    listed: Annotated[bool, typer.Option("--list")] = False,
    as_json: Json = False,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run:
        for clashing, other in ((as_json, "--json"), (out is not None, "--out")):
            if listed and clashing:
                run.refuse(run.say("option-clash", one="--list", other=other))
        # Loaded here: few commands have any use for the learner's file.
        from tutor.cli.nonogram.review_report import report

        report(run, game, listed=listed, as_json=as_json, target=out)
