"""The way through the course: what is taught when, and what each technique builds on."""

from collections.abc import Collection, Sequence

from tutor.learn.mastery import Mastery
from tutor.learn.nonogram import path as nonograms

_REQUIRES: dict[str, tuple[str, ...]] = {
    "full-house": (),
    "hidden-single": ("full-house",),
    "naked-single": ("hidden-single",),
    "pointing": ("hidden-single",),
    "claiming": ("pointing",),
    "naked-pair": ("naked-single",),
    "locked-pair": ("naked-pair", "pointing"),
    "hidden-pair": ("hidden-single", "naked-pair"),
    "naked-triple": ("naked-pair",),
    "locked-triple": ("locked-pair", "naked-triple"),
    "hidden-triple": ("hidden-pair", "naked-triple"),
    "x-wing": ("claiming",),
    "skyscraper": ("x-wing",),
    "two-string-kite": ("skyscraper",),
    "turbot-fish": ("skyscraper", "two-string-kite"),
    "empty-rectangle": ("pointing", "two-string-kite"),
    "xy-wing": ("naked-pair",),
    "xyz-wing": ("xy-wing", "naked-triple"),
    "w-wing": ("xy-wing", "skyscraper"),
    "swordfish": ("x-wing",),
    "naked-quad": ("naked-triple",),
    "hidden-quad": ("hidden-triple", "naked-quad"),
    "unique-rectangle-1": ("naked-pair",),
    "unique-rectangle-2": ("unique-rectangle-1", "pointing"),
    "unique-rectangle-3": ("unique-rectangle-2", "naked-triple"),
    "unique-rectangle-4": ("unique-rectangle-1", "x-wing"),
    "unique-rectangle-5": ("unique-rectangle-2",),
    "unique-rectangle-6": ("unique-rectangle-4",),
    "hidden-rectangle": ("unique-rectangle-4",),
    "avoidable-rectangle-1": ("unique-rectangle-1",),
    "avoidable-rectangle-2": ("avoidable-rectangle-1", "unique-rectangle-2"),
    "jellyfish": ("swordfish",),
    "remote-pair": ("naked-pair", "w-wing"),
    "bug-plus-1": ("unique-rectangle-1",),
    "finned-x-wing": ("x-wing", "pointing"),
    "sashimi-x-wing": ("finned-x-wing", "skyscraper"),
    "simple-colors": ("turbot-fish",),
    "multi-colors": ("simple-colors",),
    "finned-swordfish": ("swordfish", "finned-x-wing"),
    "sashimi-swordfish": ("finned-swordfish", "sashimi-x-wing"),
    "finned-jellyfish": ("jellyfish", "finned-swordfish"),
    "sashimi-jellyfish": ("finned-jellyfish", "sashimi-swordfish"),
}
"""Each technique with those whose idea it goes on from, in the order of the course."""

ORDER: tuple[str, ...] = tuple(_REQUIRES)
"""The order in which techniques are taught.

That of the ladder, except that a naked pair comes before the same pair in a box and a
line at once, which is found sooner but understood later; so do triples.
"""


def requires(technique: str) -> tuple[str, ...]:
    """The techniques that should be met before this one; none for those without a lesson."""
    return _REQUIRES.get(technique) or nonograms.REQUIRES.get(technique, ())


def is_unlocked(technique: str, mastery: Mastery) -> bool:
    """Whether everything it builds on has been met: advice, which nobody has to follow."""
    return all(mastery.of(earlier).state != "new" for earlier in requires(technique))


def next_lesson(
    mastery: Mastery, read: Collection[str] = (), order: Sequence[str] = ORDER
) -> str | None:
    """The technique of a course to learn next; None if there is none.

    What was met in games, say by a hint, is not learnt by that: its lesson comes too,
    unless it was read.
    """
    for technique in order:
        state = mastery.of(technique).state
        is_open = state == "new" or (state == "learning" and technique not in read)
        if is_open and is_unlocked(technique, mastery):
            return technique
    return None
