"""The board of a lesson in words: its digits, its candidates, and what a screen would light up."""

from collections.abc import Iterable, Iterator

from tutor.cli.plain_reading import BoardReader
from tutor.language import Speaker
from tutor.narrate.narration import role_name
from tutor.play.board import board_of
from tutor.play.coach import Light
from tutor.sudoku.geometry import Geometry, House
from tutor.sudoku.grid import Grid


class LessonReader:
    """Reads a board out, with its candidates unless the learner is to find them."""

    def __init__(self, grid: Grid, speaker: Speaker, *, shows_candidates: bool) -> None:
        self.grid = grid
        self._speaker = speaker
        self.shows_candidates = shows_candidates
        self._reader = self._read()

    def _read(self) -> BoardReader:
        board = board_of(self.grid, is_marked=self.shows_candidates)
        return BoardReader(board, self._speaker)

    def show_candidates(self) -> None:
        """From now on read them too."""
        self.shows_candidates = True
        self._reader = self._read()

    def board(self) -> Iterator[str]:
        """Row after row."""
        return map(self.house, self.grid.geometry.rows)

    def house(self, house: House) -> str:
        """Its digits, and what its empty cells can hold."""
        told = self._reader.house(house)
        empty = [cell for cell in house.cells if not self.grid.values[cell]]
        if not self.shows_candidates or not empty:
            return told
        cells = ", ".join(f"{self._reader.name(cell)} {self._candidates(cell)}" for cell in empty)
        return self._speaker.say("learn-house", house=told, cells=cells)

    def _candidates(self, cell: int) -> str:
        return self._reader.digits(self.grid.candidates[cell])

    def cell(self, cell: int) -> str:
        """Its digit, or what it can hold."""
        return self._reader.cell(cell)


def lit(
    light: Light, pointed: Iterable[int], geometry: Geometry, speaker: Speaker
) -> Iterator[str]:
    """What a screen would light up: houses, the parts of the pattern, the cells pointed at."""
    language = speaker.language
    if light.houses:
        names = speaker.listed([house.name(language) for house in light.houses])
        yield speaker.say("learn-lit-houses", houses=names)
    roles: dict[str, dict[int, list[str]]] = {}
    for mark in light.marks:
        cells = roles.setdefault(role_name(mark.role, language), {})
        cells.setdefault(mark.cell, []).append(geometry.digit_name(mark.digit))
    for role, cells in roles.items():
        told = [f"{geometry.cell_name(cell, language)} {' '.join(cells[cell])}" for cell in cells]
        yield f"{role[0].upper()}{role[1:]}{speaker.say('colon')}{', '.join(told)}"
    if pointed:
        named = [geometry.cell_name(cell, language) for cell in sorted(pointed)]
        yield speaker.say("learn-lit-cells", cells=speaker.listed(named))
