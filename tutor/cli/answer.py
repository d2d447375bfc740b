"""One grid that is to be solved: by logic, by search, or by both."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tutor.base.sat import SatMissing, TooLarge
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.explain.path import Path, path
from tutor.games.watching import Watched
from tutor.language.problems import contradiction
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH, Technique

METHODS = ("logic", "logic-only", "search")
Status = Literal["solved", "multiple", "none", "invalid", "stuck"]


@dataclass(frozen=True)
class Question:
    """How a grid is to be solved."""

    method: str = "logic"
    techniques: tuple[Technique, ...] = LADDER
    must_be_unique: bool = False


class Answer:
    """One grid, its solutions as they are asked for, and what to say about it."""

    def __init__(self, run: Run, grid: Grid, progress: Progress, question: Question) -> None:
        self.run = run
        self.grid = grid
        self.question = question
        self.first: list[int] | None = None
        self.status: Status = "invalid" if grid.breaks_rules else "none"
        self.seconds = 0.0
        self.path: Path | None = None
        """How far logic gets, once somebody has asked."""
        self._progress = progress

    def follow_the_path(self) -> None:
        """Go as far as logic gets, if the method is logic and no rule is broken."""
        if self.question.method != "search" and self.status != "invalid" and self.path is None:
            started = time.perf_counter()
            self.path = self._path(self.grid, self.question.techniques)
            self.seconds += time.perf_counter() - started

    def start_of_search(self) -> Grid:
        """The grid from which guessing begins."""
        return search.start_of_search(self.grid) if self.path is None else self.path.reached

    def solutions(self, limit: int | None) -> Iterator[list[int]]:
        """So many solutions; one more is looked for, to know whether there is one only."""
        if self.question.method == "logic-only" or not search.is_quick(self.grid.geometry):
            self.follow_the_path()
        if self.status == "invalid":
            self.run.answer_no()
        elif self.path is not None and self.path.is_complete and not self.path.reached.breaks_rules:
            self.status = "solved"
            self.first = self.path.reached.values
            yield self.first
        elif self.question.method == "logic-only":
            dead_end = next(self.start_of_search().contradictions(), None) is not None
            self.status = "none" if dead_end else "stuck"
            self.run.answer_no()
        else:
            yield from self._found_by_search(limit)

    def _found_by_search(self, limit: int | None) -> Iterator[list[int]]:
        started = time.perf_counter()
        enough = max(2, limit or 2)
        number = 0
        try:
            for values in search.solutions(self.start_of_search(), report=self._report):
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
            left = search.start_of_search(self.start_of_search()).values.count(0)
            self.run.remark(self.run.say(message, open=left, n=self.grid.geometry.n))
        finally:
            self.seconds += time.perf_counter() - started
        no = ("none", "stuck", "multiple") if self.question.must_be_unique else ("none", "stuck")
        if self.status in no:
            self.run.answer_no()

    def settle(self) -> None:
        """Find the first solution, and whether there is another."""
        for _ in self.solutions(2):
            pass

    def whole_path(self) -> Path:
        """The steps to the end: where logic is stuck, a search finds a digit and logic goes on."""
        assert self.path is not None
        if self.path.is_complete or self.status != "solved":
            return self.path
        more = self._path(self.path.reached, (*self.question.techniques, SEARCH))
        return Path(self.path.steps + more.steps, more.reached)

    def reached(self) -> Grid:
        """The grid as far as it got."""
        if self.status == "solved" and self.first is not None:
            return Grid(self.grid.geometry, self.first)
        if self.path is not None or self.status == "stuck":
            return self.start_of_search()
        return self.grid

    def why_not(self) -> str:
        """What speaks against a solution, or that nothing is known."""
        say = self.run.say
        if self.status == "stuck":
            by_logic = self.question.method == "logic-only"
            return say("solve-stuck-by-logic" if by_logic else "solve-stuck")
        reason = next(self.grid.contradictions(), None)
        if reason is None:
            return say("solve-none")
        sentence = contradiction(reason, self.grid, self.run.speaker)
        message = "solve-invalid" if self.status == "invalid" else "solve-none-because"
        return say(message, reason=sentence)

    def _path(self, grid: Grid, techniques: tuple[Technique, ...]) -> Path:
        """How far techniques lead, while somebody waits."""

        def watch(_: float) -> None:
            if self._progress.is_due:
                self._progress.show(self.run.say("plain-thinking"))

        watched = Watched(techniques, watch)
        return path(grid, watched, watched.pulse)

    def _report(self, what: str, count: int) -> None:
        if self._progress.is_due:
            self._progress.show(self.run.say("solve-searching", what=what, count=count))
