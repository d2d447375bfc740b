"""The boards of a question that was answered: the learner's marks, and what is right."""

from dataclasses import replace
from typing import NamedTuple

from tutor.games.sudoku.board import Board, board_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.questions import LETTERS, Finish, GridQuestion, Order
from tutor.tui.screens.exam_result_words import own_digits

_POINTED, _OWN = 1, 2
"""The colours A, of the cells that a question is about, and B, of the learner's digits."""


class Face(NamedTuple):
    """One of the boards of a question."""

    name: str
    """The letter of a grid, ``yours`` or ``solution``; nothing where there is only one."""
    board: Board
    light: Light = DARK


def faces(question: GridQuestion, answer: Answer, light: Light) -> tuple[Face, ...]:
    """The boards to look at, the first one first.

    Args:
        question: what was asked.
        answer: what was answered.
        light: what the solution lights up.
    """
    if isinstance(question, Order):
        return tuple(
            Face(letter, board_of(rated.grid, is_marked=False))
            for letter, rated in zip(LETTERS, question.grids, strict=False)
        )
    if isinstance(question, Finish):
        return _grid_faces(question, answer, light)
    board = board_of(question.grid, is_marked=question.is_marked)
    for cell in question.pointed:
        board.cells[cell] = board.cells[cell]._replace(colour=_POINTED)
    for cell, digit in own_digits(answer):
        if not board.cells[cell].value:
            board.cells[cell] = board.cells[cell].tinted(digit, _OWN)
    return (Face("", board, light),)


def _grid_faces(question: Finish, answer: Answer, light: Light) -> tuple[Face, ...]:
    """The learner's grid with what is wrong and what is missing; the solution if that differs."""
    yours = question.board(answer)
    wrong = tuple(question.wrong(answer))
    missing = tuple(found for found in light.placements if not yours.values[found.cell])
    first = Face("yours", yours, replace(light, placements=missing, wrong=wrong))
    if not wrong:
        return (first,)
    return first, Face("solution", board_of(question.grid, is_marked=False), light)
