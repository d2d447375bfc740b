"""A program of somebody else, as type checkers see it; a test runs it, too."""

from collections.abc import Iterator
from threading import Event
from typing import assert_type

import tutor
from tutor import Grid, Mistake, Nonogram, Reason, Step


def told(puzzle: Grid) -> list[str]:
    """What the coach says, whatever it is."""
    answer = tutor.hint(puzzle, language="fr", seconds=60, stop=Event().is_set)
    assert_type(answer, Step[Grid] | Mistake[Grid] | None)
    if answer is None:
        return []
    if isinstance(answer, Step):
        assert_type(answer.after, Grid)
        return [answer.name(), *answer.moves, *answer.sentences()]
    return [answer.kind, *answer.sentences(rung=2)]


def main() -> str:
    """A grid and a nonogram through all verbs."""
    grid = tutor.Grid.parse("1.34 .... 2... ....")
    assert_type(grid, Grid)
    assert_type(tutor.solve(grid), Grid | None)
    assert_type(tutor.solutions(grid), Iterator[Grid])
    assert_type(tutor.walk(grid, techniques=["hidden-single"]), Iterator[Step[Grid]])
    assert_type(tutor.why(grid, "r1c2=2"), Reason[Grid])
    assert_type(tutor.check(grid), Mistake[Grid] | None)
    assert_type(tutor.generate(seed=1), Grid)

    heart = tutor.Nonogram([[1, 1], [5], [5], [3], [1]], [[2], [4], [4], [4], [2]])
    assert_type(heart, Nonogram)
    assert_type(tutor.solve(heart), Nonogram | None)
    assert_type(list(tutor.steps(heart, "full-line")), list[Step[Nonogram]])
    assert_type(tutor.why(heart, "r1c1=#").steps, tuple[Step[Nonogram], ...])
    assert_type(tutor.rate(heart).counts["full-line"], int)
    try:
        tutor.Grid.parse("nonsense")
    except tutor.BadText as error:
        assert_type(error.line, int | None)
        return "\n".join([*told(grid), error.sentence("fr")])
    return ""
