"""A picture being drawn, and how that came about: strokes, sizes, a title and an author.

Cells are kept by their place on a sheet that is larger than any picture, so that what a smaller
size leaves out is there again when the picture grows. Sizes change like cells, so that they are
undone like strokes.

A cell is white or has one of the colours of the palette. Only those that are used are inks of the
nonogram; where nothing but black is, it is one in black and white.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple, get_args

from tutor.base.document import LONGEST_TEXT, JsonValue
from tutor.games import entries
from tutor.games.edit_history import Edit, EditHistory
from tutor.games.entries import AnyEdit, DrawingEdit, PictureEdit
from tutor.games.nonogram.titles import AUTHOR
from tutor.nonogram.inks import MOST_INKS, MOST_OF_OURS, Ink, inks_as_json, inks_of, palette
from tutor.nonogram.puzzle import LARGEST, Puzzle, puzzle_in_inks

STRIDE = LARGEST
"""So many cells on the sheet lie between two rows."""
WHITE = 0
"""The number of white; the colours of the palette have those from 1."""
OURS = palette(MOST_OF_OURS)
"""The palette that a drawing begins with."""
WIDTH, HEIGHT = -1, -2
"""What stands for a size where a change names a cell."""
_EDITS = frozenset(
    kind for edits in (PictureEdit, DrawingEdit, AnyEdit) for kind in get_args(edits)
)


class Paper(NamedTuple):
    """What a drawing began with: an empty sheet of some size."""

    width: int
    height: int


class SketchChange(NamedTuple):
    """What an edit did to one cell (0 white, else a number of the palette), or to a size."""

    cell: int
    before: int
    after: int

    def as_json(self) -> list[JsonValue]:
        """The cell and its colours, in numbers that last."""
        return list(self)


SketchEntry = entries.Entry[SketchChange]


def _change(cell: int, before: JsonValue, after: JsonValue) -> SketchChange:
    change = SketchChange(cell, entries.whole(before), entries.whole(after))
    if cell in (WIDTH, HEIGHT):
        is_sound = 1 <= change.after <= LARGEST and 1 <= change.before <= LARGEST
    else:
        is_sound = 0 <= cell < STRIDE * LARGEST and change.before != change.after
        is_sound = is_sound and min(change[1:]) >= 0 and max(change[1:]) <= MOST_INKS
    if not is_sound:
        raise ValueError(change)
    return change


_read = entries.reader(_EDITS, _change)


def read_entry(data: JsonValue) -> "SketchEntry":
    """The entry that was written so; raises as others do."""
    entry = _read(data)
    if entry.kind == "inks":
        inks_of(json.loads(entry.note))
    return entry


class Sketch(EditHistory[SketchChange, int]):
    """A drawing; every edit can be undone."""

    def __init__(
        self,
        paper: Paper,
        log: Iterable[SketchEntry] = (),
        record: Callable[[SketchEntry], None] | None = None,
    ) -> None:
        """The drawing that this log tells, from its beginning."""
        self.width, self.height = paper
        self.title = self.author = ""
        self.palette = OURS
        """The colours that cells may have."""
        self._colours: dict[int, int] = {}
        """Of every place that is not white its colour."""
        self._stroke: int | None = None
        """The colour of the stroke that is being drawn."""
        self._is_begun = False
        super().__init__(log, record)

    # What is drawn

    @property
    def picture(self) -> tuple[str, ...]:
        """The rows, in ``#`` and ``.``, or in the letters of its inks."""
        signs = {WHITE: "."} | {ink.number: ink.letter for ink in self.palette}
        if not self._has_colours:
            signs[self.black] = "#"
        return tuple(
            "".join(signs[self.value_at(row * STRIDE + column)] for column in range(self.width))
            for row in range(self.height)
        )

    @property
    def _used(self) -> set[int]:
        """The colours of the cells that are not white."""
        return {
            colour
            for place, colour in self._colours.items()
            if place % STRIDE < self.width and place // STRIDE < self.height
        }

    @property
    def _has_colours(self) -> bool:
        return not self._used <= {self.black}

    @property
    def black(self) -> int:
        """The colour of a drawing in black and white."""
        return next((ink.number for ink in self.palette if ink.rgb == "000000"), 1)

    @property
    def inks(self) -> tuple[Ink, ...]:
        """The colours that are used, where they are not black alone: two at least."""
        if not self._has_colours:
            return ()
        used = self._used
        if len(used) == 1:
            used.add(self.black)
        kept = [ink for ink in self.palette if ink.number in used]
        return tuple(ink._replace(number=number) for number, ink in enumerate(kept, start=1))

    @property
    def puzzle(self) -> Puzzle:
        """The nonogram that it is, with its title and its author."""
        about = MappingProxyType({AUTHOR: self.author} if self.author else {})
        puzzle = puzzle_in_inks(self.picture, self.inks)
        return replace(puzzle, title=self.title, properties=about)

    @property
    def filled(self) -> int:
        """How many cells are not white."""
        return sum(len(row) - row.count(".") for row in self.picture)

    @property
    def is_solved(self) -> bool:
        """A drawing comes to no end by itself."""
        return False

    def colour(self, cell: int) -> int:
        """The colour of a cell of the picture, by its number in the palette; or white."""
        return self.value_at(self._place(cell))

    def number_of(self, sign: str) -> int:
        """The colour that a sign of the picture stands for."""
        if sign in ".#":
            return WHITE if sign == "." else self.black
        return next(ink.number for ink in self.palette if ink.letter == sign)

    def _place(self, cell: int) -> int:
        row, column = divmod(cell, self.width)
        return row * STRIDE + column

    # Drawing

    def paint(self, cells: Iterable[int], colour: int) -> bool:
        """Give cells a colour, as one edit; False if nothing changed."""
        changes = self._painted(cells, colour)
        if changes:
            self._add("paint", changes)
        return bool(changes)

    def _painted(self, cells: Iterable[int], colour: int) -> tuple[SketchChange, ...]:
        return self._changed((place, colour) for place in dict.fromkeys(map(self._place, cells)))

    def _changed(self, wanted: Iterable[tuple[int, int]]) -> tuple[SketchChange, ...]:
        """What it takes for places to have these colours."""
        told = ((place, self.value_at(place), colour) for place, colour in wanted)
        return tuple(SketchChange(*each) for each in told if each[1] != each[2])

    def begin_stroke(self, cell: int, colour: int) -> bool:
        """Begin to paint cell by cell, as one edit that is written down as it grows."""
        self.end_stroke()
        self._stroke = colour
        return self.extend_stroke([cell])

    def extend_stroke(self, cells: Iterable[int]) -> bool:
        """Go on with the stroke over some cells; False if nothing changed."""
        if (colour := self._stroke) is None:
            return False
        changes = self._painted(cells, colour)
        if changes:
            is_begun = self._is_begun
            self._add("extend" if is_begun else "paint", changes)
            self._stroke, self._is_begun = colour, True
        return bool(changes)

    def end_stroke(self) -> None:
        """The stroke is drawn."""
        self._stroke, self._is_begun = None, False

    @property
    def stroke(self) -> int | None:
        """The colour of the stroke that is being drawn; None if none is."""
        return self._stroke

    def resize(self, width: int, height: int) -> bool:
        """Another size, from the top left; what it leaves out comes back when it grows again."""
        changes = self._resized(width, height)
        if changes:
            self._add("size", changes)
        return bool(changes)

    def _resized(self, width: int, height: int) -> tuple[SketchChange, ...]:
        sizes = ((WIDTH, self.width, width), (HEIGHT, self.height, height))
        return tuple(SketchChange(*each) for each in sizes if each[1] != each[2])

    def replace(self, rows: Sequence[str]) -> bool:
        """Another picture in place of this one, as one edit; False if it is the same.

        Its letters are those of the palette.
        """
        sizes = self._resized(len(rows[0]), len(rows))
        cells = self._changed((place, self.number_of(sign)) for place, sign in _places(rows))
        if sizes or cells:
            self._add("size" if sizes else "paint", sizes + cells)
        return bool(sizes or cells)

    def take_palette(self, inks: Sequence[Ink]) -> None:
        """Begin with the inks of another picture: they stand before those of ours."""
        letters = {ink.letter for ink in inks}
        ours = [ink for ink in OURS if ink.letter not in letters]
        all_inks = (*inks, *ours)[:MOST_INKS]
        kept = [ink._replace(number=number) for number, ink in enumerate(all_inks, start=1)]
        if inks and tuple(kept) != self.palette:
            self.note("inks", json.dumps(inks_as_json(kept), separators=(",", ":")))

    def name(self, title: str) -> bool:
        """Give it a title; False if it has that one."""
        is_new = title != self.title
        if is_new:
            self.note("title", title[:LONGEST_TEXT])
        return is_new

    def sign(self, author: str) -> bool:
        """Say who drew it; False if that is said already."""
        is_new = author != self.author
        if is_new:
            self.note("author", author[:LONGEST_TEXT])
        return is_new

    # How it came about

    def _add(
        self, kind: entries.EntryKind, changes: tuple[SketchChange, ...] = (), note: str = ""
    ) -> None:
        if kind != "extend":
            self.end_stroke()
        super()._add(kind, changes, note)

    def _replay(self, entry: SketchEntry) -> None:
        super()._replay(entry)
        if entry.kind == "title":
            self.title = entry.note
        elif entry.kind == "author":
            self.author = entry.note
        elif entry.kind == "inks":
            self.palette = inks_of(json.loads(entry.note))

    def _apply(self, changes: Iterable[SketchChange]) -> None:
        for cell, _, after in changes:
            self._set(cell, after)

    def _revert(self, changes: Sequence[SketchChange]) -> None:
        for cell, before, _ in reversed(changes):
            self._set(cell, before)

    def _set(self, cell: int, value: int) -> None:
        if cell == WIDTH:
            self.width = value
        elif cell == HEIGHT:
            self.height = value
        elif value:
            self._colours[cell] = value
        else:
            self._colours.pop(cell, None)

    def value_at(self, cell: int) -> int:
        """What a change may find: the colour of a place on the sheet, or a size."""
        if cell in (WIDTH, HEIGHT):
            return self.width if cell == WIDTH else self.height
        return self._colours.get(cell, WHITE)

    def edits_since(self, move: int) -> int:
        """How many edits there are since a place on the sheet was painted last."""
        return self._since_last(lambda change: change.cell == move)

    def _changes_back(self, edits: Sequence[Edit[SketchChange]]) -> tuple[SketchChange, ...]:
        first: dict[int, int] = {}
        for edit in edits:
            for change in edit.changes:
                first.setdefault(change.cell, change.before)
        return tuple(
            SketchChange(cell, self.value_at(cell), before)
            for cell, before in first.items()
            if self.value_at(cell) != before
        )


def _places(rows: Sequence[str]) -> Iterable[tuple[int, str]]:
    """The places on the sheet of a picture, each with its sign."""
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            yield row * STRIDE + column, sign


class SketchReplay(Sketch):
    """A drawing after each entry of a log, to know what an entry leads to before it is drawn."""

    _can_extend = False

    def fits(self, entry: SketchEntry) -> bool:
        """Whether an entry can come next: on this drawing, as it is."""
        if entry.kind == "extend" and not self._can_extend:
            return False
        if entry.kind == "inks" and self._colours:
            return False
        cells = {change.cell for change in entry.changes}
        return len(cells) == len(entry.changes) and all(
            change.before == self.value_at(change.cell)
            and (change.cell in (WIDTH, HEIGHT) or change.after <= len(self.palette))
            for change in entry.changes
        )

    def add(self, entry: SketchEntry) -> None:
        """Follow one more entry."""
        self._can_extend = entry.kind in ("paint", "extend")
        self._replay(entry)


# Other pictures made of one


def mirrored(rows: Sequence[str]) -> tuple[str, ...]:
    """Left and right exchanged."""
    return tuple(row[::-1] for row in rows)


def upside_down(rows: Sequence[str]) -> tuple[str, ...]:
    """Top and bottom exchanged."""
    return tuple(rows[::-1])


def quarter_turn(rows: Sequence[str]) -> tuple[str, ...]:
    """Turned to the right: its columns become its rows."""
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def inverted(rows: Sequence[str]) -> tuple[str, ...]:
    """Black and white exchanged; whatever has a colour becomes white, too."""
    return tuple("".join("#" if sign == "." else "." for sign in row) for row in rows)


def emptied(rows: Sequence[str]) -> tuple[str, ...]:
    """All white."""
    return tuple("." * len(row) for row in rows)


def shifted(rows: Sequence[str], down: int, right: int) -> tuple[str, ...]:
    """Moved within its frame: what leaves at one side comes in at the other."""
    height, width = len(rows), len(rows[0])
    moved = [rows[(row - down) % height] for row in range(height)]
    return tuple("".join(row[(c - right) % width] for c in range(width)) for row in moved)
