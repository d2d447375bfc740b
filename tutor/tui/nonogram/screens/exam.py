"""A question about a nonogram in an exam: a line, a rule to name, or a picture to finish."""

from dataclasses import replace
from typing import ClassVar

from tutor import narrate
from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.log import Entry
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import NonogramKind, NonogramQuestion, OnLine, Picture, WhichRule
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.commands import Command, by_key
from tutor.tui.nonogram.commands import EXAM, HISTORY_IDS, PAINTING_IDS
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.screens.painting import PaintingScreen
from tutor.tui.screens.exam_board import ExamBoard
from tutor.tui.widgets.status import KeyBar

_WITHOUT: dict[NonogramKind, frozenset[str]] = {
    "line": frozenset({"technique", "cross-rest", "bookmark", "bookmark-back"}),
    "rule": PAINTING_IDS | HISTORY_IDS,
    "picture": frozenset({"technique"}),
}
"""The commands that a kind of question has no use for."""


class ExamNonogramScreen(ExamBoard, PaintingScreen):
    """A board to paint on; where a rule is to be named, only to look at."""

    NAME = "exam"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXAM
    question: NonogramQuestion

    def __init__(self, exam: Exam) -> None:
        question = exam.question
        assert isinstance(question, NonogramQuestion)
        self.exam, self.question = exam, question
        self._log: list[Entry] = []
        super().__init__(self._new_game())
        if self.position.colour(self.cursor) != UNKNOWN:
            cells = self.position.cells
            self.cursor = cells.index(UNKNOWN) if UNKNOWN in cells else 0

    def _new_game(self) -> NonogramGame:
        """The board with what is answered so far; what was known from the beginning stays."""
        question, answer = self.question, self.exam.sheet.answer
        if isinstance(question, Picture):
            self._log = list(question.log(answer))
            return question.game(answer, self._log.append)
        marked, fixed = question.position, frozenset(range(question.puzzle.cell_count))
        if isinstance(question, OnLine):
            marked = question.board(answer)
            fixed = frozenset(cell for cell in fixed if not question.is_open(cell))
        return NonogramGame(question.puzzle, start_of(marked), fixed=fixed)

    def edit_done(self) -> None:
        """What is on the board is the answer, at once."""
        answer = self.exam.sheet.answer
        if isinstance(self.question, Picture):
            self.exam.answer(replace(answer, painted=tuple(self._log)))
        else:
            black, white = self._marked(BLACK), self._marked(WHITE)
            self.exam.answer(replace(answer, black=black, white=white))
        self.save()

    def _marked(self, colour: Colour) -> frozenset[int]:
        """The learner's own cells of a colour."""
        known = self.question.position
        return frozenset(
            cell
            for cell, is_ in enumerate(self.position.cells)
            if is_ == colour and known.colour(cell) == UNKNOWN
        )

    # What is allowed

    @property
    def paints(self) -> bool:
        """Whether cells are part of the answer."""
        return not isinstance(self.question, WhichRule)

    def unused(self) -> frozenset[str]:
        """What this kind of question does without; a strict exam finishes no lines by itself."""
        helps = frozenset({"cross-rest"}) if self.exam.is_strict else frozenset()
        return super().unused() | _WITHOUT[self.question.kind] | helps

    def how(self) -> str:
        """How this question is answered here."""
        known = {command.id for command in self.commands()}
        keys = {id: self.key_of(id) for id in ("fill", "cross", "technique") if id in known}
        return self.speaker.say(f"sit-how-{self.question.kind}", **keys)

    def offers(self) -> list[str]:
        """What this kind of question is answered with."""
        return ["fill", "cross", "undo"] if self.paints else ["technique"]

    def do_technique(self) -> None:
        """Choose the rule from a list."""
        question, language = self.question, self.speaker.language
        assert isinstance(question, WhichRule)
        choices = [(id_, narrate.name(id_, language)) for id_ in question.options]

        def chosen(id_: str | None) -> None:
            if id_ is not None:
                self.give(replace(self.exam.sheet.answer, technique=id_))

        self.tutor.choose(self.speaker.say("sit-choose-rule"), choices, chosen)

    # Showing

    def scene(self) -> Scene:
        """In a strict exam nothing says that a block is finished."""
        scene = super().scene()
        scene.shows_finished = not self.exam.is_strict
        return scene

    def status_parts(self) -> list[str]:
        """The pen comes first, while it is down."""
        parts = super().status_parts()
        if self.pen is None:
            return parts
        pen = "nonogram-pen-fill" if self.pen == BLACK else "nonogram-pen-cross"
        return [self.speaker.say(pen), *parts]

    def answer_words(self) -> str:
        """How much is painted, which says nothing about what is right."""
        told = super().answer_words()
        is_full = isinstance(self.question, Picture) and self.position.is_full
        return f"{told} {self.speaker.say('sit-full')}" if is_full else told

    def show_keys(self) -> None:
        """The keys, and the cell with the cursor."""
        self.query_one(KeyBar).show(
            self.offered(*self.footer_ids()), right=self.cell_name(self.cursor)
        )

    def cursor_moved(self) -> None:
        """Name the cell; the keys stay as they are."""
        self.query_one(KeyBar).show_right(self.cell_name(self.cursor))

    # Keys and mouse

    def take_key(self, key: str) -> bool:
        """Arrows move, and paint; a key of another kind of question says what this one asks.

        Enter opens the list of rules as long as none is named.
        """
        if key == "enter" and not self.paints and not self.exam.sheet.answer.technique:
            self.do_technique()
            return True
        if super().take_key(key):
            return True
        asked = by_key(self.COMMAND_SET).get(key)
        if asked is None or key in by_key(self.commands()):
            return False
        if asked.id == "hint":
            self.refuse_hint()
        else:
            self.remind()
        return True

    def on_drawn_board_pressed(self, event: DrawnBoard.Pressed) -> None:
        """Paint; where there is nothing to paint, the cursor follows the mouse."""
        if self.paints:
            super().on_drawn_board_pressed(event)
        else:
            self.view.focus()
            self.move_to(event.cell)

    def leave_something(self) -> bool:
        """Lift the pen, before the exam is left."""
        if super().leave_something():
            return True
        was_down = self.lift_pen()
        self.show_status()
        return was_down
