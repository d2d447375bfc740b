"""Random pictures, and puzzles made of them.

Every cell is black with the same probability. Few such pictures are the only ones with
their clues; where that is asked for, a cell that the clues leave open is turned over, again
and again, until they leave none. The same recipe and seed give the same puzzle on every
machine: no step depends on a clock or on the packages installed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import ne

from tutor.base.dice import Dice
from tutor.base.watch import Watch
from tutor.nonogram.inks import Ink
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_in_inks
from tutor.nonogram.solver import Resists, Search, by_lines

DEFAULT_BLACK = Fraction(1, 2)
"""The probability of black when nothing else is asked for."""
DEFAULT_TRIES = 20
_FINEST = 10**6
"""Probabilities are kept to a millionth."""
_TURNS_PER_CELL = 10
"""A picture in which so many turns were tried in vain is given up for another."""
_FEW = 60
"""A second solution is looked for where lines leave no more cells open."""
_PATIENCE = 200
"""Probes for a second solution before it is left to lines again."""


@dataclass(frozen=True)
class Recipe:
    """What a puzzle should be like."""

    width: int
    height: int
    black: Fraction | float = DEFAULT_BLACK
    """The probability of black, from 0 to 1."""
    unique: bool = False
    line_solvable: bool = False
    """Solvable one line at a time, without trying anything; unique then, too."""
    tries: int = DEFAULT_TRIES
    """How many pictures may be begun."""
    inks: tuple[Ink, ...] = ()
    """The colours of its blocks, where there are several; each is as probable."""

    @property
    def filled(self) -> str:
        """The signs of cells that are not white."""
        return "".join(ink.letter for ink in self.inks) or "#"


@dataclass(frozen=True)
class Generated:
    """A puzzle with its picture, and what it took."""

    puzzle: Puzzle
    turned: int
    """How many cells of the random picture were turned over."""


def random_picture(
    width: int, height: int, black: Fraction | float, seed: int | str
) -> tuple[str, ...]:
    """A picture whose cells are black with this probability."""
    return _drawn(Recipe(width, height, black), Dice(seed))


def _drawn(recipe: Recipe, dice: Dice) -> tuple[str, ...]:
    share = Fraction(recipe.black).limit_denominator(_FINEST)
    return tuple(
        "".join(
            _one_of(recipe.filled, dice) if dice.below(share.denominator) < share.numerator else "."
            for _ in range(recipe.width)
        )
        for _ in range(recipe.height)
    )


def _one_of(signs: Sequence[str], dice: Dice) -> str:
    """Any of these signs; the dice are not thrown for a single one."""
    return signs[dice.below(len(signs))] if len(signs) > 1 else signs[0]


def seed_of_nth(seed: int | str, index: int) -> int | str:
    """The seed of one of many pictures: the next number, or a word with the index."""
    try:
        return int(seed) + index
    except ValueError:
        return f"{seed}/{index}"


def generate_nth(
    recipe: Recipe, seed: int | str, index: int, watch: Watch | None = None
) -> Generated | None:
    """One of the many puzzles of a seed: always the same, however many are made."""
    return generate(recipe, seed_of_nth(seed, index), watch)


def generate(recipe: Recipe, seed: int | str, watch: Watch | None = None) -> Generated | None:
    """The puzzle of a recipe and a seed; None if no try came to one.

    Without a wish for uniqueness, it is simply the puzzle of the random picture.
    """
    dice = Dice(seed)
    watch = watch or Watch()
    for _ in range(recipe.tries):
        picture = _drawn(recipe, dice)
        if not (recipe.unique or recipe.line_solvable):
            return Generated(puzzle_in_inks(picture, recipe.inks), 0)
        if (made := _cleared(recipe, picture, dice, watch)) is not None:
            return made
    return None


def _cleared(recipe: Recipe, picture: Sequence[str], dice: Dice, watch: Watch) -> Generated | None:
    """Turn cells over until the clues leave none open; None if that comes to no end.

    A turn after which lines leave more cells open than before is taken back.
    """
    now = _Draft(recipe, "".join(picture))
    wanted = now.filled
    for _ in range(_TURNS_PER_CELL * len(now.cells)):
        watch.long_work()
        doubtful = now.doubtful(watch)
        if not doubtful:
            return Generated(now.puzzle, sum(map(ne, now.cells, "".join(picture))))
        # Filled cells where there are too many, so that the share of black stays.
        filled = now.filled
        is_filled = filled > wanted or (filled == wanted and bool(dice.below(2)))
        places = [cell for cell in doubtful if (now.cells[cell] != ".") == is_filled] or doubtful
        turned = now.turned(places[dice.below(len(places))], dice)
        if len(turned.open) <= len(now.open):
            now = turned
    return None


class _Draft:
    """A picture on the way to a puzzle without doubtful cells."""

    def __init__(self, recipe: Recipe, cells: str) -> None:
        self.recipe = recipe
        self.cells = cells
        width = recipe.width
        rows = [cells[start : start + width] for start in range(0, len(cells), width)]
        self.puzzle = puzzle_in_inks(rows, recipe.inks)
        reached = by_lines(Position(self.puzzle))
        assert reached is not None, "every picture solves its own puzzle"
        self._reached = reached
        self.open = [cell for cell, colour in enumerate(reached.cells) if colour == UNKNOWN]
        self._doubtful: list[int] | None = None

    @property
    def filled(self) -> int:
        """How many cells are not white."""
        return len(self.cells) - self.cells.count(".")

    def turned(self, cell: int, dice: Dice) -> "_Draft":
        """The same with one cell in another colour."""
        others = [sign for sign in f".{self.recipe.filled}" if sign != self.cells[cell]]
        sign = _one_of(others, dice)
        return _Draft(self.recipe, f"{self.cells[:cell]}{sign}{self.cells[cell + 1 :]}")

    def doubtful(self, watch: Watch) -> list[int]:
        """The cells in which another solution differs; those that lines leave open else."""
        if self._doubtful is None:
            is_for_lines = self.recipe.line_solvable or not 0 < len(self.open) <= _FEW
            self._doubtful = self.open if is_for_lines else self._searched(watch)
        return self._doubtful

    def _searched(self, watch: Watch) -> list[int]:
        try:
            for solution in Search(self._reached, watch, _PATIENCE).solutions():
                signs = "".join(solution.written())
                if signs != self.cells:
                    return [cell for cell in self.open if signs[cell] != self.cells[cell]]
        except Resists:
            return self.open
        return []
