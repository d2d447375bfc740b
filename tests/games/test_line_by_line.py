"""A net or chain read line by line: the board shows what holds by then."""

from itertools import islice

import pytest

from tests.grids import NEEDS_NETS, VERY_HARD, grid_of
from tests.techniques.boards import thinned
from tutor import narrate
from tutor.explain.path import walk
from tutor.games.sudoku.coach import tell_step
from tutor.narrate.sudoku.nodes import node_numbers, told_by
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

CHAINS = ["x-chain", "aic", "nice-loop-continuous", "nice-loop-discontinuous", "grouped-aic"]
NETS = ["nishio", "forcing-chain", "forcing-net-contradiction", "forcing-net"]


def read(step: Step, position: Position) -> None:
    """Every line lights what was told up to it, and nothing of what follows before the last."""
    told = tell_step(step, narrate.REASON, position.geometry, "en")
    count = told.parts.count("why")
    assert len(told.light.lines) == count
    assert list(told.light.lines[:-1]) == sorted(told.light.lines[:-1]) or not step.is_net
    numbers = node_numbers(step)
    for line in range(1, count):
        light = told.light.at_line(line)
        assert not light.placements + light.eliminations
        for mark in light.marks:
            assert numbers[Candidate(mark.cell, mark.digit)] <= max(told.light.lines[:line])
    assert told.light.at_line(count) == told.light


@pytest.mark.parametrize("technique", [*CHAINS, *NETS])
def test_the_board_shows_no_more_than_was_told(technique: str) -> None:
    position = Position(thinned(3)[0])
    found = (step for step in TECHNIQUES[technique].find(position) if step.is_chain)
    steps = list(islice(found, 10))
    assert steps
    for step in steps:
        read(step, position)


@pytest.mark.parametrize("puzzle", [NEEDS_NETS, VERY_HARD])
def test_what_was_supposed_within_goes_when_it_is_refuted(puzzle: str) -> None:
    position = Position(grid_of(puzzle))
    left = 2
    for step in walk(position, [t for t in LADDER if t.tier <= 2 or t.tier == 6]):
        if step.is_net and step.is_chain:
            read(step, position)
        if step.variant == "nested":
            lines = step.net_lines()
            first = next(n for n, line in enumerate(lines, 1) if line.kind == "too")
            last = next(n for n, line in enumerate(lines, 1) if line.kind == "not-so")
            live, _ = told_by(step, last)
            assert first not in live
            assert {1, last} <= live
            left -= 1
        if not left:
            return
