"""The collections of grids that are shipped."""

from dataclasses import dataclass
from pathlib import Path

from tutor.base.content import content_root
from tutor.games.sudoku.grading import LEVELS
from tutor.sudoku.formats import read_text
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER

LEVEL_PREFIX = "level-"
TECHNIQUE_PREFIX = "technique-"


@dataclass(frozen=True)
class Collection:
    """A file of grids. Its id is for programs; people get a name in their language."""

    id: str
    path: Path

    def grids(self) -> list[Grid]:
        """Its grids, in the order of the file."""
        return [
            entry.result
            for entry in read_text(self.path.read_text(encoding="utf-8"))
            if isinstance(entry.result, Grid)
        ]


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
