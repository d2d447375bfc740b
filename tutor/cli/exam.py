"""``tutor exam``: sit an exam, print its paper, or look at results."""

from contextlib import closing
from typing import Annotated

import typer

from tutor.cli.run import Json, Lang, Run
from tutor.cli.screens import Plain, speak_as_set

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
}
_Text = str | None


def exam(
    files: Annotated[
        list[str] | None, typer.Argument(metavar="FILE|NUMBER", show_default=False)
    ] = None,
    level: Annotated[_Text, typer.Option("--level", metavar="LEVEL", show_default=False)] = None,
    game: Annotated[_Text, typer.Option("--game", metavar="GAME", show_default=False)] = None,
    techniques: Annotated[
        _Text, typer.Option("--techniques", metavar="ID,ID…", show_default=False)
    ] = None,
    questions: Annotated[
        _Text, typer.Option("--questions", metavar="N", show_default=False)
    ] = None,
    minutes: Annotated[_Text, typer.Option("--minutes", metavar="M", show_default=False)] = None,
    seed: Annotated[_Text, typer.Option("--seed", metavar="S", show_default=False)] = None,
    strict: Annotated[bool, typer.Option("--strict")] = False,
    pass_mark: Annotated[_Text, typer.Option("--pass", metavar="MARK", show_default=False)] = None,
    kinds: Annotated[
        _Text, typer.Option("--kinds", metavar="KIND[=W],…", show_default=False)
    ] = None,
    grids: Annotated[
        list[str] | None, typer.Option("--grids", metavar="FILE|GRID", show_default=False)
    ] = None,
    pace: Annotated[_Text, typer.Option("--pace", metavar="PACE", show_default=False)] = None,
    bonus: Annotated[bool, typer.Option("--bonus")] = False,
    extra_time: Annotated[
        _Text, typer.Option("--extra-time", metavar="PERCENT", show_default=False)
    ] = None,
    name: Annotated[_Text, typer.Option("--name", metavar="NAME", show_default=False)] = None,
    class_key: Annotated[_Text, typer.Option("--class", metavar="KEY", show_default=False)] = None,
    plain: Plain = False,
    paper: Annotated[_Text, typer.Option("--paper", metavar="FILE", show_default=False)] = None,
    results: Annotated[bool, typer.Option("--results")] = False,
    collect: Annotated[bool, typer.Option("--collect")] = False,
    as_json: Json = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    report: Annotated[_Text, typer.Option("--report", metavar="FILE", show_default=False)] = None,
    out: Annotated[_Text, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    given: dict[str, object] = {
        "FILE|NUMBER": files or None,
        "--level": level,
        "--game": game,
        "--techniques": techniques,
        "--questions": questions,
        "--minutes": minutes,
        "--seed": seed,
        "--strict": strict,
        "--pass": pass_mark,
        "--kinds": kinds,
        "--grids": grids or None,
        "--pace": pace,
        "--bonus": bonus,
        "--extra-time": extra_time,
        "--name": name,
        "--class": class_key,
        "--plain": plain,
        "--paper": paper,
        "--results": results,
        "--collect": collect,
        "--json": as_json,
        "--csv": as_csv,
        "--report": report,
        "--out": out,
    }
    with Run(lang) as run:
        asked = {option for option, value in given.items() if value not in (None, False)}
        _refuse_clashes(run, asked)
        # Loaded here: commands that print grids have no use for exams.
        from tutor.cli.exams.terms import extra_time as extra_of
        from tutor.cli.exams.terms import seed_of, syllabus_of, text_of, usual_level
        from tutor.learn.exam.preferences import LONGEST_NAME

        known_name = text_of(run, "--name", name, LONGEST_NAME)
        known_seed = seed_of(run, seed)
        if collect:
            from tutor.cli.exams.collect import collect as collect_results

            collect_results(run, files or [], out, class_key)
            return
        if results:
            _show_results(run, lang, files or [], as_json, as_csv, report, out, known_name)
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

            print_paper(run, syllabus, known_seed, paper, class_key)
            return
        from tutor.cli.exams.start import start

        start(
            run,
            lang,
            syllabus,
            is_open=not asked & {*_TERMS, "--name", "--class", "--extra-time"},
            seed=known_seed,
            name=known_name,
            plain=plain,
            class_text=class_key,
            extra=extra_of(run, extra_time),
        )


def _refuse_clashes(run: Run, asked: set[str]) -> None:
    """Refuse options that contradict each other, or say nothing."""
    for one, others in _CLASHES.items():
        for other in others:
            if {one, other} <= asked:
                run.refuse(run.say("option-clash", one=one, other=other))
    for option, others in _ONLY_WITH.items():
        if option in asked and not asked & set(others):
            listed = run.speaker.listed(others)
            run.refuse(run.say("option-only-with", option=option, others=listed))


def _show_results(
    run: Run,
    lang: str | None,
    numbers: list[str],
    as_json: bool,
    as_csv: bool,
    report: str | None,
    out: str | None,
    name: str,
) -> None:
    from tutor.cli.exams.results import show_results
    from tutor.learn.learner import open_store

    with closing(open_store()) as store:
        speak_as_set(run, lang, store)
        show_results(
            run,
            store,
            numbers,
            as_json=as_json,
            as_csv=as_csv,
            report=report,
            out=out,
            name=name or None,
        )
