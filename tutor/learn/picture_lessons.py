"""The lessons on nonograms: their lines and boards, read from TOML, and their pages.

A line has its ``clue`` and its ``cells``; a board has ``rows``, ``columns`` and ``board``.
An example claims a step: ``black`` and ``white``, on a board with its ``line``. The second one is
the learner's to conclude, and so is a line that suits the rule.
"""

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path

from tutor.base.dice import Dice
from tutor.base.document import from_text, read_list
from tutor.base.language import Language
from tutor.games.nonogram.coach import DARK, Light, Told, tell_step
from tutor.games.nonogram.lines import ROW, line_board, line_with, steps_in
from tutor.games.nonogram.picture import nonogram_svg
from tutor.games.told import Told as AnyTold
from tutor.learn.course import TRIALS
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.exercises.picture import (
    FillLine,
    PictureConclude,
    PictureExercise,
    PictureLine,
    PictureSpotTrial,
)
from tutor.learn.pages import (
    BY_ITSELF,
    EXERCISES_FILE,
    LESSON_FILE,
    LessonFolder,
    LessonPage,
    told_in_turn,
)
from tutor.learn.text import Section
from tutor.learn.writing import Table, open_table
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import SIGNS, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.ladder import LADDER, TECHNIQUES, rule_of
from tutor.nonogram.rules.step import Step


@dataclass(frozen=True)
class ShownBoard:
    """A line or a board to look at."""

    position: Position
    is_line: bool
    """Whether it is a line alone: then its columns have no clues."""
    lines: tuple[Line, ...] = ()
    """What is lit up of it."""


@dataclass(frozen=True)
class PictureExample:
    """A line or a board on which a step is told."""

    shown: ShownBoard
    line: Line
    black: tuple[int, ...]
    white: tuple[int, ...]
    variant: str

    def is_made_by(self, step: Step) -> bool:
        """Whether a step concludes this, no more and no less."""
        return (step.line, step.black, step.white, step.variant) == (
            self.line,
            self.black,
            self.white,
            self.variant,
        )


@dataclass(frozen=True)
class PictureLessonData:
    """What a lesson shows."""

    examples: tuple[PictureExample, ...] = ()
    near_misses: tuple[ShownBoard, ...] = ()
    scenes: tuple[ShownBoard, ...] = ()
    tries: tuple[PictureExercise, ...] = ()


@dataclass(frozen=True, kw_only=True)
class PicturePage(LessonPage):
    """A page with a line or a board."""

    shown: ShownBoard
    light: Light = DARK

    @property
    def is_about_board(self) -> bool:
        """A line that misleads is spoken of too."""
        return self.part == "mistake" or super().is_about_board

    def board_json(self) -> dict[str, object]:
        """The clues and the board, its line and cells in question."""
        puzzle, light = self.shown.position.puzzle, self.light
        return {
            "rows": puzzle.rows,
            "columns": None if self.shown.is_line else puzzle.columns,
            "board": self.shown.position.written(),
            "line": light.line and light.line.name,
            "cells": [puzzle.cell_name(cell) for cell in sorted({m.cell for m in light.marks})],
        }

    def drawn(self, title: str, language: Language) -> str:
        """The board with what is lit up of it."""
        return nonogram_svg(self.shown.position, light=self.light, title=title)


class PictureLesson(LessonFolder):
    """A lesson on nonograms."""

    @cached_property
    def instances(self) -> tuple[Position, ...]:
        """Boards on which its rule is the simplest, where random ones are too rare."""
        return read_instances(self.folder)

    @cached_property
    def data(self) -> PictureLessonData:
        """The lines and boards that are told."""
        return read_picture_lesson(self.folder)

    def page_of(self, section: Section, language: Language) -> PicturePage:
        """The page of one part."""
        data, index, told = self.data, max(section.number, 1) - 1, Told(())
        if section.part == "try":
            return self._turn(section, language)
        if section.part == "example":
            example = data.examples[index]
            shown = example.shown
            told = _told(step_of(self.id, example), shown.position.puzzle, language)
        elif section.part == "scene":
            shown = data.scenes[index]
        elif section.part == "mistake" and data.near_misses:
            shown = data.near_misses[0]
        else:
            scenes = data.scenes[::-1] if section.part == "ladder" else data.scenes
            shown = data.examples[0].shown if data.examples else scenes[0]
            if section.part == "scan":
                told = Told((_rung(self.id, language),))
        if section.part == "scene" and shown.lines:
            told = Told((), Light(line=shown.lines[0]))
        return self._page(section, shown, told)

    def _page(
        self, section: Section, shown: ShownBoard, told: Told, task: PictureExercise | None = None
    ) -> PicturePage:
        return PicturePage(
            part=section.part,
            heading=section.heading,
            sentences=told_in_turn(section.sentences(), told.sentences),
            shown=shown,
            light=told.light,
            legend=told.legend,
            arguments=told.arguments,
            pointed=frozenset() if task is None else task.pointed,
            task=task,
        )

    def _turn(self, section: Section, language: Language) -> PicturePage:
        """The learner's turn: what to do is asked by an exercise, and judged by it."""
        tasks = self.data.tries if self.is_introduction else self._tasks
        task = tasks[section.number - 1]
        return self._page(section, _board_with(task), _asked(task, language), task)

    def page_of_task(
        self, task: Exercise, language: Language, told: AnyTold | None = None
    ) -> PicturePage:
        """An exercise by itself as it is asked, or with what is told of it."""
        assert isinstance(task, PictureExercise)
        asked = _asked(task, language)
        if told is not None:
            asked = Told(told.sentences, _light(told), told.legend)
        return self._page(BY_ITSELF, _board_with(task), asked, task)

    @cached_property
    def _tasks(self) -> tuple[PictureExercise, ...]:
        """Conclude on the board of the second example; then a line, or a trial, alone."""
        rule, second = rule_of(self.id), self.data.examples[1]
        first = PictureConclude(self.id, second.shown.position, step_of(self.id, second))
        if self.id in TRIALS:
            board = self.instances[0]
            return first, PictureSpotTrial(self.id, board, next(rule.find(board)))
        line = line_with(rule, Dice(f"{self.id} your turn"))
        return first, PictureLine(self.id, line, steps_in(rule, line)[0])


@cache
def lesson(id_: str) -> PictureLesson:
    """The lesson with this id.

    Raises:
        KeyError: there is none.
    """
    return PictureLesson.of("nonogram", id_)


# Pages


def _light(told: AnyTold) -> Light:
    return told.light if isinstance(told.light, Light) else DARK


def _asked(task: PictureExercise, language: Language) -> Told:
    """The question with what is in sight."""
    lit = task.lit(language)
    return Told(task.question(language), _light(lit), lit.legend)


def _board_with(task: PictureExercise) -> ShownBoard:
    return ShownBoard(task.position, task.puzzle.is_line)


def step_of(lesson_id: str, example: PictureExample) -> Step:
    """The step that an example tells.

    Raises:
        LookupError: the explainer does not find it.
    """
    for step in rule_of(lesson_id).find(example.shown.position):
        if example.is_made_by(step):
            return step
    raise LookupError(f"{lesson_id}: the step of an example is not there")


def _told(step: Step, puzzle: Puzzle, language: Language) -> Told:
    """The step of an example: its pattern, its reason, what follows."""
    told = tell_step(step, narrate.REASON, puzzle, language)
    narration = narrate.narrate(step, puzzle, language)
    sentences = (narration.what, narration.why, narration.then)
    return replace(told, sentences=tuple(filter(None, sentences)), parts=())


def _rung(lesson_id: str, language: Language) -> str:
    """Which rung of the ladder a rule is."""
    index = LADDER.index(rule_of(lesson_id))
    rung = {"rung": index + 1, "of": len(LADDER)}
    if index == 0:
        return say(language, "task-first-rung", **rung)
    before = narrate.called(LADDER[index - 1].id, language)
    return say(language, "task-rung", before=before, **rung)


# Files


def read_picture_lesson(folder: Path) -> PictureLessonData:
    """The lines and boards that a lesson tells.

    Raises:
        BadLesson: the file is not as it should be.
    """
    table = open_table(folder / LESSON_FILE)
    data = PictureLessonData(
        tuple(map(_example, table.tables("example"))),
        tuple(map(_board_of, table.tables("near-miss"))),
        tuple(map(_scene, table.tables("scene"))),
        tuple(map(_try, table.tables("try"))),
    )
    table.done()
    return data


def read_instances(folder: Path) -> tuple[Position, ...]:
    """The boards of the exercises that were mined for a lesson; none if there is no such file.

    Raises:
        BadLesson: the file is not as it should be.
    """
    if not (folder / EXERCISES_FILE).is_file():
        return ()
    table = open_table(folder / EXERCISES_FILE)
    instances = tuple(_board_of(item).position for item in table.tables("instance"))
    table.done()
    return instances


def _example(table: Table) -> PictureExample:
    shown = _shown(table)
    puzzle = shown.position.puzzle
    line = ROW if shown.is_line else table.text("line", lambda name: _line(name, puzzle))
    black, white = (
        table.items(name, lambda cell: _cell(cell, shown), []) for name in ("black", "white")
    )
    variant = table.text("variant", str, "")
    table.done()
    return PictureExample(shown, line, black, white, variant)


def _board_of(table: Table) -> ShownBoard:
    """A table with nothing but a line or a board."""
    shown = _shown(table)
    table.done()
    return shown


def _scene(table: Table) -> ShownBoard:
    shown = _shown(table)
    puzzle = shown.position.puzzle
    lines = table.items("lines", from_text(lambda name: _line(name, puzzle)), [])
    table.done()
    return ShownBoard(shown.position, shown.is_line, lines)


def _try(table: Table) -> FillLine:
    """A line to fill as far as its clue goes, and the rule that says so."""
    shown = _shown(table)
    position = shown.position
    line = ROW
    if not shown.is_line:
        line = table.text("line", lambda name: _line(name, position.puzzle))
    id_ = technique_of(table.text("rule", str))
    table.done()
    if id_ not in TECHNIQUES or not (steps := steps_in(rule_of(id_), position, line)):
        raise table.wrong(id_)
    return FillLine(id_, position, steps[0])


def _shown(table: Table) -> ShownBoard:
    if table.has("clue"):
        clue = table.take("clue", _clue)
        return ShownBoard(table.text("cells", lambda cells: line_board(clue, _signs(cells))), True)
    rows, columns = (table.items(name, _clue) for name in ("rows", "columns"))
    puzzle = Puzzle(rows, columns)
    if next(puzzle.faults(), None) is not None:
        raise table.wrong("clues of no picture")
    board = table.items("board", from_text(_signs))
    if [len(row) for row in board] != [puzzle.width] * puzzle.height:
        raise table.wrong(board)
    return ShownBoard(Position.of(puzzle, board), False)


def _clue(value: object) -> Clue:
    return tuple(map(_block, read_list(value)))


def _block(value: object) -> int:
    if not isinstance(value, int) or value <= 0:
        raise ValueError(value)
    return value


def _signs(text: str) -> str:
    if set(text) - set(SIGNS):
        raise ValueError(text)
    return text


def _line(name: str, puzzle: Puzzle) -> Line:
    for line in puzzle.lines:
        if line.name == name:
            return line
    raise ValueError(name)


def _cell(value: object, shown: ShownBoard) -> int:
    """The place in a line, from 1, or the cell of a board by its name."""
    if shown.is_line:
        return _block(value) - 1
    found = re.fullmatch(r"r(\d+)c(\d+)", str(value))
    if found is None:
        raise ValueError(value)
    return (int(found[1]) - 1) * shown.position.puzzle.width + int(found[2]) - 1
