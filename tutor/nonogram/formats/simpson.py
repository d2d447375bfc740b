"""Steve Simpson's ``.non``: properties, one on a line, and the clues below ``rows``, ``columns``.

A line is ``title "Dancer"``, with or without quotes, with references as in HTML (``&copy;``).
``width`` and ``height`` may be told before or after the clues or not at all, and also as
``columns 5`` and ``rows 10``. Clues may stand on one line too, after a colon:
``rows: 1 1, 3``. ``lignes`` and ``colonnes`` do as well. ``goal`` is the picture; ``board``
(or, as other programs call it, ``saved``) how far somebody has come with it, with ``?`` for
the cells that are not known; both may go on below their word. All other lines are kept as
properties, those that are no words as ``comment``.

A file may hold several puzzles: once one has all its clues, the next one begins with a title
or the like, if more clues follow, or with clues of the same kind as it began with itself.
"""

import html
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.base.shown import in_references
from tutor.nonogram.formats.clue_text import Row, fitted, told
from tutor.nonogram.formats.draft import Draft, Read, Told, clean, name_of_property
from tutor.nonogram.formats.drawing import What, drawing, is_picture_row
from tutor.nonogram.formats.errors import BadPuzzle, number_of, shortened, wrong_count
from tutor.nonogram.formats.one_line import clues_on_a_line
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Axis, Puzzle

_LINE = re.compile(r"([^\W\d_][\w-]*)(\s*[:=]|\s|$)(.*)", re.DOTALL)
_AXES: dict[str, Axis] = {
    "rows": "row",
    "lignes": "row",
    "columns": "column",
    "colonnes": "column",
}
_SIZES: dict[str, Axis] = {"height": "row", "width": "column"}
_DRAWINGS: dict[str, What] = {"goal": "goal", "board": "board", "saved": "board"}
_OF_THE_SUM = ("sums", "goal-clue")
"""What may be wrong because blank lines are no empty clues."""
_HEADS = {"catalogue", "title", "by", "copyright", "license"}


class _Word(NamedTuple):
    """A line that begins with a word."""

    word: str
    """In small letters."""
    value: str
    is_list: bool
    """Whether a colon announces the value."""

    @property
    def clues(self) -> Axis | None:
        """The lines whose clues follow."""
        return None if self.size else _AXES.get(self.word)

    @property
    def size(self) -> Axis | None:
        """The lines whose number is told."""
        if self.word in _AXES:
            is_number = self.value.isdigit() and not self.is_list
            return _AXES[self.word] if is_number else None
        return _SIZES.get(self.word)

    @property
    def is_head(self) -> bool:
        """Whether files usually have it before the clues."""
        return self.word in _HEADS or self.size is not None


def _word(text: str) -> _Word | None:
    """What a line says that begins with a word."""
    match = _LINE.fullmatch(text)
    return _Word(match[1].lower(), match[3].strip(), match[2].strip() == ":") if match else None


def is_known(text: str) -> bool:
    """Whether a line can only be one of this format."""
    said = _word(text)
    return said is not None and said.word in {*_AXES, *_SIZES, *_DRAWINGS, *_HEADS}


def read(rows: Sequence[Row]) -> Iterator[Read | BadPuzzle]:
    """Every puzzle of these lines."""
    for part in _puzzles(rows):
        reader = _Reader(part)
        try:
            yield reader.draft().finished()
        except BadPuzzle as problem:
            yield reader.wrong_count or problem if problem.kind in _OF_THE_SUM else problem


def _puzzles(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """The lines of each puzzle."""
    said = [_word(row.text) for row in rows]
    last_clues = max((at for at, word in enumerate(said) if word and word.clues), default=-1)
    last_goal = max(
        (at for at, word in enumerate(said) if word and word.word == "goal"), default=-1
    )
    part: list[Row] = []
    seen: set[str] = set()
    axes: dict[Axis, None] = {}
    """In the order in which their clues began."""
    for at, (row, word) in enumerate(zip(rows, said, strict=True)):
        if word is not None:
            again = word.word in seen
            if len(axes) == 2:
                follows = at < last_clues or (again and "goal" in seen and at < last_goal)
                begins = word.clues == next(iter(axes)) or (word.is_head and follows)
            else:
                begins = not axes and "goal" in seen and word.is_head and again
            if begins:
                yield part
                part, seen, axes = [], set(), {}
            seen.add(word.word)
            if word.clues:
                axes[word.clues] = None
        part.append(row)
    yield part


class _Reader:
    """Reads the lines of one puzzle."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows
        self._draft = Draft(next((row.line for row in rows if row.text), 1))
        self._clues: dict[Axis, list[Row]] = {}
        self._listed: dict[Axis, list[Told]] = {}
        self._sizes: dict[Axis, int] = {}
        self._drawn: dict[What, list[Row]] = {}
        self._under: list[Row] | None = None
        """Where the next clue goes, or the next row of a drawing."""
        self._goes_on = _is_clue
        self.wrong_count: BadPuzzle | None = None
        """The problem that there is if blank lines are no empty clues."""

    def draft(self) -> Draft:
        """What they say.

        Raises:
            BadPuzzle: something cannot be understood.
        """
        for row in self._rows:
            self._read(row)
        draft = self._draft
        draft.height, draft.width = self._sizes.get("row"), self._sizes.get("column")
        draft.rows, draft.columns = self._told("row"), self._told("column")
        for what, rows in self._drawn.items():
            cells = "".join(row.text for row in rows).replace('"', "")
            found = drawing(what, [cells], rows[0].line)
            if what == "goal":
                draft.goal = found
            else:
                draft.board = found
        return draft

    def _told(self, axis: Axis) -> Sequence[Told] | None:
        """The clues of the rows or the columns, if there are any."""
        if axis in self._listed:
            return self._listed[axis]
        if axis not in self._clues:
            return None
        size = self._sizes.get(axis)
        clues = fitted(self._clues[axis], size)
        written = [row for row in clues if row.text]
        if size is not None and len(written) < len(clues):
            self.wrong_count = wrong_count(axis, len(written), size, clues[0].line)
        return told(clues, axis, size)

    def _read(self, row: Row) -> None:
        """One line."""
        if self._under is not None and (not row.text or self._goes_on(row.text)):
            self._under.append(row)
        elif word := _word(row.text):
            self._say(word, row)
        elif row.text[:1].isdigit():
            raise BadPuzzle("stray", row.line, found=shortened(row.text))
        elif row.text:
            self._draft.tell("comment", row.text.lstrip("#%*/ "))

    def _say(self, said: _Word, row: Row) -> None:
        """A line that begins with a word."""
        if axis := said.size:
            self._size(axis, said, row.line)
        elif axis := said.clues:
            if axis in self._clues or axis in self._listed:
                raise BadPuzzle("twice", row.line, found=said.word)
            if said.value:
                self._listed[axis] = clues_on_a_line(said.value, row.line, axis)
                self._under = None
            else:
                self._under = self._clues[axis] = []
                self._goes_on = _is_clue
            return
        elif what := _DRAWINGS.get(said.word):
            if what not in self._drawn:
                self._under = self._drawn[what] = [Row(row.line, said.value)]
                self._goes_on = _is_drawn
                return
        else:
            self._draft.tell(said.word, unquoted(said.value))
            if not said.is_head:
                return
        self._under = None

    def _size(self, axis: Axis, said: _Word, line: int) -> None:
        """How many lines there are."""
        number = number_of(unquoted(said.value), line)
        if self._sizes.setdefault(axis, number) != number:
            raise BadPuzzle("twice", line, found=said.word)


def _is_clue(text: str) -> bool:
    """Whether a line below ``rows`` or ``columns`` means to be a clue."""
    return _word(text) is None and not text.startswith(("#", "%", "*", "/"))


def _is_drawn(text: str) -> bool:
    """Whether a line below a drawing goes on with it."""
    return is_picture_row(text.replace("?", "").replace('"', "") or ".")


def unquoted(value: str) -> str:
    """The value of a property."""
    if value.startswith('"'):
        value = value[1:].removesuffix('"')
    return html.unescape(value)


def write(puzzle: Puzzle, position: Position | None) -> str:
    """A puzzle as a file of its own."""
    lines = [_property("title", puzzle.title)] if puzzle.title else []
    lines += [_property(name_of_property(k), v) for k, v in puzzle.properties.items()]
    lines += [f"width {puzzle.width}", f"height {puzzle.height}"]
    for name, clues in (("rows", puzzle.rows), ("columns", puzzle.columns)):
        lines += ["", name, *(",".join(map(str, clue)) or "0" for clue in clues)]
    if puzzle.goal is not None:
        cells = "".join(puzzle.goal).replace("#", "1").replace(".", "0")
        lines += ["", f'goal "{cells}"']
    if position is not None and position.known:
        lines += ["", f'board "{"".join(position.written())}"']
    return "\n".join(lines) + "\n"


def _property(name: str, value: str) -> str:
    """The lines of a property, one for each line of its value."""
    escaped = clean(value).replace("&", "&amp;").replace('"', "&quot;")
    return "\n".join(f'{name} "{in_references(line)}"' for line in escaped.split("\n"))
