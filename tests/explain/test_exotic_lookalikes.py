"""Why cells are no tridagon, SK-loop, sets of lines or exocet: each condition by its name."""

import re

import pytest

from tests.narrate.text import cells_in
from tests.techniques.boards import stored
from tests.techniques.exotic_boards import MADE, Made, Spoilt
from tests.techniques.sketch import board, cells
from tutor.explain.consequences import consequences
from tutor.explain.lookalike import faults, kinds
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.language import LANGUAGES
from tutor.learn.exercises.judge import GridJudge
from tutor.learn.grid_lessons import lesson
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku import search
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

EXOTIC = tuple(made.technique for made in MADE)
each_spoilt = pytest.mark.parametrize(
    ("made", "spoilt"),
    [(made, spoilt) for made in MADE for spoilt in made.spoilt],
    ids=lambda one: one.technique if isinstance(one, Made) else one.fault,
)
each = pytest.mark.parametrize("technique", EXOTIC)


@pytest.mark.parametrize("made", MADE, ids=lambda made: made.technique)
def test_a_pattern_has_no_fault(made: Made) -> None:
    grid = board(*made.facts.values())
    assert faults(Position(grid), made.technique, cells(made.cells, grid.geometry)) == ()


@each_spoilt
def test_the_condition_that_fails_is_named_and_told(made: Made, spoilt: Spoilt) -> None:
    grid = board(*(made.facts | spoilt.facts).values())
    chosen = cells(spoilt.cells or made.cells, grid.geometry)
    (fault,) = faults(Position(grid), made.technique, chosen)
    assert fault.kind == spoilt.fault
    for language in LANGUAGES:
        text = tell_fault(fault, grid.geometry, language)
        assert re.fullmatch(r"[^.!?]+\.( [^.!?]+\.)?", text), text
        assert set(cells_in(text, grid.geometry, language)) <= {*fault.cells, *fault.others}, text


def test_every_kind_is_met_on_a_board_by_hand() -> None:
    for made in MADE:
        met = {spoilt.fault for spoilt in made.spoilt}
        own = {k for k in kinds(made.technique) if not k.startswith("is-")}
        general = {"too-few", "too-many", "at-least", "filled", "no-candidate", "no-pattern"}
        assert own - general - met <= {"nothing-to-remove"}


@each
def test_what_the_finder_tells_has_no_fault(technique: str) -> None:
    boards = [grid for grid, _ in stored(technique)[:4]] if technique != "msls" else []
    boards += lesson(technique).exercises.instances[:4]
    for grid in boards:
        position = Position(grid)
        for step in list(TECHNIQUES[technique].finder(position))[:4]:
            assert faults(position, technique, pattern_cells(step)) == (), step


@each
def test_what_follows_is_never_the_solution(technique: str) -> None:
    for grid in lesson(technique).exercises.instances[:8]:
        position, solution = Position(grid), search.solve(grid)
        assert solution is not None
        step = TECHNIQUES[technique].first(position)
        assert step is not None
        if step.eliminations:
            allowed = consequences(position, step)
            assert set(step.eliminations) <= allowed
            assert all(solution[cell] != digit for cell, digit in allowed)


@each
def test_who_points_at_what_spoils_it_is_right(technique: str) -> None:
    for miss in lesson(technique).exercises.near_misses:
        found = GridJudge(technique, miss.grid, None, frozenset(miss.cells))
        assert not found.is_one
        if found.has_spoiler:
            assert all(found.has_reason({cell}) for cell in found.culprits)
        else:
            assert found.has_reason(())
