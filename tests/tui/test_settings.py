"""Settings, themes, and a terminal without colours."""

from dataclasses import asdict
from itertools import combinations
from pathlib import Path

import pytest
from rich.style import Style

from tests.grids import CLASSIC
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import choose, lines, menu, name, part, say, walking
from tutor.base.language import Language
from tutor.language import Speaker
from tutor.store import Settings
from tutor.tui.app import TutorApp
from tutor.tui.screens.settings import CHOICES, GROUPS, OPENS, setting_message
from tutor.tui.themes import NAMES

VALUES = {name for names in GROUPS.values() for name in names} - {OPENS}
SWITCHES = sorted(VALUES - set(CHOICES))
X_WING = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"


# The screen


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_every_line_is_switched_and_kept(tmp_path: Path, language: Language) -> None:
    speaker = Speaker(language, "screens", "commands")
    async with tutor(tmp_path, language=language) as t:
        await t.press("comma")
        assert name(t) == "SettingsScreen"
        assert list(lines(t)) == [name for names in GROUPS.values() for name in names]
        for setting in SWITCHES:
            label = say(language, f"setting-{setting.replace('_', '-')}")
            was = t.app.azerty if setting == "azerty" else getattr(t.app.settings, setting)
            words = [say(language, "setting-off"), say(language, "setting-on")]
            assert lines(t)[setting].split(label)[1].split()[1:] == [words[was]]
            await choose(t, setting)
            assert lines(t)[setting].split(label)[1].split()[1:] == [words[not was]]
            assert getattr(t.app.settings, setting) is (not was)
            option = menu(t).highlighted_option
            assert option is not None
            assert option.id == setting, "the place is kept"
            about = speaker.say_attribute(f"setting-{setting.replace('_', '-')}", "about")
            assert part(t, "#page-about") == about
        await choose(t, "theme")
        assert t.app.theme == NAMES[1]
        assert say(language, f"theme-{NAMES[1]}") in lines(t)["theme"]
        wanted = t.app.settings
        await t.press("escape")
        assert name(t) == "HomeScreen"
    async with tutor(tmp_path, language=language) as t:
        assert asdict(t.app.settings) == asdict(wanted)
        assert t.app.theme == NAMES[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_values_and_words_about_them_fit_80_columns(language: Language) -> None:
    speaker = Speaker(language, *TutorApp.PARTS)
    for setting in (one for names in GROUPS.values() for one in names):
        message = setting_message(setting)
        assert len(speaker.say(message)) <= 44
        assert len(speaker.say_attribute(message, "about") or "") <= 72
        for value in CHOICES.get(setting, ()):
            assert len(speaker.say(f"{setting}-{value}")) <= 18, "between its two arrows"


@on_screen
async def test_the_language_is_a_setting(tmp_path: Path) -> None:
    async with tutor(tmp_path, language=None) as t:
        await t.press("comma")
        await choose(t, OPENS)
        assert name(t) == "FirstStartScreen", "the placement is taken again from here"
        await t.press("escape")
        assert name(t) == "SettingsScreen"
        await choose(t, "language")
        assert lines(t)["language"].split() == ["Langue", "‹", "français", "›"]
        assert say("fr", "screen-settings") in t.status()
        assert part(t, "#page-about") == Speaker("fr", "screens").say_attribute(
            "setting-language", "about"
        )
    async with tutor(tmp_path, language=None) as t:
        assert t.app.language == "fr"


@on_screen
async def test_arrows_and_space_change_the_row_in_focus(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await t.press("comma", "down")
        await t.press("right", "right")
        assert t.app.settings.theme == NAMES[2]
        await t.press("left", "left", "left")
        assert t.app.settings.theme == NAMES[-1], "round and round"
        await t.press("down", "down", "space")
        assert t.app.settings.less_motion
        await t.press("left")
        assert not t.app.settings.less_motion


@on_screen
async def test_arrows_beside_a_value_lead_where_they_point(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40)) as t:
        await t.press("comma")
        themes = [t.app.settings.theme]
        for sign in ("›", "›", "‹", "‹", "‹"):
            await t.click_text(sign, within="Theme")
            themes.append(t.app.settings.theme)
        turns = [NAMES[number % len(NAMES)] for number in (0, 1, 2, 1, 0, -1)]
        assert themes == turns
        await t.click_text("Theme")
        assert t.app.settings.theme == NAMES[0], "anywhere else leads on"


@on_screen
async def test_the_row_in_focus_has_a_sign(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await t.press("comma")
        marked = [line for line in t.text().splitlines() if "▸" in line]
        assert len(marked) == 1
        assert "Language" in marked[0]


@on_screen
async def test_a_theme_nobody_knows_is_the_usual_one(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(theme="dark")) as t:
        t.app.store.database._connection.execute(
            "UPDATE settings SET value = '\"neon\"' WHERE name = 'theme'"
        )
    async with tutor(tmp_path) as t:
        assert t.app.theme == "dark"


# What they change


@on_screen
async def test_vim_keys(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(vim_keys=True)) as t:
        assert t.cursor == "r1c3"
        await t.press("l", "j", "h", "k")
        assert t.cursor == "r1c3"
        assert t.title() == "Your turn", "h is no hint"
        shown_keys = t.keys()
        assert "F2 hint" in shown_keys
        await t.press("f2")
        assert t.title() == "A nudge"
        await t.press("J")
        assert t.selected == {"r1c3", "r2c3"}
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings()) as t:
        shown_keys = t.keys()
        assert "h hint" in shown_keys
        await t.press("h")
        assert t.title() == "A nudge"
        await t.press("j")
        assert t.cursor == "r1c3"


@on_screen
async def test_vim_keys_leave_every_command_a_key_that_works(tmp_path: Path) -> None:
    """A key that the cursor has taken gives no command any more, and is not listed for one."""
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(vim_keys=True)) as t:
        for command in t.play.commands():
            assert command.keys, command.id
            assert not set(command.keys) & set("hjklHJKL"), command.id
    async with tutor(tmp_path, first=walking(CLASSIC), settings=Settings(vim_keys=True)) as t:
        await t.press("right")
        for command in t.board_screen.commands():
            assert command.keys, command.id


@on_screen
async def test_conflicts_on_demand(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(show_conflicts=False)) as t:
        await t.press("5")
        assert t.look("r1c1").ground != "wrong"
        await t.press("f5")
        assert {t.look(cell).ground for cell in ("r1c1", "r1c3")} == {"wrong"}
        await t.press("backspace", "5")
        assert t.look("r1c1").ground != "wrong"
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(show_conflicts=True)) as t:
        await t.press("5")
        assert {t.look(cell).ground for cell in ("r1c1", "r1c3")} == {"wrong"}


@on_screen
async def test_peers(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(show_peers=True)) as t:
        assert t.look("r1c9").ground == "peer"
        assert t.look("r5c5").ground == ""
        await t.press("comma")
        await choose(t, "show_peers")
        await t.press("escape")
        assert t.look("r1c9").ground == "", "at once"


@on_screen
async def test_the_clock_is_hidden_but_runs(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.tick(65)
        assert "01:05" in t.status()
        await t.press("comma")
        await choose(t, "show_timer")
        await t.press("escape")
        assert "01:05" not in t.status()
        await t.tick(60)
        assert t.game.elapsed == 125


@on_screen
async def test_number_first(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(number_first=True)) as t:
        await t.press("4")
        assert t.cell("r1c3").value == 0
        assert "4 chosen" in t.status()
        await t.press("enter")
        assert t.cell("r1c3").value == 4
        await t.click("r2c2")
        assert t.cell("r2c2").value == 4


@pytest.mark.parametrize(
    ("language", "azerty", "value", "marks"),
    [
        ("en", None, 0, 0b1000000),
        ("en", True, 1, 0),
        ("fr", None, 1, 0),
        ("fr", False, 0, 0b1000000),
    ],
)
@on_screen
async def test_the_digit_row_of_a_french_keyboard(
    tmp_path: Path, language: Language, azerty: bool | None, value: int, marks: int
) -> None:
    settings = Settings(azerty=azerty)
    async with tutor(tmp_path, grid=CLASSIC, language=language, settings=settings) as t:
        await t.pilot.press("ampersand")
        await t.settle()
        assert (t.cell("r1c3").value, t.cell("r1c3").centre) == (value, marks)


@on_screen
async def test_marks_are_crossed_out_or_not(tmp_path: Path) -> None:
    for clean in (True, False):
        settings = Settings(clean_marks=clean)
        async with tutor(tmp_path, grid=CLASSIC, settings=settings) as t:
            await t.press("f")
            before = t.cell("r1c4").centre
            assert before & 0b10
            await t.press("2")
            assert bool(t.cell("r1c4").centre & 0b10) is not clean


# Themes


async def _busy_board(t: Driver) -> None:
    """A board with something of everything on it."""
    await t.press("f", "5", "right", "t", "A", "right", "t", "6", "B", "m", "7", "n", "s")
    await t.press("down", "shift+down", "e")


@pytest.mark.slow
@pytest.mark.parametrize("theme", NAMES)
@on_screen
async def test_every_theme_draws_every_board(tmp_path: Path, theme: str) -> None:
    async with tutor(tmp_path, grid=X_WING, settings=Settings(theme=theme)) as t:
        assert t.app.theme == theme
        await _busy_board(t)
        styles = _styles(t)
        has_colour = any(style.color and not style.color.is_default for style in styles)
        assert has_colour
        if theme != "terminal":
            assert len({style.bgcolor for style in styles}) > 5, "cells are shaded"
        assert (t.layout.size, t.app.is_spaced) == ((55, 21), theme == "terminal")
        await t.resize(130, 44)
        assert t.layout.zoom == "large"
        assert _styles(t)


@on_screen
async def test_the_themes_come_in_turn(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        worn = [t.app.theme]
        for _ in NAMES:
            await t.press("f8")
            worn.append(t.app.theme)
            assert t.app.settings.theme == t.app.theme
            assert _styles(t)
        assert worn == [*NAMES, NAMES[0]]


def _styles(t: Driver) -> set[Style]:
    """Every style on the screen, as it goes to the terminal."""
    strips = t.screen._compositor.render_strips()
    return {segment.style for strip in strips for segment in strip if segment.style}


# No colour at all


def _attributes(style: Style) -> tuple[bool, ...]:
    return tuple(
        bool(flag)
        for flag in (style.bold, style.italic, style.underline, style.strike, style.reverse)
    )


@on_screen
async def test_no_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with tutor(tmp_path, settings=Settings(theme="light")) as t:
        assert not [s for s in _styles(t) if _is_coloured(s)]
        for key in ("comma", "escape", "question_mark", "escape"):
            await t.press(key)
            assert not [s for s in _styles(t) if _is_coloured(s)], name(t)
    async with tutor(tmp_path, grid=X_WING) as t:
        await _busy_board(t)
        assert not [s for s in _styles(t) if _is_coloured(s)]
        assert t.layout.size == (55, 21), "as with colours"
        await t.press("y")
        assert not [s for s in _styles(t) if _is_coloured(s)]


def _is_coloured(style: Style) -> bool:
    return any(
        colour is not None and not colour.is_default for colour in (style.color, style.bgcolor)
    )


@on_screen
async def test_without_colour_everything_is_still_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4", "right")
        styles = {n: _attributes(t.view.painter_style(n)) for n in ("given", "value")}
        assert styles["given"] != styles["value"]
        assert "▐" in t.lines()[2], "the cursor"
        await t.press("shift+right")
        assert t.selected == {"r1c4", "r1c5"}
        assert "▸" in "".join(t.drawn("r1c4")), "selected"
        assert "▸" not in "".join(t.drawn("r1c6"))
        await t.press("left", "t", "A", "escape", "right", "right")
        assert "A" in "".join(t.drawn("r1c4"))
        await t.press("5")
        assert "!" in "".join(t.drawn("r1c1"))
        assert "!" in "".join(t.drawn("r1c6"))
        assert "!" not in "".join(t.drawn("r1c2"))


def _cell_attributes(t: Driver, cell: str) -> set[tuple[bool, ...]]:
    segments = [s for line in t.view.painter.cell(t.look(cell)) for s in line]
    return {_attributes(segment.style) for segment in segments if segment.style}


@on_screen
async def test_without_colour_what_the_coach_lights_up_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On two lines a cell has no room for signs: attributes alone must tell."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert t.layout.zoom == "medium"
        shown = ["mark", "removed", "placed", *(f"role-{number}" for number in range(1, 7))]
        styles = {which: _attributes(t.view.painter_style(which)) for which in shown}
        alike = [(a, b) for a, b in combinations(shown, 2) if styles[a] == styles[b]]
        assert alike == []


@on_screen
async def test_a_board_shows_what_is_set_where_there_is_room(tmp_path: Path) -> None:
    async with tutor(tmp_path, size=(120, 40)) as t:
        await t.press("comma")
        samples = t.screen.query_one("#samples")
        assert not samples.has_class("hidden")
        assert len(samples.query("#board")) == 2, "one for each game"
        before = t.text()
        await choose(t, "show_conflicts")
        assert t.text() != before, "the digit that stands twice is not marked any more"
    async with tutor(tmp_path, size=(100, 30)) as t:
        await t.press("comma")
        assert t.screen.query_one("#samples").has_class("hidden")
