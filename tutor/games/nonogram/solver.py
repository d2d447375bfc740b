"""A nonogram solved step by step."""

from collections.abc import Callable, Iterator
from functools import partial

from tutor.base.language import Language
from tutor.base.watch import BudgetSpent, no_pulse
from tutor.base.watch import Watch as Budget
from tutor.games.nonogram.coach import Light, tell_step
from tutor.games.nonogram.titles import title_of
from tutor.games.solver import Counted, Snapshot, Solver, Stage
from tutor.games.watching import Watch, Watched
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain import diagnose, walk
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import BEYOND, LADDER, RULES, SEARCH
from tutor.nonogram.rules.step import Step
from tutor.nonogram.solver import solutions
from tutor.rating.pictures import NonogramRating, picture_rating

_MOST_BRANCHES = 20_000
"""After so many tries nobody counts any longer."""


class PictureSolver(Solver):
    """Solves a nonogram, and shows it to somebody."""

    ladder: tuple[str, ...] = tuple(rule.id for rule in (*LADDER, *BEYOND))
    search: str = SEARCH.id
    order: tuple[str, ...] = tuple(RULES)

    def __init__(self, start: Position, show: Callable[[Position], None]) -> None:
        self.start = start
        self._puzzle = start.puzzle
        self._show = show
        self.cell_count: int = start.puzzle.cell_count
        self._position = start.copy()
        self._counted: Counted[Position] | None = None
        self.rating: NonogramRating | None = None

    @property
    def now(self) -> Snapshot:
        """The board as far as it is solved."""
        return self._snapshot(self._position.copy())

    def _snapshot(self, board: Position) -> Snapshot:
        board.pulse = no_pulse  # nobody watches what is done with it
        return Snapshot(board.known, board.is_full, partial(self._show, board))

    def refusal(self, watch: Watch) -> Callable[[Language], tuple[str, ...]] | None:
        """Why it cannot be solved."""
        board = self.start.copy()
        board.pulse = partial(watch, 0.0)
        mistake = diagnose(board).mistake
        return None if mistake is None else partial(narrate.tell_mistake, mistake, self._puzzle)

    def steps(self, used: tuple[str, ...], watch: Watch) -> Iterator[Stage]:
        """The steps that these rules give."""
        watched = Watched([RULES[id] for id in used], watch)
        self._position.pulse = watched.pulse
        for step in walk(self._position, watched):
            yield self._stage(step)

    def _stage(self, step: Step) -> Stage:
        after = self._position.copy()
        after.paint(step.colours)
        sign = "↔" if step.line.axis == "row" else "↕"
        black = f" ■{len(step.black)}" if step.black else ""
        white = f" ×{len(step.white)}" if step.white else ""
        return Stage(
            technique=step.technique,
            rating=RULES[step.technique].rating,
            after=self._snapshot(after),
            light=Light(line=step.line),
            is_basic=RULES[step.technique].tier == 1,
            result=lambda language: f"{sign}{step.line.index + 1}{black}{white}",
            house=partial(narrate.place, step, self._puzzle),
            tell=partial(tell_step, step, narrate.REASON, self._puzzle),
            lines=partial(narrate.in_lines, step, self._puzzle),
            changes=lambda speaker: [],
        )

    def several(self, watch: Watch) -> Iterator[Stage]:
        """Where there are several pictures, the first of them; they are counted first."""
        budget = Budget(limit=_MOST_BRANCHES, pulse=partial(watch, 0.0))
        try:
            self._counted = Counted.of(solutions(self._position, budget))
        except BudgetSpent:
            return
        if self._counted.count > 1:
            yield from self._counted.stages(
                [self._snapshot(board) for board in self._counted.first], self.search
            )

    def rate(self, watch: Watch) -> None:
        """Rate the nonogram, unless it has several solutions."""
        if self._position.is_full:
            self.rating = picture_rating(self._puzzle, partial(watch, 0.0))

    # Words

    def name(self, technique: str, language: Language) -> str:
        """A technique, at the start of a line."""
        return narrate.name(technique, language)

    def called(self, technique: str, language: Language) -> str:
        """A technique, within a sentence."""
        return narrate.called(technique, language)

    def title(self, token: str, speaker: Speaker, *, is_solved: bool) -> str:
        """What the nonogram is called, and what it shows once that is to be seen."""
        return title_of(token, self._puzzle, speaker, is_solved=is_solved)

    def tell_stuck(self, speaker: Speaker) -> str:
        """That rules lead no further."""
        return speaker.say("nonogram-walk-searching")

    def tell_rating(self, speaker: Speaker) -> list[str]:
        """How hard the nonogram is."""
        rating = self.rating
        return [] if rating is None else [rated_as(speaker, rating.level, rating.score)]

    def tell_outcome(self, speaker: Speaker) -> str:
        """Done, or that there are several pictures."""
        if self._position.is_full:
            return speaker.say("walk-done")
        counted = self._counted
        return speaker.say("walk-open") if counted is None else counted.tell(speaker)

    def tell_figures(self, speaker: Speaker) -> list[str]:
        """How many pictures there are."""
        counted = self._counted
        if counted is None and self._position.is_full:
            counted = Counted((), 1, is_all=True)
        return [self.tell_outcome(speaker) if counted is None else counted.tell_count(speaker)]
