"""A coloured nonogram on the screen: colours with letters, keys, mouse, hints, and the end."""

import re
from pathlib import Path

import pytest
from rich.style import Style

from tests.cases import each_case
from tests.nonogram.coloured import INKS
from tests.tui.driver import on_screen
from tests.tui.nonogram.playing import draw, playing, table, view
from tests.tui.windows import choose
from tutor.base.language import Language
from tutor.nonogram.inks import WHITE
from tutor.nonogram.puzzle import puzzle_in_inks

HOUSE = puzzle_in_inks(["..r..", ".rrr.", "rrrrr", ".bgb.", ".bgb."], INKS)
RED, GREEN, BLUE = (ink.colour for ink in INKS)


@on_screen
async def test_digits_take_up_colours_and_filling_paints_them(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        hand, position = table(t).hand, table(t).sheet.position
        assert hand.ink == RED
        await t.press("f")
        assert position.colour(0) == RED
        await t.press("3", "right", "f")
        assert position.colour(1) == BLUE
        await t.press("f")
        assert position.colour(1) == 0
        await t.press("i", "f")
        assert position.colour(1) == RED, "after the last one comes the first"
        await t.press("x")
        assert position.colour(1) == WHITE
        await t.press("2", "right", "F", "right", "right")
        assert [position.colour(cell) for cell in (2, 3, 4)] == [GREEN] * 3
        await t.press("u")
        assert [position.colour(cell) for cell in (2, 3, 4)] == [0] * 3
        await t.press("9")
        assert hand.ink == GREEN, "there is no ninth colour"


@on_screen
async def test_colours_are_chosen_with_the_mouse(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE, size=(120, 40)) as t:
        hand = table(t).hand
        await t.click_text("3 blue (b)")
        assert hand.ink == BLUE
        await t.click_text("COLOUR 3 blue")
        await choose(t, "2")
        assert hand.ink == GREEN


@on_screen
async def test_every_colour_has_its_letter_on_the_board_and_in_the_clues(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        await t.press("f", "right", "2", "f", "right", "3", "f")
        drawn = view(t)
        row = drawn.layout_.tops[0] + drawn.layout_.middle
        line = "".join(segment.text for segment in drawn.lines(range(row, row + 1))[0])
        assert re.search(r"1r.*r.*g.*b", line), line
        last = drawn.layout_.tops[3] + drawn.layout_.middle
        clue = "".join(segment.text for segment in drawn.lines(range(last, last + 1))[0])
        assert "1b 1g 1b" in clue


@on_screen
async def test_letters_are_those_of_the_language(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE, size=(120, 40), language="fr") as t:
        await t.press("f", "right", "2", "f", "right", "3", "f")
        drawn = view(t)

        def line(row: int) -> str:
            at = drawn.layout_.tops[row] + drawn.layout_.middle
            return "".join(segment.text for segment in drawn.lines(range(at, at + 1))[0])

        assert re.search(r"1r.*r.*v.*b", line(0)), line(0)
        assert "1b 1v 1b" in line(3)
        await t.click_text("2 vert (v)")
        assert table(t).hand.ink == GREEN
        assert table(t).sheet.position.written()[0] == "rgb??", "what is kept has its own"


@on_screen
async def test_a_tile_has_the_colour_of_its_ink(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        await t.press("2", "f", "right")
        drawn = view(t)
        row = drawn.layout_.tops[0] + drawn.layout_.middle
        styles = [segment.style or Style() for segment in drawn.lines(range(row, row + 1))[0]]
        hues = {
            colour.triplet.hex
            for style in styles
            for colour in (style.color, style.bgcolor)
            if colour is not None and colour.triplet is not None
        }
        assert "#008000" in hues
        assert "#0000ff" not in hues


@on_screen
async def test_without_colours_letters_are_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing(tmp_path, HOUSE) as t:
        await t.press("f", "right", "2", "f", "right", "right")
        drawn = view(t)
        row = drawn.layout_.tops[0] + drawn.layout_.middle
        line = "".join(segment.text for segment in drawn.lines(range(row, row + 1))[0])
        assert re.search(r"1r.*r.*g", line), line


@on_screen
async def test_hints_are_applied_in_their_colours_up_to_the_end(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        game = table(t).sheet
        for _ in range(40):
            if game.is_solved:
                break
            await t.press("h")
            await t.settle()
            await t.press("a")
            await t.settle()
        assert game.is_solved
        assert table(t).easel.is_picture
        assert game.position.written()[3].replace("?", ".") == ".bgb."


@on_screen
async def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        await t.press("f", "right", "3", "f")
        log, puzzle = table(t).keeper.log, table(t).sheet.puzzle
        assert puzzle.inks == INKS
    from tutor.games.nonogram.codec import PICTURES

    texts = PICTURES.written(HOUSE)
    assert PICTURES.read(texts) == HOUSE
    assert len(log) == 2


@on_screen
async def test_the_mouse_paints_the_colour_in_hand(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        await t.press("3")
        await draw(t, (4, 2), (5, 2))
        position = table(t).sheet.position
        assert [position.colour(cell) for cell in (16, 21)] == [BLUE] * 2
        await draw(t, (4, 2))
        assert position.colour(16) == 0, "a painted cell is cleared"


@on_screen
async def test_a_game_is_read_back_in_colours(tmp_path: Path) -> None:
    async with playing(tmp_path, HOUSE) as t:
        await t.press("right", "right", "f", "2", "down", "f", "V")
        await t.settle()
        told = t.text()
        assert "r1c3 red (" in told
        assert "r2c3 green (g)" in told


@each_case("language", ["en", "fr"])
@on_screen
async def test_the_run_of_a_cell_is_told_in_its_colour(tmp_path: Path, language: Language) -> None:
    told = {
        "en": ["↔ 1 red (r), ↕ 1", "↔ 2 blue (b), ↕ 1", "f fill"],
        "fr": ["↔ 1 en rouge (r), ↕ 1", "↔ 2 en bleu (b), ↕ 1", "f remplir"],
    }[language]
    async with playing(tmp_path, HOUSE, size=(120, 40), language=language) as t:
        await t.press("f")
        first = t.text()
        await t.press("right", "3", "f", "right", "f")
        shown = t.text()
        assert first.count(told[0]) == 2, "in the box of the cell and in the line below"
        assert shown.count(told[1]) == 2
        assert told[2] in shown
