"""GRID, FILE or ``-``: from what was typed to grids."""

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader
from typing import cast

from tutor.cli.run import Run, printable
from tutor.language.problems import bad_grid
from tutor.sudoku.formats import BadGrid, Entry, read_bytes, read_text
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

_PATH_LIKE = re.compile(r".*[/\\].*|.*\.[A-Za-z]\w{0,9}")


@dataclass(frozen=True)
class Place:
    """Where a grid comes from."""

    source: str | None
    """The file, or which of several inputs."""
    number: int

    def text(self, run: Run) -> str:
        """``puzzles.txt, grid 3``."""
        grid = run.say("place-grid", number=str(self.number))
        return f"{self.source}, {grid}" if self.source else grid

    def announce(self, run: Run) -> None:
        """Print where the grid comes from, unless it is the only one and was typed."""
        if self.source is not None or self.number > 1:
            print(f"# {self.text(run)}")


def grids(inputs: list[str] | None, box: Geometry | None, run: Run) -> Iterator[tuple[Place, Grid]]:
    """Every grid that can be read, with its place; problems are reported on the way.

    Without inputs, standard input is read if something is piped into it.
    """
    if not inputs:
        if sys.stdin is None or sys.stdin.isatty():
            run.refuse(run.say("input-none"))
        inputs = ["-"]
    for index, given in enumerate(inputs, start=1):
        source = given if os.path.isfile(given) else None
        if source is None and len(inputs) > 1:
            source = run.say("place-input", number=str(index))
        for entry in _entries(given, box, run):
            if isinstance(entry.result, BadGrid):
                run.complain(bad_grid(entry.result, run.speaker, source))
            else:
                yield Place(source, entry.number), entry.result


def count_grids(inputs: list[str] | None, box: Geometry | None) -> int | None:
    """How many grids there will be; None if that cannot be known beforehand."""
    total = 0
    for given in inputs or ["-"]:
        if given == "-":
            return None
        if os.path.isfile(given):
            try:
                with open(given, "rb") as stream:
                    total += sum(1 for _ in read_bytes(stream, box))
            except OSError:
                continue
        elif os.path.exists(given):
            return None
        else:
            total += 1
    return total


def _entries(given: str, box: Geometry | None, run: Run) -> Iterator[Entry]:
    if given == "-":
        if sys.stdin is None:
            run.complain(run.say("input-none"))
        else:
            yield from read_bytes(cast(BufferedReader, sys.stdin.buffer), box)
    elif os.path.isdir(given):
        run.complain(run.say("input-directory", name=printable(given, 200)))
    elif os.path.exists(given):
        try:
            with open(given, "rb") as stream:
                yield from read_bytes(stream, box)
        except OSError as error:
            run.complain(
                run.say(
                    "input-unreadable", name=printable(given, 200), reason=error.strerror or "?"
                )
            )
    else:
        yield from _typed(given, box, run)


def _typed(given: str, box: Geometry | None, run: Run) -> Iterator[Entry]:
    """A grid on the command line, unless it looks more like a file that is not there."""
    entries = list(read_text(given, box))
    first = entries[0].result
    if isinstance(first, BadGrid) and len(entries) == 1 and "\n" not in given and given.strip():
        strange = first.code == "not-a-grid" and " " not in given.strip()
        if strange or _PATH_LIKE.fullmatch(given):
            run.complain(run.say("input-missing-file", name=printable(given, 200)))
            return
    yield from entries
