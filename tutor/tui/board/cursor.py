"""A cursor on the cells of a board, whatever the game: where keys and commands lead it."""

from collections.abc import Callable

from tutor.tui.commands import vim_move

_ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class Cursor:
    """Where somebody is on a board; it goes round the edges."""

    def __init__(self, width: int, height: int, is_blank: Callable[[int], bool]) -> None:
        """A cursor on the first cell with nothing in it.

        Args:
            width: how many columns there are.
            height: how many rows there are.
            is_blank: whether a cell has nothing in it yet.
        """
        self.width, self.height = width, height
        self._is_blank = is_blank
        self.cell = next(filter(is_blank, range(width * height)), 0)

    def arrow(self, key: str, *, vim_keys: bool) -> tuple[int, bool] | None:
        """The cell that a key leads to, and whether Shift was held; None if it leads nowhere."""
        shift, name = key.startswith("shift+"), key.removeprefix("shift+")
        if vim_keys and len(key) == 1 and vim_move(key.lower()):
            shift, name = key.isupper(), vim_move(key.lower()) or name
        if name not in _ARROWS:
            return None
        down, right = _ARROWS[name]
        row, column = divmod(self.cell, self.width)
        row, column = (row + down) % self.height, (column + right) % self.width
        return row * self.width + column, shift

    def next_blank(self, step: int = 1) -> int:
        """The next cell with nothing in it, or the one before; this one if there is none."""
        count = self.width * self.height
        ahead = ((self.cell + step * distance) % count for distance in range(1, count + 1))
        return next(filter(self._is_blank, ahead), self.cell)

    @property
    def row_start(self) -> int:
        """The first cell of the row."""
        return self.cell - self.cell % self.width

    @property
    def row_end(self) -> int:
        """The last cell of the row."""
        return self.row_start + self.width - 1
