"""Puzzles to standard output, in the format that was asked for."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from tutor.cli.run import Run


class Frame(Protocol):
    """What stands around the puzzles of a file."""

    @property
    def header(self) -> str:
        """Before all."""

    @property
    def between(self) -> str:
        """Between two."""

    @property
    def footer(self) -> str:
        """After all."""


@dataclass(frozen=True)
class Formats:
    """The formats of a game."""

    names: tuple[str, ...]
    aliases: Mapping[str, str]
    """Other words people use for them."""
    frame: Callable[[str], Frame]

    def named(self, name: str, run: Run) -> str:
        """The format of that name."""
        plain = name.lower().removeprefix(".")
        form = self.aliases.get(plain, plain)
        if form not in self.names:
            run.refuse_choice("--to", name, self.names)
        return form


class PuzzleFile:
    """Standard output in one format; its end is written even if the work is stopped."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._is_empty = True

    def __enter__(self) -> "PuzzleFile":
        sys.stdout.write(self._frame.header)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None or not issubclass(kind, OSError):
            sys.stdout.write(self._frame.footer)

    def add(self, text: str) -> None:
        """Write one more puzzle."""
        sys.stdout.write(text if self._is_empty else self._frame.between + text)
        self._is_empty = False
