"""The file that results go to, and going on where an earlier run stopped."""

import sys
from pathlib import Path
from typing import BinaryIO

from tutor.cli.rate_text import Form
from tutor.cli.run import Run, printable


class Results:
    """Standard output, or a file that grows line by line and is never begun again."""

    def __init__(self, run: Run, form: Form, out: Path | None, resume: bool) -> None:
        self._run = run
        self._form = form
        self._name = printable(str(out), 200)
        self._stream: BinaryIO | None = None
        self._is_behind = False
        """Whether there may be results of an earlier run that nobody has looked at."""
        self._line = 0
        if out is not None:
            self._open(out, resume)
        if form.header and not (self._is_behind and self._has(form.header)):
            self.write(form.header)

    def _open(self, out: Path, resume: bool) -> None:
        """Open the file without changing anything in it."""
        try:
            if out.exists():
                if not resume:
                    self._run.refuse(self._run.say("rate-out-exists", name=self._name))
                self._stream = out.open("r+b")
                self._is_behind = True
            else:
                self._stream = out.open("xb")
        except OSError as error:
            reason = error.strerror or str(error)
            self._run.refuse(self._run.say("progress-cannot-write", name=self._name, reason=reason))

    def is_done(self, grid: str) -> bool:
        """Whether the next result there is already is this grid's."""
        return self._is_behind and self._has(self._form.opening(grid), grid)

    def _has(self, opening: str, grid: str | None = None) -> bool:
        """Whether the next line there is already begins like this.

        What was being written when an earlier run was killed goes, once it is
        sure that it was ours.
        """
        assert self._stream is not None
        start = self._stream.tell()
        line = self._stream.readline()
        self._line += 1
        expected = opening.encode()
        is_ours = line.startswith(expected)
        if not line.endswith(b"\n") and (is_ours or expected.startswith(line)):
            self._is_behind = False
            self._stream.seek(start)
            self._stream.truncate()
            return False
        if not is_ours:
            self._refuse(line.decode(errors="replace"), grid)
        return True

    def _refuse(self, line: str, grid: str | None) -> None:
        if grid is None or grid in line:
            told = self._run.say("rate-other-file", name=self._name, line=self._line)
        else:
            found, expected = printable(line.rstrip("\n"), 100), printable(grid, 100)
            told = self._run.say("rate-other-grid", name=self._name, found=found, expected=expected)
        self._run.refuse(told)

    def write(self, text: str) -> None:
        """Add whole lines; they are there when this returns."""
        if self._stream is None:
            sys.stdout.write(text)
            sys.stdout.flush()
        else:
            self._stream.write(text.encode())
            self._stream.flush()

    def close(self) -> None:
        """Finish the file, if there is one."""
        if self._stream is not None:
            self._stream.close()
