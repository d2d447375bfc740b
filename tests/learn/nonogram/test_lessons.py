"""Every lesson on nonograms, in both languages: what it claims is true, and nothing is missing."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.cases import each_case
from tutor import narrate
from tutor.base.language import Language
from tutor.games.nonogram.lines import steps_in
from tutor.language import LANGUAGES
from tutor.learn.course import COURSES, TRIALS, lesson_folder
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.picture import MarkCells
from tutor.learn.pages import EXERCISES_FILE, LESSON_FILE
from tutor.learn.picture_lessons import (
    PictureExample,
    PicturePage,
    lesson,
    read_instances,
    read_picture_lesson,
    step_of,
)
from tutor.learn.text import Section
from tutor.learn.writing import BadLesson
from tutor.narrate import nonogram as tell
from tutor.nonogram.explain import only_solution, simplest
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE
from tutor.nonogram.rules.ladder import TECHNIQUES, rule_of
from tutor.nonogram.rules.step import Step

LESSONS, ORDER = COURSES["nonogram"].lessons, COURSES["nonogram"].order
INTRODUCTIONS = (LESSONS[0], LESSONS[-1])
REQUIRES = {id_: COURSES["nonogram"].requires(id_) for id_ in ORDER}

PARTS = ["idea", "example", "try", "mistake", "try", "scan"]
DIAGRAM_WIDTH = 20
CELL = {"en": re.compile(r"\br(\d+)c(\d+)\b"), "fr": re.compile(r"\bL(\d+)C(\d+)\b")}

each_lesson = each_case("id_", LESSONS)
each_rule = each_case("id_", ORDER)
each_language = each_case("language", LANGUAGES)


def sections(id_: str, language: Language) -> tuple[Section, ...]:
    return lesson(id_).text(language).sections


@cache
def told_steps(id_: str) -> tuple[Step, ...]:
    """The steps of a lesson's examples, as the rule finds them."""
    return tuple(step_of(id_, example) for example in lesson(id_).data.examples)


def test_every_rule_has_a_lesson_after_those_it_goes_on_from() -> None:
    assert ORDER == TECHNIQUES
    for id_, earlier in REQUIRES.items():
        assert all(ORDER.index(other) < ORDER.index(id_) for other in earlier)
    with pytest.raises(KeyError):
        lesson("nonogram-search")


# Words


@each_lesson
def test_both_languages_have_the_same_parts_in_order(id_: str) -> None:
    english, french = sections(id_, "en"), sections(id_, "fr")
    assert [(s.part, s.number) for s in english] == [(s.part, s.number) for s in french]
    assert [len(s.blocks) for s in english] == [len(s.blocks) for s in french]
    parts = [section.part for section in english]
    if id_ in INTRODUCTIONS:
        assert (parts[0], parts[-1]) == ("idea", "ladder")
        assert parts.count("scene") <= len(lesson(id_).data.scenes)
        assert parts.count("try") == len(lesson(id_).data.tries)
    else:
        assert parts == PARTS


@each_language
@each_lesson
def test_a_lesson_is_short_and_drawn_small(id_: str, language: Language) -> None:
    found = sections(id_, language)
    counts = [len(" ".join(section.blocks).split()) for section in found]
    assert 150 <= sum(counts) <= 520
    assert all(count >= 8 for count, each in zip(counts, found, strict=True) if each.part != "try")
    drawn = [block for s in found if s.part == "idea" for block in s.blocks if "\n" in block]
    assert len(drawn) == 1
    assert max(map(len, drawn[0].split("\n"))) <= DIAGRAM_WIDTH
    if id_ not in INTRODUCTIONS:
        assert lesson(id_).text(language).title == narrate.name(id_, language)
        blocks = next(section for section in found if section.part == "scan").blocks
        items = [block for block in blocks if block[0].isdigit()]
        assert [int(item.split(".")[0]) for item in items] == list(range(1, len(items) + 1))


@each_language
@each_rule
def test_bold_words_are_labels_on_the_board(id_: str, language: Language) -> None:
    roles = {mark.role for step in told_steps(id_) for mark in step.marks}
    labels = {tell.role_name(role, language).lower() for role in roles}
    bold = {word.lower() for s in sections(id_, language) for word in s.bold_words()}
    assert bold <= labels
    assert bold or not labels


@each_language
@each_rule
def test_cells_are_named_only_where_they_are_part_of_the_step(id_: str, language: Language) -> None:
    for section in sections(id_, language):
        named = CELL[language].findall(" ".join(section.blocks))
        told = {("example", 0): 1, ("try", 1): 2}.get((section.part, section.number))
        if told is None:
            assert not named, section.heading
            continue
        step, example = told_steps(id_)[told - 1], _example(id_, told)
        puzzle = example.shown.position.puzzle
        lines = {step.line, *(consequence.line for consequence in step.trail)}
        known = {cell for line in lines for cell in puzzle.cells_of(line)} | set(step.cells())
        assert {(int(r) - 1) * puzzle.width + int(c) - 1 for r, c in named} <= known


@each_lesson
def test_french_is_written_as_french_is(id_: str) -> None:
    for language, wrong in (("fr", r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|'"), ("en", "[«»\u00a0]")):
        for section in sections(id_, language):  # type: ignore[arg-type]
            for block in section.blocks:
                assert "\n" in block or not re.search(wrong, block), block


# Lines and boards


def _example(id_: str, number: int) -> PictureExample:
    return lesson(id_).data.examples[number - 1]


@each_rule
def test_each_claimed_step_is_found_once_and_is_true(id_: str) -> None:
    rule, examples = rule_of(id_), lesson(id_).data.examples
    assert len(examples) == 2
    assert [example.shown.is_line for example in examples] == [id_ not in TRIALS, False]
    for example in examples:
        position = example.shown.position
        assert len([s for s in rule.find(position) if example.is_made_by(s)]) == 1
        if example.shown.is_line:
            continue
        solution = only_solution(position.puzzle)
        assert solution is not None, "a board has one solution"
        for cell, colour in enumerate(position.cells):
            assert colour in (UNKNOWN, solution.colour(cell))
        step = step_of(id_, example)
        assert {solution.colour(cell) for cell in step.black} <= {BLACK}
        assert {solution.colour(cell) for cell in step.white} <= {WHITE}
        first = simplest(position)
        assert first is not None
        assert first.technique == rule.id, "nothing simpler applies"
    first_step, second_step = told_steps(id_)
    assert (first_step.line, first_step.variant) != (second_step.line, second_step.variant)


@each_rule
def test_near_misses_yield_nothing(id_: str) -> None:
    misses = lesson(id_).data.near_misses
    assert misses
    for miss in misses:
        found = list(rule_of(id_).find(miss.position))
        if miss.is_line:  # of its columns nothing is said, and they count for nothing
            found = steps_in(rule_of(id_), miss.position)
        assert not found


@each_rule
def test_mined_boards_need_their_rule(id_: str) -> None:
    instances = lesson(id_).instances
    assert len({board.written() for board in instances}) == len(instances)
    for board in instances[:6]:
        first = simplest(board)
        assert first is not None
        assert first.technique == rule_of(id_).id


# Pages


@each_language
@each_lesson
def test_a_lesson_is_told_page_by_page(id_: str, language: Language) -> None:
    told = lesson(id_).pages(language)
    assert len(told) == len(lesson(id_).pages("en"))
    assert all(page.heading and any(page.sentences) for page in told)
    if id_ not in INTRODUCTIONS:
        step, example, turn = told_steps(id_)[0], told[1], told[2]
        assert isinstance(example, PicturePage)
        assert isinstance(turn, PicturePage)
        assert (example.light.black, example.light.white) == (step.black, step.white)
        assert turn.shown.position is _example(id_, 2).shown.position
        assert not turn.light.black + turn.light.white
        rung = ORDER.index(id_) + 1
        assert f"{rung} " in told[-1].sentences[-1]


# Files


@pytest.mark.parametrize(
    "text",
    [
        '[[example]]\nclue = [0]\ncells = "??"',
        '[[example]]\nclue = [2]\ncells = "?x?"',
        '[[near-miss]]\nclue = [2]\ncells = "???"\nvariant = "edge"',
        '[[scene]]\nrows = [[1], [1]]\ncolumns = [[1], [2]]\nboard = ["??", "??"]',
        '[[scene]]\nrows = [[1], [1]]\ncolumns = [[1], [1]]\nboard = ["??", "?"]',
        '[[scene]]\nrows = [[1]]\ncolumns = [[1]]\nboard = ["?"]\nlines = ["row 2"]',
        '[[example]]\nrows = [[1]]\ncolumns = [[1]]\nboard = ["?"]\nline = "row 1"\nblack = ["a1"]',
        '[[lesson]]\nclue = [2]\ncells = "???"',
        '[[try]]\nclue = [3]\ncells = "???"',
        '[[try]]\nclue = [3]\ncells = "???"\nrule = "guess"',
        '[[try]]\nclue = [1]\ncells = "???"\nrule = "full-line"',
    ],
)
def test_files_are_read_strictly(text: str, tmp_path: Path) -> None:
    (tmp_path / LESSON_FILE).write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson):
        read_picture_lesson(tmp_path)
    assert read_instances(tmp_path) == ()
    (tmp_path / EXERCISES_FILE).write_text("[[instance]]\nrows = []", encoding="utf-8")
    with pytest.raises(BadLesson):
        read_instances(tmp_path)


def test_a_colour_is_told_to_be_the_opposite_where_its_line_says_so() -> None:
    page = next(page for page in lesson_folder("nonogram-rules").pages("en") if page.task)
    task = page.task
    assert isinstance(task, MarkCells)
    cell = next(cell for cell, colour in sorted(task.wanted) if colour == BLACK)
    told = task.check(Answer(white=frozenset({cell})), "en").sentences[0]
    assert "black" in told
    assert "by itself doesn’t make" not in told
