"""Legends of patterns that are a count: each house with its digits; boxes with their direction."""

from collections.abc import Iterable, Sequence

from tutor.base.language import Language
from tutor.narrate.sudoku.digits_and_houses import VOICE, Cells, Houses
from tutor.narrate.teller import LegendLine
from tutor.sudoku.geometry import Geometry, House, HouseKind
from tutor.techniques.step import DIRECTIONS, RING_ROLES, Mark, Role

_INITIALS: dict[Language, dict[str, str]] = {
    "en": {"row": "r", "column": "c", "box": "b"},
    "fr": {"row": "L", "column": "C", "box": "B"},
}
RISES, FALLS = "↗", "↘"
"""Which way three cells of a box run, going round its edge."""


def counted_lines(
    marks: Sequence[Mark], geometry: Geometry, language: Language
) -> tuple[LegendLine, ...]:
    """A line for each role, with the digits of its houses; nothing for other patterns."""
    by_role: dict[Role, list[Mark]] = {}
    for mark in marks:
        by_role.setdefault(mark.role, []).append(mark)
    if by_role.keys() & _HOUSES.keys():
        return tuple(_counted(role, found, geometry, language) for role, found in by_role.items())
    if {"guardian", *DIRECTIONS} <= by_role.keys():
        cells = {role: {mark.cell for mark in found} for role, found in by_role.items()}
        return tuple(_of_boxes(role, cells, geometry, language) for role in by_role)
    return ()


def short_name(house: House, language: Language) -> str:
    """``r4``, ``c2``, ``b9``."""
    return f"{_INITIALS[language][house.kind]}{house.index + 1}"


def columns_in_short(columns: Iterable[int], language: Language) -> str:
    """``c312``: columns in some order."""
    return _INITIALS[language]["column"] + "".join(str(column + 1) for column in columns)


def _digits(marks: Iterable[Mark], geometry: Geometry) -> str:
    return "".join(geometry.digit_name(digit) for digit in sorted({mark.digit for mark in marks}))


_HOUSES: dict[Role, HouseKind] = {
    **dict(zip(RING_ROLES, ("column", "box", "row", "box"), strict=True)),
    "row-digit": "row",
    "column-digit": "column",
}
"""Where the digits of a role are counted."""


def _counted(
    role: Role, marks: Sequence[Mark], geometry: Geometry, language: Language
) -> LegendLine:
    """``Row digit: r1 39, r3 14``."""
    houses = {"row": geometry.rows, "column": geometry.columns, "box": geometry.boxes}
    counted = [(h, [m for m in marks if m.cell in h.cells]) for h in houses[_HOUSES[role]]]
    told = [f"{short_name(h, language)} {_digits(here, geometry)}" for h, here in counted if here]
    name = VOICE.role_name(role, language)
    return LegendLine(
        VOICE.say(language, "legend-counted", role=name, told=", ".join(told)), (role,)
    )


def _of_boxes(
    role: Role, cells: dict[Role, set[int]], geometry: Geometry, language: Language
) -> LegendLine:
    """``Box 2 ↗: r1c6, r2c5 and r3c4``: the cells of the boxes that run alike."""
    if role not in DIRECTIONS:
        named = Cells(geometry, tuple(sorted(cells[role])))
        text = VOICE.say(language, "legend", role=VOICE.role_name(role, language), cells=named)
        return LegendLine(text, (role,))
    indices = sorted({geometry.box_of[cell] for cell in cells[role]})
    boxes = tuple(geometry.boxes[index] for index in indices)
    pattern = set.union(*(cells[part] for part in (*DIRECTIONS, "guardian") if part in cells))
    here = tuple(cell for cell in sorted(pattern) if geometry.box_of[cell] in indices)
    is_rising = rises(geometry, [cell for cell in here if cell in boxes[0].cells])
    text = VOICE.say(
        language,
        "legend-box",
        boxes=Houses(boxes),
        sign=RISES if is_rising else FALLS,
        cells=Cells(geometry, here),
    )
    return LegendLine(text, (role,))


def rises(geometry: Geometry, cells: Iterable[int]) -> bool:
    """Whether the cells of a box run along a rising diagonal, going round its edges."""
    from tutor.techniques.exotic.tridagon import is_odd  # few boards need it

    return is_odd(tuple(cell % geometry.n % geometry.box_cols for cell in sorted(cells)))
