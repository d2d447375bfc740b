"""The exotic patterns are found where finders of other people found them, and nowhere near."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.techniques.checks import checked
from tests.techniques.symmetries import CHANGES
from tests.techniques.test_invariance import check_changes
from tests.techniques.test_peer_positions import removals, triples
from tutor.sudoku import search
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position

OF_ONE = (
    *(f"unique-loop-{number}" for number in range(1, 5)),
    *(f"extended-rectangle-{number}" for number in range(1, 5)),
    *("bug-2", "bug-3", "bug-4", "bug-plus-n"),
    *("aligned-pair-exclusion", "kraken-fish-1", "kraken-fish-2"),
    "guardian",
    "medusa",
    "vwxyz-wing",
    "bivalue-oddagon",
    "m-wing",
    "h-wing",
    "s-wing",
    "l-wing",
    "firework-triple",
    "firework-quad",
    "firework-pair",
    "als-w-wing",
    *("tridagon", "tridagon-link", "sk-loop", "msls", "junior-exocet"),
)
"""The techniques that are asked for by name on these positions."""
_FALSE = "-x"


def cases(shared_data: Path, technique: str) -> Iterator[list[str]]:
    """The fields of every position of a technique; with ``-x``, of those that only look like it."""
    path = shared_data / "exotics-open.txt"
    if not path.is_file():
        pytest.skip(f"no {path.name} among the shared data")
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split(":")
        if line.startswith(":") and fields[1].removesuffix(_FALSE) == technique:
            yield fields


@pytest.mark.parametrize("technique", OF_ONE)
def test_a_conclusion_is_found_exactly_where_it_holds(technique: str, shared_data: Path) -> None:
    wrong = []
    judged = list(cases(shared_data, technique))
    assert any(case[1].endswith(_FALSE) for case in judged)
    for case in judged:
        grid = grid_of(":".join(case))
        steps = checked(TECHNIQUES[technique], Position(grid), search.solve(grid))
        found = {removals(grid, set(step.placements), set(step.eliminations)) for step in steps}
        wanted = removals(grid, triples(case[6]), triples(case[5]))
        if (wanted in found) == case[1].endswith(_FALSE):
            wrong.append(":".join(case))
    assert not wrong


@pytest.mark.slow
@pytest.mark.parametrize("technique", OF_ONE)
def test_a_changed_position_has_the_changed_conclusions(technique: str, shared_data: Path) -> None:
    """Those of every change of a board, also of what is found on request alone."""
    names = list(CHANGES)
    for number, case in enumerate(cases(shared_data, technique)):
        changes = [names[number % len(names)], names[(2 * number + 1) % len(names)]]
        check_changes(TECHNIQUES[technique], grid_of(":".join(case)), changes)
