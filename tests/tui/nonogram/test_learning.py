"""Lessons and exercises on nonograms on the screen, and mastery of both games."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.learn.nonogram.test_exercises import right_answer
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import draw, said, scene, table, view
from tests.tui.windows import choose, lines, name
from tutor.base.events import Event
from tutor.games.both import NONOGRAM
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.pictures import pictures
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.attempt import draft_of
from tutor.learn.exercises.exercise import Answer
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.learner import open_store
from tutor.learn.picture_lessons import PicturePage, lesson
from tutor.learn.progress import LessonProgress
from tutor.nonogram.explain import path
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE
from tutor.tui.nonogram.course_boards import Colouring
from tutor.tui.screens.course import CourseScreen
from tutor.tui.screens.exercise import ExerciseScreen
from tutor.tui.screens.games import GamesScreen
from tutor.tui.screens.lesson import LessonScreen

LESSON = "nonogram-full-line"
ENGLISH, FRENCH = NonogramSpeaker("en"), NonogramSpeaker("fr")


def exercise_of(t: Driver) -> ExerciseScreen:
    assert isinstance(t.screen, ExerciseScreen), t.screen
    return t.screen


def hand_of(t: Driver) -> Colouring:
    hand = exercise_of(t).hand
    assert isinstance(hand, Colouring)
    return hand


def picture_exercise(t: Driver) -> PictureExercise:
    found = exercise_of(t).exercises.exercise
    assert isinstance(found, PictureExercise)
    return found


async def answer(t: Driver, wanted: Answer) -> None:
    """Mark cells with the keyboard."""
    for key, cells in (("f", wanted.black), ("x", wanted.white)):
        for cell in sorted(cells):
            hand_of(t).move_to(cell)
            await t.press(key)


async def answer_rightly(t: Driver) -> None:
    screen = exercise_of(t)
    wanted = right_answer(picture_exercise(t))
    await answer(t, wanted)
    await t.press({True: "y", False: "n", None: "enter"}[wanted.is_one])
    assert screen.exercises.attempt.credit == 1


@on_screen
async def test_a_whole_lesson_its_exercises_and_a_nonogram(tmp_path: Path) -> None:
    async with tutor(tmp_path, language="fr", first=lambda app: app.puzzles.menu(NONOGRAM)) as t:
        assert "Les règles des nonogrammes" in lines(t)["learn"]
        await choose(t, "learn")
        course = t.screen
        assert isinstance(course, CourseScreen)
        assert course.at == "nonogram-rules"
        course.at = LESSON
        await t.press("enter")
        told = lesson(LESSON).pages("fr")
        seen = []
        while isinstance(t.screen, LessonScreen):
            screen = t.screen
            if screen.lesson.index not in seen:
                seen.append(screen.lesson.index)
                page = screen.lesson.page
                assert isinstance(page, PicturePage)
                assert scene(t).light == page.light
                assert scene(t).position is page.shown.position
                assert set(page.sentences) - {""} <= set(said(t))
            await t.press("a" if screen.lesson.is_trying else "space")
        assert seen == list(range(len(told)))
        kinds = []
        for _ in range(3):
            asking = exercise_of(t)
            kinds.append(asking.exercises.attempt.kind)
            if (line := scene(t).light.line) is not None:
                asked = scene(t).position.puzzle.cells_of(line)
                assert hand_of(t).cursor.cell == next(filter(picture_exercise(t).is_open, asked))
            await answer_rightly(t)
            await t.press("enter")
        assert kinds == ["line", "conclude", "spot"]
        assert FRENCH.say("sitting-done-lesson", percent=100, number=3, of=4) in said(t)
        store = t.app.store
        assert {(e.technique, e.source, e.credit) for e in store.events()} == {
            (LESSON, kind, 1.0) for kind in kinds
        }
        kept = LessonProgress.of(LESSON, store.course())
        assert (kept.is_read, kept.done) == (True, tuple(kinds))
        # A nonogram to use it on
        await t.press("g")
        game = table(t).sheet
        assert "› Rangée pleine · " in t.status()
        *steps, last = path(game.position).steps
        for step in steps:
            game.apply(step)
        for cell in last.black or last.white:
            table(t).hand.move_to(cell)
            await t.press("f" if last.black else "x")
        await t.until(lambda: any(event.source == "use" for event in store.events()))
        await t.press("escape")
        assert isinstance(t.screen, CourseScreen), "what is done is passed by"
        assert t.screen.at == LESSON
        assert any("★★★★" in line for line in t.lines())


@on_screen
async def test_answers_are_marked_mended_and_hinted_at(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.lessons.open_exercises(LESSON)) as t:
        screen = exercise_of(t)
        assert not view(t).layout_.clue_height, "a line alone has no clues above"
        assert screen.how() in said(t)
        await t.press("enter")
        assert said(t)[-1].startswith("Mark a cell first.")
        wanted = right_answer(picture_exercise(t))
        await answer(t, Answer(black=wanted.white, white=wanted.black))
        board = "".join(t.lines())
        assert "×" in board
        assert "□" not in board, "one's own crosses are crosses"
        assert screen.exercises.attempt.answer.black == wanted.white
        await t.press("enter")
        assert screen.exercises.attempt.attempts == 1
        assert scene(t).light.wrong
        await t.press("delete", "y")
        assert screen.exercises.attempt.answer.is_empty
        assert said(t)[-1] == f"**{screen.how()}**", "it is no question of yes or no"
        # The mouse: black, and white with the other button; what is known stays
        cells = [c for c, colour in enumerate(scene(t).position.cells) if colour == UNKNOWN]
        row = [(1, cell + 1) for cell in range(min(cells), max(cells) + 1)]
        await draw(t, *row)
        assert screen.exercises.attempt.answer.black == frozenset(cells)
        await draw(t, row[0], button=3)
        assert screen.exercises.attempt.answer.white == frozenset(cells[:1])
        await draw(t, row[0], button=3)
        assert not screen.exercises.attempt.answer.white
        known = [c for c, colour in enumerate(scene(t).position.cells) if colour != UNKNOWN]
        if known:
            hand_of(t).move_to(known[0])
            await t.press("f")
            assert "already known" in said(t)[-1]
        hand_of(t).move_to(cells[0])
        await t.press("x", "shift+right")
        assert screen.exercises.attempt.answer.white >= {cells[0]}
        await t.press("h", "L")
        assert t.app.language == "fr"
        assert picture_exercise(t).hint(1, "fr").sentences[0] in said(t)
        left = screen.exercises.attempt
        await t.press("b")
        assert isinstance(t.screen, LessonScreen)
        await t.press("e")
        assert exercise_of(t) is screen
    async with tutor(
        tmp_path, language="en", first=lambda app: app.lessons.open_exercises(LESSON)
    ) as t:
        screen = exercise_of(t)
        assert (screen.exercises.attempt.seed, screen.exercises.attempt.answer) == (
            left.seed,
            left.answer,
        )
        await t.press("a")
        assert (screen.exercises.attempt.is_over, screen.exercises.attempt.credit) == (True, 0)
        await t.press("r")
        assert screen.exercises.attempt.kind == left.kind
        assert draft_of(LESSON, t.app.store.course()) is not None


@on_screen
async def test_a_question_of_yes_or_no(tmp_path: Path) -> None:
    first = "nonogram-contradiction"
    async with tutor(tmp_path, size=(120, 40), first=lambda app: app.lessons.open_test(first)) as t:
        await t.press("f", "h")
        assert said(t)[-1] == ENGLISH.say("exercise-no-hints")
        assert exercise_of(t).exercises.answer.is_empty
        await answer_rightly(t)


@on_screen
async def test_what_is_due_of_both_games_is_one_sitting(tmp_path: Path) -> None:
    store, then = open_store(tmp_path), datetime.now(UTC) - timedelta(days=400)
    due = ("naked-pair", "nonogram-overlap", "x-wing")
    store.add_events(
        [
            Event(id_, at + timedelta(hours=hour), 1.0, "test")
            for hour, id_ in enumerate(due)
            for at in (then, then + timedelta(days=30))
        ]
    )
    store.close()
    async with tutor(tmp_path, size=(100, 30)) as t:
        assert "overlap" in t.text()
        await choose(t, "review")
        games = []
        for _ in due:
            screen = t.screen
            assert isinstance(screen, ExerciseScreen)
            assert not screen.exercises.aids.lighting, "what is known is not lit up"
            games.append(screen.exercises.attempt.lesson)
            await t.press("a", "enter")
        assert sorted(games) == sorted(due)
        assert len(t.app.screen_stack) == 3, "one sitting, one screen on top of home"
        last = t.screen
        assert isinstance(last, ExerciseScreen)
        assert ENGLISH.say("sitting-done-review", percent=0, count=3) in last.coach.said
        await t.press("escape")
        # Progress knows of both
        await choose(t, "progress")
        t.screen.query_one("#panel-techniques").focus()
        await t.press("enter")
        assert "Overlap (nonogram)" in lines(t)["nonogram-overlap"]
        await choose(t, "nonogram-overlap")
        assert isinstance(t.screen, LessonScreen)


@on_screen
async def test_solved_nonograms_feed_mastery_and_are_listed(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    found = next(picture for picture in pictures() if picture.hardest == "out-of-reach")
    keeper = store.played(PICTURES).new_game(found.puzzle, f"picture:{found.slug}")
    for step in path(keeper.game.position).steps:
        keeper.game.paint(step.black, BLACK)
        keeper.game.paint(step.white, WHITE)
    store.close()
    async with tutor(tmp_path) as t:
        await t.until(lambda: not t.app.store.unread(PICTURES))
        shown = {event.technique: event for event in t.app.store.events()}
        assert shown["nonogram-out-of-reach"].credit == 1
        t.app.push_screen(GamesScreen())
        await t.settle()
        (line,) = list(lines(t).values())[1:]
        assert found.puzzle.title_in("en") in line
        await t.press("down", "V")
        assert name(t) == "ReviewScreen"
        assert found.puzzle.title_in("en") in t.status(), "it is solved, so its name is known"
        await t.press("escape", "enter")
        assert table(t).sheet.is_solved


@on_screen
async def test_each_board_of_a_lesson_is_as_large_as_there_is_room_for(tmp_path: Path) -> None:
    opened = lambda app: app.lessons.open_lesson("nonogram-overlap")  # noqa: E731
    async with tutor(tmp_path, first=opened, size=(200, 60)) as t:
        line = t.board_screen.easel.view.taken
        await t.press("end", "p", "p", "p")
        board = t.board_screen.easel.view.taken
        assert board.height > line.height
        assert t.board_screen.easel.view.region.height >= board.height
