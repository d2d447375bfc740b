"""What a part of the study gives: tables and figures, as data without words.

Names stand for words: of the table, of its columns, of what a row is about. Whoever shows a
table says them in the language of the reader; files for programs keep the names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tutor.lab.calibration.fitting import Vector, pearson

Cell = str | int | float | None
"""A name, a count, a figure, or nothing."""
Row = tuple[Cell, ...]


@dataclass(frozen=True)
class Sheet:
    """A table."""

    name: str
    columns: tuple[str, ...]
    rows: Sequence[Row]
    is_long: bool = False
    """One row per puzzle: a file, not something to print."""


@dataclass(frozen=True)
class Scatter:
    """One figure against another, puzzle by puzzle, with their correlation."""

    name: str
    x: Sequence[float]
    y: Sequence[float]
    r: float
    x_label: str
    y_label: str
    is_diagonal: bool = False
    """Whether both axes are the same, so that good predictions lie on the diagonal."""

    @staticmethod
    def of(
        name: str, x: Vector, y: Vector, x_label: str, y_label: str, *, is_diagonal: bool = False
    ) -> "Scatter":
        """Two figures of all puzzles, with their correlation."""
        r = pearson(x, y)
        return Scatter(name, x.tolist(), y.tolist(), r, x_label, y_label, is_diagonal)


@dataclass(frozen=True)
class Bars:
    """Means with their deviations."""

    name: str
    x: Sequence[float]
    means: Sequence[float]
    deviations: Sequence[float]
    x_label: str
    y_label: str


@dataclass(frozen=True)
class Curves:
    """How something goes down, move by move."""

    name: str
    series: Mapping[str, Sequence[float]]
    x_label: str
    y_label: str


Figure = Scatter | Bars | Curves


@dataclass(frozen=True)
class Part:
    """What one part of the study found."""

    name: str
    sheets: list[Sheet] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    notes: list[tuple[str, dict[str, str | int]]] = field(default_factory=list)
    """What a reader should know about it: names of messages, and what they are filled with."""
