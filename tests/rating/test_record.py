"""Ratings as records: what is in them, for every kind of grid."""

import json

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of, holes
from tutor.rating import grid_cnf, record
from tutor.rating.quine import HEURISTICS
from tutor.rating.record import Record, Wanted, record_of
from tutor.rating.weights import Weights, shipped
from tutor.sudoku import search
from tutor.sudoku.formats import FORMATS, line_of, write
from tutor.sudoku.generator import Recipe, generate
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

WORKED = "..7.2...184.1......213...8.....45..3.6.....4.2..76.....1...736......6.785...3.1.."
DOCUMENTED = ["grid", "score", "level", "hardest", "counts", "pace", "openness"]
VISUAL = ["givens", "candidates", "spread_rows", "spread_columns", "spread_boxes", "spread"]
VISUAL += ["spread_values", "mix"]
OPENINGS = ["moments", "full_house", "box", "line", "naked", "alone", "distance", "sweeps"]
OPENINGS += ["looks", "rounds", "cells_per_opening"]
SAT = ["variables", "clauses", "density", "heuristic", "status", "depth", "disjunctions"]
SAT += ["eliminations", "score"]
NONE = "12345678." + "." * 8 + "9" + "." * 63


def generated(shape: tuple[int, int], empty: float) -> Grid:
    puzzle = generate(Recipe(Geometry.of(*shape), empty), 1)
    assert puzzle is not None
    return puzzle.grid


def told(grid: Grid, wanted: Wanted | None = None) -> Record:
    """The record of a grid, which is nothing but JSON."""
    found = record_of(grid, wanted or Wanted(shipped()))
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    return found


def check(found: Record, *, is_rated: bool) -> None:
    keys = [*DOCUMENTED, "openings" if is_rated else "flaw", "visual"]
    assert list(found) == keys
    assert list(found["visual"]) == VISUAL
    if is_rated:
        assert list(found["openings"]) == OPENINGS
        assert (found["score"] > 0) == bool(found["counts"])
    else:
        assert [found[key] for key in DOCUMENTED[1:]] == [None, None, None, {}, None, None]


@each_case(
    ("shape", "empty"), [((2, 2), 0.6), ((2, 3), 0.6), ((3, 3), 0.5), ((4, 4), 0.4), ((5, 5), 0.03)]
)
def test_every_size(shape: tuple[int, int], empty: float) -> None:
    grid = generated(shape, empty)
    found = told(grid)
    check(found, is_rated=True)
    assert found["grid"] == line_of(grid)
    assert sum(found["counts"].values()) >= grid.values.count(0)
    assert found["visual"]["givens"] == grid.given_count
    assert found["openings"]["moments"] == grid.values.count(0)


def test_figures_of_a_known_grid() -> None:
    found = told(grid_of(CLASSIC))
    assert found["level"] in ("beginner", "easy")
    assert found["hardest"] == "hidden-single"
    assert found["counts"] == {"full-house": 21, "hidden-single": 30}
    assert found["openings"]["moments"] == 51
    assert found["openings"]["sweeps"] == 14
    assert found["visual"]["candidates"] == 153


def test_techniques_in_the_order_of_the_ladder() -> None:
    harder = ".7.....3.9..4...822...7.9.4.58..93....7..6.....93..2.8..2..56....19.7....9.....1."
    found = told(grid_of(harder))
    assert list(found["counts"])[:2] == ["full-house", "hidden-single"]
    assert list(found["counts"])[-1] == found["hardest"]


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        (NINE_SOLUTIONS, "multiple"),
        (NONE, "none"),
        ("55" + CLASSIC[2:], "invalid"),
        ("." * 81, "multiple"),
    ],
)
def test_what_has_no_rating_says_why(text: str, flaw: str) -> None:
    found = told(grid_of(text))
    check(found, is_rated=False)
    assert found["flaw"] == flaw


def test_a_full_grid() -> None:
    found = told(grid_of(CLASSIC_SOLUTION))
    check(found, is_rated=True)
    assert (found["level"], found["counts"], found["openness"]) == ("beginner", {}, 0.0)


def test_digits_placed_and_candidates_crossed_out() -> None:
    grid = grid_of(CLASSIC)
    grid.place(2, 4)
    found = told(grid)
    check(found, is_rated=True)
    assert sum(found["counts"].values()) == 50
    assert found["grid"] == CLASSIC[:2] + "4" + CLASSIC[3:]
    grid.eliminate(3, 2)
    assert told(grid)["visual"]["candidates"] == found["visual"]["candidates"] - 1


def test_pencil_marks() -> None:
    grid = grid_of(CLASSIC)
    marked = grid_of(write([grid], FORMATS["pencilmarks"]))
    assert told(marked)["counts"].keys() == told(grid)["counts"].keys()
    wrong = grid_of(CLASSIC)
    wrong.eliminate(2, 4)  # r1c3 is 4
    assert told(wrong)["flaw"] == "none"
    settled = grid_of(NINE_SOLUTIONS)
    solution = search.solve(settled)
    assert solution is not None
    for cell in settled.empty_cells():
        settled.restrict(cell, 1 << solution[cell] - 1)
    check(told(settled), is_rated=True)


@pytest.mark.parametrize("heuristic", HEURISTICS)
def test_the_figures_of_the_formula(heuristic: str) -> None:
    named = next(name for name in HEURISTICS if name == heuristic)
    formula = {heuristic: {"constant": 2.0, "eliminations": 0.5}}
    weights = Weights("openness", {}, formula, minutes=3.0)
    found = told(grid_of(WORKED), Wanted(weights, named, "seed"))
    sat = found["sat"]
    assert list(sat) == SAT
    assert (sat["variables"], sat["clauses"], sat["density"]) == (187, 1375, 7.35)
    assert (sat["heuristic"], sat["status"]) == (heuristic, "satisfied")
    assert len(sat["disjunctions"]) == len(sat["eliminations"]) == sat["depth"] + 1
    assert sat["score"] == pytest.approx(3 * (2 + 0.5 * sum(sat["eliminations"])))
    assert list(found)[-1] == "sat"
    again = told(grid_of(WORKED), Wanted(weights, named, "seed"))
    assert again == found


def test_formulas_without_a_rating() -> None:
    wanted = Wanted(shipped(), "smallest")
    assert told(grid_of(NONE), wanted)["sat"]["status"] == "contradiction"
    assert told(grid_of(NONE), wanted)["sat"]["score"] is None
    several = told(grid_of(NINE_SOLUTIONS), wanted)["sat"]
    assert (several["status"], several["score"]) == ("satisfied", None)
    unknown = told(grid_of(CLASSIC), Wanted(Weights("openness", {}, {}), "largest"))["sat"]
    assert (unknown["status"], unknown["score"]) == ("satisfied", None)
    empty = told(grid_of(CLASSIC_SOLUTION), wanted)["sat"]
    assert (empty["variables"], empty["clauses"], empty["density"]) == (0, 0, 0.0)
    assert (empty["depth"], empty["disjunctions"], empty["eliminations"]) == (0, [0], [0])


def test_formulas_of_large_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Wanted(shipped(), "smallest")
    small = told(generated((5, 5), 0.03), wanted)["sat"]
    assert small["status"] == "satisfied"
    monkeypatch.setattr(record, "MOST_ON_LARGE_BOARDS", 3)
    open_board = holes(Geometry.of(3, 6), seed=1, empty=240)
    found = told(open_board, wanted)
    assert (found["flaw"], found["sat"]["status"]) == ("multiple", "undecided")
    assert sum(found["sat"]["disjunctions"]) == 3
    assert found["sat"]["score"] is None
    monkeypatch.setattr(grid_cnf, "MOST_CLAUSES", 10)
    too_large = told(open_board, wanted)
    assert too_large["sat"] is None
    assert too_large["visual"] == found["visual"]


def test_it_can_be_stopped() -> None:
    class Enough(Exception):
        pass

    def stop() -> None:
        raise Enough

    with pytest.raises(Enough):
        record_of(grid_of(VERY_HARD), Wanted(shipped()), stop)
