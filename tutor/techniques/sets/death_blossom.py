"""Death Blossom: a stem cell, and for each of its candidates a set that would lose it.

Whatever the stem is, one of the petals must do without that digit and then holds all its
others. A digit z that all petals have, and the stem has not, is so in one of them.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tutor.sudoku.geometry import bits, digits
from tutor.techniques.position import Position
from tutor.techniques.sets.best import Best
from tutor.techniques.sets.evidence import Marks, between, held, through
from tutor.techniques.sets.web import Web, web_of
from tutor.techniques.step import Candidate, Link, Step


class Blossom(NamedTuple):
    """A stem, and for each of its candidates a petal: the number of a set.

    One petal may serve several candidates.
    """

    stem: int
    petals: tuple[int, ...]


def death_blossom(position: Position) -> Iterator[Step]:
    """Every stem with two petals or more; of those with one conclusion the smallest."""
    web = web_of(position)
    if not web.sets:
        return
    best: Best[Blossom] = Best(web)
    for stem in bits(position.empty):
        position.pulse()
        for removed, petals in _grown(web, stem):
            best.add(removed, petals, Blossom(stem, petals))
    for removed, blossom in best.found():
        yield _step(web, removed, blossom)


class _Bud(NamedTuple):
    """The petals for some of the stem's candidates, and the cells they take."""

    cells: int
    petals: tuple[int, ...]


def _grown(web: Web, stem: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """What the blossoms on a stem remove, each conclusion once.

    The stem's candidates are gone through one after another. All that matters of the petals
    so far is what they can still remove together, and whether they are one and the same: of
    those that agree in that only the smallest are followed.
    """
    others = 0
    for digit in range(1, len(web.places)):
        if not web.candidates[stem] >> digit - 1 & 1:
            others |= web.part(digit)
    buds: dict[tuple[int, int | None], _Bud] = {(others, None): _Bud(0, ())}
    for digit in digits(web.candidates[stem]):
        petals = list(bits(web.sets_of(web.in_sight_of(stem, digit))))
        larger: dict[tuple[int, int | None], _Bud] = {}
        for (removed, only), bud in buds.items():
            for petal in petals:
                if left := removed & web.reach[petal]:
                    cells = bud.cells | web.sets[petal].cells
                    key = left, petal if not bud.petals or petal == only else None
                    known = larger.get(key)
                    if known is None or cells.bit_count() < known.cells.bit_count():
                        larger[key] = _Bud(cells, (*bud.petals, petal))
        buds = larger
    for (removed, only), bud in buds.items():
        if only is None and bud.petals:
            yield removed, bud.petals


def _step(web: Web, removed: int, blossom: Blossom) -> Step:
    stem, petals = blossom
    stem_digits = digits(web.candidates[stem])
    eliminations = web.candidates_in(removed)
    shared = sorted({digit for _, digit in eliminations})
    marks = Marks()
    marks.add("stem", [Candidate(stem, digit) for digit in stem_digits])
    marks.add_sets(web, [web.sets[number] for number in dict.fromkeys(petals)])
    links: list[Link] = []
    for case, (digit, number) in enumerate(zip(stem_digits, petals, strict=True), start=1):
        petal = web.sets[number]
        weak = between(web.tables, (Candidate(stem, digit),), held(petal, digit))
        links += [replace(weak, case=case), replace(through(petal, [digit], shared), case=case)]
        marks.add("restricted", held(petal, digit))
    for number in petals:
        marks.add("shared", held(web.sets[number], *shared))
    return Step(
        "death-blossom",
        eliminations=eliminations,
        marks=marks.made(),
        houses=tuple(web.sets[number].house for number in dict.fromkeys(petals)),
        links=tuple(links),
    )
