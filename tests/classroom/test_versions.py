"""Versions are different, and worth the same."""

from collections import Counter

from tests.cases import each_case
from tests.grids import CLASSIC, grid_of
from tutor.classroom import versions
from tutor.learn.exam.own import grids, own_lines, pictures
from tutor.learn.exam.paper import make_paper
from tutor.learn.exam.syllabus import Syllabus
from tutor.nonogram.explain import only_solution
from tutor.rating.levels import Level
from tutor.rating.record import rate

LEVELS: list[Level] = ["easy", "medium"]


def test_puzzles_are_turned_around_and_no_harder() -> None:
    lines = own_lines([CLASSIC], "sudoku")
    found = versions.puzzles(lines, 4, "seed")
    assert found[0] == lines, "the first is as it was given"
    assert len(set(found)) == 4
    assert found == versions.puzzles(lines, 4, "seed")
    assert found != versions.puzzles(lines, 4, "another")
    rated = {rate(grid).hardest for (line,) in found for grid in grids([line])}
    assert rated == {rate(grid_of(CLASSIC)).hardest}


def test_nonograms_are_mirrored_each_in_another_way() -> None:
    (line,) = own_lines(["4,1,2/3,1 1,1,1"], "nonogram")
    found = versions.puzzles((line,), 8, "seed")
    black = set()
    for (one,) in found:
        (picture,) = pictures([one])
        solution = only_solution(picture)
        assert solution is not None
        black.add(sum(cell == 1 for cell in solution.cells))
    assert len(black) == 1, "the same picture, laid down in another way"
    assert len(set(found)) == 8


@each_case("level", LEVELS)
def test_papers_ask_the_same_kinds_for_nearly_the_same_points(level: Level) -> None:
    syllabus = Syllabus(level, mode="strict").with_usual_time()

    first = make_paper(syllabus, "7")
    found = versions.papers(first, 3, lambda seed: make_paper(syllabus, seed))
    assert found[0] is first
    assert len({paper.code for paper in found}) == 3
    for paper in found:
        kinds = [Counter(question.kind for question in one.questions) for one in (paper, first)]
        assert kinds[0] == kinds[1]
        assert versions.apart(paper, first) <= versions.CLOSE
