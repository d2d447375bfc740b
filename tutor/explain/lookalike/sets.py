"""Almost locked sets among some cells, and the patterns that cross or grow from a stem."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.explain.lookalike.fault import Fault, Reading, between, mask_of, plainest
from tutor.sudoku.geometry import House, bits, digits, union
from tutor.techniques.board_sizes import ALMOST_LOCKED_SETS as LARGEST_BOARD
from tutor.techniques.position import Position

_MOST_TRIALS = 4_000
"""How many sets are tried to put a pattern together."""
_MOST_SHARES = 600
"""How many parts are tried to share out the cells."""


class Part(NamedTuple):
    """Some of the cells, all in one house, and the digits they have."""

    cells: int
    digits: int

    @property
    def is_almost_locked(self) -> bool:
        """Whether there is exactly one digit more than cells."""
        return self.digits.bit_count() == self.cells.bit_count() + 1


class Budget:
    """How many trials are left."""

    def __init__(self, trials: int = _MOST_TRIALS) -> None:
        self._left = trials

    def spend(self) -> bool:
        """Use one trial; False if there is none left."""
        self._left -= 1
        return self._left >= 0

    @property
    def is_spent(self) -> bool:
        """Whether something was left untried."""
        return self._left < 0


def part_of(position: Position, cells: int) -> Part:
    """Some cells with their digits."""
    return Part(cells, between(position, bits(cells)))


def almost_locked(position: Position, cells: int) -> list[Part]:
    """Every almost locked set among some cells, the smallest first; none on large boards."""
    found: dict[int, Part] = {}
    if position.geometry.n > LARGEST_BOARD:
        return []
    for _, house in position.tables.by_clarity:
        subsets = [Part(0, 0)]
        for cell in bits(cells & house):
            bit, mask = 1 << cell, position.candidates[cell]
            subsets += [Part(part.cells | bit, part.digits | mask) for part in subsets]
        found.update({part.cells: part for part in subsets if part.is_almost_locked})
    return sorted(found.values(), key=lambda part: (part.cells.bit_count(), part.cells))


def shares(position: Position, cells: int, sets: list[Part], most: int) -> Iterator[list[Part]]:
    """The ways to share out all cells among sets, of which one may not be almost locked.

    That one comes last: what the others leave over, all in one house.
    """
    budget = Budget(_MOST_SHARES)

    def fill(left: int, rest: int, parts: list[Part]) -> Iterator[list[Part]]:
        if not budget.spend():
            return
        if not left:
            if not rest:
                yield parts
            elif len(parts) < most and position.tables.shared_houses(rest):
                wrong = part_of(position, rest)
                if not wrong.is_almost_locked:
                    yield [*parts, wrong]
            return
        first = left & -left
        if len(parts) < most:
            for part in sets:
                if part.cells & first and not part.cells & ~left:
                    yield from fill(left & ~part.cells, rest, [*parts, part])
        if position.tables.shared_houses(rest | first):
            yield from fill(left & ~first, rest | first, parts)

    return fill(cells, 0, [])


def miscounted(part: Part) -> Reading:
    """That some cells have not one digit more than they are."""
    if part.is_almost_locked:
        return ()
    count = part.cells.bit_count() + 1
    return (Fault("set-digits", tuple(bits(part.cells)), digits(part.digits), number=count),)


def restricted(position: Position, one: Part, other: Part) -> int:
    """The digits of which all places in one set see all places in the other."""
    found = 0
    for digit in digits(one.digits & other.digits):
        here, there = (position.places[digit] & part.cells for part in (one, other))
        if not there & ~position.tables.seen_by_all(here):
            found |= 1 << digit - 1
    return found


def unrestricted(position: Position, one: Part, other: Part) -> Reading:
    """Why two sets have no restricted common digit."""
    common = one.digits & other.digits
    if not common:
        return (Fault("no-common-digit", tuple(bits(one.cells)), others=tuple(bits(other.cells))),)
    pairs = {
        digit: [
            (cell, far)
            for cell in bits(position.places[digit] & one.cells)
            for far in bits(position.places[digit] & other.cells & ~position.tables.peers[cell])
        ]
        for digit in digits(common)
    }
    digit = min(pairs, key=lambda digit: (len(pairs[digit]), digit))
    return (Fault("not-restricted", pairs[digit][0], (digit,)),)


def removed(position: Position, digit: int, parts: Iterable[Part]) -> int:
    """The places of a digit that see all its places in some sets."""
    held = position.places[digit] & _cells(parts)
    return position.places[digit] & position.tables.seen_by_all(held)


def unshared(
    position: Position, parts: list[Part], but: int, kind: str = "ends-share-none"
) -> Reading:
    """Why sets of which one holds their common digits remove nothing; nothing if they do.

    The digits that join them do not count.
    """
    common = ~but
    for part in parts:
        common &= part.digits
    shared = digits(common)
    if any(removed(position, digit, parts) for digit in shared):
        return ()
    cells = _cells(parts)
    if not shared:
        return (Fault(kind, tuple(bits(cells)), digits(but)),)
    (digit, *_) = shared
    return (Fault("nothing-sees", tuple(bits(cells & position.places[digit])), (digit,)),)


_FEWEST_PETALS = 2


def death_blossom(position: Position, cells: tuple[int, ...]) -> Reading:
    """Each cell in turn as the stem, those with few candidates first."""
    stems = sorted(cells, key=lambda cell: position.candidates[cell].bit_count())
    buds = [Bud(position, cells, stem) for stem in stems]
    if any(True for bud in buds for _ in bud.blossoms()):
        return ()
    if any(bud.is_cut_short for bud in buds):
        return (Fault("unclear", cells),)
    return plainest(bud.wrong() for bud in buds)


class Bud:
    """A stem, and what may be its petals among the other cells."""

    def __init__(self, position: Position, cells: tuple[int, ...], stem: int) -> None:
        self._position = position
        self._stem = stem
        self._all = cells
        self._others = mask_of(cells) & ~(1 << stem)
        sets = almost_locked(position, self._others)
        sight = position.tables.peers[stem]
        self._petals = {
            digit: [
                part
                for part in sets
                if (here := position.places[digit] & part.cells) and not here & ~sight
            ]
            for digit in digits(position.candidates[stem])
        }
        """For each candidate of the stem, the sets that would lose it."""
        self._budget = Budget()

    @property
    def is_cut_short(self) -> bool:
        """Whether not all petals were tried."""
        return self._budget.is_spent

    def blossoms(self) -> Iterator[list[Part]]:
        """The petals of blossoms that remove something and take all the cells."""
        for petals in self._grown(list(self._petals.values()), []):
            if not self._idle(petals):
                yield petals

    def _grown(self, left: list[list[Part]], chosen: list[Part]) -> Iterator[list[Part]]:
        """The ways to choose a petal for each candidate that use all the cells."""
        if not self._budget.spend():
            return
        if left:
            for petal in left[0]:
                yield from self._grown(left[1:], [*chosen, petal])
        elif len(set(chosen)) >= _FEWEST_PETALS and _cells(chosen) == self._others:
            yield chosen

    def _idle(self, petals: list[Part]) -> Reading:
        stem = self._position.candidates[self._stem]
        return unshared(self._position, petals, stem, "petals-share-none")

    def wrong(self) -> Reading:
        """What keeps the cells from being a blossom on this stem."""
        lacking = tuple(digit for digit, petals in self._petals.items() if not petals)
        if lacking:
            return self._spoilt(lacking) or (Fault("no-petal", (self._stem,), lacking),)
        for petals in self._grown(list(self._petals.values()), []):
            return self._idle(petals)
        spare = self._others & ~_cells([p for petals in self._petals.values() for p in petals])
        if spare:
            return (Fault("no-part-of-petal", tuple(bits(spare)), others=(self._stem,)),)
        return (Fault("no-pattern", self._all),)

    def _spoilt(self, lacking: tuple[int, ...]) -> Reading:
        """The one petal that is missing, if the cells left over for it have a wrong count."""
        if len(lacking) > 1:
            return ()
        others = [petals for petals in self._petals.values() if petals]
        for chosen in self._some(others, []):
            rest = self._others & ~_cells(chosen)
            if rest and self._position.tables.shared_houses(rest):
                part = part_of(self._position, rest)
                if part.digits >> lacking[0] - 1 & 1 and (wrong := miscounted(part)):
                    return wrong
        return ()

    def _some(self, left: list[list[Part]], chosen: list[Part]) -> Iterator[list[Part]]:
        """The ways to choose petals for the candidates that have any."""
        if not self._budget.spend():
            return
        if not left:
            yield chosen
        for petal in left[0] if left else ():
            yield from self._some(left[1:], [*chosen, petal])


def _cells(parts: Iterable[Part]) -> int:
    return union(part.cells for part in parts)


_SURPLUS = 2
"""How many digits more than cells the crossing has at least."""


def sue_de_coq(position: Position, cells: tuple[int, ...]) -> Reading:
    """Every box and line that hold all the cells between them."""
    tables, mask = position.tables, mask_of(cells)
    readings = [
        tuple(_reading(position, (line, box), mask, in_box, in_line))
        for box, in_box in tables.by_clarity[: tables.n]
        for line, in_line in tables.by_clarity[tables.n :]
        if in_box & in_line and not mask & ~(in_box | in_line)
    ]
    return plainest(readings) if readings else (Fault("not-box-and-line", cells),)


def _reading(
    position: Position, houses: tuple[House, House], cells: int, in_box: int, in_line: int
) -> Iterator[Fault]:
    both, aside, inside = cells & in_box & in_line, cells & ~in_box, cells & ~in_line
    if both.bit_count() < _SURPLUS:
        yield Fault("crossing-small", tuple(bits(both)), (), houses, number=_SURPLUS)
    if not aside:
        yield Fault("none-in-house", tuple(bits(cells)), (), houses[:1])
    if not inside:
        yield Fault("none-in-house", tuple(bits(cells)), (), houses[1:])
    if both.bit_count() < _SURPLUS or not aside or not inside:
        return
    in_line_digits, in_box_digits = (between(position, bits(part)) for part in (aside, inside))
    held = digits(between(position, bits(cells)))
    common = digits(in_line_digits & in_box_digits)
    if not in_line_digits & in_box_digits & between(position, bits(both)) and (
        len(held) + len(common) == cells.bit_count()
    ):
        common, held = (), held + common  # there twice, once in the line and once in the box
    if common:
        yield Fault("sides-share", tuple(bits(aside)), common, others=tuple(bits(inside)))
    if len(held) != cells.bit_count():
        yield Fault("digits-uneven", tuple(bits(cells)), held, number=cells.bit_count())
    if common or len(held) != cells.bit_count():
        return
    yield from _balance(position, both, aside, inside)
    yield from _idle(position, (in_line, in_box), both, (aside, inside))


def _balance(position: Position, both: int, aside: int, inside: int) -> Iterator[Fault]:
    """A crossing that needs no help, or cells beside it that give none."""
    crossing = between(position, bits(both))
    count = both.bit_count() + _SURPLUS
    if crossing.bit_count() < count:
        yield Fault("crossing-digits", tuple(bits(both)), digits(crossing), number=count)
        return
    for part in (aside, inside):
        own = digits(between(position, bits(part)) & ~crossing)
        if len(own) >= part.bit_count():
            yield Fault("side-helpless", tuple(bits(part)), own, others=tuple(bits(both)))


def _idle(
    position: Position, houses: tuple[int, int], both: int, parts: tuple[int, int]
) -> Iterator[Fault]:
    """That the rest of the line and the rest of the box have none of the digits."""
    crossing = between(position, bits(both))
    for house, here, there in ((houses[0], *parts), (houses[1], *parts[::-1])):
        mine, theirs = (between(position, bits(part)) for part in (here, there))
        rest = position.empty & house & ~both & ~here
        if position.holding((crossing | mine) & ~(theirs & ~mine)) & rest:
            return
    yield Fault("nothing-to-remove", tuple(bits(both | parts[0] | parts[1])))
