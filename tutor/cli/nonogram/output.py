"""Nonograms to standard output, in the format that was asked for."""

import sys

from tutor.cli.run import Run
from tutor.nonogram.formats import FORMATS, KEEPS_ALL, frame_of, write_part
from tutor.nonogram.position import Position

ALIASES = {
    "csv": "clues",
    "drawing": "picture",
    "line": "clues",
    "simpson": "non",
    "text": "clues",
    "xml": "webpbn",
}
"""Other words people use for the formats."""


def format_named(name: str, run: Run) -> str:
    """The format of that name."""
    plain = name.lower().removeprefix(".")
    form = ALIASES.get(plain, plain)
    if form not in FORMATS:
        run.refuse_choice("--to", name, FORMATS)
    return form


def lost_by(position: Position, form: str) -> list[str]:
    """What a puzzle has that a format does not keep."""
    if form in KEEPS_ALL:
        return []
    puzzle = position.puzzle
    has = {
        "title": bool(puzzle.title),
        "picture": puzzle.goal is not None and form != "picture",
        "board": position.known > 0 and not (form == "picture" and position.is_full),
        "rest": bool(puzzle.properties),
    }
    return [part for part, is_there in has.items() if is_there]


class PuzzleFile:
    """Standard output in one format; its end is written even if the work is stopped."""

    def __init__(self, form: str) -> None:
        self._form = form
        self._frame = frame_of(form)
        self._is_empty = True

    def __enter__(self) -> "PuzzleFile":
        sys.stdout.write(self._frame.header)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None or not issubclass(kind, OSError):
            sys.stdout.write(self._frame.footer)

    def add(self, position: Position) -> None:
        """Write one more puzzle with its board.

        Raises:
            CannotWrite: a picture is asked for, and nobody knows what it is.
        """
        text = write_part(position, self._form)
        sys.stdout.write(text if self._is_empty else self._frame.between + text)
        self._is_empty = False
