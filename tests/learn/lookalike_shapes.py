"""What makes a look-alike plausible, family by family, written without a look at its maker.

The cells have the shape of the pattern, so that the eye takes them for one; and one condition
alone fails: a candidate too many in one cell, a digit with a place too many in one house, or
one thing that the family names itself.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.sudoku.geometry import House, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

Cells = frozenset[int]
Test = Callable[[Grid, Cells], bool]


def held(grid: Grid, cell: int) -> frozenset[int]:
    return frozenset() if grid.values[cell] else frozenset(digits(grid.candidates[cell]))


def places(grid: Grid, house: House, digit: int) -> Cells:
    return frozenset(cell for cell in house.cells if digit in held(grid, cell))


def sees(grid: Grid, one: int, other: int) -> bool:
    return other in grid.geometry.peers(one)


def shared_houses(grid: Grid, cells: Cells) -> list[House]:
    return [house for house in grid.geometry.houses_of(min(cells)) if cells <= set(house.cells)]


def rows_and_columns(grid: Grid, cells: Cells) -> tuple[set[int], set[int]]:
    n = grid.geometry.n
    return {cell // n for cell in cells}, {cell % n for cell in cells}


def common_digits(grid: Grid, cells: Cells) -> frozenset[int]:
    return frozenset.intersection(*(held(grid, cell) for cell in cells))


# Shapes: what is seen at first sight


def in_one_house(grid: Grid, cells: Cells) -> bool:
    return bool(shared_houses(grid, cells))


def in_box_and_line(grid: Grid, cells: Cells) -> bool:
    kinds = {house.kind for house in shared_houses(grid, cells)}
    return "box" in kinds and len(kinds) == 2


def is_rectangle(grid: Grid, cells: Cells) -> bool:
    rows, columns = rows_and_columns(grid, cells)
    return len(cells) == 4 and len(rows) == len(columns) == 2


def is_rectangle_in_two_boxes(grid: Grid, cells: Cells) -> bool:
    return is_rectangle(grid, cells) and len({grid.geometry.box_of[c] for c in cells}) == 2


def has_rectangle_in_two_boxes(grid: Grid, cells: Cells) -> bool:
    corners = map(frozenset, combinations(cells, 4))
    return any(is_rectangle_in_two_boxes(grid, four) for four in corners)


def is_lattice(size: int) -> Test:
    """As many rows as columns, two cells at least in each of either, one digit in all."""

    def test(grid: Grid, cells: Cells) -> bool:
        n, lines = grid.geometry.n, rows_and_columns(grid, cells)
        counts = [
            [sum(1 for cell in cells if divmod(cell, n)[way] == line) for line in lines[way]]
            for way in (0, 1)
        ]
        is_square = all(len(found) == size for found in lines)
        return is_square and max(map(min, counts)) >= 2 and bool(common_digits(grid, cells))

    return test


def is_of_one_digit(grid: Grid, cells: Cells) -> bool:
    return bool(common_digits(grid, cells))


def two_links(kinds: Callable[[str, str], bool]) -> Test:
    """Two pairs of places of a digit, each in one house, with ends that see each other."""

    def test(grid: Grid, cells: Cells) -> bool:
        first = min(cells)
        for partner in cells - {first}:
            pairs = frozenset({first, partner}), cells - {first, partner}
            joined = any(sees(grid, one, other) for one in pairs[0] for other in pairs[1])
            ways = [[house.kind for house in shared_houses(grid, pair)] for pair in pairs]
            fit = any(kinds(one, other) for one in ways[0] for other in ways[1])
            if joined and fit and common_digits(grid, cells):
                return True
        return False

    return test


def anything(grid: Grid, cells: Cells) -> bool:
    return True


SHAPES: dict[str, Test] = {
    "pointing": in_box_and_line,
    "claiming": in_box_and_line,
    "locked-pair": in_box_and_line,
    "locked-triple": in_box_and_line,
    "hidden-pair": in_one_house,
    "hidden-triple": in_one_house,
    "hidden-quad": in_one_house,
    "x-wing": is_rectangle,
    "swordfish": is_lattice(3),
    "jellyfish": is_lattice(4),
    "skyscraper": two_links(lambda one, other: one == other != "box"),
    "two-string-kite": two_links(lambda one, other: {one, other} == {"row", "column"}),
    "turbot-fish": two_links(lambda one, other: True),
    "empty-rectangle": is_of_one_digit,
    "simple-colors": is_of_one_digit,
    "multi-colors": is_of_one_digit,
    "unique-rectangle-3": has_rectangle_in_two_boxes,
    **{
        f"{kind}-{fish}": is_of_one_digit
        for kind in ("finned", "sashimi")
        for fish in ("x-wing", "swordfish", "jellyfish")
    },
    **dict.fromkeys(
        (
            *(f"unique-rectangle-{number}" for number in (1, 2, 4, 5, 6)),
            "hidden-rectangle",
            "avoidable-rectangle-1",
            "avoidable-rectangle-2",
        ),
        is_rectangle_in_two_boxes,
    ),
}


# The one condition that fails

Edit = dict[int, frozenset[int]]
"""Digits that cells would have to lose."""


def single_edits(grid: Grid, cells: Cells) -> Iterator[Edit]:
    """One cell of the pattern loses one or two digits, or one house places of one digit."""
    for cell in cells:
        for count in (1, 2):
            for surplus in combinations(sorted(held(grid, cell)), count):
                yield {cell: frozenset(surplus)}
    for house in dict.fromkeys(h for cell in cells for h in grid.geometry.houses_of(cell)):
        for digit in range(1, grid.geometry.n + 1):
            outside = places(grid, house, digit) - cells
            if 1 <= len(outside) <= 2:
                yield dict.fromkeys(outside, frozenset({digit}))


def is_found_without(grid: Grid, technique: str, cells: Cells, edit: Edit) -> bool:
    """Whether the finder tells of the pattern once some candidates are gone."""
    mended = grid.copy()
    for cell, surplus in edit.items():
        left = held(grid, cell) - surplus
        if not left:
            return False
        mended.restrict(cell, sum(1 << digit - 1 for digit in left))
    found = TECHNIQUES[technique].finder(Position(mended))
    return any(pattern_cells(step) == cells for step in found)


def mending(grid: Grid, technique: str, cells: Cells) -> list[Edit]:
    """All single edits after which the pattern is there, and none that takes more than it needs."""

    def works(edit: Edit) -> bool:
        return is_found_without(grid, technique, cells, edit)

    found = [edit for edit in single_edits(grid, cells) if works(edit)]
    halves = [[{cell: lost} for cell, lost in edit.items()] for edit in found]
    return [
        edit
        for edit, parts in zip(found, halves, strict=True)
        if len(edit) == 1 or not any(map(works, parts))
    ]


# Conditions that families name themselves


def is_full_but_for_one(grid: Grid, cells: Cells) -> bool:
    (cell,) = cells
    houses = grid.geometry.houses_of(cell)
    return min(sum(not grid.values[other] for other in house.cells) for house in houses) == 2


def has_two_places(grid: Grid, cells: Cells) -> bool:
    (cell,) = cells
    houses = grid.geometry.houses_of(cell)
    return min(len(places(grid, house, d)) for d in held(grid, cell) for house in houses) == 2


def has_two_candidates(grid: Grid, cells: Cells) -> bool:
    (cell,) = cells
    return len(held(grid, cell)) == 2


def is_naked_in_no_house(grid: Grid, cells: Cells) -> bool:
    """The digits are right, and not all of the cells are in one house."""
    together = frozenset().union(*(held(grid, cell) for cell in cells))
    return len(together) == len(cells) and not shared_houses(grid, cells)


def off_by(grid: Grid, wanted: dict[int, frozenset[int]]) -> int:
    """How many cells do not hold what they should; many, if one is off by more than a digit."""
    wrong = [held(grid, cell) ^ needed for cell, needed in wanted.items()]
    return 9 if any(len(found) > 2 for found in wrong) else sum(map(bool, wrong))


def wing(has_three: bool) -> Test:
    """One pincer that the pivot does not see, or one cell with one digit exchanged."""

    def test(grid: Grid, cells: Cells) -> bool:
        for pivot, one, other in permutations(cells):
            unseen = 2 - sees(grid, pivot, one) - sees(grid, pivot, other)
            for x, y, z in permutations(range(1, 10), 3):
                middle = frozenset({x, y, z} if has_three else {x, y})
                wanted = {pivot: middle, one: frozenset({x, z}), other: frozenset({y, z})}
                if off_by(grid, wanted) + unseen == 1:
                    return True
        return False

    return test


def w_wing(grid: Grid, cells: Cells) -> bool:
    """Equal pairs and a strong link, one end of which does not see its pair."""
    for one, other, near, far in permutations(cells):
        link = frozenset({near, far})
        is_strong = any(
            places(grid, house, digit) == link
            for house in shared_houses(grid, link)
            for digit in held(grid, one)
        )
        is_pair = len(held(grid, one)) == 2 and held(grid, one) == held(grid, other)
        if is_pair and is_strong and sees(grid, one, near) and not sees(grid, other, far):
            return True
    return False


def lacks_or_has_one_digit_too_many(filled: int) -> Test:
    """A rectangle with one corner more, or fewer, filled than it should have; none given."""

    def test(grid: Grid, cells: Cells) -> bool:
        placed = [cell for cell in cells if grid.values[cell]]
        return abs(len(placed) - filled) == 1 and not any(map(grid.is_given, cells))

    return test


def is_bug_plus_two(grid: Grid, cells: Cells) -> bool:
    """One cell beside it has not two candidates; or all have, and a digit comes too often."""
    others = [cell for cell in grid.empty_cells() if cell not in cells]
    uneven = [cell for cell in others if len(held(grid, cell)) != 2]
    return len(uneven) <= 1 and all(len(held(grid, cell)) == 3 for cell in cells)


OWN: dict[str, Test] = {
    "full-house": is_full_but_for_one,
    "hidden-single": has_two_places,
    "naked-single": has_two_candidates,
    "naked-pair": is_naked_in_no_house,
    "naked-triple": is_naked_in_no_house,
    "naked-quad": is_naked_in_no_house,
    "xy-wing": wing(has_three=False),
    "xyz-wing": wing(has_three=True),
    "w-wing": w_wing,
    "avoidable-rectangle-1": lacks_or_has_one_digit_too_many(3),
    "avoidable-rectangle-2": lacks_or_has_one_digit_too_many(2),
    "bug-plus-1": is_bug_plus_two,
}


def is_plausible(grid: Grid, technique: str, cells: Cells) -> bool:
    """Whether cells look like a pattern, and one condition keeps them from being it."""
    if not SHAPES.get(technique, anything)(grid, cells):
        return False
    if technique in OWN and OWN[technique](grid, cells):
        return True
    return bool(mending(grid, technique, cells))
