"""The two programs whose keys are timed: ``python -m tutor.lab.bench.screen_apps ours|widgets``.

The second is a board as it is usually made: a container with a widget for each cell. It shows
what ours shows at the same size, without the frame, the coach and the two lines of text
around it; only the cells that change are told to.
"""

import sys
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Grid as Table
from textual.content import Content
from textual.widgets import Static

from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.tui.sudoku.layout import Layout
from tutor.tui.sudoku.look import SIGNS

_MOVES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class CellView(Static):
    """One cell: a digit or its marks, and how it stands to the cursor."""

    def __init__(self, text: str, classes: str) -> None:
        super().__init__(classes=classes)
        self._text = text

    def on_mount(self) -> None:
        """Write the cell for the first time."""
        self.stand(is_peer=False, is_cursor=False)

    def stand(self, *, is_peer: bool, is_cursor: bool) -> None:
        """Show whether the cell sees the cursor, or has it."""
        self.set_class(is_peer, "peer")
        self.set_class(is_cursor, "cursor")
        sign = SIGNS["peer"] if is_peer else " "
        self.update(Content(self._text[:-1] + sign), layout=False)


class WidgetBoard(App[None]):
    """A board of widgets, with a cursor that can be moved."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Table { grid-size: 9 9; width: 45; height: 18; background: #16181f; }
    CellView { width: 5; height: 2; color: #98a0b8; background: #1b1e27; }
    CellView.odd { background: #232733; }
    CellView.given { color: #f5f6fb; text-style: bold; }
    CellView.peer { background: #2b3145; }
    CellView.cursor { background: #4a62a8; }
    """
    INHERIT_BINDINGS: ClassVar[bool] = False

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self._grid = grid
        self._layout_of_cells = Layout(grid.geometry, "M")
        self._cells: list[CellView] = []
        self._cursor = 0

    def compose(self) -> ComposeResult:
        """The cells, row by row."""
        n = self._grid.geometry.n
        for cell, value in enumerate(self._grid.values):
            names = ["given"] if value else []
            if (cell // n + cell % n) % 2:
                names.append("odd")
            self._cells.append(CellView(self._text_of(cell), " ".join(names)))
        yield Table(*self._cells)

    def _text_of(self, cell: int) -> str:
        """A digit in the middle, or each mark in its place."""
        layout, geometry = self._layout_of_cells, self._grid.geometry
        lines = [[" "] * layout.cell_width for _ in range(layout.cell_height)]
        if value := self._grid.values[cell]:
            lines[0][layout.cell_width // 2] = geometry.digit_name(value)
        else:
            for digit in digits(self._grid.candidates[cell]):
                x, y = layout.place_of_mark(digit)
                lines[y][x] = geometry.digit_name(digit)
        return "\n".join("".join(line) for line in lines)

    def on_mount(self) -> None:
        """Begin in the first cell."""
        self._move(0)

    def on_key(self, event: events.Key) -> None:
        """Arrow keys move the cursor, round the edges."""
        if event.key in _MOVES:
            event.stop()
            n = self._grid.geometry.n
            down, right = _MOVES[event.key]
            row, column = divmod(self._cursor, n)
            self._move((row + down) % n * n + (column + right) % n)

    def _move(self, cursor: int) -> None:
        geometry, before = self._grid.geometry, self._cursor
        old, new = set(geometry.peers(before)), set(geometry.peers(cursor))
        self._cursor = cursor
        for cell in (old ^ new) | {before, cursor}:
            self._cells[cell].stand(is_peer=cell in new, is_cursor=cell == cursor)


PUZZLE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
"""Few digits: nearly every cell is full of marks."""


def main(name: str) -> None:
    """Show a board until the process is ended."""
    grid = Grid(Geometry.of(3, 3), [int(digit) for digit in PUZZLE])
    if name == "ours":
        from tutor.games.sudoku.puzzle import GridPuzzle
        from tutor.tui.app import run

        run(first=lambda app: app.puzzles.play(GridPuzzle(grid), "level:easy"))
    else:
        from tutor.lab.bench.screen_apps import WidgetBoard

        WidgetBoard(grid).run()


if __name__ == "__main__":
    main(sys.argv[1])
