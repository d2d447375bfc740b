"""What is to be seen of a nonogram: its cells row by row, its clues, what the coach lights up."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple

from tutor.games.nonogram.coach import DARK, Light
from tutor.games.nonogram.lines import LineState, state_of
from tutor.nonogram.inks import Ink, ink_of_colour
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, LineView, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.tui.nonogram.layout import EVERY


class Lit(NamedTuple):
    """What the coach says of a cell."""

    keys: str = ""
    """The keys of its roles in the legend."""
    concluded: Colour = UNKNOWN
    """The colour that it must have: black for any of several inks."""
    is_wrong: bool = False
    """Whether a mistake is about it."""
    is_doubtful: bool = False
    """Whether other pictures with the same clues differ in it."""
    ink: Ink | None = None
    """The ink that it must have, where there are several."""
    is_own: bool = False
    """Whether the learner says so: then it is drawn as on a board of one's own."""


class CellLook(NamedTuple):
    """Everything visible of one cell. Equal looks are drawn alike."""

    colour: Colour = UNKNOWN
    lit: Lit | None = None
    is_cursor: bool = False
    is_hidden: bool = False
    """Whether the cell shows nothing: the game is paused."""
    ground: int = 0
    """0 or 1: which of two grounds its five by five cells have."""
    is_picture: bool = False
    """Whether only the picture is shown, without gaps between its cells."""
    in_house: bool = False
    """Whether the coach speaks of a line that it is in."""
    ink: Ink | None = None
    """What it is black with, where there are several inks."""


Tone = Literal["", "done", "lit"]
"""How a number of a clue is written: as it is, struck out, or as what the coach speaks of."""


class ClueLook(NamedTuple):
    """Everything visible of a line's clue."""

    clue: Clue
    tones: tuple[Tone, ...] = ()
    """One for each block."""
    is_finished: bool = False
    """Whether the line has its blocks."""
    is_cursor: bool = False
    is_lit: bool = False
    """Whether the coach speaks of the line."""


class RowLook(NamedTuple):
    """Everything visible of a row. Equal looks are drawn alike."""

    clue: ClueLook
    black: int
    white: int
    cursor: int | None = None
    """The column of the cursor, if it is in this row."""
    lit: tuple[tuple[int, Lit], ...] = ()
    """What the coach says of its cells, by column."""
    is_hidden: bool = False
    is_picture: bool = False
    """Whether only what is black is shown, and what the coach speaks of."""
    band: int = 0
    """0 or 1: whether it is among the first five rows, or the next, and so on."""
    house: int = 0
    """Its cells in a line that the coach speaks of."""
    inks: tuple[tuple[Ink, int], ...] = ()
    """Where there are several inks, the black cells of each."""

    def cells(self, width: int) -> list[CellLook]:
        """The looks of its cells."""
        lit = dict(self.lit)
        looks = []
        for column in range(width):
            colour = _colour(self.black, self.white, column)
            looks.append(
                CellLook(
                    colour,
                    lit.get(column),
                    column == self.cursor,
                    self.is_hidden,
                    (column // EVERY + self.band) % 2,
                    self.is_picture,
                    bool(self.house >> column & 1),
                    next((ink for ink, mask in self.inks if mask >> column & 1), None),
                )
            )
        return looks


def _colour(black: int, white: int, place: int) -> Colour:
    if black >> place & 1:
        return BLACK
    return WHITE if white >> place & 1 else UNKNOWN


@lru_cache(maxsize=4096)
def _state(view: LineView) -> LineState:
    """Which blocks of a line are finished; most lines are as they were a moment ago."""
    return state_of(view)


_UNTOLD = LineState((), is_finished=False, is_broken=False)
"""What is said of a line where nothing is."""


@dataclass
class Scene:
    """All that decides how a board looks at a moment."""

    position: Position
    cursor: int | None = None
    light: Light = DARK
    keys: dict[str, str] = field(default_factory=dict)
    """The key of each role of the legend."""
    own: frozenset[int] = frozenset()
    """The cells that the learner's answer is about."""
    is_paused: bool = False
    is_picture: bool = False
    """Whether the picture is complete, and is shown without gaps, crosses and dots."""
    shows_finished: bool = True
    """Whether the numbers of blocks that are finished are struck out."""
    room_for: Puzzle | None = None
    """Other clues, of the same size, that there is to be room for: so that the board stays
    where it is while its clues change."""

    lettered: Puzzle | None = None
    """Its clues with the letters of its reader's language."""

    @property
    def _puzzle(self) -> Puzzle:
        return self.lettered or self.position.puzzle

    @property
    def measured(self) -> Puzzle:
        """The clues by which the board is laid out."""
        return self.room_for or self.position.puzzle

    def rows(self) -> list[RowLook]:
        """The look of every row."""
        position, puzzle = self.position, self._puzzle
        lit = self._lit()
        looks = []
        for row in range(puzzle.height):
            clue = self._clue(Line("row", row))
            if self.is_paused:
                looks.append(RowLook(clue, 0, 0, is_hidden=True, band=row // EVERY % 2))
                continue
            cursor = None
            if self.cursor is not None and self.cursor // puzzle.width == row:
                cursor = self.cursor % puzzle.width
            looks.append(
                RowLook(
                    clue,
                    position.row_black[row],
                    position.row_white[row],
                    cursor,
                    tuple(sorted(lit.get(row, {}).items())),
                    is_picture=self.is_picture,
                    band=row // EVERY % 2,
                    house=self._house(row),
                    inks=tuple(
                        (ink, masks[row])
                        for ink, masks in zip(puzzle.inks, position.row_inks, strict=True)
                    ),
                )
            )
        return looks

    def _house(self, row: int) -> int:
        line = self.light.line
        if line is None:
            return 0
        if line.axis == "column":
            return 1 << line.index
        return (1 << self.position.puzzle.width) - 1 if line.index == row else 0

    def columns(self) -> list[ClueLook]:
        """The look of every column's clue; a line alone has none, and no column is finished."""
        if self.position.puzzle.is_line:
            return [ClueLook(()) for _ in self.position.puzzle.columns]
        return [self._clue(Line("column", index)) for index in range(self.position.puzzle.width)]

    def _clue(self, line: Line) -> ClueLook:
        puzzle = self._puzzle
        clue = puzzle.clue(line)
        tones: list[Tone] = [""] * len(clue)
        if self.is_paused:
            return ClueLook(clue, tuple(tones))
        state = _state(self.position.view(line)) if self.shows_finished else _UNTOLD
        is_lit = line == self.light.line
        for block, is_done in enumerate(state.blocks):
            tones[block] = "done" if is_done else ""
        for block in self.light.blocks if is_lit else ():
            tones[block] = "lit"
        is_cursor = self.cursor is not None and line in puzzle.lines_of(self.cursor)
        return ClueLook(clue, tuple(tones), state.is_finished, is_cursor, is_lit)

    def _lit(self) -> dict[int, dict[int, Lit]]:
        """What the coach says of cells, by row and column."""
        light, width = self.light, self.position.puzzle.width
        keys: dict[int, str] = {}
        for mark in light.marks:
            key = self.keys.get(mark.role, "")
            if key not in keys.setdefault(mark.cell, ""):
                keys[mark.cell] += key
        concluded: dict[int, Colour] = dict.fromkeys(light.black, BLACK)
        concluded |= dict.fromkeys(light.white, WHITE)
        inks = self._puzzle.inks
        becomes = {
            cell: inks[ink_of_colour(colour) - 1]
            for cell, colour in light.colours.items()
            if inks and colour != WHITE
        }
        found: dict[int, dict[int, Lit]] = {}
        wrong, doubtful = set(light.wrong), set(light.doubtful)
        for cell in keys.keys() | concluded.keys() | wrong | doubtful:
            row, column = divmod(cell, width)
            found.setdefault(row, {})[column] = Lit(
                keys.get(cell, ""),
                concluded.get(cell, UNKNOWN),
                cell in wrong,
                cell in doubtful,
                becomes.get(cell),
                cell in self.own,
            )
        return found
