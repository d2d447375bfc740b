"""The lessons on Sudoku, page by page.

What they show is read from their files. The learner's turns follow from it: the second example is
the learner's to find, and an instance of the exercises the learner's to conclude.
"""

from dataclasses import dataclass, replace
from functools import cache, cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike import faults, is_woven
from tutor.games.sudoku.coach import DARK, Light, Told, tell_step
from tutor.games.sudoku.picture import board_svg, picture_legend
from tutor.games.told import Told as AnyTold
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.exercises.grid import GridExercise, GridSpot
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.grid_lesson_files import (
    Example,
    ExerciseData,
    LessonData,
    NearMiss,
    read_exercises,
    read_lesson,
)
from tutor.learn.pages import BY_ITSELF, LessonFolder, LessonPage, told_in_turn
from tutor.learn.taught import lesson_of
from tutor.learn.text import Section
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step


@dataclass(frozen=True, kw_only=True)
class GridPage(LessonPage):
    """A page with a grid."""

    grid: Grid
    light: Light = DARK
    is_marked: bool
    """Whether the candidates are shown."""

    def board_json(self) -> dict[str, object]:
        """The grid, its cells and houses in question."""
        geometry = self.grid.geometry
        pointed = self.pointed | {mark.cell for mark in self.light.marks}
        return {
            "grid": line_of(self.grid),
            "cells": [geometry.cell_name(cell) for cell in sorted(pointed)],
            "houses": [house.name("en") for house in self.light.houses],
        }

    def drawn(self, title: str, language: Language) -> str:
        """The grid with what is lit up of it."""
        return board_svg(
            self.grid,
            is_marked=self.is_marked,
            light=self.light,
            pointed=self.pointed,
            title=title,
            language=language,
        )

    @property
    def key(self) -> tuple[str, ...]:
        """The roles of its letters."""
        return tuple(picture_legend(self.legend))


class GridLesson(LessonFolder):
    """A lesson on Sudoku."""

    @property
    def needs_candidates(self) -> bool:
        """Whether its boards have their candidates: singles are found by the digits alone."""
        return not self.is_introduction and TECHNIQUES[self.id].family != "singles"

    @cached_property
    def data(self) -> LessonData:
        """The boards that are told."""
        return read_lesson(self.folder)

    @cached_property
    def exercises(self) -> ExerciseData:
        """The boards of the exercises."""
        return read_exercises(self.folder)

    def page_of(self, section: Section, language: Language) -> GridPage:
        """The page of one part."""
        data, index = self.data, max(section.number, 1) - 1
        if section.part == "try":
            return self._turn(section, language)
        if section.part == "example":
            example = data.examples[index]
            return self._page(section, example.grid, _told(example, language))
        if section.part == "mistake" and data.near_misses:
            miss = data.near_misses[0]
            blamed = _blamed(self.id, miss, language)
            return self._page(section, miss.grid, blamed, frozenset(miss.cells))
        if self.is_introduction:
            is_lit = section.part == "scene"
            scene = data.scenes[index if is_lit else -1 if section.part == "ladder" else 0]
            lit = Told((), Light(houses=scene.houses if is_lit else ()))
            cells = frozenset(scene.cells if is_lit else ())
            return self._page(section, scene.grid, lit, cells, is_marked=scene.is_marked)
        rung = (_rung(self.id, language),) if section.part == "scan" else ()
        return self._page(section, data.examples[0].grid, Told(rung))

    def _page(
        self,
        section: Section,
        grid: Grid,
        told: Told,
        pointed: frozenset[int] = frozenset(),
        *,
        is_marked: bool | None = None,
        task: GridExercise | None = None,
    ) -> GridPage:
        """What the words say, then what the board does."""
        return GridPage(
            part=section.part,
            heading=section.heading,
            sentences=told_in_turn(section.sentences(), told.sentences),
            light=told.light,
            legend=told.legend,
            arguments=told.arguments,
            pointed=pointed,
            task=task,
            grid=grid,
            is_marked=self.needs_candidates if is_marked is None else is_marked,
        )

    def _turn(self, section: Section, language: Language) -> GridPage:
        """The learner's turn: what to do is asked by an exercise, and judged by it."""
        if self.is_introduction:
            found = self.data.tries[section.number - 1]
            task, is_marked = found.task, found.is_marked
        else:
            task, is_marked = self._tasks[section.number - 1], self.needs_candidates
        asked = _asked(task, language)
        return self._page(section, task.grid, asked, task.pointed, is_marked=is_marked, task=task)

    def page_of_task(
        self, task: Exercise, language: Language, told: AnyTold | None = None
    ) -> GridPage:
        """An exercise by itself as it is asked, or with what is told of it."""
        assert isinstance(task, GridExercise)
        asked = _asked(task, language)
        if told is not None:
            asked = Told(told.sentences, _light(told), told.legend)
        is_marked = self.needs_candidates or not self._suits(task.grid)
        return self._page(BY_ITSELF, task.grid, asked, task.pointed, is_marked=is_marked, task=task)

    @cached_property
    def _tasks(self) -> tuple[GridExercise, GridExercise]:
        """Find it on the board of the second example, then conclude from it on another.

        What is woven through many cells is not found in a minute: there the learner concludes
        both times.
        """
        id_, second = self.id, self.data.examples[1]
        step = step_of(second)
        grid = next(filter(self._suits, self.exercises.instances))
        position = Position(grid)
        found = TECHNIQUES[id_].first(position) or next(TECHNIQUES[id_].find(position))
        first = (
            GridConclude(id_, second.grid, step)
            if is_woven(id_)
            else GridSpot(id_, second.grid, step, is_asked=True)
        )
        return first, GridConclude(id_, grid, found)

    def _suits(self, grid: Grid) -> bool:
        """Whether a board can be read as its lesson shows it."""
        return self.needs_candidates or next(grid.removed_candidates(), None) is None


@cache
def lesson(id_: str) -> GridLesson:
    """The lesson with this id, or the one that teaches the technique with this id.

    Raises:
        KeyError: there is none.
    """
    shared = lesson_of(id_)
    return GridLesson.of("sudoku", id_) if shared == id_ else lesson(shared)


# Pages


def _light(told: AnyTold) -> Light:
    return told.light if isinstance(told.light, Light) else DARK


def _asked(task: GridExercise, language: Language) -> Told:
    """The question with what is in sight."""
    lit = task.lit(language)
    return Told(task.question(language), _light(lit), lit.legend)


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


def _told(example: Example, language: Language) -> Told:
    """The step of an example: its pattern, its reasons, what follows."""
    step, geometry = step_of(example), example.grid.geometry
    told = tell_step(step, narrate.REASON, geometry, language)
    narration = narrate.narrate(step, geometry, language)
    sentences = (narration.what, *narration.reasons, narration.then)
    return replace(told, sentences=tuple(filter(None, sentences)), parts=())


def _blamed(id_: str, miss: NearMiss, language: Language) -> Told:
    """Why the cells of a near miss are not the pattern."""
    wrong = faults(Position(miss.grid), id_, miss.cells)
    light = Light(wrong=tuple(sorted({cell for fault in wrong for cell in fault.others})))
    sentences = tuple(tell_fault(fault, miss.grid.geometry, language) for fault in wrong)
    none = say(language, "lesson-no-pattern", name=narrate.called(id_, language))
    return Told((*sentences, none), light)


def _rung(id_: str, language: Language) -> str:
    """Which rung of the ladder a technique is."""
    index = [technique.id for technique in LADDER].index(id_)
    rung = {"rung": index + 1, "of": len(LADDER)}
    if index == 0:
        return say(language, "lesson-first-rung", **rung)
    before = narrate.called(LADDER[index - 1].id, language)
    return say(language, "lesson-rung", before=before, **rung)
