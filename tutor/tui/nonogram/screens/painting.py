"""Painting cells: one by one, in strokes, with a pen that stays down, with the mouse."""

from collections.abc import Callable
from typing import ClassVar

from tutor.games.nonogram.game import NonogramGame
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import PLAY
from tutor.tui.nonogram.screens.coach import NonogramCoach
from tutor.tui.screens.pausing import PausingScreen


class PaintingScreen(NonogramCoach, PausingScreen):
    """The learner's part of playing a nonogram."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = PLAY

    def __init__(self, game: NonogramGame) -> None:
        super().__init__(game)
        self.colour: Colour = BLACK
        """What was painted last: strokes go on with it."""
        self.pen: Colour | None = None
        """What every move paints while the pen is down."""

    def edited(self, edit: Callable[[], object]) -> bool:
        """Change the board and show it; False if nothing changed."""
        raise NotImplementedError

    # Keys

    def take_key(self, key: str) -> bool:
        """Arrows move, and paint while Shift is held or the pen is down."""
        if self.is_paused:
            return self.goes_on(key)
        found = self.arrow(key)
        if found is None:
            return False
        cell, shift = found
        if shift or self.pen is not None:
            self._stroke([self.cursor, cell], self.colour if self.pen is None else self.pen)
        else:
            self.game.end_stroke()
        self.move_to(cell)
        return True

    def _stroke(self, cells: list[int], colour: Colour) -> None:
        """Go on with a stroke, or begin one; what is known already is never painted over."""
        if self.game.stroke_colour == colour:
            self.edited(lambda: self.game.extend_stroke(cells))
            return
        known = [self.position.colour(cell) != UNKNOWN for cell in cells]
        wanted = colour == UNKNOWN
        if wanted in known:
            first, *rest = cells[known.index(wanted) :]
            self.edited(lambda: self.game.begin_stroke(first, colour))
            self.edited(lambda: self.game.extend_stroke(rest))

    def _put(self, colour: Colour) -> None:
        """Give the cell a colour, or take it away where it has it."""
        self.colour = colour
        has_it = self.position.colour(self.cursor) == colour
        self.edited(lambda: self.game.paint([self.cursor], UNKNOWN if has_it else colour))

    def do_fill(self) -> None:
        """Make the cell black, or unknown if it is."""
        self._put(BLACK)

    def do_cross(self) -> None:
        """Make the cell white, or unknown if it is."""
        self._put(WHITE)

    def do_clear(self) -> None:
        """Make the cell unknown."""
        self.colour = UNKNOWN
        self.edited(lambda: self.game.paint([self.cursor], UNKNOWN))

    def do_pen_fill(self) -> None:
        """Black wherever the cursor goes, until the pen is lifted."""
        self._take_pen(BLACK)

    def do_pen_cross(self) -> None:
        """White wherever the cursor goes, until the pen is lifted."""
        self._take_pen(WHITE)

    def _take_pen(self, colour: Colour) -> None:
        is_down = self.pen == colour
        self.lift_pen()
        if not is_down:
            self.pen = self.colour = colour
            self._stroke([self.cursor], colour)
        self.show_status()

    def lift_pen(self) -> bool:
        """Paint no more; False if the pen was not down."""
        self.game.end_stroke()
        was_down, self.pen = self.pen is not None, None
        return was_down

    def do_cross_rest(self) -> None:
        """Cross out the rest of the cell's row and column where they have their blocks."""
        row, column = self.puzzle.lines_of(self.cursor)
        rows = self.edited(lambda: self.game.auto_cross(row))
        columns = self.edited(lambda: self.game.auto_cross(column))
        if not (rows or columns):
            self.say("nonogram-nothing-to-cross")

    # The mouse

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """A stroke begins: it takes away what its first cell has already."""
        if event.is_drag:
            self.drawn_over(event.cell)
            return
        self.view.focus()
        if self.is_paused:
            return
        colour: Colour = WHITE if event.crosses else BLACK
        self.colour = colour
        if self.position.colour(event.cell) == colour:
            colour = UNKNOWN
        self.game.end_stroke()
        self.edited(lambda: self.game.begin_stroke(event.cell, colour))
        self.move_to(event.cell)

    def drawn_over(self, cell: int) -> None:
        """The stroke goes on, also over cells that a quick mouse has left out."""
        if not self.is_paused and self.game.stroke_colour is not None:
            cells = between(self.cursor, cell, self.puzzle.width)
            self.edited(lambda: self.game.extend_stroke(cells))
            self.move_to(cell)

    def on_drawn_board_released(self, event: DrawnBoard.Released) -> None:
        """The stroke ends."""
        self.game.end_stroke()


def between(first: int, last: int, width: int) -> list[int]:
    """The cells on the straight way from one cell to another, both included."""
    (row, column), (last_row, last_column) = divmod(first, width), divmod(last, width)
    down, right = last_row - row, last_column - column
    steps = max(abs(down), abs(right))
    if not steps:
        return [first]
    return [
        (row + _rounded(down * step, steps)) * width + column + _rounded(right * step, steps)
        for step in range(steps + 1)
    ]


def _rounded(dividend: int, divisor: int) -> int:
    """A quotient, halves rounded up."""
    return (2 * dividend + divisor) // (2 * divisor)
