"""Versions of equal worth: neighbours get other boards, and the same work."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count, islice

from tutor.base.dice import Dice
from tutor.games.game import GameName
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.exam.own import clues_of, game_of_line, grids, line_of, pictures
from tutor.learn.exam.paper import Paper
from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.sudoku.symmetry import shuffled

_LOOKS = 24
"""So many papers are looked at for each version."""
CLOSE = 0.05
"""Papers are worth the same if their points, and their minutes, differ by no more than that."""

Setter = Callable[[str], Paper]
"""Sets the paper of a seed."""


def papers(first: Paper, number: int, set_: Setter) -> list[Paper]:
    """So many papers on the same terms: the same kinds of questions, about the same points.

    The first is that of the seed that was asked for; the others are those of seeds made from it
    that come nearest to it.
    """
    kinds = _kinds(first)
    seeds = (f"{first.seed}-{at}" for at in count(2))
    looked = [set_(seed) for seed in islice(seeds, _LOOKS if number > 1 else 0)]
    others = [one for one in looked if _kinds(one) == kinds and one.code != first.code]
    return [first, *sorted(others, key=lambda one: apart(one, first))[: number - 1]]


def _kinds(paper: Paper) -> list[str]:
    return sorted(question.kind for question in paper.questions)


def apart(one: Paper, other: Paper) -> float:
    """How far two papers are apart in what they are worth, as a share of the second."""
    points = abs(one.points - other.points) / max(other.points, 1)
    minutes = abs(one.minutes - other.minutes) / max(other.minutes, 0.1)
    return max(points, minutes)


def puzzles(lines: Sequence[str], number: int, seed: str) -> tuple[tuple[str, ...], ...]:
    """So many versions of some puzzles; the first as they are, the others turned around.

    A Sudoku's lines and digits change places, a nonogram is mirrored: what it takes to solve
    it is the same.
    """
    first = tuple(lines)
    others = (tuple(_turned(line, f"{seed}/{at}", at) for line in first) for at in range(1, number))
    return (first, *others)


def _turned(line: str, seed: str, at: int) -> str:
    return _TURNS[game_of_line(line)](line, seed, at)


def _turned_picture(line: str, _: str, at: int) -> str:
    (picture,) = pictures((line,))
    return clues_of(_mirrored(picture, at))


def _turned_grid(line: str, seed: str, _: int) -> str:
    (grid,) = grids((line,))
    found = line_of(GridPuzzle(shuffled(grid, Dice(seed))))
    assert found is not None, "what has one solution still has, turned around"
    return found


def _mirrored(picture: Puzzle, at: int) -> Puzzle:
    """One of the seven other ways to lay a picture down."""
    rows, columns = picture.rows, picture.columns
    if at & 1:
        rows, columns = tuple(_back(clue) for clue in rows), columns[::-1]
    if at & 2:
        rows, columns = rows[::-1], tuple(_back(clue) for clue in columns)
    if at & 4:
        rows, columns = columns, rows
    return replace(picture, rows=rows, columns=columns, goal=None)


def _back(clue: Clue) -> Clue:
    return tuple(reversed(clue))


_TURNS: dict[GameName, Callable[[str, str, int], str]] = {
    "sudoku": _turned_grid,
    "nonogram": _turned_picture,
}
