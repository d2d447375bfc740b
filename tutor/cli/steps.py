"""Steps as JSON and as lines of text."""

import shutil
import sys
import textwrap
from collections.abc import Iterable
from typing import Any

from tutor import narrate
from tutor.base.language import Language
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Candidate, Link, Mark, Role, Step


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
        shown["marks"] = _marks(
            narrate.visible_marks(step) if rung == narrate.PATTERN else (), geometry
        )
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
    """A link; within a supposition its candidates may play no part outside it."""
    roles = {(mark.cell, mark.digit): mark.role for mark in step.marks}

    def end(candidates: tuple[Candidate, ...], *, is_true: bool) -> list[dict[str, Any]]:
        role: Role = "on" if is_true else "off"
        return _marks((Mark(*found, roles.get(found, role)) for found in candidates), geometry)

    shown: dict[str, Any] = {
        "from": end(link.start, is_true=link.starts_true),
        "to": end(link.end, is_true=link.strong),
        "strong": link.strong,
        "why": _why(link, geometry),
    }
    if link.cells:
        shown["cells"] = [geometry.cell_name(cell) for cell in link.cells]
    if link.case:
        shown["case"] = link.case
    if link.inner:
        shown["inner"] = [_link(inner, step, geometry) for inner in link.inner]
    return shown


def _why(link: Link, geometry: Geometry) -> str:
    """What carries a link: a set or a technique by name, else a house or a cell."""
    if link.by == "als":
        cells = ", ".join(map(geometry.cell_name, link.cells))
        return f"almost locked set {cells}"
    return link.by or (link.house.name("en") if link.house else "cell")


def in_lines(step: Step, geometry: Geometry, language: Language) -> list[str]:
    """Technique, pattern, reason and conclusion in one line; each link of a chain on its own."""
    sentences = narrate.hint(step, geometry, language, narrate.REASON).sentences
    name, what, *reasons, then = sentences
    if len(reasons) < 2:
        return [" ".join(sentences)]
    return [" ".join(filter(None, (name, what))), *reasons, then]


def print_text(text: str, prefix: str = "") -> None:
    """Print sentences, each line of them broken between words where somebody is reading."""
    for line in text.split("\n"):
        if sys.stdout.isatty():
            width = max(40, shutil.get_terminal_size().columns - 1)
            line = textwrap.fill(
                line,
                width,
                initial_indent=prefix,
                subsequent_indent=prefix,
                break_long_words=False,
                break_on_hyphens=False,
            )
            print(line)
        else:
            print(f"{prefix}{line}")
