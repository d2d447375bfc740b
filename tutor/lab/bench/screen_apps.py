"""The two programs whose keys are timed: ``python -m tutor.lab.bench.screen_apps ours|widgets``."""

import sys

from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

PUZZLE = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
"""Few digits: nearly every cell is full of marks."""


def main(name: str) -> None:
    """Show a board until the process is ended."""
    grid = Grid(Geometry.of(3, 3), [int(digit) for digit in PUZZLE])
    if name == "ours":
        from tutor.tui.app import run

        run(first=lambda app: app.open_game(grid, "level:easy"))
    else:
        from tutor.lab.bench.screen_widgets import WidgetBoard

        WidgetBoard(grid).run()


if __name__ == "__main__":
    main(sys.argv[1])
