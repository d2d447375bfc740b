"""The course on screen: a lesson read and its exercises done, with the keyboard alone."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.learn.test_exercises import right_answer
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import say
from tutor.base.events import Event
from tutor.explain.path import path
from tutor.learn.course import Kind, exercise
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.grid import GridExercise, GridSpot
from tutor.learn.grid_lessons import lesson
from tutor.learn.learner import open_store
from tutor.store import Settings
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate
from tutor.tui.app import TutorApp
from tutor.tui.screens.course import CourseScreen
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.lesson import LessonScreen
from tutor.tui.sudoku.course_boards import Pointing

LESSON = "naked-pair"


def reading(app: TutorApp) -> None:
    app.lessons.open_lesson(LESSON)


def lesson_of(t: Driver) -> LessonScreen:
    assert isinstance(t.screen, LessonScreen), t.screen
    return t.screen


def exercise_of(t: Driver) -> ExerciseScreen:
    assert isinstance(t.screen, ExerciseScreen), t.screen
    return t.screen


def hand_of(t: Driver) -> Pointing:
    hand = exercise_of(t).hand
    assert isinstance(hand, Pointing)
    return hand


def grid_exercise(t: Driver) -> GridExercise:
    found = exercise_of(t).exercises.exercise
    assert isinstance(found, GridExercise)
    return found


async def read_on(t: Driver) -> None:
    """Turn the pages until the lesson is over."""
    for _ in range(60):
        if not isinstance(t.screen, LessonScreen):
            return
        await t.press("a" if t.screen.lesson.is_trying else "space")
    raise AssertionError("the lesson has no end")


async def go_to(t: Driver, cell: int) -> None:
    """Walk the cursor to a cell."""
    row, column = divmod(cell, 9)
    now_row, now_column = divmod(hand_of(t).cursor.cell, 9)
    down, right = (row - now_row) % 9, (column - now_column) % 9
    vertical = ["down"] * down if down < 5 else ["up"] * (9 - down)
    sideways = ["right"] * right if right < 5 else ["left"] * (9 - right)
    await t.press(*vertical, *sideways)
    assert hand_of(t).cursor.cell == cell


async def answer(t: Driver, wanted: Answer) -> None:
    """Give an answer with the keyboard, as the kind of exercise asks for it."""
    for cell in sorted(wanted.cells):
        await go_to(t, cell)
        await t.press("space")
    for cell, digit in sorted(wanted.candidates):
        await go_to(t, cell)
        await t.press(str(digit))
    if wanted.is_one is None:
        await t.press("enter")
    else:
        await t.press("y" if wanted.is_one else "n")


async def finish_by_logic(t: Driver) -> None:
    """Play the grid in front to its end as it is taught; the last digit by keyboard."""
    game = t.game
    if not any(cell.centre for cell in game.board.cells):
        game.fill()
    *steps, last = path(game.puzzle).steps
    for step in steps:
        game.elapsed += 5.0
        for cell, digit in step.placements:
            game.place([cell], digit, clean=True)
        for cell, digit in step.eliminations:
            game.mark([cell], digit)
    ((cell, digit),) = last.placements
    t.table.hand.move_to(cell)
    await t.press(str(digit))
    assert t.game.board.is_solved


# A whole lesson


@on_screen
async def test_a_whole_lesson_by_keyboard(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_course()) as t:
        course = t.screen
        assert isinstance(course, CourseScreen)
        assert course.at == "rules"
        course.at = LESSON
        await t.press("enter")
        reading = lesson_of(t)
        page = reading.lesson.page
        assert t.scene.light == page.light
        assert set(page.sentences) - {""} <= set(t.said())
        assert page.heading == t.title()
        of = str(len(reading.lesson.pages))
        assert say("en", "lesson-page", page="1", of=of) in t.status()
        await read_on(t)
        screen, store = exercise_of(t), t.app.store
        for _ in range(3):
            await answer(t, right_answer(grid_exercise(t)))
            assert screen.exercises.attempt.credit == 1
            assert t.title() == "✓ Right.", "the first line is the verdict"
            await t.press("enter")
        assert say("en", "sitting-done-lesson", percent=100, number=3, of=4) in t.said()
        assert "★★★☆" in t.status()
        await t.press("g")
        await finish_by_logic(t)
        await t.until(lambda: any(event.source == "use" for event in store.events()))
        await t.press("escape")
        assert isinstance(t.screen, CourseScreen)
        line = next(line for line in t.lines() if "▸" in line and "◐" in line)
        assert "★★★★" in line


@on_screen
async def test_pages_turn_back_and_the_place_is_kept(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reading) as t:
        screen = lesson_of(t)
        await t.press("end")
        assert screen.lesson.index == len(screen.lesson.pages) - 1
        await t.press("left")
        assert screen.lesson.index == len(screen.lesson.pages) - 2
        await t.press("p", "p", "<")
        assert screen.lesson.index == 1
        await t.press("home", "p")
        assert screen.lesson.index == 0
        await t.press("end", "p", ">", "n")
        following = lesson_of(t)
        assert following.lesson.id == "locked-pair"
        assert following is not screen
        await t.press("c")
        assert not any(cell.centre for cell in t.scene.board.cells)


@on_screen
async def test_the_learner_tries_it_with_keys_and_mouse(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reading) as t:
        screen = lesson_of(t)
        await t.press("end", "p", "p", "p")
        assert screen.lesson.index == 2
        assert "▸ 2 pages before" in t.text()
        await t.press("H")
        assert "▾ Earlier" in t.text(), "on the learner's turn too"
        await t.press("H")
        turn = screen.exercises
        wanted = right_answer(turn.exercise).cells
        assert isinstance(turn.exercise, GridExercise)
        grid = turn.exercise.grid
        await t.click(t.name(next(cell for cell, value in enumerate(grid.values) if value)))
        assert not turn.answer.cells, "a cell with a digit is refused at once"
        await t.click(t.name(next(cell for cell in grid.empty_cells() if cell not in wanted)))
        await t.press("enter", "h")
        assert (turn.attempt.attempts, turn.attempt.rung) == (1, 1)
        assert screen.lesson.index == 2, "keys answer here, and turn no page"
        await t.press("delete")
        for cell in wanted:
            await t.click(t.name(cell))
        await t.press("L", "enter")
        assert turn.is_over
        assert t.app.language == "fr"
        assert t.scene.light.marks
        assert t.scene.cursor is None
        assert screen.lesson.pages == lesson(LESSON).pages("fr")
        assert screen.lesson.page.heading == t.title()
    async with tutor(tmp_path, language=None, first=reading) as t:
        assert lesson_of(t).lesson.index == 2
        await t.press("t")
        assert exercise_of(t).exercises.occasion == "test"


@on_screen
async def test_small_windows_have_a_drawer(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reading, size=(56, 24)) as t:
        screen = lesson_of(t)
        assert not screen.coach.has_class("hidden")
        await t.press("end", "left")
        assert screen.lesson.index == len(screen.lesson.pages) - 2
        await t.press("escape")
        assert screen.coach.has_class("hidden")
        await t.press("f6")
        assert not screen.coach.has_class("hidden")
        await t.resize(40, 10)
        assert "16" in t.text()


@on_screen
async def test_a_closed_drawer_stays_closed_for_the_next_question(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reading, size=(56, 22)) as t:
        await t.press("e", "r")
        coach = t.board_screen.coach
        if not coach.has_class("hidden"):
            await t.press("f6")
        await t.press("r")
        assert coach.has_class("hidden")
        await t.press("h")
        assert not coach.has_class("hidden"), "what is said about an answer is to be seen"


# Exercises


def exercising(app: TutorApp) -> None:
    app.lessons.open_exercises(LESSON)


@on_screen
async def test_what_is_over_is_read_on_with_space(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_exercises("aic")) as t:
        screen = exercise_of(t)
        await t.press("a")
        said = t.said()
        pages = 0
        while screen.coach.has_more:
            assert f"{say('en', 'key-space')}  {say('en', 'coach-more')}" in t.text()
            await t.press("space")
            pages += 1
            assert pages < 9, "Space does not read on"
        assert pages, "a chain is told at length"
        assert t.said() == said, "nothing about how to answer"


@on_screen
async def test_keys_that_are_no_answer_say_how_to_answer(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=exercising) as t:
        screen = exercise_of(t)
        await t.press("enter")
        assert "Pick a cell first." in t.said()
        assert screen.how() in t.said()
        for key in ("5", "y"):
            await t.press(key)
            asked, _, how, *_ = t.said()
            assert how == f"**{screen.how()}**", "below what is asked, and standing out"
            assert asked == screen.exercises.exercise.question("en")[0]
            assert screen.how() not in t.said(), "and not twice"
        for cell in list(grid_exercise(t).grid.empty_cells())[:2]:
            hand_of(t).move_to(cell)
            await t.press("space")
        assert len(screen.exercises.answer.cells) == 2
        await t.press("delete")
        assert screen.exercises.answer.is_empty
        await t.press("a", "space")
        assert screen.exercises.answer.is_empty, "what is over stays as it was"
        board = tuple(grid_exercise(t).grid.values)
        await t.press("r")
        assert tuple(grid_exercise(t).grid.values) != board


@on_screen
async def test_a_single_is_asked_for_fairly(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_exercises("hidden-single")) as t:
        exercises, found, hand = exercise_of(t).exercises, grid_exercise(t), hand_of(t)
        patterns = set().union(*found.steps) if isinstance(found, GridSpot) else set()
        assert hand.cursor.cell not in patterns, "it does not begin on the answer"
        await t.press("c")
        assert not any(cell.centre for cell in t.scene.board.cells), "candidates would tell it"
        wrong, one, other = [cell for cell in found.grid.empty_cells() if cell not in patterns][:3]
        await t.click(t.name(one))
        await t.click(t.name(other))
        assert exercises.answer.cells == {other}, "another cell takes its place"
        await t.click(t.name(wrong))
        await t.press("enter")
        assert any(sentence.startswith("✗ ") for sentence in t.said())
        await t.click(t.name(one))
        assert not any(sentence.startswith("✗ ") for sentence in t.said()), "of another answer"
        await t.press("a", "n")
        found = grid_exercise(t)
        ((cell, digit),) = right_answer(found).candidates
        assert hand.cursor.cell == cell, "the cursor is on the question"
        await t.press("up", "left", str(digit % 9 + 1), str(digit))
        assert exercises.answer.candidates == {(cell, digit)}, "a digit goes where it is asked for"
        await t.press("delete")
        await t.click(t.name(cell))
        assert not exercises.answer.candidates, "a click chooses the cell"
        await t.click_count(digit)
        assert exercises.answer.candidates == {(cell, digit)}, "the digits below answer as in play"
        left = 9 - found.grid.values.count(digit) - 1
        assert t.scene.foot().left[digit - 1][1] == left, "it is no longer left"
        await t.press("enter", "enter", "n")
        assert exercises.attempt.is_over, "a single has nothing that spoils it"
        await t.press("n")
        assert exercises.is_done
        await t.press("enter")
        assert lesson_of(t).lesson.id == "hidden-single", "what went badly is read again"
        assert not any(isinstance(one, ExerciseScreen) for one in t.app.screen_stack)


@on_screen
async def test_an_exercise_waits_while_its_lesson_is_read(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=exercising) as t:
        await t.press("h", "space")
        screen, left = exercise_of(t), exercise_of(t).exercises.attempt
        await t.press("b")
        assert lesson_of(t).lesson.id == LESSON
        await t.press("end", "e")
        assert exercise_of(t) is screen, "not a second copy of it"
        # In the other language the hint is still there
        await t.press("L")
        assert left.exercise.question("fr")[0] in t.said()
        assert left.exercise.hint(1, "fr").sentences[0] in t.said()
    async with tutor(tmp_path, first=exercising, language="en") as t:
        back = exercise_of(t).exercises.attempt
        assert (back.seed, back.answer, back.rung) == (left.seed, left.answer, 1)


@on_screen
async def test_the_mouse_points_and_marks(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=exercising) as t:
        screen = exercise_of(t)
        one, other, *more = map(t.name, grid_exercise(t).grid.empty_cells())
        await t.click(one)
        await t.click(other)
        assert {t.name(cell) for cell in screen.exercises.attempt.answer.cells} == {one, other}
        await t.click(one)
        assert {t.name(cell) for cell in screen.exercises.attempt.answer.cells} == {other}
        await t.drag(*more[:3])
        assert len(screen.exercises.attempt.answer.cells) == 4
        await t.press("a", "enter")
        assert screen.exercises.attempt.kind == "conclude"
        cell, digit = next(iter(right_answer(grid_exercise(t)).candidates))
        await t.click(t.name(cell), digit=digit)
        assert screen.exercises.attempt.answer.candidates == {(cell, digit)}
        assert t.look(t.name(cell)).lit
        await t.press("space")
        assert f"**{screen.how()}**" in t.said()


@on_screen
async def test_in_a_test_nobody_helps(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_test(LESSON)) as t:
        screen = exercise_of(t)
        for _ in range(3):
            await t.press("h")
            assert screen.exercises.attempt.rung == 0
            await answer(t, right_answer(grid_exercise(t)))
            await t.press("enter")
        assert say("en", "exercise-no-hints") in t.said()
        assert t.app.lessons.mastery().knows(LESSON)
        await t.press("enter")
        assert not isinstance(t.screen, ExerciseScreen)


# Introductions, reviews, aids


@on_screen
async def test_what_cannot_be_begun_is_said(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        t.app.lessons.open_test("rules")
        await t.settle()
        assert t.notices()[-1] == say("en", "test-introduction")
        t.app.lessons.open_due()
        await t.settle()
        assert t.notices()[-1] == say("en", "nothing-due")


def grid_of(kind: Kind, seed: str) -> Grid:
    found = exercise(LESSON, kind, seed)
    assert isinstance(found, GridExercise)
    return found.grid


def seed_of(kind: Kind, *, is_crossed: bool) -> str:
    """A seed for an exercise whose board has candidates crossed out, or none."""
    return next(
        seed
        for seed in map(str, range(300))
        if any(grid_of(kind, seed).removed_candidates()) == is_crossed
    )


def known_for_long(folder: Path) -> None:
    now = datetime.now(UTC)
    store = open_store(folder)
    days = (200, 197, 185, 150, 60)
    store.add_events([Event(LESSON, now - timedelta(days=day), 1.0, "spot") for day in days])
    store.close()


@on_screen
async def test_a_known_technique_gets_fewer_aids_unless_they_shall_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_for_long(tmp_path)
    seeds = [seed_of("spot", is_crossed=False), seed_of("conclude", is_crossed=True)]
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: seeds[0])
    async with tutor(tmp_path, first=exercising) as t:
        assert not any(cell.centre for cell in t.scene.board.cells)
        assert any("hidden" in sentence for sentence in t.said())
        await t.press("c")
        assert any(cell.centre for cell in t.scene.board.cells)
        await t.press("h", "h", "h")
        assert not t.scene.light.marks, "the pattern is told, not lit"
        await t.press("h")
        assert t.said()[-1] == say("en", "exercise-last-hint", key="a"), "nobody asked for it"
        await t.press("a")
        assert t.scene.light.marks, "the answer is lit for everybody"
        monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: seeds[1])
        await t.press("enter")
        assert any(cell.centre for cell in t.scene.board.cells), "digits alone do not say enough"
        question = t.scene.light
        assert question.marks
        wrong = next(mark for mark in question.marks)
        await answer(t, Answer(candidates=frozenset({Candidate(wrong.cell, wrong.digit)})))
        assert t.scene.light.marks == question.marks, "what is asked about stays lit"
    async with tutor(tmp_path, first=exercising, settings=Settings(fade_aids=False)) as t:
        assert any(cell.centre for cell in t.scene.board.cells)


@on_screen
async def test_what_is_due_is_reviewed_and_a_miss_is_kept(tmp_path: Path) -> None:
    known_for_long(tmp_path)
    store = open_store(tmp_path)
    store.add_events([Event("pointing", datetime.now(UTC) - timedelta(days=2), 0.2, "spot")])
    store.close()
    async with tutor(tmp_path, first=lambda app: app.lessons.open_due()) as t:
        screen = exercise_of(t)
        assert screen.exercises.occasion == "review"
        assert screen.exercises.attempt.lesson == "pointing"
        await t.press("h")
        left = screen.exercises.attempt
        await t.press("escape")
        t.app.lessons.open_due()
        await t.settle()
        assert exercise_of(t).exercises.attempt.seed == left.seed
        assert exercise_of(t).exercises.attempt.rung == 1
        await t.press("a", "enter")
        assert say("en", "sitting-done-review", percent=0, count=1) in t.said()


@on_screen
async def test_the_rules_come_before_candidates(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_lesson("rules")) as t:
        assert not any(cell.centre for cell in t.scene.board.cells)
        t.app.lessons.open_exercises("rules")
        await t.settle()
        assert not any(cell.centre for cell in t.scene.board.cells)


@pytest.mark.parametrize(
    ("id_", "named_from"), [("rules", None), ("notation", 0), ("nonogram-rules", 3)]
)
@on_screen
async def test_the_cursor_s_cell_is_named_once_cells_have_names(
    tmp_path: Path, id_: str, named_from: int | None
) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_lesson(id_)) as t:
        lesson = lesson_of(t)
        named = []
        for index in range(len(lesson.lesson.pages)):
            lesson.go_to(index)
            await t.settle()
            if lesson.lesson.is_trying:
                shown = bool(re.search(r"r\dc\d$", t.keys().strip()))
                assert shown == lesson.lesson.names_cells
                named.append(shown)
            assert lesson.lesson.names_cells == (named_from is not None and index >= named_from)
        assert named, "there is something to try"
        assert any(named) == (named_from is not None)


@on_screen
async def test_the_bottom_line_names_every_key_it_has_room_for(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_lesson("rules")) as t:
        await t.press(*["greater_than_sign"] * 5)
        assert "page 6/7" in t.status()
        footer = t.keys()
        assert "p previous" in footer
        assert "? help" in footer
