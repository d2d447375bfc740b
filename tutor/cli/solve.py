"""``solve``: solutions, their number, or all of them; with the path of logic."""

import os
import sys
from itertools import chain, islice

from tutor.base.document import JsonObject
from tutor.base.long_numbers import digits_of
from tutor.base.shown import json_text
from tutor.cli import trace as tracing
from tutor.cli.answer import Answer, Question
from tutor.cli.game_commands import GameCommands, SolveStyle
from tutor.cli.inputs import Place, read_all
from tutor.cli.options import (
    Box,
    CountOnly,
    Eureka,
    Every,
    Inputs,
    Json,
    Lang,
    Limit,
    LogicSeconds,
    Method,
    Only,
    Order,
    Plain,
    Shortest,
    ShowRanges,
    Steps,
    Trace,
    Unique,
    UpTo,
)
from tutor.cli.progress import Progress
from tutor.cli.run import print_text


def solve(
    game: GameCommands,
    inputs: Inputs = None,
    method: Method = "logic",
    only: Only = None,
    up_to: UpTo = None,
    order: Order = None,
    steps: Steps = False,
    eureka: Eureka = False,
    shortest: Shortest = False,
    every: Every = False,
    count: CountOnly = False,
    limit: Limit = None,
    unique: Unique = False,
    trace: Trace = False,
    logic_seconds: LogicSeconds = None,
    show_ranges: ShowRanges = False,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    style = game.solving
    with game.run(lang) as run, Progress() as progress:
        how = run.choice("--method", method, style.methods)
        if limit is not None:
            run.at_least("--limit", limit, 1)
        if logic_seconds is not None:
            run.at_least("--logic-seconds", logic_seconds, 0)
        searches = how in style.search_alone
        no_names = searches and style.refuses_names
        names = only is not None or up_to is not None or order is not None
        run.refuse_clashes(
            (
                (every and count and not as_json, "--all", "--count"),
                (every and steps and not as_json, "--all", "--steps"),
                (count and steps and not as_json, "--count", "--steps"),
                (every and show_ranges and not as_json, "--all", "--show-ranges"),
                (count and show_ranges and not as_json, "--count", "--show-ranges"),
                (searches and steps, f"--method {how}", "--steps"),
                (searches and shortest, f"--method {how}", "--shortest"),
                (shortest and order is not None, "--shortest", "--order"),
                (searches and logic_seconds is not None, f"--method {how}", "--logic-seconds"),
                (steps and logic_seconds is not None, "--steps", "--logic-seconds"),
                (no_names and only is not None, f"--method {how}", "--only"),
                (no_names and up_to is not None, f"--method {how}", "--up-to"),
                (no_names and order is not None, f"--method {how}", "--order"),
            )
        )
        run.refuse_clashes(
            (
                (trace and not searches, "--trace", f"--method {how}"),
                (trace and count, "--trace", "--count"),
                (trace and unique, "--trace", "--unique"),
            )
        )
        if names and how in style.names_ask_for_logic:
            how = style.logic_alone
        question = Question(
            game,
            how,
            game.curriculum.choice.chosen(only, up_to, run, order),
            names and searches,
            unique,
            every,
            count,
            limit,
            steps,
            show_ranges,
            logic_seconds,
            eureka,
            shortest,
            draws=not plain,
        )
        found = read_all(inputs, game.reader(box, run), run)
        first_two = list(islice(found, 2))
        alone = len(first_two) == 1
        for_eyes = is_for_eyes(style, plain=plain)
        for done, (place, puzzle) in enumerate(chain(first_two, found), start=1):
            answer = Answer(run, puzzle, progress, question)
            if trace:
                if not alone and not as_json:
                    print(f"# {place.text(run)}")
                enough = limit if every else 1
                tracing.trace(puzzle, run, progress, limit=enough, as_json=as_json)
            elif as_json:
                print(json_text(_result(answer)), flush=True)
            elif every:
                _print_all(answer, place, alone, for_eyes=for_eyes)
            elif count:
                _print_count(answer)
            elif alone or steps or not style.is_one_line:
                if not alone:
                    print(f"# {place.text(run)}")
                _tell(answer, for_eyes=for_eyes)
            else:
                _print_line(answer)
            if progress.is_due and not sys.stdout.isatty():
                progress.show(run.say("solve-grids", count=done))


def is_for_eyes(style: SolveStyle, *, plain: bool) -> bool:
    """Whether somebody looks at a screen who has not asked for plain signs."""
    has_colour = style.has_markup or not os.environ.get("NO_COLOR")
    return sys.stdout.isatty() and not plain and has_colour


# For programs


def _result(answer: Answer) -> JsonObject:
    """What JSON says of a puzzle; each game has its own figures, in its own order."""
    question, puzzle = answer.question, answer.puzzle
    is_listed = question.every or question.count
    found = answer.solutions(question.limit if is_listed else 2)
    written = [solution.written() if question.every else None for solution in found]
    if question.tells_path:
        answer.follow_the_path()
    reached = answer.reached()
    result = puzzle.heading() | {
        "status": answer.status,
        "solution": None if answer.first is None else answer.first.written(),
        "revealed": reached.filled - puzzle.filled,
        "reached": reached.written(),
        "unique": {"solved": True, "multiple": False}.get(answer.status),
        "candidate_grids": digits_of(answer.start_of_search().candidate_grids() or 0),
    }
    if (stopped := answer.stopped_after) is not None:
        result["logic_stopped"] = stopped
    if is_listed:
        result["solutions"] = None if answer.status == "stuck" else len(written)
    if question.every:
        result["list"] = written
    if question.ranges:
        result["ranges"] = reached.ranges(question.techniques)
    if question.steps:
        language = answer.run.speaker.language
        result["steps"] = [step.as_json(language) for step in answer.whole_path().steps]
    if answer.words is not None:
        result["words"], result["words_usual"] = answer.words
    result["seconds"] = round(answer.seconds, 6)
    return {key: result[key] for key in question.game.solving.keys if key in result}


# For people


def _print_all(answer: Answer, place: Place, alone: bool, *, for_eyes: bool) -> None:
    """Every solution, and how many there were."""
    style, limit = answer.question.game.solving, answer.question.limit
    number = 0
    for solution in answer.solutions(limit):
        number += 1
        text = solution.text(for_eyes=for_eyes)
        if for_eyes and style.has_markup:
            _print_marked(f"{text}\n")
        else:
            # One write: Ctrl-C must not cut a line in two.
            sys.stdout.write(f"{text}\n" if style.is_one_line else f"{text}\n\n")
    say = answer.run.say
    if not number:
        remark = answer.why_not()
    elif number == limit:
        remark = say("solve-list-limit", count=number)
    else:
        remark = say("solve-list-count", count=number)
    print(f"# {remark if alone else place.before(remark, answer.run)}", flush=True)


def _print_count(answer: Answer) -> None:
    """How many solutions there are; ``?`` if nobody knows."""
    number, limit = 0, answer.question.limit
    try:
        for _ in answer.solutions(limit):
            number += 1
    except KeyboardInterrupt:
        answer.run.remark(f"# {answer.run.say('solve-count-stopped', count=number)}")
        raise
    if number == limit:
        answer.run.remark(f"# {answer.run.say('solve-count-limit', count=number)}")
    print("?" if answer.status == "stuck" else number, flush=True)


def _print_line(answer: Answer) -> None:
    """One of many: its solution, with a remark only if it is not the only one."""
    answer.settle()
    if answer.first is not None:
        line = answer.first.written()
    elif answer.status == "stuck" and answer.path is not None:
        line = answer.reached().written()
    else:
        print(f"# {answer.why_not()}")
        return
    if answer.status == "stuck":
        line = f"{line} # {answer.why_not()}"
    elif answer.status == "multiple":
        time_taken = answer.run.speaker.seconds(answer.seconds)
        line = f"{line} # {answer.run.say('solve-several', time=time_taken)}"
    print(line)


def _tell(answer: Answer, *, for_eyes: bool) -> None:
    """A puzzle by itself: how far logic gets, the size of what is left, the solution."""
    run, question = answer.run, answer.question
    searches_first = question.searches_first(answer.puzzle)
    if searches_first:
        answer.settle()
        _print_board(answer, for_eyes=for_eyes)
    if question.tells_path:
        answer.follow_the_path()
    finished = answer.is_by_logic
    if question.steps or (finished and not searches_first):
        answer.settle()
    if question.steps:
        _print_steps(answer)
    if (stopped := answer.stopped_after) is not None and not question.is_by_logic:
        print(f"# {answer.stopped(stopped)}", flush=True)
    is_open = answer.status != "invalid" and not finished
    if is_open and (left := answer.start_of_search().candidate_grids()) is not None:
        message = "solve-candidate-grids-after" if searches_first else "solve-candidate-grids"
        message = "solve-candidate-grids-left" if question.is_by_logic else message
        print(f"# {run.say(message, count=run.speaker.number(left))}", flush=True)
    if not searches_first:
        if not question.steps and not finished:
            answer.settle()
        _print_board(answer, for_eyes=for_eyes)
    print(f"# {answer.outcome()}", flush=True)
    if question.ranges:
        for line in answer.reached().ranges_in_words(question.techniques, run.speaker):
            print_text(line, "# ")


def _print_steps(answer: Answer) -> None:
    """The narrated path, each step with the number of cells known after it.

    What was told before is told in short.
    """
    filled, cells = answer.puzzle.filled, answer.puzzle.cell_count
    language, draws = answer.run.speaker.language, answer.question.draws
    told: set[str] = set()
    for step in answer.whole_path().steps:
        filled += step.filled
        first, *others = step.lines(language, is_known=step.technique in told)
        if draws:
            others += step.drawing(language)
        told.add(step.technique)
        print_text(f"({filled}/{cells}) {first}", "# ")
        for line in others:
            print_text(line, "#   ")
        if answer.question.eureka and step.eureka is not None:
            print_text(step.eureka, "#   ")
    if answer.words is not None:
        words, usual = answer.words
        saved = round(100 * (usual - words) / usual) if usual else 0
        said = answer.run.say("solve-shortest", words=words, usual=usual, saved=saved)
        print_text(said, "# ")


def _print_board(answer: Answer, *, for_eyes: bool) -> None:
    """The solution; or how far logic got where nothing else is known."""
    shown = answer.first
    if shown is None and answer.status == "stuck" and answer.path is not None:
        shown = answer.reached()
    if shown is None:
        return
    text = shown.text(for_eyes=for_eyes)
    if for_eyes and answer.question.game.solving.has_markup:
        _print_marked(text)
    else:
        print(text, flush=True)


def _print_marked(text: str) -> None:
    from rich.console import Console

    Console(highlight=False, soft_wrap=True).print(text)
