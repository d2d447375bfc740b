"""A picture being drawn, and how that came about: strokes, sizes, a title and an author.

Cells are kept by their place on a sheet that is larger than any picture, so that what a smaller
size leaves out is there again when the picture grows. Sizes change like cells, so that they are
undone like strokes.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, get_args

from tutor.base.document import LONGEST_TEXT, JsonValue
from tutor.games import entries
from tutor.games.edit_history import Edit, EditHistory
from tutor.games.entries import AnyEdit, DrawingEdit, PictureEdit
from tutor.games.nonogram.titles import AUTHOR
from tutor.nonogram.puzzle import LARGEST, Puzzle, puzzle_of

STRIDE = LARGEST
"""So many cells on the sheet lie between two rows."""
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
    """What an edit did to one cell (0 white, 1 black), or to a size."""

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
        is_sound = 0 <= cell < STRIDE * LARGEST and {change.before, change.after} == {0, 1}
    if not is_sound:
        raise ValueError(change)
    return change


read_entry = entries.reader(_EDITS, _change)
"""The entry that was written so."""


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
        self._black: set[int] = set()
        self._stroke: bool | None = None
        """Whether the stroke that is being drawn is black."""
        self._is_begun = False
        super().__init__(log, record)

    # What is drawn

    @property
    def picture(self) -> tuple[str, ...]:
        """The rows, in ``#`` and ``.``."""
        return tuple(
            "".join(".#"[row * STRIDE + column in self._black] for column in range(self.width))
            for row in range(self.height)
        )

    @property
    def puzzle(self) -> Puzzle:
        """The nonogram that it is, with its title and its author."""
        about = {AUTHOR: self.author} if self.author else {}
        return puzzle_of(self.picture, self.title, **about)

    @property
    def filled(self) -> int:
        """How many cells are black."""
        return sum(row.count("#") for row in self.picture)

    @property
    def is_solved(self) -> bool:
        """A drawing comes to no end by itself."""
        return False

    def is_black(self, cell: int) -> bool:
        """Whether a cell of the picture is black."""
        return self._place(cell) in self._black

    def _place(self, cell: int) -> int:
        row, column = divmod(cell, self.width)
        return row * STRIDE + column

    # Drawing

    def paint(self, cells: Iterable[int], *, black: bool) -> bool:
        """Give cells a colour, as one edit; False if nothing changed."""
        changes = self._painted(cells, black=black)
        if changes:
            self._add("paint", changes)
        return bool(changes)

    def _painted(self, cells: Iterable[int], *, black: bool) -> tuple[SketchChange, ...]:
        places = dict.fromkeys(map(self._place, cells))
        return tuple(
            SketchChange(place, int(not black), int(black))
            for place in places
            if (place in self._black) != black
        )

    def begin_stroke(self, cell: int, *, black: bool) -> bool:
        """Begin to paint cell by cell, as one edit that is written down as it grows."""
        self.end_stroke()
        self._stroke = black
        return self.extend_stroke([cell])

    def extend_stroke(self, cells: Iterable[int]) -> bool:
        """Go on with the stroke over some cells; False if nothing changed."""
        if (black := self._stroke) is None:
            return False
        changes = self._painted(cells, black=black)
        if changes:
            is_begun = self._is_begun
            self._add("extend" if is_begun else "paint", changes)
            self._stroke, self._is_begun = black, True
        return bool(changes)

    def end_stroke(self) -> None:
        """The stroke is drawn."""
        self._stroke, self._is_begun = None, False

    @property
    def stroke(self) -> bool | None:
        """Whether the stroke that is being drawn is black; None if none is."""
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
        """Another picture in place of this one, as one edit; False if it is the same."""
        sizes = self._resized(len(rows[0]), len(rows))
        cells = tuple(
            SketchChange(place, int(not black), int(black))
            for place, black in _places(rows)
            if (place in self._black) != black
        )
        if sizes or cells:
            self._add("size" if sizes else "paint", sizes + cells)
        return bool(sizes or cells)

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
            self._black.add(cell)
        else:
            self._black.discard(cell)

    def value_at(self, cell: int) -> int:
        """What a change may find: the colour of a place on the sheet, or a size."""
        return {WIDTH: self.width, HEIGHT: self.height}.get(cell, int(cell in self._black))

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


def _places(rows: Sequence[str]) -> Iterable[tuple[int, bool]]:
    """The places on the sheet of a picture, each with whether it is black."""
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            yield row * STRIDE + column, sign == "#"


class SketchReplay(Sketch):
    """A drawing after each entry of a log, to know what an entry leads to before it is drawn."""

    _can_extend = False

    def fits(self, entry: SketchEntry) -> bool:
        """Whether an entry can come next: on this drawing, as it is."""
        if entry.kind == "extend" and not self._can_extend:
            return False
        cells = {change.cell for change in entry.changes}
        return len(cells) == len(entry.changes) and all(
            change.before == self.value_at(change.cell) for change in entry.changes
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
    """Black and white exchanged."""
    exchange = str.maketrans("#.", ".#")
    return tuple(row.translate(exchange) for row in rows)


def emptied(rows: Sequence[str]) -> tuple[str, ...]:
    """All white."""
    return tuple("." * len(row) for row in rows)


def shifted(rows: Sequence[str], down: int, right: int) -> tuple[str, ...]:
    """Moved within its frame: what leaves at one side comes in at the other."""
    height, width = len(rows), len(rows[0])
    moved = [rows[(row - down) % height] for row in range(height)]
    return tuple("".join(row[(c - right) % width] for c in range(width)) for row in moved)
