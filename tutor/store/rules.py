"""What the rows of the learner's file mean: told by whoever opens it, for it decides nothing."""

from collections.abc import Callable, Collection, Container, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from tutor.base.document import Place
from tutor.games.game import GameName
from tutor.store.game_rows import Record

if TYPE_CHECKING:
    from tutor.store.database import Database
    from tutor.store.event_rows import News, Shown
    from tutor.store.games import Finished, SolvedGame
    from tutor.store.merging import GameToMerge


class GamesOfAKind(Protocol):
    """What is done with the games of every kind alike; see :class:`Played`."""

    name: GameName
    member: str
    """What they are called in a document."""
    is_played: bool
    """Whether they are something to be played."""
    draft: str
    """What one is called that is only being typed in."""

    def last_open(self) -> Record[object] | None:
        """The game to continue."""

    def finished(self, after: str = "") -> "list[Finished]":
        """The solved games, all or those after a moment, in any order."""

    def solved(self) -> "Iterator[SolvedGame]":
        """The solved games that can be read, the one played last first."""

    def count(self) -> int:
        """How many games there are."""

    def open_count(self) -> int:
        """How many games wait to be continued; what is being typed in is none."""

    def begun_titles(self, prefix: str) -> list[str]:
        """What the games are called that wait to be continued, by how their titles begin."""

    def exported(self, read: Container[object]) -> Iterator[dict[str, object]]:
        """Every game as a document has it."""

    def to_merge(self, place: Place) -> "GameToMerge":
        """A game of a document."""


@dataclass(frozen=True)
class Rules:
    """Which games there are, how rows follow from others, and which can be believed."""

    games: tuple[Callable[["Database"], GamesOfAKind], ...]
    """The kinds of games, the oldest first: a document may lack the later ones."""
    edition: Callable[[], str]
    """What tells pages apart that other rules have led to."""
    summed: Callable[["Shown", datetime, Collection[str] | None], "News"]
    """What the events of some techniques, or of all, have come to by a moment."""
    merged: Callable[[str, object, object], object]
    """A place in the course, by its name, from ours and theirs; None leaves ours as it is."""
    check_exam: Callable[[Place, Place], None]
    """Looks at a paper and a result from elsewhere; raises BadDocument if one makes no sense."""
