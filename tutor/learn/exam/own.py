"""Own grids of an exam: those that a teacher, or a learner, wants to be asked about.

They are a part of the terms, each on a line, so that a paper and its result stand by themselves.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from itertools import islice

from tutor.base.shown import printable
from tutor.base.upload import Upload
from tutor.games.both import game_named
from tutor.games.game import AnyPuzzle, GameName, Unreadable
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.language import Speaker
from tutor.learn.writing import GEOMETRY, write_board
from tutor.nonogram.explain import only_solution as only_picture
from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.sudoku.grid import Grid

MOST_OWN = 50
"""The most own grids of one exam."""
_LONGEST_SIDE = 30
_NAME = re.compile(r"\.{0,2}/|~|[^\W\d_]|.*\.[a-z]+$", re.IGNORECASE)
"""What rather names a file than begins a grid."""


def game_of_line(line: str) -> GameName:
    """Of which game an own grid is: only nonograms have two lists of clues."""
    return "nonogram" if "/" in line else "sudoku"


class BadOwn(Exception):
    """Grids that nothing can be asked about, and why."""

    def __init__(self, tell: Callable[[Speaker], str]) -> None:
        super().__init__()
        self.tell = tell


def own_lines(given: Iterable[str | Upload], in_files: GameName) -> tuple[str, ...]:
    """Own grids, each on a line, from the names of files or as they were typed.

    Args:
        given: names and grids, and files that come from elsewhere.
        in_files: the game of those that are in files; what is typed tells its own.

    Raises:
        BadOwn: something among them is no grid, or none that can be asked about.
    """
    lines = tuple(dict.fromkeys(line for one in given for line in _lines_in(one, in_files)))
    if len(lines) > MOST_OWN:
        raise BadOwn(lambda speaker: speaker.say("exam-grids-many", most=MOST_OWN))
    return lines


def _lines_in(given: str | Upload, in_files: GameName) -> Iterator[str]:
    if isinstance(given, Upload):
        with given.open("rb") as stream:
            for number, puzzle in enumerate(game_named(in_files).read_file(stream), start=1):
                yield _line_of(puzzle, number, printable(given.name, 200))
        return
    if os.path.isdir(given):
        folder = printable(given, 200)
        raise BadOwn(lambda speaker: speaker.say("input-directory", name=folder))
    is_file = os.path.exists(given)
    game = game_named(in_files if is_file else game_of_line(given))
    try:
        with open(given, "rb") if is_file else nullcontext() as stream:
            read = game.read_text(given) if stream is None else game.read_file(stream)
            for number, puzzle in enumerate(read, start=1):
                if not is_file and isinstance(puzzle, Unreadable) and _NAME.match(given):
                    raise _missing(printable(given, 200))
                yield _line_of(puzzle, number, printable(given, 200) if is_file else None)
    except OSError as error:
        told = {"name": printable(given, 200), "reason": error.strerror or "?"}
        raise BadOwn(lambda speaker: speaker.say("input-unreadable", **told)) from error


def _missing(name: str) -> BadOwn:
    return BadOwn(lambda speaker: speaker.say("input-missing-file", name=name))


def _line_of(puzzle: AnyPuzzle | Unreadable, number: int, source: str | None) -> str:
    if isinstance(puzzle, Unreadable):
        tell = puzzle.tell
        raise BadOwn(lambda speaker: tell(speaker, source))
    line = line_of(puzzle)

    def place(speaker: Speaker) -> str:
        grid = speaker.say("place-grid", number=str(number))
        return f"{source}, {grid}" if source else grid

    if line is None:
        raise BadOwn(lambda speaker: speaker.say("exam-grids-unfit", place=place(speaker)))
    return line


def line_of(puzzle: AnyPuzzle) -> str | None:
    """An own grid on a line; None if nothing can be asked about it.

    It has to be 9x9, or a picture of at most 30 by 30, with exactly one solution.
    """
    if isinstance(puzzle, GridPuzzle):
        is_fit = puzzle.grid.geometry == GEOMETRY and puzzle.judge(lambda _: None).is_sound
        return write_board(puzzle.grid.values) if is_fit else None
    assert isinstance(puzzle, PicturePuzzle)
    found = puzzle.position.puzzle
    if max(found.width, found.height) > _LONGEST_SIDE or only_picture(found) is None:
        return None
    return clues_of(found)


def clues_of(picture: Puzzle) -> str:
    """The clues of a nonogram, as own ones are written on a line."""
    return "/".join(map(_clues, (picture.rows, picture.columns)))


def _clues(lines: Iterable[Clue]) -> str:
    return ",".join(" ".join(map(str, clue)) or "0" for clue in lines)


def grids(lines: Iterable[str]) -> tuple[Grid, ...]:
    """The own grids of Sudoku.

    Raises:
        ValueError: a line holds none.
    """
    found = _read(lines, "sudoku")
    return tuple(one.grid for one in found if isinstance(one, GridPuzzle))


def pictures(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """The own nonograms.

    Raises:
        ValueError: a line holds none.
    """
    found = _read(lines, "nonogram")
    return tuple(one.position.puzzle for one in found if isinstance(one, PicturePuzzle))


def _read(lines: Iterable[str], game: GameName) -> Iterator[AnyPuzzle]:
    for line in lines:
        if game_of_line(line) == game:
            found = next(game_named(game).read_text(line))
            if isinstance(found, Unreadable):
                raise ValueError(line)
            yield found


def read_lines(lines: Iterable[str]) -> tuple[str, ...]:
    """Own grids as they were written down.

    Raises:
        ValueError: one of them is none, or there are too many.
    """
    found = tuple(islice(lines, MOST_OWN + 1))
    if len(found) > MOST_OWN or len(grids(found)) + len(pictures(found)) != len(found):
        raise ValueError(found)
    return found
