"""Which story tells a technique's steps, and what its rungs may give away when."""

from tutor.narrate.story import Story
from tutor.narrate.sudoku import chains, fish, forcing, patterns, sets
from tutor.narrate.sudoku.grid_reader import GridReader

_NAKED = Story("naked-subset", patterns.subset, "houses")
_HIDDEN = Story("hidden-subset", patterns.subset, "houses")
_LOCKED = Story("locked-subset", patterns.subset, "houses")


def _rectangle(number: int) -> Story[GridReader]:
    return Story(f"unique-rectangle-{number}", patterns.rectangle, "boxes")


STORIES: dict[str, Story[GridReader]] = {
    "full-house": Story("full-house", patterns.single, "house"),
    "hidden-single": Story("hidden-single", patterns.single, "house"),
    "naked-single": Story("naked-single", patterns.naked_single, "cell"),
    "pointing": Story("pointing", patterns.locked, "confining"),
    "claiming": Story("claiming", patterns.locked, "confining"),
    "locked-pair": _LOCKED,
    "naked-pair": _NAKED,
    "hidden-pair": _HIDDEN,
    "locked-triple": _LOCKED,
    "naked-triple": _NAKED,
    "hidden-triple": _HIDDEN,
    "skyscraper": Story("two-links", patterns.two_links, "digit"),
    "two-string-kite": Story("two-links", patterns.two_links, "digit", {"dual": "two-links-dual"}),
    "turbot-fish": Story("two-links", patterns.two_links, "digit"),
    "empty-rectangle": Story(
        "empty-rectangle", patterns.empty_rectangle, "digit", {"dual": "empty-rectangle-dual"}
    ),
    "xy-wing": Story("xy-wing", patterns.wing, "box"),
    "xyz-wing": Story("xyz-wing", patterns.wing, "box"),
    "w-wing": Story("w-wing", patterns.w_wing, "boxes"),
    "naked-quad": _NAKED,
    "hidden-quad": _HIDDEN,
    "unique-rectangle-1": _rectangle(1),
    "unique-rectangle-2": _rectangle(2),
    "unique-rectangle-3": _rectangle(3),
    "unique-rectangle-4": _rectangle(4),
    "unique-rectangle-5": _rectangle(5),
    "unique-rectangle-6": _rectangle(6),
    "hidden-rectangle": Story("hidden-rectangle", patterns.hidden_rectangle, "boxes"),
    "avoidable-rectangle-1": Story("avoidable-rectangle-1", patterns.rectangle, "boxes"),
    "avoidable-rectangle-2": Story("avoidable-rectangle-2", patterns.rectangle, "boxes"),
    "remote-pair": Story("remote-pair", patterns.remote_pair, "pair"),
    "bug-plus-1": Story("bug-plus-1", patterns.single, None),
    "simple-colors": Story(
        "simple-colors", patterns.colours, "digit", {"wrap": "simple-colors-wrap"}
    ),
    "multi-colors": Story(
        "multi-colors", patterns.colours, "digit", {"excluded": "multi-colors-excluded"}
    ),
    **sets.STORIES,
    **chains.STORIES,
    **fish.STORIES,
    **forcing.STORIES,
    "search": Story("search", patterns.last_resort, "cell"),
}
