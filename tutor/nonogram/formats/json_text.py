"""JSON: an object for each puzzle, in a list, one on a line, or one after the other.

``{"rows": [[1, 2], []], "columns": [[1], …]}``: a clue is a list of numbers, a number or a
text of numbers; ``0`` and ``[]`` are empty clues. There may be ``title``, ``width``,
``height``, ``goal`` and ``board`` (rows of signs, or one string) and properties.

Several colours are ``"inks": [{"letter": "r", "name": "red", "rgb": "ff0000"}, …]``; blocks are
texts with their letters then, ``["3r", "1b"]``, and so are the cells of ``goal`` and ``board``.
"""

import json
import re
from collections.abc import Iterator, Sequence

from tutor.base.json_values import JsonEntry, JsonProblem, LongNumber, values_in
from tutor.base.shown import json_text
from tutor.nonogram.formats.clue_text import clue_in_inks, clue_of_numbers, clue_of_text
from tutor.nonogram.formats.draft import Draft, Read, Told, name_of_property
from tutor.nonogram.formats.drawing import Drawing, What, drawing
from tutor.nonogram.formats.errors import BadPuzzle, number_of, shortened
from tutor.nonogram.inks import MOST_INKS, Ink, clues_as_json, inks_as_json, inks_of
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle

_BETWEEN = re.compile(r"[\s,\[\]]*")
_NEXT_OBJECT = re.compile(r"^[^\S\n]*\{", re.MULTILINE)
_NAMES = {"cols": "columns", "author": "by"}


def read(text: str) -> Iterator[Read | BadPuzzle]:
    """Every puzzle of a text; after something that is no JSON, the next line that may be."""
    is_known = False
    """Whether it was said already that there is something else than objects."""
    for found in values_in(text, _BETWEEN, _NEXT_OBJECT):
        if isinstance(found, JsonProblem):
            yield BadPuzzle("json", found.line)
        elif isinstance(found.value, dict):
            yield _read(found.value, found.line)
        elif not is_known:
            yield BadPuzzle("json-object", found.line, found=_shown(found.value))
        is_known = isinstance(found, JsonEntry) and not isinstance(found.value, dict)


def _shown(value: object) -> str:
    """The beginning of a value, to show what was found."""
    return shortened(json.dumps(value))


def _read(value: dict[str, object], line: int) -> Read | BadPuzzle:
    """The puzzle of an object."""
    try:
        return _draft(value, line).finished()
    except BadPuzzle as problem:
        return problem
    except RecursionError:
        return BadPuzzle("json", line)


def _draft(value: dict[str, object], line: int) -> Draft:
    """What an object says."""
    draft = Draft(line)
    if (inks := value.get("inks")) is not None:
        draft.inks = _inks(inks, line)
    for key, told in value.items():
        name = _NAMES.get(key.lower(), key.lower())
        if name == "rows":
            draft.rows = _clues(name, told, line, draft.inks)
        elif name == "columns":
            draft.columns = _clues(name, told, line, draft.inks)
        elif name == "width":
            draft.width = _number(told, line)
        elif name == "height":
            draft.height = _number(told, line)
        elif name == "goal":
            draft.goal = _drawing("goal", told, line, draft.inks)
        elif name == "board":
            draft.board = _drawing("board", told, line, draft.inks)
        elif told is not None and key != "inks":
            draft.tell(name, told if isinstance(told, str) else json.dumps(told))
    return draft


def _unexpected(name: str, value: object, line: int) -> BadPuzzle:
    """There is something of another kind."""
    return BadPuzzle("json-shape", line, name=name, found=_shown(value))


def _number(value: object, line: int) -> int:
    return number_of(value.digits if isinstance(value, LongNumber) else json.dumps(value), line)


def _inks(value: object, line: int) -> tuple[Ink, ...]:
    """The colours of blocks, each with a letter of its own."""
    try:
        return inks_of(value)
    except ValueError:
        raise BadPuzzle("json-inks", line, found=_shown(value), most=MOST_INKS) from None


def _clues(name: str, value: object, line: int, inks: Sequence[Ink] = ()) -> Sequence[Told] | None:
    """The clues of the rows or the columns."""
    if value is None:
        return None
    if not isinstance(value, list):
        raise _unexpected(name, value, line)
    told = []
    of_letter = {ink.letter: ink for ink in inks}
    for clue in value:
        if inks:
            blocks = clue if isinstance(clue, list) else str(clue).split()
            words = [str(block) for block in blocks if block != ""]
            told.append(Told(clue_in_inks(words, line, of_letter), line))
        elif isinstance(clue, str):
            told.append(Told(clue_of_text(clue, line), line))
        else:
            numbers = clue if isinstance(clue, list) else [clue]
            told.append(Told(clue_of_numbers([_number(n, line) for n in numbers], line), line))
    return told


def _drawing(what: What, value: object, line: int, inks: Sequence[Ink]) -> Drawing | None:
    """The picture or the board."""
    if value is None:
        return None
    rows = [value] if isinstance(value, str) else value
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows) or not rows:
        raise _unexpected(what, value, line)
    return drawing(what, rows, line, inks)


def write(puzzle: Puzzle, position: Position | None) -> str:
    """A puzzle as an object on one line."""
    value: dict[str, object] = {"title": puzzle.title} if puzzle.title else {}
    value |= {name_of_property(name): told for name, told in puzzle.properties.items()}
    value |= {"width": puzzle.width, "height": puzzle.height}
    if puzzle.inks:
        value["inks"] = inks_as_json(puzzle.inks)
    value |= {"rows": clues_as_json(puzzle.rows), "columns": clues_as_json(puzzle.columns)}
    if puzzle.goal is not None:
        value["goal"] = puzzle.goal
    if position is not None and position.known:
        value["board"] = position.written()
    return json_text(value) + "\n"
