"""An exam sat on screen: every kind of question, the clock, leaving, coming back, handing in."""

import string
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from textual import events

from tests.learn.exams import EVERY_KIND, missing_digits, paper_of, right_answer
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import choose, lines, paste, say
from tutor.base.language import Language
from tutor.games.sudoku.coach import DARK
from tutor.language import LANGUAGES
from tutor.learn.exam import words
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import KINDS, Finish, Judge, Kind, Next, Order, Simplest
from tutor.learn.exam.result import Result
from tutor.learn.learner import open_store
from tutor.tui.app import TutorApp
from tutor.tui.commands import by_key
from tutor.tui.keys import SHIFTED
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.screens.exam_cover import ExamCoverScreen
from tutor.tui.screens.exam_mark import ExamMarkScreen
from tutor.tui.screens.help import HelpScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.palette import Palette
from tutor.tui.sudoku.exam_boards import GridToFinish
from tutor.tui.sudoku.pointed_grid import PointedGrid

pytestmark = pytest.mark.slow

FREE_HELP = {"why", "explain", "apply", "check", "before-mistake", "conflicts"}
HELPS = FREE_HELP | {"hint", "fill", "clean"}
ELSEWHERE = {"walk", "review", "restart", "copy", "save", "paste", "pause", "letter", "letters"}
"""What no exam has, in any mode."""
KEYS = (
    *(key for key in string.printable.strip() if key not in "qQ"),
    *SHIFTED,
    *(f"f{number}" for number in range(1, 13)),
    *("space", "delete", "backspace", "tab", "home", "end", "ctrl+v", "ctrl+y", "ctrl+z"),
)
GOING = {"next-question", "previous-question", "back", "quit"}
WINDOWS = {"help", "palette", "settings", "questions", "hand-in", "technique"}
LOOKS = {"language", "theme"}


@cache
def paper(mode: str = "training", minutes: int = 30) -> Paper:
    """All six kinds of questions."""
    return paper_of("medium", mode=mode, minutes=minutes, kinds=EVERY_KIND)


def sitting(exam: Exam) -> Callable[[TutorApp], None]:
    return lambda app: app.exams.open(exam)


def go_on(app: TutorApp) -> None:
    app.exams.open(app.exams.archive.unfinished()[0])


def frame(t: Driver) -> ExamScreen:
    """The screen with the question, in front or below a window."""
    screen = t.board_screen
    assert isinstance(screen, ExamScreen), screen
    return screen


def grid(t: Driver) -> GridToFinish:
    table = frame(t).table
    assert isinstance(table, GridToFinish)
    return table


def pointed(t: Driver) -> PointedGrid:
    table = frame(t).table
    assert isinstance(table, PointedGrid)
    return table


def result(t: Driver) -> Result:
    assert isinstance(t.screen, ExamMarkScreen), t.screen
    return t.app.exams.archive.results()[0]


def ids(screen: ExamScreen) -> set[str]:
    return {command.id for command in screen.commands()}


async def open_kind(t: Driver, kind: Kind) -> None:
    """Jump to the first question of a kind."""
    questions = frame(t).exam.paper.questions
    await go(t, next(n for n, one in enumerate(questions) if one.kind == kind))


async def go(t: Driver, number: int) -> None:
    """Jump to a question."""
    before = frame(t)
    before.go_to(number)
    await arrive(t, before)


async def arrive(t: Driver, before: ExamScreen) -> None:
    """Wait for the screen of a question if it has one of its own."""
    if frame(t) is not before:
        await t.settle()


def at_once(screen: ExamScreen, *keys: str) -> None:
    """Keys that open no window, without waiting for the screen to be drawn."""
    for key in keys:
        screen.on_key(events.Key(key, key if len(key) == 1 else None))


def at(screen: ExamScreen, cell: int, *keys: str) -> None:
    """Keys pressed on a cell."""
    screen.hand.move_to(cell)
    at_once(screen, *keys)


async def tick(t: Driver, *seconds: float) -> None:
    """Let time pass, and let the screen look at the clock as its timer would."""
    for some in seconds:
        t.clock.advance(some)
        frame(t).tick()
    await t.settle()


async def answer(t: Driver, wanted: ExamAnswer) -> None:
    """Give an answer with the keys of its question."""
    screen = frame(t)
    digits = [*sorted(wanted.candidates), *filter(None, [wanted.placed])]
    if isinstance(screen.question, Finish):
        digits = missing_digits(screen.question)
    for cell in sorted(wanted.cells):
        at(screen, cell, "space")
    for cell, digit in digits:
        at(screen, cell, str(digit))
    for rank in wanted.ranks:
        at_once(screen, str(rank), "tab")
    if wanted.is_one is not None:
        at_once(screen, "y" if wanted.is_one else "n")
    if wanted.technique:
        await t.press("t")
        await choose(t, wanted.technique)


# Whole exams


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_a_cover_with_more_below_names_the_key_that_reads_on(
    tmp_path: Path, language: Language
) -> None:
    exam = Exam(paper_of("medium", "2", kinds=EVERY_KIND))
    async with tutor(tmp_path, first=sitting(exam), size=(60, 20), language=language) as t:
        assert isinstance(t.screen, ExamCoverScreen)
        key, begin = t.screen.key_name("pagedown"), t.app.speaker.say("do-begin-exam")

        def is_named(word: str) -> bool:
            shown = t.keys()
            return word in shown

        assert is_named(key), "before what starts the clock"
        for _ in range(3):
            await t.press("pagedown")
        assert "╰" in t.text(), "all of it can be read"
        assert not is_named(key)
        assert is_named(begin)
        await t.press("pageup")
        assert is_named(key)
        await t.resize(120, 40)
        assert not is_named(key), "it fits"


@on_screen
async def test_a_whole_exam_by_keyboard(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        assert isinstance(t.screen, ExamCoverScreen)
        shown = t.text()
        for group in words.question_groups(t.app.speaker, exam.paper):
            assert f"{group.count} ×" in shown
            assert group.name in shown
        assert "╰" in shown, "the terms fit one screen"
        assert not t.app.store.exams.rows(), "a cover leaves no trace"
        await t.press("enter")
        for number, question in enumerate(exam.paper.questions):
            assert exam.at == number
            assert {*question.ask("en"), frame(t).how()} <= set(t.said())
            assert all(part in t.status() for part in (f"{number + 1}/8", "30:00 left"))
            if question.kind != "order":
                assert t.title() == f"Question {number + 1} · {question.points} points"
            wanted = right_answer(question)
            await answer(t, wanted)
            given = exam.sheet.answer
            assert replace(given, log=()) == replace(wanted, log=()), question.kind
            told = question.answered(given, "en")
            has_parts = question.kind in ("next", "judge")
            assert t.said()[-1].startswith("Your answer" if has_parts else f"Your answer: {told}")
            kept = ExamArchive(t.app.store.exams).unfinished()[0]
            assert kept.sheets[number].answer == given, "it is written down at once"
            before = frame(t)
            at_once(before, ">")
            await arrive(t, before)
        assert t.said()[-1] == say("en", "sit-last-question", list="j", hand="H")
        await t.press("H")
        assert say("en", "exam-open", count=0) in t.text()
        await choose(t, "give")
        found = result(t)
        assert (found.mark, found.ended, found.hints) == (20, "handed-in", 0)
        assert not found.interruptions
        assert not t.app.exams.archive.unfinished()


@on_screen
async def test_an_empty_exam_is_left_or_handed_in(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("escape")
        assert isinstance(t.screen, HomeScreen)
        assert not t.app.store.exams.rows(), "it was not begun"
        t.app.exams.open(exam)
        await t.settle()
        await t.press("space", "escape")
        assert list(lines(t)) == ["stay", "go", "give"]
        assert lines(t)["give"] == say("en", "sit-give-now", count=8)
        await t.press("escape", "H")
        await choose(t, "stay")
        assert isinstance(t.screen, ExamScreen)
        await t.press("q")
        await choose(t, "give")
        assert (result(t).mark, result(t).hints) == (0, 0)
        assert not t.app.store.events(), "no answer says nothing about a technique"


# Each kind of question


@on_screen
async def test_answers_are_changed_and_taken_back(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        screen = t.screen
        assert isinstance(screen, ExamScreen)
        # The next digit: one digit, one technique, cells
        await open_kind(t, "next")
        question = screen.question
        assert isinstance(question, Next)
        one, *_, other = question.grid.empty_cells()
        digit = question.grid.candidates[one].bit_length()
        at(screen, one, str(digit))
        assert screen.session.answer == ExamAnswer(placed=(one, digit))  # type: ignore[arg-type]
        assert t.look(t.name(one)).lit[-1].emphasis == "placed"
        at_once(screen, str(digit))
        assert screen.session.answer == NO_ANSWER
        assert t.said()[-1] == "Your answer ▸Digit      – Technique  – Cells      –"
        at_once(screen, "space", "shift+right", "shift+down")
        assert len(screen.session.answer.cells) == 3
        at_once(screen, "s", "delete")
        filled = next(cell for cell, value in enumerate(question.grid.values) if value)
        at(screen, filled, "5")
        assert screen.session.answer == NO_ANSWER
        refusal = say("en", "sit-filled", cell=t.name(filled))
        assert t.said()[-1] == refusal
        await t.click(t.name(other))
        assert screen.session.answer == NO_ANSWER, "a click chooses the cell for the digit"
        await t.click(t.name(other))
        assert screen.session.answer == NO_ANSWER, "and no more than that, before it is there"
        await t.click(t.name(one), digit=digit, button=3)
        await t.click(t.name(other))
        assert screen.session.answer == ExamAnswer(placed=(one, digit), cells=frozenset({other}))  # type: ignore[arg-type]
        assert t.look(t.name(other)).is_selected
        assert refusal not in t.said(), "the answer takes its place"
        at_once(screen, "y")
        assert f"**{screen.how()}**" in t.said(), "a key of another kind of question"
        # Which technique: Enter opens the list, until one is chosen
        await open_kind(t, "simplest")
        simplest = exam.paper.questions[exam.at]
        assert isinstance(simplest, Simplest)
        await t.press("enter")
        assert tuple(lines(t)) == simplest.options
        await choose(t, "naked-pair")
        assert screen.session.answer == ExamAnswer(technique="naked-pair")
        number = exam.at
        at_once(screen, "5", "enter")
        assert exam.at == number + 1
        # Is it one?
        await open_kind(t, "judge")
        judge = exam.paper.questions[exam.at]
        assert isinstance(judge, Judge)
        assert {t.look(t.name(cell)).ground for cell in judge.pointed} == {"A"}
        assert pointed(t).cursor.cell in judge.pointed, "the cursor starts on the question"
        at_once(screen, "t", "space", "right", "space")
        assert len(screen.session.answer.cells) == 1, "a second choice replaces the first"
        assert not exam.is_answered(exam.at)
        given = []
        for key in "oynn":
            at_once(screen, key)
            given.append(screen.session.answer.is_one)
        assert given == [True, None, False, None]
        # Find them all, with the mouse
        await open_kind(t, "every")
        cell, digit = min(right_answer(screen.question).candidates)
        await t.click(t.name(cell), digit=digit)
        assert screen.session.answer.candidates == {(cell, digit)}
        assert t.look(t.name(cell)).lit[0].emphasis == "removed"
        at_once(screen, "c")
        assert not any(state.centre for state in t.scene.board.cells)
        # Easy to hard
        await open_kind(t, "order")
        order = exam.paper.questions[exam.at]
        assert isinstance(order, Order)
        assert t.title().endswith(say("en", "sit-title-grid", letter="A"))
        at_once(screen, "3", "]", "3")
        assert screen.session.answer.ranks == (0, 3, 0, 0), "one place, one grid"
        assert t.title().endswith(say("en", "sit-title-grid", letter="B"))
        shown = [cell.value for cell in t.scene.board.cells]
        assert shown == list(order.grids[1].grid.values)
        at_once(screen, "3", "left", "[", "4", "9")
        assert screen.session.answer.ranks == (0, 0, 0, 4)
        await t.click("r5c5")
        assert pointed(t).shown == 0
        assert {"marks", "move", "next-empty", "yes"}.isdisjoint(ids(screen))


@on_screen
async def test_a_grid_is_written_on_like_any_other(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        await open_kind(t, "finish")
        screen, question = frame(t), exam.question
        assert isinstance(question, Finish)
        assert {"hint", "fill", "clean", "undo", "colour", "view"} <= ids(screen)
        assert not ids(screen) & (FREE_HELP | ELSEWHERE)
        assert "DIGITS" in t.status()
        assert "✓" in t.lines()[22], "how many of each digit are left"
        at_once(screen, *"n12nuurtb", "b", *"s", "escape", *"v5m3mBf")
        assert question.board(exam.sheet.answer).cells == t.scene.board.cells
        assert not exam.is_answered(exam.at), "marks are no answer"
        *others, (cell, digit) = missing_digits(question)
        for placed in others:
            at(screen, placed.cell, str(placed.digit))
        at(screen, cell, str(digit % 9 + 1))
        assert t.said()[-1].endswith(say("en", "sit-full"))
        assert not t.scene.light.wrong, "nothing is judged"
        log = exam.sheet.answer.log
        await t.press("<", ">")
        again = frame(t)
        assert again is not screen
        assert again.session is screen.session
        assert question.board(exam.sheet.answer).cells == t.scene.board.cells
        at_once(again, "u")
        assert exam.sheet.answer.log[:-1] == log
        assert not t.scene.board.is_full


@on_screen
async def test_what_can_be_done_keeps_its_place_once_there_is_an_answer(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        for question in exam.paper.questions[:-1]:
            screen = frame(t)
            before = [one[0] for one in screen.coach.offers]
            assert {"next-question", "flag"} <= set(before), question.kind
            keys = dict(one[:2] for one in screen.coach.offers)
            assert keys["flag"] == "F7", "the same key for all"
            await answer(t, right_answer(question))
            after = [one[0] for one in screen.coach.offers]
            if question.kind not in ("simplest", "rule"):  # there Enter opens the list first
                assert after == before, question.kind
            at_once(screen, ">")
            await arrive(t, screen)


@on_screen
async def test_hints_say_their_price_and_stay_told(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        await open_kind(t, "every")
        screen, question = frame(t), exam.question
        for rung, percent in enumerate((10, 20, 20, 30), start=1):  # 10, 30, 50, 80 in all
            assert say("en", "sit-hint", percent=percent) in t.now()
            at_once(screen, "h" if rung % 2 else "f2")
            assert question.hint(rung, NO_ANSWER, "en").sentences[0] in t.said()
            assert (exam.rung, exam.question.last_rung) == (rung, 4)
        assert t.scene.light.eliminations
        assert "hint" not in t.now(), "there is no further rung"
        at_once(screen, "h")
        assert t.said()[-1] == say("en", "sit-no-further-hint"), "nothing about strict exams"
        told = words.points(t.app.speaker, question.points * 0.2)
        assert t.title().endswith(f" {told}/{question.points}")
        at_once(screen, "<")
        assert t.scene.light == DARK
        at_once(screen, ">", "L")
        assert set(question.hint(4, NO_ANSWER, "fr").sentences) <= set(t.said())
        # On a grid the light of a mistake goes with it
        await open_kind(t, "finish")
        assert isinstance(exam.question, Finish)
        cell, digit = missing_digits(exam.question)[0]
        at(frame(t), cell, str(digit % 9 + 1), "h", "h")
        assert t.scene.light.wrong
        at_once(frame(t), "u")
        assert t.scene.light == DARK


# The clock


@on_screen
async def test_time_counts_whatever_is_in_front_and_ends_the_exam(tmp_path: Path) -> None:
    exam = Exam(paper(minutes=1))
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        await tick(t, 3600)
        assert say("en", "sit-left", time="01:00") in t.status(), "the machine slept"
        await t.press("?")
        assert isinstance(t.screen, HelpScreen)
        await tick(t, 10)
        await t.press("escape")
        assert say("en", "sit-last-minute", time="00:50") in t.status()
        await t.press(",", "ctrl+p")
        assert isinstance(t.screen, Palette)
        await tick(t, *[10] * 4, 9, 5)
        assert result(t).ended == "time"
        assert t.notices()[-1] == say("en", "sit-time-up")
        await t.press("escape")
        assert isinstance(t.screen, HomeScreen), "nothing is left above or below"
        # Somebody who was killed in the last second finds it handed in
        over = Exam(paper(minutes=1))
        over.elapsed = 60
        t.app.exams.open(over)
        await t.settle()
        await t.press("enter")
        await t.until(lambda: isinstance(t.screen, ExamMarkScreen))
        assert result(t).id == over.id


@on_screen
async def test_an_exam_is_left_and_taken_up_again(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        frame(t).give(right_answer(exam.question))
        await tick(t, 7)
        await t.press("escape")
        assert "29:53" in t.text()
        await choose(t, "go")
        assert isinstance(t.screen, HomeScreen)
        go_on(t.app)
        await t.settle()
        assert say("en", "sit-begun", count=1, of=8, time="29:53") in t.text()
        shown = t.keys()
        assert say("en", "sit-go-on") in shown
        await t.press("enter")
        t.clock.advance(3)
        await t.press("ctrl+q")
    with closing(open_store(tmp_path)) as store:
        (kept,) = ExamArchive(store.exams).unfinished()
    assert (kept.elapsed, kept.interruptions) == (10, 1), "whoever quits finds the clock as it was"


@on_screen
async def test_what_another_window_ends_is_left(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        archive = t.app.exams.archive
        archive.hand_in(archive.unfinished()[0])
        frame(t).give(NO_ANSWER)
        await t.settle()
        assert result(t).id == exam.id
        assert t.notices()[-1] == say("en", "sit-ended-elsewhere")


# Strict exams


def try_everything(screen: ExamScreen) -> None:
    """Every key and every command but those that go elsewhere or open a window."""
    for key in KEYS:
        command = by_key(screen.commands()).get(key)
        if command is None or command.id not in GOING | WINDOWS | LOOKS:
            at_once(screen, key)
    if isinstance(screen.table, GridToFinish) and screen.table.hand.prefixes.is_open:
        at_once(screen, "escape")
    for id in (ids(screen) | HELPS | ELSEWHERE) - GOING - WINDOWS - LOOKS:
        screen.run_command(id)


@on_screen
async def test_a_strict_exam_reveals_nothing(tmp_path: Path) -> None:
    exam = Exam(paper("strict"))
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        # On a grid nothing is cleaned up, and what clashes does not show
        await open_kind(t, "finish")
        assert isinstance(exam.question, Finish)
        values, (cell, digit) = exam.question.grid.values, missing_digits(exam.question)[0]
        peer = next(one for one in exam.question.geometry.peers(cell) if not values[one])
        at(frame(t), peer, "n", str(digit), "n")
        at(frame(t), cell, str(digit))
        assert grid(t).easel.board.cells[peer].centre
        at(frame(t), peer, str(digit))
        assert grid(t).easel.board.conflicts()
        assert t.look(t.name(peer)).ground != "wrong"
        # Nothing helps, whatever is pressed or found in the palette
        for kind in KINDS:
            await open_kind(t, kind)
            screen, question, number = frame(t), exam.question, exam.at
            assert not ids(screen) & (HELPS | ELSEWHERE)
            try_everything(screen)
            t.app.change(show_conflicts=True, clean_marks=True)
            assert t.screen is screen
            assert (exam.at, exam.sheet.rungs) == (number, ())
            assert t.scene.light == DARK
            assert not any(look.ground == "wrong" for look in t.view._looks)
            assert "hint" not in t.keys() + t.now() + t.title()
            about = " ".join(map(screen.command_about, screen.commands())).lower()
            assert "hint" not in about, "neither in the palette nor in the help"
            for rung in range(1, question.last_rung + 1):
                told = question.hint(rung, exam.sheet.answer, "en").sentences
                assert not set(told) & set(t.said())
        assert not t.app.exams.archive.results(), "nothing was handed in"


# Languages, room, pasting, the list


@on_screen
async def test_the_list_the_languages_and_the_room_there_is(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam), size=(120, 40)) as t:
        await t.press("enter")
        screen = t.screen
        assert isinstance(screen, ExamScreen)
        panel = screen.coach
        screen.give(right_answer(exam.question))
        await t.settle()
        assert "[1●] 2 3 4 5 6 7 8" in t.text()
        screen.action_open_question(1)
        await t.settle()
        assert exam.at == 1
        assert " 1●[2] 3 4" in t.text()
        await t.press("*")
        assert " 1●[2*] 3 4" in t.text()
        await t.press("j")
        assert lines(t)["0"].startswith("●  1. ")
        assert lines(t)["1"].startswith("·* 2. ")
        await choose(t, "0")
        assert exam.at == 0
        assert " 2* 3 4" in t.text()
        await t.press("H")
        assert "One question is marked." in t.text()
        await t.press("escape")
        await t.press("L", "f8")
        assert set(exam.question.ask("fr")) <= set(t.said())
        assert not set(exam.question.ask("en")) & set(t.said())
        assert t.said()[-1].startswith("Votre réponse")
        await paste(t, "1" * 81)
        assert t.said()[-1] == say("fr", "sit-no-paste")
        assert t.screen is screen
        # Without room the coach is a drawer, which Escape closes first
        await t.resize(56, 24)
        await t.press("escape")
        assert panel.has_class("hidden")
        assert t.screen is screen
        at_once(screen, ">")
        assert not panel.has_class("hidden"), "a new question is read first"
        await t.resize(39, 20)
        at_once(screen, "1", "h", "t", ">")
        assert (exam.at, exam.sheet.answer, exam.sheet.rungs) == (1, NO_ANSWER, ())
