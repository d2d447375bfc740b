"""The way through the course of nonograms: what is taught when, and what it builds on."""

from tutor.nonogram.names import technique_of

INTRODUCTION = "nonogram-rules"

_REQUIRES: dict[str, tuple[str, ...]] = {
    "empty-line": (),
    "full-line": (),
    "overlap": ("full-line",),
    "punctuation": ("full-line",),
    "out-of-reach": ("punctuation",),
    "block-range": ("overlap", "out-of-reach"),
    "glue": ("overlap",),
    "mercury": ("glue", "out-of-reach"),
    "forcing": ("block-range",),
    "joining": ("forcing", "glue"),
    "complete-line": ("block-range", "joining"),
    "edge-logic": ("glue", "complete-line"),
    "contradiction": ("edge-logic",),
}
"""Each rule with those whose idea it goes on from, in the order of the course."""

REQUIRES: dict[str, tuple[str, ...]] = {
    technique_of(rule): tuple(map(technique_of, earlier)) for rule, earlier in _REQUIRES.items()
}
ORDER: tuple[str, ...] = tuple(REQUIRES)
"""The order in which rules are taught: that of the ladder."""
LESSONS: tuple[str, ...] = (INTRODUCTION, *ORDER)
"""Every lesson on nonograms, in the order of the course."""
