"""All fish of a size and shape in a digit's places, the clearest for each conclusion.

A fish counts only if it needs all its houses. Without fins: no part of it is a
fish that does the same. With fins: of what it removes, one candidate at least is
safe from every part of it, whatever its fins. Only a base that holds that candidate
itself may be there just to save fins.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, combinations
from typing import NamedTuple

from tutor.base.watch import Pulse, no_pulse
from tutor.sudoku.geometry import HouseKind, bits
from tutor.techniques.big_fish.anatomy import (
    BigFish,
    Fins,
    Shape,
    dissected,
    fins_of,
    is_whole,
    is_whole_core,
    shape_of,
)
from tutor.techniques.big_fish.doomed import doomed
from tutor.techniques.big_fish.packing import Choice, Kinds, Packing
from tutor.techniques.tables import REMEMBERED, Tables

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


class Catch(NamedTuple):
    """A fish, or two with the same bases that are told as one."""

    fins: Fins
    eliminated: int
    fish: BigFish
    twin: BigFish | None = None


@dataclass(frozen=True)
class Heart:
    """What beats in a long search. All hearts are equal: an answer found with one holds for all."""

    pulse: Pulse = field(default=no_pulse, compare=False)


@lru_cache(maxsize=REMEMBERED)
def school(tables: Tables, places: int, size: int, shape: Shape, heart: Heart) -> tuple[Catch, ...]:
    """Every conclusion of such fish, each with the clearest of them; by their fins apart."""
    best: dict[tuple[Fins, int], Catch] = {}
    by_bases: dict[int, list[BigFish]] = {}
    for fish in sorted(_all_fish(tables, places, size, shape, heart), key=_clarity):
        catch = Catch(fins_of(tables, fish), fish.eliminated, fish)
        best.setdefault(catch[:2], catch)
        if fish.outer:
            by_bases.setdefault(fish.bases, []).append(fish)
    for kin in by_bases.values():
        for fish, twin in combinations(kin, 2):
            if _are_siamese(fish, twin):
                names = {fins_of(tables, fish), fins_of(tables, twin)}
                fins: Fins = "finned" if "finned" in names else "sashimi"
                catch = Catch(fins, fish.eliminated | twin.eliminated, fish, twin)
                best.setdefault(catch[:2], catch)
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
    tables: Tables, places: int, size: int, shape: Shape, heart: Heart
) -> Iterator[BigFish]:
    """Every fish that needs all its houses, once."""
    lost = doomed(tables, places)
    if not lost:
        return
    seen: set[Choice] = set()
    for kinds in _KINDS[shape]:
        finless = Packing(tables, places, kinds, heart.pulse).choices(size, size)
        finned = (_through(tables, places, target, size, kinds, heart) for target in bits(lost))
        for choice in chain(finless, *finned):
            if choice not in seen and shape_of(tables, *choice) == shape:
                seen.add(choice)
                fish = dissected(tables, places, *choice)
                if fish.eliminated and is_whole(tables, places, fish):
                    yield fish


def _through(
    tables: Tables, places: int, target: int, size: int, kinds: Kinds, heart: Heart
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
    for core_bases, core_covers in _cores(tables, places, target, size, kinds, heart):
        for cover in covers:
            yield core_bases, core_covers | cover
    for core_bases, core_covers in _cores(tables, places, target, size - 1, kinds, heart):
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
    tables: Tables, places: int, target: int, size: int, kinds: Kinds, heart: Heart
) -> tuple[Choice, ...]:
    """Bases for which the covers would be one too few if a candidate were true."""
    far = places & ~tables.peers[target] & ~(1 << target)
    choices = Packing(tables, far, kinds, heart.pulse).choices(size, size - 1)
    return tuple([choice for choice in choices if is_whole_core(tables, far, *choice)])
