"""Sudoku games in the tables of the learner's file."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from tutor.learn.document import Place
from tutor.play.game import Game
from tutor.play.log import Entry
from tutor.play.replay import Replay
from tutor.store.moments import stamp
from tutor.store.record import Birth, Record
from tutor.store.shelf import Shelf
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

GameRecord = Record[Grid]
"""What is known of a Sudoku game; its grid has the givens only."""


def box_text(grid: Grid) -> str:
    """The shape of the boxes: ``3x3``."""
    return f"{grid.geometry.box_rows}x{grid.geometry.box_cols}"


def givens_text(grid: Grid) -> str:
    """The givens as numbers, row by row, 0 for a cell without one."""
    return " ".join(
        str(value if grid.is_given(cell) else 0) for cell, value in enumerate(grid.values)
    )


def read_box(text: str) -> Geometry:
    """The board with such boxes.

    Raises:
        TypeError, ValueError: there is none.
    """
    shape = re.fullmatch(r"([0-9]{1,2})x([0-9]{1,2})", text)
    if shape is None:
        raise ValueError(text)
    return Geometry.of(int(shape[1]), int(shape[2]))


def read_givens(text: str, geometry: Geometry) -> Grid:
    """The puzzle with these givens.

    Raises:
        TypeError, ValueError: they are none of such a board.
    """
    if not re.fullmatch(r"[0-9]{1,3}(?: [0-9]{1,3})*", text):
        raise ValueError(text)
    return Grid(geometry, [int(number) for number in text.split()])


class SudokuShelf(Shelf[Grid, Entry, Game]):
    """The tables of Sudoku games."""

    games = "games"
    entries = "entries"
    key = ("box", "givens")

    def written(self, puzzle: Grid) -> tuple[str, ...]:
        """Boxes and givens."""
        return box_text(puzzle), givens_text(puzzle)

    def read(self, texts: Sequence[str]) -> Grid:
        """The puzzle with these boxes and givens."""
        box, givens = texts
        return read_givens(givens, read_box(box))

    def birth(self, created: datetime, puzzle: Grid) -> Birth:
        """Its moment, boxes and givens."""
        return stamp(created), box_text(puzzle), givens_text(puzzle)

    def read_entry(self, data: dict[str, Any]) -> Entry:
        """The entry that was written so."""
        return Entry.from_json(data)

    def timed(self, entry: Entry, elapsed: float) -> Entry:
        """An entry with another time."""
        return replace(entry, elapsed=elapsed)

    def replay(self, puzzle: Grid, log: Iterable[Entry] = ()) -> Replay:
        """The board at the end of a log."""
        return Replay(puzzle, log)

    def game(self, puzzle: Grid, log: Iterable[Entry], record: Callable[[Entry], None]) -> Game:
        """The game that a log tells."""
        return Game(puzzle, log, record)

    def as_json(self, puzzle: Grid) -> dict[str, Any]:
        """Boxes and givens, as the tables have them."""
        return {"box": box_text(puzzle), "givens": givens_text(puzzle)}

    def from_document(self, place: Place) -> Grid:
        """The puzzle with these boxes and givens."""
        geometry = place.of("box", read_box)
        return place.of("givens", lambda text: read_givens(text, geometry))


SUDOKU = SudokuShelf()
