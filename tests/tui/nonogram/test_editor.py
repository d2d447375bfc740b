"""A nonogram is drawn on the screen: keys, mouse, what is said of it, and the ways out."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PIL import Image

from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import draw, view
from tests.tui.windows import choose, lines, name, press, submit
from tutor.activity.drawing import Drawing
from tutor.games.nonogram.sketch import Paper
from tutor.nonogram.inks import lettered
from tutor.store import Settings
from tutor.tui.app import TutorApp
from tutor.tui.nonogram.editor import DrawScreen, drawings_of
from tutor.tui.nonogram.layout import words_of

DIAGONAL = ("#....", ".#...", ".....", ".....", ".....")


@asynccontextmanager
async def drawing_on(
    folder: Path, *rows: str, size: tuple[int, int] = (80, 24), **wishes: Any
) -> AsyncIterator[Driver]:
    """The tutor with a sheet to draw on, or with a picture."""

    def first(app: TutorApp) -> None:
        mine = drawings_of(app)
        app.puzzles.draw(mine.begin_with(rows) if rows else mine.begin(Paper(5, 5)))

    async with tutor(folder, first=first, size=size, **wishes) as t:
        yield t


def screen(t: Driver) -> DrawScreen:
    found = t.board_screen
    assert isinstance(found, DrawScreen)
    return found


def drawing(t: Driver) -> Drawing:
    return screen(t).drawing


def picture(t: Driver) -> tuple[str, ...]:
    return drawing(t).sketch.picture


def told(t: Driver) -> str:
    return " ".join(screen(t).coach.said)


@on_screen
async def test_keys_draw_and_clues_follow(tmp_path: Path) -> None:
    async with drawing_on(tmp_path) as t:
        assert "Nothing drawn yet" in told(t)
        await t.press("f", "right", "space", "down", "enter")
        assert picture(t)[:2] == ("##...", ".#...")
        assert view(t).scene.position.puzzle.rows[:2] == ((2,), (1,))
        await t.press("enter")
        assert picture(t)[1] == ".....", "again: white"
        await t.press("up", "shift+right", "shift+right")
        assert picture(t)[0] == "#....", "Shift goes on with what was drawn last: white"
        await t.press("f", "shift+right")
        assert picture(t)[0] == "#..##"
        await t.press("u")
        assert picture(t)[0] == "#..#.", "the stroke is undone at once"
        await t.press(*"uuuuuu")
        assert drawing(t).is_empty
        await t.press("r")
        assert picture(t)[0] == "#...."


@on_screen
async def test_the_pen_stays_down(tmp_path: Path) -> None:
    async with drawing_on(tmp_path) as t:
        await t.press("F", "right", "right", "down")
        assert picture(t)[:2] == ("###..", "..#..")
        assert "PEN ██" in t.status()
        await t.press("escape", "left")
        assert name(t) == "DrawScreen"
        assert picture(t)[1] == "..#.."
        await t.press("up", "X", "left")
        assert picture(t)[0] == "..#.."
        await t.press("escape", "escape")
        assert name(t) != "DrawScreen"


@on_screen
async def test_a_stroke_of_the_mouse_stays_in_its_line(tmp_path: Path) -> None:
    async with drawing_on(tmp_path) as t:
        await draw(t, (1, 1), (1, 2), (2, 4))
        assert picture(t)[:2] == ("####.", "....."), "the hand slipped, the stroke did not"
        await draw(t, (1, 1), (1, 3))
        assert picture(t)[0] == "...#.", "begun on black, it rubs out"
        await draw(t, (2, 1), (4, 1), button=3)
        assert picture(t)[1] == ".....", "the right button never draws"
        await t.press("s")
        await draw(t, (1, 1), (2, 2), (3, 3))
        assert picture(t)[:3] == ("#..#.", ".#...", "..#..")


@on_screen
async def test_a_cell_to_change_is_offered_and_changed(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, *DIAGONAL) as t:
        await t.settle()
        assert "✗ Other pictures have the same clues" in told(t)
        repair = drawing(t).repair
        assert repair is not None
        lit = view(t).scene.light
        assert repair.cell in (*lit.black, *lit.white)
        assert lit.doubtful
        drawn = "".join(strip.text for strip in view(t).render_lines(view(t).region))
        assert "?" in drawn, "not by colour alone"
        await t.press("d")
        other = drawing(t).repair
        assert other is not None
        assert other.cell != repair.cell
        await t.press("a")
        assert picture(t) != DIAGONAL
        assert "✓ One solution" in told(t)
        await t.press("u")
        assert picture(t) == DIAGONAL


@on_screen
async def test_no_key_waits_for_an_answer(tmp_path: Path) -> None:
    async with drawing_on(tmp_path) as t:
        await t.press_at_once("f", "right", "f", "right", "f", "down", "f")
        assert picture(t)[:2] == ("###..", "..#..")
        await t.settle()
        appraisal = drawing(t).appraisal
        assert appraisal is not None
        assert appraisal.picture == picture(t), "the answer is about the drawing as it is"


@on_screen
async def test_names_and_sizes(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, *DIAGONAL) as t:
        await t.press("t", *"Cat", "enter", "T", *"Ada", "enter")
        puzzle = drawing(t).puzzle
        assert (puzzle.title, puzzle.properties["by"]) == ("Cat", "Ada")
        assert "Cat · 5x5" in t.status()
        await t.press("b")
        await choose(t, "10x10")
        assert (drawing(t).sketch.width, drawing(t).sketch.height) == (10, 10)
        assert picture(t)[0].startswith("#....")
        await t.press("end", "b")
        await choose(t, "other")
        await t.press(*["backspace"] * 9, *"3x200", "enter")
        assert name(t) == "PromptDialog", "that is too large"
        await t.press(*["backspace"] * 9, *"7x4", "enter")
        assert (drawing(t).sketch.width, drawing(t).sketch.height) == (7, 4)
        await t.press("u", "u")
        assert picture(t) == DIAGONAL
        await t.press("m")
        await choose(t, "invert")
        assert picture(t)[0] == ".####"


@on_screen
async def test_it_is_played_and_left_as_it_was(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, "##.", "#..", "...") as t:
        await t.press("p")
        assert name(t) == "PlayScreen"
        assert "Your own picture" in t.status()
        await t.press("f", "escape")
        assert name(t) == "DrawScreen"
        assert picture(t) == ("##.", "#..", "...")


@on_screen
async def test_it_is_saved_in_every_format_the_program_writes(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, "##.", "#..", "...") as t:
        await t.press("t", *"Step", "enter", "S")
        assert {"non", "webpbn", "json", "nin", "mk", "cwd", "clues", "picture"} <= set(lines(t))
        await choose(t, "non")
        target = tmp_path / "step.non"
        await t.press(*["backspace"] * 200)
        await t.press(*(key_of(sign) for sign in str(target)), "enter")
        assert 'title "Step"' in target.read_text()
        assert "goal" in target.read_text()
        assert "board" not in target.read_text(), "nothing is solved on it"


def key_of(sign: str) -> str:
    return {"/": "slash", ".": "full_stop", "-": "minus", "_": "underscore"}.get(sign, sign)


@on_screen
async def test_every_drawing_is_found_again(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, *DIAGONAL) as t:
        await t.press("N")
        await choose(t, "15x15")
        assert drawing(t).is_empty
        await t.press("f", "o")
        assert len(lines(t)) == 2
        other = next(id_ for id_, named in lines(t).items() if named.startswith("5x5"))
        await choose(t, other)
        assert picture(t) == DIAGONAL
    async with tutor(tmp_path, first=lambda app: app.puzzles.draw()) as t:
        assert picture(t) == ("#" + "." * 14, *("." * 15,) * 14), "the one drawn on last"


@on_screen
async def test_it_is_reached_from_the_menu_and_the_palette(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await choose(t, "nonograms")
        await choose(t, "draw")
        assert name(t) == "DrawScreen"
        await t.press("escape", "escape", "ctrl+p", *"of your own", "enter")
        assert name(t) == "DrawScreen"


@on_screen
async def test_the_board_stays_where_it_is_during_a_stroke(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, *("." * 20,) * 20, size=(120, 40)) as t:
        before = view(t).layout_
        sketch = drawing(t).sketch
        screen(t).edit(lambda: sketch.begin_stroke(0, 1))
        for cell in range(2, 20, 2):
            screen(t).edit(lambda cell=cell: sketch.extend_stroke([cell]))  # type: ignore[misc]
        await t.settle()
        assert view(t).layout_ == before
        screen(t).hand.released()
        await t.settle()
        assert view(t).layout_.clue_width > before.clue_width, "now there is room for the clue"


@on_screen
async def test_pasted_nonograms_are_drawn_on(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, settings=Settings(language="fr")) as t:
        await t.press("ctrl+v", *"1,2", "space", "slash", "space", *"2,1", "ctrl+s")
        assert picture(t) == ("#.", "##")


@on_screen
async def test_an_image_is_drawn_on_and_repaired(tmp_path: Path) -> None:
    source = tmp_path / "board.png"
    made = Image.new("L", (4, 4))
    made.putdata([255 * ((x + y) % 2) for y in range(4) for x in range(4)])
    made.resize((40, 40), Image.Resampling.NEAREST).save(source)
    async with drawing_on(tmp_path) as t:
        await press(t, "O")
        await submit(t, str(source))
        await choose(t, "other")
        await submit(t, "4x4")
        await t.press("enter", "enter")
        assert picture(t) == ("#.#.", ".#.#", "#.#.", ".#.#")
        assert drawing(t).sketch.title == "board"
        await t.press("A")
        appraisal = drawing(t).appraisal
        assert appraisal is not None
        assert appraisal.doubt.is_unique
        await t.press("u")
        assert picture(t) == ("#.#.", ".#.#", "#.#.", ".#.#"), "all of it is one edit"


@on_screen
async def test_a_damaged_image_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    source = tmp_path / "bad.png"
    source.write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    async with drawing_on(tmp_path, *DIAGONAL) as t:
        await press(t, "O")
        await submit(t, str(source))
        await choose(t, "10x10")
        await t.press("enter")
        assert "can’t read this picture" in " ".join(t.notices())
        assert picture(t) == DIAGONAL


@on_screen
async def test_colours_are_taken_up_and_drawn_with(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, "....", "....", "....") as t:
        await t.press("f", "right", "2", "f")
        assert "COLOUR 2 red (r)" in t.status()
        assert picture(t)[0] == "kr.."
        await t.press("i", "down", "F", "right", "escape")
        assert picture(t)[1] == ".bb."
        await draw(t, (3, 1), (3, 4))
        assert picture(t)[2] == "bbbb"
        await draw(t, (3, 2), (3, 3))
        assert picture(t)[2] == "b..b", "begun on its own colour, it rubs out"
        puzzle = view(t).scene.position.puzzle
        assert [ink.letter for ink in puzzle.inks] == ["k", "r", "b"]
        assert [len(clue) for clue in puzzle.rows] == [2, 1, 2]
        await t.press("0", "x")
        assert "3 blue" in t.status(), "there is no colour of that number"
        await t.settle()
        assert "solution" in told(t)
        await t.press("p")
        assert view(t).scene.position.puzzle.inks == puzzle.inks


@on_screen
async def test_a_drawing_has_the_letters_of_its_whole_palette(tmp_path: Path) -> None:
    theirs = lettered([("blue", "0000ff", "b"), ("light blue", "87ceeb", "l")])

    def first(app: TutorApp) -> None:
        app.puzzles.draw(drawings_of(app).begin_with(("ll", "l."), inks=theirs))

    async with tutor(tmp_path, first=first, size=(120, 40), language="fr") as t:
        await t.press("1")
        shown = view(t).scene.lettered
        assert shown is not None
        assert [ink.letter for ink in shown.inks] == ["l", "n"], "blue is not drawn, but has its b"
        assert "1 bleu (b)" in t.status()
        assert picture(t) == ("ll", "l.")


@on_screen
async def test_a_cell_to_change_in_colours(tmp_path: Path) -> None:
    async with drawing_on(tmp_path) as t:
        await t.press("2", "f", "right", "down", "f", "i", "down", "right", "f")
        await t.settle()
        repair = drawing(t).repair
        assert repair is not None
        assert f"make {drawing(t).puzzle.cell_name(repair.cell)} " in told(t)
        await t.press("A")
        await t.settle()
        appraisal = drawing(t).appraisal
        assert appraisal is not None
        assert appraisal.doubt.is_unique


@on_screen
async def test_numbers_above_columns_never_touch(tmp_path: Path) -> None:
    rows = ("####", "####", *("##.#",) * 11)
    async with drawing_on(tmp_path, *rows, size=(60, 18)) as t:
        await t.press("f", "f")
        layout = view(t).layout_
        words = [words_of(clue) for clue in view(t).scene.position.puzzle.columns]
        assert max(len(word) for clue in words for word in clue) == 2
        assert layout.cell_width > 2 or all(
            not (
                len(words[c][one]) == 2
                and (other := layout.number_at(c + 1, len(words[c + 1]), level)) is not None
                and len(words[c + 1][other]) == 2
            )
            for c in range(3)
            for level in range(layout.clue_height)
            if (one := layout.number_at(c, len(words[c]), level)) is not None
        )


@on_screen
async def test_a_drawing_is_deleted_after_a_question(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, *DIAGONAL) as t:
        await t.press("N")
        await choose(t, "15x15")
        await t.press("f", "D")
        assert list(lines(t)) == ["no", "yes"]
        await choose(t, "no")
        assert drawing(t).sketch.width == 15
        await t.press("D")
        await choose(t, "yes")
        assert picture(t) == DIAGONAL, "the one drawn on before"
        assert "Deleted: 15x15" in " ".join(t.notices())
        await t.press("D")
        await choose(t, "yes")
        assert drawing(t).is_empty, "an empty sheet where nothing is left"
        await t.press("o")
        assert len(lines(t)) == 1


@on_screen
async def test_a_picture_is_read_in_colours(tmp_path: Path) -> None:
    source = tmp_path / "flag.png"
    made = Image.new("RGB", (4, 4), "white")
    made.putdata([(200, 0, 0) if y < 2 else (0, 0, 220) for y in range(4) for _ in range(4)])
    made.putpixel((3, 3), (255, 255, 255))
    made.resize((40, 40), Image.Resampling.NEAREST).save(source)
    async with drawing_on(tmp_path) as t:
        await press(t, "O")
        await submit(t, str(source))
        await choose(t, "other")
        await submit(t, "4x4")
        await t.press("backspace", *"11", "enter")
        assert "from 1 to 10" in t.text()
        await t.press("backspace", "backspace", "2", "enter")
        assert picture(t) == ("rrrr", "rrrr", "bbbb", "bbb.")
        assert [ink.name for ink in drawing(t).sketch.puzzle.inks] == ["red", "blue"]


@on_screen
async def test_it_is_saved_to_be_printed(tmp_path: Path) -> None:
    async with drawing_on(tmp_path, "##.", "#..", "...") as t:
        for form, begins in (("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")):
            await t.press("S")
            await choose(t, form)
            await submit(t, str(tmp_path / f"cat.{form}"))
            assert (tmp_path / f"cat.{form}").read_bytes().startswith(begins)
