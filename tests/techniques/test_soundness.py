"""No step removes a candidate of the solution, places a wrong digit, or says what is not so."""

import os
import subprocess
import sys
from collections import Counter
from itertools import chain, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import each_case
from tests.conftest import CHECKOUT
from tests.techniques.boards import NINE, eased, puzzle, solution_of, stored, thinned
from tests.techniques.checks import assert_sound, assert_well_formed, checked
from tests.techniques.proofs import assert_proved
from tests.techniques.test_clearest_form import assert_clearest_first, assert_walked
from tutor.explain.path import walk
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import CURRICULUM, LADDER, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import NETS

PIECES = 8
PUZZLES_PER_PIECE = 100
ENOUGH_STEPS = 100
ENOUGH_POSITIONS = 40
FEW_POSITIONS = 6
MOST_POSITIONS = 12000
SLOW = {
    "als-chain",
    "finned-franken-jellyfish",
    "franken-jellyfish",
    "franken-swordfish",
    "finned-franken-swordfish",
    "forcing-chain",
    "forcing-net",
    "forcing-net-contradiction",
    "grouped-nice-loop-continuous",
    "grouped-nice-loop-discontinuous",
    "grouped-aic",
    "msls",
}
"""Techniques that find much on rich positions, and take their time."""
VARIANTS = {
    "hidden-single": {"box", "line"},
    "x-wing": {f"{a}-{b}" for a, b in permutations(("row", "column", "box"), 2)},
    "two-string-kite": {"", "dual"},
    "empty-rectangle": {"", "dual"},
    "simple-colors": {"trap", "wrap"},
    "multi-colors": {"bridge", "excluded"},
    "medusa": {"trap", "wrap"},
    "bivalue-oddagon": {"cell", "digit", "subset"},
    "s-wing": {"cell", "two-digits"},
    "l-wing": {"", "cell", "two-digits"},
    "als-xz": {"", "doubly"},
    "als-chain": {"", "round"},
    "forcing-net": {"", "patterns"},
    "template-set": {"", "joint"},
    "template-delete": {"", "joint"},
    **{
        f"{kind}-{fish}": {"", "siamese"}
        for kind in ("finned", "sashimi")
        for fish in ("x-wing", "swordfish", "jellyfish")
    },
}
RARE = {"bivalue-oddagon": {"digit", "subset"}}
"""What such boards do not have; positions that do are told one by one."""
OTHER_SHAPES = [
    ((2, 2), 60),
    ((2, 3), 60),
    ((3, 2), 60),
    ((2, 4), 40),
    ((4, 2), 40),
    ((2, 5), 20),
    ((3, 4), 8),
    ((4, 4), 12),
]

each_technique = pytest.mark.parametrize("technique", LADDER, ids=lambda technique: technique.id)


def check_path(index: int, geometry: Geometry) -> Counter[str]:
    """How often each technique was used on the whole path of a puzzle, all steps checked."""
    made = puzzle(index, geometry)
    assert solution_of(made.grid) == made.solution
    used: Counter[str] = Counter()
    position = Position(made.grid)
    for step in walk(position):
        assert_well_formed(step, step.technique, position)
        assert_sound(step, position, made.solution)
        used[step.technique] += 1
    assert all(v in (0, right) for v, right in zip(position.values, made.solution, strict=True))
    return used


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(PIECES))
def test_every_step_on_the_path_of_a_puzzle_is_right(piece: int) -> None:
    used: Counter[str] = Counter()
    for index in range(piece * PUZZLES_PER_PIECE, (piece + 1) * PUZZLES_PER_PIECE):
        used += check_path(index, NINE)
    assert len(used) > 12, "the puzzles are too easy to prove much"


@pytest.mark.slow
@pytest.mark.parametrize(("shape", "count"), OTHER_SHAPES)
def test_every_step_is_right_on_boards_of_other_shapes(shape: tuple[int, int], count: int) -> None:
    used: Counter[str] = Counter()
    for index in range(count):
        used += check_path(index, Geometry.of(*shape))
    assert used.total() > count


@pytest.mark.slow
@each_technique
def test_a_technique_is_right_wherever_it_applies(technique: Technique) -> None:
    """All that is said of its steps is so, and on the first boards their order is looked at too."""
    seen = proved = 0
    boards = chain(stored(technique.id), map(thinned, range(MOST_POSITIONS)))
    enough, twice = (ENOUGH_POSITIONS, 5) if technique.id not in SLOW else (FEW_POSITIONS, 2)
    for looked_at, (grid, solution) in enumerate(boards):
        if seen >= ENOUGH_STEPS and looked_at >= enough:
            break
        position = Position(grid)
        found = checked(technique, position, solution)
        assert_clearest_first(technique, found)
        if looked_at < FEW_POSITIONS:
            assert_walked(technique, position, found)
        if looked_at < twice:
            assert list(technique.find(Position(grid.copy()))) == found, "the same, in this order"
        for step in found[:40] if proved < ENOUGH_STEPS else ():
            if step.is_net:
                assert_proved(step, position)
                proved += 1
        seen += len(found)
    assert seen >= ENOUGH_STEPS


@pytest.mark.slow
def test_techniques_on_request_are_right_wherever_they_apply() -> None:
    seen: Counter[str] = Counter()
    for technique in CURRICULUM:
        if technique.on_request:
            is_large = technique.family == "fish" and technique.id not in NETS
            boards = eased if is_large else thinned
            for index in range(ENOUGH_POSITIONS // 2):
                grid, solution = boards(index)
                position = Position(grid)
                found = checked(technique, position, solution)
                seen[technique.id] += len(found)
                for step in found[:20]:
                    if step.is_net:
                        assert_proved(step, position)
    assert sum(1 for count in seen.values() if count) > 15, seen


@each_case("name", VARIANTS)
def test_every_variant_of_a_technique_turns_up(name: str) -> None:
    missing = VARIANTS[name] - RARE.get(name, set())
    for index in range(400):
        grid, solution = thinned(index)
        found = {step.variant for step in checked(TECHNIQUES[name], Position(grid), solution)}
        assert found <= VARIANTS[name]
        missing -= found
        if not missing:
            break
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("shape", [(2, 2), (2, 3), (3, 2), (2, 4), (2, 5), (3, 4)])
def test_techniques_are_right_on_rich_positions_of_other_shapes(shape: tuple[int, int]) -> None:
    seen: Counter[str] = Counter()
    for index in range(4):
        grid, solution = thinned(index, Geometry.of(*shape))
        for technique in LADDER:
            if not index or technique.id not in SLOW:
                seen[technique.id] += len(checked(technique, Position(grid), solution))
    assert sum(1 for found in seen.values() if found) > 10, seen


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**9))
def test_techniques_are_right_on_any_position(index: int) -> None:
    grid, solution = thinned(index)
    for technique in LADDER:
        if technique.id not in SLOW:
            checked(technique, Position(grid), solution)


@pytest.mark.slow
def test_the_order_of_steps_does_not_hang_on_hash_seeds() -> None:
    script = (
        "from tests.techniques.boards import thinned\n"
        "from tutor.techniques.ladder import LADDER\n"
        "from tutor.techniques.position import Position\n"
        "for t in LADDER:\n"
        "    print([list(t.find(Position(thinned(index)[0]))) for index in (1,)])\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            check=True,
            capture_output=True,
            cwd=CHECKOUT,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
