"""Chains and nets made by hand, from node to node, with a story that tells them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from unittest.mock import patch

from tests.techniques.sketch import cells
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.grid_teller import STORIES
from tutor.narrate.voice import Facts, Line, Story
from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.step import Candidate, Link, Mark, Role, Step

NINE = Geometry.of(3, 3)
TECHNIQUE = "search"
"""A technique that has a name and a rating; its steps are told as chains where they are ones."""
_NODE = re.compile(r"(.*?)(=|<>)(\d)")


def node(text: str) -> tuple[tuple[Candidate, ...], bool]:
    """``r1c1=5``, ``r1c1 r1c2<>5``: candidates, and whether (one of) them is true."""
    found = _NODE.fullmatch(text)
    assert found is not None, text
    return tuple(Candidate(cell, int(found[3])) for cell in cells(found[1], NINE)), found[2] == "="


def _house(candidates: Iterable[Candidate]) -> House | None:
    """The first house in which they all are; none where they share a cell."""
    where = {candidate.cell for candidate in candidates}
    if len(where) == 1:
        return None
    return next((house for house in NINE.houses if where <= set(house.cells)), None)


def links(*nodes: str, case: int = 0) -> tuple[Link, ...]:
    """The links from each node to the next."""
    parsed = [node(text) for text in nodes]
    return tuple(
        Link(start, end, is_true, _house((*start, *end)), case=case)
        for (start, _), (end, is_true) in pairwise(parsed)
    )


def step_of(
    found: Sequence[Link],
    removed: str = "r9c9<>9",
    roles: dict[str, Role] | None = None,
    technique: str = TECHNIQUE,
) -> Step:
    """A step that rests on links; candidates play the part that links give them, or another."""
    played: dict[Candidate, Role] = {}
    for text, role in (roles or {}).items():
        played |= dict.fromkeys(node(text)[0], role)
    for link in found:
        for end, is_true in ((link.start, link.starts_true), (link.end, link.strong)):
            for candidate in end:
                played.setdefault(candidate, "on" if is_true else "off")
    return Step(
        technique,
        eliminations=node(removed)[0],
        marks=tuple(Mark(*candidate, role) for candidate, role in played.items()),
        links=tuple(found),
    )


CHAIN = links("r2c3<>5", "r2c8=5", "r5c8<>5", "r5c1 r5c2=5", "r4c2<>5", "r4c2=7")
SHORT = step_of(CHAIN, "r2c5<>5")
"""A chain of six nodes, one of them a group."""


def long_step(size: int) -> Step:
    """A chain with so many nodes."""
    texts = [
        f"r{index // 2 % 9 + 1}c{index // 18 * 3 + index % 2 + 1}{'=' if index % 2 else '<>'}"
        f"{index // 54 + 1}"
        for index in range(size)
    ]
    return step_of(links(*texts))


def _facts(read: GridReader) -> Facts:
    first = read.step.marks[0]
    return {"cell": read.cell(first.cell), "tried": read.digits(first.digit)}


def _lines(read: GridReader) -> list[Line]:
    return [
        (
            "claim",
            {
                "cell": read.cells(*(candidate.cell for candidate in link.end)),
                "digit": read.digits(*(candidate.digit for candidate in link.end)),
                "holds": "yes" if link.strong else "no",
            },
        )
        for link in read.step.links
    ]


@contextmanager
def told_as_chains() -> Iterator[None]:
    """The steps made here are told link by link."""
    with patch.dict(STORIES, {TECHNIQUE: Story("search", _facts, None, lines=_lines)}):
        yield
