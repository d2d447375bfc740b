"""Sitting an exam without a screen: the clock, answers, hints, boards, leaving, handing in."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.learn.exams import missing_digits, on_grid, paper_of, right_answer, wrong_answer
from tutor.activity.exam import LONGEST_TICK, AnswerBoard, ExamSession
from tutor.games.both import game_of
from tutor.games.nonogram.history import Entry as Painted
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import ExamQuestion, Finish, Kind, Order, Picture
from tutor.learn.exam.questions.grid import NotMarked
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.learner import open_store
from tutor.nonogram.position import BLACK, UNKNOWN
from tutor.store import Problem


@cache
def both_games(mode: str = "training") -> Paper:
    """A line, a rule and a picture, and three questions about Sudoku."""
    if mode == "strict":
        return replace(both_games(), syllabus=replace(both_games().syllabus, mode="strict"))
    return make_paper(Syllabus("easy", game="both", questions=6), "1")


class Sitting:
    """A session with its file, and a clock that stands still until it is told to go on."""

    def __init__(self, folder: Path, exam: Exam) -> None:
        self.now = 1000.0
        self.problems: list[Problem] = []
        self.exam = exam
        self.archive = ExamArchive(open_store(folder).exams)
        self.session = ExamSession(
            exam,
            self.archive,
            lambda: game_of(exam.question.technique).speaker("en"),
            lambda: self.now,
            lambda problem: None if problem is None else self.problems.append(problem),
        )
        self.session.begin()

    def open(self, kind: Kind) -> None:
        """Go to the first question of a kind."""
        kinds = [question.kind for question in self.exam.paper.questions]
        self.session.go_to(kinds.index(kind))

    def tick(self, *seconds: float) -> None:
        """Let time pass, and look at the clock each time."""
        for some in seconds:
            self.now += some
            self.session.tick()

    def kept(self) -> Exam:
        """What somebody finds who opens the file anew."""
        (found,) = self.archive.unfinished()
        return found

    def result(self) -> Result:
        """Hand in."""
        result = self.session.hand_in()
        assert result is not None
        return result


Sit = Callable[[Exam], Sitting]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Sits exams in one file."""
    return lambda exam: Sitting(tmp_path, exam)


# Whole exams


def test_questions_to_come_back_to_are_kept_and_cost_nothing(sit: Sit) -> None:
    s = sit(Exam(paper_of()))
    assert s.session.flag()
    s.session.go_to(2)
    assert s.session.flag()
    assert s.kept().flags == {0, 2}
    assert s.session.flag()
    assert s.kept().flags == {0}
    assert "flags" not in str(s.result().as_json())
    assert not s.session.flag(), "too late"


@pytest.mark.parametrize("made", [paper_of, both_games], ids=["sudoku", "both"])
@pytest.mark.parametrize("answer", [right_answer, wrong_answer], ids=["right", "wrong"])
def test_a_whole_exam(
    made: Callable[[], Paper], answer: Callable[..., ExamAnswer], sit: Sit
) -> None:
    s = sit(Exam(made()))
    for number, question in enumerate(s.exam.paper.questions):
        s.session.go_to(number)
        assert number in s.session.unanswered
        assert s.session.give(answer(question))
        assert s.kept().sheets[number].answer == s.session.answer, "it is written down at once"
        told = question.answered(s.session.answer, "en")
        assert s.session.answer_words == f"Your answer: {told}"
        assert not s.session.go_to(number), "it is open already"
    assert not s.session.go_to(len(s.exam.sheets))
    assert not s.session.unanswered
    found = s.result()
    assert (found.mark, found.ended) == (20 if answer is right_answer else 0, "handed-in")
    assert (s.session.end, found.hints, found.interruptions) == ("handed-in", 0, 0)
    assert not s.archive.unfinished()
    assert not s.problems


def test_an_empty_exam_says_nothing_about_techniques(sit: Sit) -> None:
    s = sit(Exam(paper_of()))
    s.session.give(right_answer(s.exam.question))
    s.session.clear()
    assert s.session.answer == NO_ANSWER
    assert (s.result().mark, s.result().events()) == (0, [])


# The clock


def test_time_counts_and_a_gap_does_not(sit: Sit) -> None:
    s = sit(Exam(paper_of(minutes=3)))
    s.tick(4)
    assert (s.exam.elapsed, s.kept().elapsed) == (4, 0), "the clock is written down now and then"
    s.tick(6)
    assert s.kept().elapsed == 10
    s.tick(LONGEST_TICK + 1)
    assert (s.exam.elapsed, s.exam.interruptions) == (10, 1), "the machine slept"
    assert s.kept().interruptions == 1
    s.tick(-50)
    assert (s.exam.elapsed, s.exam.interruptions) == (10, 2), "the clock was set back"
    s.tick(LONGEST_TICK)
    assert s.exam.elapsed == 10 + LONGEST_TICK
    s.now += 3
    s.session.give(NO_ANSWER)
    assert s.kept().elapsed == 13 + LONGEST_TICK, "every answer saves the clock"


def test_nothing_counts_after_the_last_second(sit: Sit) -> None:
    exam = Exam(paper_of(minutes=1))
    exam.elapsed = 58
    s = sit(exam)
    assert s.session.is_running
    s.now += 3
    assert not s.session.give(right_answer(exam.question))
    assert (s.session.end, s.session.is_running, s.session.answer) == ("time-up", False, NO_ANSWER)
    assert s.session.hint() is None
    assert not s.session.go_to(1)
    assert not s.session.tick()
    found = s.result()
    assert (found.mark, found.ended, found.seconds) == (0, "time", 60)
    assert s.session.end == "time-up"


def test_what_was_answered_in_time_counts(sit: Sit) -> None:
    s = sit(Exam(paper_of(minutes=1)))
    s.session.give(right_answer(s.exam.question))
    s.tick(*[10] * 6)
    assert s.session.end == "time-up"
    assert s.result().lines[0].credit == 1


def test_whoever_was_killed_in_the_last_second_finds_it_over(sit: Sit) -> None:
    exam = Exam(paper_of(minutes=1))
    exam.elapsed = 60
    assert sit(exam).session.end == "time-up"


# Leaving, coming back, other windows


def test_an_exam_goes_on_where_it_was_left(sit: Sit) -> None:
    s = sit(Exam(paper_of()))
    first = right_answer(s.exam.question)
    s.session.give(first)
    s.session.go_to(1)
    s.tick(7)
    s.session.leave()
    assert s.session.end == "left"
    assert not s.session.give(first), "nothing counts any more"
    again = sit(s.kept())
    assert (again.exam.at, again.exam.elapsed, again.exam.interruptions) == (1, 7, 1)
    assert again.exam.sheets[0].answer == first
    again.now += 3
    again.session.tick()
    again.session.save()
    last = sit(again.kept())
    assert (last.exam.elapsed, last.exam.interruptions) == (10, 2)


@pytest.mark.parametrize("do", [ExamSession.hint, ExamSession.clear, ExamSession.save])
@pytest.mark.parametrize("end", [ExamArchive.hand_in, ExamArchive.forget])
def test_what_another_window_ends_is_over(
    do: Callable[[ExamSession], object], end: Callable[[ExamArchive, Exam], object], sit: Sit
) -> None:
    s = sit(Exam(paper_of("easy")))
    end(s.archive, s.kept())
    do(s.session)
    assert s.session.end == "elsewhere"
    result = s.session.hand_in()
    assert (result is None) == (end is ExamArchive.forget)
    assert len(s.archive.results()) == (end is ExamArchive.hand_in)


def test_a_file_that_cannot_be_written_ends_nothing(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        exam = Exam(paper_of("easy"))
        archive = ExamArchive(store.exams)
        problems: list[Problem | None] = []
        speaker = game_of(exam.question.technique).speaker("en")
        session = ExamSession(exam, archive, lambda: speaker, lambda: 0.0, problems.append)
        session.begin()
        broken = Problem("full", tmp_path)
        archive.save = lambda exam: broken  # type: ignore[method-assign]
        assert session.give(right_answer(exam.question))
        assert (problems[-1], session.end) == (broken, None)


# Hints


def test_hints_cost_what_they_say_and_stay_told(sit: Sit) -> None:
    s = sit(Exam(paper_of()))
    s.open("every")
    question = s.exam.question
    for rung, percent in enumerate((10, 30, 50, 80), start=1):
        assert s.session.may_hint
        assert round(100 * (1 - s.exam.left_after_hint)) == percent
        told = s.session.hint()
        assert told is not None
        assert told.sentences == question.hint(rung, NO_ANSWER, "en").sentences
        assert s.kept().sheet.rungs == (rung,), "that it was taken is written down"
        assert question.left_by(s.exam.sheet.rungs) == (100 - percent) / 100
    assert not s.session.may_hint
    number = s.exam.at
    s.session.go_to(number - 1)
    assert s.session.hint_again() is None
    s.session.go_to(number)
    again = s.session.hint_again()
    assert again is not None
    assert again.sentences == question.hint(4, NO_ANSWER, "en").sentences


@pytest.mark.parametrize("made", [lambda: paper_of(mode="strict"), lambda: both_games("strict")])
def test_a_strict_exam_helps_nobody(made: Callable[[], Paper], sit: Sit) -> None:
    s = sit(Exam(made()))
    for number in range(len(s.exam.sheets)):
        s.session.go_to(number)
        assert not s.session.may_hint
        assert s.session.hint() is None
        assert s.session.hint_again() is None
    assert not any(sheet.rungs for sheet in s.kept().sheets)


# Boards that the answer is written on


def on_a_grid(s: Sitting) -> tuple[Game, Finish]:
    """The grid of the question that is open, as a screen puts it on the table."""
    question = s.session.question
    assert isinstance(question, Finish)
    log: list[Entry] = list(s.session.answer.log)
    game = Game(question.grid, log, log.append)
    s.session.answer_on(AnswerBoard(game, lambda answer: replace(answer, log=tuple(log))))
    return game, question


def test_a_grid_is_written_on_like_any_other(sit: Sit) -> None:
    s = sit(Exam(paper_of()))
    s.open("finish")
    game, question = on_a_grid(s)
    (cell, digit), (other, second), *_ = missing_digits(question)
    say = game_of(question.technique).speaker("en").say
    assert s.session.undo().sentences == (say("nothing-to-undo"),)
    assert s.session.redo().sentences == (say("nothing-to-redo"),)
    assert s.session.bookmark_back().sentences == (say("no-bookmark"),)
    assert not s.session.edit(lambda: False)
    s.tick(5)
    reply = s.session.edit(lambda: game.mark([cell], digit, corner=False))
    assert (reply.is_edit, s.exam.is_answered(s.exam.at)) == (True, False), "marks are no answer"
    assert s.session.edit(lambda: game.place([cell], digit)).is_new
    assert not s.session.edit(lambda: game.colour([cell], 1)).is_new, "colours change nothing"
    assert s.session.answer.log[-1].elapsed == 5
    said = s.session.bookmark()
    assert (bool(said.items), said.is_edit) == (True, False)
    s.session.edit(lambda: game.place([other], second))
    back = s.session.bookmark_back()
    assert (back.is_edit, bool(back.items)) == (True, True)
    assert not game.board.cells[other].value
    assert s.session.undo().is_edit
    assert s.session.redo().is_edit
    assert question.board(s.kept().sheet.answer).cells == game.board.cells
    s.session.go_to(0)
    s.open("finish")
    again, _ = on_a_grid(s)
    assert again.board.cells == game.board.cells
    assert s.session.undo().is_edit, "undo goes on after coming back"


def test_a_hint_on_a_grid_is_about_the_board_as_it_stands(sit: Sit) -> None:
    s = sit(Exam(paper_of()))
    s.open("finish")
    game, question = on_a_grid(s)
    cell, digit = missing_digits(question)[0]
    s.session.edit(lambda: game.place([cell], digit % 9 + 1))
    s.session.hint()
    s.session.hint()
    assert s.exam.sheet.rungs == (2,), "a mistake first"
    s.session.undo()
    assert s.exam.rung == 0
    s.session.hint()
    assert s.kept().sheet.rungs == (2, 1)


def test_a_picture_is_painted_like_any_other(sit: Sit) -> None:
    s = sit(Exam(both_games()))
    s.open("picture")
    question = s.session.question
    assert isinstance(question, Picture)
    log: list[Painted] = []
    game = question.game(NO_ANSWER, log.append)
    s.session.answer_on(AnswerBoard(game, lambda answer: replace(answer, painted=tuple(log))))
    first, second = question.open_cells[:2]
    s.session.edit(lambda: game.paint([first], BLACK))
    s.session.edit(lambda: game.paint([second], BLACK))
    assert s.session.undo().look_at == second
    known = next(n for n, colour in enumerate(question.position.cells) if colour != UNKNOWN)
    assert not s.session.edit(lambda: game.paint([known], BLACK)), "what is known stays"
    board = question.board(s.kept().sheet.answer)
    assert (board.colour(first), board.colour(second)) == (BLACK, UNKNOWN)


# Putting answers together


def test_the_same_again_takes_an_answer_back() -> None:
    questions = {question.kind: question for question in paper_of().questions}
    question = on_grid(questions["next"])
    one, *_, other = question.grid.empty_cells()
    digit, last = (question.grid.candidates[cell].bit_length() for cell in (one, other))
    placed = question.with_digit(question.with_digit(NO_ANSWER, other, last), one, digit)
    assert placed == ExamAnswer(placed=(one, digit)), "one digit"  # type: ignore[arg-type]
    assert question.with_digit(placed, one, digit) == NO_ANSWER
    every = on_grid(questions["every"])
    cell, digit = min(right_answer(every).candidates)
    marked = every.with_digit(NO_ANSWER, cell, digit)
    assert marked.candidates == {(cell, digit)}
    assert every.with_digit(marked, cell, digit) == NO_ANSWER


@cache
def grids_to_order() -> Order:
    """A question that is asked only where somebody wants it."""
    (question,) = make_paper(Syllabus("medium", questions=1, kinds=(("order", 1),)), "1").questions
    assert isinstance(question, Order)
    return question


def refused(question: ExamQuestion, cell: int, digit: int) -> str:
    put = question.with_rank if isinstance(question, Order) else on_grid(question).with_digit
    with pytest.raises(NotMarked) as why:
        put(NO_ANSWER, cell, digit)
    return why.value.why


def test_what_no_digit_can_say_is_refused() -> None:
    questions = {question.kind: question for question in paper_of().questions}
    every = on_grid(questions["every"])
    filled = next(cell for cell, value in enumerate(every.grid.values) if value)
    empty = next(every.grid.empty_cells())
    gone = next(n for n in range(1, 10) if not every.grid.candidates[empty] >> n - 1 & 1)
    assert refused(every, filled, 5) == "filled"
    assert refused(every, empty, gone) == "no-candidate"
    assert refused(questions["simplest"], empty, 5) == "not-asked"
    assert refused(grids_to_order(), 0, 9) == "not-asked"
    hidden = next(one for one in paper_of("easy", mode="strict").questions if one.kind == "every")
    cell = next(on_grid(hidden).grid.empty_cells())
    for digit in range(1, 10):  # where no candidates are shown, a refusal would be a hint
        assert on_grid(hidden).with_digit(NO_ANSWER, cell, digit).candidates == {(cell, digit)}


def test_one_place_one_grid() -> None:
    order = grids_to_order()
    answer = order.with_rank(order.with_rank(NO_ANSWER, 0, 3), 1, 3)
    assert answer.ranks == (0, 3, 0, 0)
    assert order.with_rank(answer, 1, 3).ranks == (0, 0, 0, 0)
    assert order.with_rank(answer, 1, 4).ranks == (0, 4, 0, 0)
