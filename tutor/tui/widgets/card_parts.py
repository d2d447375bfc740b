"""What a coach's card is made of: its looks, its words, and what stands on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from tutor.games.told import Told
from tutor.narrate.teller import Part
from tutor.tui.parts.chips import Offer

Tone = Literal["now", "ok"]
"""Whether something waits, or was done right."""
Dress = Literal["bare", "boxed", "roomy"]
"""A bar at the left; a box with a title; a box with labels, what came before and the cell."""
FEWEST_STEPS: Mapping[Dress, int] = {"bare": 4, "boxed": 5, "roomy": 7}
"""Lines that a list below the card has at least: where there is little room, the text comes
first."""


@dataclass(eq=False)
class Entry:
    """Something that stands on the card."""

    told: Told
    is_remark: bool = False
    passes: bool = False
    """Whether it goes as soon as the next thing is done."""


@dataclass(frozen=True)
class Question:
    """What the card asks in place of its text, until it is answered by a key."""

    title: str
    sentence: str
    offers: tuple[Offer, ...]


@dataclass(frozen=True)
class Words:
    """What the card says of itself, in the learner's language."""

    more: Offer
    fold: Offer
    earlier: str
    count: Callable[[int], str]
    """How many steps came before, in words."""
    cell: str
    labels: Mapping[Part, str]
