"""Random full boards: the solutions that puzzles are dug from.

Boards that the quick search can fill are filled by it from nothing, in random
order. Larger ones start from a regular pattern and walk at random through the
space of solutions by swaps that keep every rule. Both are then shuffled by a
random symmetry of the game, which makes all boards of one family equally
likely.
"""

from tutor.base.dice import Dice
from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.sudoku import cover
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.shuffle import shuffled_values

_NODES_PER_CELL = 20
"""A random filling that needs more guesses than this has gone astray: begin again."""
_SWAPS_PER_CELL = 2


def full_board(geometry: Geometry, dice: Dice, pulse: Pulse = no_pulse) -> list[int]:
    """The values of a random solved board; on large ones the pulse may stop the work."""
    fill = _searched if geometry.n <= cover.LARGEST_N else _walked
    values = fill(geometry, dice, pulse)
    return shuffled_values(geometry, values, dice)


def _searched(geometry: Geometry, dice: Dice, pulse: Pulse) -> list[int]:
    tables = cover.cover_of(geometry)
    empty = Grid(geometry)
    while True:
        watch = Watch(limit=_NODES_PER_CELL * geometry.cell_count, pulse=pulse)
        try:
            trail = next(tables.solutions(tables.everything, dice=dice, watch=watch))
        except BudgetSpent:
            continue
        return tables.values(empty, trail)


def _walked(geometry: Geometry, dice: Dice, pulse: Pulse) -> list[int]:
    n, box_rows, box_cols = geometry.n, geometry.box_rows, geometry.box_cols
    pattern = [
        (row % box_rows * box_cols + row // box_rows + column) % n + 1
        for row in range(n)
        for column in range(n)
    ]
    values = shuffled_values(geometry, pattern, dice)
    for _ in range(_SWAPS_PER_CELL * geometry.cell_count):
        pulse()
        kind = dice.below(3)
        if kind == 0:
            _swap_lines(values, _neighbours(n, box_rows, dice), n, n, 1, dice)
        elif kind == 1:
            _swap_lines(values, _neighbours(n, box_cols, dice), n, 1, n, dice)
        else:
            _swap_digits(geometry, values, dice)
    return values


def _neighbours(n: int, lines: int, dice: Dice) -> tuple[int, int]:
    """Two lines of one band (the same one twice where a band has a single line)."""
    band = dice.below(n // lines) * lines
    return band + dice.below(lines), band + dice.below(lines)


def _swap_lines(
    values: list[int], lines: tuple[int, int], n: int, across: int, along: int, dice: Dice
) -> None:
    """Exchange between two lines of a band one smallest set of cells that allows it.

    Facing cells share a box, so only the two lines themselves must stay
    whole: follow each digit that moves in to its old place until the cycle closes.
    """
    one, other = lines[0] * across, lines[1] * across
    if one == other:
        return
    where = {values[one + i * along]: i for i in range(n)}
    start = i = dice.below(n)
    while True:
        a, b = one + i * along, other + i * along
        values[a], values[b] = values[b], values[a]
        i = where[values[a]]
        if i == start:
            return


def digit_chain(geometry: Geometry, values: list[int], start: int, digit: int) -> set[int]:
    """The cells to exchange so that ``start`` may hold ``digit`` instead of its own.

    In a full board, the cells of two digits linked through shared houses:
    exchanging the two digits in them gives another valid board.
    """
    n = geometry.n
    facing: dict[int, list[int]] = {}
    for d in (values[start], digit):
        by_house = facing[d] = [0] * (3 * n)
        for row in range(n):
            cell = values.index(d, row * n, row * n + n)
            by_house[row] = by_house[n + cell % n] = by_house[2 * n + geometry.box_of[cell]] = cell
    both = values[start] + digit
    chain, frontier = {start}, [start]
    while frontier:
        cell = frontier.pop()
        by_house = facing[both - values[cell]]
        for house in (cell // n, n + cell % n, 2 * n + geometry.box_of[cell]):
            if by_house[house] not in chain:
                chain.add(by_house[house])
                frontier.append(by_house[house])
    return chain


def _swap_digits(geometry: Geometry, values: list[int], dice: Dice) -> None:
    start = dice.below(geometry.cell_count)
    digit = dice.below(geometry.n) + 1
    both = values[start] + digit
    if digit != values[start]:
        for cell in digit_chain(geometry, values, start, digit):
            values[cell] = both - values[cell]
