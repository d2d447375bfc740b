"""Drawing a nonogram on the screen: the board with its clues, and what is known of it beside it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from textual.content import Content
from textual.worker import Worker

from tutor.activity.drawing import Drawing, Drawings
from tutor.activity.said import Reply, Said
from tutor.games.both import NONOGRAM
from tutor.games.game import Game
from tutor.nonogram.inks import LETTERS, Clue, ColourClue, Ink
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.nonogram.commands import DRAW
from tutor.tui.nonogram.drawing_verbs import DrawingVerbs
from tutor.tui.nonogram.layout import clue_length, reach_of, words_of
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.pencil import Pencil
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.thinking import Thinker
from tutor.tui.widgets.status import StatusLine, crumbs
from tutor.tui.widgets.transcript import Entry

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


class DrawScreen(BoardWithCoach):
    """A picture being drawn: clues, level, doubts and changes follow while one draws."""

    COMMAND_SET = DRAW
    NAME = "draw"
    easel: PictureEasel
    hand: Pencil

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        self.easel = PictureEasel(drawing.position, self, has_cursor=True)
        self.easel.shows_finished = False
        self.easel.retouch = self._retouch
        self.easel.palette = drawing.sketch.palette
        self.hand = Pencil(self.easel, self)
        self._clue_room = _ClueRoom(drawing.position.puzzle)
        self._verbs = DrawingVerbs(self)
        self._entry: Entry | None = None
        """What stands on the card."""
        self._thinker = Thinker(self, lambda share, seconds: None, self._thought, self._failed)

    def parts(self) -> tuple[object, ...]:
        """Who draws, and what else can be done with a drawing; the board in the end."""
        return self.hand, self._verbs

    def games_to_paste(self) -> tuple[Game, ...]:
        """Nonograms: they are drawn on."""
        return (NONOGRAM,)

    def opened(self) -> None:
        """Show what is drawn, and think about it."""
        super().opened()
        self.look()

    # The drawing

    def _retouch(self, scene: Scene) -> None:
        scene.room_for = self._clue_room.puzzle

    def edit(self, change: Callable[[], object]) -> bool:
        """Change the drawing, and show what comes of it; False if nothing changed."""
        if not change():
            return False
        self.redraw()
        return True

    def redraw(self) -> None:
        """Show the drawing as it is now, and think about it anew."""
        position = self.drawing.position
        had, self.easel.palette = self.easel.position.puzzle, self.drawing.sketch.palette
        size = had.width, had.height
        self.easel.show_position(position)
        if size != (position.puzzle.width, position.puzzle.height):
            self._clue_room = _ClueRoom(position.puzzle)
            self.hand.stay_inside()
            self.find_room()
        elif self.drawing.sketch.stroke is None and self._clue_room.grow_for(position.puzzle):
            self.find_room()
        else:
            self.easel.draw()
        self.tutor.warn(self.drawing.keeper.problem)
        self.show_status()
        self.show_cell()
        self.look()

    def stroke_drawn(self) -> None:
        """A stroke is over: now the board may move, if its clues need more room."""
        if self._clue_room.grow_for(self.easel.position.puzzle):
            self.find_room()

    def find_room(self) -> None:
        """The board is as large as its clues may become: that is known before room is shared."""
        self.easel.draw()
        super().find_room()

    def switch(self, drawing: Drawing) -> None:
        """Go on with another drawing; this one is kept."""
        self._thinker.stop()
        self.tutor.show(DrawScreen(drawing), replace=True)

    # What it is worth

    def look(self) -> None:
        """Think about the drawing as it is now."""
        self.show(self.drawing.look())

    def show(self, reply: Reply) -> None:
        """Show what is known, and think about the rest."""
        for item in reply.items:
            if isinstance(item, Said):
                self._entry = self.coach.tell(item.told, instead_of=self._entry)
                self.coach.tone("ok" if item.is_good else "now")
                self.easel.light_up_here(item.told.light)
            else:
                self._thinker.think(item)
        if not reply and not self._thinker.is_busy:
            return
        self.show_title()

    def show_title(self) -> None:
        """The card's title; what can be done next stands under the text."""
        say = self.speaker.say
        self.coach.title(self.drawing.sketch.title or say("draw-title"))
        self.coach.busy(say("draw-busy") if self._thinker.is_busy else "")
        offers = ["drawing-play", "drawing-title", "drawing-size", "save"]
        if self.drawing.is_empty:
            offers = ["drawing-size", "drawing-file", "drawing-open"]
        elif self.drawing.repair is not None:
            many = self.drawing.appraisal is not None and len(self.drawing.appraisal.repairs or ())
            offers = ["repair", *(["other-repair"] if many and many > 1 else []), *offers[:1]]
        self.coach.now(self.card_offers(*offers))

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Take an answer, if it is still about this drawing."""
        self._thinker.changed(event)

    def _thought(self, reply: Reply) -> None:
        self.show(reply)
        self.show_title()

    def _failed(self) -> None:
        self.show_title()
        self.say("coach-failed")

    # Showing

    def show_status(self) -> None:
        """The title and the size, and how much is black."""
        say, sketch = self.speaker.say, self.drawing.sketch
        kind = "-inks" if sketch.inks else ""
        size = f"{sketch.width}x{sketch.height}"
        name = f"{sketch.title} · {size}" if sketch.title else size
        self.query_one(StatusLine).show(
            crumbs(say("screen-draw"), name),
            "",
            mode=self.hand.mode_text(),
            mode_command=self.hand.mode_command,
            counts=[Content(say(f"draw-count{kind}", count=sketch.filled))],
        )

    def show_place(self) -> None:
        """Name the cell, and tell its clues."""
        super().show_place()
        self.show_cell()

    def show_cell(self) -> None:
        """The clues of the cursor's row and column."""
        self.coach.cell(*self.hand.this_cell(wide=True))

    def show_content(self) -> None:
        """The card is in the learner's language too."""
        super().show_content()
        self.show_title()
        self.show_cell()
        self.show(self.drawing.tell())

    # Leaving

    def do_back(self) -> None:
        """Lift the pen first, or close the drawer; all that is drawn is kept."""
        if self.hand.leave() or self.close_drawer():
            self.show_status()
            return
        self.action_leave()

    def action_leave(self) -> None:
        """Nobody waits for an answer any more."""
        self._thinker.stop()
        self.dismiss()


class _ClueRoom:
    """Room for clues: it grows with them, and never shrinks, so that the board stays in place."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._width, self._height = puzzle.width, puzzle.height
        self._across, self._down = _usual(puzzle.width), _usual(puzzle.height)
        self._widest = "1"
        self.puzzle = self._measured()
        self.grow_for(puzzle)

    def grow_for(self, puzzle: Puzzle) -> bool:
        """Make room for these clues and a little more; False if they have it."""
        across = max((clue_length(clue) + 2) // 2 for clue in puzzle.rows)
        down = reach_of(puzzle.columns)
        widest = max((word for clue in puzzle.columns for word in words_of(clue)), key=len)
        has_digits = len(widest) <= len(self._widest)
        if across <= self._across and down <= self._down and has_digits:
            return False
        self._widest = max(widest, self._widest, key=len)
        if across > self._across:
            self._across = min(across + 1, _most(self._width))
        if down > self._down:
            self._down = down + 1
        self.puzzle = self._measured()
        return True

    def _measured(self) -> Puzzle:
        """Clues of just that length, every other one with the widest number so far."""
        digits, letter = len(self._widest.rstrip(LETTERS)), self._widest[-1]
        plain = (1,) * (self._down - 1) + (10 ** (digits - 1),)
        longest: Clue = plain
        if letter in LETTERS:
            longest = ColourClue(plain, [Ink(1, letter, "", "")] * self._down)
        columns = [
            longest if column % 2 == 0 else (1,) * self._down for column in range(self._width)
        ]
        return Puzzle(((1,) * self._across,) * self._height, tuple(columns))


def _usual(side: int) -> int:
    """How many numbers the clues of most pictures have, at this size."""
    return min(max(3, side // 5 + 1), _most(side))


def _most(side: int) -> int:
    """How many numbers a clue can have."""
    return (side + 1) // 2


def open_drawing(app: "TutorApp", drawing: Drawing) -> None:
    """Draw."""
    app.push_screen(DrawScreen(drawing))


def drawings_of(app: "TutorApp") -> Drawings:
    """The drawings that are kept, told in the learner's language."""
    return Drawings(app.store, lambda: app.speaker_of(NONOGRAM))
