"""Boards by hand for the patterns of the hardest puzzles, and what spoils each of them.

On each board of a pattern its facts say all that is needed. A spoilt board has one fact
changed, so that one condition fails; the cells pointed at may change with it.
"""

from typing import NamedTuple


class Spoilt(NamedTuple):
    """One condition that fails."""

    fault: str
    cells: str
    """The cells pointed at, if they are others."""
    facts: dict[str, str]
    """What takes the place of facts, by their names."""


class Made(NamedTuple):
    """A board with a pattern."""

    technique: str
    cells: str
    facts: dict[str, str]
    """Cells and their candidates, by a name for each fact; later ones narrow earlier ones."""
    expected: str
    """Part of what follows."""
    spoilt: tuple[Spoilt, ...]


def _of(*cells: str) -> str:
    return " ".join(cells)


_BOX_1, _BOX_2, _BOX_4 = "r1c1 r2c2 r3c3", "r1c4 r2c5 r3c6", "r4c1 r5c2 r6c3"
_BOX_5, _TURNED = "r4c6 r5c5 r6c4", "r4c4 r5c5 r6c6"
_TWELVE = _of(_BOX_1, _BOX_2, _BOX_4, _BOX_5)

TRIDAGON = Made(
    "tridagon",
    _TWELVE,
    {
        "rest": f"r2c2 r3c3 {_BOX_2} {_BOX_4}: 123",
        "guarding": "r1c1: 1234",
        "last": f"{_BOX_5}: 123",
    },
    "r1c1=4",
    (
        Spoilt(
            "boxes-run-alike",
            _of(_BOX_1, _BOX_2, _BOX_4, _TURNED),
            {"last": f"{_TURNED}: 123"},
        ),
        Spoilt(
            "cells-share-line",
            _of(_BOX_1, _BOX_2, _BOX_4, "r4c6 r5c5 r6c5"),
            {"last": "r4c6 r5c5 r6c5: 123"},
        ),
        Spoilt("lacks-three", "", {"last": "r5c5 r6c4: 123"} | {"none": "r4c6: 45"}),
        Spoilt("box-lacks-digit", "", {"last": f"{_BOX_5}: 12"}),
        Spoilt(
            "nothing-to-remove",
            "",
            {
                "rest": f"r2c2 r3c3 {_BOX_2} {_BOX_4}: 123",
                "last": "r4c6 r5c5: 123",
                "far": "r6c4: 1239",
            },
        ),
        Spoilt("not-four-boxes", _of(_BOX_1, _BOX_2, _BOX_4, "r7c6 r8c5 r9c4"), {}),
    ),
)

_RING = (
    "r1c2 r1c3 r1c5 r1c6 r2c4 r3c4 r5c4 r6c4 r4c5 r4c6 r4c2 r4c3 r5c1 r6c1 r2c1 r3c1"  # clockwise
)

SK_LOOP = Made(
    "sk-loop",
    _RING,
    {
        "row 1, box 1": "r1c2 r1c3: 1278",
        "row 1, box 2": "r1c5 r1c6: 1234",
        "column 4, box 2": "r2c4 r3c4: 3456",
        "column 4, box 5": "r5c4 r6c4: 5678",
        "row 4, box 5": "r4c5 r4c6: 1278",
        "row 4, box 4": "r4c2 r4c3: 1234",
        "column 1, box 4": "r5c1 r6c1: 3456",
        "column 1, box 1": "r2c1 r3c1: 5678",
    },
    "r1c7<>1",
    (
        Spoilt("share-too-many", "", {"row 1, box 1": "r1c2: 1278"} | {"more": "r1c3: 12789"}),
        Spoilt(
            "shares-uneven", "", {"row 1, box 1": "r1c2: 12789"} | {"row 4, box 5": "r4c5: 12789"}
        ),
        Spoilt("ring-left-out", _RING.removesuffix(" r3c1"), {}),
        Spoilt("not-a-ring", _RING.replace("r1c2", "r2c2"), {}),
    ),
)

_ROWS = (1, 4, 7, 8)
_CROSSINGS = _of(*(f"r{row}c{column}" for row in _ROWS for column in _ROWS))
_OF_COLUMNS = {
    f"column {column}": _of(*(f"r{row}c{column}" for row in _ROWS)) + f": 123{digit}"
    for column, digit in zip(_ROWS, (5, 6, 7, 8), strict=True)
}

MSLS = Made(
    "msls",
    _CROSSINGS,
    _OF_COLUMNS,
    "r1c2<>1",
    (
        Spoilt(
            "share-too-many",
            "",
            {"column 1": "r4c1 r7c1 r8c1: 1235"} | {"more": "r1c1: 12359"},
        ),
        Spoilt("shares-uneven", "", {"column 1": "r4c1 r7c1: 1235"} | {"more": "r1c1: 12359"}),
        Spoilt("crossing-left-out", _CROSSINGS.removesuffix(" r8c8"), {}),
    ),
)

_ASIDE = _of(*(f"r{row}c{column}" for row in (4, 6, 7, 9) for column in (3, 4, 7)))
_BUT_ONE = _ASIDE.replace("r4c3 ", "")
_BUT_TWO = _BUT_ONE.replace("r6c4 ", "")

EXOCET = Made(
    "junior-exocet",
    "r1c1 r1c2 r2c4 r3c7",
    {
        "base": "r1c1 r1c2: 123",
        "targets": "r2c4: 12345",
        "second target": "r3c7: 1236",
        "companion": "r3c4: 456789",
        "second companion": "r2c7: 456789",
        "aside": f"{_ASIDE}: 456789",
    },
    "r2c4<>4",
    (
        Spoilt("companion-holds", "", {"companion": "r3c4: 1456"}),
        Spoilt("target-lacks", "", {"targets": "r2c4: 45"}),
        Spoilt("base-digits", "", {"base": "r1c1 r1c2: 12345"}),
        Spoilt("base-digits", "", {"base": "r1c1 r1c2: 12"}),
        Spoilt(
            "third-line-by-one",
            "",
            {"aside": f"{_BUT_ONE}: 456789", "more": "r4c3: 1456789"},
        ),
        Spoilt(
            "third-line",
            "",
            {"aside": f"{_BUT_TWO}: 456789", "more": "r4c3 r6c4: 1456789"},
        ),
        Spoilt("nothing-to-remove", "", {"targets": "r2c4: 123", "second target": "r3c7: 123"}),
        Spoilt("no-base", "r1c1 r1c2 r2c4 r1c7", {}),
        Spoilt("no-base", "r1c1 r2c2 r2c4 r3c7", {}),
    ),
)

MADE = (TRIDAGON, SK_LOOP, MSLS, EXOCET)
