"""3D Medusa: two colours over the candidates of several digits.

Of two places of a digit in a house exactly one is true, and so is one of the two candidates
of a cell. Candidates linked so, one to the next, alternate between two colours: all of one
colour are true, or all of the other.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from tutor.sudoku.geometry import House, bits, digits
from tutor.techniques import board_sizes
from tutor.techniques.position import REMEMBERED, Position, Tables, candidates_of
from tutor.techniques.single_digit import strong_links
from tutor.techniques.step import Candidate, Link, Mark, Step

_FEWEST = 6
"""With fewer candidates it is a naked pair, an XY-Wing or a kite."""
_Neighbours = dict[Candidate, list[tuple[Candidate, House | None]]]


class Cluster:
    """Candidates joined by strong links, in their two colours."""

    def __init__(self, start: Candidate, neighbours: _Neighbours) -> None:
        self.colour_of = {start: 0}
        self._tree: list[tuple[Candidate, Candidate, House | None]] = []
        self.is_broken = False
        """Whether the colours meet: then the board has no solution."""
        queue = [start]
        for one in queue:
            colour = 1 - self.colour_of[one]
            for other, house in neighbours[one]:
                if other not in self.colour_of:
                    self.colour_of[other] = colour
                    self._tree.append((one, other, house))
                    queue.append(other)
                elif self.colour_of[other] != colour:
                    self.is_broken = True

    def __iter__(self) -> Iterator[Candidate]:
        return iter(self.colour_of)

    @property
    def links(self) -> tuple[Link, ...]:
        """A tree that reaches every candidate from the first."""
        return tuple(Link((one,), (other,), strong=True, house=h) for one, other, h in self._tree)

    def has_enough(self) -> bool:
        """Whether there is more to it than what has a simpler name."""
        return len(self.colour_of) >= _FEWEST and len({d for _, d in self.colour_of}) > 1

    def of(self, colour: int) -> list[Candidate]:
        """The candidates of a colour, in order."""
        return sorted(found for found, its in self.colour_of.items() if its == colour)


def medusa(position: Position) -> Iterator[Step]:
    """Every cluster with a colour that is false, or with candidates that both colours exclude."""
    for cluster in clusters(position):
        if cluster.has_enough() and not cluster.is_broken:
            yield from _steps(position, cluster)


def clusters(position: Position) -> Iterator[Cluster]:
    """All clusters of a board, the smallest too."""
    if position.geometry.n > board_sizes.MEDUSA:
        return
    neighbours = _neighbours(position)
    known: set[Candidate] = set()
    for start in sorted(neighbours):
        if start not in known:
            cluster = Cluster(start, neighbours)
            known.update(cluster)
            yield cluster


def _neighbours(position: Position) -> _Neighbours:
    """For each candidate those it has a strong link with, and the house if there is one."""
    found: _Neighbours = {}
    for cell in bits(position.cells_with(2)):
        one, other = _two(cell, position.candidates[cell])
        found[one], found[other] = [(other, None)], [(one, None)]
    for digit in position.all_digits:
        for one, there in _linked(position.tables, digit, position.places[digit]):
            if one in found:
                found[one] += there
            else:
                found[one] = [*there]
    return found


@lru_cache(maxsize=REMEMBERED)
def _two(cell: int, mask: int) -> tuple[Candidate, ...]:
    """The candidates of a cell."""
    return tuple([Candidate(cell, digit) for digit in digits(mask)])


@lru_cache(maxsize=REMEMBERED)
def _linked(
    tables: Tables, digit: int, places: int
) -> tuple[tuple[Candidate, tuple[tuple[Candidate, House], ...]], ...]:
    """For each candidate of a digit those it has a strong link with, and the house."""
    found: dict[Candidate, list[tuple[Candidate, House]]] = {}
    for link in strong_links(tables, places):
        one, other = [Candidate(cell, digit) for cell in link.ends]
        found.setdefault(one, []).append((other, link.house))
        found.setdefault(other, []).append((one, link.house))
    return tuple([(one, tuple(there)) for one, there in found.items()])


class _Colour:
    """One colour: where it stands, and what it sees."""

    def __init__(self, position: Position, candidates: Iterable[Candidate]) -> None:
        peers = position.tables.peers
        self.candidates = tuple(candidates)
        self.places = [0] * len(position.places)
        """By digit: its cells."""
        self.sight = [0] * len(position.places)
        """By digit: the cells that see one of them."""
        self.cells = 0
        self.crowded = 0
        """The cells with two of its candidates."""
        for cell, digit in self.candidates:
            self.crowded |= self.cells & 1 << cell
            self.cells |= 1 << cell
            self.places[digit] |= 1 << cell
            self.sight[digit] |= peers[cell]


def _steps(position: Position, cluster: Cluster) -> Iterator[Step]:
    colours = [_Colour(position, cluster.of(which)) for which in (0, 1)]
    false = [step for colour in colours if (step := _false(position, cluster, colour, colours))]
    if false:
        yield from false
    elif trapped := _trapped(position, *colours):
        yield _step(cluster, colours, trapped, "trap")


def _false(
    position: Position, cluster: Cluster, colour: _Colour, colours: list[_Colour]
) -> Step | None:
    """A colour that is twice in a cell or a house, or that leaves a cell without candidates."""
    if colour.crowded:
        return _step(cluster, colours, colour.candidates, "wrap")
    if clash := _twice(position, colour):
        return _step(cluster, colours, colour.candidates, "wrap", houses=(clash,))
    if (cell := _emptied(position, colour)) is not None:
        left = [Candidate(cell, digit) for digit in digits(position.candidates[cell])]
        plain = [one for one in left if one not in cluster.colour_of]
        more = [Mark(*one, "clash") for one in plain or left]
        return _step(cluster, colours, colour.candidates, "wrap", more=more)
    return None


def _twice(position: Position, colour: _Colour) -> House | None:
    """A house with two places of a digit in a colour."""
    for digit, places in enumerate(colour.places):
        if places & colour.sight[digit]:
            for one, other in combinations(bits(places), 2):
                if shared := position.tables.shared_houses(1 << one | 1 << other):
                    return shared[0][0]
    return None


def _emptied(position: Position, colour: _Colour) -> int | None:
    """A cell without the colour, all of whose candidates see their digit in it.

    One that has a single candidate, which the other colour may hold, only if there is no other.
    """
    emptied = position.empty & ~colour.cells
    for digit in position.all_digits:
        emptied &= ~position.places[digit] | colour.sight[digit]
    single = position.cells_with(1)
    return next((cell for some in (~single, single) for cell in bits(emptied & some)), None)


def _trapped(position: Position, one: _Colour, other: _Colour) -> tuple[Candidate, ...]:
    """What is false whichever colour is true: it clashes with both."""
    found = []
    for digit in position.all_digits:
        coloured = one.places[digit] | other.places[digit]
        clashing = (one.sight[digit] | one.cells) & (other.sight[digit] | other.cells)
        for cell in bits(position.places[digit] & clashing & ~coloured):
            found.append((cell, digit))
    return candidates_of(found)


def _step(
    cluster: Cluster,
    colours: list[_Colour],
    removed: tuple[Candidate, ...],
    variant: str,
    *,
    houses: tuple[House, ...] = (),
    more: Iterable[Mark] = (),
) -> Step:
    first, second = colours
    return Step(
        "medusa",
        eliminations=removed,
        marks=(
            *(Mark(*found, "colour-a") for found in first.candidates),
            *(Mark(*found, "colour-b") for found in second.candidates),
            *more,
        ),
        houses=houses,
        links=cluster.links,
        variant=variant,
    )
