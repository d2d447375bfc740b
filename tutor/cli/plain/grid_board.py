"""A grid in words: read out by rows, never drawn, and written on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor import narrate
from tutor.cli.plain.grid_words import Request
from tutor.explain.diagnose import Mistake, Move
from tutor.games.sudoku.board import Board, Cell
from tutor.games.sudoku.game import Game
from tutor.language import Speaker
from tutor.store import Settings
from tutor.sudoku.geometry import House, digits

_MOST_READ = 3
"""So many changed cells are read out one by one; more are only counted."""


class SpokenGrid:
    """Reads a board out in one language."""

    def __init__(self, board: Board, speaker: Speaker) -> None:
        self._board = board
        self._geometry = board.geometry
        self._speaker = speaker

    def name(self, cell: int) -> str:
        """What a cell is called."""
        return self._geometry.cell_name(cell, self._speaker.language)

    def digits(self, mask: int) -> str:
        """A set of digits."""
        return " ".join(map(self._geometry.digit_name, digits(mask)))

    def board(self) -> Iterator[str]:
        """Row after row."""
        return map(self.house, self._geometry.rows)

    def house(self, house: House) -> str:
        """``row 1: 5 3 blank blank 7 …``; a comma where a row of a box ends."""
        name = house.name(self._speaker.language)
        width = self._geometry.box_cols if house.kind == "box" else self._geometry.n
        words = [self._word(cell) for cell in house.cells]
        lines = [" ".join(words[i : i + width]) for i in range(0, len(words), width)]
        return f"{name}{self._speaker.say('colon')}{', '.join(lines)}"

    def _word(self, cell: int) -> str:
        value = self._board.cells[cell].value
        return self._geometry.digit_name(value) if value else self._speaker.say("plain-blank")

    def cell(self, cell: int) -> str:
        """A cell with its marks."""
        state, say = self._board.cells[cell], self._speaker.say
        name = self.name(cell)
        if state.value:
            digit = self._geometry.digit_name(state.value)
            given = self._board.is_given(cell)
            return say("plain-given" if given else "plain-digit", cell=name, digit=digit)
        if state.centre:
            told = say("plain-marks", cell=name, marks=self.digits(state.centre))
        else:
            told = say("plain-no-marks", cell=name)
        if state.corner:
            told += " " + say("plain-corners", marks=self.digits(state.corner))
        return told

    def left(self) -> str:
        """How often each digit is still to be placed."""
        say = self._speaker.say
        counts = dict(enumerate(self._board.left(), start=1))
        told = [
            say("plain-left-digit", digit=self._geometry.digit_name(digit), count=count)
            for digit, count in counts.items()
            if count > 0
        ]
        return say("plain-left", digits=", ".join(told)) if told else self.remaining()

    def remaining(self) -> str:
        """How many cells are empty."""
        count = sum(not cell.value for cell in self._board.cells)
        return self._speaker.say("plain-remaining", count=count)


@dataclass(frozen=True)
class GridWriter:
    """Writes digits and marks; each method says what was done."""

    game: Game
    reader: SpokenGrid
    speaker: Speaker
    settings: Settings

    def write(self, request: Request) -> Iterator[str]:
        """Do what was asked, and say so."""
        cell, wish = request.cell, request.wish
        if wish in ("fill", "clean"):
            changed = self.game.fill() if wish == "fill" else self.game.clean()
            yield self.speaker.say(f"plain-done-{wish}" if changed else "plain-unchanged")
        elif self.game.board.is_given(cell):
            yield self.speaker.say("coach-given", cell=self.reader.name(cell))
        elif wish == "place":
            yield from self._place(cell, request.digits[0])
        elif wish == "clear":
            yield self._told(self.game.erase([cell]), cell)
        elif self.game.board.cells[cell].value:
            yield self.speaker.say("plain-not-blank", told=self.reader.cell(cell))
        else:
            mask = sum(1 << digit - 1 for digit in request.digits)
            yield self._told(self._mark(cell, mask, add=wish == "write"), cell)

    def _told(self, changed: bool, cell: int) -> str:
        told = self.reader.cell(cell)
        return told if changed else f"{self.speaker.say('plain-unchanged')} {told}"

    def _place(self, cell: int, digit: int) -> Iterator[str]:
        if self.game.board.cells[cell].value == digit:
            yield self._told(False, cell)
            return
        self.game.place([cell], digit, clean=self.settings.clean_marks)
        yield self.reader.cell(cell)
        if self.settings.show_conflicts:
            yield from self._broken_rules(Move(cell, digit))

    def _broken_rules(self, move: Move) -> Iterator[str]:
        """A sentence for each house in which the digit now stands twice."""
        geometry, language = self.game.geometry, self.speaker.language
        for clash in self.game.board.conflicts():
            if move.cell in clash.cells:
                mistake = Mistake("rule", move, clash)
                yield from narrate.tell_mistake(mistake, geometry, language)

    def _mark(self, cell: int, mask: int, *, add: bool) -> bool:
        """Write marks or cross them out.

        Crossing out begins with what the digits leave open where no mark is written yet.
        """
        state = self.game.board.cells[cell]
        if add:
            wanted = state.centre | mask
        else:
            wanted = (state.centre or self.game.board.grid().candidates[cell]) & ~mask
        return self.game.edit("mark", [(cell, state._replace(centre=wanted))])

    def changes_since(self, before: Sequence[Cell]) -> list[str]:
        """The cells that are not as they were, or how many."""
        now = self.game.board.cells
        changed = [cell for cell, state in enumerate(before) if state != now[cell]]
        # Marks that went with a digit are not worth a word.
        changed = [cell for cell in changed if before[cell].value != now[cell].value] or changed
        if len(changed) > _MOST_READ:
            return [self.speaker.say("plain-changed", count=len(changed))]
        return [self.reader.cell(cell) for cell in changed]
