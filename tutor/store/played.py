"""The games of one kind in the learner's file."""

from collections.abc import Container, Iterable, Iterator
from typing import Generic

from tutor.base.document import Place, bounded
from tutor.games.codec import Codec, E, G, P
from tutor.games.following import followed
from tutor.store import moments
from tutor.store.database import Database
from tutor.store.incoming import Incoming, read_game
from tutor.store.keeper import Keeper
from tutor.store.problem import Unwritten
from tutor.store.record import Birth, Record
from tutor.store.rows import Row
from tutor.store.shelf import Shelf
from tutor.store.totals import Totals, totals_of


class Played(Generic[P, E, G]):
    """Begin a game, find it again, go on with it."""

    def __init__(self, database: Database, codec: Codec[P, E, G]) -> None:
        self._database = database
        self.codec = codec
        self.name, self.member = codec.name, codec.games
        self.shelf = Shelf(codec)

    def new_game(self, puzzle: P, title: str, log: Iterable[E] = ()) -> Keeper[P, E, G]:
        """Begin a game, and write it down from now on."""
        bare, entries, now = self.codec.bare(puzzle), list(log), moments.now()
        elapsed = max((entry.elapsed for entry in entries), default=0.0)
        replay = self.shelf.replay(bare, entries)
        record = self.shelf.record(bare, title, (now, now), elapsed, replay)
        return Keeper(self._database, self.shelf, record, entries)

    def resume(self, game_id: int) -> Keeper[P, E, G]:
        """Go on with the game that has a number now; see also :meth:`resume_record`.

        Raises:
            KeyError: there is none of that number that can be read.
        """
        rows = self._rows("WHERE id = ?", (game_id,))
        record = next(self.shelf.readable(rows), None)
        if record is None:
            raise KeyError(game_id)
        return self._resumed(record)

    def resume_record(self, record: Record[P]) -> Keeper[P, E, G]:
        """Go on with a game seen earlier, whatever its number is by now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        return self._resumed(self._there(record))

    def _rows(self, condition: str, values: tuple[object, ...]) -> list[Row]:
        query = f"SELECT {self.shelf.columns} FROM {self.codec.games} {condition}"
        return self._database.rows(query, values)

    def _there(self, record: Record[P]) -> Record[P]:
        """A game seen earlier, as the file has it now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        condition, values = self.shelf.same(record.created, record.puzzle)
        # A file that was changed by hand may write the same moment or puzzle in another way.
        rows = self._rows(f"WHERE ({condition}) OR id = ?", (*values, record.id))
        birth = self.shelf.birth(record.created, record.puzzle)
        same = [
            game
            for game in self.shelf.readable(rows)
            if self.shelf.birth(game.created, game.puzzle) == birth
        ]
        # Two histories of one game may have been brought together from elsewhere.
        found = sorted(same, key=lambda game: game.id != record.id)
        if not found:
            raise KeyError(record.id)
        return found[0]

    def _resumed(self, record: Record[P]) -> Keeper[P, E, G]:
        return Keeper(self._database, self.shelf, record, self._sound_log(record))

    def _sound_log(self, record: Record[P]) -> list[E]:
        """Everything done in a game that can have happened, in order."""
        return followed(self.shelf.replay(record.puzzle), self.log(record.id))

    def birth(self, record: Record[P]) -> Birth:
        """What tells a game from others wherever it is written."""
        return self.shelf.birth(record.created, record.puzzle)

    def log(self, game_id: int) -> list[E]:
        """Everything done in a game, in order."""
        return [entry for _, entry in self._words(game_id)]

    def _words(self, game_id: int) -> Iterator[tuple[dict[str, object], E]]:
        query = f"SELECT entry FROM {self.codec.entries} WHERE game = ? ORDER BY number"
        return self.shelf.words_of([text for (text,) in self._database.rows(query, (game_id,))])

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
        return list(self.shelf.readable(self._newest("1", (), limit)))

    def _newest(self, condition: str, values: tuple[object, ...], limit: int | None) -> list[Row]:
        """The rows of some games, the one played last first.

        What a clock that was ahead dated to days to come was not played last: it comes last.
        """
        soon, found = moments.soon(), list[Row]()
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
        return self.shelf.readable(rows)

    def solved_titles(self) -> set[str]:
        """What the solved games are called."""
        query = f"SELECT DISTINCT title FROM {self.codec.games} WHERE is_solved"
        return {str(title) for (title,) in self._database.rows(query)}

    def last_open(self) -> Record[P] | None:
        """The game to continue: the last one played that is neither solved nor set aside.

        A puzzle being typed in is one, as soon as something is written.
        """
        rows = self._newest(
            "NOT is_solved AND NOT is_aside AND NOT (title = ? AND filled = 0)",
            (self.codec.draft,),
            8,
        )
        return next(self.shelf.readable(rows), None)

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
        """What all games of this kind amount to."""
        return totals_of(self._database, self.codec)

    # In the document that holds everything the learner has done

    def exported(self, read: Container[object]) -> Iterator[dict[str, object]]:
        """Every game, the oldest first.

        Args:
            read: those that have told what they show.
        """
        for game in sorted(self.games(), key=lambda game: game.created):
            found = list(self._words(game.id))
            log = followed(self.shelf.replay(game.puzzle), [entry for _, entry in found])
            yield {
                "title": game.title,
                **self.codec.as_json(game.puzzle),
                "created": moments.stamp(bounded(game.created)),
                "updated": moments.stamp(game.updated),
                "elapsed": round(game.elapsed, 3),
                "aside": not game.is_open and not game.is_solved,
                "read": self.birth(game) in read,
                "log": [words for words, _ in found[: len(log)]],
            }

    def incoming(self, place: Place) -> Incoming:
        """A game of such a document.

        Raises:
            BadDocument: it makes no sense.
        """
        return read_game(self.shelf, place)
