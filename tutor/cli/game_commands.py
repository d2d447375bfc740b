"""What a game brings to the command line, so that every verb is written once.

Behind these protocols each game keeps its own types: the verbs read, print and count, whatever
the game.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tutor.base.document import JsonObject, JsonValue
from tutor.base.language import Language
from tutor.base.watch import Pulse, Report, no_pulse
from tutor.cli.choice import Choice
from tutor.cli.inputs import Reader
from tutor.cli.output import Formats
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.games.watching import Watch
from tutor.language import Speaker

if TYPE_CHECKING:
    from tutor.cli.plain.table import PlainTable
    from tutor.cli.review import SavedGame
    from tutor.games.game import AnyPuzzle, Fresh, Game, Shipped
    from tutor.games.solver import Solver
    from tutor.games.told import Argument
    from tutor.rating.record import Record, Wanted
    from tutor.store import Store


class Rung(NamedTuple):
    """What a curriculum is made of: a technique, or a rule."""

    id: str
    tier: int
    rating: float | None
    """How hard it is; None for a search."""


@dataclass(frozen=True)
class Curriculum:
    """The techniques of a game, the simplest first and the search last."""

    rungs: tuple[Rung, ...]
    choice: Choice
    name: Callable[[str, Language], str]
    """What one is called, alone."""
    called: Callable[[str, Language], str]
    """What one is called within a sentence."""
    tells_requests: bool = False
    """Whether those that are used only when they are named are told from the others."""


class InputStep(Protocol):
    """A step, as commands tell it."""

    @property
    def technique(self) -> str:
        """The id of its technique."""

    @property
    def filled(self) -> int:
        """How many cells it fills."""

    @property
    def eureka(self) -> str | None:
        """A chain in the notation of forums; None if it is none."""

    def arguments(self, language: Language) -> "Sequence[Argument]":
        """What of it can be read line by line."""

    def as_json(self, language: Language, rung: int | None = None) -> JsonObject:
        """The step, complete or as far as a rung of the hint reveals it."""

    def hint(self, language: Language, rung: int, *, draws: bool = False) -> tuple[str, ...]:
        """The sentences of a hint up to a rung; if wanted, with the picture of its pattern."""

    def drawing(self, language: Language) -> tuple[str, ...]:
        """The picture of the pattern; most patterns have none."""

    def lines(self, language: Language, *, is_known: bool = False) -> list[str]:
        """Technique, pattern, reason and conclusion in one line; long reasons on their own.

        In short, if the technique is known.
        """


class InputMistake(Protocol):
    """A mistake on a board, as commands tell it."""

    def hint(self, language: Language, rung: int) -> Sequence[str]:
        """The sentences about it up to a rung."""

    def as_json(self, language: Language, *, reveal: bool) -> JsonObject:
        """What is wrong; the steps against it only on demand."""


@dataclass(frozen=True)
class Hints:
    """What there is to say about a board: a mistake, or steps."""

    steps: Sequence[InputStep]
    mistake: InputMistake | None
    why_none: Callable[[Speaker], str]
    """Why there is no step, though nothing is wrong."""
    remarks: Callable[[Language], Sequence[str]]
    """What is worth a word before the steps."""
    after: Callable[[], tuple[str, JsonObject]]
    """The board after the steps, as text and as JSON."""
    comment: str = ""
    """What stands before sentences that come with that board, so that it can be read again."""


@dataclass(frozen=True)
class Checked:
    """Whether a board is right so far."""

    mistake: InputMistake | None
    is_certain: bool
    tell: Callable[[Language, bool], Sequence[str]]
    """The mistake and what else is worth a word; the last argument: whether all is revealed."""
    more: JsonObject = field(default_factory=dict)
    """What JSON says beside the mistake."""


@dataclass(frozen=True)
class Proof:
    """What can be said about a claim."""

    claim: JsonObject
    verdict: str
    steps: Sequence[InputStep]
    tell: Callable[[Language], Sequence[str]]


@dataclass(frozen=True)
class InputPath:
    """How far a choice of techniques gets."""

    steps: tuple[InputStep, ...]
    reached: "InputPuzzle"
    is_cut: bool = False
    """Whether the time for it was over before the techniques were."""

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left to find."""
        return self.reached.filled == self.reached.cell_count


@dataclass(frozen=True)
class TracedLine:
    """One thing that a search does."""

    kind: str
    depth: int
    words: Callable[[Speaker], str]
    as_json: JsonObject


class InputPuzzle(Protocol):
    """A puzzle as it was given to a command, with what is on its board."""

    def as_json(self) -> JsonObject:
        """The puzzle and its board, as every answer about a board begins."""

    def hint(self, technique: str | None, digit: str | None, every: bool, watch: Watch) -> Hints:
        """The mistake to mend, or steps: the simplest, or of a technique or a digit; or every one.

        Raises:
            Refused: there is no such digit.
        """

    def check(self, watch: Watch) -> Checked:
        """The first mistake, if there is one."""

    def why(self, claim: str, techniques: Sequence[str], watch: Watch) -> Proof:
        """Judge a claim about a cell.

        Raises:
            Refused: that is no claim.
        """

    # To solve it

    @property
    def filled(self) -> int:
        """How many cells are known."""

    @property
    def cell_count(self) -> int:
        """How many there are."""

    @property
    def is_broken(self) -> bool:
        """Whether the board breaks a rule in plain sight."""

    @property
    def is_dead_end(self) -> bool:
        """Whether it can be seen that nothing leads on from here."""

    @property
    def is_searched_quickly(self) -> bool:
        """Whether a search needs no logic before it."""

    @property
    def logic_seconds(self) -> float | None:
        """How long logic may take before a search where nobody says how long; None for ever."""

    def path(self, techniques: Sequence[str], watch: Watch) -> InputPath:
        """How far techniques lead; a watch that raises ``TimeUp`` ends it where it is."""

    def solutions(
        self, method: str, report: Report, remark: Callable[[str], None]
    ) -> "Iterator[InputPuzzle]":
        """Every solution that a search finds; a remark may be made about how long it takes.

        Raises:
            Refused: the board is too large to be searched.
        """

    def traced(self, watch: Watch) -> "Iterator[TracedLine]":
        """Everything that a search does, event by event; nothing where nobody tells it."""

    def at_a_glance(self, *, is_stuck: bool) -> "InputPuzzle":
        """The board as far as it gets where no path was followed."""

    def candidate_grids(self) -> int | None:
        """How many ways there are to fill what a search begins with; None if nobody counts."""

    def flaw(self, speaker: Speaker) -> str | None:
        """Why there is no solution, if that can be seen."""

    # To open it

    def opened(self) -> "AnyPuzzle":
        """The puzzle for a screen, or to be played."""

    def solver(self) -> "Solver":
        """Whoever walks through it, and prints its boards."""

    # To rate it

    def rate(self, wanted: "Wanted", pulse: Pulse = no_pulse) -> "Record":
        """Everything about how hard it is."""

    def formula(self) -> str:
        """What it says as a formula, in the DIMACS format.

        Raises:
            Refused: that would be too long.
        """

    # To show it

    def in_format(self, name: str) -> str:
        """The puzzle in one of its game's formats.

        Raises:
            Refused: the format cannot hold it.
        """

    def lost_in(self, name: str, speaker: Speaker) -> str | None:
        """What that format does not keep, if there is something."""

    def written(self) -> JsonValue:
        """The board as JSON has it."""

    def heading(self) -> JsonObject:
        """What an answer about its solutions begins with."""

    def ranges(self, techniques: Sequence[str]) -> Sequence[JsonObject]:
        """Where the blocks of each line may lie once these techniques were used."""

    def ranges_in_words(self, techniques: Sequence[str], speaker: Speaker) -> Iterator[str]:
        """The same, a sentence for each line."""

    def text(self, *, for_eyes: bool) -> str:
        """The board in signs; for eyes, as it looks best on a screen."""


@dataclass(frozen=True)
class SolveStyle:
    """How the solutions of a game are asked for and written."""

    methods: tuple[str, ...]
    """The names of the methods; the first is the usual one."""
    logic_alone: str
    """The method that never searches."""
    logic_first: str | None
    """The method that follows a path first whenever something is told of it."""
    search_alone: tuple[str, ...]
    """The methods that follow no path."""
    keys: tuple[str, ...]
    """The members of an answer in JSON, in order."""
    is_one_line: bool
    """Whether a solution is one line."""
    has_markup: bool
    """Whether what is drawn for eyes is written in Rich's markup."""
    names_ask_for_logic: tuple[str, ...] = ()
    """The methods that give way to logic alone when techniques are named: whoever names some
    wants to see how far they get."""
    refuses_names: bool = False
    """Whether a search alone has no use for the names of techniques; else they come first."""


@dataclass(frozen=True)
class RateStyle:
    """How the ratings of a game are written."""

    key: str
    """The member of a record that is the puzzle."""
    columns: tuple[str, ...]
    """The figures of a table."""
    figures: "Callable[[Record], Sequence[object]]"
    """What stands in these columns."""
    speaker: Callable[[Language], Speaker]
    summary: "Callable[[Record, Speaker], str]"
    reason: "Callable[[Record, Speaker], str]"
    lines: "Callable[[Record, Speaker], Sequence[str]]"
    at_once: int
    """Puzzles handed to a process at once: enough to be worth the way."""


@dataclass(frozen=True)
class PlayWish:
    """What somebody wants to play, as the options say it."""

    given: str | None = None
    """A puzzle, or where to find it."""
    picture: str | None = None
    level: str | None = None
    size: str | None = None
    technique: str | None = None
    box: str | None = None


@dataclass(frozen=True)
class PlainGame:
    """What a game needs to be played in plain text."""

    typed: Callable[[str | None, Run], InputPuzzle]
    """Asks for a puzzle, of a shape that an option names."""
    ordered: "Callable[[PlayWish, Store, Run], Fresh | Shipped | None]"
    """What is asked for; None if nothing is, or if a puzzle is given."""
    solved: "Callable[[Store], Collection[str]]"
    """The titles of solved games, for whoever does not offer a puzzle twice."""
    next_one: "Callable[[Store], Fresh | Shipped]"
    """What comes next where nothing is asked for."""
    begin: "Callable[[AnyPuzzle, str, Store, Speaker], PlainTable]"
    resume: "Callable[[str | None, Store, Speaker], PlainTable | None]"
    """The game played last, or the last of a title, if one waits."""


@dataclass(frozen=True)
class MakeWish:
    """What a new puzzle should be like, as the options say it; each game has its own."""

    box: str
    size: str
    black: str | None
    colours: int
    unique: bool
    line_solvable: bool
    level: str | None
    technique: str | None
    remove: str | None
    minimal: bool
    symmetry: str | None
    not_unique: bool
    pace: str | None


@dataclass(frozen=True)
class Maker:
    """Makes puzzles to a wish."""

    make: Callable[[str, int, Progress], Iterator[tuple[InputPuzzle, JsonObject]]]
    """From a seed, so many; each with what JSON says of it."""
    refuse: Callable[[str], None] = lambda form: None
    """Raises ``Refused`` for a format that cannot hold them."""
    usual: str | None = None
    """The format where none is named and the game's usual ones cannot hold them."""


@dataclass(frozen=True)
class GameCommands:
    """All that the verbs have to know of a game."""

    game: "Game"
    run: Callable[[str | None], Run]
    """Begins a command in a language, with the words for this game."""
    curriculum: Curriculum
    reader: Callable[[str | None, Run], Reader[InputPuzzle]]
    """Reads puzzles; of a shape that an option names, if one does."""
    formats: Formats
    solving: SolveStyle
    rating: Callable[[], RateStyle]
    plain: Callable[[], PlainGame]
    maker: Callable[[MakeWish, Run], Maker]
    saved: "Callable[[], Callable[[Store], list[SavedGame]]]"
    """Reads the games in the learner's file, the last one first."""
