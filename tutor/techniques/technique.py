"""What there is to say about a technique: the record that the ladder keeps of each."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from tutor.sudoku.geometry import HouseKind
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Role, Step

Finder = Callable[[Position], Iterator[Step]]
Family = Literal[
    "singles",
    "locked candidates",
    "subsets",
    "fish",
    "single-digit patterns",
    "wings",
    "uniqueness",
    "colours",
    "chains",
    "almost locked sets",
    "exotic patterns",
    "suppositions",
    "templates",
    "search",
]
_CLARITY: dict[HouseKind, int] = {"box": 0, "row": 1, "column": 2}


@dataclass(frozen=True)
class Technique:
    """One rung of the ladder."""

    id: str
    tier: int
    rating: float | None
    """How hard it is for people; None for search, which is not for people."""
    finder: Finder
    family: Family
    roles: tuple[Role, ...]
    """The parts that candidates can play in its steps."""
    builds_on: tuple[str, ...] = ()
    """The lessons whose idea its own goes on from; none if another lesson teaches it."""
    lesson: str = ""
    """The technique after which the lesson that teaches it is named: itself, as a rule."""
    peer_codes: tuple[str, ...] = ()
    """What HoDoKu's regression library calls it."""
    ratings: Mapping[str, float] = field(default_factory=dict)
    """How hard some of its variants are, where that differs."""
    largest_board: int | None = None
    """The largest n of the n x n boards on which it is looked for; None if there is none."""
    needs_uniqueness: bool = False
    """Whether it holds only for puzzles with exactly one solution."""
    on_request: bool = False
    """Whether it is found only when asked for by name, and never on a walk."""
    walker: Finder | None = None
    """What a walk takes of it, best first, where looking for everything would be slow or
    would leave nothing to the techniques after it."""
    is_ordered: bool = False
    """Whether the finder gives the clearest step first and each conclusion once by itself."""

    def find(self, position: Position) -> Iterator[Step]:
        """Every step, the clearest first, each conclusion once."""
        steps = self.finder(position)
        return steps if self.is_ordered else iter(clearest(steps))

    def first(self, position: Position) -> Step | None:
        """The step that a walk takes, None if there is none for it."""
        if self.walker is not None:
            return next(self.walker(position), None)
        steps = self.finder(position)
        return next(steps, None) if self.is_ordered else min(steps, key=_clarity, default=None)

    def rating_of(self, step: Step) -> float | None:
        """How hard one of its steps is."""
        return self.ratings.get(step.variant, self.rating)


def clearest(steps: Iterable[Step]) -> list[Step]:
    """Of the steps with one conclusion the clearest; fewest cells first, boxes before lines."""
    best: dict[object, Step] = {}
    for step in sorted(steps, key=_clarity):
        best.setdefault(step.conclusion, step)
    return list(best.values())


def _clarity(step: Step) -> tuple[int, list[int], tuple[Candidate, ...], tuple[int, ...]]:
    cells = step.cells()
    return (
        len(cells),
        [_CLARITY[house.kind] for house in step.houses],
        step.placements + step.eliminations,
        cells,
    )


@dataclass(frozen=True)
class Kind:
    """What techniques of one kind have in common; called with the rest, it makes a record."""

    family: Family
    roles: tuple[Role, ...]
    largest_board: int | None = None
    needs_uniqueness: bool = False
    is_ordered: bool = False
    """Singles come in order by themselves, and a hint needs only the first; chains and nets
    are sorted by length as they are found."""
    walker: Callable[[Position, str], Iterator[Step]] | None = None
    """What a walk takes of the technique with an id."""

    def __call__(
        self,
        id_: str,
        tier: int,
        rating: float | None,
        finder: Finder,
        codes: str = "",
        builds_on: str = "",
        *,
        lesson: str = "",
        ratings: Mapping[str, float] | None = None,
        walker: Finder | None = None,
        on_request: bool = False,
    ) -> Technique:
        """One technique of this kind."""
        if (walk := self.walker) is not None:

            def walker(position: Position) -> Iterator[Step]:
                return walk(position, id_)

        return Technique(
            id_,
            tier,
            rating,
            _where_unique(finder) if self.needs_uniqueness else finder,
            self.family,
            self.roles,
            tuple(builds_on.split()),
            lesson or id_,
            tuple(codes.split()),
            ratings or {},
            self.largest_board,
            self.needs_uniqueness,
            on_request,
            walker,
            self.is_ordered,
        )


def _where_unique(finder: Finder) -> Finder:
    """A finder that argues from there being one solution: who finds nothing need not ask."""

    def find(position: Position) -> Iterator[Step]:
        for step in finder(position):
            if not position.is_unique:
                return
            yield step

    return find
