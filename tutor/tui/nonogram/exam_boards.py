"""Questions of an exam about nonograms: painted, looked at, and read back."""

from dataclasses import replace
from functools import partial

from tutor.activity.exam import AnswerBoard
from tutor.games.nonogram.coach import DARK, Light
from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.history import Entry
from tutor.games.told import Told
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import (
    ExamQuestion,
    NonogramKind,
    NonogramQuestion,
    OnLine,
    Picture,
    WhichRule,
)
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.board.question_table import AnsweredBoards, Face, QuestionTable
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import EXAM, HISTORY_IDS, PAINTING_IDS
from tutor.tui.nonogram.painting import Painting
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.exam import ExamScreen

_WITHOUT: dict[NonogramKind, frozenset[str]] = {
    "line": frozenset({"technique", "cross-rest", "bookmark", "bookmark-back"}),
    "rule": PAINTING_IDS | HISTORY_IDS,
    "picture": frozenset({"technique"}),
}
"""The commands that a kind of question has no use for."""
_BLANK = Position(Puzzle(((),) * 5, ((),) * 5))
"""What is behind the summary, and never seen."""


class PaintedQuestion(QuestionTable):
    """A board to paint on; where a rule is to be named, only to look at."""

    choosing = "sit-choose-rule"
    easel: PictureEasel
    hand: Painting

    def __init__(self, screen: ExamScreen) -> None:
        super().__init__(screen)
        question = screen.question
        assert isinstance(question, NonogramQuestion)
        self._question = question
        self._log: list[Entry] = []
        game = self._game()
        self._position = game.position
        screen.session.answer_on(AnswerBoard(game, self._read))
        self.easel = PictureEasel(game.position, screen, has_cursor=True)
        # That a block is finished is a judgement: a strict exam makes none.
        self.easel.shows_finished = not screen.exam.is_strict
        self.hand = Painting(game, self.easel, screen)
        cells = game.position.cells
        self.hand.cursor.cell = cells.index(UNKNOWN) if UNKNOWN in cells else 0

    def _game(self) -> NonogramGame:
        """The board with what is answered so far; what was known from the beginning stays."""
        question, answer = self._question, self._screen.session.answer
        if isinstance(question, Picture):
            self._log += question.log(answer)
            return question.game(answer, self._log.append)
        marked, fixed = question.position, frozenset(range(question.puzzle.cell_count))
        if isinstance(question, OnLine):
            marked = question.board(answer)
            fixed = frozenset(cell for cell in fixed if not question.is_open(cell))
        return NonogramGame(question.puzzle, start_of(marked), fixed=fixed)

    def _read(self, answer: ExamAnswer) -> ExamAnswer:
        """What is on the board."""
        if isinstance(self._question, Picture):
            return replace(answer, painted=tuple(self._log))
        return replace(answer, black=self._marked(BLACK), white=self._marked(WHITE))

    def _marked(self, colour: Colour) -> frozenset[int]:
        """The learner's own cells of a colour."""
        cells, known = self._position.cells, self._question.position
        own = (cell for cell, is_ in enumerate(cells) if is_ == colour)
        return frozenset(cell for cell in own if known.colour(cell) == UNKNOWN)

    @property
    def _paints(self) -> bool:
        """Whether cells are part of the answer."""
        return not isinstance(self._question, WhichRule)

    # In words

    def commands_here(self) -> tuple[Command, ...]:
        """What this kind of question has; a strict exam finishes no lines by itself."""
        unused = _WITHOUT[self._question.kind]
        unused |= {"cross-rest"} if self._screen.exam.is_strict else frozenset()
        return tuple(command for command in EXAM if command.id not in unused)

    def commands_elsewhere(self) -> tuple[Command, ...]:
        """What all the other kinds have."""
        return EXAM

    def keys_in_words(self) -> dict[str, str]:
        """What is painted with, or how a rule is named."""
        return {id: id for id in ("fill", "cross", "technique")}

    def offers(self) -> list[str]:
        """What this kind of question is answered with."""
        return ["fill", "cross", "undo"] if self._paints else ["technique"]

    def place(self) -> str:
        """The cell with the cursor."""
        return self.easel.cell_name(self.hand.cursor.cell)

    def status(self, parts: list[str]) -> list[str]:
        """The pen comes first, while it is down."""
        pen = self.hand.mode_text()
        return [pen, *parts] if pen else parts

    def answer_in_words(self, told: str) -> str:
        """How much is painted, which says nothing about what is right."""
        is_full = isinstance(self._question, Picture) and self._position.is_full
        return f"{told} {self._screen.speaker.say('sit-full')}" if is_full else told


class AnsweredPictures(AnsweredBoards):
    """The learner's board, and what is right."""

    easel: PictureEasel

    def __init__(self, screen: TutorScreen) -> None:
        self.easel = PictureEasel(_BLANK, screen)

    def faces(self, question: ExamQuestion, answer: ExamAnswer, solution: Told) -> tuple[Face, ...]:
        """The learner's board, and the solution where that differs."""
        assert isinstance(question, NonogramQuestion)
        light = solution.light if isinstance(solution.light, Light) else DARK
        return tuple(
            Face(name, partial(self._show, position, replace(solution, light=lit)))
            for name, position, lit in _boards(question, answer, light)
        )

    def _show(self, position: Position, solution: Told) -> None:
        self.easel.position = position
        self.easel.light_up(solution.light, solution.legend)


def _boards(
    question: NonogramQuestion, answer: ExamAnswer, light: Light
) -> list[tuple[str, Position, Light]]:
    """Every board of a question by its name, with what is lit on it."""
    solution = ("solution", question.position, light)
    if isinstance(question, Picture):
        board, wrong = question.board(answer), question.wrong(answer)
        black, white = (
            tuple(cell for cell in cells if board.colour(cell) == UNKNOWN)
            for cells in (light.black, light.white)
        )
        yours = ("yours", board, Light(black=black, white=white, wrong=tuple(wrong)))
        return [yours, solution] if wrong else [yours]
    if isinstance(question, OnLine) and question.is_answered(answer):
        wrong_only = Light(wrong=tuple(question.wrong(answer)))
        return [("yours", question.board(answer), wrong_only), solution]
    return [solution]
