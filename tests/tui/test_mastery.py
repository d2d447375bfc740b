"""What the learner knows, on the screens that show it, help accordingly, or add to it."""

import asyncio
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import begin_game, card, choose, lines, menu, name, part, say, until_stopped
from tutor import narrate
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.games.sudoku.coach import DARK
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.collections import needs_of
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.language import Speaker
from tutor.language.dates import brief_date
from tutor.learn.course import COURSES
from tutor.learn.learner import open_store
from tutor.learn.taught import ORDER
from tutor.store import Settings
from tutor.tui.app import TutorApp

NONOGRAM_ORDER = COURSES["nonogram"].order

LANGUAGES: tuple[Language, ...] = ("en", "fr")
X_WING = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"
"""Its first step is a pointing pair."""
NEARLY = CLASSIC_SOLUTION[:77] + "...."
LEARNT = ("full-house", "hidden-single", "naked-single", "pointing", "claiming", "x-wing")


def learn(folder: Path, *events: tuple[str, float], days: int = 90) -> None:
    """Let the learner pass tests in techniques, so many days ago, or show something of them."""
    store = open_store(folder)
    now = datetime.now(UTC)
    store.add_events(
        Event(technique, now - timedelta(days=days), credit, "test" if credit == 1 else "use")
        for technique, credit in events
    )
    store.close()


def shown(t: Driver) -> set[str]:
    return {event.technique for event in t.app.store.events()}


# Home, practice and progress


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_what_is_due_and_what_is_next(tmp_path: Path, language: Language) -> None:
    begin_game(tmp_path, CLASSIC, "level:diabolical")
    learn(tmp_path, *((technique, 1.0) for technique in LEARNT))
    learn(tmp_path, ("naked-pair", 0.3), days=0)
    async with tutor(tmp_path, language=language) as t:
        assert say(language, "home-cells", done=30, all=81) in card(t, "head")
        assert say(language, "home-reviews", count=6) in card(t, "learn")
        await choose(t, "review")
        assert name(t) == "ExerciseScreen"
        await t.press("escape")
        assert name(t) == "HomeScreen"
        # A grid for it, with nothing that was not met
        await choose(t, "practise")
        assert next(iter(lines(t))) == "due"
        assert part(t, "#page-about") == say(language, "about-due")
        assert say(language, "source-paste") in t.text(), "everything fits"
        await choose(t, "due")
        assert name(t) == "PlayScreen"
        needs = needs_of(t.game.beginning())
        assert needs <= {*LEARNT, "naked-pair"}
        assert t.table.keeper.record.title.removeprefix("technique:") in needs
        await t.press("escape", "escape")
        # The state of everything, and the way to its lesson
        await choose(t, "progress")
        await t.press("V")
        mastery = say(language, "progress-mastery", known=6, learning=1, due=6)
        assert part(t, "#page-summary").endswith(f"\n{mastery}")
        await choose(t, "techniques")
        assert sorted(lines(t)) == sorted((*ORDER, *NONOGRAM_ORDER))
        assert lines(t)["x-wing"].split() == [
            "3",
            *narrate.name("x-wing", language).split(),
            *say(language, "state-due").split(),
            say(language, "progress-today"),
        ]
        day = (datetime.now(UTC) + timedelta(days=1)).astimezone().date()
        tomorrow = brief_date(day, Speaker(language, "screens"))
        assert lines(t)["naked-pair"].split()[0] == "2"
        assert lines(t)["naked-pair"].endswith(tomorrow)
        assert lines(t)["jellyfish"].strip().endswith(say(language, "state-new"))
        assert lines(t)["naked-pair"] in t.text(), "a line is not broken"
        await choose(t, "x-wing")
        assert name(t) == "LessonScreen"


@on_screen
async def test_nothing_due_is_told_and_not_offered(tmp_path: Path) -> None:
    learn(tmp_path, ("full-house", 1.0), ("hidden-single", 1.0), days=0)
    async with tutor(tmp_path) as t:
        assert say("en", "home-no-reviews") in card(t, "learn")
        assert "Naked single" in card(t, "head")
        await choose(t, "practise")
        assert "due" not in lines(t)


@on_screen
async def test_a_grid_that_needs_more_than_was_met(tmp_path: Path) -> None:
    learn(tmp_path, ("x-wing", 0.3), days=0)
    async with tutor(tmp_path) as t:
        await choose(t, "walk")
        assert "due" not in lines(t), "watching is no practice"
        await t.press("escape")
        await choose(t, "practise")
        await choose(t, "due")
        assert t.table.keeper.record.title == "technique:x-wing"
        assert say("en", "practise-unknown", names="")[:20] in t.notices()[0]


# Games feed it


@on_screen
async def test_solved_games_are_read_once(tmp_path: Path) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION)
    async with tutor(tmp_path) as t:
        before = t.app.store.events()
        assert shown(t), "a game solved elsewhere is read when the screen opens"
        assert say("en", "home-reviews-later") not in card(t, "learn")
        t.app.game_reader.read_all()
        await t.settle()
        assert t.app.store.events() == before
        assert t.app.store.unread(GRIDS) == []
        # Another one, solved here
        t.app.puzzles.open_text(NEARLY)
        await t.settle()
        for column in range(6, 10):
            await t.click(f"r9c{column}")
            await t.press(CLASSIC_SOLUTION[71 + column])
        assert t.app.store.unread(GRIDS) == []
        assert len(t.app.store.events()) > len(before)
    async with tutor(tmp_path) as t:
        assert t.app.store.unread(GRIDS) == []


@on_screen
async def test_what_cannot_be_read_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION)
    begun, stopped = threading.Event(), threading.Event()
    calls = []

    def fail(*_: object, **__: object) -> object:
        calls.append(1)
        raise ValueError("no such game")

    def slowly(*values: object, **_: object) -> object:
        begun.set()
        return until_stopped(values[-1], stopped)

    monkeypatch.setattr("tutor.learn.review.grid_review.review", fail)
    async with tutor(tmp_path) as t:
        t.app.game_reader.read_all()
        await t.settle()
        assert (name(t), t.notices(), calls) == ("HomeScreen", [], [1])
        assert len(t.app.store.unread(GRIDS)) == 1, "it may be read another time"
    # Leaving does not wait for it
    monkeypatch.setattr("tutor.learn.review.grid_review.review", slowly)
    store = open_store(tmp_path)
    app = TutorApp(store, greets=False)
    async with app.run_test() as pilot:
        assert await asyncio.to_thread(begun.wait, 5)
        await pilot.press("ctrl+q")
    assert stopped.wait(5)
    store.close()


# Help steps back


@pytest.mark.parametrize(("days", "filled"), [(0, True), (1, True), (400, False)])
@on_screen
async def test_candidates_at_the_start_until_a_technique_is_firm(
    tmp_path: Path, days: int, filled: bool
) -> None:
    """New, being learnt, and known for long."""
    if days == 1:
        learn(tmp_path, ("x-wing", 0.5), days=0)
    elif days:
        for ago in (400, 390, 350, 200, 10):
            learn(tmp_path, ("x-wing", 1.0), days=ago)
    async with tutor(tmp_path, grid=X_WING, title="technique:x-wing") as t:
        assert bool(t.cell("r1c2").centre) is filled
        assert (say("en", "coach-filled") in t.said()) is filled
        if days == 0:
            await t.press("u", "escape")
            await choose(t, "continue")
            assert not t.cell("r1c2").centre, "what was undone stays so"
            t.app.puzzles.open_text(X_WING)
            await t.settle()
            assert not t.cell("r1c2").centre, "this grid is about nothing special"
            await t.press("escape")
            t.app.puzzles.play(GridPuzzle(t.game.beginning()), "technique:naked-single")
            await t.settle()
            assert not t.cell("r1c2").centre, "singles need none"


@on_screen
async def test_a_known_pattern_is_lit_with_its_reason_only(tmp_path: Path) -> None:
    learn(tmp_path, ("pointing", 1.0), days=1)
    async with tutor(tmp_path, grid=X_WING, title="level:hard") as t:
        await t.press("f", "h", "h", "h")
        assert t.scene.light == DARK
        assert "r5c4 and r6c4" in t.said()[-1], "but told in words"
        await t.press("h")
        assert t.scene.light.eliminations
        assert t.scene.light.marks
        t.app.change(fade_aids=False)
        await t.press("u", "f", "h", "h", "h")
        assert t.scene.light.marks
        assert not t.scene.light.eliminations


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_fading_is_a_setting(tmp_path: Path, language: Language) -> None:
    settings = Settings(fade_aids=False)
    for ago in (400, 390, 350, 200, 10):
        learn(tmp_path, ("x-wing", 1.0), days=ago)
    async with tutor(
        tmp_path, grid=X_WING, title="technique:x-wing", settings=settings, language=language
    ) as t:
        assert t.cell("r1c2").centre
        await t.press("escape", "comma")
        assert say(language, "setting-fade-aids") in lines(t)["fade_aids"]
        assert lines(t)["fade_aids"].endswith(say(language, "setting-off"))
        menu(t).highlighted = menu(t).get_option_index("fade_aids")
        await t.settle()
        assert part(t, "#page-about")[:20] in t.text()
