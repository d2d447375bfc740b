"""Every command is found by its name, in the learner's language."""

from pathlib import Path

import pytest
from textual.widgets import Input

from tests.grids import CLASSIC
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import lines, menu, name, part, walking
from tutor.base.language import Language
from tutor.tui.findable import KINDS, NOT_OFFERED
from tutor.tui.screens.palette import Palette


async def _search(t: Driver, text: str) -> list[str]:
    """Type into the palette; what it finds."""
    await t.press("ctrl+p")
    assert isinstance(t.screen, Palette)
    if text:
        t.screen.query_one(Input).value = text
        await t.settle()
    return [" ".join(line.split()) for line in lines(t).values()]


async def _run(t: Driver, text: str) -> None:
    assert await _search(t, text)
    await t.press("enter")


@pytest.mark.parametrize(("language", "text"), [("en", "fill in"), ("fr", "tous les candidats")])
@on_screen
async def test_a_command_is_run_by_part_of_its_name(
    tmp_path: Path, language: Language, text: str
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        await _run(t, text)
        assert name(t) == "PlayScreen"
        assert t.cell("r1c3").centre
        assert t.table.keeper.game.moves_made == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_every_command_of_the_screen_is_there(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        wanted = {
            (t.play.command_about(command), t.play.command_keys(command))
            for command in t.play.commands()
            if command.id not in NOT_OFFERED
        }
        await _search(t, "")
        assert isinstance(t.screen, Palette)
        assert {(one.about(), one.note) for one in t.screen._found} == wanted
        assert all(one.name.endswith(one.about()) for one in t.screen._found)
        await t.press("escape")
        assert name(t) == "PlayScreen"


@pytest.mark.parametrize(
    ("screen", "text", "opens"),
    [("home", "settings", "SettingsScreen"), ("walk", "play this grid", "PlayScreen")],
)
@on_screen
async def test_on_other_screens(tmp_path: Path, screen: str, text: str, opens: str) -> None:
    async with tutor(tmp_path, first=walking(CLASSIC) if screen == "walk" else None) as t:
        await _run(t, text)
        assert name(t) == opens


@on_screen
async def test_nothing_of_textual_itself_is_offered(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        found = " ".join(await _search(t, ""))
        for foreign in ("Screenshot", "Maximize", "Theme", "Keys"):
            assert foreign not in found


@pytest.mark.parametrize(
    ("language", "text", "note", "opens"),
    [
        ("en", "x-wing", "lesson", "LessonScreen"),
        ("en", "paire nue", "lesson", "LessonScreen"),
        ("fr", "naked pair", "leçon", "LessonScreen"),
        ("fr", "paire nue exercices", "exercices", "ExerciseScreen"),
        ("en", "medium", "new grid", "PlayScreen"),
        ("fr", "theme", "réglage", "SettingsScreen"),
        ("en", "10x10 easy", "picture", "PlayScreen"),
        ("fr", "placement", "réglage", "FirstStartScreen"),
    ],
)
@on_screen
async def test_anything_is_found_by_its_name_in_either_language(
    tmp_path: Path, language: Language, text: str, note: str, opens: str
) -> None:
    async with tutor(tmp_path, language=language) as t:
        found = await _search(t, text)
        line = next(number for number, each in enumerate(found) if each.endswith(note))
        menu(t).highlighted = line
        await t.press("enter")
        await t.until(lambda: name(t) == opens)


@on_screen
async def test_the_way_back_is_that_of_the_top_line(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        for wanted in ("naked pair exercises", "x-wing", "full house exercises", "skyscraper"):
            await _run(t, wanted)
        assert "The course › Skyscraper" in t.status()
        for screen in ("CourseScreen", "HomeScreen"):
            await t.press("escape")
            assert name(t) == screen


@on_screen
async def test_a_game_waits_below_a_lesson_and_not_below_another_game(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await _run(t, "x-wing")
        await _run(t, "naked pair")
        await t.press("escape")
        assert name(t) == "PlayScreen"
        await _run(t, "easy")
        await t.until(lambda: "Easy" in t.status())
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_words_come_before_letters_in_either_language(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        for text, first in (
            ("daily", "Daily Sudoku: The grid of the day, at your level d"),
            ("image du jour", "Daily picture Image du jour Today"),
            ("nonogram overlap", "Overlap lesson"),
            ("nonogram-overlap", "Overlap lesson"),
            ("theme dark", "Theme: dark setting"),
            ("sombre", "Theme: dark Thème : sombre setting"),
            ("thème", "Theme setting"),
        ):
            assert (await _search(t, text))[0] == first
            await t.press("escape")
        await _run(t, "sombre")
        assert (option := menu(t).highlighted_option) is not None
        assert option.id == "theme"
        await t.press("escape")
        await _run(t, "daily")
        await t.until(lambda: name(t) == "PlayScreen")


@on_screen
async def test_a_game_is_found_and_gone_on_with(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, title="pasted") as t:
        await t.press("4", "escape")
        assert name(t) == "HomeScreen"
        found = await _search(t, "pasted")
        assert found[0].endswith("open")
        await t.press("enter")
        assert name(t) == "PlayScreen"
        assert t.cell("r1c3").value == 4


@on_screen
async def test_tab_narrows_to_one_kind(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await _search(t, "")
        assert isinstance(t.screen, Palette)
        for kind in KINDS:
            await t.press("tab")
            assert {one.kind for one in t.screen._found} == ({kind} - {"game"}), "no game yet"
            if kind == "lesson":
                assert part(t, "#palette-about")
        await t.press("tab")
        assert len({one.kind for one in t.screen._found}) == 1, "the keys of the screen again"


@on_screen
async def test_the_list_is_gone_through_while_typing(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        everything = await _search(t, "")
        await t.press("down", "down", "up", "x")
        found = list(lines(t).values())
        assert found[0].split()[0] == "X-Wing"
        assert menu(t).highlighted == 0
        await t.press("backspace", "pagedown")
        assert [" ".join(line.split()) for line in lines(t).values()] == everything
        assert menu(t).highlighted
        await t.press(*"zzzq", "enter")
        assert name(t) == "Palette", "nothing is found, and nothing is run"
        await t.press("ctrl+p")
        assert name(t) == "PlayScreen"


@on_screen
async def test_the_other_language_shows_only_where_its_words_were_typed(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        assert not any("carte" in line for line in await _search(t, "card"))
        await t.press("escape")
        assert any("carte" in line for line in await _search(t, "carte"))


@pytest.mark.parametrize(
    ("language", "text", "first"),
    [
        ("fr", "examen", "Examen\N{NO-BREAK SPACE}: Ce que vous savez, noté sur 20 x"),
        (
            "fr",
            "progrès",
            "Progrès\N{NO-BREAK SPACE}: Votre calendrier, vos temps et vos parties g",
        ),
        ("en", "exam", "Exam: Find out what you know, marked out of 20 x"),
    ],
)
@on_screen
async def test_what_is_found_shows_the_name_it_was_found_by(
    tmp_path: Path, language: Language, text: str, first: str
) -> None:
    async with tutor(tmp_path, language=language, size=(120, 40)) as t:
        assert (await _search(t, text))[0].replace("\N{NO-BREAK SPACE}", " ") == first.replace(
            "\N{NO-BREAK SPACE}", " "
        )


@on_screen
async def test_letters_far_apart_are_no_find(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        found = await _search(t, "settings")
        assert all("setting" in line.lower() for line in found)
        await t.press("escape")
        assert not [line for line in await _search(t, "undo") if "undo" not in line.lower()]
        await t.press("escape")
        assert any("Skyscraper" in line for line in await _search(t, "skyscrpr"))
