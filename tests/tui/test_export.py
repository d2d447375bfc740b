"""A grid taken along: copied or saved, in every format, and read back."""

from pathlib import Path

import pytest

from tests.grids import CLASSIC, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import (
    choose,
    heading,
    name,
    part,
    paste,
    say,
    submit,
    told,
    typed,
    walking,
)
from tutor.base.language import Language
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


def _read(text: str, geometry: Geometry | None = None) -> Grid:
    return grid_of(text, geometry)


# Copying


def _assert_same(read: Grid, values: list[int], form: str) -> None:
    """The same digits; where a format has only candidates, a single one is as good as a digit."""
    if form not in ("pencilmarks", "sukaku"):
        assert read.values == values, form
    for cell, value in enumerate(values):
        if value:
            assert read.values[cell] == value or read.candidates[cell] == 1 << value - 1, form


@on_screen
async def test_givens_and_placed_digits_are_kept_apart_where_the_format_can(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4")
        for form in ("sdk", "hodoku"):
            await t.press("y")
            await choose(t, form)
            read = _read(t.app.clipboard)
            assert not read.is_given(2), form
            assert read.is_given(0), form


@on_screen
async def test_leaving_the_list_copies_nothing(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("y", "escape")
        assert t.app.clipboard == ""
        assert t.notices() == []


@on_screen
async def test_a_step_of_a_walk_is_copied_with_its_candidates(tmp_path: Path) -> None:
    grid = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
    async with tutor(tmp_path, first=walking(grid)) as t:
        await t.press("end", "left", "y")
        await choose(t, "line")
        read = _read(t.app.clipboard)
        assert read.values == [cell.value for cell in t.scene.board.cells]
        assert read.values.count(0) == 1


@pytest.mark.parametrize("form", ["fpuzzles", "sudokupad", "sudokuwiki"])
@on_screen
async def test_a_link_is_copied_with_digits_and_pasted_again(tmp_path: Path, form: str) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4", "y")
        await choose(t, form)
        link = t.app.clipboard
        assert link.startswith("https://")
        assert _read(link).given_count == 30
        assert _read(link).values == t.game.board.values
        await paste(t, f"Try this: {link}")
        assert "Pasted grid" in t.text()
        assert t.game.board.values == _read(link).values


@on_screen
async def test_a_variant_that_is_pasted_is_refused(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await paste(t, f"https://www.sudokuwiki.org/jigsaw.htm?bd={CLASSIC}")
        assert "irregular regions" in " ".join(told(t)) + t.text()


# Saving


async def _save_as(t: Driver, form: str) -> None:
    await t.press("S")
    await choose(t, form)
    assert name(t) == "PromptDialog"


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_a_grid_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    monkeypatch.chdir(tmp_path)
    async with tutor(tmp_path / "home", grid=CLASSIC, language=language) as t:
        await t.press("4", "S")
        assert heading(t) == say(language, "save-title")
        await choose(t, "opensudoku")
        assert say(language, "save-name") in t.text()
        assert typed(t) == str(tmp_path / "sudoku.opensudoku")
        target = tmp_path / "mine.opensudoku"
        await submit(t, str(target))
        assert name(t) == "PlayScreen"
        assert told(t)[-1] == say(language, "saved", name=str(target))
        assert _read(target.read_text(encoding="utf-8")).values == t.game.board.values


@pytest.mark.slow
@pytest.mark.parametrize("form", ["sdk", "sdm", "ss", "line", "hodoku", "pencilmarks"])
@on_screen
async def test_the_name_offered_works_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.chdir(tmp_path)
    async with tutor(tmp_path / "home", grid=CLASSIC) as t:
        await _save_as(t, form)
        offered = Path(typed(t))
        await t.press("enter")
        assert offered.suffix == (f".{form}" if form in ("sdk", "sdm", "ss") else ".txt")
        assert _read(offered.read_text(encoding="utf-8")).values == grid_of(CLASSIC).values


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_problems_with_a_name_are_told_and_the_name_stays(
    tmp_path: Path, language: Language
) -> None:
    there = tmp_path / "there.txt"
    there.write_text("precious")
    nowhere = tmp_path / "nowhere" / "file.txt"
    async with tutor(tmp_path / "home", grid=CLASSIC, language=language) as t:
        await _save_as(t, "line")
        await submit(t, str(there))
        assert name(t) == "PromptDialog"
        assert part(t, ".problem") == say(language, "save-exists", name=str(there))
        assert typed(t) == str(there)
        assert there.read_text() == "precious"
        await submit(t, str(nowhere))
        assert part(t, ".problem").startswith(
            say(language, "save-failed", name=str(nowhere), reason="")[: len(str(nowhere))]
        )
        assert str(nowhere) in part(t, ".problem")
        assert typed(t) == str(nowhere)
        await submit(t, str(tmp_path))
        assert name(t) == "PromptDialog"
        assert str(tmp_path) in part(t, ".problem")
        for blank in ("", "   "):
            await submit(t, blank)
            assert part(t, ".problem") == say(language, "save-no-name")
        await submit(t, "a\0b")
        assert name(t) == "PromptDialog"
        await submit(t, f"{tmp_path / 'new.txt'}")
        assert name(t) == "PlayScreen"
        assert (tmp_path / "new.txt").read_text().strip() == CLASSIC


@on_screen
async def test_a_name_with_brackets_is_told_as_it_is(tmp_path: Path) -> None:
    target = tmp_path / "my[red]grid.txt"
    async with tutor(tmp_path / "home", grid=CLASSIC) as t:
        await _save_as(t, "line")
        await submit(t, str(target))
        assert target.exists()
        assert str(target) in told(t)[-1]


@on_screen
async def test_the_home_folder_is_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    async with tutor(tmp_path / "home", grid=CLASSIC) as t:
        await _save_as(t, "line")
        await submit(t, "~/saved.txt")
        assert (tmp_path / "saved.txt").read_text().strip() == CLASSIC
