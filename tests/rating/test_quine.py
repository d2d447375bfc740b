"""The modified Quine procedure, against a plain one and an independent solver."""

import csv
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.solvers import Glucose4

from tests.cases import each_case
from tests.grids import CLASSIC, NINE_SOLUTIONS, VERY_HARD, grid_of, is_solution
from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.rating.cnf import Cnf
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.quine import HEURISTICS, Heuristic, Outcome, solve
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

Clauses = list[tuple[int, ...]]
every_heuristic = pytest.mark.parametrize("heuristic", HEURISTICS)

VARIABLES = [1, 2, 3, 5, 8, 9, 10, 12, 40, 41, 1000, 10**12]
literals = st.builds(
    lambda variable, sign: variable * sign, st.sampled_from(VARIABLES), st.sampled_from([1, -1])
)
odd_clauses = st.lists(st.lists(literals, max_size=4).map(tuple), max_size=12)


def three_sat(seed: int, variables: int, share: float) -> Clauses:
    """Random clauses of three variables each, so many per variable."""
    dice = Dice(seed)
    return [
        tuple(
            VARIABLES[number] * (1, -1)[dice.below(2)] for number in dice.permutation(variables)[:3]
        )
        for _ in range(round(variables * share))
    ]


hard_clauses = st.builds(
    three_sat, st.integers(0, 10**6), st.integers(4, len(VARIABLES)), st.floats(2, 7)
)
formulas = st.builds(
    lambda clauses, twice: Cnf((*clauses, *clauses[:twice])),
    st.one_of(odd_clauses, hard_clauses, hard_clauses),
    st.integers(0, 3),
)


def follow(clauses: Clauses, start: Iterable[int]) -> tuple[list[int], Clauses] | None:
    """What unit clauses fix after these literals, and the clauses left; None if contradictory."""
    fixed: list[int] = []
    queue = list(start)
    while queue:
        literal = queue.pop()
        fixed.append(literal)
        clauses = [
            tuple(other for other in clause if other != -literal)
            for clause in clauses
            if literal not in clause
        ]
        if () in clauses:
            return None
        queue = [other for other in queue if other != literal] or [
            clause[0] for clause in clauses if len(clause) == 1
        ][:1]
    return fixed, clauses


def at_first(cnf: Cnf) -> tuple[list[int], Clauses] | None:
    """The same, before anything is supposed."""
    clauses = [tuple(dict.fromkeys(clause)) for clause in cnf.clauses]
    clauses = [clause for clause in clauses if not any(-literal in clause for literal in clause)]
    if () in clauses:
        return None
    return follow(clauses, [clause[0] for clause in clauses if len(clause) == 1][:1])


def chooser(heuristic: Heuristic, seed: int) -> Callable[[Clauses], int]:
    dice = Dice(seed)

    def choose(clauses: Clauses) -> int:
        if heuristic == "random":
            everywhere = [literal for clause in clauses for literal in clause]
            return abs(everywhere[dice.below(len(everywhere))])
        size = (min if heuristic == "smallest" else max)(map(len, clauses))
        everywhere = [literal for clause in clauses for literal in clause]
        there = [literal for clause in clauses if len(clause) == size for literal in clause]
        if heuristic == "smallest":
            by_rank = {v: there.count(v) * there.count(-v) for v in map(abs, there)}
        else:
            by_rank = {v: -everywhere.count(-v) for v in map(abs, there)}
        return min(v for v, rank in by_rank.items() if rank == max(by_rank.values()))

    return choose


def plain(
    clauses: Clauses, choose: Callable[[Clauses], int], made: Counter[int], depth: int = 0
) -> set[int] | None:
    """The procedure as it is told, with clauses copied at every step."""
    kept: set[int] = set()
    while clauses:
        variable = choose(clauses)
        made[depth] += 1
        branches = [follow(clauses, [literal]) for literal in (variable, -variable)]
        sound = [branch for branch in branches if branch is not None]
        for fixed, rest in sound:
            if not rest:
                return kept.union(fixed)
        if not sound:
            return None
        (fixed, rest), (others, others_rest) = sound[0], sound[-1]
        if len(sound) == 2 and (both := set(fixed) & set(others)):
            kept |= both
            after = follow(clauses, both)
            assert after is not None
            assert set(after[0]) == both
            clauses = after[1]
            continue
        if len(sound) == 2:
            inside = plain(rest, choose, made, depth + 1)
            if inside is not None:
                return kept.union(fixed, inside)
        kept.update(others)
        clauses = others_rest
    return kept


def is_model(cnf: Cnf, assignment: Iterable[int]) -> bool:
    """Whether each clause has a true literal, or holds whatever is true."""
    true = set(assignment)
    return all(
        any(literal in true or -literal in clause for literal in clause) for clause in cnf.clauses
    )


@settings(deadline=None, max_examples=120)
@given(cnf=formulas, seed=st.integers(0, 9))
def test_any_formula(cnf: Cnf, seed: int) -> None:
    ranks = {variable: rank for rank, variable in enumerate(VARIABLES, 1)}
    with Glucose4() as solver:
        for clause in cnf.clauses:
            solver.add_clause([ranks[abs(lit)] * (1 if lit > 0 else -1) for lit in clause])
        expected = "satisfied" if () not in cnf.clauses and solver.solve() else "contradiction"
    first = at_first(cnf)
    for heuristic in HEURISTICS:
        found = solve(cnf, heuristic, seed=seed)
        assert found.status == expected
        assert (found.depth == 0) == (first is None or not first[1])
        assert len(found.eliminations) == len(found.disjunctions)
        assert found.disjunctions[-1] == 0
        assert len(found.affirmed) == len(found.eliminations)
        pairs = zip(found.affirmed, found.eliminations, strict=True)
        assert all(0 <= affirmed <= all_ for affirmed, all_ in pairs)
        if first is None:
            continue
        assert found.eliminations[0] == len(first[0])
        assert found.affirmed[0] == sum(literal > 0 for literal in first[0])
        made: Counter[int] = Counter()
        kept = plain(first[1], chooser(heuristic, seed), made)
        assert list(found.disjunctions[:-1]) == [made[depth] for depth in sorted(made)]
        if kept is None:
            assert found.assignment == ()
        else:
            assert list(found.assignment) == sorted(kept.union(first[0]), key=abs)
            assert is_model(cnf, found.assignment)


@each_case(
    ("clauses", "expected"),
    [
        ((), Outcome("satisfied", (), (0,), (0,))),
        (((),), Outcome("contradiction", (), (0,), (0,))),
        (((7, -7),), Outcome("satisfied", (), (0,), (0,))),
        (((7, 7),), Outcome("satisfied", (7,), (0,), (1,))),
        (((4,), (-4,)), Outcome("contradiction", (), (0,), (1,))),
        (((-9,), (9, 2), (-2, 5)), Outcome("satisfied", (2, 5, -9), (0,), (3,))),
        # 1 true fixes nothing more and satisfies all.
        (((1, 2), (1, 3)), Outcome("satisfied", (1,), (1, 0), (0, 0))),
        # 1 true fixes 2 and 3, which is contradictory; 1 false fixes 4 and 5. Then 3 fixes -2.
        (
            ((-1, 2), (-2, 3), (-2, -3), (1, 4), (1, 5)),
            Outcome("satisfied", (-1, -2, 3, 4, 5), (2, 0), (0, 5)),
        ),
    ],
)
def test_figures_on_small_formulas(clauses: tuple[tuple[int, ...], ...], expected: Outcome) -> None:
    assert solve(Cnf(clauses)) == expected


def test_literals_of_both_branches_are_kept() -> None:
    # Both 1 and -1 give 2 and 3; 4, 5 and 6 are open after that.
    given = (-1, 2), (1, 2), (-1, 3), (1, 3)
    cnf = Cnf((*given, (-3, 4, 5), (4, -5, 6), (-4, 5, 6), (-4, -5, -6)))
    found = solve(cnf, most=1)
    assert found == Outcome("undecided", (2, 3), (1, 0), (0, 4))
    assert solve(cnf).status == "satisfied"


def sample(shared_data: Path) -> list[str]:
    """Collected puzzles of every kind."""
    names = ["human-difficulty-344.csv", "seventeen-clues-200.txt", "very-hard-50.txt"]
    for name in names:
        if not (shared_data / name).is_file():
            pytest.skip(f"no {name} among the shared data")
    with (shared_data / names[0]).open(encoding="utf-8", newline="") as stream:
        ordinary = [row["Sudoku Puzzle"] for row in csv.DictReader(stream)]
    few, hard = ((shared_data / name).read_text(encoding="utf-8").split() for name in names[1:])
    return ordinary[::70] + few[::60] + hard[1:2]


def own_sample() -> list[str]:
    """The first puzzles of each level."""
    return [
        line
        for path in sorted(content_root("puzzles").glob("level-*.sdm"))
        for line in path.read_text(encoding="utf-8").splitlines()[:1]
    ]


def check(puzzles: list[str], heuristic: Heuristic) -> list[Outcome]:
    outcomes = []
    for puzzle in puzzles:
        grid = grid_of(puzzle)
        formula = cnf_of(grid)
        found = solve(formula.cnf, heuristic)
        assert found.status == "satisfied"
        assert is_solution(grid, formula.values_of(found.assignment))
        with Glucose4(bootstrap_with=formula.cnf.clauses) as solver:
            assert solver.solve()
            assert tuple(solver.get_model()) == found.assignment
        outcomes.append(found)
    return outcomes


@every_heuristic
def test_the_solution_of_our_puzzles(heuristic: Heuristic) -> None:
    outcomes = check([*own_sample(), CLASSIC], heuristic)
    assert {0, 1} <= {found.depth for found in outcomes}


@every_heuristic
def test_the_solution_of_collected_puzzles(heuristic: Heuristic, shared_data: Path) -> None:
    outcomes = check(sample(shared_data), heuristic)
    assert {found.depth for found in outcomes} > {0, 1}
    assert all(sum(found.disjunctions) < 3000 for found in outcomes)


def test_unit_clauses_are_enough_for_singles() -> None:
    formula = cnf_of(grid_of(CLASSIC))
    found = solve(formula.cnf)
    assert (found.depth, found.disjunctions) == (0, (0,))
    assert found.eliminations == (len(formula.cnf.variables),)


def test_the_seed_decides_what_chance_finds() -> None:
    cnf = cnf_of(grid_of(NINE_SOLUTIONS)).cnf
    assert solve(cnf, "random", seed="a") == solve(cnf, "random", seed="a")
    assert len({solve(cnf, "random", seed=seed) for seed in "abcde"}) > 1
    assert solve(cnf, "smallest", seed="a") == solve(cnf, "smallest", seed="b")


@every_heuristic
def test_grids_with_many_solutions_or_none(heuristic: Heuristic) -> None:
    for grid in (grid_of(NINE_SOLUTIONS), Grid(Geometry.of(3, 3)), Grid(Geometry.of(2, 3))):
        formula = cnf_of(grid)
        found = solve(formula.cnf, heuristic)
        assert is_solution(grid, formula.values_of(found.assignment))
    wrong = grid_of(VERY_HARD)
    wrong.place(1, 4)
    assert not Glucose4(bootstrap_with=cnf_of(wrong).cnf.clauses).solve()
    assert solve(cnf_of(wrong).cnf, heuristic).status == "contradiction"


@pytest.mark.parametrize("most", [-1, 0, 1, 20])
def test_a_limit_leaves_it_undecided_with_what_is_sure(most: int) -> None:
    cnf = cnf_of(grid_of(VERY_HARD)).cnf
    found = solve(cnf, most=most)
    assert found.status == "undecided"
    assert sum(found.disjunctions) == max(most, 0)
    assert set(found.assignment) <= set(solve(cnf).assignment)


def test_depth_is_not_limited_by_recursion() -> None:
    count = 1500
    cnf = Cnf(tuple((v, v + count) for v in range(1, count + 1)))
    found = solve(cnf, "random")
    assert found.status == "satisfied"


def test_it_has_a_pulse_at_every_disjunction() -> None:
    pulses: list[None] = []
    cnf = cnf_of(grid_of(VERY_HARD)).cnf
    found = solve(cnf, "random", most=130, pulse=lambda: pulses.append(None))
    assert sum(found.disjunctions) == 130
    assert len(pulses) == 1 + 130


@pytest.mark.parametrize("at", [1, 2, 10])
def test_a_pulse_stops_it(at: int) -> None:
    class Enough(Exception):
        pass

    calls = iter(range(1, at))

    def pulse() -> None:
        if next(calls, None) is None:
            raise Enough

    with pytest.raises(Enough):
        solve(cnf_of(grid_of(VERY_HARD)).cnf, pulse=pulse)
