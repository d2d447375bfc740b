"""How results of ``rate`` are written, and where: standard output, or a file to go on with."""

import csv
import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NoReturn

from tutor.base.shown import csv_line, json_text, printable
from tutor.cli.game_commands import RateStyle
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.language.rating import formula_lines
from tutor.rating.levels import FLAWS
from tutor.rating.record import Record

_SAT = ("variables", "clauses", "density", "heuristic", "status", "depth", "disjunctions",
        "eliminations", "score")  # fmt: skip
"""What is told of a formula."""


@dataclass(frozen=True)
class Form:
    """How results are written."""

    text: Callable[[Record], str]
    """What is written of a record, line breaks included."""
    opening: Callable[[str], str] = str
    """How the line of a puzzle begins, if it has one."""
    is_rated: Callable[[str], bool] = bool
    """Whether a line that was written has a rating."""
    header: str = ""
    """What is written before all records."""


def as_json(style: RateStyle, speaker: Speaker, *, formula_alone: bool = False) -> Form:
    """One JSON object per line; of the formula alone, nothing else of the puzzle."""
    key = style.key

    def text(record: Record) -> str:
        if formula_alone:
            return json_text({key: record[key], "sat": record["sat"]}) + "\n"
        return json_text(record | {"reason": style.reason(record, speaker)}) + "\n"

    def is_rated(line: str) -> bool:
        return formula_alone or '"flaw": ' not in line

    return Form(text, lambda puzzle: json.dumps({key: puzzle})[:-1], is_rated)


def as_csv(style: RateStyle, *, sat: bool, formula_alone: bool = False) -> Form:
    """One line of a table per puzzle, below the names of the columns."""
    names = [style.key, *(() if formula_alone else (*style.columns, "counts"))]
    if sat:
        names += [f"sat_{name}" for name in _SAT]

    def text(record: Record) -> str:
        row = [record[style.key]]
        if not formula_alone:
            counts = " ".join(f"{id_}:{n}" for id_, n in record["counts"].items())
            row += [*style.figures(record), counts]
        if "sat" in record:
            row += [_in_one_cell((record["sat"] or {}).get(name)) for name in _SAT]
        return csv_line(row)

    return Form(
        text,
        lambda puzzle: csv_line([puzzle, ""]).rstrip("\n"),
        lambda line: formula_alone or next(csv.reader([line]))[1] != "",
        csv_line(names),
    )


def _in_one_cell(value: object) -> object:
    """A list of figures per depth fits into one cell of a table."""
    return " ".join(map(str, value)) if isinstance(value, list) else value


def formula_in_words(style: RateStyle, speaker: Speaker) -> Form:
    """The puzzle, and behind it its formula."""
    return Form(
        lambda record: f"{record[style.key]} # {' '.join(formula_lines(record['sat'], speaker))}\n",
        lambda puzzle: f"{puzzle} # ",
    )


def in_a_line(style: RateStyle, speaker: Speaker) -> Form:
    """The puzzle, and behind it what people read; such lines are puzzles to every command."""
    flaws = tuple(f"# {speaker.say(f'rate-{flaw}')}\n" for flaw in FLAWS)
    return Form(
        lambda record: f"{record[style.key]} # {style.summary(record, speaker)}\n",
        lambda puzzle: f"{puzzle} # ",
        lambda line: not line.endswith(flaws),
    )


def in_words(style: RateStyle, speaker: Speaker) -> Form:
    """Everything about one puzzle."""
    return Form(lambda record: "".join(f"{line}\n" for line in style.lines(record, speaker)))


_LONGEST_LINE = 1 << 22
"""No result is longer; what is was not written here."""


class Results:
    """Standard output, or a file that grows line by line and is never begun again."""

    def __init__(self, run: Run, form: Form, out: Path | None, resume: bool) -> None:
        self._run = run
        self._form = form
        self._path = out
        self._name = printable(str(out), 200)
        self._stream: BinaryIO | None = None
        self.is_behind = False
        """Whether there may be results of an earlier run that nobody has looked at."""
        self._is_new = False
        """Whether nothing has been written to a file that was not there before."""
        self._line = 0
        self.line = ""
        """The last result of an earlier run that was looked at."""
        if out is not None:
            self._open(out, resume)
        self._header = form.header
        if form.header and self.is_behind and self._has(form.header):
            self._header = ""

    def _open(self, out: Path, resume: bool) -> None:
        """Open the file without changing anything in it."""
        try:
            if out.exists() and not out.is_file():
                self._stream = out.open("wb")  # a pipe or a device keeps nothing
            elif out.exists():
                if not resume:
                    self._run.refuse("rate-out-exists", name=self._name)
                self._stream = out.open("r+b")
                self.is_behind = True
            else:
                self._stream = out.open("wb" if out.is_symlink() else "xb")
                self._is_new = True
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> NoReturn:
        # What could not be written stays in the buffer: closing would try again.
        self._stream = None
        reason = error.strerror or str(error)
        self._run.refuse("progress-cannot-write", name=self._name, reason=reason)

    def is_done(self, grid: str) -> bool:
        """Whether the next result there is already is this puzzle's."""
        return self.is_behind and self._has(self._form.opening(grid), grid)

    def _has(self, opening: str, grid: str | None = None) -> bool:
        """Whether the next line there is already begins like this.

        What was being written when an earlier run was killed goes, once it is
        sure that it was ours.
        """
        assert self._stream is not None
        start = self._stream.tell()
        line = self._stream.readline(_LONGEST_LINE)
        self._line += 1
        expected = opening.encode()
        is_ours = line.startswith(expected)
        if not line.endswith(b"\n") and (is_ours or expected.startswith(line)):
            self.is_behind = False
            self._stream.seek(start)
            self._stream.truncate()
            return False
        self.line = line.decode(errors="replace")
        if not is_ours:
            if grid is None or grid in self.line:
                self.refuse()
            found, wanted = printable(self.line.rstrip("\n"), 100), printable(grid, 100)
            self._run.refuse("rate-other-grid", name=self._name, found=found, expected=wanted)
        return True

    def refuse(self) -> NoReturn:
        """Say that the last result looked at was not written with these options, and stop."""
        self._run.refuse("rate-other-file", name=self._name, line=self._line)

    def write(self, text: str) -> None:
        """Add whole lines; they are there when this returns."""
        text, self._header = self._header + text, ""
        if self._stream is None:
            sys.stdout.write(text)
            sys.stdout.flush()
            return
        self._is_new = False
        try:
            self._stream.write(text.encode())
            self._stream.flush()
        except OSError as error:
            self._fail(error)

    def close(self) -> None:
        """Finish the file, if there is one; a new one without results is none."""
        if self._stream is None or self._path is None:
            return
        self._stream.close()
        if self._is_new:
            os.unlink(os.path.realpath(self._path))
