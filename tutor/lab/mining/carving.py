"""Grids of the rarest patterns: carved around one.

A full board has the places of such a pattern wherever its digits lie so. Their cells are
emptied first; then other givens go, as long as the solution stays unique and the pattern
stands on the candidates that the givens leave.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product

from tutor.base.dice import Dice
from tutor.games.sudoku.making import Workshop
from tutor.sudoku.digging import Digger, SearchDigger
from tutor.sudoku.generator import full_board
from tutor.sudoku.geometry import Geometry, bits, union
from tutor.sudoku.grid import Grid
from tutor.techniques.exotic import exocet, msls, sk_loop, tridagon
from tutor.techniques.position import Position, Tables

_DIGITS = 3
_MOST_GUARDIANS = 4
_MOST_BASE_DIGITS = 4
_SHAPES = ((4, 4), (4, 5), (5, 4))
_SECTORS_TRIED = 200
"""How many rows and columns are tried on one board."""


@dataclass(frozen=True)
class Plan(ABC):
    """Where a pattern is to stand."""

    cells: int
    """The cells to be emptied first."""
    early: int
    """Givens that go before others: what they say makes the pattern needless."""
    late: int
    """Givens that go after others: they keep other candidates away from the pattern."""

    def order(self, cell: int) -> int:
        """When a given is tried."""
        return (self.late >> cell & 1) - (self.early >> cell & 1)

    @abstractmethod
    def stands(self, position: Position) -> bool:
        """Whether it stands on a position."""

    @property
    @abstractmethod
    def pattern(self) -> int:
        """The cells to point at, if they are empty."""


@dataclass(frozen=True)
class _FourBoxes(Plan):
    """A tridagon with few guardians."""

    twelve: int
    wanted: int

    @property
    def pattern(self) -> int:
        """The twelve cells."""
        return self.twelve

    def stands(self, position: Position) -> bool:
        guardians = (position.candidates[cell] & ~self.wanted for cell in bits(self.twelve))
        return sum(mask.bit_count() for mask in guardians) <= _MOST_GUARDIANS


@dataclass(frozen=True)
class _Ring(Plan):
    """A ring with as many digits to share as cells."""

    ring: sk_loop.Ring

    @property
    def pattern(self) -> int:
        """The dominoes."""
        return self.ring.cells

    def stands(self, position: Position) -> bool:
        count = (self.ring.cells & position.empty).bit_count()
        return bool(sk_loop.links_by_digit(position, self.ring, count))


@dataclass(frozen=True)
class _Sectors(Plan):
    """Rows and columns with as many digits to share as cells."""

    rows: int
    columns: int

    @property
    def pattern(self) -> int:
        """Where they cross."""
        return self.cells

    def stands(self, position: Position) -> bool:
        cells = msls.base_in(position.tables, self.rows, self.columns) & position.empty
        costs = (
            min(msls.costs(position, self.rows, self.columns, digit))
            for digit in position.all_digits
        )
        return sum(costs) == cells.bit_count()


@dataclass(frozen=True)
class _Aimed(Plan):
    """A base with its targets."""

    frame: exocet.Frame
    aims: tuple[exocet.Aim, exocet.Aim]

    @property
    def pattern(self) -> int:
        """Base and targets."""
        return self.frame.base | self.aims[0].target | self.aims[1].target

    def stands(self, position: Position) -> bool:
        base = union(position.candidates[cell] for cell in bits(self.frame.base))
        if base.bit_count() > _MOST_BASE_DIGITS:
            return False
        return exocet.aimed(position, self.frame, self.aims, base) is not None


Plans = Callable[[Geometry, list[int], Dice], Iterator[Plan]]


def _four_boxes(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    """Cells of four boxes that hold three digits, but for one or two of them."""
    parts = [[(one.cells, one.is_odd) for one in of_box] for of_box in tridagon.transversals()]
    for plan, is_odd in _twelve(geometry, solution, dice, parts):
        if is_odd:
            yield plan


def _false_four_boxes(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    """The same, but an even number of boxes runs one way, or two cells of a box share a line.

    With some dice the one, with others the other.
    """
    parts = [[(one.cells, one.is_odd) for one in of_box] for of_box in tridagon.transversals()]
    if dice.below(2):
        box = dice.below(len(parts))
        crosswise = {cells for cells, _ in parts[box]}
        threes = combinations(geometry.boxes[box].cells, _DIGITS)
        masks = (sum(1 << cell for cell in three) for three in threes)
        parts[box] = [(cells, is_odd) for cells in masks for is_odd in (False, True)]
        parts[box] = [one for one in parts[box] if one[0] not in crosswise]
    for plan, is_odd in _twelve(geometry, solution, dice, parts):
        if not is_odd:
            yield plan


def _twelve(
    geometry: Geometry, solution: list[int], dice: Dice, parts: list[list[tuple[int, bool]]]
) -> Iterator[tuple[Plan, bool]]:
    """Of each of four boxes one of the parts, and whether an odd number of them is odd."""
    triples = list(combinations(range(1, geometry.n + 1), _DIGITS))
    dice.shuffle(triples)
    for triple in triples:
        held = sum(1 << cell for cell, value in enumerate(solution) if value in triple)
        near = [[one for one in of_box if (one[0] & ~held).bit_count() < 2] for of_box in parts]
        for four in tridagon.box_rectangles():
            for chosen in product(*(near[box] for box in four)):
                cells = union(cells for cells, _ in chosen)
                if (cells & ~held).bit_count() <= 2:
                    boxes = union(Tables.of(geometry).boxes[box] for box in four)
                    wanted = sum(1 << digit - 1 for digit in triple)
                    plan = _FourBoxes(cells | held & boxes, held, boxes & ~held, cells, wanted)
                    yield plan, sum(is_odd for _, is_odd in chosen) % 2 == 1


def _rings(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    rings = list(sk_loop.rings(geometry))
    dice.shuffle(rings)
    return (_Ring(ring.cells, 0, 0, ring) for ring in rings)


def _sectors(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    lines = list(range(geometry.n))
    for _ in range(_SECTORS_TRIED):
        chosen = []
        for size in _SHAPES[dice.below(len(_SHAPES))]:
            dice.shuffle(lines)
            chosen.append(sum(1 << line for line in lines[:size]))
        rows, columns = chosen
        cells = msls.base_in(Tables.of(geometry), rows, columns)
        yield _Sectors(cells, 0, 0, rows, columns)


def _aimed(geometry: Geometry, solution: list[int], dice: Dice) -> Iterator[Plan]:
    """Bases whose digits the targets hold, with one digit or two besides.

    A digit that is not in the base has to be in the band's part of the cross-lines as well,
    or it would be outside three times.
    """
    frames = list(exocet.frames(geometry))
    dice.shuffle(frames)
    for frame in frames:
        base = {solution[cell] for cell in bits(frame.base)}
        for aims in product(*frame.others):
            targets = aims[0].target | aims[1].target
            if {solution[cell] for cell in bits(targets)} != base:
                continue
            lines = union(
                1 << c for line in (frame.third, *(a.line for a in aims)) for c in line.cells
            )
            barred = targets | aims[0].companion | aims[1].companion
            beside = list(bits(lines & frame.band & ~barred))
            dice.shuffle(beside)
            others = {solution[cell] for cell in beside[: 1 + dice.below(2)]}
            held = sum(1 << c for c, value in enumerate(solution) if value in base | others)
            cells = frame.base | targets | held & frame.band
            late = (lines | frame.band) & ~held
            yield _Aimed(cells, held, late, frame, (aims[0], aims[1]))


class _Keeper(SearchDigger):
    """Takes givens away while a pattern stands."""

    def __init__(self, geometry: Geometry, solution: list[int], plan: Plan | None) -> None:
        super().__init__(geometry, solution)
        self._plan = plan

    def may_go(self, cells: tuple[int, ...]) -> bool:
        """Whether the pattern stands without them, and the solution stays unique."""
        values = self.values.copy()
        for cell in cells:
            values[cell] = 0
        plan = self._plan
        stands = plan is None or plan.stands(Position(Grid(self.geometry, values)))
        return stands and super().may_go(cells)


class Carver(Workshop):
    """Boards dug around a pattern; near hard ones, others around the same."""

    plans: Plans
    _plan: Plan | None = None

    def _digger(self, solution: list[int]) -> Digger:
        return _Keeper(self._geometry, solution, self._plan)

    def carved(self) -> tuple[Grid, tuple[int, ...]]:
        """A new grid on which the pattern stands at once, whatever else it needs; its cells."""
        digger = self._dug()
        return Grid(self._geometry, digger.values), self._told(digger.values)

    def spoilt(self) -> Iterator[tuple[Grid, tuple[int, ...]]]:
        """Grids on which it does not stand any more, for each lacks one given of such a grid."""
        carved = self._dug()
        digger = SearchDigger(self._geometry, carved.solution)
        digger.values = carved.values
        for cell, value in enumerate(carved.values):
            if value and digger.may_go((cell,)):
                values = carved.values.copy()
                values[cell] = 0
                yield Grid(self._geometry, values), self._told(values)

    def _told(self, values: list[int]) -> tuple[int, ...]:
        """The empty cells of the pattern."""
        assert self._plan is not None
        return tuple(cell for cell in bits(self._plan.pattern) if not values[cell])

    def _dug(self) -> Digger:
        """A new board in whose cells the pattern fits."""
        while True:
            solution = full_board(self._geometry, self._dice, self._pulse)
            for plan in self.plans(self._geometry, solution, self._dice):
                self._plan = plan
                digger = self._digger(solution)
                digger.dig([tuple(bits(plan.cells))], self._geometry.cell_count)
                if digger.empty:
                    self._dice.shuffle(self._sets)
                    given = [cells for cells in self._sets if digger.values[cells[0]]]
                    given.sort(key=lambda cells: plan.order(cells[0]))
                    digger.dig(given, self._geometry.cell_count, self._progress)
                    return digger


class Tridagons(Carver):
    """Around the cells of four boxes."""

    plans = staticmethod(_four_boxes)


class FalseTridagons(Carver):
    """Around cells of four boxes that prove nothing."""

    plans = staticmethod(_false_four_boxes)


class Rings(Carver):
    """Around a ring of dominoes."""

    plans = staticmethod(_rings)


class Sectors(Carver):
    """Around the crossings of rows and columns."""

    plans = staticmethod(_sectors)


class Exocets(Carver):
    """Around a base and its targets."""

    plans = staticmethod(_aimed)


CARVED: dict[str, type[Carver]] = {
    "tridagon": Tridagons,
    "tridagon-link": Tridagons,
    "sk-loop": Rings,
    "msls": Sectors,
    "junior-exocet": Exocets,
}
"""How the grids of some techniques are made."""
