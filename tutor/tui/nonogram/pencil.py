"""The hand that draws a picture: keys, a pen that stays down, and the mouse."""

from typing import TYPE_CHECKING

from textual.content import Content

from tutor.games.nonogram.sketch import WHITE
from tutor.narrate.nonogram.ink_words import inks_in
from tutor.nonogram.inks import Ink
from tutor.nonogram.puzzle import Line
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import GameHand
from tutor.tui.nonogram.commands import DRAW
from tutor.tui.nonogram.ink_choice import choose_ink, in_words, listed
from tutor.tui.nonogram.layout import words_of
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.nonogram.strokes import Drag

if TYPE_CHECKING:
    from tutor.games.nonogram.sketch import Sketch
    from tutor.tui.nonogram.editor import DrawScreen


class Pencil(GameHand[PictureEasel, "DrawScreen"]):
    """Draws cells black, or in the colour in hand, and white again."""

    commands = DRAW

    def __init__(self, easel: PictureEasel, host: "DrawScreen") -> None:
        super().__init__(easel, host)
        self._ink = 1
        """The colour in hand, by its number in the palette."""
        self._draws = 1
        """What was drawn last: strokes go on with it."""
        self.pen: int | None = None
        """The colour that every move draws; None while the pen is up."""
        self._drag = Drag(0, 1)

    def stay_inside(self) -> None:
        """The picture has another size."""
        cursor = self.cursor
        cursor.cell = min(cursor.cell, cursor.width * cursor.height - 1)

    # In words

    @property
    def mode_command(self) -> str:
        """A click on the colour in hand leads to the others."""
        return "choose-ink"

    def mode_text(self) -> str:
        """Whether the pen is down, and the colour in hand, where it is not black as ever."""
        speaker = self._host.speaker
        told = [] if self.pen is None else [speaker.say("pen-ink" if self.pen else "pen-rub")]
        if self._has_colours:
            ink = in_words(self._in_hand, speaker.language)
            told.append(speaker.say("nonogram-ink", ink=ink))
        return " ".join(told)

    @property
    def _sketch(self) -> "Sketch":
        return self._host.drawing.sketch

    @property
    def _in_hand(self) -> Ink:
        return self._palette[self._ink - 1]

    @property
    def _palette(self) -> tuple[Ink, ...]:
        """With the letters of the learner's language."""
        return inks_in(self._sketch.palette, self._host.speaker.language)

    @property
    def _has_colours(self) -> bool:
        return bool(self._sketch.inks) or self._ink != self._sketch.black

    def this_cell(self, *, wide: bool) -> tuple[Content, ...]:
        """The cell, and the clues of its lines."""
        cell, puzzle = self.cursor.cell, self.easel.lettered
        clues = [self._clue(line) for line in puzzle.lines_of(cell)]
        name = Content.styled(self.easel.cell_name(cell), "bold")
        if not self._has_colours:
            return name, *clues
        used = {ink.letter for ink in (*puzzle.inks, self._in_hand)}
        inks = [ink for ink in self._palette if ink.letter in used]
        return name, *clues, *listed(inks, self._in_hand, self._host.speaker.language)

    def _clue(self, line: Line) -> Content:
        number = self._host.speaker.say(f"cell-{line.axis}", number=line.index + 1)
        numbers = " ".join(words_of(self.easel.lettered.clue(line)))
        return Content.assemble((number, "$muted"), "  ", numbers)

    def leave(self) -> bool:
        """Lift the pen; False if it was not down."""
        was_down, self.pen = self.pen is not None, None
        self._end()
        return was_down

    def _end(self) -> None:
        self._sketch.end_stroke()
        self._host.stroke_drawn()

    # Keys

    def step_to(self, cell: int, shift: bool) -> None:
        """Arrows move, and draw while Shift is held or the pen is down."""
        if shift or self.pen is not None:
            self._stroke([self.cursor.cell, cell], self._draws if self.pen is None else self.pen)
        elif self._sketch.stroke is not None:
            self._end()
        self.move_to(cell)

    def _stroke(self, cells: list[int], colour: int) -> None:
        """Go on with a stroke, or begin one."""
        sketch = self._sketch
        if sketch.stroke != colour:
            first, *rest = cells
            self._host.edit(lambda: sketch.begin_stroke(first, colour))
            cells = rest
        self._host.edit(lambda: sketch.extend_stroke(cells))

    def _paint(self, colour: int) -> None:
        self._draws = colour
        self._host.edit(lambda: self._sketch.paint([self.cursor.cell], colour))

    def do_ink(self) -> None:
        """Give the cell the colour in hand, or make it white if it has that."""
        has_it = self._sketch.colour(self.cursor.cell) == self._ink
        self._paint(WHITE if has_it else self._ink)

    def do_rub(self) -> None:
        """Make the cell white."""
        self._paint(WHITE)

    def do_pen_ink(self) -> None:
        """The colour in hand wherever the cursor goes, until the pen is lifted."""
        self._take_pen(self._ink)

    def do_pen_rub(self) -> None:
        """White wherever the cursor goes, until the pen is lifted."""
        self._take_pen(WHITE)

    def _take_pen(self, colour: int) -> None:
        is_down = self.pen == colour
        self.leave()
        if not is_down:
            self.pen = self._draws = colour
            self._stroke([self.cursor.cell], colour)
        self._host.show_status()

    def take_key(self, key: str) -> bool:
        """A digit takes up another colour."""
        if key.isdecimal() and 1 <= int(key) <= len(self._sketch.palette):
            self._take_ink(int(key))
            return True
        return super().take_key(key)

    def do_choose_ink(self) -> None:
        """Choose from all there are: digits do that at once."""
        choose_ink(self._host.tutor, self._palette, self._in_hand, self._take_ink)

    def do_next_ink(self) -> None:
        """Take up the colour after the one in hand."""
        self._take_ink(self._ink % len(self._sketch.palette) + 1)

    def _take_ink(self, number: int) -> None:
        self._sketch.end_stroke()
        self._ink = self._draws = number
        if self.pen:
            self.pen = number
        self._host.show_status()
        self._host.show_cell()

    def do_undo(self) -> None:
        """Take the last stroke back."""
        self._host.edit(lambda: self._sketch.undo() is not None)

    def do_redo(self) -> None:
        """Draw it again."""
        self._host.edit(lambda: self._sketch.redo() is not None)

    def do_straight(self) -> None:
        """Whether a drag of the mouse stays in its line."""
        is_straight = not self._host.settings.straight_strokes
        self._host.tutor.change(straight_strokes=is_straight)
        told = "straight-on" if is_straight else "straight-off"
        self._host.tutor.tell(self._host.speaker.say(told), seconds=3)

    do_draw_click = do_draw_extend = GameHand.do_move

    # The mouse

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A stroke begins: in the colour in hand, or white from a cell that has it."""
        sketch = self._sketch
        if event.is_drag:
            if sketch.stroke is not None:
                cells = self._drag.over(event.cell)
                self._host.edit(lambda: sketch.extend_stroke(cells))
                self.move_to(cells[-1])
            return
        is_white = event.crosses or sketch.colour(event.cell) == self._ink
        self._draws = colour = WHITE if is_white else self._ink
        is_free = not self._host.settings.straight_strokes
        self._drag = Drag(event.cell, sketch.width, is_free=is_free)
        if not self._host.edit(lambda: sketch.begin_stroke(event.cell, colour)):
            self._host.show_status()
        self.move_to(event.cell)

    def released(self) -> None:
        """The stroke ends."""
        self._end()
