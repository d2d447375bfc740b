"""The study's six examples: each set of its rules gets exactly as far as the study says."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.grids import grid_of
from tutor.explain.path import path
from tutor.sudoku.formats import line_of
from tutor.techniques.ladder import TECHNIQUES

RULES = {"R1": "naked-single", "R3": "hidden-single", "R4": "pointing", "R5": "x-wing"}
"""The study's rules; R2, which crosses out what a placed digit sees, is no step of its own."""


@cache
def examples(path_of_examples: Path) -> dict[int, dict[str, Any]]:
    if not path_of_examples.is_file():
        pytest.skip(f"no {path_of_examples.name} among the shared data")
    return {found["example"]: found for found in json.loads(path_of_examples.read_bytes())}


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("rules", ["R1 R2", "R1 R2 R3", "R1 R2 R3 R4", "R1 R2 R3 R4 R5"])
def test_the_rules_reach_the_milestone(number: int, rules: str, shared_data: Path) -> None:
    example = examples(shared_data / "study-examples.json")[number]
    (milestone,) = (m for m in example["milestones"] if m["rules"] == rules.split())
    grid = grid_of(example["grid"])
    techniques = [TECHNIQUES[RULES[rule]] for rule in rules.split() if rule in RULES]
    found = path(grid, techniques)
    assert found.reached.filled_count - grid.filled_count == milestone["revealed"]
    assert line_of(found.reached).replace(".", "0") == milestone["grid"]
    assert found.reached.candidate_grids() == milestone["candidate_grids"]
    placed = sum(len(step.placements) for step in found.steps)
    assert placed == milestone["revealed"]
    assert found.is_complete == ("0" not in milestone["grid"])
