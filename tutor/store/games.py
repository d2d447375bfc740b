"""The games of one kind in the learner's file."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Generic, NamedTuple

from tutor.base.document import (
    LARGEST,
    BadDocument,
    Place,
    bounded,
    read_amount,
    read_flag,
    read_moment,
    read_text,
)
from tutor.games.edit_history import followed
from tutor.games.entries import MISTAKE
from tutor.games.file_codec import Codec, E, G, P
from tutor.games.game import GameName
from tutor.store import hints, timestamps
from tutor.store.database import Database
from tutor.store.game_rows import Birth, GameTable, Record, sane_seconds
from tutor.store.keeper import Keeper
from tutor.store.merging import GameToMerge, merge, read_entry
from tutor.store.problem import Problem, Unwritten
from tutor.store.rows import Row, number, whole

if TYPE_CHECKING:
    from tutor.games.sheet import Rated
    from tutor.rating.levels import Level


@dataclass(frozen=True)
class Totals:
    """Numbers over all games of a kind."""

    games: int = 0
    solved: int = 0
    seconds: float = 0.0
    hints: int = 0
    """How many steps, or mistakes, the coach was asked about."""
    by_technique: dict[str, int] = field(default_factory=dict)
    """How often the coach told of each technique, most often first."""

    def as_json(self) -> dict[str, object]:
        """The numbers by the names that programs know them by."""
        return {
            "games": self.games,
            "solved": self.solved,
            "seconds": round(self.seconds, 3),
            "hints": self.hints,
            "techniques": self.by_technique,
        }


def _asked(database: Database, table: str) -> Mapping[str, int]:
    """How many hints there were about each subject; counted anew where that was not kept."""
    known = hints.kept(database.rows, table)
    if known is None and (database.problem is None or database.in_memory):
        with suppress(Unwritten), database.writing() as connection:
            hints.count_again(connection, table)
        known = hints.kept(database.rows, table)
    return hints.read_all(database.rows, table).hints if known is None else known


class Finished(NamedTuple):
    """A game that was solved."""

    game: str
    title: str
    at: datetime
    seconds: float
    is_own_work: bool = True
    """Whether most of it was done by the learner, and not by the coach."""


@dataclass(frozen=True)
class SolvedGame:
    """A solved game as it can be compared with others."""

    game: GameName
    level: "Level | None"
    at: datetime
    seconds: float
    rated: "Callable[[], Rated | None]" = lambda: None
    """Finds out how hard its puzzle is."""
    is_own_work: bool = True
    """Whether most of it was done by the learner, and not by the coach."""


class Played(Generic[P, E, G]):
    """Begin a game, find it again, go on with it."""

    def __init__(self, database: Database, codec: Codec[P, E, G]) -> None:
        self._database = database
        self.codec = codec
        self.name, self.member = codec.name, codec.games
        self.is_played, self.draft = codec.is_played, codec.draft
        self.table = GameTable(codec)

    def new_game(self, puzzle: P, title: str, log: Iterable[E] = ()) -> Keeper[P, E, G]:
        """Begin a game, and write it down from now on."""
        bare, entries, now = self.codec.bare(puzzle), list(log), timestamps.now()
        elapsed = max((entry.elapsed for entry in entries), default=0.0)
        replay = self.table.replay(bare, entries)
        record = self.table.record(bare, title, (now, now), elapsed, replay)
        return Keeper(self._database, self.table, record, entries)

    def resume(self, game_id: int) -> Keeper[P, E, G]:
        """Go on with the game that has a number now; see also :meth:`resume_record`.

        Raises:
            KeyError: there is none of that number that can be read.
        """
        rows = self._rows("WHERE id = ?", (game_id,))
        record = next(self.table.readable(rows), None)
        if record is None:
            raise KeyError(game_id)
        return self._resumed(record)

    def resume_record(self, record: Record[P]) -> Keeper[P, E, G]:
        """Go on with a game seen earlier, whatever its number is by now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        return self._resumed(self._there(record))

    def delete(self, record: Record[P]) -> Problem | None:
        """Take a game away for good, with its log; what kept it from that, if anything did."""
        try:
            game = self._there(record).id
            with self._database.writing() as connection:
                connection.execute(f"DELETE FROM {self.codec.entries} WHERE game = ?", (game,))
                connection.execute(f"DELETE FROM {self.codec.games} WHERE id = ?", (game,))
        except KeyError:
            return None
        except Unwritten as problem:
            return problem.problem
        return None

    def _rows(self, condition: str, values: tuple[object, ...]) -> list[Row]:
        query = f"SELECT {self.table.columns} FROM {self.codec.games} {condition}"
        return self._database.rows(query, values)

    def _there(self, record: Record[P]) -> Record[P]:
        """A game seen earlier, as the file has it now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        condition, values = self.table.same(record.created, record.puzzle)
        # A file that was changed by hand may write the same moment or puzzle in another way.
        rows = self._rows(f"WHERE ({condition}) OR id = ?", (*values, record.id))
        birth = self.table.birth(record.created, record.puzzle)
        same = [
            game
            for game in self.table.readable(rows)
            if self.table.birth(game.created, game.puzzle) == birth
        ]
        # Two histories of one game may have been brought together from elsewhere.
        found = sorted(same, key=lambda game: game.id != record.id)
        if not found:
            raise KeyError(record.id)
        return found[0]

    def _resumed(self, record: Record[P]) -> Keeper[P, E, G]:
        return Keeper(self._database, self.table, record, self._sound_log(record))

    def _sound_log(self, record: Record[P]) -> list[E]:
        """Everything done in a game that can have happened, in order."""
        return followed(self.table.replay(record.puzzle), self.log(record.id))

    def birth(self, record: Record[P]) -> Birth:
        """What tells a game from others wherever it is written."""
        return self.table.birth(record.created, record.puzzle)

    def log(self, game_id: int) -> list[E]:
        """Everything done in a game, in order."""
        return [entry for _, entry in self._words(game_id)]

    def _words(self, game_id: int) -> Iterator[tuple[dict[str, object], E]]:
        query = f"SELECT entry FROM {self.codec.entries} WHERE game = ? ORDER BY number"
        return self.table.words_of([text for (text,) in self._database.rows(query, (game_id,))])

    def log_of(self, record: Record[P]) -> list[E]:
        """Everything done in a game seen earlier that can have happened, in order.

        Its number may be another by now; nothing if it is not there any more.
        """
        try:
            return self._sound_log(self._there(record))
        except KeyError:
            return []

    def games(self, limit: int | None = None) -> list[Record[P]]:
        """The games, the one played last first."""
        return list(self.table.readable(self._newest("1", (), limit)))

    def _newest(self, condition: str, values: tuple[object, ...], limit: int | None) -> list[Row]:
        """The rows of some games, the one played last first.

        What a clock that was ahead dated to days to come was not played last: it comes last.
        """
        soon, found = timestamps.soon(), list[Row]()
        for order in ("<=", ">"):
            left = -1 if limit is None else limit - len(found)
            found += self._rows(
                f"WHERE {condition} AND updated {order} ? ORDER BY updated DESC, id DESC LIMIT ?",
                (*values, soon, left),
            )
        return found

    def open_games(self, title: str | None = None) -> Iterator[Record[P]]:
        """The games that wait to be continued, the one played last first.

        Args:
            title: only those that are called so.
        """
        rows = self._rows(
            "WHERE NOT is_solved AND NOT is_aside AND title = coalesce(?, title)"
            " ORDER BY updated DESC, id DESC",
            (title,),
        )
        return self.table.readable(rows)

    def last_called(self, title: str) -> Record[P] | None:
        """The game of a title that was played last, solved or not; None if there is none."""
        return next(iter(self.table.readable(self._newest("title = ?", (title,), None))), None)

    def finished(self, after: str = "") -> list[Finished]:
        """The solved games, all or those after a moment, in any order."""
        query = (
            f"SELECT id, title, updated, elapsed FROM {self.codec.games}"
            " WHERE updated > ? AND is_solved AND title != ?"
        )
        rows = list(self._database.rows(query, (after, self.codec.draft)))
        helped = hints.helped(self._database.rows, self.codec.entries, [row[0] for row in rows])
        found = list[Finished]()
        for id_, title, updated, elapsed in rows:
            with suppress(TypeError, ValueError, OverflowError):
                moment, seconds = timestamps.read_stamp(updated), sane_seconds(elapsed)
                is_own = whole(id_) not in helped
                found.append(Finished(self.name, str(title), moment, seconds, is_own))
        return found

    def solved(self) -> Iterator[SolvedGame]:
        """The solved games that can be read, the one played last first."""
        helped = hints.helped(self._database.rows, self.codec.entries)
        for record in self.games():
            if record.is_solved and record.title != self.codec.draft:
                level = self.codec.level(record.title, record.puzzle)
                rated, is_own = partial(self.codec.rated, record.puzzle), record.id not in helped
                yield SolvedGame(self.name, level, record.updated, record.elapsed, rated, is_own)

    def count(self) -> int:
        """How many games there are."""
        ((found,),) = self._database.rows(f"SELECT count(*) FROM {self.codec.games}") or ((0,),)
        return whole(found)

    def open_count(self) -> int:
        """How many games wait to be continued; what is being typed in is none."""
        query = (
            f"SELECT count(*) FROM {self.codec.games}"
            " WHERE NOT is_solved AND NOT is_aside AND title != ?"
        )
        ((count,),) = self._database.rows(query, (self.codec.draft,)) or ((0,),)
        return count if isinstance(count, int) else 0

    def begun_titles(self, prefix: str) -> list[str]:
        """What the games are called that wait to be continued, by how their titles begin."""
        query = (
            f"SELECT title FROM {self.codec.games} WHERE NOT is_solved AND substr(title, 1, ?) = ?"
            " ORDER BY updated DESC, id DESC"
        )
        return [str(title) for (title,) in self._database.rows(query, (len(prefix), prefix))]

    def solved_titles(self) -> set[str]:
        """What the solved games are called."""
        query = f"SELECT DISTINCT title FROM {self.codec.games} WHERE is_solved"
        return {str(title) for (title,) in self._database.rows(query)}

    def last_open(self) -> Record[P] | None:
        """The game to continue: the last one played that is neither solved nor set aside.

        A puzzle being typed in is one, as soon as something is written and no other game waits.
        """
        for which in ("title != ?", "title = ? AND filled > 0"):
            found = f"NOT is_solved AND NOT is_aside AND {which}"
            rows = self._newest(found, (self.codec.draft,), 8)
            if (game := next(self.table.readable(rows), None)) is not None:
                return game
        return None

    def set_aside(self, game_id: int) -> None:
        """Do not offer a game to be continued any more; playing on takes it up again."""
        try:
            with self._database.writing() as connection:
                connection.execute(
                    f"UPDATE {self.codec.games} SET is_aside = 1 WHERE id = ?", (game_id,)
                )
        except Unwritten as failure:
            self._database.report(failure.problem)

    def totals(self) -> Totals:
        """What all games of this kind amount to, but for puzzles that are only being typed in."""
        counts = self._database.rows(
            "SELECT count(*), count(CASE WHEN is_solved THEN 1 END),"
            f" total(min(max(CAST(elapsed AS REAL), 0), ?)) FROM {self.codec.games}"
            " WHERE title != ?",
            (LARGEST, self.codec.draft),
        )
        asked = _asked(self._database, self.codec.entries)
        techniques = [one for one in asked if asked[one] and one not in ("", MISTAKE)]
        often = {one: asked[one] for one in sorted(techniques, key=lambda one: (-asked[one], one))}
        found, solved, seconds = counts[0] if counts else (0, 0, 0.0)
        return Totals(whole(found), whole(solved), number(seconds), sum(asked.values()), often)

    # In the document that holds everything the learner has done

    def exported(self, read: Container[object]) -> Iterator[dict[str, object]]:
        """Every game, the oldest first.

        Args:
            read: those that have told what they show.
        """
        for game in sorted(self.games(), key=lambda game: game.created):
            found = list(self._words(game.id))
            log = followed(self.table.replay(game.puzzle), [entry for _, entry in found])
            yield {
                "title": game.title,
                **self.codec.as_json(game.puzzle),
                "created": timestamps.stamp(bounded(game.created)),
                "updated": timestamps.stamp(game.updated),
                "elapsed": round(game.elapsed, 3),
                "aside": not game.is_open and not game.is_solved,
                "read": self.birth(game) in read,
                "log": [words for words, _ in found[: len(log)]],
            }

    def to_merge(self, place: Place) -> GameToMerge:
        """A game of such a document.

        Raises:
            BadDocument: it makes no sense.
        """
        table = self.table
        puzzle = table.codec.from_document(place)
        replay = table.replay(puzzle)
        log: list[E] = []
        for item in place.items("log"):
            entry = item.of_itself(lambda value: read_entry(table, value))
            if not replay.fits(entry):
                raise BadDocument(item.where, "entry")
            replay.add(entry)
            log.append(entry)
        title, aside = place.of("title", read_text), place.of("aside", read_flag)
        moments = place.of("created", read_moment), place.of("updated", read_moment)
        elapsed = place.of("elapsed", read_amount)
        game = table.record(puzzle, title, moments, elapsed, replay, aside=aside)
        is_read = place.maybe("read", read_flag, False)
        return GameToMerge(
            self.birth(game), is_read, lambda file: merge(file, table, game, log, aside)
        )
