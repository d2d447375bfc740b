"""Looks for the boards of the patterns of the hardest puzzles, which hardly any grid needs.

Worked examples come from the grids that do. Boards to practise on are carved around the
pattern, whatever else they need; what is simpler is done first. A near miss is such a board
with one given less, so that one condition fails.
"""

from collections import Counter
from collections.abc import Iterator

from tutor.explain.path import walk
from tutor.games.sudoku.collections import TECHNIQUE_PREFIX, collection
from tutor.games.sudoku.making import goal_of
from tutor.lab.mining.carving import CARVED, Carver, FalseTridagons
from tutor.lab.mining.miner import EXAMPLES, INSTANCES, Found, Miner
from tutor.lab.mining.misses import Miss, miss_of
from tutor.learn.taught import family_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_NINE = Geometry.of(3, 3)
_CARVED = 4_000
"""How many grids are carved at most."""
_SPOILT = 400
"""How many of them are spoilt."""
_ENOUGH = 12
"""How many near misses of one kind are enough to choose from."""
_MOST_REMOVED = 8
"""More nobody wants to cross out."""
_SIMPLE = 3
"""What is below this tier is done first."""


class ExoticMiner(Miner):
    """Looks for the boards of one such pattern."""

    def run(self) -> None:
        """Walk the grids that need it, then carve others."""
        for number, grid in enumerate(self._own()):
            self._look_at(grid, number)
        carver = self._carver(CARVED[self.technique.id])
        for number in range(_CARVED):
            if sum(map(_is_light, self.instances)) >= INSTANCES + EXAMPLES:
                break
            if (found := self._practised(carver.carved()[0], number)) is not None:
                self.instances.append(found)
        self._altered = list(self._spoilt())

    def exercises(self) -> list[Found]:
        """Those with something to cross out, but not much; what places one comes after."""
        found = [one for one in self.instances if one not in self.examples()]
        return sorted(found, key=lambda one: (not _is_light(one), not one.step.placements))[
            :INSTANCES
        ]

    def _own(self) -> Iterator[Grid]:
        for id_ in family_of(self.technique.id):
            if (found := collection(f"{TECHNIQUE_PREFIX}{id_}")) is not None:
                yield from found.grids()

    def _carver(self, kind: type[Carver]) -> Carver:
        return kind(_NINE, goal_of(_NINE, None, self.technique.id), self._dice)

    def _practised(self, grid: Grid, number: int) -> Found | None:
        """The board after what is simple, if the pattern removes something there, but not much."""
        position = Position(grid)
        for step in walk(position):
            if TECHNIQUES[step.technique].tier >= _SIMPLE:
                found = self.technique.first(position)
                if found is None or not 0 < len(found.eliminations) <= _MOST_REMOVED:
                    return None
                return Found(position.grid(), found, _CARVED + number, False)
        return None

    def _look_back(self, boards: list[Position], step: Step) -> None:
        """The board before is mostly far from it: near misses are carved."""

    def _look_around(self, position: Position, step: Step) -> None:
        """As above."""

    def _spoilt(self) -> Iterator[Miss]:
        """Boards on which one condition fails, of each kind a few."""
        kinds: Counter[str] = Counter()
        carver = self._carver(CARVED[self.technique.id])
        false = self._carver(FalseTridagons) if self.technique.id == "tridagon" else None
        for _ in range(_SPOILT):
            boards = [false.carved()] if false else carver.spoilt()
            found = (miss_of(Position(grid), self.technique, cells) for grid, cells in boards)
            for miss in found:
                if miss and self._is_clear(miss) and kinds[miss.kind] < _ENOUGH:
                    kinds[miss.kind] += 1
                    yield miss
                    break

    @staticmethod
    def _is_clear(miss: Miss) -> bool:
        """Whether one condition fails, and the pattern is nowhere else on the board."""
        return miss.is_alone and len(miss.faults) == 1


def _is_light(found: Found) -> bool:
    """Whether there is something to cross out, but not much."""
    return 0 < len(found.step.eliminations) <= _MOST_REMOVED
