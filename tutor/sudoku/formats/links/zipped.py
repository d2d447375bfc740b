"""The shortened JSON of SudokuPad: keys without quotes, empty cells as nothing.

Keys are short, ``{}`` is left out of lists, ``t`` and ``f`` are true and false, colours have lost
their quotes, and quotes are single ones if there are no others.
"""

import re

from tutor.sudoku.formats.common import BadGrid
from tutor.sudoku.formats.links.rules import JsonObject, json_object

_LONG = {
    "c": "color",
    "ca": "cages",
    "ct": "center",
    "c1": "borderColor",
    "c2": "backgroundColor",
    "ce": "cells",
    "cs": "cellSize",
    "a": "arrows",
    "o": "overlays",
    "u": "underlays",
    "w": "width",
    "h": "height",
    "v": "value",
    "vd": "videos",
    "l": "lines",
    "r": "rounded",
    "re": "regions",
    "fs": "fontSize",
    "th": "thickness",
    "hl": "headLength",
    "wp": "wayPoints",
    "t": "title",
    "te": "text",
    "d": "duration",
    "d2": "d",
}
_DOUBLE = re.compile(r'("(?:[^"\\]|\\.)*")', re.DOTALL)
_SINGLE = re.compile(r"('(?:[^'\\]|\\.)*')", re.DOTALL)
_KEY = re.compile(r"([,{\[])([\w.+-]+):")
_HOLE = re.compile(r"(?<=,)(?=[,\]])|(?<=\[)(?=,)")
_TRUE, _FALSE = re.compile(r":t(?=[,}\]])"), re.compile(r":f(?=[,}\]])")
_COLOUR = re.compile(r":(#?[0-9a-fA-F]{6}|#[0-9a-fA-F])(?=[,}\]])")


def read(text: str) -> JsonObject:
    """The puzzle, with its keys in full."""
    try:
        return json_object(text)  # some are not shortened
    except BadGrid:
        pass
    quoted = _DOUBLE if '"' in text else _SINGLE
    parts = quoted.split(text)
    for index, part in enumerate(parts):
        parts[index] = _text(part) if index % 2 else _lengthened(part)
    found = json_object("".join(parts))
    _rename(found)
    return found


def _text(quoted: str) -> str:
    if quoted[0] == '"':
        return quoted
    inside = quoted[1:-1].replace("\\'", "'")
    return '"' + inside.replace('"', '\\"') + '"'


def _lengthened(part: str) -> str:
    """What stands between texts, with everything that JSON asks for."""
    part = _KEY.sub(r'\1"\2":', part)
    part = _HOLE.sub("{}", part)
    part = _FALSE.sub(":false", _TRUE.sub(":true", part))
    return _COLOUR.sub(r':"\1"', part)


def _rename(value: object) -> None:
    """Write the keys in full, however deep they stand."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            told = {_LONG.get(key, key): inside for key, inside in one.items()}
            one.clear()
            one.update(told)
            waiting += told.values()
        elif isinstance(one, list):
            waiting += one
