"""Work in the background says how far it is: by tenths and by seconds, and no oftener."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.grids import CLASSIC, grid_of
from tests.tui.driver import Clock, on_screen, tutor
from tests.tui.windows import name, say
from tutor.explain.diagnose import Advice
from tutor.games.solver import Stage
from tutor.games.sudoku.coach import Question
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.games.sudoku.solver import GridSolver
from tutor.games.watching import Watch
from tutor.tui import thinking
from tutor.tui.screens.walk import WalkScreen
from tutor.tui.thinking import Pace


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()

    class Time:
        monotonic = clock

    monkeypatch.setattr(thinking, "time", Time)
    return clock


def test_a_tenth_more_is_told_and_each_second_too(clock: Clock) -> None:
    told: list[tuple[float, int]] = []
    watch = Pace(lambda share, seconds: told.append((share, seconds)))
    for share in (0.0, 0.05, 0.12, 0.2, 0.23):
        watch(share)
    assert told == [(0.12, 0), (0.23, 0)]
    for _ in range(25):
        clock.advance(0.1)
        watch(0.25)
    assert told[2:] == [(0.25, 1), (0.25, 2)], "also where it gets no further"
    watch.begin()
    watch(0.2)
    assert told[-1] == (0.2, 0)


def test_by_the_second_only(clock: Clock) -> None:
    told: list[tuple[float, int]] = []
    watch = Pace(lambda share, seconds: told.append((share, seconds)), by_share=False)
    watch(0.9)
    assert not told
    clock.advance(1)
    watch(0.3)
    assert told == [(0.3, 1)]


@on_screen
async def test_thinking_that_takes_long_says_for_how_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    stopped = threading.Event()

    def advice(question: Question, watch: Watch | None = None) -> Advice:
        assert watch is not None
        try:
            while True:
                clock.advance(0.2)
                time.sleep(0.001)
                watch(0.85)
        finally:
            stopped.set()

    monkeypatch.setattr(Question, "advice", advice)
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press_at_once("h")
        await t.until(lambda: "after" in t.title())
        seconds = t.title().partition("after ")[2].partition(" s")[0]
        assert t.title() == say("en", "coach-thinking-long", percent=85, seconds=int(seconds))
        await t.press("escape")
        await t.until(stopped.is_set)
        assert t.title() == say("en", "coach-title-turn")


@on_screen
async def test_a_step_that_is_long_in_coming_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    go_on, find = threading.Event(), GridSolver.steps

    def slow(solver: GridSolver, used: tuple[str, ...], watch: Watch) -> Iterator[Stage]:
        for number, stage in enumerate(find(solver, used, watch)):
            while number == 3 and not go_on.is_set():
                clock.advance(0.2)
                time.sleep(0.001)
                watch(0.5)
            yield stage

    monkeypatch.setattr(GridSolver, "steps", slow)
    async with tutor(tmp_path) as t:
        t.app.puzzles.walk(GridPuzzle(grid_of(CLASSIC)), "typed")
        await t.pilot.pause()
        screen = t.board_screen
        assert isinstance(screen, WalkScreen)
        await t.until(lambda: len(screen.walk.stages) == 3)
        await t.press_at_once("right", "right", "right")
        assert "%" not in t.title(), "nobody waits yet"
        await t.press_at_once("right")
        await t.until(lambda: "50%" in t.title())
        await t.press_at_once("left")
        assert "%" not in t.title(), "the learner went elsewhere"
        await t.press_at_once("right", "right")
        await t.until(lambda: "50%" in t.title())
        go_on.set()
        await t.settle()
        assert "%" not in t.title()
        assert say("en", "walk-step", step=4, count="51") in t.status()
        await t.press("escape")
        assert name(t) == "HomeScreen"
