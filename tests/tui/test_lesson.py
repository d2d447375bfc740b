"""The course on screen: a lesson read and its exercises done, with the keyboard alone."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.learn.test_exercises import right_answer
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import say
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.explain.path import path
from tutor.language import LANGUAGES
from tutor.learn.attempt import draft_name, draft_of
from tutor.learn.course import exercise
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.grid import GridExercise
from tutor.learn.exercises.judge import Judge
from tutor.learn.grid_lessons import lesson
from tutor.learn.kinds import Kind
from tutor.learn.learner import open_store
from tutor.learn.progress import LessonProgress
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
    app.open_lesson(LESSON)


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
        await t.press("space")
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


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_whole_lesson_by_keyboard(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=TutorApp.open_course) as t:
        course = t.screen
        assert isinstance(course, CourseScreen)
        assert course.menu.get_option_at_index(course.menu.highlighted or 0).id == "rules"
        course.menu.highlighted = course.menu.get_option_index(LESSON)
        await t.press("enter")
        told = lesson(LESSON).pages(language)
        assert lesson_of(t).lesson.pages == told
        seen: list[int] = []
        while isinstance(t.screen, LessonScreen):
            reading = t.screen
            if not seen or seen[-1] != reading.lesson.index:
                seen.append(reading.lesson.index)
                page = reading.lesson.page
                assert t.scene.light == page.light
                assert set(page.sentences) - {""} <= set(t.said())
                assert page.heading == t.title()
                where = say(language, "lesson-page", page=str(seen[-1] + 1), of=str(len(told)))
                assert where in t.status()
            await t.press("space")
        assert seen == list(range(len(told)))
        kinds = []
        for _ in range(3):
            screen = exercise_of(t)
            kinds.append(screen.exercises.attempt.kind)
            await answer(t, right_answer(grid_exercise(t)))
            assert screen.exercises.attempt.is_over
            assert screen.exercises.attempt.credit == 1
            assert say(language, "exercise-worth", percent=100) in t.said()
            assert say(language, "exercise-go-on", submit=screen.key_name_of("submit")) in t.said()
            await t.press("enter")
        assert kinds == ["spot", "conclude", "judge"]
        assert say(language, "sitting-done-lesson", percent=100) in t.said()
        store = t.app.store
        assert {event.source for event in store.events()} == {"spot", "conclude", "judge"}
        assert all(event.technique == LESSON and event.credit == 1 for event in store.events())
        kept = LessonProgress.of(LESSON, store.course())
        assert kept.is_read
        assert kept.done == ("spot", "conclude", "judge")
        assert t.app.mastery().of(LESSON).state == "learning"
        done = 3
        if language == "en":
            await t.press("g")
            await finish_by_logic(t)
            await t.until(lambda: any(event.source == "use" for event in store.events()))
            await t.press("escape")
            done = 4
        await t.press("escape", "escape")
        assert isinstance(t.screen, CourseScreen)
        line = t.screen.menu.get_option(LESSON).prompt
        assert f"{say(language, 'state-learning')} · {done}/4" in str(line)


@on_screen
async def test_pages_turn_back_and_the_place_is_kept(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reading) as t:
        screen = lesson_of(t)
        await t.press("space", "right", "space", "enter")
        assert screen.lesson.index == 4
        assert len([s for s in t.said() if s]) > 2, "an example's pages stay in sight"
        await t.press("left")
        assert screen.lesson.index == 3
        await t.press("end")
        assert screen.lesson.index == len(screen.lesson.pages) - 1
        await t.press("home", "p")
        assert screen.lesson.index == 0
        await t.press("space", "space", "c")
        assert not any(cell.centre for cell in t.scene.board.cells)
        await t.press("c", "L")
        assert t.app.language == "fr"
        assert screen.lesson.pages == lesson(LESSON).pages("fr")
        assert screen.lesson.page.heading == t.title()
    async with tutor(tmp_path, language=None, first=reading) as t:
        assert lesson_of(t).lesson.index == 2
        await t.press("t")
        assert exercise_of(t).exercises.occasion == "test"


@on_screen
async def test_small_windows_have_a_drawer(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=reading, size=(60, 24)) as t:
        screen = lesson_of(t)
        assert not screen.coach.has_class("hidden")
        await t.press("space")
        assert screen.lesson.index == 1
        await t.press("escape")
        assert screen.coach.has_class("hidden")
        await t.press("f6")
        assert not screen.coach.has_class("hidden")
        await t.resize(40, 10)
        assert "50" in t.text()


@on_screen
async def test_a_line_of_the_course_stays_in_sight_whatever_is_said_about_it(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path, language="fr", first=TutorApp.open_course) as t:
        course = t.screen
        assert isinstance(course, CourseScreen)
        heights = set()
        for key in ("end", *("up",) * 15, "down", *("up",) * 12, *("down",) * 20):
            await t.press(key)
            index = course.menu.highlighted
            assert index is not None
            line = str(course.menu.get_option_at_index(index).prompt)
            assert any(line in shown for shown in t.lines()), line
            heights.add(course.query_one("#page-about").size.height)
        assert len(heights) > 1, "some take more words than others"


# Exercises


def exercising(app: TutorApp) -> None:
    app.open_exercises(LESSON)


@on_screen
async def test_what_is_over_is_read_on_with_space(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.open_exercises("aic")) as t:
        screen = exercise_of(t)
        await t.press("a")
        said = t.said()
        pages = 0
        while screen.coach.has_more:
            assert say("en", "key-space") in t.text()
            await t.press("space")
            pages += 1
            assert pages < 9, "Space does not read on"
        assert pages, "a chain is told at length"
        assert t.said() == said, "nothing about how to answer"


@on_screen
async def test_a_wrong_answer_names_the_fault_and_can_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = iter(map(str, range(100)))
    monkeypatch.setattr("tutor.activity.exercise.new_seed", lambda: next(seeds))
    async with tutor(tmp_path, first=exercising) as t:
        screen = exercise_of(t)
        await t.press("enter")
        assert "Point at cells first." in t.said()
        assert screen.exercises.attempt.attempts == 0
        wanted = right_answer(grid_exercise(t))
        first, second = sorted(wanted.cells)
        stranger = next(
            cell for cell in grid_exercise(t).grid.empty_cells() if cell not in wanted.cells
        )
        await answer(t, Answer(cells=frozenset({first, stranger})))
        assert screen.exercises.attempt.attempts == 1
        assert say("en", "exercise-again") in t.said(), "it is not over"
        await t.press("5")
        assert t.said()[-1] == screen.how()
        await go_to(t, stranger)
        await t.press("space")
        await answer(t, Answer(cells=frozenset({second})))
        assert screen.exercises.attempt.is_over
        assert screen.exercises.attempt.credit == 0.75
        await t.press("delete", "space")
        assert screen.exercises.attempt.answer.cells == wanted.cells, "what is over stays as it was"
        board = tuple(grid_exercise(t).grid.values)
        await t.press("r")
        assert screen.exercises.attempt.kind == "spot"
        assert tuple(grid_exercise(t).grid.values) != board
        await t.press("h", "h")
        assert screen.exercises.attempt.rung == 2
        await t.press("a")
        assert screen.exercises.attempt.is_over
        assert screen.exercises.attempt.credit == 0
        assert [event.credit for event in t.app.store.events()].count(0) == 1


@on_screen
async def test_an_exercise_left_is_taken_up_again(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=exercising) as t:
        await t.press("h", "space", "right", "space")
        left = exercise_of(t).exercises.attempt
        await t.press("b")
        assert lesson_of(t).lesson.id == LESSON
        await t.press("escape")
        assert exercise_of(t).exercises.attempt is left
    async with tutor(tmp_path, first=exercising, language="fr") as t:
        back = exercise_of(t).exercises.attempt
        assert back is not left
        assert (back.seed, back.answer, back.rung) == (left.seed, left.answer, 1)
        assert back.exercise.question("fr")[0] in t.said()
        await t.press("delete")
        assert back.answer.is_empty
        await t.press("L")
        assert back.exercise.question("en")[0] in t.said()
        kept = draft_of(LESSON, t.app.store.course())
        assert kept is not None
        assert kept.answer.is_empty


@on_screen
async def test_the_mouse_points_and_marks(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=exercising) as t:
        screen = exercise_of(t)
        await t.click("r1c2")
        await t.click("r5c5")
        assert {t.name(cell) for cell in screen.exercises.attempt.answer.cells} == {"r1c2", "r5c5"}
        await t.click("r1c2")
        assert {t.name(cell) for cell in screen.exercises.attempt.answer.cells} == {"r5c5"}
        await t.drag("r7c1", "r7c2", "r7c3")
        assert len(screen.exercises.attempt.answer.cells) == 4
        await t.press("a", "enter")
        assert screen.exercises.attempt.kind == "conclude"
        cell, digit = next(iter(right_answer(grid_exercise(t)).candidates))
        await t.click(t.name(cell), digit=digit)
        assert screen.exercises.attempt.answer.candidates == {(cell, digit)}
        assert t.look(t.name(cell)).lit
        await t.press("space")
        assert t.said()[-1] == screen.how()


@pytest.mark.parametrize("is_right", [True, False])
@on_screen
async def test_a_test_skips_ahead_or_does_no_harm(tmp_path: Path, is_right: bool) -> None:
    async with tutor(tmp_path, first=lambda app: app.open_test(LESSON)) as t:
        screen = exercise_of(t)
        for _ in range(3):
            await t.press("h")
            assert screen.exercises.attempt.rung == 0
            wanted = right_answer(grid_exercise(t))
            if not is_right and isinstance(grid_exercise(t), Judge):
                wanted = Answer(is_one=not wanted.is_one)
            elif not is_right:
                wanted = Answer(cells=frozenset({hand_of(t).cursor.cell}))
                if grid_exercise(t).answers_with == "candidates":
                    own = grid_exercise(t).step
                    assert own is not None
                    wanted = Answer(candidates=frozenset({own.candidates("naked")[0]}))
            await answer(t, wanted)
            assert screen.exercises.attempt.is_over
            await t.press("enter")
        assert say("en", "exercise-no-hints") in t.said()
        mastery = t.app.mastery()
        assert mastery.knows(LESSON) is is_right
        assert mastery.of(LESSON).state == ("known" if is_right else "new")
        assert draft_name(LESSON) not in t.app.store.course()
        await t.press("enter")
        assert not isinstance(t.screen, ExerciseScreen)


# Introductions, reviews, aids


@on_screen
async def test_the_introductions_have_exercises_too(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.open_exercises("notation")) as t:
        screen = exercise_of(t)
        await answer(t, right_answer(grid_exercise(t)))
        assert screen.exercises.attempt.is_over
        await t.press("enter")
        assert say("en", "sitting-done-introduction", percent=100) in t.said()
        assert not t.app.store.events()
        t.app.open_test("rules")
        await t.settle()
        assert t.notices()[-1] == say("en", "test-introduction")
        t.app.open_review_sitting()
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
async def test_what_was_tried_counts_and_is_not_lost(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=exercising) as t:
        screen, store = exercise_of(t), t.app.store
        await t.press("r")
        assert not store.events(), "nothing was tried"
        await t.press("h", "h", "r")
        assert [event.credit for event in store.events()] == [0.0]
        await t.press("h", "space")
        left = screen.exercises.attempt
        # Exercises of another lesson leave this one alone
        t.app.open_exercises("pointing")
        await t.settle()
        await t.press("h", "escape")
        assert screen.exercises.attempt is left
        # From the lesson back to the same exercise, not to a second copy of it
        await t.press("b", "end", "e")
        assert exercise_of(t) is screen
        # In the other language the hint is still there
        await t.press("L")
        assert left.exercise.hint(1, "fr").sentences[0] in t.said()
        await t.press("a", "L")
        assert set(left.exercise.solution("en").sentences) <= set(t.said())
        assert say("en", "exercise-worth", percent=0) in t.said()
        drafts = t.app.store.course()
        assert draft_of("pointing", drafts) is not None
        assert draft_of(LESSON, drafts) is None
    async with tutor(tmp_path, first=lambda app: app.open_exercises("pointing")) as t:
        back = exercise_of(t).exercises.attempt
        assert back.rung == 1
        assert back.exercise.hint(1, "en").sentences[0] in t.said()


@on_screen
async def test_what_is_due_is_reviewed_and_a_miss_is_kept(tmp_path: Path) -> None:
    known_for_long(tmp_path)
    store = open_store(tmp_path)
    store.add_events([Event("pointing", datetime.now(UTC) - timedelta(days=2), 0.2, "spot")])
    store.close()
    async with tutor(tmp_path, first=TutorApp.open_review_sitting) as t:
        screen = exercise_of(t)
        assert screen.exercises.occasion == "review"
        assert screen.exercises.attempt.lesson == "pointing"
        await t.press("h")
        left = screen.exercises.attempt
        await t.press("escape")
        t.app.open_review_sitting()
        await t.settle()
        assert exercise_of(t).exercises.attempt.seed == left.seed
        assert exercise_of(t).exercises.attempt.rung == 1
        await t.press("a", "enter")
        assert say("en", "sitting-done-review", percent=0, count=1) in t.said()


@on_screen
async def test_the_rules_come_before_candidates(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.open_lesson("rules")) as t:
        assert not any(cell.centre for cell in t.scene.board.cells)
        t.app.open_exercises("rules")
        await t.settle()
        assert not any(cell.centre for cell in t.scene.board.cells)
