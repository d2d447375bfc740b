"""Watching a puzzle of any kind being solved, step by step, back and forth."""

from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from time import monotonic

from tutor.activity.said import Reply, Said, saying
from tutor.activity.walk_words import StepRow, row_of, status_of, summary_of
from tutor.base.language import Language
from tutor.games.game import Way
from tutor.games.solver import Snapshot, Solver, Stage
from tutor.games.told import AnyLight, Lit, Told
from tutor.games.watching import Watch
from tutor.language import Speaker

_LAST = 10**9
"""More steps than any puzzle takes."""
_MOVED = Reply(is_new=True)
Choices = list[tuple[str, str]]
"""What there is to choose from: ids and names."""


class Walk:
    """The steps of a puzzle as far as they are known, and where somebody is among them."""

    def __init__(
        self,
        begin: Callable[[], Solver],
        speaker: Callable[[], Speaker],
        *,
        title: str = "",
        used: tuple[str, ...] | None = None,
        is_linear: bool = False,
        way: Way | None = None,
    ) -> None:
        """A puzzle that nothing is known of yet.

        Args:
            begin: gives a solver that has not begun.
            speaker: who speaks the learner's language now.
            title: what the puzzle is called, as a token.
            used: what may be used to solve it; everything, unless something is said.
            is_linear: whether it is told line by line: without a welcome, and without a rating.
            way: how it is solved, if somebody asked for that: then its figures are told.
        """
        self._begin, self._speaker, self.title = begin, speaker, title
        self._is_linear, self.way = is_linear, way
        self.stop_at: str | None = None
        """The technique where playing stops."""
        self._restart(used)

    def _restart(self, used: tuple[str, ...] | None) -> None:
        self.solver = self._begin()
        self.used = self.solver.ladder if used is None else used
        self.beginning = self.solver.now
        self.stages: list[Stage] = []
        self.seconds = 0.0
        """How long it took to solve."""
        self.is_known = False
        """Whether all steps have been found."""
        self.searched_from: int | None = None
        """The step from which logic was no longer enough."""
        self.is_refused = self.is_playing = False
        self.index = 0
        """The step shown; one more than the last is the end."""
        self.is_after = False  # whether the board is shown after the step, not before it
        self._told_in: Language | None = None
        self._was_turned = False  # the board after the step: then its reason is no secret
        self._wanted: int | None = None
        self._seeks = False
        self._kept: tuple[Stage, Language, bool, Told] | None = None
        """What was told last, and how: the card, the board and the list all ask for it."""

    # Finding the steps

    def find(self, watch: Watch) -> Iterator[Callable[[], Reply]]:
        """Look for the steps, one at a time: a job that may take long, and be stopped.

        What comes out is to be called where the walk lives; an answer to a question that
        is put no more says nothing.
        """
        solver, used = self.solver, self.used
        if (refusal := solver.refusal(watch)) is not None:
            yield partial(self._refuse, solver, refusal)
            return
        yield partial(self._welcome, solver)
        if self.way == "search":
            yield from self._taken(solver, solver.tree(watch))
        else:
            yield from self._taken(solver, solver.steps(used, watch))
            if not solver.now.is_full:
                solver.give_up()
                yield from self._beyond_logic(solver, used, watch)
        if used == solver.ladder and not self._is_linear and self.way is None:
            solver.rate(watch)
        yield partial(self._found, solver)

    def _beyond_logic(
        self, solver: Solver, used: tuple[str, ...], watch: Watch
    ) -> Iterator[Callable[[], Reply]]:
        """Where logic ends: search, and count the solutions where there are several."""
        if self.way == "logic":
            deque(solver.several(watch), 0)  # they are counted, and not shown
            return
        yield partial(self._search, solver)
        yield from self._taken(solver, solver.steps((*used, solver.search), watch))
        if not solver.now.is_full:
            yield from self._taken(solver, solver.several(watch))

    def _taken(self, solver: Solver, stages: Iterator[Stage]) -> Iterator[Callable[[], Reply]]:
        """What somebody finds, and the time it takes."""
        begin = monotonic()
        for stage in stages:
            self.seconds += monotonic() - begin
            yield partial(self._found, solver, stage)
            begin = monotonic()
        self.seconds += monotonic() - begin

    def _refuse(self, solver: Solver, tell: Callable[[Language], tuple[str, ...]]) -> Reply:
        if solver is not self.solver:
            return Reply()
        self.is_refused = True
        return saying(*tell(self._speaker().language))

    def _welcome(self, solver: Solver) -> Reply:
        if solver is not self.solver:
            return Reply()
        self.beginning = solver.now
        return self._welcomed()

    def _welcomed(self) -> Reply:
        """Before the first step: how to take it."""
        if self._is_linear:
            return _MOVED
        return replace(saying(self._speaker().say("walk-welcome")), is_new=True)

    def _search(self, solver: Solver) -> Reply:
        if solver is self.solver:
            self.searched_from = len(self.stages)
        return Reply()

    def _found(self, solver: Solver, stage: Stage | None = None) -> Reply:
        """Another step is known, or all of them are: somebody may wait for it."""
        if solver is not self.solver:
            return Reply()
        if stage is None:
            self.is_known = True
        else:
            self.stages.append(stage)
        if self._seeks:
            return self._seek()
        count = len(self.stages)
        if self._wanted is not None and (count > self._wanted or self.is_known):
            return self.go_to(min(self._wanted, count))
        return Reply()

    @property
    def is_waiting(self) -> bool:
        """Whether somebody waits for a step that is not known yet."""
        return self._seeks or self._wanted is not None

    def _wait(self, wanted: int | None = None, *, seeks: bool = False) -> None:
        self._wanted, self._seeks = wanted, seeks

    # Back and forth

    def go_to(self, index: int) -> Reply:
        """Show a step, now or once it is found; one past the last is the end."""
        if self.is_refused:
            return Reply()
        count = len(self.stages)
        if index > count or (index == count and not self.is_known):
            self._wait(index)
            return Reply()
        self._move(max(index, 0))
        if self.index == count:
            self.is_playing = False
            return replace(saying(self.summary()), is_new=True)
        if self.stages[self.index].technique == self.stop_at:
            self.is_playing = False
        return self._tell()

    def _move(self, index: int) -> None:
        self._wait()
        self.index, self.is_after, self._told_in, self._was_turned = index, False, None, False

    def _tell(self, *, again: bool = False) -> Reply:
        self._told_in = self._speaker().language
        return Reply((Said(self.told, lights=True, is_hint=True, replaces=again),), is_new=True)

    @property
    def has_begun(self) -> bool:
        """Whether the first step has been told, rather than only the board shown."""
        return self._told_in is not None or self.index > 0

    @property
    def is_at_end(self) -> bool:
        """Whether there is no step to come."""
        return self.is_known and self.index >= len(self.stages)

    def next(self) -> Reply:
        """The next step."""
        if self.index == 0 and not self.has_begun:
            return self.go_to(0)
        return Reply() if self.is_at_end else self.go_to(self.index + 1)

    def previous(self) -> Reply:
        """The step before; before the first one, nothing is told."""
        if self.index > 0:
            return self.go_to(self.index - 1)
        self._move(0)
        return _MOVED if self.is_refused else self._welcomed()

    def last(self) -> Reply:
        """The end, as soon as it is known."""
        if self.is_refused or self.is_known:
            return self.go_to(len(self.stages))
        self._wait(_LAST)
        return saying(self._speaker().say("walk-finding"))

    def play(self) -> Reply:
        """Go on by itself, or stop that."""
        if self.is_playing or self.is_refused or self.is_at_end:
            self.is_playing = False
            return Reply()
        self.is_playing = True
        return self.next()

    def turn(self) -> Reply:
        """The board after the step, or before it."""
        if self.index >= len(self.stages) or not self.stages[self.index].is_step:
            return Reply()
        self.is_after, self._was_turned = not self.is_after, True
        return _MOVED

    def retell(self) -> Reply:
        """The step once more, if it was told in another language."""
        if self._told_in in (None, self._speaker().language):
            return Reply()
        return self._tell(again=True)

    # Filters

    def filters(self) -> Choices:
        """What can be left out, or be looked for."""
        say = self._speaker().say
        if self.way == "search":
            return [("none", say("filter-none"))]
        ids = ["stop", "up-to"]
        if self.stop_at or len(self.used) < len(self.solver.ladder):
            ids.append("none")
        return [(id, say(f"filter-{id}")) for id in ids]

    def techniques(self, kind: str) -> Choices:
        """The techniques that a filter can be about."""
        is_met = kind == "stop" and self.is_known
        ids = tuple(self.counts()) if is_met else self.solver.ladder
        return [(id, self.solver.name(id, self._speaker().language)) for id in ids]

    def seek(self, technique: str) -> Reply:
        """Stop at a technique: go to its next step, as soon as it is known."""
        self.stop_at = technique
        return self._seek()

    def _seek(self) -> Reply:
        after = self.index if self.has_begun else -1
        for index in range(after + 1, len(self.stages)):
            if self.stages[index].technique == self.stop_at:
                return self.go_to(index)
        self._wait(seeks=not (self.is_known or self.is_refused))
        if self._seeks:
            return Reply()
        speaker = self._speaker()
        name = self.solver.called(self.stop_at or "", speaker.language)
        return saying(speaker.say("filter-not-found", name=name))

    def use_up_to(self, technique: str) -> None:
        """Begin again, with nothing harder than a technique."""
        ladder = self.solver.ladder
        self._restart(ladder[: ladder.index(technique) + 1])

    def use_all(self) -> None:
        """Begin again, with every technique and no place to stop."""
        self.stop_at = self.way = None
        self._restart(None)

    # What is to be seen

    @property
    def offers(self) -> tuple[str, ...]:
        """The commands that come next, by their ids."""
        if self.is_refused or self.is_at_end:
            return () if self.is_refused else ("play-it", "first", "solve")
        if self.is_playing:
            return "auto", "slower", "faster"
        back = ("previous",) if self.has_begun else ()
        return ("next", *back, "auto")

    @property
    def board(self) -> Snapshot:
        """The board before the step, or after it."""
        return self.stages[self.index].after if self.is_after else self.shown

    @property
    def shown(self) -> Snapshot:
        """The board that a step is told on."""
        is_step = self.index >= len(self.stages) or self.stages[self.index].is_step
        return self._before if is_step or not self.has_begun else self.stages[self.index].after

    @property
    def _before(self) -> Snapshot:
        if self.index == len(self.stages):
            full = (stage.after for stage in reversed(self.stages) if stage.after.is_full)
            return next(full, self.stages[-1].after if self.stages else self.beginning)
        return self.stages[self.index - 1].after if self.index else self.beginning

    @property
    def told(self) -> Told:
        """The step with its reason, and what becomes of the marks."""
        stage, speaker = self.stages[self.index], self._speaker()
        is_stuck = self.searched_from == self.index
        if self._kept is not None:
            last, language, was_stuck, told = self._kept
            if last is stage and (language, was_stuck) == (speaker.language, is_stuck):
                return told
        told = stage.tell(speaker.language)
        sentences, parts = told.sentences, told.parts
        if changes := stage.changes(speaker):
            sentences, parts = (*sentences, "\n".join(changes)), (*parts, "so")
        if is_stuck:
            sentences, parts = (self.solver.tell_stuck(speaker), *sentences), ("look", *parts)
        told = replace(told, sentences=sentences, parts=parts, rung=None)
        self._kept = stage, speaker.language, is_stuck, told
        return told

    @property
    def light(self) -> Lit:
        """What is lit up, and its legend."""
        if self.is_after:
            return self.stages[self.index].light, ()
        is_lit = self._told_in is not None or self._was_turned
        if not is_lit or self.index >= len(self.stages):
            return AnyLight(), ()
        return self.told.light, self.told.legend

    def rows(self, first: int = 0) -> list[StepRow]:
        """The steps from one on, a row each."""
        stages = enumerate(self.stages[first:], first + 1)
        return [row_of(number, stage, self.solver, self._speaker()) for number, stage in stages]

    def end(self) -> str | None:
        """The row after the last step; None as long as that is not known."""
        return self._speaker().say("walk-end") if self.is_known else None

    def lines(self) -> list[str]:
        """All steps in a line each; the end after the last."""
        return [*(row.line for row in self.rows()), *filter(None, [self.end()])]

    def count(self, board: Snapshot | None = None) -> str:
        """``24/81``: how many cells are known."""
        return f"{(board or self.shown).known}/{self.solver.cell_count}"

    def status(self, seconds: float) -> list[str]:
        """Where in the walk we are, how fast it plays, and what is left out."""
        return status_of(self, self._speaker(), seconds)

    def counts(self) -> dict[str, int]:
        """How many steps each technique took, the simplest first."""
        counted = Counter(stage.technique for stage in self.stages if stage.is_step)
        return {id: counted[id] for id in self.solver.order if id in counted}

    def summary(self) -> str:
        """What it took: steps per technique, the hardest or the search, and the rating."""
        return summary_of(self, self._speaker())
