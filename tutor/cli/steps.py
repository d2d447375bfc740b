"""Steps as JSON and as lines of text."""

import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

from tutor import narrate
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Candidate, Link, Mark, Step


def as_json(step: Step, geometry: Geometry, language: Language) -> dict[str, Any]:
    """A step, complete, as every command writes it."""
    technique = TECHNIQUES[step.technique]
    return {
        "technique": step.technique,
        "tier": technique.tier,
        "rating": technique.rating_of(step),
        "placements": _candidates(step.placements, geometry),
        "eliminations": _candidates(step.eliminations, geometry),
        "marks": _marks(step.marks, geometry),
        "houses": [house.name("en") for house in step.houses],
        "links": [_link(link, step, geometry) for link in step.links],
        "narration": narrate.narrate(step, geometry, language)._asdict(),
    }


def as_json_up_to(step: Step, geometry: Geometry, language: Language, rung: int) -> dict[str, Any]:
    """What a rung of the hint reveals of a step; what it hides is null or empty."""
    shown = as_json(step, geometry, language)
    hint = narrate.hint(step, geometry, language, rung)
    if rung < narrate.REASON:
        shown |= {"placements": [], "eliminations": []}
        shown["marks"] = _marks(hint.marks, geometry)
        shown["narration"] |= {"why": None, "then": None}
    if rung < narrate.PATTERN:
        shown |= {"houses": [], "links": []}
        shown["narration"]["what"] = None
    if rung < narrate.NAME:
        shown |= {"technique": None, "tier": None, "rating": None}
    return shown | {"rung": rung, "hint": list(hint.sentences)}


def _candidates(found: Iterable[Candidate], geometry: Geometry) -> list[dict[str, Any]]:
    return [{"cell": geometry.cell_name(cell), "digit": digit} for cell, digit in found]


def _marks(marks: Iterable[Mark], geometry: Geometry) -> list[dict[str, Any]]:
    return [
        {"cell": geometry.cell_name(mark.cell), "digit": mark.digit, "role": mark.role}
        for mark in marks
    ]


def _link(link: Link, step: Step, geometry: Geometry) -> dict[str, Any]:
    roles = {(mark.cell, mark.digit): mark.role for mark in step.marks}

    def end(candidates: tuple[Candidate, ...]) -> list[dict[str, Any]]:
        return _marks((Mark(*found, roles[found]) for found in candidates), geometry)

    return {
        "from": end(link.start),
        "to": end(link.end),
        "strong": link.strong,
        "why": link.house.name("en") if link.house else "cell",
    }


def in_one_line(step: Step, geometry: Geometry, language: Language) -> str:
    """The technique, the pattern, the reason and the conclusion, one after the other."""
    return " ".join(narrate.hint(step, geometry, language, narrate.REASON).sentences)


def print_text(text: str, prefix: str = "") -> None:
    """Print a sentence, broken between words where somebody is reading."""
    if sys.stdout.isatty():
        width = max(40, shutil.get_terminal_size().columns - 1)
        print(
            textwrap.fill(
                text,
                width,
                initial_indent=prefix,
                subsequent_indent=prefix,
                break_long_words=False,
                break_on_hyphens=False,
            )
        )
    else:
        print(f"{prefix}{text}")
