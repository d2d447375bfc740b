"""Putting an answer together on a nonogram: cells marked black or white, by keys and mouse."""

from collections.abc import Iterable
from dataclasses import replace

from tutor.learn.attempt import Attempt
from tutor.learn.nonogram.exercises import NonogramExercise
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.screens.cursor import CursorScreen
from tutor.tui.nonogram.screens.painting import between
from tutor.tui.screens.asking import AskingScreen
from tutor.tui.widgets.status import KeyBar


class ColouringScreen(AskingScreen, CursorScreen):
    """A board with an exercise on it."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        super().__init__(self.exercise.position)
        self._colour: Colour = BLACK
        """What was marked last: strokes go on with it."""
        self._stroke: Colour | None = None
        """What the mouse marks while its button is down."""

    @property
    def exercise(self) -> NonogramExercise:
        """The exercise on the board."""
        exercise = self.attempt.exercise
        assert isinstance(exercise, NonogramExercise)
        return exercise

    # The board

    def set_board(self) -> None:
        """Show the line or the board of the exercise."""
        self.position = self.exercise.position

    def scene(self) -> Scene:
        """The board with the answer so far."""
        scene, answer = super().scene(), self.attempt.answer
        if not self.attempt.is_over:
            black = tuple(sorted({*self.light.black, *answer.black}))
            white = tuple(sorted({*self.light.white, *answer.white}))
            scene.light = replace(self.light, black=black, white=white)
        return scene

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor."""
        place = self.cell_name(self.cursor)
        self.query_one(KeyBar).show(self.offered(*self.footer_ids()), place)

    def cursor_moved(self) -> None:
        """The key bar names the cell."""
        self.show_keys()

    # Marking

    def take_key(self, key: str) -> bool:
        """Arrows move, and mark while Shift is held."""
        found = self.arrow(key)
        if found is None:
            return False
        cell, shift = found
        if shift:
            self._mark([self.cursor, cell], self._colour)
        self.move_to(cell)
        return True

    def do_fill(self) -> None:
        """Mark the cell as black, or take that back."""
        self._put(BLACK)

    def do_cross(self) -> None:
        """Mark the cell as white, or take that back."""
        self._put(WHITE)

    def do_unmark(self) -> None:
        """Take everything back."""
        answer = self.attempt.answer
        self._mark([*answer.black, *answer.white], UNKNOWN)

    def _marked(self, cell: int) -> Colour:
        """What a cell is marked as."""
        if cell in self.attempt.answer.black:
            return BLACK
        return WHITE if cell in self.attempt.answer.white else UNKNOWN

    def _put(self, colour: Colour) -> None:
        """Mark the cell with the cursor; the same mark again takes it back."""
        self._colour = colour
        if self.exercise.answers_with != "colours":
            self.remind()
        elif (refusal := self.exercise.refusal(self.cursor, self.speaker.language)) is not None:
            self.coach.say(refusal)
            self.open_drawer()
        else:
            has_it = self._marked(self.cursor) == colour
            self._mark([self.cursor], UNKNOWN if has_it else colour)

    def _mark(self, cells: Iterable[int], colour: Colour) -> None:
        """Mark cells, or take their marks away; what is known already stays as it is."""
        exercise, answer = self.exercise, self.attempt.answer
        if self.attempt.is_over or exercise.answers_with != "colours":
            return
        open_cells = frozenset(filter(exercise.is_open, cells))
        black, white = answer.black - open_cells, answer.white - open_cells
        if colour == BLACK:
            black |= open_cells
        elif colour == WHITE:
            white |= open_cells
        self.attempt.answer = replace(answer, black=black, white=white)
        self.show_board()
        self.answered()

    # The mouse

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """A stroke begins: it takes away what its first cell is marked as already."""
        if event.is_drag:
            self.drawn_over(event.cell)
            return
        self.view.focus()
        self._colour = WHITE if event.crosses else BLACK
        self._stroke = UNKNOWN if self._marked(event.cell) == self._colour else self._colour
        self.move_to(event.cell)
        self._put(self._colour)

    def drawn_over(self, cell: int) -> None:
        """The stroke goes on, also over cells that a quick mouse has left out."""
        if self._stroke is not None:
            self._mark(between(self.cursor, cell, self.puzzle.width), self._stroke)
            self.move_to(cell)

    def on_drawn_board_released(self, event: DrawnBoard.Released) -> None:
        """The stroke ends."""
        self._stroke = None
