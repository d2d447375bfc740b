"""Puzzles to standard output, in the format that was asked for."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tutor.cli.run import Run


@dataclass(frozen=True)
class Formats:
    """The formats of a game."""

    names: tuple[str, ...]
    aliases: Mapping[str, str]
    """Other words people use for them."""
    frame: Callable[[str], tuple[str, str, str]]
    """What stands before, between and after the puzzles of a file."""
    usual: tuple[str, str]
    """For one puzzle on a terminal, and for all others."""

    def named(self, name: str, run: Run) -> str:
        """The format of that name."""
        plain = name.lower().removeprefix(".")
        form = self.aliases.get(plain, plain)
        if form not in self.names:
            run.refuse_choice("--to", name, self.names)
        return form


class PuzzleFile:
    """Standard output in one format; its end is written even if the work is stopped."""

    def __init__(self, frame: tuple[str, str, str]) -> None:
        self._header, self._between, self._footer = frame
        self._is_empty = True

    def __enter__(self) -> "PuzzleFile":
        sys.stdout.write(self._header)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None or not issubclass(kind, OSError):
            sys.stdout.write(self._footer)

    def add(self, text: str) -> None:
        """Write one more puzzle."""
        sys.stdout.write(text if self._is_empty else self._between + text)
        self._is_empty = False
