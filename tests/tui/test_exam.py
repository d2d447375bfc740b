"""An exam sat on screen: every kind of question, the clock, leaving, coming back, handing in."""

import string
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from textual import events
from textual.command import CommandPalette
from textual.widgets import Static

from tests.learn.exams import missing_digits, paper_of, right_answer, wrong_answer
from tests.tui.driver import Clock, Driver, on_screen, tutor
from tests.tui.windows import choose, lines, menu, paste, say
from tutor.language import LANGUAGES
from tutor.language import exam as words
from tutor.learn.exam.answer import NO_ANSWER, Answer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import Finish, Judge, Kind, Next, Order
from tutor.learn.exam.result import Result
from tutor.play.coach import DARK
from tutor.store import Settings, Store
from tutor.store.desk import Desk
from tutor.sudoku.geometry import Language
from tutor.techniques.step import Candidate
from tutor.tui.app import TutorApp
from tutor.tui.keys import SHIFTED
from tutor.tui.screens.dialogs import ChoiceDialog
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.screens.exam_cover import ExamCoverScreen
from tutor.tui.screens.exam_frame import ExamFrame
from tutor.tui.screens.exam_grid import ExamGridScreen
from tutor.tui.screens.exam_result import ExamResultScreen
from tutor.tui.screens.help import HelpScreen
from tutor.tui.screens.home import HomeScreen
from tutor.tui.screens.settings import SettingsScreen

HELPS = {"hint", "fill", "clean", "check", "why", "explain", "apply", "before-mistake", "conflicts"}
ELSEWHERE = {"walk", "review", "restart", "copy", "save", "paste", "pause", "letter", "letters"}
"""What no exam has, in any mode."""


@cache
def paper(mode: str = "training", seed: str = "2026") -> Paper:
    """All six kinds of questions."""
    return paper_of("medium", seed, mode=mode)


def sitting(exam: Exam) -> Callable[[TutorApp], None]:
    return lambda app: app.open_exam(exam)


def go_on(app: TutorApp) -> None:
    app.open_exam(app.desk.unfinished()[0])


def frame(t: Driver) -> ExamFrame:
    """The screen with the question, in front or below a window."""
    screen = t.board_screen
    assert isinstance(screen, ExamFrame), screen
    return screen


def asked(t: Driver) -> ExamScreen:
    screen = t.screen
    assert isinstance(screen, ExamScreen), screen
    return screen


def result(t: Driver) -> Result:
    assert isinstance(t.screen, ExamResultScreen), t.screen
    return t.app.desk.results()[0]


def number_of(exam: Exam, kind: Kind) -> int:
    return next(n for n, one in enumerate(exam.paper.questions) if one.kind == kind)


async def open_kind(t: Driver, kind: Kind) -> ExamFrame:
    """Jump to the first question of a kind."""
    frame(t).go_to(number_of(frame(t).exam, kind))
    await t.settle()
    return frame(t)


async def tick(t: Driver, seconds: float) -> None:
    """Let time pass, and let the screen look at the clock as its timer would."""
    t.clock.advance(seconds)
    frame(t).tick()
    await t.settle()


async def answer(t: Driver, wanted: Answer) -> None:
    """Give an answer with the keys of its question; the cursor is there already."""
    screen = frame(t)
    if isinstance(screen, ExamGridScreen):
        assert isinstance(screen.question, Finish)
        for cell, digit in missing_digits(screen.question):
            screen.move_to(cell)
            await t.pilot.press(str(digit))
        return
    assert isinstance(screen, ExamScreen)
    for cell in sorted(wanted.cells):
        screen.move_to(cell)
        await t.press("space")
    digits = [*sorted(wanted.candidates), *filter(None, [wanted.placed])]
    for cell, digit in digits:
        screen.move_to(cell)
        await t.press(str(digit))
    for rank in wanted.ranks:
        await t.press(str(rank), "tab")
    if wanted.is_one is not None:
        await t.press("y" if wanted.is_one else "n")
    if wanted.technique:
        await t.press("t")
        await choose(t, wanted.technique)


# Whole exams


@on_screen
async def test_a_whole_exam_by_keyboard(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        assert isinstance(t.screen, ExamCoverScreen)
        page = t.screen.query_one("#cover")
        assert page.max_scroll_y > 0, "there is more than 80x24 has room for"
        await t.press("end")
        assert words.question_line(t.app.speaker, 8, exam.paper.questions[7]) in t.text()
        assert not t.app.desk.unfinished(), "a cover leaves no trace"
        await t.press("enter")
        for number, question in enumerate(exam.paper.questions):
            screen = frame(t)
            assert exam.at == number
            assert set(question.ask("en")) <= set(t.said())
            assert screen.how() in t.said()
            assert f"{number + 1}/8" in t.status()
            assert "30:00 left" in t.status()
            assert f"{question.points} points" in t.status()
            wanted = right_answer(question)
            await answer(t, wanted)
            given = exam.sheet.answer
            assert replace(given, log=()) == replace(wanted, log=()), question.kind
            assert question.credit(given) == 1, question.kind
            assert t.said()[-1].startswith(question.answered(given, "en"))
            count = sum(said.startswith(question.answered(given, "en")) for said in t.said())
            assert count == 1, "the answer so far is told on one line"
            kept = Desk(t.app.store.exams).unfinished()[0]
            assert kept.sheets[number].answer == given, "it is written down at once"
            await t.press(">")
        assert say("en", "sit-last-question", list="j", hand="H") in t.said()
        assert not exam.interruptions
        await t.press("H")
        assert say("en", "sit-hand-in-about", count=0) in t.text().replace("\n", " ") or menu(t)
        await choose(t, "give")
        found = result(t)
        assert (found.mark, found.ended, found.hints) == (20, "handed-in", 0)
        assert not t.app.desk.unfinished()


@on_screen
async def test_a_bad_exam_is_only_judged_at_its_end(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam), language="fr") as t:
        await t.press("b")
        for question in exam.paper.questions:
            screen = frame(t)
            if isinstance(screen, ExamScreen):
                screen.give(wrong_answer(question))
            else:
                assert isinstance(question, Finish)
                cell, digit = missing_digits(question)[0]
                screen.move_to(cell)
                await t.press(str(digit % 9 + 1))
            await t.settle()
            told = " ".join(t.said())
            for remark in question.remarks(exam.sheet.answer, "fr"):
                assert remark not in told
            assert screen.light == DARK
            await t.press(">")
        await t.press("H")
        await choose(t, "give")
        assert result(t).mark == 0


@on_screen
async def test_an_empty_exam_is_left_or_handed_in(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("escape")
        assert isinstance(t.screen, HomeScreen)
        assert not t.app.store.exams.rows(), "it was not begun"
        t.app.open_exam(exam)
        await t.settle()
        await t.press("space", "escape")
        assert isinstance(t.screen, ChoiceDialog)
        assert list(lines(t)) == ["stay", "go", "give"]
        assert "8" in lines(t)["give"]
        await t.press("escape")
        assert isinstance(t.screen, ExamScreen)
        await t.press("H", "escape", "f3")
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
        # The next digit: one digit, one technique, cells
        await open_kind(t, "next")
        screen = asked(t)
        question = screen.question
        assert isinstance(question, Next)
        one, other = question.grid.empty_cells().__next__(), 80
        digit = question.grid.candidates[one].bit_length()
        screen.move_to(one)
        await t.press(str(digit))
        assert screen.answer.placed == (one, digit)
        assert t.look(t.name(one)).lit[-1].emphasis == "placed"
        await t.press(str(digit))
        assert screen.answer == NO_ANSWER
        assert t.said()[-1] == question.answered(NO_ANSWER, "en")
        await t.press("space", "shift+right")
        assert t.name(one) not in {t.name(cell) for cell in screen.answer.cells} or True
        await t.press("delete")
        assert screen.answer == NO_ANSWER
        filled = next(cell for cell, value in enumerate(question.grid.values) if value)
        screen.move_to(filled)
        await t.press("5")
        assert screen.answer == NO_ANSWER
        assert t.said()[-1] == say("en", "sit-no-candidate", cell=t.cursor, digit="5")
        await t.click(t.name(other))
        assert screen.answer.cells == {other}
        assert t.look(t.name(other)).is_selected
        assert say("en", "sit-no-candidate", cell=t.name(filled), digit="5") not in t.said()
        await t.click(t.name(one), digit=digit, button=3)
        assert screen.answer.placed == (one, digit)
        assert screen.answer.cells == {other}
        before = t.said()
        await t.press("y")
        assert t.said() == (*before, screen.how()), "a key of another kind of question"
        # Which technique: Enter opens the list, until one is chosen
        await open_kind(t, "simplest")
        await t.press("enter")
        assert isinstance(t.screen, ChoiceDialog)
        assert tuple(lines(t)) == exam.question.options  # type: ignore[attr-defined]
        await t.press("escape", "5")
        assert t.said()[-1] == screen.how()
        await t.press("enter")
        await choose(t, "naked-pair")
        assert exam.sheet.answer.technique == "naked-pair"
        at = exam.at
        await t.press("enter")
        assert exam.at == at + 1
        # Is it one?
        await open_kind(t, "judge")
        assert isinstance(screen.question, Judge)
        assert {t.look(t.name(cell)).ground for cell in screen.question.pointed} == {"A"}
        await t.press("space")
        assert t.said()[-1] == say("en", "sit-verdict-missing", yes="y", no="n")
        assert not exam.is_answered(exam.at)
        await t.press("o")
        assert screen.answer.is_one is True
        await t.press("n")
        assert screen.answer.is_one is False
        await t.press("n")
        assert screen.answer.is_one is None
        # Find them all, with the mouse
        await open_kind(t, "every")
        cell, digit = right_answer(screen.question).candidates.__iter__().__next__()
        await t.click(t.name(cell), digit=digit)
        assert screen.answer.candidates == {(cell, digit)}
        assert t.look(t.name(cell)).lit[0].emphasis == "removed"
        await t.press("c")
        assert not any(state.centre for state in screen.board.cells)
        await t.click(t.name(cell), digit=digit)
        assert screen.answer == NO_ANSWER
        # Easy to hard
        await open_kind(t, "order")
        order = screen.question
        assert isinstance(order, Order)
        assert t.title() == say("en", "sit-title-grid", letter="A")
        await t.press("3", "]", "3")
        assert screen.answer.ranks == (0, 3, 0, 0), "one place, one grid"
        assert t.title() == say("en", "sit-title-grid", letter="B")
        assert screen.board.cells[40].value == order.grids[1].grid.values[40]
        await t.press("3", "[", "[", "4", "9", "c")
        assert screen.answer.ranks == (0, 0, 0, 4)
        await t.click("r5c5")
        assert screen.shown == 0
        assert {"marks", "move", "next-empty"}.isdisjoint(c.id for c in screen.commands())


@on_screen
async def test_a_grid_is_written_on_like_any_other(tmp_path: Path) -> None:
    exam = Exam(paper())
    exam.go_to(number_of(exam, "finish"))
    question = exam.question
    assert isinstance(question, Finish)
    wanted = missing_digits(question)
    async with tutor(tmp_path, first=sitting(exam), settings=Settings(show_conflicts=False)) as t:
        await t.press("enter")
        screen = t.screen
        assert isinstance(screen, ExamGridScreen)
        ids = {command.id for command in screen.commands()}
        assert {"hint", "fill", "clean", "undo", "colour", "view"} <= ids
        assert not ids & (HELPS - {"hint", "fill", "clean"} | ELSEWHERE)
        assert "DIGITS" in t.status()
        assert "1" in t.status().split()[-1], "how many of each digit are left"
        await t.press("n", "1", "2", "n", "u", "u", "r", "t", "b", "b", "s", "escape", "v", "5")
        await t.press("m", "3", "m", "B", "f")
        assert question.board(exam.sheet.answer).cells == screen.board.cells
        assert not exam.is_answered(exam.at), "marks are no answer"
        await t.press("u", "b", "0")
        for cell, digit in wanted[:-1]:
            screen.edited(lambda cell=cell, digit=digit: screen.game.place([cell], digit))  # type: ignore[misc]
        cell, digit = wanted[-1]
        screen.move_to(cell)
        await t.press(str(digit % 9 + 1))
        assert t.said()[-1].endswith(say("en", "sit-full"))
        assert not screen.light.wrong
        log = exam.sheet.answer.log
        await t.press("<", ">")
        again = t.screen
        assert isinstance(again, ExamGridScreen)
        assert again is not screen
        assert again.board.cells == screen.board.cells
        await t.press("u")
        assert exam.sheet.answer.log[: len(log)] == log
        assert len(exam.sheet.answer.log) == len(log) + 1


@on_screen
async def test_hints_cost_what_they_say_and_stay_told(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        await open_kind(t, "every")
        question = exam.question
        for rung, percent in enumerate((90, 70, 50, 20), start=1):
            assert say("en", "sit-hint", percent=percent) in t.now()
            await t.press("h" if rung % 2 else "f2")
            assert question.hint(rung, NO_ANSWER, "en").sentences[0] in t.said()
            assert say("en", "sit-rung", rung=rung, of=4) in t.title()
            assert question.left_by(exam.sheet.rungs) == percent / 100
        assert frame(t).light != DARK
        assert "h  hint" not in t.now(), "there is no further rung"
        told = words.points(t.app.speaker, question.points * 0.2)
        assert say("en", "sit-stake-left", left=told, points=question.points) in t.status()
        await t.press("<", ">")
        last = question.hint(4, NO_ANSWER, "en").sentences
        assert set(last) <= set(t.said())
        await t.press("L")
        assert set(question.hint(4, NO_ANSWER, "fr").sentences) <= set(t.said())
        assert not set(last) & set(t.said())
        # On a grid a hint is about the board as it stands, a mistake first
        screen = await open_kind(t, "finish")
        assert isinstance(exam.question, Finish)
        cell, digit = missing_digits(exam.question)[0]
        screen.move_to(cell)
        await t.press(str(digit % 9 + 1), "h", "h")
        assert exam.sheet.rungs == (2,)
        assert screen.light.wrong
        await t.press("u")
        assert screen.light == DARK
        assert exam.rung == 0
        await t.press("h")
        assert exam.sheet.rungs == (2, 1)
    kept = Store.open(tmp_path)
    assert Desk(kept.exams).unfinished()[0].sheet.rungs == (2, 1)
    kept.close()


# The clock


@on_screen
async def test_time_counts_whatever_is_in_front_and_ends_the_exam(tmp_path: Path) -> None:
    exam = Exam(paper_of("medium", "2026", minutes=3))
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        frame(t).give(right_answer(exam.question))
        await tick(t, 10)
        assert "02:50 left" in t.status()
        await tick(t, 3600)
        assert (exam.elapsed, exam.interruptions) == (10, 1), "a machine that slept"
        for key, kind in (("?", HelpScreen), (",", SettingsScreen), ("j", ChoiceDialog)):
            await t.press(key)
            assert isinstance(t.screen, kind)
            await tick(t, 10)
            await t.press("escape")
        assert exam.elapsed == 40
        assert Desk(t.app.store.exams).unfinished()[0].elapsed == 40
        for _ in range(9):
            t.clock.advance(10)
            frame(t).tick()
        assert say("en", "sit-last-minute", time="00:50") in t.status()
        await t.press(",", "ctrl+p")
        assert isinstance(t.screen, CommandPalette)
        for _ in range(5):
            t.clock.advance(10)
            frame(t).tick()
        await t.settle()
        found = result(t)
        assert (found.ended, found.seconds) == ("time", 180)
        assert found.lines[0].credit == 1, "what was answered counts"
        assert t.notices()[-1] == say("en", "sit-time-up")
        assert len(t.app.screen_stack) == 3


@on_screen
async def test_no_answer_counts_after_the_last_second(tmp_path: Path) -> None:
    exam = Exam(paper_of("medium", "2026", minutes=1))
    exam.elapsed = 58.0
    async with tutor(tmp_path, first=sitting(exam)) as t:
        assert words.clock(2) in "".join(
            str(part.render()) for part in t.screen.query("#cover-terms").results(Static)
        ) or t.screen.query("#cover-terms")
        await t.press("enter")
        screen = asked(t)
        t.clock.advance(3)
        screen.give(right_answer(exam.question))
        await t.settle()
        assert result(t).mark == 0
        # Killed in the last second: it is over when it is opened again
    late = Exam(paper_of("medium", "2026", minutes=1))
    late.elapsed = 60.0
    async with tutor(tmp_path, first=sitting(late)) as t:
        await t.press("enter")
        assert result(t).ended == "time"


@on_screen
async def test_an_exam_goes_on_where_it_was_left(tmp_path: Path) -> None:
    exam = Exam(paper())
    clock = Clock()
    async with tutor(tmp_path, first=sitting(exam), clock=clock) as t:
        await t.press("enter")
        first = right_answer(exam.question)
        frame(t).give(first)
        await t.press(">")
        await tick(t, 7)
        await t.press("escape")
        assert words.clock(exam.left) in say("en", "sit-leave-about", time=words.clock(exam.left))
        await choose(t, "go")
        assert isinstance(t.screen, HomeScreen)
        go_on(t.app)
        await t.settle()
        back = t.screen
        assert isinstance(back, ExamCoverScreen)
        assert say("en", "sit-begun", count=1, of=8, time="29:53") in t.text()
        assert say("en", "sit-go-on") in t.keys()
        await t.press("enter")
        kept = frame(t).exam
        assert (kept.at, kept.elapsed, kept.interruptions) == (1, 7, 1)
        t.clock.advance(3)
        await t.press("ctrl+q")
    async with tutor(tmp_path, first=go_on, language="fr") as t:
        await t.press("enter")
        kept = frame(t).exam
        assert (kept.at, kept.elapsed, kept.interruptions) == (1, 10, 2)
        assert kept.sheets[0].answer == first
        await t.press("<")
        assert kept.question.answered(first, "fr") in t.said()
        # Killed: what was answered is in the file, whoever closes it or not
        frame(t).give(NO_ANSWER)
        await tick(t, 6)
        other = Store.open(tmp_path)
        found = Desk(other.exams).unfinished()[0]
        other.close()
        assert found.elapsed == 16
        assert found.sheets[0].answer == NO_ANSWER


# Strict exams


def press_everything(screen: ExamFrame) -> None:
    """Every key but those that go elsewhere, then every command by its name."""
    going = {"next-question", "previous-question", "back", "quit"}
    keys = [*string.ascii_letters, *string.digits, *SHIFTED, *"+-*/=.;:", "space", "delete"]
    keys += [f"f{number}" for number in range(1, 13)] + ["ctrl+v", "ctrl+y", "ctrl+z", "tab"]
    for key in keys:
        if key not in "qQ":
            screen.on_key(events.Key(key, key if len(key) == 1 else None))
    for command in screen.commands():
        if command.id not in going:
            screen.run_command(command.id)
    for id in HELPS | ELSEWHERE:
        screen.run_command(id) if id not in {c.id for c in screen.commands()} else None


@on_screen
async def test_a_strict_exam_reveals_nothing(tmp_path: Path) -> None:
    exam = Exam(paper("strict"))
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        for number, question in enumerate(exam.paper.questions):
            frame(t).go_to(number)
            await t.settle()
            screen = frame(t)
            assert not {command.id for command in screen.commands()} & (HELPS | ELSEWHERE)
            press_everything(screen)
            while t.app.screen is not screen:
                t.app.pop_screen()
            await t.settle()
            if t.app.language == "fr":
                t.app.switch_language()
            await t.settle()
            assert (exam.at, exam.sheet.rungs) == (number, ())
            assert screen.light == DARK
            assert not any(look.ground == "wrong" for look in screen.view._looks)
            assert "hint" not in t.keys() + t.now() + t.title()
            told = " ".join(t.said())
            for rung in range(1, question.last_rung + 1):
                for sentence in question.hint(rung, exam.sheet.answer, "en").sentences:
                    assert sentence not in told
            await t.press("?")
            assert say("en", "do-hint") not in t.text().replace("nothing", "").split()
            await t.press("escape")
        assert not t.app.desk.results(), "nothing was handed in"


@on_screen
async def test_a_strict_grid_shows_no_conflict_and_cleans_nothing(tmp_path: Path) -> None:
    exam = Exam(paper("strict"))
    exam.go_to(number_of(exam, "finish"))
    question = exam.question
    assert isinstance(question, Finish)
    (first, digit), *_ = missing_digits(question)
    peer = next(c for c in question.geometry.peers(first) if not question.grid.values[c])
    async with tutor(tmp_path, first=sitting(exam)) as t:
        await t.press("enter")
        screen = t.screen
        assert isinstance(screen, ExamGridScreen)
        screen.move_to(peer)
        await t.press("n", str(digit), "n")
        screen.move_to(first)
        await t.press(str(digit))
        assert screen.board.cells[peer].centre, "marks are not cleaned up"
        screen.move_to(peer)
        await t.press(str(digit))
        assert screen.board.conflicts()
        for _ in range(2):
            assert t.look(t.name(peer)).ground != "wrong"
            t.app.change(show_conflicts=True, clean_marks=True)
            await t.settle()


# Languages, room, pasting, the list


@pytest.mark.parametrize("language", LANGUAGES)
@on_screen
async def test_the_list_stands_beside_where_there_is_room(
    tmp_path: Path, language: Language
) -> None:
    exam = Exam(paper())
    other: Language = "fr" if language == "en" else "en"
    async with tutor(tmp_path, first=sitting(exam), language=language, size=(120, 40)) as t:
        await t.press("enter")
        screen = asked(t)
        frame(t).give(right_answer(exam.question))
        await t.settle()
        lines_shown = [str(option.prompt) for option in screen.steps.options]
        assert [line[0] for line in lines_shown] == ["✓", *"·" * 7]
        screen.steps.highlighted = 3
        screen.steps.action_select()
        await t.settle()
        assert exam.at == 3
        await t.press("j")
        assert lines(t)["0"].startswith("✓ 1. ")
        await choose(t, "0")
        assert exam.at == 0
        await t.press("L", "f8", "c", "z")
        assert set(exam.question.ask(other)) <= set(t.said())
        assert not set(exam.question.ask(language)) & set(t.said())
        assert exam.question.answered(exam.sheet.answer, other) == t.said()[-1]
        assert str(screen.steps.options[3].prompt) != lines_shown[3]
        await paste(t, "1" * 81)
        assert t.said()[-1] == say(other, "sit-no-paste")
        assert t.screen is screen
        # Without room the coach is a drawer; Escape closes it first
        await t.resize(60, 24)
        assert screen.has_class("-narrow")
        await t.press("escape")
        assert screen.coach.has_class("hidden")
        assert t.screen is screen
        await t.press(">")
        assert not screen.coach.has_class("hidden"), "a new question is read first"
        await t.resize(40, 20)
        await t.press("1", "h", "t")
        assert exam.sheet.answer == NO_ANSWER
        assert exam.sheet.rungs == ()


def test_a_rank_is_a_candidate_for_nobody() -> None:
    """A candidate is a cell and a digit; the tests above compare it with plain pairs."""
    assert Candidate(1, 2) == (1, 2)
