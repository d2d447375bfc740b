"""The benchmark from key to screen: it runs, it compares like with like, it says why not."""

import asyncio
import re
import sys

import pytest

from tests.cli.runner import tutor
from tests.grids import SEVENTEEN, grid_of
from tutor.lab.bench.screen_apps import WidgetBoard
from tutor.lab.bench.timing import Spread


@pytest.mark.slow
def test_both_boards_are_timed() -> None:
    done = tutor("bench", "screen", "--keys", "3")
    assert (done.code, done.err) == (0, "")
    assert "3 arrow keys" in done.lines[0]
    found = re.findall(r"^(.+): ([\d.]+) m?s typically, .* \(× ([\d.]+)\)$", done.out, re.MULTILINE)
    assert [name for name, _, _ in found] == ["Pas à pas", "a board of 81 widgets"]
    assert all(float(delay) > 0 and float(ratio) > 0 for _, delay, ratio in found)


def test_the_other_board_shows_what_ours_does() -> None:
    grid = grid_of(SEVENTEEN)
    board = WidgetBoard(grid)

    async def walk() -> None:
        async with board.run_test(size=(80, 24)) as pilot:
            await pilot.press("down", "right", "up", "up", "left", "left")
            await pilot.pause()
            cursor = 8 * 9 + 8
            cells = list(board.query("CellView"))
            assert [n for n, cell in enumerate(cells) if cell.has_class("cursor")] == [cursor]
            peers = {n for n, cell in enumerate(cells) if cell.has_class("peer")}
            assert peers == set(grid.geometry.peers(cursor))
            assert [str(cells[n].render()) for n in (0, 7)] == ["    5\n6789 ", "  1  \n     "]
            assert str(cells[cursor - 1].render()) == "  345\n 7 9·"

    asyncio.run(walk())


def test_where_nothing_can_be_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tutor("bench", "screen", "--keys", "0").code == 2
    with monkeypatch.context() as elsewhere:
        elsewhere.setitem(sys.modules, "tutor.lab.bench.screen_terminal", None)
        done = tutor("bench", "screen")
        assert (done.code, done.out) == (1, "")
        assert "needs pseudo-terminals" in done.err
    monkeypatch.setattr(sys, "executable", "/bin/true")
    done = tutor("bench", "screen")
    assert (done.code, done.out) == (1, "")
    assert "Pas à pas does not answer" in done.err


def test_figures() -> None:
    delays = Spread.of([0.001 * n for n in range(1, 12)])
    assert delays.median == pytest.approx(0.006)
    assert delays.slow == pytest.approx(0.010)
    assert Spread.of([0.002]).slow == 0.002
