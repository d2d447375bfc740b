"""Keys that arrive together do what they do one by one, and nothing is asked of what is gone."""

from pathlib import Path

import pytest
from textual import events
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.widgets import Input
from textual.widgets.option_list import Option

from tests.grids import CLASSIC
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.fuzz import STARTS, kind_of
from tests.tui.windows import name
from tutor.tui.gate import MOST_REPEATED
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.settings import SettingsScreen
from tutor.tui.widgets.choices import Choices


def key(name: str) -> events.Key:
    if len(name) > 1:
        return events.Key(name, {"enter": "\r", "tab": "\t"}.get(name))
    return events.Key(_character_to_key(name), name)


async def at_once(t: Driver, *sent: str | events.Event) -> None:
    """Keys by their names, or other events, in one read."""
    for one in sent:
        assert t.app._driver is not None
        t.app._driver.process_message(key(one) if isinstance(one, str) else one)
    await t.settle()


@pytest.mark.parametrize(
    ("keys", "ends"),
    [
        (("?", "q"), "PlayScreen"),
        (("?", "q", "?"), "HelpScreen"),
        ((",", "q"), "PlayScreen"),
        ((",", "down", "enter", "q", "q"), "HomeScreen"),
        (("ctrl+p", "q"), "Palette"),
        (("ctrl+p", "escape", "?"), "HelpScreen"),
        (("S", "enter", "escape", "q"), "HomeScreen"),
        (("q", "?", "escape", ",", "escape"), "HomeScreen"),
    ],
)
@on_screen
async def test_keys_in_one_read(tmp_path: Path, keys: tuple[str, ...], ends: str) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await at_once(t, *keys)
        assert name(t) == ends


@on_screen
async def test_home_is_left_once(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await at_once(t, "?", "q", ",", "q", "ctrl+p", "escape")
        assert name(t) == "HomeScreen"
        await at_once(t, "ctrl+q", "ctrl+q", "?", "enter")
        assert t.app.return_code == 0


@on_screen
async def test_the_palette_runs_what_is_highlighted_and_passes_the_next_key_on(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path) as t:
        await at_once(t, "ctrl+p", *"settings", "enter", "enter")
        assert name(t) == "SettingsScreen"
        assert t.app.language == "fr", "the second Enter changed the first setting"


@pytest.mark.parametrize("size", [(40, 3), (1, 1)])
@on_screen
async def test_pages_where_no_line_can_be_seen(tmp_path: Path, size: tuple[int, int]) -> None:
    async with tutor(tmp_path, size=size) as t:
        await at_once(t, "pagedown", "pageup", "ctrl+p", "pagedown", "pageup", "end", "pageup")
        assert name(t) == "Palette"


@pytest.mark.slow
@pytest.mark.parametrize(
    "start",
    [
        *("home", "play", "exam", "nonogram-play", "help", "palette"),
        *("choice", "prompt", "work", "ticks", "browse", "paste"),
    ],
)
@on_screen
async def test_ctrl_q_leaves_from_everywhere(tmp_path: Path, start: str) -> None:
    async with tutor(tmp_path) as t:
        STARTS[start][1](t.app)
        await t.until(lambda: kind_of(type(t.screen)) == STARTS[start][0])
        t.app.post_message(key("ctrl+q"))
        await t.until(lambda: t.app.return_code == 0)


@on_screen
async def test_what_was_typed_before_leaving_comes_first(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        board = t.game.board
        await at_once(t, "4", "right", "6", "ctrl+q", "8")
        assert [board.cells[cell].value for cell in (2, 3)] == [4, 6]
        assert t.app.return_code == 0


@on_screen
async def test_a_key_held_down_stops_when_it_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        seen = []
        take = t.play.take_key

        def count(key: str) -> bool:
            seen.append(key)
            return take(key)

        monkeypatch.setattr(t.play, "take_key", count)
        await at_once(t, *["right"] * 500, "down")
        assert 1 < seen.count("right") <= 2 * MOST_REPEATED
        assert seen[-1] == "down"


@on_screen
async def test_a_paste_without_brackets_is_no_thousand_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        pasted: list[str] = []
        monkeypatch.setattr(t.app.puzzles, "open_text", lambda text, *_: pasted.append(text))
        await at_once(t, *"no_grid_at_all." * 200)
        assert 2900 < len("".join(pasted)) <= 3000
        assert len(pasted) <= 2
        assert t.table.keeper.game.moves_made == 0


@on_screen
async def test_resizes_while_screens_come_and_go(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for size in (Size(40, 3), Size(120, 40), Size(80, 24)):
            await at_once(t, "?", events.Resize(size, size), "q", ",", "q")
        assert name(t) == "PlayScreen"


@on_screen
async def test_a_screen_is_left_once_and_only_from_the_front(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        settings = SettingsScreen()
        t.app.push_screen(settings)
        await t.press("question_mark")
        settings.dismiss()
        await t.settle()
        assert name(t) == "HelpScreen", "what is in front stays"
        await t.press("escape")
        settings.dismiss()
        settings.dismiss()
        settings.dismiss()
        await t.settle()
        assert name(t) == "HomeScreen"


@on_screen
async def test_a_screen_left_before_it_was_drawn(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        for start in STARTS:
            STARTS[start][1](t.app)
            screen = t.screen
            if screen is t.app.screen_stack[1]:
                continue  # the first screen has nothing below it
            t.app.pop_screen()
            if isinstance(screen, TutorScreen):
                screen.retell()
            while len(t.app.screen_stack) > 2:
                t.app.pop_screen()
            await t.settle()
        assert t.app.return_code is None


async def _meet_a_bug(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with tutor(folder) as t:
        monkeypatch.setattr(t.screen, "do_help", lambda: 1 / 0)
        await at_once(t, "?")


@on_screen
async def test_a_bug_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        await _meet_a_bug(tmp_path, monkeypatch)


@on_screen
async def test_a_choice_that_is_not_offered_any_more(tmp_path: Path) -> None:
    chosen: list[str | None] = []
    async with tutor(tmp_path) as t:
        t.app.choose("?", [("a", "A"), ("b", "B"), ("c", "C")], chosen.append)
        await t.settle()
        found = t.screen.query_one(Choices)
        found.highlighted = 2
        found.action_select()
        found.show([Option("A", id="a"), Option("B", id="b")])
        await t.settle()
        assert not chosen
        assert found.highlighted == 1
        found.show([Option("New", id="new"), Option("B", id="b")])
        assert found.highlighted == 1
        found.show([Option("B", id="b"), Option("Last", id="last")])
        assert found.highlighted == 0, "the same line"


@on_screen
async def test_typing_in_a_window_that_was_just_opened(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await at_once(t, "S", "enter", "end", *"abc")
        assert t.screen.query_one(Input).value.endswith("sudoku.txtabc")
