"""The progress screen: its panels at every size, and the lists behind them."""

from datetime import timedelta
from pathlib import Path

import pytest
from textual.geometry import Region, Size

from tests.grids import CLASSIC, CLASSIC_SOLUTION
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import begin_game, lines, name
from tutor.base.events import Event
from tutor.base.language import Language
from tutor.learn.learner import open_store
from tutor.store import timestamps
from tutor.tui.app import TutorApp
from tutor.tui.progress_cards import places
from tutor.tui.screens.progress import ProgressScreen

SIZES = [(60, 20), (80, 24), (120, 40), (200, 60)]


def _progress(app: TutorApp) -> None:
    app.push_screen(ProgressScreen())


def shown(t: Driver) -> str:
    return "\n".join(t.lines())


def live(folder: Path) -> None:
    """Some days of a learner, the last of them today."""
    for _ in range(3):
        begin_game(folder, CLASSIC, "level:medium", fill=CLASSIC_SOLUTION)
    store, now = open_store(folder), timestamps.now()
    store.add_events(
        Event("naked-pair", now - timedelta(days=days), credit, "spot")
        for days, credit in ((0, 1.0), (1, 1.0), (2, 0.7), (9, 1.0))
    )
    store.close()


@on_screen
async def test_games_that_no_level_counts_are_told(tmp_path: Path) -> None:
    live(tmp_path)
    begin_game(tmp_path, CLASSIC, "typed", fill=CLASSIC_SOLUTION)
    async with tutor(tmp_path, size=(120, 40), first=_progress) as t:
        assert "4 finished" in t.status()
        assert "1 more finished" in shown(t)


@pytest.mark.parametrize("size", SIZES)
def test_panels_stand_beside_each_other(size: tuple[int, int]) -> None:
    found = list(places(Size(size[0], size[1] - 2)).values())
    for number, place in enumerate(found):
        assert 0 <= place.x <= place.right <= size[0]
        assert not any(place.overlaps(other) for other in found[number + 1 :])
    whole = Region(0, 0, size[0], size[1] - 2)
    assert size == (60, 20) or all(map(whole.contains_region, found))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@on_screen
async def test_every_panel_tells_something(
    tmp_path: Path, language: Language, size: tuple[int, int]
) -> None:
    live(tmp_path)
    async with tutor(tmp_path, language=language, size=size, first=_progress) as t:
        say = t.app.speaker.say
        assert say("panel-activity") in shown(t)
        assert "◆" in shown(t)
        assert say("home-streak-days", count=3) in shown(t)
        await t.press("tab")
        assert say("panel-times") in shown(t)
        assert say("level-medium") in shown(t)
        await t.press("tab")
        assert say("panel-techniques") in shown(t)
        await t.press("tab")
        assert say("panel-right") in shown(t)
        assert "75 %" in shown(t)
        assert "3" in t.status()


@on_screen
async def test_the_lists_behind_the_panels(tmp_path: Path) -> None:
    live(tmp_path)
    async with tutor(tmp_path, first=_progress) as t:
        await t.press("enter")
        assert len(lines(t)) == 3, "a line for each day with something finished"
        assert "3 grids" in next(iter(lines(t).values()))
        await t.press("escape", "tab", "enter")
        assert name(t) == "GamesScreen"
        await t.press("escape", "tab", "enter")
        assert "naked-pair" in lines(t)
        await t.press("escape", "tab", "enter")
        assert lines(t)["spot"] == "Spot it: 3 of 4 right the first time"
        await t.press("escape", "shift+tab")
        await t.pilot.click(offset=(10, 5))
        await t.settle()
        assert len(lines(t)) == 3, "a click opens it"


@on_screen
async def test_nothing_yet(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=_progress) as t:
        say = t.app.speaker.say
        assert "0 min · 0 known" in t.status()
        assert say("home-streak-days", count=0) in shown(t)
        await t.press("enter")
        assert say("progress-empty")[:20] in shown(t)
        await t.press("escape", "escape")
        assert name(t) == "HomeScreen"
