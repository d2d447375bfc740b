"""The study's automata, rules and methods: what they say is true, and they agree."""

from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import each_case
from tutor.base.watch import BudgetSpent, Watch
from tutor.lab.study.automata import DEAD, ClueAutomaton, Deterministic, NonDeterministic
from tutor.lab.study.methods import ENGINES, METHODS, OURS, work
from tutor.lab.study.rules import Impossible, Range, Rules, block_ranges, filled_share
from tutor.nonogram.generator import random_picture
from tutor.nonogram.line import placements
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position, stretches
from tutor.nonogram.puzzle import Clue, Puzzle, clue_of, puzzle_of
from tutor.nonogram.solver import solutions

COLOURS = (UNKNOWN, BLACK, WHITE)
LENGTH = 6


def all_clues(length: int) -> list[Clue]:
    return sorted({clue_of(cells) for cells in product((0, 1), repeat=length)})


# Automata


@each_case("clue", all_clues(LENGTH))
def test_every_automaton_knows_which_lines_fit(clue: Clue) -> None:
    fitting = {
        tuple(BLACK if mask >> place & 1 else WHITE for place in range(LENGTH))
        for mask in placements(clue, LENGTH)
    }
    automaton, dfa, nfa = ClueAutomaton(clue), Deterministic(clue), NonDeterministic(clue)
    for cells in product((BLACK, WHITE), repeat=LENGTH):
        assert automaton.accepts(cells) == (cells in fitting)
    for cells in product(COLOURS, repeat=LENGTH):
        fits = any(
            all(known in (UNKNOWN, colour) for known, colour in zip(cells, line, strict=True))
            for line in fitting
        )
        for partial in (dfa, nfa):
            assert partial.accepts(partial.start, cells) == fits, (cells, partial)
            state = partial.start
            for colour in cells[:3]:
                state = partial.step(state, colour)
            assert partial.accepts(state, cells[3:]) == fits


def test_the_beginning_of_a_line() -> None:
    automaton = ClueAutomaton((2, 1))
    assert automaton.transitions == ((1, 0), (2, DEAD), (DEAD, 3), (4, 3), (DEAD, 4))
    assert automaton.state_after((WHITE, BLACK, BLACK)) == 2
    assert automaton.state_after((WHITE, BLACK, WHITE, BLACK)) == DEAD
    assert not automaton.accepts((WHITE, BLACK, BLACK))
    assert ClueAutomaton(()).accepts((WHITE, WHITE))


def test_determinism_has_its_price() -> None:
    counts = [Deterministic((2,) * blocks).state_count for blocks in range(1, 7)]
    states = [len(ClueAutomaton((2,) * blocks).transitions) for blocks in range(1, 7)]
    assert counts == sorted(counts)
    assert counts[-1] > 10 * states[-1]
    with pytest.raises(BudgetSpent):
        Deterministic((2,) * 6, Watch(limit=counts[-1] - 1))


# Rules


@given(st.integers(2, 9), st.integers(2, 9), st.integers(2, 8), st.integers(), st.integers())
def test_every_word_of_the_rules_follows_from_its_line(
    width: int, height: int, tenths: int, seed: int, shown: int
) -> None:
    """Cells against all placements of the line, ranges too; some cells are shown before."""
    picture = random_picture(width, height, tenths / 10, seed)
    puzzle = puzzle_of(picture)
    signs = "".join(
        sign if shown >> place & shown >> place // 2 & 1 else "?"
        for place, sign in enumerate("".join(picture))
    )
    rules = Rules(Position.of(puzzle, [signs]))
    for _ in range(4):
        for line in puzzle.lines:
            before = rules.position.view(line)
            clue, length = puzzle.clue(line), puzzle.length(line)
            possible = list(placements(clue, length, before.black, before.white))
            for cell, colour in rules._line(line):
                assert all((mask >> cell & 1) == (colour == BLACK) for mask in possible)
                rules._fill(line, cell, colour)
            for mask in possible:
                for block, (first, last) in zip(stretches(mask), rules.ranges[line], strict=True):
                    assert first <= block[0] <= block[1] <= last


def filled(clue: Clue, cells: str) -> tuple[str, list[Range]]:
    """What the rules make of one row, by itself."""
    puzzle = Puzzle((clue,), ((),) * len(cells))
    rules = Rules(Position.of(puzzle, [cells]))
    line = puzzle.lines[0]
    for cell, colour in rules._line(line):
        rules._fill(line, cell, colour)
    return rules.position.written()[0], rules.ranges[line]


@each_case(
    ("clue", "cells", "after", "ranges"),
    [
        ((), "????", "....", []),  # no block
        ((4,), "??????", "??##??", [(0, 5)]),  # overlap
        ((2,), "?#??", "?#??", [(0, 3)]),
        ((1, 3), "?#????", "?#.##?", [(0, 1), (3, 5)]),  # a black cell before a range
        ((3, 1), "????#?", "?##.#?", [(0, 2), (4, 5)]),  # and after one
        ((1, 2), "?#???", "?#.#?", [(0, 1), (3, 4)]),  # and both, with a cell in no range
        ((1, 1), "??#??", "?.#.?", [(0, 2), (2, 4)]),  # at the start and at the end of a range
        ((2, 1), "???#??", "???#.?", [(0, 3), (3, 5)]),  # whose other block may be longer
    ],
)
def test_what_each_rule_fills(
    clue: Clue, cells: str, after: str, ranges: list[tuple[int, int]]
) -> None:
    assert filled(clue, cells) == (after, ranges)


def test_the_study_prints_ranges_and_shares() -> None:
    puzzle = puzzle_of(("#####", ".....", "#.#.#"))
    ranges = block_ranges(Position(puzzle))
    assert [ranges[line] for line in puzzle.lines[:3]] == [[(0, 4)], [], [(0, 0), (2, 2), (4, 4)]]
    assert filled_share(puzzle) == 1
    assert filled_share(puzzle_of(("#.", ".#"))) == 0


def test_clues_that_nothing_fits() -> None:
    plain = Puzzle(((2,), ()), ((2,), ())), Puzzle(((3,),), ((1,), (1,)))
    for puzzle in plain:
        with pytest.raises(Impossible):
            Rules(Position(puzzle)).run()
    for puzzle in (*plain, Puzzle(((1,), (1,)), ((2,), (2,)))):
        for method in METHODS:
            assert work(puzzle, method).solution is None


# Methods


def test_all_methods_find_a_solution_and_say_what_they_did() -> None:
    assert [method.number for method in (*METHODS, OURS)] == [0, 1, 2, 3, 4, 5]
    for size, seeds in ((3, 12), (4, 4), (5, 2), (9, 6)):
        for seed in range(seeds):
            puzzle = puzzle_of(random_picture(size, size, 0.5, seed))
            possible = {found.written() for found in islice(solutions(Position(puzzle)), 200)}
            for method in (*METHODS, OURS):
                if method.name == "brute" and size > 5:
                    continue
                done = work(puzzle, method)
                assert done.solution is not None
                assert done.solution.written() in possible, method
                assert (done.filled >= 0) == (done.rules > 0) == method.with_rules
                assert done.total == done.build + done.rules + done.search > 0


def test_methods_can_be_stopped() -> None:
    puzzle = puzzle_of(random_picture(16, 16, 0.4, 0))
    for method in METHODS:
        with pytest.raises(BudgetSpent):
            work(puzzle, method, Watch(limit=40))


def test_brute_force_finds_every_solution_in_order() -> None:
    for picture in (("#.", ".#"), ("#.#..", ".#.#.", "..#..", "#...#", ".###.")):
        puzzle = puzzle_of(picture)
        found = list(ENGINES["brute"](Position(puzzle), Watch()))
        expected = {position.written() for position in solutions(Position(puzzle))}
        assert {position.written() for position in found} == expected
        assert len(found) == len(expected)
        black_first = [[cell != BLACK for cell in position.cells] for position in found]
        assert black_first == sorted(black_first)
