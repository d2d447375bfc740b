"""Steps of nonograms as JSON and as lines of text."""

from collections.abc import Iterable, Sequence
from typing import Any

from tutor.base.language import Language
from tutor.narrate import nonogram as narrate
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.rules.step import Mark, Span, Step


def as_json(step: Step, puzzle: Puzzle, language: Language) -> dict[str, Any]:
    """A step, complete, as every command writes it."""
    rule = RULES[step.technique]
    told: dict[str, Any] = {
        "technique": rule.id,
        "tier": rule.tier,
        "rating": rule.rating,
        "line": step.line.name,
        "blocks": [block + 1 for block in step.blocks],
        "black": _names(step.black, puzzle),
        "white": _names(step.white, puzzle),
        "marks": _marks(step.marks, puzzle),
        "spans": [span_as_json(span, step.line, puzzle) for span in step.spans],
    }
    if step.placements:
        told["placements"] = step.placements
    told["trail"] = [
        {
            "line": after.line.name,
            "black": _names(after.black, puzzle),
            "white": _names(after.white, puzzle),
        }
        for after in step.trail
    ]
    return told | {"narration": narrate.narrate(step, puzzle, language)._asdict()}


def all_as_json(steps: Iterable[Step], puzzle: Puzzle, language: Language) -> list[dict[str, Any]]:
    """Several steps, complete."""
    return [as_json(step, puzzle, language) for step in steps]


def as_json_up_to(step: Step, puzzle: Puzzle, language: Language, rung: int) -> dict[str, Any]:
    """What a rung of the hint reveals of a step; what it hides is null or empty."""
    shown = as_json(step, puzzle, language)
    hint = narrate.hint(step, puzzle, language, rung)
    if rung < narrate.REASON:
        shown |= {"black": [], "white": [], "spans": [], "trail": []}
        shown.pop("placements", None)
        shown["marks"] = _marks(step.marks if rung == narrate.PATTERN else (), puzzle)
        shown["narration"] |= {"why": None, "then": None}
    if rung < narrate.PATTERN:
        shown |= {"line": None, "blocks": []}
        shown["narration"]["what"] = None
    if rung < narrate.NAME:
        shown |= {"technique": None, "tier": None, "rating": None}
    return shown | {"rung": rung, "hint": list(hint.sentences)}


def span_as_json(span: Span, line: Line, puzzle: Puzzle) -> dict[str, Any]:
    """Where a block lies, or can lie."""
    cells = puzzle.cells_of(line)
    first, last = _names([cells[span.first], cells[span.last]], puzzle)
    return {"block": span.block + 1, "first": first, "last": last}


def _names(cells: Sequence[int], puzzle: Puzzle) -> list[str]:
    return [puzzle.cell_name(cell) for cell in cells]


def _marks(marks: Iterable[Mark], puzzle: Puzzle) -> list[dict[str, Any]]:
    return [{"cell": puzzle.cell_name(mark.cell), "role": mark.role} for mark in marks]


def in_one_line(step: Step, puzzle: Puzzle, language: Language) -> str:
    """The rule, the pattern, the reason and the conclusion, one after the other."""
    return " ".join(filter(None, narrate.hint(step, puzzle, language, narrate.REASON).sentences))
