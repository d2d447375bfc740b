"""Ratings of grids in words, and as figures of a table."""

from tutor import narrate
from tutor.language import Speaker
from tutor.language.rating import formula_lines, reason, told_minutes
from tutor.rating.record import Record

_FIGURES = ("score", "level", "hardest", "flaw", "openness")
_OPENINGS = ("moments", "full_house", "box", "line", "naked", "alone", "distance", "sweeps",
             "looks", "cells_per_opening")  # fmt: skip
_VISUAL = ("givens", "candidates", "spread_rows", "spread_columns", "spread_boxes", "spread",
           "spread_values", "mix")  # fmt: skip
_TIME = ("pace", "rounds")
COLUMNS = (*_FIGURES, *_OPENINGS, *_VISUAL, *_TIME)
"""The figures of a table."""


def figures(record: Record) -> list[object]:
    """What stands in these columns."""
    openings = record.get("openings", {})
    return [
        *(record.get(name) for name in _FIGURES),
        *(openings.get(name) for name in _OPENINGS),
        *(record["visual"][name] for name in _VISUAL),
        record["pace"],
        openings.get("rounds"),
    ]


def summary(record: Record, speaker: Speaker) -> str:
    """The level, the minutes and the hardest technique; or why there is no rating."""
    if "flaw" in record:
        return reason_of(record, speaker)
    pace = speaker.say(f"pace-{record['pace']}")
    return speaker.say(
        "rate-line",
        level=speaker.say(f"level-{record['level']}"),
        time=f"{pace}, {told_minutes(speaker, record['score'], record.get('own_minutes'))}",
        hardest=narrate.called(record["hardest"], speaker.language),
    )


def reason_of(record: Record, speaker: Speaker) -> str:
    """One sentence: why this level, or why there is none."""
    if "flaw" in record:
        return speaker.say(f"rate-{record['flaw']}")
    return reason(
        speaker,
        record["level"],
        record["counts"],
        narrate.called(record["hardest"], speaker.language),
        record["openings"]["cells_per_opening"],
    )


def lines(record: Record, speaker: Speaker) -> list[str]:
    """Everything about one grid, line by line."""
    say, decimal = speaker.say, speaker.decimal
    told = []
    if "flaw" not in record:
        told.append(summary(record, speaker))
    told += [reason_of(record, speaker), ""]
    if record["counts"]:
        used = [
            f"{n} × {narrate.called(id_, speaker.language)}" for id_, n in record["counts"].items()
        ]
        told.append(say("rate-steps", steps=", ".join(used)))
        told.append(
            say(
                "rate-openness",
                steps=decimal(record["openness"]),
                alone=record["openings"]["alone"],
            )
        )
    visual = record["visual"]
    told.append(
        say(
            "rate-visual",
            givens=visual["givens"],
            candidates=visual["candidates"],
            spread=decimal(visual["spread"], 3),
            rows=decimal(visual["spread_rows"], 3),
            columns=decimal(visual["spread_columns"], 3),
            boxes=decimal(visual["spread_boxes"], 3),
            values=decimal(visual["spread_values"], 3),
        )
    )
    if "sat" in record:
        told += formula_lines(record["sat"], speaker)
    return told
