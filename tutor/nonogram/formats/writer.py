"""Puzzles to text, in every format the reader knows."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tutor.nonogram.formats import json_text, olsak, sections, simpson, webpbn
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Puzzle

_DIVIDER = "====\n"
_KEEPERS: dict[str, Callable[[Puzzle, Position | None], str]] = {
    "non": simpson.write,
    "webpbn": webpbn.write,
    "json": json_text.write,
}
FORMATS = (*_KEEPERS, "nin", "mk", "cwd", "g", "toml", "clues", "picture")
"""The names of the formats."""
KEEPS_COLOURS = ("webpbn", "json", "g", "toml")
"""The formats that can hold several inks."""
KEEPS_ALL = tuple(_KEEPERS)
"""The formats that also have the title and the rest, the goal and the board."""


class CannotWrite(Exception):
    """The format is a picture, and what the picture is has not been told."""


class NoColours(CannotWrite):
    """The puzzle has several inks, and the format has no word for them."""


def write(puzzle: Puzzle, name: str, position: Position | None = None) -> str:
    """A file with one puzzle, and the board as far as it is known.

    Raises:
        CannotWrite: a picture is asked for, and neither is there a goal nor a full board.
        NoColours: the format cannot hold several inks.
    """
    return write_all([puzzle if position is None else position], name)


def write_all(puzzles: Iterable[Puzzle | Position], name: str) -> str:
    """A file with several puzzles, each alone or with its board.

    Raises:
        CannotWrite: a picture is asked for, and neither is there a goal nor a full board.
        NoColours: the format cannot hold several inks.
    """
    frame = frame_of(name)
    written = [write_part(puzzle, name) for puzzle in puzzles]
    return frame.header + frame.between.join(written) + frame.footer


class Frame(NamedTuple):
    """What stands around the puzzles of a file."""

    header: str
    between: str
    footer: str


def frame_of(name: str) -> Frame:
    """What a format has around its puzzles, for whoever writes them one by one."""
    if name == "webpbn":
        return Frame(webpbn.HEADER, "", webpbn.FOOTER)
    return Frame("", {"json": "", "clues": "", "g": "", "picture": "\n"}.get(name, _DIVIDER), "")


def write_part(what: Puzzle | Position, name: str) -> str:
    """One puzzle of a file, alone or with its board.

    Raises:
        CannotWrite: a picture is asked for, and neither is there a goal nor a full board.
        NoColours: the format cannot hold several inks.
    """
    position = what if isinstance(what, Position) else None
    puzzle = what.puzzle if isinstance(what, Position) else what
    if puzzle.inks and name not in KEEPS_COLOURS:
        raise NoColours
    if name == "g":
        return olsak.write(puzzle)
    if name == "toml":
        return sections.write(puzzle)
    if name in _KEEPERS:
        return _KEEPERS[name](puzzle, position)
    if name == "picture":
        return "\n".join(_picture(puzzle, position)) + "\n"
    if name == "clues":
        return f"{', '.join(_lines(puzzle.rows))} / {', '.join(_lines(puzzle.columns))}\n"
    rows, columns = "\n".join(_lines(puzzle.rows)), "\n".join(_lines(puzzle.columns))
    if name == "nin":
        return f"{puzzle.width} {puzzle.height}\n{rows}\n{columns}\n"
    if name == "mk":
        return f"{puzzle.height} {puzzle.width}\n{rows}\n#\n{columns}\n"
    if name == "cwd":
        return f"{puzzle.height}\n{puzzle.width}\n{rows}\n\n{columns}\n"
    raise ValueError(name)


def _lines(clues: Iterable[Clue]) -> list[str]:
    """The numbers of each clue."""
    return [" ".join(map(str, clue)) or "0" for clue in clues]


def _picture(puzzle: Puzzle, position: Position | None) -> tuple[str, ...]:
    """The rows of the goal, or of the board if that is finished."""
    if position is not None and position.is_full:
        return position.written()
    if puzzle.goal is None:
        raise CannotWrite
    return puzzle.goal
