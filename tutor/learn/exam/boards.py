"""Where the boards of an exam come from: the shipped grids, in a new look each time.

Everything here follows from the dice alone, so that a seed gives the same paper anywhere.
"""

from collections.abc import Iterator
from itertools import chain

from tutor.explain.path import walk
from tutor.learn.course import lesson
from tutor.learn.exam.questions.order import Rated
from tutor.learn.shipped import ShippedFile, shipped_file
from tutor.play.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX
from tutor.play.grading import LEVELS
from tutor.rating.levels import Level
from tutor.rating.rater import Rating, rate
from tutor.sudoku.dice import Dice
from tutor.sudoku.grid import Grid
from tutor.sudoku.shuffle import shuffled, shuffled_board
from tutor.techniques.position import Position

_GRIDS = 12
"""How many grids of a technique are walked before the boards of its lesson come."""
_LONGEST = 12.0
"""A grid to finish is begun so far that the rater expects so many minutes at most."""
_TELLING = 1.6
"""Grids to be ordered differ by such a factor at least, from each to the next."""


def boards_for(technique: str, dice: Dice) -> Iterator[Grid]:
    """Boards on which a technique is the simplest that applies, with the candidates left."""
    return chain(_walked(technique, dice), _of_lesson(technique, dice))


def _walked(technique: str, dice: Dice) -> Iterator[Grid]:
    """Boards met on the walks of the grids that are shipped for a technique."""
    file = shipped_file(f"{TECHNIQUE_PREFIX}{technique}")
    if file is None:
        return
    for index in dice.permutation(len(file))[:_GRIDS]:
        position = Position(shuffled(file.grid(index), dice))
        met = [position.grid() for step in walk(position) if step.technique == technique]
        if met:
            yield met[dice.below(len(met))]


def _of_lesson(technique: str, dice: Dice) -> Iterator[Grid]:
    """Boards of its exercises."""
    instances = lesson(technique).exercises.instances
    for index in dice.permutation(len(instances)):
        board, _ = shuffled_board(instances[index], dice)
        step = next(walk(Position(board)), None)
        if step is not None and step.technique == technique:
            yield board


def near_misses(technique: str, dice: Dice) -> Iterator[tuple[Grid, frozenset[int]]]:
    """Boards with cells that look like a pattern, and are none."""
    misses = lesson(technique).exercises.near_misses
    for index in dice.permutation(len(misses)):
        board, cells = shuffled_board(misses[index].grid, dice, misses[index].cells)
        yield board, frozenset(cells)


def begun_grid(file_id: str, techniques: tuple[str, ...], dice: Dice) -> tuple[Grid, Rating]:
    """A grid of a file with so many digits placed that what is hard about it is left.

    It is left as early as the time allows, and before the last step of these techniques; of
    several grids the first that does not take too long, or else the shortest.
    """
    file = shipped_file(file_id)
    assert file is not None
    found = []
    for index in dice.permutation(len(file))[:_GRIDS]:
        board, rated = _begun(shuffled(file.grid(index), dice), techniques)
        if rated.score <= _LONGEST:
            return board, rated
        found.append((board, rated))
    return min(found, key=lambda one: one[1].score)


def _begun(grid: Grid, techniques: tuple[str, ...]) -> tuple[Grid, Rating]:
    """The latest board whose hardest step is one of these, or an earlier one that is short."""
    best = grid, rate(grid)
    is_late = False
    for board in reversed(_before(grid, techniques)):
        rated = rate(board)
        if rated.hardest in techniques:
            if is_late and rated.score > _LONGEST:
                break
            best, is_late = (board, rated), True
    return best


def _before(grid: Grid, techniques: tuple[str, ...]) -> list[Grid]:
    """The boards, digits only, on which the walk takes a step of these; each once."""
    position = Position(grid)
    boards: list[Grid] = []
    for step in walk(position):
        if step.technique in techniques and (not boards or boards[-1].values != position.values):
            boards.append(Grid(grid.geometry, position.values))
    return boards


def telling_grids(level: Level, count: int, dice: Dice) -> tuple[Rated, ...]:
    """Grids around a level that the rater finds clearly different, in any order."""
    at = LEVELS.index(level)
    pool: list[tuple[ShippedFile, int]] = []
    for near in LEVELS[max(at - 1, 0) : at + 2]:
        file = shipped_file(f"{LEVEL_PREFIX}{near}")
        assert file is not None
        pool += [(file, index) for index in range(len(file))]
    dice.shuffle(pool)
    found: list[Rated] = []
    for file, index in pool:
        score = file.score(index)
        if all(_differ(score, other.score) for other in found):
            found.append(Rated(shuffled(file.grid(index), dice), score, file.hardest(index)))
        if len(found) == count:
            break
    return tuple(found)


def _differ(one: float, other: float) -> bool:
    return max(one, other) >= _TELLING * min(one, other)
