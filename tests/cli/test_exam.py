"""``tutor exam``: its options, and exams in plain text from the terms to the mark."""

import contextlib
import io
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.cli.full_screen import CTRL_C, CTRL_D, CTRL_Q, on_full_screen
from tests.cli.runner import Outcome, tutor
from tests.cli.terminal import COMMAND
from tests.learn.exams import missing_digits, paper_of, right_answer, wrong_answer
from tutor import narrate
from tutor.cli import main
from tutor.cli.sitting import sitting
from tutor.cli.sitting.answers import ranks_of
from tutor.cli.sitting.names import technique_of
from tutor.cli.sitting.words import Command, Named, Refused, command_of, words_in
from tutor.language import LANGUAGES
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import KINDS, LETTERS, Finish, Judge, Order, Question
from tutor.learn.exam.result import Result
from tutor.store import Store
from tutor.store.desk import Desk
from tutor.sudoku.geometry import Geometry, Language
from tutor.techniques.ladder import LADDER
from tutor.techniques.step import Candidate

NINE = Geometry.of(3, 3)
TERMS = ("--level", "medium", "--seed", "2026")
ENTER = ""
RUBBISH = ("%%%", "x" * 200, "\x1b[2J", "r99c1=1", "r1c1=", "technique", "...", "yes no", "数独", "7")


@cache
def paper(seed: str = "2026") -> Paper:
    return paper_of("medium", seed)


def kept(read: Callable[[Desk], Any]) -> Any:
    with contextlib.closing(Store.open()) as store:
        return read(Desk(store.exams))


def unfinished() -> Exam:
    (found,) = kept(Desk.unfinished)
    return found  # type: ignore[no-any-return]


def result() -> Result:
    found: Result = kept(Desk.results)[0]
    return found


def sit(*lines: str, args: Iterable[str] = TERMS) -> Outcome:
    return tutor("exam", "--plain", *args, stdin="".join(f"{line}\n" for line in lines))


def cells(found: Iterable[int], language: Language) -> str:
    return " ".join(NINE.cell_name(cell, language) for cell in sorted(found))


def marks(found: Iterable[Candidate], sign: str, language: Language) -> str:
    return ", ".join(f"{NINE.cell_name(cell, language)}{sign}{digit}" for cell, digit in found)


def typed(question: Question, answer: Answer, language: Language = "en") -> str:
    """An answer as somebody would type it."""
    yes, no = {"en": ("Yes", "no"), "fr": ("oui", "NON")}[language]
    sign = "=" if question.places else "-"
    if isinstance(question, Order):
        places = sorted(zip(answer.ranks, LETTERS, strict=False))
        return " ".join(letter for _, letter in places)
    if isinstance(question, Finish):
        board = question.board(answer)
        new = [cell for cell, value in enumerate(board.values) if not question.grid.values[cell]]
        placed = [Candidate(cell, board.values[cell]) for cell in new if board.values[cell]]
        return marks(placed, "=", language)
    if isinstance(question, Judge):
        reason = marks(answer.candidates, sign, language) + cells(answer.cells, language)
        return f"{yes if answer.is_one else no} {reason}"
    parts = [marks([answer.placed], "=", language)] if answer.placed else []
    if answer.technique:
        name = narrate.name(answer.technique, language)
        parts.append(f"technique {name}" if question.kind == "next" else name)
    parts += [marks(answer.candidates, sign, language)] if answer.candidates else []
    word = {"en": "evidence", "fr": "preuve"}[language]
    return "; ".join([*parts, *([f"{word} {cells(answer.cells, language)}"] if answer.cells else [])])


def all_typed(
    answer: Callable[[Question], Answer], found: Paper, language: Language = "en"
) -> list[str]:
    lines = [ENTER]
    for question in found.questions:
        lines += [typed(question, answer(question), language), "next"]
    return lines


def at(kind: str) -> int:
    """The number of the first question of a kind."""
    return 1 + [question.kind for question in paper().questions].index(kind)


def after(done: Outcome, start: str) -> list[str]:
    """The lines after one that begins so."""
    lines = done.lines
    return lines[next(n for n, line in enumerate(lines) if line.startswith(start)) + 1 :]


# Whole exams


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_right(language: Language) -> None:
    words = {"en": ("done", "20 out of 20 (100%): passed", "All right."),
             "fr": ("rendre", "20 sur 20 (100 %) : reçu", "Tout est juste.")}  # fmt: skip
    hand_in, verdict, right = words[language]
    found = paper()
    assert {question.kind for question in found.questions} == set(KINDS)
    lines = all_typed(right_answer, found, language)
    done = sit(*lines, hand_in, args=(*TERMS, "--lang", language, "--name", "Ada"))
    assert (done.code, done.err) == (0, "")
    told = done.out.replace("\u00a0", " ")
    assert verdict in told
    assert result().mark == 20
    assert (result().name, result().interruptions) == ("Ada", 0)
    assert [line.credit for line in result().lines] == [1.0] * 8
    before, _, end = told.partition(verdict)
    assert right not in before, "nothing is judged before the end"
    for question in found.questions:
        for sentence in (*question.ask(language), *question.solution(language).sentences):
            assert sentence.replace("\u00a0", " ") in end
    assert kept(Desk.unfinished) == []


def test_all_wrong_and_nothing_at_all() -> None:
    bad = sit(*all_typed(_slip, paper()), "hand in")
    assert bad.code == 1
    assert "0 out of 20 (0%): not passed, 10 were needed." in bad.lines
    assert sum(line.is_answered for line in result().lines) == 8
    empty = sit(ENTER, "hand in", "list", "done", "hand in")
    assert empty.code == 1
    asked = "8 questions are open: 1, 2, 3, 4, 5, 6, 7 and 8. Type hand in once more to hand "
    assert sum(line.startswith(asked) for line in empty.lines) == 2, "once, and again after list"
    assert "As good as the last one." in empty.lines
    assert empty.lines.count("Your answer: No answer.") == 8


def _slip(question: Question) -> Answer:
    """A wrong answer on candidates that are on the board: others cannot be typed."""
    if question.kind in ("next", "every"):
        assert question.is_marked
        right = right_answer(question)
        wanted = right.candidates | ({right.placed} if right.placed else set())
        everything = (
            Candidate(cell, digit)
            for cell in question.grid.empty_cells()
            for digit in range(1, 10)
            if question.grid.candidates[cell] >> digit - 1 & 1
        )
        for one in everything:
            answer = Answer(candidates=frozenset({one}))
            if question.kind == "next":
                answer = Answer(placed=one)
            if one not in wanted and not question.credit(answer):
                return answer
    return wrong_answer(question)


def test_a_pass_mark_of_nothing_is_passed_by_everybody() -> None:
    done = sit(ENTER, "done", "done", args=("--questions", "1", "--pass", "0"))
    assert done.code == 0
    assert "Exam · Medium" in done.lines


# Leaving, and coming back


def test_quitting_keeps_everything_and_the_exam_goes_on() -> None:
    found = paper()
    first, second = (typed(question, right_answer(question)) for question in found.questions[:2])
    left = sit(ENTER, first, ENTER, second, "quit")
    assert left.code == 0
    assert left.lines[-1].endswith("tutor exam --plain goes on with this exam.")
    assert [unfinished().is_answered(number) for number in range(3)] == [True, True, False]
    again = sit(ENTER, "answer", args=())
    assert "This exam was begun. Questions answered: 2 of 8; 30:00 left." in again.lines
    told = found.questions[1].answered(right_answer(found.questions[1]), "en")
    assert f"Your answer so far: {told}" in again.lines
    assert unfinished().interruptions == 1
    same = sit("quit")
    assert "This exam was begun. Questions answered: 2 of 8; 30:00 left." in same.lines
    assert kept(lambda desk: len(desk.unfinished())) == 1, "the same terms: the same exam"
    other = sit("quit", args=(*TERMS, "--strict"))
    assert "Enter begins the exam and starts the clock; quit leaves." in other.lines
    assert kept(lambda desk: len(desk.unfinished())) == 1, "nothing begins before Enter"


def test_several_exams_that_wait() -> None:
    for seed in ("a", "b c"):
        sit(ENTER, "q", args=("--techniques", "x-wing,naked-pair", "--questions", "1", "--seed", seed))
    command = "tutor exam --plain --techniques naked-pair,x-wing --questions 1 --minutes 30 --seed"
    done = sit("q", args=())
    assert f"Another exam waits. To go on with that one: {command} a" in done.lines
    shown = tutor("exam")
    assert f"To sit this exam in plain text: {command} 'b c'" in shown.lines
    assert shown.lines[-1].endswith(" a")


def test_what_was_typed_survives_being_killed() -> None:
    question = paper().questions[0]
    line = typed(question, right_answer(question))
    command = [*COMMAND, "exam", "--plain", *TERMS]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"\n{line}\n".encode())
        process.stdin.flush()
        told = question.answered(right_answer(question), "en").encode()
        while process.stdout.readline().strip() != told:
            pass
        process.kill()
    assert unfinished().sheets[0].answer == right_answer(question)
    done = sit(ENTER, "done", "done", args=())
    assert result().lines[0].credit == 1
    assert "Interrupted once." in done.lines or result().seconds < 0.1


# The clock


def test_the_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(step=10.0)
    monkeypatch.setattr(sitting, "monotonic", lambda: next(ticks))
    question = paper().questions[0]
    line = typed(question, right_answer(question))
    done = sit(ENTER, line, *["time"] * 9, "go 2", args=(*TERMS, "--minutes", "1"))
    assert "00:50 left of 01:00." not in done.lines
    assert [line for line in done.lines if line.endswith(" left of 01:00.")] == [
        f"00:{seconds} left of 01:00." for seconds in (40, 30, 20, 10)
    ]
    assert "The time is up. The exam is handed in as it is." in done.lines
    assert "The time was up after 01:00." in done.lines
    assert (done.code, result().ended, result().seconds) == (1, "time", 60)
    assert result().lines[0].credit == 1, "what was answered counts"


def test_a_closed_lid_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 1.0, 900.0, 901.0, 902.0])
    monkeypatch.setattr(sitting, "monotonic", lambda: next(ticks))
    sit(ENTER, "time", "time", "quit")
    assert (unfinished().elapsed, unfinished().interruptions) == (3.0, 1)


def test_an_exam_whose_time_was_up_is_handed_in_at_once() -> None:
    exam = Exam(paper())
    exam.spend(exam.limit)
    kept(lambda desk: (desk.begin(exam), desk.save(exam)))
    done = sit(args=())
    assert "The time is up. The exam is handed in as it is." in done.lines
    assert (done.code, result().ended) == (1, "time")


# Lines


@pytest.mark.parametrize("mode", ["training", "strict"])
@pytest.mark.parametrize("number", range(1, 9))
def test_rubbish_loses_nothing(mode: str, number: int) -> None:
    question = paper().questions[number - 1]
    line = typed(question, right_answer(question))
    rubbish = [one for one in RUBBISH if (question.kind, one) != ("simplest", "7")]
    strict = ["--strict"] if mode == "strict" else []
    done = sit(ENTER, f"go {number}", line, *rubbish, args=(*TERMS, *strict))
    assert (done.code, done.err) == (0, "")
    exam = unfinished()
    assert question.credit(exam.sheet.answer) == 1
    said = after(done, f"Question {number} of 8")
    expected = next(line for line in said if line.startswith("Type "))
    assert said.count(expected) == 1 + len(rubbish), "each is answered by what was expected"
    assert '"%%%" is not understood. Your answer is as it was.' in said
    assert '"r99c1=1" is not on this board: rows, columns and digits go from 1 to 9.' in said
    assert "\x1b" not in done.out


def test_the_next_digit_by_and_by() -> None:
    number = at("next")
    question = paper().questions[number - 1]
    right = right_answer(question)
    assert right.placed is not None
    filled = next(cell for cell, value in enumerate(question.grid.values) if value)
    name = NINE.cell_name
    done = sit(
        ENTER,
        f"go {number}",
        f"{name(filled)}=5",
        "technique x-wing",
        "technique naked",
        "technique 99",
        "naked trple",
        f"{name(right.placed.cell)}-{right.placed.digit}",
        "yes",
        f"preuve {cells(right.cells, 'fr')}",
        "TECHNIQUE 4",
        narrate.called(right.technique, "fr"),
        marks([right.placed], "=", "en"),
        "a",
    )
    told = after(done, f"Question {number} of 8")
    value = question.grid.values[filled]
    for line in (
        f'"{name(filled)}=5": this cell holds {value} already.',
        '"x wing" is no technique of the list.',
        '"naked" could be several: naked single; naked pair; naked triple.',
        "Technique 99: the list goes from 1 to 11.",
        '"naked trple" is no technique of the list. Did you mean: naked triple; naked single?',
        '"yes" is no part of an answer to this question. Your answer is as it was.',
        f"Technique: pointing pair or triple. Evidence: {NINE_LIST(right.cells)}.",
    ):
        assert line in told, line
    assert told[-2] == question.answered(right, "en")
    assert unfinished().sheet.answer == right


def NINE_LIST(found: Iterable[int]) -> str:  # noqa: N802
    names = [NINE.cell_name(cell) for cell in sorted(found)]
    return f"{', '.join(names[:-1])} and {names[-1]}"
