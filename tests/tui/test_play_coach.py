"""Asking the coach while playing: hints by rungs, why, check, and thinking in the background."""

import threading
import time
from pathlib import Path

import pytest

from tests.explain.test_path import SINGLES, puzzle
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.nonogram.playing import playing
from tests.tui.windows import name, say, values_of
from tutor import narrate
from tutor.base.language import Language
from tutor.explain.diagnose import Advice
from tutor.explain.path import path, simplest
from tutor.games.sudoku.board import EMPTY
from tutor.games.sudoku.coach import DARK, Light, Question, light_of, tell_step
from tutor.games.sudoku.codec import GRIDS
from tutor.games.told import KEYS, Told
from tutor.games.watching import Watch
from tutor.language import LANGUAGES, Speaker
from tutor.language.rating import rated_as
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.record import rate
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step
from tutor.tui.screens.play import PlayScreen

NINE = Geometry.of(3, 3)
STUCK = path(puzzle(1).grid, SINGLES).reached
"""A board where singles no longer help: the next step crosses candidates out."""
ALMOST = f".{CLASSIC_SOLUTION[1:2]}.{CLASSIC_SOLUTION[3:]}"
"""The classic grid without r1c1 (5) and r1c3 (4)."""


def first_step() -> Step:
    step = simplest(grid_of(CLASSIC))
    assert step is not None
    return step


def speaker(language: Language) -> Speaker:
    return Speaker(language, "screens", "commands")


def kinds(t: Driver) -> list[tuple[str, str]]:
    """What the log says was asked and done."""
    log = t.app.store.played(GRIDS).log(t.table.keeper.record.id)
    return [(entry.kind, entry.note) for entry in log]


# The ladder


def rungs(t: Driver) -> int:
    """How many pips of the hint are filled."""
    return t.text().count("●")


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_hint_climbs_rung_by_rung(tmp_path: Path, language: Language) -> None:
    step = first_step()
    ((cell, digit),) = step.placements
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        say = speaker(language).say
        welcome = t.said()
        assert welcome == (say("coach-welcome", key="h"),)
        for rung in (narrate.NUDGE, narrate.NAME, narrate.PATTERN, narrate.REASON):
            await t.press("h")
            told = tell_step(step, rung, NINE, language)
            assert t.title() == (told.title or say("coach-title-hint"))
            assert rungs(t) == rung
            assert t.said()[-len(told.sentences) :] == told.sentences
            assert t.view.scene.light == light_of(step, rung), f"rung {rung}"
            assert t.game.board.cells[cell] == EMPTY, "nothing is done yet"
        assert t.view.scene.light.placements == step.placements
        nudge = tell_step(step, narrate.NUDGE, NINE, language).sentences
        whole = tell_step(step, narrate.REASON, NINE, language).sentences
        assert t.said() == (*welcome, *nudge, *whole), "the name is said once, and grows"
        await t.press("h")
        assert t.game.board.cells[cell] == EMPTY, "only who asks for that has it done"
        assert t.said()[-1] == say("coach-all-told")
        await t.press("a")
        assert t.game.board.cells[cell].value == digit
        assert t.view.scene.light == DARK
        assert t.title() == say("coach-title-turn")
        assert t.said()[-1] == say("coach-applied")
        assert t.cursor == t.name(cell)
        assert kinds(t) == [
            *[("hint", f"{step.technique} {rung}") for rung in (1, 2, 3, 4, 5)],
            ("apply", ""),
        ]


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@on_screen
async def test_cells_that_were_just_told_are_not_listed_again(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, size=size) as t:
        await t.press("h", "h", "h")
        assert " ".join(t.text().split()).count("r3c3 and r5c4") <= 1
        assert "α Already there" in t.text()
        edge = t.view.region.right
        assert "".join(line[:edge] for line in t.lines()).count("α") == 2, "beside both digits"


@on_screen
async def test_what_is_lit_is_drawn_and_explained_by_a_legend(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=STUCK, size=(120, 40)) as t:
        step = simplest(STUCK)
        assert step is not None
        assert step.eliminations
        await t.press("e")
        assert rungs(t) == 4
        assert t.view.scene.light == light_of(step, narrate.REASON)
        for cell, digit in step.eliminations:
            lit = {one.digit: one.emphasis for one in t.look(t.name(cell)).lit}
            assert lit[digit] == "removed"
        legend = legend_of(t.view.scene.light.marks, NINE, "en")
        roles = [role for line in legend for role in line.roles]
        assert t.scene.keys == dict(zip(roles, KEYS, strict=False))
        for mark in t.view.scene.light.marks:
            keys = {one.digit: one.sign for one in t.look(t.name(mark.cell)).lit}
            assert keys[mark.digit] in (t.scene.keys[mark.role], "×")
        words = " ".join(t.text().split())
        assert len(legend) == 1
        for effect in tell_step(step, narrate.REASON, NINE, "en").effects:
            assert " ".join((*effect.digits, effect.word, *effect.cells[:1])) in words
        assert " stay" in words
        await t.press("e")
        assert len(t.said()) == len(set(t.said())), "explained twice, said once"


@on_screen
async def test_what_is_applied_is_told_in_the_place_of_its_hint(tmp_path: Path) -> None:
    whole = tell_step(first_step(), narrate.REASON, NINE, "en")
    for keys in (("h", "a"), ("h", "h", "a")):
        async with tutor(tmp_path, grid=CLASSIC) as t:
            await t.press(*keys)
            assert t.said()[-len(whole.sentences) - 1 :] == (*whole.sentences, "Done.")
            assert t.title() == whole.title
            await t.press("H")
            assert whole.place in t.text()


@on_screen
async def test_an_edit_begins_the_ladder_anew(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("h", "h", "h", "4")
        assert t.title() == "Your turn"
        assert t.view.scene.light == DARK
        await t.press("h")
        assert rungs(t) == 1
        await t.press("t", "A", "escape", "h")
        assert rungs(t) == 2, "colours change nothing that a hint rests on"


@on_screen
async def test_the_coach_offers_what_can_be_asked_next(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:

        def keys() -> str:
            return "".join(key for _, key, _ in t.board_screen.coach.offers)

        assert keys() == "hcwe"
        await t.press("h")
        assert keys() == "hea"
        await t.press("e")
        assert keys() == "aw"
        row = next(y for y, line in enumerate(t.lines()) if "a  apply" in line)
        await t.pilot.click(offset=(t.lines()[row].index("a  apply"), row))
        await t.settle()
        assert t.game.moves_made == 1, "a click does it too"


# Why


@on_screen
async def test_why_a_digit_is_there(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("4")
        before = len(t.said())
        await t.press("w")
        verdict = t.said()[before]
        assert "r1c3" in verdict
        assert "4" in verdict
        assert len(t.said()) > before + 1, "the proof follows"
        assert (t.number("r1c3"), 4) in t.view.scene.light.placements
        assert ("why", "r1c3=4") in kinds(t)
        await t.press("home", "w")
        assert t.said()[-1] == t.app.speaker.say("coach-given", cell="r1c1")


@on_screen
async def test_why_is_asked_in_the_card_with_the_way_out(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("w")
        name = t.table.hand.place()
        asked = [line[55:].strip(" ▌") for line in t.lines()]
        assert f"Which digit of {name}?" in " ".join(asked)
        assert "Esc  cancel" in asked
        await t.press("question_mark")
        assert type(t.app.screen).__name__ == "HelpScreen"
        await t.press("escape")
        t.board_screen.action_run_command("back")
        await t.settle()
        assert "Which digit" not in "".join(t.lines()), "a click is the way out too"
        assert t.board_screen.is_active


@on_screen
async def test_the_footer_says_what_a_digit_does_now(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        for keys, named in ((), "1-9 place"), (("n",), "1-9 mark"), (("m",), "1-9 corner mark"):
            await t.press(*keys)
            assert named in t.lines()[-1]
        await t.press("n")
        assert "n digits" in t.lines()[-1]


@on_screen
async def test_why_asks_for_the_digit_on_an_empty_cell(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("w")
        assert "WHY?" in t.status()
        bottom = t.keys()
        assert "which digit?" in bottom
        await t.press("5")
        assert "WHY?" not in t.status()
        verdict, sight = t.said()[-2:]
        assert verdict.startswith("No")
        assert "r1c1" in sight
        await t.press("w", "2")
        assert any(sentence.startswith("No: r1c3") for sentence in t.said())
        count = len(t.said())
        await t.press("w", "escape")
        assert (len(t.said()), t.table.hand.prefixes.open) == (count, None)


# Check


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_check_finds_a_mistake_and_g_takes_it_back(
    tmp_path: Path, language: Language
) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=language) as t:
        say = speaker(language).say
        await t.press("c")
        assert say("check-good") in t.said()
        await t.press("g")
        assert t.said()[-1] == say("check-good")
        await t.press("2", "right", "6", "t", "A", "escape")
        assert t.game.moves_made == 3
        await t.press("c")
        cell = NINE.cell_name(2, language)
        assert any(cell in sentence for sentence in t.said()[-3:])
        assert t.view.scene.light == Light(wrong=(2,))
        assert t.look("r1c3").ground == "wrong"
        assert t.now().startswith("g")
        await t.press("g")
        assert t.game.board.cells[2] == t.game.board.cells[3] == EMPTY
        assert t.said()[-1] == say("coach-back", count=3)
        assert t.cursor == "r1c3"
        assert t.view.scene.light == DARK
        await t.press("r", "r", "r")
        assert t.cell("r1c4").value == 6
        assert t.cell("r1c4").colour == 1


# Thinking in the background


class Slow:
    """An answer that does not come until it is let go, or nobody waits any more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self.ended: str | None = None
        real = Question.advice

        def advice(question: Question, watch: Watch | None = None) -> Advice:
            assert watch is not None
            self.ended = "stopped"
            watch(0.5)
            self.begun.set()
            while not self.go.is_set():
                watch(0.5)
                time.sleep(0.001)
            found = real(question)
            self.ended = "answered"
            return found

        monkeypatch.setattr(Question, "advice", advice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_it_is_has_room_beside_the_smallest_board(language: Language) -> None:
    say = speaker(language).say
    short = say("coach-thinking", percent=100)
    long = say("coach-thinking-long", percent=100, seconds=99)
    assert max(len(short), len(long)) <= 29
    stops = say("keys-work")
    assert short.startswith(stops)
    assert long.startswith(stops), "where it has less room than that, the way out is read"


@on_screen
async def test_thinking_is_seen_where_the_coach_is_a_drawer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    async with tutor(tmp_path, grid=CLASSIC, size=(56, 24)) as t:
        await t.press_at_once("h")
        await t.until(slow.begun.is_set)
        await t.until(lambda: speaker("en").say("coach-thinking", percent=50) in t.text())
        await t.press("escape")
        assert (t.screen, slow.ended) == (t.play, "stopped")


@on_screen
async def test_thinking_shows_how_far_it_is_and_escape_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press_at_once("h")
        await t.until(slow.begun.is_set)
        await t.until(lambda: "50%" in t.title())
        assert t.title() == t.app.speaker.say("coach-thinking", percent=50)
        await t.press_at_once("right")
        assert t.cursor == "r1c4", "the board stays alive"
        await t.press("escape")
        assert t.screen is t.play, "Escape stopped the thinking, nothing else"
        assert t.title() == "Your turn"
        assert slow.ended == "stopped"
        assert t.said() == (t.app.speaker.say("coach-welcome", key="h"),)
        slow.go.set()
        await t.press("h")
        assert rungs(t) == 1, "asking again works"


@on_screen
async def test_an_answer_to_a_board_that_has_changed_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(monkeypatch)
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press_at_once("h", "h")
        await t.until(slow.begun.is_set)
        await t.press_at_once("4")
        assert t.cell("r1c3").value == 4
        slow.go.set()
        await t.settle()
        assert t.title() == "Your turn"
        assert t.said() == (t.app.speaker.say("coach-welcome", key="h"),)
        assert t.view.scene.light == DARK


@on_screen
async def test_when_thinking_fails_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(question: Question, watch: Watch | None = None) -> Advice:
        raise RuntimeError("a bug")

    monkeypatch.setattr(Question, "advice", fails)
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("h")
        assert t.said()[-1] == t.app.speaker.say("coach-failed")
        assert t.title() == "Your turn"
        await t.press("4")
        assert t.cell("r1c3").value == 4


# The end


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_solved_grid_is_told_with_its_time(tmp_path: Path, language: Language) -> None:
    async with tutor(tmp_path, grid=ALMOST, language=language) as t:
        say = speaker(language).say
        t.clock.advance(65)
        await t.press("4", "tab", "5")
        assert t.said()[-1] == say("coach-full-but-wrong")
        await t.press("4", "home")
        assert t.cursor == "r1c1"
        await t.press("5")
        assert t.said()[-2] == say("coach-solved", time="1:05")
        rating = rate(grid_of(ALMOST))
        assert t.said()[-1] == rated_as(speaker(language), rating.level, rating.score)
        assert t.title() == say("coach-title-end")
        assert t.app.store.played(GRIDS).last_open() is None
        assert kinds(t)[-1] == ("solved", "")
        await t.press("b", "h")
        assert t.said()[-1] == say("coach-solved-already")
        await t.tick(30)
        assert "01:05" in t.status(), "the clock stands still"


# Both languages


@on_screen
async def test_the_language_can_be_switched_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC, language=None) as t:
        await t.press("n", "4", "h", "h")
        light, board = t.view.scene.light, list(t.game.board.cells)
        await t.press("L")
        say = speaker("fr").say
        assert t.app.language == "fr"
        assert t.app.store.settings().language == "fr"
        assert say("mode-marks") in t.status()
        bottom = t.keys()
        assert say("do-hint") in bottom
        assert bottom.rstrip().endswith(NINE.cell_name(2, "fr"))
        assert rungs(t) == 2
        assert t.title() == tell_step(_asked(t), narrate.NAME, NINE, "fr").title
        assert say("offer-hint-more") in t.now()
        assert (t.view.scene.light, list(t.game.board.cells)) == (light, board)
        await t.press("h")
        sentences = tell_step(_asked(t), narrate.PATTERN, NINE, "fr").sentences
        assert t.said()[-len(sentences) :] == sentences
        await t.press("L")
        assert "MARKS" in t.status()


def _asked(t: Driver) -> Step:
    step = t.game.question().advice().step
    assert step is not None
    return step


@on_screen
async def test_a_new_theme_draws_everything_anew(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("e")
        before = t.view.painter_style("role-1").color
        text = t.text()
        await t.press("f8")
        assert t.app.theme == t.app.store.settings().theme == "light"
        assert t.view.painter_style("role-1").color != before
        assert t.text() == text, "only colours change"


@on_screen
async def test_escape_closes_what_was_told_before_it_leaves(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid=CLASSIC) as t:
        await t.press("p")
        await t.press("p")
        assert speaker("en").say("coach-paused") not in t.text(), "the pause is over"
        await t.press("e", "escape")
        assert t.view.scene.light == Light()
        assert isinstance(t.screen, PlayScreen)
        await t.press("escape")
        assert not isinstance(t.screen, PlayScreen)


@on_screen
async def test_a_grid_against_the_rules_is_corrected_from_its_game(tmp_path: Path) -> None:
    async with tutor(tmp_path, grid="7.7" + "." * 78) as t:
        await t.press("h", "h")
        assert t.now() == f"G {say('en', 'offer-correct')}"
        await t.press("G")
        assert name(t) == "EnterScreen"
        assert values_of(t).startswith("7.7")


@on_screen
async def test_clues_against_each_other_are_typed_anew(tmp_path: Path) -> None:
    clues = Puzzle(((2,), (2,)), ((1,), (1,)))
    async with playing(tmp_path, clues) as t:
        await t.press("c", "G")
        assert name(t) == "PasteDialog"


@pytest.mark.parametrize(
    "ask", [("c",), ("b",), ("u",), ("w", "4"), ("h", "c", "c"), ("a",)], ids=str
)
@on_screen
async def test_all_that_is_said_follows_the_language(tmp_path: Path, ask: tuple[str, ...]) -> None:
    """Told in one language and switched, it is what would have been told in the other."""
    told: list[tuple[list[Told], list[Told]]] = []
    for language in LANGUAGES:
        async with tutor(tmp_path / language, grid=CLASSIC, language=language) as t:
            await t.press("right", "right", *ask)
            card = t.board_screen.coach._transcript
            before = card.told
            await t.press("L")
            told.append((before, card.told))
    for (here, switched), (there, _) in (told, told[::-1]):
        assert [one.sentences for one in switched] == [one.sentences for one in there]
        assert [one.sentences for one in switched] != [one.sentences for one in here]
