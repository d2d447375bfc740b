"""A picture to see the settings on, half done."""

from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import puzzle_of
from tutor.tui.board.easel import Easel
from tutor.tui.nonogram.picture_easel import PictureEasel
from tutor.tui.screens.base import TutorScreen

_PICTURE = ["..#..", ".###.", "#####", ".#.#.", ".#.#."]
_BOARD = ["..#..", "?###?", "#####", ".#?#.", "?????"]
_CURSOR = 17


def sample(screen: TutorScreen) -> Easel:
    """The picture on an easel, with a cursor."""
    easel = PictureEasel(Position.of(puzzle_of(_PICTURE), _BOARD), screen, has_cursor=True)
    assert easel.cursor is not None
    easel.cursor.cell = _CURSOR
    return easel
