"""Fish without fins: X-Wing, Swordfish, Jellyfish and larger.

Base houses confine a digit to as many cover houses; each base takes the digit
once, so the covers are used up and lose it elsewhere. Rows and columns serve
for every size; the X-Wing also comes with boxes as bases or covers.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import House, bits
from tutor.techniques import board_sizes
from tutor.techniques.covering import coverings, crossings, largest
from tutor.techniques.position import REMEMBERED, Houses, Position, Tables, houses_by_kind
from tutor.techniques.step import Mark, Step
from tutor.techniques.templates import telling_digits

NAMES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}


class _Fish(NamedTuple):
    """A fish in one digit's places."""

    base_cells: int
    eliminated: int
    bases: tuple[House, ...]
    covers: tuple[House, ...]


def x_wing(position: Position) -> Iterator[Step]:
    """Two base houses, two cover houses, in all six configurations."""
    return _steps(position, 2)


def swordfish(position: Position) -> Iterator[Step]:
    """Three base lines, three cover lines."""
    return _steps(position, 3)


def jellyfish(position: Position) -> Iterator[Step]:
    """Four base lines, four cover lines; more on larger boards."""
    for size in range(4, largest(position.geometry.n) + 1):
        yield from _steps(position, size)


def _steps(position: Position, size: int) -> Iterator[Step]:
    for digit in telling_digits(position):
        for fish in _all_fish(position.tables, position.places[digit], size):
            yield Step(
                NAMES[min(size, 4)],
                eliminations=position.in_cells(fish.eliminated, digit),
                marks=tuple(Mark(cell, digit, "base") for cell in bits(fish.base_cells)),
                houses=fish.bases + fish.covers,
                variant=f"{fish.bases[0].kind}-{fish.covers[0].kind}",
            )


@lru_cache(maxsize=REMEMBERED)
def _all_fish(tables: Tables, places: int, size: int) -> tuple[_Fish, ...]:
    boxes, rows, columns = houses_by_kind(tables)
    crossed = crossings(tables, places)
    configurations = [(rows, columns, crossed.row_columns), (columns, rows, crossed.column_rows)]
    if size == 2:
        configurations += [
            (rows, boxes, crossed.row_boxes),
            (columns, boxes, crossed.column_boxes),
            (boxes, rows, crossed.box_rows),
            (boxes, columns, crossed.box_columns),
        ]
    return tuple(
        fish
        for bases, covers, lines in configurations
        if (found := coverings(lines, size))
        for fish in _fish(places, bases, covers, found)
    )


def _fish(
    places: int, bases: Houses, covers: Houses, found: Iterable[tuple[tuple[int, ...], int]]
) -> Iterator[_Fish]:
    for indices, used in found:
        base_mask = cover_mask = 0
        for index in indices:
            base_mask |= bases[index][1]
        for index in bits(used):
            cover_mask |= covers[index][1]
        if eliminated := places & cover_mask & ~base_mask:
            yield _Fish(
                places & base_mask,
                eliminated,
                tuple(bases[index][0] for index in indices),
                tuple(covers[index][0] for index in bits(used)),
            )


# Finned and sashimi fish: fish that would be perfect but for a few candidates.
#
# If no fin is true the fish holds; if one is, it sees what it sees. So a
# candidate of the cover lines that every fin sees cannot be true. Such a
# candidate stands outside the base lines, hence all fins share its box.

_LARGEST = 4
"""How many base lines there are at most."""


class _FinnedFish(NamedTuple):
    """A finned fish in one digit's places."""

    body: int
    fins: int
    eliminated: int
    bases: tuple[House, ...]
    covers: tuple[House, ...]
    is_sashimi: bool
    """Whether a base line would keep fewer than two places without the fins."""


def finned_fish(position: Position, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Fish with fins; sashimi are those that would fall apart without them."""
    n = position.geometry.n
    if 2 * size > n or n > board_sizes.finned_fish(size):
        return
    for digit in telling_digits(position):
        found = _all_finned(position.tables, position.places[digit])[size]
        for fish in found:
            if fish.is_sashimi == sashimi:
                yield _step(position, technique, digit, fish)
        for fish, twin in combinations(found, 2):
            if (fish.is_sashimi and twin.is_sashimi) == sashimi and _are_siamese(fish, twin):
                yield _step(position, technique, digit, fish, twin)


def _are_siamese(fish: _FinnedFish, twin: _FinnedFish) -> bool:
    """The same base lines, all cover lines but one in common, and no fin in common."""
    return (
        fish.bases == twin.bases
        and not fish.fins & twin.fins
        and fish.eliminated != twin.eliminated
        and len(set(fish.covers) - set(twin.covers)) == 1
    )


def _step(
    position: Position,
    technique: str,
    digit: int,
    fish: _FinnedFish,
    twin: _FinnedFish | None = None,
) -> Step:
    fins, body, eliminated, covers = fish.fins, fish.body, fish.eliminated, fish.covers
    if twin is not None:
        fins |= twin.fins
        body &= twin.body
        eliminated |= twin.eliminated
        # The covers in common, then the one of each reading that the other lacks.
        shared = tuple(house for house in fish.covers if house in twin.covers)
        only = tuple(h for h in (*fish.covers, *twin.covers) if h not in shared)
        covers = shared + only
    return Step(
        technique,
        eliminations=position.in_cells(eliminated, digit),
        marks=(
            *(Mark(cell, digit, "base") for cell in bits(body)),
            *(Mark(cell, digit, "fin") for cell in bits(fins)),
        ),
        houses=fish.bases + covers,
        variant="" if twin is None else "siamese",
    )


@lru_cache(maxsize=REMEMBERED)
def _all_finned(tables: Tables, places: int) -> dict[int, tuple[_FinnedFish, ...]]:
    """The finned fish of a digit, by how many lines they have."""
    n = tables.n
    sizes = [s for s in range(2, min(n // 2, _LARGEST) + 1) if n <= board_sizes.finned_fish(s)]
    found: dict[int, dict[_FinnedFish, None]] = {size: {} for size in sizes}
    _, rows, columns = houses_by_kind(tables)
    for bases, covers in ((rows, columns), (columns, rows)):
        for fish in _finned(tables, places, sizes, bases, covers):
            found[len(fish.bases)][fish] = None
    return {size: tuple(fish) for size, fish in found.items()}


def _finned(
    tables: Tables, places: int, sizes: list[int], bases: Houses, covers: Houses
) -> Iterator[_FinnedFish]:
    """Every choice of base lines, of the box that holds the fins, and of the covers.

    Outside that box all places must be covered; what is left of the covers goes to lines through
    the box. There the fins are, in base lines, and what they remove, in others.
    """
    base, cover = bases[0][0].kind, covers[0][0].kind
    lines = crossings(tables, places).of(base, cover)
    board = crossings(tables, tables.everywhere)
    usable = [(i, line) for i, line in enumerate(lines) if line]
    most = max(sizes, default=0)
    choices = []
    besides: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}
    """By the lines through a box, and how many covers those may be short of."""
    for box, (in_box, box_covers) in enumerate(
        zip(board.of("box", base), board.of("box", cover), strict=True)
    ):
        through = [(i, line) for i, line in usable if in_box >> i & 1]
        inside = {i: line & box_covers for i, line in through if line & box_covers}
        if len(inside) < 2:
            continue
        if (in_box, 0) not in besides:
            beside = [(i, line) for i, line in usable if not in_box >> i & 1]
            confined = _confined(beside, most)
            for extra in range(len(through) + 1):
                besides[in_box, extra] = [
                    (chosen, needed)
                    for chosen, needed in confined
                    if needed.bit_count() <= len(chosen) + extra
                ]
        uncovered = [(i, line & ~box_covers) for i, line in through]
        for here, needed_here in _confined(uncovered, most):
            near = 0
            for i in here:
                near |= inside.get(i, 0)
            if not near or inside.keys() <= set(here):
                continue
            for others, needed_beside in besides[in_box, len(here)]:
                needed = needed_here | needed_beside
                size = len(here) + len(others)
                if (spare := size - needed.bit_count()) < 0 or size not in sizes:
                    continue
                # As many covers as there are lines to cover would leave no fin.
                optional = near & ~needed
                if spare < optional.bit_count():
                    chosen = tuple(sorted(here + others))
                    for added in combinations(bits(optional), spare):
                        choices.append((chosen, box, added, needed))
    for chosen, _, added, needed in sorted(choices):
        used = needed | sum(1 << index for index in added)
        chosen_lines = [(bases[i][0], places & bases[i][1]) for i in chosen]
        fish = _completed(tables, places, chosen_lines, covers, used)
        if fish is not None:
            yield fish


def _confined(lines: list[tuple[int, int]], most: int) -> list[tuple[tuple[int, ...], int]]:
    """Every choice of so many lines at most, or none, that need no more covers: (which, covers)."""
    found: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for i, line in lines:
        found += [
            ((*chosen, i), needed | line)
            for chosen, needed in found
            if len(chosen) < most and (needed | line).bit_count() <= most
        ]
    return found


def _completed(
    tables: Tables, places: int, lines: list[tuple[House, int]], covers: Houses, used: int
) -> _FinnedFish | None:
    """The fish with these base and cover lines, if it has fins and removes something."""
    cover_mask = 0
    for index in bits(used):
        cover_mask |= covers[index][1]
    cells = 0
    for _, line in lines:
        cells |= line
    fins = cells & ~cover_mask
    if not fins or not all(line & cover_mask for _, line in lines):
        return None
    eliminated = places & cover_mask & ~cells & tables.seen_by_all(fins)
    if not eliminated:
        return None
    return _FinnedFish(
        cells & cover_mask,
        fins,
        eliminated,
        tuple(house for house, _ in lines),
        tuple(covers[index][0] for index in bits(used)),
        any((line & cover_mask).bit_count() < 2 for _, line in lines),
    )
