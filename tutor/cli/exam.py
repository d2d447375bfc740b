"""``tutor exam``: sit an exam, print its paper, or look at results."""

from contextlib import closing
from typing import Annotated

import click

from tutor.cli.declared import Argument, Option
from tutor.cli.options import Json, Lang, Plain, option
from tutor.cli.run import Run
from tutor.cli.screens import speak_as_set

_TERMS = ("--level", "--game", "--techniques", "--questions", "--minutes", "--seed",
          "--strict", "--pass", "--kinds", "--grids", "--pace", "--bonus")  # fmt: skip
_SET = ("--seed", "--class", "--paper")
"""Where one of these is given, everybody gets the same level."""
_CLASHES = {
    "--level": ("--techniques",),
    "--game": ("--techniques",),
    "--paper": ("--plain", "--name", "--extra-time", "--results", "--collect"),
    "--results": (*_TERMS, "--extra-time", "--class", "--collect"),
    "--collect": (*_TERMS, "--extra-time", "--name"),
    "--json": ("--csv",),
    "--report": ("--json", "--csv", "--out"),
}
_ONLY_WITH = {
    "FILE|NUMBER": ("--results", "--collect"),
    "--json": ("--results",),
    "--csv": ("--results",),
    "--report": ("--results",),
    "--out": ("--results", "--collect"),
    "--paper-size": ("--paper", "--report"),
}
_Text = str | None


def exam(
    context: click.Context,
    files: Annotated[list[str] | None, Argument(metavar="FILE|NUMBER", show_default=False)] = None,
    level: Annotated[_Text, option("--level", metavar="LEVEL")] = None,
    game: Annotated[_Text, option("--game", metavar="GAME")] = None,
    techniques: Annotated[_Text, option("--techniques", metavar="ID,ID…")] = None,
    questions: Annotated[_Text, option("--questions", metavar="N")] = None,
    minutes: Annotated[_Text, option("--minutes", metavar="M")] = None,
    seed: Annotated[_Text, option("--seed", metavar="S")] = None,
    strict: Annotated[bool, Option("--strict")] = False,
    pass_mark: Annotated[_Text, option("--pass", metavar="MARK")] = None,
    kinds: Annotated[_Text, option("--kinds", metavar="KIND[=W],…")] = None,
    grids: Annotated[list[str] | None, option("--grids", metavar="FILE|GRID")] = None,
    pace: Annotated[_Text, option("--pace", metavar="PACE")] = None,
    bonus: Annotated[bool, Option("--bonus")] = False,
    extra_time: Annotated[_Text, option("--extra-time", metavar="PERCENT")] = None,
    name: Annotated[_Text, option("--name", metavar="NAME")] = None,
    class_key: Annotated[_Text, option("--class", metavar="KEY")] = None,
    plain: Plain = False,
    paper: Annotated[_Text, option("--paper", metavar="FILE")] = None,
    paper_size: Annotated[_Text, option("--paper-size", metavar="a4|letter")] = None,
    results: Annotated[bool, Option("--results")] = False,
    collect: Annotated[bool, Option("--collect")] = False,
    as_json: Json = False,
    as_csv: Annotated[bool, Option("--csv")] = False,
    report: Annotated[_Text, option("--report", metavar="FILE")] = None,
    out: Annotated[_Text, option("--out", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        asked = run.refuse_together(context, _CLASHES)
        for one, others in _ONLY_WITH.items():
            if one in asked and not asked & set(others):
                run.refuse("option-only-with", option=one, others=run.speaker.listed(others))
        # Loaded here: commands that print grids have no use for exams.
        from tutor.cli.exams.terms import extra_time as extra_of
        from tutor.cli.exams.terms import seed_of, syllabus_of, text_of, usual_level
        from tutor.games.typeset import PAPERS
        from tutor.learn.exam.preferences import LONGEST_NAME

        known_name = text_of(run, "--name", name, LONGEST_NAME)
        known_seed = seed_of(run, seed)
        size = run.choice("--paper-size", paper_size or "a4", tuple(PAPERS))
        if collect:
            from tutor.cli.exams.collect import collect as collect_results

            collect_results(run, files or [], out, class_key)
            return
        if results:
            from tutor.cli.exams.results import show_results
            from tutor.learn.learner import open_store

            with closing(open_store()) as store:
                speak_as_set(run, store)
                show_results(
                    run,
                    store,
                    files or [],
                    as_json=as_json,
                    as_csv=as_csv,
                    report=report,
                    out=out,
                    name=known_name or None,
                    size=size,
                )
            return
        syllabus = syllabus_of(
            run,
            level=level,
            game=game,
            techniques=techniques,
            questions=questions,
            minutes=minutes,
            strict=strict,
            pass_mark=pass_mark,
            kinds=kinds,
            grids=grids,
            pace=pace,
            bonus=bonus,
            usual_level=usual_level(is_same_for_all=bool(asked & set(_SET))),
        )
        if paper is not None:
            from tutor.cli.exams.papers import print_paper

            print_paper(run, syllabus, known_seed, paper, class_key, size)
            return
        from tutor.cli.exams.start import start

        start(
            run,
            syllabus,
            is_open=not asked & {*_TERMS, "--name", "--class", "--extra-time"},
            seed=known_seed,
            name=known_name,
            plain=plain,
            class_text=class_key,
            extra=extra_of(run, extra_time),
        )
