"""The shipped collection of pictures, with the ratings that are kept beside them.

``python -m tutor.games.nonogram.pictures`` rates every picture and writes the index anew.
"""

from collections.abc import Container
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.games.game import Daily, Shipped
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.levels import LEVELS, Level
from tutor.rating.pictures import rate_picture as rate

if TYPE_CHECKING:
    from tutor.games.nonogram.puzzle import PicturePuzzle

COLUMNS = ("slug", "width", "height", "level", "minutes", "hardest")
"""What the index tells of each picture."""
_LEVELS = {str(level): level for level in LEVELS}
_CATALOGUE = "pas-a-pas:"
"""What the catalogue of a picture of ours begins with."""


@dataclass(frozen=True)
class Picture:
    """A picture as the index tells it; its file is read when the puzzle is asked for."""

    slug: str
    """Its name for programs; people get a title in their language."""
    width: int
    height: int
    level: Level
    minutes: int
    hardest: str
    """The hardest rule that it needs."""

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle of its file."""
        return _read(folder() / f"{self.slug}.non")


def pictures() -> tuple[Picture, ...]:
    """Every picture, the easiest first: by level, then by the time it takes."""
    return tuple(_by_slug().values())


def picture(slug: str) -> Picture | None:
    """The picture with this name, if there is one."""
    return _by_slug().get(slug)


def without_answer(puzzle: Puzzle) -> Puzzle:
    """A puzzle to be given away unsolved: of our pictures the clues alone.

    What they show is for the learner to find; what others have written stays as it is.
    """
    is_ours = puzzle.properties.get("catalogue", "").startswith(_CATALOGUE)
    return Puzzle(puzzle.rows, puzzle.columns, inks=puzzle.inks) if is_ours else puzzle


def next_picture(
    solved: Container[str], after: str = "", level: Level | None = None
) -> Picture | None:
    """The next picture that is not solved yet; past the last one it goes on with the first.

    Args:
        solved: the names of those that are.
        after: the name of the one that was played last, which does not come again.
        level: the level it should have, if that matters.
    """
    every, here = pictures(), picture(after)
    start = 0 if here is None else every.index(here) + 1
    for each in every[start:] + every[:start]:
        if each != here and each.slug not in solved and level in (None, each.level):
            return each
    return None


@cache
def _by_slug() -> dict[str, Picture]:
    """The pictures of the index, in its order."""
    rows = [line.split("\t") for line in index_file().read_text(encoding="utf-8").splitlines()]
    return {
        slug: Picture(slug, int(width), int(height), _LEVELS[level], int(minutes), hardest)
        for slug, width, height, level, minutes, hardest in rows[1:]
    }


def folder() -> Path:
    """Where the pictures are."""
    return content_root("puzzles") / "pictures"


def index_file() -> Path:
    """The file that tells of all of them."""
    return folder() / "index.tsv"


def _read(path: Path) -> Puzzle:
    """The one puzzle of a file; what reads it is loaded with the first."""
    from tutor.nonogram.formats import Read, read_puzzles

    (found,) = read_puzzles(path.read_text(encoding="utf-8"))
    assert isinstance(found, Read), f"{path.name}: {found}"
    return found.puzzle


def index_text() -> str:
    """What the index should say: every file rated, the easiest first."""
    rated = [(path.stem, puzzle := _read(path), rate(puzzle)) for path in folder().glob("*.non")]
    rated.sort(key=lambda each: (LEVELS.index(each[2].level), each[2].score, each[0]))
    rows: list[tuple[object, ...]] = [COLUMNS]
    for slug, puzzle, rating in rated:
        figures = rating.level, rating.minutes, rating.hardest
        rows.append((slug, puzzle.width, puzzle.height, *figures))
    return "".join("\t".join(map(str, row)) + "\n" for row in rows)


if __name__ == "__main__":
    index_file().write_text(index_text(), encoding="utf-8", newline="\n")


def daily(day: date, level: Level) -> Daily:
    """The picture of a day; none comes again before all of its level have been.

    Beyond the hardest pictures there are no levels: these are for everybody who knows more.
    """
    every = pictures()
    hardest = max((each.level for each in every), key=LEVELS.index)
    wanted = min(level, hardest, key=LEVELS.index)
    found = [each for each in every if each.level == wanted]
    order = Dice(f"daily picture/{wanted}").permutation(len(found))
    picture = found[order[day.toordinal() % len(found)]]

    def read() -> "PicturePuzzle":
        from tutor.games.nonogram.puzzle import PicturePuzzle
        from tutor.nonogram.position import Position

        return PicturePuzzle(Position(picture.puzzle))

    source = Shipped(f"daily:{day}/{picture.slug}", read, goes_on=True)
    return Daily(source, wanted, picture.minutes, f"{picture.width}x{picture.height}")
