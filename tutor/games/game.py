"""A game as a value, and its puzzles on their way in: read, judged, written, made or found."""

import re
from collections.abc import Callable, Collection, Hashable, Iterator
from dataclasses import dataclass
from datetime import date
from io import BufferedReader
from typing import TYPE_CHECKING, Literal, Protocol

from tutor.base.language import Language
from tutor.games.watching import Watch
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.rating.levels import Level


GameName = Literal["sudoku", "nonogram"]
Purpose = Literal["play", "walk"]
"""What a puzzle is opened for."""
Way = Literal["logic", "both", "search"]
"""How a puzzle is solved: by deduction alone, by deduction and then a search, by a search."""
Progress = Callable[[int], None]
"""Told now and then how much was tried so far, 0 where nothing is counted; may raise to stop."""
Lines = tuple[tuple[str, str] | None, ...]
"""(answer, name) of what can be chosen; None is a rule between groups."""


WorthKind = Literal["unique", "several", "none", "against-rules", "full", "unknown"]
"""One solution; more than one, so that logic cannot get to the end; none; against the rules at
a glance; nothing left to find; too large to find out in a reasonable time."""


@dataclass(frozen=True)
class Worth:
    """What a puzzle is worth to somebody who wants to solve it."""

    kind: WorthKind
    tell: Callable[[Speaker], str]
    can_be_mended: bool = False
    """Whether it can be typed in anew, cell by cell."""

    @property
    def is_sound(self) -> bool:
        """Whether there is nothing to say against it, as far as anybody knows."""
        return self.kind in ("unique", "unknown")


@dataclass(frozen=True)
class Unreadable:
    """What is wrong with a text that has no puzzle."""

    tell: Callable[[Speaker, str | None], str]
    """In words, with the name of its file if it has one."""


@dataclass(frozen=True)
class Look:
    """How a board is drawn on paper."""

    is_marked: bool = False
    """Whether the candidates of its empty cells are shown, where there are such."""
    is_large: bool = False
    """Whether its signs are as large and as strong as its cells allow."""


PLAIN = Look()


@dataclass(frozen=True)
class Hinted:
    """A board with what a hint lights up."""

    svg: str
    sentences: tuple[str, ...]
    key: tuple[str, ...] = ()
    """What the signs on the picture mean."""
    has_step: bool = True
    """Whether that is a step; else it is a mistake to mend."""


class AnyPuzzle(Protocol):
    """A puzzle, and what is on its board; each game has its own."""

    @property
    def game(self) -> GameName:
        """Of which game it is."""

    @property
    def key(self) -> Hashable:
        """What tells it from others."""

    def in_list(self, number: str, speaker: Speaker) -> str:
        """One of several, in a line."""

    def judge(self, progress: Progress) -> Worth:
        """Find out whether it can be solved in exactly one way."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """How it can be solved for somebody who asks for the solution."""

    @property
    def formats(self) -> tuple[str, ...]:
        """How it can be written, by the names of the formats."""

    def write(self, form: str) -> str | None:
        """The text of a format; None if what is on the board cannot be told by it."""

    def file_name(self, form: str) -> str:
        """What a file of this format may be called."""

    def drawn(self, language: Language, *, solved: bool, look: Look = PLAIN) -> str | None:
        """The board as SVG; solved, None where there is not exactly one solution."""

    def hinted(
        self, rung: int, technique: str | None, look: Look, language: Language, watch: Watch
    ) -> "Hinted | None":
        """The board with what a hint lights up: the simplest, or one of a technique.

        None if there is none. A board that a hint says something of has its candidates where the
        hint rests on them.
        """

    @property
    def link(self) -> str:
        """What a QR code beside it says, for whoever wants to go on with it on a screen."""

    @property
    def name(self) -> str:
        """What its author calls it, which may give it away; nothing where that is not told."""


# Where new puzzles come from


@dataclass(frozen=True)
class Fresh:
    """A puzzle that has to be made."""

    title: str
    """What a game on it is called, as a token that is kept."""
    make: Callable[[int, Progress], AnyPuzzle | None]
    """Made from a seed; None if nothing like this turned up."""
    goes_on: bool = False
    """Whether a game of this title that was begun goes on, instead of another one."""
    remark: Callable[[AnyPuzzle, Speaker], str] = lambda puzzle, speaker: ""
    """What is to be said of the one that was made, if it is not all that was wished for."""


@dataclass(frozen=True)
class Shipped:
    """A puzzle of ours."""

    title: str
    read: Callable[[], AnyPuzzle]
    goes_on: bool = False
    """Whether a game that was begun on it goes on; what goes on is known to be sound."""


@dataclass(frozen=True)
class Daily:
    """The puzzle of a day: the same for everybody of a level."""

    source: Shipped
    level: "Level"
    minutes: int
    """What the rater predicts."""
    size: str


@dataclass(frozen=True)
class Prompt:
    """Something to be typed: what is wrong with an answer is told."""

    title: str
    first: str
    problem: Callable[[str], str | None]
    then: Callable[[str], "Source"]


@dataclass(frozen=True)
class Choice:
    """Something to be chosen."""

    title: str
    lines: Lines
    then: Callable[[str], "Source | None"]
    """Where a line leads; None where that is not the game's affair."""
    about: Callable[[str], str] | None = None
    """What is said of a line; such a list deserves a screen."""
    name: str = ""
    """What that screen is called, as a token."""
    are_shipped: bool = False
    """Whether every line leads to a puzzle of ours, which can be shown beside it."""


Source = Fresh | Shipped | Prompt | Choice
"""A step on the way to a new puzzle, or its end."""


def sides_of(text: str) -> tuple[int, int]:
    """The two numbers of a size such as ``12x8``; zeros if that is not what the text says."""
    found = re.fullmatch(r"\s*(\d{1,4})\s*[xX×*]\s*(\d{1,4})\s*", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


class Game(Protocol):
    """One of the games; what belongs to only one of them stays behind it."""

    @property
    def name(self) -> GameName:
        """As it is written in files and typed on the command line."""

    def speaker(self, language: Language) -> Speaker:
        """Whoever has the words for this game, on screens and in plain text."""

    @property
    def techniques(self) -> tuple[str, ...]:
        """What is taught of it, the simplest first, as course and exams name it."""

    def tier_of(self, technique: str) -> int:
        """The tier of a technique on the ladder of the game.

        Raises:
            KeyError: there is none.
        """

    def read_text(self, text: str) -> Iterator[AnyPuzzle | Unreadable]:
        """The puzzles of a text in order, at least one or what is wrong with it."""

    def read_file(self, stream: BufferedReader) -> Iterator[AnyPuzzle | Unreadable]:
        """The same of a file."""

    def new_puzzles(
        self,
        speaker: Speaker,
        purpose: Purpose,
        solved: Collection[str],
        speed: float | None = None,
    ) -> Choice:
        """Where new puzzles come from; solved ones are marked, minutes are the learner's."""

    def daily(self, day: date, level: "Level") -> Daily:
        """The puzzle of a day: it follows from date and level alone."""

    def to_use(self, technique: str | None, solved: Collection[str]) -> Source | None:
        """A puzzle to use a technique on, or an easy one; None if there is none any more."""

    def another(self, title: str, solved: Collection[str]) -> Source | None:
        """One more puzzle like that of a game, by its title; None if there is none any more."""
