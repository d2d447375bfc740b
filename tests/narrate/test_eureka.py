"""Chains in Eureka notation are read back, and proved from the candidates alone."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.grids import grid_of
from tests.narrate.cases import stored
from tests.narrate.eureka_read import Proof, read
from tests.techniques.boards import thinned
from tutor.explain.path import walk
from tutor.games.sudoku.collections import collection
from tutor.narrate.sudoku.chain_forms import as_chains
from tutor.narrate.sudoku.eureka import compact, eureka, in_french
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

ALWAYS = [
    *("skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle"),
    *("xy-wing", "xyz-wing", "w-wing", "remote-pair"),
    *("m-wing", "h-wing", "s-wing", "l-wing"),
    *("x-chain", "xy-chain", "nice-loop-continuous", "nice-loop-discontinuous", "aic"),
    *("grouped-nice-loop-continuous", "grouped-nice-loop-discontinuous", "grouped-aic"),
    *("als-xz", "als-w-wing", "als-xy-wing", "als-chain"),
]
SOMETIMES = ["wxyz-wing", "vwxyz-wing", "death-blossom"]
"""Cells or sets that hang together in more ways than a chain does, but for the simplest."""
_OF_EACH_BOARD = 30


def steps(technique: str) -> Iterator[tuple[Position, Step]]:
    """Its steps on the stored boards, each of which has another form of it, and on others."""
    boards = [text for (id_, _), text in stored().items() if id_ == technique]
    positions = [Position(grid_of(text)) for text in boards]
    for position in (*positions, *(Position(thinned(index)[0]) for index in range(6))):
        for step in islice(TECHNIQUES[technique].find(position), _OF_EACH_BOARD):
            yield position, step


@pytest.mark.parametrize("technique", [*ALWAYS, *SOMETIMES])
def test_every_link_holds_and_so_does_the_conclusion(technique: str) -> None:
    met = 0
    for position, step in steps(technique):
        line = eureka(step, position.geometry)
        if line is None:
            assert technique in SOMETIMES
            continue
        chains = read(line, position)
        assert all(map(Proof(position).holds, chains)), line
        assert set().union(*(chain.removed for chain in chains)) == set(step.eliminations)
        assert set().union(*(chain.placed for chain in chains)) == set(step.placements)
        assert "grouped" in technique or all(
            chain.is_ring == (technique.endswith("loop-continuous") or step.variant == "doubly")
            for chain in chains
        )
        met += 1
    assert met >= 2


def tridagon_links() -> Iterator[Grid]:
    """Positions with one, also those at which walks come to one."""
    for (technique, _), text in stored().items():
        if technique == "tridagon-link":
            yield grid_of(text)
    collected = collection("technique-tridagon-link")
    assert collected is not None
    for puzzle in collected.grids()[:4]:
        position = Position(puzzle)
        if any(step.technique == "tridagon-link" for step in walk(position)):
            yield position.grid()


def test_two_guardians_of_a_tridagon_are_a_strong_link() -> None:
    met = 0
    for grid in tridagon_links():
        position = Position(grid)
        for step in TECHNIQUES["tridagon-link"].find(position):
            guardians = {(cell, digit) for cell, digit, role in step.marks if role == "guardian"}
            line = eureka(step, position.geometry)
            assert (line is not None) == (len(guardians) == 2)
            if line is not None:
                (chain,) = read(line, position)
                assert Proof(position, frozenset(guardians)).holds(chain), line
                assert not Proof(position).holds(chain), line
                assert chain.removed == set(step.eliminations)
                met += 1
    assert met > 5


@pytest.mark.parametrize("technique", ALWAYS)
def test_the_line_says_what_the_links_are(technique: str) -> None:
    for position, step in islice(steps(technique), 60):
        line = eureka(step, position.geometry)
        assert line is not None
        for form, chain in zip(
            as_chains(step, position.geometry), read(line, position), strict=True
        ):
            links = [link for link in form.links if link.strong]
            strong = [(one, other) for one, is_strong, other in chain.links if is_strong]
            assert len(links) == len(strong)
            for link, (one, other) in zip(links, strong, strict=True):
                assert {cell for cell, _ in link.start} <= set(one.cells)
                assert {cell for cell, _ in link.end} <= set(other.cells)
                assert (one.digits[-1], other.digits[-1]) == (
                    link.start[0].digit,
                    link.end[0].digit,
                )


def broken(line: str) -> Iterator[str]:
    """A chain with one sign turned round, or one digit changed."""
    path = line.partition(" => ")[0]
    for place, sign in enumerate(path):
        if sign in "=-" and "- loop" not in path[place:]:
            yield line[:place] + {"=": "-", "-": "="}[sign] + line[place + 1 :]
    yield line[: line.rindex(">") + 1] + {"1": "2"}.get(line[-1], "1")


@pytest.mark.parametrize("technique", ["aic", "als-xz", "w-wing", "skyscraper"])
def test_a_line_with_a_fault_does_not_hold(technique: str) -> None:
    met = 0
    for position, step in islice(steps(technique), 6):
        line = eureka(step, position.geometry)
        assert line is not None
        if ";" in line or "loop" in line or step.placements:
            continue
        for wrong in broken(line):
            assert not Proof(position).holds(read(wrong, position)[0]), wrong
            met += 1
    assert met


def test_what_is_no_chain_has_no_line() -> None:
    position = Position(thinned(1)[0])
    for technique in ("naked-pair", "forcing-net-contradiction", "sue-de-coq", "simple-colors"):
        found = list(islice(TECHNIQUES[technique].find(position), 3))
        assert found or technique == "sue-de-coq"
        for step in found:
            assert eureka(step, position.geometry) is None


def test_small_boards_have_lines_too() -> None:
    geometry = Geometry.of(2, 3)
    for index in range(40):
        position = Position(thinned(index, geometry)[0])
        for step in islice(TECHNIQUES["aic"].find(position), 5):
            line = eureka(step, geometry)
            assert line is not None
            assert all(map(Proof(position).holds, read(line, position))), line
            return
    pytest.fail("no chain was found")


def test_cells_side_by_side() -> None:
    assert compact([1, 2]) == "r1c23"
    assert compact([2, 11]) == "r12c3"
    assert compact([0, 10]) == "r1c1,r2c2"


def test_a_french_board_has_its_own_names_of_cells() -> None:
    line = "(4)r1c4=r57c8-(4=6)r5c29 => r4c5<>3"
    assert in_french(line) == "(4)L1C4=L57C8-(4=6)L5C29 => L4C5<>3"
