"""The lessons on Sudoku: what they show, read from TOML and from nothing else, and their pages.

``lesson.toml`` has the worked examples, each with the step it claims, and the near misses
that are told. ``exercises.toml`` has the boards of the exercises: instances, where the
technique applies, and near misses, where it looks so and does not.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import get_args

from tutor import narrate
from tutor.base.content import content_root
from tutor.base.document import from_text
from tutor.base.language import Language
from tutor.explain.lookalike import faults
from tutor.games.sudoku.coach import DARK, Light, light_of
from tutor.learn.course import COURSES, INTRODUCTIONS
from tutor.learn.pages import EXERCISES_FILE, LESSON_FILE, LessonFolder, LessonPage, example_pages
from tutor.learn.taught import lesson_of
from tutor.learn.text import Section
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
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
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


@dataclass(frozen=True)
class LessonData:
    """What a lesson shows."""

    examples: tuple[Example, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    scenes: tuple[LessonScene, ...] = ()


@dataclass(frozen=True)
class ExerciseData:
    """What its exercises are made from."""

    instances: tuple[Grid, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()


@dataclass(frozen=True, kw_only=True)
class GridPage(LessonPage):
    """A page with a grid."""

    grid: Grid
    light: Light = DARK

    def board_json(self) -> dict[str, object]:
        """The grid, its cells and houses in question."""
        geometry = self.grid.geometry
        pointed = self.pointed | {mark.cell for mark in self.light.marks}
        return {
            "grid": line_of(self.grid),
            "cells": [geometry.cell_name(cell) for cell in sorted(pointed)],
            "houses": [house.name("en") for house in self.light.houses],
        }


class GridLesson(LessonFolder):
    """A lesson on Sudoku."""

    @property
    def shows_candidates(self) -> bool:
        """Whether its boards have their candidates: the rules come before anybody knows them."""
        return self.id != "rules"

    @cached_property
    def data(self) -> LessonData:
        """The boards that are told."""
        return read_lesson(self.folder)

    @cached_property
    def exercises(self) -> ExerciseData:
        """The boards of the exercises."""
        return read_exercises(self.folder)

    def pages_of(self, section: Section, language: Language) -> Iterator[GridPage]:
        """The pages of one part."""
        data, said = self.data, section.sentences()
        part, heading = section.part, section.heading
        if part == "example":
            yield from _example_pages(section, data.examples[section.number - 1], language)
        elif part == "scene":
            scene = data.scenes[section.number - 1]
            yield GridPage(
                part=part,
                heading=heading,
                sentences=said,
                grid=scene.grid,
                light=Light(houses=scene.houses),
                pointed=frozenset(scene.cells),
            )
        elif part == "mistake" and data.near_misses:
            yield from _mistake_pages(section, self.id, data.near_misses[0], language)
        else:
            first = data.examples[0].grid if data.examples else data.scenes[0].grid
            if part == "ladder" and not self.is_introduction:
                said = (*said, "", _rung(self.id, language))
            yield GridPage(part=part, heading=heading, sentences=said, grid=first)


@cache
def lesson(id_: str) -> GridLesson:
    """The lesson with this id, or the one that teaches the technique with this id.

    Raises:
        KeyError: there is none.
    """
    if (shared := lesson_of(id_)) != id_:
        return lesson(shared)
    if id_ not in COURSES["sudoku"].lessons:
        raise KeyError(id_)
    is_introduction = id_ in INTRODUCTIONS
    return GridLesson(id_, content_root("lessons") / id_, is_introduction=is_introduction)


# Pages


def step_of(example: Example) -> Step:
    """The step that an example tells.

    Raises:
        LookupError: the explainer does not find it.
    """
    technique = TECHNIQUES[example.claim.technique]
    position = Position(example.grid)
    # The clearest step is found much sooner than all of them, and an example mostly tells it.
    first = technique.first(position)
    if first is not None and example.claim.is_made_by(first):
        return first
    for step in technique.finder(position):
        if example.claim.is_made_by(step):
            return step
    raise LookupError(f"{technique.id}: the step of an example is not there")


def _example_pages(section: Section, example: Example, language: Language) -> Iterator[GridPage]:
    grid, step = example.grid, step_of(example)
    told = narrate.narrate(step, grid.geometry, language)
    pattern, end = (light_of(step, rung) for rung in (narrate.PATTERN, narrate.REASON))
    legend = legend_of(pattern.marks, grid.geometry, language, pattern.chain)
    said = (*section.sentences(), "", told.where)
    first = GridPage(part="example", heading=section.heading, sentences=said, grid=grid)
    beats = (((told.what,), pattern), (told.reasons, pattern), ((told.then,), end))
    return example_pages(first, beats, legend)


def _mistake_pages(
    section: Section, id_: str, miss: NearMiss, language: Language
) -> Iterator[GridPage]:
    page = GridPage(
        part="mistake",
        heading=section.heading,
        sentences=section.sentences(),
        grid=miss.grid,
        pointed=frozenset(miss.cells),
    )
    yield page
    wrong = faults(Position(miss.grid), id_, miss.cells)
    light = Light(wrong=tuple(sorted({cell for fault in wrong for cell in fault.others})))
    sentences = tuple(tell_fault(fault, miss.grid.geometry, language) for fault in wrong)
    sentences += (say(language, "lesson-no-pattern", name=narrate.called(id_, language)),)
    yield replace(page, sentences=sentences, light=light, goes_on=True)


def _rung(id_: str, language: Language) -> str:
    """Which rung of the ladder a technique is."""
    index = [technique.id for technique in LADDER].index(id_)
    rung = {"rung": index + 1, "of": len(LADDER)}
    if index == 0:
        return say(language, "lesson-first-rung", **rung)
    before = narrate.called(LADDER[index - 1].id, language)
    return say(language, "lesson-rung", before=before, **rung)


# Files


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
    )
    table.done()
    return scene


def _grid(table: Table) -> Grid:
    """The board of a table."""
    givens = table.text("givens", read_board)
    board = table.text("board", read_board, write_board(givens))
    crossed = table.text("crossed", read_candidates, "")
    try:
        return grid_of(givens, board, crossed)
    except Unreadable as problem:
        raise table.wrong(str(problem)) from problem
