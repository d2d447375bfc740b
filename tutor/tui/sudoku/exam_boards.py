"""Questions of an exam about Sudoku: pointed at, written on, and read back."""

from dataclasses import replace
from functools import partial

from textual.content import Content

from tutor.activity.exam import AnswerBoard
from tutor.games.sudoku.board import Board, board_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.log import Entry
from tutor.games.sudoku.replay import sound_part
from tutor.games.told import Told
from tutor.language import Speaker
from tutor.learn.exam.answer import NO_ANSWER, Answer
from tutor.learn.exam.questions import LETTERS, Finish, GridKind, GridQuestion, Order, Question
from tutor.learn.exam.questions.grid import NotMarked
from tutor.learn.writing import GEOMETRY
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.board.hand import Moves
from tutor.tui.board.question_table import AnsweredBoards, Face, QuestionTable
from tutor.tui.commands import EXAM, EXAM_GRID, MOVES, Command
from tutor.tui.keys import DigitEntry
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_with_coach import ROOMY
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.writing import Writing
from tutor.tui.widgets.status import Offer

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
_LATER = ("hand-in", "questions", "technique", "yes", "no", "hint", "next-grid")
"""What comes last in the bottom line: most of it the coach offers beside the board."""
_HELPS = ("fill", "clean")
"""What a strict exam does without."""
_POINTED, _OWN_DIGIT = 1, 2
"""The colours A, of the cells that a question is about, and B, of the learner's digits."""


def question_table(screen: ExamScreen) -> QuestionTable:
    """The question that is open."""
    return GridToFinish(screen) if isinstance(screen.question, Finish) else PointedGrid(screen)


def answered_boards(screen: TutorScreen) -> AnsweredBoards:
    """Questions that were answered."""
    return AnsweredGrids(screen)


class PointedGrid(Moves):
    """A grid that is not written on: cells, digits, names and verdicts answer the question."""

    help_name = "exam"
    choosing = "sit-choose-technique"

    def __init__(self, screen: ExamScreen) -> None:
        self._screen, self._session = screen, screen.session
        self.question = self._on_grid()
        self.easel = GridEasel(Board(self.question.grid), screen, has_cursor=True)
        assert self.easel.cursor is not None
        super().__init__(self.easel.cursor, self.easel, screen)
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
    def hand(self) -> "PointedGrid":
        """It is its own hand."""
        return self

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks on all screens."""
        return self._screen.tutor.speaker

    @property
    def _answer(self) -> Answer:
        return self._session.answer

    # The board

    def reopen(self) -> bool:
        """A fresh board, unless the question is about another game or to be written on."""
        question = self._session.question
        if not isinstance(question, GridQuestion) or isinstance(question, Finish):
            return False
        self.question, self.shown, self.is_marked = question, 0, question.is_marked
        self._set_board()
        cells = self.easel.board.cells
        self.cursor.cell = next((n for n, cell in enumerate(cells) if not cell.value), 0)
        self.easel.cursor = None if isinstance(question, Order) else self.cursor
        return True

    def _set_board(self) -> None:
        """Show the board in question, with the cells it is about marked A."""
        question = self.question
        grid = question.grids[self.shown].grid if isinstance(question, Order) else question.grid
        _show(self.easel, _with_pointed(board_of(grid, is_marked=self.is_marked), question))

    def show_answer(self) -> None:
        """What is pointed at, placed or removed; nothing is judged."""
        answer, easel = self._answer, self.easel
        easel.selected = set(answer.cells)
        marked = tuple(sorted(answer.candidates))
        marked += () if answer.placed is None else (answer.placed,)
        easel.placed, easel.removed = (marked, ()) if self.question.places else ((), marked)

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

    def commands(self) -> tuple[Command, ...]:
        """What this kind of question has; where there are several grids, what moves goes on."""
        kind = self.question.kind
        unused = frozenset[str]().union(*_OWN.values()) - _OWN[kind]
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
        """What the coach offers comes last."""
        first = [id for id in ids if id not in (*_LATER, "back")]
        return [*first, "back", *sorted((id for id in ids if id in _LATER), key=_LATER.index)]

    def place(self) -> str:
        """The cell with the cursor, or which grid is in front."""
        return self.name() or self.easel.cell_name(self.cursor.cell)

    def name(self) -> str:
        """Which of several grids is in front."""
        if not isinstance(self.question, Order):
            return ""
        return self.speaker.say("sit-title-grid", letter=LETTERS[self.shown])

    def status(self, parts: list[str]) -> list[str]:
        """Nothing besides."""
        return parts

    def counts(self) -> list[Content]:
        """Nothing is counted."""
        return []

    def answer_in_words(self, told: str) -> str:
        """A reason without a verdict is no answer."""
        answer = self._answer
        if not (answer.cells or answer.candidates) or answer.is_one is not None:
            return told
        if self.question.kind != "judge":
            return told
        keys = {id: self._screen.key_name_of(id) for id in ("yes", "no")}
        return self.speaker.say("sit-verdict-missing", **keys)

    # Answering

    @property
    def _points(self) -> bool:
        """Whether cells are part of the answer."""
        return "point" in _OWN[self.question.kind]

    def _point(self, cells: set[int]) -> None:
        """Point at cells, and take those back that are pointed at."""
        self._screen.give(replace(self._answer, cells=self._answer.cells ^ cells))

    def do_point(self) -> None:
        """Point at the cell, or take it back."""
        self._point({self.cursor.cell})

    def do_yes(self) -> None:
        """It is one; said again, that is taken back."""
        self._judge(is_one=True)

    def do_no(self) -> None:
        """It is none."""
        self._judge(is_one=False)

    def _judge(self, *, is_one: bool) -> None:
        taken_back = self._answer.is_one is is_one
        self._screen.give(replace(self._answer, is_one=None if taken_back else is_one))

    def take_number(self, digit: int) -> None:
        """A digit placed, a candidate marked, or the place of a grid; again, taken back."""
        self._take_digit(self.cursor.cell, digit)

    def _take_digit(self, cell: int, digit: int) -> None:
        question, answer, screen = self.question, self._answer, self._screen
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

    # Keys and mouse

    def take_key(self, key: str) -> bool:
        """Arrows move, digits answer."""
        if digit := self._entry.take(key, self._screen.azerty):
            self.take_number(digit)
            return True
        found = self.cursor.arrow(key, vim_keys=self._screen.settings.vim_keys)
        if found is None or isinstance(self.question, Order):
            return False
        cell, shift = found
        if shift and self._points:
            self._point({self.cursor.cell, cell} - self._answer.cells)
        self.move_to(cell)
        return True

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """A click points at a cell or marks a candidate; the right button always marks one."""
        if isinstance(self.question, Order):
            if not event.is_drag:
                self.do_next_grid()
            return
        was = self._answer.cells
        self.move_to(event.cell)
        if event.digit is not None and (event.button == 3 or self.question.kind == "every"):
            self._take_digit(event.cell, event.digit)
        elif self._points and not (event.is_drag and event.cell in was):
            self._point({event.cell})

    def released(self) -> None:
        """Nothing ends with it."""

    def footer(self) -> tuple[list[Offer], str] | None:
        """Nothing is ever expected."""
        return None

    def leave(self) -> bool:
        """Nothing is ever going on."""
        return False

    deselect = leave


class GridToFinish:
    """A grid that is written on like any other, with nobody to ask."""

    help_name = "exam-grid"
    choosing = ""

    def __init__(self, screen: ExamScreen) -> None:
        self._screen, session = screen, screen.session
        question = session.question
        assert isinstance(question, Finish)
        log: list[Entry] = sound_part(question.grid, session.answer.log)
        self._game = Game(question.grid, log, log.append)
        session.answer_on(AnswerBoard(self._game, lambda answer: replace(answer, log=tuple(log))))
        self.easel = GridEasel(self._game.board, screen, has_cursor=True)
        self.hand = Writing(self._game, self.easel, screen)

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks on all screens."""
        return self._screen.tutor.speaker

    def reopen(self) -> bool:
        """Every grid to finish has a board of its own."""
        return False

    def commands(self) -> tuple[Command, ...]:
        """In a strict exam nobody writes the candidates for the learner."""
        unused = _HELPS if self._screen.exam.is_strict else ()
        return tuple(command for command in EXAM_GRID if command.id not in unused)

    def commands_elsewhere(self) -> tuple[Command, ...]:
        """Keys that do nothing here say nothing."""
        return ()

    def keys_in_words(self) -> dict[str, str]:
        """It is answered as on any board."""
        return {}

    def offers(self) -> list[str]:
        """What is written with."""
        return ["notes", "undo"]

    def footer_ids(self, ids: list[str]) -> list[str]:
        """As they come."""
        return ids

    def place(self) -> str:
        """The cell with the cursor."""
        return self.hand.place()

    def name(self) -> str:
        """It has no parts."""
        return ""

    def status(self, parts: list[str]) -> list[str]:
        """The mode comes first; how many of each digit are left comes before what is answered."""
        mode = self.hand.mode_text()
        if count := self._game.bookmarks:
            mode += f" {self.speaker.say('mode-trying', count=count)}"
        return [mode, *(parts if self._screen.app.size.width >= ROOMY else parts[:-1])]

    def counts(self) -> list[Content]:
        """How many of each digit are left, as ``1³2⁵``."""
        return self.hand.counts()[0][-1:]

    def answer_in_words(self, told: str) -> str:
        """How much is filled in, which says nothing about what is right."""
        return f"{told} {self.speaker.say('sit-full')}" if self._game.board.is_full else told

    def show_answer(self) -> None:
        """The board is the answer."""

    def pressed(self, event: DrawnBoard.Pressed) -> None:
        """Write, or select."""
        self.hand.pressed(event)


class AnsweredGrids:
    """Grids with the learner's marks, and what is right."""

    def __init__(self, screen: TutorScreen) -> None:
        self._screen = screen
        self.easel = GridEasel(Board(Grid(GEOMETRY)), screen)

    @property
    def speaker(self) -> Speaker:
        """Whoever speaks on all screens."""
        return self._screen.tutor.speaker

    def can_show(self, question: Question) -> bool:
        """Whether a question is about a grid."""
        return isinstance(question, GridQuestion)

    def clear(self) -> None:
        """An empty grid."""
        self._show(Board(Grid(GEOMETRY)), NO_ANSWER, Told(()))

    def faces(self, question: Question, answer: Answer, solution: Told) -> tuple[Face, ...]:
        """The boards to look at, the first one first."""
        assert isinstance(question, GridQuestion)
        light = solution.light if isinstance(solution.light, Light) else DARK
        return tuple(
            Face(name, partial(self._show, board, answer, replace(solution, light=lit)))
            for name, board, lit in _boards(question, answer, light)
        )

    def signs(self, answer: Answer, solution: Told) -> tuple[str, ...]:
        """The cells that were pointed at, and digits that the solution does not have."""
        light, found = solution.light, ("exam-result-cells",) if answer.cells else ()
        assert isinstance(light, Light)
        own = _own_digits(answer) - {*light.placements, *light.eliminations}
        return (*found, "exam-result-digits") if own else found

    def _show(self, board: Board, answer: Answer, solution: Told) -> None:
        self.easel.selected = set(answer.cells)
        _show(self.easel, board)
        self.easel.light_up(solution.light, solution.legend)


def _show(easel: GridEasel, board: Board) -> None:
    """Have an easel show another board."""
    easel.board.cells, easel.board.givens = board.cells, board.givens


def _with_pointed(board: Board, question: GridQuestion) -> Board:
    for cell in question.pointed:
        board.cells[cell] = board.cells[cell]._replace(colour=_POINTED)
    return board


def _boards(question: GridQuestion, answer: Answer, light: Light) -> list[tuple[str, Board, Light]]:
    """Every board of a question by its name, with what is lit on it."""
    if isinstance(question, Order):
        grids = zip(LETTERS, question.grids, strict=False)
        return [(name, board_of(one.grid, is_marked=False), DARK) for name, one in grids]
    if isinstance(question, Finish):
        return _finished(question, answer, light)
    board = _with_pointed(board_of(question.grid, is_marked=question.is_marked), question)
    for cell, digit in _own_digits(answer):
        if not board.cells[cell].value:
            board.cells[cell] = board.cells[cell].tinted(digit, _OWN_DIGIT)
    return [("", board, light)]


def _finished(question: Finish, answer: Answer, light: Light) -> list[tuple[str, Board, Light]]:
    """The learner's grid with what is wrong and what is missing; the solution if that differs."""
    yours, wrong = question.board(answer), tuple(question.wrong(answer))
    missing = tuple(found for found in light.placements if not yours.values[found.cell])
    first = ("yours", yours, replace(light, placements=missing, wrong=wrong))
    right = ("solution", board_of(question.grid, is_marked=False), light)
    return [first, right] if wrong else [first]


def _own_digits(answer: Answer) -> frozenset[Candidate]:
    """Every digit of an answer, placed or removed."""
    return answer.candidates | (frozenset() if answer.placed is None else {answer.placed})
