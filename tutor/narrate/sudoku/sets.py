"""Almost locked sets, Sue de Coq and WXYZ-Wing in words."""

from collections.abc import Iterable

from tutor.narrate.sudoku.digits_and_houses import CellSets, Houses
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import Facts, Line, Story
from tutor.techniques.step import Candidate, Link

_LETTERS = "abc"


def _digits_in(read: GridReader, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The digits of some cells, all of whose candidates are marked."""
    return tuple(sorted({mark.digit for mark in read.step.marks if mark.cell in cells}))


def _set(read: GridReader, link: Link, name: str) -> Facts:
    """The cells of a set and the digits they have."""
    return {
        name: read.cells(*link.cells),
        f"{name}-digits": read.digits(*_digits_in(read, link.cells)),
    }


def _through(read: GridReader) -> list[Link]:
    """The links that lead through a set."""
    return [link for link in read.step.links if link.by]


def _between(read: GridReader) -> list[Link]:
    """The links that lead from a set to another."""
    return [link for link in read.step.links if not link.by]


def _met_in(link: Link) -> Houses:
    assert link.house is not None
    return Houses((link.house,))


def _one_by_one(read: GridReader, sets: Iterable[tuple[int, ...]]) -> CellSets:
    return CellSets(read.geometry, tuple(tuple(sorted(cells)) for cells in sets))


def _row_of_sets(read: GridReader) -> Facts:
    """Several sets, and what the first and the last of them share."""
    first, *_, last = sets = _through(read)
    return {
        "first": read.cells(*first.cells),
        "sets": _one_by_one(read, [link.cells for link in sets]),
        "region": read.houses(*(link.house for link in (first, last) if link.house)),
        "z": read.digits_in(read.step.eliminations),
        "count": len(sets),
    }


def _als_xz(read: GridReader) -> Facts:
    """Two sets; with one restricted common, or with two."""
    one, other = _through(read)
    facts = {**_row_of_sets(read), **_set(read, one, "a"), **_set(read, other, "b")}
    for name, link in zip("yx" if read.step.variant else "x", _between(read), strict=True):
        facts[name] = read.digits_in(link.start)
        facts[f"{name}-house"] = _met_in(link)
    restricted = read.step.digits("restricted")
    for name, cells in (("a", one.cells), ("b", other.cells), ("both", one.cells + other.cells)):
        digits = (d for d in _digits_in(read, cells) if d not in restricted)
        facts[f"{name}-locked"] = read.digits(*digits)
    return facts


def _als_w_wing(read: GridReader) -> Facts:
    """Two sets, and the house that lets only one of them have the digit x."""
    one, other = _through(read)
    (link,) = _between(read)
    return {
        **_row_of_sets(read),
        **_set(read, one, "a"),
        **_set(read, other, "b"),
        "x": read.digits_in(link.start),
        "house": _met_in(link),
        "near": read.cells_in(link.start),
        "far": read.cells_in(link.end),
    }


def _als_xy_wing(read: GridReader) -> Facts:
    """Three sets, of which the second is the pivot."""
    facts = _row_of_sets(read)
    for letter, link in zip(_LETTERS, _through(read), strict=True):
        facts.update(_set(read, link, letter))
    for name, link in zip("xy", _between(read), strict=True):
        facts[name] = read.digits_in(link.start)
        facts[f"{name}-house"] = _met_in(link)
    return facts


def _set_by_set(read: GridReader) -> list[Line]:
    """A chain: each set loses a digit to the one before, and has the next."""
    *onward, last = _through(read)
    lines: list[Line] = []
    for number, link in enumerate(onward):
        facts = {**_set(read, link, "set"), "next": read.digits_in(link.end)}
        if number == 0:
            lines.append(("set-supposed", {**facts, "z": read.digits_in(link.start)}))
        else:
            lines.append(("set-reached", {**facts, **_entered(read, number)}))
    facts = {**_set(read, last, "set"), **_entered(read, len(onward))}
    if read.step.variant == "round":
        lost = _between(read)[0].start, last.start
        same = "yes" if read.digits_in(lost[0]) == read.digits_in(lost[1]) else "no"
        lines.append(("set-reached-again", {**facts, "same": same}))
    else:
        lines.append(("set-reached-last", {**facts, "z": read.digits_in(last.end)}))
    return lines


def _entered(read: GridReader, number: int) -> Facts:
    """What a set of a chain loses, and where it sees the one before."""
    link = _between(read)[number - 1]
    return {"lost": read.digits_in(link.start), "house": _met_in(link)}


def _death_blossom(read: GridReader) -> Facts:
    """The stem with its digits, and how many petals it has."""
    stem = read.step.cells("stem")[0]
    petals = dict.fromkeys(link.cells for link in _through(read))
    return {
        "stem": read.cell(stem),
        "stem-digits": read.digits_of("stem"),
        "petals": _one_by_one(read, petals),
        "z": read.digits_in(read.step.eliminations),
        "count": len(petals),
        "box": read.boxes_of(stem),
    }


def _petal_by_petal(read: GridReader) -> list[Line]:
    """For each petal the digits of the stem that it would lose."""
    by_petal: dict[tuple[int, ...], list[int]] = {}
    for link in _through(read):
        by_petal.setdefault(link.cells, []).append(link.start[0].digit)
    facts = _death_blossom(read)
    return [
        (
            "set-petal",
            {
                "stem": facts["stem"],
                "z": facts["z"],
                "lost": read.digits(*lost),
                "set": read.cells(*cells),
                "set-digits": read.digits(*_digits_in(read, cells)),
            },
        )
        for cells, lost in by_petal.items()
    ]


def _sue_de_coq(read: GridReader) -> Facts:
    """The crossing, the cells beside it, and the digits that are so tied to line or box."""
    step = read.step
    line, box = step.houses
    crossing, aside, inside = (set(step.digits(role)) for role in ("crossing", "set-a", "set-b"))
    return {
        "line": Houses((line,)),
        "box-house": Houses((box,)),
        "crossing": read.with_role("crossing"),
        "crossing-digits": read.digits(*crossing),
        "aside": read.with_role("set-a"),
        "aside-digits": read.digits(*aside),
        "inside": read.with_role("set-b"),
        "inside-digits": read.digits(*inside),
        "twice": read.digits(*(aside & inside)),
        "in-line": read.digits(*((crossing | aside) - (inside - aside))),
        "in-box": read.digits(*((crossing | inside) - (aside - inside))),
    }


def _wxyz_wing(read: GridReader) -> Facts:
    """The digit that can be twice, its places, and the others, which cannot."""
    return {
        "z": read.digits_of("shared"),
        "z-cells": read.with_role("shared"),
        "others": read.digits_of("restricted"),
        "boxes": read.boxes_of(*read.step.cells()),
    }


def _aligned_pair(read: GridReader) -> Facts:
    """The two cells, and those that forbid them some pairs."""
    return {
        "pair": read.with_role("base"),
        "excluders": read.with_role("excluder"),
        "boxes": read.boxes_of(*read.step.cells("base")),
    }


def _pair_by_pair(read: GridReader) -> list[Line]:
    """For each candidate that goes, why nothing goes with it in the other cell."""
    lines: list[Line] = []
    supposed: tuple[Candidate, ...] = ()
    for link in read.step.links:
        if link.start != supposed:
            supposed = link.start
            facts: Facts = {"cell": read.cells_in(supposed), "digit": read.digits_in(supposed)}
            lines.append(("pair-supposed", facts))
        lines.append(_excluded(read, link))
    return lines


def _excluded(read: GridReader, link: Link) -> Line:
    facts: Facts = {"cell": read.cells_in(link.end), "digit": read.digits_in(link.end)}
    if not link.by:
        return "pair-same", {**facts, "house": _met_in(link)}
    facts |= _set(read, link, "set")
    if len(link.cells) == 1:
        return "pair-cell", facts
    return "pair-set", {**facts, "left": len(link.cells) - 1}


_BENT = Story("wxyz-wing", _wxyz_wing, "boxes")

STORIES: dict[str, Story[GridReader]] = {
    "wxyz-wing": _BENT,
    "vwxyz-wing": _BENT,
    "sue-de-coq": Story("sue-de-coq", _sue_de_coq, "houses", {"twice": "sue-de-coq-twice"}),
    "als-xz": Story("als-xz", _als_xz, "region", {"doubly": "als-xz-doubly"}),
    "als-w-wing": Story("als-w-wing", _als_w_wing, "region"),
    "als-xy-wing": Story("als-xy-wing", _als_xy_wing, "region"),
    "als-chain": Story(
        "als-chain", _row_of_sets, "region", {"round": "als-chain-round"}, _set_by_set
    ),
    "death-blossom": Story("death-blossom", _death_blossom, "box", lines=_petal_by_petal),
    "aligned-pair-exclusion": Story(
        "aligned-pair-exclusion", _aligned_pair, "boxes", lines=_pair_by_pair
    ),
}
