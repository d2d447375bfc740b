"""A lesson one page at a time: what is said, and what the board shows meanwhile.

A worked example is four pages: the board, the pattern, the reason, what follows. They are
told from the step itself, so that words and lights can never disagree.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.lookalike import faults
from tutor.games.sudoku.coach import DARK, Light, light_of
from tutor.learn.course import Lesson
from tutor.learn.schema import Example, NearMiss
from tutor.learn.text import Part, Section
from tutor.narrate.legend import LegendLine
from tutor.narrate.sudoku.chain_legend import legend_of
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.narrate.sudoku.lookalikes import tell_fault
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Step


@dataclass(frozen=True)
class Page:
    """What is told at once."""

    part: Part
    heading: str
    sentences: tuple[str, ...]
    grid: Grid
    light: Light = DARK
    legend: tuple[LegendLine, ...] = ()
    pointed: frozenset[int] = frozenset()
    """Cells that are pointed at."""
    goes_on: bool = False
    """Whether it goes on from the page before: that one stays in sight."""


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


def pages(lesson: Lesson, language: Language) -> tuple[Page, ...]:
    """The whole lesson."""
    found: list[Page] = []
    for section in lesson.text(language).sections:
        found += _pages_of(section, lesson, language)
    return tuple(found)


def _pages_of(section: Section, lesson: Lesson, language: Language) -> Iterator[Page]:
    data, said = lesson.data, section.sentences()
    if section.part == "example":
        yield from _example(section, data.examples[section.number - 1], language)
    elif section.part == "scene":
        scene = data.scenes[section.number - 1]
        light = Light(houses=scene.houses)
        pointed = frozenset(scene.cells)
        yield Page("scene", section.heading, said, scene.grid, light, pointed=pointed)
    elif section.part == "mistake" and data.near_misses:
        yield from _mistake(section, lesson.id, data.near_misses[0], language)
    else:
        first = data.examples[0].grid if data.examples else data.scenes[0].grid
        if section.part == "ladder" and not lesson.is_introduction:
            said = (*said, "", _rung(lesson.id, language))
        yield Page(section.part, section.heading, said, first)


def _example(section: Section, example: Example, language: Language) -> Iterator[Page]:
    grid, step = example.grid, step_of(example)
    told = narrate.narrate(step, grid.geometry, language)
    pattern = light_of(step, narrate.PATTERN)
    legend = legend_of(pattern.marks, grid.geometry, language, pattern.chain)
    heading = section.heading
    yield Page("example", heading, (*section.sentences(), "", told.where), grid)
    if told.what:
        yield Page("example", heading, (told.what,), grid, pattern, legend, goes_on=True)
    yield Page("example", heading, told.reasons, grid, pattern, legend, goes_on=True)
    end = light_of(step, narrate.REASON)
    yield Page("example", heading, (told.then,), grid, end, legend, goes_on=True)


def _mistake(section: Section, id_: str, miss: NearMiss, language: Language) -> Iterator[Page]:
    grid, pointed = miss.grid, frozenset(miss.cells)
    heading, geometry = section.heading, grid.geometry
    yield Page("mistake", heading, section.sentences(), grid, pointed=pointed)
    wrong = faults(Position(grid), id_, miss.cells)
    light = Light(wrong=tuple(sorted({cell for fault in wrong for cell in fault.others})))
    sentences = tuple(tell_fault(fault, geometry, language) for fault in wrong)
    sentences += (say(language, "lesson-no-pattern", name=narrate.called(id_, language)),)
    yield Page("mistake", heading, sentences, grid, light, pointed=pointed, goes_on=True)


def _rung(id_: str, language: Language) -> str:
    """Which rung of the ladder a technique is."""
    index = [technique.id for technique in LADDER].index(id_)
    rung = {"rung": index + 1, "of": len(LADDER)}
    if index == 0:
        return say(language, "lesson-first-rung", **rung)
    before = narrate.called(LADDER[index - 1].id, language)
    return say(language, "lesson-rung", before=before, **rung)
