"""Painting cells: one by one, in strokes, with a pen that stays down, with the mouse."""

from functools import lru_cache
from typing import TYPE_CHECKING

from textual.content import Content

from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.titles import title_of
from tutor.language import Speaker
from tutor.narrate.nonogram.ink_words import in_ink
from tutor.nonogram.inks import Ink, ink_of_colour
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.nonogram.puzzle import Line
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import GameHand
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import PLAY, PLAY_IN_INKS
from tutor.tui.nonogram.ink_choice import choose_ink, in_words, listed
from tutor.tui.nonogram.layout import words_of
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.nonogram.strokes import Drag
from tutor.tui.widgets.status import ROOMY

if TYPE_CHECKING:
    from tutor.tui.screens.exam import ExamScreen
    from tutor.tui.screens.play import PlayScreen


class Painting(GameHand[PictureEasel, "PlayScreen | ExamScreen"]):
    """The learner's hand on a nonogram."""

    commands: tuple[Command, ...] = PLAY

    def __init__(
        self, game: NonogramGame, easel: PictureEasel, host: "PlayScreen | ExamScreen"
    ) -> None:
        super().__init__(easel, host)
        self._game = game
        self._position, self._puzzle = game.position, game.puzzle
        self._colour: Colour = BLACK
        """What was painted last: strokes go on with it."""
        self.ink: Colour = BLACK
        """What filling paints: the ink in hand, where there are several."""
        if self._puzzle.inks:
            self.commands = PLAY_IN_INKS
        self.pen: Colour | None = None
        """What every move paints while the pen is down."""
        self._told_of = self.cursor.cell
        """The cell whose clues are told."""
        self._goes_down = False
        """Whether the cursor came along its column."""
        self._drag = Drag(0, self._puzzle.width)

    # What is going on, in words

    def title(self, token: str) -> str:
        """What the nonogram is called: what it shows is not told before it is seen."""
        is_solved = self._game.is_solved
        return title_of(token, self._puzzle, self._host.speaker, is_solved=is_solved)

    @property
    def mode_command(self) -> str:
        """A click on the colour in hand leads to the others."""
        return "choose-ink" if self._puzzle.inks else ""

    def mode_text(self) -> str:
        """Whether the pen is down."""
        say = self._host.speaker.say
        language = self._host.speaker.language
        told = in_words(self._ink, language) if self._puzzle.inks else ""
        ink = say("nonogram-ink", ink=told) if told else ""
        if self.pen is None:
            return ink
        pen = say("nonogram-pen-cross" if self.pen == WHITE else "nonogram-pen-fill")
        return " ".join(filter(None, (pen, ink)))

    @property
    def _ink(self) -> Ink:
        return self.easel.lettered.inks[ink_of_colour(self.ink) - 1]

    def counts(self) -> tuple[list[Content], list[Content]]:
        """The clues of the cursor's row and column, in words or shorter; or only one of them.

        That is the clue of the line that the cursor came along.
        """
        row, column = self._puzzle.lines_of(self.cursor.cell)
        told = row.index, self._clue(row), column.index, self._clue(column)
        long, short, *one = _both_clues(self._host.speaker, *told)
        return [long, short], one[::-1] if self._goes_down else one

    def this_cell(self, *, wide: bool) -> tuple[Content, ...]:
        """The cell, and the clues of its lines."""
        cell, speaker = self.cursor.cell, self._host.speaker
        name = Content.styled(self.easel.cell_name(cell), "bold")
        clues = [
            _clue_line(speaker, line, self._clue(line)) for line in self._puzzle.lines_of(cell)
        ]
        all_inks = self.easel.lettered.inks
        inks = listed(all_inks, self._ink, speaker.language) if all_inks else []
        return name + Content.styled(self._runs(), "$muted"), *clues, *inks

    def _runs(self) -> str:
        """How long the runs of the cell's colour through it are, if it has one."""
        cell, speaker = self.cursor.cell, self._host.speaker
        across, down = self._game.run_at(cell)
        if not across:
            return ""
        ink = speaker.say("nonogram-cell-run-black")
        if self._puzzle.inks:
            number = ink_of_colour(self._game.position.colour(cell))
            ink = in_ink(self.easel.lettered.inks[number - 1], speaker.language)
        return f"  {speaker.say('nonogram-cell-run', across=across, down=down, ink=ink)}"

    def _clue(self, line: Line) -> str:
        return " ".join(words_of(self.easel.lettered.clue(line)))

    def place(self) -> str:
        """The cell, and the runs of black cells through it, where keys leave room for them."""
        is_roomy = self._host.app.size.width >= ROOMY
        return super().place() + (self._runs() if is_roomy else "")

    def moved(self) -> None:
        """The lines above and below tell of the cell."""
        cell = self.cursor.cell
        if cell != self._told_of:
            self._goes_down = (cell - self._told_of) % self._puzzle.width == 0
            self._told_of = cell
        self._host.show_status()
        super().moved()

    def board_changed(self) -> None:
        """At the end the picture alone is shown."""
        self.easel.is_picture = self._game.is_solved

    def leave(self) -> bool:
        """Lift the pen."""
        if not self.lift_pen():
            return False
        self._host.show_status()
        return True

    # Keys

    def take_key(self, key: str) -> bool:
        """A digit takes up another ink, where there are several."""
        if key.isdecimal() and 1 <= int(key) <= len(self._puzzle.inks):
            self._take_ink(self._puzzle.inks[int(key) - 1].colour)
            return True
        return super().take_key(key)

    def do_choose_ink(self) -> None:
        """Choose from all there are: digits do that at once."""
        inks = self.easel.lettered.inks
        take = lambda number: self._take_ink(inks[number - 1].colour)  # noqa: E731
        choose_ink(self._host.tutor, inks, self._ink, take)

    def do_next_ink(self) -> None:
        """Take up the ink after the one in hand."""
        inks = self._puzzle.inks
        self._take_ink(inks[self._ink.number % len(inks)].colour)

    def _take_ink(self, colour: Colour) -> None:
        self._game.end_stroke()
        is_down = self.pen is not None and self.pen != WHITE
        self.ink = self._colour = colour
        if is_down:
            self.pen = colour
        self._host.show_status()
        self._host.show_place()

    def step_to(self, cell: int, shift: bool) -> None:
        """Arrows move, and paint while Shift is held or the pen is down."""
        if shift or self.pen is not None:
            self._stroke([self.cursor.cell, cell], self._colour if self.pen is None else self.pen)
        else:
            self._game.end_stroke()
        self.move_to(cell)

    def _stroke(self, cells: list[int], colour: Colour) -> None:
        """Go on with a stroke, or begin one; what is known already is never painted over."""
        game = self._game
        if game.stroke_colour == colour:
            self._host.edit(lambda: game.extend_stroke(cells))
            return
        known = [self._position.colour(cell) != UNKNOWN for cell in cells]
        wanted = colour == UNKNOWN
        if wanted in known:
            first, *rest = cells[known.index(wanted) :]
            self._host.edit(lambda: game.begin_stroke(first, colour))
            self._host.edit(lambda: game.extend_stroke(rest))

    def _put(self, colour: Colour) -> None:
        """Give the cell a colour, or take it away where it has it."""
        self._colour, cell = colour, self.cursor.cell
        wanted: Colour = UNKNOWN if self._position.colour(cell) == colour else colour
        self._host.edit(lambda: self._game.paint([cell], wanted))

    def do_fill(self) -> None:
        """Make the cell black, or give it the ink in hand; unknown if it has it."""
        self._put(self.ink)

    def do_cross(self) -> None:
        """Make the cell white, or unknown if it is."""
        self._put(WHITE)

    def do_clear(self) -> None:
        """Make the cell unknown."""
        self._colour = UNKNOWN
        self._host.edit(lambda: self._game.paint([self.cursor.cell], UNKNOWN))

    def do_pen_fill(self) -> None:
        """Black wherever the cursor goes, until the pen is lifted."""
        self._take_pen(self.ink)

    def do_pen_cross(self) -> None:
        """White wherever the cursor goes, until the pen is lifted."""
        self._take_pen(WHITE)

    def _take_pen(self, colour: Colour) -> None:
        is_down = self.pen == colour
        self.lift_pen()
        if not is_down:
            self.pen = self._colour = colour
            self._stroke([self.cursor.cell], colour)
        self._host.show_status()

    def lift_pen(self) -> bool:
        """Paint no more; False if the pen was not down."""
        self._game.end_stroke()
        was_down, self.pen = self.pen is not None, None
        return was_down

    def do_cross_rest(self) -> None:
        """Cross out the rest of the cell's row and column where they have their blocks."""
        row, column = self._puzzle.lines_of(self.cursor.cell)
        rows = self._host.edit(lambda: self._game.auto_cross(row))
        columns = self._host.edit(lambda: self._game.auto_cross(column))
        if not (rows or columns):
            self._host.say("nonogram-nothing-to-cross")

    def do_straight(self) -> None:
        """Whether a drag of the mouse stays in its line."""
        is_straight = not self._host.settings.straight_strokes
        self._host.tutor.change(straight_strokes=is_straight)
        told = "straight-on" if is_straight else "straight-off"
        self._host.tutor.tell(self._host.speaker.say(told), seconds=3)

    def do_why(self) -> None:
        """Why this cell is what it is, or what it must be."""
        self._host.why(self._game.question().doubt(self.cursor.cell))

    # The mouse

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A stroke begins: it takes away what its first cell has already."""
        if event.is_drag:
            self._drawn_over(event.cell)
            return
        colour: Colour = WHITE if event.crosses else self.ink
        self._colour = colour
        if self._position.colour(event.cell) == colour:
            colour = UNKNOWN
        self._game.end_stroke()
        is_free = not self._host.settings.straight_strokes
        self._drag = Drag(event.cell, self._puzzle.width, is_free=is_free)
        self._host.edit(lambda: self._game.begin_stroke(event.cell, colour))
        self.move_to(event.cell)

    def _drawn_over(self, cell: int) -> None:
        """The stroke goes on, also over cells that a quick mouse has left out."""
        if self._game.stroke_colour is not None:
            cells = self._drag.over(cell)
            self._host.edit(lambda: self._game.extend_stroke(cells))
            self.move_to(cells[-1])

    def released(self) -> None:
        """The stroke ends."""
        self._game.end_stroke()


@lru_cache(maxsize=512)
def _both_clues(
    speaker: Speaker, row: int, rows: str, column: int, columns: str
) -> tuple[Content, ...]:
    """The clues of a row and a column in words, shorter, and each alone."""
    told: dict[str, str | int] = {"row": str(row + 1), "rows": rows}
    told |= {"column": str(column + 1), "columns": columns}
    forms = ("long", "short", "row", "column")
    return tuple(Content(speaker.say(f"nonogram-clues-{form}", **told)) for form in forms)


@lru_cache(maxsize=256)
def _clue_line(speaker: Speaker, line: Line, clue: str) -> Content:
    """A line's number and its clue."""
    number = speaker.say(f"cell-{line.axis}", number=line.index + 1)
    return Content.assemble((number, "$muted"), "  ", clue)
