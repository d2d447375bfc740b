"""Exams are kept as they go, handed in once, and never lost to the disk or another window."""

import json
import math
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.learn.exams import paper_of
from tutor.base.document import BadDocument
from tutor.base.events import Event
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import result_of
from tutor.learn.learner import open_store
from tutor.store import ExamRow, Store
from tutor.store.exchange import Imported, export, import_
from tutor.store.schema import MIGRATIONS, migrate, version_of

START = datetime(2026, 3, 2, 12, 30, 15, 7, tzinfo=UTC)
SHORT = paper_of("easy", "é", questions=1)
PAPER = SHORT.as_json()
RESULT = json.loads(json.dumps(result_of(Exam(SHORT), START).as_json()))
EVENTS = [Event("x-wing", START, 1.0, "exam"), Event("naked-pair", START, 0.5, "exam")]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path / "one")


def again(store: Store) -> Store:
    """Another window on the same file."""
    return open_store(store.database.path.parent)


def begin(store: Store, name: str = "a", days: int = 0) -> None:
    assert store.exams.begin(name, START + timedelta(days=days), PAPER, {"at": 1}) is None


def row(store: Store, name: str = "a") -> ExamRow:
    found = store.exams.row(name)
    assert found is not None
    return found


def document(store: Store) -> Any:
    return json.loads(json.dumps(export(store)))


def lock(store: Store) -> sqlite3.Connection:
    """Another program that holds the file."""
    other = sqlite3.connect(store.database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


# As they go


def test_an_exam_from_its_beginning_to_its_end(store: Store) -> None:
    assert (store.exams.rows(), store.exams.row("a")) == ([], None)
    begin(store)
    assert row(store) == ExamRow("a", START, PAPER, {"at": 1}, 0.0, None, {})
    assert store.exams.save("a", state=[2], elapsed=12.5, answers={2: [4], 1: {"é": 1}}) is None
    assert store.exams.save("a", answers={2: None}) is None
    expected = ExamRow("a", START, PAPER, [2], 12.5, None, {1: {"é": 1}, 2: None})
    assert again(store).exams.rows() == [expected]
    assert store.exams.finish("a", RESULT, EVENTS) is None
    finished = row(again(store))
    assert (finished.result, finished.answers) == (RESULT, expected.answers)
    assert set(again(store).events()) == set(EVENTS)


def test_the_newest_comes_first(store: Store) -> None:
    for name, days in (("b", 1), ("z", 3), ("a", 1), ("c", 2)):
        begin(store, name, days)
    assert [exam.id for exam in store.exams.rows()] == ["z", "c", "a", "b"]


def test_beginning_again_changes_nothing(store: Store) -> None:
    begin(store)
    store.exams.save("a", elapsed=3, answers={1: 1})
    before = row(store)
    assert store.exams.begin("a", START + timedelta(days=1), "other", "other") is None
    assert store.exams.rows() == [before]


def test_time_never_runs_backwards(store: Store) -> None:
    begin(store)
    for elapsed in (5.0, 3.0, -1.0, math.nan, math.inf, None):
        assert store.exams.save("a", elapsed=elapsed) is None
        assert row(store).elapsed == 5.0


def test_an_exam_handed_in_is_closed(store: Store) -> None:
    begin(store)
    store.exams.save("a", elapsed=5, answers={1: 1})
    store.exams.finish("a", RESULT, EVENTS[:1])
    before = row(store)
    assert store.exams.save("a", state=9, elapsed=99, answers={1: 2, 2: 2}) is None
    assert store.exams.finish("a", "other", EVENTS) is None
    assert store.exams.forget("a") is None
    assert store.exams.rows() == [before]
    assert store.events() == EVENTS[:1], "what came late is not written either"


def test_an_exam_may_be_discarded(store: Store) -> None:
    begin(store)
    begin(store, "b")
    for name in ("a", "b"):
        store.exams.save(name, answers={1: name})
    assert store.exams.forget("a") is None
    assert [exam.id for exam in again(store).exams.rows()] == ["b"]
    assert store.database.rows("SELECT exam FROM exam_answers") == [("b",)]
    assert store.exams.save("a", state=1, elapsed=1, answers={1: 1}) is None
    assert store.exams.finish("a", RESULT, EVENTS) is None
    assert (store.exams.row("a"), store.events()) == (None, [])
    assert store.database.rows("SELECT exam FROM exam_answers") == [("b",)]


def test_two_windows(store: Store) -> None:
    begin(store)
    other = again(store)
    store.exams.save("a", elapsed=4, answers={1: "here", 3: "here"})
    other.exams.save("a", elapsed=2, answers={2: "there", 3: "there"})
    assert row(store) == row(other)
    assert row(store).answers == {1: "here", 2: "there", 3: "there"}
    assert row(store).elapsed == 4
    other.exams.finish("a", "there", EVENTS[:1])
    store.exams.finish("a", "here", EVENTS[1:])
    assert (row(store).result, store.events()) == ("there", EVENTS[:1])


# Trouble with the disk


def test_what_waits_for_a_locked_file_counts_already(store: Store) -> None:
    begin(store)
    begin(store, "over")
    store.exams.save("a", elapsed=1, answers={1: "old", 2: "old"})
    before = store.exams.rows()
    other = lock(store)
    for problem in (
        store.exams.begin("b", START + timedelta(days=1), PAPER, 1),
        store.exams.save("b", state=2, answers={5: 5}),
        store.exams.save("a", elapsed=7, answers={2: "new"}),
        store.exams.finish("a", RESULT, EVENTS),
        store.exams.save("a", answers={3: "too late"}),
        store.exams.forget("over"),
    ):
        assert problem is not None
        assert problem.kind == "locked"
    seen, shown = store.exams.rows(), store.events()
    assert [exam.id for exam in seen] == ["b", "a"]
    assert (seen[0].state, seen[0].answers) == (2, {5: 5})
    assert (seen[1].result, seen[1].elapsed) == (RESULT, 7)
    assert seen[1].answers == {1: "old", 2: "new"}
    assert set(shown) == set(EVENTS)
    assert len(document(store)["exams"]) == 2
    other.execute("ROLLBACK")
    assert (again(store).exams.rows(), again(store).events()) == (before, [])
    assert store.exams.save("b", elapsed=0) is None, "the next write takes the others along"
    assert (again(store).exams.rows(), again(store).events()) == (seen, shown)
    assert not store.database.waiting


def test_closing_writes_what_waits(store: Store) -> None:
    other = lock(store)
    assert store.exams.begin("a", START, PAPER, 1) is not None
    assert store.exams.finish("a", RESULT, EVENTS) is not None
    other.execute("ROLLBACK")
    store.close()
    assert row(again(store)).result == RESULT
    assert len(again(store).events()) == 2


def test_handed_in_elsewhere_while_it_waits_here(store: Store) -> None:
    begin(store)
    other = lock(store)
    assert store.exams.finish("a", "here", EVENTS[:1]) is not None
    other.execute("ROLLBACK")
    again(store).exams.finish("a", "there", EVENTS[1:])
    assert (row(store).result, store.events()) == ("there", EVENTS[1:])
    store.close()
    assert (row(again(store)).result, again(store).events()) == ("there", EVENTS[1:])


def test_a_full_disk_takes_all_or_nothing(store: Store) -> None:
    begin(store)
    many = [Event(f"of {n} {'x' * 500}", START, 1.0, "exam") for n in range(100)]
    connection = store.database._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    problem = store.exams.finish("a", RESULT, many)
    assert problem is not None
    assert problem.kind == "full"
    assert (row(again(store)).result, again(store).events()) == (None, [])
    assert (row(store).result, len(store.events())) == (RESULT, 100)
    connection.execute("PRAGMA max_page_count = 100000")
    store.close()
    assert (row(again(store)).result, len(again(store).events())) == (RESULT, 100)


def test_a_file_out_of_reach(tmp_path: Path) -> None:
    home, away = tmp_path / "home", tmp_path / "away"
    first = open_store(home)
    begin(first, "old")
    begin(first, "both")
    first.exams.save("both", elapsed=9, answers={1: "file", 2: "file"})
    both = document(first)
    first.close()
    home.rename(away)
    home.write_text("a file where the folder should be")
    store = open_store(home)
    import_(store, both)
    assert store.exams.save("both", elapsed=3, answers={2: "memory"}) is not None
    assert store.exams.begin("new", START, PAPER, 1) is not None, "it does not last"
    assert store.exams.save("new", answers={1: 1}) is not None
    assert store.exams.begin("done", START, PAPER, 1) is not None
    assert store.exams.finish("done", RESULT, EVENTS) is not None
    assert store.exams.begin("over", START, PAPER, 1) is not None
    assert store.exams.forget("over") is not None
    seen = store.exams.rows()
    assert {exam.id for exam in seen} == {"old", "both", "new", "done"}
    home.unlink()
    away.rename(home)
    assert store.exams.save("new", elapsed=6, answers={2: 2}) is None
    back = open_store(home)
    assert {exam.id for exam in back.exams.rows()} == {"old", "both", "new", "done"}
    assert (row(back, "new").elapsed, row(back, "new").answers) == (6, {1: 1, 2: 2})
    assert (row(back, "done").result, len(back.events())) == (RESULT, 2)
    assert (row(back, "both").elapsed, row(back, "both").answers) == (9, {1: "file", 2: "memory"})


def test_an_exam_goes_on_in_a_file_begun_anew(store: Store) -> None:
    begin(store)
    begin(store, "over")
    store.exams.forget("over")
    store.exams.save("a", elapsed=5, answers={1: 1})
    with store.database.writing() as connection:
        connection.execute("DROP TABLE exam_answers")
    problem = store.exams.save("a", answers={2: 2})
    assert problem is not None
    assert problem.kind == "damaged"
    assert store.exams.save("a", answers={3: 3}) is None
    (exam,) = again(store).exams.rows()
    assert (exam.id, exam.paper, exam.elapsed, exam.answers) == ("a", PAPER, 5, {1: 1, 2: 2, 3: 3})


# Older files, and damaged rows


def test_a_file_of_the_second_version_is_brought_up_to_date(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "learner.db", isolation_level=None)
    migrate(connection, MIGRATIONS[:2])
    connection.execute("INSERT INTO events VALUES ('x-wing', ?, 1.0, 'use')", (START.isoformat(),))
    connection.close()
    store = open_store(tmp_path)
    assert store.problems == []
    assert version_of(store.database._connection) == len(MIGRATIONS)
    assert [event.source for event in store.events()] == ["use"]
    begin(store)
    assert row(again(store)).paper == PAPER


NOW = START.isoformat()
DEEP = "[" * 100_000


DAMAGED: list[tuple[object, ...]] = [
    (NOW, "no json", "1", 0.0, None),
    (NOW, "1", DEEP, 0.0, None),
    (NOW, "1", "1", 0.0, "{"),
    (NOW, b"\xff", "1", 0.0, None),
    ("yesterday", "1", "1", 0.0, None),
    ("2026-03-02T12:00:00", "1", "1", 0.0, None),
    (NOW, "1", "1", "much", None),
    (NOW, "1", "1", -1.0, None),
    (NOW, "1", "1", math.inf, None),
]


def test_damaged_rows_hide_no_others(store: Store) -> None:
    begin(store)
    store.exams.save("a", answers={1: 1})
    before = store.exams.rows()
    with store.database.writing() as connection:
        connection.executemany(
            "INSERT INTO exams VALUES (?, ?, ?, ?, ?, ?)",
            [(f"bad {number}", *values) for number, values in enumerate(DAMAGED)],
        )
        connection.executemany(
            "INSERT INTO exam_answers VALUES ('a', ?, ?)",
            [(2, "no json"), ("two", "2"), (math.inf, "2"), (3, DEEP)],
        )
    assert store.exams.rows() == before
    assert store.exams.row("bad 0") is None
    other = lock(store)
    assert store.exams.save("a", answers={4: 4}) is not None
    assert row(store).answers == {1: 1, 4: 4}
    other.execute("ROLLBACK")
    store.exams.flush()
    assert row(again(store)).answers == {1: 1, 4: 4}
    assert store.new_problems() == []


# Taking them along


def test_exams_go_along_and_are_not_doubled(store: Store, tmp_path: Path) -> None:
    begin(store)
    store.exams.save("a", elapsed=12.3456, answers={10: [1], 2: None})
    begin(store, "b", 1)
    store.exams.save("b", answers={1: 1})
    store.exams.finish("b", RESULT, EVENTS)
    assert document(store)["exams"][0] == {
        "id": "a",
        "created": "2026-03-02T12:30:15.000007+00:00",
        "paper": PAPER,
        "state": {"at": 1},
        "elapsed": 12.346,
        "result": None,
        "answers": {"2": None, "10": [1]},
    }
    other = open_store(tmp_path / "two")
    first = Imported(added=0, known=0, events=2, exams=2)
    for expected in (first, Imported(added=0, known=0)):
        assert import_(other, document(store)) == expected
        assert document(other) == document(store)


def test_what_is_here_is_completed(store: Store, tmp_path: Path) -> None:
    other = open_store(tmp_path / "two")
    for here, word, seconds, questions in (
        (store, "ours", 5, (1, 2)),
        (other, "theirs", 8, (2, 3)),
    ):
        begin(here)
        here.exams.save("a", state=word, elapsed=seconds, answers=dict.fromkeys(questions, word))
    assert import_(store, document(other)).exams == 0
    exam = row(store)
    assert (exam.state, exam.elapsed) == ("ours", 8)
    assert exam.answers == {1: "ours", 2: "ours", 3: "theirs"}


def test_a_result_comes_with_its_answers_and_stays(store: Store, tmp_path: Path) -> None:
    other = open_store(tmp_path / "two")
    begin(store)
    store.exams.save("a", state="ours", elapsed=50, answers={1: "ours", 2: "ours"})
    going_on = document(store)
    begin(other)
    other.exams.save("a", state="theirs", elapsed=8, answers={2: "theirs", 3: "theirs"})
    other.exams.finish("a", RESULT, EVENTS)
    assert import_(store, document(other)) == Imported(added=0, known=0, events=2)
    exam = row(store)
    assert (exam.state, exam.elapsed, exam.result) == ("theirs", 50, RESULT)
    assert exam.answers == {2: "theirs", 3: "theirs"}
    before = row(other)
    assert import_(other, going_on) == Imported(added=0, known=0)
    assert row(other) == before


def test_documents_without_exams_still_come_in(store: Store, tmp_path: Path) -> None:
    begin(store)
    older = document(store)
    del older["exams"]
    assert import_(open_store(tmp_path / "two"), older) == Imported(added=0, known=0)


Change = Callable[[Any], object]
CHANGES: list[tuple[Change, str]] = [
    (lambda d: d.update(exams={}), "exams"),
    (lambda d: d.update(exams=None), "exams"),
    (lambda d: d["exams"].append(3), "exams[1]"),
    *(
        (lambda d, name=name: d["exams"][0].pop(name), f"exams[0].{name}")
        for name in ("id", "created", "paper", "state", "elapsed", "result", "answers")
    ),
    *(
        (lambda d, n=name, v=value: d["exams"][0].update({n: v}), f"exams[0].{name}")
        for name, value in (
            ("id", 3),
            ("id", ""),
            ("id", "\ud800"),
            ("created", 5),
            ("created", "2026-01-01T00:00:00"),
            ("elapsed", -1),
            ("elapsed", math.nan),
            ("elapsed", "5"),
            ("elapsed", True),
            ("elapsed", 10**400),
            ("answers", [1]),
            ("answers", {"one": 1}),
            ("answers", {"-1": 1}),
            ("answers", {"01": 1}),
            ("answers", {"1_0": 1}),
            ("answers", {"١": 1}),
            ("answers", {str(2**70): 1}),
        )
    ),
    (lambda d: d["exams"][0]["paper"].update(questions=[]), "exams[0].paper.questions"),
    (
        lambda d: d["exams"][0]["paper"]["questions"][0].update(
            kind="every", technique="bug-plus-1"
        ),
        "exams[0].paper.questions[0]",
    ),
    (lambda d: d["exams"][0].update(result={**RESULT, "mark": 21}), "exams[0].result.mark"),
    (lambda d: d["exams"][0].update(result={**RESULT, "format": "x"}), "exams[0].result.format"),
]


def test_rubbish_is_refused_and_its_place_named(store: Store, tmp_path: Path) -> None:
    begin(store)
    store.exams.save("a", answers={1: 1})
    store.add_events([Event("x-wing", START, 1.0, "use")])
    other = open_store(tmp_path / "two")
    for change, where in CHANGES:
        bad = document(store)
        change(bad)
        with pytest.raises(BadDocument) as refused:
            import_(other, bad)
        assert refused.value.where == where
        assert (other.exams.rows(), other.events()) == ([], [])
    assert import_(other, document(store)).exams == 1
