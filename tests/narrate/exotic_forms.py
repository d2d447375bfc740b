"""The ways the exotic patterns can be told."""

from tests.narrate.wishes import Wanted, both, counts, no, placing, says
from tutor.techniques.step import Step


def _one_cell(step: Step) -> bool:
    """All guardians are in one cell."""
    return len(step.cells("guardian")) == 1


def _guardians(count: int) -> Wanted:
    return lambda step: len(step.cases()) == count


def _shares(step: Step) -> bool:
    """A house of the ring is given one digit alone."""
    return any(len(link.digits) == 1 for link in step.links)


def _targets_lose(step: Step) -> bool:
    return any(cell in step.cells("target") for cell, _ in step.eliminations)


EXOTIC: dict[str, dict[str, Wanted]] = {
    "tridagon": {
        "placing": placing,
        "one-cell": both(_one_cell, no(placing)),
        "others": no(_one_cell),
    },
    "sk-loop": {
        "sixteen": both(counts(16, "count"), no(_shares)),
        "shares": _shares,
        "fewer": no(counts(16, "count")),
    },
    "junior-exocet": {
        "targets": both(_targets_lose, counts(0, "lost")),
        "both": both(_targets_lose, counts(1, "lost")),
        "base": both(no(_targets_lose), counts(1, "lost")),
        "two-lost": counts(2, "lost"),
    },
    "tridagon-link": {
        "two": both(_guardians(2), says("net-house"), lambda step: bool(step.cells("on"))),
        "three": both(_guardians(3), says("net-case-removed")),
    },
    "msls": {
        "both": both(no(counts(0, "row-digits")), no(counts(0, "column-digits"))),
        "rows": counts(0, "column-digits"),
        "columns": counts(0, "row-digits"),
    },
}
