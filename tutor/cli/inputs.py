"""GRID, FILE or ``-``: from what was typed to puzzles."""

import io
import os
import select
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from io import BufferedReader
from itertools import islice
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar, cast

from tutor.base.decode import is_text
from tutor.base.shown import printable
from tutor.cli.run import Refused, Run
from tutor.language import Speaker

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

_START = 4096
"""Bytes that show whether a file is text."""
_LONGEST_LINE = 4096
"""Bytes; longer lines are no whole puzzle that needs no other line."""
_LOOKED_AT = 1000
"""Lines that are looked at together."""
_PARQUET = b"PAR1"
"""How such a file begins."""
_PASTING = 0.05
"""Seconds that the next line of a pasted text may take."""
T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True)
class Place:
    """Where a puzzle comes from."""

    source: str | None
    """The file, or which of several inputs."""
    number: int
    message: str = "place-grid"
    """What its kind of puzzle is called."""
    title: str = ""
    """What a game on it is called, if it has a name of its own."""

    def text(self, run: Run) -> str:
        """``puzzles.txt, grid 3``."""
        grid = run.say(self.message, number=str(self.number))
        return f"{printable(self.source, 200)}, {grid}" if self.source else grid

    def before(self, told: str, run: Run) -> str:
        """What is said about the puzzle, with its place before it."""
        return f"{self.text(run)}{run.say('colon')}{told}"

    def announce(self, run: Run) -> None:
        """Print where the puzzle comes from, unless it is the only one and was typed."""
        if self.source is not None or self.number > 1:
            print(f"# {self.text(run)}")


class Item(NamedTuple, Generic[T]):
    """One puzzle of an input, or what is wrong with it."""

    number: int
    """Which of the input, counted from 1."""
    puzzle: T | None
    tell: Callable[[Speaker, str | None], str] = lambda speaker, source: ""
    """What is wrong, in words, with the source that was named."""
    may_be_file: Callable[[str], bool] = lambda text: False
    """Whether a text with this problem is rather the name of a file that is not there."""
    title: str = ""
    """What a game on it is called, as a token that is kept, if it has a name of its own."""
    advice: Callable[[Speaker], str] = lambda speaker: ""
    """What somebody should know who meant another puzzle, if there is such a thing."""


@dataclass(frozen=True)
class Reader(Generic[T]):
    """How the puzzles of a game are read."""

    from_stream: Callable[[BufferedReader], Iterable[Item[T]]]
    from_text: Callable[[str], Iterable[Item[T]]]
    nothing: str = "input-none"
    """What is said where there is nothing to read."""
    missing: str = "input-missing-file"
    """What is said of a file that is not there."""
    place: str = "place-grid"
    """What a puzzle is called."""
    ask: str = "input-ask"
    """What asks for one at the keyboard."""
    is_complete: Callable[[str], bool] = lambda text: False
    """Whether a puzzle that is being typed can have no further line."""
    is_line: Callable[[bytes], bool] | None = None
    """Whether a line holds nothing, or a whole puzzle whatever stands around it."""
    column: str | None = None
    """The column of a table that holds the puzzles, if it is named."""

    def then(self, made: Callable[[T], U]) -> "Reader[U]":
        """A reader of what is made of these puzzles."""

        def of(items: Iterable[Item[T]]) -> Iterator[Item[U]]:
            for item in items:
                puzzle = None if item.puzzle is None else made(item.puzzle)
                yield Item(item.number, puzzle, *item[2:])

        return Reader(
            lambda stream: of(self.from_stream(stream)),
            lambda text: of(self.from_text(text)),
            self.nothing,
            self.missing,
            self.place,
            self.ask,
            self.is_complete,
            self.is_line,
            self.column,
        )


def read_all(inputs: list[str] | None, reader: Reader[T], run: Run) -> Iterator[tuple[Place, T]]:
    """Every puzzle that can be read, with its place; problems are reported on the way.

    Without inputs, standard input is read; on a terminal, a puzzle is asked for.
    """
    if not inputs:
        if sys.stdin is None:
            run.refuse(reader.nothing)
        if sys.stdin.isatty():
            yield from _asked(reader, run)
            return
        inputs = ["-"]
    for index, given in enumerate(inputs, start=1):
        source = _source(given, index, len(inputs), run)
        yield from _readable(_items(given, reader, run), source, reader, run)


def _source(given: str, index: int, count: int, run: Run) -> str | None:
    """What an input is called where a problem with it is told."""
    if os.path.isfile(given):
        return given
    return run.say("place-input", number=str(index)) if count > 1 else None


def read_unparsed(
    inputs: list[str] | None, reader: Reader[T], run: Run
) -> Iterator[str | tuple[Place, T]]:
    """The same, but of files where each line is a puzzle, the lines as they stand."""
    for index, given in enumerate(inputs or (), start=1):
        number = 0
        for line in _plain_lines(given, reader):
            if line:
                number += 1
                yield line
            elif line is None:
                # Something else stands there: it is read as a whole, but for what was handed on.
                items = islice(_items(given, reader, run), number, None)
                source = _source(given, index, len(inputs or ()), run)
                yield from _readable(items, source, reader, run)
    if not inputs:
        yield from read_all(inputs, reader, run)


def _plain_lines(given: str, reader: Reader[T]) -> Iterator[str | None]:
    """The lines of a file that need no other; None before the first that may."""
    is_any = False
    if reader.is_line is not None and os.path.isfile(given):
        lines = _lines(given, reader)
        while chunk := list(islice(lines, _LOOKED_AT)):
            if not all(map(reader.is_line, chunk)):
                is_any = False
                break
            for line in chunk:
                text = line.decode(errors="replace").strip()
                if text and not text.startswith("#"):
                    is_any = True
                    yield text
    if not is_any:
        yield None


def _lines(given: str, reader: Reader[T]) -> Iterator[bytes]:
    """The lines of a file, or the rows of a table; what cannot be read has none."""
    with suppress(OSError, Refused), open(given, "rb") as stream:
        if reader.column is None and not stream.peek(_START).startswith(_PARQUET):
            yield from iter(partial(stream.readline, _LONGEST_LINE), b"")
        else:
            for row in _rows(given, reader):
                yield row.encode() or b"?"  # a row without a puzzle is worth a word


def _readable(
    items: Iterable[Item[T]], source: str | None, reader: Reader[T], run: Run
) -> Iterator[tuple[Place, T]]:
    """Those that can be read; what is wrong with the others is said."""
    for item in items:
        if item.puzzle is None:
            run.complain(item.tell(run.speaker, source))
            continue
        if advice := item.advice(run.speaker):
            run.remark(advice)
        yield Place(source, item.number, reader.place, item.title), item.puzzle


def _asked(reader: Reader[T], run: Run) -> Iterator[tuple[Place, T]]:
    """The puzzles that somebody types or pastes."""
    run.remark(run.say(reader.ask))
    text = typed_text(reader.is_complete)
    if not text.strip():
        run.refuse(reader.nothing)
    yield from _readable(reader.from_text(text), None, reader, run)


def count_all(inputs: list[str] | None, reader: Reader[T]) -> int | None:
    """How many puzzles there will be; None if that cannot be known beforehand."""
    if any(not os.path.isfile(given) and os.path.exists(given) for given in inputs or ["-"]):
        return None
    total = 0
    for given in inputs or ["-"]:
        if given == "-":
            return None
        if not os.path.isfile(given):
            total += 1
            continue
        number = 0
        try:
            for line in _plain_lines(given, reader):
                number += bool(line)
                if line is None:
                    number = sum(1 for _ in _of_file(given, reader))
        except (OSError, Refused):
            continue
        total += number
    return total


def _items(given: str, reader: Reader[T], run: Run) -> Iterator[Item[T]]:
    if given == "-":
        if sys.stdin is None:
            run.complain(run.say(reader.nothing))
        else:
            yield from reader.from_stream(cast(BufferedReader, sys.stdin.buffer))
    elif os.path.isdir(given):
        run.complain(run.say("input-directory", name=printable(given, 200)))
    elif os.path.exists(given):
        name = printable(given, 200)
        try:
            yield from _of_file(given, reader)
        except Refused as problem:
            values = {"name": name, **problem.values}
            run.complain(run.say(problem.message, **values))
        except OSError as error:
            run.complain(run.say("input-unreadable", name=name, reason=error.strerror or "?"))
    else:
        yield from _typed(given, reader, run)


def _of_file(given: str, reader: Reader[T]) -> Iterator[Item[T]]:
    """The puzzles of a text, or of a column of a table.

    Raises:
        Refused: it is neither.
    """
    with open(given, "rb") as stream:
        start = stream.peek(_START)
        if reader.column is None and not start.startswith(_PARQUET):
            if not is_text(start):
                raise Refused("input-not-text")
            yield from reader.from_stream(stream)
            return
    rows = _Rows(_rows(given, reader))
    yield from reader.from_stream(io.BufferedReader(rows))
    if rows.empty:
        raise Refused("table-empty-rows", count=rows.empty)


def _rows(given: str, reader: Reader[T]) -> Iterator[str]:
    """The puzzles of a table."""
    from tutor.cli.tables import column_of  # few read tables

    def is_puzzle(text: str) -> bool:
        return all(item.puzzle is not None for item in reader.from_text(text))

    return column_of(given, reader.column, is_puzzle)


class _Rows(io.RawIOBase):
    """The rows of a table as the lines of a file."""

    def __init__(self, rows: Iterator[str]) -> None:
        self._rows = rows
        self._left = b""
        self.empty = 0
        """Rows without a puzzle."""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        """As much as there is room for; nothing at the end."""
        into = memoryview(buffer)
        while not self._left and (row := next(self._rows, None)) is not None:
            self.empty += not row.strip()
            self._left = row.encode() + b"\n"
        size = min(len(into), len(self._left))
        into[:size] = self._left[:size]
        self._left = self._left[size:]
        return size


def _typed(given: str, reader: Reader[T], run: Run) -> Iterator[Item[T]]:
    """A puzzle on the command line, unless it looks more like a file that is not there."""
    items = list(reader.from_text(given))
    if len(items) == 1 and "\n" not in given and given.strip() and items[0].may_be_file(given):
        run.complain(run.say(reader.missing, name=printable(given, 200)))
        return
    yield from items


def typed_text(is_complete: Callable[[str], bool]) -> str:
    """What is typed or pasted, up to a complete puzzle, an empty line or the end of the input.

    A pasted text is read to its end: its empty lines, and the frame below it, belong to it.
    """
    lines: list[str] = []
    while line := sys.stdin.readline():
        lines.append(line)
        text = "".join(lines)
        if not text.strip():
            lines = []
        elif (not line.strip() or is_complete(text)) and not _more_waits():
            break
    return "".join(lines)


def _more_waits() -> bool:
    """Whether another line is there already: nobody types so quickly."""
    try:
        return bool(select.select([sys.stdin], [], [], _PASTING)[0])
    except (OSError, ValueError):  # such as where only sockets can be waited for
        return False
