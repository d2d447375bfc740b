"""A nonogram lesson one page at a time: what is said, and what the board shows meanwhile.

A worked example is told from its step, as in the lessons on Sudoku, so that words and
lights can never disagree.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.base.language import Language
from tutor.games.nonogram.coach import DARK, Light, light_of
from tutor.learn.nonogram.course import NonogramLesson
from tutor.learn.nonogram.path import ORDER
from tutor.learn.nonogram.schema import NonogramExample, Shown
from tutor.learn.text import Part, Section
from tutor.narrate import nonogram as narrate
from tutor.narrate.legend import LegendLine
from tutor.narrate.nonogram.blocks_and_lines import say
from tutor.nonogram.rules.ladder import LADDER
from tutor.nonogram.rules.step import Step
from tutor.nonogram.techniques import rule_of


@dataclass(frozen=True)
class NonogramPage:
    """What is told at once."""

    part: Part
    heading: str
    sentences: tuple[str, ...]
    shown: Shown
    light: Light = DARK
    legend: tuple[LegendLine, ...] = ()
    goes_on: bool = False
    """Whether it goes on from the page before: that one stays in sight."""


def step_of(lesson_id: str, example: NonogramExample) -> Step:
    """The step that an example tells.

    Raises:
        LookupError: the explainer does not find it.
    """
    for step in rule_of(lesson_id).find(example.shown.position):
        if example.is_made_by(step):
            return step
    raise LookupError(f"{lesson_id}: the step of an example is not there")


def nonogram_pages(lesson: NonogramLesson, language: Language) -> tuple[NonogramPage, ...]:
    """The whole lesson."""
    found: list[NonogramPage] = []
    for section in lesson.text(language).sections:
        found += _pages_of(section, lesson, language)
    return tuple(found)


def _pages_of(
    section: Section, lesson: NonogramLesson, language: Language
) -> Iterator[NonogramPage]:
    data, said = lesson.data, section.sentences()
    if section.part == "example":
        example = data.examples[section.number - 1]
        yield from _example(section, example, step_of(lesson.id, example), language)
        return
    if section.part == "scene":
        shown = data.scenes[section.number - 1]
    elif section.part == "mistake" and data.near_misses:
        shown = data.near_misses[0]
    else:
        shown = data.examples[0].shown if data.examples else data.scenes[0]
        if section.part == "ladder" and not lesson.is_introduction:
            said = (*said, "", _rung(lesson.id, language))
    light = Light(line=shown.lines[0]) if shown.lines else DARK
    yield NonogramPage(section.part, section.heading, said, shown, light)


def _example(
    section: Section, example: NonogramExample, step: Step, language: Language
) -> Iterator[NonogramPage]:
    shown, heading = example.shown, section.heading
    told = narrate.narrate(step, shown.position.puzzle, language)
    pattern, end = (light_of(step, rung) for rung in (narrate.PATTERN, narrate.REASON))
    legend = narrate.legend_of(pattern.marks, shown.position.puzzle, language)
    yield NonogramPage("example", heading, (*section.sentences(), "", told.where), shown)
    for sentence in filter(None, (told.what, told.why)):
        yield NonogramPage("example", heading, (sentence,), shown, pattern, legend, goes_on=True)
    yield NonogramPage("example", heading, (told.then,), shown, end, legend, goes_on=True)


def _rung(lesson_id: str, language: Language) -> str:
    """Which rung of the ladder a rule is."""
    index = LADDER.index(rule_of(lesson_id))
    rung = {"rung": index + 1, "of": len(ORDER)}
    if index == 0:
        return say(language, "task-first-rung", **rung)
    before = narrate.called(LADDER[index - 1].id, language)
    return say(language, "task-rung", before=before, **rung)
