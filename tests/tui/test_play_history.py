"""What was done in a game: undo and redo, bookmarks, the clock, and coming back to it."""

from pathlib import Path

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.store.play import state
from tests.tui.driver import Clock, Driver, on_screen, tutor
from tutor.games.sudoku.board import EMPTY, Cell
from tutor.games.sudoku.codec import GRIDS
from tutor.store import Settings
from tutor.sudoku.formats import line_of
from tutor.tui.screens.help import HelpScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.play import PlayScreen

ALMOST = f".{CLASSIC_SOLUTION[1:]}"


def shown(t: Driver) -> str:
    """The time in the status line."""
    return next(word for word in t.status().split() if word[0].isdigit() and word[2:3] == ":")


# Undo and redo


@on_screen
async def test_everything_can_be_undone_and_done_again(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("u")
        assert t.said()[-1] == t.app.speaker.say("nothing-to-undo")
        await t.press("r")
        assert t.said()[-1] == t.app.speaker.say("nothing-to-redo")
        boards = [list(t.game.board.cells)]
        edits = [["4"], ["right", "n", "2"], ["f"], ["t", "B"], ["tab", "t", "5", "C"], ["delete"]]
        for keys in edits:
            await t.press(*keys)
            boards.append(list(t.game.board.cells))
        for board in reversed(boards[:-1]):
            await t.press("u")
            assert list(t.game.board.cells) == board
        assert t.cursor == "r1c3", "the cursor follows"
        for board in boards[1:]:
            await t.press("ctrl+y")
            assert list(t.game.board.cells) == board
        await t.press("ctrl+z")
        assert list(t.game.board.cells) == boards[-2]
        assert t.view._looks == t.scene.looks(), "and it is shown"


@on_screen
async def test_restarting_begins_a_new_game_and_keeps_the_old_one(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, title="level:easy") as t:
        await t.press("4")
        old = t.table.keeper.record.id
        await t.press("R")
        assert t.cell("r1c3") == EMPTY
        assert t.table.keeper.record.id != old
        assert "Easy" in t.status()
        games = {game.id: game.filled for game in t.app.store.played(GRIDS).games()}
        assert games == {old: 31, t.table.keeper.record.id: 30}
        await t.press("escape")
        assert isinstance(t.screen, HomeScreen), "the old game is not below the new one"


# The clock


@on_screen
async def test_the_clock_runs_while_playing(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        assert shown(t) == "00:00"
        await t.tick(65)
        assert shown(t) == "01:05"
        t.clock.advance(10)
        await t.press("4")
        assert shown(t) == "01:15"
        log = t.app.store.played(GRIDS).log(t.table.keeper.record.id)
        assert log[-1].elapsed == 75.0
        for _ in range(20):
            await t.tick(180)
            await t.press("down")
        assert shown(t) == "61:15"


@on_screen
async def test_time_does_not_count_while_nobody_does_anything(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=ALMOST, settings=Settings(less_motion=True)) as t:
        await t.tick(100)
        assert "PAUSED" not in t.status()
        await t.tick(500)
        assert "PAUSED" in t.status()
        assert shown(t) == "03:00"
        assert not any(look.is_hidden for look in t.view._looks)
        await t.press("down")
        assert "PAUSED" not in t.status()
        await t.tick(20)
        assert shown(t) == "03:20"
        await t.tick(400)
        await t.press("up", CLASSIC_SOLUTION[0])
        assert "Break, not counted 11 min" in t.text()


@on_screen
async def test_pausing_hides_the_board_and_stops_the_clock(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.tick(5)
        t.clock.advance(5)
        await t.press("p")
        assert "PAUSED" in t.status()
        assert all(look.is_hidden for look in t.view._looks)
        inside = "".join(line[2:49] for line in t.lines()[2:22])
        assert not any(character.isdigit() for character in inside)
        await t.tick(100)
        await t.press("4", "n", "f", "down", "h", "u", "z")
        await t.click("r5c5")
        assert t.cursor == "r1c3"
        assert t.game.moves_made == 0
        assert t.table.hand.mode == "digits"
        await t.tick(100)
        await t.press("p")
        assert "PAUSED" not in t.status()
        assert t.look("r1c1").value == 5
        assert shown(t) == "00:10"
        await t.tick(1)
        assert shown(t) == "00:11"
        for key in ("space", "enter"):
            await t.press("p", key)
            assert not t.play.play.is_paused


@on_screen
async def test_nothing_clicked_or_found_by_name_changes_a_paused_board(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("p")
        said = t.said()
        for command in ("fill", "hint", "clear", "notes", "undo"):
            t.play.action_run_command(command)
            await t.settle()
        assert t.game.moves_made == 0
        assert t.said() == said
        assert t.table.hand.mode == "digits"
        t.play.action_type_digit(4)
        await t.settle()
        assert t.cell("r1c3") == EMPTY


@on_screen
async def test_time_does_not_count_while_another_screen_is_in_front(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.tick(10)
        await t.press("question_mark")
        assert isinstance(t.screen, HelpScreen)
        await t.tick(50)
        await t.tick(50)
        await t.press("escape")
        await t.tick(1)
        assert shown(t) == "00:11"


@on_screen
async def test_the_clock_can_be_hidden_and_runs_all_the_same(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, settings=Settings(show_timer=False)) as t:
        await t.tick(65)
        assert "01:05" not in t.status()
        assert t.game.elapsed == 65.0


# Coming back


@on_screen
async def test_a_game_goes_on_after_the_program_was_closed(tmp_path: Path) -> None:
    clock = Clock()
    async with tutor(tmp_path, grid=CLASSIC, title="level:medium", clock=clock) as t:
        await t.press("4", "right", "n", "2", "6", "t", "C", "escape", "b", "down", "f", "u")
        await t.tick(130)
        before = state(t.game)
    async with tutor(tmp_path, clock=clock) as t:
        assert isinstance(t.screen, HomeScreen)
        assert "Medium" in t.text()
        assert "31 of 81" in t.text()
        assert "2:10" in t.text()
        await t.press("enter")
        assert isinstance(t.screen, PlayScreen)
        assert state(t.game) == before
        assert t.said() == (t.app.speaker.say("coach-welcome-back"),)
        assert shown(t) == "02:10"
        assert "TRYING" in t.status()
        await t.press("r")
        assert t.cell("r1c6").centre, "what was undone can be done again"
        await t.press(*["u"] * 5)
        assert t.cell("r1c3") == Cell(4)
        await t.press("u")
        assert t.cell("r1c3") == EMPTY
        await t.press("u")
        assert t.said()[-1] == t.app.speaker.say("nothing-to-undo")


@on_screen
async def test_leaving_keeps_the_time_and_the_game(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4")
        t.clock.advance(61)
        await t.press("escape")
        assert isinstance(t.screen, HomeScreen)
        assert "1:01" in t.text()
        await t.press("enter")
        assert t.cell("r1c3").value == 4
        assert shown(t) == "01:01"


@on_screen
async def test_a_game_of_another_language_and_theme_goes_on_so(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=None) as t:
        await t.press("L", "f8")
    async with tutor(tmp_path, language=None) as t:
        assert t.app.language == "fr"
        assert t.app.theme == "light"
        await t.press("enter")
        assert t.app.speaker.say("mode-digits") in t.status()


# Copying


@on_screen
async def test_the_grid_is_copied_in_a_format_to_choose(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4", "y")
        assert t.app.speaker.say("copy-title") in t.text()
        await t.press("enter")
        assert t.app.clipboard.strip() == CLASSIC[:2] + "4" + CLASSIC[3:]
        assert t.notices()[-1] == t.app.speaker.say("copied")
        assert t.screen is t.play
        await t.press("y", "escape")
        assert t.screen is t.play
        await t.press("right", "n", "2", "y", *["down"] * 4, "enter")
        copied = grid_of(t.app.clipboard)
        assert copied.values[2] == 4
        assert not copied.is_given(2), "the HoDoKu line keeps what was placed"
        assert copied.candidates[3] == 0b10
        assert line_of(t.game.puzzle) == CLASSIC
