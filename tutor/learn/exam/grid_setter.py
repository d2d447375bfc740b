"""Setting questions about Sudoku: each about the technique whose turn it is."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile

from tutor.base.dice import Dice
from tutor.base.watch import Pulse
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import simplest
from tutor.games.sudoku.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX
from tutor.learn.course import is_exotic
from tutor.learn.exam import own
from tutor.learn.exam.grid_boards import Boards, begun_grid, begun_own, telling_grids
from tutor.learn.exam.kinds import KINDS, GridKind
from tutor.learn.exam.question_kinds import is_beyond_patterns, kinds_about
from tutor.learn.exam.questions import (
    Every,
    ExamQuestion,
    Finish,
    Judge,
    Next,
    Order,
    Simplest,
)
from tutor.learn.exam.questions.next import opened_by
from tutor.learn.exam.syllabus import Syllabus, TechniqueRota
from tutor.rating.pace import bounds_of
from tutor.rating.pictures import minutes_for
from tutor.rating.record import Rating
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position

_ROTA: tuple[GridKind, ...] = (
    "next",
    "every",
    "judge",
    "simplest",
    "finish",
    "next",
    "every",
    "simplest",
)
"""The kinds of questions, by turns, unless others were chosen."""
_ROTA_BEYOND: tuple[GridKind, ...] = ("simplest", "every")
"""The same where some techniques are chains or sets."""
_OF_EXOTICS: tuple[GridKind, ...] = ("judge",)
_FEWEST_OPEN = 6
"""Cells that are open at least where all conclusions are asked for: else there is no search."""
_MOST_FINDS, _MOST_STEPS = 10, 4
"""Nobody is asked to find more than that on one board."""
_LONGEST_GRID = 12.0
"""A grid to finish that takes longer, as some rare techniques make it, is left out."""
ORDERED = 4
"""How many grids there are to order."""
_ANYWHERE: tuple[GridKind, ...] = ("every", "judge", "simplest")
"""What is asked where no board serves for what was to be asked."""


class GridSetter:
    """Sets one question after the other, each about the technique whose turn it is."""

    def __init__(self, syllabus: Syllabus, dice: Dice, pulse: Pulse) -> None:
        self._syllabus = syllabus
        self._dice = dice
        self._pulse = pulse
        self._boards = Boards(dice, own.grids(syllabus.own))
        self._techniques = TechniqueRota(syllabus, dice, self._boards.own_techniques)
        self._rota = self._kinds_by_turns()
        self._without: set[tuple[GridKind, str]] = set()
        """The kinds of questions that no board of a technique serves for."""

    def _kinds_by_turns(self) -> tuple[GridKind, ...]:
        """The kinds that were chosen, in the order of the usual turns; else those."""
        usual = _ROTA_BEYOND if is_beyond_patterns(self._syllabus.techniques) else _ROTA
        if all(map(is_exotic, self._syllabus.techniques)):
            usual = _OF_EXOTICS
        chosen = [kind for kind in KINDS if kind in self._syllabus.kind_names]
        first = [kind for kind in usual if kind in chosen]
        return tuple(dict.fromkeys((*first, *chosen))) or usual

    def question(self, number: int) -> ExamQuestion:
        """A question of the kind whose turn it is, or of another where no board serves for it.

        What cannot be asked about one technique is asked about the next.
        """
        turn = number % len(self._rota)
        kinds = dict.fromkeys((*self._rota[turn:], *self._rota[:turn], *_ANYWHERE))
        found = next((one for kind in kinds if (one := self._of_kind(kind)) is not None), None)
        assert found is not None, f"there is no question about {self._syllabus.techniques}"
        return found

    def _of_kind(self, kind: GridKind) -> ExamQuestion | None:
        if kind == "order":
            return self._order()
        if kind == "finish":
            return self._finish()
        return self._about_any(kind)

    def _about_any(self, kind: GridKind) -> ExamQuestion | None:
        """A question of a kind about the next technique that it can be asked about."""
        next_one = self._techniques.to_be_named if kind == "simplest" else self._techniques.next
        for _ in {*self._syllabus.techniques, *self._syllabus.named}:
            technique = next_one()
            if kind in kinds_about(technique) and (kind, technique) not in self._without:
                self._pulse()
                found = next(self._makers[kind](technique), None)
                if found is not None:
                    return found
                self._without.add((kind, technique))
        return None

    @property
    def _makers(self) -> dict[GridKind, Callable[[str], Iterator[ExamQuestion]]]:
        return {
            "next": self._next,
            "every": self._every,
            "simplest": self._simplest,
            "judge": self._judge,
        }

    def _next(self, technique: str) -> Iterator[ExamQuestion]:
        for grid in self._boards.of(technique):
            step = simplest(grid)
            assert step is not None
            if step.placements or opened_by(step, Position(grid)):
                minutes = _on_average(self._syllabus.techniques)
                yield Next(technique, grid, minutes, self._syllabus.options)

    def _every(self, technique: str) -> Iterator[ExamQuestion]:
        for grid in self._boards.of(technique):
            question = Every(technique, grid, 0.0)
            count = len(question.steps)
            is_open = len(tuple(grid.empty_cells())) >= _FEWEST_OPEN
            if is_open and count <= _MOST_STEPS and len(question.wanted) <= _MOST_FINDS:
                yield Every(technique, grid, minutes_for([technique] * count))

    def _simplest(self, technique: str) -> Iterator[ExamQuestion]:
        for grid in self._boards.of(technique):
            if not _is_simplest(technique, grid):
                continue
            minutes = _on_average(self._syllabus.named)
            yield Simplest(technique, grid, minutes, self._syllabus.options)

    def _judge(self, technique: str) -> Iterator[ExamQuestion]:
        minutes = minutes_for([technique])
        if self._dice.below(2):
            for grid, cells in self._boards.near_misses(technique):
                yield Judge(technique, grid, minutes, cells)
        if is_exotic(technique):
            for grid in self._boards.practised(technique):
                step = TECHNIQUES[technique].first(Position(grid))
                assert step is not None
                yield Judge(technique, grid, minutes, pattern_cells(step))
            return
        for grid in self._boards.of(technique):
            step = simplest(grid)
            assert step is not None
            yield Judge(technique, grid, minutes, pattern_cells(step))

    def _finish(self) -> ExamQuestion | None:
        """A grid to finish; None if all of them would take too long."""
        if is_beyond_patterns(self._syllabus.techniques):
            return None
        pace = self._syllabus.pace
        begun = begun_own(self._boards.own_grids(), self._syllabus.options, self._dice, pace)
        grid, rated = begun or self._begun()
        longest = max(_LONGEST_GRID, bounds_of(pace)[1])
        return Finish(rated.hardest, grid, rated.score) if rated.score <= longest else None

    def _begun(self) -> tuple[Grid, Rating]:
        """A grid of ours."""
        file, wanted = f"{LEVEL_PREFIX}{self._syllabus.level}", self._syllabus.techniques
        if self._syllabus.level is None:
            technique = self._techniques.next()
            file, wanted = f"{TECHNIQUE_PREFIX}{technique}", (technique,)
        return begun_grid(file, wanted, self._dice, self._syllabus.pace)

    def _order(self) -> ExamQuestion | None:
        """Grids to order; None where the ladder has too few rungs for that yet."""
        options = self._syllabus.options
        grids = telling_grids(self._syllabus.grid_level, options, ORDERED, self._dice)
        if grids is None:
            return None
        hardest = max(grids, key=lambda rated: rated.score).hardest
        return Order(hardest, grids, _on_average([rated.hardest for rated in grids]))


def _is_simplest(technique: str, grid: Grid) -> bool:
    """Whether no technique before this one applies, though a walk would not take it.

    Of chains a walk takes some, which is never more than there are.
    """
    position = Position(grid)
    earlier = takewhile(lambda one: one.id != technique, LADDER)
    narrow = (one for one in earlier if one.walker is not None)
    return all(next(one.find(position), None) is None for one in narrow)


def _on_average(techniques: Sequence[str]) -> float:
    """The minutes of one step, whichever of these it is.

    Where the technique is the question, its own minutes would be the answer.
    """
    return minutes_for(techniques) / len(techniques)
