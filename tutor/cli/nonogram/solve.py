"""``tutor nonogram solve``: solutions, their number, or all of them; with the path of rules."""

import sys
from itertools import chain, islice
from typing import Annotated, Any

import typer

from tutor.base.shown import json_text
from tutor.cli.choice import Only, UpTo
from tutor.cli.nonogram.answer import METHODS, Answer, Question
from tutor.cli.nonogram.choice import chosen
from tutor.cli.nonogram.drawing import is_for_eyes, picture
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.ranges import ranges_as_json, ranges_in_words
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.steps import all_as_json, in_one_line
from tutor.cli.options import CountOnly, Every, Limit, Method, Steps, Unique
from tutor.cli.progress import Progress
from tutor.cli.run import Inputs, Json, Lang, Plain
from tutor.cli.solutions import print_all, print_count
from tutor.cli.steps import print_text
from tutor.narrate import nonogram as narrate
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import RULES, STUDY


def solve(
    inputs: Inputs = None,
    method: Method = "auto",
    only: Only = None,
    up_to: UpTo = None,
    steps: Steps = False,
    every: Every = False,
    count: CountOnly = False,
    limit: Limit = None,
    unique: Unique = False,
    show_ranges: Annotated[bool, typer.Option("--show-ranges")] = False,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run, Progress() as progress:
        how = run.choice("--method", method, METHODS)
        if limit is not None:
            run.at_least("--limit", limit, 1)
        is_of_study = how not in ("auto", "rules")
        run.refuse_clashes(
            (
                (every and count and not as_json, "--all", "--count"),
                (every and steps and not as_json, "--all", "--steps"),
                (count and steps and not as_json, "--count", "--steps"),
                (every and show_ranges and not as_json, "--all", "--show-ranges"),
                (count and show_ranges and not as_json, "--count", "--show-ranges"),
                (is_of_study and steps, f"--method {how}", "--steps"),
            )
        )
        names_rules = only is not None or up_to is not None
        if how == "auto" and names_rules:
            how = "rules"  # whoever names rules wants to see how far they get
        question = Question(how, chosen(only, up_to, run), unique, names_rules and is_of_study)
        of_study = tuple(rule.id for rule in question.rules) == STUDY
        found = nonograms(inputs, run)
        first_two = list(islice(found, 2))
        alone = len(first_two) == 1
        for_eyes = is_for_eyes(plain=plain)
        for done, (place, read) in enumerate(chain(first_two, found), start=1):
            answer = Answer(run, read.position, progress, question)
            if as_json:
                result = _result(answer, every=every, count=count, limit=limit)
                if show_ranges:
                    result["ranges"] = ranges_as_json(answer.reached(), of_study=of_study)
                if steps:
                    path, language = answer.whole_path(), run.speaker.language
                    result["steps"] = all_as_json(path.steps, answer.puzzle, language)
                result["seconds"] = round(answer.seconds, 6)
                print(json_text(result), flush=True)
            elif every:
                print_all(
                    answer,
                    lambda solution: f"{picture(solution, for_eyes=for_eyes)}\n\n",
                    place,
                    limit,
                    alone,
                )
            elif count:
                print_count(answer, limit)
            else:
                if not alone:
                    print(f"# {place.text(run)}")
                _tell(answer, for_eyes=for_eyes, steps=steps)
                if show_ranges:
                    for line in ranges_in_words(answer.reached(), run.speaker, of_study=of_study):
                        print_text(line, "# ")
            if progress.is_due and not sys.stdout.isatty():
                progress.show(run.say("nono-done", count=done))


def _result(answer: Answer, *, every: bool, count: bool, limit: int | None) -> dict[str, Any]:
    """What JSON says of every nonogram."""
    puzzle = answer.puzzle
    listed: list[list[str]] = []
    number = 0
    for solution in answer.solutions(limit if every or count else 2):
        number += 1
        if every:
            listed.append(_rows(solution))
    result: dict[str, Any] = {
        "title": puzzle.title,
        "width": puzzle.width,
        "height": puzzle.height,
        "status": answer.status,
        "solution": None if answer.first is None else _rows(answer.first),
        "reached": _rows(answer.reached()),
        "unique": answer.unique,
    }
    if every or count:
        result["solutions"] = None if answer.status == "stuck" else number
    if every:
        result["list"] = listed
    return result


def _rows(position: Position) -> list[str]:
    return list(position.written())


def _tell(answer: Answer, *, for_eyes: bool, steps: bool) -> None:
    """The steps if they are asked for, the picture, and how it went."""
    answer.settle()
    if steps:
        _print_steps(answer)
    shown = answer.first
    if shown is None and answer.status == "stuck":
        shown = answer.reached()
    if shown is not None:
        print(picture(shown, for_eyes=for_eyes))
    print(f"# {_outcome(answer)}", flush=True)


def _outcome(answer: Answer) -> str:
    """How it went, in a sentence."""
    run = answer.run
    if answer.first is None:
        return answer.why_not()
    time_taken = run.speaker.seconds(answer.seconds)
    if answer.is_by_rules and answer.path is not None:
        steps = answer.path.steps
        return run.say(
            "nono-solve-by-rules",
            count=len(steps),
            hardest=_hardest([step.technique for step in steps], answer),
            time=time_taken,
        )
    message = "solve-several" if answer.status == "multiple" else "solve-one"
    return run.say(message, time=time_taken)


def _hardest(used: list[str], answer: Answer) -> str:
    order = list(RULES)
    return narrate.called(max(used, key=order.index, default=order[0]), answer.run.speaker.language)


def _print_steps(answer: Answer) -> None:
    """The narrated path, each step with the number of cells known after it."""
    puzzle = answer.puzzle
    known = answer.position.known
    for step in answer.whole_path().steps:
        known += len(step.concluded)
        text = in_one_line(step, puzzle, answer.run.speaker.language)
        print_text(f"({known}/{puzzle.cell_count}) {text}", "# ")
