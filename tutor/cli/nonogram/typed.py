"""A nonogram typed in at the keyboard, clue by clue, or pasted whole."""

import re

from tutor.base.shown import printable
from tutor.cli.run import Run, print_text
from tutor.cli.sudoku.typed import typed_line
from tutor.language.picture_problems import bad_puzzle
from tutor.nonogram.formats import BadPuzzle, Read, read_puzzles
from tutor.nonogram.formats.drawing import is_picture_row
from tutor.nonogram.position import Position

_CLUE = re.compile(r"\d[\d\s,.]*")
_MOST_LINES = 5_000
"""More than any file of one nonogram has."""
_FEW_LINES = 500
"""So many are read again whenever one is added."""


def typed_nonogram(run: Run) -> Position:
    """Ask for a nonogram until there is one.

    Clues come one on a line, an empty line ends the rows and then the columns, ``u`` takes
    the last one back. What does not begin like a clue is a text that was pasted. When nobody
    is typing any more, the command ends.
    """
    print_text(run.say("nono-typed"))
    while True:
        first = typed_line(run.say("nono-typed-row", number="1"), run)
        if not first or first.lower() == "u":
            continue
        if not _CLUE.fullmatch(first):
            found = _pasted(first, run)
        else:
            rows = _clues("nono-typed-row", [first], run)
            columns = _clues("nono-typed-column", [], run)
            found = _read("\n".join(["rows", *rows, "columns", *columns]), run)
        if found is not None:
            return found.position


def _clues(prompt: str, clues: list[str], run: Run) -> list[str]:
    """The clues of the rows, or of the columns, up to an empty line."""
    while True:
        line = typed_line(run.say(prompt, number=str(len(clues) + 1)), run)
        if line.lower() == "u":
            del clues[-1:]
        elif line and not _CLUE.fullmatch(line):
            run.remark(run.say("nono-typed-bad", found=printable(line)))
        elif line:
            clues.append(line.replace(",", " "))
        elif clues:
            return clues


def _pasted(first: str, run: Run) -> Read | None:
    """A text in any format, as soon as it is a nonogram; what is wrong if it never is.

    Every row of a picture is a picture: it ends with an empty line. A long text is not read
    again for every line, but after an empty one, and whenever it has grown by a tenth.
    """
    lines, tried = [first], 0
    while is_picture_row(lines[-1]) and len(lines) < _MOST_LINES:
        lines.append(typed_line("", run))
    while len(lines) < _MOST_LINES:
        if len(lines) <= _FEW_LINES or not lines[-1] or len(lines) * 10 >= tried * 11:
            tried = len(lines)
            found = list(read_puzzles("\n".join(lines)))
            if len(found) == 1 and isinstance(found[0], Read):
                return found[0]
        line = typed_line("", run)
        if not line and not lines[-1]:
            break
        lines.append(line)
    return _read("\n".join(lines), run)


def _read(text: str, run: Run) -> Read | None:
    """The nonogram of a text; if there is none, what is wrong is said."""
    found = next(read_puzzles(text))
    if isinstance(found, BadPuzzle):
        run.remark(bad_puzzle(found, run.speaker))
        return None
    return found
