"""Where the boards of an exam come from: the shipped grids, in a new look each time.

Everything here follows from the dice alone, so that a seed gives the same paper anywhere.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, combinations, islice

from tutor.base.dice import Dice
from tutor.explain.path import walk
from tutor.games.sudoku.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX, ShippedFile, shipped_file
from tutor.games.sudoku.making import LEVELS
from tutor.learn.course import COURSES
from tutor.learn.exam.questions.order import RatedGrid
from tutor.learn.exam.syllabus import Draw
from tutor.learn.grid_lessons import lesson
from tutor.rating.levels import TIER_OF_LEVEL, Level
from tutor.rating.pace import Pace, bounds_of
from tutor.rating.record import Rating, rate
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled, shuffled_board
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES
from tutor.techniques.position import Position

_GRIDS = 12
"""How many grids of a file are looked at for one question."""
_TELLING = 1.25
"""Grids to be ordered differ by such a factor at least, from each to the next."""
_SETS = 6
"""How many sets of them are looked at."""


class Boards:
    """The boards of one paper: none comes twice, in whatever look, while there are others."""

    def __init__(self, dice: Dice, own: tuple[Grid, ...] = ()) -> None:
        """Args:
        dice: what decides.
        own: the grids that were chosen; they come first, and as they are.
        """
        self._dice = dice
        self._own = own
        self._draw = Draw(dice)

    def of(self, technique: str) -> Iterator[Grid]:
        """Boards on which a technique is the simplest that applies, with the candidates left.

        Whoever stops at a board has used it.
        """
        return chain(self._of_own(technique), self._walked(technique), self._of_lesson(technique))

    def own_grids(self) -> Iterator[Grid]:
        """The grids that were chosen, those not used yet first."""
        return (self._own[index] for index in self._draw.numbers("own", len(self._own)))

    @cached_property
    def _own_walks(self) -> tuple[dict[str, list[Grid]], ...]:
        """For each grid that was chosen the boards of its walk, by the technique they need."""
        walks = []
        for grid in self._own:
            position = Position(grid)
            met: dict[str, list[Grid]] = {}
            for step in walk(position):
                met.setdefault(step.technique, []).append(position.grid())
            walks.append(met)
        return tuple(walks)

    @property
    def own_techniques(self) -> frozenset[str]:
        """The techniques that the grids that were chosen need."""
        return frozenset(technique for met in self._own_walks for technique in met)

    def _of_own(self, technique: str) -> Iterator[Grid]:
        """Boards met on the walks of the grids that were chosen."""
        for index in self._draw.numbers("own", len(self._own)):
            yield from self._one_of(self._own_walks[index].get(technique, []))

    def _one_of(self, boards: list[Grid]) -> Iterator[Grid]:
        if boards:
            yield boards[self._dice.below(len(boards))]

    def _walked(self, technique: str) -> Iterator[Grid]:
        """Boards met on the walks of the grids that are shipped for a technique."""
        source = f"{TECHNIQUE_PREFIX}{technique}"
        file = shipped_file(source)
        if file is None:
            return
        for index in islice(self._draw.numbers(source, len(file)), _GRIDS):
            position = Position(shuffled(file.grid(index), self._dice))
            met = [position.grid() for step in walk(position) if step.technique == technique]
            yield from self._one_of(met)

    def _of_lesson(self, technique: str) -> Iterator[Grid]:
        """Boards of its exercises."""
        if technique not in COURSES["sudoku"].lessons:
            return
        instances = lesson(technique).exercises.instances
        for index in self._draw.numbers(f"exercises {technique}", len(instances)):
            board, _ = shuffled_board(instances[index], self._dice)
            step = next(walk(Position(board)), None)
            if step is not None and step.technique == technique:
                yield board

    def practised(self, technique: str) -> Iterator[Grid]:
        """Boards of its exercises on which it removes something, though it may not be simplest."""
        instances = lesson(technique).exercises.instances
        for index in self._draw.numbers(f"exercises {technique}", len(instances)):
            board, _ = shuffled_board(instances[index], self._dice)
            step = TECHNIQUES[technique].first(Position(board))
            if step is not None and step.eliminations:
                yield board

    def near_misses(self, technique: str) -> Iterator[tuple[Grid, frozenset[int]]]:
        """Boards with cells that look like a pattern, and are none.

        Real singles come on boards without candidates. So do these: else that would tell.
        """
        misses = lesson(technique).exercises.near_misses
        if TECHNIQUES[technique].tier == 1:
            misses = tuple(one for one in misses if not any(one.grid.removed_candidates()))
        for index in self._draw.numbers(f"near misses {technique}", len(misses)):
            board, cells = shuffled_board(misses[index].grid, self._dice, misses[index].cells)
            yield board, frozenset(cells)


def begun_own(
    grids: Iterator[Grid], known: tuple[str, ...], dice: Dice, pace: Pace
) -> tuple[Grid, Rating] | None:
    """The first of some grids that techniques one knows finish, begun as far as it has to be."""
    for grid in grids:
        hardest = rate(grid).hardest
        if hardest in known:
            longest = bounds_of(pace)[1]
            return _shortened(*_begun(grid, (hardest,), longest), (hardest,), dice, longest)
    return None


def begun_grid(
    file_id: str, techniques: tuple[str, ...], dice: Dice, pace: Pace
) -> tuple[Grid, Rating]:
    """A grid of a file with so many digits placed that what is hard about it is left.

    It is left as early as the time allows, and before the last step of these techniques.
    Where what follows would still take too long, further digits are given; where none takes
    so long as it should, the longest will do.
    """
    least, longest = bounds_of(pace)
    file = shipped_file(file_id)
    assert file is not None
    found: list[tuple[Grid, Rating]] = []
    order = sorted(dice.permutation(len(file)), key=lambda index: file.score(index) < least)
    for index in order[:_GRIDS]:
        found.append(_begun(shuffled(file.grid(index), dice), techniques, longest))
        if least <= found[-1][1].score <= longest:
            return found[-1]
    board, rated = min(found, key=lambda one: max(least - one[1].score, one[1].score - longest))
    return _shortened(board, rated, techniques, dice, longest)


def _begun(grid: Grid, techniques: tuple[str, ...], longest: float) -> tuple[Grid, Rating]:
    """The latest board whose hardest step is one of these, or an earlier one that is short."""
    best = grid, rate(grid)
    is_late = False
    for board in reversed(_before(grid, techniques)):
        rated = rate(board)
        if rated.hardest in techniques:
            if is_late and rated.score > longest:
                break
            best, is_late = (board, rated), True
    return best


def _shortened(
    board: Grid, rated: Rating, techniques: tuple[str, ...], dice: Dice, longest: float
) -> tuple[Grid, Rating]:
    """The board with digits given that leave its hardest step, until it is short enough."""
    solution = search.only_solution(board)
    assert solution is not None
    cells = list(board.empty_cells())
    dice.shuffle(cells)
    for cell in cells:
        if rated.score <= longest:
            break
        values = board.values.copy()
        values[cell] = solution[cell]
        fuller = Grid(board.geometry, values)
        easier = rate(fuller)
        if easier.hardest in techniques and easier.score < rated.score:
            board, rated = fuller, easier
    return board, rated


def _before(grid: Grid, techniques: tuple[str, ...]) -> list[Grid]:
    """The boards, digits only, on which the walk takes a step of these; each once."""
    position = Position(grid)
    boards: list[Grid] = []
    for step in walk(position):
        if step.technique in techniques and (not boards or boards[-1].values != position.values):
            boards.append(Grid(grid.geometry, position.values))
    return boards


def telling_grids(
    level: Level, known: Sequence[str], count: int, dice: Dice
) -> tuple[RatedGrid, ...] | None:
    """Grids up to a level that differ clearly, in any order; None if there are none.

    The ladder that was taught and the rater tell the same about them: each needs, at its
    hardest, something later on the ladder than the one before, and clearly more minutes. Of
    several such sets the one that says least at first sight: the more givens, the easier,
    should not be the answer.

    Args:
        level: of the hardest.
        known: the techniques that may be needed, in the order of the ladder.
        count: how many.
        dice: what decides.
    """
    at = LEVELS.index(level)
    is_quick = TIER_OF_LEVEL[level] <= LAST_TIER
    files = [shipped_file(f"{LEVEL_PREFIX}{one}") for one in LEVELS[max(at - 2, 0) : at + 1]]
    pool = [
        (file, index)
        for file in files
        if file is not None
        for index in range(len(file))
        if file.hardest(index) in known
    ]
    sets = (_different(pool, known, count, dice, is_quick=is_quick) for _ in range(_SETS))
    whole = [found for found in sets if len(found) == count]
    return min(whole, key=_told_by_givens) if whole else None


def _different(
    pool: list[tuple[ShippedFile, int]],
    known: Sequence[str],
    count: int,
    dice: Dice,
    *,
    is_quick: bool,
) -> tuple[RatedGrid, ...]:
    """Some grids, each clearly easier or harder than the others, by minutes and ladder alike.

    Where a rating takes long, they come in the look in which they were rated.
    """

    def agree(one: RatedGrid, other: RatedGrid) -> bool:
        if one.hardest not in known or one.hardest == other.hardest:
            return False
        is_later = known.index(one.hardest) > known.index(other.hardest)
        return _differ(one.score, other.score) and is_later == (one.score > other.score)

    dice.shuffle(pool)
    found: list[RatedGrid] = []
    for file, index in pool:
        # The line of the file tells roughly; in its new look a grid is rated anew.
        if all(agree(_as_shipped(file, index), other) for other in found):
            one = _in_new_look(file, index, dice) if is_quick else _as_shipped(file, index)
            if one.hardest in known and all(agree(one, other) for other in found):
                found.append(one._replace(score=round(one.score, 3)))
        if len(found) == count:
            break
    return tuple(found)


def _in_new_look(file: ShippedFile, index: int, dice: Dice) -> RatedGrid:
    grid = shuffled(file.grid(index), dice)
    rated = rate(grid)
    return RatedGrid(grid, rated.score, rated.hardest)


def _as_shipped(file: ShippedFile, index: int) -> RatedGrid:
    return RatedGrid(file.grid(index), file.score(index), file.hardest(index))


def _told_by_givens(grids: tuple[RatedGrid, ...]) -> int:
    """How many pairs the number of givens puts in the right order, less the wrong ones."""
    told = 0
    for one, other in combinations(grids, 2):
        more = one.grid.given_count - other.grid.given_count
        if more:
            told += 1 if (more > 0) == (one.score < other.score) else -1
    return told


def _differ(one: float, other: float) -> bool:
    return max(one, other) >= _TELLING * min(one, other)
