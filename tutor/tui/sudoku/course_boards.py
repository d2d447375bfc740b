"""Grids of the course on a screen: beside a page, and to point and mark on."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tutor.games.sudoku.board import Board
from tutor.learn.exercises.exercise import Answer, Exercise
from tutor.learn.exercises.grid import GridExercise
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.grid_lessons import GridPage
from tutor.learn.mastery import Aids
from tutor.learn.pages import LessonPage
from tutor.techniques.step import Candidate
from tutor.tui.board.course import GameAnswerHand, PageBoard, TrialBoard
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.commands import EXERCISE, LESSON, TRY
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.lesson import LessonScreen
from tutor.tui.screens.sprint import SprintScreen
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.look import Scene

_UNUSED = {
    "cells": frozenset({"mark-digit", "it-is", "it-is-not"}),
    "candidates": frozenset({"select", "it-is", "it-is-not"}),
    "verdict": frozenset({"mark-digit", "submit"}),
}
"""By what an answer consists of, the keys that have nothing to do with it."""
_REASON = frozenset({"select"})


def _hide_conflicts(scene: Scene) -> None:
    scene.show_conflicts = False


class GridPages(PageBoard):
    """The grid beside a page."""

    commands, try_commands = LESSON, TRY
    more_help = ("help-chains",)
    easel: GridEasel
    hand: "Pointing"

    def __init__(self, screen: LessonScreen) -> None:
        self._screen = screen
        page = screen.lesson.page
        assert isinstance(page, GridPage)
        self._page = page
        self.easel = GridEasel(Board(page.grid), screen, has_cursor=True)
        self.hand = Pointing(screen, self.easel)
        self.easel.retouch = self._retouch
        self._is_marked = page.is_marked
        """Whether candidates are shown."""

    def show(self, page: LessonPage) -> None:
        """The grid of a page, with the cells it points at marked A."""
        assert isinstance(page, GridPage)
        self._page, self._is_marked = page, page.is_marked
        if page.task is not None:
            self.hand.begin()
        self._show_grid()

    def _show_grid(self) -> None:
        page = self._page
        self.easel.show_grid(page.grid, is_marked=self._is_marked, pointed=page.pointed)

    def _retouch(self, scene: Scene) -> None:
        """The answer so far; where there is only something to read, no cursor."""
        if self._page.task is not None:
            self.hand.show_answer(scene)
        else:
            _hide_conflicts(scene)
        if not self._screen.lesson.is_trying:
            scene.cursor = None

    def do_marks(self) -> None:
        """Show or hide the candidates."""
        self._is_marked = not self._is_marked
        self._show_grid()
        self.easel.draw()


class GridTrials(TrialBoard):
    """The grid of a trial."""

    easel: GridEasel

    def __init__(self, screen: SprintScreen) -> None:
        exercise = screen.sprint.trial.exercise
        assert isinstance(exercise, GridExercise)
        self.easel = GridEasel(Board(exercise.grid), screen)
        self.easel.retouch = _hide_conflicts

    def show(self, exercise: Exercise) -> None:
        """Its grid, with the cells in question marked A."""
        assert isinstance(exercise, GridExercise)
        is_marked = exercise.shows_candidates(Aids(candidates=True, lighting=True))
        self.easel.show_grid(exercise.grid, is_marked=is_marked, pointed=exercise.pointed)


class Pointing(GameAnswerHand[GridEasel]):
    """Puts an answer together on a grid: cells pointed at, candidates marked."""

    commands = EXERCISE
    answering = frozenset({"select", "mark-digit", "it-is", "it-is-not"})

    def __init__(
        self, screen: ExerciseScreen | LessonScreen, easel: GridEasel | None = None
    ) -> None:
        """A hand on the board of a lesson, or on one of its own."""
        first = screen.exercises.exercise if easel is None else None
        if isinstance(first, GridExercise):
            easel = GridEasel(Board(first.grid), screen, has_cursor=True)
        assert easel is not None, "not an exercise on a grid"
        super().__init__(easel, screen)
        self.easel.retouch = self.show_answer
        self._entry = DigitEntry(self.easel.board.geometry)
        self.is_marked = True
        """Whether candidates are shown."""

    @property
    def _exercise(self) -> GridExercise:
        exercise = self._exercises.exercise
        assert isinstance(exercise, GridExercise)
        return exercise

    def suits(self, exercise: Exercise) -> bool:
        """Whether it is one on a grid."""
        return isinstance(exercise, GridExercise)

    # The board

    def begin(self) -> None:
        """Candidates are shown to those who still need them; the cursor is on the question."""
        self.is_marked = self._exercise.shows_candidates(self._exercises.aids)
        self._show_grid()
        self.cursor.cell = self._exercise.start

    def _show_grid(self) -> None:
        exercise = self._exercise
        self.easel.show_grid(exercise.grid, is_marked=self.is_marked, pointed=exercise.pointed)

    def do_marks(self) -> None:
        """Show or hide the candidates, unless they are the answer."""
        if not self._exercise.may_show_candidates:
            self._host.remark(self._host.speaker.say("exercise-no-marks"))
            return
        self.is_marked = not self.is_marked
        self._show_grid()
        self.easel.draw()

    def show_answer(self, scene: Scene) -> None:
        """The answer so far; nothing clashes but where that is the question."""
        _hide_conflicts(scene)
        answer = self._exercises.answer
        scene.selected = set(answer.cells)
        marked, light = tuple(sorted(answer.candidates)), scene.light
        is_over = self._exercises.attempt.is_over
        shown = marked if self._places else ()
        scene.placed = scene.light.placements if is_over else shown
        if not marked or is_over:
            return
        if self._places:
            scene.light = replace(light, placements=light.placements + marked)
        else:
            scene.light = replace(light, eliminations=light.eliminations + marked)

    @property
    def _places(self) -> bool:
        return isinstance(self._exercise, GridConclude) and self._exercise.places

    # In words

    def unused(self) -> frozenset[str]:
        """Only what this kind of answer consists of is offered."""
        exercise = self._exercise
        unused = _UNUSED[exercise.answers_with]
        is_bare = exercise.answers_with == "verdict" and not exercise.asks_for_reason
        return unused | _REASON if is_bare else unused

    def keys(self) -> dict[str, str]:
        """Cells are pointed at."""
        return {"select": self._host.key_name_of("select")}

    def remarks(self) -> Sequence[str]:
        """Candidates that are not shown can be."""
        if self.is_marked or not self._exercise.may_show_candidates:
            return ()
        key = self._host.key_name_of("marks")
        return (self._host.speaker.say("exercise-hidden", key=key),)

    # Pointing and marking

    def take_key(self, key: str) -> bool:
        """Arrows move, and point while Shift is held; digits mark."""
        if digit := self._entry.take(key, self._host.tutor.azerty):
            self.take_number(digit)
            return True
        return super().take_key(key)

    def step_to(self, cell: int, shift: bool) -> None:
        """What is pointed at stays."""
        if shift and not self._exercise.takes_one_cell:
            self._point({self.cursor.cell, cell} - self._exercises.answer.cells)
        self.move_to(cell)

    def do_select(self) -> None:
        """Point at the cell, or take it back."""
        if self._exercise.answers_with == "candidates":
            self._host.remind()
        else:
            self._point({self.cursor.cell})

    def do_mark_digit(self) -> None:
        """Digits mark: said, for whoever finds the command by its name."""
        self._host.remind()

    def do_unmark(self) -> None:
        """Take everything back."""
        answer = self._exercises.answer
        self._change(answer.cells, answer.candidates)

    def _point(self, cells: Iterable[int]) -> None:
        """Point at cells, or take them back; where one is asked for, it takes the other's place."""
        exercise, chosen = self._exercise, frozenset(cells)
        if exercise.answers_with == "candidates":
            return
        for cell in sorted(chosen - self._exercises.answer.cells):
            if refusal := exercise.refusal_of_cell(cell, self._host.speaker.language):
                self._host.remark(refusal)
                return
        if exercise.takes_one_cell:
            chosen |= self._exercises.answer.cells
        self._change(chosen, frozenset())

    def take_number(self, digit: int) -> None:
        """A digit below the board was clicked: as if it were typed."""
        self._mark(self.cursor.cell, digit)

    def _mark(self, cell: int, digit: int) -> None:
        """Mark a candidate of a cell; a digit to place goes into the cell in question."""
        exercise = self._exercise
        (cell,) = exercise.pointed if self._places else (cell,)
        candidate = Candidate(cell, digit)
        if exercise.answers_with != "candidates":
            self._host.remind()
            return
        marked = {candidate}
        if self._places:  # there is one digit to place: another takes its place, itself it stays
            marked ^= self._exercises.answer.candidates
        elif refusal := exercise.refusal(candidate, self._host.speaker.language):
            self._host.remark(refusal)
            return
        self._change(frozenset(), frozenset(marked))

    def _change(self, cells: frozenset[int], candidates: frozenset[Candidate]) -> None:
        """Put what is not in the answer into it, and take the rest out."""
        old = self._exercises.answer
        cells, candidates = old.cells ^ cells, old.candidates ^ candidates
        self._host.change(Answer(cells, candidates, old.is_one))

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A click points at a cell; where candidates are the answer, it marks the one in sight."""
        if self._exercise.answers_with == "candidates":
            self.move_to(event.cell)
            digit, cell = event.digit, self.easel.board.cells[event.cell]
            if digit and not (event.is_drag or self._places) and cell.has_mark(digit):
                self._mark(event.cell, digit)
            return
        if not event.is_drag or event.cell not in self._exercises.answer.cells:
            self._point({event.cell})
        self.move_to(event.cell)
