"""A nonogram as a value: what programs read, look at and hand to the tutor."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.base.watch import Pulse, Watch
from tutor.library.page import IN_NOTEBOOKS, scaled
from tutor.library.problems import BadMove, BadText, told
from tutor.library.technique import Technique
from tutor.nonogram.formats import BadPuzzle, CannotWrite, read_only, read_puzzles, write
from tutor.nonogram.inks import Ink
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Clue, Puzzle

if TYPE_CHECKING:
    from tutor.library.nonogram_expert import NonogramExpert


class Nonogram:
    """The clues of a picture, and what is painted of it; nothing ever changes it.

    Cells are called ``r1c1`` and so on, rows before columns; they are written ``#`` for black,
    ``.`` for white and ``?`` as long as nobody knows. In colours, each has a letter.
    """

    __slots__ = ("_board", "_puzzle")
    _puzzle: Puzzle
    _board: tuple[str, ...]

    def __init__(
        self,
        rows: Iterable[Sequence[int]],
        columns: Iterable[Sequence[int]],
        *,
        title: str = "",
    ) -> None:
        """The empty nonogram with these clues: the lengths of the blocks of each line.

        Raises:
            BadText: no nonogram has such clues.
        """
        sides = [[" ".join(map(str, clue)) or "0" for clue in side] for side in (rows, columns)]
        read = Nonogram.parse(" / ".join(", ".join(side) for side in sides))
        clues = read._puzzle
        self._puzzle, self._board = Puzzle(clues.rows, clues.columns, title), read._board

    @classmethod
    def _of(cls, position: Position) -> "Nonogram":
        """The nonogram with what is known of it."""
        nonogram = cls.__new__(cls)
        nonogram._puzzle, nonogram._board = position.puzzle, position.written()
        return nonogram

    @classmethod
    def parse(cls, text: str, *, board: Sequence[str] | None = None) -> "Nonogram":
        """The one nonogram of a text, in any format that the tutor reads.

        Args:
            text: the nonogram, such as ``2 1, 1 / 1, 1, 2``: rows, then columns.
            board: what is painted, row by row, in place of what the text says of it.

        Raises:
            BadText: there is no nonogram, or there are several.
            ValueError: the board is none of this nonogram.
        """
        try:
            nonogram = cls._of(read_only(text).position)
        except BadPuzzle as problem:
            raise _bad_text(problem) from None
        return nonogram if board is None else nonogram._with(board)

    @classmethod
    def parse_all(
        cls, text: str, *, on_error: Callable[[BadText], object] | None = None
    ) -> Iterator["Nonogram"]:
        """Every nonogram of a text, in order.

        Args:
            text: the nonograms, for instance one on each line.
            on_error: told of what cannot be read; without it, the first such thing is raised.

        Raises:
            BadText: something cannot be read, and there is nobody to tell.
        """
        for one in read_puzzles(text):
            if not isinstance(one, BadPuzzle):
                yield cls._of(one.position)
            elif on_error is None:
                raise _bad_text(one)
            else:
                on_error(_bad_text(one))

    def _with(self, board: Sequence[str]) -> "Nonogram":
        puzzle = self._puzzle
        if len(board) != puzzle.height or any(len(row) != puzzle.width for row in board):
            raise ValueError(f"a board of {puzzle.height} rows of {puzzle.width} cells is expected")
        for sign in sorted(set("".join(board)) - set(puzzle.signs)):
            raise ValueError(f"{sign!r} is no cell: expected one of {' '.join(puzzle.signs)}")
        return Nonogram._of(Position.of(puzzle, board))

    def _position(self) -> Position:
        """The board, for somebody who may change it."""
        return Position.of(self._puzzle, self._board)

    # What it says

    @property
    def rows(self) -> tuple[Clue, ...]:
        """The clue of each row: the lengths of its blocks."""
        return self._puzzle.rows

    @property
    def columns(self) -> tuple[Clue, ...]:
        """The clue of each column."""
        return self._puzzle.columns

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self._puzzle.width

    @property
    def height(self) -> int:
        """How many rows there are."""
        return self._puzzle.height

    @property
    def title(self) -> str:
        """What its author calls it."""
        return self._puzzle.title

    @property
    def board(self) -> tuple[str, ...]:
        """What is painted, row by row."""
        return self._board

    @property
    def is_full(self) -> bool:
        """Whether every cell is painted, rightly or not."""
        return not any("?" in row for row in self._board)

    def __getitem__(self, cell: str) -> str:
        """The sign of a cell."""
        from tutor.games.nonogram.claims import claim_of

        place = claim_of(f"{cell}=.", self._puzzle)
        if place is None:
            raise ValueError(f"{cell[:20]!r} is no cell of a {self.width}x{self.height} nonogram")
        row, column = divmod(place.cell, self.width)
        return self._board[row][column]

    def after(self, *moves: str) -> "Nonogram":
        """The nonogram once cells are painted: ``r3c4=#``, ``r3c5=.``; in colours ``r3c4=red``.

        Raises:
            BadMove: there is no such cell or colour.
        """
        from tutor.games.nonogram.claims import claim_of  # which comes with all rules

        position = self._position()
        for move in moves:
            claim = claim_of(move, self._puzzle)
            if claim is None:
                raise self._bad_claim(move)
            position.set(claim.cell, claim.colour)
        return Nonogram._of(position)

    def _bad_claim(self, text: str) -> BadMove:
        from tutor.language import Speaker

        values: dict[str, str | int] = {"rows": self.height, "columns": self.width}
        message = "nono-claim-bad"
        if inks := self._puzzle.inks:
            message = "nono-claim-colour"
            values["letters"] = ", ".join(f"{ink.letter} ({ink.name})" for ink in inks)
        found = printable(text)
        return BadMove(
            *told(
                lambda language: Speaker(language, "nonogram").say(message, found=found, **values)
            )
        )

    # Writing and drawing

    @property
    def formats(self) -> tuple[str, ...]:
        """What :meth:`write` can write it in."""
        from tutor.games.nonogram.puzzle import PicturePuzzle

        return PicturePuzzle(self._position()).formats

    def write(self, form: str = "clues") -> str:
        """The nonogram in one of its formats, without a line break at the end.

        Raises:
            ValueError: there is no such format, or it cannot hold this nonogram.
        """
        if form not in self.formats:
            raise ValueError(f"this nonogram is not written as {form!r}")
        try:
            return write(self._puzzle, form, self._position()).removesuffix("\n")
        except CannotWrite:
            raise ValueError(f"nobody has told what would be written as {form!r}") from None

    def svg(self) -> str:
        """The board with its clues as SVG."""
        from tutor.games.nonogram.picture import nonogram_svg  # few nonograms are drawn

        return nonogram_svg(self._position(), title=self.title)

    def _repr_svg_(self) -> str:
        return scaled(self.svg(), IN_NOTEBOOKS)

    def __str__(self) -> str:
        from tutor.games.nonogram.text_drawing import with_clues

        return with_clues(self._position())

    def __repr__(self) -> str:
        from tutor.games.nonogram.text_drawing import clues_text

        position, puzzle = self._position(), self._puzzle
        if Puzzle(puzzle.rows, puzzle.columns) != puzzle:  # there is more to say than clues
            return f"Nonogram.parse({write(puzzle, 'json', position).strip()!r})"
        board = f", board={list(self._board)}" if position.known else ""
        return f"Nonogram.parse({clues_text(puzzle)!r}{board})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Nonogram):
            return NotImplemented
        return (self._puzzle, self._board) == (other._puzzle, other._board)

    def __hash__(self) -> int:
        return hash((self.rows, self.columns, self._board))

    def __reduce__(self) -> tuple[object, ...]:
        # What else a file says of a puzzle cannot be sent as it is.
        puzzle = self._puzzle
        said = (puzzle.title, puzzle.goal, dict(puzzle.properties), puzzle.inks)
        return _sent, (puzzle.rows, puzzle.columns, *said, self._board)

    # Knowing about it

    def _solutions(self, pulse: Pulse) -> Iterator["Nonogram"]:
        """Every solution, each once; for that nobody needs an expert."""
        from tutor.nonogram.solver import solutions

        return map(Nonogram._of, solutions(self._position(), Watch(pulse=pulse)))

    @staticmethod
    def techniques() -> tuple[Technique, ...]:
        """Every rule of nonograms, the simplest first."""
        from tutor.library.nonogram_expert import TECHNIQUES

        return TECHNIQUES

    @property
    def _expert(self) -> "NonogramExpert":
        """Who knows about this nonogram."""
        from tutor.library.nonogram_expert import NonogramExpert

        return NonogramExpert(self)


def _bad_text(problem: BadPuzzle) -> BadText:
    """What is wrong with the text of a nonogram."""
    from tutor.language import Speaker  # most texts are right
    from tutor.language.picture_problems import bad_puzzle

    found = BadText(*told(lambda language: bad_puzzle(problem, Speaker(language))))
    found.number, found.line = problem.number, problem.line
    return found


def _sent(
    rows: tuple[Clue, ...],
    columns: tuple[Clue, ...],
    title: str,
    goal: tuple[str, ...] | None,
    properties: dict[str, str],
    inks: tuple[Ink, ...],
    board: tuple[str, ...],
) -> Nonogram:
    """A nonogram from another process."""
    puzzle = Puzzle(rows, columns, title, goal, MappingProxyType(properties), inks)
    return Nonogram._of(Position.of(puzzle, board))
