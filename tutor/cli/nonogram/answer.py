"""One nonogram that is to be solved: by the solver, by rules alone, or as a study does it."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from tutor.base.watch import Watch
from tutor.cli.nonogram.words import line_name
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.nonogram import sat, solver
from tutor.nonogram.explain.path import Path, path
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.ladder import LADDER, SEARCH, Rule

METHODS = ("auto", "rules", "backtrack-dfa", "backtrack-nfa", "brute")
Status = Literal["solved", "multiple", "none", "invalid", "stuck"]


@dataclass(frozen=True)
class Question:
    """How a nonogram is to be solved."""

    method: str = "auto"
    rules: tuple[Rule, ...] = LADDER
    must_be_unique: bool = False
    rules_first: bool = False
    """Whether rules go as far as they get before anything is searched."""


def broken_line(position: Position) -> Line | None:
    """The first line that nothing fits any more."""
    for line in position.puzzle.lines:
        view = position.view(line)
        if solve_line(view.clue, view.length, view.black, view.white) is None:
            return line
    return None


class Answer:
    """One nonogram, its solutions as they are asked for, and what to say about it."""

    def __init__(
        self, run: Run, position: Position, progress: Progress, question: Question
    ) -> None:
        self.run = run
        self.position = position
        self.puzzle = position.puzzle
        self.question = question
        self.first: Position | None = None
        self.broken = broken_line(position)
        """A line that the board as it was given makes impossible."""
        self.status: Status = "none" if self.broken is None else "invalid"
        self.seconds = 0.0
        self.path: Path | None = None
        """How far rules get, once somebody has asked."""
        self._progress = progress
        self._is_advised = False
        """Whether a long search was looked at, to see what would make it shorter."""

    def follow_the_path(self) -> None:
        """Go as far as the rules get, if the board can be right."""
        if self.status != "invalid" and self.path is None:
            started = time.perf_counter()
            self.path = path(self.position, self.question.rules)
            self.seconds += time.perf_counter() - started

    @property
    def is_by_rules(self) -> bool:
        """Whether rules alone got to the end."""
        return self.path is not None and self.path.is_complete and self.status == "solved"

    @property
    def _engine(self) -> Callable[[Position, Watch], Iterator[Position]]:
        """Whoever finds the solutions: our solver, or one of a study's methods."""
        if self.question.method == "auto":
            return solver.solutions
        from tutor.lab.study.engines import ENGINES

        return ENGINES[self.question.method]

    def solutions(self, limit: int | None) -> Iterator[Position]:
        """So many solutions; one more is looked for, to know whether there is one only."""
        if self.status == "invalid":
            self.run.answer_no()
        elif self.question.method == "rules":
            yield from self._found_by_rules()
        else:
            yield from self._found_by_search(limit)

    def _found_by_rules(self) -> Iterator[Position]:
        self.follow_the_path()
        assert self.path is not None
        if broken_line(self.path.reached) is not None:
            self.run.answer_no()
        elif self.path.is_complete:
            self.status = "solved"
            self.first = self.path.reached
            yield self.first
        else:
            self.status = "stuck"
            self.run.answer_no()

    def _found_by_search(self, limit: int | None) -> Iterator[Position]:
        if self.question.rules_first:
            self.follow_the_path()
        start = self.position if self.path is None else self.path.reached
        started = time.perf_counter()
        enough = max(2, limit or 2)
        number = 0
        watch = Watch(self._report)
        try:
            for solution in self._engine(start, watch):
                number += 1
                self.first = self.first or solution
                self.status = "solved" if number == 1 else "multiple"
                if limit is None or number <= limit:
                    yield solution
                if limit is not None and number >= enough:
                    break
        finally:
            self.seconds += time.perf_counter() - started
        if self.status == "none" or (self.status == "multiple" and self.question.must_be_unique):
            self.run.answer_no()

    def settle(self) -> None:
        """Find the first solution, and whether there is another."""
        for _ in self.solutions(2):
            pass

    @property
    def unique(self) -> bool | None:
        """Whether there is one solution only; None where there is none, or nobody knows."""
        return {"solved": True, "multiple": False}.get(self.status)

    def whole_path(self) -> Path:
        """The steps to the end: where rules are stuck, a search tells a cell and they go on."""
        self.follow_the_path()
        if self.path is None:
            return Path((), self.position)
        if self.path.is_complete or self.status != "solved":
            return self.path
        more = path(self.path.reached, (*self.question.rules, SEARCH))
        return Path(self.path.steps + more.steps, more.reached)

    def reached(self) -> Position:
        """The board as far as it got."""
        if self.status == "solved" and self.first is not None:
            return self.first
        if self.path is not None:
            return self.path.reached
        return solver.by_lines(self.position) or self.position

    def why_not(self) -> str:
        """What speaks against a solution, or that nothing is known."""
        say = self.run.say
        if self.status == "stuck":
            return say("nono-solve-stuck")
        if self.broken is not None:
            return say("nono-solve-invalid", line=line_name(self.broken, self.run.speaker))
        return say("solve-none")

    def _report(self, what: str, count: int) -> None:
        if count > solver.PATIENCE and not self._is_advised:
            self._is_advised = True
            if self.question.method == "auto" and sat.would_help(self.puzzle):
                self.run.remark(self.run.say("nono-solve-resists"))
        if self._progress.is_due:
            self._progress.show(self.run.say("solve-searching", what=what, count=count))
