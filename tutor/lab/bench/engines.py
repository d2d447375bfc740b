"""The solvers that are compared: ours, the two baselines, and others if installed.

Every engine gets the same strings of 81 characters and answers with the first
solution, or whether there is exactly one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice

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
    sudoku = import_module("sudoku").Sudoku

    def rows(puzzle: str) -> list[list[int | None]]:
        values = grid_of_line(puzzle).values
        return [[value or None for value in values[i : i + 9]] for i in range(0, 81, 9)]

    def first(puzzle: str) -> str:
        solved = sudoku(3, 3, board=rows(puzzle)).solve()
        return "".join(str(value) for row in solved.board for value in row)

    def is_unique(puzzle: str) -> bool:
        return not sudoku(3, 3, board=rows(puzzle)).has_multiple_solutions()

    return Engine("py-sudoku", first, is_unique)


def _dokusan() -> Engine:
    boards = import_module("dokusan.boards")
    solvers = import_module("dokusan.solvers")
    exceptions = import_module("dokusan.exceptions")
    stats = import_module("dokusan.stats")
    decode = partial(boards.Sudoku.from_string, box_size=boards.BoxSize(3, 3))

    def first(puzzle: str) -> str:
        return str(solvers.backtrack(decode(puzzle.replace(".", "0"))))

    def is_unique(puzzle: str) -> bool:
        try:
            stats.rank(decode(puzzle.replace(".", "0")))
        except exceptions.MultipleSolutions:
            return False
        return True

    return Engine("dokusan", first, is_unique)


def _sudokutools() -> Engine:
    decode = partial(import_module("sudokutools.sudoku").Sudoku.decode, empty=".")
    solve = import_module("sudokutools.solve")
    is_unique = import_module("sudokutools.analyze").is_unique

    def first(puzzle: str) -> str:
        return str(next(iter(solve.dlx(decode(puzzle)))).encode())

    return Engine("sudokutools", first, lambda puzzle: bool(is_unique(decode(puzzle))))
