"""Formulas, their DIMACS text, and grids as formulas."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pysat.formula import CNF
from pysat.solvers import Glucose4

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of, holes, is_solution
from tutor.base.sat import TooLarge
from tutor.rating import grid_cnf
from tutor.rating.cnf import Cnf, dimacs_lines, to_dimacs
from tutor.rating.grid_cnf import GridCnf, cnf_of
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

WORKED = "..7.2...184.1......213...8.....45..3.6.....4.2..76.....1...736......6.785...3.1.."
FOUR = Geometry.of(2, 2)

formulas = st.builds(
    Cnf,
    st.lists(st.lists(st.integers(-30, 30).filter(bool), max_size=4).map(tuple), max_size=12).map(
        tuple
    ),
)


def models(formula: GridCnf, limit: int = 1000) -> set[tuple[int, ...]]:
    """The boards that satisfy the formula, by an independent solver."""
    found: set[tuple[int, ...]] = set()
    with Glucose4(bootstrap_with=formula.cnf.clauses) as solver:
        while len(found) < limit and solver.solve():
            model = solver.get_model()
            found.add(tuple(formula.values_of(model)))
            solver.add_clause([-literal for literal in model])
    return found


def by_the_letter(grid: Grid) -> Counter[frozenset[tuple[int, int, bool]]]:
    """The clauses of all rules over all cells and digits, then what stands simplified away."""
    geometry = grid.geometry
    everything = range(1, geometry.n + 1)
    groups = [[(cell, digit) for digit in everything] for cell in range(geometry.cell_count)]
    groups += [
        [(c, digit) for c in house.cells] for house in geometry.houses for digit in everything
    ]
    found: Counter[frozenset[tuple[int, int, bool]]] = Counter()
    for group in groups:
        clauses = [[(*place, True) for place in group]]
        clauses += [[(*one, False), (*other, False)] for one, other in combinations(group, 2)]
        for clause in clauses:
            left = []
            for cell, digit, says in clause:
                is_true = grid.values[cell] == digit
                is_false = not is_true and not grid.candidates[cell] >> digit - 1 & 1
                if (is_true and says) or (is_false and not says):
                    break
                if not is_true and not is_false:
                    left.append((cell, digit, says))
            else:
                found[frozenset(left)] += 1
    return found


def test_a_formula_counts_what_is_there() -> None:
    cnf = Cnf(((1, -7), (1, -7), (), (30,)))
    assert cnf.variables == (1, 7, 30)
    assert cnf.density == 4 / 3
    assert Cnf(()).density == Cnf(((),)).density == 0.0
    assert cnf == Cnf(((1, -7), (1, -7), (), (30,)))
    with pytest.raises(ValueError, match="clause 2"):
        Cnf(((1,), (2, 0)))


def test_dimacs_text() -> None:
    text = to_dimacs(Cnf(((1, -3), (), (2,), (2,))), ["1 = rain", "two\nlines", ""])
    assert text == ("c 1 = rain\nc two\nc lines\nc\np cnf 3 4\n1 -3 0\n0\n2 0\n2 0\n")
    assert "\n".join(dimacs_lines(Cnf(()))) == "p cnf 0 0"


@settings(max_examples=50)
@given(formulas)
def test_dimacs_is_read_back_as_it_was(cnf: Cnf) -> None:
    text = to_dimacs(cnf, ["p cnf 1 1", "x"])
    other = CNF(from_string=text)
    assert [tuple(clause) for clause in other.clauses] == list(cnf.clauses)


def test_the_worked_example_of_the_study() -> None:
    cnf = cnf_of(grid_of(WORKED)).cnf
    assert (len(cnf.clauses), len(cnf.variables)) == (1375, 187)
    assert round(cnf.density, 2) == 7.35
    assert len(set(cnf.clauses)) == 1192


@settings(max_examples=25, deadline=None)
@given(
    shape=st.sampled_from([(1, 3), (2, 2), (2, 3), (3, 2), (3, 3)]),
    seed=st.integers(0, 10**6),
    share=st.floats(0.2, 1),
    wrong=st.integers(0, 3),
    crossed=st.integers(0, 3),
)
def test_the_formula_is_that_of_the_rules_simplified(
    shape: tuple[int, int], seed: int, share: float, wrong: int, crossed: int
) -> None:
    geometry = Geometry.of(*shape)
    grid = holes(geometry, seed, round(share * geometry.cell_count))
    for cell in list(grid.empty_cells())[:wrong]:
        grid.place(cell, seed % geometry.n + 1)
    for cell in list(grid.empty_cells())[:crossed]:
        grid.eliminate(cell, seed % geometry.n + 1)
    formula = cnf_of(grid)
    ours = Counter(
        frozenset((*formula.places[abs(literal) - 1], literal > 0) for literal in clause)
        for clause in formula.cnf.clauses
    )
    assert ours == by_the_letter(grid)
    assert formula.cnf.variables == tuple(range(1, len(formula.places) + 1))


@each_case(
    ("shape", "empty"), [((1, 2), 4), ((1, 3), 7), ((2, 2), 12), ((2, 3), 22), ((4, 4), 130)]
)
def test_the_formula_is_satisfied_by_the_solutions_alone(
    shape: tuple[int, int], empty: int
) -> None:
    grid = holes(Geometry.of(*shape), seed=3, empty=empty)
    assert models(cnf_of(grid)) == {tuple(values) for values in search.solutions(grid)}


def test_variables_are_candidates_in_order() -> None:
    formula = cnf_of(grid_of("1 0 3 4\n3 4 1 2\n2 1 4 3\n4 3 0 0"))
    assert formula.places == ((1, 2), (14, 2), (15, 1))
    assert list(formula.comments()) == ["1 = r1c2 is 2", "2 = r4c3 is 2", "3 = r4c4 is 1"]
    assert formula.cnf.clauses[:3] == ((1,), (2,), (3,)), "nothing is concluded"
    assert formula.values_of([1, -2, 3]) == [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 0, 1]


def test_digits_placed_by_hand_count_like_givens() -> None:
    grid = grid_of(CLASSIC)
    given = cnf_of(
        Grid(grid.geometry, [1 if cell == 2 else v for cell, v in enumerate(grid.values)])
    )
    grid.place(2, 1)
    assert cnf_of(grid) == given


def test_a_crossed_out_candidate_is_false() -> None:
    grid = Grid(FOUR)
    grid.restrict(0, 0b0011)
    formula = cnf_of(grid)
    assert formula.places[:3] == ((0, 1), (0, 2), (1, 1))
    found = models(formula)
    assert len(found) == 144
    assert {values[0] for values in found} == {1, 2}


def test_a_full_board_asks_for_nothing() -> None:
    formula = cnf_of(grid_of(CLASSIC_SOLUTION))
    assert formula.cnf == Cnf(())
    assert is_solution(grid_of(CLASSIC), formula.values_of([]))


@pytest.mark.parametrize(
    "grid",
    [
        Grid(FOUR, [1, 1] + [0] * 14),
        Grid(FOUR, [1, 0, 0, 0, 0, 0, 0, 0, 1] + [0] * 7),
        grid_of("0 3 1 0\n4 0 0 0\n2 0 0 0\n0 0 0 0"),
        Grid(FOUR, [1] * 16),
    ],
)
def test_a_contradiction_in_sight_is_an_empty_clause(grid: Grid) -> None:
    cnf = cnf_of(grid).cnf
    assert () in cnf.clauses
    assert not Glucose4(bootstrap_with=cnf.clauses).solve()


def test_a_digit_without_place_is_an_empty_clause() -> None:
    grid = Grid(FOUR)
    for cell in FOUR.rows[1].cells:
        grid.eliminate(cell, 3)
    assert cnf_of(grid).cnf.clauses.count(()) == 1


def test_the_text_of_a_grid_is_read_by_a_solver() -> None:
    formula = cnf_of(grid_of(CLASSIC))
    text = to_dimacs(formula.cnf, formula.comments())
    assert text.startswith("c 1 = r1c3 is 1\n")
    with Glucose4(bootstrap_with=CNF(from_string=text)) as solver:
        assert solver.solve()
        assert is_solution(grid_of(CLASSIC), formula.values_of(solver.get_model()))


def test_boards_too_large_are_refused_before_they_fill_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clauses = len(cnf_of(Grid(FOUR)).cnf.clauses)
    assert clauses == 4 * 16 * (1 + 6)
    monkeypatch.setattr(grid_cnf, "MOST_CLAUSES", clauses)
    cnf_of(Grid(FOUR))
    monkeypatch.setattr(grid_cnf, "MOST_CLAUSES", clauses - 1)
    with pytest.raises(TooLarge):
        cnf_of(Grid(FOUR))


def test_a_pulse_stops_the_making() -> None:
    class Enough(Exception):
        pass

    def pulse() -> None:
        raise Enough

    with pytest.raises(Enough):
        cnf_of(Grid(FOUR), pulse)
