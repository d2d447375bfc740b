"""What the sentences say about the board is so: read from the board, not from the step."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.cases import each_case
from tests.narrate.mine import thinned
from tests.narrate.text import cells_in
from tutor.narrate.sudoku.grid_teller import TELLER, narrate
from tutor.techniques.ladder import AT_A_GLANCE, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step

BOARDS = range(80)
OF_LINES = [t.id for t in AT_A_GLANCE if t.id.startswith(("finned-", "sashimi-"))]
WITH_BOXES = [
    "finned-franken-x-wing",
    "finned-franken-swordfish",
    "finned-franken-jellyfish",
    "finned-mutant-swordfish",
]
FINNED = [*OF_LINES, *WITH_BOXES]
FEWER = 12
"""Of how many boards all fish with boxes are listed, which takes longer."""


@cache
def boards() -> list[Position]:
    """Boards on which any technique may apply, to look at only."""
    return [Position(thinned(index)) for index in BOARDS]


@cache
def found(technique: str) -> list[tuple[Position, list[Step]]]:
    """All steps of a technique, board by board."""
    some = boards()[:FEWER] if technique in WITH_BOXES else boards()
    return [(position, list(TECHNIQUES[technique].find(position))) for position in some]


def steps_of(technique: str, most: int = 12) -> Iterator[tuple[Position, Step, dict[str, Any]]]:
    """Steps of a technique on many boards, with the facts their story tells."""
    for position, steps in found(technique):
        for step in steps[:most]:
            yield position, step, TELLER.facts_of(step, position.geometry, "en")


def places(position: Position, digit: int, cells: tuple[int, ...]) -> set[int]:
    """The cells among some that may hold a digit."""
    return {cell for cell in cells if position.places[digit] >> cell & 1}


def test_each_cell_of_a_remote_pair_sees_the_next() -> None:
    met = 0
    for position, step, facts in steps_of("remote-pair"):
        told = narrate(step, position.geometry, "en").what
        count = len(step.cells())
        chain = cells_in(told, position.geometry, "en")[:count]
        assert set(chain) == set(step.cells())
        for one, other in pairwise(chain):
            assert other in position.geometry.peers(one)
        assert set(facts["a"].items) | set(facts["b"].items) == set(chain)
        met += 1
    assert met > 5


@pytest.mark.slow
@pytest.mark.parametrize("technique", FINNED)
def test_the_covers_hold_every_place_of_the_bases_but_the_fins(technique: str) -> None:
    met = 0
    for position, step, facts in steps_of(technique):
        if step.variant == "siamese":
            continue
        (digit,) = facts["digit"].items
        covered = {cell for house in facts["covers"].items for cell in house.cells}
        in_bases = {c for h in facts["bases"].items for c in places(position, digit, h.cells)}
        assert in_bases - covered == set(facts["fins"].items)
        met += 1
    assert met > 5


@pytest.mark.slow
@each_case("technique", FINNED)
def test_a_siamese_fish_has_no_places_outside_its_two_readings(technique: str) -> None:
    met = 0
    for position, step, facts in steps_of(technique, 400):
        if step.variant != "siamese":
            continue
        (digit,) = facts["digit"].items
        in_bases = {c for h in facts["bases"].items for c in places(position, digit, h.cells)}
        for which in ("first", "second"):
            covered = {c for house in facts[f"{which}-covers"].items for c in house.cells}
            assert in_bases - covered == set(facts[f"{which}-fins"].items)
        met += 1
    assert met


@pytest.mark.parametrize("technique", WITH_BOXES)
def test_the_inner_fins_are_the_places_that_lie_in_several_bases(technique: str) -> None:
    met = 0
    for position, _, facts in steps_of(technique):
        (digit,) = facts["digit"].items
        bases = [places(position, digit, house.cells) for house in facts["bases"].items]
        shared = {cell for cell in set().union(*bases) if sum(cell in base for base in bases) > 1}
        assert shared == set(facts["inner"].items)
        met += bool(shared)
    assert met or technique == "finned-franken-x-wing", "two bases that cross are no X-Wing"


@pytest.mark.parametrize("technique", [name for name in FINNED if "sashimi" in name])
def test_the_lines_said_to_be_thin_without_the_fins_are_so_for_want_of_them(technique: str) -> None:
    met = 0
    for position, step, facts in steps_of(technique):
        if step.variant == "siamese":
            continue
        (digit,) = facts["digit"].items
        for house in facts["thin"].items:
            here = places(position, digit, house.cells)
            assert len(here - set(facts["fins"].items)) == 1 < len(here)
        met += 1
    assert met > 5


def test_the_ends_of_a_skyscraper_are_the_only_places_of_their_lines() -> None:
    met = 0
    for position, _, facts in steps_of("skyscraper"):
        (digit,) = facts["digit"].items
        for which in ("first", "second"):
            (house,) = facts[f"{which}-house"].items
            ends = {*facts[f"{which}-near"].items, *facts[f"{which}-far"].items}
            assert places(position, digit, house.cells) == ends
        (meeting,) = facts["meeting"].items
        assert {*facts["first-near"].items, *facts["second-near"].items} <= set(meeting.cells)
        met += 1
    assert met > 5


def test_the_arms_of_an_empty_rectangle_hold_all_places_of_its_box() -> None:
    met = 0
    for position, step, facts in steps_of("empty-rectangle"):
        (digit,) = facts["digit"].items
        (box,), (first,), (second,) = (facts[k].items for k in ("box", "first", "second"))
        corners = places(position, digit, box.cells)
        assert corners == set(facts["corners"].items) <= {*first.cells, *second.cells}
        assert facts["near"].items[0] in first.cells
        assert step.variant == "dual" or facts["removed-cells"].items[0] in second.cells
        assert step.variant == "dual" or len(step.eliminations) == 1, "told in the singular"
        met += 1
    assert met > 5
