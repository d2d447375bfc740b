"""What the learner has shown is kept, once, whatever the disk does."""

import json
import math
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.grids import CLASSIC, grid_of
from tests.store.play import PUZZLE
from tutor.base.document import BadDocument
from tutor.base.events import Event
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.learn.learner import GameRecord, open_store
from tutor.store import Store
from tutor.store.exchange import Imported, export, import_
from tutor.store.schema import MIGRATIONS, migrate, version_of
from tutor.sudoku.search import solutions

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
EVENTS = [
    Event("x-wing", START, 1.0, "spot"),
    Event("x-wing", START, 0.25, "conclude"),
    Event("naked-pair", START + timedelta(days=1, microseconds=7), 0.0, "game"),
]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path)


def solve(store: Store, title: str = "any") -> GameRecord:
    """A game that was played to its end at once."""
    keeper = store.played(GRIDS).new_game(PUZZLE, title)
    (solution,) = solutions(grid_of(CLASSIC))
    for cell, digit in enumerate(solution):
        if not PUZZLE.is_given(cell):
            keeper.game.place([cell], digit)
    return keeper.record


def document(store: Store) -> Any:
    return json.loads(json.dumps(export(store)))


def test_events_come_back_in_order_and_once(store: Store, tmp_path: Path) -> None:
    assert store.events() == []
    assert store.add_events(reversed(EVENTS)) is None
    assert store.add_events(EVENTS[:2]) is None
    expected = sorted(EVENTS, key=lambda event: (event.at, event.source))
    assert store.events() == expected
    assert open_store(tmp_path).events() == expected


def test_odd_credits_are_kept_within_bounds(store: Store) -> None:
    odd = (-1.0, 1.0000001, math.inf, math.nan)
    for number, credit in enumerate(odd):
        at = START + timedelta(days=number)
        assert store.add_events([Event("x-wing", at, credit, "use")]) is None
    assert [event.credit for event in store.events()] == [0.0, 1.0, 1.0, 0.0]


@pytest.mark.parametrize(
    "row",
    [
        ("x-wing", "yesterday", 1.0, "use"),
        ("x-wing", "2026-03-02T12:00:00", 1.0, "use"),
        ("x-wing", "0001-01-01T00:00:00+10:00", 1.0, "use"),
        ("x-wing", b"\xff", 1.0, "use"),
        ("x-wing", START.isoformat(), "much", "use"),
        ("x-wing", START.isoformat(), 2.0, "use"),
        ("x-wing", START.isoformat(), math.inf, "use"),
        ("x-wing", START.isoformat(), 1.0, "cheating"),
    ],
)
def test_unreadable_rows_are_passed_over(store: Store, row: tuple[object, ...]) -> None:
    store.add_events(EVENTS)
    before = store.events()
    with store.database.writing() as connection:
        connection.execute("INSERT INTO events VALUES (?, ?, ?, ?)", row)
        connection.execute("INSERT INTO course VALUES ('bad', 'no json')")
    assert store.events() == before
    assert store.course() == {}
    assert store.new_problems() == []


def test_places_in_the_course(store: Store, tmp_path: Path) -> None:
    assert store.course() == {}
    assert store.save_course("lesson", {"technique": "x-wing", "page": 3}) is None
    assert store.save_course("exercise", [1, "é", None]) is None
    assert store.save_course("lesson", {"technique": "x-wing", "page": 4}) is None
    assert open_store(tmp_path).course() == {
        "lesson": {"technique": "x-wing", "page": 4},
        "exercise": [1, "é", None],
    }
    assert store.save_course("lesson", None) is None
    assert store.save_course("never there", None) is None
    assert open_store(tmp_path).course() == {"exercise": [1, "é", None]}


def test_what_waits_for_a_locked_file_counts_already(store: Store, tmp_path: Path) -> None:
    record = solve(store)
    store.save_course("lesson", 1)
    store.save_course("exercise", 2)
    other = sqlite3.connect(tmp_path / "learner.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for problem in (
        store.add_events(EVENTS[:2], of=store.played(GRIDS).birth(record)),
        store.save_course("lesson", 3),
        store.save_course("exercise", None),
    ):
        assert problem is not None
        assert problem.kind == "locked"
    assert len(store.events()) == 2
    assert store.course() == {"lesson": 3}
    assert store.unread(GRIDS) == []
    other.execute("ROLLBACK")
    assert open_store(tmp_path).events() == []
    assert store.add_events(EVENTS[2:]) is None, "the next write takes the others along"
    back = open_store(tmp_path)
    assert (len(back.events()), back.course()) == (3, {"lesson": 3})
    assert back.unread(GRIDS) == []
    assert not store.database.waiting


def test_closing_writes_what_waits(store: Store, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "learner.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert store.add_events(EVENTS) is not None
    other.execute("ROLLBACK")
    store.close()
    assert len(open_store(tmp_path).events()) == 3


def test_a_full_disk_takes_all_or_nothing(store: Store, tmp_path: Path) -> None:
    many = [Event(f"of {n} {'x' * 500}", START, 1.0, "use") for n in range(100)]
    record = solve(store)
    connection = store.database._connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    problem = store.add_events(many, of=store.played(GRIDS).birth(record))
    assert problem is not None
    assert problem.kind == "full"
    there = open_store(tmp_path)
    assert (there.events(), len(there.unread(GRIDS))) == ([], 1)
    connection.execute("PRAGMA max_page_count = 100000")
    store.close()
    assert len(open_store(tmp_path).events()) == 100
    assert open_store(tmp_path).unread(GRIDS) == []


def test_a_file_out_of_reach(tmp_path: Path) -> None:
    home, away = tmp_path / "home", tmp_path / "away"
    first = open_store(home)
    first.add_events(EVENTS[:1])
    first.save_course("lesson", 1)
    first.save_course("exercise", 2)
    first.close()
    home.rename(away)
    home.write_text("a file where the folder should be")
    store = open_store(home)
    record = solve(store)
    assert store.add_events(EVENTS, of=store.played(GRIDS).birth(record)) is not None, (
        "it does not last"
    )
    assert store.save_course("exercise", None) is not None
    home.unlink()
    away.rename(home)
    assert store.save_course("lesson", 2) is None
    back = open_store(home)
    assert len(back.events()) == 3
    assert back.course() == {"lesson": 2}, "what was forgotten meanwhile stays forgotten"
    assert [game.title for game in back.played(GRIDS).games()] == ["any"]
    assert back.unread(GRIDS) == []


# A game is read once


def test_only_solved_games_are_read_and_only_once(store: Store, tmp_path: Path) -> None:
    store.played(GRIDS).new_game(PUZZLE, "not solved")
    solve(store, DRAFT)
    assert store.unread(GRIDS) == []
    first, second = solve(store, "first"), solve(store, "second")
    assert [game.title for game in store.unread(GRIDS)] == ["first", "second"]
    assert store.add_events(EVENTS, of=store.played(GRIDS).birth(first)) is None
    assert [game.title for game in open_store(tmp_path).unread(GRIDS)] == ["second"]
    assert store.add_events([], of=store.played(GRIDS).birth(second)) is None, (
        "a game may show nothing"
    )
    keeper = store.played(GRIDS).resume_record(first)
    keeper.game.undo()
    keeper.game.redo()
    assert keeper.record.is_solved
    assert store.unread(GRIDS) == []


def test_a_game_may_be_read_before_it_could_be_written(store: Store, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "learner.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    record = solve(store)
    assert record.id == 0
    store.add_events(EVENTS, of=store.played(GRIDS).birth(record))
    other.execute("ROLLBACK")
    store.close()
    back = open_store(tmp_path)
    assert [game.is_solved for game in back.played(GRIDS).games()] == [True]
    assert (len(back.events()), back.unread(GRIDS)) == (3, [])


# Older files, and other files


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "learner.db"
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    givens = " ".join(map(str, PUZZLE.values))
    stamp = START.isoformat(timespec="microseconds")
    connection.execute(
        "INSERT INTO games VALUES (1, '3x3', ?, 'old', ?, ?, 60.0, 81, 1, 0)",
        (givens, stamp, stamp),
    )
    connection.execute("INSERT INTO settings VALUES ('theme', '\"light\"')")
    connection.close()
    store = open_store(tmp_path)
    assert store.problems == []
    assert version_of(store.database._connection) == len(MIGRATIONS)
    assert store.settings().theme == "light"
    (old,) = store.unread(GRIDS)
    assert old.title == "old"
    assert store.add_events(EVENTS, of=store.played(GRIDS).birth(old)) is None
    assert open_store(tmp_path).unread(GRIDS) == []


def test_everything_goes_along_and_nothing_is_doubled(store: Store, tmp_path: Path) -> None:
    store.add_events(EVENTS, of=store.played(GRIDS).birth(solve(store, "read")))
    solve(store, "unread")
    store.save_course("lesson", {"page": 3})
    store.save_course("over", None)
    other = open_store(tmp_path / "other")
    other.save_course("over", 5)
    first = Imported(added=2, known=0, events=len(EVENTS))
    for expected in (first, Imported(added=0, known=2)):
        assert import_(other, document(store)) == expected
        assert other.events() == store.events()
        assert other.course() == {"lesson": {"page": 3}, "over": 5}
        assert [game.title for game in other.unread(GRIDS)] == ["unread"]
    more = Event("x-wing", START + timedelta(days=3), 1.0, "test")
    other.add_events([more], of=other.played(GRIDS).birth(other.unread(GRIDS)[0]))
    other.save_course("lesson", {"page": 9})
    import_(store, document(other))
    assert store.events() == other.events()
    assert store.unread(GRIDS) == []
    assert store.course() == {"lesson": {"page": 3}}, "what is here stays, what is over too"


def test_files_without_a_course_still_come_in(store: Store, tmp_path: Path) -> None:
    store.add_events(EVENTS, of=store.played(GRIDS).birth(solve(store)))
    older = document(store)
    del older["events"], older["course"], older["games"][0]["read"]
    other = open_store(tmp_path / "other")
    assert import_(other, older) == Imported(added=1, known=0)
    assert (other.events(), other.course(), len(other.unread(GRIDS))) == ([], {}, 1)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"events": {}}, "events"),
        ({"events": [3]}, "events[0]"),
        ({"credit": 1.5}, "events[1].credit"),
        ({"credit": True}, "events[1].credit"),
        ({"credit": math.nan}, "events[1].credit"),
        ({"credit": None}, "events[1].credit"),
        ({"at": "2026-01-01T00:00:00"}, "events[1].at"),
        ({"at": 5}, "events[1].at"),
        ({"source": "cheating"}, "events[1].source"),
        ({"source": []}, "events[1].source"),
        ({"technique": None}, "events[1].technique"),
        ({"technique": "\ud800"}, "events[1].technique"),
        ({"course": []}, "course"),
        ({"course": {"\ud800": 1}}, "course"),
        ({"read": 1}, "games[0].read"),
    ],
)
def test_rubbish_is_refused_whole(
    store: Store, tmp_path: Path, change: dict[str, Any], where: str
) -> None:
    store.add_events(EVENTS)
    store.played(GRIDS).new_game(PUZZLE, "any")
    bad = document(store)
    name = next(iter(change))
    (bad if name in bad else bad["games"][0] if name == "read" else bad["events"][1]).update(change)
    other = open_store(tmp_path / "other")
    with pytest.raises(BadDocument) as refused:
        import_(other, bad)
    assert refused.value.where == where
    assert (other.events(), other.played(GRIDS).games(), other.course()) == ([], [], {})
