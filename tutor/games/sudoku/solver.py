"""A Sudoku solved step by step, and the search of one told choice by choice."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.diagnose import diagnose
from tutor.explain.path import walk
from tutor.games.solver import Counted, Snapshot, Stage
from tutor.games.sudoku.coach import Light, Told, tell_step
from tutor.games.sudoku.titles import title_of
from tutor.games.watching import Watch, Watched
from tutor.language import Speaker
from tutor.language.problems import contradiction
from tutor.language.rating import rated_as, reason
from tutor.rating.profile import Sight
from tutor.rating.record import Rating, rated_by_walk
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.sudoku.search import is_quick, solutions
from tutor.sudoku.traced import Event, traced
from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step

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


class GridSolver:
    """Solves a grid, and shows it to somebody."""

    ladder: tuple[str, ...] = tuple(technique.id for technique in LADDER)
    search: str = SEARCH.id
    order: tuple[str, ...] = tuple(TECHNIQUES)

    def __init__(self, grid: Grid, show: Callable[[Grid], None]) -> None:
        self.grid = grid
        self._show = show
        self.cell_count: int = grid.geometry.cell_count
        self._position = Position(grid)
        self._taken: list[Step] = []
        self._space_left: int | None = None
        self._counted: Counted[list[int]] | None = None
        self._tree = SearchTree(grid, show)
        self.rating: Rating | None = None

    @property
    def now(self) -> Snapshot:
        """The grid as far as it is solved."""
        return self._snapshot(self._position.grid() if self._taken else self.grid)

    def _snapshot(self, grid: Grid) -> Snapshot:
        return Snapshot(grid.filled_count, grid.is_full, partial(self._show, grid))

    def refusal(self, watch: Watch) -> Callable[[Language], tuple[str, ...]] | None:
        """Why it cannot be solved; if it can, marks that digits exclude are left out."""
        diagnosis = diagnose(self.grid, pulse=partial(watch, 0.0))
        if diagnosis.mistake is not None:
            return partial(narrate.tell_diagnosis, diagnosis, self.grid.geometry)
        self.grid = diagnosis.board
        self._position = Position(self.grid)
        return None

    def steps(self, used: tuple[str, ...], watch: Watch) -> Iterator[Stage]:
        """The steps that these techniques give."""
        watched = Watched([TECHNIQUES[id] for id in used], watch)
        self._position.pulse = watched.pulse
        for step in walk(self._position, watched):
            self._taken.append(step)
            yield self._stage(step)

    def _stage(self, step: Step) -> Stage:
        after, geometry = self._position.copy(), self.grid.geometry
        after.apply(step)
        gone = dict.fromkeys(cell for cell, _ in step.eliminations)
        masks = [(cell, self._position.candidates[cell], after.candidates[cell]) for cell in gone]

        def result(language: Language) -> str:
            """``r2c9=9``; or ``r5c1≠26…``: what goes from the first cell, and that more goes.

            Where a list cuts it, its beginning is as true.
            """
            sign, found = ("=", step.placements) if step.placements else ("≠", step.eliminations)
            first = geometry.cell_name(found[0].cell, language)
            here = [digit for cell, digit in found if cell == found[0].cell]
            more = "…" if len(here) < len(found) else ""
            return f"{first}{sign}{''.join(map(geometry.digit_name, sorted(here)))}{more}"

        def changes(speaker: Speaker) -> list[str]:
            """``r4c7: 1 5 9 → 1 9`` for each cell that loses candidates."""
            colon = speaker.say("colon")
            return [
                f"{geometry.cell_name(cell, speaker.language)}{colon}{told(old)} → {told(new)}"
                for cell, old, new in masks
            ]

        def told(mask: int) -> str:
            return " ".join(map(geometry.digit_name, digits(mask)))

        return Stage(
            technique=step.technique,
            rating=TECHNIQUES[step.technique].rating_of(step),
            after=self._snapshot(after.grid()),
            light=Light(houses=step.houses),
            is_basic=TECHNIQUES[step.technique].tier == 1,
            result=result,
            house=partial(narrate.place, step, geometry),
            tell=partial(tell_step, step, narrate.REASON, geometry),
            lines=partial(narrate.in_lines, step, geometry),
            changes=changes,
        )

    def give_up(self) -> None:
        """Remember how many candidate grids are left."""
        self._space_left = self._position.grid().candidate_grids()

    def several(self, watch: Watch) -> Iterator[Stage]:
        """Where there are several solutions, the first of them; they are counted first."""
        grid = self._position.grid()
        self._count(grid, watch)
        if self._counted is not None and self._counted.count > 1:
            boards = [self._snapshot(_filled(grid, values)) for values in self._counted.first]
            yield from self._counted.stages(boards, self.search)

    def _count(self, grid: Grid, watch: Watch) -> None:
        """How many solutions there are, unless that takes too long."""
        if is_quick(grid.geometry):
            self._counted = Counted.of(solutions(grid, pulse=partial(watch, 0.0)))

    def tree(self, watch: Watch) -> Iterator[Stage]:
        """A search from the start, choice by choice; at its end the solutions are counted."""
        self._tree = tree = SearchTree(self.grid, self._show)
        yield from tree.stages(watch)
        if tree.is_cut:
            self._count(self.grid, watch)
        else:
            self._counted = Counted((), tree.totals["solution"], is_all=True)

    def rate(self, watch: Watch) -> None:
        """Rate the grid, if that takes no longer than what was done already."""
        if self._taken and is_quick(self.grid.geometry):
            self.rating = rated_by_walk(self.grid, self._taken)

    # Words

    def name(self, technique: str, language: Language) -> str:
        """A technique, at the start of a line."""
        return narrate.name(technique, language)

    def called(self, technique: str, language: Language) -> str:
        """A technique, within a sentence."""
        return narrate.called(technique, language)

    def title(self, token: str, speaker: Speaker, *, is_solved: bool) -> str:
        """What the grid is called, if it has a title."""
        return title_of(token, self.grid.geometry, speaker) if token else ""

    def tell_stuck(self, speaker: Speaker) -> str:
        """That techniques lead no further, and how much is left to search."""
        return speaker.say("walk-stuck", count=speaker.number(self._space_left or 0))

    def tell_searched(self, speaker: Speaker, first: int) -> list[str]:
        """From which step on a search was needed, and how much there was to search."""
        left = speaker.number(self._space_left or 0)
        return [speaker.say("walk-searched", step=first + 1, count=left)]

    def tell_rating(self, speaker: Speaker) -> list[str]:
        """How hard the grid is, and why."""
        rating = self.rating
        if rating is None:
            return []
        openness = rating.profile.openness
        assert openness is not None
        hardest = narrate.called(rating.hardest, speaker.language)
        per_opening = openness.cells_per_opening(Sight())
        return [
            rated_as(speaker, rating.level, rating.score),
            reason(speaker, rating.level, rating.profile.counts, hardest, per_opening),
        ]

    def tell_outcome(self, speaker: Speaker) -> str:
        """Done, or why cells are left."""
        grid = self._position.grid()
        if grid.is_full:
            return speaker.say("walk-done")
        if next(grid.contradictions(), None) is not None:
            return speaker.say("walk-none")
        counted = self._counted
        return speaker.say("walk-open") if counted is None else counted.tell(speaker)

    def tell_search(self, speaker: Speaker) -> list[str]:
        """How many choices, contradictions and returns there were."""
        return self._tree.tell_totals(speaker)

    def tell_figures(self, speaker: Speaker) -> list[str]:
        """How many solutions, and how many candidate grids at first and where logic ended."""
        counted = self._counted
        if counted is None and self._position.grid().is_full:
            counted = Counted((), 1, is_all=True)
        first = speaker.number(self.grid.candidate_grids())
        left = None if self._space_left is None else speaker.number(self._space_left)
        return [
            self.tell_outcome(speaker) if counted is None else counted.tell_count(speaker),
            speaker.say("walk-space", count=first),
            *([] if left in (None, first) else [speaker.say("walk-space-left", count=left)]),
        ]


def _filled(grid: Grid, values: list[int]) -> Grid:
    """The grid with what a solution puts into its open cells."""
    full = grid.copy()
    for cell in list(grid.empty_cells()):
        full.place(cell, values[cell])
    return full
