"""Two well-known ways to solve a 9x9 Sudoku, kept only to be compared with.

They take and give strings of 81 characters, ``.`` for an empty cell.
"""

from collections.abc import Iterator

from tutor.sudoku.geometry import Geometry

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
