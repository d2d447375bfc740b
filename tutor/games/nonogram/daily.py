"""The picture of a day: one of ours, the same for everybody of a level."""

from datetime import date
from typing import TYPE_CHECKING

from tutor.base.dice import Dice
from tutor.games.nonogram.pictures import pictures
from tutor.games.puzzle import Daily, Shipped
from tutor.rating.levels import LEVELS, Level

if TYPE_CHECKING:
    from tutor.games.nonogram.puzzle import PicturePuzzle


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
