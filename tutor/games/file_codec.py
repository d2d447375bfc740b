"""How the games of one kind are written down: all that the learner's file has to know of a game."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from tutor.base.document import JsonObject, JsonValue, Place
from tutor.games.edit_history import AnyReplay
from tutor.games.entries import AnyEntry
from tutor.games.game import GameName
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.games.sheet import Rated
    from tutor.rating.levels import Level


class AnyGame(Protocol):
    """A game in play."""

    elapsed: float


P = TypeVar("P")
E = TypeVar("E", bound=AnyEntry)
G = TypeVar("G", bound=AnyGame)


@dataclass(frozen=True)
class Codec(Generic[P, E, G]):
    """One kind of game: its tables, and how its puzzles and entries are written and read.

    What cannot be read raises KeyError, TypeError, ValueError or RecursionError; in a
    document, BadDocument.
    """

    name: GameName
    games: str
    """The table of its games, which also names them in a document."""
    entries: str
    """The table of their logs."""
    key: tuple[str, ...]
    """The columns that tell two puzzles apart."""
    more: tuple[str, ...]
    """The columns that tell what else is known of a puzzle."""
    draft: str
    """The title of what is only being typed in: kept like a game, but never solved."""
    bare: Callable[[P], P]
    """The puzzle only, without what was done to it."""
    written: Callable[[P], tuple[str, ...]]
    """A puzzle as the texts of its columns."""
    read: Callable[[Sequence[str]], P]
    """The puzzle of these texts."""
    read_entry: Callable[[JsonValue], E]
    """The entry that was written so."""
    replay: Callable[[P], AnyReplay[E]]
    """The board before anything was done, ready to follow a log."""
    game: Callable[[P, Iterable[E], Callable[[E], None]], G]
    """The game that a log tells, which tells what is done from now on."""
    called: Callable[[str, P, Speaker, bool], str]
    """What a game is called in words, from its token; the last argument: whether it is solved."""
    level: "Callable[[str, P], Level | None]"
    """The level of a game, from its token; None where that is not known without rating it."""
    rated: "Callable[[P], Rated | None]"
    """How hard a puzzle is; None where nobody can say, or it takes long."""
    cells: Callable[[P], int]
    """How many cells a puzzle has."""
    as_json: Callable[[P], JsonObject]
    """A puzzle as members of an object in a document."""
    from_document: Callable[[Place], P]
    """The puzzle of such an object."""
    counting: Callable[[P], str] = lambda puzzle: "home-cells"
    """The message that says how much of a puzzle is done."""
    is_played: bool = True
    """Whether it is something to be played, and to go on with from the first screen."""
