"""What helps the learner see a pattern, and when it steps back."""

from dataclasses import dataclass

from tutor.learn.mastery import Standing

FIRM = 21.0
"""Days of stability from which the learner finds the candidates too."""


@dataclass(frozen=True)
class Aids:
    """The help an exercise or a grid begins with."""

    candidates: bool
    """Whether the candidates are filled in."""
    lighting: bool
    """Whether the pattern is lit before the conclusion is told."""


def aids_for(standing: Standing, fade: bool) -> Aids:
    """The aids for a technique; what is known needs fewer, unless they shall stay."""
    if not fade or standing.state in ("new", "learning"):
        return Aids(candidates=True, lighting=True)
    return Aids(candidates=standing.stability < FIRM, lighting=False)
