"""Questions of an exam about Sudoku: grids to finish, and all kinds of them read back."""

from dataclasses import replace
from functools import partial

from tutor.activity.exam import AnswerBoard
from tutor.games.sudoku.board import Board, board_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry, sound_part
from tutor.games.told import Told
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import LETTERS, ExamQuestion, Finish, GridQuestion, Next, Order
from tutor.learn.writing import GEOMETRY
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate
from tutor.tui.board.question_table import AnsweredBoards, Face, QuestionTable
from tutor.tui.commands import Command
from tutor.tui.exam_commands import EXAM_GRID
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.sudoku.grid_easel import GridEasel
from tutor.tui.sudoku.pointed_grid import PointedGrid
from tutor.tui.sudoku.writing import Writing

_HELPS = ("fill", "clean")
"""What a strict exam does without."""
_POINTED, _OWN_DIGIT = 1, 2
"""The colours A, of the cells that a question is about, and B, of the learner's digits."""


def question_table(screen: ExamScreen) -> QuestionTable:
    """The question that is open."""
    return GridToFinish(screen) if isinstance(screen.question, Finish) else PointedGrid(screen)


class GridToFinish(QuestionTable):
    """A grid that is written on like any other, with nobody to ask."""

    help_name = "exam-grid"
    easel: GridEasel
    hand: Writing

    def __init__(self, screen: ExamScreen) -> None:
        super().__init__(screen)
        session, question = screen.session, screen.question
        assert isinstance(question, Finish)
        log: list[Entry] = sound_part(question.grid, session.answer.log)
        self._game = Game(question.grid, log, log.append)
        session.answer_on(AnswerBoard(self._game, lambda answer: replace(answer, log=tuple(log))))
        self.easel = GridEasel(self._game.board, screen, has_cursor=True)
        self.hand = Writing(self._game, self.easel, screen)

    def commands_here(self) -> tuple[Command, ...]:
        """In a strict exam nobody writes the candidates for the learner."""
        unused = _HELPS if self._screen.exam.is_strict else ()
        return tuple(command for command in EXAM_GRID if command.id not in unused)

    def offers(self) -> list[str]:
        """What is written with."""
        return ["notes", "undo"]

    def status(self, parts: list[str]) -> list[str]:
        """The mode comes first."""
        mode = self.hand.mode_text()
        if count := self._game.bookmarks:
            mode += f" {self._screen.speaker.say('mode-trying', count=count)}"
        return [mode, *parts]

    def answer_in_words(self, told: str) -> str:
        """How much is filled in, which says nothing about what is right."""
        return (
            f"{told} {self._screen.speaker.say('sit-full')}" if self._game.board.is_full else told
        )


class AnsweredGrids(AnsweredBoards):
    """Grids with the learner's marks, and what is right."""

    easel: GridEasel

    def __init__(self, screen: TutorScreen) -> None:
        self.easel = GridEasel(Board(Grid(GEOMETRY)), screen)

    def faces(self, question: ExamQuestion, answer: ExamAnswer, solution: Told) -> tuple[Face, ...]:
        """The boards to look at, the first one first."""
        assert isinstance(question, GridQuestion)
        light = solution.light if isinstance(solution.light, Light) else DARK
        return tuple(
            Face(name, partial(self._show, board, answer, replace(solution, light=lit)))
            for name, board, lit in _boards(question, answer, light)
        )

    def signs(self, question: ExamQuestion, answer: ExamAnswer, solution: Told) -> tuple[str, ...]:
        """The cells that were pointed at, and digits that the solution does not have."""
        light, found = solution.light, ("exam-result-cells",) if answer.cells else ()
        assert isinstance(light, Light)
        own = _own_digits(question, answer) - {*light.placements, *light.eliminations}
        return (*found, "exam-result-digits") if own else found

    def _show(self, board: Board, answer: ExamAnswer, solution: Told) -> None:
        self.easel.selected = set(answer.cells)
        self.easel.board.cells, self.easel.board.givens = board.cells, board.givens
        self.easel.light_up(solution.light, solution.legend)


def _boards(
    question: GridQuestion, answer: ExamAnswer, light: Light
) -> list[tuple[str, Board, Light]]:
    """Every board of a question by its name, with what is lit on it."""
    if isinstance(question, Order):
        grids = zip(LETTERS, question.grids, strict=False)
        return [(name, board_of(one.grid, is_marked=False), DARK) for name, one in grids]
    if isinstance(question, Finish):
        return _finished(question, answer, light)
    board = board_of(question.grid, is_marked=question.is_marked)
    for cell in question.pointed:
        board.cells[cell] = board.cells[cell]._replace(colour=_POINTED)
    for cell, digit in _own_digits(question, answer):
        if not board.cells[cell].value:
            board.cells[cell] = board.cells[cell].tinted(digit, _OWN_DIGIT)
    return [("", board, light)]


def _finished(question: Finish, answer: ExamAnswer, light: Light) -> list[tuple[str, Board, Light]]:
    """The learner's grid with what is wrong and what is missing; the solution if that differs."""
    yours, wrong = question.board(answer), tuple(question.wrong(answer))
    missing = tuple(found for found in light.placements if not yours.values[found.cell])
    first = ("yours", yours, replace(light, placements=missing, wrong=wrong))
    right = ("solution", board_of(question.grid, is_marked=False), light)
    return [first, right] if wrong else [first]


def _own_digits(question: ExamQuestion, answer: ExamAnswer) -> frozenset[Candidate]:
    """Every digit of an answer, placed or removed, but one that belongs where it was placed."""
    placed = answer.placed
    if placed is None or (isinstance(question, Next) and question.is_right(placed)):
        return answer.candidates
    return answer.candidates | {placed}
