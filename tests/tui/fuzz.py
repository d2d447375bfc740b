"""Somebody who presses anything at all, faster than screens can be drawn.

Everything sent follows from a seed and from the screen it begins on. It goes in as a
terminal sends it: several keys in one read, the next ones before the first were taken.
"""

import asyncio
import string
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from textual import events
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.screen import Screen

from tests.activity.test_review import played
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.learn.exams import paper_of
from tests.tui.driver import Clock
from tests.tui.nonogram.playing import HEART
from tutor.base.language import Language
from tutor.games.both import NONOGRAM, SUDOKU
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Entry as Painted
from tutor.games.nonogram.puzzle import PicturePuzzle
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.puzzle import GridPuzzle
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import ExamQuestion, Finish, NonogramQuestion
from tutor.learn.exam.result import Result, result_of
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.learner import open_store
from tutor.learn.placement import Start
from tutor.nonogram.position import Position
from tutor.tui.app import TutorApp
from tutor.tui.leaving import LeaveDialog, RescueDialog
from tutor.tui.nonogram.screens import review as picture_review
from tutor.tui.screens.dialogs import TickListDialog
from tutor.tui.screens.finish import FinishScreen
from tutor.tui.screens.games import GamesScreen
from tutor.tui.screens.new_puzzle import NewPuzzleScreen
from tutor.tui.screens.path import PathScreen
from tutor.tui.screens.progress import ProgressScreen
from tutor.tui.screens.settings import SettingsScreen
from tutor.tui.skins import skin_of
from tutor.tui.sudoku.screens import review as grid_review

PATIENCE = 120.0
"""Seconds without an answer after which the tutor hangs."""
LIFE = 200
"""So much is sent before the tutor is started anew, on the screen it is all about."""
MOST_AT_ONCE = 12
NEARLY = CLASSIC_SOLUTION[:80] + "."


def kind_of(screen: type[Screen[Any]]) -> str:
    """What a kind of screen is called here: both games have some of the same name."""
    game = "nonogram." if ".nonogram." in screen.__module__ else ""
    return game + screen.__name__


@cache
def _nonogram_paper() -> Paper:
    return make_paper(Syllabus("easy", game="both", questions=6), "1")


@cache
def _grid_paper() -> Paper:
    return paper_of("medium", minutes=30)


def _sit(
    paper: Callable[[], Paper], kind: Callable[[ExamQuestion], bool]
) -> Callable[[TutorApp], None]:
    """Begins with an exam, at its first question of a kind."""

    def first(app: TutorApp) -> None:
        exam = Exam(paper())
        number = next(n for n, one in enumerate(exam.paper.questions) if kind(one))
        exam.go_to(number)
        app.exams.open(exam)
        app.exams.sit(exam)

    return first


def _result(paper: Callable[[], Paper]) -> Result:
    return result_of(Exam(paper()), datetime(2026, 1, 1, tzinfo=UTC))


def _painted() -> list[Painted]:
    log: list[Painted] = []
    game = NonogramGame(HEART, (), log.append)
    game.paint([1, 2, 5], 1)
    return log


def _choose(app: TutorApp) -> None:
    app.choose("?", [(str(n), f"Line {n}") for n in range(40)], lambda _: None, "Words.", at="7")


def _leave(app: TutorApp) -> None:
    app.push_screen(LeaveDialog("?", "Words.", [("anyway", "Leave"), ("stay", "Stay")], "Esc"))


def _work(app: TutorApp) -> None:
    def forever(report: Callable[[str, float | None], None]) -> None:
        while True:
            report("…", 0.5)

    app.work("?", forever, lambda _: None)


def _ticks(app: TutorApp) -> None:
    app.push_screen(TickListDialog("?", [("a", "A"), None, ("b", "B")], ["a"], "Esc"))


def _help(app: TutorApp) -> None:
    app.puzzles.play(GridPuzzle(grid_of(CLASSIC)), "typed")
    app.call_later(lambda: app.screen.post_message(events.Key("f1", None)))


def _finish(app: TutorApp) -> None:
    keeper = app.store.played(GRIDS).new_game(grid_of(NEARLY), "typed")
    for cell, sign in enumerate(NEARLY):
        if sign == ".":
            keeper.game.place([cell], int(CLASSIC_SOLUTION[cell]))
    app.push_screen(FinishScreen(skin_of("sudoku").kept(app.store, 1)[0]))


def _palette(app: TutorApp) -> None:
    app.puzzles.play(GridPuzzle(grid_of(CLASSIC)), "typed")
    app.call_later(lambda: app.screen.post_message(events.Key("ctrl+p", None)))


STARTS: dict[str, tuple[str, Callable[[TutorApp], object]]] = {
    "home": ("HomeScreen", lambda app: None),
    "first-start": ("FirstStartScreen", lambda app: app.first_start.open()),
    "path": ("PathScreen", lambda app: app.push_screen(PathScreen([Start("sudoku", ())]))),
    "play": ("PlayScreen", lambda app: app.puzzles.play(GridPuzzle(grid_of(CLASSIC)), "typed")),
    "play-end": ("PlayScreen", lambda app: app.puzzles.play(GridPuzzle(grid_of(NEARLY)), "typed")),
    "finish": ("FinishScreen", _finish),
    "walk": ("WalkScreen", lambda app: app.puzzles.walk(GridPuzzle(grid_of(CLASSIC)), "typed")),
    "enter": ("EnterScreen", lambda app: app.puzzles.type_in()),
    "lesson": ("LessonScreen", lambda app: app.lessons.open_lesson("naked-pair")),
    "exercise": ("ExerciseScreen", lambda app: app.lessons.open_exercises("naked-pair")),
    "sprint": ("SprintScreen", lambda app: app.lessons.open_sprint("naked-pair")),
    "practise": ("NewPuzzleScreen", lambda app: app.puzzles.menu(SUDOKU)),
    "course": ("CourseScreen", lambda app: app.lessons.open_course()),
    "progress": ("ProgressScreen", lambda app: app.push_screen(ProgressScreen())),
    "games": ("GamesScreen", lambda app: app.push_screen(GamesScreen())),
    "review": ("ReviewScreen", lambda app: app.push_screen(grid_review(*played(), "typed"))),
    "settings": ("SettingsScreen", lambda app: app.push_screen(SettingsScreen())),
    "exams": ("ExamsScreen", lambda app: app.exams.open_all()),
    "exam-cover": ("ExamCoverScreen", lambda app: app.exams.open(Exam(_grid_paper()))),
    "exam": ("ExamScreen", _sit(_grid_paper, lambda one: not isinstance(one, Finish))),
    "exam-grid": ("ExamScreen", _sit(_grid_paper, lambda one: isinstance(one, Finish))),
    "exam-mark": ("ExamMarkScreen", lambda app: app.exams.open_result(_result(_grid_paper))),
    "exam-result": ("ExamResultScreen", lambda app: app.exams.show_page(_result(_grid_paper), 1)),
    "nonogram-draw": ("nonogram.DrawScreen", lambda app: app.puzzles.draw()),
    "nonogram-menu": ("NewPuzzleScreen", lambda app: app.puzzles.menu(NONOGRAM)),
    "nonogram-pictures": (
        "NewPuzzleScreen",
        lambda app: app.push_screen(NewPuzzleScreen(NONOGRAM, "play", ("pictures",))),
    ),
    "nonogram-play": (
        "PlayScreen",
        lambda app: app.puzzles.play(PicturePuzzle(Position(HEART)), "typed"),
    ),
    "nonogram-walk": (
        "WalkScreen",
        lambda app: app.puzzles.walk(PicturePuzzle(Position(HEART)), "typed"),
    ),
    "nonogram-lesson": (
        "LessonScreen",
        lambda app: app.lessons.open_lesson("nonogram-overlap"),
    ),
    "nonogram-exercise": (
        "ExerciseScreen",
        lambda app: app.lessons.open_exercises("nonogram-overlap"),
    ),
    "nonogram-course": ("CourseScreen", lambda app: app.lessons.open_course("nonogram")),
    "nonogram-review": (
        "ReviewScreen",
        lambda app: app.push_screen(picture_review(HEART, _painted(), "typed")),
    ),
    "nonogram-exam": (
        "ExamScreen",
        _sit(_nonogram_paper, lambda one: isinstance(one, NonogramQuestion)),
    ),
    "nonogram-result": (
        "ExamResultScreen",
        lambda app: app.exams.show_page(_result(_nonogram_paper), 1),
    ),
    "help": ("HelpScreen", _help),
    "palette": ("Palette", _palette),
    "choice": ("ChoiceDialog", _choose),
    "prompt": ("PromptDialog", lambda app: app.hand_over("text", "sudoku.txt")),
    "leave": ("LeaveDialog", _leave),
    "rescue": ("RescueDialog", lambda app: app.push_screen(RescueDialog("?", "a.json", "Esc"))),
    "work": ("WorkDialog", _work),
    "ticks": ("TickListDialog", _ticks),
    "browse": ("BrowseDialog", lambda app: app.puzzles.browse()),
    "nonogram-browse": ("BrowseDialog", lambda app: app.puzzles.browse(game=NONOGRAM)),
    "paste": ("PasteDialog", lambda app: app.puzzles.paste()),
    "nonogram-paste": ("PasteDialog", lambda app: app.puzzles.paste(game=NONOGRAM)),
}
"""Where to begin: the kind of screen, and what opens it on top of the home screen."""

COMMON = (
    *("up", "down", "left", "right", "enter", "escape", "pagedown", "pageup", "home", "end"),
    *("space", "tab", "shift+tab", "backspace", "delete", "q", "?", ",", "ctrl+p", "f4", "j"),
)
"""What opens, closes and moves: pressed more often than the rest."""
OTHERS = (
    *(key for key in string.printable if key.isprintable() and key not in " /~"),
    *"éàç&²€°",
    *(f"f{number}" for number in range(1, 13)),
    *("shift+up", "shift+down", "shift+left", "shift+right", "ctrl+up", "ctrl+home", "ctrl+end"),
    *("ctrl+v", "ctrl+y", "ctrl+z", "ctrl+s", "ctrl+c", "ctrl+a", "ctrl+u", "ctrl+k", "f10"),
)
"""No slash and no tilde: whoever types a path stays in the folder."""
SIZES = ((80, 24), (120, 40), (40, 3), (1, 1), (50, 22), (79, 23), (200, 60), (20, 80), (300, 2))
TEXTS = (
    CLASSIC,
    f"{CLASSIC}\n{CLASSIC_SOLUTION}\n{NEARLY}\n",
    "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n",
    "no grid at all",
    "",
    "\x00\x1b[31m\ufffd",
    "1" * 5000,
)


class Fuzzer:
    """Sends events of all kinds to an application, and counts them."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.clock = Clock()
        self.sent: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.last: list[str] = []
        """What was sent last, for whoever looks for the cause of a crash."""

    def _note(self, kind: str, what: object = "") -> None:
        self.sent[kind] += 1
        self.last = [*self.last[-39:], f"{kind} {what}".strip()]

    # What is sent

    def _key(self, app: TutorApp) -> None:
        random = self.random
        key = random.choice(COMMON if random.random() < 0.6 else OTHERS)
        if random.random() < 0.003:
            key = "ctrl+q"
        self._note("key", key)
        self._press(app, key)

    def _press(self, app: TutorApp, key: str) -> None:
        character = key if len(key) == 1 else {"space": " ", "enter": "\r", "tab": "\t"}.get(key)
        self._send(app, events.Key(_character_to_key(key) if len(key) == 1 else key, character))

    def _held(self, app: TutorApp) -> None:
        key = self.random.choice(("down", "up", "right", "5", "n", "enter", "escape", "u"))
        for _ in range(self.random.randrange(5, 40)):
            self._note("key", key)
            self._press(app, key)

    def _place(self, app: TutorApp) -> tuple[int, int]:
        width, height = app.size
        return self.random.randrange(max(width, 1)), self.random.randrange(max(height, 1))

    def _mouse(self, kind: type[events.MouseEvent], x: int, y: int, button: int) -> events.Event:
        shift, ctrl = self.random.random() < 0.1, self.random.random() < 0.1
        return kind(None, x, y, 0, 0, button, shift, False, ctrl, screen_x=x, screen_y=y)

    def _click(self, app: TutorApp) -> None:
        (x, y), button = self._place(app), self.random.choice((1, 1, 1, 3))
        self._note("click", f"{x},{y}")
        self._send(app, self._mouse(events.MouseDown, x, y, button))
        if self.random.random() < 0.2:
            x, y = self._place(app)
            self._send(app, self._mouse(events.MouseMove, x, y, button))
        self._send(app, self._mouse(events.MouseUp, x, y, button))

    def _move(self, app: TutorApp) -> None:
        x, y = self._place(app)
        self._note("move", f"{x},{y}")
        self._send(app, self._mouse(events.MouseMove, x, y, 0))

    def _wheel(self, app: TutorApp) -> None:
        kinds: tuple[type[events.MouseEvent], ...] = (
            events.MouseScrollDown,
            events.MouseScrollUp,
        )
        x, y = self._place(app)
        self._note("wheel", f"{x},{y}")
        self._send(app, self._mouse(self.random.choice(kinds), x, y, 0))

    def _paste(self, app: TutorApp) -> None:
        text = self.random.choice(TEXTS)
        self._note("paste", repr(text[:20]))
        self._send(app, events.Paste(text))

    def _resize(self, app: TutorApp) -> None:
        size = Size(*self.random.choice(SIZES))
        self._note("resize", size)
        driver = app._driver
        assert driver is not None
        driver._size = size
        app.post_message(events.Resize(size, size))

    def _time(self, app: TutorApp) -> None:
        seconds = self.random.choice((1.0, 60.0, 2000.0))
        self._note("time", seconds)
        self.clock.advance(seconds)

    @staticmethod
    def _send(app: TutorApp, event: events.Event) -> None:
        driver = app._driver
        assert driver is not None
        driver.process_message(event)

    async def burst(self, app: TutorApp) -> None:
        """Several things at once; then a little time, or enough of it."""
        kinds = (self._key, self._held, self._click, self._move, self._wheel, self._paste)
        weights = [80, 1, 9, 2, 3, 2]
        for _ in range(self.random.choice((1, 1, 2, 2, 3, 5, MOST_AT_ONCE))):
            if self.random.random() < 0.03:
                self._resize(app)
            elif self.random.random() < 0.005:
                self._time(app)
            else:
                self.random.choices(kinds, weights)[0](app)
        for _ in range(self.random.choice((0, 1, 2, 5, 20, 80))):
            await asyncio.sleep(0)
            self._look(app)
        if self.random.random() < 0.1:
            await self.answer(app)

    def _look(self, app: TutorApp) -> None:
        if app.is_running and app.screen_stack:
            self.seen[kind_of(type(app.screen))] += 1

    async def answer(self, app: TutorApp) -> None:
        """Wait until the tutor and its screen have taken what was sent; they may have ended."""
        for pump in (app, app.screen if app.screen_stack else app):
            taken = asyncio.Event()
            if pump.call_later(taken.set):
                end = asyncio.get_running_loop().time() + PATIENCE
                while not taken.is_set() and app.is_running and app.return_code is None:
                    assert asyncio.get_running_loop().time() < end, "it hangs"
                    await asyncio.sleep(0.001)
        self._look(app)

    async def live(self, folder: Path, start: str, count: int) -> None:
        """Start the tutor again and again until so much has been sent."""
        while self.total < count:
            store = open_store(folder)
            language: Language = "en" if self.random.random() < 0.5 else "fr"

            def first(app: TutorApp) -> None:
                STARTS[start][1](app)

            try:
                app = TutorApp(
                    store, language=language, first=first, clock=self.clock, greets=False
                )
                size = self.random.choice(SIZES[:2] * 3 + SIZES)
                end = min(self.total + LIFE, count)
                async with app.run_test(size=size, notifications=True):
                    await self.answer(app)
                    while app.is_running and app.return_code is None and self.total < end:
                        await self.burst(app)
                    if app.is_running:
                        await self.answer(app)
                        app.exit()  # as everybody leaves, also while a screen is just opening
            finally:
                store.close()

    @property
    def total(self) -> int:
        """How much was sent."""
        return self.sent.total()
