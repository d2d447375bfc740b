"""What is to be seen around the cells: which houses are lit up, and notes at their margins."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.sudoku.geometry import HouseKind
from tutor.tui.sudoku.layout import Layout

MORE = "∴"
"""In place of what there is no room for; the coach's legend says it."""
_MOST_ON_ONE_LINE, _MOST_BESIDE_ROW = 4, 3
"""Digits at the end of a row: the coach needs its columns."""
_ABOVE, _BELOW = "▴", "▾"
"""Which box a note on a rule belongs to."""


class Note(NamedTuple):
    """What stands at the end of a row or a column, or at the edge of a box."""

    kind: HouseKind
    number: int
    """Which of its kind, from 0 on."""
    text: str
    emphasis: str
    """It looks like the marks it counts."""
    brief: str = ""
    """What is said where there is no room for all of it."""

    def within(self, room: int) -> str:
        """As much of it as there is room for, with a sign where there is more."""
        if len(self.text) <= room:
            return self.text
        return self.brief or (self.text[: room - 1] + MORE if room > 1 else "")


class Edge(NamedTuple):
    """All that is around the cells, but for the cursor."""

    lit: frozenset[tuple[str, int]] = frozenset()
    """Which rows, columns and boxes are lit up: kind and index of each."""
    notes: tuple[Note, ...] = ()

    def of(self, *kinds: HouseKind) -> tuple[Note, ...]:
        """The notes at some kinds of houses."""
        return tuple(note for note in self.notes if note.kind in kinds)

    def at_row(self, row: int) -> Note | None:
        """The note at the end of a row."""
        return next((note for note in self.of("row") if note.number == row), None)


NO_EDGE = Edge()


class Written(NamedTuple):
    """A text at its place on a line."""

    x: int
    text: str
    emphasis: str


def row_text(note: Note, layout: Layout, side: int) -> list[str]:
    """What stands right of each line of a row.

    Without a frame, marks come up to it on all lines but the last.
    """
    height = layout.cell_height
    if height == 1:
        return [" " + note.within(side - 1)]
    gap = "" if layout.is_framed else " "
    text, wide = note.text, side - len(gap)
    if len(text) <= side:
        pieces = [text]
    else:
        text = note.within(wide * height)
        pieces = [gap + text[at : at + wide] for at in range(0, len(text), wide)]
    below = height - len(pieces)
    first = (below + 1) // 2 if layout.is_framed else below
    return [""] * first + pieces + [""] * (below - first)


def on_top(edge: Edge, layout: Layout) -> list[Written]:
    """The digits of the columns, beside their numbers; without room for them there are none."""
    found = []
    for note in edge.of("column"):
        left, number = column_label(note.number, layout, edge)
        if text := note.within(layout.column_room(note.number)):
            found.append(Written(left + len(number) + 1, text, note.emphasis))
    return found


def column_label(column: int, layout: Layout, edge: Edge) -> tuple[int, str]:
    """The number of a column and where it begins: in its middle, if what follows leaves room."""
    number, room = str(column + 1), layout.column_room(column)
    texts = [note.within(room) for note in edge.of("column") if note.number == column]
    last = room - max(map(len, texts), default=0) if any(texts) else layout.cell_width
    return layout.lefts[column] + min((layout.cell_width - len(number)) // 2, last), number


def on_rule(edge: Edge, layout: Layout, y: int) -> list[Written]:
    """The notes of boxes on a rule between bands.

    In a box's width, the left half is for the box above, the right half for the one below. A
    box has its note on the rule above it; the first band has no such rule but the one below.
    """
    geometry, found = layout.geometry, []
    band = next((b for b in range(1, geometry.n // geometry.box_rows) if _rule(b, layout) == y), 0)
    boxes_across = geometry.n // geometry.box_cols
    for note in edge.of("box") if band else ():
        own, stack = divmod(note.number, boxes_across)
        if max(own, 1) != band:
            continue
        left = layout.lefts[stack * geometry.box_cols]
        last = layout.lefts[(stack + 1) * geometry.box_cols - 1] + layout.cell_width
        half = (last - left) // 2
        start = left + 1 if own < band else left + half + 1
        sign = _ABOVE if own < band else _BELOW
        found.append(Written(start, sign + note.within(half - 1), note.emphasis))
    return found


def _rule(band: int, layout: Layout) -> int:
    """The line of the rule above a band."""
    return layout.tops[band * layout.geometry.box_rows] - 1


def side_of(notes: Sequence[Note], layout: Layout) -> int:
    """Columns right of the board for the notes of rows: all of most, more lines of longer ones."""
    longest = max((len(note.text) for note in notes if note.kind == "row"), default=0)
    if longest and layout.cell_height == 1:
        return min(longest, _MOST_ON_ONE_LINE) + 1
    return min(longest, _MOST_BESIDE_ROW)
