"""What is kept beside events and logs says what they say, whatever happens to either."""

import json
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from tests.store import full_life
from tests.store.play import PUZZLE
from tutor.base.events import Event, Source
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import Game
from tutor.learn.learner import open_store
from tutor.learn.mastery import Mastery, mastery_in
from tutor.learn.trace import Trace, edition
from tutor.store import Store, event_rows, hints
from tutor.store.event_rows import Shown
from tutor.store.exchange import export, import_
from tutor.store.schema import MIGRATIONS, migrate

NOW = datetime.now(UTC).replace(microsecond=0)
HOUR = timedelta(hours=1)
TECHNIQUES = ("x-wing", "grouped-aic", "grouped-nice-loop-continuous", "nonogram-overlap", "?")
SOURCES: tuple[Source, ...] = ("spot", "use", "test", "game", "exam")

some_events = st.lists(
    st.builds(
        Event,
        st.sampled_from(TECHNIQUES),
        # Now and then ahead of the clock, often within one sitting, some at the same moment.
        st.integers(-400, 30).map(lambda hours: NOW + 2 * hours * HOUR),
        st.sampled_from((0.0, 0.4, 0.5, 0.7, 0.9, 1.0)),
        st.sampled_from(SOURCES),
    ),
    max_size=6,
)
moments = st.sampled_from((NOW, NOW + 24 * HOUR, NOW - 300 * HOUR, NOW + 400 * HOUR))


def told(mastery: Mastery) -> list[object]:
    """All that there is to know of it."""
    return [(mastery.of(id_), mastery.has_used(id_)) for id_ in TECHNIQUES]


def execute(store: Store, statement: str, *values: object) -> None:
    """What no part of the product does."""
    with store.database.writing() as connection:
        connection.execute(statement, values)


def bring_in(store: Store, events: list[Event]) -> None:
    """Events that come from elsewhere."""
    with TemporaryDirectory() as folder:
        other = open_store(Path(folder))
        other.add_events(events)
        import_(store, json.loads(json.dumps(export(other))))
        other.close()


def smuggle(store: Store, events: list[Event]) -> None:
    """Events that nobody has followed."""
    for event in events:
        row = event_rows.row_of(event)
        execute(store, "INSERT OR REPLACE INTO events VALUES (?, ?, ?, ?)", *row)


def sit_exam(store: Store, events: list[Event]) -> None:
    """Events of an exam."""
    name = f"exam {len(store.exams.rows())}"
    store.exams.begin(name, NOW, {}, {})
    store.exams.finish(name, 1, events)


WAYS_IN: tuple[Callable[[Store, list[Event]], object], ...] = (
    Store.add_events,
    Store.add_events,
    Store.add_events,
    bring_in,
    smuggle,
    sit_exam,
)
MISHAPS = (
    "UPDATE traces SET edition = 'another'",
    "UPDATE traces SET trace = '{'",
    "UPDATE traces SET trace = '[1,true,null,null]'",
    "UPDATE traces SET events = events + 100",
    "DELETE FROM traces WHERE lesson = 'x-wing'",
    "UPDATE shown SET events = events + 2",
    "DELETE FROM events WHERE technique = 'x-wing' AND source = 'use'",
    "UPDATE events SET technique = '?' WHERE source = 'test' AND credit = 1.0",
    "INSERT OR IGNORE INTO events VALUES ('x-wing', '2026-01-01T00:00:00Z', 1.0, 'use')",
    "INSERT OR IGNORE INTO events VALUES ('x-wing', 'yesterday', 1.0, 'use')",
    "SELECT 1",
)


@given(
    st.lists(
        st.tuples(
            st.booleans(),
            st.sampled_from(WAYS_IN),
            some_events,
            st.sampled_from(MISHAPS) | st.just("SELECT 1"),
            moments,
        ),
        max_size=5,
    )
)
@hypothesis_settings(max_examples=25)
def test_traces_say_what_the_events_say(
    doings: list[tuple[bool, Callable[[Store, list[Event]], object], list[Event], str, datetime]],
) -> None:
    with TemporaryDirectory() as folder:
        windows = open_store(Path(folder)), open_store(Path(folder))
        for which, way_in, events, mishap, now in doings:
            here, there = windows[which], windows[not which]
            way_in(here, events)
            execute(there, mishap)
            for window in windows:
                for moment in (now, NOW):
                    expected = Mastery(window.events(), moment)
                    assert told(mastery_in(window, moment)) == told(expected)
        for window in windows:
            window.close()


def test_what_was_followed_is_not_read_again(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    store.add_events(full_life.events(50))
    statements: list[str] = []
    store.database._connection.set_trace_callback(statements.append)
    mastery_in(store)
    assert statements
    assert not any("FROM events" in statement for statement in statements)


@pytest.mark.parametrize("kind", ["locked", "waiting"])
def test_a_file_that_is_locked_for_now(tmp_path: Path, kind: str) -> None:
    store, events = open_store(tmp_path), full_life.events(40)
    store.add_events(events[:30])
    execute(store, "DELETE FROM traces")
    other = sqlite3.connect(tmp_path / "learner.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    if kind == "waiting":
        assert store.add_events(events[20:]) is not None
    now = events[-1].at
    mastery, expected = mastery_in(store, now), Mastery(store.events(), now)
    assert mastery.begun() == expected.begun()
    other.close()


@given(some_events, st.integers(0, 6))
def test_a_trace_is_read_as_it_was_written(events: list[Event], count: int) -> None:
    ordered = sorted(set(events), key=lambda event: (event.at, event.source, event.credit))
    whole, first = Trace(), Trace()
    whole.add(ordered, NOW)
    first.add(ordered[:count], NOW)
    second = Trace.from_json(json.loads(json.dumps(first.as_json())))
    second.add(ordered[count:], NOW)
    assert second.as_json() == whole.as_json()
    assert second.card == whole.card


# Hints

DOINGS: tuple[Callable[[Game], object], ...] = (
    lambda game: game.note("hint", "x-wing 1"),
    lambda game: game.note("explain", "x-wing 4"),
    lambda game: game.note("hint", "naked-pair 1"),
    lambda game: game.note("hint", "mistake 1"),
    lambda game: game.note("hint", "\ud800 1"),
    lambda game: game.note("check"),
    lambda game: game.place([2], 4),
    Game.undo,
    Game.bookmark,
)
TAMPERED = (
    "DELETE FROM hints WHERE subject = 'x-wing'",
    "DELETE FROM games WHERE id = 1",
    "UPDATE entries SET kind = 'explain', entry = '{' WHERE kind = 'hint' AND number % 3 = 0",
    "SELECT 1",
)


@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(DOINGS)), max_size=30),
    st.sampled_from(TAMPERED),
)
@hypothesis_settings(max_examples=25)
def test_hints_are_those_of_the_logs(
    doings: list[tuple[int, Callable[[Game], object]]], tampered: str
) -> None:
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        games = [store.played(GRIDS).new_game(PUZZLE, f"game {number}") for number in range(3)]
        for number, do in doings:
            do(games[number].game)
        execute(store, tampered)
        table = GRIDS.entries
        logged = hints.read_all(store.database.rows, table).hints
        totals = store.played(GRIDS).totals()
        assert totals.hints == logged.total()
        assert totals.by_technique == {
            subject: count for subject, count in logged.items() if count and subject != "mistake"
        }
        store.close()


# Older files

OLD_COLUMNS = {
    "games": "id, box, givens, title, created, updated, elapsed, filled, is_solved, is_aside",
    "nonograms": "id, clues, about, title, created, updated, elapsed, filled, is_solved, is_aside",
    "entries": "*",
    "nonogram_entries": "*",
    "events": "*",
    "read_games": "*",
}


def test_a_file_of_the_version_before(tmp_path: Path) -> None:
    new = open_store(tmp_path / "new")
    full_life.live(new, 20, 300)
    execute(new, "DELETE FROM read_games WHERE box = 'nonogram'")
    new.close()
    (tmp_path / "old").mkdir()
    connection = sqlite3.connect(tmp_path / "old" / "learner.db", isolation_level=None)
    migrate(connection, MIGRATIONS[:4])
    connection.execute("ATTACH ? AS new", (str(tmp_path / "new" / "learner.db"),))
    for table, columns in OLD_COLUMNS.items():
        connection.execute(f"INSERT INTO {table} SELECT {columns} FROM new.{table}")
    connection.close()
    old, new = open_store(tmp_path / "old"), open_store(tmp_path / "new")
    assert old.problems == []
    assert old.played(GRIDS).totals() == new.played(GRIDS).totals()
    assert old.played(PICTURES).totals() == new.played(PICTURES).totals()
    assert mastery_in(old, NOW).begun() == Mastery(new.events(), NOW).begun()
    assert old.unread(GRIDS) == []
    solved = [game for game in new.played(PICTURES).games() if game.is_solved]
    assert len(old.unread(PICTURES)) == len(solved) > 0
    assert export(old) == export(new)
    assert not Shown(old.database.rows).is_behind(edition())
