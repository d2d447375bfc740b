"""The search told event by event: a tree that is walked whole, with the right answers."""

import json

import pytest

from tests.cli.runner import tutor
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of, is_solution
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.sudoku.traced import Event, traced


def check_tree(events: list[Event]) -> None:
    """Every choice stands one below where it is made; every return takes back the last one."""
    choices: list[tuple[int, int]] = []
    for event in events:
        if event.kind == "choice":
            choices.append((event.cell, event.digit))
            assert event.digit in event.options
            assert event.values[event.cell] == event.digit
        elif event.kind == "return":
            assert choices.pop() == (event.cell, event.digit)
            assert event.values[event.cell] == 0
        assert event.depth == len(choices)


@pytest.mark.parametrize(("text", "solutions"), [(CLASSIC, 1), (VERY_HARD, 1), (NINE_SOLUTIONS, 9)])
def test_the_whole_tree_has_every_solution(text: str, solutions: int) -> None:
    grid = grid_of(text)
    events = list(traced(grid))
    check_tree(events)
    found = [event.values for event in events if event.kind == "solution"]
    assert len(set(found)) == len(found) == solutions
    assert all(is_solution(grid, list(values)) for values in found)


def test_choices_take_the_first_cell_with_the_fewest_candidates() -> None:
    first = next(event for event in traced(grid_of(VERY_HARD)) if event.kind == "choice")
    grid = grid_of(VERY_HARD)
    sizes = {cell: grid.candidates[cell].bit_count() for cell in grid.empty_cells()}
    assert first.cell == min(sizes, key=lambda cell: sizes[cell])


def test_large_boards_are_traced_too() -> None:
    geometry = Geometry.of(5, 5)
    events = []
    for event in traced(Grid(geometry)):
        events.append(event)
        if len(events) == 50:
            break
    check_tree(events)


def test_what_breaks_a_rule_is_told_at_once() -> None:
    (only,) = traced(grid_of("11.. .... .... ...."))
    assert only.kind == "contradiction"


def test_the_command_tells_every_event_and_the_totals() -> None:
    told = tutor("solve", "--method", "search", "--trace", VERY_HARD)
    assert told.code == 0
    choices = sum(": try " in line for line in told.lines)
    assert told.lines[-1].startswith(f"# {choices} choices, ")
    assert told.lines[-1].endswith("one solution.")
    assert any("contradiction: " in line for line in told.lines)
    easy = json.loads(tutor("solve", "--method", "search", "--trace", CLASSIC, "--json").out)
    assert easy["choices"] == 0
    assert easy["trace"][-1]["solution"] == CLASSIC_SOLUTION
    every = tutor("solve", "--method", "search", "--trace", "--all", NINE_SOLUTIONS, "--json")
    assert every.objects[0]["solutions"] == 9
    french = tutor("solve", "--method", "search", "--trace", VERY_HARD, "--lang", "fr")
    assert "retour\u00a0: " in french.out


def test_only_a_search_can_be_traced() -> None:
    refused = tutor("solve", "--trace", CLASSIC)
    assert refused.code == 2
    assert "--trace" in refused.err
    none = tutor("solve", "--method", "search", "--trace", "11.. .... .... ....")
    assert none.code == 1
