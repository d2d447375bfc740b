"""The learner's turns in every lesson of both games: enough of them, soon, and judged rightly."""

from tests.cases import each_case
from tests.learn.nonogram.test_exercises import right_answer as right_colours
from tests.learn.test_exercises import right_answer as right_on_grid
from tutor.base.language import Language
from tutor.language import LANGUAGES
from tutor.learn.course import ALL_LESSONS, lesson_after, lesson_folder
from tutor.learn.exercises.exercise import Answer, Exercise
from tutor.learn.exercises.grid import GridExercise, GridSpot
from tutor.learn.exercises.grid_kinds import clearest
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.grid_lessons import GridPage, lesson
from tutor.learn.pages import LessonPage
from tutor.techniques.step import Candidate

each_lesson = each_case("id_", ALL_LESSONS)
each_language = each_case("language", LANGUAGES)
UNMARKED = ("rules", "full-house", "hidden-single", "naked-single")
"""The lessons that are read without pencil marks."""


def tries(id_: str, language: Language = "en") -> list[LessonPage]:
    return [page for page in lesson_folder(id_).pages(language) if page.task is not None]


def right_answer(task: Exercise) -> Answer:
    if isinstance(task, PictureExercise):
        return right_colours(task)
    return right_on_grid(task)


def wrong_answer(task: Exercise) -> Answer:
    """An answer of the kind that is asked for, and not right."""
    right = right_answer(task)
    if isinstance(task, PictureExercise):
        return Answer(black=right.white, white=right.black)
    assert isinstance(task, GridExercise)
    if task.answers_with == "cells":
        return Answer(cells=frozenset(range(81)) - right.cells)
    (cell, digit), *_ = sorted(right.candidates)
    return Answer(candidates=frozenset({Candidate(cell, digit % 9 + 1)}))


@each_language
@each_lesson
def test_a_lesson_is_short_and_the_learners_turn_comes_soon_and_often(
    id_: str, language: Language
) -> None:
    pages = lesson_folder(id_).pages(language)
    turns = [number for number, page in enumerate(pages, start=1) if page.task is not None]
    assert 5 <= len(pages) <= 7
    assert turns[0] <= 3
    assert len(turns) >= 2
    assert pages[-1].task is None, "it ends with what comes next"
    assert all(page.part == "try" for page in tries(id_, language))


@each_language
@each_lesson
def test_each_turn_is_asked_judged_and_told(id_: str, language: Language) -> None:
    for page in tries(id_, language):
        task = page.task
        assert task is not None
        assert set(task.question(language)) <= set(page.sentences)
        assert page.pointed == task.pointed
        right, wrong = right_answer(task), wrong_answer(task)
        assert task.is_possible(right)
        assert task.is_answered(wrong)
        assert task.check(right, language).is_right
        assert not task.check(wrong, language).is_right
        assert any(task.solution(language).sentences)
        assert any(task.hint(1, language).sentences)


@each_lesson
def test_boards_have_marks_only_where_they_are_needed(id_: str) -> None:
    pages = [page for page in lesson_folder(id_).pages("en") if isinstance(page, GridPage)]
    marked = [page.is_marked for page in pages]
    if id_ in UNMARKED:
        assert not any(marked)
        assert not any(list(page.grid.removed_candidates()) for page in pages)
    elif id_ == "notation":
        assert marked == [False, False, False, True, True, True, True]
    else:
        assert all(marked)


def test_lessons_follow_each_other_within_their_game() -> None:
    assert lesson_after("rules") == "notation"
    assert lesson_after("notation") == "full-house"
    assert lesson_after("nonogram-rules") == "nonogram-empty-line"
    assert [id_ for id_ in ALL_LESSONS if lesson_after(id_) is None] == [
        "template-delete",
        "nonogram-automata",
    ]


@each_language
def test_a_wrong_cell_is_spoken_of_with_the_digit_the_lesson_asks_for(language: Language) -> None:
    task = tries("hidden-single", language)[0].task
    assert isinstance(task, GridSpot)
    ((place, digit),) = task.step.placements
    (house,) = task.step.houses
    for cell in house.cells:
        if cell == place or task.grid.values[cell]:
            continue
        verdict = task.check(Answer(cells=frozenset({cell})), language)
        (told,) = verdict.sentences
        reason = task.refusal(Candidate(cell, digit), language)
        assert reason is not None
        assert reason[1:] in told
        assert str(digit) in told
    hint = next(rung for rung in range(1, task.last_rung) if not task.adds_nothing(rung))
    first = task.hint(hint, language).sentences[0]
    assert "?" not in first, "what the lesson asks already is no hint"


@each_case("id_", ("full-house", "hidden-single", "naked-single"))
def test_what_is_called_hidden_is_not_naked_as_well(id_: str) -> None:
    """A board of a lesson on singles shows its own single, and no other in the same cell."""
    boards = [*lesson(id_).exercises.instances, *(one.grid for one in lesson(id_).data.examples)]
    for grid in boards:
        step = clearest(id_, grid)
        ((cell, digit),) = step.placements
        is_naked = grid.candidates[cell] == 1 << digit - 1
        assert is_naked == (id_ != "hidden-single")
