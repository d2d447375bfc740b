"""``tutor exam``: its options, and exams in plain text from the terms to the mark."""

import contextlib
import io
import os
import pty
import shlex
import subprocess
import sys
import termios
import tty
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import Mock, call

import pytest
import typer

from tests.cli.full_screen import CTRL_D, CTRL_Q, on_full_screen
from tests.cli.runner import Outcome, tutor
from tests.cli.terminal import COMMAND
from tests.learn.exams import missing_digits, right_answer, wrong_answer
from tutor import narrate
from tutor.cli import main
from tutor.cli.app import app
from tutor.cli.sitting import lines as typed_lines
from tutor.cli.sitting import sitting, start, terms
from tutor.cli.sitting.answers import ranks_of
from tutor.cli.sitting.names import technique_of
from tutor.cli.sitting.words import Command, Named, Refused, as_typed, command_of, words_in
from tutor.language import LANGUAGES
from tutor.language.exam import clock
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import KINDS, LETTERS, Finish, Judge, Next, Order, Question
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import Syllabus
from tutor.store import Store
from tutor.store.desk import Desk
from tutor.store.place import FILE_NAME, data_folder
from tutor.sudoku.geometry import Geometry, Language, digits
from tutor.techniques.ladder import LADDER
from tutor.techniques.step import Candidate

NINE = Geometry.of(3, 3)
TERMS = ("--level", "medium", "--seed", "2026")
SHORT = ("--techniques", "naked-pair", "--questions", "1", "--seed", "1")
SYLLABUS = Syllabus("medium").with_usual_time()
MINUTES, LIMIT = SYLLABUS.minutes, clock(60 * SYLLABUS.minutes)
ENTER = ""
RUBBISH = (
    "%%%",
    "x" * 200,
    "\x1b[2J",
    "r99c1=1",
    "r1c1=",
    "technique",
    "...",
    "yes no",
    "数独",
    "7",
)


@cache
def _made(subject: Syllabus, seed: str) -> Paper:
    return make_paper(subject, seed)


def made(syllabus: Syllabus, seed: str, _: object = None) -> Paper:
    """A paper that is made once: the time, the mode and the pass mark change no question."""
    subject = Syllabus(syllabus.level, syllabus.chosen, syllabus.questions)
    return replace(_made(subject, seed), syllabus=syllabus)


@cache
def _commands() -> Any:
    return typer.main.get_command(app)


@pytest.fixture(autouse=True)
def _made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Papers and the command line itself take longer to make than to use."""
    monkeypatch.setattr("tutor.cli.app.command", lambda _: _commands())
    monkeypatch.setattr(terms, "make_paper", made)
    monkeypatch.setattr(terms, "new_seed", lambda: "2026")


def paper() -> Paper:
    """The paper of the terms."""
    return made(SYLLABUS, "2026")


def short_paper() -> Paper:
    """The paper of the short terms."""
    return made(Syllabus(None, ("naked-pair",), 1).with_usual_time(), "1")


def command() -> str:
    """How the command begins that opens it in plain text."""
    return f"tutor exam --plain --level medium --questions 8 --minutes {MINUTES}"


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
    return "; ".join(
        [*parts, *([f"{word} {cells(answer.cells, language)}"] if answer.cells else [])]
    )


def all_typed(
    answer: Callable[[Question], Answer], found: Paper, language: Language = "en"
) -> list[str]:
    lines = [ENTER]
    for question in found.questions:
        lines += [typed(question, answer(question), language), "next"]
    return lines


def at(kind: str) -> int:
    """The number of the first question of a kind."""
    kinds: list[str] = [question.kind for question in paper().questions]
    return 1 + kinds.index(kind)


def after(done: Outcome, start: str) -> list[str]:
    """The lines after the last one that begins so."""
    lines = done.lines
    return lines[max(n for n, line in enumerate(lines) if line.startswith(start)) + 1 :]


# Whole exams


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_right(language: Language) -> None:
    words = {"en": ("done", "20 out of 20 (100%): passed", "Everything is right."),
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
    assert end.count(right) == len(found.questions)
    assert right not in before, "nothing is judged before the end"
    for question in found.questions:
        for sentence in (*question.ask(language), *question.solution(language).sentences):
            assert sentence.replace("\u00a0", " ") in end
    assert kept(Desk.unfinished) == []


def test_all_wrong_and_nothing_at_all() -> None:
    bad = sit(*all_typed(_slip, paper()), "hand in")
    assert bad.code == 1
    assert "0 out of 20 (0%): not passed, the pass mark is 10." in bad.lines
    assert sum(line.is_answered for line in result().lines) == 8
    empty = sit(ENTER, "hand in", "list", "done", "hand in")
    assert empty.code == 1
    asked = "8 questions are open: 1, 2, 3, 4, 5, 6, 7 and 8. Type hand in once more to hand "
    assert sum(line.startswith(asked) for line in empty.lines) == 2, "once, and again after list"
    assert "As good as the last one." in empty.lines
    assert empty.lines.count("Answer: No answer.") == 8


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
    assert left.lines[-2].endswith("the clock stands still. To go on with this exam:")
    assert left.lines[-1] == f"{command()} --seed 2026"
    assert [unfinished().is_answered(number) for number in range(3)] == [True, True, False]
    again = sit(ENTER, "answer", args=())
    begun = f"This exam was begun. Questions answered: 2 of 8; {LIMIT} left."
    assert begun in again.lines
    told = found.questions[1].answered(right_answer(found.questions[1]), "en")
    assert f"Your answer so far: {told}" in again.lines
    assert unfinished().interruptions == 1
    same = sit("quit")
    assert begun in same.lines
    assert kept(lambda desk: len(desk.unfinished())) == 1, "the same terms: the same exam"
    other = sit("quit", args=(*TERMS, "--strict"))
    assert "Enter begins the exam and starts the clock; quit leaves." in other.lines
    assert kept(lambda desk: len(desk.unfinished())) == 1, "nothing begins before Enter"


def test_a_strict_exam_on_the_same_questions_comes_first() -> None:
    strict = sit(ENTER, "quit", args=(*TERMS, "--strict", "--name", "Ada"))
    assert strict.lines[-1].endswith(" --strict --name Ada --seed 2026")
    done = sit(ENTER, "hint", "quit")
    assert done.err == "A strict exam on these questions is under way. It comes first.\n"
    assert "This exam was begun." in done.out
    assert any(line.startswith("Not in a strict exam") for line in done.lines)


def test_the_key_of_a_strict_exam_is_secret_until_it_is_handed_in(tmp_path: Path) -> None:
    asked = (*SHORT, "--paper", str(tmp_path / "a.md"))
    sit(ENTER, "quit", args=(*SHORT, "--strict"))
    refused = tutor("exam", *asked)
    told = "A strict exam on these questions is under way: hand it in first.\n"
    assert (refused.code, refused.out, refused.err) == (2, "", told)
    assert not list(tmp_path.glob("a*"))
    assert tutor("exam", *SHORT[:-1], "2", "--paper", str(tmp_path / "b.md")).code == 0
    sit(ENTER, "done", "done", args=(*SHORT, "--strict"))
    assert tutor("exam", *asked).code == 0


def test_a_paper_is_written_though_the_learners_file_is_none(tmp_path: Path) -> None:
    (data_folder() / FILE_NAME).parent.mkdir(parents=True, exist_ok=True)
    (data_folder() / FILE_NAME).mkdir()
    assert tutor("exam", *SHORT, "--paper", str(tmp_path / "a.md")).code == 0


def test_several_exams_that_wait() -> None:
    techniques = ("naked-pair", "x-wing")
    asked = ("--techniques", "x-wing,naked-pair", "--questions", "1")
    waits = made(Syllabus(None, techniques, 1).with_usual_time(), "a").syllabus
    base = (
        f"tutor exam --plain --techniques naked-pair,x-wing --questions 1 --minutes {waits.minutes}"
    )
    first = sit(ENTER, "q", args=(*asked, "--seed", "a", "--name", "Ada L."))
    assert first.lines[-1] == f"{base} --name 'Ada L.' --seed a"
    second = sit(ENTER, "q", args=(*asked, "--seed", "b c"))
    assert second.lines[-1] == f"{base} --seed 'b c'"
    told = ["Another exam waits. To go on with that one:", first.lines[-1]]
    done = sit("q", args=())
    at_other = done.lines.index(told[0])
    assert done.lines[at_other : at_other + 2] == told
    assert done.lines[-1] == second.lines[-1], "the newest goes on"
    shown = tutor("exam").lines
    assert shown[-4:] == ["To sit this exam in plain text:", second.lines[-1], *told]
    again = tutor(*shlex.split(first.lines[-1])[1:], stdin="\nq\n")
    assert any(line.startswith("Seed a,") for line in again.lines), "not the newest"
    assert "This exam was begun." in again.out
    assert kept(lambda desk: len(desk.unfinished())) == 2


def test_everybody_has_an_exam_of_their_own() -> None:
    for name in ("Ada", "Bo", "Ada"):
        left = sit(ENTER, "q", args=(*TERMS, "--name", name))
        assert left.lines[-1] == f"{command()} --name {name} --seed 2026"
    assert kept(lambda desk: [exam.name for exam in desk.unfinished()]) == ["Bo", "Ada"]


def ended_meanwhile(
    monkeypatch: pytest.MonkeyPatch, end: Callable[[Desk, Exam], object], line: str | None
) -> Outcome:
    """An exam that another window ends; None types nothing, but time passes."""

    def script(tick: typed_lines.Tick) -> Iterator[str]:
        yield ENTER
        kept(lambda desk: end(desk, *desk.unfinished()))
        if line is None:
            tick(monotonic() + 10)
        else:
            yield line
        raise AssertionError("another line is asked for")

    monkeypatch.setattr(sitting, "timed_lines", script)
    return sit()


@pytest.mark.parametrize("line", [None, "go 2", "hint", "hand in", "clear"])
def test_what_another_window_ends_is_over(
    line: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ended_meanwhile(monkeypatch, Desk.hand_in, line)
    assert done.code == 1
    end = after(done, "This exam was handed in from another window. Nothing more can be answered.")
    assert end[0] == "0 out of 20 (0%): not passed, the pass mark is 10."
    assert end.count("Answer: No answer.") == 8
    assert "Question 2 of 8" not in done.out
    assert [len(kept(find)) for find in (Desk.unfinished, Desk.results)] == [0, 1]


@pytest.mark.parametrize("line", [None, "hand in", "clear"])
def test_what_another_window_throws_away_is_gone(
    line: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ended_meanwhile(monkeypatch, Desk.forget, line)
    told = "This exam was thrown away from another window. Nothing more can be answered."
    assert (done.code, done.lines[-1]) == (1, told)
    assert [len(kept(find)) for find in (Desk.unfinished, Desk.results)] == [0, 0]


def test_what_is_over_before_it_goes_on_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    sit(ENTER, "q")

    def script(tick: typed_lines.Tick) -> Iterator[str]:
        kept(lambda desk: desk.hand_in(*desk.unfinished()))
        yield ENTER
        raise AssertionError("a question is asked")

    monkeypatch.setattr(sitting, "timed_lines", script)
    assert "This exam was handed in from another window." in sit().out


def test_what_was_typed_survives_being_killed() -> None:
    (question,) = short_paper().questions
    line = typed(question, right_answer(question))
    command = [*COMMAND, "exam", "--plain", *SHORT]
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
    done = sit(ENTER, "done", args=())
    assert result().lines[0].credit == 1
    assert "Interrupted once." in done.lines


# The clock


def show_times(monkeypatch: pytest.MonkeyPatch, times: Iterable[float]) -> None:
    """Let every look at the clock show the next of these times."""
    following = iter(times)
    for module in (sitting, typed_lines):
        monkeypatch.setattr(module, "monotonic", lambda: next(following))


def test_the_time_runs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    show_times(monkeypatch, count(step=10.0))
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


@pytest.mark.parametrize(("is_waited_for", "spent"), [(True, (3.0, 1)), (False, (902.0, 0))])
def test_a_closed_lid_takes_no_time_where_that_can_be_told(
    is_waited_for: bool, spent: tuple[float, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [ENTER, "time", "time", "quit"]
    show_times(monkeypatch, [0.0, 0.0, 0.0, 1.0, 900.0, 901.0, 902.0])
    if is_waited_for:
        there, here = os.pipe()
        os.write(here, "\n".join([*lines, ""]).encode())
        monkeypatch.setattr(typed_lines, "_descriptor", lambda: there)
    sit(*lines)
    if is_waited_for:
        os.close(there)
        os.close(here)
    assert (unfinished().elapsed, unfinished().interruptions) == spent


def test_where_nobody_can_wait_the_time_counts_until_ctrl_c(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stdin = Mock(fileno=Mock(side_effect=OSError), isatty=Mock(return_value=False))
    stdin.readline.side_effect = ["one\n", KeyboardInterrupt]
    monkeypatch.setattr("sys.stdin", stdin)
    show_times(monkeypatch, [0.0, 40.0, 100.0])
    tick = Mock(return_value=True)
    lines = typed_lines.timed_lines(tick)
    assert next(lines) == "one\n"
    with pytest.raises(KeyboardInterrupt):
        next(lines)
    looks = [15.0, 30.0, 40.0, 55.0, 70.0, 85.0, 100.0]
    assert tick.mock_calls == [call(now) for now in looks]


def test_an_exam_whose_time_was_up_is_handed_in_at_once() -> None:
    exam = Exam(paper())
    exam.spend(exam.limit)
    kept(lambda desk: (desk.begin(exam), desk.save(exam)))
    done = sit(args=())
    assert "The time is up. The exam is handed in as it is." in done.lines
    assert (done.code, result().ended) == (1, "time")


# Lines


@pytest.mark.parametrize("kind", KINDS)
def test_rubbish_loses_nothing(kind: str) -> None:
    number = at(kind)
    question = paper().questions[number - 1]
    line = typed(question, right_answer(question))
    rubbish = [one for one in RUBBISH if (kind, one) != ("simplest", "7")]
    done = sit(ENTER, f"go {number}", line, *rubbish)
    assert (done.code, done.err) == (0, "")
    assert question.credit(unfinished().sheet.answer) == 1
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
    assert isinstance(question, Next)
    filled = next(cell for cell, value in enumerate(question.grid.values) if value)
    name, options = NINE.cell_name, question.options
    naked = [narrate.called(id_, "en") for id_ in options if id_.startswith("naked")]
    assert "x-wing" not in options
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
        '"x-wing" is no technique of the list.',
        f'"naked" could be several: {" · ".join(naked)}.',
        f"Technique 99: the list goes from 1 to {len(options)}.",
        '"naked trple" is no technique of the list. Did you mean: naked triple · locked triple?',
        '"yes" is no part of an answer to this question. Your answer is as it was.',
        question.answered(Answer(technique=options[3], cells=right.cells), "en"),
    ):
        assert line in told, line
    assert told[-3] == question.answered(right, "en")
    assert unfinished().sheet.answer == right


def test_candidates_are_added_and_taken_back() -> None:
    number = at("every")
    question = paper().questions[number - 1]
    first, second, *_ = sorted(right_answer(question).candidates)
    one, both = marks([first], "-", "en"), marks([first, second], "-", "fr")
    done = sit(ENTER, f"go {number}", both, one, f"{one[:4]}=5", one[:4], one, "clear", both, one)
    told = after(done, f"Question {number} of 8")
    assert told.count("No answer.") == 1
    assert f"{one[:4]} is blank, with the marks" in " ".join(told)
    assert unfinished().sheet.answer == Answer(candidates=frozenset({second}))
    missing = next(
        Candidate(cell, digit)
        for cell in question.grid.empty_cells()
        for digit in range(1, 10)
        if not question.grid.candidates[cell] >> digit - 1 & 1
    )
    slip = marks([missing], "-", "en")
    told = sit("", slip, args=()).lines
    assert f'"{slip}": {missing.digit} is no candidate of this cell any more.' in told
    assert unfinished().sheet.answer == Answer(candidates=frozenset({second}))


def test_digits_that_a_technique_places() -> None:
    args = ("--techniques", "full-house", "--questions", "2", "--seed", "1")
    found = make_paper(Syllabus(None, ("full-house",), 2), "1")
    number = 1 + [question.kind for question in found.questions].index("every")
    cell, digit = min(right_answer(found.questions[number - 1]).candidates)
    line = marks([Candidate(cell, digit)], "=", "en")
    sit(ENTER, f"go {number}", line, args=args)
    assert unfinished().sheet.answer == Answer(candidates=frozenset({Candidate(cell, digit)}))
    told = sit(ENTER, f"{line[:4]}=0", line.replace("=", "-"), args=())
    assert "No answer." in told.lines
    assert f'"{line.replace("=", "-")}" is no part of an answer to this question.' in told.out
    # Where no candidates are shown, nobody says which there are.
    assert not found.questions[number - 1].is_marked
    anything = frozenset({Candidate(cell, digit % 9 + 1)})
    sit(ENTER, marks(anything, "=", "en"), args=())
    assert unfinished().sheet.answer == Answer(candidates=anything)


def test_yes_or_no_with_a_reason() -> None:
    number = at("judge")
    question = paper().questions[number - 1]
    assert isinstance(question, Judge)
    assert question.is_marked
    assert not question.places
    cell = next(question.grid.empty_cells())
    removed = frozenset({Candidate(cell, digits(question.grid.candidates[cell])[0])})
    line = marks(removed, "-", "en")
    done = sit(ENTER, f"go {number}", line, "no", "r1c1 r1c2", line, "r1c2", f"{line} yes", "r1c1")
    no = [Answer(is_one=False, cells=frozenset(cells)) for cells in ((), (0, 1), (0,))]
    yes = Answer(is_one=True, candidates=removed)
    expected = [
        question.answered(Answer(candidates=removed), "en"),
        "Yes or no is still missing.",
        *(question.answered(answer, "en") for answer in (*no, yes)),
    ]
    assert len(set(expected)) == 6
    told = after(done, f"Question {number} of 8")
    assert [one for one in told if one in expected] == expected
    assert done.out.count("is no part of an answer to this question") == 2
    assert unfinished().sheet.answer == yes


def test_the_order_of_grids() -> None:
    number = at("order")
    lines = ["cabd", "C < A", "A A", "E D", "D", "board c", "row 1", "read r1c1", "A", "C", "B"]
    done = sit(ENTER, f"go {number}", *lines)
    told = after(done, f"Question {number} of 8")
    orders = [line for line in told if line.startswith("From the easiest: ")]
    assert orders == [f"From the easiest: {order}." for order in ("C A B D", *["C A – –"] * 2)]
    assert '"D" is not understood. Your answer is as it was.' in told, "one letter is no order"
    assert any(line.startswith("Nothing is judged") for line in told), "C checks"
    assert unfinished().at == number - 2, "B goes back"
    assert "A is there twice: each grid has one place." in told
    assert '"E D" is not understood. Your answer is as it was.' in told
    assert told.count("Grid C") == 2
    assert sum(line.startswith("D · r") for line in told) == 2
    assert unfinished().sheets[number - 1].answer == Answer(ranks=(2, 0, 1, 0))
    assert ranks_of("D,C;B A", 4) == (4, 3, 2, 1)
    assert [ranks_of(line, 4) for line in ("back", "", "q", "b")] == [None] * 4


def test_a_grid_to_finish() -> None:
    number = at("finish")
    question = paper().questions[number - 1]
    assert isinstance(question, Finish)
    (one, digit), (other, second), *_ = missing_digits(question)
    name, empty = NINE.cell_name(one), len(missing_digits(question))
    wrong = digit % 9 + 1
    lines = [f"{name}={wrong}", f"{name}=0", f"{name}+12", f"{name}-1", "undo", "redo", "left",
             f"{name}={digit}, {NINE.cell_name(other, 'fr')}={second}", "r1c1 r1c2", "fill",
             "try", "answer", "board"]  # fmt: skip
    told = after(sit(ENTER, f"go {number}", *lines), "A hint would")
    assert told[:9] == [
        f"{name} is {wrong}.",
        f"{empty - 1} cells are blank.",
        f"{name} is blank, without marks.",
        f"{empty} cells are blank.",
        f"{name} is blank, with the marks 1 2.",
        f"{empty} cells are blank.",
        f"{name} is blank, with the marks 2.",
        f"{empty} cells are blank.",
        "Undone.",
    ], "a wrong digit is not told"
    assert "Every blank cell now has its candidates as marks." in told
    assert '"try" is not understood. Your answer is as it was.' in told
    assert f"2 digits placed, of {empty}." in told
    assert question.credit(unfinished().sheet.answer) == pytest.approx(2 / empty)
    again = sit(ENTER, "answer", "clear", "undo", args=())
    assert again.lines.count(f"{empty} cells are blank.") == 1
    assert question.credit(unfinished().sheet.answer) == pytest.approx(2 / empty)


def test_what_is_not_understood_is_repeated_as_it_was_typed() -> None:
    found = {
        ("resoudre", "Résoudre !"): "Résoudre",
        ("e foo", "r1c1=1 E\u0301-FOO"): "E\u0301-FOO",
        ("r99 c1 = 1", "L1C1  R99 C1 = 1"): "R99 C1 = 1",
        ("%%", "é%%"): "%%",
        ("Été", "  Été "): "Été",
        ("technique", "x"): "technique",
        ("", ""): "",
    }
    for (folded, line), typed_so in found.items():
        assert as_typed(folded, line) == typed_so
    told = sit(ENTER, "Résoudre", f"go {at('finish')}", "Été", args=(*TERMS, "--lang", "fr")).out
    for word in ("Résoudre", "Été"):
        assert f"«\u00a0{word}\u00a0»" in told


def test_going_about() -> None:
    done = sit(
        ENTER, "back", "go 9", "go 8", ENTER, "list", "retour", "question 2", "HELP", "again"
    )
    places = [line.split(" · ")[0] for line in done.lines if line.startswith("Question ")]
    assert places == [
        "Question 1 of 8",
        "Question 9: there are questions 1 to 8.",
        *(f"Question {number} of 8" for number in (8, 7, 2, 2)),
    ]
    assert "This is the first question." in done.lines
    assert any(line.startswith("This was the last question.") for line in done.lines)
    assert sum(line.endswith(" · open") for line in done.lines) == 8
    assert any("quit (q) leaves it" in line for line in done.lines)
    assert unfinished().at == 1


# Hints


def test_hints_have_their_price() -> None:
    number = at("simplest")
    question = paper().questions[number - 1]
    line = typed(question, right_answer(question))
    first, last = (round(100 * question.left_by((rung,))) for rung in (1, 2))
    assert question.last_rung == 2
    assert 0 < last < first < 100
    done = sit(ENTER, f"go {number}", "hint", "indice", "h", "check", line, "done", "done")
    told = after(done, f"Question {number} of 8")
    assert f"A hint would leave {first}% of the points." in told
    assert f"Hint 1 of 2; it leaves {first}% of the points." in told
    assert f"The next one would leave {last}%." in told
    again = f"Hint 2 of 2; it leaves {last}% of the points."
    assert told.count(again) == 2, "it is told once more"
    assert "Nothing is judged or explained before the end. hint gives a hint." in told
    earned = result().lines[number - 1]
    assert earned.earned == pytest.approx(last / 100 * question.points)
    assert f"2 hints: {last}% of the points are left." in told


@pytest.mark.parametrize(
    ("language", "told", "price"),
    [
        ("en", "Not in a strict exam: nobody helps", "A hint would leave"),
        ("fr", "Pas dans un examen strict", "Un indice laisserait"),
    ],
)
def test_strict_reveals_nothing(language: Language, told: str, price: str) -> None:
    number = at("finish")
    question = paper().questions[number - 1]
    assert isinstance(question, Finish)
    cell, digit = missing_digits(question)[0]
    wrong = marks([Candidate(cell, digit % 9 + 1)], "-", "en")
    asked = ("hint", "check", "why r1c1=5", "fill", "clean", "expliquer", "solution")
    done = sit(ENTER, f"go {number}", *asked, wrong, args=(*TERMS, "--strict", "--lang", language))
    assert done.out.count(told) == len(asked)
    assert price not in done.out
    assert price in sit(ENTER, "q", args=("--questions", "1", "--lang", language)).out
    kept(lambda desk: [desk.forget(exam) for exam in desk.unfinished()])
    assert unfinished().sheet.rungs == ()
    assert unfinished().sheet.answer == Answer(), "no candidates appear by themselves"


# What words mean


def test_words_in_both_languages() -> None:
    for line, wish in (
        ("", "next"), ("Suivante", "next"), ("précédent", "back"), ("liste", "list"),
        ("EFFACER", "clear"), ("réponse", "answer"), ("encore", "again"), ("temps", "time"),
        ("Indice", "hint"), ("grille", "board"), ("hand-in", "hand-in"), ("fini", "hand-in"),
        ("aide", "help"), ("Quitter", "quit"), ("pourquoi L1C1=5", "judge"),
    ):  # fmt: skip
        assert command_of(line) == Command(wish), line  # type: ignore[arg-type]
    assert command_of("aller 12") == command_of("go to 12") == Command("go", 12)
    assert command_of("grille D") == Command("board", 4)
    assert command_of("r4c7=5") is None


def test_every_technique_by_all_its_names() -> None:
    options = [technique.id for technique in LADDER]
    for number, id_ in enumerate(options, start=1):
        for name in (id_, str(number), *(narrate.name(id_, one) for one in LANGUAGES)):
            piece = Named(words_in(name.upper()))
            assert technique_of(piece, options, "en", by_number=True) == id_
    assert technique_of(Named(("espadon",)), options, "en", by_number=False) == "swordfish"
    with pytest.raises(Refused):
        technique_of(Named(("3",)), options, "en", by_number=False)


# Terms and options


def test_help_loads_nothing_heavy() -> None:
    script = (
        "import sys\nfrom tutor.cli import main\n"
        "for arguments in (['--help'], ['exam', '--help']):\n"
        "    try:\n        main(arguments)\n    except SystemExit:\n        pass\n"
        "print({'textual', 'rich', 'fsrs'} & {*sys.modules}, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert "--collect" in done.stdout
    assert done.stderr == "set()\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_the_terms_are_shown(language: Language) -> None:
    done = tutor("exam", *TERMS, "--strict", "--pass", "12,5", "--lang", language)
    assert (done.code, done.err) == (0, "")
    words = {
        "en": (
            "Exam · Medium",
            f"8 questions, {MINUTES} minutes, {paper().points} points.",
            "Strict: no hints",
        ),
        "fr": (
            "Examen · Moyen",
            f"8 questions, {MINUTES} minutes, {paper().points} points.",
            "pas d’indice",
        ),
    }
    assert [word for word in words[language] if word not in done.out] == []
    assert sum(line[:1].isdigit() and line.endswith(" points)") for line in done.lines) == 8
    assert done.lines[-1] == f"{command()} --strict --pass 12.5 --seed 2026"
    assert kept(Desk.unfinished) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--level", "rubbish"], "--level rubbish: expected one of beginner easy medium hard"),
        (["--level", "diabolical"], "--level diabolical: expected one of beginner easy medium"),
        (["--level", "easy", "--techniques", "x-wing"], "--level and --techniques do not go"),
        (["--techniques", "x-wing,x-wimg"], "--techniques x-wimg: expected the id of a technique"),
        (["--techniques", ""], "--techniques : expected the id of a technique"),
        (["--techniques", "x-wing, X-Wing"], "--techniques: x-wing is named twice."),
        (["--techniques", "search"], "--techniques search: expected techniques of logic"),
        (["--questions", "0"], "--questions 0: expected a whole number from 1 to 50."),
        (["--questions", "51"], "--questions 51: expected a whole number from 1 to 50."),
        (["--questions", "many"], "--questions many: expected a whole number from 1 to 50."),
        (["--minutes", "601"], "--minutes 601: expected a whole number from 1 to 600."),
        (["--minutes", "-5"], "--minutes -5: expected a whole number from 1 to 600."),
        (["--pass", "20.1"], "--pass 20.1: expected a mark from 0 to 20"),
        (["--pass", "good"], "--pass good: expected a mark from 0 to 20"),
        (["--seed", "\x1b[2J"], "--seed \\x1b[2J: expected at most 40 characters"),
        (["--seed", ""], "--seed: a number or a word was expected."),
        (["--seed", " \t"], "--seed: a number or a word was expected."),
        (["--name", "x" * 200], ": expected at most 60 characters"),
        (["--lang", "de"], "--lang de: expected one of en fr."),
        (["--paper", "a.md", "--plain"], "--paper and --plain do not go together."),
        (["--paper", "a.md", "--name", "Ada"], "--paper and --name do not go together."),
        (["--paper", "a.md", "--results"], "--paper and --results do not go together."),
        (["--results", "--level", "easy"], "--results and --level do not go together."),
        (["--results", "--strict"], "--results and --strict do not go together."),
        (["--results", "--collect"], "--results and --collect do not go together."),
        (["--collect", "--seed", "1"], "--collect and --seed do not go together."),
        (["--results", "--json", "--csv"], "--json and --csv do not go together."),
        (["--json"], "--json goes only with --results."),
        (["--csv", "--collect", "a"], "--csv goes only with --results."),
        (["--report", "a.md"], "--report goes only with --results."),
        (["--results", "--report", "a.md", "--csv"], "--report and --csv do not go together."),
        (["--results", "--report", "a.md", "--out", "b"], "--report and --out do not go together."),
        (["--paper", "a.pdf"], '"a.pdf": this is written as Markdown. Expected a name that ends'),
        (["--paper", "new/"], '"new/": expected the name of a file'),
        (["--paper", ".md"], '".md": expected the name of a file'),
        (["--out", "a.md"], "--out goes only with --results and --collect."),
        (["a.json"], "FILE|NUMBER goes only with --results and --collect."),
    ],
)
def test_options_that_make_no_sense(arguments: list[str], told: str) -> None:
    done = tutor("exam", *arguments)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_what_makes_no_sense_is_told_in_french_too() -> None:
    for arguments, told in (
        (["--minutes", "0"], "--minutes 0 : attendu un nombre entier de 1 à 600."),
        (["--pass", "21"], "--pass 21 : attendu une note de 0 à 20, par exemple 12 ou 12,5."),
        (["--json"], "--json ne va qu’avec --results."),
    ):
        done = tutor("exam", *arguments, "--lang", "fr")
        assert (done.code, done.err.replace("\u00a0", " ").strip()) == (2, told)


def test_papers_and_results(tmp_path: Path) -> None:
    assert tutor("exam", "--results").code == 1
    target = tmp_path / "paper.md"
    done = tutor("exam", "--questions", "1", "--seed", "1", "--paper", str(target))
    assert done.code == 0, done.err
    assert target.read_text(encoding="utf-8")
    sit(ENTER, "done", "done", args=("--questions", "1"))
    (found,) = tutor("exam", "--results", "--json", "--name", "Ada").objects
    assert (found["name"], found["mark"]) == ("Ada", 0)
    file = tmp_path / "ada.json"
    file.write_text(tutor("exam", "--results", "last", "--json").out)
    assert "Ada" not in tutor("exam", "--collect", str(file)).out


# On a terminal


class Watched(io.StringIO):
    """What somebody looks at, who goes on typing when something is shown."""

    def __init__(self, shown: str, answer: Callable[[], object]) -> None:
        super().__init__()
        self._shown = shown
        self._answer = answer

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if self._shown and self._shown in text:
            self._answer()
        return super().write(text)


def at_a_terminal(
    *arguments: str, keys: str, monkeypatch: pytest.MonkeyPatch, until: str = ""
) -> Outcome:
    """What a command shows on a terminal on which these keys were pressed.

    On standard error stands what is left for the next program; until something is shown,
    somebody types on.
    """
    outside, inside = pty.openpty()
    os.write(outside, keys.encode())
    left = ""
    out = Watched(until, lambda: os.write(outside, b"rm -r"))
    with open(inside, encoding="utf-8") as stdin, contextlib.redirect_stdout(out):
        monkeypatch.setattr("sys.stdin", stdin)
        with pytest.raises(SystemExit) as end:
            main(["exam", "--plain", *arguments])
        tty.setcbreak(inside, termios.TCSANOW)
        os.set_blocking(inside, False)
        with contextlib.suppress(BlockingIOError):
            left = os.read(inside, 1000).decode()
    os.close(outside)
    return Outcome(int(end.value.code or 0), out.getvalue(), left)


def test_on_a_terminal_it_prompts_and_ends_with_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    shown = at_a_terminal(*TERMS, keys=f"\rtime\r{CTRL_D}", monkeypatch=monkeypatch)
    assert shown.code == 0
    assert f"\n> {LIMIT} left of {LIMIT}.\n> \nEverything is kept" in shown.out
    assert shown.lines[-1] == f"{command()} --seed 2026", "whole, to be copied"
    assert len(shown.lines[-1]) > 61 >= max(map(len, shown.lines[:-1]))


def test_when_the_time_is_up_nobody_has_to_press_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed_lines, "_SLICE", 0.05)
    exam = Exam(paper())
    exam.spend(exam.limit - 0.2)
    kept(lambda desk: (desk.begin(exam), desk.save(exam)))
    shown = at_a_terminal(keys="\rhalf a li", monkeypatch=monkeypatch, until="Solution:")
    assert (shown.code, shown.err) == (1, ""), "nothing is left for the shell"
    assert "\n> \nThe time is up." in shown.out
    assert result().ended == "time"


def test_ctrl_c_keeps_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = Mock(side_effect=[([0], [], []), KeyboardInterrupt])
    monkeypatch.setattr("select.select", waiting)
    shown = at_a_terminal(*TERMS, keys="\r", monkeypatch=monkeypatch)
    assert shown.code == 130
    assert "\n> \nEverything is kept" in shown.out
    assert unfinished().elapsed > 0


def test_with_a_screen_it_opens() -> None:
    shown = on_full_screen("exam", *SHORT, keys=((short_paper().code, CTRL_Q),))
    assert shown.code == 0
    assert shown.is_full_screen


@pytest.mark.parametrize(
    ("arguments", "opened"),
    [
        ((), call.open_exams()),
        (
            ("--strict",),
            call.open_new_exam(Syllabus("medium", mode="strict").with_usual_time(), "", ""),
        ),
        (
            ("--name", " Ada "),
            call.open_new_exam(Syllabus("medium").with_usual_time(), "", "Ada"),
        ),
        (
            ("--techniques", "x-wing,pointing", "--minutes", "5", "--seed", "1"),
            call.open_new_exam(Syllabus(None, ("pointing", "x-wing"), minutes=5), "1", ""),
        ),
    ],
)
def test_what_the_screen_opens_with(
    arguments: tuple[str, ...], opened: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = Mock()
    monkeypatch.setattr(start, "has_screen", lambda: True)
    monkeypatch.setattr(start, "open_screen", lambda run, lang, first, store: first(opening))
    assert tutor("exam", *arguments).code == 0
    assert opening.mock_calls == [opened]
