"""The games of one kind in the learner's file."""

from collections.abc import Iterable, Iterator
from typing import Any, Generic

from tutor.play.following import followed
from tutor.play.game import DRAFT
from tutor.store import moments
from tutor.store.database import Database
from tutor.store.keeper import AnyKeeper
from tutor.store.problem import Unwritten
from tutor.store.record import NOT_YET, E, G, P, Record, is_won
from tutor.store.shelf import Shelf
from tutor.store.totals import Totals, totals_of


class Played(Generic[P, E, G]):
    """Begin a game, find it again, go on with it."""

    def __init__(self, database: Database, shelf: Shelf[P, E, G]) -> None:
        self._database = database
        self.shelf = shelf

    def new_game(self, puzzle: P, title: str, log: Iterable[E] = ()) -> AnyKeeper[P, E, G]:
        """Begin a game, and write it down from now on."""
        entries = list(log)
        replay = self.shelf.replay(puzzle, entries)
        moment = moments.now()
        is_solved = is_won(title, replay)
        record = Record(
            NOT_YET,
            puzzle,
            title,
            moment,
            moment,
            max((entry.elapsed for entry in entries), default=0.0),
            replay.filled,
            is_solved,
            not is_solved,
        )
        return AnyKeeper(self._database, self.shelf, record, entries)

    def resume(self, game_id: int) -> AnyKeeper[P, E, G]:
        """Go on with the game that has a number now; see also :meth:`resume_record`.

        Raises:
            KeyError: there is none of that number that can be read.
        """
        rows = self._rows("WHERE id = ?", (game_id,))
        record = next(self.shelf.readable(rows), None)
        if record is None:
            raise KeyError(game_id)
        return self._resumed(record)

    def resume_record(self, record: Record[P]) -> AnyKeeper[P, E, G]:
        """Go on with a game seen earlier, whatever its number is by now.

        Raises:
            KeyError: it is not there any more, or cannot be read.
        """
        return self._resumed(self._there(record))

    def _rows(self, condition: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        query = f"SELECT {self.shelf.columns} FROM {self.shelf.games} {condition}"
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

    def _resumed(self, record: Record[P]) -> AnyKeeper[P, E, G]:
        return AnyKeeper(self._database, self.shelf, record, self._sound_log(record))

    def _sound_log(self, record: Record[P]) -> list[E]:
        """Everything done in a game that can have happened, in order."""
        return followed(self.shelf.replay(record.puzzle), self.log(record.id))

    def log(self, game_id: int) -> list[E]:
        """Everything done in a game, in order."""
        return self.shelf.log_of(self._texts(game_id))

    def _texts(self, game_id: int) -> list[tuple[str]]:
        return self._database.rows(
            f"SELECT entry FROM {self.shelf.entries} WHERE game = ? ORDER BY number", (game_id,)
        )

    def written_log(self, record: Record[P]) -> list[dict[str, Any]]:
        """Everything done in a game just read that can have happened, as it is written."""
        found = list(self.shelf.words_of(self._texts(record.id)))
        sound = followed(self.shelf.replay(record.puzzle), [entry for _, entry in found])
        return [words for words, _ in found[: len(sound)]]

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

    def _newest(
        self, condition: str, values: tuple[object, ...], limit: int | None
    ) -> list[tuple[object, ...]]:
        """The rows of some games, the one played last first.

        What a clock that was ahead dated to days to come was not played last: it comes last.
        """
        soon, found = moments.soon(), list[tuple[object, ...]]()
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
        query = f"SELECT DISTINCT title FROM {self.shelf.games} WHERE is_solved"
        return {str(title) for (title,) in self._database.rows(query)}

    def last_open(self) -> Record[P] | None:
        """The game to continue: the last one played that is neither solved nor set aside.

        A puzzle being typed in is one, as soon as something is written.
        """
        rows = self._newest(
            "NOT is_solved AND NOT is_aside AND NOT (title = ? AND filled = 0)", (DRAFT,), 8
        )
        return next(self.shelf.readable(rows), None)

    def set_aside(self, game_id: int) -> None:
        """Do not offer a game to be continued any more; playing on takes it up again."""
        try:
            with self._database.writing() as connection:
                connection.execute(
                    f"UPDATE {self.shelf.games} SET is_aside = 1 WHERE id = ?", (game_id,)
                )
        except Unwritten as failure:
            self._database.report(failure.problem)

    def totals(self) -> Totals:
        """What all games of this kind amount to."""
        return totals_of(self._database, self.shelf)
