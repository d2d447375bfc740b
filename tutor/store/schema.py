"""The tables of the learner's file, and how older files become like today's."""

import sqlite3
from collections.abc import Sequence

Migration = Sequence[str]
"""The statements that lead from one version of the file to the next."""

MIGRATIONS: tuple[Migration, ...] = (
    (
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            box TEXT NOT NULL,
            givens TEXT NOT NULL,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            elapsed REAL NOT NULL,
            filled INTEGER NOT NULL,
            is_solved INTEGER NOT NULL,
            is_aside INTEGER NOT NULL
        )""",
        "CREATE INDEX games_by_date ON games (updated)",
        "CREATE INDEX games_by_birth ON games (created)",
        """CREATE TABLE entries (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
        "CREATE INDEX entries_by_kind ON entries (kind)",
    ),
    (
        """CREATE TABLE events (
            technique TEXT NOT NULL,
            at TEXT NOT NULL,
            credit REAL NOT NULL,
            source TEXT NOT NULL,
            PRIMARY KEY (technique, at, credit, source)
        ) WITHOUT ROWID""",
        "CREATE TABLE course (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """CREATE TABLE read_games (
            created TEXT NOT NULL,
            box TEXT NOT NULL,
            givens TEXT NOT NULL,
            PRIMARY KEY (created, box, givens)
        ) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE exams (
            id TEXT PRIMARY KEY,
            created TEXT NOT NULL,
            paper TEXT NOT NULL,
            state TEXT NOT NULL,
            elapsed REAL NOT NULL,
            result TEXT
        ) WITHOUT ROWID""",
        """CREATE TABLE exam_answers (
            exam TEXT NOT NULL,
            question INTEGER NOT NULL,
            answer TEXT NOT NULL,
            PRIMARY KEY (exam, question)
        ) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE nonograms (
            id INTEGER PRIMARY KEY,
            clues TEXT NOT NULL,
            about TEXT NOT NULL,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            elapsed REAL NOT NULL,
            filled INTEGER NOT NULL,
            is_solved INTEGER NOT NULL,
            is_aside INTEGER NOT NULL
        )""",
        "CREATE INDEX nonograms_by_date ON nonograms (updated)",
        "CREATE INDEX nonograms_by_birth ON nonograms (created)",
        """CREATE TABLE nonogram_entries (
            game INTEGER NOT NULL REFERENCES nonograms (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
        "CREATE INDEX nonogram_entries_by_kind ON nonogram_entries (kind)",
    ),
    # What a long life comes to, so that nobody has to read all of it again and again.
    (
        # How often each technique was shown, and what that came to by lesson.
        "CREATE TABLE shown (technique TEXT PRIMARY KEY, events INTEGER NOT NULL) WITHOUT ROWID",
        """CREATE TABLE traces (
            lesson TEXT PRIMARY KEY,
            edition TEXT NOT NULL,
            events INTEGER NOT NULL,
            until TEXT NOT NULL,
            trace TEXT NOT NULL
        ) WITHOUT ROWID""",
        "INSERT INTO shown SELECT technique, count(*) FROM events GROUP BY technique",
        # Without a word on conflicts: that of the statement outside would overrule it.
        """CREATE TRIGGER events_added AFTER INSERT ON events BEGIN
            INSERT INTO shown SELECT NEW.technique, 0
                WHERE NOT EXISTS (SELECT 1 FROM shown WHERE technique = NEW.technique);
            UPDATE shown SET events = events + 1 WHERE technique = NEW.technique;
        END""",
        """CREATE TRIGGER events_removed AFTER DELETE ON events BEGIN
            UPDATE shown SET events = events - 1 WHERE technique = OLD.technique;
            DELETE FROM traces;
        END""",
        """CREATE TRIGGER events_changed AFTER UPDATE ON events BEGIN
            UPDATE shown SET events = events - 1 WHERE technique = OLD.technique;
            INSERT INTO shown SELECT NEW.technique, 0
                WHERE NOT EXISTS (SELECT 1 FROM shown WHERE technique = NEW.technique);
            UPDATE shown SET events = events + 1 WHERE technique = NEW.technique;
            DELETE FROM traces;
        END""",
        # How often the coach was asked about something, in games of each kind.
        """CREATE TABLE hints (
            log TEXT NOT NULL,
            subject TEXT NOT NULL,
            hints INTEGER NOT NULL,
            told INTEGER NOT NULL,
            PRIMARY KEY (log, subject)
        ) WITHOUT ROWID""",
        # No part of the program rewrites a log; should anybody do so, all is counted anew.
        *(
            f"""CREATE TRIGGER {entries}_{change}d AFTER {change.upper()} ON {entries} BEGIN
                DELETE FROM hints WHERE log = '{entries}';
            END"""
            for entries in ("entries", "nonogram_entries")
            for change in ("update", "delete")
        ),
        # Which games have told what they show.
        *(
            statement
            for games, box, givens in (
                ("games", "games.box", "games.givens"),
                ("nonograms", "'nonogram'", "nonograms.clues"),
            )
            for statement in (
                f"ALTER TABLE {games} ADD COLUMN is_read INTEGER NOT NULL DEFAULT 0",
                f"""UPDATE {games} SET is_read = 1 WHERE EXISTS (
                    SELECT 1 FROM read_games AS r
                    WHERE r.created = {games}.created AND r.box = {box} AND r.givens = {givens}
                )""",
                f"""CREATE TRIGGER {games}_read AFTER INSERT ON read_games BEGIN
                    UPDATE {games} SET is_read = 1
                    WHERE created = NEW.created AND {box} = NEW.box AND {givens} = NEW.givens;
                END""",
                f"""CREATE TRIGGER {games}_added AFTER INSERT ON {games} BEGIN
                    UPDATE {games} SET is_read = 1 WHERE id = NEW.id AND EXISTS (
                        SELECT 1 FROM read_games AS r
                        WHERE r.created = {games}.created AND r.box = {box} AND r.givens = {givens}
                    );
                END""",
                f"CREATE INDEX {games}_unread ON {games} (updated) WHERE is_solved AND NOT is_read",
                f"CREATE INDEX {games}_open ON {games} (updated)"
                " WHERE NOT is_solved AND NOT is_aside",
                f"CREATE INDEX {games}_by_title ON {games} (title, is_solved, elapsed)",
            )
        ),
    ),
    # Pictures that the learner draws.
    (
        """CREATE TABLE drawings (
            id INTEGER PRIMARY KEY,
            size TEXT NOT NULL,
            title TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            elapsed REAL NOT NULL,
            filled INTEGER NOT NULL,
            is_solved INTEGER NOT NULL,
            is_aside INTEGER NOT NULL,
            is_read INTEGER NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX drawings_by_date ON drawings (updated)",
        "CREATE INDEX drawings_by_birth ON drawings (created)",
        """CREATE TABLE drawing_entries (
            game INTEGER NOT NULL REFERENCES drawings (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID""",
        "CREATE INDEX drawing_entries_by_kind ON drawing_entries (kind)",
    ),
    # What counts as a hint has changed: all are counted anew.
    ("DELETE FROM hints",),
    # The lesson that was called after the Nishio alone has another name.
    (
        "UPDATE OR IGNORE course SET name = 'lesson:contradiction-chain'"
        " WHERE name = 'lesson:nishio'",
        "DELETE FROM course WHERE name IN ('lesson:nishio', 'exercise:nishio')",
        "DELETE FROM traces WHERE lesson = 'nishio'",
    ),
)
"""The first makes a new file; version n of the file has had the first n."""

_GAME = "title, created, updated, elapsed, filled, is_solved, is_aside"
_ENTRY = "game, number, kind, entry"
COLUMNS = {
    "settings": "name, value",
    "games": f"id, box, givens, {_GAME}",
    "entries": _ENTRY,
    "events": "technique, at, credit, source",
    "course": "name, value",
    "read_games": "created, box, givens",
    "exams": "id, created, paper, state, elapsed, result",
    "exam_answers": "exam, question, answer",
    "nonograms": f"id, clues, about, {_GAME}",
    "nonogram_entries": _ENTRY,
    "drawings": f"id, size, {_GAME}",
    "drawing_entries": _ENTRY,
    "shown": "technique, events",
    "traces": "lesson, edition, events, until, trace",
    "hints": "log, subject, hints, told",
}
"""Every table with its columns, but for those that triggers write."""
LOGS = {
    "games": "entries",
    "nonograms": "nonogram_entries",
    "drawings": "drawing_entries",
}
"""Each table of games with that of their logs."""


def version_of(connection: sqlite3.Connection) -> int:
    """How many migrations the file has had."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the file up to date, one transaction per migration.

    The version is read again inside each: another window may be doing the same.
    """
    while version_of(connection) < len(migrations):
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = version_of(connection)
            if done < len(migrations):
                for statement in migrations[done]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {done + 1}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def check_tables(connection: sqlite3.Connection) -> None:
    """Ask for every column.

    Raises:
        sqlite3.OperationalError: one is not there.
    """
    for table, columns in COLUMNS.items():
        connection.execute(f"SELECT {columns} FROM {table} LIMIT 0")
    for games in LOGS:
        connection.execute(f"SELECT is_read FROM {games} LIMIT 0")
