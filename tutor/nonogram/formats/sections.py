"""Clues in sections: the TOML of pynogram and nonogrid, ``[rows]`` and ``[columns]``.

- TOML: under ``[clues]`` the texts ``rows`` and ``columns``, one clue on a line or several with
  commas between them; lists of texts, or of lists of numbers, do as well.
- ``[rows]`` and ``[columns]`` may also be sections of their own; there each line is a clue, and
  commas stand between its numbers, unless only the other way makes sense.
- In both ``#`` and ``;`` begin remarks; ``title`` and the like are properties.

- Under ``[colors]`` stand the colours, ``b = (blue) *``, ``(0, 0, 255)`` or ``(0000FF)``, each on
  a line of its own or in the list ``defs``, with a remark for a name: blocks with such a letter,
  ``3b``, have that colour.
"""

import re
from collections.abc import Iterator, Sequence

from tutor.nonogram.formats.clue_text import Row
from tutor.nonogram.formats.declared import Declared, dress
from tutor.nonogram.formats.draft import Draft, Read, clean
from tutor.nonogram.formats.errors import BadPuzzle, check_count, shortened
from tutor.nonogram.inks import block_words, is_no_rgb, is_rgb, rgb_of
from tutor.nonogram.puzzle import Axis, Puzzle

_AXES: dict[str, Axis] = {
    **dict.fromkeys(("rows", "row", "lignes"), "row"),
    **dict.fromkeys(("columns", "column", "cols", "colonnes"), "column"),
}
_NAMES = {"author": "by", "name": "title"}
_HEADER = re.compile(r"\[\s*([\w.-]+)\s*\]")
_KNOWN = {*_AXES, "clues", "colors", "colours"}
_KEY = re.compile(r"([^\W\d][\w-]*)\s*=\s*(.*)", re.DOTALL)
_REMARK = re.compile("[#;]")
_LISTS = re.compile(r"\[([^\[\]\"']*)\]")
_COLOUR = re.compile(r"([^\W\d]\w*)\s*=\s*\(([^()]*)\)\s*\S?")
_COLOUR_NAME = re.compile(r"['\"],?\s*#(.+)")
_COLOURS = ("colors", "colours")
_AROUND = str.maketrans(dict.fromkeys("\"'[]", " "))


def are_sections(rows: Sequence[Row]) -> bool:
    """Whether the first line that says something is the head of such a section."""
    said = (row.text for row in rows if row.text and row.text[0] not in "#;")
    header = _HEADER.fullmatch(_bare(next(said, "")))
    return header is not None and header[1].lower() in _KNOWN


def _bare(text: str) -> str:
    """A line without its remark."""
    return _REMARK.split(text, maxsplit=1)[0].rstrip()


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """The puzzle of sections: commas stand between clues, or else between their numbers."""
    problem: BadPuzzle | None = None
    headers = (_HEADER.fullmatch(_bare(row.text)) for row in rows)
    are_own = any(header is not None and header[1].lower() in _AXES for header in headers)
    for between in (None, ",") if are_own else (",", None):
        try:
            yield _draft(rows, between).finished()
        except BadPuzzle as found:
            problem = problem or found
        else:
            return
    assert problem is not None
    yield problem


def _draft(rows: Sequence[Row], between: str | None) -> Draft:
    draft = Draft(next((row.line for row in rows if row.text), 1))
    told: dict[Axis, list[Row]] = {}
    declared: dict[str, Declared] = {}
    axis: Axis | None = None
    section = ""
    for row in rows:
        text = _bare(row.text)
        header, key = _HEADER.fullmatch(text), _KEY.fullmatch(text)
        if header is not None and not header[1].isdigit():
            section = header[1].lower()
            axis = _AXES.get(section)
            if axis is not None:
                _begin(told, axis, section, row.line)
        elif section in _COLOURS and axis is None and not _is_clues(key):
            declared |= _declared(row)
        elif key is not None:
            axis = _AXES.get(key[1].lower())
            if axis is not None:
                _begin(told, axis, key[1], row.line)
                told[axis] += _clues(key[2], row.line, between, is_first=True)
            else:
                name = _NAMES.get(key[1].lower(), key[1])
                draft.tell(name, key[2].translate(_AROUND).strip())
        elif axis is not None:
            told[axis] += _clues(text, row.line, between)
            check_count(axis, len(told[axis]), None, row.line)
        elif text.strip():
            raise BadPuzzle("stray", row.line, found=shortened(text.strip()))
    dress(draft, told, declared)
    return draft


def _declared(row: Row) -> dict[str, Declared]:
    """The colour that a line declares; nothing where a list of them begins or ends."""
    text = _REMARK.split(row.text, maxsplit=1)[0] if row.text[:1] in "#;" else row.text
    text = text.partition("defs")[2].lstrip(" =") if text.startswith("defs") else text
    text = text.strip(" \t[],\"'")
    if not text:
        return {}
    found = _COLOUR.match(text)
    if found is None:
        raise BadPuzzle("colour-line", row.line, found=shortened(row.text))
    letter, value = found[1], found[2].strip()
    remark = _COLOUR_NAME.search(row.text)
    name = remark[1].strip() if remark is not None else letter
    if is_rgb(value):
        return {letter: Declared(letter, name, rgb_of(value, name))}
    if "," not in value and is_no_rgb(value):
        raise BadPuzzle("colour-line", row.line, found=shortened(row.text))
    if "," not in value:
        return {letter: Declared(letter, value or name, rgb_of(value, value))}
    try:
        red, green, blue = (int(part) for part in value.split(","))
        return {letter: Declared(letter, name, bytes((red, green, blue)).hex())}
    except ValueError:
        raise BadPuzzle("colour-line", row.line, found=shortened(row.text)) from None


def _is_clues(key: re.Match[str] | None) -> bool:
    return key is not None and key[1].lower() in _AXES


def _begin(told: dict[Axis, list[Row]], axis: Axis, word: str, line: int) -> None:
    if axis in told:
        raise BadPuzzle("twice", line, found=shortened(word))
    told[axis] = []


def _clues(text: str, line: int, between: str | None, *, is_first: bool = False) -> list[Row]:
    """The clues of a line of a text or a list."""
    inner = text.strip().removeprefix("[") if is_first else text
    lists = _LISTS.findall(inner)
    if lists:
        return [Row(line, found) for found in lists]
    plain = text.translate(_AROUND)
    pieces = plain.split(",") if between else [plain.strip().removesuffix(",")]
    return [Row(line, piece) for piece in pieces if piece.strip()]


def write(puzzle: Puzzle) -> str:
    """A puzzle as TOML: its title as a remark, its colours and its clues."""
    about = [f"# {' '.join(clean(puzzle.title).split())}"] if puzzle.title.strip() else []
    defs = [
        f"    '{ink.letter} = ({ink.rgb}) {ink.letter}',  # {' '.join(clean(ink.name).split())}"
        for ink in puzzle.inks
    ]
    colours = ["[colors]", "defs = [", *defs, "]", ""] if defs else []
    lines = [*about, *colours, "[clues]"]
    for name, clues in (("columns", puzzle.columns), ("rows", puzzle.rows)):
        told = [f"    {' '.join(block_words(clue)) or '0'}" for clue in clues]
        lines += [f'{name} = """', *told, '"""']
    return "\n".join([*lines, ""])
