"""The lines below a Sudoku: how often each digit is still to be placed, and the cursor's marks."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style

from tutor.tui.board.drawn import MARK
from tutor.tui.board.palette import Palette

_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_GAPS = (4, 2, 1)
"""Columns between the digits, as many as there is room for."""


class Foot(NamedTuple):
    """What stands below a board."""

    label: str = ""
    """What the digits left are called."""
    left: tuple[tuple[str, int], ...] = ()
    """Each digit and how often it is to be placed; below 0 where it stands too often."""
    marks: str = ""
    """The cursor's marks, spelled out."""


def left_line(foot: Foot, width: int, palette: Palette) -> list[Segment]:
    """Digits and how many are left of each, a tick for none; a click on a digit types it.

    The right button means its mark.
    """
    plain = palette.on_base("mark")
    label = [Segment(f" {foot.label}  ", plain)]
    widest = max((len(_often(count)) for _, count in foot.left), default=0)
    for gap in _GAPS:
        items = [_item(i, _often(count).ljust(widest), foot, palette) for i, count in _all(foot)]
        line = label + [part for item in items for part in (*item, Segment(" " * gap, plain))]
        if _length(line) - gap <= width:
            return line
    for gap in (1, 0):
        line = [Segment(" ", plain)]
        for index, count in _all(foot):
            line += [*_item(index, _short(count), foot, palette), Segment(" " * gap, plain)]
        if _length(line) - gap <= width:
            return line
    return []


MORE = "∴"
"""Stands in a cell for marks that have no room in it."""


def marks_line(foot: Foot, most: int, palette: Palette) -> list[Segment]:
    """The cursor's marks, for a board that has no room for them: what its sign stands for.

    A click on one is a click on the mark.
    """
    marks, style = foot.marks.split(), palette.on_base("clue")
    if not marks:
        return []
    line = [Segment(f" {MORE} =" if len(marks) > most else "", style)]
    digits = {name: index for index, (name, _) in enumerate(foot.left)}
    for name in marks:
        line += [Segment(" ", style), Segment(name, style + _click(digits[name]))]
    return line


def _all(foot: Foot) -> list[tuple[int, int]]:
    return [(index, count) for index, (_, count) in enumerate(foot.left)]


def _often(count: int) -> str:
    return f"×{count}" if count > 0 else "!" if count else "✓"


def _short(count: int) -> str:
    return str(count).translate(_RAISED) if count > 0 else _often(count)


def _item(index: int, often: str, foot: Foot, palette: Palette) -> list[Segment]:
    name, count = foot.left[index]
    click = _click(index)
    style = palette.on_base("wrong" if count < 0 else "mark")
    return [
        Segment(name, palette.on_base("count") + click),
        Segment(often, style + click),
    ]


def _click(index: int) -> Style:
    return Style.from_meta({"@click": f"screen.type_digit({index + 1})", MARK: index + 1})


def _length(line: list[Segment]) -> int:
    return sum(cell_len(segment.text) for segment in line)
