"""What the board of a nonogram lights up, and nothing that is not told yet."""

from dataclasses import dataclass

from tutor.games.told import AnyLight
from tutor.narrate.rungs import NAME, PATTERN
from tutor.nonogram.position import BLACK, WHITE, Colour
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Mark, Step


@dataclass(frozen=True)
class Light(AnyLight):
    """What a coach speaks of on a nonogram."""

    marks: tuple[Mark, ...] = ()
    line: Line | None = None
    """The line that a step argues in, or that a mistake has made impossible."""
    blocks: tuple[int, ...] = ()
    """The blocks of its clue that a step is about, from 0."""
    black: tuple[int, ...] = ()
    """What a step makes black."""
    white: tuple[int, ...] = ()
    """What a step makes white."""
    wrong: tuple[int, ...] = ()
    """Cells that a mistake is about."""
    doubtful: tuple[int, ...] = ()
    """Cells in which other pictures with the same clues differ."""
    inks: tuple[Colour, ...] = ()
    """Where there are several inks, the colour of each cell that becomes black."""

    @property
    def colours(self) -> dict[int, Colour]:
        """The colours that cells become."""
        inks = self.inks or (BLACK,) * len(self.black)
        return dict(zip(self.black, inks, strict=True)) | dict.fromkeys(self.white, WHITE)


DARK = Light()


def light_of(step: Step, rung: int) -> Light:
    """What a rung lights up of a step."""
    if rung < PATTERN:
        # A name says in which line: there is something to see in it, too.
        return Light(line=step.line) if rung == NAME else DARK
    if rung == PATTERN:
        return Light(step.marks, step.line, step.blocks)
    return Light(step.marks, step.line, step.blocks, step.black, step.white, inks=step.inks)
