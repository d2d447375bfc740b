"""The first screen: one answer to what comes next, and a key to everything else."""

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.driver import Clock, Driver, on_screen, tutor
from tests.tui.windows import (
    begin_game,
    card,
    choose,
    games_in,
    lines,
    name,
    paste,
    press,
    say,
    told,
    values_of,
)
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.games.both import GAMES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.kept_speed import keep_speed
from tutor.learn.learner import open_store
from tutor.store import Settings, timestamps
from tutor.store.settings import Goal
from tutor.tui.parts.pane import Pane
from tutor.tui.screens.bring_in import PasteDialog
from tutor.tui.screens.course import CourseScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.settings import SettingsScreen
from tutor.tui.skins import SKINS

LANGUAGES: tuple[Language, ...] = ("en", "fr")
NOW = datetime(2026, 3, 12, 9, 0, tzinfo=UTC)
SIZES = [(80, 24), (120, 40), (200, 60), (60, 20)]


def cards(t: Driver) -> list[str]:
    """The cards in sight, by their titles."""
    return [str(pane.border_title) for pane in t.screen.query(Pane) if pane.display]


# The first time


@pytest.mark.parametrize("size", SIZES, ids=str)
@on_screen
async def test_day_one_begins_with_the_rules(tmp_path: Path, size: tuple[int, int]) -> None:
    async with tutor(tmp_path, size=size, now=NOW) as t:
        assert name(t) == "HomeScreen"
        assert t.notices() == []
        assert cards(t)[:5] == ["Start", "Learn", "Go to", "Today", "Mastery"]
        assert "The rules" in card(t, "head")
        assert "Thursday 12 March" in t.status()
        assert "d Daily Sudoku" in card(t, "today")
        for line in t.lines():
            assert len(line) == size[0]
        await t.press("enter")
        assert name(t) == "LessonScreen"


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr_FR.UTF-8", "fr"), ("fr_CA", "fr"), ("en_GB.UTF-8", "en"), ("de_DE.UTF-8", "en")],
)
@on_screen
async def test_language_of_the_locale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, language: Language
) -> None:
    monkeypatch.setenv("LANG", locale)
    async with tutor(tmp_path, language=None) as t:
        assert cards(t)[1] == say(language, "home-learn")
        keys = t.keys()
        assert say(language, "do-help") in keys


@pytest.mark.parametrize(("locale", "other"), [("fr_FR.UTF-8", "en"), ("en_US.UTF-8", "fr")])
@on_screen
async def test_language_is_switched_at_once_and_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, other: Language
) -> None:
    monkeypatch.setenv("LANG", locale)
    async with tutor(tmp_path, language=None) as t:
        await t.press("L")
        assert cards(t)[1] == say(other, "home-learn")
        keys = t.keys()
        assert say(other, "do-help") in keys
    async with tutor(tmp_path, language=None) as t:
        assert cards(t)[1] == say(other, "home-learn")


# The head of the path


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Sudoku · Medium"), ("fr", "Sudoku · Moyen")],
)
@on_screen
async def test_continue_names_the_game_and_resumes_exactly_it(
    tmp_path: Path, language: Language, text: str
) -> None:
    begin_game(tmp_path, CLASSIC, "level:medium", fill="..46", marks={80: 0b101})
    async with tutor(tmp_path, language=language) as t:
        assert cards(t)[0] == say(language, "home-continue")
        assert text in card(t, "head")
        assert say(language, "home-cells", done=32, all=81) in card(t, "head")
        await t.press("enter")
        assert name(t) == "PlayScreen"
        assert values_of(t) == "5346" + CLASSIC[4:]
        assert t.said()[-1] == say(language, "coach-welcome-back")


@on_screen
async def test_continue_is_about_the_game_played_last(tmp_path: Path) -> None:
    first = begin_game(tmp_path, CLASSIC, "level:easy")
    begin_game(tmp_path, CLASSIC, "level:hard")
    async with tutor(tmp_path) as t:
        assert "Hard" in card(t, "head")
        kept = SKINS[0].left_open(t.app.store, first.title)
        assert kept is not None
        t.app.puzzles.resume(kept)
        await t.settle()
        await t.press("4", "escape")
        assert name(t) == "HomeScreen"
        assert "Easy" in card(t, "head")
        assert "31 of 81 cells" in card(t, "head")
        assert "Last step" in card(t, "head")
        assert "r1c3 = 4" in card(t, "head")
        assert "V 1 more open" in card(t, "head"), "the other one is not lost"
        await t.press("V")
        assert name(t) == "GamesScreen"
        await t.press("escape")
        await choose(t, "continue")
        assert t.table.keeper.record.id == first.id


@on_screen
async def test_time_played_is_told(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, clock=Clock()) as t:
        await t.tick(125)
        await t.press("escape")
        assert "2:05 so far" in card(t, "head")


@on_screen
async def test_a_solved_game_is_not_offered(tmp_path: Path) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION[:80])
    async with tutor(tmp_path) as t:
        assert cards(t)[0] != "Continue"
        assert "✓ grid" in card(t, "today")


@on_screen
async def test_a_draft_is_continued_where_it_was(tmp_path: Path) -> None:
    begin_game(tmp_path, CLASSIC, "level:medium", fill="..4")
    async with tutor(tmp_path) as t:
        await choose(t, "enter")
        await choose(t, "type")
        await t.press("escape")
        assert "Medium" in card(t, "head"), "an empty board to type on is nothing to continue"
        t.app.puzzles.type_in()
        await t.settle()
        await t.press("1", "2", "escape")
        assert "Medium" in card(t, "head"), "nor does what is typed in take the place of a game"
        store = t.app.store.played(GRIDS)
        store.set_aside(next(one.id for one in store.games() if one.title == "level:medium"))
        await t.press("n", "escape")
        assert "being typed in" in card(t, "head")
        await choose(t, "continue")
        assert name(t) == "EnterScreen"


# The day


@on_screen
async def test_the_puzzle_of_the_day_is_played_and_gone_on_with(tmp_path: Path) -> None:
    async with tutor(tmp_path, now=NOW) as t:
        await t.press("d")
        assert name(t) == "PlayScreen"
        before = values_of(t)
        assert t.table.keeper.record.title == "daily:2026-03-12/beginner"
        await t.press("escape")
        assert "Daily Sudoku · 12" in card(t, "head")
        await t.press("d")
        assert values_of(t) == before
        await t.press("escape", "D")
        assert name(t) == "PlayScreen"
    async with tutor(tmp_path, now=NOW) as t:
        assert "Daily picture" in card(t, "head")


@on_screen
async def test_a_puzzle_of_the_day_that_is_done_shows_how_it_went(tmp_path: Path) -> None:
    now = datetime.now(UTC)
    with closing(open_store(tmp_path)) as store:
        keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), f"daily:{now.date()}/easy")
        for cell, digit in enumerate(CLASSIC_SOLUTION):
            if CLASSIC[cell] == ".":
                keeper.game.place([cell], int(digit))
    async with tutor(tmp_path, now=now) as t:
        assert "✓ done" in card(t, "today")
        await t.press("d")
        assert name(t) == "FinishScreen"
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_goal_and_streak_can_be_hidden(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(show_goal=False), now=NOW) as t:
        assert "Goal" not in card(t, "today")
        assert "Streak" not in card(t, "today")
        assert "Daily Sudoku" in card(t, "today")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("speed", [None, 1.0])
@on_screen
async def test_nothing_of_a_puzzle_of_the_day_is_cut(
    tmp_path: Path, speed: float | None, language: Language
) -> None:
    """What has no room is left out whole: the size, then the level."""
    with closing(open_store(tmp_path)) as store:
        for game in GAMES if speed else ():
            keep_speed(store, game.name, speed or 0.0)
    for day in range(12, 18):
        now = NOW.replace(day=day)
        async with tutor(tmp_path, size=(120, 40), language=language, now=now) as t:
            assert "…" not in card(t, "today")


@on_screen
async def test_a_goal_that_is_met_leaves_nothing_open(tmp_path: Path) -> None:
    lessons = ("full-house", "hidden-single", "naked-single")
    with closing(open_store(tmp_path)) as store:
        store.add_events([Event(lesson, NOW, 1.0, "test") for lesson in lessons[:2]])
    async with tutor(tmp_path, size=(120, 40), now=NOW) as t:
        assert "✓ lesson ×2 ○ reviews ○ grid" in card(t, "today")
    with closing(open_store(tmp_path)) as store:
        store.add_events([Event(lessons[2], NOW, 1.0, "test")])
    async with tutor(tmp_path, size=(120, 40), now=NOW) as t:
        assert "✓ lesson ×3" in card(t, "today")
        assert "○" not in card(t, "today")


@on_screen
async def test_open_boxes_stand_only_for_what_the_goal_asks(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        store.add_events([Event("full-house", NOW, 1.0, "test")])
    expected: dict[Goal, str] = {
        "minutes": "✓ lesson Streak",
        "things": "✓ lesson ○ reviews ○ grid",
    }
    for goal, did in expected.items():
        async with tutor(tmp_path, size=(120, 40), now=NOW, settings=Settings(goal=goal)) as t:
            assert did in card(t, "today")


# Moving, by keys and by mouse


@on_screen
async def test_goal_and_days_lead_to_what_they_are_about(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await t.click_text("Goal")
        assert isinstance(t.screen, SettingsScreen)
        option = t.screen.menu.highlighted_option
        assert option is not None
        assert option.id == "goal"
        await t.press("escape")
        for text in ("Streak", "◇"):
            await t.click_text(text)
            assert name(t) == "ProgressScreen", text
            await t.press("escape")


@on_screen
async def test_arrows_move_and_enter_opens_the_card(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        for key, at in [
            *(("right", "today"), ("down", "mastery"), ("left", "learn"), ("down", "goto")),
            *(("up", "learn"), ("up", "head"), ("left", "head"), ("right", "today")),
        ]:
            await t.press(key)
            assert t.screen.focused is t.screen.query_one(f"#card-{at}")
        await t.press("down", "enter")
        assert name(t) == "CourseScreen"
        await t.press("escape")
        assert t.screen.focused is t.screen.query_one("#card-head")


@on_screen
async def test_a_click_does_what_the_key_does(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await t.pilot.click("#card-goto", offset=(3, 1))
        await t.settle()
        assert name(t) == "NewPuzzleScreen"
        await t.press("escape")
        row = next(y for y, line in enumerate(t.lines()) if "│ Nonograms" in line)
        await t.pilot.click(offset=(t.lines()[row].index("│ Nonograms") + 4, row))
        await t.settle()
        assert isinstance(t.screen, CourseScreen)
        assert t.screen.at.startswith("nonogram-"), "a part of the course opens there"
        await t.press("escape")
        await t.pilot.click("#card-head", offset=(3, 3))
        await t.settle()
        assert name(t) == "LessonScreen"


@pytest.mark.parametrize("key", ["q", "escape"])
@on_screen
async def test_escape_never_leaves(tmp_path: Path, key: str) -> None:
    async with tutor(tmp_path) as t:
        await t.press(key)
        assert t.app.return_code is None
        assert t.notices() == [say("en", "home-how-to-quit")]
        await t.pilot.press("ctrl+q")
        await t.until(lambda: t.app.return_code == 0)


# Everything opens


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "opens"),
    [
        ("continue", "PlayScreen"),
        ("learn", "CourseScreen"),
        ("practise", "NewPuzzleScreen"),
        ("walk", "NewPuzzleScreen"),
        ("exam", "ExamsScreen"),
        ("enter", "ChoiceDialog"),
        ("nonograms", "NewPuzzleScreen"),
        ("progress", "ProgressScreen"),
    ],
)
@on_screen
async def test_every_key_opens_something_and_escape_comes_back(
    tmp_path: Path, line: str, opens: str
) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy")
    async with tutor(tmp_path) as t:
        await choose(t, line)
        assert name(t) == opens
        await t.press("escape")
        assert name(t) == "HomeScreen"


@pytest.mark.parametrize(("line", "title"), [("practise", "play"), ("walk", "walk")])
@on_screen
async def test_new_grids_say_what_they_are_for(tmp_path: Path, line: str, title: str) -> None:
    async with tutor(tmp_path) as t:
        await choose(t, line)
        assert say("en", f"practise-{title}") in t.text()


@pytest.mark.parametrize(
    ("source", "opens"),
    [("type", "EnterScreen"), ("paste", "PasteDialog"), ("file", "BrowseDialog")],
)
@on_screen
async def test_ways_to_enter_a_grid(tmp_path: Path, source: str, opens: str) -> None:
    async with tutor(tmp_path) as t:
        await choose(t, "enter")
        assert lines(t) == {s: say("en", f"source-{s}") for s in ("type", "paste", "file")}
        await choose(t, source)
        assert name(t) == opens
        await press(t, "escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_nothing_is_said_in_another_language(tmp_path: Path) -> None:
    async with tutor(tmp_path, language="fr") as t:
        await t.press("ctrl+c")
        assert not [notice for notice in t.notices() if "Press" in notice]


# Pasting


@on_screen
async def test_a_grid_pasted_is_opened(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await paste(t, f"{CLASSIC}\n")
        assert name(t) == "PlayScreen"
        assert values_of(t) == CLASSIC
        assert "› Pasted grid " in t.status()


@on_screen
async def test_several_grids_pasted_are_a_list(tmp_path: Path) -> None:
    other = CLASSIC.replace("5", "6", 1).replace("6", "5", 1)
    async with tutor(tmp_path) as t:
        await paste(t, f"{other}\n{CLASSIC}\n")
        assert list(lines(t)) == ["1", "2"]
        assert "30" in lines(t)["2"]
        await choose(t, "2")
        assert values_of(t) == CLASSIC


@pytest.mark.parametrize(
    ("language", "rubbish"),
    [
        ("en", "hello world"),
        ("fr", CLASSIC[:-1]),
        ("en", ""),
        ("en", "\x1b[31m\x00\x07"),
    ],
)
@on_screen
async def test_rubbish_pasted_is_told_and_nothing_else_happens(
    tmp_path: Path, language: Language, rubbish: str
) -> None:
    async with tutor(tmp_path, language=language) as t:
        await paste(t, rubbish)
        assert name(t) == "HomeScreen"
        assert len(t.notices()) == 1
        expected = "Expected" if language == "en" else "faut"
        assert expected.lower() in t.notices()[0].lower()
        assert t.app.store.played(GRIDS).games() == []


@pytest.mark.parametrize("rubbish", ["hello [red]you[/red]", "x[/]", "a[b"])
@on_screen
async def test_brackets_pasted_are_told_as_they_are(tmp_path: Path, rubbish: str) -> None:
    async with tutor(tmp_path) as t:
        await paste(t, rubbish)
        assert name(t) == "HomeScreen"
        assert f'"{rubbish}' in told(t)[0]


# The learner's file


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_damaged_file_is_told(tmp_path: Path, language: Language) -> None:
    (tmp_path / "learner.db").write_bytes(b"this is no database" * 100)
    async with tutor(tmp_path, language=language) as t:
        (aside,) = tmp_path.glob("learner.damaged-*.db")
        assert t.notices() == [say(language, "storage-damaged", path=str(aside))]
        assert name(t) == "HomeScreen"
        await paste(t, CLASSIC)
        await t.press("4")
    assert [game.filled for game in games_in(tmp_path)] == [31]


@on_screen
async def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way")
    async with tutor(in_the_way) as t:
        (notice,) = t.notices()
        assert str(in_the_way) in notice
        await paste(t, CLASSIC)
        await t.press("4")
        assert t.cell("r1c3").value == 4, "play goes on"


@on_screen
async def test_a_path_with_brackets_is_told_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "[b]"
    folder.mkdir()
    (folder / "learner.db").write_bytes(b"this is no database" * 100)
    async with tutor(folder) as t:
        assert "[b]" in told(t)[0]


@on_screen
async def test_a_key_that_can_do_nothing_says_why_or_asks_for_what_it_needs(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await t.press("ctrl+v")
        assert isinstance(t.screen, PasteDialog)
    async with tutor(tmp_path, grid=CLASSIC, size=(60, 20)) as t:
        await t.press("f6")
        assert t.notices() == [t.app.speaker.say("drawer-beside")]


@on_screen
async def test_a_sprint_is_offered_on_the_smallest_home_too(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        assert "Sprint" not in t.text()
        t.app.store.add_events([Event("naked-pair", timestamps.now(), 1.0, "spot")])
        assert isinstance(t.screen, HomeScreen)
        t.screen.retell()
        await t.settle()
        assert " s  Sprint" in t.text()
