"""The files of a lesson on Sudoku, read strictly: its boards, steps, scenes and tries.

``lesson.toml`` has the worked examples, each with the step it claims, and the near misses
that are told. ``exercises.toml`` has the boards of the exercises: instances, where the
technique applies, and near misses, where it looks so and does not.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from tutor.base.document import from_text, read_flag
from tutor.learn.exercises.first_steps import FindClash, FindPlace, PlaceDigit
from tutor.learn.exercises.grid import GridExercise
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.pages import EXERCISES_FILE, LESSON_FILE
from tutor.learn.writing import (
    Table,
    Unreadable,
    grid_of,
    open_table,
    read_board,
    read_candidates,
    read_cells,
    read_house,
    write_board,
)
from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Mark, Role, Step

_ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(frozen=True)
class ClaimedStep:
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
    claim: ClaimedStep


@dataclass(frozen=True)
class NearMiss:
    """A board, and cells that look like the pattern and are not."""

    grid: Grid
    cells: tuple[int, ...]


@dataclass(frozen=True)
class LessonScene:
    """A board with something to look at, where no step is told."""

    grid: Grid
    houses: tuple[House, ...] = ()
    cells: tuple[int, ...] = ()
    is_marked: bool = False
    """Whether it shows the candidates."""


@dataclass(frozen=True)
class LessonTry:
    """A board of an introduction with something to do on it."""

    grid: Grid
    task: GridExercise
    is_marked: bool


@dataclass(frozen=True)
class LessonData:
    """What a lesson shows."""

    examples: tuple[Example, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    scenes: tuple[LessonScene, ...] = ()
    tries: tuple[LessonTry, ...] = ()


@dataclass(frozen=True)
class ExerciseData:
    """What its exercises are made from."""

    instances: tuple[Grid, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()


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
        tuple(_try(item, folder.name) for item in table.tables("try")),
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
    placements = step.text("places", lambda text: read_candidates(text, "="), "")
    eliminations = step.text("removes", read_candidates, "")
    houses = step.items("houses", from_text(read_house), [])
    marks = step.table("marks")
    step.done()
    found = []
    for role in _ROLES:
        for cell, digit in marks.text(role, read_candidates, ""):
            found.append(Mark(cell, digit, role))
    marks.done()
    return Example(grid, ClaimedStep(technique, frozenset(found), houses, placements, eliminations))


def _near_miss(table: Table) -> NearMiss:
    near_miss = NearMiss(_grid(table), table.text("cells", read_cells))
    table.done()
    return near_miss


def _scene(table: Table) -> LessonScene:
    scene = LessonScene(
        _grid(table),
        table.items("houses", from_text(read_house), []),
        table.text("cells", read_cells, ""),
        table.take("marks", read_flag, False),
    )
    table.done()
    return scene


def _try(table: Table, lesson_id: str) -> LessonTry:
    """A cell or a house to find, what a technique says of a cell or at all, else a clash."""
    is_marked = table.take("marks", read_flag, False)
    grid = _grid(table, may_clash=not table.has("find") and not table.has("technique"))
    task: GridExercise
    if table.has("find"):
        task = table.text("find", lambda name: _find(name, lesson_id, grid))
    elif table.has("technique"):
        cell = table.text("cell", read_cells, "")
        task = table.text("technique", lambda id_: _conclude(id_, grid, cell))
    else:
        task = FindClash(lesson_id, grid)
    table.done()
    return LessonTry(grid, task, is_marked)


def _find(name: str, lesson_id: str, grid: Grid) -> FindPlace:
    if name.startswith("r") and not name.startswith("row"):
        return FindPlace(lesson_id, grid, read_cells(name)[0], None)
    house = read_house(name)
    return FindPlace(lesson_id, grid, house.cells[0], house)


def _conclude(technique: str, grid: Grid, cell: tuple[int, ...]) -> GridConclude:
    if technique not in TECHNIQUES:
        raise Unreadable(technique)
    for step in TECHNIQUES[technique].find(Position(grid)):
        if not cell:
            return GridConclude(technique, grid, step)
        if cell == tuple(placed.cell for placed in step.placements):
            return PlaceDigit(technique, grid, step)
    raise Unreadable(technique)


def _grid(table: Table, *, may_clash: bool = False) -> Grid:
    """The board of a table."""
    givens = table.text("givens", read_board)
    board = table.text("board", read_board, write_board(givens))
    crossed = table.text("crossed", read_candidates, "")
    try:
        return grid_of(givens, board, crossed, may_clash=may_clash)
    except Unreadable as problem:
        raise table.wrong(str(problem)) from problem
