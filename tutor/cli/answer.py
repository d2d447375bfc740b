"""One puzzle of ``solve``: its solutions as they are asked for, and what to say about it."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tutor.base.watch import TimeUp
from tutor.cli.game_commands import GameCommands, InputPath, InputPuzzle
from tutor.cli.progress import Progress
from tutor.cli.run import Refused, Run
from tutor.games.watching import Watch


@dataclass(frozen=True)
class Question:
    """How puzzles are to be solved, and what is told of them."""

    game: GameCommands
    method: str
    techniques: tuple[str, ...]
    logic_first: bool
    """Whether techniques go as far as they get before anything is searched."""
    unique: bool = False
    every: bool = False
    count: bool = False
    limit: int | None = None
    steps: bool = False
    ranges: bool = False
    logic_seconds: float | None = None
    """How long logic may take, if somebody says how long."""
    eureka: bool = False
    """Whether chains are written in the notation of forums too."""
    shortest: bool = False
    """Whether the walk with the fewest words is looked for."""
    draws: bool = True
    """Whether patterns are drawn that are pictures."""

    @property
    def is_by_logic(self) -> bool:
        """Whether nothing is searched."""
        return self.method == self.game.solving.logic_alone

    @property
    def tells_path(self) -> bool:
        """Whether a path is followed whenever something is told of a puzzle."""
        return self.is_by_logic or self.method == self.game.solving.logic_first

    def searches_first(self, puzzle: InputPuzzle) -> bool:
        """Whether the solution is there at once, and logic only has to say how far it gets."""
        told_alone = self.tells_path and not (self.is_by_logic or self.steps or self.logic_first)
        return told_alone and puzzle.is_searched_quickly

    def seconds_for(self, puzzle: InputPuzzle) -> float | None:
        """How long logic may take on a puzzle; None for ever.

        Whoever asks for nothing but logic, or for its steps, waits for all of it.
        """
        if self.logic_seconds is not None or self.is_by_logic or self.steps:
            return self.logic_seconds
        return puzzle.logic_seconds


class Answer:
    """One puzzle, its solutions as they are asked for, and what to say about it."""

    def __init__(
        self,
        run: Run,
        puzzle: InputPuzzle,
        progress: Progress,
        question: Question,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.run, self.puzzle, self.question = run, puzzle, question
        self.first: InputPuzzle | None = None
        self.status = "invalid" if puzzle.is_broken else "none"
        self.seconds = 0.0
        self.path: InputPath | None = None
        """How far logic gets, once somebody has asked."""
        self.words: tuple[int, int] | None = None
        """How many words the shortest walk takes, and how many the usual one."""
        self._progress, self._clock = progress, clock

    def follow_the_path(self) -> None:
        """Go as far as logic gets, if no rule is broken."""
        if self.status != "invalid" and self.path is None:
            started = self._clock()
            techniques, watch = self.question.techniques, self._limited()
            if self.question.shortest:
                from tutor.cli.shortest import shortest

                language = self.run.speaker.language
                found = shortest(self.puzzle, techniques, watch, language)
                self.path, self.words = found.path, (found.words, found.usual)
            else:
                self.path = self.puzzle.path(techniques, watch)
            self.seconds += self._clock() - started

    def _limited(self) -> Watch:
        """A watch that ends logic when its time is over."""
        if (seconds := self.question.seconds_for(self.puzzle)) is None:
            return self._watch
        end = self._clock() + seconds

        def watch(share: float) -> None:
            self._watch(share)
            if self._clock() >= end:
                raise TimeUp

        return watch

    @property
    def stopped_after(self) -> float | None:
        """The seconds after which logic was stopped; None if it was not."""
        is_cut = self.path is not None and self.path.is_cut
        return self.question.seconds_for(self.puzzle) if is_cut else None

    def _watch(self, _: float) -> None:
        self._progress.tell(self.run.say, "plain-thinking")

    @property
    def is_by_logic(self) -> bool:
        """Whether logic alone got to the end."""
        return self.path is not None and self.path.is_complete

    def start_of_search(self) -> InputPuzzle:
        """The board from which guessing begins."""
        return self.puzzle if self.path is None else self.path.reached

    def solutions(self, limit: int | None) -> Iterator[InputPuzzle]:
        """So many solutions; one more is looked for, to know whether there is one only."""
        question = self.question
        follows = question.tells_path and not question.searches_first(self.puzzle)
        if question.logic_first or follows:
            self.follow_the_path()
        if self.status == "invalid":
            self.run.answer_no()
        elif self.path is not None and self.is_by_logic and not self.path.reached.is_broken:
            self.status = "solved"
            self.first = self.path.reached
            yield self.first
        elif question.is_by_logic:
            self.status = "none" if self.start_of_search().is_dead_end else "stuck"
            self.run.answer_no()
        else:
            yield from self._found_by_search(limit)

    def _found_by_search(self, limit: int | None) -> Iterator[InputPuzzle]:
        started = self._clock()
        enough = max(2, limit or 2)
        number = 0
        try:
            for solution in self.start_of_search().solutions(
                self.question.method, self._report, lambda said: self.run.remark(self.run.say(said))
            ):
                number += 1
                self.first = self.first or solution
                self.status = "solved" if number == 1 else "multiple"
                if limit is None or number <= limit:
                    yield solution
                if limit is not None and number >= enough:
                    break
        except Refused as reason:
            self.status = "stuck"
            self.run.remark(self.run.say(reason.message, **reason.values))
        finally:
            self.seconds += self._clock() - started
        is_several = self.status == "multiple" and self.question.unique
        if is_several or self.status in ("none", "stuck"):
            self.run.answer_no()

    def _report(self, what: str, count: int) -> None:
        self._progress.tell(self.run.say, "solve-searching", what=what, count=count)

    def settle(self) -> None:
        """Find the first solution, and whether there is another."""
        for _ in self.solutions(2):
            pass

    def whole_path(self) -> InputPath:
        """The steps to the end: where logic is stuck, a search finds a cell and logic goes on."""
        self.follow_the_path()
        if self.path is None:
            return InputPath((), self.puzzle)
        if self.path.is_complete or self.status != "solved":
            return self.path
        with_search = (*self.question.techniques, self.question.game.curriculum.choice.search)
        more = self.path.reached.path(with_search, self._watch)
        return InputPath(self.path.steps + more.steps, more.reached)

    def reached(self) -> InputPuzzle:
        """The board as far as it got."""
        if self.status == "solved" and self.first is not None:
            return self.first
        if self.path is not None:
            return self.path.reached
        return self.puzzle.at_a_glance(is_stuck=self.status == "stuck")

    def why_not(self) -> str:
        """What speaks against a solution, or that nothing is known."""
        if self.status == "stuck":
            by_logic = self.question.is_by_logic
            if by_logic and (after := self.stopped_after) is not None:
                return self.stopped(after)
            return self.run.say("solve-stuck-by-logic" if by_logic else "solve-stuck")
        return self.puzzle.flaw(self.run.speaker) or self.run.say("solve-none")

    def stopped(self, after: float) -> str:
        """That logic was stopped, and what comes of it."""
        by_logic = "yes" if self.question.is_by_logic else "no"
        time_given = f"{after:g}".replace(".", self.run.say("decimal"))
        return self.run.say("solve-logic-stopped", time=time_given, alone=by_logic)

    def outcome(self) -> str:
        """How it went, in a sentence."""
        if self.first is None:
            return self.why_not()
        time_taken = self.run.speaker.seconds(self.seconds)
        if self.path is not None and self.is_by_logic and self.status == "solved":
            steps, language = self.path.steps, self.run.speaker.language
            curriculum = self.question.game.curriculum
            order = [rung.id for rung in curriculum.rungs]
            hardest = max((step.technique for step in steps), key=order.index, default=order[0])
            name = curriculum.called(hardest, language)
            return self.run.say("solve-by-logic", count=len(steps), hardest=name, time=time_taken)
        message = "solve-several" if self.status == "multiple" else "solve-one"
        return self.run.say(message, time=time_taken)
