"""Where results of ``rate`` go: standard output, or a file that an earlier run has begun."""

import os
import sys
from pathlib import Path
from typing import BinaryIO, NoReturn

from tutor.base.shown import printable
from tutor.cli.rate_file import Form
from tutor.cli.run import Run
from tutor.cli.workers import MOST_PUZZLES_AHEAD

_LONGEST_LINE = 1 << 22
"""No result is longer; what is was not written here."""


class Results:
    """Standard output, or a file that grows line by line and is never begun again."""

    def __init__(
        self, run: Run, form: Form, out: Path | None, resume: bool, *, in_order: bool = True
    ) -> None:
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
        self.is_rated = True
        """Whether that has a rating."""
        self.first: str | None = None
        """The puzzle of the first result of an earlier run that kept no order."""
        if out is not None:
            self._open(out, resume)
        self._header = form.header
        if form.header and self.is_behind and self._has(form.header):
            self._header = ""
        self._earlier: _Earlier | None = None
        if out is not None and self.is_behind and not in_order:
            self._earlier = _Earlier(out, self._place(), form)
            self.first, self.line = self._earlier.first, self._earlier.first_line

    def _place(self) -> int:
        assert self._stream is not None
        return self._stream.tell()

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
        """Whether there is this puzzle's result already: where order is kept, as the next one."""
        if self._earlier is not None:
            rated = self._earlier.take(grid)
            self.is_rated = rated is not False
            return rated is not None
        is_done = self.is_behind and self._has(self._form.opening(grid), grid)
        self.is_rated = not is_done or self._form.is_rated(self.line)
        return is_done

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

    def go_on(self) -> None:
        """Now it is sure that the file is ours: what was only begun at its end goes."""
        if self._earlier is not None and self._stream is not None:
            self._stream.seek(self._earlier.end)
            self._stream.truncate()

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
        if self._earlier is not None:
            self._earlier.close()
        if self._is_new:
            os.unlink(os.path.realpath(self._path))


class _Earlier:
    """The results of an earlier run that kept no order.

    None of them came more than so many before its turn. So whoever asks for puzzles in the order
    of the input need not look further ahead, and no more than that is remembered.
    """

    def __init__(self, path: Path, start: int, form: Form) -> None:
        """Begin at a place of a file."""
        self._form = form
        self._lines = path.open("rb")
        self.end = _end_of_lines(self._lines, start)
        """Where the last whole line ends; what comes later is not from that run."""
        self._lines.seek(start)
        self._at = start
        self._ahead: dict[str, list[bool]] = {}
        """Whether there is a rating, for each result of a puzzle."""
        self._count = 0
        self.first_line = self._read()
        self.first = next(iter(self._ahead), None)
        """The first puzzle."""

    def _read(self) -> str:
        """Look at one more; nothing if there is none."""
        if self._at >= self.end:
            return ""
        read = self._lines.readline(_LONGEST_LINE)
        self._at += len(read)
        line = read.decode(errors="replace")
        puzzle = self._form.puzzle(line)
        self._ahead.setdefault(puzzle, []).append(not puzzle or self._form.is_rated(line))
        self._count += 1
        return line

    def take(self, puzzle: str) -> bool | None:
        """Whether the result of a puzzle has a rating, and use it up; None if there is none."""
        while puzzle not in self._ahead and self._count <= MOST_PUZZLES_AHEAD and self._read():
            pass
        if puzzle not in self._ahead:
            return None
        rated = self._ahead[puzzle]
        is_rated = rated.pop()
        if not rated:
            del self._ahead[puzzle]
        self._count -= 1
        return is_rated

    def close(self) -> None:
        """No more is asked for."""
        self._lines.close()


def _end_of_lines(stream: BinaryIO, start: int) -> int:
    """Where the last whole line ends."""
    end = stream.seek(0, os.SEEK_END)
    while end > start:
        before = max(start, end - _LONGEST_LINE)
        stream.seek(before)
        at = stream.read(end - before).rfind(b"\n")
        if at >= 0:
            return before + at + 1
        end = before
    return start
