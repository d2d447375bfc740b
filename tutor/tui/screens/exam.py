"""A question of an exam: the same board, with an answer put together on it."""

from dataclasses import replace
from typing import ClassVar

from tutor.games.sudoku.board import board_of
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import LETTERS, GridKind, Order, Question
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.look import Scene
from tutor.tui.commands import EXAM, MOVES, Command, by_key
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.exam_answering import OWN_COMMANDS, ExamAnswering, is_for_this
from tutor.tui.widgets.status import KeyBar

_OFFERED: dict[GridKind, tuple[str, ...]] = {
    "next": ("technique",),
    "every": (),
    "simplest": ("technique",),
    "judge": ("yes", "no"),
    "order": ("next-grid",),
}
_FLIP = {
    "next-grid": ("tab", "right", "down", "]"),
    "previous-grid": ("shift+tab", "left", "up", "["),
}
"""Where there are several grids, the keys that move elsewhere go from one to the next."""
_LATER = ("hand-in", "questions", "technique", "yes", "no", "hint", "next-grid")
"""What comes last in the bottom line: most of it the coach offers beside the board."""


class ExamScreen(ExamAnswering):
    """Every kind of question but a grid to finish."""

    NAME = "exam"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXAM

    def __init__(self, exam: Exam) -> None:
        super().__init__(exam)
        self.is_marked = True
        """Whether candidates are shown."""
        self._entry = DigitEntry(self.geometry)

    def can_show(self, question: Question) -> bool:
        """Whether a question is answered on such a board."""
        return is_for_this(question)

    def open_question(self) -> None:
        """A fresh board."""
        self.question = self.on_grid(self.exam)
        self.is_marked, self.shown = self.question.is_marked, 0
        self._set_board()
        self.cursor = self._first_empty()
        super().open_question()

    # The board

    def _set_board(self) -> None:
        """Show the board in question, with the cells it is about marked A."""
        question = self.question
        grid = question.grids[self.shown].grid if isinstance(question, Order) else question.grid
        shown = board_of(grid, is_marked=self.is_marked)
        self.board.cells, self.board.givens = shown.cells, shown.givens
        for cell in question.pointed:
            self.board.cells[cell] = self.board.cells[cell]._replace(colour=1)

    def scene(self) -> Scene:
        """The board with the answer so far; nothing is judged."""
        scene = super().scene()
        scene.show_conflicts = False
        answer, light = self.answer, self.light
        if self.question.kind == "order":  # there is nothing to point at
            scene.cursor = None
        scene.selected = set(answer.cells)
        marked = tuple(sorted(answer.candidates))
        if answer.placed is not None:
            marked = (*marked, answer.placed)
        if self.question.places:
            scene.light = replace(light, placements=light.placements + marked)
        else:
            scene.light = replace(light, eliminations=light.eliminations + marked)
        return scene

    def do_marks(self) -> None:
        """Show or hide the candidates."""
        self.is_marked = not self.is_marked
        self._set_board()
        self.show_board()

    def do_next_grid(self, by: int = 1) -> None:
        """Look at the next of several grids."""
        if isinstance(self.question, Order):
            self.shown = (self.shown + by) % len(self.question.grids)
            self._set_board()
            self.show_everything()

    def do_previous_grid(self) -> None:
        """Look at the one before."""
        self.do_next_grid(-1)

    # What is asked, and how it is answered

    def how(self) -> str:
        """How this question is answered here."""
        names = {"point": "point", "technique": "technique", "yes": "yes", "no": "no"}
        names["grid"] = "next-grid"
        known = {command.id for command in self.commands()}
        keys = {name: self.key_of(id) for name, id in names.items() if id in known}
        return self.speaker.say(f"sit-how-{self.question.kind}", **keys)

    def answer_words(self) -> str:
        """The answer so far; a reason alone is none."""
        answer = self.answer
        if (
            self.question.kind == "judge"
            and answer.is_one is None
            and (answer.cells or answer.candidates)
        ):
            keys = {"yes": self.key_of("yes"), "no": self.key_of("no")}
            return self.speaker.say("sit-verdict-missing", **keys)
        return super().answer_words()

    def offers(self) -> list[str]:
        """What this kind of question is answered with, besides digits."""
        return list(_OFFERED[self.question.kind])

    def unused(self) -> frozenset[str]:
        """What only other kinds of questions have."""
        own = OWN_COMMANDS[self.question.kind]
        others = frozenset().union(*OWN_COMMANDS.values()) - own
        if not self.question.is_marked:
            others |= {"marks"}
        if self.question.kind == "order":
            others |= {command.id for command in MOVES}
        return super().unused() | others

    def commands(self) -> tuple[Command, ...]:
        """What can be done here; where there are several grids, what moves goes through them."""
        found = super().commands()
        if self.question.kind != "order":
            return found
        return tuple(
            command.with_keys(*_FLIP[command.id]) if command.id in _FLIP else command
            for command in found
        )

    def name_text(self) -> str:
        """The question, or which of its grids is in front."""
        if isinstance(self.question, Order):
            return self.speaker.say("sit-title-grid", letter=LETTERS[self.shown])
        return super().name_text()

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor, or which grid is in front."""
        ids = [id for id in self.footer_ids() if id != "back"]
        first = [id for id in ids if id not in _LATER]
        rest = sorted((id for id in ids if id in _LATER), key=_LATER.index)
        self.query_one(KeyBar).show(self.offered(*first, "back", *rest), self._place())

    def cursor_moved(self) -> None:
        """Name the cell; the keys stay as they are."""
        self.query_one(KeyBar).show_right(self._place())

    def _place(self) -> str:
        if isinstance(self.question, Order):
            return self.name_text()
        return self.cell_name(self.cursor)

    # Keys and mouse

    def take_key(self, key: str) -> bool:
        """Arrows move, digits answer; a key of another kind of question says what this one asks."""
        digit = self._entry.take(key, self.tutor.azerty)
        if digit:
            self.take_digit(self.cursor, digit)
            return True
        if key == "enter" and self.question.kind == "simplest" and not self.answer.technique:
            self.do_technique()
            return True
        if self.question.kind != "order" and self.take_arrow(key):
            return True
        asked = by_key(self.COMMAND_SET).get(key)
        if asked is None or asked.id not in self.unused() or key in by_key(self.commands()):
            return False
        if asked.id == "hint":
            self.refuse_hint()
        else:
            self.remind()
        return True

    def move_to(self, cell: int, *, extend: bool = False) -> None:
        """Move the cursor; what is pointed at stays."""
        if extend and self.points:
            self.point({self.cursor, cell} - self.answer.cells)
        self.cursor = cell
        self.show_board()
        self.cursor_moved()

    def clicked(self, event: DrawnBoard.Pressed) -> None:
        """A click points at a cell or marks a candidate; the right button always marks one."""
        if isinstance(self.question, Order):
            if not event.is_drag:
                self.do_next_grid()
            return
        was = self.answer.cells
        self.move_to(event.cell)
        if event.digit is not None and (event.button == 3 or self.question.kind == "every"):
            self.take_digit(event.cell, event.digit)
        elif self.points and not (event.is_drag and event.cell in was):
            self.point({event.cell})
