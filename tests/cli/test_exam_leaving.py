"""Exams in plain text that are left, ended elsewhere, or out of time."""

import os
import shlex
import subprocess
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from time import monotonic
from unittest.mock import Mock, call

import pytest

from tests.cli.exams import (
    ENTER,
    LIMIT,
    SHORT,
    TERMS,
    after,
    command,
    echo,
    kept,
    made,
    paper,
    result,
    short_paper,
    sit,
    typed,
    unfinished,
)
from tests.cli.runner import Outcome, tutor
from tests.cli.terminal import COMMAND
from tests.learn.exams import right_answer
from tutor.base.home import FILE_NAME, data_folder
from tutor.cli.exams import plain_exam
from tutor.cli.exams import timed_lines as typed_lines
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.syllabus import Syllabus

pytestmark = pytest.mark.usefixtures("papers_made_once")

# Leaving, and coming back


def test_quitting_keeps_everything_and_the_exam_goes_on() -> None:
    found = paper()
    first, second = (typed(question, right_answer(question)) for question in found.questions[:2])
    left = sit(ENTER, first, ENTER, second, "quit")
    assert left.code == 0
    assert left.lines[-2].endswith("the clock has stopped. To go on with this exam:")
    assert left.lines[-1] == f"{command()} --seed 2026"
    assert [unfinished().is_answered(number) for number in range(3)] == [True, True, False]
    again = sit(ENTER, "answer", args=())
    begun = f"You’ve begun this exam. Questions answered: 2 of 8; {LIMIT} left."
    assert begun in again.lines
    told = found.questions[1].answered(right_answer(found.questions[1]), "en")
    assert f"Your answer: {told}" in again.lines
    assert unfinished().interruptions == 1
    same = sit("quit")
    assert begun in same.lines
    assert kept(lambda archive: len(archive.unfinished())) == 1, "the same terms: the same exam"
    other = sit("quit", args=(*TERMS, "--strict"))
    assert "Enter begins the exam and starts the clock; quit leaves." in other.lines
    assert kept(lambda archive: len(archive.unfinished())) == 1, "nothing begins before Enter"


def test_a_strict_exam_on_the_same_questions_comes_first() -> None:
    strict = sit(ENTER, "quit", args=(*TERMS, "--strict", "--name", "Ada"))
    assert strict.lines[-1].endswith(" --strict --name Ada --seed 2026")
    done = sit(ENTER, "hint", "quit", args=(*TERMS, "--strict", "--pass", "3", "--name", "Bo"))
    assert done.err == "A strict exam on these questions is under way. It comes first.\n"
    assert "You’ve begun this exam." in done.out
    assert any(line.startswith("Not in a strict exam") for line in done.lines)


def test_the_key_of_a_strict_exam_is_secret_until_it_is_handed_in(tmp_path: Path) -> None:
    """Up to 0.1.0 strict exams asked what those for training ask: such a one goes on."""
    asked = (*SHORT, "--paper", str(tmp_path / "a.md"))
    found = short_paper()
    begun = replace(found, syllabus=replace(found.syllabus, mode="strict"), edition="")
    kept(lambda archive: archive.begin(Exam(begun)))
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
    told = ["You have another exam open. To go on with it:", first.lines[-1]]
    done = sit("q", args=())
    at_other = done.lines.index(told[0])
    assert done.lines[at_other : at_other + 2] == told
    assert done.lines[-1] == second.lines[-1], "the newest goes on"
    shown = tutor("exam").lines
    assert shown[-4:] == ["To sit this exam in plain text:", second.lines[-1], *told]
    again = tutor(*shlex.split(first.lines[-1])[1:], stdin="\nq\n")
    assert any(line.startswith("Seed a,") for line in again.lines), "not the newest"
    assert "You’ve begun this exam." in again.out
    assert kept(lambda archive: len(archive.unfinished())) == 2


def test_everybody_has_an_exam_of_their_own() -> None:
    for name in ("Ada", "Bo", "Ada"):
        left = sit(ENTER, "q", args=(*TERMS, "--name", name))
        assert left.lines[-1] == f"{command()} --name {name} --seed 2026"
    assert kept(lambda archive: [exam.name for exam in archive.unfinished()]) == ["Bo", "Ada"]


def ended_meanwhile(
    monkeypatch: pytest.MonkeyPatch, end: Callable[[ExamArchive, Exam], object], line: str | None
) -> Outcome:
    """An exam that another window ends; None types nothing, but time passes."""

    def script(tick: typed_lines.Tick) -> Iterator[str]:
        yield ENTER
        kept(lambda archive: end(archive, *archive.unfinished()))
        if line is None:
            if not tick(monotonic() + 10):
                return
        else:
            yield line
        raise AssertionError("another line is asked for")

    monkeypatch.setattr(plain_exam, "timed_lines", script)
    return sit()


@pytest.mark.parametrize("line", [None, "go 2", "hint", "hand in", "clear"])
def test_what_another_window_ends_is_over(
    line: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ended_meanwhile(monkeypatch, ExamArchive.hand_in, line)
    assert done.code == 1
    end = after(done, "This exam was handed in from another window. You can’t answer any more.")
    assert end[0] == "0 out of 20 (0%): not passed yet, the pass mark is 10."
    assert end.count("Answer: No answer.") == 8
    assert "Question 2 of 8" not in done.out
    assert [len(kept(find)) for find in (ExamArchive.unfinished, ExamArchive.results)] == [0, 1]


@pytest.mark.parametrize("line", [None, "hand in", "clear"])
def test_what_another_window_throws_away_is_gone(
    line: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ended_meanwhile(monkeypatch, ExamArchive.forget, line)
    told = "This exam was thrown away from another window. You can’t answer any more."
    assert (done.code, done.lines[-1]) == (1, told)
    assert [len(kept(find)) for find in (ExamArchive.unfinished, ExamArchive.results)] == [0, 0]


def test_what_is_over_before_it_goes_on_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    sit(ENTER, "q")

    def script(tick: typed_lines.Tick) -> Iterator[str]:
        kept(lambda archive: archive.hand_in(*archive.unfinished()))
        yield ENTER
        raise AssertionError("a question is asked")

    monkeypatch.setattr(plain_exam, "timed_lines", script)
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
        told = echo(question, right_answer(question)).encode()
        assert told in map(bytes.strip, iter(process.stdout.readline, b""))
        process.kill()
    assert unfinished().sheets[0].answer == right_answer(question)
    done = sit(ENTER, "done", args=())
    assert result().lines[0].credit == 1
    assert "Interrupted once." in done.lines


# The clock


def show_times(monkeypatch: pytest.MonkeyPatch, times: Iterable[float]) -> None:
    """Let every look at the clock show the next of these times."""
    following = iter(times)
    for module in (plain_exam, typed_lines):
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
    assert "Time is up. The exam is handed in as it is." in done.lines
    assert "Time was up after 01:00." in done.lines
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
    kept(lambda archive: (archive.begin(exam), archive.save(exam)))
    done = sit(args=())
    assert "Time is up. The exam is handed in as it is." in done.lines
    assert (done.code, result().ended) == (1, "time")
