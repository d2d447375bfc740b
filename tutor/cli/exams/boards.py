"""The boards of an exam as pictures: as they are asked, as they are solved, as answered."""

from tutor.base.language import Language
from tutor.cli.exams.documents import Album, paired
from tutor.games.nonogram.coach import Light as NonogramLight
from tutor.games.nonogram.picture import nonogram_svg
from tutor.games.sudoku.coach import Light
from tutor.games.sudoku.picture import board_svg, picture_legend
from tutor.games.told import AnyLight, Told
from tutor.language import Speaker
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import (
    LETTERS,
    Every,
    ExamQuestion,
    Finish,
    GridQuestion,
    Judge,
    Next,
    NonogramQuestion,
    OnLine,
    Order,
    Picture,
)
from tutor.nonogram.position import UNKNOWN
from tutor.techniques.step import Candidate

_USUAL, _TO_WRITE_ON, _BESIDE = 480, 640, 320
"""The sides of pictures: with room for candidates by hand, or two of them side by side."""


class Boards:
    """Draws the boards of a document into its album."""

    def __init__(self, album: Album, speaker: Speaker) -> None:
        self._album = album
        self._say, self._language = speaker.say, speaker.language

    def asked(self, number: int, question: ExamQuestion) -> list[str]:
        """The board of a question as it is set, or all its grids; nothing gives it away."""
        if isinstance(question, Order):
            return self._grids(number, question)
        title = self._say("exam-paper-board", number=number)
        svg = _drawn(question, title, self._language)
        side = _TO_WRITE_ON if isinstance(question, Finish | Picture) else _USUAL
        return [self._album.add(f"q{number:02d}", svg, title, side)]

    def _grids(self, number: int, question: Order) -> list[str]:
        pictures = []
        for letter, rated in zip(LETTERS, question.grids, strict=False):
            title = self._say("exam-paper-grid", number=number, letter=letter)
            svg = board_svg(rated.grid, is_marked=False, title=title)
            name = f"q{number:02d}-{letter.lower()}"
            pictures.append((letter, self._album.add(name, svg, title, _BESIDE)))
        return paired(pictures)

    def solved(self, number: int, question: ExamQuestion, told: Told) -> list[str]:
        """The board with its solution lit up, and the legend; grids to order have none."""
        if isinstance(question, Order):
            return []
        title = self._say("exam-key-board", number=number)
        svg = _drawn(question, title, self._language, told.light)
        picture = self._album.add(f"q{number:02d}-solution", svg, title, _USUAL)
        if isinstance(question, NonogramQuestion):
            return [picture]
        legend = [f"- {line}" for line in picture_legend(told.legend)]
        if legend and isinstance(question, Every) and len(question.steps) > 1:
            legend.append(f"- {self._say('exam-key-first')}")
        return [picture, "", *legend] if legend else [picture]

    def answered(self, number: int, question: ExamQuestion, answer: ExamAnswer) -> list[str]:
        """The board with an answer drawn on it; grids to order as they are."""
        if isinstance(question, Order):
            return self._grids(number, question)
        title = self._say("exam-report-board", number=number)
        if isinstance(question, NonogramQuestion):
            svg = _painted(question, answer, title)
        else:
            assert isinstance(question, GridQuestion)
            svg = _written(question, answer, title)
        return [self._album.add(f"q{number:02d}-answer", svg, title, _USUAL)]


def _drawn(
    question: ExamQuestion, title: str, language: Language, light: AnyLight | None = None
) -> str:
    """The board as it is asked, with what its game's coach lights up, if anything."""
    if isinstance(question, NonogramQuestion):
        return nonogram_svg(
            question.position,
            light=light if isinstance(light, NonogramLight) else NonogramLight(),
            title=title,
        )
    assert isinstance(question, GridQuestion)
    return board_svg(
        question.grid,
        is_marked=question.is_marked,
        light=light if isinstance(light, Light) else Light(),
        pointed=question.pointed,
        title=title,
        language=language,
    )


def _painted(question: NonogramQuestion, answer: ExamAnswer, title: str) -> str:
    """What was painted stands in a frame, a dashed one where it is wrong."""
    board, light = question.position, NonogramLight()
    if isinstance(question, Picture | OnLine):
        board, light = question.board(answer), NonogramLight(wrong=tuple(question.wrong(answer)))
    own = [
        cell
        for cell, colour in enumerate(board.cells)
        if colour != UNKNOWN and question.position.colour(cell) == UNKNOWN
    ]
    return nonogram_svg(board, light=light, own=own, title=title)


def _written(question: GridQuestion, answer: ExamAnswer, title: str) -> str:
    """What was placed is underlined, what was crossed out is struck, cells have their signs."""
    grid, light = question.grid, Light()
    pointed, placed, crossed = question.pointed, set[Candidate](), set[Candidate]()
    if isinstance(question, Next):
        pointed = answer.cells
        placed = {answer.placed} if answer.placed else set()
    elif isinstance(question, Finish):
        placed = _filled(question, answer)
        light = Light(wrong=tuple(question.wrong(answer)))
    elif isinstance(question, Judge) and not answer.is_one:
        light = Light(wrong=tuple(sorted(answer.cells)))
    elif question.places:
        placed = set(answer.candidates)
    else:
        crossed = set(answer.candidates)
    return board_svg(
        grid,
        is_marked=question.is_marked,
        light=light,
        pointed=pointed,
        crossed=crossed,
        placed=placed,
        title=title,
    )


def _filled(question: Finish, answer: ExamAnswer) -> set[Candidate]:
    """The digits of a grid as far as it was finished."""
    return {
        Candidate(cell, value)
        for cell, value in enumerate(question.board(answer).values)
        if value and not question.grid.values[cell]
    }
