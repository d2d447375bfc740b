"""Lines in plenty, with part of what is true of them known: the same on every machine."""

from dataclasses import dataclass
from functools import cache, cached_property

from tutor.base.dice import Dice
from tutor.nonogram.line import placements
from tutor.nonogram.position import SIGNS, LineView, stretches
from tutor.nonogram.puzzle import Clue, Line, clue_of

LONGEST = 13
_SHARES = (30, 45, 60, 75)
"""How many of a hundred cells are black, or known."""


@dataclass(frozen=True)
class Known:
    """A line of which something is known, and everything that it can be."""

    view: LineView

    @cached_property
    def completions(self) -> tuple[int, ...]:
        """The black cells of every way to complete it."""
        view = self.view
        return tuple(placements(view.clue, view.length, view.black, view.white))

    @cached_property
    def always_black(self) -> int:
        """The cells that are black in every completion."""
        found = self.view.full
        for black in self.completions:
            found &= black
        return found

    @cached_property
    def always_white(self) -> int:
        """The cells that are white in every completion."""
        found = self.view.full
        for black in self.completions:
            found &= ~black
        return found

    def places_of(self, block: int) -> set[tuple[int, int]]:
        """The first and last cell of a block, in every completion."""
        return {stretches(black)[block] for black in self.completions}


def view_of(clue: Clue, cells: str) -> LineView:
    """A line written in signs: ``#.??``."""
    black, white = (
        sum(1 << place for place, cell in enumerate(cells) if cell == sign) for sign in SIGNS[1:]
    )
    return LineView(Line("row", 0), clue, len(cells), black, white)


def written(view: LineView, black: int = 0, white: int = 0) -> str:
    """The same the other way round, with some more cells known."""
    black, white = black | view.black, white | view.white
    return "".join(
        "#" if black >> place & 1 else "." if white >> place & 1 else "?"
        for place in range(view.length)
    )


@cache
def lines(count: int, longest: int = LONGEST) -> tuple[Known, ...]:
    """Lines of which at least one cell is open."""
    dice = Dice("lines of nonograms")
    found: list[Known] = []
    while len(found) < count:
        length = 1 + dice.below(longest)
        share, known = (_SHARES[dice.below(len(_SHARES))] for _ in range(2))
        truth = [dice.below(100) < share for _ in range(length)]
        shown = [dice.below(100) < known // 2 for _ in range(length)]
        cells = "".join(
            ("#" if black else ".") if is_shown else "?"
            for black, is_shown in zip(truth, shown, strict=True)
        )
        if "?" in cells:
            found.append(Known(view_of(clue_of(truth), cells)))
    return tuple(found)
