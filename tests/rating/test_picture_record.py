"""Records of ratings, the formula's figures among them, and what they were fitted to."""

import json

import pytest

from tests.rating.nonograms import CROSS, IMPOSSIBLE, NO_SOLUTION, TRIED, TWO_SOLUTIONS
from tutor.lab.calibration import formula_minutes as fit
from tutor.nonogram.generator import random_picture
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.rating import puzzle_cnf, record
from tutor.rating.models import SAT_FIGURES
from tutor.rating.pictures import rate_picture as rate
from tutor.rating.quine import HEURISTICS, Heuristic
from tutor.rating.record import SAT_MINUTES
from tutor.rating.record import record_of_picture as record_of


def test_a_record_is_what_the_rating_says() -> None:
    found = record_of(CROSS)
    assert found == {
        "title": "",
        "width": 3,
        "height": 3,
        "score": 0.7,
        "level": "beginner",
        "hardest": "punctuation",
        "counts": {"full-line": 2, "punctuation": 2},
        "sweeps": 2,
        "probes": 0,
        "depth": 0,
        "cells": 9,
        "black": 0.556,
    }


def test_the_formula_of_a_cross() -> None:
    # 9 cells; of the 4 lines with one block of 1, two starts after the first for each.
    found = record_of(CROSS, "smallest")["sat"]
    assert found["variables"] == 9 + 4 * 2
    assert (found["depth"], found["disjunctions"], found["eliminations"]) == (0, [0], [17])
    assert found["density"] == round(found["clauses"] / 17, 2)
    minutes = SAT_MINUTES["smallest"]
    assert found["score"] == round(minutes["constant"] + 17 * minutes["eliminations"], 2)


@pytest.mark.parametrize("heuristic", HEURISTICS)
def test_records_are_json_and_always_the_same(heuristic: Heuristic) -> None:
    found = record_of(TRIED, heuristic, "7")
    assert json.loads(json.dumps(found)) == found
    assert record_of(TRIED, heuristic, "7") == found
    assert found["sat"]["status"] == "satisfied"
    assert found["sat"]["depth"] > 0
    assert found["sat"]["score"] > 0


def test_chance_has_a_seed() -> None:
    found = [record_of(TRIED, "random", seed)["sat"]["disjunctions"] for seed in "abcdef"]
    assert len(set(map(tuple, found))) > 1


@pytest.mark.parametrize(
    ("puzzle", "flaw", "status"),
    [
        (IMPOSSIBLE, "invalid", "contradiction"),
        (NO_SOLUTION, "none", "contradiction"),
        (TWO_SOLUTIONS, "multiple", "satisfied"),
    ],
)
def test_without_a_rating(puzzle: Puzzle, flaw: str, status: str) -> None:
    found = record_of(puzzle, "smallest")
    assert (found["flaw"], found["score"], found["counts"]) == (flaw, None, {})
    assert (found["sat"]["status"], found["sat"]["score"]) == (status, None)


def test_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "LARGE_FORMULA", 10)
    monkeypatch.setattr(record, "MOST_ON_LARGE_BOARDS", 1)
    board = puzzle_of(random_picture(10, 10, 0.3, 1))
    found = record_of(board, "largest")["sat"]
    assert (found["status"], sum(found["disjunctions"]), found["score"]) == ("undecided", 1, None)
    monkeypatch.setattr(puzzle_cnf, "MOST_CLAUSES", 10)
    assert record_of(board, "largest")["sat"] is None


def test_a_fit_tells_small_boards_from_large_ones() -> None:
    rated = fit.sample(sizes=(4, 8), shares=(0.6,), count=3)
    assert [puzzle.width for puzzle, _ in rated] == [4, 4, 4, 8, 8, 8]
    assert all(rate(puzzle).score == score for puzzle, score in rated)
    minutes = fit.fitted(rated, "smallest")
    assert tuple(minutes) == SAT_FIGURES
    assert min(minutes.values()) >= 0
    assert minutes["eliminations"] > 0
    for by_figure in SAT_MINUTES.values():
        assert set(by_figure) <= set(SAT_FIGURES)
        assert min(by_figure.values()) > 0
