"""The first screen: it asks nothing, goes on where one was, and leads everywhere."""

from pathlib import Path

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION
from tests.tui.driver import Clock, on_screen, tutor
from tests.tui.windows import (
    begin_game,
    choose,
    games_in,
    lines,
    menu,
    name,
    paste,
    press,
    say,
    told,
    values_of,
)
from tutor.base.language import Language
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.grid_lessons import lesson
from tutor.tui.skins import SKINS

SECTIONS = [
    *("learn", "practise", "walk", "exam", "enter", "nonograms"),
    *("progress", "settings", "help", "quit"),
]
LANGUAGES: tuple[Language, ...] = ("en", "fr")


def expected(language: Language) -> dict[str, str]:
    """The lines for somebody who has done nothing yet."""
    first = lesson("rules").text(language).title
    learn = {"learn": say(language, "home-learn-next", name=first)}
    return learn | {id: say(language, f"home-{id}") for id in SECTIONS[1:]}


# The first time


@on_screen
async def test_first_run_asks_nothing(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        assert name(t) == "HomeScreen"
        assert t.notices() == []
        assert list(lines(t)) == SECTIONS
        assert menu(t).highlighted == 0
        for text in lines(t).values():
            assert text in t.text()


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
        assert lines(t) == expected(language)
        assert say(language, "home-about") in t.text()
        shown_keys = t.keys()
        assert say(language, "do-settings") in shown_keys


@pytest.mark.parametrize(("locale", "other"), [("fr_FR.UTF-8", "en"), ("en_US.UTF-8", "fr")])
@on_screen
async def test_language_is_switched_at_once_and_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, other: Language
) -> None:
    monkeypatch.setenv("LANG", locale)
    async with tutor(tmp_path, language=None) as t:
        await t.press("l")
        assert lines(t) == expected(other)
        assert say(other, "home-about") in t.text()
        shown_keys = t.keys()
        assert say(other, "do-help") in shown_keys
    async with tutor(tmp_path, language=None) as t:
        assert lines(t)["quit"] == say(other, "home-quit")
        await t.press("l")
        assert lines(t)["quit"] != say(other, "home-quit")


# Going on


@on_screen
async def test_nothing_to_continue_at_first(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        assert "continue" not in lines(t)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Continue: Medium, 32/81"), ("fr", "Continuer\N{NO-BREAK SPACE}: Moyen, 32/81")],
)
@on_screen
async def test_continue_names_the_game_and_resumes_exactly_it(
    tmp_path: Path, language: Language, text: str
) -> None:
    begin_game(tmp_path, CLASSIC, "level:medium", fill="..46", marks={80: 0b101})
    async with tutor(tmp_path, language=language) as t:
        assert next(iter(lines(t))) == "continue"
        assert lines(t)["continue"].startswith(text)
        assert menu(t).highlighted == 0
        await t.press("enter")
        assert name(t) == "PlayScreen"
        assert t.cell("r1c3").value == 4
        assert t.cell("r1c4").value == 6
        assert t.cell("r9c9").value == 9, "a given"
        assert values_of(t) == "5346" + CLASSIC[4:]
        assert t.said()[-1] == say(language, "coach-welcome-back")
        await t.press("u")
        assert values_of(t) == "534." + CLASSIC[4:]


@on_screen
async def test_continue_is_about_the_game_played_last(tmp_path: Path) -> None:
    first = begin_game(tmp_path, CLASSIC, "level:easy")
    begin_game(tmp_path, CLASSIC, "level:hard")
    async with tutor(tmp_path) as t:
        assert "Hard" in lines(t)["continue"]
        kept = SKINS[0].left_open(t.app.store, first.title)
        assert kept is not None
        t.app.puzzles.resume(kept)
        await t.settle()
        await t.press("4", "escape")
        assert name(t) == "HomeScreen"
        assert lines(t)["continue"].startswith("Continue: Easy, 31/81")
        await choose(t, "continue")
        assert t.table.keeper.record.id == first.id


@on_screen
async def test_minutes_played_are_told(tmp_path: Path) -> None:
    clock = Clock()
    async with tutor(tmp_path, grid=CLASSIC, clock=clock) as t:
        await t.tick(125)
        await t.press("escape")
        assert lines(t)["continue"] == "Continue: Typed grid, 30/81 · 2 minutes"
        await t.press("l")
        assert (
            lines(t)["continue"] == "Continuer\N{NO-BREAK SPACE}: Grille saisie, 30/81 · 2 minutes"
        )


@on_screen
async def test_a_solved_game_is_not_offered(tmp_path: Path) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy", fill=CLASSIC_SOLUTION[:80])
    async with tutor(tmp_path) as t:
        assert "continue" not in lines(t)


@on_screen
async def test_looking_at_the_empty_board_to_type_on_is_nothing_to_continue(
    tmp_path: Path,
) -> None:
    begin_game(tmp_path, CLASSIC, "level:medium", fill="..4")
    async with tutor(tmp_path) as t:
        await choose(t, "enter")
        await choose(t, "type")
        assert name(t) == "EnterScreen"
        await t.press("escape")
        assert lines(t)["continue"].startswith("Continue: Medium, 31/81")


@on_screen
async def test_a_draft_is_continued_where_it_was(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        t.app.puzzles.type_in()
        await t.settle()
        await t.press("1", "2", "escape")
        assert lines(t)["continue"].startswith("Continue: Grid being typed in, 2/81")
        await choose(t, "continue")
        assert name(t) == "EnterScreen"
        assert values_of(t).startswith("12.")


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
        ("settings", "SettingsScreen"),
        ("help", "HelpScreen"),
    ],
)
@on_screen
async def test_every_line_opens_something_and_escape_comes_back(
    tmp_path: Path, line: str, opens: str
) -> None:
    begin_game(tmp_path, CLASSIC, "level:easy")
    async with tutor(tmp_path) as t:
        assert list(lines(t)) == ["continue", *SECTIONS]
        await choose(t, line)
        assert name(t) == opens
        await t.press("escape")
        assert name(t) == "HomeScreen"
        assert t.screen.focused is menu(t)
        assert menu(t).highlighted is not None


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


@pytest.mark.parametrize("key", ["q", "escape", "ctrl+q"])
@on_screen
async def test_keys_that_leave(tmp_path: Path, key: str) -> None:
    async with tutor(tmp_path) as t:
        assert t.app.return_code is None
        await t.pilot.press(key)
        await t.until(lambda: t.app.return_code == 0)


@on_screen
async def test_quit_leaves(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        menu(t).highlighted = menu(t).get_option_index("quit")
        await t.pilot.press("enter")
        await t.until(lambda: t.app.return_code == 0)


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
        expected = "Expected" if language == "en" else "Attendu"
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
        assert list(lines(t)) == SECTIONS
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
