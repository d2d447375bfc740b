"""Files that nobody writes by hand: texts of any length for each reader, made to be slow."""

import io
from collections import deque
from collections.abc import Callable, Iterable

from tests.grids import CLASSIC
from tutor.cli.exams.collect import results_in
from tutor.lab.calibration.material import BadTable, read_table
from tutor.nonogram.formats import decode, read_puzzles
from tutor.sudoku.formats import read_bytes

Make = Callable[[int], str]
"""A text of about so many characters."""
Reader = Callable[[bytes], None]


def _spent(results: Iterable[object]) -> None:
    """Read to the end, and keep nothing."""
    deque(results, maxlen=0)


def _table(data: bytes) -> None:
    try:
        table = read_table(data)
        _spent(table.read(*table.choose(None, None)))
    except BadTable:
        pass


READERS: dict[str, Reader] = {
    "sudoku": lambda data: _spent(read_bytes(io.BytesIO(data))),
    "nonogram": lambda data: _spent(read_puzzles(decode(data))),
    "results": lambda data: _spent(results_in("class.jsonl", data)),
    "table": _table,
}


def again(part: str, before: str = "", after: str = "") -> Make:
    """The same part again and again, and what stands around it."""
    return lambda size: before + part * max(size // len(part), 1) + after


def _half(first: str, second: str) -> Make:
    """One part up to the middle, another one after it."""
    return lambda size: first * (size // 2 // len(first)) + second * (size // 2 // len(second))


def _wide_and_long(size: int) -> str:
    """A table with a long header above short rows."""
    return f"p,d{',x' * (size // 4)}\n{CLASSIC},1\n" + "1\n" * (size // 4)


JSON: dict[str, Make] = {
    "braces": again("{\n"),
    "brackets": again("[\n"),
    "begun": again('{"rows":[\n'),
    "begun on a line": again('{"a":'),
    "whole in begun": _half('{"a":[\n', "{},\n"),
    "whole": again("{}"),
    "closed too late": _half("{\n", "}\n"),
    "texts without end": again('{"a": "x\n'),
    "digits": again("9", '{"rows":[[', "]]}"),
    "negative digits": again("9", '{"rows":[[-', "]]}"),
    "decimals": again("9", '{"rows":[[0.', "]]}"),
    "names": lambda size: "{" + ",".join(f'"k{i}":1' for i in range(size // 9)) + "}",
    "the same name": again('"a":1,', "{", '"a":1}'),
    "a long title": again("x", '{"rows":[[1]],"columns":[[1]],"title":"', '"}'),
}
XML: dict[str, Make] = {
    "open": again("<a>"),
    "empty": again("<a/>"),
    "puzzles": again("<puzzle/>", "<puzzleset>", "</puzzleset>"),
    "authors": again("<author>x</author>", "<puzzleset>", "<puzzle/></puzzleset>"),
    "titles": again("<title>x</title>", "<puzzleset><puzzle>", "</puzzle></puzzleset>"),
    "torn text": again("x<b/>", "<puzzleset><puzzle><title>", "</title></puzzle></puzzleset>"),
    "counts": again(
        "<count>1</count>",
        "<puzzleset><puzzle><clues type='rows'><line>",
        "</line></clues></puzzle></puzzleset>",
    ),
    "images": again("|X|", "<puzzle><solution><image>", "</image></solution></puzzle>"),
    "choices": again("[", "<puzzle><solution><image>|", "]|</image></solution></puzzle>"),
    "games": again("<game/>", "<opensudoku>", "</opensudoku>"),
    "a game": again("1", "<opensudoku><game data='", "'/></opensudoku>"),
    "fields": again("1|0|", "<opensudoku><game data='version: 1 ", "'/></opensudoku>"),
    "entities": again(
        "&a;", '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaaaaaaaaaaaa">]><puzzle>', "</puzzle>"
    ),
}
LINES: dict[str, Make] = {
    "ones": again("1\n"),
    "blank lines": again("\n"),
    "letters": again("a\n"),
    "ones apart": again("1\n\n"),
    "sizes": again("1 1\n"),
    "sizes apart": again("1 1\n\n"),
    "boxes and commas": again("2 2\n1,"),
    "commas under a box": again("1,", "10 10\n"),
    "lines under a box": again("1,\n", "10 10\n"),
    "blank under a box": again("\n", "10 10\n"),
    "titles": again("title x\n"),
    "rows": again("rows\n"),
    "rows and columns": again("rows\ncolumns\n"),
    "rows on a line": again("rows:1\n"),
    "goals": again("goal #\n"),
    "sums": again("1/1\n"),
    "dividers": again("====\n"),
    "parts": again("#\n"),
    "many rows": again("1\n", "rows\n", "columns\n1\n"),
    "blank rows": again("\n", "height 5\nrows\n", "1\ncolumns\n1\n"),
    "gaps": again("\n\n1\n", "height 900\nrows\n", "columns\n1\n"),
    "sections": again("[Puzzle]\n"),
    "a long section": again("1 2 3\n", "[Puzzle]\n"),
    "headings": again("Grid 1\n"),
    "tabs": again("\t\t\n"),
    "grids": again(f"{CLASSIC}\n"),
    "grids and others": again(f"{CLASSIC}\nx\n"),
    "pictures": again("#.#\n"),
    "candidates": again(" ".join(["{1,2}"] * 16) + "\n"),
    "library": again("111 ", f":0000:x:{CLASSIC}:", ":::"),
    "rules": again("-----+-----\n"),
    "puzzles of a table": again(f"{CLASSIC},1\n", "p,d\n"),
    "quotes": again("x\n", f'p,d\n{CLASSIC},1\n"'),
    "columns": again(",1", "p,d\n"),
    "a wide table": _wide_and_long,
}
LONG_LINES: dict[str, Make] = {
    "letters": again("x"),
    "digits": again("9"),
    "dashes": again("-"),
    "blanks": again(" ", "a", "b"),
    "blanks before a slash": again(" ", "1,", "/ 1"),
    "blanks after a word": again(" ", "rows", "x"),
    "words": again("a "),
    "numbers": again("1 "),
    "commas": again("1,"),
    "semicolons": again("1;"),
    "bars": again("1|"),
    "bars in a row of nine": again("1|", (CLASSIC[:9] + "\n") * 8),
    "frames": again("| "),
    "a word among nine": again("1", "1 1 1 1 1 1 1 1 ", ("\n" + "1 " * 9) * 8),
    "a clue": again("1 ", "rows\n", "\ncolumns\n1\n"),
    "a goal": again("1", "goal "),
    "a size": again("9", "width "),
    "zero bytes": again("\0"),
    "byte order marks": again("\ufeff"),
    "two bytes each": lambda size: "\ufeff1\0" * (size // 4),
    "a number in a table": again("1", f"p,d\n{CLASSIC},", "x\n"),
    "quotes": again('"'),
    "entities": again("&#"),
}
KINDS: dict[str, Make] = {
    f"{family}: {name}": make
    for family, made in (("json", JSON), ("xml", XML), ("lines", LINES), ("line", LONG_LINES))
    for name, make in made.items()
}
