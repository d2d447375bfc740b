"""Ratings in words, as lines of a table, and as JSON."""

import csv
import json
from collections.abc import Callable
from dataclasses import dataclass

from tutor import narrate
from tutor.base.shown import csv_line, json_text
from tutor.language import Speaker
from tutor.language.rating import minutes, reason
from tutor.rating.difficulty import FLAWS
from tutor.rating.record import Record

_FIGURES = ("score", "level", "hardest", "flaw", "openness")
_OPENINGS = ("moments", "full_house", "box", "line", "naked", "alone", "distance", "sweeps",
             "looks", "cells_per_opening")  # fmt: skip
_VISUAL = ("givens", "candidates", "spread_rows", "spread_columns", "spread_boxes", "spread",
           "spread_values", "mix")  # fmt: skip
SAT = ("variables", "clauses", "density", "heuristic", "status", "depth", "disjunctions",
       "eliminations", "score")  # fmt: skip
"""What is told of a formula."""


@dataclass(frozen=True)
class Form:
    """How results are written."""

    text: Callable[[Record], str]
    """What is written of a record, line breaks included."""
    opening: Callable[[str], str] = str
    """How the line of a grid begins, if it has one."""
    is_rated: Callable[[str], bool] = bool
    """Whether a line that was written has a rating."""
    header: str = ""
    """What is written before all records."""


def as_json(speaker: Speaker) -> Form:
    """One JSON object per line."""
    return Form(
        lambda record: json_text(told(record, speaker)) + "\n",
        lambda grid: json.dumps({"grid": grid})[:-1],
        lambda line: '"flaw": ' not in line,
    )


def told(record: Record, speaker: Speaker) -> Record:
    """A record with its reason in words."""
    return record | {"reason": reason_of(record, speaker)}


def as_csv(*, sat: bool) -> Form:
    """One line of a table per grid, below the names of the columns."""
    names = ["grid", *_FIGURES, *_OPENINGS, *_VISUAL, "counts"]
    if sat:
        names += [f"sat_{name}" for name in SAT]
    return Form(
        _csv_row,
        lambda grid: csv_line([grid, ""]).rstrip("\n"),
        lambda line: next(csv.reader([line]))[1] != "",
        csv_line(names),
    )


def _csv_row(record: Record) -> str:
    row = [record["grid"], *(record.get(name) for name in _FIGURES)]
    openings = record.get("openings", {})
    row += [openings.get(name) for name in _OPENINGS]
    row += [record["visual"][name] for name in _VISUAL]
    row.append(" ".join(f"{id_}:{n}" for id_, n in record["counts"].items()))
    if "sat" in record:
        sat = record["sat"] or {}
        row += [in_one_cell(sat.get(name)) for name in SAT]
    return csv_line(row)


def in_one_cell(value: object) -> object:
    """A list of figures per depth fits into one cell of a table."""
    return " ".join(map(str, value)) if isinstance(value, list) else value


def in_a_line(speaker: Speaker) -> Form:
    """The grid, and behind it what people read; such lines are grids to every command."""

    def line(record: Record) -> str:
        return f"{record['grid']} # {_summary(record, speaker)}\n"

    flaws = tuple(f"# {speaker.say(f'rate-{flaw}')}\n" for flaw in FLAWS)
    return Form(line, lambda grid: f"{grid} # ", lambda line: not line.endswith(flaws))


def _summary(record: Record, speaker: Speaker) -> str:
    if "flaw" in record:
        return reason_of(record, speaker)
    return speaker.say(
        "rate-line",
        level=speaker.say(f"level-{record['level']}"),
        minutes=minutes(speaker, record["score"]),
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


def in_words(speaker: Speaker) -> Form:
    """Everything about one grid."""

    def text(record: Record) -> str:
        lines = [f"{line}\n" for line in _lines(record, speaker)]
        return "".join(lines)

    return Form(text)


_MOST_MINUTES = 1000
"""Beyond what was calibrated, the minutes by the formula mean nothing."""


def _quine_message(sat: Record) -> str:
    """How the formula went; with minutes where they mean something."""
    if sat["status"] == "satisfied" and not 0 < (sat["score"] or 0) <= _MOST_MINUTES:
        return "rate-quine-beyond"
    return f"rate-quine-{sat['status']}"


def _lines(record: Record, speaker: Speaker) -> list[str]:
    say, decimal = speaker.say, speaker.decimal
    lines = []
    if "flaw" not in record:
        lines.append(_summary(record, speaker))
    lines += [reason_of(record, speaker), ""]
    if record["counts"]:
        used = [
            f"{n} × {narrate.called(id_, speaker.language)}" for id_, n in record["counts"].items()
        ]
        lines.append(say("rate-steps", steps=", ".join(used)))
        lines.append(
            say(
                "rate-openness",
                steps=decimal(record["openness"]),
                alone=record["openings"]["alone"],
            )
        )
    visual = record["visual"]
    lines.append(
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
    if "sat" in record and record["sat"] is None:
        lines.append(say("rate-formula-large"))
    if sat := record.get("sat"):
        lines.append(
            say(
                "rate-formula",
                variables=sat["variables"],
                clauses=sat["clauses"],
                density=decimal(sat["density"], 2),
            )
        )
        lines.append(
            say(
                _quine_message(sat),
                heuristic=sat["heuristic"],
                depth=sat["depth"],
                disjunctions=sum(sat["disjunctions"]),
                eliminations=sum(sat["eliminations"]),
                minutes=minutes(speaker, sat["score"] or 0),
            )
        )
    return lines
