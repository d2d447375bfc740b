"""The map of the course: where one can go, what is drawn, at every size."""

import re
from datetime import timedelta
from pathlib import Path

import pytest
from textual.events import MouseScrollDown, MouseScrollUp
from textual.geometry import Region, Size

from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import name
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.games.both import game_of
from tutor.language import Speaker
from tutor.learn.course import ALL_LESSONS, COURSES
from tutor.learn.course_map import gist, layout, opens, stages
from tutor.learn.learner import open_store
from tutor.learn.mastery import Mastery
from tutor.store import Settings, timestamps
from tutor.tui.course_map import CourseMap, plan
from tutor.tui.screens.course import CourseScreen

SIZES = [(60, 20), (80, 24), (120, 40), (200, 60)]


def test_every_lesson_has_its_stage() -> None:
    found = stages({}, Mastery([], timestamps.now()))
    assert [lesson.id for stage in found for lesson in stage.lessons] == list(ALL_LESSONS)
    assert [stage.tier for stage in found] == [None, 1, 2, 3, 4, 5, 6, None]
    assert sum(stage.known + stage.learning for stage in found) == 0


def test_what_a_lesson_is_about() -> None:
    told, drawn = gist("naked-pair", "en")
    assert told.endswith(".")
    assert "28" in drawn
    assert "hidden-pair" in opens("naked-pair")
    assert all(gist(id_, "fr")[0] for id_ in ALL_LESSONS)


@pytest.mark.parametrize("size", SIZES)
def test_panes_stand_beside_each_other_and_within_the_screen(size: tuple[int, int]) -> None:
    room = Size(size[0], size[1] - 2)
    counts = [len(ids) for _, _, ids in layout()]
    for at in range(len(counts)):
        where = plan(room, counts, at)
        places = [place for place in (where.tiers, where.lesson) if place is not None]
        places += [place for _, place in where.stages]
        assert at in dict(where.stages)
        whole = Region(0, 0, room.width, room.height)
        for number, place in enumerate(places):
            assert whole.contains_region(place)
            assert not any(place.overlaps(other) for other in places[number + 1 :])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_lesson_can_be_told(language: Language) -> None:
    mastery, now = Mastery([], timestamps.now()), timestamps.now()
    words = Speaker(language, "screens", "commands", "nonogram-screens")
    course = CourseMap(
        stages({}, mastery),
        mastery,
        now,
        words,
        lambda lesson: game_of(lesson).speaker(language),
        frozenset(),
        plain=False,
    )
    for lesson in ALL_LESSONS:
        for is_tall in (False, True):
            told = course.lesson(lesson, 31, is_tall=is_tall)
            assert all(line.cell_length <= 31 or is_tall for line in told)


@on_screen
async def test_the_map_and_the_exercises_count_alike(tmp_path: Path) -> None:
    for lesson in ("naked-pair", "rules", "nonogram-overlap"):
        first = lambda app: app.lessons.open_course(at=lesson)  # noqa: E731, B023
        async with tutor(tmp_path / lesson, size=(120, 40), first=first) as t:
            (told,) = re.findall(r"min, (\d+) exercise", shown(t))
            await t.press("e")
            assert f"1/{told} " in t.status() + " "


def shown(t: Driver) -> str:
    return "\n".join(t.lines())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@on_screen
async def test_the_map_shows_the_lesson_in_question(
    tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    store = open_store(tmp_path)
    long_ago = timestamps.now() - timedelta(days=3)
    store.add_events([Event("x-wing", long_ago, 1.0, "test")])
    store.close()
    open_course = lambda app: app.lessons.open_course()  # noqa: E731
    async with tutor(tmp_path, language=language, size=size, first=open_course) as t:
        say, screen = t.app.speaker.say, t.screen
        assert isinstance(screen, CourseScreen)
        assert screen.at == "full-house", "who knows something needs no introduction"
        await t.press("right", "right")
        assert screen.at == "x-wing"
        assert "▸● X-Wing" in shown(t)
        assert say("course-builds-on") in shown(t)
        await t.press("up")
        assert screen.at == "hidden-triple"
        await t.press("home")
        assert screen.at not in (ALL_LESSONS[0], "hidden-triple"), "the first one of the tier"
        for _ in range(9):
            await t.press("right")
        await t.press("end")
        assert screen.at == ALL_LESSONS[-1]
        assert say("game-nonogram") in shown(t)
        await t.press("up", "up", "up", "up")
        assert screen.at in COURSES["nonogram"].order
        assert not any(len(line.rstrip()) > size[0] for line in t.lines())


@on_screen
async def test_keys_and_clicks(tmp_path: Path) -> None:
    settings = Settings(vim_keys=True)
    open_course = lambda app: app.lessons.open_course("nonogram")  # noqa: E731
    async with tutor(tmp_path, settings=settings, first=open_course) as t:
        screen = t.screen
        assert isinstance(screen, CourseScreen)
        assert screen.at == COURSES["nonogram"].lessons[0]
        await t.press("tab")
        assert screen.at == "rules"
        await t.press("j", "shift+tab", "tab", "end", "home", "l", "l")
        assert screen.at == COURSES["sudoku"].order[3], "the second tier"
        row = next(y for y, line in enumerate(t.lines()) if "Naked pair" in line)
        await t.pilot.click(offset=(40, row))
        await t.settle()
        assert (name(t), screen.at) == ("CourseScreen", "naked-pair"), "its card is to be read"
        await t.pilot.click(offset=(40, row))
        await t.settle()
        assert name(t) == "LessonScreen"
        await t.press("escape")
        assert screen.at == "naked-pair"
        await t.press("e")
        assert name(t) == "ExerciseScreen"
        await t.press("escape", "t")
        assert name(t) == "ExerciseScreen"
        await t.press("escape")
        tier = next(y for y, line in enumerate(t.lines()) if "Hard" in line)
        await t.pilot.click(offset=(6, tier))
        await t.settle()
        assert screen.at == "x-wing"


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@on_screen
async def test_the_wheel_goes_through_the_lessons(tmp_path: Path, size: tuple[int, int]) -> None:
    async with tutor(tmp_path, size=size, first=lambda app: app.lessons.open_course()) as t:
        screen = t.screen
        assert isinstance(screen, CourseScreen)
        for offset in ((4, 4), (size[0] // 2, size[1] // 2)):
            before = ALL_LESSONS.index(screen.at)
            for kind in (MouseScrollDown, MouseScrollDown, MouseScrollDown, MouseScrollUp):
                await t.pilot._post_mouse_events([kind], None, offset)
            await t.settle()
            assert ALL_LESSONS.index(screen.at) == before + 2
