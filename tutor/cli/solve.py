"""``tutor solve``: solutions, their number, or all of them; with the path of logic."""

import sys
from functools import partial
from itertools import chain, islice

from tutor import narrate
from tutor.base.long_numbers import digits_of
from tutor.base.shown import json_text
from tutor.cli.answer import METHODS, Answer, Question
from tutor.cli.choice import Only, UpTo, chosen
from tutor.cli.inputs import grids
from tutor.cli.options import CountOnly, Every, Limit, Method, Steps, Unique
from tutor.cli.progress import Progress
from tutor.cli.run import Box, Inputs, Json, Lang, Plain, Run
from tutor.cli.solutions import print_all, print_count
from tutor.cli.steps import as_json as step_as_json
from tutor.cli.steps import in_lines, print_text
from tutor.sudoku.formats import line_of
from tutor.sudoku.formats.writer import draw
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES


def solve(
    inputs: Inputs = None,
    method: Method = "logic",
    only: Only = None,
    up_to: UpTo = None,
    steps: Steps = False,
    every: Every = False,
    count: CountOnly = False,
    limit: Limit = None,
    unique: Unique = False,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        if method not in METHODS:
            run.refuse_choice("--method", method, METHODS)
        if limit is not None:
            run.at_least("--limit", limit, 1)
        clashes = (
            (every and count and not as_json, "--all", "--count"),
            (every and steps and not as_json, "--all", "--steps"),
            (count and steps and not as_json, "--count", "--steps"),
            (method == "search" and steps, "--method search", "--steps"),
            (method == "search" and only is not None, "--method search", "--only"),
            (method == "search" and up_to is not None, "--method search", "--up-to"),
        )
        run.refuse_clashes(clashes)
        question = Question(method, chosen(only, up_to, run), unique)
        found = grids(inputs, run.box(box), run)
        first_two = list(islice(found, 2))
        alone = len(first_two) == 1
        for done, (place, grid) in enumerate(chain(first_two, found), start=1):
            answer = Answer(run, grid, progress, question)
            if as_json:
                _print_json(answer, every=every, count=count, limit=limit, steps=steps)
            elif every:
                print_all(answer, partial(_line, grid), place, limit, alone)
            elif count:
                print_count(answer, limit)
            elif alone or steps:
                if not alone:
                    print(f"# {place.text(run)}")
                _tell(answer, drawn=sys.stdout.isatty() and not plain, steps=steps)
            else:
                _print_line(answer)
            if progress.is_due and not sys.stdout.isatty():
                progress.show(run.say("solve-grids", count=done))


def _print_json(
    answer: Answer, *, every: bool, count: bool, limit: int | None, steps: bool
) -> None:
    grid = answer.grid
    listed: list[str] = []
    number = 0
    answer.follow_the_path()
    for values in answer.solutions(limit if every or count else 2):
        number += 1
        if every:
            listed.append(line_of(grid, values))
    reached = answer.reached()
    result: dict[str, object] = {
        "grid": line_of(grid),
        "status": answer.status,
        "solution": line_of(grid, answer.first) if answer.first else None,
    }
    if every or count:
        result["solutions"] = None if answer.status == "stuck" else number
    if every:
        result["list"] = listed
    result["revealed"] = reached.filled_count - grid.filled_count
    result["reached"] = line_of(reached)
    result["candidate_grids"] = digits_of(answer.start_of_search().candidate_grids())
    if steps:
        result["steps"] = _steps_as_json(answer)
    result["seconds"] = round(answer.seconds, 6)
    print(json_text(result), flush=True)


def _steps_as_json(answer: Answer) -> list[dict[str, object]]:
    if answer.path is None:
        return []
    language = answer.run.speaker.language
    return [
        step_as_json(step, answer.grid.geometry, language) for step in answer.whole_path().steps
    ]


def _line(grid: Grid, values: list[int]) -> str:
    return f"{line_of(grid, values)}\n"


def _print_line(answer: Answer) -> None:
    """One of many: its solution, with a remark only if it is not the only one."""
    answer.settle()
    if answer.first is not None:
        line = line_of(answer.grid, answer.first)
    elif answer.status == "stuck" and answer.path is not None:
        line = line_of(answer.reached())
    else:
        print(f"# {answer.why_not()}")
        return
    if answer.status == "stuck":
        line += f" # {answer.why_not()}"
    elif answer.status == "multiple":
        time_taken = answer.run.speaker.seconds(answer.seconds)
        line += f" # {answer.run.say('solve-several', time=time_taken)}"
    print(line)


def _tell(answer: Answer, *, drawn: bool, steps: bool) -> None:
    """A grid by itself: how far logic gets, the size of what is left, the solution."""
    run = answer.run
    answer.follow_the_path()
    finished = answer.path is not None and answer.path.is_complete
    if steps or finished:
        answer.settle()
    if steps and answer.path is not None:
        _print_steps(answer)
    if answer.status != "invalid" and not finished:
        size = run.speaker.number(answer.start_of_search().candidate_grids())
        alone = answer.question.method == "logic-only"
        message = "solve-candidate-grids-left" if alone else "solve-candidate-grids"
        print(f"# {run.say(message, count=size)}", flush=True)
    if not steps and not finished:
        answer.settle()
    values = answer.first
    if values is None and answer.status == "stuck" and answer.path is not None:
        values = answer.reached().values
    if values is not None:
        _show(answer.grid, values, drawn=drawn)
    print(f"# {_outcome(answer)}")


def _outcome(answer: Answer) -> str:
    """How it went, in a sentence."""
    run = answer.run
    time_taken = run.speaker.seconds(answer.seconds)
    if answer.first is None:
        return answer.why_not()
    if answer.path is not None and answer.path.is_complete:
        return run.say(
            "solve-by-logic",
            count=len(answer.path.steps),
            hardest=_hardest(answer),
            time=time_taken,
        )
    message = "solve-several" if answer.status == "multiple" else "solve-one"
    return run.say(message, time=time_taken)


def _hardest(answer: Answer) -> str:
    assert answer.path is not None
    used = {step.technique for step in answer.path.steps}
    order = list(TECHNIQUES)
    hardest = max(used, key=order.index, default="full-house")
    return narrate.called(hardest, answer.run.speaker.language)


def _print_steps(answer: Answer) -> None:
    """The narrated path, each step with the number of cells filled after it."""
    geometry = answer.grid.geometry
    filled = answer.grid.filled_count
    for step in answer.whole_path().steps:
        filled += len(step.placements)
        first, *others = in_lines(step, geometry, answer.run.speaker.language)
        print_text(f"({filled}/{geometry.cell_count}) {first}", "# ")
        for line in others:
            print_text(line, "#   ")


def _show(grid: Grid, values: list[int], *, drawn: bool) -> None:
    if drawn:
        _draw(grid, values)
    else:
        print(line_of(grid, values))


def _draw(grid: Grid, solution: list[int]) -> None:
    """The solution on the board, givens bold."""
    from rich.console import Console

    board = Grid(grid.geometry, solution)

    def dressed(cell: int) -> str:
        name = grid.geometry.digit_name(solution[cell]) if solution[cell] else "."
        return f"[bold]{name}[/bold]" if grid.values[cell] else f"[cyan]{name}[/cyan]"

    Console(highlight=False, soft_wrap=True).print(draw(board, dressed))
