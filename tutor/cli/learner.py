"""``tutor progress``: what the learner has done, and the way in and out for it."""

from typing import Annotated

import typer

from tutor.cli.run import Json, Lang, Run


def progress(
    export_: Annotated[
        str | None, typer.Option("--export", metavar="FILE", show_default=False)
    ] = None,
    import_: Annotated[
        str | None, typer.Option("--import", metavar="FILE", show_default=False)
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        for clashing, option in ((import_ is not None, "--import"), (as_json, "--json")):
            if export_ is not None and clashing:
                run.refuse(run.say("option-clash", one="--export", other=option))
        # Loaded here: no other command has any use for the learner's file.
        from tutor.cli.learner_file import answer

        answer(run, export_, import_, as_json)
