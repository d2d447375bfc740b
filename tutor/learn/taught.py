"""What is taught: the lessons in their order, what each builds on, and which teaches what."""

from tutor.techniques.ladder import CURRICULUM

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
    "wxyz-wing": ("xyz-wing", "naked-quad"),
    "sue-de-coq": ("locked-pair", "naked-triple"),
    "x-chain": ("turbot-fish", "simple-colors"),
    "xy-chain": ("xy-wing", "remote-pair"),
    "aic": ("x-chain", "xy-chain"),
    "nice-loop-continuous": ("aic",),
    "nice-loop-discontinuous": ("aic",),
    "grouped-aic": ("aic", "empty-rectangle"),
    "als-xz": ("wxyz-wing",),
    "als-xy-wing": ("als-xz", "xy-wing"),
    "als-chain": ("als-xy-wing", "aic"),
    "death-blossom": ("als-xy-wing",),
    "franken-swordfish": ("finned-swordfish", "claiming"),
    "nishio": ("aic",),
    "forcing-chain": ("nishio",),
    "forcing-net-contradiction": ("forcing-chain",),
    "template-delete": ("jellyfish", "nishio"),
}
"""Each lesson with those whose idea it goes on from, in the order of the course."""

_FAMILIES: dict[str, tuple[str, ...]] = {
    "grouped-aic": ("grouped-nice-loop-continuous", "grouped-nice-loop-discontinuous"),
    "franken-swordfish": (
        "franken-jellyfish",
        "finned-franken-x-wing",
        "finned-franken-swordfish",
        "finned-franken-jellyfish",
        *(technique.id for technique in CURRICULUM if technique.on_request),
    ),
    "forcing-net-contradiction": ("forcing-net",),
    "template-delete": ("template-set",),
}
"""The techniques that a lesson teaches beside the one it is named after.

What is found on request only is all fish: of any kinds of houses, or of five and more.
"""
_LESSON_OF = {id_: lesson for lesson, family in _FAMILIES.items() for id_ in family}

ORDER: tuple[str, ...] = tuple(_REQUIRES)
"""Every lesson on a technique, in the order in which they are taught.

That of the ladder, except that a naked pair comes before the same pair in a box and a
line at once, which is found sooner but understood later; so do triples. Chains in general
come before those that close to a loop.
"""


def requires_of_sudoku(lesson: str) -> tuple[str, ...]:
    """The lessons that this one goes on from; none for what is no lesson on Sudoku."""
    return _REQUIRES.get(lesson, ())


def lesson_of(technique: str) -> str:
    """The lesson that teaches a technique: its own, or that of its family."""
    return _LESSON_OF.get(technique, technique)


def family_of(lesson: str) -> tuple[str, ...]:
    """The techniques that a lesson teaches, the one it is named after first."""
    return (lesson, *_FAMILIES.get(lesson, ()))


def families() -> dict[str, tuple[str, ...]]:
    """The lessons that teach more than one technique, with the others."""
    return dict(_FAMILIES)
