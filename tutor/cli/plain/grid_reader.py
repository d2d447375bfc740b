"""The board read out: in words and by rows, never drawn."""

from collections.abc import Iterator

from tutor.games.sudoku.board import Board
from tutor.language import Speaker
from tutor.sudoku.geometry import House, digits


class GridReader:
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
