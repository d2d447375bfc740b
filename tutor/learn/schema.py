"""The data of a lesson: its typed shape, read from TOML and from nothing else.

``lesson.toml`` has the worked examples, each with the step it claims, and the near misses
that are told. ``exercises.toml`` has the boards of the exercises: instances, where the
technique applies, and near misses, where it looks so and does not.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, get_args

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

T = TypeVar("T")


class BadLesson(Exception):
    """A file of the course that is not as it should be."""

    def __init__(self, path: Path, place: str, found: object) -> None:
        super().__init__(f"{path.parent.name}/{path.name}: {place}: {found!r}")


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


class _Table:
    """A table of a file, read strictly: everything expected, nothing else."""

    def __init__(self, path: Path, place: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadLesson(path, place, data)
        self._path, self._place = path, place
        self._left = dict(data)

    def take(self, name: str, read: Callable[[Any], T], default: object = None) -> T:
        """One value, which is then accounted for; without a default it has to be there."""
        place = f"{self._place}.{name}".lstrip(".")
        value = self._left.pop(name, default)
        try:
            return read(value)
        except (ValueError, TypeError, AttributeError) as problem:
            raise BadLesson(self._path, place, value) from problem

    def tables(self, name: str) -> list["_Table"]:
        """The tables of a list; none if there is no list."""
        found: list[object] = self.take(name, list, [])
        place = f"{self._place}.{name}".lstrip(".")
        return [_Table(self._path, f"{place}[{index}]", item) for index, item in enumerate(found)]

    def table(self, name: str) -> "_Table":
        """A table inside this one."""
        return _Table(self._path, f"{self._place}.{name}".lstrip("."), self.take(name, dict))

    def done(self) -> None:
        """Everything has been read.

        Raises:
            BadLesson: something is there that nobody expects.
        """
        for name, value in self._left.items():
            raise BadLesson(self._path, f"{self._place}.{name}".lstrip("."), value)

    def grid(self) -> Grid:
        """The board of this table."""
        givens = self.take("givens", read_board)
        board = self.take("board", read_board, write_board(givens))
        crossed = self.take("crossed", read_candidates, "")
        try:
            return grid_of(givens, board, crossed)
        except Unreadable as problem:
            raise BadLesson(self._path, self._place, str(problem)) from problem


def _open(path: Path) -> _Table:
    try:
        return _Table(path, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise BadLesson(path, "", str(problem)) from problem


def read_lesson(folder: Path) -> LessonData:
    """The examples and near misses that a lesson tells.

    Raises:
        BadLesson: the file is not as it should be.
    """
    table = _open(folder / LESSON_FILE)
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
    table = _open(folder / EXERCISES_FILE)
    instances = []
    for item in table.tables("instance"):
        instances.append(item.grid())
        item.done()
    near_misses = tuple(_near_miss(item) for item in table.tables("near-miss"))
    table.done()
    return ExerciseData(tuple(instances), near_misses)


def _example(table: _Table, technique: str) -> Example:
    grid = table.grid()
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


def _near_miss(table: _Table) -> NearMiss:
    near_miss = NearMiss(table.grid(), table.take("cells", read_cells))
    table.done()
    return near_miss


def _scene(table: _Table) -> Scene:
    scene = Scene(
        table.grid(),
        table.take("houses", lambda names: tuple(map(read_house, names)), []),
        table.take("cells", read_cells, ""),
    )
    table.done()
    return scene
