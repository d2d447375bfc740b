"""Franken and mutant fish, and fish of five houses and more.

As many base houses as cover houses, of any kind. Franken fish have lines one
way among their bases, lines the other way among their covers, and boxes in
either place; mutant fish mix rows, columns and boxes as they please.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from tutor.base.watch import Pulse, no_pulse
from tutor.sudoku.geometry import HouseKind, bits
from tutor.techniques import board_sizes
from tutor.techniques.big_fish.anatomy import (
    BigFish,
    dissected,
    fins_of,
    in_sentences,
    is_whole,
    is_whole_core,
    shape_of,
)
from tutor.techniques.board_sizes import Fins, Shape
from tutor.techniques.position import REMEMBERED, Position, Tables
from tutor.techniques.step import Mark, Step

# Bases that fit into covers: the search behind all fish.
#
# Without fins, every candidate of the bases lies in one base and in a cover. With
# fins, the search starts from a candidate to remove: what sees it may be a fin, so
# only the candidates that do not see it count; and as it takes up a cover itself,
# one cover less must do for the bases.

Kinds = tuple[frozenset[HouseKind], frozenset[HouseKind]]
"""Which houses may be bases, and which covers."""
Choice = tuple[int, int]
"""Bases and covers, as bits by their number in ``Tables.by_clarity``."""


class _Covering(NamedTuple):
    """Some covers, the cells in them, and the houses that were decided not to be covers."""

    covers: int
    cells: int
    refused: int


class Packing:
    """The bases that share no cell, and the covers they fit into; only some cells count."""

    def __init__(self, tables: Tables, cells: int, kinds: Kinds, pulse: Pulse) -> None:
        self._pulse = pulse
        self._bases: list[tuple[int, int]] = []
        self._around: dict[int, list[tuple[int, int]]] = {cell: [] for cell in bits(cells)}
        may_be_base, may_be_cover = kinds
        for index, (house, mask) in enumerate(tables.by_clarity):
            if here := mask & cells:
                if house.kind in may_be_base:
                    self._bases.append((1 << index, here))
                if house.kind in may_be_cover:
                    for cell in bits(here):
                        self._around[cell].append((1 << index, here))

    def choices(self, size: int, limit: int) -> Iterator[Choice]:
        """So many bases in exactly so many covers, each choice once.

        Those are left aside that begin with more bases than covers: the beginning would do.
        """
        if size > 0:
            yield from self._extended(0, size - 1, limit, 0, 0, [_Covering(0, 0, 0)])

    def _extended(
        self,
        start: int,
        after: int,
        limit: int,
        bases: int,
        cells: int,
        coverings: list[_Covering],
    ) -> Iterator[Choice]:
        """All choices with these bases, one more, and so many after it."""
        self._pulse()
        fewest = bases.bit_count() + 1 if after else limit
        for position in range(start, len(self._bases) - after):
            bit, here = self._bases[position]
            if cells & here:
                continue
            wider = [
                covering
                for covering in self._covered(here, bases | bit, coverings, limit)
                if covering.covers.bit_count() >= fewest
            ]
            if not after:
                for covering in wider:
                    yield bases | bit, covering.covers
            elif wider:
                yield from self._extended(
                    position + 1, after - 1, limit, bases | bit, cells | here, wider
                )

    def _covered(
        self, cells: int, bases: int, coverings: list[_Covering], limit: int
    ) -> list[_Covering]:
        """The ways to cover some more cells, with no base among the covers."""
        done = []
        waiting = [covering for covering in coverings if not covering.covers & bases]
        while waiting:
            covering = waiting.pop()
            covers, covered, refused = covering
            left = cells & ~covered
            if not left:
                done.append(covering)
            elif covers.bit_count() < limit:
                # The first cell left goes to one of its houses, and not to those before it.
                for bit, mask in self._around[(left & -left).bit_length() - 1]:
                    if not (bases | refused) & bit:
                        waiting.append(_Covering(covers | bit, covered | mask, refused))
                        refused |= bit
        return done


# The only candidates that a fish can remove: those that no way to place their digit uses.
#
# A fish counts houses, so what it says holds for every way to place the digit once
# in each house: a candidate that one such way uses is safe from all fish. Where every
# candidate is used there is no fish to look for, and elsewhere the search starts from
# those that are not.


@lru_cache(maxsize=REMEMBERED)
def unused_places(tables: Tables, places: int) -> int:
    """The places of a digit that no complete placement uses; none if there is no placement.

    Without any placement the board is wrong, which is no matter for fish.
    """
    lines = [places & mask for _, mask in tables.by_clarity if places & mask]
    used = lost = 0
    for cell in bits(places):
        if not used >> cell & 1:
            found = _placement(tables, places, lines, 1 << cell)
            used |= found
            if not found:
                lost |= 1 << cell
    return lost if used else 0


def _placement(tables: Tables, free: int, houses: list[int], chosen: int) -> int:
    """Cells that hold the digit once in each house, a chosen one among them; 0 if there are none.

    The house with the fewest places left is filled first.
    """
    free &= ~tables.peers[chosen.bit_length() - 1]
    houses = [house for house in houses if not house & chosen]
    if not houses:
        return chosen
    tightest = min([house & free for house in houses], key=int.bit_count)
    for cell in bits(tightest):
        if found := _placement(tables, free, houses, 1 << cell):
            return found | chosen
    return 0


# All fish of a size and shape in a digit's places, the clearest for each conclusion.
#
# A fish counts only if it needs all its houses. Without fins: no part of it is a
# fish that does the same. With fins: of what it removes, one candidate at least is
# safe from every part of it, whatever its fins. Only a base that holds that candidate
# itself may be there just to save fins.

_CORES_REMEMBERED = 1 << 10
"""They serve two sizes each, which are asked for one after the other."""
_ROWS: frozenset[HouseKind] = frozenset({"row"})
_COLUMNS: frozenset[HouseKind] = frozenset({"column"})
_BOXES: frozenset[HouseKind] = frozenset({"box"})
_ANY = _ROWS | _COLUMNS | _BOXES
_KINDS: dict[Shape, tuple[Kinds, ...]] = {
    "basic": ((_ROWS, _COLUMNS), (_COLUMNS, _ROWS)),
    "franken": ((_ROWS | _BOXES, _COLUMNS | _BOXES), (_COLUMNS | _BOXES, _ROWS | _BOXES)),
    "mutant": ((_ANY, _ANY),),
}


class FoundFish(NamedTuple):
    """A fish, or two with the same bases that are told as one."""

    fins: Fins
    eliminated: int
    fish: BigFish
    twin: BigFish | None = None


@dataclass(frozen=True)
class Beat:
    """The pulse of a long search. All are equal: an answer remembered with one holds for all."""

    pulse: Pulse = field(default=no_pulse, compare=False)


@lru_cache(maxsize=REMEMBERED)
def found_fish(
    tables: Tables, places: int, size: int, shape: Shape, beat: Beat
) -> tuple[FoundFish, ...]:
    """Every conclusion of such fish, each with the clearest of them; by their fins apart."""
    best: dict[tuple[Fins, int], FoundFish] = {}
    by_bases: dict[int, list[BigFish]] = {}
    for fish in sorted(_all_fish(tables, places, size, shape, beat), key=_clarity):
        found = FoundFish(fins_of(tables, fish), fish.eliminated, fish)
        best.setdefault(found[:2], found)
        if fish.outer:
            by_bases.setdefault(fish.bases, []).append(fish)
    for kin in by_bases.values():
        for fish, twin in combinations(kin, 2):
            if _are_siamese(fish, twin):
                names = {fins_of(tables, fish), fins_of(tables, twin)}
                fins: Fins = "finned" if "finned" in names else "sashimi"
                found = FoundFish(fins, fish.eliminated | twin.eliminated, fish, twin)
                best.setdefault(found[:2], found)
    return tuple(best.values())


def _clarity(fish: BigFish) -> tuple[int, int, int, int, int]:
    """Few cells, few of them in two bases, few fins."""
    cells, inner, fins = (mask.bit_count() for mask in (fish.cells, fish.inner, fish.fins))
    return cells, inner, fins, fish.bases, fish.covers


def _are_siamese(fish: BigFish, twin: BigFish) -> bool:
    """All covers but one in common, not the same fins, and each removes something of its own."""
    both = fish.eliminated & twin.eliminated
    return (
        (fish.covers & ~twin.covers).bit_count() == 1
        and fish.fins != twin.fins
        and both not in (fish.eliminated, twin.eliminated)
    )


def _all_fish(
    tables: Tables, places: int, size: int, shape: Shape, beat: Beat
) -> Iterator[BigFish]:
    """Every fish that needs all its houses, once."""
    lost = unused_places(tables, places)
    if not lost:
        return
    seen: set[Choice] = set()
    for kinds in _KINDS[shape]:
        finless = Packing(tables, places, kinds, beat.pulse).choices(size, size)
        finned = (_through(tables, places, target, size, kinds, beat) for target in bits(lost))
        for choice in chain(finless, *finned):
            if choice not in seen and shape_of(tables, *choice) == shape:
                seen.add(choice)
                fish = dissected(tables, places, *choice)
                if fish.eliminated and is_whole(tables, places, fish):
                    yield fish


def _through(
    tables: Tables, places: int, target: int, size: int, kinds: Kinds, beat: Beat
) -> Iterator[Choice]:
    """The fish that a candidate falls to, and to no part of them.

    It lies in one of the covers; or in one of the bases and two of the covers, if there
    are fewer fins then.
    """
    may_be_base, may_be_cover = kinds
    around = [
        (house.kind, 1 << index)
        for index, (house, mask) in enumerate(tables.by_clarity)
        if mask >> target & 1
    ]
    covers = [bit for kind, bit in around if kind in may_be_cover]
    for core_bases, core_covers in _cores(tables, places, target, size, kinds, beat):
        for cover in covers:
            yield core_bases, core_covers | cover
    for core_bases, core_covers in _cores(tables, places, target, size - 1, kinds, beat):
        for pair in combinations(covers, 2):
            for kind, bit in around:
                if kind in may_be_base and bit not in pair:
                    choice = (core_bases | bit, core_covers | sum(pair))
                    parts = [(core_bases, core_covers | cover) for cover in pair]
                    if _fin_count(tables, places, choice) < min(
                        [_fin_count(tables, places, part) for part in parts]
                    ):
                        yield choice


def _fin_count(tables: Tables, places: int, choice: Choice) -> int:
    return dissected(tables, places, *choice).fins.bit_count()


@lru_cache(maxsize=_CORES_REMEMBERED)
def _cores(
    tables: Tables, places: int, target: int, size: int, kinds: Kinds, beat: Beat
) -> tuple[Choice, ...]:
    """Bases for which the covers would be one too few if a candidate were true."""
    far = places & ~tables.peers[target] & ~(1 << target)
    choices = Packing(tables, far, kinds, beat.pulse).choices(size, size - 1)
    return tuple([choice for choice in choices if is_whole_core(tables, far, *choice)])


def big_fish(
    position: Position, technique: str, size: int, shape: Shape, fins: Fins
) -> Iterator[Step]:
    """Every fish of a size and shape, with or without fins, as steps of a technique."""
    tables = position.tables
    if position.geometry.n > board_sizes.big_fish(size, shape):
        return
    beat = Beat(position.pulse)
    for digit in position.all_digits:
        for found in found_fish(tables, position.places[digit], size, shape, beat):
            if found.fins == fins:
                yield _step(position, technique, digit, found)


def _step(position: Position, technique: str, digit: int, found: FoundFish) -> Step:
    tables, fish, twin = position.tables, found.fish, found.twin
    outer, covers = fish.outer, in_sentences(tables, fish.covers)
    if twin is not None:
        outer |= twin.outer
        # The covers in common, then the one of each reading that the other lacks.
        shared = fish.covers & twin.covers
        covers = in_sentences(tables, shared) + tuple(
            tables.by_clarity[index][0]
            for own in (fish.covers & ~shared, twin.covers & ~shared)
            for index in bits(own)
        )
    return Step(
        technique,
        eliminations=position.in_cells(found.eliminated, digit),
        marks=(
            *(Mark(cell, digit, "base") for cell in bits(fish.cells & ~outer & ~fish.inner)),
            *(Mark(cell, digit, "fin") for cell in bits(outer)),
            *(Mark(cell, digit, "endo-fin") for cell in bits(fish.inner)),
        ),
        houses=in_sentences(tables, fish.bases) + covers,
        variant="" if twin is None else "siamese",
    )
