"""Which story tells a rule's steps, and from which facts."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tutor.narrate.nonogram import facts, trials
from tutor.narrate.nonogram.reader import Facts, Reader
from tutor.nonogram.rules.step import Step
from tutor.sudoku.geometry import Language


@dataclass(frozen=True)
class Story:
    """How the steps of a rule are told."""

    message: str
    """The message with the parts ``where``, ``what`` and ``why``."""
    facts: Callable[[Reader, Language], Facts]
    variants: dict[str, str] = field(default_factory=dict)
    """The messages of variants that are told otherwise."""
    names_part: bool = False
    """Whether the part of the line that is still open is told first, where it is not all."""


STORIES: dict[str, Story] = {
    "empty-line": Story("empty-line", facts.nothing),
    "full-line": Story(
        "full-line", facts.room, {"part": "full-line-part", "rest": "full-line-rest"}
    ),
    "overlap": Story("overlap", facts.pushed, names_part=True),
    "punctuation": Story(
        "punctuation", facts.closed, {"done": "punctuation-done", "reach": "punctuation-reach"}
    ),
    "out-of-reach": Story("out-of-reach", facts.held, names_part=True),
    "block-range": Story("block-range", facts.shrunk, names_part=True),
    "glue": Story("glue", facts.edge),
    "mercury": Story("mercury", facts.edge),
    "forcing": Story("forcing", facts.gap, {"gap-reach": "forcing-reach"}, names_part=True),
    "joining": Story("joining", facts.runs, {"split": "splitting"}, names_part=True),
    "complete-line": Story("complete-line", facts.ways),
    "edge-logic": Story("edge-logic", trials.tried),
    "contradiction": Story("contradiction", trials.tried),
    "search": Story("search", trials.tried),
}
_PUSHED = Story("forcing-pushed", facts.pushed, names_part=True)
"""A block that white cells force: told like an overlap."""


def story_of(step: Step) -> Story:
    """The story of a step, with the message of its variant."""
    story = _PUSHED if step.variant == "pushed" else STORIES[step.technique]
    message = story.variants.get(step.variant, story.message)
    return replace(story, message=message)
