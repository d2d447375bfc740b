"""``tutor review``: a game read back, move by move."""

from typing import Annotated

import typer

from tutor.cli.run import Json, Lang, Run


def review(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    listed: Annotated[bool, typer.Option("--list")] = False,
    as_json: Json = False,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        for clashing, other in ((as_json, "--json"), (out is not None, "--out")):
            if listed and clashing:
                run.refuse(run.say("option-clash", one="--list", other=other))
        # Loaded here: few commands have any use for the learner's file.
        from tutor.cli.review_report import report

        report(run, game, listed=listed, as_json=as_json, target=out)
