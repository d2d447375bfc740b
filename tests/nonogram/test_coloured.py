"""Coloured nonograms: lines, boards and rules against everything that can be."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, reduce
from itertools import combinations, product
from operator import or_

import pytest

from tests.nonogram.coloured import (
    INKS,
    Known,
    arrangements,
    board,
    lines,
    sign_of,
    solutions_by_brute_force,
    view_of,
)
from tests.nonogram.test_argument import Checker
from tutor.base.dice import Dice
from tutor.nonogram.explain import Move, diagnose, path, simplest
from tutor.nonogram.inks import (
    UNKNOWN,
    WHITE,
    ColourClue,
    colour_of_ink,
    ink_numbers,
    ink_of_colour,
)
from tutor.nonogram.line import (
    Told,
    block_spans,
    count_placements,
    solve_in_inks,
    solve_line,
    told_by,
)
from tutor.nonogram.position import LineView, Position, bits, stretches
from tutor.nonogram.puzzle import clue_of_signs, least_length, puzzle_in_inks
from tutor.nonogram.rules.in_line import LINE_RULES
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.rules.reach import MOST_WAYS, Found
from tutor.nonogram.solver import by_lines, solutions, solve

LINES = 4000
LONG_LINES = 200


def told_signs(told: Told, view: LineView, place: int) -> str | None:
    if told.white >> place & 1:
        return "."
    for ink, mask in zip(INKS, told.inks, strict=True):
        if mask >> place & 1:
            assert told.black >> place & 1
            return ink.letter
    return None


def test_a_line_comes_to_just_what_all_ways_to_place_its_blocks_have_in_common() -> None:
    for known in lines(LINES):
        told, view = told_by(known.view), known.view
        assert told is not None
        for place in range(view.length):
            assert told_signs(told, view, place) == known.always(place), (view, place)
        assert count_placements(view) == len(known.completions)


def test_what_a_line_cannot_have_is_complete_colour_by_colour() -> None:
    for known in lines(LINES):
        view = known.view
        barred = solve_in_inks(view.clue, view.length, *view.barred)
        assert barred is not None
        for place in range(view.length):
            possible = {way[place] for way in known.completions}
            found = {
                sign for sign, mask in zip(".rgb", barred, strict=True) if not mask >> place & 1
            }
            assert found == possible


def blocks_of(way: str) -> list[tuple[int, int]]:
    """The first and last cell of each block."""
    places = [[place for place, sign in enumerate(way) if sign == ink.letter] for ink in INKS]
    masks = (sum(1 << place for place in own) for own in places)
    return sorted(run for mask in masks for run in stretches(mask))


def test_the_places_of_blocks_are_those_of_all_ways() -> None:
    for known in lines(LINES):
        spans = [blocks_of(way) for way in known.completions]
        expected = [
            (min(first for first, _ in places), max(last for _, last in places))
            for places in zip(*spans, strict=True)
        ]
        assert block_spans(known.view) == expected


def test_one_ink_is_black_and_white() -> None:
    for known in lines(LINES):
        clue, view = known.view.clue, known.view
        assert isinstance(clue, ColourClue)
        if {ink.number for ink in clue.inks} != {1}:
            continue
        plain = tuple(clue)
        assert least_length(clue) == least_length(plain)
        told = solve_line(plain, view.length, view.black, view.white)
        assert told is not None
        assert told[:2] == solve_in_inks(clue, view.length, view.black, view.white)


def news(rule: str, view: LineView) -> Iterator[Found]:
    """What a rule finds that is not known yet."""
    for found in LINE_RULES[rule](view):
        if (found.black | found.white) & view.unknown:
            yield found


@pytest.mark.parametrize("rule", LINE_RULES)
def test_a_rule_says_only_what_the_line_implies(rule: str) -> None:
    met = 0
    for known in lines(LINES):
        for found in news(rule, known.view):
            inks = 0
            for ink, mask in zip(INKS, found.inks or (0, 0, 0), strict=True):
                assert not inks & mask
                inks |= mask
                for place in range(known.view.length):
                    if mask >> place & 1:
                        assert known.always(place) == ink.letter, (rule, known.view, found)
            assert inks == found.black, (rule, known.view, found)
            for place in range(known.view.length):
                if found.white >> place & 1:
                    assert known.always(place) == ".", (rule, known.view, found)
            met += 1
    assert met >= 20


def test_the_complete_line_says_everything() -> None:
    for known in lines(LINES):
        found = list(news("complete-line", known.view))
        told = told_by(known.view)
        assert told is not None
        assert bool(found) == bool((told.black | told.white) & known.view.unknown)
        few = len(known.completions) <= MOST_WAYS
        for one in found:
            assert one.placements == len(known.completions)
            assert bool(one.excluded) != few
        if few:
            assert [(one.black, one.white, one.inks) for one in found] in ([tuple(told)], [])
        else:
            together = reduce(or_, (one.black | one.white for one in found), 0)
            assert together == (told.black | told.white) & known.view.unknown


def test_every_colour_but_one_has_an_argument_that_comes_to_its_end() -> None:
    kinds, met = set[str](), 0
    for known in (*lines(LINES)[:500], *map(Known, long_lines())):
        view = known.view
        for found in news("complete-line", view):
            if not found.excluded:
                continue
            (place,) = bits(found.black | found.white)
            told = next((n for n, mask in enumerate(found.inks, start=1) if mask), 0)
            others = {one.colour for one in found.excluded}
            assert others | {colour_of_ink(told) if told else WHITE} == {
                WHITE,
                *map(colour_of_ink, ink_numbers(view.clue)),
            }
            for one in found.excluded:
                checker = Checker(view.with_colour(place, one.colour), one.part)
                assert checker.read(list(one.argument)) == []
                kinds |= {clause.kind for clause in one.argument}
                met += 1
    assert met > 500
    assert kinds >= {"hold", "begin", "end", "room", "nobody", "missing", "either", "case"}


@cache
def long_lines() -> tuple[LineView, ...]:
    """Lines of up to thirty cells in two or three inks."""
    dice, found = Dice("long coloured lines"), list[LineView]()
    while len(found) < LONG_LINES:
        length, inks, known = 14 + dice.below(17), 1 + dice.below(3), 10 + dice.below(40)
        truth = ""
        for _ in range(length):
            is_same = bool(truth) and dice.below(100) < 60
            truth += truth[-1] if is_same else ("rgb"[:inks] + "..")[dice.below(inks + 2)]
        shown = "".join(sign if dice.below(100) < known else "?" for sign in truth)
        crossing = tuple(
            sum(1 << at for at, sign in enumerate(truth) if sign != ink and not dice.below(9))
            for ink in "rgb"
        )
        found.append(view_of(clue_of_signs(truth, INKS), shown, crossing))
    return tuple(found)


def _boards(count: int, width: int, height: int) -> Iterator[Position]:
    dice = Dice(f"coloured boards {width} {height}")
    for _ in range(count):
        yield Position(board(dice, width, height, 30 + dice.below(60)))


def test_the_solver_finds_all_solutions_each_once() -> None:
    several = 0
    for position in _boards(60, 4, 4):
        expected = solutions_by_brute_force(position.puzzle)
        found = [one.written() for one in solutions(position)]
        assert sorted(found) == sorted(expected)
        assert all(one.is_full for one in solutions(position))
        assert solve(position.puzzle).status == ("solved" if len(expected) == 1 else "multiple")
        several += len(expected) > 1
    assert several


def test_every_step_on_boards_agrees_with_every_solution() -> None:
    met: set[str] = set()
    for position in _boards(60, 6, 5):
        reached = Position(position.puzzle)
        every = list(solutions(reached))
        while (step := simplest(reached, tuple(RULES.values()))) is not None:
            met.add(f"{step.technique} {step.variant}".strip())
            for cell, colour in step.colours.items():
                assert all(one.colour(cell) == colour for one in every), step
            for cell, colour in step.seen:
                assert reached.colour(cell) == colour
            reached.paint(step.colours)
        assert reached.is_full == (len(every) == 1)
        assert position.written() == Position(position.puzzle).written()
    assert {"overlap", "full-line", "out-of-reach crossing", "block-range black"} <= met


def test_every_rule_agrees_with_every_solution_wherever_it_applies() -> None:
    for number, solution in enumerate(_boards(40, 5, 5)):
        dice = Dice(f"known {number}")
        every = list(solutions(solution))
        goal = every[0]
        known = [c if dice.below(100) < 35 else 0 for c in goal.cells]
        at = Position(solution.puzzle, known)
        every = [
            one for one in every if all(k in (0, c) for k, c in zip(known, one.cells, strict=True))
        ]
        for rule in RULES.values():
            for step in rule.find(at):
                for cell, colour in step.colours.items():
                    assert all(one.colour(cell) == colour for one in every), step


def test_lines_alone_and_rules_leave_nothing_wrong() -> None:
    for position in _boards(20, 8, 7):
        told = by_lines(position)
        assert told is not None
        found = path(position)
        for cell, colour in enumerate(found.reached.cells):
            if colour:
                assert sign_of(told, told.colour(cell)) == sign_of(told, colour)


def test_brute_force_knows_the_rules_of_the_game() -> None:
    clue = ColourClue((2, 1), (INKS[0], INKS[1]))
    assert sorted(arrangements(clue, 4)) == [".rrg", "rr.g", "rrg."]
    same = ColourClue((2, 1), (INKS[0], INKS[0]))
    assert list(arrangements(same, 4)) == ["rr.r"]


def test_the_line_of_a_mistake_shows_what_is_told_of_it() -> None:
    """By every way to place its blocks, with and without what lines across lack."""
    puzzle = puzzle_in_inks(["rrrr..", ".ggg..", ".bb...", "..r...", "......"], INKS)
    flaws = Counter[str]()
    for (one, two), colours in product(
        combinations(range(0, 24, 2), 2), product(puzzle.colours, repeat=2)
    ):
        position, moves = Position(puzzle), [Move(one, colours[0]), Move(two, colours[1])]
        for move in moves:
            position.set(*move)
        mistake = diagnose(position, moves).mistake
        if mistake is None or mistake.line is None or mistake.move is None:
            continue
        last = moves.index(mistake.move)
        for move in moves[last + 1 :]:
            position.set(move.cell, UNKNOWN)
        view = position.view(mistake.line)
        alone, crossed = Known(view.uncrossed()).completions, Known(view).completions
        assert not crossed
        assert bool(alone) == (mistake.flaw == "crossing")
        colour = mistake.move.colour
        is_foreign = colour != WHITE and ink_of_colour(colour) not in ink_numbers(view.clue)
        assert (is_foreign and bool(view.clue)) == (mistake.flaw == "colour")
        flaws[mistake.flaw] += 1
    assert set(flaws) == {"places", "colour", "crossing"}
