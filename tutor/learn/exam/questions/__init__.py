"""The kinds of questions, and how one is read from what was kept."""

from tutor.base.document import Place, from_text, read_list, read_text
from tutor.games.both import NONOGRAM, SUDOKU, game_of
from tutor.games.game import Game
from tutor.games.nonogram.lines import line_board
from tutor.learn.exam.kinds import (
    KINDS,
    NONOGRAM_KINDS,
    GridKind,
    Kind,
    NonogramKind,
    read_kind,
    read_technique,
)
from tutor.learn.exam.questions.base import ExamQuestion, read_minutes, read_points
from tutor.learn.exam.questions.every import Every
from tutor.learn.exam.questions.finish import Finish
from tutor.learn.exam.questions.grid import GridQuestion, read_written
from tutor.learn.exam.questions.judge import Judge
from tutor.learn.exam.questions.next import Next
from tutor.learn.exam.questions.nonogram import (
    NonogramQuestion,
    OnLine,
    read_clue,
    read_position,
    read_signs,
)
from tutor.learn.exam.questions.order import LETTERS, Order, RatedGrid
from tutor.learn.exam.questions.picture import Picture
from tutor.learn.exam.questions.rule import WhichRule
from tutor.learn.exam.questions.simplest import Simplest
from tutor.learn.writing import read_cells

__all__ = [
    "KINDS",
    "LETTERS",
    "NONOGRAM_KINDS",
    "Every",
    "ExamQuestion",
    "Finish",
    "GridKind",
    "GridQuestion",
    "Judge",
    "Kind",
    "Next",
    "NonogramKind",
    "NonogramQuestion",
    "OnLine",
    "Order",
    "Picture",
    "Simplest",
    "WhichRule",
    "read_question",
]


def read_question(place: Place) -> ExamQuestion:
    """The question that was written so.

    Raises:
        BadDocument: it makes no sense.
    """
    question = _read(place)
    question.points = place.maybe("points", read_points, question.points)
    return question


def _read(place: Place) -> ExamQuestion:
    kind = place.of("kind", read_kind)
    game = NONOGRAM if kind in NONOGRAM_KINDS else SUDOKU
    technique = place.of("technique", lambda value: _technique(value, game))
    minutes = place.of("minutes", read_minutes)
    if game is NONOGRAM:
        return _about_nonograms(place, kind, technique, minutes)
    if kind == "order":
        grids = tuple(
            RatedGrid(
                read_written(one), one.of("score", read_minutes), one.of("hardest", read_text)
            )
            for one in place.items("grids")
        )
        return place.of_itself(lambda _: Order(technique, grids, minutes))
    grid = read_written(place)
    if kind == "next":
        return Next(technique, grid, minutes, _options(place, game))
    if kind == "simplest":
        return Simplest(technique, grid, minutes, _options(place, game))
    if kind == "judge":
        cells = place.of("cells", from_text(lambda text: frozenset(read_cells(text))))
        return Judge(technique, grid, minutes, cells)
    return (Every if kind == "every" else Finish)(technique, grid, minutes)


def _about_nonograms(place: Place, kind: Kind, technique: str, minutes: float) -> ExamQuestion:
    if kind == "line":
        clue, cells = place.of("clue", read_clue), place.of("cells", read_signs)
        return OnLine(technique, line_board(clue, cells), minutes)
    position = read_position(place)
    if kind == "rule":
        return WhichRule(technique, position, minutes, _options(place, NONOGRAM))
    return Picture(technique, position, minutes)


def _technique(value: object, game: Game) -> str:
    """The id of a technique of a game."""
    if game_of(technique := read_technique(value)) is not game:
        raise ValueError(value)
    return technique


def _options(place: Place, game: Game) -> tuple[str, ...]:
    return place.of("options", lambda value: _names(value, game))


def _names(value: object, game: Game) -> tuple[str, ...]:
    if not (names := tuple(_technique(one, game) for one in read_list(value))):
        raise ValueError(value)
    return names
