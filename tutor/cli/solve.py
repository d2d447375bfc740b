"""``tutor solve``: solutions, their number, or all of them."""

import json
import sys
import time
from collections.abc import Iterator
from itertools import chain, islice
from typing import Annotated, Literal

import typer

from tutor.cli.inputs import Place, grids
from tutor.cli.progress import Progress
from tutor.cli.run import Box, Inputs, Json, Lang, Plain, Run
from tutor.language.problems import contradiction
from tutor.sudoku import search
from tutor.sudoku.formats import line_of
from tutor.sudoku.formats.writer import draw
from tutor.sudoku.grid import Grid
from tutor.sudoku.sat import SatMissing, TooLarge

METHODS = ("search",)
Status = Literal["solved", "multiple", "none", "invalid", "stuck"]


def solve(
    inputs: Inputs = None,
    method: Annotated[str, typer.Option("--method", metavar="NAME")] = "search",
    every: Annotated[bool, typer.Option("--all", "-a")] = False,
    count: Annotated[bool, typer.Option("--count")] = False,
    limit: Annotated[int | None, typer.Option("--limit", metavar="N", show_default=False)] = None,
    unique: Annotated[bool, typer.Option("--unique")] = False,
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
        if every and count and not as_json:
            run.refuse(run.say("option-clash", one="--all", other="--count"))
        found = grids(inputs, run.box(box), run)
        first_two = list(islice(found, 2))
        alone = len(first_two) == 1
        for done, (place, grid) in enumerate(chain(first_two, found), start=1):
            answer = _Answer(run, grid, progress, unique)
            if as_json:
                _print_json(answer, every=every, count=count, limit=limit)
            elif every:
                _print_all(answer, place, limit, alone)
            elif count:
                _print_count(answer, limit)
            elif alone:
                _tell(answer, drawn=sys.stdout.isatty() and not plain)
            else:
                _print_line(answer)
            if progress.is_due and not sys.stdout.isatty():
                progress.show(run.say("solve-grids", count=done))


class _Answer:
    """One grid, its solutions as they are asked for, and what to say about it."""

    def __init__(self, run: Run, grid: Grid, progress: Progress, must_be_unique: bool) -> None:
        self.run = run
        self.grid = grid
        self.first: list[int] | None = None
        self.status: Status = "invalid" if grid.breaks_rules else "none"
        self.seconds = 0.0
        self._progress = progress
        self._must_be_unique = must_be_unique

    def solutions(self, limit: int | None) -> Iterator[list[int]]:
        """So many solutions; one more is looked for, to know whether there is one only."""
        if self.status == "invalid":
            self.run.answer_no()
            return
        started = time.perf_counter()
        enough = max(2, limit or 2)
        number = 0
        try:
            for values in search.solutions(self.grid, report=self._report):
                number += 1
                self.first = self.first or values
                self.status = "solved" if number == 1 else "multiple"
                if limit is None or number <= limit:
                    yield values
                if limit is not None and number >= enough:
                    break
        except (SatMissing, TooLarge) as reason:
            self.status = "stuck"
            message = "solve-needs-sat" if isinstance(reason, SatMissing) else "solve-too-large"
            left = search.start_of_search(self.grid).values.count(0)
            self.run.remark(self.run.say(message, open=left, n=self.grid.geometry.n))
        finally:
            self.seconds = time.perf_counter() - started
        no = ("none", "stuck", "multiple") if self._must_be_unique else ("none", "stuck")
        if self.status in no:
            self.run.answer_no()

    def settle(self) -> None:
        """Find the first solution, and whether there is another."""
        for _ in self.solutions(2):
            pass

    def reached(self) -> Grid:
        """The grid as far as it got."""
        if self.status == "solved" and self.first is not None:
            return Grid(self.grid.geometry, self.first)
        return search.start_of_search(self.grid) if self.status == "stuck" else self.grid

    def why_not(self) -> str:
        """What speaks against a solution, or that nothing is known."""
        say = self.run.say
        if self.status == "stuck":
            return say("solve-stuck")
        reason = next(self.grid.contradictions(), None)
        if reason is None:
            return say("solve-none")
        sentence = contradiction(reason, self.grid, self.run.speaker)
        message = "solve-invalid" if self.status == "invalid" else "solve-none-because"
        return say(message, reason=sentence)

    def _report(self, what: str, count: int) -> None:
        if self._progress.is_due:
            self._progress.show(self.run.say("solve-searching", what=what, count=count))


def _print_json(answer: _Answer, *, every: bool, count: bool, limit: int | None) -> None:
    grid = answer.grid
    listed: list[str] = []
    number = 0
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
    result["candidate_grids"] = str(search.start_of_search(grid).candidate_grids())
    result["seconds"] = round(answer.seconds, 6)
    print(json.dumps(result, ensure_ascii=False), flush=True)


def _print_all(answer: _Answer, place: Place, limit: int | None, alone: bool) -> None:
    number = 0
    for values in answer.solutions(limit):
        number += 1
        # One write: Ctrl-C must not cut a line in two.
        sys.stdout.write(f"{line_of(answer.grid, values)}\n")
    say = answer.run.say
    if not number:
        remark = answer.why_not()
    elif number == limit:
        remark = say("solve-list-limit", count=number)
    else:
        remark = say("solve-list-count", count=number)
    print(
        f"# {remark}" if alone else f"# {place.text(answer.run)}{say('colon')}{remark}", flush=True
    )


def _print_count(answer: _Answer, limit: int | None) -> None:
    number = 0
    try:
        for _ in answer.solutions(limit):
            number += 1
    except KeyboardInterrupt:
        answer.run.remark(f"# {answer.run.say('solve-count-stopped', count=number)}")
        raise
    if number == limit:
        answer.run.remark(f"# {answer.run.say('solve-count-limit', count=number)}")
    print("?" if answer.status == "stuck" else number, flush=True)


def _print_line(answer: _Answer) -> None:
    """One of many: its solution, with a remark only if it is not the only one."""
    answer.settle()
    if answer.first is None:
        print(f"# {answer.why_not()}")
    elif answer.status == "multiple":
        time_taken = answer.run.speaker.seconds(answer.seconds)
        remark = answer.run.say("solve-several", time=time_taken)
        print(f"{line_of(answer.grid, answer.first)} # {remark}")
    else:
        print(line_of(answer.grid, answer.first))


def _tell(answer: _Answer, *, drawn: bool) -> None:
    """A grid by itself: the size of the task, the solution, how it went."""
    run = answer.run
    if answer.status != "invalid":
        size = search.start_of_search(answer.grid).candidate_grids()
        count = run.speaker.number(size)
        print(f"# {run.say('solve-candidate-grids', count=count)}", flush=True)
    answer.settle()
    if answer.first is None:
        print(f"# {answer.why_not()}")
        return
    if drawn:
        _draw(answer.grid, answer.first)
    else:
        print(line_of(answer.grid, answer.first))
    message = "solve-several" if answer.status == "multiple" else "solve-one"
    print(f"# {run.say(message, time=run.speaker.seconds(answer.seconds))}")


def _draw(grid: Grid, solution: list[int]) -> None:
    """The solution on the board, givens bold."""
    from rich.console import Console

    board = Grid(grid.geometry, solution)

    def dressed(cell: int) -> str:
        name = grid.geometry.digit_name(solution[cell])
        return f"[bold]{name}[/bold]" if grid.values[cell] else f"[cyan]{name}[/cyan]"

    Console(highlight=False, soft_wrap=True).print(draw(board, dressed))
