"""The file that results go to, and going on where an earlier run stopped."""

import csv
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NoReturn, TextIO

from tutor.cli.run import Run, printable


class Results:
    """Standard output, or a file that grows line by line and is never begun again."""

    def __init__(self, run: Run, out: Path | None, resume: bool, header: str) -> None:
        self._run = run
        self._path = out
        self._header = header
        self.done: Iterator[str] = iter(())
        """The grids that an earlier run has rated, in order."""
        self._stream: TextIO = sys.stdout
        if out is None:
            sys.stdout.write(header)
        else:
            self._open(out, resume)

    def _open(self, out: Path, resume: bool) -> None:
        say, name = self._run.say, printable(str(out), 200)
        begun = out.exists()
        if begun and not resume:
            self._run.refuse(say("rate-out-exists", name=name))
        try:
            if begun:
                _drop_unfinished_line(out)
                self.done = self._grids_of(out)
            self._stream = out.open("a", encoding="utf-8", newline="")
            if not out.stat().st_size:
                self.write(self._header)
        except OSError as error:
            self._run.refuse(
                say("input-unreadable", name=name, reason=error.strerror or str(error))
            )

    def _grids_of(self, path: Path) -> Iterator[str]:
        """The grid of every line there is."""
        with path.open(encoding="utf-8", errors="replace", newline="") as stream:
            if self._header and (first := stream.readline()) and first != self._header:
                self._refuse(1)
            for number, line in enumerate(stream, start=2 if self._header else 1):
                if self._header:
                    yield next(csv.reader([line]))[0]
                elif line.startswith("{"):
                    yield self._grid_of_json(line, number)
                else:
                    yield line.split(" #")[0].strip()

    def _grid_of_json(self, line: str, number: int) -> str:
        try:
            return str(json.loads(line)["grid"])
        except (ValueError, KeyError):
            self._refuse(number)

    def is_done(self, grid: str) -> bool:
        """Whether the next result there is already is this grid's."""
        done = next(self.done, None)
        if done is not None and done != grid:
            assert self._path is not None
            self._run.refuse(
                self._run.say(
                    "rate-other-grid",
                    name=printable(str(self._path), 200),
                    found=printable(done, 100),
                    expected=printable(grid, 100),
                )
            )
        return done is not None

    def _refuse(self, number: int) -> NoReturn:
        assert self._path is not None
        name = printable(str(self._path), 200)
        self._run.refuse(self._run.say("rate-other-file", name=name, line=number))

    def write(self, text: str) -> None:
        """Add whole lines; they are there when this returns."""
        self._stream.write(text)
        self._stream.flush()

    def close(self) -> None:
        """Finish the file, if there is one."""
        if self._path is not None:
            self._stream.close()


def _drop_unfinished_line(path: Path) -> None:
    """What was being written when an earlier run was killed is rated again."""
    with path.open("rb+") as stream:
        end = stream.seek(0, os.SEEK_END)
        stream.truncate(_end_of_last_line(stream, end))


def _end_of_last_line(stream: BinaryIO, end: int) -> int:
    """Where the last line break stands, looking back from the end."""
    step = 1 << 16
    while end:
        start = max(0, end - step)
        stream.seek(start)
        found = stream.read(end - start).rfind(b"\n")
        if found >= 0:
            return start + found + 1
        end = start
    return 0
