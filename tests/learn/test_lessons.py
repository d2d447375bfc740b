"""Every lesson, in both languages: what it claims is true, and nothing is missing."""

import re
from functools import cache

import pytest

from tests.cases import each_case
from tutor import narrate
from tutor.base.content import content_root
from tutor.base.language import Language
from tutor.explain.lookalike import faults
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.language import LANGUAGES
from tutor.learn.course import COURSES
from tutor.learn.grid_lesson_files import NearMiss
from tutor.learn.grid_lessons import GridPage, lesson, step_of
from tutor.learn.taught import ORDER
from tutor.learn.text import Section
from tutor.narrate.sudoku.digits_and_houses import role_name
from tutor.narrate.sudoku.grid_reader import visible_marks
from tutor.narrate.sudoku.grid_teller import tell_fault
from tutor.sudoku import search
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import DIRECTIONS, Step

INTRODUCTIONS, LESSONS = COURSES["sudoku"].introductions, COURSES["sudoku"].lessons
NONOGRAM_LESSONS = COURSES["nonogram"].lessons

PATTERNS = [id_ for id_ in ORDER if TECHNIQUES[id_].tier <= LAST_TIER]
PARTS = ["idea", "example", "try", "mistake", "try", "scan"]
TITLES = {"rules": ("The rules", "Les règles"), "notation": ("The notation", "La notation")}
MOST_WORDS = 200
"""Of one page: a card has little room."""
DIAGRAM_WIDTH = 20
"""Columns of the coach beside the widest board of a terminal of 80."""
CELL = {"en": re.compile(r"\br(\d)c(\d)\b"), "fr": re.compile(r"\bL(\d)C(\d)\b")}

each_lesson = pytest.mark.parametrize("id_", LESSONS)
each_technique = pytest.mark.parametrize("id_", ORDER)
each_pattern = each_case("id_", PATTERNS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def sections(id_: str, language: Language) -> tuple[Section, ...]:
    return lesson(id_).text(language).sections


@cache
def told_steps(id_: str) -> tuple[Step, ...]:
    """The steps of a lesson's examples, as the explainer finds them."""
    return tuple(step_of(example) for example in lesson(id_).data.examples)


def test_every_technique_has_a_lesson_and_every_folder_is_one() -> None:
    folders = {path.name for path in content_root("lessons").iterdir() if path.is_dir()}
    assert folders == {*LESSONS, *NONOGRAM_LESSONS}


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
    for part in ("scene", "try"):
        numbers = [section.number for section in english if section.part == part]
        assert numbers == list(range(1, len(numbers) + 1))


@each_language
@each_lesson
def test_the_title_is_the_name(id_: str, language: Language) -> None:
    if id_ in INTRODUCTIONS:
        wanted = TITLES[id_][LANGUAGES.index(language)]
    else:
        wanted = narrate.name(id_, language)
    assert lesson(id_).text(language).title == wanted


@each_language
@each_lesson
def test_a_lesson_is_short_and_each_part_says_something(id_: str, language: Language) -> None:
    found = sections(id_, language)
    counts = [len(" ".join(s.blocks).split()) for s in found]
    assert 150 <= sum(counts) <= 500
    assert all(count >= 8 for count, each in zip(counts, found, strict=True) if each.part != "try")
    assert max(counts) <= MOST_WORDS


@each_language
@each_lesson
def test_the_idea_has_a_small_diagram_and_the_routine_is_a_list(
    id_: str, language: Language
) -> None:
    by_part = {section.part: section for section in sections(id_, language)}
    drawn = [block for block in by_part["idea"].blocks if "\n" in block]
    assert len(drawn) == 1
    lines = drawn[0].split("\n")
    assert len(lines) <= 10
    assert max(map(len, lines)) <= DIAGRAM_WIDTH
    if id_ not in INTRODUCTIONS:
        items = [block for block in by_part["scan"].blocks if block[0].isdigit()]
        assert len(items) >= 3
        assert [int(item.split(".")[0]) for item in items] == list(range(1, len(items) + 1))


@each_language
@each_technique
def test_bold_words_are_the_labels_on_the_board(id_: str, language: Language) -> None:
    roles = {mark.role for step in told_steps(id_) for mark in visible_marks(step)}
    if id_ == "tridagon":
        roles -= set(DIRECTIONS)  # the legend has the boxes and an arrow for these
    labels = {role_name(role, language) for role in roles}
    bold = {word for section in sections(id_, language) for word in section.bold_words()}
    assert {word.lower() for word in bold} == {label.lower() for label in labels}


@each_language
@each_technique
def test_cells_are_named_only_where_they_are_part_of_the_step(id_: str, language: Language) -> None:
    for section in sections(id_, language):
        named = {
            (int(row) - 1) * 9 + int(column) - 1
            for row, column in CELL[language].findall(" ".join(section.blocks))
        }
        told = {("example", 0): 0, ("try", 1): 1}.get((section.part, section.number))
        if told is not None:
            step = told_steps(id_)[told]
            concluded = {cell for cell, _ in step.placements + step.eliminations}
            houses = {cell for house in step.houses for cell in house.cells}
            assert named <= {*step.cells(), *concluded, *houses}
        else:
            assert not named


@each_lesson
def test_french_is_written_as_french_is(id_: str) -> None:
    for section in sections(id_, "fr"):
        for block in section.blocks:
            if "\n" not in block:
                assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)|'", block), block
    for section in sections(id_, "en"):
        assert not re.search("[«»\u00a0]", " ".join(section.blocks))


@each_language
@each_lesson
def test_nothing_but_bold_is_marked_up(id_: str, language: Language) -> None:
    for section in sections(id_, language):
        for block in section.blocks:
            if "\n" not in block:
                assert not re.search(r"[`_\[\]<>]|(?<!\*)\*(?!\*)", block), block


# Boards


@each_technique
def test_each_claimed_step_is_found_with_exactly_that_evidence(id_: str) -> None:
    examples = lesson(id_).data.examples
    assert len(examples) >= 2
    for example in examples:
        assert example.claim.technique == id_
        if id_ in PATTERNS:
            found = list(TECHNIQUES[id_].finder(Position(example.grid)))
            assert len([step for step in found if example.claim.is_made_by(step)]) == 1
        solution = _solution(example.grid.geometry, example.grid.values)
        step = step_of(example)
        assert all(solution[cell] == digit for cell, digit in step.placements)
        assert all(solution[cell] != digit for cell, digit in step.eliminations)
    boards = {tuple(example.grid.values) for example in examples}
    assert len(boards) == len(examples)


def _solution(geometry: object, values: list[int]) -> list[int]:
    from tutor.sudoku.geometry import Geometry
    from tutor.sudoku.grid import Grid

    assert isinstance(geometry, Geometry)
    solution = search.solve(Grid(geometry, values))
    assert solution is not None
    return solution


def near_misses(id_: str) -> list[NearMiss]:
    return [*lesson(id_).data.near_misses, *lesson(id_).exercises.near_misses]


@each_pattern
def test_near_misses_yield_nothing_and_it_is_said_why(id_: str) -> None:
    assert lesson(id_).data.near_misses
    assert lesson(id_).exercises.near_misses
    for miss in near_misses(id_):
        position = Position(miss.grid)
        assert next(TECHNIQUES[id_].finder(position), None) is None
        found = faults(position, id_, miss.cells)
        assert found
        for language in LANGUAGES:
            assert all(tell_fault(fault, miss.grid.geometry, language) for fault in found)


@pytest.mark.slow
@each_technique
def test_there_are_boards_enough_for_exercises(id_: str) -> None:
    instances = lesson(id_).exercises.instances
    assert len(instances) >= 20
    assert len({(tuple(grid.values), tuple(grid.candidates)) for grid in instances}) == len(
        instances
    )
    for grid in instances:
        position = Position(grid)
        steps = list(TECHNIQUES[id_].finder(position)) if id_ in PATTERNS else []
        first = TECHNIQUES[id_].first(position)
        assert first is not None
        assert all(pattern_cells(step) for step in (first, *steps))


# Pages


@each_language
@each_lesson
def test_a_lesson_is_told_page_by_page(id_: str, language: Language) -> None:
    told = lesson(id_).pages(language)
    assert len(told) == len(lesson(id_).pages("en"))
    for page in told:
        assert page.heading
        assert all(isinstance(sentence, str) for sentence in page.sentences)
        assert any(page.sentences)
    if id_ not in INTRODUCTIONS:
        step, example, turn = told_steps(id_)[0], told[1], told[2]
        assert isinstance(example, GridPage)
        assert isinstance(turn, GridPage)
        assert example.light.eliminations == step.eliminations
        assert example.light.placements == step.placements
        assert turn.grid is lesson(id_).data.examples[1].grid
        assert not turn.light.eliminations + turn.light.placements
