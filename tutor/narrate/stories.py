"""Which story tells a technique's steps, and what its rungs may give away when."""

from tutor.narrate import big_fish, chains, facts, forcing, sets
from tutor.narrate.story import Story

_NAKED = Story("naked-subset", facts.subset, "houses")
_HIDDEN = Story("hidden-subset", facts.subset, "houses")
_LOCKED = Story("locked-subset", facts.subset, "houses")
_FISH = Story("fish", facts.fish, "digit")
_FINNED = Story("finned-fish", facts.fish, "digit", {"siamese": "siamese-fish"})
_SASHIMI = Story("sashimi-fish", facts.fish, "digit", {"siamese": "siamese-fish"})


def _rectangle(number: int) -> Story:
    return Story(f"unique-rectangle-{number}", facts.rectangle, "boxes")


STORIES: dict[str, Story] = {
    "full-house": Story("full-house", facts.single, "house"),
    "hidden-single": Story("hidden-single", facts.single, "house"),
    "naked-single": Story("naked-single", facts.naked_single, "cell"),
    "pointing": Story("pointing", facts.locked, "confining"),
    "claiming": Story("claiming", facts.locked, "confining"),
    "locked-pair": _LOCKED,
    "naked-pair": _NAKED,
    "hidden-pair": _HIDDEN,
    "locked-triple": _LOCKED,
    "naked-triple": _NAKED,
    "hidden-triple": _HIDDEN,
    "x-wing": _FISH,
    "skyscraper": Story("two-links", facts.two_links, "digit"),
    "two-string-kite": Story("two-links", facts.two_links, "digit", {"dual": "two-links-dual"}),
    "turbot-fish": Story("two-links", facts.two_links, "digit"),
    "empty-rectangle": Story(
        "empty-rectangle", facts.empty_rectangle, "digit", {"dual": "empty-rectangle-dual"}
    ),
    "xy-wing": Story("xy-wing", facts.wing, "box"),
    "xyz-wing": Story("xyz-wing", facts.wing, "box"),
    "w-wing": Story("w-wing", facts.w_wing, "boxes"),
    "swordfish": _FISH,
    "naked-quad": _NAKED,
    "hidden-quad": _HIDDEN,
    "unique-rectangle-1": _rectangle(1),
    "unique-rectangle-2": _rectangle(2),
    "unique-rectangle-3": _rectangle(3),
    "unique-rectangle-4": _rectangle(4),
    "unique-rectangle-5": _rectangle(5),
    "unique-rectangle-6": _rectangle(6),
    "hidden-rectangle": Story("hidden-rectangle", facts.hidden_rectangle, "boxes"),
    "avoidable-rectangle-1": Story("avoidable-rectangle-1", facts.rectangle, "boxes"),
    "avoidable-rectangle-2": Story("avoidable-rectangle-2", facts.rectangle, "boxes"),
    "jellyfish": _FISH,
    "remote-pair": Story("remote-pair", facts.remote_pair, "pair"),
    "bug-plus-1": Story("bug-plus-1", facts.single, None),
    "finned-x-wing": _FINNED,
    "sashimi-x-wing": _SASHIMI,
    "simple-colors": Story("simple-colors", facts.colours, "digit", {"wrap": "simple-colors-wrap"}),
    "multi-colors": Story(
        "multi-colors", facts.colours, "digit", {"excluded": "multi-colors-excluded"}
    ),
    "finned-swordfish": _FINNED,
    "sashimi-swordfish": _SASHIMI,
    "finned-jellyfish": _FINNED,
    "sashimi-jellyfish": _SASHIMI,
    **sets.STORIES,
    **chains.STORIES,
    **big_fish.STORIES,
    **forcing.STORIES,
    "search": Story("search", facts.last_resort, "cell"),
}
