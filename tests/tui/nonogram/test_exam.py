"""Exams on nonograms on screen: every kind of question, strict or not, and the result."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from textual import events

from tests.learn.exams import right_answer, wrong_answer
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import choose, lines, say
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.preferences import PLACE, ExamPreferences
from tutor.learn.exam.questions import NonogramQuestion, OnLine, Picture, WhichRule
from tutor.learn.exam.result import result_of
from tutor.learn.exam.syllabus import Syllabus
from tutor.nonogram.position import BLACK, UNKNOWN
from tutor.tui.board.drawn import DrawnBoard
from tutor.tui.nonogram.exam_boards import PaintedQuestion
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.widget import NonogramView
from tutor.tui.screens.exam import ExamScreen
from tutor.tui.screens.exam_result import ExamResultScreen
from tutor.tui.screens.exams import ExamsScreen
from tutor.tui.widgets.coach import CoachPanel

pytestmark = pytest.mark.slow


@cache
def paper(mode: str = "training") -> Paper:
    """A line, a rule and a picture, and three questions about Sudoku."""
    if mode == "strict":
        terms = replace(paper().syllabus, mode="strict")
        return replace(paper(), syllabus=terms)
    return make_paper(Syllabus("easy", game="both", questions=6), "1")


def board(t: Driver) -> ExamScreen:
    assert isinstance(t.screen, ExamScreen), t.screen
    assert isinstance(t.screen.table, PaintedQuestion)
    return t.screen


def scene(t: Driver) -> Scene:
    """What is to be seen on the board."""
    return t.screen.query_one(NonogramView).scene


def told(t: Driver) -> tuple[str, ...]:
    """What the coach has said beside the board in front, whatever the game."""
    found: tuple[str, ...] = t.screen.query_one(CoachPanel).said
    return found


async def answer(t: Driver, wanted: ExamAnswer) -> None:
    """Give an answer with the keys of its question."""
    screen = board(t)
    if wanted.technique:
        await t.press("t")
        await choose(t, wanted.technique)
        return
    cells = {**dict.fromkeys(wanted.black, "f"), **dict.fromkeys(wanted.white, "x")}
    if isinstance(screen.question, Picture):
        painted = screen.question.board(wanted)
        cells = {n: "fx"[painted.colour(n) - 1] for n in screen.question.open_cells
                 if painted.colour(n) != UNKNOWN}  # fmt: skip
    for cell, key in cells.items():
        screen.hand.move_to(cell)
        screen.on_key(events.Key(key, key))
    await t.settle()


def said_term(line: str) -> str:
    """A line of the terms, however wide its columns are."""
    return re.sub(" {2,}", ": ", line)


@on_screen
async def test_a_whole_exam_with_both_games(tmp_path: Path) -> None:
    exam = Exam(paper())
    async with tutor(tmp_path, first=lambda app: app.exams.open(exam)) as t:
        await t.press("enter")
        for question in exam.paper.questions:
            wanted = right_answer(question)
            if isinstance(question, NonogramQuestion):
                assert {*question.ask("en"), board(t).how()} <= set(told(t))
                await answer(t, wanted)
                given = exam.sheet.answer
                assert replace(given, painted=()) == replace(wanted, painted=())
                assert told(t)[-1].startswith(f"Your answer: {question.answered(given, 'en')}")
            else:
                t.screen.give(wanted)  # type: ignore[attr-defined]
            assert question.credit(exam.sheet.answer) == 1, question.kind
            await t.press(">")
        await t.press("H")
        await choose(t, "give")
        found = t.app.exams.archive.results()[0]
        assert found.mark == 20
        seen = set()
        for question in exam.paper.questions:
            await t.press("right")
            is_nonogram = isinstance(question, NonogramQuestion)
            assert isinstance(t.screen, ExamResultScreen)
            assert bool(t.screen.query(NonogramView)) == is_nonogram
            assert set(question.solution("en").sentences) <= set("\n".join(told(t)).splitlines())
            seen.add(is_nonogram)
        assert len(seen) == 2
        await t.press("home", "left")
        assert "20 out of 20" in t.text()


@on_screen
async def test_painting_taking_back_and_coming_back(tmp_path: Path) -> None:
    exam = Exam(paper())
    numbers = {type(one): number for number, one in enumerate(exam.paper.questions)}
    line, picture = exam.paper.questions[numbers[OnLine]], exam.paper.questions[numbers[Picture]]
    assert isinstance(line, OnLine)
    assert isinstance(picture, Picture)
    exam.go_to(numbers[OnLine])
    async with tutor(tmp_path, first=lambda app: app.exams.open(exam)) as t:
        await t.press("enter")
        cell = scene(t).cursor
        assert cell is not None
        assert line.is_open(cell), "the cursor waits where something is to be found"
        await t.press("f", "f")
        assert exam.sheet.answer == NO_ANSWER, "the same again takes it back"
        await t.press("x", "u")
        assert exam.sheet.answer == NO_ANSWER
        known = next(n for n in range(line.puzzle.width) if not line.is_open(n))
        board(t).hand.move_to(known)
        await t.press("f")
        assert exam.sheet.answer == NO_ANSWER, "what is known stays"
        board(t).go_to(numbers[Picture])
        await t.settle()
        first, second = picture.open_cells[:2]
        screen = board(t)
        screen.on_drawn_board_pressed(DrawnBoard.Pressed(first, None, False, 1))
        screen.on_drawn_board_released()
        screen.on_drawn_board_pressed(DrawnBoard.Pressed(second, None, False, 3))
        screen.on_drawn_board_released()
        await t.press("b", "u", "u", "r")
        board(t).go_to(numbers[WhichRule])
        await t.settle()
        await t.press("f", "u")
        assert told(t)[-1] == f"**{board(t).how()}**", "there is nothing to paint here"
        await t.press("enter")
        await choose(t, "nonogram-overlap")
        board(t).go_to(numbers[Picture])
        await t.settle()
        assert scene(t).position.colour(first) == BLACK
        await t.press("u")
        assert scene(t).position.colour(second) == UNKNOWN, "undo goes on after coming back"
        await t.press("h")
        assert "●○○○" in t.text()
        assert exam.sheet.rungs == (1,)
        board(t).go_to(numbers[OnLine])
        await t.settle()
        await t.press("h")
        assert told(t)[-1] == line.hint(1, NO_ANSWER, "en").sentences[0]
        await t.press("L")
        assert line.ask("fr")[0] in told(t)


@on_screen
async def test_a_strict_exam_helps_nobody(tmp_path: Path) -> None:
    exam = Exam(paper("strict"))
    exam.go_to(next(n for n, one in enumerate(exam.paper.questions) if isinstance(one, Picture)))
    question = exam.question
    assert isinstance(question, Picture)
    async with tutor(tmp_path, first=lambda app: app.exams.open(exam)) as t:
        await t.press("enter")
        offered = {command.id for command in board(t).commands()}
        helps = {"hint", "why", "explain", "apply", "check", "before-mistake", "cross-rest"}
        assert not offered & (helps | {"walk", "copy", "save", "paste", "restart", "pause"})
        await t.press("h")
        assert told(t)[-1] == say("en", "sit-no-hints")
        await answer(t, right_answer(question))
        drawn = scene(t)
        clues = [row.clue for row in drawn.rows()] + drawn.columns()
        assert not any(clue.is_finished or "done" in clue.tones for clue in clues)
        assert say("en", "nonogram-sit-full") in " ".join(told(t))
        drawn.shows_finished = True
        assert all(row.clue.is_finished for row in drawn.rows())
        assert exam.sheet.rungs == ()


@on_screen
async def test_the_result_shows_what_was_wrong(tmp_path: Path) -> None:
    exam = Exam(paper())
    for number, question in enumerate(exam.paper.questions):
        exam.go_to(number)
        exam.answer(wrong_answer(question))
    found = result_of(exam, exam.created)
    async with tutor(tmp_path, first=lambda app: app.exams.open_result(found), language="fr") as t:
        for number, question in enumerate(exam.paper.questions, 1):
            await t.press("right")
            if not isinstance(question, OnLine | Picture):
                continue
            assert scene(t).light.wrong, "the learner's board comes first"
            assert "votre grille" in t.status()
            assert set(question.remarks(found.lines[number - 1].sheet.answer, "fr")) <= set(
                "\n".join(told(t)).splitlines()
            )
            await t.press("]")
            assert not scene(t).light.wrong
            assert scene(t).light.black or scene(t).light.white
            assert "la solution" in t.status()


@on_screen
async def test_the_game_is_one_of_the_terms(tmp_path: Path) -> None:
    async with tutor(tmp_path, first=lambda app: app.exams.open_all()) as t:
        assert isinstance(t.screen, ExamsScreen)
        assert said_term(lines(t)["game"]) == "Game: Sudoku"
        await choose(t, "game")
        await choose(t, "nonogram")
        assert (said_term(lines(t)["game"]), said_term(lines(t)["subject"])) == (
            "Game: Nonograms",
            "Subject: nonograms, beginner",
        )
        await choose(t, "subject")
        assert "master" in lines(t)
        await choose(t, "master")
        preferences = ExamPreferences.of(t.app.store.course()[PLACE])
        assert (preferences.syllabus.level, preferences.syllabus.game) == ("master", "nonogram")
        await choose(t, "game")
        await choose(t, "both")
        assert said_term(lines(t)["subject"]) == "Subject: Sudoku and nonograms, master"
        await choose(t, "subject")
        await choose(t, "techniques")
        ids = list(lines(t))
        assert {"x-wing", "nonogram-overlap"} <= set(ids)
        await t.press("space", "end", "space", "escape")
        terms = ExamPreferences.of(t.app.store.course()[PLACE]).syllabus
        assert terms.chosen == (ids[0], ids[-1])
        assert said_term(lines(t)["game"]) == "Game: Both"
        assert terms.games == ("sudoku", "nonogram")
