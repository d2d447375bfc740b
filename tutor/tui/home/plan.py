"""Where the cards of the first screen stand: grow, then centre, never stretch."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from textual.geometry import Region, Size

from tutor.tui.parts.pane import Columns, in_columns, size_of

Card = Literal["head", "today", "learn", "mastery", "goto", "days", "minutes", "games"]
CARDS: tuple[Card, ...] = (
    *("head", "learn", "goto", "today", "mastery"),
    *("days", "minutes", "games"),
)
"""In the order in which Tab goes through them."""
Scale = Literal["stack", "small", "medium", "large"]
"""One column to scroll in, two that just fit, two with room, three."""

_WIDEST_STACK = 62


_BOARDS: dict[Scale, tuple[int, Columns[Card]]] = {
    "large": (
        3,
        (
            (66, (("head", 35), ("goto", 5))),
            (49, (("today", 25), ("minutes", 15))),
            (49, (("learn", 13), ("mastery", 13), ("games", 14))),
        ),
    ),
    "medium": (
        2,
        (
            (64, (("head", 13), ("learn", 10), ("goto", 7))),
            (46, (("today", 13), ("mastery", 12), ("days", 5))),
        ),
    ),
    "small": (
        0,
        (
            (43, (("head", 11), ("learn", 4), ("goto", 7))),
            (37, (("today", 12), ("mastery", 10))),
        ),
    ),
}
"""From the largest: what is between columns, and the columns."""


@dataclass(frozen=True)
class Plan:
    """Where each card stands."""

    scale: Scale
    places: dict[Card, Region]


def plan(room: Size, heights: dict[Card, int]) -> Plan:
    """The largest plan that fits.

    Args:
        room: how much there is.
        heights: how high each card is where they stand in one column.
    """
    for scale, (gap, columns) in _BOARDS.items():
        size = size_of(columns, gap)
        if size.width <= room.width and size.height <= room.height:
            return Plan(scale, in_columns(columns, gap, room))
    return Plan("stack", _stacked(room, heights))


def _stacked(room: Size, heights: dict[Card, int]) -> dict[Card, Region]:
    width = min(room.width - 1, _WIDEST_STACK)  # beside it, the bar to scroll with
    places, y = dict[Card, Region](), 0
    for card, height in heights.items():
        places[card] = Region((room.width - 1 - width) // 2, y, width, height)
        y += height
    return places


def neighbour(places: dict[Card, Region], at: Card, key: str, cards: Sequence[Card]) -> Card:
    """The card that an arrow leads to: the nearest one in its direction, else the same."""
    here = places[at]

    def distance(card: Card) -> tuple[int, int] | None:
        there = places[card]
        if key in ("left", "right"):
            ahead = there.x - here.right if key == "right" else here.x - there.right
            apart = max(there.y - here.bottom, here.y - there.bottom, 0)
            beside = abs(there.y - here.y)
        else:
            ahead = there.y - here.bottom if key == "down" else here.y - there.bottom
            apart = max(there.x - here.right, here.x - there.right, 0)
            beside = abs(there.x - here.x)
        return None if ahead < 0 else (ahead + 3 * apart, beside)

    found = [(away, card) for card in cards if card != at and (away := distance(card)) is not None]
    return min(found, key=lambda one: one[0])[1] if found else at
