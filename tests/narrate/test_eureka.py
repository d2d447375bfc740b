"""Chains in Eureka notation are read back into the links they were written from."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.techniques.boards import thinned
from tutor.narrate.sudoku.eureka import compact, eureka
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Link, Step

CHAINS = [
    "x-chain",
    "xy-chain",
    "nice-loop-continuous",
    "nice-loop-discontinuous",
    "aic",
    "grouped-nice-loop-continuous",
    "grouped-nice-loop-discontinuous",
    "grouped-aic",
]
_TERM = re.compile(r"(?:\(([\d=-]+)\))?((?:r\d+c\d+)(?:,r\d+c\d+)*)")
Node = frozenset[Candidate]


def cells_of(text: str) -> list[int]:
    return [
        (int(row) - 1) * 9 + int(column) - 1
        for rows, columns in re.findall(r"r(\d+)c(\d+)", text)
        for row in rows
        for column in columns
    ]


def node(position: Position, digit: int, cells: list[int]) -> Node:
    return frozenset(Candidate(c, digit) for c in cells if position.places[digit] >> c & 1)


def read(position: Position, path: str) -> list[tuple[Node, bool, Node]]:
    """The links of a path: from, whether strong, to."""
    nodes: list[Node] = []
    signs: list[str] = []
    at, digit = 0, 0
    while at < len(path):
        if nodes:
            signs.append(path[at])
            at += 1
        found = _TERM.match(path, at)
        assert found is not None, path[at:]
        at = found.end()
        cells = cells_of(found[2])
        inside = re.split("([=-])", found[1] or str(digit))
        for place, part in enumerate(inside):
            if part in "=-":
                signs.append(part)
            else:
                # Of several digits of an almost locked set the last goes on.
                digit = int(part[-1])
                assert len(part) == 1 or inside[place - 1] == "="
                nodes.append(node(position, digit, cells))
    assert len(signs) == len(nodes) - 1
    pairs = pairwise(nodes)
    return [(a, sign == "=", b) for (a, b), sign in zip(pairs, signs, strict=True)]


def told(step: Step) -> tuple[Link, ...]:
    """The links that the notation writes: what both ends see is its conclusion."""
    links = step.links if step.links[0].strong else step.links[1:]
    return links if links[-1].strong else links[:-1]


def is_as_told(position: Position, link: Link, found: tuple[Node, bool, Node]) -> bool:
    start, strong, end = found
    if link.by:
        # Of a set all places of the digit are meant.
        wanted = [node(position, n[0].digit, list(link.cells)) for n in (link.start, link.end)]
        return strong and start >= set(link.start) and [start, end] == wanted
    return (set(link.start) <= start, strong, set(link.end) <= end) == (True, link.strong, True)


def steps(technique: str) -> Iterator[tuple[Position, Step]]:
    for index in range(6):
        position = Position(thinned(index)[0])
        for number, step in enumerate(TECHNIQUES[technique].find(position)):
            if number >= 40:
                break
            yield position, step


@pytest.mark.parametrize("technique", CHAINS)
def test_links_and_conclusion_are_read_back(technique: str) -> None:
    met = 0
    for position, step in steps(technique):
        line = eureka(step, position.geometry)
        assert line is not None
        assert " => " in line
        path, _, conclusion = line.partition(" => ")
        assert path.endswith("- loop") == technique.endswith("loop-continuous")
        links = read(position, path.removesuffix("- loop"))
        assert len(links) == len(told(step))
        assert [strong for _, strong, _ in links] == [i % 2 == 0 for i in range(len(links))]
        for link, found in zip(told(step), links, strict=True):
            assert is_as_told(position, link, found), (line, link)
        concluded = {
            (cell, int(digit), sign)
            for cells, sign, digit in re.findall(r"([rc\d,]+?)(<>|=)(\d)", conclusion)
            for cell in cells_of(cells)
        }
        placed = {(cell, digit, "=") for cell, digit in step.placements}
        assert concluded == placed | {(cell, digit, "<>") for cell, digit in step.eliminations}
        met += 1
    assert met >= 3


def test_what_is_no_chain_has_no_line() -> None:
    position = Position(thinned(1)[0])
    for technique in ("naked-pair", "forcing-net-contradiction"):
        for step in list(TECHNIQUES[technique].find(position))[:3]:
            assert eureka(step, position.geometry) is None


def test_cells_side_by_side() -> None:
    assert compact([1, 2]) == "r1c23"
    assert compact([2, 11]) == "r12c3"
    assert compact([0, 10]) == "r1c1,r2c2"
