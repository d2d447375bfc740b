"""The study's program, step by step: what it finds holds, and what it counts is what it did."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.grids import BRANCHING, CLASSIC, VERY_HARD, grid_of, is_solution
from tutor.rating.cnf import Cnf
from tutor.rating.grid_cnf import cnf_of
from tutor.rating.quine_as_coded import CODED_HEURISTICS, CodedHeuristic, solve_as_coded

every_heuristic = pytest.mark.parametrize("heuristic", CODED_HEURISTICS)
literals = st.integers(1, 6).flatmap(lambda variable: st.sampled_from([variable, -variable]))
formulas = st.lists(st.lists(literals, max_size=3).map(tuple), max_size=24).map(
    lambda clauses: Cnf(tuple(clauses))
)


def has_model(cnf: Cnf) -> bool:
    """Whether some assignment satisfies it, all of them tried."""
    return any(
        all(any(literal in chosen for literal in clause) for clause in cnf.clauses)
        for signs in product((1, -1), repeat=6)
        for chosen in [{sign * number for number, sign in enumerate(signs, 1)}]
    )


@every_heuristic
@settings(deadline=None, max_examples=150)
@given(cnf=formulas, seed=st.integers(0, 3))
def test_its_answer_is_right_on_any_formula(cnf: Cnf, seed: int, heuristic: CodedHeuristic) -> None:
    outcome = solve_as_coded(cnf, heuristic, seed=seed)
    assert outcome.status == ("satisfied" if has_model(cnf) else "contradiction")
    if outcome.status == "satisfied":
        chosen = set(outcome.assignment)
        assert all(any(literal in chosen for literal in clause) for clause in cnf.clauses)


@every_heuristic
def test_it_solves_grids(heuristic: CodedHeuristic) -> None:
    # Drawing literals at random, it would not get through the second in hours.
    for text in (CLASSIC, BRANCHING)[: 1 if heuristic == "random" else 2]:
        formula = cnf_of(grid_of(text))
        outcome = solve_as_coded(formula.cnf, heuristic)
        assert outcome.status == "satisfied"
        assert is_solution(grid_of(text), formula.values_of(outcome.assignment))
        assert bool(sum(outcome.disjunctions)) == (text == BRANCHING)


def test_each_unit_clause_is_a_step_of_its_own() -> None:
    outcome = solve_as_coded(Cnf(((1,), (-1, 2), (-2, 3))))
    assert outcome.eliminations == (3,)
    assert outcome.depth == 0


def test_the_step_that_finds_nothing_counts_and_branches_stop_at_the_first_shared_literal() -> None:
    outcome = solve_as_coded(Cnf(((1, 2), (-1, 3), (-2, 3), (-3, 4), (-4, 5, 6))), most=1)
    # If 1 is true: 3, 4, and one in vain. If it is false: 2, then 3, which both share.
    assert outcome.eliminations[1] == 5
    # The top level begins in vain, and goes on from 3 with 4, then in vain again.
    assert outcome.eliminations[0] == 3
    assert outcome.assignment == (3, 4)


def test_ties_are_broken_by_how_often_a_variable_is_denied() -> None:
    clauses = Cnf(((1, 2), (-2, 1, 7), (-2, 1, 8)))
    assert solve_as_coded(clauses, "fewest-negative").assignment == (1,)
    assert solve_as_coded(clauses, "most-negative").assignment == (1, -2)


def test_enough_is_enough() -> None:
    outcome = solve_as_coded(cnf_of(grid_of(VERY_HARD)).cnf, most=2)
    assert outcome.status == "undecided"
    assert sum(outcome.disjunctions) == 2
