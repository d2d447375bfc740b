"""The steps of a walk as a list tells them: one line a step."""

from dataclasses import dataclass

from tutor.games.solver import Solver, Stage
from tutor.language import Speaker


@dataclass(frozen=True)
class StepRow:
    """One step in a line."""

    number: int
    result: str
    """What it concludes, in few characters."""
    name: str
    """Its technique."""
    house: str
    """Where it argues, for whoever has room."""
    is_basic: bool
    """Whether it is one of those that everybody begins with."""

    @property
    def line(self) -> str:
        """All of it, for lists without columns."""
        return "  ".join(filter(None, (f"{self.number}", self.result, self.name, self.house)))


def row_of(number: int, stage: Stage, solver: Solver, speaker: Speaker) -> StepRow:
    """A step in the learner's language."""
    language = speaker.language
    return StepRow(
        number,
        stage.result(language),
        stage.called(language) if stage.called else solver.name(stage.technique, language),
        stage.house(language),
        stage.is_basic,
    )
