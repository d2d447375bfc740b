"""Making nonograms of a wanted level, or that need a wanted rule and nothing harder.

Random pictures with one solution are rated one after another until one is what is wanted.
How much of them is black decides most about how hard they are; so where that is left open,
the shares take turns. What is rare may not be found: then there is nothing, not something
else. The same wish and seed give the same nonogram on every machine.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from tutor.base.watch import Pulse, Watch, no_pulse
from tutor.nonogram.explain import path
from tutor.nonogram.generator import DEFAULT_BLACK, Recipe, generate, seed_of_nth
from tutor.nonogram.inks import palette
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, RULES, Rule
from tutor.rating.levels import Level
from tutor.rating.pictures import SMALL_PICTURE as SMALL
from tutor.rating.pictures import NonogramRating
from tutor.rating.pictures import levels_of_rule as levels_of
from tutor.rating.pictures import rate_picture as rate
from tutor.rating.sweeps import TIER_OF_LINES

MOST_TRIED = 300
"""How many puzzles are rated for one wish: up to a few seconds for 10 x 10, a few minutes for
20 x 20."""
_SHARES = (DEFAULT_BLACK, Fraction(3, 5), Fraction(2, 5), Fraction(7, 10))
"""What may be black where nobody says, in the order in which they are tried."""

Clash = Literal["level-and-rule", "lines", "size"]
"""Why no nonogram is what is wanted: its level never has this rule for its hardest one, it
could not be solved by lines alone, or the level is for smaller ones."""


@dataclass(frozen=True)
class Wish:
    """What a nonogram should be like."""

    width: int
    height: int
    black: Fraction | float | None = None
    """The probability of black; None for a half, or whatever serves the level or the rule."""
    level: Level | None = None
    rule: str | None = None
    """The hardest rule that it should need."""
    unique: bool = True
    """With a level or a rule it is unique anyway."""
    line_solvable: bool = False
    colours: int = 1
    """How many there are beside white."""

    @property
    def is_rated(self) -> bool:
        """Whether it asks for a difficulty."""
        return self.level is not None or self.rule is not None

    @property
    def hardest(self) -> list[Rule]:
        """The rules that may be the hardest one."""
        return [
            rule
            for rule in RULES.values()
            if self.rule in (None, rule.id)
            and (self.level is None or self.level in levels_of(rule.id))
        ]

    @property
    def allowed(self) -> list[Rule]:
        """The rules that its walk may use."""
        rules = list(RULES.values())
        return rules[: rules.index(self.hardest[-1]) + 1]

    @property
    def clash(self) -> Clash | None:
        """Why nothing can be what is wanted; None if it can."""
        hardest = self.hardest
        if not hardest:
            return "level-and-rule"
        if self.line_solvable and hardest[0].tier > TIER_OF_LINES:
            return "lines"
        is_small = self.width * self.height <= SMALL
        fits = is_small or any(self.level in (None, levels_of(rule.id)[-1]) for rule in hardest)
        return None if fits else "size"

    def accepts(self, rating: NonogramRating) -> bool:
        """Whether a puzzle with this rating is what is wanted."""
        return self.level in (None, rating.level) and self.rule in (None, rating.hardest)


class Impossible(ValueError):
    """Nothing can be what is wanted."""

    def __init__(self, clash: Clash) -> None:
        super().__init__(clash)
        self.clash = clash


@dataclass(frozen=True)
class Made:
    """A nonogram that is what was wanted."""

    puzzle: Puzzle
    rating: NonogramRating | None
    """None where no difficulty was asked for."""
    tried: int
    """How many puzzles were looked at."""


def make(
    wish: Wish, seed: int | str, pulse: Pulse = no_pulse, most: int = MOST_TRIED
) -> Made | None:
    """A nonogram that is what is wanted; None if so many puzzles had none among them.

    Raises:
        Impossible: there is no use in looking.
    """
    if wish.clash is not None:
        raise Impossible(wish.clash)
    if not wish.is_rated:
        made = generate(_recipe(wish, 0), seed, Watch(pulse=pulse))
        return Made(made.puzzle, None, 1) if made is not None else None
    allowed = wish.allowed
    for index in range(most):
        pulse()
        made = generate(_recipe(wish, index), seed_of_nth(seed, index), Watch(pulse=pulse))
        # What is too hard is found out sooner than how hard it is.
        if made is None or not path(Position(made.puzzle, pulse=pulse), allowed).is_complete:
            continue
        rating = rate(made.puzzle, pulse)
        if wish.accepts(rating):
            return Made(made.puzzle, rating, index + 1)
    return None


def _recipe(wish: Wish, index: int) -> Recipe:
    """What the generator is asked for the time with this number."""
    black = wish.black if wish.black is not None else _SHARES[index % len(_SHARES)]
    unique = wish.unique or wish.is_rated
    inks = palette(wish.colours)
    return Recipe(wish.width, wish.height, black, unique, wish.line_solvable, inks=inks)


_SIDE, _SMALL_SIDE = 10, 5
"""Small pictures have whole lines without white or black more often."""
_TRIES = 60
"""How many nonograms are looked through for one that uses the rule."""
_LAST_OF_FIRST_TIER = [rule for rule in LADDER if rule.tier == 1][-1].id


def title_for(technique: str) -> str:
    """What a game on such a nonogram is called."""
    return f"technique:{technique}"


def puzzle_for(rule: Rule, seed: int | str, pulse: Pulse = no_pulse) -> Puzzle | None:
    """A nonogram to use a rule on; None if none was found.

    With the first rules alone hardly any picture can be finished: for these it is one that
    needs nothing beyond their tier, and uses the rule on the way.
    """
    is_first = rule.tier == 1
    side = _SMALL_SIDE if is_first else _SIDE
    wish = Wish(side, side, rule=_LAST_OF_FIRST_TIER if is_first else rule.id)
    for attempt in range(_TRIES):
        made = make(wish, f"{seed}/{attempt}", pulse)
        if made is None:
            return None
        steps = path(Position(made.puzzle, pulse=pulse)).steps
        if any(step.technique == rule.id for step in steps):
            return made.puzzle
    return None
