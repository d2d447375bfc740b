"""The search of a grid, told: each choice, contradiction and return, with its depth."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from tutor.base.language import Language
from tutor.games.solver import Snapshot, Stage
from tutor.games.sudoku.coach import Light, Told
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.language.problems import contradiction
from tutor.sudoku.grid import Grid
from tutor.sudoku.traced import Event, traced
from tutor.techniques.ladder import SEARCH
from tutor.techniques.step import Mark

MOST_EVENTS = 2000
"""Nobody walks further than that."""


def words(event: Event, grid: Grid, speaker: Speaker) -> str:
    """What the search does, in a sentence."""
    geometry, say = grid.geometry, speaker.say
    if event.kind == "singles":
        return say("trace-singles", count=event.count)
    if event.kind == "solution":
        return say("trace-solution")
    if event.kind == "contradiction":
        assert event.problem is not None
        board = Grid(geometry, event.values)
        return say("trace-contradiction", reason=contradiction(event.problem, board, speaker))
    cell = geometry.cell_name(event.cell, speaker.language)
    digit = geometry.digit_name(event.digit)
    if event.kind == "return":
        message = "trace-return-found" if event.found else "trace-return"
        return say(message, cell=cell, digit=digit)
    options = [geometry.digit_name(option) for option in event.options]
    return say("trace-choice", cell=cell, digit=digit, options=", ".join(options))


class SearchTree:
    """A search on its way through a grid, and its totals so far."""

    def __init__(self, grid: Grid, show: Callable[[Grid], None]) -> None:
        self._grid, self._show = grid, show
        self.totals: Counter[str] = Counter()
        self.deepest = 0
        self.is_cut = False
        """Whether it would have gone on."""

    def stages(self, watch: Watch) -> Iterator[Stage]:
        """All that it does, a stage each."""
        for number, event in enumerate(traced(self._grid, partial(watch, 0.0))):
            if number == MOST_EVENTS:
                self.is_cut = True
                return
            self.totals[event.kind] += 1
            self.deepest = max(self.deepest, event.depth)
            yield self._stage(event)

    def tell_totals(self, speaker: Speaker) -> list[str]:
        """How many choices, contradictions and returns; whether that is all."""
        totals = self.totals
        told = speaker.say(
            "trace-totals",
            choices=totals["choice"],
            contradictions=totals["contradiction"],
            returns=totals["return"],
            deepest=self.deepest,
            solutions=totals["solution"],
        )
        return [told, *([speaker.say("walk-cut", count=MOST_EVENTS)] if self.is_cut else [])]

    def _board(self, event: Event) -> Grid:
        board = self._grid.copy()
        for cell, value in enumerate(event.values):
            if value and not board.values[cell]:
                board.place(cell, value)
        return board

    def _stage(self, event: Event) -> Stage:
        geometry = self._grid.geometry
        known = sum(map(bool, event.values))

        def result(language: Language) -> str:
            if event.kind == "singles":
                return f"+{event.count}"
            if event.cell < 0:
                return "✓" if event.kind == "solution" else "✗"
            sign = "=" if event.kind == "choice" else "≠"
            cell = geometry.cell_name(event.cell, language)
            if event.found:
                return f"↩ {cell}"
            return f"{cell}{sign}{geometry.digit_name(event.digit)}"

        def called(language: Language) -> str:
            return f"{event.depth} · {Speaker(language).say(f'event-{event.kind}')}"

        def tell(language: Language) -> Told:
            speaker = Speaker(language)
            title = speaker.say(f"event-{event.kind}")
            depth = speaker.say("walk-depth", depth=event.depth)
            sentence = words(event, self._grid, speaker)
            sentence += "" if event.found else "."
            if event.kind != "choice":  # which begins with the name of its cell
                sentence = sentence[0].upper() + sentence[1:]
            return Told((sentence,), _light(event), title=title, place=depth)

        return Stage(
            technique=SEARCH.id,
            rating=None,
            after=Snapshot(known, 0 not in event.values, lambda: self._show(self._board(event))),
            light=_light(event),
            is_basic=event.kind in ("singles", "return"),
            result=result,
            house=lambda language: "",
            tell=tell,
            lines=lambda language: [
                f"{event.depth}  {words(event, self._grid, Speaker(language))}"
            ],
            changes=lambda speaker: [],
            called=called,
            depth=event.depth,
            is_solution=event.kind == "solution",
        )


def _light(event: Event) -> Light:
    """The cell of a choice or a return, and what a contradiction is about."""
    if event.problem is not None:
        problem = event.problem
        houses = () if problem.house is None else (problem.house,)
        return Light(wrong=problem.cells if problem.house is None else (), houses=houses)
    if event.cell < 0:
        return Light()
    return Light(marks=(Mark(event.cell, event.digit, "tried"),))
