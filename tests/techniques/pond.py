"""Fish by brute force: every choice of bases and covers, counted cell by cell."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from tutor.sudoku.geometry import bits
from tutor.techniques.position import Position


class Fish(NamedTuple):
    """Sets of cells, as bits."""

    cells: int
    fins: int
    outer: int
    removed: int


Houses = tuple[int, ...]


class Pond:
    """All fish of up to three bases in one digit's places, found by trying everything."""

    def __init__(self, position: Position, digit: int) -> None:
        self.tables = position.tables
        places = position.places[digit]
        houses = [(house.kind, mask & places) for house, mask in position.tables.by_clarity]
        self.houses = [(kind, cells) for kind, cells in houses if cells]
        self.fish = cache(self._fish)

    def _held(self, houses: Houses) -> tuple[int, int, int]:
        """The cells in one, in two and in three of some houses, or more."""
        one = two = three = 0
        for index in houses:
            cells = self.houses[index][1]
            one, two, three = one | cells, two | one & cells, three | two & cells
        return one, two, three

    def _fish(self, bases: Houses, covers: Houses) -> Fish:
        held, taken = self._held(bases), self._held(covers)
        fins = removed = 0
        for count in range(3):
            fins |= held[count] & ~taken[count]
            removed |= taken[count] & ~held[count]
        seen = self.tables.seen_by_all(fins)
        return Fish(held[0], fins, fins & ~held[1], removed & seen)

    def choices(self, size: int) -> Iterator[tuple[Houses, Houses]]:
        everything = range(len(self.houses))
        for bases in combinations(everything, size):
            for covers in combinations([i for i in everything if i not in bases], size):
                yield bases, covers

    def parts(self, bases: Houses, covers: Houses) -> Iterator[Fish]:
        for size in range(1, len(bases)):
            for some in combinations(bases, size):
                for others in combinations(covers, size):
                    yield self.fish(some, others)

    def is_needed_by(self, cell: int, bases: Houses, covers: Houses) -> bool:
        """Whether a cell falls to no part of a fish; its own base only has to save fins."""
        others = tuple(i for i in bases if not self.houses[i][1] & cell)
        if others == bases:
            return not any(cell & part.removed for part in self.parts(bases, covers))
        smaller = [
            (others, tuple(i for i in covers if i != spared))
            for spared in covers
            if self.houses[spared][1] & cell
        ]
        fewest = min(self.fish(*part).fins.bit_count() for part in smaller)
        return self.fish(bases, covers).fins.bit_count() < fewest and not any(
            cell & part.removed for whole in smaller for part in self.parts(*whole)
        )

    def is_whole(self, bases: Houses, covers: Houses) -> bool:
        fish = self.fish(bases, covers)
        left = fish.removed
        for part in self.parts(bases, covers):
            if not part.fins & ~fish.fins:
                left &= ~part.removed
        return (
            left > 0
            and all(self.houses[i][1] & fish.cells for i in covers)
            and (
                not fish.fins
                or any(self.is_needed_by(1 << cell, bases, covers) for cell in bits(fish.removed))
            )
        )

    def shape(self, bases: Houses, covers: Houses) -> str:
        kinds = [{self.houses[i][0] for i in houses} for houses in (bases, covers)]
        for one, other in (("row", "column"), ("column", "row")):
            if kinds[0] <= {one, "box"} and kinds[1] <= {other, "box"}:
                return "franken" if "box" in kinds[0] | kinds[1] else "basic"
        return "mutant"

    @cache  # noqa: B019 - a pond lasts as long as the tests
    def found(self, size: int) -> dict[tuple[Houses, Houses], Fish]:
        return {
            choice: fish
            for choice in self.choices(size)
            if (fish := self._fish(*choice)).removed and self.is_whole(*choice)
        }

    def conclusions(self, size: int, shape: str, *, finned: bool) -> set[int]:
        found = [
            (choice, fish)
            for choice, fish in self.found(size).items()
            if bool(fish.fins) == finned and self.shape(*choice) == shape
        ]
        alone = {fish.removed for _, fish in found}
        together = {
            fish.removed | twin.removed
            for ((bases, covers), fish), ((other, covers_2), twin) in combinations(found, 2)
            if bases == other
            and len({*covers} - {*covers_2}) == 1
            and fish.outer
            and twin.outer
            and fish.fins != twin.fins
            and fish.removed & ~twin.removed
            and twin.removed & ~fish.removed
        }
        return alone | together
