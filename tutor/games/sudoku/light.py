"""What the board of a Sudoku lights up, and nothing that is not told yet."""

from dataclasses import dataclass, replace

from tutor.games.sudoku.drawing import UNDRAWN, Drawing, drawing_of
from tutor.games.told import AnyLight
from tutor.narrate.rungs import NAME, PATTERN
from tutor.narrate.sudoku.grid_reader import visible_marks
from tutor.sudoku.geometry import House
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Candidate, Mark, Step


@dataclass(frozen=True)
class Light(AnyLight):
    """What a coach speaks of on a grid."""

    marks: tuple[Mark, ...] = ()
    houses: tuple[House, ...] = ()
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    wrong: tuple[int, ...] = ()
    """Cells that a mistake is about."""
    chain: Step | None = None
    """The step, if it is told link by link: its nodes are numbered."""
    drawing: Drawing = UNDRAWN
    """What makes the pattern a picture, beside its candidates and houses."""
    follows: tuple[int, ...] = ()
    """Cells of which a line of a chain says something that follows next."""
    rests_on: tuple[int, ...] = ()
    """Cells that it follows from."""


DARK = Light()
_NAMED_WITH_HOUSE = ("singles", "subsets")


def light_of(step: Step, rung: int) -> Light:
    """What a rung lights up of a step."""
    if rung < PATTERN:
        # Some names say in which house: there is something to see in them, too.
        is_told = rung == NAME and TECHNIQUES[step.technique].family in _NAMED_WITH_HOUSE
        return Light(houses=step.houses) if is_told and len(step.houses) == 1 else DARK
    chain = step if step.is_chain else None
    light = Light(visible_marks(step), step.houses, chain=chain, drawing=drawing_of(step))
    if rung == PATTERN:
        return light
    return replace(light, placements=step.placements, eliminations=step.eliminations)
