"""The ways the techniques of tiers 1 to 4 can be told, and the last resort."""

from tests.narrate.wishes import (
    Wanted,
    anything,
    both,
    fins,
    in_houses,
    marked,
    no,
    one,
    placing,
    says,
    several,
    thin_lines,
    variant,
)

EASIER: dict[str, dict[str, Wanted]] = {
    "full-house": {"box": in_houses("box"), "row": in_houses("row"), "column": in_houses("column")},
    "hidden-single": {
        "box": both(variant("box"), marked(0, "excluded"), no(marked(1, "blocker"))),
        "one-blocker": both(marked(1, "blocker"), marked(0, "excluded")),
        "line": both(variant("line"), marked(0, "excluded"), no(marked(0, "blocker"))),
        "excluded": both(marked(1, "blocker"), no(marked(0, "excluded"))),
        "only-excluded": both(marked(0, "blocker"), no(marked(0, "excluded"))),
        "alone": marked(0, "blocker", "excluded"),
    },
    "naked-single": {
        "seen": marked(0, "excluded"),
        "one-excluded": marked(1, "excluded"),
        "several-excluded": both(marked(3, "excluded"), no(marked(0, "blocker"))),
        "only-excluded": marked(0, "blocker"),
    },
    "pointing": {"two-cells": marked(2, "locked"), "three-cells": marked(3, "locked")},
    "claiming": {"row": in_houses("row", "box"), "column": in_houses("column", "box")},
    "locked-pair": {"": anything},
    "naked-pair": {
        "one-house": both(in_houses("row"), one),
        "two-houses": in_houses("box", "column"),
    },
    "hidden-pair": {"one-cell": one, "two-cells": several},
    "locked-triple": {"": anything},
    "naked-triple": {"one-house": in_houses("column"), "two-houses": in_houses("box", "row")},
    "hidden-triple": {"": anything},
    "x-wing": {
        f"{base}-{cover}": variant(f"{base}-{cover}")
        for base in ("row", "column", "box")
        for cover in ("row", "column", "box")
        if base != cover
    },
    "skyscraper": {"one": one, "several": several},
    "two-string-kite": {"single": variant(""), "dual": variant("dual")},
    "turbot-fish": {"one": one, "several": several},
    "empty-rectangle": {"single": variant(""), "dual": variant("dual")},
    "xy-wing": {"one": one, "several": several},
    "xyz-wing": {"one": one, "several": several},
    "w-wing": {"one": one, "several": several},
    "swordfish": {"rows": variant("row-column"), "columns": variant("column-row")},
    "naked-quad": {"": anything},
    "hidden-quad": {"": anything},
    "unique-rectangle-1": {"one-extra": marked(1, "extra"), "several": marked(2, "extra")},
    "unique-rectangle-2": {"one": one, "several": several},
    "unique-rectangle-3": {
        "one-cell": lambda step: len(step.cells("naked")) == 1,
        "several-cells": lambda step: len(step.cells("naked")) > 1,
    },
    "unique-rectangle-4": {"": anything},
    "unique-rectangle-5": {
        "two-corners": lambda step: len(step.cells("roof")) == 2,
        "three-corners": lambda step: len(step.cells("roof")) == 3,
    },
    "unique-rectangle-6": {
        "rows": in_houses("row", "row"),
        "columns": in_houses("column", "column"),
    },
    "hidden-rectangle": {"": anything},
    "avoidable-rectangle-1": {"": anything},
    "avoidable-rectangle-2": {"one": one, "several": several},
    "jellyfish": {"": anything},
    "remote-pair": {"one": one, "several": several},
    "bug-plus-1": {"": anything},
    "bug-2": {
        "two-cells": both(one, lambda step: len(step.cells("bug")) == 2),
        "more-cells": lambda step: len(step.cells("bug")) > 2,
    },
    "bug-3": {
        "one-cell": lambda step: len(step.cells("naked")) == 1,
        "several-cells": lambda step: len(step.cells("naked")) > 1,
    },
    "bug-4": {"": anything},
    "bug-plus-n": {
        "one-cell": lambda step: len(step.cells("bug")) == 1,
        "several-cells": lambda step: len(step.cells("bug")) > 1,
    },
    "simple-colors": {
        "one": both(variant("trap"), one),
        "several": both(variant("trap"), several),
        "wrap": variant("wrap"),
    },
    "multi-colors": {
        "one": both(variant("bridge"), one),
        "several": both(variant("bridge"), several),
        "excluded": both(variant("excluded"), lambda step: len(step.cells("colour-a")) > 1),
        "excluded-cell": both(variant("excluded"), lambda step: len(step.cells("colour-a")) == 1),
    },
    "guardian": {
        "two": both(marked(2, "guardian"), one),
        "more": both(no(marked(2, "guardian")), no(placing), several),
        "placing": placing,
    },
    "medusa": {
        "cell": both(says("medusa-cell"), one),
        "seen": both(says("medusa-seen"), one),
        "mixed": both(says("medusa-mixed"), one),
        "several": both(says("medusa-cell"), says("medusa-seen"), several),
        "twice-in-cell": both(variant("wrap"), in_houses(), marked(0, "clash")),
        "twice-in-house": both(variant("wrap"), no(in_houses())),
        "empties-cell": both(variant("wrap"), no(marked(0, "clash"))),
    },
    "search": {"": anything},
}
for _fish in ("x-wing", "swordfish", "jellyfish"):
    for _kind in ("finned", "sashimi"):
        EASIER[f"{_kind}-{_fish}"] = {
            "one-fin": both(fins(1), one),
            "several-fins": fins(2),
            "siamese": variant("siamese"),
        }
for _family in ("unique-loop", "extended-rectangle"):
    EASIER[f"{_family}-1"] = {"one-extra": marked(1, "extra"), "several": marked(2, "extra")}
    EASIER[f"{_family}-2"] = {
        "two-cells": lambda step: len(step.cells("roof")) == 2,
        "more-cells": lambda step: len(step.cells("roof")) > 2,
    }
    EASIER[f"{_family}-3"] = {
        "one-cell": lambda step: len(step.cells("naked")) == 1,
        "several-cells": lambda step: len(step.cells("naked")) > 1,
    }
    EASIER[f"{_family}-4"] = {"": anything}
EASIER["finned-x-wing"]["several-cells"] = both(fins(1), several)
EASIER["sashimi-swordfish"]["thin-lines"] = both(variant(""), lambda step: thin_lines(step) > 1)
