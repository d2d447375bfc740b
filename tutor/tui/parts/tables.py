"""Aligned tables: names cut, numbers at the right, the chosen row marked by a sign too."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

CHOSEN, OTHER = "▸", " "


@dataclass(frozen=True)
class Column:
    """A column of a table."""

    width: int
    is_number: bool = False


def fitted(cell: Content | str, width: int, *, right: bool = False) -> Content:
    """A cell cut or filled to its width."""
    content = Content(cell) if isinstance(cell, str) else cell
    if content.cell_length > width:
        return content.truncate(width, ellipsis=True)
    gap = width - content.cell_length
    return content.pad_left(gap) if right else content.pad_right(gap)


def line(cells: Sequence[Content | str], columns: Sequence[Column], gap: int = 2) -> Content:
    """A row of a table."""
    shown = [
        fitted(cell, column.width, right=column.is_number)
        for cell, column in zip(cells, columns, strict=True)
    ]
    return Content(" " * gap).join(shown)


def marked(row: Content, *, is_chosen: bool) -> Content:
    """A row of a list, the chosen one told by a sign as well as by its ground."""
    return Content.styled(CHOSEN if is_chosen else OTHER, "$now bold") + row
