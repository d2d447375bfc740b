"""Where nonograms come from."""

from pathlib import Path

from tests.tui.driver import on_screen, tutor
from tests.tui.nonogram.playing import scene, signs, table
from tests.tui.windows import card, choose, heading, lines, menu, name, part, paste, press, submit
from tutor.games.both import NONOGRAM
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.pictures import pictures
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.nonogram.titles import PICTURE
from tutor.learn.learner import open_store
from tutor.nonogram.formats import write
from tutor.nonogram.position import BLACK, Position
from tutor.nonogram.puzzle import puzzle_of
from tutor.tui.app import TutorApp
from tutor.tui.screens.new_puzzle import NewPuzzleScreen

CLUES = "2, 1 / 1, 2"


def pictures_menu(app: TutorApp) -> None:
    app.push_screen(NewPuzzleScreen(NONOGRAM, "play", ("pictures",)))


@on_screen
async def test_the_course_is_opened_where_nonograms_are(tmp_path: Path) -> None:
    async with tutor(tmp_path) as t:
        await choose(t, "nonograms")
        await choose(t, "learn")
        chosen = next(line for line in t.lines() if "The rules of nonograms" in line)
        assert "▸" in chosen
        assert "Mercury" in t.text(), "and what follows is there to be chosen"


@on_screen
async def test_home_leads_to_nonograms_from_everywhere(tmp_path: Path) -> None:
    file = tmp_path / "two.non"
    first, second = puzzle_of(["##", "#."]), puzzle_of(["###"])
    file.write_text(write(first, "non") + "====\n" + write(second, "non"), encoding="utf-8")
    async with tutor(tmp_path) as t:
        await choose(t, "nonograms")
        assert list(lines(t)) == ["learn", "pictures", "random", "paste", "file", "draw", "walk"]
        menu(t).highlighted = 1
        await t.settle()
        assert part(t, "#page-about").startswith("From 5x5")
        await choose(t, "random")
        await choose(t, "other")
        await submit(t, "0x8")
        assert "from 1 to 50" in t.text()
        await submit(t, "6x4")
        await choose(t, "60")
        made = table(t).sheet.puzzle
        assert (made.width, made.height) == (6, 4)
        assert "Random nonogram · 6x4" in t.status()
        await t.press("escape")
        assert "continue" in lines(t)

        await choose(t, "file")
        await submit(t, str(file))
        assert lines(t) == {"1": "Nonogram 1 · 2x2", "2": "Nonogram 2 · 3x1"}
        await choose(t, "2")
        assert table(t).sheet.puzzle.rows == second.rows
        assert "two.non #2" in t.status()
        await t.press("escape")

        await choose(t, "paste")
        t.screen.query_one("#paste-text").load_text("3 / 1")  # type: ignore[attr-defined]
        await press(t, "ctrl+s")
        assert "takes 3 cells" in t.text(), "what is wrong is said, and it stays to be mended"
        t.screen.query_one("#paste-text").load_text(CLUES)  # type: ignore[attr-defined]
        await press(t, "ctrl+s")
        assert table(t).sheet.puzzle.rows == ((2,), (1,))
        await t.press("escape")

        await choose(t, "walk")
        assert list(lines(t)) == ["pictures", "random", "paste", "file"]
        await paste(t, CLUES)
        assert scene(t).position.puzzle.rows == ((2,), (1,))
        await t.press("escape", "escape", "escape")
        assert name(t) == "HomeScreen"
        await paste(t, "neither a grid nor a nonogram")
        assert t.notices()
        await paste(t, CLUES)
        assert table(t).sheet.puzzle.rows == ((2,), (1,)), (
            "nonograms are known wherever they are pasted"
        )
        assert not t.notices(), "what was wrong before does not hide the board"


@on_screen
async def test_the_collection_hides_what_is_not_solved(tmp_path: Path) -> None:
    first, second = pictures()[:2]
    store = open_store(tmp_path)
    game = store.played(PICTURES).new_game(first.puzzle, f"{PICTURE}{first.slug}").game
    goal = "".join(first.puzzle.goal or ())
    game.paint([cell for cell, sign in enumerate(goal) if sign == "#"], BLACK)
    store.played(PICTURES).new_game(second.puzzle, f"{PICTURE}{second.slug}").game.paint([0], BLACK)
    store.close()
    async with tutor(tmp_path, first=pictures_menu) as t:
        shown = lines(t)
        assert list(shown) == [picture.slug for picture in pictures()]
        assert shown[first.slug].endswith(f"✓ {first.puzzle.title}")
        assert all(line.endswith("?") for slug, line in shown.items() if slug != first.slug)
        assert "1 of 117 solved" in heading(t, "#page-box")
        assert " min" in part(t, "#page-about")
        assert part(t, "#page-small").split()[0] == 20 * "█", "the hourglass that was solved"
        await t.press("down")
        assert part(t, "#page-small").split()[0] == "████", "what was begun of the next one"
        await t.press("down")
        assert set("".join(part(t, "#page-small").split())) == {"·"}, "nothing of what was not"
        await choose(t, second.slug)
        assert signs(t)[0][0] == "#", "what was begun goes on"
        assert second.puzzle.title not in t.text()
        await t.press("n")
        assert table(t).sheet.puzzle == pictures()[2].puzzle
        await t.press("escape")
        menu(t).highlighted = 0
        await t.press("enter")
        assert set("".join(signs(t))) == {"?"}, "what was solved can be solved again"


@on_screen
async def test_home_continues_whichever_game_was_played_last(tmp_path: Path) -> None:
    async with tutor(
        tmp_path,
        grid="53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ) as t:
        await t.press("4", "escape")
        assert "31 of 81" in card(t, "head")
        t.app.puzzles.play(PicturePuzzle(Position(puzzle_of(["##", "#."]))), "typed")
        await t.settle()
        await t.press("f", "escape")
        assert "Typed nonogram" in card(t, "head")
        await choose(t, "continue")
        assert signs(t) == ("#?", "??")


@on_screen
async def test_a_short_list_is_seen_whole_with_what_is_said_about_its_lines(
    tmp_path: Path,
) -> None:
    async with tutor(tmp_path, size=(60, 20)) as t:
        await t.press("o")
        for _ in range(menu(t).option_count):
            assert not menu(t).max_scroll_y
            about = part(t, "#page-about").split()
            assert " ".join(about[-3:]) in " ".join(t.text().replace("│", " ").split())
            await t.press("down")
