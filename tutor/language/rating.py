"""What a rating says, in sentences."""

from collections.abc import Mapping
from functools import lru_cache

from tutor.language import Speaker
from tutor.rating.levels import Level
from tutor.rating.profile import OF_SUDOKU
from tutor.rating.record import Record
from tutor.techniques.ladder import SEARCH


def rated_as(speaker: Speaker, level: Level, score: float, own: float | None = None) -> str:
    """The level, and how long the puzzle is expected to take."""
    time = told_minutes(speaker, score, own)
    return speaker.say("rated-as", level=speaker.say(f"level-{level}"), time=time)


def told_minutes(speaker: Speaker, score: float, own: float | None = None) -> str:
    """How long a puzzle takes; for a learner whose own minutes are known, those first."""
    told = minutes(speaker, score)
    if own is None or (mine := minutes(speaker, own)) == told:
        return speaker.say("rated-minutes", minutes=told)
    return speaker.say("rated-minutes-own", own=mine, minutes=told)


def own_minutes(score: float, speed: float | None) -> float | None:
    """How long it takes somebody who is as quick as that; None where nobody can tell."""
    return None if speed is None else speed * score


def minutes(speaker: Speaker, score: float) -> str:
    """A score for people."""
    return speaker.number(whole_minutes(score))


def whole_minutes(score: float) -> int:
    """A score as it is told: halves of minutes would promise too much."""
    return max(1, round(score))


_MOST_MINUTES = 1000
"""Beyond what was calibrated, the minutes by a formula mean nothing."""


def formula_lines(
    sat: Record | None, speaker: Speaker, too_large: str = "rate-formula-large"
) -> list[str]:
    """What a puzzle is as a formula, and what it takes to satisfy it."""
    if sat is None:
        return [speaker.say(too_large)]
    is_beyond = sat["status"] == "satisfied" and not 0 < (sat["score"] or 0) <= _MOST_MINUTES
    return [
        speaker.say(
            "rate-formula",
            variables=sat["variables"],
            clauses=sat["clauses"],
            density=speaker.decimal(sat["density"], 2),
        ),
        speaker.say(
            "rate-quine-beyond" if is_beyond else f"rate-quine-{sat['status']}",
            heuristic=sat["heuristic"],
            depth=sat["depth"],
            disjunctions=sum(sat["disjunctions"]),
            eliminations=sum(sat["eliminations"]),
            minutes=minutes(speaker, sat["score"] or 0),
        ),
    ]


def reason(
    speaker: Speaker,
    level: Level,
    counts: Mapping[str, int],
    hardest: str,
    cells_per_opening: float,
) -> str:
    """Why a grid has its level; ``hardest`` is what the hardest technique is called."""
    if not counts:
        return speaker.say("rated-full")
    cells = speaker.decimal(cells_per_opening)
    if level in ("beginner", "easy"):
        return _with_gap(speaker, f"rated-{level}").replace(_CELLS, cells)
    if searches := counts.get(SEARCH.id, 0):
        return speaker.say("rated-search", count=searches)
    steps = sum(OF_SUDOKU.beyond_first(counts).values())
    return _with_gap(speaker, "rated-harder", steps, hardest).replace(_CELLS, cells)


_CELLS = "{cells}"


@lru_cache(maxsize=1024)
def _with_gap(speaker: Speaker, message: str, count: int = 0, hardest: str = "") -> str:
    """A sentence about so many steps, with a gap for the cells per opening."""
    return speaker.say(message, count=count, hardest=hardest, cells=_CELLS)
