"""Small helpers and positions that tests speak of."""

from tutor.base.dice import Dice
from tutor.sudoku.formats import read_text
from tutor.sudoku.generator import full_board
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CLASSIC_SOLUTION = (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
VERY_HARD = "100000002090400050006000700050903000000070000000850040700000600030009080002000001"
NEEDS_NETS = "5.162..3......52.4.2.......37.2..8....53....1......9......98..765....3..7........"
"""Both kinds of forcing nets, quickly found."""
BRANCHING = "2......45..4.9.3......4.......261..9...4..7.2.3.......65..........7...14.7.3..9.6"
"""Procedures on formulas have to try both sides a few times, and are soon through."""
NINE_SOLUTIONS = "103678002040000900000090000407000010058000260030000804000030000009700020700549006"


def grid_of(text: str, box: Geometry | None = None) -> Grid:
    """The one grid of a text."""
    (entry,) = read_text(text, box)
    assert isinstance(entry.result, Grid), entry.result
    return entry.result


def holes(geometry: Geometry, seed: int, empty: int) -> Grid:
    """A full board with so many cells emptied at random, unique or not."""
    dice = Dice(seed)
    values = full_board(geometry, dice)
    for cell in dice.permutation(geometry.cell_count)[:empty]:
        values[cell] = 0
    return Grid(geometry, values)


def is_solution(grid: Grid, values: list[int]) -> bool:
    """Whether these values complete the grid by the rules and within its candidates."""
    digits = set(range(1, grid.geometry.n + 1))
    return all(
        {values[cell] for cell in house.cells} == digits for house in grid.geometry.houses
    ) and all(
        candidates >> value - 1 & 1
        for candidates, value in zip(grid.candidates, values, strict=True)
    )
