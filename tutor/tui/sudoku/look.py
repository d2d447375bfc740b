"""What is to be seen of each cell: the game, the cursor, and what the coach lights up."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tutor.base.language import Language
from tutor.games.sudoku.board import COLOUR_LETTERS, Board
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.told import KEYS
from tutor.narrate.sudoku.nodes import node_numbers, node_sign
from tutor.sudoku.geometry import Geometry, digits
from tutor.techniques.step import Candidate
from tutor.tui.sudoku.edge import Edge, Note
from tutor.tui.sudoku.foot import Foot

Ground = Literal["", "peer", "house", "same", "pair", "next", "A", "B", "C", "D", "wrong"]
"""The background of a cell, each with a sign of its own."""

SIGNS: dict[str, str] = {
    **{"peer": "·", "house": "▪", "same": "=", "pair": ":", "wrong": "!"},
    "next": "»",
}
"""The sign of each ground, so that colour is never alone; colours have their letter."""


class Lit(NamedTuple):
    """A digit of a cell that stands out."""

    digit: int
    emphasis: str
    sign: str
    """What is written beside its mark where there is room."""


class Look(NamedTuple):
    """Everything visible of one cell. Equal looks are drawn alike."""

    value: int = 0
    is_given: bool = False
    centre: int = 0
    corner: int = 0
    ghost: int = 0
    """Candidates that only the coach speaks of, not written by the learner."""
    lit: tuple[Lit, ...] = ()
    ground: str = ""
    sign: str = ""
    is_cursor: bool = False
    is_selected: bool = False
    is_hidden: bool = False
    """Whether the game is paused and the cell shows nothing."""
    shade: int = 0
    """0 or 1: wells of neighbouring rows differ."""
    echo: int = 0
    """The digit under the cursor, where it is a mark of this cell."""
    letter: str = ""
    """The key of the part that the whole cell plays."""


@dataclass
class Scene:
    """All that decides how a board looks at a moment."""

    board: Board
    cursor: int | None = 0
    selected: set[int] = field(default_factory=set)
    light: Light = DARK
    keys: dict[str, str] = field(default_factory=dict)
    """The key of each role of the legend."""
    digit: int | None = None
    """The digit to highlight everywhere."""
    show_same: bool = False
    """Whether that is the cursor's, where none was chosen and the coach lights no pattern up."""
    show_peers: bool = True
    show_pairs: bool = False
    """Whether cells with two candidates stand out."""
    show_conflicts: bool = True
    is_paused: bool = False
    placed: tuple[Candidate, ...] = ()
    """Digits of an answer: they are not on the board, but none is left of them below it."""
    left_label: str = ""
    """What the digits left are called."""
    language: Language = "en"
    """The language of the notes around the board."""

    @property
    def geometry(self) -> Geometry:
        """The shape of the board."""
        return self.board.geometry

    def looks(self) -> list[Look]:
        """The look of every cell."""
        geometry = self.geometry
        if self.is_paused:
            return [
                Look(is_hidden=True, shade=cell // geometry.n % 2)
                for cell in range(geometry.cell_count)
            ]
        peers, echo = self._peers(), self._under_cursor()
        houses = frozenset(cell for house in self.light.houses for cell in house.cells)
        if self.light.drawing.cells:
            houses, peers = self.light.drawing.cells, houses
        houses |= {*self.light.rests_on}
        wrong = set(self.light.wrong)
        if self.show_conflicts:
            wrong |= {cell for clash in self.board.conflicts() for cell in clash.cells}
        lit, letters = self._lit(), self._letters()
        looks = []
        for number, cell in enumerate(self.board.cells):
            stands_out = tuple(lit.get(number, {}).values()) if number in lit else ()
            if any(cell.tints) and not cell.value:
                stands_out += self._tints(number, lit.get(number, {}))
            shown = 0
            for one in stands_out:
                shown |= 1 << one.digit - 1
            ground = self._ground(number, echo, wrong, houses, peers)
            sign = ground if ground in COLOUR_LETTERS else SIGNS.get(ground, "")
            looks.append(
                Look(
                    cell.value,
                    self.board.is_given(number),
                    0 if cell.value else cell.centre,
                    0 if cell.value else cell.corner,
                    0 if cell.value else shown & ~cell.centre & ~cell.corner,
                    stands_out,
                    ground,
                    sign,
                    number == self.cursor,
                    number in self.selected,
                    False,
                    number // geometry.n % 2,
                    echo if not cell.value and self._holds(number, echo) else 0,
                    letters.get(number, ""),
                )
            )
        return looks

    def edge(self) -> Edge:
        """What is to be seen around the cells."""
        notes = tuple(
            Note(
                margin.house.kind,
                margin.house.index,
                margin.text(self.geometry, self.language),
                self._emphasis(margin.role),
                margin.sign,
            )
            for margin in self.light.drawing.margins
        )
        lit = frozenset((house.kind, house.index) for house in self.light.houses)
        return Edge(lit, () if self.is_paused else notes)

    def foot(self) -> Foot:
        """What is to be seen below the board."""
        if self.is_paused:
            return Foot()
        name, numbers = self.geometry.digit_name, range(1, self.geometry.n + 1)
        marks = 0
        if self.cursor is not None and not self.board.cells[self.cursor].value:
            cell = self.board.cells[self.cursor]
            marks = cell.centre | cell.corner
        left = list(self.board.left())
        for one in self.placed:
            left[one.digit - 1] -= 1
        if not self.show_conflicts:  # a digit too many is one
            left = [max(count, 0) for count in left]
        return Foot(
            self.left_label,
            tuple(zip(map(name, numbers), left, strict=True)),
            " ".join(map(name, digits(marks))),
        )

    def _under_cursor(self) -> int:
        """The digit under the cursor, if it is to stand out everywhere; 0 if not."""
        if self.digit is not None or not self.show_same or self.cursor is None:
            return 0
        return 0 if self.light.houses or self.light.marks else self.board.cells[self.cursor].value

    def _peers(self) -> frozenset[int]:
        """Where the cursor's digit cannot be again; houses that are lit up are enough to see."""
        if not self.show_peers or self.cursor is None or self.light.houses:
            return frozenset()
        return frozenset(self.geometry.peers(self.cursor))

    def _ground(
        self,
        number: int,
        echo: int,
        wrong: set[int],
        houses: frozenset[int],
        peers: frozenset[int],
    ) -> Ground:
        cell = self.board.cells[number]
        if number in wrong:
            return "wrong"
        if number in self.light.follows:
            return "next"
        if cell.colour:
            letter: Ground = ("A", "B", "C", "D")[cell.colour - 1]
            return letter
        if echo and cell.value == echo:
            return "same"
        if self.digit is not None and self._holds(number, self.digit):
            return "same"
        if self.show_pairs and not cell.value and cell.centre.bit_count() == 2:
            return "pair"
        if number in houses:
            return "house"
        return "peer" if number in peers else ""

    def _holds(self, number: int, digit: int) -> bool:
        cell = self.board.cells[number]
        if cell.value:
            return cell.value == digit
        return bool((cell.centre | cell.corner) << 1 >> digit & 1)

    def _lit(self) -> dict[int, dict[int, Lit]]:
        """Per cell, the digits the coach lights up; conclusions before roles.

        The nodes of a chain have their number beside them, others the key of their role.
        """
        numbers = node_numbers(self.light.chain)
        found: dict[int, dict[int, Lit]] = {}
        for cell, digit in self.light.placements:
            found.setdefault(cell, {})[digit] = Lit(digit, "placed", "◂")
        for cell, digit in self.light.eliminations:
            found.setdefault(cell, {})[digit] = Lit(digit, "removed", "×")
        for mark in self.light.marks:
            number = numbers.get(Candidate(mark.cell, mark.digit))
            sign = node_sign(number) if number else self.keys.get(mark.role, "")
            lit = Lit(mark.digit, self._emphasis(mark.role), sign)
            found.setdefault(mark.cell, {}).setdefault(mark.digit, lit)
        return found

    def _emphasis(self, role: str) -> str:
        key = self.keys.get(role, "")
        return f"role-{KEYS.index(key) + 1}" if key else "role-1"

    def _letters(self) -> dict[int, str]:
        """The key of the part that each cell plays as a whole."""
        return {
            mark.cell: self.keys.get(role, "")
            for role in self.light.drawing.lettered
            for mark in self.light.marks
            if mark.role == role
        }

    def _tints(self, number: int, lit: dict[int, Lit]) -> tuple[Lit, ...]:
        """The marks the learner has coloured, where the coach lights nothing."""
        cell = self.board.cells[number]
        return tuple(
            Lit(digit, f"tint-{letter}", letter)
            for letter, mask in zip(COLOUR_LETTERS, cell.tints, strict=True)
            for digit in digits(mask)
            if digit not in lit
        )
