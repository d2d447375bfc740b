"""What a text says of one puzzle, whatever its format, and the checks that make it a puzzle."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from tutor.nonogram.formats.drawing import Drawing
from tutor.nonogram.formats.errors import BadPuzzle, wrong_count
from tutor.nonogram.inks import Ink, clue_words
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import LARGEST, Axis, Clue, Puzzle, clue_of_signs, puzzle_in_inks

TAKEN = {"rows", "columns", "lignes", "colonnes", "width", "height", "goal", "board", "saved"}
"""The words that are no names of properties."""
_NOT_IN_A_NAME = re.compile(r"[^\w-]+")


def clean(text: str) -> str:
    """Text without what cannot be shown or written: control characters and the like."""
    return "".join([sign for sign in text if sign in "\n\t" or _is_text(sign)])


def _is_text(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cs") and sign not in "\ufffe\uffff"


def name_of_property(name: str) -> str:
    """The name of a property as every format can write it: one word in small letters."""
    name = _NOT_IN_A_NAME.sub("-", name.lower()).strip("-_")
    is_word = re.match(r"[^\W\d_]", name) is not None
    return name if is_word and name not in TAKEN else f"other-{name}"


@dataclass(frozen=True)
class Read:
    """A puzzle that was read."""

    puzzle: Puzzle
    position: Position
    """The board as the text has it; empty where it has none."""
    line: int
    """The line of the text on which it begins."""


@dataclass(frozen=True, slots=True)
class Told:
    """One clue and the line of the text that tells it."""

    clue: Clue
    line: int


@dataclass
class Draft:
    """A puzzle as far as its text has been read."""

    line: int
    width: int | None = None
    height: int | None = None
    rows: Sequence[Told] | None = None
    columns: Sequence[Told] | None = None
    goal: Drawing | None = None
    board: Drawing | None = None
    inks: tuple[Ink, ...] = ()
    """Where there are several; all clues are coloured then."""
    _told_about: dict[str, list[str]] = field(default_factory=dict, init=False)
    """What else there is, the title too, line by line."""

    def tell(self, name: str, value: str) -> None:
        """Add something about the puzzle; what is told again is added on a new line."""
        self._told_about.setdefault(name_of_property(name), []).append(clean(value))

    def has_told(self, name: str) -> bool:
        """Whether something of this name was told about the puzzle."""
        return name in self._told_about

    def finished(self) -> Read:
        """The puzzle.

        Raises:
            BadPuzzle: parts are missing or do not fit each other.
        """
        if self.rows is None and self.columns is None and self.goal is not None:
            puzzle = self._drawn(self.goal)
        else:
            puzzle = self._told()
        position = Position(puzzle)
        if self.board is not None:
            position = Position.of(puzzle, self.board.cut(puzzle.width, puzzle.height))
        return Read(puzzle, position, self.line)

    def _drawn(self, goal: Drawing) -> Puzzle:
        """The puzzle of a picture that comes without clues."""
        cells = sum(map(len, goal.rows))
        self._check_size("row", min(cells, 1))
        width, height = self.width, self.height
        if width is None:
            is_cut = height is None or len(goal.rows) > 1
            width = len(goal.rows[0]) if is_cut else cells // max(height or 0, 1)
        if height is None:
            height = cells // max(width, 1)
        self._check_size("column", width)
        self._check_size("row", height)
        rows = goal.cut(width, height)
        return self._dressed(puzzle_in_inks(rows, self.inks), rows)

    def _told(self) -> Puzzle:
        """The puzzle of clues, and of its goal if it has one."""
        rows = self._clues("row", self.rows, self.height)
        columns = self._clues("column", self.columns, self.width)
        row_clues, column_clues = (tuple(told.clue for told in axis) for axis in (rows, columns))
        puzzle = Puzzle(row_clues, column_clues, inks=self.inks)
        for fault in puzzle.faults():
            if fault.line is None:
                sums = {"rows": fault.found, "columns": fault.room}
                if self.inks:
                    ink = self.inks[fault.ink - 1].name
                    raise BadPuzzle("ink-sums", self.line, **sums, ink=ink)
                raise BadPuzzle("sums", self.line, **sums)
            axis, index = fault.line.axis, fault.line.index
            line = (rows if axis == "row" else columns)[index].line
            number, found, room = index + 1, fault.found, fault.room
            raise BadPuzzle("too-long", line, axis=axis, number=number, found=found, room=room)
        if self.goal is None:
            return self._dressed(puzzle, None)
        goal = self.goal.cut(puzzle.width, puzzle.height)
        _check_goal(puzzle, goal, self.goal.line)
        return self._dressed(puzzle, goal)

    def _clues(self, axis: Axis, told: Sequence[Told] | None, size: int | None) -> Sequence[Told]:
        """The clues of the rows or the columns, as many as there should be."""
        if told is None:
            raise BadPuzzle("no-clues", self.line, axis=axis)
        line = told[0].line if told else self.line
        if size is not None and len(told) != size:
            raise wrong_count(axis, len(told), size, line)
        self._check_size(axis, len(told))
        return told

    def _check_size(self, axis: Axis, count: int) -> None:
        """There is something to solve, and not too much of it."""
        if not count:
            raise BadPuzzle("no-clues", self.line, axis=axis)
        if count > LARGEST:
            raise BadPuzzle("too-many", self.line, axis=axis, found=count, largest=LARGEST)

    def _dressed(self, puzzle: Puzzle, goal: tuple[str, ...] | None) -> Puzzle:
        """The puzzle with all that is told about it."""
        properties = {name: "\n".join(lines) for name, lines in self._told_about.items()}
        title = properties.pop("title", "")
        told = MappingProxyType(properties)
        return Puzzle(puzzle.rows, puzzle.columns, title, goal, told, self.inks)


def _check_goal(puzzle: Puzzle, goal: Sequence[str], at: int) -> None:
    """The picture has the clues."""
    for line in puzzle.lines:
        cells = goal[line.index] if line.axis == "row" else [row[line.index] for row in goal]
        clue, drawn = puzzle.clue(line), clue_of_signs(cells, puzzle.inks)
        if drawn != clue:
            raise BadPuzzle(
                "goal-clue",
                at,
                axis=line.axis,
                number=line.index + 1,
                found=clue_words(drawn),
                expected=clue_words(clue),
            )
