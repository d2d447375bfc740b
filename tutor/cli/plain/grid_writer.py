"""What a learner writes on the board in plain text, and the words that answer it."""

from collections.abc import Iterator, Sequence

from tutor import narrate
from tutor.cli.plain.grid_reader import GridReader
from tutor.cli.plain.grid_words import Request
from tutor.explain.diagnose import Mistake, Move
from tutor.games.sudoku.board import Cell
from tutor.games.sudoku.game import Game
from tutor.language import Speaker
from tutor.store import Settings

_MOST_READ = 3
"""So many changed cells are read out one by one; more are only counted."""


class Writer:
    """Writes digits and marks; each method says what was done."""

    def __init__(
        self, game: Game, reader: GridReader, speaker: Speaker, settings: Settings
    ) -> None:
        self._game = game
        self._reader = reader
        self._speaker = speaker
        self._settings = settings

    def write(self, request: Request) -> Iterator[str]:
        """Do what was asked, and say so."""
        cell, wish = request.cell, request.wish
        if wish in ("fill", "clean"):
            changed = self._game.fill() if wish == "fill" else self._game.clean()
            yield self._speaker.say(f"plain-done-{wish}" if changed else "plain-unchanged")
        elif self._game.board.is_given(cell):
            yield self._speaker.say("coach-given", cell=self._reader.name(cell))
        elif wish == "place":
            yield from self._place(cell, request.digits[0])
        elif wish == "clear":
            yield self._told(self._game.erase([cell]), cell)
        elif self._game.board.cells[cell].value:
            yield self._speaker.say("plain-not-blank", told=self._reader.cell(cell))
        else:
            mask = sum(1 << digit - 1 for digit in request.digits)
            yield self._told(self._mark(cell, mask, add=wish == "write"), cell)

    def _told(self, changed: bool, cell: int) -> str:
        told = self._reader.cell(cell)
        return told if changed else f"{self._speaker.say('plain-unchanged')} {told}"

    def _place(self, cell: int, digit: int) -> Iterator[str]:
        if self._game.board.cells[cell].value == digit:
            yield self._told(False, cell)
            return
        self._game.place([cell], digit, clean=self._settings.clean_marks)
        yield self._reader.cell(cell)
        if self._settings.show_conflicts:
            yield from self._broken_rules(Move(cell, digit))

    def _broken_rules(self, move: Move) -> Iterator[str]:
        """A sentence for each house in which the digit now stands twice."""
        geometry, language = self._game.geometry, self._speaker.language
        for clash in self._game.board.conflicts():
            if move.cell in clash.cells:
                mistake = Mistake("rule", move, clash)
                yield from narrate.tell_mistake(mistake, geometry, language)

    def _mark(self, cell: int, mask: int, *, add: bool) -> bool:
        """Write marks or cross them out.

        Crossing out begins with what the digits leave open where no mark is written yet.
        """
        state = self._game.board.cells[cell]
        if add:
            wanted = state.centre | mask
        else:
            wanted = (state.centre or self._game.board.grid().candidates[cell]) & ~mask
        return self._game.edit("mark", [(cell, state._replace(centre=wanted))])

    def changes_since(self, before: Sequence[Cell]) -> list[str]:
        """The cells that are not as they were, or how many."""
        now = self._game.board.cells
        changed = [cell for cell, state in enumerate(before) if state != now[cell]]
        # Marks that went with a digit are not worth a word.
        changed = [cell for cell in changed if before[cell].value != now[cell].value] or changed
        if len(changed) > _MOST_READ:
            return [self._speaker.say("plain-changed", count=len(changed))]
        return [self._reader.cell(cell) for cell in changed]
