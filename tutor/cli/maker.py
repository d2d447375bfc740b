"""New puzzles, as the command line asks for them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.base.document import JsonObject
from tutor.cli.progress import Progress

if TYPE_CHECKING:
    from tutor.cli.game_commands import InputPuzzle
    from tutor.cli.workers import Crew


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
class Batch:
    """Which puzzles of a seed are to be made."""

    seed: str
    count: int
    progress: Progress
    start: int = 0
    """How many there are already."""
    before: "Callable[[], Iterator[InputPuzzle]]" = lambda: iter(())
    """Reads those."""
    crew: "Crew | None" = None
    """Who makes them; None for this process alone."""

    @property
    def indices(self) -> range:
        """Their numbers, from 0."""
        return range(self.start, self.count)


@dataclass(frozen=True)
class Maker:
    """Makes puzzles to a wish."""

    make: "Callable[[Batch], Iterator[tuple[InputPuzzle, JsonObject]]]"
    """Each with what JSON says of it."""
    refuse: Callable[[str], None] = lambda form: None
    """Raises ``Refused`` for a format that cannot hold them."""
    usual: str | None = None
    """The format where none is named and the game's usual ones cannot hold them."""
