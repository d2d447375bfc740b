"""A Sudoku as a value: what programs read, look at and hand to the tutor."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from tutor.base.sat import SatMissing, TooLarge
from tutor.base.shown import printable
from tutor.base.watch import Pulse
from tutor.library.page import IN_NOTEBOOKS, scaled
from tutor.library.problems import BadMove, BadText, OutOfReach, told
from tutor.library.technique import Technique
from tutor.sudoku import search
from tutor.sudoku.formats import FORMATS, BadGrid, read_text, write
from tutor.sudoku.formats.writer import draw
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid as Board

if TYPE_CHECKING:
    from tutor.library.grid_expert import GridExpert


class Grid:
    """A Sudoku of any size, with what is on its board; nothing ever changes it.

    Cells are called ``r1c1`` to ``r9c9``, rows before columns.
    """

    __slots__ = ("_board",)
    _board: Board

    def __init__(self, values: Iterable[int], *, box: tuple[int, int] | None = None) -> None:
        """The grid whose givens are these digits, row by row, 0 for an empty cell.

        Args:
            values: as many as there are cells.
            box: rows and columns of a box; without it, the shape nearest a square.

        Raises:
            ValueError: there are not n x n digits from 0 to n.
        """
        found = list(values)
        geometry = Geometry.for_size(round(len(found) ** 0.5)) if box is None else Geometry.of(*box)
        if geometry is None:
            raise ValueError(f"no grid has {len(found)} cells")
        self._board = Board(geometry, found)

    @classmethod
    def _of(cls, board: Board) -> "Grid":
        """The grid of a board that nobody changes any more."""
        grid = cls.__new__(cls)
        grid._board = board
        return grid

    @classmethod
    def parse(
        cls,
        text: str,
        *,
        box: tuple[int, int] | None = None,
        placed: Iterable[str] = (),
        removed: Mapping[str, Iterable[int]] = MappingProxyType({}),
    ) -> "Grid":
        """The one grid of a text, in any format that the tutor reads.

        Args:
            text: the grid.
            box: rows and columns of a box, where the text does not tell them.
            placed: the cells whose digit is not given, but was placed by somebody.
            removed: by cell, candidates that are crossed out.

        Raises:
            BadText: there is no grid, or there are several.
            ValueError: a cell is none of this grid, or not empty.
        """
        try:
            return cls._of(Board.parse(text, box=box, placed=placed, removed=removed))
        except BadGrid as problem:
            raise _bad_text(problem) from None

    @classmethod
    def parse_all(
        cls,
        text: str,
        *,
        box: tuple[int, int] | None = None,
        on_error: Callable[[BadText], object] | None = None,
    ) -> Iterator["Grid"]:
        """Every grid of a text, in order.

        Args:
            text: the grids, for instance one on each line.
            box: rows and columns of a box, where the text does not tell them.
            on_error: told of what cannot be read; without it, the first such thing is raised.

        Raises:
            BadText: something cannot be read, and there is nobody to tell.
        """
        for entry in read_text(text, None if box is None else Geometry.of(*box)):
            if isinstance(entry.result, Board):
                yield cls._of(entry.result)
            elif on_error is None:
                raise _bad_text(entry.result)
            else:
                on_error(_bad_text(entry.result))

    # What is on the board

    @property
    def size(self) -> int:
        """How many digits there are: 9 on the usual board."""
        return self._board.geometry.n

    @property
    def box(self) -> tuple[int, int]:
        """Rows and columns of a box."""
        return self._board.geometry.box_rows, self._board.geometry.box_cols

    @property
    def values(self) -> tuple[int, ...]:
        """The digits row by row, 0 for an empty cell."""
        return tuple(self._board.values)

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit, rightly or not."""
        return self._board.is_full

    def __getitem__(self, cell: str) -> int:
        """The digit of a cell, 0 if it is empty."""
        return self._board.values[self._board.geometry.cell_named(cell)]

    def is_given(self, cell: str) -> bool:
        """Whether the digit of a cell belongs to the puzzle."""
        return self._board.is_given(self._board.geometry.cell_named(cell))

    def candidates(self, cell: str) -> tuple[int, ...]:
        """The digits that a cell can still hold; for a filled cell, its digit."""
        return digits(self._board.candidates[self._board.geometry.cell_named(cell)])

    def after(self, *moves: str) -> "Grid":
        """The grid once a digit is placed (``r4c7=5``) or a candidate crossed out (``r4c7!=5``).

        Raises:
            BadMove: there is no such cell or digit, or the cell is filled.
        """
        from tutor.games.sudoku.claims import claim_of  # which comes with all techniques

        board = self._board.copy()
        for move in moves:
            claim = claim_of(move, board.geometry)
            if claim is None:
                raise self._bad_move("claim-bad", move, n=self.size)
            try:
                if claim.holds:
                    board.place(claim.cell, claim.digit)
                else:
                    board.eliminate(claim.cell, claim.digit)
            except ValueError:
                raise self._bad_move("move-filled", move) from None
        return Grid._of(board)

    def _bad_move(self, message: str, text: str, **size: int) -> BadMove:
        from tutor.language import Speaker

        found = printable(text)
        return BadMove(*told(lambda language: Speaker(language).say(message, found=found, **size)))

    # Writing and drawing

    @property
    def formats(self) -> tuple[str, ...]:
        """What :meth:`write` can write such a board in."""
        geometry = self._board.geometry
        return tuple(name for name, form in FORMATS.items() if form.holds(geometry))

    def write(self, form: str = "line") -> str:
        """The grid in one of its formats, without a line break at the end.

        Raises:
            ValueError: there is no such format, or it cannot hold such a board.
        """
        if form not in self.formats:
            raise ValueError(f"a {self.size}x{self.size} grid is not written as {form!r}")
        return "".join(write([self._board], FORMATS[form])).removesuffix("\n")

    def svg(self, *, candidates: bool = False) -> str:
        """The board as SVG, black on white, with the candidates of empty cells if wanted."""
        from tutor.games.sudoku.picture import board_svg  # few grids are drawn

        return board_svg(self._board, is_marked=candidates)

    def _repr_svg_(self) -> str:
        has_removed = next(self._board.removed_candidates(), None) is not None
        return scaled(self.svg(candidates=has_removed), IN_NOTEBOOKS)

    def __str__(self) -> str:
        return draw(self._board)

    def __repr__(self) -> str:
        return repr(self._board)

    def __eq__(self, other: object) -> bool:
        return self._board == other._board if isinstance(other, Grid) else NotImplemented

    def __hash__(self) -> int:
        return hash((self._board.geometry, *self._board.values))

    # Knowing about it

    def _solutions(self, pulse: Pulse) -> Iterator["Grid"]:
        """Every solution, each once; for that nobody needs an expert."""
        try:
            for values in search.solutions(self._board, pulse=pulse):
                full = self._board.copy()
                for cell in list(full.empty_cells()):
                    full.place(cell, values[cell])
                yield Grid._of(full)
        except (SatMissing, TooLarge) as problem:
            raise self._out_of_reach(needs_sat=isinstance(problem, SatMissing)) from problem

    def _out_of_reach(self, *, needs_sat: bool) -> OutOfReach:
        from tutor.language import Speaker

        message = "solve-needs-sat" if needs_sat else "solve-too-large"
        left = search.start_of_search(self._board).values.count(0)
        return OutOfReach(
            *told(lambda language: Speaker(language).say(message, open=left, n=self.size))
        )

    @staticmethod
    def techniques() -> tuple[Technique, ...]:
        """Every technique of Sudoku, the simplest first."""
        from tutor.library.grid_expert import TECHNIQUES

        return TECHNIQUES

    @property
    def _expert(self) -> "GridExpert":
        """Who knows about this grid."""
        from tutor.library.grid_expert import GridExpert  # whoever only reads needs no techniques

        return GridExpert(self, self._board)


def _bad_text(problem: BadGrid) -> BadText:
    """What is wrong with the text of a grid."""
    from tutor.language import Speaker  # most texts are right
    from tutor.language.problems import bad_grid

    found = BadText(*told(lambda language: bad_grid(problem, Speaker(language))))
    found.number, found.line, found.column = problem.number, problem.line, problem.column
    return found
