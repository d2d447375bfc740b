"""A grid typed in at the keyboard, row by row, or pasted whole, in any format of several lines."""

import re
import sys

from tutor.base.shown import printable
from tutor.cli.run import Run, print_text
from tutor.language.problems import bad_grid
from tutor.sudoku.formats import BadGrid, read_text
from tutor.sudoku.formats.links import is_link
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

SMALLEST = 4
"""Smaller boards are no puzzles: a first row that short is a slip."""
_WHOLE = 36
"""A line of so many cells is a whole grid, not the first row of one."""


def is_border(line: str) -> bool:
    """Whether a line only draws the frame of a grid."""
    return re.search(r"--|==|──|══", line) is not None and not re.search(r"\w", line)


def typed_grid(box: Geometry | None, run: Run) -> Grid:
    """Ask for a grid until there is one; a row that cannot be is asked for again.

    An empty line is an answer to nothing; ``u`` takes the last row back. When nobody is
    typing any more, the command ends.
    """
    print_text(run.say("typed-grid"))
    rows: list[str] = []
    while True:
        line = typed_line(run.say("typed-row", number=str(len(rows) + 1)), run)
        n = box.n if box else _width(rows[0]) if rows else None
        if line.lower() == "u":
            del rows[-1:]
        elif not line or (is_border(line) and _width(line) != n):
            continue
        elif not rows and is_link(line):
            if (grid := _read(line, box, run)) is not None:
                return grid
        elif not rows and _width(line) >= _WHOLE and (grid := _read(line, box, run)) is not None:
            return grid
        elif n is None and (_width(line) < SMALLEST or Geometry.for_size(_width(line)) is None):
            _refuse(line, 9, run)
        elif n is not None and _width(line) != n:
            _refuse(line, n, run)
        else:
            rows.append(line)
            if len(rows) == _width(rows[0]):
                if (grid := _read("\n".join(rows), box, run)) is not None:
                    return grid
                rows = []


def typed_line(prompt: str, run: Run) -> str:
    """What is typed after a prompt; when nobody is typing any more, the command ends."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        run.refuse("input-none")
    return line.strip()


def _width(line: str) -> int:
    """How many cells a row has: its words (numbers, candidates), or its signs (``53. .7. ...``)."""
    words = [word for word in re.split(r"[\s|,;]+", line) if word]
    grouped = any(len(word) > 1 and set(word) & set("._*") for word in words)
    return sum(map(len, words)) if grouped or len(words) == 1 else len(words)


def _read(text: str, box: Geometry | None, run: Run) -> Grid | None:
    """The one grid of a text; if there is none, what is wrong is said."""
    results = [entry.result for entry in read_text(text, box)]
    if len(results) == 1 and isinstance(results[0], Grid):
        return results[0]
    problem = next((result for result in results if isinstance(result, BadGrid)), None)
    run.remark(bad_grid(problem, run.speaker) if problem else run.say("bad-grid-no-grid"))
    return None


def _refuse(line: str, expected: int, run: Run) -> None:
    run.remark(run.say("typed-bad-row", found=printable(line), expected=expected))
