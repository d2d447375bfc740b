"""The kinds of questions, and how one is read from what was kept."""

from tutor.learn.document import Place, read_list, read_text
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.questions.base import (
    KINDS,
    Kind,
    Question,
    read_minutes,
    read_technique,
    read_written,
)
from tutor.learn.exam.questions.every import Every
from tutor.learn.exam.questions.finish import Finish
from tutor.learn.exam.questions.judge import Judge
from tutor.learn.exam.questions.next import Next
from tutor.learn.exam.questions.order import LETTERS, Order, Rated
from tutor.learn.exam.questions.simplest import Simplest
from tutor.learn.writing import read_cells

__all__ = [
    "KINDS",
    "LETTERS",
    "Answer",
    "Every",
    "Finish",
    "Judge",
    "Kind",
    "Next",
    "Order",
    "Question",
    "Rated",
    "Simplest",
    "read_question",
]


def read_question(place: Place) -> Question:
    """The question that was written so.

    Raises:
        BadDocument: it makes no sense.
    """
    kind = place.of("kind", lambda value: KINDS[KINDS.index(value)])
    technique = place.of("technique", read_technique)
    minutes = place.of("minutes", read_minutes)
    if kind == "order":
        grids = tuple(
            Rated(read_written(one), one.of("score", read_minutes), one.of("hardest", read_text))
            for one in place.items("grids")
        )
        return place.of_itself(lambda _: Order(technique, grids, minutes))
    grid = read_written(place)
    if kind == "next":
        return Next(technique, grid, minutes, place.of("options", _options))
    if kind == "simplest":
        return Simplest(technique, grid, minutes, place.of("options", _options))
    if kind == "judge":
        cells = place.of("cells", lambda value: frozenset(read_cells(value)))
        return Judge(technique, grid, minutes, cells)
    return (Every if kind == "every" else Finish)(technique, grid, minutes)


def _options(value: object) -> tuple[str, ...]:
    if not (options := tuple(map(read_technique, read_list(value)))):
        raise ValueError(value)
    return options
