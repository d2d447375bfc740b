"""The shipped collections of grids, and their files, read line by line as they are asked for.

What reads and walks grids is loaded with the first of them: the first screen only counts them.
"""

from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.games.game import Daily, Shipped
from tutor.rating.levels import LEVELS, Level
from tutor.rating.pace import Pace, pace_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER

if TYPE_CHECKING:
    from tutor.games.sudoku.puzzle import GridPuzzle

LEVEL_PREFIX = "level-"
TECHNIQUE_PREFIX = "technique-"
_WORDS = 4
"""A rated line: the grid, the sign of a remark, level, minutes, hardest technique."""


@dataclass(frozen=True)
class Collection:
    """A file of grids. Its id is for programs; people get a name in their language."""

    id: str
    path: Path

    def grids(self) -> list[Grid]:
        """Its grids, in the order of the file."""
        return _grids_in(self.path.read_text(encoding="utf-8"))


def _grids_in(text: str) -> list[Grid]:
    from tutor.sudoku.formats import read_text

    return [entry.result for entry in read_text(text) if isinstance(entry.result, Grid)]


def collections() -> tuple[Collection, ...]:
    """Every collection: levels and techniques from easy to hard, then the others by id."""
    found = {path.stem: path for path in content_root("puzzles").rglob("*.sdm")}
    known = [f"{LEVEL_PREFIX}{level}" for level in LEVELS]
    known += [f"{TECHNIQUE_PREFIX}{technique.id}" for technique in LADDER]
    ids = [id_ for id_ in known if id_ in found]
    ids += sorted(found.keys() - set(known))
    return tuple(Collection(id_, found[id_]) for id_ in ids)


def collection(id_: str) -> Collection | None:
    """The collection with this id, if there is one."""
    return next((found for found in collections() if found.id == id_), None)


def needs_of(grid: Grid, pulse: Pulse = no_pulse) -> frozenset[str]:
    """Every technique on the walk of a grid."""
    from tutor.rating.record import profile_of

    return frozenset(profile_of(grid, openness=False, pulse=pulse).counts)


class ShippedFile:
    """A file whose grids are read and walked when they are first asked for."""

    def __init__(self, collection: Collection) -> None:
        text = collection.path.read_text(encoding="utf-8")
        self._lines = [line for line in text.splitlines() if line.partition("#")[0].strip()]
        self._needs: dict[int, frozenset[str]] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def hardest(self, index: int) -> str:
        """The hardest technique of a grid, as the end of its line tells."""
        return self._lines[index].split()[-1]

    def score(self, index: int) -> float:
        """The rating of a grid in minutes, as its line tells."""
        return float(self._lines[index].split()[-2])

    def at_pace(self, pace: Pace | None) -> list[int]:
        """Which grids take as long as that; all of them where any time will do."""
        everything = range(len(self))
        return [i for i in everything if pace is None or pace_of(self.score(i)) == pace]

    @property
    def is_rated(self) -> bool:
        """Whether its lines tell how hard the grids are."""
        return all(len(line.split()) > _WORDS for line in self._lines)

    @property
    def usual_score(self) -> float:
        """The minutes that one of its grids usually takes: half of them take longer."""
        return median(map(self.score, range(len(self))))

    def grid(self, index: int) -> Grid:
        """One of the grids."""
        (grid,) = _grids_in(self._lines[index])
        return grid

    def needs(self, index: int, pulse: Pulse) -> frozenset[str]:
        """What the walk of a grid needs, remembered from the first time on."""
        if index not in self._needs:
            self._needs[index] = needs_of(self.grid(index), pulse)
        return self._needs[index]


@cache
def shipped_file(id_: str) -> ShippedFile | None:
    """The file of a collection, if there is one."""
    found = collection(id_)
    return None if found is None else ShippedFile(found)


def daily(day: date, level: Level) -> Daily:
    """The grid of a day; none comes again before all of its level have been.

    What reads a grid is loaded once it is asked for: the first screen only tells of it.
    """
    file = shipped_file(f"{LEVEL_PREFIX}{level}")
    assert file is not None, "every level has a file"
    order = Dice(f"daily/{level}").permutation(len(file))
    index = order[day.toordinal() % len(file)]

    def read() -> "GridPuzzle":
        from tutor.games.sudoku.puzzle import GridPuzzle
        from tutor.sudoku.symmetry import shuffled

        return GridPuzzle(shuffled(file.grid(index), Dice(f"daily/{day}/{level}")))

    source = Shipped(f"daily:{day}/{level}", read, goes_on=True)
    return Daily(source, level, max(round(file.score(index)), 1), "9x9")
