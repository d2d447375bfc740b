"""The data of a lesson: its typed shape, read from TOML and from nothing else.

``lesson.toml`` has the worked examples, each with the step it claims, and the near misses
that are told. ``exercises.toml`` has the boards of the exercises: instances, where the
technique applies, and near misses, where it looks so and does not.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args

from tutor.learn.toml import Table, open_table
from tutor.learn.writing import (
    Unreadable,
    grid_of,
    read_board,
    read_candidates,
    read_cells,
    read_house,
    write_board,
)
from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Mark, Role, Step

LESSON_FILE = "lesson.toml"
EXERCISES_FILE = "exercises.toml"
_ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True)
class Claim:
    """A step as the lesson tells it: the explainer has to find exactly this."""

    technique: str
    marks: frozenset[Mark]
    houses: tuple[House, ...]
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]

    def is_made_by(self, step: Step) -> bool:
        """Whether a step has this evidence and this conclusion, no more and no less."""
        return (
            step.technique == self.technique
            and frozenset(step.marks) == self.marks
            and step.houses == self.houses
            and set(step.placements) == set(self.placements)
            and set(step.eliminations) == set(self.eliminations)
        )


@dataclass(frozen=True)
class Example:
    """A board on which a step is told."""

    grid: Grid
    claim: Claim


@dataclass(frozen=True)
class NearMiss:
    """A board, and cells that look like the pattern and are not."""

    grid: Grid
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Scene:
    """A board with something to look at, where no step is told."""

    grid: Grid
    houses: tuple[House, ...] = ()
    cells: tuple[int, ...] = ()


@dataclass(frozen=True)
class LessonData:
    """What a lesson shows."""

    examples: tuple[Example, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    scenes: tuple[Scene, ...] = ()


@dataclass(frozen=True)
class ExerciseData:
    """What its exercises are made from."""

    instances: tuple[Grid, ...] = field(default=())
    near_misses: tuple[NearMiss, ...] = field(default=())


def read_lesson(folder: Path) -> LessonData:
    """The examples and near misses that a lesson tells.

    Raises:
        BadLesson: the file is not as it should be.
    """
    table = open_table(folder / LESSON_FILE)
    data = LessonData(
        tuple(_example(item, folder.name) for item in table.tables("example")),
        tuple(_near_miss(item) for item in table.tables("near-miss")),
        tuple(_scene(item) for item in table.tables("scene")),
    )
    table.done()
    return data


def read_exercises(folder: Path) -> ExerciseData:
    """The boards of its exercises.

    Raises:
        BadLesson: the file is not as it should be.
    """
    table = open_table(folder / EXERCISES_FILE)
    instances = []
    for item in table.tables("instance"):
        instances.append(_grid(item))
        item.done()
    near_misses = tuple(_near_miss(item) for item in table.tables("near-miss"))
    table.done()
    return ExerciseData(tuple(instances), near_misses)


def _example(table: Table, technique: str) -> Example:
    grid = _grid(table)
    step = table.table("step")
    table.done()
    placements = step.take("places", lambda text: read_candidates(text, "="), "")
    eliminations = step.take("removes", read_candidates, "")
    houses = step.take("houses", lambda names: tuple(map(read_house, names)), [])
    marks = step.table("marks")
    step.done()
    found = []
    for role in _ROLES:
        for cell, digit in marks.take(role, read_candidates, ""):
            found.append(Mark(cell, digit, role))
    marks.done()
    return Example(grid, Claim(technique, frozenset(found), houses, placements, eliminations))


def _near_miss(table: Table) -> NearMiss:
    near_miss = NearMiss(_grid(table), table.take("cells", read_cells))
    table.done()
    return near_miss


def _scene(table: Table) -> Scene:
    scene = Scene(
        _grid(table),
        table.take("houses", lambda names: tuple(map(read_house, names)), []),
        table.take("cells", read_cells, ""),
    )
    table.done()
    return scene


def _grid(table: Table) -> Grid:
    """The board of a table."""
    givens = table.take("givens", read_board)
    board = table.take("board", read_board, write_board(givens))
    crossed = table.take("crossed", read_candidates, "")
    try:
        return grid_of(givens, board, crossed)
    except Unreadable as problem:
        raise table.wrong(str(problem)) from problem
