"""Ratings of nonograms: figures that can be counted by hand, and scores that only grow."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rating.nonograms import (
    AT_AN_EDGE,
    CORNER,
    CROSS,
    IMPOSSIBLE,
    NO_SOLUTION,
    RING,
    SEARCHED,
    TRIED,
    TWO_SOLUTIONS,
)
from tutor.nonogram.explain import path
from tutor.nonogram.generator import Recipe, generate
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import LADDER, RULES, SEARCH, Rule
from tutor.nonogram.solver import solve
from tutor.rating import sweeps as by_sweeps
from tutor.rating.levels import LEVELS, NotRated
from tutor.rating.models import weighted
from tutor.rating.pictures import (
    OPEN_PICTURE,
    SECONDS,
    SMALL_PICTURE,
    NonogramRating,
    figures,
    level_of_picture,
    levels_of_rule,
)
from tutor.rating.pictures import rate_picture as rate
from tutor.rating.sweeps import OF_NONOGRAMS, SweepProfile, sweep_profile, sweeps_from

ORDER = list(RULES)


def test_a_ring_by_hand() -> None:
    # Every row is full: three steps, all in sight at the first sweep over 6 lines.
    found = rate(RING)
    profile = SweepProfile(Counter({"full-line": 3}), sweeps=1)
    assert found == NonogramRating(2 * (9 + 6) / 60, "beginner", profile)
    assert (found.hardest, found.minutes) == ("full-line", 1)


def test_a_corner_by_hand() -> None:
    # The empty row and column first; what they leave of the others is one cell, full then.
    found = rate(CORNER)
    assert found.profile == SweepProfile(Counter({"empty-line": 2, "full-line": 1}), sweeps=2)
    assert found.score == 2 * (4 + 2 * 4) / 60


def test_a_cross_by_hand() -> None:
    # The middle row and column; then each side of them has its one black cell.
    found = rate(CROSS)
    assert found.profile.counts == {"full-line": 2, "punctuation": 2}
    assert (found.hardest, found.level, found.profile.sweeps) == ("punctuation", "beginner", 2)


def walked(puzzle: Puzzle, rules: Sequence[Rule]) -> Counter[str]:
    return Counter(step.technique for step in path(Position(puzzle), rules).steps)


def test_the_steps_of_the_walk_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    for puzzle in (AT_AN_EDGE, TRIED):
        assert rate(puzzle).profile.counts == walked(puzzle, LADDER)
    monkeypatch.setattr(by_sweeps, "_TRIALS", ())
    rules = [rule for rule in RULES.values() if rule.tier <= 3 or rule is SEARCH]
    assert rate(TRIED).profile.counts == walked(TRIED, rules), "also what only a search finds"
    assert rate(TRIED).profile.counts["search"] > 0
    assert rate(TRIED).profile.depth > 1


@pytest.mark.parametrize(
    ("puzzle", "hardest", "level", "depth"),
    [
        (AT_AN_EDGE, "edge-logic", "expert", 1),
        (TRIED, "contradiction", "master", 1),
        (SEARCHED, "nested-trials", "diabolical", 2),
    ],
)
def test_what_lines_alone_do_not_solve(
    puzzle: Puzzle, hardest: str, level: str, depth: int
) -> None:
    found = rate(puzzle)
    profile = found.profile
    assert (found.hardest, found.level, profile.depth) == (hardest, level, depth)
    used = OF_NONOGRAMS.in_order(profile.counts)
    assert list(used) == sorted(profile.counts, key=ORDER.index)
    assert profile.probes == sum(n for id_, n in used.items() if RULES[id_].tier > 3)
    uses = sum(n * (RULES[id_].rating or 8) for id_, n in used.items() if id_ in BEYOND)
    looks = profile.sweeps * (puzzle.width + puzzle.height)
    seconds = 2 * (puzzle.cell_count + looks + uses) + 30 * profile.probes + 60 * profile.depth
    assert found.score == pytest.approx(seconds / 60)


BEYOND = {rule.id for rule in RULES.values() if rule.tier > 1}


@pytest.mark.parametrize(
    ("puzzle", "flaw"),
    [(IMPOSSIBLE, "invalid"), (NO_SOLUTION, "none"), (TWO_SOLUTIONS, "multiple")],
)
def test_only_one_solution_has_a_difficulty(puzzle: Puzzle, flaw: str) -> None:
    with pytest.raises(NotRated) as problem:
        rate(puzzle)
    assert problem.value.flaw == flaw


def random_puzzle(seed: int, width: int = 9, height: int = 7) -> Puzzle:
    made = generate(Recipe(width, height, unique=True), seed)
    assert made is not None
    return made.puzzle


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 10**6))
def test_sweeps_are_the_same_however_the_picture_is_turned(seed: int) -> None:
    puzzle = random_puzzle(seed)
    assert puzzle.goal is not None
    sweeps = sweeps_from(Position(puzzle))
    columns = ["".join(column) for column in zip(*puzzle.goal, strict=True)]
    for turned in (columns, puzzle.goal[::-1], [row[::-1] for row in puzzle.goal]):
        assert sweeps_from(Position(puzzle_of(turned))) == sweeps
    assert rate(puzzle) == rate(puzzle)


def test_a_board_begun_takes_less() -> None:
    puzzle = random_puzzle(3)
    solution = solve(puzzle).solution
    assert solution is not None
    whole = sweep_profile(Position(puzzle), solution)
    begun = Position(puzzle)
    for cell in range(puzzle.cell_count - 1):
        begun.set(cell, solution.colour(cell))
    assert sweep_profile(begun, solution).sweeps == 1 < whole.sweeps
    assert sweep_profile(solution, solution) == SweepProfile()
    assert SweepProfile().hardest == "empty-line"


counts = st.dictionaries(st.sampled_from(ORDER), st.integers(1, 30), min_size=1, max_size=6)


@given(counts, st.sampled_from(ORDER), st.integers(1, 12), st.integers(2, 30))
def test_more_work_is_never_easier(used: dict[str, int], more: str, sweeps: int, size: int) -> None:
    small = puzzle_of(["#" * size] * size)
    large = puzzle_of(["#" * size] * (size + 1))
    before = SweepProfile(Counter(used), sweeps)
    for after, puzzle in (
        (SweepProfile(Counter(used) + Counter([more]), sweeps), small),
        (SweepProfile(Counter(used), sweeps + 1), small),
        (before, large),
    ):
        one, other = level_of_picture(before, small), level_of_picture(after, puzzle)
        assert LEVELS.index(one) <= LEVELS.index(other)
        scores = [
            weighted(figures(needed, board), SECONDS)
            for needed, board in ((before, small), (after, puzzle))
        ]
        assert scores[0] <= scores[1]
    assert min(SECONDS.values()) > 0


def test_harder_rules_never_have_a_lower_level() -> None:
    for sweeps in (1, OPEN_PICTURE, OPEN_PICTURE + 1):
        for height in (2, 12, 13):
            puzzle = puzzle_of(["#" * 12] * height)
            found = [
                level_of_picture(SweepProfile(Counter([id_]), sweeps), puzzle) for id_ in ORDER
            ]
            assert found == sorted(found, key=LEVELS.index)
            is_lower = sweeps <= OPEN_PICTURE and puzzle.cell_count <= SMALL_PICTURE
            assert found[0] == ("beginner" if is_lower else "easy")
            assert all(
                level in levels_of_rule(id_) for level, id_ in zip(found, ORDER, strict=True)
            )
    assert {level for id_ in ORDER for level in levels_of_rule(id_)} == set(LEVELS)


def test_a_pulse_stops_it() -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        rate(RING, stop)
