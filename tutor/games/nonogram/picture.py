"""A nonogram as a picture: an SVG text for printed papers and for reports.

Like the boards of Sudoku it says nothing by colour alone, and has plain shapes only: where there
are several inks, their letters stand in the cells and beside the numbers.
"""

from collections.abc import Iterable, Iterator

from tutor.games.nonogram.coach import DARK, Light
from tutor.games.picture_shapes import (
    INK,
    Shapes,
    cross,
    document,
    group,
    line,
    outlines,
    rectangle,
    text,
)
from tutor.nonogram.inks import Clue, ColourClue, Ink, block_words
from tutor.nonogram.position import BLACK, WHITE, Colour, Position
from tutor.nonogram.puzzle import Line, Puzzle

_SIDE = 28.0
"""Of a cell."""
_MARGIN = 4.0
_NUMBERS = 18.0
"""Right and below, for the numbers of rows and columns."""
_FONT, _SMALL = 14.0, 9.0
_LARGE_PRINT = 18.0
_STRONG = 1.8
"""How much thicker the rules are in large print."""
_LETTER = 9.0
"""The room of a sign of a clue."""
_EVERY = 5
"""So many cells lie between two thick rules."""


class _Layout:
    """Where the cells of a nonogram are."""

    def __init__(self, puzzle: Puzzle, *, is_large: bool = False) -> None:
        self.puzzle = puzzle
        self.font = _LARGE_PRINT if is_large else _FONT
        self.letter = _LETTER * self.font / _FONT
        self.strength = _STRONG if is_large else 1.0
        tops = [] if puzzle.is_line else [len(_numbers(clue)) for clue in puzzle.columns]
        sides = [len(" ".join(_numbers(clue))) for clue in puzzle.rows]
        self.left = _MARGIN + self.letter * (max(sides) + 1)
        self.top = _MARGIN + (self.font + 3) * max(tops, default=0) + 3
        self.right = self.left + _SIDE * puzzle.width
        self.bottom = self.top + _SIDE * puzzle.height
        self.width, self.height = self.right + _NUMBERS, self.bottom + _NUMBERS

    def corner(self, cell: int) -> tuple[float, float]:
        """Where a cell begins."""
        row, column = divmod(cell, self.puzzle.width)
        return self.left + _SIDE * column, self.top + _SIDE * row


def nonogram_svg(
    position: Position,
    *,
    light: Light = DARK,
    own: Iterable[int] = (),
    title: str = "",
    is_large: bool = False,
) -> str:
    """A board as an SVG text, always the same for the same board.

    Args:
        position: what is known, with what the learner painted.
        light: what the coach makes black and white, which stands in frames, and its line.
        own: the learner's own cells, which do too; dashed frames are around what is wrong.
        title: what the picture shows, in words.
        is_large: whether its numbers and rules are as large and strong as there is room.
    """
    layout = _Layout(position.puzzle, is_large=is_large)
    board = position.copy()
    board.paint(light.colours)
    framed = {*light.black, *light.white, *own}
    wrong = set(light.wrong)
    shapes = (
        *_ground(layout, light.line),
        *_cells(layout, board, framed),
        *_rules(layout),
        *_clues(layout),
        *_names(layout),
        *outlines("framed", [_frame(layout, cell) for cell in sorted(framed - wrong)], 1.5),
        *outlines("wrong", [_frame(layout, cell) for cell in sorted(wrong)], 1.5, "3 3"),
    )
    return document(shapes, layout.width, layout.width, title, height=layout.height)


def _ground(layout: _Layout, line: Line | None) -> Shapes:
    """The cells of the line that is spoken of, tinted."""
    if line is None:
        return ()
    corners = map(layout.corner, layout.puzzle.cells_of(line))
    return group("ground", [rectangle(*at, _SIDE, _SIDE) for at in corners], fill="#ececec")


def _numbers(clue: Clue) -> list[str]:
    """What is written for a clue: a line without blocks has a zero."""
    return block_words(clue) or ["0"]


def _of(board: Position, colour: Colour) -> list[int]:
    return [cell for cell, is_ in enumerate(board.cells) if is_ == colour]


def _cells(layout: _Layout, board: Position, framed: set[int]) -> Iterator[str]:
    """Black cells are filled, white ones have a cross; within a frame both are smaller."""
    inks = board.puzzle.inks
    for colour, fill in [(ink.colour, f"#{ink.rgb}") for ink in inks] or [(BLACK, INK)]:
        filled = [
            rectangle(*layout.corner(cell), _SIDE, _SIDE, 6.0 if cell in framed else 1.5)
            for cell in _of(board, colour)
        ]
        yield from group("black", filled, fill=fill)
    for ink in inks:
        corners = [layout.corner(cell) for cell in _of(board, ink.colour)]
        letters = [text(x + _SIDE / 2, y + _SIDE / 2, _FONT, ink.letter) for x, y in corners]
        yield from group("letters", letters, fill=f"#{ink.contrast}")
    crossed: list[str] = []
    for cell in _of(board, WHITE):
        x, y = layout.corner(cell)
        crossed += cross(x + _SIDE / 2, y + _SIDE / 2, 5.0)
    yield from outlines("white", crossed, 1.2)


def _frame(layout: _Layout, cell: int) -> str:
    return rectangle(*layout.corner(cell), _SIDE, _SIDE, 3.0)


def _rules(layout: _Layout) -> Shapes:
    """Thin rules between cells, thick ones around five of them and around all."""
    thin: list[str] = []
    thick: list[str] = []
    for index in range(layout.puzzle.width + 1):
        x = layout.left + _SIDE * index
        is_thick = index % _EVERY == 0 or index == layout.puzzle.width
        (thick if is_thick else thin).append(line(x, layout.top, x, layout.bottom))
    for index in range(layout.puzzle.height + 1):
        y = layout.top + _SIDE * index
        is_thick = index % _EVERY == 0 or index == layout.puzzle.height
        (thick if is_thick else thin).append(line(layout.left, y, layout.right, y))
    return (
        *outlines("thin", thin, 0.6 * layout.strength),
        *outlines("thick", thick, 1.8 * layout.strength),
    )


def _clues(layout: _Layout) -> Shapes:
    """The clues of the rows end at the board, those of the columns stand on it."""
    found: list[str] = []
    if layout.puzzle.inks:
        return _clues_in_inks(layout)
    for row, clue in enumerate(layout.puzzle.rows):
        words = " ".join(_numbers(clue))
        x = layout.left - layout.letter * (len(words) + 1) / 2
        found.append(text(x, layout.top + _SIDE * (row + 0.5), layout.font, words))
    for column, clue in enumerate(() if layout.puzzle.is_line else layout.puzzle.columns):
        numbers = _numbers(clue)
        for index, number in enumerate(numbers):
            y = layout.top - (layout.font + 3) * (len(numbers) - index - 0.4)
            found.append(text(layout.left + _SIDE * (column + 0.5), y, layout.font, number))
    return group("clues", found, fill=INK)


def _clues_in_inks(layout: _Layout) -> Shapes:
    """The same, each number with the letter of its ink, and on a ground of it."""
    puzzle = layout.puzzle
    places: list[tuple[float, float, str, Ink | None]] = []
    for row, clue in enumerate(puzzle.rows):
        x = layout.left - layout.letter
        for word, ink in reversed(list(zip(_numbers(clue), _inks(clue), strict=True))):
            middle = x - layout.letter * len(word) / 2
            places.append((middle, layout.top + _SIDE * (row + 0.5), word, ink))
            x -= layout.letter * (len(word) + 1)
    for column, clue in enumerate(puzzle.columns):
        words = _numbers(clue)
        for index, (word, ink) in enumerate(zip(words, _inks(clue), strict=True)):
            y = layout.top - (layout.font + 3) * (len(words) - index - 0.4)
            places.append((layout.left + _SIDE * (column + 0.5), y, word, ink))
    grounds, told = [], []
    for x, y, word, ink in places:
        if ink is not None:
            # Three signs fill a column: their ground leaves a little between two of them.
            wide = layout.letter * len(word) + (3 if len(word) < 3 else -1)
            tall = layout.font + 2
            left, top = x - wide / 2, y - tall / 2
            grounds.append(rectangle(left, top, wide, tall, fill=f"#{ink.rgb}"))
        fill = INK if ink is None else f"#{ink.contrast}"
        told.append(text(x, y, layout.font, word, fill=fill))
    return (*group("inks", grounds), *group("clues", told))


def _inks(clue: Clue) -> list[Ink | None]:
    """The ink of each number; none of the zero of a line without blocks."""
    return list(clue.inks) if isinstance(clue, ColourClue) and clue else [None]


def _names(layout: _Layout) -> Shapes:
    """The numbers of rows and columns, small, right of the board and below it."""
    found = []
    for row in range(layout.puzzle.height):
        y = layout.top + _SIDE * (row + 0.5)
        found.append(text(layout.right + _NUMBERS / 2, y, _SMALL, str(row + 1)))
    for column in range(layout.puzzle.width):
        x = layout.left + _SIDE * (column + 0.5)
        found.append(text(x, layout.bottom + _NUMBERS / 2, _SMALL, str(column + 1)))
    return group("numbers", found, fill=INK)
