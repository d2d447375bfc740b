"""``tutor progress``: what the learner has done, and the way in and out for it."""

from contextlib import closing
from typing import Annotated

import click

from tutor.cli.options import Json, Lang, PaperOption, option
from tutor.cli.run import Run

_CLASHES = {
    "--export": ("--import", "--json", "--report"),
    "--report": ("--import", "--json"),
}


def progress(
    context: click.Context,
    export_: Annotated[str | None, option("--export", metavar="FILE")] = None,
    import_: Annotated[str | None, option("--import", metavar="FILE")] = None,
    report: Annotated[str | None, option("--report", metavar="FILE")] = None,
    name: Annotated[str | None, option("--name", metavar="NAME")] = None,
    paper: PaperOption = "a4",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        run.refuse_together(context, _CLASHES)
        if name is not None and report is None:
            run.refuse("option-only-with", option="--name", others=run.speaker.listed(["--report"]))
        # Loaded here: no other command has any use for the learner's file.
        from tutor.cli.learner_file import answer

        if report is not None:
            _report(run, report, name, paper)
        else:
            answer(run, export_, import_, as_json)


def _report(run: Run, target: str, name: str | None, paper: str) -> None:
    from tutor.cli.exams.terms import text_of
    from tutor.cli.learner_report import write_report
    from tutor.cli.screens import tell_problems
    from tutor.games.typeset import PAPERS
    from tutor.learn.exam.preferences import LONGEST_NAME
    from tutor.learn.learner import open_store

    size = run.choice("--paper", paper, tuple(PAPERS))
    known = text_of(run, "--name", name, LONGEST_NAME)
    with closing(open_store()) as store:
        tell_problems(store, run)
        write_report(run, store, target, known, size)
