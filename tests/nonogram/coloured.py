"""Coloured lines and boards in plenty, the same on every machine."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product

from tutor.base.dice import Dice
from tutor.nonogram.inks import UNKNOWN, WHITE, ColourClue, Ink, ink_of_colour
from tutor.nonogram.position import LineView, Position
from tutor.nonogram.puzzle import Clue, Line, Puzzle, clue_of_signs, puzzle_in_inks

INKS = (
    Ink(1, "r", "red", "ff0000"),
    Ink(2, "g", "green", "008000"),
    Ink(3, "b", "blue", "0000ff"),
)


def arrangements(clue: Clue, length: int) -> Iterator[str]:
    """Every way to place blocks, by nothing but the rules of the game."""
    if not isinstance(clue, ColourClue) or not clue:
        yield "." * length
        return
    sign = clue.inks[0].letter
    for before in range(length - clue[0] + 1):
        head = "." * before + sign * clue[0]
        for rest in arrangements(clue[1:], length - len(head)):
            if not rest.startswith(sign):
                yield head + rest


@dataclass(frozen=True)
class Known:
    """A coloured line of which something is known, and everything that it can be."""

    view: LineView

    @cached_property
    def completions(self) -> tuple[str, ...]:
        """The signs of every way to complete it."""
        return tuple(
            way
            for way in arrangements(self.view.clue, self.view.length)
            if all(_fits(self.view, place, sign) for place, sign in enumerate(way))
        )

    def always(self, place: int) -> str | None:
        """The one sign that a cell has in every completion."""
        signs = {way[place] for way in self.completions}
        return signs.pop() if len(signs) == 1 else None


def _fits(view: LineView, place: int, sign: str) -> bool:
    if sign == ".":
        return not view.black >> place & 1
    ink = "rgb".index(sign)
    if view.white >> place & 1 or view.crossing[ink] >> place & 1:
        return False
    return not view.black >> place & 1 or bool(view.inks[ink] >> place & 1)


def view_of(clue: Clue, cells: str, crossing: tuple[int, ...] = (0, 0, 0)) -> LineView:
    """A line written in signs: ``r.?g``."""
    masks = {
        sign: sum(1 << place for place, cell in enumerate(cells) if cell == sign) for sign in "rgb."
    }
    inks = tuple(masks[ink.letter] for ink in INKS)
    return LineView(Line("row", 0), clue, len(cells), sum(inks), masks["."], inks, crossing)


@cache
def lines(count: int) -> tuple[Known, ...]:
    """Lines of one to three inks with at least one open cell."""
    dice = Dice("coloured lines of nonograms")
    found: list[Known] = []
    while len(found) < count:
        length, inks = 1 + dice.below(10), 1 + dice.below(3)
        share, known, crossed = 30 + dice.below(60), dice.below(60), dice.below(25)
        truth = ""
        for _ in range(length):
            is_same = bool(truth) and dice.below(2)
            sign = "rgb"[dice.below(inks)] if dice.below(100) < share else "."
            truth += truth[-1] if is_same else sign
        cells = "".join(sign if dice.below(100) < known else "?" for sign in truth)
        crossing = tuple(
            sum(
                1 << place
                for place, sign in enumerate(truth)
                if sign != ink.letter and dice.below(100) < crossed
            )
            for ink in INKS
        )
        if "?" in cells:
            found.append(Known(view_of(clue_of_signs(truth, INKS), cells, crossing)))
    return tuple(found)


def board(dice: Dice, width: int, height: int, share: int = 65) -> Puzzle:
    """The puzzle of a random picture with patches of colour."""
    rows: list[str] = []
    for _ in range(height):
        row = ""
        for column in range(width):
            around = [row[-1:], rows[-1][column] if rows else ""]
            like = around[dice.below(2)] if dice.below(100) < 55 else ""
            row += like or ("rgb"[dice.below(3)] if dice.below(100) < share else ".")
        rows.append(row)
    return puzzle_in_inks(rows, INKS)


def solutions_by_brute_force(puzzle: Puzzle) -> list[tuple[str, ...]]:
    """Every picture with the clues of a small board."""
    ways = [list(arrangements(clue, puzzle.width)) for clue in puzzle.rows]
    columns = [set(arrangements(clue, puzzle.height)) for clue in puzzle.columns]
    return [
        rows
        for rows in product(*ways)
        if all("".join(column) in columns[n] for n, column in enumerate(zip(*rows, strict=True)))
    ]


def sign_of(position: Position, colour: int) -> str:
    """How a colour is written."""
    assert colour != UNKNOWN
    return "." if colour == WHITE else INKS[ink_of_colour(colour) - 1].letter
