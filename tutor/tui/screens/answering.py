"""Putting an answer together on a board: cells pointed at, candidates marked."""

from dataclasses import replace

from tutor.games.sudoku.board import Board, board_of
from tutor.learn.attempt import Attempt
from tutor.learn.exercises.base import Exercise
from tutor.learn.exercises.conclude import Conclude
from tutor.techniques.step import Candidate
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.look import Scene
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.asking import AskingScreen
from tutor.tui.screens.cursor import CursorScreen
from tutor.tui.widgets.status import KeyBar


class AnsweringScreen(AskingScreen, CursorScreen):
    """A board with an exercise on it."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        super().__init__(Board(self.exercise.grid))
        self.is_marked = True
        """Whether candidates are shown."""
        self._entry = DigitEntry(self.geometry)

    @property
    def exercise(self) -> Exercise:
        """The exercise on the board."""
        exercise = self.attempt.exercise
        assert isinstance(exercise, Exercise)
        return exercise

    # The board

    def set_board(self) -> None:
        """Show the board of the exercise, with the cells it is about marked A."""
        shown = board_of(self.exercise.grid, is_marked=self.is_marked)
        self.board.cells, self.board.givens = shown.cells, shown.givens
        for cell in self.exercise.pointed:
            self.board.cells[cell] = self.board.cells[cell]._replace(colour=1)

    def scene(self) -> Scene:
        """The board with the answer so far; nothing clashes but where that is the question."""
        scene = super().scene()
        scene.show_conflicts = False
        answer = self.attempt.answer
        scene.selected = set(answer.cells)
        marked = tuple(sorted(answer.candidates))
        if marked and not self.attempt.is_over:
            light, exercise = self.light, self.exercise
            if isinstance(exercise, Conclude) and exercise.places:
                scene.light = replace(light, placements=light.placements + marked)
            else:
                scene.light = replace(light, eliminations=light.eliminations + marked)
        return scene

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor."""
        place = self.cell_name(self.cursor)
        self.query_one(KeyBar).show(self.offered(*self.footer_ids()), place)

    def do_marks(self) -> None:
        """Show or hide the candidates."""
        self.is_marked = not self.is_marked
        self.set_board()
        self.show_board()

    # Pointing and marking

    def move_to(self, cell: int, *, extend: bool = False) -> None:
        """Move the cursor; what is pointed at stays."""
        if extend:
            self._point({self.cursor, cell} - self.attempt.answer.cells)
        self.cursor = cell
        self.show_board()
        self.cursor_moved()

    def take_key(self, key: str) -> bool:
        """Arrows move, digits mark."""
        digit = self._entry.take(key, self.tutor.azerty)
        if digit:
            self._mark(self.cursor, digit)
            return True
        return self.take_arrow(key)

    def do_select(self) -> None:
        """Point at the cell, or take it back."""
        if self.exercise.answers_with == "candidates":
            self.remind()
        else:
            self._point({self.cursor})

    def do_mark_digit(self) -> None:
        """Digits mark: said, for whoever finds the command by its name."""
        self.remind()

    def do_unmark(self) -> None:
        """Take everything back."""
        answer = self.attempt.answer
        self._change(answer.cells, answer.candidates)

    def _point(self, cells: set[int]) -> None:
        if self.exercise.answers_with != "candidates":
            self._change(frozenset(cells), frozenset())

    def _mark(self, cell: int, digit: int) -> None:
        exercise = self.exercise
        if exercise.answers_with != "candidates":
            self.remind()
            return
        if (refusal := exercise.refusal(Candidate(cell, digit), self.speaker.language)) is not None:
            self.coach.say(refusal)
            self.open_drawer()
            return
        marked = {Candidate(cell, digit)}
        if isinstance(exercise, Conclude) and exercise.places:
            # There is one digit to place: another one takes its place.
            marked |= self.attempt.answer.candidates - marked
        self._change(frozenset(), frozenset(marked))

    def _change(self, cells: frozenset[int], candidates: frozenset[Candidate]) -> None:
        """Put what is not in the answer into it, and take the rest out."""
        if self.attempt.is_over:
            return
        answer = self.attempt.answer
        self.attempt.answer = replace(
            answer, cells=answer.cells ^ cells, candidates=answer.candidates ^ candidates
        )
        self.show_board()
        self.answered()

    def clicked(self, event: DrawnBoard.Pressed) -> None:
        """A click points at a cell, or marks the candidate that is clicked."""
        if self.exercise.answers_with == "candidates":
            super().clicked(event)
            if event.digit is not None and not event.is_drag:
                self._mark(event.cell, event.digit)
            return
        self.cursor = event.cell
        if not event.is_drag or event.cell not in self.attempt.answer.cells:
            self._point({event.cell})
        self.show_board()
        self.cursor_moved()
