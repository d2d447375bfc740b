"""Finders of exotic patterns on boards of 9x9, written from the definitions alone.

They are slow and share nothing with those of the house, so that both must be wrong in the same
way to agree. Each yields what an instance removes, as pairs of a cell and a digit.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product

from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid

Found = frozenset[tuple[int, int]]
_N, _DIGITS = range(9), range(1, 10)
_ROWS = [[9 * r + c for c in _N] for r in _N]
_COLUMNS = [[9 * r + c for r in _N] for c in _N]
_BOXES = [[9 * (b // 3 * 3 + i // 3) + b % 3 * 3 + i % 3 for i in _N] for b in _N]
_HOUSES = [frozenset(house) for house in (*_ROWS, *_COLUMNS, *_BOXES)]
_PEERS = [
    frozenset().union(*(house for house in _HOUSES if cell in house)) - {cell} for cell in range(81)
]
_PAIRS_OF_LINES = [(a, b) for a, b in combinations(_N, 2) if a // 3 != b // 3]


def _box(cell: int) -> int:
    return cell // 27 * 3 + cell % 9 // 3


class Board:
    """The digits that stand, and the candidates of each open cell."""

    def __init__(self, grid: Grid) -> None:
        self.values = list(grid.values)
        self.open = {cell: set(digits(grid.candidates[cell])) for cell in grid.empty_cells()}

    def has(self, cell: int, digit: int) -> bool:
        """Whether a digit is a candidate of a cell."""
        return digit in self.open.get(cell, ())

    def places(self, house: Iterable[int], digit: int) -> set[int]:
        """The open cells of a house that may hold a digit."""
        return {cell for cell in house if self.has(cell, digit)}

    def of(self, cells: Iterable[int]) -> set[int]:
        """All candidates of some cells."""
        return set[int]().union(*(self.open.get(cell, set()) for cell in cells))

    def guarded(self, guardians: Iterable[tuple[int, int]]) -> Found:
        """What cannot be true together with any of some candidates, one of which is true."""
        clashing = [
            {(cell, other) for other in self.open[cell] if other != digit}
            | {(seen, digit) for seen in self.places(_PEERS[cell], digit)}
            for cell, digit in guardians
        ]
        if len(clashing) == 1:  # it is placed
            ((cell, digit),) = guardians
            return frozenset((cell, other) for other in self.open[cell] if other != digit)
        return frozenset(set.intersection(*clashing))


def tridagons(board: Board) -> Iterator[Found]:
    """Four boxes, three cells in each: an odd number of the permutations is odd."""
    for triple in map(set, combinations(_DIGITS, 3)):
        parts = [list(_transversals(board, box, triple)) for box in _N]
        for bands, stacks in product(combinations(range(3), 2), repeat=2):
            for four in product(*(parts[3 * band + stack] for band in bands for stack in stacks)):
                cells = [cell for part, _ in four for cell in part]
                others = [(c, digit) for c in cells for digit in board.open[c] - triple]
                if sum(is_odd for _, is_odd in four) % 2 and 0 < len(others) <= 8:
                    yield board.guarded(others)


def _transversals(board: Board, box: int, triple: set[int]) -> Iterator[tuple[list[int], bool]]:
    for order in permutations(range(3)):
        cells = [_BOXES[box][3 * row + column] for row, column in enumerate(order)]
        held = [board.open.get(cell, set()) & triple for cell in cells]
        if all(held) and set.union(*held) == triple:
            yield cells, sum(a > b for a, b in combinations(order, 2)) % 2 == 1


def sk_loops(board: Board) -> Iterator[Found]:
    """Start with any digits in the first link: those of the others follow."""
    for (top, bottom), (left, right) in product(_PAIRS_OF_LINES, repeat=2):
        corners = ((top, left), (bottom, left), (bottom, right), (top, right))
        dominoes: list[set[int]] = []
        houses: list[frozenset[int]] = []
        for number, (row, column) in enumerate(corners):
            corner = 9 * row + column
            box = set(_BOXES[_box(corner)]) - {corner}
            across, down = box & set(_ROWS[row]), box & set(_COLUMNS[column])
            dominoes += [down, across] if number % 2 else [across, down]
            comes_by = _COLUMNS[column] if number % 2 else _ROWS[row]
            houses += [frozenset(comes_by), frozenset(_BOXES[_box(corner)])]
        cells = [cell for domino in dominoes for cell in domino if cell in board.open]
        held = [board.of(domino) for domino in dominoes]
        for size in range(len(held[0]) + 1) if len(cells) >= 14 else ():
            for first in combinations(sorted(held[0]), size):
                links = [set(first)]
                for domino in held:
                    links.append(domino - links[-1])
                if links[8] <= links[0] and sum(map(len, links[:8])) == len(cells):
                    yield frozenset(
                        (cell, digit)
                        for number, (house, link) in enumerate(zip(houses, links, strict=False))
                        for digit in link
                        for cell in board.places(house, digit)
                        if cell not in dominoes[number - 1] | dominoes[number]
                    )


def exocets(board: Board) -> Iterator[Found]:
    """Two base cells, a target in each other box of the band, and the cross-lines."""
    for is_turned, row, stack in product((False, True), _N, range(3)):
        across = _COLUMNS if is_turned else _ROWS
        band = [line for line in range(row // 3 * 3, row // 3 * 3 + 3) if line != row]
        others = [other for other in range(3) if other != stack]
        for base in combinations(range(3 * stack, 3 * stack + 3), 2):
            cells = [across[row][column] for column in base]
            wanted = board.of(cells)
            if not all(cell in board.open for cell in cells) or len(wanted) not in (3, 4):
                continue
            (third,) = {3 * stack, 3 * stack + 1, 3 * stack + 2} - {*base}
            aims = [product(range(3 * o, 3 * o + 3), (band, band[::-1])) for o in others]
            for (one, (at, by)), (two, (at_2, by_2)) in product(*aims):
                targets = across[at][one], across[at_2][two]
                companions = across[by][one], across[by_2][two]
                if all(board.open.get(t, set()) & wanted for t in targets) and not any(
                    board.of([c]) & wanted or board.values[c] in wanted for c in companions
                ):
                    lines = (one, two, third)
                    if all(_is_covered(board, across, row, lines, digit) for digit in wanted):
                        lost = wanted - board.of(targets)
                        yield frozenset(
                            {(t, digit) for t in targets for digit in board.open[t] - wanted}
                            | {(c, digit) for c in cells for digit in board.open[c] & lost}
                        )


def _is_covered(
    board: Board, across: list[list[int]], row: int, lines: tuple[int, ...], digit: int
) -> bool:
    """Whether two lines hold all places of a digit in the cross-lines outside the band."""
    places = [
        (line, column)
        for line, column in product(_N, lines)
        if line // 3 != row // 3
        and (board.has(across[line][column], digit) or board.values[across[line][column]] == digit)
    ]
    covers = [(0, line) for line in _N] + [(1, column) for column in lines]
    return any(
        all(any(place[kind] == number for kind, number in two) for place in places)
        for two in combinations(covers, 2)
    )


def fireworks(board: Board, crossing: int) -> Iterator[tuple[int, set[int], set[int]]]:
    """The digits that row and column have one place each of at most outside the box."""
    row, column = _ROWS[crossing // 9], _COLUMNS[crossing % 9]
    box = set(_BOXES[_box(crossing)])
    standing = {board.values[cell] for cell in {*row, *column, *box}}
    for digit in set(_DIGITS) - standing if crossing in board.open else ():
        in_row = board.places(set(row) - box, digit)
        in_column = board.places(set(column) - box, digit)
        if len(in_row) < 2 and len(in_column) < 2:
            yield digit, in_row, in_column


def firework_triples(board: Board) -> Iterator[Found]:
    """Three fireworks on the same cells."""
    for crossing, wanted, cells in _fireworks_together(board, 3):
        lines = {*_ROWS[crossing // 9], *_COLUMNS[crossing % 9]}
        aside = set(_BOXES[_box(crossing)]) - lines
        yield frozenset(
            {(cell, digit) for cell in cells for digit in board.open[cell] - wanted}
            | {(cell, digit) for digit in wanted for cell in board.places(aside, digit)}
        )


def firework_pairs(board: Board) -> Iterator[Found]:
    """Two fireworks on the same cells, two of which see a cell with just these digits."""
    for _, wanted, cells in _fireworks_together(board, 2):
        for bivalue, held in board.open.items():
            unseen = cells - _PEERS[bivalue]
            if held == wanted and bivalue not in cells and len(unseen) == 1:
                (third,) = unseen
                yield frozenset((third, digit) for digit in board.open[third] - wanted)


def _fireworks_together(board: Board, count: int) -> Iterator[tuple[int, set[int], set[int]]]:
    for crossing in board.open:
        for some in combinations(fireworks(board, crossing), count):
            in_row = set[int]().union(*(row for _, row, _ in some))
            in_column = set[int]().union(*(column for _, _, column in some))
            if len(in_row) == len(in_column) == 1:
                yield crossing, {digit for digit, _, _ in some}, {crossing} | in_row | in_column


def firework_quads(board: Board) -> Iterator[Found]:
    """Two digits on each of two opposite corners, with the same wings."""
    for (top, bottom), (left, right) in product(_PAIRS_OF_LINES, repeat=2):
        falling = 9 * top + left, 9 * bottom + right
        rising = 9 * top + right, 9 * bottom + left
        for crossings, wings in ((falling, rising), (rising, falling)):
            if not all(wing in board.open for wing in wings):
                continue
            own = [
                [d for d, row, column in fireworks(board, cell) if row | column <= {*wings}]
                for cell in crossings
            ]
            for pairs in product(*(map(set, combinations(some, 2)) for some in own)):
                if not pairs[0] & pairs[1]:
                    yield _quad(board, crossings, wings, pairs)


def _quad(
    board: Board,
    crossings: tuple[int, int],
    wings: tuple[int, int],
    pairs: tuple[set[int], ...],
) -> Found:
    gone = {(wing, d) for wing in wings for d in board.open[wing] - pairs[0] - pairs[1]}
    for crossing, pair in zip(crossings, pairs, strict=True):
        lines = {*_ROWS[crossing // 9], *_COLUMNS[crossing % 9]}
        aside = set(_BOXES[_box(crossing)]) - lines
        gone |= {(crossing, digit) for digit in board.open[crossing] - pair}
        gone |= {(cell, digit) for digit in pair for cell in board.places(aside, digit)}
    return frozenset(gone)


def graves(board: Board) -> Iterator[tuple[dict[int, set[int]], list[tuple[int, int]]]]:
    """What is kept of each cell with more than two candidates, and the extras."""
    many = [cell for cell, held in board.open.items() if len(held) > 2]
    if not 0 < len(many) <= 4 or any(len(held) < 2 for held in board.open.values()):
        return
    for chosen in product(*(combinations(sorted(board.open[cell]), 2) for cell in many)):
        kept = board.open | {c: set(pair) for c, pair in zip(many, chosen, strict=True)}
        if all(
            sum(digit in kept.get(cell, ()) for cell in house) in (0, 2)
            for house in _HOUSES
            for digit in _DIGITS
        ):
            extras = [(cell, digit) for cell in many for digit in board.open[cell] - kept[cell]]
            yield {cell: kept[cell] for cell in many}, extras


def bugs_2(board: Board) -> Iterator[Found]:
    """Extras of one digit."""
    for _, extras in graves(board):
        if len({digit for _, digit in extras}) == 1 < len(extras):
            yield board.guarded(extras)


def bugs_plus_n(board: Board) -> Iterator[Found]:
    """Extras of several digits."""
    for _, extras in graves(board):
        if len({digit for _, digit in extras}) > 1:
            yield board.guarded(extras)


def bugs_3(board: Board) -> Iterator[Found]:
    """The extras of a house are one cell of a naked subset there."""
    for kept, extras in graves(board):
        wanted = {digit for _, digit in extras}
        for house in [house for house in _HOUSES if kept.keys() <= house]:
            rest = [cell for cell in house if cell in board.open and cell not in kept]
            for size in range(1, len(rest)) if len(kept) > 1 < len(wanted) else ():
                for subset in combinations(rest, size):
                    held = wanted | board.of(subset)
                    if len(held) == size + 1:
                        whole = kept.keys() | {*subset}
                        shared = [other for other in _HOUSES if whole <= other]
                        yield frozenset(
                            (cell, digit)
                            for other in shared
                            for digit in held
                            for cell in board.places(other - whole, digit)
                        )


def bugs_4(board: Board) -> Iterator[Found]:
    """Two cells with extras are the only places of a digit that both keep."""
    for kept, _ in graves(board):
        for house in _HOUSES if len(kept) == 2 else ():
            for digit in set.intersection(*kept.values()):
                if board.places(house, digit) == kept.keys():
                    yield frozenset(
                        (cell, other) for cell, pair in kept.items() for other in pair - {digit}
                    )
