"""Pas à pas: any grid solved step by step, back and forth."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import OptionList

from tests.conftest import PATIENCE
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import (
    calm,
    choose,
    lines,
    menu,
    name,
    paste,
    say,
    values_of,
    walking,
)
from tutor import narrate
from tutor.base.language import Language
from tutor.games.sudoku.coach import DARK
from tutor.games.sudoku.walking import Stage, Walk
from tutor.language import Speaker
from tutor.language.rating import rated_as
from tutor.rating.rater import rate
from tutor.store import Settings
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, SEARCH
from tutor.tui.app import TutorApp
from tutor.tui.screens.walk import WalkScreen

X_WING = "8.2..4.36..3......61..2.............248....51...8954..7...5.64.....125.95.......8"
"""Needs an X-Wing, and subsets before it."""
NEEDS_SEARCH = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SHORT = CLASSIC_SOLUTION[:76] + "....." + CLASSIC_SOLUTION[81:]
"""Five steps, all of them full houses."""
DUPLICATE = "55" + CLASSIC[2:]
NO_SOLUTION = CLASSIC[:2] + "2" + CLASSIC[3:]


def walk_of(t: Driver) -> WalkScreen:
    screen = t.board_screen
    assert isinstance(screen, WalkScreen)
    return screen


def index(t: Driver) -> int:
    return walk_of(t).index


def shown(grid: Grid) -> str:
    name = grid.geometry.digit_name
    return "".join(name(value) if value else "." for value in grid.values)


# Back and forth


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_next_previous_first_last(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=walking(X_WING)) as t:
        screen = walk_of(t)
        stages = screen.walk.stages
        assert t.said() == (say(language, "walk-welcome"),)
        assert screen.light == DARK
        assert values_of(t) == X_WING
        await t.press("right")
        assert index(t) == 0
        assert screen.light.placements == stages[0].step.placements
        assert len(t.said()) > 1
        await t.press("right", "n")
        assert index(t) == 2
        assert say(language, "walk-step", step=3, count=str(len(stages))) in t.status()
        assert values_of(t) == shown(stages[2].before)
        await t.press("left")
        assert index(t) == 1
        assert values_of(t) == shown(stages[1].before)
        await t.press("p", "left", "left")
        assert index(t) == 0
        assert values_of(t) == X_WING
        await t.press("end")
        assert index(t) == len(stages)
        assert "." not in values_of(t)
        await t.press("right")
        assert index(t) == len(stages), "there is nothing after the end"
        await t.press("left")
        assert index(t) == len(stages) - 1
        await t.press("home")
        assert index(t) == 0


@on_screen
async def test_every_step_says_what_it_does_and_lights_it_up(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING)) as t:
        screen = walk_of(t)
        for number, stage in enumerate(screen.walk.stages):
            screen.go_to(number)
            step = stage.step
            words = "\n".join(screen.coach._said[-1][1].sentences)
            for cell, _ in step.placements + step.eliminations[:3]:
                assert screen.cell_name(cell) in words
            if step.eliminations:
                cell, digit = step.eliminations[0]
                line = next(part for part in words.split("\n") if "→" in part)
                assert line.startswith(screen.cell_name(step.eliminations[0].cell))
                before, _, after = line.partition("→")
                assert str(digit) in before.partition(":")[2]
                assert str(digit) not in after
                assert any(lit.emphasis == "removed" for lit in t.view._looks[cell].lit)
            else:
                cell = step.placements[0].cell
                assert any(lit.emphasis == "placed" for lit in t.view._looks[cell].lit)


@on_screen
async def test_steps_that_are_still_to_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    find = Walk.find

    def slow(self: Walk, watch: object) -> Iterator[Stage]:
        for number, stage in enumerate(find(self, lambda _: None)):
            if number == 3:
                go_on.wait(20)
            yield stage

    monkeypatch.setattr(Walk, "find", slow)
    try:
        async with tutor(tmp_path) as t:
            t.app.open_walk(grid_of(CLASSIC), "typed")
            await t.pilot.pause()
            await t.until(lambda: "+" in t.status())
            await t.press_at_once("end")
            assert index(t) == 0
            assert t.said()[-1] == say("en", "walk-finding")
            go_on.set()
            await t.until(lambda: index(t) == len(walk_of(t).walk.stages) and index(t) > 3)
            assert values_of(t) == CLASSIC_SOLUTION
            assert "+" not in t.status()
    finally:
        go_on.set()


@on_screen
async def test_a_walk_can_be_left_while_it_is_being_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    find = Walk.find

    def slow(self: Walk, watch: object) -> Iterator[Stage]:
        go_on.wait(20)
        yield from find(self, watch)  # type: ignore[arg-type]

    monkeypatch.setattr(Walk, "find", slow)
    try:
        async with tutor(tmp_path) as t:
            t.app.open_walk(grid_of(CLASSIC), "typed")
            await t.pilot.pause()
            await t.press_at_once("right", "right", "j", "escape", "escape")
            assert name(t) == "HomeScreen"
            go_on.set()
            await t.settle()
            assert name(t) == "HomeScreen"
    finally:
        go_on.set()


# The list


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_jump_by_the_list(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=walking(X_WING)) as t:
        stages = walk_of(t).walk.stages
        assert not t.screen.query_one("#steps").region, "no room beside the coach"
        await t.press("j")
        offered = lines(t)
        assert len(offered) == len(stages) + 1
        for number, stage in enumerate(stages):
            line = offered[str(number)]
            assert line.startswith(f"{number + 1}. {narrate.name(stage.step.technique, language)}")
        assert offered[str(len(stages))] == say(language, "walk-end")
        await choose(t, "10")
        assert index(t) == 10
        assert values_of(t) == shown(stages[10].before)
        await t.press("j", "escape")
        assert index(t) == 10, "nothing was chosen"
        await t.press("j")
        assert menu(t).highlighted == 10, "it begins where the walk is"
        await choose(t, str(len(stages)))
        assert "." not in values_of(t)


@on_screen
async def test_the_list_beside_the_coach_is_clicked(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING), size=(120, 40)) as t:
        steps = t.screen.query_one("#steps", OptionList)
        assert steps.region.width > 15
        assert steps.region.right <= 120
        assert steps.option_count == len(walk_of(t).walk.stages) + 1
        await t.pilot.click("#steps", offset=(4, 6))
        await t.settle()
        assert index(t) > 0
        assert steps.highlighted == index(t)
        assert values_of(t) == shown(walk_of(t).walk.stages[index(t)].before)
        before = index(t)
        await t.press("right")
        assert index(t) == before + 1, "the keys are the walk's again"
        assert steps.highlighted == index(t), "the list follows"
        await t.resize(80, 24)
        assert not steps.region
        assert index(t) == before + 1


# Playing by itself


@on_screen
async def test_it_plays_to_the_end_and_stops(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=0.02), first=walking(SHORT)) as t:
        await t.press("a")
        await t.until(lambda: index(t) == len(walk_of(t).walk.stages))
        await t.until(lambda: "s a step" not in t.status())
        assert values_of(t) == CLASSIC_SOLUTION
        said = len(t.said())
        await t.pilot.pause(0.1)
        assert len(t.said()) == said, "the end is told once"


@on_screen
async def test_it_plays_from_the_end_again_without_noise(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=0.02), first=walking(SHORT)) as t:
        await t.press("end", "a")
        await t.pilot.pause(0.1)
        assert "s a step" not in t.status(), "there is nothing to play"


@on_screen
async def test_playing_is_stopped_and_changes_speed(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=8.0), first=walking(X_WING)) as t:
        await t.press("a")
        assert "8.0 s a step" in t.status()
        assert index(t) == 0, "the first step is told at once"
        await t.press("plus")
        assert t.app.settings.play_speed == 4.0
        assert "4.0 s a step" in t.status()
        await t.press("minus", "minus")
        assert t.app.settings.play_speed == 8.0, "slower than this it cannot be"
        assert "8.0 s a step" in t.notices()[-1]
        await t.press("equals_sign", "a")
        assert "s a step" not in t.status()
    async with tutor(tmp_path) as t:
        assert t.app.settings.play_speed == 4.0, "it is remembered"


@on_screen
async def test_playing_ends_with_the_screen(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=0.02), first=walking(X_WING)) as t:
        await t.press("a", "escape")
        assert name(t) == "HomeScreen"
        await t.pilot.pause(0.1)
        assert name(t) == "HomeScreen"


# Techniques


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_stop_at_a_technique(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=walking(X_WING)) as t:
        walk = walk_of(t).walk
        await t.press("f")
        assert list(lines(t)) == ["stop", "up-to"]
        await choose(t, "stop")
        assert list(lines(t)) == list(walk.counts())
        assert lines(t)["x-wing"] == narrate.name("x-wing", language)
        await choose(t, "x-wing")
        assert walk.stages[index(t)].step.technique == "x-wing"
        called = narrate.called("x-wing", language)
        assert say(language, "walk-stops-at", name=called) in t.status()
        at = index(t)
        await t.press("f")
        assert list(lines(t)) == ["stop", "up-to", "none"]
        await choose(t, "stop")
        await choose(t, "x-wing")
        assert index(t) == at
        assert t.said()[-1] == say(language, "filter-not-found", name=called)
        await t.press("f")
        await choose(t, "none")
        assert say(language, "walk-stops-at", name=called) not in t.status()


class Halting:
    """Finds the steps of a walk as far as it may, and waits there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._may = threading.Semaphore(0)
        self._is_free = False
        find = Walk.find

        def halting(walk: Walk, watch: object) -> Iterator[Stage]:
            for stage in find(walk, lambda _: None):
                if not self._is_free:
                    self._may.acquire(timeout=PATIENCE)
                yield stage

        monkeypatch.setattr(Walk, "find", halting)

    def go_on(self, steps: int) -> None:
        """Find some more."""
        self._may.release(steps)

    def finish(self) -> None:
        """Find all that are left."""
        self._is_free = True
        self._may.release()


@pytest.mark.parametrize(("technique", "is_there"), [("x-wing", True), ("swordfish", False)])
@on_screen
async def test_a_technique_that_is_still_to_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, technique: str, is_there: bool
) -> None:
    halting = Halting(monkeypatch)
    try:
        async with tutor(tmp_path, size=(60, 24)) as t:
            t.app.open_walk(grid_of(X_WING), "typed")
            await t.pilot.pause()
            halting.go_on(2)
            await t.until(lambda: "+" in t.status())
            await t.press_at_once("f", "enter")
            found = menu(t)
            found.highlighted = found.get_option_index(technique)
            await t.press_at_once("enter")
            waiting = say("en", "walk-waiting", percent=0, seconds=0)
            await t.until(lambda: name(t) == "WalkScreen" and waiting in t.text())
            missing = say("en", "filter-not-found", name=narrate.called(technique, "en"))
            assert missing not in t.said(), "nobody knows yet"
            halting.finish()
            await t.settle()
            assert t.title() == say("en", "coach-title")
            if is_there:
                assert walk_of(t).walk.stages[index(t)].step.technique == technique
            else:
                assert (index(t), t.said()[-1]) == (0, missing)
    finally:
        halting.finish()


@on_screen
async def test_playing_stops_at_a_technique_that_comes_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    halting = Halting(monkeypatch)
    try:
        async with tutor(tmp_path, settings=Settings(play_speed=0.02)) as t:
            t.app.open_walk(grid_of(SHORT), "typed")
            await t.pilot.pause()
            walk_of(t).stop_at = "full-house"
            await t.press_at_once("a")
            await t.pilot.pause(0.05)
            halting.finish()
            await t.until(lambda: walk_of(t)._timer is None)
            assert index(t) == 0, "the first step is one of them"
    finally:
        halting.finish()


@on_screen
async def test_playing_stops_at_the_technique(tmp_path: Path) -> None:
    async with tutor(tmp_path, settings=Settings(play_speed=0.02), first=walking(X_WING)) as t:
        walk = walk_of(t).walk
        walk_of(t).stop_at = "pointing"
        wanted = walk.next_of("pointing", -1)
        assert wanted is not None
        assert wanted > 0
        await t.press("a")
        await t.until(lambda: index(t) >= wanted and walk_of(t)._timer is None)
        await t.pilot.pause(0.1)
        assert index(t) == wanted


@on_screen
async def test_only_techniques_i_know(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING)) as t:
        everything = walk_of(t).walk.counts()
        await t.press("right", "right", "f")
        await choose(t, "up-to")
        assert lines(t) == {t.id: narrate.name(t.id, "en") for t in LADDER}
        await choose(t, "naked-triple")
        last = [technique.id for technique in LADDER].index("naked-triple")
        allowed = {technique.id for technique in LADDER[: last + 1]} | {SEARCH.id}
        assert set(walk_of(t).walk.counts()) <= allowed
        assert SEARCH.id in walk_of(t).walk.counts()
        assert t.said() == (say("en", "walk-welcome"),), "it begins again"
        assert index(t) == 0
        await t.press("end")
        assert "on a search was needed" in t.said()[-1]
        assert "practised player" not in t.said()[-1], "whoever knows less finds it harder"
        steps = t.screen.query_one("#steps", OptionList)
        assert steps.option_count == len(walk_of(t).walk.stages) + 1
        await t.press("f")
        await choose(t, "none")
        assert walk_of(t).walk.counts() == everything


# Before and after


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_before_and_after_the_step(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=walking(X_WING)) as t:
        screen = walk_of(t)
        placing = next(n for n, stage in enumerate(screen.walk.stages) if stage.step.placements)
        removing = next(n for n, stage in enumerate(screen.walk.stages) if stage.step.eliminations)
        for number in (placing, removing):
            screen.go_to(number)
            lit = screen.light
            marks = [cell.centre for cell in screen.board.cells]
            await t.press("c")
            assert t.notices()[-1] == say(language, "walk-after")
            assert values_of(t) == shown(screen.walk.board(number + 1))
            after = screen.walk.stages[number + 1].before.candidates
            assert [cell.centre for cell in screen.board.cells if not cell.value] == [
                mask for mask, cell in zip(after, screen.board.cells, strict=True) if not cell.value
            ]
            assert not screen.light.eliminations
            await t.press("c")
            assert t.notices()[-1] == say(language, "walk-before")
            assert [cell.centre for cell in screen.board.cells] == marks
            assert screen.light == lit
        await t.press("c", "right")
        assert not screen.is_after, "each step is shown before it first"


# The end


@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_summary(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, language=language, first=walking(X_WING)) as t:
        await t.press("end")
        summary = t.said()[-1].split("\n")
        walk = walk_of(t).walk
        assert summary[0] == say(language, "walk-done")
        assert summary[1] == say(language, "walk-count", count=len(walk.stages))
        for id, count in walk.counts().items():
            assert f"{count} × {narrate.called(id, language)}" in summary
        rating = "4.0" if language == "en" else "4,0"
        hardest = say(
            language, "walk-hardest", name=narrate.called("x-wing", language), rating=rating
        )
        found = rate(grid_of(X_WING))
        assert found.level == "hard"
        speaker = Speaker(language, "screens", "commands")
        assert summary[-3:-1] == [hardest, rated_as(speaker, found.level, found.score)]
        assert narrate.called("x-wing", language) in summary[-1]
        assert summary[-1].startswith(("Singles are not enough", "Les singletons ne suffisent pas"))


@pytest.mark.parametrize(
    ("language", "space"), [("en", "about 9.59 × 10^36"), ("fr", "environ 9,59 × 10^36")]
)
@on_screen
async def test_where_few_techniques_end_a_search_goes_on(
    tmp_path: Path, language: Language, space: str
) -> None:
    def few(app: TutorApp) -> None:
        app.push_screen(WalkScreen(grid_of(NEEDS_SEARCH), "typed", AT_A_GLANCE))

    async with tutor(tmp_path, language=language, first=few) as t:
        walk = walk_of(t).walk
        first = walk.searched_from
        assert first is not None
        walk_of(t).go_to(first)
        assert say(language, "walk-stuck", count=space) in t.said()
        await t.press("end")
        summary = t.said()[-1]
        assert say(language, "walk-done") in summary
        assert say(language, "walk-searched", step=first + 1, count=space) in summary
        assert f"{walk.counts()[SEARCH.id]} × {narrate.called(SEARCH.id, language)}" in summary
        assert "." not in values_of(t)


@pytest.mark.slow
@on_screen
async def test_another_very_hard_grid(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(VERY_HARD)) as t:
        await t.press("end")
        assert "." not in values_of(t)


@on_screen
async def test_several_solutions(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(NINE_SOLUTIONS)) as t:
        await t.press("end")
        assert say("en", "walk-open") in t.said()[-1]
        assert "." in values_of(t)


@on_screen
async def test_nothing_to_do(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(CLASSIC_SOLUTION)) as t:
        await t.press("right")
        assert say("en", "walk-done") in t.said()[-1]
        await t.press("left", "home", "end", "c", "j", "escape")
        assert name(t) == "WalkScreen"


@pytest.mark.parametrize("text", [DUPLICATE, NO_SOLUTION])
@pytest.mark.parametrize("language", ["en", "fr"])
@on_screen
async def test_a_grid_without_solution(tmp_path: Path, language: Language, text: str) -> None:
    async with tutor(tmp_path, language=language, first=walking(text)) as t:
        said = t.said()
        assert said
        assert say(language, "walk-welcome") not in said
        if text == DUPLICATE:
            assert "5" in " ".join(said)
        await t.press("right", "end", "left", "home", "a", "c", "j", "escape")
        assert name(t) == "WalkScreen"
        assert values_of(t) == text
        assert walk_of(t)._timer is None, "there is nothing to play"
        assert t.said() == said


# Elsewhere and back


@on_screen
async def test_play_it(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING, "level:hard")) as t:
        await t.press("right", "right", "right", "P")
        assert name(t) == "PlayScreen"
        assert values_of(t) == X_WING, "from its beginning"
        assert not any(cell.centre for cell in t.scene.board.cells)
        assert t.status().startswith(" Hard ")
        await t.press("escape")
        assert name(t) == "WalkScreen"
        assert index(t) == 2


@on_screen
async def test_a_game_is_watched_and_gone_on_with(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=X_WING) as t:
        await t.press("5", "W")
        await calm(t)
        assert name(t) == "WalkScreen"
        assert values_of(t) == X_WING
        await t.press("right", "escape")
        assert name(t) == "PlayScreen"
        assert t.cell("r1c2").value == 5


@on_screen
async def test_a_grid_pasted_on_a_walk_is_watched(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING)) as t:
        await paste(t, CLASSIC)
        assert name(t) == "WalkScreen"
        assert values_of(t) == CLASSIC


@on_screen
async def test_the_language_is_switched_without_losing_the_place(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=walking(X_WING), size=(120, 40)) as t:
        screen = walk_of(t)
        number = next(n for n, stage in enumerate(screen.walk.stages) if stage.step.eliminations)
        screen.go_to(number)
        light = screen.light
        await t.press("L")
        assert index(t) == number
        assert say("fr", "walk-step", step=number + 1, count=str(len(screen.walk.stages))) in (
            t.status()
        )
        shown_keys = t.keys()
        assert say("fr", "do-next") in shown_keys
        steps = t.screen.query_one("#steps", OptionList)
        technique = screen.walk.stages[number].step.technique
        line = str(steps.get_option_at_index(number).prompt)
        assert line.startswith(f"{number + 1}. {narrate.name(technique, 'fr')}")
        assert steps.highlighted == number
        assert t.title() == say("fr", "coach-title")
        assert screen.light.eliminations == light.eliminations
        cell = screen.walk.stages[number].step.eliminations[0].cell
        assert screen.geometry.cell_name(cell, "fr") in " ".join(t.said()), "told again in French"
