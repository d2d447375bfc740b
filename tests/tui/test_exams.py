"""The screens around an exam: its terms, the results so far, and one result read back."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.widget import Widget
from textual.widgets import OptionList

from tests.cases import each_case
from tests.learn.exams import EVERY_KIND, missing_digits, paper_of, right_answer, sat, wrong_answer
from tests.tui.driver import Driver, on_screen, tutor
from tests.tui.windows import card, choose, lines, name, part, say, submit, typed, values_of
from tutor.base.language import Language
from tutor.language import LANGUAGES, Speaker
from tutor.learn.exam import words as told
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.preferences import (
    LONGEST_NAME,
    LONGEST_SEED,
    ExamPreferences,
    is_fit,
    mark_of,
    whole,
)
from tutor.learn.exam.questions import Every, ExamQuestion, Finish, Judge, Next, Order
from tutor.learn.exam.result import Result, result_of
from tutor.learn.exam.syllabus import Syllabus, levels_for
from tutor.learn.exam.ticket import Ticket
from tutor.learn.exam.words import short_subject
from tutor.learn.learner import open_store
from tutor.tui.app import TutorApp
from tutor.tui.exams import Exams
from tutor.tui.screens.exam_result import ExamResultScreen
from tutor.tui.widgets.choices import StepList

each_language = pytest.mark.parametrize("language", LANGUAGES)
LONG_AGO = datetime(2026, 5, 4, 12, tzinfo=UTC)


def exams(app: TutorApp) -> None:
    app.exams.open_all()


@cache
def answered() -> Exam:
    """Every kind of question: some answers right, some wrong, one missing."""
    paper = paper_of("medium", "2", kinds=EVERY_KIND)
    exam = sat(paper, [NO_ANSWER] * len(paper.questions), 40)
    for number, question in enumerate(paper.questions):
        exam.go_to(number)
        wrong = isinstance(question, Finish) or number in (0, 2)
        if not isinstance(question, Judge):
            exam.answer(wrong_answer(question) if wrong else right_answer(question))
    exam.go_to(3)
    assert exam.hint("en") is not None
    return exam


def with_results(folder: Path, *shifts: int) -> list[Result]:
    """The learner's file with the exam handed in so many days after the first one.

    The first one was harder to pass.
    """
    found = []
    store = open_store(folder)
    try:
        for days in shifts:
            paper = answered().paper
            syllabus = replace(paper.syllabus, pass_mark=5.0 if days else 15.0)
            exam = replace(answered(), id=f"exam-{days}", paper=replace(paper, syllabus=syllabus))
            store.exams.begin(exam.id, exam.created, exam.paper.as_json(), exam.state())
            result = result_of(exam, LONG_AGO + timedelta(days))
            store.exams.finish(exam.id, result.as_json(), ())
            found.append(result)
    finally:
        store.close()
    return found


def begun(folder: Path) -> Exam:
    """The learner's file with an exam under way: two answers of four, 20 seconds gone."""
    paper = paper_of("easy", "7", questions=4, minutes=10)
    exam = sat(paper, [right_answer(question) for question in paper.questions[:2]])
    store = open_store(folder)
    try:
        archive = ExamArchive(store.exams)
        archive.begin(exam)
        for number in range(2):
            exam.go_to(number)
            archive.save(exam)
    finally:
        store.close()
    return exam


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the application is asked to open, instead of opening it."""
    found: list[tuple[Any, ...]] = []
    for method in ("open_new", "open"):
        monkeypatch.setattr(Exams, method, lambda _, *parts, extra=0: found.append((*parts, extra)))
    return found


# The terms


async def refused(t: Driver, text: str, problem: str, **values: int) -> None:
    """Type something that is told to be wrong, and is still there."""
    await submit(t, text)
    assert part(t, ".problem") == say("en", problem, **values)
    assert typed(t) == text


def said_term(line: str) -> str:
    """A line of the terms, however wide its columns are."""
    return re.sub(" {2,}", ": ", line)


@on_screen
async def test_every_term_is_set_kept_and_begun_with(
    tmp_path: Path, asked: list[tuple[Any, ...]]
) -> None:
    async with tutor(tmp_path, first=exams) as t:
        await choose(t, "begin")
        assert asked.pop() == (Syllabus("beginner", minutes=20), "", "", 0)
        await choose(t, "subject")
        assert list(lines(t)) == [*levels_for("sudoku"), "techniques"]
        await choose(t, "hard")
        assert part(t, "#page-about") == say("en", "about-level-hard")
        assert said_term(lines(t)["minutes"]) == "Minutes: 35", "what the rater finds fair"
        await choose(t, "mode")
        assert part(t, "#page-about").startswith("Strict: no hints")
        await choose(t, "questions")
        await choose(t, "other")
        await refused(t, "51", "exams-bad-number", most=50)
        await submit(t, " 12 ")
        await choose(t, "minutes")
        await choose(t, "45")
        await choose(t, "pass")
        await refused(t, "20.5", "exams-bad-mark", most=20)
        await submit(t, " 12,5 ")
        for term, text, most in (
            ("seed", " class 5b ", LONGEST_SEED),
            ("name", "Ada [x]", LONGEST_NAME),
        ):
            await choose(t, term)
            await refused(t, "x" * (most + 1), "exams-bad-text", most=most)
            await submit(t, text)
        shown = lines(t)
        assert shown["begin"] == "Begin: Hard · 12 questions · 45 min · strict"
        assert said_term(shown["pass"]) == "Pass mark: 12.5 out of 20"
        assert said_term(shown["seed"]) == "Paper: seed class 5b"
        assert said_term(shown["name"]) == "Name: Ada [x]"
        await choose(t, "begin")
        hard = Syllabus("hard", (), 12, 45, "strict", 12.5)
        assert asked.pop() == (hard, "class 5b", "Ada [x]", 0)
        await t.press("L")
        assert said_term(lines(t)["pass"]) == say("fr", "exams-pass") + ": 12,5 sur 20"
        await t.press("escape")
        assert name(t) == "HomeScreen"
        # Techniques one by one, in the order of the ladder
        t.app.exams.open_all()
        await t.settle()
        assert lines(t)["seed"].endswith(say("fr", "exams-seed-new")), "a seed counts once"
        await choose(t, "subject")
        await choose(t, "techniques")
        await choose(t, "x-wing")
        await choose(t, "naked-pair")
        menu = t.screen.query_one(OptionList)
        menu.highlighted = menu.get_option_index("skyscraper")
        await t.press("space")
        assert [id_ for id_, line in lines(t).items() if line.startswith("✓")] == [
            "naked-pair",
            "x-wing",
            "skyscraper",
        ]
        await t.press("space", "escape")
        await choose(t, "begin")
        assert asked.pop() == (
            replace(hard, level=None, chosen=("naked-pair", "x-wing"), minutes=50),
            "",
            "Ada [x]",
            0,
        )
    async with tutor(tmp_path, language="en", first=exams) as t:
        assert said_term(lines(t)["subject"]) == "Subject: naked pair and X-Wing"
        await choose(t, "subject")
        await choose(t, "techniques")
        await choose(t, "x-wing")
        await choose(t, "naked-pair")
        await t.press("escape")
        assert t.notices() == [say("en", "exams-no-ticks")]
        assert said_term(lines(t)["subject"]) == "Subject: naked pair and X-Wing"


def test_what_may_be_typed() -> None:
    for text in ("", "0", "51", "-1", "1.5", "eight", "9" * 500, "８", "1\x1b"):
        assert whole(text, 50) is None, text
    assert [whole(text, 50) for text in ("1", " 8 ", "050")] == [1, 8, 50]
    for text in ("", "20.1", "21", "-1", "nan", "1e1", "12.55", "twelve", "9" * 500):
        assert mark_of(text) is None, text
    assert [mark_of(text) for text in ("0", "20", "12,5", " 9.9 ")] == [0, 20, 12.5, 9.9]
    for text in ("x" * 41, "a\x00b", "\ud800", "two\nlines"):
        assert not is_fit(text, 40), text
    assert is_fit("", 40)
    assert is_fit(" " + "é" * 40, 40)


@each_case(
    ("kept", "wanted"),
    [
        (None, ExamPreferences()),
        ("rubbish", ExamPreferences()),
        ([1, 2], ExamPreferences()),
        ({"level": "hardest", "minutes": 5}, ExamPreferences(Syllabus("medium", minutes=5))),
        ({"level": None, "techniques": ["no-such"]}, ExamPreferences()),
        ({"level": ["easy"], "techniques": None, "questions": True, "mode": {}}, ExamPreferences()),
        ({"questions": 0, "minutes": 601, "pass": 21, "name": "\n"}, ExamPreferences()),
        ({"questions": "8", "pass": float("nan"), "name": 7}, ExamPreferences()),
        (
            {"mode": "strict", "name": "Ada"},
            ExamPreferences(replace(ExamPreferences().syllabus, mode="strict"), "Ada"),
        ),
    ],
)
def test_terms_that_make_no_sense_are_the_usual_ones(kept: object, wanted: ExamPreferences) -> None:
    assert ExamPreferences.of(kept) == wanted
    assert ExamPreferences.of(wanted.as_json()) == wanted


def test_a_long_subject_is_cut_short() -> None:
    some = Syllabus(chosen=("naked-pair", "hidden-pair", "x-wing", "skyscraper"))
    assert short_subject(Speaker("en", "screens", "commands"), some) == (
        "naked pair, hidden pair and 2 more"
    )


# Exams under way, and results


@on_screen
async def test_an_exam_under_way_goes_on_or_is_thrown_away(
    tmp_path: Path, asked: list[tuple[Any, ...]]
) -> None:
    language: Language = "fr"
    exam = begun(tmp_path)
    line = f"go-on:{exam.id}"
    async with tutor(tmp_path, language=language) as t:
        assert say(language, "home-answered", done=2, all=4) in card(t, "head")
        assert "9:40" in card(t, "head")
        await choose(t, "continue")
        assert asked.pop()[0].id == exam.id
        await choose(t, "exam")
        assert next(iter(lines(t))) == line
        assert "2/4" in lines(t)[line]
        await choose(t, line)
        assert asked.pop()[0].id == exam.id
        await t.press("x")
        assert list(lines(t)) == ["keep", "discard"]
        await choose(t, "keep")
        assert line in lines(t)
        await t.press("delete", "escape")
        assert line in lines(t)
        await t.press("x")
        await choose(t, "discard")
        assert line not in lines(t)
        await t.press("x")
        assert not t.notices(), "there is nothing to give up"
        await t.press("escape")
        assert "9:40" not in card(t, "head")


@on_screen
async def test_results_are_listed_and_opened(tmp_path: Path) -> None:
    first, second = with_results(tmp_path, 0, 1)
    async with tutor(tmp_path, first=exams) as t:
        mark = told.mark(Speaker("en", "screens", "commands"), first.mark)
        assert [line for id_, line in lines(t).items() if id_.startswith("result:")] == [
            f"5 May 2026     Medium · training · {mark}/20 · ✓ passed",
            f"4 May 2026     Medium · training · {mark}/20 · ✗ not passed yet",
        ]
        await choose(t, f"result:{second.id}")
        assert name(t) == "ExamMarkScreen"
        assert f"your last 2  {'▆▆'}  {mark}  {mark}" in t.text(), "as good as the one before"
        await t.press("n")
        assert name(t) == "ExamsScreen"
        assert len(t.app.screen_stack) == 3
        await choose(t, f"result:{first.id}")
        assert say("en", "exam-first") in t.text()
        await t.press("x", "escape")
        assert name(t) == "ExamsScreen"


# One result


def result_screen(result: Result) -> Callable[[TutorApp], None]:
    return lambda app: app.exams.open_result(result)


def is_seen(widget: Widget) -> bool:
    """Whether a part of the screen is there now."""
    return bool(widget.display)


def screen_of(t: Driver) -> ExamResultScreen:
    screen = t.board_screen
    assert isinstance(screen, ExamResultScreen)
    return screen


def yours(question: ExamQuestion, answer: ExamAnswer, language: Language) -> str:
    """The answer as it is told again."""
    told = question.answered(answer, language)
    is_there = question.is_answered(answer)
    return say(language, "exam-yours", answer=told) if is_there else told


@each_language
@on_screen
async def test_a_result_page_by_page(tmp_path: Path, language: Language) -> None:
    speaker = Speaker(language, "screens", "commands")
    _, result = with_results(tmp_path, 0, 1)
    async with tutor(tmp_path, language=language, first=result_screen(result)) as t:
        shown = t.text()
        for word in (
            say(language, "exam-mark-passed"),
            next(told.account(speaker, result)),
            say(language, "exam-mark-again"),
            *(say(language, f"exam-kind-{line.kind}") for line in result.lines),
        ):
            assert word in shown, word
        weak = told.weakest(result)
        assert weak
        assert all(
            earned / of < 0.7 for id_, (earned, of) in result.by_technique().items() if id_ in weak
        )
        kinds = set()
        for line in result.lines:
            keys = {1: "enter", 2: "right"}
            await t.press(keys.get(line.number, "n"))
            screen = screen_of(t)
            question, answer = result.paper.questions[line.number - 1], line.sheet.answer
            kinds.add(question.kind)
            solution = question.solution_for(answer, language)
            said = t.said()
            assert said[0].strip("*") == say(language, f"exam-kind-{question.kind}")
            assert told.points(speaker, line.earned) in t.text()
            for sentence in (
                *question.ask(language),
                yours(question, answer, language),
                *question.remarks(answer, language),
                *solution.sentences,
            ):
                assert sentence in said
            if line.hints and question.is_answered(answer):
                assert told.hint_words(speaker, result, line) in said
            assert is_seen(screen.view)
            assert t.status().count(f"{line.number}/8")
            assert t.scene.selected == set(answer.cells)
            if not isinstance(question, Finish):
                assert t.scene.light == solution.light
            if isinstance(question, Judge):
                assert {
                    n for n, c in enumerate(t.scene.board.cells) if c.colour
                } == question.pointed
            if isinstance(question, Every | Next):
                own = answer.candidates | ({answer.placed} if answer.placed else set())
                own -= {one for one in own if isinstance(question, Next) and question.is_right(one)}
                tints = {
                    (n, digit)
                    for n, cell in enumerate(t.scene.board.cells)
                    for digit in range(1, 10)
                    if cell.tint_of(digit)
                }
                assert tints == {(c, d) for c, d in own if not question.grid.values[c]}
        assert kinds == {"next", "every", "simplest", "judge", "order", "finish"}
        await t.press("right")
        assert screen.index == 8
        await t.press("home", "end", "p")
        assert screen.index == 7
        await t.press("j")
        assert list(lines(t).values())[2] == told.line_words(speaker, result, result.lines[1])
        await choose(t, "2")
        assert screen.index == 2
        other: Language = "fr" if language == "en" else "en"
        await t.press("L")
        assert result.paper.questions[1].ask(other)[0] in t.said()
        assert say(other, "exam-result-solution") in "".join(t.said())
        assert t.title().startswith("Question 2")
        assert len(t.said()) < 40, "a page takes the place of the one before"
        await t.press("question_mark")
        assert name(t) == "HelpScreen"
        await t.press("escape", "home", "left")
        assert name(t) == "ExamMarkScreen", "before the first question, the mark"


def page_of(result: Result, kind: type[object]) -> int:
    """The page with the first question of a kind."""
    return next(n for n, q in enumerate(result.paper.questions, start=1) if isinstance(q, kind))


@on_screen
async def test_several_boards_of_a_question(tmp_path: Path) -> None:
    result = result_of(answered(), LONG_AGO)
    async with tutor(tmp_path, first=result_screen(result)) as t:
        await t.press("enter")
        screen = screen_of(t)
        screen.go_to(page_of(result, Order))
        await t.settle()
        question = result.paper.questions[screen.index - 1]
        assert isinstance(question, Order)
        shown_keys = t.keys()
        assert say("en", "do-next-grid") in shown_keys
        for key, at in (("]", 1), ("]", 2), ("[", 1), ("[", 0), ("[", 3), ("]", 0)):
            await t.press(key)
            assert values_of(t) == "".join(str(v or ".") for v in question.grids[at].grid.values)
            assert t.status().split()[-2:] == ["grid", "ABCD"[at]]
        await t.press("]", "L")
        assert t.status().split()[-2:] == ["grille", "B"], "the board stays"
        # A grid with a wrong digit: as it was, and as it should be
        screen.go_to(page_of(result, Finish))
        await t.settle()
        finish = result.paper.questions[screen.index - 1]
        assert isinstance(finish, Finish)
        first, *others = missing_digits(finish)
        assert t.scene.board.cells[first.cell].value not in (0, first.digit)
        assert list(t.scene.light.wrong) == [first.cell]
        assert set(t.scene.light.placements) == set(others)
        assert not t.scene.show_conflicts
        await t.press("]")
        assert t.scene.board.cells[first.cell].value == 0
        assert set(t.scene.light.placements) == {first, *others}
        assert not list(t.scene.light.wrong)
        assert t.status().strip().endswith(say("fr", "exam-result-face-solution"))
        # Others have one board
        screen.go_to(page_of(result, Every))
        await t.press("]")
        shown_keys = t.keys()
        assert say("fr", "do-next-grid") not in shown_keys


@on_screen
async def test_on_to_lessons_and_other_exams(tmp_path: Path) -> None:
    result = result_of(answered(), LONG_AGO)
    async with tutor(tmp_path, first=result_screen(result)) as t:
        await t.press("l")
        assert name(t) == "LessonScreen"
        await t.press("escape")
        assert name(t) == "ExamMarkScreen"
        await t.press("enter", *["right"] * (page_of(result, Judge) - 1), "l")
        assert name(t) == "LessonScreen"
        await t.press("escape")
        assert name(t) == "ExamResultScreen"
        t.app.exams.open_result(result)
        await t.settle()
        third = result.lines[2]
        kind = say("en", f"exam-kind-{third.kind}")
        await t.click_text(kind, within="3 ")
        screen = t.screen
        assert isinstance(screen, ExamResultScreen)
        assert screen.index == third.number, "a click opens its question"
        await t.press("escape")
        orders = replace(result, lines=tuple(replace(line, technique="") for line in result.lines))
        t.app.exams.open_result(orders)
        await t.settle()
        await t.press("l")
        assert t.notices() == [say("en", "exam-result-no-lesson")]
        await t.press("n")
        assert name(t) == "ExamsScreen"


@on_screen
async def test_wide_and_narrow(tmp_path: Path) -> None:
    result = result_of(answered(), LONG_AGO)
    async with tutor(tmp_path, first=result_screen(result), size=(120, 30)) as t:
        await t.press("enter")
        screen = screen_of(t)
        steps = screen.query_one("#steps", OptionList)
        assert screen.query_one(StepList).display
        assert len(steps.options) == 9
        await t.press("right", "n")
        assert steps.highlighted == screen.index == 3
        steps.post_message(OptionList.OptionSelected(steps, steps.options[1], 1))
        await t.settle()
        assert screen.index == 1
        await t.resize(56, 24)
        assert not screen.query_one(StepList).display
        assert is_seen(screen.coach)
        await t.press("escape", "right")
        assert is_seen(screen.coach), "what is said is to be seen"
        before = t.text()
        await t.press("space")
        assert t.text() != before, "long texts scroll"
        await t.press("f6")
        assert not is_seen(screen.coach)
        await t.press("escape")
        assert name(t) == "ExamMarkScreen"
        await t.press("escape")
        assert name(t) == "HomeScreen"


@on_screen
async def test_a_class_exam_is_opened_and_its_solutions_are_the_teachers(tmp_path: Path) -> None:
    terms = Syllabus("beginner", questions=2, mode="strict").with_usual_time()
    ticket = Ticket.of_key("a red balloon", terms, "7")
    async with tutor(
        tmp_path, first=lambda app: app.exams.open_new(terms, "7", "Ada", ticket)
    ) as t:
        await t.until(lambda: name(t) == "ExamCoverScreen")
        cover = t.text()
        assert "signed with your name, Ada" in " ".join(cover.split())
        await t.press("enter")
        (exam,) = t.app.exams.archive.unfinished()
        assert (exam.ticket, exam.paper.group, exam.name) == (ticket, ticket.group, "Ada")
        await t.press("H")
        await choose(t, "give")
        assert say("en", "exam-result-closed") in t.text()
        await t.press("enter")
        assert name(t) == "ExamMarkScreen"
        (result,) = t.app.exams.archive.results()
        assert ticket.has_signed(result.as_json())
