"""``tutor bench search``: exhaustive search of 9x9 grids by us, by two baselines, and by others.

Every engine gets the same strings of 81 characters, ``.`` for an empty cell, and answers with
the first solution, or whether there is exactly one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import islice

from tutor.lab.bench.timing import ROUNDS, PuzzleSet, Tally, take_turn
from tutor.sudoku import search
from tutor.sudoku.formats.common import symbol_values
from tutor.sudoku.formats.writer import line_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

_NINE = Geometry.of(3, 3)
_PEERS = [_NINE.peers(cell) for cell in range(81)]
_HOUSES = [[house.cells for house in _NINE.houses_of(cell)] for cell in range(81)]


def backtracking(puzzle: str) -> Iterator[str]:
    """Every solution by the textbook recursion: the first empty cell, digits in order."""
    cells = list(puzzle)

    def fill() -> Iterator[str]:
        if "." not in cells:
            yield "".join(cells)
            return
        cell = cells.index(".")
        taken = {cells[peer] for peer in _PEERS[cell]}
        for digit in "123456789":
            if digit not in taken:
                cells[cell] = digit
                yield from fill()
        cells[cell] = "."

    return fill()


def propagation(puzzle: str) -> Iterator[str]:
    """Every solution by the method of Norvig's essay, written anew.

    Each cell has a string of possible digits. Removing one may leave a cell
    with a single digit, or a house with a single place for it; both lead to
    further removals. When nothing more follows, guess in a cell with the
    fewest digits.
    """
    start: dict[int, str] | None = dict.fromkeys(range(81), "123456789")
    for cell, digit in enumerate(puzzle):
        if digit != "." and start is not None:
            start = _assign(start, cell, digit)
    return _search(start)


def _search(cells: dict[int, str] | None) -> Iterator[str]:
    if cells is None:
        return
    open_cells = [(len(digits), cell) for cell, digits in cells.items() if len(digits) > 1]
    if not open_cells:
        yield "".join(cells[cell] for cell in range(81))
        return
    cell = min(open_cells)[1]
    for digit in cells[cell]:
        yield from _search(_assign(cells.copy(), cell, digit))


def _assign(cells: dict[int, str], cell: int, digit: str) -> dict[int, str] | None:
    others = cells[cell].replace(digit, "")
    return cells if all(_eliminate(cells, cell, other) for other in others) else None


def _eliminate(cells: dict[int, str], cell: int, digit: str) -> bool:
    if digit not in cells[cell]:
        return True
    left = cells[cell] = cells[cell].replace(digit, "")
    if not left:
        return False
    if len(left) == 1 and not all(_eliminate(cells, peer, left) for peer in _PEERS[cell]):
        return False
    for house in _HOUSES[cell]:
        places = [other for other in house if digit in cells[other]]
        if not places:
            return False
        if len(places) == 1 and _assign(cells, places[0], digit) is None:
            return False
    return True


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
        _baseline("norvig", propagation),
        _baseline("backtracking", backtracking),
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


@dataclass(frozen=True)
class Row:
    """One engine on one set: its speed in both tasks."""

    engine: Engine
    first: Tally
    unique: Tally


def compare(
    engines: list[Engine], puzzles: PuzzleSet, seconds: float, working: Callable[[str], None]
) -> list[Row]:
    """Time every engine on a set; the first engine's answers are the right ones."""
    rows = [Row(engine, Tally(), Tally()) for engine in engines]
    solutions = [engines[0].first(puzzle) for puzzle in puzzles.puzzles]
    unique = [engines[0].is_unique(puzzle) for puzzle in puzzles.puzzles]
    for _ in range(ROUNDS):
        for row in rows:
            working(row.engine.name)
            turn = seconds / ROUNDS
            take_turn(row.first, row.engine.first, puzzles.puzzles, solutions, turn)
            take_turn(row.unique, row.engine.is_unique, puzzles.puzzles, unique, turn)
    return rows
