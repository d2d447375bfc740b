"""The hand that draws a picture: keys, a pen that stays down, and the mouse."""

from typing import TYPE_CHECKING

from textual.content import Content

from tutor.nonogram.puzzle import Line
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import GameHand
from tutor.tui.nonogram.commands import DRAW
from tutor.tui.nonogram.layout import words_of
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.nonogram.strokes import Drag

if TYPE_CHECKING:
    from tutor.tui.nonogram.editor import DrawScreen


class Pencil(GameHand[PictureEasel, "DrawScreen"]):
    """Draws cells black, and white again."""

    commands = DRAW

    def __init__(self, easel: PictureEasel, host: "DrawScreen") -> None:
        super().__init__(easel, host)
        self._draws = True
        """Whether black was drawn last: strokes go on with it."""
        self.pen: bool | None = None
        """Whether every move draws black, or white; None while the pen is up."""
        self._drag = Drag(0, 1)

    def stay_inside(self) -> None:
        """The picture has another size."""
        cursor = self.cursor
        cursor.cell = min(cursor.cell, cursor.width * cursor.height - 1)

    # In words

    def mode_text(self) -> str:
        """Whether the pen is down."""
        if self.pen is None:
            return ""
        return self._host.speaker.say("pen-ink" if self.pen else "pen-rub")

    def this_cell(self, *, wide: bool) -> tuple[Content, ...]:
        """The cell, and the clues of its lines."""
        cell, puzzle = self.cursor.cell, self.easel.position.puzzle
        clues = [self._clue(line) for line in puzzle.lines_of(cell)]
        return (Content.styled(self.easel.cell_name(cell), "bold"), *clues)

    def _clue(self, line: Line) -> Content:
        number = self._host.speaker.say(f"cell-{line.axis}", number=line.index + 1)
        numbers = " ".join(words_of(self.easel.position.puzzle.clue(line)))
        return Content.assemble((number, "$muted"), "  ", numbers)

    def leave(self) -> bool:
        """Lift the pen; False if it was not down."""
        was_down, self.pen = self.pen is not None, None
        self._end()
        return was_down

    def _end(self) -> None:
        self._host.drawing.sketch.end_stroke()
        self._host.stroke_drawn()

    # Keys

    def step_to(self, cell: int, shift: bool) -> None:
        """Arrows move, and draw while Shift is held or the pen is down."""
        if shift or self.pen is not None:
            self._stroke([self.cursor.cell, cell], self._draws if self.pen is None else self.pen)
        elif self._host.drawing.sketch.stroke is not None:
            self._end()
        self.move_to(cell)

    def _stroke(self, cells: list[int], black: bool) -> None:
        """Go on with a stroke, or begin one."""
        sketch = self._host.drawing.sketch
        if sketch.stroke != black:
            first, *rest = cells
            self._host.edit(lambda: sketch.begin_stroke(first, black=black))
            cells = rest
        self._host.edit(lambda: sketch.extend_stroke(cells))

    def _paint(self, *, black: bool) -> None:
        self._draws = black
        sketch = self._host.drawing.sketch
        self._host.edit(lambda: sketch.paint([self.cursor.cell], black=black))

    def do_ink(self) -> None:
        """Make the cell black, or white if it is."""
        self._paint(black=not self._host.drawing.sketch.is_black(self.cursor.cell))

    def do_rub(self) -> None:
        """Make the cell white."""
        self._paint(black=False)

    def do_pen_ink(self) -> None:
        """Black wherever the cursor goes, until the pen is lifted."""
        self._take_pen(black=True)

    def do_pen_rub(self) -> None:
        """White wherever the cursor goes, until the pen is lifted."""
        self._take_pen(black=False)

    def _take_pen(self, *, black: bool) -> None:
        is_down = self.pen == black
        self.leave()
        if not is_down:
            self.pen = self._draws = black
            self._stroke([self.cursor.cell], black)
        self._host.show_status()

    def do_undo(self) -> None:
        """Take the last stroke back."""
        self._host.edit(lambda: self._host.drawing.sketch.undo() is not None)

    def do_redo(self) -> None:
        """Draw it again."""
        self._host.edit(lambda: self._host.drawing.sketch.redo() is not None)

    def do_straight(self) -> None:
        """Whether a drag of the mouse stays in its line."""
        is_straight = not self._host.settings.straight_strokes
        self._host.tutor.change(straight_strokes=is_straight)
        told = "straight-on" if is_straight else "straight-off"
        self._host.tutor.tell(self._host.speaker.say(told), seconds=3)

    do_draw_click = do_draw_extend = GameHand.do_move

    # The mouse

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A stroke begins: black from a white cell, white from a black one."""
        sketch = self._host.drawing.sketch
        if event.is_drag:
            if sketch.stroke is not None:
                cells = self._drag.over(event.cell)
                self._host.edit(lambda: sketch.extend_stroke(cells))
                self.move_to(cells[-1])
            return
        black = not (event.crosses or sketch.is_black(event.cell))
        self._draws = black
        is_free = not self._host.settings.straight_strokes
        self._drag = Drag(event.cell, sketch.width, is_free=is_free)
        if not self._host.edit(lambda: sketch.begin_stroke(event.cell, black=black)):
            self._host.show_status()
        self.move_to(event.cell)

    def released(self) -> None:
        """The stroke ends."""
        self._end()
