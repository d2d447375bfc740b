"""Death Blossom and Sue de Coq: almost locked sets around a cell, or where houses cross."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import compress
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from tutor.sudoku.geometry import House, bits, digits, union
from tutor.techniques import board_sizes
from tutor.techniques.position import REMEMBERED, Position, Tables, candidates_of
from tutor.techniques.sets.almost_locked import Marks, Web, between, held, through, web_of
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

Pattern = TypeVar("Pattern")


class Best(Generic[Pattern]):
    """Patterns of almost locked sets by what they remove.

    There are often hundreds of them for a handful of conclusions; only the clearest of each
    is worth a Step.
    """

    def __init__(self, web: Web) -> None:
        self._web = web
        self._found: dict[int, tuple[int, Pattern]] = {}

    def add(self, removed: int, sets: Iterable[int], pattern: Pattern) -> None:
        """A pattern of some sets, by their numbers; of no use if it removes nothing."""
        if not removed:
            return
        cells = 0
        for number in sets:
            cells |= self._web.sets[number].cells
        known = self._found.get(removed)
        if known is None or cells.bit_count() < known[0]:
            self._found[removed] = cells.bit_count(), pattern

    def found(self) -> Iterator[tuple[int, Pattern]]:
        """What is removed, and the clearest pattern that does."""
        for removed, (_, pattern) in self._found.items():
            yield removed, pattern


# Death Blossom: a stem cell, and for each of its candidates a set that would lose it.
#
# Whatever the stem is, one of the petals must do without that digit and then holds all its
# others. A digit z that all petals have, and the stem has not, is so in one of them.


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
        yield _blossom_step(web, removed, blossom)


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


def _blossom_step(web: Web, removed: int, blossom: Blossom) -> Step:
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


# Sue de Coq: the crossing of a box and a line, its digits shared out between the two.
#
# The cells of the crossing have at least two digits more than they are. Some cells from the
# rest of the line and some from the rest of the box, without a digit in common, make up for
# that: all together have as many digits as cells. No digit can be there twice, so each is there
# once: those that the box cells lack in the line, those that the line cells lack in the box.
#
# A digit that the crossing lacks may be common to line cells and box cells: it can be there
# twice, counts twice, and so is there once in the line and once in the box.

_LARGEST_IN_FULL = 9
_FEW = 2
"""How many cells beside the crossing are taken at most, on boards larger than that."""
_SURPLUS = 2
"""How many digits more than cells the crossing has at least."""


class _Some(NamedTuple):
    """Some cells, how many they are, and the digits they have between them."""

    cells: int
    size: int
    digits: int


def sue_de_coq(position: Position) -> Iterator[Step]:
    """Every crossing with cells in the line and cells in the box that use up its digits.

    A cell where box and line cross may count as one of either, which removes less at times;
    and a digit may be there twice.
    """
    return _steps(position, in_full=True)


def walk_sue_de_coq(position: Position) -> Iterator[Step]:
    """The same, each cell where box and line cross taken for that or not at all, no digit twice."""
    return _steps(position, in_full=False)


def _steps(position: Position, *, in_full: bool) -> Iterator[Step]:
    if position.tables.n > board_sizes.SUE_DE_COQ:
        return
    for meeting in _meetings(position.tables):
        position.pulse()
        for removed, crossing, aside, inside in meeting.shared_out(position.candidates, in_full):
            yield _step(position, meeting.houses, removed, crossing, aside, inside)


Masks = tuple[int, ...]
"""The candidates of some cells."""
_Found = tuple[tuple[Candidate, ...], _Some, _Some, _Some]
"""What is removed; the cells of the crossing, of the line and of the box."""


class _Meeting:
    """A line and a box that meet; what is shared out there is remembered by their candidates."""

    def __init__(self, tables: Tables, line: int, box: int) -> None:
        self.houses = tables.by_clarity[line][0], tables.by_clarity[box][0]
        in_line, in_box = tables.by_clarity[line][1], tables.by_clarity[box][1]
        self._cells = bits(in_line | in_box)
        self._read = itemgetter(*self._cells)
        self._n = tables.n
        # Within a meeting, sets of cells are sets of numbers in the order of its cells.
        self._bits = tuple([1 << number for number in range(len(self._cells))])
        self._in_line, self._in_box = [
            sum(bit for bit, cell in zip(self._bits, self._cells, strict=True) if house >> cell & 1)
            for house in (in_line, in_box)
        ]

    def shared_out(self, candidates: list[int], in_full: bool) -> tuple[_Found, ...]:
        """Cells of the crossing, the line and the box that use up their digits."""
        return _shared_out(self, self._read(candidates), in_full)

    def look(self, masks: Masks, in_full: bool) -> Iterator[_Found]:
        """The same, worked out from the candidates of each cell."""
        empty = sum(compress(self._bits, masks))
        both = empty & self._in_line & self._in_box
        for crossing, aside, inside in _filling(
            masks, self._n, both, empty & ~self._in_box, empty & ~self._in_line, in_full
        ):
            rest = empty & ~crossing.cells & ~aside.cells & ~inside.cells
            removed = _removed(masks, rest & self._in_line, crossing, aside, inside)
            removed |= _removed(masks, rest & self._in_box, crossing, inside, aside)
            if removed:
                gone = candidates_of((self._cells[number], digit) for number, digit in removed)
                yield gone, self._told(crossing), self._told(aside), self._told(inside)

    def _told(self, some: _Some) -> _Some:
        """Some cells by their places on the board."""
        return some._replace(cells=sum([1 << self._cells[number] for number in bits(some.cells)]))


@cache
def _meetings(tables: Tables) -> tuple[_Meeting, ...]:
    """Every line and box that have cells in common: several."""
    n = tables.n
    return tuple(
        _Meeting(tables, line, box)
        for box in range(n)
        for line in range(n, 3 * n)
        if (tables.by_clarity[box][1] & tables.by_clarity[line][1]).bit_count() > 1
    )


@lru_cache(maxsize=REMEMBERED)
def _shared_out(meeting: _Meeting, masks: Masks, in_full: bool) -> tuple[_Found, ...]:
    return tuple(meeting.look(masks, in_full))


def _filling(
    candidates: Masks, n: int, both: int, in_line: int, in_box: int, in_full: bool
) -> Iterator[tuple[_Some, _Some, _Some]]:
    """Cells of a crossing, of the line and of the box that have as many digits as cells."""
    crossings = [
        _Some(*found)
        for found in _subsets(candidates, both, n)
        if found[1] > 1 and found[2].bit_count() >= found[1] + _SURPLUS
    ]
    if not crossings:
        return
    if not in_full:
        in_line, in_box = _strangers(candidates, in_line, in_box)
        if not in_line:
            return
    most = n if n <= _LARGEST_IN_FULL else _FEW
    widest = union(crossing.digits for crossing in crossings)

    def adding(cells: int) -> list[_Some]:
        """The choices that add something to some crossing, hence to the digits of all."""
        return [
            _Some(cells, size, held)
            for cells, size, held in _subsets(candidates, cells, most)
            if size > (held & ~widest).bit_count()
        ]

    beside: dict[int, tuple[list[_Some], list[_Some]]] = {}
    for crossing in crossings:
        spare = both & ~crossing.cells if in_full else 0
        if spare not in beside:
            in_box_sets = adding(in_box | spare)
            beside[spare] = adding(in_line | spare) if in_box_sets else [], in_box_sets
        apart = crossing.digits if in_full else -1
        yield from _filled_up(crossing, *beside[spare], apart)


def _strangers(candidates: Masks, some: int, others: int) -> tuple[int, int]:
    """Of cells here and there those that have no digit in common with one on the other side."""
    masks = [(1 << cell, candidates[cell]) for cell in bits(others)]
    strangers = met = 0
    for cell in bits(some):
        mask = candidates[cell]
        if apart := [bit for bit, other in masks if not mask & other]:
            strangers |= 1 << cell
            for bit in apart:
                met |= bit
    return strangers, met


def _filled_up(
    crossing: _Some, in_line_sets: list[_Some], in_box_sets: list[_Some], apart: int
) -> Iterator[tuple[_Some, _Some, _Some]]:
    """A crossing with what makes up for all that its cells are too few.

    Line cells and box cells have none of some digits in common.
    """
    if not in_line_sets or not in_box_sets:
        return
    missing, others = crossing.digits.bit_count() - crossing.size, ~crossing.digits
    by_gain: dict[int, list[_Some]] = {}
    """By how many cells more than digits they add to the crossing."""
    for inside in in_box_sets:
        _, size, held = inside
        gain = size - (held & others).bit_count()
        if 0 < gain < missing:
            by_gain.setdefault(gain, []).append(inside)
    for aside in in_line_sets if by_gain else ():
        cells, size, held = aside
        gain = size - (held & others).bit_count()
        if gain > 0 and (fitting := by_gain.get(missing - gain)):
            held &= apart
            for inside in [some for some in fitting if not (some[2] & held or some[0] & cells)]:
                yield crossing, aside, inside


def _subsets(candidates: Masks, cells: int, most: int) -> list[tuple[int, int, int]]:
    """Every choice of some of these cells, none too: the cells, how many, and their digits."""
    found = [(0, 0, 0)]
    for cell in bits(cells):
        bit, mask = 1 << cell, candidates[cell]
        found += [(some | bit, size + 1, held | mask) for some, size, held in found if size < most]
    return found


def _removed(
    candidates: Masks, rest: int, crossing: _Some, here: _Some, there: _Some
) -> set[tuple[int, int]]:
    """What the rest of the line or the box loses: all digits that must be here."""
    locked = (crossing.digits | here.digits) & ~(there.digits & ~here.digits)
    return {(cell, digit) for cell in bits(rest) for digit in digits(candidates[cell] & locked)}


def _step(
    position: Position,
    houses: tuple[House, House],
    removed: tuple[Candidate, ...],
    crossing: _Some,
    aside: _Some,
    inside: _Some,
) -> Step:
    parts: tuple[tuple[_Some, Role], ...] = (
        (crossing, "crossing"),
        (aside, "set-a"),
        (inside, "set-b"),
    )
    return Step(
        "sue-de-coq",
        eliminations=removed,
        marks=tuple(
            Mark(cell, digit, role)
            for some, role in parts
            for cell in bits(some.cells)
            for digit in digits(position.candidates[cell])
        ),
        houses=houses,
        variant="twice" if aside.digits & inside.digits else "",
    )
