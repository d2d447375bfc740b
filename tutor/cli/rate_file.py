"""How results of ``rate`` are written."""

import csv
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal

from tutor.base.shown import csv_line, json_text
from tutor.cli.game_commands import RateStyle
from tutor.language import Speaker
from tutor.language.rating import formula_lines
from tutor.rating.levels import FLAWS
from tutor.rating.record import Record

FormName = Literal["json", "csv", "rows", "words", "line"]
_SAT = ("variables", "clauses", "density", "heuristic", "status", "depth", "disjunctions",
        "eliminations", "score")  # fmt: skip
"""What is told of a formula."""


@dataclass(frozen=True)
class Form:
    """How results are written."""

    text: Callable[[Record], str]
    """What is written of a record, line breaks included."""
    opening: Callable[[str], str] = str
    """How the line of a puzzle begins, if it has one."""
    is_rated: Callable[[str], bool] = bool
    """Whether a line that was written has a rating."""
    puzzle: Callable[[str], str] = str
    """The puzzle of a line that was written."""
    header: str = ""
    """What is written before all records."""


def as_json(style: RateStyle, speaker: Speaker, *, formula_alone: bool = False) -> Form:
    """One JSON object per line; of the formula alone, nothing else of the puzzle."""
    key = style.key

    def text(record: Record) -> str:
        if formula_alone:
            return json_text({key: record[key], "sat": record["sat"]}) + "\n"
        return json_text(record | {"reason": style.reason(record, speaker)}) + "\n"

    def is_rated(line: str) -> bool:
        return formula_alone or '"flaw": ' not in line

    return Form(
        text, lambda puzzle: json.dumps({key: puzzle})[:-1], is_rated, partial(_in_json, key)
    )


def _columns(style: RateStyle, *, sat: bool, formula_alone: bool) -> list[str]:
    """What the columns of a table are called."""
    names = [style.key, *(() if formula_alone else (*style.columns, "counts"))]
    return [*names, *(f"sat_{name}" for name in _SAT)] if sat else names


def _row(style: RateStyle, record: Record, *, formula_alone: bool) -> list[object]:
    """What stands in these columns."""
    row = [record[style.key]]
    if not formula_alone:
        counts = " ".join(f"{id_}:{n}" for id_, n in record["counts"].items())
        row += [*style.figures(record), counts]
    if "sat" in record:
        row += [_in_one_cell((record["sat"] or {}).get(name)) for name in _SAT]
    return row


def as_csv(style: RateStyle, *, sat: bool, formula_alone: bool = False) -> Form:
    """One line of a table per puzzle, below the names of the columns."""
    return Form(
        lambda record: csv_line(_row(style, record, formula_alone=formula_alone)),
        lambda puzzle: csv_line([puzzle, ""]).rstrip("\n"),
        lambda line: formula_alone or next(csv.reader([line]))[1] != "",
        lambda line: next(csv.reader([line]), [""])[0],
        csv_line(_columns(style, sat=sat, formula_alone=formula_alone)),
    )


def as_rows(style: RateStyle, *, sat: bool, formula_alone: bool = False) -> Form:
    """The rows of such a table as JSON: what becomes a file of columns when all is done."""
    names, key = _columns(style, sat=sat, formula_alone=formula_alone), style.key

    def text(record: Record) -> str:
        row = _row(style, record, formula_alone=formula_alone)
        return json_text(dict(zip(names, row, strict=True))) + "\n"

    return Form(
        text,
        lambda puzzle: json.dumps({key: puzzle})[:-1],
        lambda line: formula_alone or json.loads(line)[names[1]] is not None,
        partial(_in_json, key),
    )


def _in_json(key: str, line: str) -> str:
    """The puzzle of a line."""
    try:
        found = json.loads(line)
    except ValueError:
        return ""
    return str(found.get(key)) if isinstance(found, dict) else ""


def _in_one_cell(value: object) -> object:
    """A list of figures per depth fits into one cell of a table."""
    return " ".join(map(str, value)) if isinstance(value, list) else value


def _before_comment(line: str) -> str:
    return line.partition(" # ")[0]


def formula_in_words(style: RateStyle, speaker: Speaker) -> Form:
    """The puzzle, and behind it its formula."""
    return Form(
        lambda record: f"{record[style.key]} # {' '.join(formula_lines(record['sat'], speaker))}\n",
        lambda puzzle: f"{puzzle} # ",
        puzzle=_before_comment,
    )


def in_a_line(style: RateStyle, speaker: Speaker) -> Form:
    """The puzzle, and behind it what people read; such lines are puzzles to every command."""
    flaws = tuple(f"# {speaker.say(f'rate-{flaw}')}\n" for flaw in FLAWS)
    return Form(
        lambda record: f"{record[style.key]} # {style.summary(record, speaker)}\n",
        lambda puzzle: f"{puzzle} # ",
        lambda line: not line.endswith(flaws),
        _before_comment,
    )


def in_words(style: RateStyle, speaker: Speaker) -> Form:
    """Everything about one puzzle."""
    return Form(lambda record: "".join(f"{line}\n" for line in style.lines(record, speaker)))


def form_of(
    name: FormName, style: RateStyle, speaker: Speaker, *, sat: bool, formula_alone: bool
) -> Form:
    """The form of that name."""
    if name == "json":
        return as_json(style, speaker, formula_alone=formula_alone)
    if name == "csv":
        return as_csv(style, sat=sat, formula_alone=formula_alone)
    if name == "rows":
        return as_rows(style, sat=sat, formula_alone=formula_alone)
    if formula_alone:
        return formula_in_words(style, speaker)
    return in_words(style, speaker) if name == "words" else in_a_line(style, speaker)
