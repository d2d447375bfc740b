"""Fresh nonograms to use a rule on: it is the hardest that they need."""

from tutor.base.watch import Pulse, no_pulse
from tutor.games.nonogram.making import Wish, make
from tutor.nonogram.explain import path
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, Rule

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
