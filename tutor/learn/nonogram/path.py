"""The way through the course of nonograms: what is taught when, and what it builds on."""

from tutor.nonogram.names import technique_of
from tutor.nonogram.rules.ladder import LADDER

INTRODUCTION = "nonogram-rules"

REQUIRES: dict[str, tuple[str, ...]] = {
    technique_of(rule.id): tuple(map(technique_of, rule.builds_on)) for rule in LADDER
}
"""Each rule with those whose idea it goes on from, in the order of the course."""
ORDER: tuple[str, ...] = tuple(REQUIRES)
"""The order in which rules are taught: that of the ladder."""
LESSONS: tuple[str, ...] = (INTRODUCTION, *ORDER)
"""Every lesson on nonograms, in the order of the course."""
