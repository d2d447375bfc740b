"""A puzzle in play as every activity sees it, whatever the game.

Behind these protocols each game keeps its own types: whoever writes on a board, or draws it,
knows which game it is; whoever keeps the clock, gives hints and takes moves back need not.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tutor.base.language import Language
from tutor.games.entries import AnyChange, AsideKind, Deed
from tutor.games.told import Told
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.rating.levels import Difficulty, Needs


class Mended(NamedTuple):
    """What was taken off a board, or given back to it, because it was wrong."""

    emptied: tuple[int, ...] = ()
    """Cells that hold nothing any more."""
    restored: tuple[tuple[int, int], ...] = ()
    """Marks that had been crossed out by mistake: cell and digit."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Wherever something has changed."""
        return tuple(sorted((*self.emptied, *(cell for cell, _ in self.restored))))


@dataclass(frozen=True)
class Slip:
    """A mistake on the board."""

    cell: int | None
    """Where the move is that made it; None if it cannot be pinned on one."""
    edits: int
    """How many edits that would take back: the move, and all that came after it."""
    undo: Callable[[], int]
    """Takes the move back, and all that came after it; how many edits that were."""
    mend: Callable[[], Mended]
    """Takes only what is wrong off the board; all of it, this mistake and others."""
    wrong: int = 1
    """How many cells are wrong in all; one where nobody knows of more."""
    is_plain: bool = False
    """Whether it shows by itself: once it is pointed at, there is nothing more to tell."""


@dataclass(frozen=True)
class Conclusion:
    """A step that can be done for the learner."""

    technique: str
    """As the log names it."""
    lesson: str
    """The technique it is an instance of, as the course knows it."""
    cell: int
    """Where to look once it is done."""
    apply: Callable[[bool], bool]
    """Does it, crossing out marks too if that is wanted; False if nothing changed."""
    done: str = "coach-applied"
    """The message that says so."""


@dataclass(frozen=True)
class Hint:
    """What there is to say about a board: its mistake, else the next step, else nothing."""

    slip: Slip | None
    step: Conclusion | None
    remark: Callable[[Language], tuple[str, ...]]
    """What is worth a word before it."""
    tell: Callable[[int, Language, bool], Told]
    """The hint up to a rung; the last argument says whether its pattern is lit up early."""
    answers: str = ""
    """What the reason of a mistake tells of open cells, as the log writes it."""


@dataclass(frozen=True)
class Check:
    """Whether everything is right so far."""

    slip: Slip | None
    is_certain: bool
    tell: Callable[[Language], Told]
    """The mistake, or what else is worth a word."""


@dataclass(frozen=True)
class Doubt:
    """A question about one cell."""

    note: str
    """As the log writes it."""
    think: Callable[[Watch], Callable[[Language], Told]]
    """Finds the reason, which can then be told."""


class Question(Protocol):
    """A board as it was when somebody asked: the game may go on meanwhile."""

    @property
    def key(self) -> Hashable:
        """What the answer depends on."""

    def hint(self, watch: Watch) -> Hint:
        """The mistake to mend, or the next step."""

    def check(self, watch: Watch) -> Check:
        """The first mistake, if there is one."""


Rated = Difficulty[Needs]
"""How hard a puzzle is, whatever the game."""


class Sheet(Protocol):
    """A board and how it came about; every edit can be undone."""

    elapsed: float
    """Seconds of play so far; whoever runs the clock keeps it up to date."""

    @property
    def is_solved(self) -> bool:
        """Whether the puzzle has come to its end."""

    @property
    def is_full(self) -> bool:
        """Whether every cell is filled, rightly or not."""

    @property
    def filled(self) -> Hashable:
        """What of the board leads to its end: digits, black and white, but no marks."""

    @property
    def progress(self) -> tuple[int, int]:
        """How much of the board is done, and how much there is to do."""

    @property
    def after_the_end(self) -> tuple[str, ...]:
        """What this game offers first when it is done, as ids of commands."""

    @property
    def moves_made(self) -> int:
        """How many edits stand."""

    @property
    def bookmarks(self) -> int:
        """How many bookmarks there are to come back to."""

    @property
    def is_own_work(self) -> bool:
        """Whether most of what stands was written by the learner, and not by the coach."""

    @property
    def rates_at_once(self) -> bool:
        """Whether nobody has to wait for its rating."""

    def note(self, kind: AsideKind, note: str = "") -> None:
        """Write down something that changes nothing on the board."""

    def undo(self) -> Sequence[AnyChange] | None:
        """Take the last edit back; what it had changed, or None if there was none."""

    def redo(self) -> Sequence[AnyChange] | None:
        """Do the edit undone last again; what it changes, or None if there is none."""

    def bookmark(self) -> None:
        """Remember the board as it is, to try something."""

    def back(self) -> bool:
        """Back to the last bookmark, as one edit; False if there is none."""

    def question(self) -> Question:
        """The question that the board puts now."""

    @property
    def last_cell(self) -> int | None:
        """Where the last edit was; None if there was none."""

    def cell_name(self, cell: int, language: Language) -> str:
        """A cell in a language."""

    def deeds(self) -> Sequence[Deed]:
        """What was done and asked so far, oldest first; what is not worth a line is left out."""

    def last_edit(self, language: Language) -> str:
        """What the last edit wrote, in few characters; nothing where that is not worth a line."""

    def rated(self, watch: Watch) -> Rated | None:
        """How hard the puzzle was; None where that cannot be said."""

    def tell_the_end(self, speaker: Speaker, time: str) -> str:
        """That it is done, and after how long."""
