"""Bases that fit into covers: the search behind all fish.

Without fins, every candidate of the bases lies in one base and in a cover. With
fins, the search starts from a candidate to remove: what sees it may be a fin, so
only the candidates that do not see it count; and as it takes up a cover itself,
one cover less must do for the bases.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.base.watch import Pulse
from tutor.sudoku.geometry import HouseKind, bits
from tutor.techniques.tables import Tables

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
