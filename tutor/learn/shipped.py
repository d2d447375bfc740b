"""The shipped files of grids, read line by line as they are asked for."""

from functools import cache

from tutor.base.watch import Pulse, no_pulse
from tutor.games.sudoku.collections import Collection, collection
from tutor.rating.rater import profile_of
from tutor.sudoku.formats import read_text
from tutor.sudoku.grid import Grid


def needs_of(grid: Grid, pulse: Pulse = no_pulse) -> frozenset[str]:
    """Every technique on the walk of a grid."""
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

    def grid(self, index: int) -> Grid:
        """One of the grids."""
        (entry,) = read_text(self._lines[index])
        assert isinstance(entry.result, Grid)
        return entry.result

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
