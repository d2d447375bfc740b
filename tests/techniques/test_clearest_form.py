"""A conclusion is offered once, in its clearest form; the clearest steps come first."""

from collections.abc import Sequence

from tests.cases import each_case
from tests.techniques.boards import thinned
from tests.techniques.checks import assert_well_formed, crosses
from tests.techniques.sketch import board, outcome, steps
from tutor.techniques.forcing.telling import size_of_step
from tutor.techniques.ladder import LADDER, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

KINDS = ["box", "row", "column"]
"""The order in which people see houses."""


def test_a_hidden_single_seen_in_box_and_row_is_told_with_the_box() -> None:
    (step,) = steps("hidden-single", board("5 in row 4: r4c7", "5 in box 6: r4c7"))
    assert [house.name() for house in step.houses] == ["box 6"]
    assert step.variant == "box"


def test_a_hidden_single_seen_in_row_and_column_is_told_with_the_row() -> None:
    (step,) = steps("hidden-single", board("5 in row 4: r4c7", "5 in column 7: r4c7"))
    assert [house.name() for house in step.houses] == ["row 4"]
    assert step.variant == "line"


def test_a_hidden_single_in_a_box_comes_before_one_in_a_row() -> None:
    found = steps(
        "hidden-single", board("5 in column 2: r2c2", "1 in row 4: r4c7", "9 in box 9: r9c9")
    )
    assert [step.houses[0].name() for step in found] == ["box 9", "row 4", "column 2"]


def test_a_full_house_of_box_and_row_is_told_with_the_box() -> None:
    grid = board()
    for cell, digit in zip((0, 1, 9, 10, 11, 18, 19, 20), (1, 2, 4, 5, 6, 7, 8, 9), strict=True):
        grid.place(cell, digit)
    for cell, digit in zip(range(3, 9), (4, 5, 6, 7, 8, 9), strict=True):
        grid.place(cell, digit)
    (step,) = steps("full-house", grid)
    assert outcome("full-house", grid) == "r1c3=3"
    assert [house.name() for house in step.houses] == ["box 1"]


def test_a_naked_pair_in_box_and_row_is_one_step_that_clears_both() -> None:
    (step,) = steps("naked-pair", board("r1c1 r1c2: 12"))
    assert [house.name() for house in step.houses] == ["box 1", "row 1"]
    assert {cell for cell, _ in step.eliminations} == {2, *range(3, 12), 18, 19, 20} - {0, 1}


def test_a_naked_pair_names_only_the_houses_it_clears() -> None:
    box = ("1 in box 1: r1c1 r1c2", "2 in box 1: r1c1 r1c2")
    (step,) = steps("naked-pair", board("r1c1 r1c2: 12", *box))
    assert [house.name() for house in step.houses] == ["row 1"]


def test_a_hidden_pair_of_box_and_row_is_told_with_the_box() -> None:
    pair = [f"{digit} in {name}: r1c1 r1c2" for digit in (1, 2) for name in ("row 1", "box 1")]
    (step,) = steps("hidden-pair", board(*pair))
    assert [house.name() for house in step.houses] == ["box 1"]


def test_of_two_x_wings_with_one_conclusion_the_one_with_fewer_cells_is_told() -> None:
    boxes = ("1 in row 1: r1c1 r1c2 r1c4", "1 in row 2: r2c2 r2c5", "1 in row 3: r3c3 r3c8")
    lines = ("1 in row 5: r5c3 r5c9", "1 in row 7: r7c3 r7c9")
    columns = ("1 in column 3: r3c3 r5c3 r7c3", "1 in column 9: r5c9 r7c9")
    by_boxes = [s for s in steps("x-wing", board(*boxes)) if s.variant == "row-box"]
    assert [(len(s.cells()), s.eliminations) for s in by_boxes] == [(5, ((20, 1),))]
    both = [
        s for s in steps("x-wing", board(*boxes, *lines, *columns)) if (20, 1) in s.eliminations
    ]
    assert [(len(s.cells()), s.variant) for s in both] == [(4, "row-column")]


each_technique = each_case(
    "technique",
    # The others take their time: theirs is looked at wherever they are checked.
    [technique for technique in LADDER if technique.tier <= 4],
    ids=lambda technique: technique.id,
)


def place_in_order(technique: Technique, step: Step) -> tuple[int, ...]:
    """What steps are sorted by: kind of house, what there is to tell, or cells.

    Chains through almost locked sets come after those without, and those that cross
    themselves come last.
    """
    if technique.tier == 1:
        return (KINDS.index(step.houses[0].kind),)
    if step.is_net:
        return size_of_step(step)
    if technique.is_ordered:
        by_sets = any(link.by for link in step.links)
        return (by_sets, crosses(step), len(step.links), *(() if by_sets else width(step)))
    return (len(step.cells()),)


def width(step: Step) -> tuple[int, int]:
    """How many digits and how many cells the links of a chain run through."""
    nodes = {found for link in step.links for found in (*link.start, *link.end)}
    return len({digit for _, digit in nodes}), len({cell for cell, _ in nodes})


def assert_clearest_first(technique: Technique, found: Sequence[Step]) -> None:
    """The steps that a technique has on a board are told in order."""
    steps = [step for step in found if technique.tier > 1 or step.houses]
    order = [place_in_order(technique, step) for step in steps]
    assert order == sorted(order)


def assert_walked(technique: Technique, position: Position, found: Sequence[Step]) -> None:
    """What a walk takes is well formed, and one of the steps that the technique has."""
    step = technique.first(position)
    if step is not None:
        assert_well_formed(step, technique.id, position)
        gone = set(step.placements) | set(step.eliminations)
        assert any(gone >= set(one.placements) | set(one.eliminations) for one in found)


@each_technique
def test_clearer_steps_come_first_and_a_walk_takes_one_of_them(technique: Technique) -> None:
    for index in range(40):
        position = Position(thinned(index)[0])
        found = list(technique.find(position))
        assert_clearest_first(technique, found)
        if index < 12:
            assert_walked(technique, position, found)
