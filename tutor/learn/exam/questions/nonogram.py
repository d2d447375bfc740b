"""Questions about nonograms: a board with its clues, and what is known of it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tutor.base.document import BadDocument, Place, between, read_list, read_text, read_whole
from tutor.learn.exam.kinds import NonogramKind
from tutor.learn.exam.questions.base import ExamQuestion
from tutor.narrate.nonogram.line_reader import Cells
from tutor.nonogram.explain import only_solution
from tutor.nonogram.names import rule_id_of
from tutor.nonogram.position import SIGNS, UNKNOWN, Position
from tutor.nonogram.puzzle import Clue, Puzzle

_MOST_CELLS = 30
"""No line of an exam is longer."""


class NonogramQuestion(ExamQuestion):
    """One question about a nonogram."""

    kind: ClassVar[NonogramKind]

    def __init__(self, technique: str, position: Position, minutes: float) -> None:
        """Args:
        technique: the rule that the question is about, by its name among all techniques.
        position: the board as it is asked about.
        minutes: how long the rater expects it to take.
        """
        super().__init__(technique, minutes)
        self.position = position

    @property
    def puzzle(self) -> Puzzle:
        """The clues."""
        return self.position.puzzle

    @property
    def rule_id(self) -> str:
        """The rule by the name it has in its own game."""
        return rule_id_of(self.technique)

    def named(self, cells: Sequence[int] | frozenset[int]) -> Cells:
        """Cells as messages speak of them."""
        return Cells(self.puzzle, tuple(sorted(cells)))

    def board_in_words(self) -> Mapping[str, object]:
        """The clues, and the cells in signs."""
        return {
            "rows": [list(clue) for clue in self.puzzle.rows],
            "columns": [list(clue) for clue in self.puzzle.columns],
            "board": list(self.position.written()),
        }


def solution_of(position: Position) -> Position | None:
    """The one picture that a board leads to; None if it has several, or none agrees with it."""
    solution = only_solution(position.puzzle)
    if solution is None:
        return None
    known = zip(position.cells, solution.cells, strict=True)
    return solution if all(colour in (UNKNOWN, right) for colour, right in known) else None


# Reading


def read_position(place: Place) -> Position:
    """The board that was written so.

    Raises:
        BadDocument: it makes no sense.
    """
    rows, columns = (place.of(name, _clues) for name in ("rows", "columns"))
    puzzle = Puzzle(rows, columns)
    board = place.of("board", lambda value: _signs(value, puzzle))
    if next(puzzle.faults(), None) is not None:
        raise BadDocument(f"{place.where}.rows".lstrip("."))
    return Position.of(puzzle, board)


def read_clue(value: object) -> Clue:
    """The blocks of a line."""
    return tuple(map(between(1, _MOST_CELLS, read_whole), read_list(value)))


def read_signs(value: object) -> str:
    """Some cells in signs.

    Raises:
        TypeError, ValueError: they are none.
    """
    signs = read_text(value)
    if not 1 <= len(signs) <= _MOST_CELLS or set(signs) - set(SIGNS):
        raise ValueError(value)
    return signs


def _clues(value: object) -> tuple[Clue, ...]:
    clues = tuple(map(read_clue, read_list(value)))
    if not 1 <= len(clues) <= _MOST_CELLS:
        raise ValueError(value)
    return clues


def _signs(value: object, puzzle: Puzzle) -> list[str]:
    rows = list(map(read_signs, read_list(value)))
    if [len(row) for row in rows] != [puzzle.width] * puzzle.height:
        raise ValueError(value)
    return rows
