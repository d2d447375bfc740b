"""GRID, FILE or ``-``: from what was typed to puzzles."""

import os
import select
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import BufferedReader
from typing import Generic, NamedTuple, TypeVar, cast

from tutor.base.decode import is_text
from tutor.base.shown import printable
from tutor.cli.run import Run
from tutor.language import Speaker

_START = 4096
"""Bytes that show whether a file is text."""
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
        source = given if os.path.isfile(given) else None
        if source is None and len(inputs) > 1:
            source = run.say("place-input", number=str(index))
        yield from _readable(_items(given, reader, run), source, reader, run)


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
    total = 0
    for given in inputs or ["-"]:
        if given == "-":
            return None
        if os.path.isfile(given):
            try:
                with open(given, "rb") as stream:
                    total += sum(1 for _ in reader.from_stream(stream))
            except OSError:
                continue
        elif os.path.exists(given):
            return None
        else:
            total += 1
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
        try:
            with open(given, "rb") as stream:
                if is_text(stream.peek(_START)):
                    yield from reader.from_stream(stream)
                else:
                    run.complain(run.say("input-not-text", name=printable(given, 200)))
        except OSError as error:
            run.complain(
                run.say(
                    "input-unreadable", name=printable(given, 200), reason=error.strerror or "?"
                )
            )
    else:
        yield from _typed(given, reader, run)


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
