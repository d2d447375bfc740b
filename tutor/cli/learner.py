"""``tutor progress``: what the learner has done, and the way in and out for it."""

from typing import Annotated

import click

from tutor.cli.options import Json, Lang, option
from tutor.cli.run import Run


def progress(
    context: click.Context,
    export_: Annotated[str | None, option("--export", metavar="FILE")] = None,
    import_: Annotated[str | None, option("--import", metavar="FILE")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        run.refuse_together(context, {"--export": ("--import", "--json")})
        # Loaded here: no other command has any use for the learner's file.
        from tutor.cli.learner_file import answer

        answer(run, export_, import_, as_json)
