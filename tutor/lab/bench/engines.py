"""The solvers that are compared: ours, the two baselines, and others if installed.

Every engine gets the same strings of 81 characters and answers with the first
solution, or whether there is exactly one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any

from tutor.lab.bench import baselines
from tutor.sudoku import search
from tutor.sudoku.formats.cells import symbol_values
from tutor.sudoku.formats.writer import line_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

PEERS = ("py-sudoku", "dokusan", "sudokutools")
_NINE = Geometry.of(3, 3)


@dataclass(frozen=True)
class Engine:
    """A solver behind two questions."""

    name: str
    """The name of its package; ours and the baselines are named by the language files."""
    first: Callable[[str], str | None]
    is_unique: Callable[[str], bool]


def grid_of_line(puzzle: str) -> Grid:
    """A puzzle of 81 characters as a grid."""
    table = symbol_values(9)
    return Grid(_NINE, [table[sign] for sign in puzzle])


def ours() -> Engine:
    """Our search, text to text, like the others."""

    def first(puzzle: str) -> str | None:
        grid = grid_of_line(puzzle)
        values = search.solve(grid)
        return None if values is None else line_of(grid, values)

    return Engine("ours", first, lambda puzzle: search.is_unique(grid_of_line(puzzle)))


def _baseline(name: str, solutions: Callable[[str], Iterator[str]]) -> Engine:
    return Engine(
        name,
        lambda puzzle: next(solutions(puzzle), None),
        lambda puzzle: sum(1 for _ in islice(solutions(puzzle), 2)) == 1,
    )


def baseline_engines() -> list[Engine]:
    """The ones that are always there."""
    return [
        _baseline("norvig", baselines.propagation),
        _baseline("backtracking", baselines.backtracking),
    ]


def peer(name: str) -> Engine | None:
    """Another package's solver, or None if it is not installed."""
    try:
        return {"py-sudoku": _py_sudoku, "dokusan": _dokusan, "sudokutools": _sudokutools}[name]()
    except ImportError:
        return None


def _py_sudoku() -> Engine:
    sudoku: Any = import_module("sudoku").Sudoku

    def board(puzzle: str) -> Any:
        values = grid_of_line(puzzle).values
        rows = [[value or None for value in values[i : i + 9]] for i in range(0, 81, 9)]
        return sudoku(3, 3, board=rows)

    def first(puzzle: str) -> str:
        return "".join(str(value) for row in board(puzzle).solve().board for value in row)

    return Engine("py-sudoku", first, lambda puzzle: not board(puzzle).has_multiple_solutions())


def _dokusan() -> Engine:
    boards: Any = import_module("dokusan.boards")
    solvers: Any = import_module("dokusan.solvers")
    exceptions: Any = import_module("dokusan.exceptions")
    stats: Any = import_module("dokusan.stats")

    def board(puzzle: str) -> Any:
        box = boards.BoxSize(3, 3)
        return boards.Sudoku.from_string(puzzle.replace(".", "0"), box_size=box)

    def is_unique(puzzle: str) -> bool:
        try:
            stats.rank(board(puzzle))
        except exceptions.MultipleSolutions:
            return False
        return True

    return Engine("dokusan", lambda puzzle: str(solvers.backtrack(board(puzzle))), is_unique)


def _sudokutools() -> Engine:
    decode: Any = import_module("sudokutools.sudoku").Sudoku.decode
    solve: Any = import_module("sudokutools.solve")
    is_unique: Any = import_module("sudokutools.analyze").is_unique

    def board(puzzle: str) -> Any:
        return decode(puzzle, empty=".")

    def first(puzzle: str) -> str:
        return str(next(iter(solve.dlx(board(puzzle)))).encode())

    return Engine("sudokutools", first, lambda puzzle: bool(is_unique(board(puzzle))))
