"""The results of a class, as spreadsheets and programs read them."""

import csv
import io
import json
from datetime import UTC, datetime

from tutor.base.language import Language
from tutor.classroom.classroom import Summary
from tutor.classroom.gradebook import BYTE_ORDER_MARK, Gradebook
from tutor.classroom.standing import Standing
from tutor.classroom.task import ExamVersion, Task
from tutor.language import Speaker
from tutor.learn.exam.syllabus import Syllabus
from tutor.store.class_file import PupilRow

NOW = datetime(2026, 3, 12, tzinfo=UTC)
PUPILS = [
    PupilRow(1, "Anna; Müller", "bafoki", "", 1),
    PupilRow(2, '=HYPERLINK("http://evil")', "dugami", "", 1),
    PupilRow(3, "@SUM(A1:A9)", "luneta", "", 1),
]
EXAM = Task(
    2,
    "exam",
    NOW,
    syllabus=Syllabus("easy"),
    exams=(ExamVersion("1", "a"), ExamVersion("2", "b")),
)
TASKS = [Task(1, "technique", NOW, subject="naked-pair", count=3), EXAM]
BOOK = Gradebook(
    PUPILS,
    TASKS,
    {
        1: Summary(
            {1: Standing("done", 3, 3, 0.835), 2: Standing("done", 8, 8, 0.725, 14.5)},
            "x-wing",
            {"x-wing": 2, "naked-pair": 1},
        ),
        2: Summary(
            {2: Standing("done", 8, 8, 0.5, 10.0, is_on_paper=True)}, None, {"naked-pair": 1}
        ),
    },
)


def rows(language: Language) -> list[list[str]]:
    text = BOOK.as_csv(Speaker(language, "class", "screens", "commands"))
    assert text.startswith(BYTE_ORDER_MARK), "else no Excel reads accents"
    separator = {"en": ",", "fr": ";"}[language]
    return list(csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK)), delimiter=separator))


def test_in_english() -> None:
    head, anna, formula, other = rows("en")
    assert head[0] == "Name"
    assert head[3:6] == ["2 · Exam: Easy (mark out of 20)", "How", "Version"]
    assert anna == ["Anna; Müller", "3", "84", "14.5", "on screen", "B", "14.5", "X-Wing"]
    assert formula[0] == '\'=HYPERLINK("http://evil")'
    assert formula[3:5] == ["10.0", "on paper"]
    assert other == ["'@SUM(A1:A9)", "0", "", "", "", "B", "", ""]


def test_in_french_with_semicolons_and_decimal_commas() -> None:
    head, anna, formula, _ = rows("fr")
    assert head[0] == "Nom"
    assert head[3].replace("\u00a0", " ") == "2 · Examen : Facile (note sur 20)"
    assert anna[0] == "Anna; Müller"
    assert anna[3:7] == ["14,5", "à l’écran", "B", "14,5"]
    assert formula[4] == "sur papier"


def test_for_programs() -> None:
    first, second, third = map(json.loads, BOOK.as_json())
    assert (first["name"], first["mean"], first["stuck"]) == ("Anna; Müller", 14.5, "x-wing")
    assert [task["mark"] for task in second["tasks"]] == [None, 10.0]
    assert second["tasks"][1]["on_paper"] is True
    assert third["tasks"][0]["state"] == "new"
    everything = [task["of"] for task in third["tasks"]]
    assert everything == [3, Syllabus("easy").questions], "of those who never came, too"
    assert [task["version"] for task in first["tasks"]] == [None, "B"]


def test_what_most_pupils_miss_comes_before_what_one_misses_often() -> None:
    assert BOOK.most_missed() == "naked-pair"
    assert Gradebook(PUPILS, TASKS, {}).most_missed() is None
