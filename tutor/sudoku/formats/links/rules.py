"""JSON of puzzles with rules: what makes one more than an ordinary Sudoku."""

import json
from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

from tutor.sudoku.formats.common import BadGrid
from tutor.sudoku.geometry import Geometry

JsonObject: TypeAlias = dict[str, object]
_MOST_NAMED = 8
"""Rules named in a message."""
SOLUTION = "solution"
"""The rule that a solution speaks of which is none of an ordinary Sudoku."""


def json_object(text: str) -> JsonObject:
    """The object of a text that was unpacked."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadGrid("link-cut") from error
    if not isinstance(found, dict):
        raise BadGrid("link-no-board")
    return found


def refuse_rules(rules: Iterable[str]) -> None:
    """Refuse a puzzle that has such rules, if there are any."""
    if found := list(dict.fromkeys(rules)):
        # A comma would be no part of a name: names are words of the format, or somebody's own.
        names = [name.replace(",", " ")[:40] for name in found[:_MOST_NAMED]]
        raise BadGrid("link-variant", rules=",".join(names))


def rules_of(puzzle: JsonObject, harmless: Collection[str]) -> list[str]:
    """The keys that hold something, but for those that make no rule."""
    return [key for key, value in puzzle.items() if value and key not in harmless]


def refuse_solution(solution: object, geometry: Geometry) -> None:
    """Refuse a puzzle whose solution breaks the rules of Sudoku: it must have others."""
    values = _digits(solution)
    if len(values) != geometry.cell_count or not set(values) <= set(range(1, geometry.n + 1)):
        return  # nothing is known
    if any(len({values[cell] for cell in house.cells}) < geometry.n for house in geometry.houses):
        refuse_rules([SOLUTION])


def _digits(solution: object) -> Sequence[int]:
    if isinstance(solution, str):
        parts: list[object] = [*(solution.split(",") if "," in solution else solution)]
    else:
        parts = solution if isinstance(solution, list) else []
    texts = [str(part).strip() for part in parts]
    return [
        int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0 for text in texts
    ]
