"""A net, chain or trial read line by line: the board shows what holds by then, and what follows."""

from collections.abc import Sequence
from itertools import islice

import pytest

from tests.games.nonogram.test_game import HOUSE
from tests.grids import NEEDS_NETS, VERY_HARD, grid_of
from tests.narrate.test_eureka import ALWAYS
from tests.narrate.test_eureka import steps as chain_steps
from tests.nonogram.test_explained_to_the_end import RESISTING
from tests.techniques.boards import thinned
from tutor.activity.line_by_line import LineByLine
from tutor.explain.path import walk
from tutor.games.nonogram.arguments import arguments_of as trials_of
from tutor.games.nonogram.light import Light as PictureLight
from tutor.games.sudoku.arguments import arguments_of
from tutor.games.sudoku.light import Light
from tutor.games.told import Argument
from tutor.language import LANGUAGES, Speaker
from tutor.nonogram.explain import path as picture_path
from tutor.nonogram.position import Position as Picture
from tutor.nonogram.puzzle import puzzle_of
from tutor.nonogram.rules.trial import contradiction
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

NETS = [
    "nishio",
    "contradiction-chain",
    "forcing-chain",
    "forcing-net-contradiction",
    "forcing-net",
]


def lights(argument: Argument) -> list[Light]:
    """What the board shows line by line."""
    found = [argument.lit(number)[0] for number in range(1, len(argument.lines) + 1)]
    assert all(isinstance(light, Light) for light in found)
    return [light for light in found if isinstance(light, Light)]


def read(step: Step, position: Position) -> None:
    """Every line lights what holds by it; only the last one shows what the step concludes."""
    for argument in arguments_of(step, position.geometry, "en"):
        shown = lights(argument)
        told: set[Candidate] = set()
        for number, (line, light) in enumerate(zip(argument.lines, shown, strict=True), 1):
            assert all(0 < before < number for before in line.rests_on)
            if number == len(shown):
                break
            assert not light.placements + light.eliminations
            marked = {Candidate(mark.cell, mark.digit) for mark in light.marks}
            assert marked <= told | {one for one in marked if one.cell in light.follows} or (
                number == 1 or step.is_net
            )
            told |= marked
            assert set(light.follows) <= {cell for cell, _ in marked}
            assert not set(light.follows) & set(light.rests_on)
        assert set(shown[-1].eliminations) <= set(step.eliminations)
        assert set(shown[-1].placements) <= set(step.placements)
    concluded = [lights(one)[-1] for one in arguments_of(step, position.geometry, "fr")]
    assert {found for light in concluded for found in light.eliminations} == set(step.eliminations)


@pytest.mark.parametrize("technique", [*ALWAYS, *NETS])
def test_the_board_shows_what_holds_and_what_follows(technique: str) -> None:
    found = [*chain_steps(technique)] if technique in ALWAYS else []
    for index in range(3 if technique in NETS else 0):
        position = Position(thinned(index)[0])
        found += [(position, step) for step in islice(TECHNIQUES[technique].find(position), 6)]
    assert found
    for position, step in found[:60]:
        assert arguments_of(step, position.geometry, "en") or len(step.links) < 2
        read(step, position)


def test_true_and_false_take_turns_in_a_chain() -> None:
    position = Position(thinned(3)[0])
    for step in islice(TECHNIQUES["aic"].find(position), 20):
        (argument,) = arguments_of(step, position.geometry, "en")
        for number, link in enumerate(step.links[:-1], start=1):
            light, legend = argument.lit(number)
            assert isinstance(light, Light)
            roles = {Candidate(mark.cell, mark.digit): mark.role for mark in light.marks}
            assert {roles[one] for one in link.end} == {"on" if link.strong else "off"}
            assert [{role for _, role in line.signs} for line in legend] == [{"on"}, {"off"}]
            assert light.houses == (() if link.house is None else (link.house,))
            assert argument.lines[number - 1].rests_on == (() if number == 1 else (number - 1,))


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
            (argument,) = arguments_of(step, position.geometry, "en")
            supposed = lines[first - 1].ends[0]
            within, after = lights(argument)[first - 1], lights(argument)[last - 1]
            of_within = {mark.role for mark in within.marks if (mark.cell, mark.digit) == supposed}
            of_after = {mark.role for mark in after.marks if (mark.cell, mark.digit) == supposed}
            assert (of_within, of_after) == ({"on"}, {"off"})
            assert len(argument.lines[last - 1].rests_on) > 0
            left -= 1
        if not left:
            return


def trials() -> list[tuple[Picture, Sequence[Argument], int]]:
    """Boards with their trials, and how many lines each has before it concludes."""
    found: list[tuple[Picture, Sequence[Argument], int]] = []
    for puzzle in (HOUSE, *map(puzzle_of, RESISTING[:2])):
        position = Picture(puzzle)
        steps = [*islice(contradiction(position), 3), *picture_path(position).steps]
        for step in steps:
            if arguments := trials_of(step, puzzle, "en"):
                told = sum(len(trial.trail) for trial in step.trials)
                found.append((position, arguments, told))
    return found


def test_trials_are_read_line_by_line_too() -> None:
    found = trials()
    assert len(found) >= 5
    for _, arguments, count in found:
        (argument,) = arguments
        assert len(argument.lines) >= count + 2
        supposed = 0
        for number, line in enumerate(argument.lines, start=1):
            light, legend = argument.lit(number)
            assert isinstance(light, PictureLight)
            if number == len(argument.lines):
                continue
            assert all(0 < before < number for before in line.rests_on)
            marked = {mark.cell: mark.role for mark in light.marks}
            assert {*light.black, *light.white} <= marked.keys()
            supposed += "uppose" in line.text
            assert ("uppose" in line.text) == any(
                marked[cell] == "assumed" for cell in (*light.black, *light.white)
            )
            assert [one.roles for one in legend] == [("assumed",), ("forced",), ("barred",)]
        assert supposed
        end = argument.lit(len(argument.lines))[0]
        assert isinstance(end, PictureLight)
        assert end.black or end.white


def test_a_line_is_told_with_what_it_rests_on() -> None:
    position = Position(grid_of(VERY_HARD))
    techniques = [t for t in LADDER if t.tier <= 2 or t.tier == 6]
    step = next(s for s in walk(position, techniques) if s.is_net and len(s.net_lines()) > 4)
    for language in LANGUAGES:
        speaker = Speaker(language, "screens", "commands")
        arguments = arguments_of(step, position.geometry, language)
        (argument,) = arguments
        lines = LineByLine()
        assert not lines.is_reading
        assert not lines.begin(())
        assert lines.begin(arguments)
        assert not lines.goes_on(-1)
        seen = []
        while True:
            first, *others = lines.told(speaker)
            below = others[-1]
            seen.append(first.sentences[0].strip("*"))
            line = argument.lines[len(seen) - 1]
            premises = [argument.lines[one - 1].text for one in line.rests_on]
            assert [*below.sentences][1:] == premises or not premises
            assert lines.sentences(speaker)[-1].endswith((line.text, argument.then))
            if not lines.move(1):
                break
        assert seen == [line.text for line in argument.lines]
        assert (argument.then,) in [one.sentences for one in others], "at the end what follows"
        assert lines.follow(arguments_of(step, position.geometry, "fr"))
        assert lines.told(speaker)[0].sentences != (f"**{argument.lines[0].text}**",)
        assert not lines.follow(()), "something else is told"
        assert not lines.is_reading
