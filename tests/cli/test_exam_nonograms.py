"""Exams on nonograms: sat in plain text, printed, told again, and collected."""

import csv
import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cases import each_case
from tests.cli.exams import ENTER, all_typed, kept, made, result, sit, typed, unfinished
from tests.cli.runner import tutor
from tests.learn.exams import right_answer, wrong_answer
from tutor.base.language import Language
from tutor.cli.exams import checking, terms
from tutor.cli.exams.paper_text import technique_lines
from tutor.language import LANGUAGES, Speaker
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import NONOGRAM_KINDS, OnLine, Picture, WhichRule
from tutor.learn.exam.syllabus import Syllabus

TERMS = ("--level", "medium", "--game", "nonogram", "--questions", "4", "--seed", "2026")


@pytest.fixture(autouse=True)
def _made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Papers and the command line itself take longer to make than to use."""
    monkeypatch.setattr(terms, "make_paper", made)
    monkeypatch.setattr(checking, "make_paper", made)


def paper() -> Paper:
    """A line, a rule, a picture, and another line."""
    found = made(Syllabus("medium", questions=4, game="nonogram"), "2026")
    assert {question.kind for question in found.questions} == set(NONOGRAM_KINDS)
    return found


def number_of(kind: type[Any]) -> int:
    return 1 + next(n for n, one in enumerate(paper().questions) if isinstance(one, kind))


def question_of(kind: type[Any]) -> Any:
    return paper().questions[number_of(kind) - 1]


# Sat in plain text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_exam_all_right(language: Language) -> None:
    lines = all_typed(right_answer, paper(), language)
    hand_in, right = {
        "en": ("hand in", "Everything is right."),
        "fr": ("Rendre", "Tout est juste."),
    }[language]
    done = sit(*lines, hand_in, args=(*TERMS, "--lang", language))
    assert (done.code, done.err) == (0, "")
    assert result().mark == 20
    assert [line.credit for line in result().lines] == [1.0] * 4
    told = done.out.replace("\u00a0", " ")
    before, _, end = told.partition("20 sur 20" if language == "fr" else "20 out of 20")
    assert end.count(right) == 4
    assert right not in before, "nothing is judged before the end"
    for question in paper().questions:
        for sentence in (*question.ask(language), *question.solution(language).sentences):
            assert sentence.replace("\u00a0", " ") in end


def test_all_wrong_is_worth_nothing() -> None:
    done = sit(*all_typed(wrong_answer, paper()), "hand in", "hand in", args=TERMS)
    assert done.code == 1
    assert "0 out of 20 (0%): not passed yet, the pass mark is 10." in done.lines
    assert [line.is_answered for line in result().lines] == [True] * 4


def test_cells_of_a_line_are_marked_and_taken_back() -> None:
    number, question = number_of(OnLine), question_of(OnLine)
    free = [cell for cell in range(question.puzzle.width) if question.is_open(cell)]
    first, second, last = (question.puzzle.cell_name(free[n]) for n in (0, 1, -1))
    lines = (f"black {first} white {second} {last}", f"x {first}", f"clear {second}")
    sit(ENTER, f"go {number}", *lines, args=TERMS)
    assert unfinished().sheet.answer == ExamAnswer(white=frozenset({free[0], free[-1]}))
    known = next(n for n in range(question.puzzle.width) if not question.is_open(n))
    name = question.puzzle.cell_name(known)
    told = sit(ENTER, f"black {first} {name}", "board", "row 1", name, f"read {name}", args=())
    assert f'"{name}": this cell is already known.' in told.lines
    assert unfinished().sheet.answer.black == frozenset(), "a line counts as a whole"
    assert sum(line.lower().startswith("row 1, ") for line in told.lines) == 3
    assert sum(line.startswith(f"{name} is ") for line in told.lines) == 2
    sit(ENTER, "clear", args=())
    assert unfinished().sheet.answer == NO_ANSWER


def test_a_picture_is_painted_undone_and_cleared() -> None:
    number, question = number_of(Picture), question_of(Picture)
    cells = [question.puzzle.cell_name(cell) for cell in question.open_cells]
    sit(ENTER, f"go {number}", f"fill {cells[0]} {cells[1]}", "undo", "redo", "undo", args=TERMS)
    answer = unfinished().sheet.answer
    assert [entry.kind for entry in answer.painted] == ["paint", "undo", "redo", "undo"]
    assert not question.is_answered(answer)
    sit(ENTER, f"noir {cells[0]} blanc {cells[1]}", args=())
    first, second = question.open_cells[:2]
    board = question.board(unfinished().sheet.answer)
    assert (board.colour(first), board.colour(second)) == (1, 2)
    told = sit(ENTER, "undo", "undo", "undo", "clear", "undo", args=())
    assert "Nothing to undo." in told.lines


def test_a_rule_by_its_name_or_its_number() -> None:
    number, question = number_of(WhichRule), question_of(WhichRule)
    said = {"1": 0, "overlap": 2, "Chevauchement": 2, "nonogram-glue": 6, "mercury": 7}
    for line, index in said.items():
        sit(ENTER, f"go {number}", line, args=TERMS)
        assert unfinished().sheet.answer == ExamAnswer(technique=question.options[index]), line
    told = sit(ENTER, "x-wing", "99", "gleu", "r1c1", args=())
    assert 'I don’t understand "x-wing". Your answer is unchanged.' in told.lines
    assert "Technique 99: the list goes from 1 to 8." in told.lines
    assert '"gleu" isn’t a technique in the list. Did you mean: glue?' in told.lines


@pytest.mark.parametrize("kind", NONOGRAM_KINDS)
def test_rubbish_changes_nothing(kind: str) -> None:
    kinds = [one.kind for one in paper().questions]
    number = 1 + kinds.index(kind)  # type: ignore[arg-type]
    rubbish = ("%%%", "black", "black r99c1", "r1c1=", "paint it black", "...", "数独", "why r1c1")
    done = sit(ENTER, f"go {number}", *rubbish, args=TERMS)
    assert (done.code, done.err) == (0, "")
    assert unfinished().sheet.answer == NO_ANSWER
    assert done.out.count("I don’t understand") >= 3


def test_hints_and_strict_exams() -> None:
    number, question = number_of(Picture), question_of(Picture)
    done = sit(ENTER, f"go {number}", "hint", "h", args=TERMS)
    assert unfinished().sheet.rungs == (2,)
    assert question.hint(2, NO_ANSWER, "en").sentences[0] in done.out
    finished = typed(question, right_answer(question))
    told = sit(ENTER, finished, "board", args=()).out
    assert told.count("Complete.") >= question.puzzle.height
    strict = sit(ENTER, f"go {number}", "hint", finished, "board", args=(*TERMS, "--strict")).out
    assert "Not in a strict exam: there is no help, and nothing is judged before the end." in strict
    assert "Complete." not in strict, "not even that a line is"


# Terms


def test_terms_on_the_command_line() -> None:
    shown = tutor("exam", *TERMS)
    assert shown.code == 0
    assert "Exam · nonograms, medium" in shown.lines
    assert "--level medium --game nonogram --questions 4" in shown.lines[-1]
    both = tutor("exam", "--game", "BOTH", "--questions", "2", "--seed", "1", "--lang", "fr")
    assert "Examen · Sudoku et nonogrammes, moyen" in both.lines
    for name in ("nonogram-overlap", "overlap"):
        chosen = ("--techniques", f"{name},full-house", "--questions", "2", "--seed", "1")
        assert "--techniques full-house,nonogram-overlap" in tutor("exam", *chosen).lines[-1]


@each_case(
    ("args", "told"),
    [
        (("--game", "chess"), "--game chess: expected one of sudoku nonogram both."),
        (("--game", "both", "--techniques", "x-wing"), "--game"),
        (("--level", "diabolical", "--game", "both"), "--level diabolical"),
        (("--level", "diabolical", "--game", "nonogram"), "expert master"),
        (("--techniques", "nonogram-overlaps"), "nonogram-overlap"),
        (("--techniques", "nonogram-search"), "Name logical techniques"),
    ],
)
def test_terms_that_cannot_be(args: tuple[str, ...], told: str) -> None:
    done = tutor("exam", *args)
    assert done.code == 2
    assert told in done.err


# On paper


def test_the_techniques_of_each_game_stand_together() -> None:
    names = ("full-house", "x-wing", "nonogram-overlap", "nonogram-glue")
    assert list(technique_lines(Speaker("en"), names)) == [
        "### Sudoku",
        "",
        "1. Full house",
        "2. X-Wing",
        "",
        "### Nonograms",
        "",
        "3. Overlap",
        "4. Glue",
    ]
    assert list(technique_lines(Speaker("fr"), names[2:])) == [
        "1. Chevauchement",
        "2. Appui au bord",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_paper_and_its_key(language: Language, tmp_path: Path) -> None:
    target = tmp_path / "exam.md"
    done = tutor("exam", *TERMS, "--paper", str(target), "--lang", language)
    assert done.code == 0
    asked = target.read_text(encoding="utf-8")
    key = (tmp_path / "exam-key.md").read_text(encoding="utf-8")
    for number, question in enumerate(paper().questions, 1):
        board = (tmp_path / "exam-boards" / f"q{number:02d}.svg").read_text(encoding="utf-8")
        solved = tmp_path / "exam-key-boards" / f"q{number:02d}-solution.svg"
        assert all(sentence in asked for sentence in question.ask(language))
        told = question.solution(language).sentences
        assert all(sentence in key for sentence in told)
        assert not any(sentence in asked for sentence in told)
        assert 'class="framed"' not in board
        assert 'class="framed"' in solved.read_text(encoding="utf-8")
        if isinstance(question, OnLine):
            assert question.answered(ExamAnswer(black=frozenset({0})), language) not in key
            wanted = question.in_colours(question.wanted, language)
            assert wanted in key
        for clue in question.puzzle.rows:  # type: ignore[attr-defined]
            assert f">{' '.join(map(str, clue)) or 0}</text>" in board
    assert {"en": "Which rule?", "fr": "Quelle règle\u00a0?"}[language] in asked
    assert "2026" not in asked, "with the seed anybody could write the key"


# Results


def test_results_reports_and_tables(tmp_path: Path) -> None:
    lines = [ENTER]
    for question in paper().questions:
        answer = right_answer(question) if isinstance(question, OnLine) else wrong_answer(question)
        lines += [typed(question, answer), "next"]
    sit(*lines, "hand in", "hand in", args=TERMS)
    found = result()
    document = tmp_path / "ada.json"
    assert tutor("exam", "--results", "--json", "--out", str(document)).code == 0
    told = json.loads(document.read_text(encoding="utf-8"))
    assert told["syllabus"]["game"] == "nonogram"
    assert set(told["techniques"]) == {one.technique for one in paper().questions}
    rows = list(csv.DictReader(io.StringIO(tutor("exam", "--results", "--csv").out)))
    assert [row["kind"] for row in rows] == [one.kind for one in paper().questions]
    assert {row["subject"] for row in rows} == {"nonogram-medium"}
    full = tutor("exam", "--results", "last")
    assert f"{found.mark:g} out of 20" in full.out
    report = tmp_path / "report.md"
    assert tutor("exam", "--results", "--report", str(report), "--lang", "fr").code == 0
    drawn = (tmp_path / "report-boards").glob("*-answer.svg")
    wrong = [path for path in drawn if 'class="wrong"' in path.read_text(encoding="utf-8")]
    assert len(wrong) == 1, "the cell of the picture"
    table = tutor("exam", "--collect", str(document))
    row = next(csv.DictReader(io.StringIO(table.out)))
    assert (row["checked"], row["subject"]) == ("yes", "nonogram-medium")
    assert all(one.technique in row for one in paper().questions)
    told["questions"][0]["answer"] = {"black": [1]}
    document.write_text(json.dumps(told), encoding="utf-8")
    forged = tutor("exam", "--collect", str(document))
    assert next(csv.DictReader(io.StringIO(forged.out)))["checked"] == "no"
    assert kept(ExamArchive.unfinished) == []
    assert re.search(r"nonogram", tutor("progress", "--json").out)
