"""Questions of an exam about a grid that is not written on, but pointed at."""

from dataclasses import replace

from tutor import narrate
from tutor.games.sudoku.board import Board
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.questions import LETTERS, Finish, GridKind, GridQuestion, Judge, Next, Order
from tutor.learn.exam.questions.grid import NotMarked
from tutor.techniques.step import Candidate
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import GameHand
from tutor.tui.board.question_table import QuestionTable
from tutor.tui.commands import MOVES, Command
from tutor.tui.exam_commands import EXAM
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.look import Scene

_OWN: dict[GridKind, frozenset[str]] = {
    "next": frozenset({"answer-digit", "technique", "point"}),
    "every": frozenset({"answer-digit"}),
    "simplest": frozenset({"technique"}),
    "judge": frozenset({"yes", "no", "answer-digit", "point"}),
    "order": frozenset({"next-grid", "previous-grid", "answer-digit"}),
}
"""The commands that only some kinds of questions have."""
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
_LEADING = ("drawer", "next-question")
_LATER = ("hand-in", "questions", "palette", "technique", "hint", "next-grid")
_OFFERED_ONLY = ("yes", "no")
"""Two that go together: the card has them, and half of them in the bottom line would mislead."""
"""What comes last in the bottom line: most of it the coach offers beside the board."""


class PointedGrid(QuestionTable, GameHand[GridEasel, ExamScreen]):
    """A grid that is not written on: cells, digits, names and verdicts answer the question."""

    easel: GridEasel

    def __init__(self, screen: ExamScreen) -> None:
        QuestionTable.__init__(self, screen)
        self.question = self._on_grid()
        easel = GridEasel(Board(self.question.grid), screen, has_cursor=True)
        GameHand.__init__(self, easel, screen)
        self.easel.retouch = self._show_answer
        self.hand = self
        self._entry = DigitEntry(self.question.geometry)
        self.shown = 0
        """Which of several grids is in front."""
        self.is_marked = True
        """Whether candidates are shown."""
        self.reopen()

    def _on_grid(self) -> GridQuestion:
        question = self._session.question
        assert isinstance(question, GridQuestion)
        return question

    @property
    def _answer(self) -> ExamAnswer:
        return self._session.answer

    # The board

    def reopen(self) -> bool:
        """A fresh board, unless the question is about another game or to be written on."""
        question = self._session.question
        if not isinstance(question, GridQuestion) or isinstance(question, Finish):
            return False
        self.question, self.shown, self.is_marked = question, 0, question.is_marked
        self._set_board()
        empty = (n for n, cell in enumerate(self.easel.board.cells) if not cell.value)
        self.cursor.cell = min(question.pointed, default=next(empty, 0))
        self.easel.has_cursor = not isinstance(question, Order)
        return True

    def _set_board(self) -> None:
        """Show the board in question, with the cells it is about marked A."""
        question = self.question
        grid = question.grids[self.shown].grid if isinstance(question, Order) else question.grid
        self.easel.show_grid(grid, is_marked=self.is_marked, pointed=question.pointed)

    def _show_answer(self, scene: Scene) -> None:
        """What is pointed at, placed or removed; nothing is judged."""
        answer, light = self._answer, scene.light
        scene.selected = set(answer.cells)
        marked = tuple(sorted(answer.candidates))
        marked += () if answer.placed is None else (answer.placed,)
        if self.question.places:
            scene.placed = marked
            scene.light = replace(light, placements=light.placements + marked)
        else:
            scene.light = replace(light, eliminations=light.eliminations + marked)

    def do_marks(self) -> None:
        """Show or hide the candidates."""
        self.is_marked = not self.is_marked
        self._set_board()
        self.easel.draw()

    def do_next_grid(self, by: int = 1) -> None:
        """Look at the next of several grids."""
        if isinstance(self.question, Order):
            self.shown = (self.shown + by) % len(self.question.grids)
            self._set_board()
            self._screen.show_everything()

    def do_previous_grid(self) -> None:
        """Look at the one before."""
        self.do_next_grid(-1)

    # In words

    def commands_here(self) -> tuple[Command, ...]:
        """What this kind of question has; where there are several grids, what moves goes on."""
        kind = self.question.kind
        unused = frozenset[str]().union(*_OWN.values()) - _OWN[kind]
        if isinstance(self.question, Judge) and not self.question.asks_for_spoiler:
            unused |= {"point"}
        if not self.question.is_marked:
            unused |= {"marks"}
        if kind != "order":
            return tuple(command for command in EXAM if command.id not in unused)
        unused |= {command.id for command in MOVES}
        return tuple(
            command.with_keys(*_FLIP[command.id]) if command.id in _FLIP else command
            for command in EXAM
            if command.id not in unused
        )

    def commands_elsewhere(self) -> tuple[Command, ...]:
        """What all the other kinds have."""
        return EXAM

    def keys_in_words(self) -> dict[str, str]:
        """What is pressed besides digits."""
        return {id: id for id in ("point", "technique", "yes", "no")} | {"grid": "next-grid"}

    def offers(self) -> list[str]:
        """What this kind of question is answered with, besides digits."""
        return list(_OFFERED[self.question.kind])

    def footer_ids(self, ids: list[str]) -> list[str]:
        """The board behind the coach and the way on come first, what the coach offers last."""
        lead = [id for id in ids if id in _LEADING]
        first = [id for id in ids if id not in (*_LATER, *_OFFERED_ONLY, *_LEADING)]
        later = sorted((id for id in ids if id in _LATER), key=_LATER.index)
        return [*lead, *first, *later]

    def place(self) -> str:
        """The cell with the cursor, or which grid is in front."""
        return self.name() or self.easel.cell_name(self.cursor.cell)

    def name(self) -> str:
        """Which of several grids is in front."""
        if not isinstance(self.question, Order):
            return ""
        return self._screen.speaker.say("sit-title-grid", letter=LETTERS[self.shown])

    @property
    def how_name(self) -> str:
        """A pattern of one cell asks for nothing to point at."""
        is_cell = isinstance(self.question, Judge) and not self.question.asks_for_spoiler
        return "judge-cell" if is_cell else self.question.kind

    def fields(self) -> list[tuple[str, str]]:
        """The digit, the technique and the cells; or the verdict and what shows it."""
        question, answer, say = self.question, self._answer, self._screen.speaker.say
        if isinstance(question, Next):
            placed = "" if answer.placed is None else self._in_cell(answer.placed)
            name = answer.technique and narrate.called(
                answer.technique, self._screen.speaker.language
            )
            picked = say("sit-picked", count=len(answer.cells)) if answer.cells else ""
            return [("digit", placed), ("rule", name), ("cells", picked)]
        if not isinstance(question, Judge):
            return []
        verdict = "" if answer.is_one is None else say("sit-yes" if answer.is_one else "sit-no")
        marked = ", ".join(map(self._in_cell, sorted(answer.candidates)))
        cells = ", ".join(map(self.easel.cell_name, sorted(answer.cells)))
        shows = [("verdict", verdict)]
        if answer.is_one is not False:
            shows.append(("places" if question.places else "removes", marked))
        if answer.is_one is not True and question.asks_for_spoiler:
            shows.append(("spoils", cells))
        return shows

    def _in_cell(self, found: Candidate) -> str:
        digit = self.question.geometry.digit_name(found.digit)
        cell = self.easel.cell_name(found.cell)
        return self._screen.speaker.say("sit-digit-in", digit=digit, cell=cell)

    # Answering

    @property
    def _points(self) -> bool:
        """Whether cells are part of the answer."""
        if isinstance(self.question, Judge):
            return self.question.asks_for_spoiler and self._answer.is_one is not True
        return "point" in _OWN[self.question.kind]

    def _point(self, cells: set[int]) -> None:
        """Point at cells, or take them back; where one is asked for, at that instead."""
        answer, question = self._answer, self.question
        if isinstance(question, Judge):
            self._screen.give(question.with_cell(answer, self.cursor.cell))
        else:
            self._screen.give(replace(answer, cells=answer.cells ^ cells))

    def do_point(self) -> None:
        """Point at the cell, or take it back."""
        if self._points:
            self._point({self.cursor.cell})
        else:
            self._screen.remind()

    def do_yes(self) -> None:
        """It is one; said again, that is taken back."""
        self._judge(is_one=True)

    def do_no(self) -> None:
        """It is none."""
        self._judge(is_one=False)

    def _judge(self, *, is_one: bool) -> None:
        if isinstance(self.question, Judge):
            # What was crossed out says that it is one: who says so too takes nothing back.
            is_shown = bool(self._answer.candidates or self._answer.placed)
            taken_back = self._answer.is_one is is_one and not (is_one and is_shown)
            verdict = None if taken_back else is_one
            self._screen.give(self.question.with_verdict(self._answer, is_one=verdict))

    def take_number(self, digit: int) -> None:
        """A digit placed, a candidate marked, or the place of a grid; again, taken back."""
        self._take_digit(self.cursor.cell, digit)

    def _take_digit(self, cell: int, digit: int) -> None:
        question, answer, screen = self.question, self._answer, self._screen
        if isinstance(question, Judge) and answer.is_one is False:
            screen.remind()
            return
        try:
            if isinstance(question, Order):
                answer = question.with_rank(answer, self.shown, digit)
            else:
                answer = question.with_digit(answer, cell, digit)
        except NotMarked as refused:
            name = self.easel.cell_name(cell)
            if refused.why == "filled":
                screen.say("sit-filled", cell=name)
            elif refused.why == "no-candidate":
                digit_name = question.geometry.digit_name(digit)
                screen.say("sit-no-candidate", cell=name, digit=digit_name)
            else:
                screen.remind()
            return
        screen.give(answer)

    def do_unmark(self) -> None:
        """Take the whole answer back."""
        self._screen.give(NO_ANSWER)

    def do_answer_digit(self) -> None:
        """Digits answer: said, for whoever finds the command by its name."""
        self._screen.remind()

    # Keys and mouse

    def take_key(self, key: str) -> bool:
        """Arrows move, digits answer."""
        if digit := self._entry.take(key, self._screen.tutor.azerty):
            self.take_number(digit)
            return True
        return not isinstance(self.question, Order) and super().take_key(key)

    def step_to(self, cell: int, shift: bool) -> None:
        """With Shift, cells are pointed at on the way."""
        if shift and self._points:
            self._point({self.cursor.cell, cell} - self._answer.cells)
        self.move_to(cell)

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A click chooses a cell, points at it or marks a candidate; the right button marks one.

        Where a digit is placed, that comes first: clicks point at cells once it is there.
        """
        if isinstance(self.question, Order):
            if not event.is_drag:
                self.do_next_grid()
            return
        answer = self._answer
        self.move_to(event.cell)
        if event.digit is not None and (event.button == 3 or self._means_mark(event)):
            self._take_digit(event.cell, event.digit)
        elif not self._points or (event.is_drag and event.cell in answer.cells):
            return
        elif answer.placed is not None or not isinstance(self.question, Next):
            self._point({event.cell})

    def _means_mark(self, event: DrawnBoard.Pressed) -> bool:
        """Whether a click is on a candidate in sight, where candidates are the answer."""
        is_asked = self.question.kind == "every" or self._answer.is_one is True
        in_sight = self.easel.board.cells[event.cell]
        return is_asked and event.digit is not None and in_sight.has_mark(event.digit)
