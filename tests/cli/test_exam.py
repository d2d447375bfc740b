"""``tutor exam``: its terms and options, whole exams in plain text, and the terminal."""

import contextlib
import io
import os
import pty
import subprocess
import sys
import termios
import tty
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock, call

import pytest

from tests.cases import each_case
from tests.cli.exams import (
    ENTER,
    LIMIT,
    MINUTES,
    SHORT,
    SYLLABUS,
    TERMS,
    all_typed,
    command,
    kept,
    made,
    paper,
    result,
    short_paper,
    sit,
    unfinished,
)
from tests.cli.full_screen import CTRL_D, CTRL_Q, on_full_screen
from tests.cli.runner import Outcome, tutor
from tests.learn.exams import on_grid, paper_of, right_answer, wrong_answer
from tutor.base.language import Language
from tutor.cli import main
from tutor.cli.exams import start
from tutor.cli.exams import timed_lines as typed_lines
from tutor.games.sudoku.collections import shipped_file
from tutor.language import LANGUAGES, Speaker
from tutor.learn.exam import words
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import KINDS, ExamQuestion
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.writing import write_board
from tutor.techniques.step import Candidate

pytestmark = pytest.mark.usefixtures("papers_made_once")

# Whole exams


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_right(language: Language) -> None:
    words = {"en": ("done", "20 out of 20 (100%): passed", "Everything is right."),
             "fr": ("rendre", "20 sur 20 (100 %) : réussi", "Tout est juste.")}  # fmt: skip
    hand_in, verdict, right = words[language]
    found = paper()
    assert {question.kind for question in found.questions} == set(KINDS) - {"order"}
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
    assert kept(ExamArchive.unfinished) == []


def test_all_wrong_and_nothing_at_all() -> None:
    bad = sit(*all_typed(_slip, paper()), "hand in", "hand in")
    assert bad.code == 1
    assert "0 out of 20 (0%): not passed yet, the pass mark is 10." in bad.lines
    assert sum(line.is_answered for line in result().lines) == 8
    empty = sit(ENTER, "hand in", "list", "done", "hand in")
    assert empty.code == 1
    asked = "8 questions have no answer yet: 1, 2, 3, 4, 5, 6, 7 and 8."
    assert sum(line.startswith(asked) for line in empty.lines) == 2, "once, and again after list"
    assert "The same as last time." in empty.lines
    assert empty.lines.count("Answer: No answer.") == 8


def _slip(question: ExamQuestion) -> ExamAnswer:
    """A wrong answer on candidates that are on the board: others cannot be typed."""
    if question.kind in ("next", "every"):
        question = on_grid(question)
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
            answer = ExamAnswer(candidates=frozenset({one}))
            if question.kind == "next":
                answer = ExamAnswer(placed=one)
            if one not in wanted and not question.credit(answer):
                return answer
    return wrong_answer(question)


def test_a_pass_mark_of_nothing_is_passed_by_everybody() -> None:
    done = sit(ENTER, "done", "done", args=("--questions", "1", "--pass", "0"))
    assert done.code == 0
    assert "Exam · Beginner" in done.lines, "the learner's own level"


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
    strict = made(replace(SYLLABUS, mode="strict"), "2026")
    words = {
        "en": (
            "Exam · Medium",
            f"8 questions, {strict.points} points, {MINUTES} minutes.",
            "Strict: no hints",
        ),
        "fr": (
            "Examen · Moyen",
            f"8 questions, {strict.points} points, {MINUTES} minutes.",
            "ni indices, ni vérifications",
        ),
    }
    assert [word for word in words[language] if word not in done.out] == []
    groups = [line for line in done.lines if line[1:4] == " × "]
    assert sum(int(line[0]) for line in groups) == 8
    assert len(groups) == len({question.kind for question in strict.questions})
    assert done.lines[-1] == f"{command()} --strict --pass 12.5 --seed 2026"
    assert kept(ExamArchive.unfinished) == []


@pytest.mark.parametrize(
    ("level", "terms", "told"),
    [
        ("medium", {}, "the candidates; the others don’t."),
        ("medium", {"kinds": (("every", 1),)}, "The questions show the candidates."),
        ("medium", {"kinds": (("finish", 1),)}, "no candidates filled in for you."),
        ("easy", {"game": "nonogram"}, "Strict: no hints, no checks."),
    ],
)
def test_strict_terms_say_whose_candidates_are_there(
    level: str, terms: dict[str, object], told: str
) -> None:
    exam = Exam(paper_of(level, mode="strict", **terms), extra=33)
    speaker = Speaker("en")
    (strict,) = (one for one in words.terms(speaker, exam) if one.startswith("Strict"))
    assert strict.endswith(told)


def test_the_time_of_the_terms_is_that_of_the_clock() -> None:
    exam = Exam(paper_of("medium", minutes=4), extra=33)
    assert words.clock(exam.left) == "05:20"
    assert "5 min 20 s (4, and 33% more for you)." in words.terms(Speaker("en"), exam)[0]


@each_case(
    ("arguments", "told"),
    [
        (["--level", "rubbish"], "--level rubbish: expected one of beginner easy medium hard"),
        (
            ["--level", "diabolical"],
            "--level diabolical: there is no exam at this level: a supposition",
        ),
        (
            ["--level", "Diabolique"],
            "--level diabolical: there is no exam at this level: a supposition",
        ),
        (
            ["--techniques", "contradiction-chain"],
            "--techniques contradiction-chain: there is no exam on this technique",
        ),
        (
            ["--techniques", "mutant-swordfish"],
            "--techniques mutant-swordfish: this technique is found only when asked for by name",
        ),
        (["--level", "easy", "--techniques", "x-wing"], "--level and --techniques don’t go"),
        (["--techniques", "x-wing,x-wimg"], "--techniques x-wimg: expected the id of a technique"),
        (["--techniques", ""], '--techniques "": expected the id of a technique'),
        (["--techniques", "x-wing, X-Wing"], "--techniques: x-wing is named twice."),
        (["--techniques", "search"], "--techniques search: there is nothing to ask about this one"),
        (["--questions", "0"], "--questions 0: expected a whole number from 1 to 50."),
        (["--questions", "51"], "--questions 51: expected a whole number from 1 to 50."),
        (["--questions", "many"], "--questions many: expected a whole number from 1 to 50."),
        (["--minutes", "601"], "--minutes 601: expected a whole number from 1 to 600."),
        (["--minutes", "-5"], "--minutes -5: expected a whole number from 1 to 600."),
        (["--pass", "20.1"], "--pass 20.1: expected a mark from 0 to 20"),
        (["--pass", "good"], "--pass good: expected a mark from 0 to 20"),
        (["--seed", "\x1b[2J"], "--seed \\x1b[2J: expected at most 40 printable characters"),
        (["--seed", ""], '--seed "": expected a number or a word.'),
        (["--seed", " \t"], '--seed "": expected a number or a word.'),
        (["--name", "x" * 200], ": expected at most 60 printable characters"),
        (["--lang", "de"], "--lang de: expected one of en fr."),
        (["--paper", "a.md", "--plain"], "--paper and --plain don’t go together."),
        (["--paper", "a.md", "--name", "Ada"], "--paper and --name don’t go together."),
        (["--paper", "a.md", "--results"], "--paper and --results don’t go together."),
        (["--results", "--level", "easy"], "--results and --level don’t go together."),
        (["--results", "--strict"], "--results and --strict don’t go together."),
        (["--results", "--collect"], "--results and --collect don’t go together."),
        (["--collect", "--seed", "1"], "--collect and --seed don’t go together."),
        (["--results", "--json", "--csv"], "--json and --csv don’t go together."),
        (["--kinds", "rubbish"], "--kinds rubbish: expected one of next"),
        (["--kinds", "next,finish=0"], "--kinds finish=0: expected a weight from 1 to 9"),
        (
            ["--level", "easy", "--kinds", "order"],
            "--kinds order: this exam has no such questions. Expected one of next",
        ),
        (["--level", "master", "--kinds", "finish"], "Expected one of every simplest order"),
        (["--extra-time", "rubbish"], "expected a percentage from 0 to 300, for instance 33%"),
        (["--grids", "123"], "expected"),
        (["--grids", "1" + "." * 80], "--grids: grid 1: expected a 9x9 Sudoku"),
        (["--results", "--extra-time", "5"], "--results and --extra-time don’t go together."),
        (["--json"], "--json goes only with --results."),
        (["--csv", "--collect", "a"], "--csv goes only with --results."),
        (["--report", "a.md"], "--report goes only with --results."),
        (["--results", "--report", "a.md", "--csv"], "--report and --csv don’t go together."),
        (["--results", "--report", "a.md", "--out", "b"], "--report and --out don’t go together."),
        (["--paper", "a.doc"], '"a.doc": this is written as PDF or as Markdown. Expected a name'),
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
        (["--minutes", "0"], "--minutes 0 : il faut un nombre entier de 1 à 600."),
        (["--pass", "21"], "--pass 21 : il faut une note de 0 à 20, par exemple 12 ou 12,5."),
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
    assert f"\n> {LIMIT} left of {LIMIT}.\n> \nEverything is saved" in shown.out
    assert shown.lines[-1] == f"{command()} --seed 2026", "whole, to be copied"
    assert len(shown.lines[-1]) > 61 >= max(map(len, shown.lines[:-1]))


def test_when_the_time_is_up_nobody_has_to_press_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed_lines, "_SLICE", 0.05)
    exam = Exam(paper())
    exam.spend(exam.limit - 0.2)
    kept(lambda archive: (archive.begin(exam), archive.save(exam)))
    shown = at_a_terminal(keys="\rhalf a li", monkeypatch=monkeypatch, until="Solution:")
    assert (shown.code, shown.err) == (1, ""), "nothing is left for the shell"
    assert "\n> \nTime is up." in shown.out
    assert result().ended == "time"


def test_ctrl_c_keeps_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = Mock(side_effect=[([0], [], []), KeyboardInterrupt])
    monkeypatch.setattr("select.select", waiting)
    shown = at_a_terminal(*TERMS, keys="\r", monkeypatch=monkeypatch)
    assert shown.code == 130
    assert "\n> \nEverything is saved" in shown.out
    assert unfinished().elapsed > 0


def test_with_a_screen_it_opens() -> None:
    shown = on_full_screen("exam", *SHORT, keys=((short_paper().code, CTRL_Q),))
    assert shown.code == 0
    assert shown.is_full_screen


@pytest.mark.parametrize(
    ("arguments", "opened"),
    [
        ((), call.exams.open_all()),
        (
            ("--strict",),
            call.exams.open_new(
                Syllabus("beginner", mode="strict").with_usual_time(), "", "", None, 0
            ),
        ),
        (
            ("--name", " Ada "),
            call.exams.open_new(Syllabus("beginner").with_usual_time(), "", "Ada", None, 0),
        ),
        (
            ("--techniques", "x-wing,pointing", "--minutes", "5", "--seed", "1"),
            call.exams.open_new(
                Syllabus(None, ("pointing", "x-wing"), minutes=5), "1", "", None, 0
            ),
        ),
    ],
)
def test_what_the_screen_opens_with(
    arguments: tuple[str, ...], opened: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = Mock()
    monkeypatch.setattr(start, "has_screen", lambda: True)
    monkeypatch.setattr(start, "open_screen", lambda run, first, store: first(opening))
    assert tutor("exam", *arguments).code == 0
    assert opening.mock_calls == [opened]


def test_kinds_grids_bonus_and_extra_time(tmp_path: Path) -> None:
    """They are told on the cover, kept in the result, and shown to whoever collects it."""
    file = shipped_file("level-medium")
    assert file is not None
    own = [write_board(file.grid(index).values) for index in range(2)]
    grids = tmp_path / "own.sdm"
    grids.write_text("\n".join(own), encoding="utf-8")
    asked = ("--grids", str(grids), "--kinds", "every,simplest=2", "--bonus", "--extra-time", "33%")
    done = sit(ENTER, "done", "done", args=(*asked, "--questions", "4", "--seed", "1"))
    assert any("33% more for you" in line for line in done.lines)
    assert any(line.startswith("Time bonus: ") for line in done.lines)
    assert "Extra time: 33%." in done.lines
    found = result()
    syllabus = found.paper.syllabus
    assert (syllabus.level, syllabus.bonus, syllabus.own) == ("medium", True, tuple(own))
    assert syllabus.kinds == (("every", 1), ("simplest", 2))
    assert {question.kind for question in found.paper.questions} == {"every", "simplest"}
    kept_as = tmp_path / "ada.json"
    assert tutor("exam", "--results", "last", "--json", "--out", str(kept_as)).code == 0
    table = tutor("exam", "--collect", str(kept_as)).out
    assert f"{syllabus.minutes}+33%" in table
    assert ",yes," in table
