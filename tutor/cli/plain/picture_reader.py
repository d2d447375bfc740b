"""The board of a nonogram read out: in words and line by line, never drawn."""

from collections.abc import Iterator
from itertools import groupby

from tutor.games.nonogram.lines import is_finished
from tutor.games.nonogram.text_drawing import clue_words, line_name
from tutor.language import Speaker
from tutor.narrate.nonogram.ink_words import in_colour, ink_name, puzzle_in
from tutor.nonogram.position import UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Line

_WORDS: dict[Colour, str] = {0: "unknown", 1: "black", 2: "white"}


class SpokenPicture:
    """Reads a board out in one language."""

    def __init__(self, position: Position, speaker: Speaker, *, judges: bool = True) -> None:
        """Args:
        position: the board; it is read as it is when it is asked for.
        speaker: the language.
        judges: whether a line that is complete is said to be.
        """
        self._judges = judges
        self._position = position
        self._puzzle = puzzle_in(position.puzzle, speaker.language)
        self._speaker = speaker

    def name(self, cell: int) -> str:
        """What a cell is called."""
        return self._puzzle.cell_name(cell, self._speaker.language)

    def board(self) -> Iterator[str]:
        """Row after row, and the clues of the columns."""
        say = self._speaker.say
        lines = self._puzzle.lines
        yield from (self.line(line) for line in lines if line.axis == "row")
        clues = [
            f"{line.index + 1}{say('colon')}{clue_words(self._puzzle.clue(line))}"
            for line in lines
            if line.axis == "column"
        ]
        yield say("nono-plain-columns", clues=say("nono-plain-between").join(clues))
        if self._puzzle.inks:
            language = self._speaker.language
            inks = [f"{ink_name(ink, language)} ({ink.letter})" for ink in self._puzzle.inks]
            yield say("nono-plain-inks", inks=", ".join(inks))

    def line(self, line: Line) -> str:
        """``row 1, 3 1: 3 black, 1 white, 2 unknown``; and that it is complete, if it is."""
        say = self._speaker.say
        colours = [self._position.colour(cell) for cell in self._puzzle.cells_of(line)]
        runs = [self._run(colour, len(list(run))) for colour, run in groupby(colours)]
        told = say(
            "nono-plain-line",
            line=line_name(line, self._speaker),
            clue=clue_words(self._puzzle.clue(line)),
            cells=", ".join(runs),
        )
        is_said = self._judges and self.is_complete(line)
        return f"{told} {say('nono-plain-complete')}" if is_said else told

    def _run(self, colour: Colour, count: int) -> str:
        """``3 black``; ``3 red (r)``."""
        if self._puzzle.inks and colour not in (UNKNOWN, WHITE):
            return self._speaker.say("nono-plain-ink", count=count, ink=self._ink(colour))
        return self._speaker.say(f"nono-plain-{_WORDS[colour]}", count=count)

    def _ink(self, colour: Colour) -> str:
        return in_colour(colour, self._puzzle, self._speaker.language)

    def is_complete(self, line: Line) -> bool:
        """Whether the black cells of a line are what its clue says."""
        return is_finished(self._position.view(line))

    def cell(self, cell: int) -> str:
        """What is known of a cell."""
        colour = self._position.colour(cell)
        if self._puzzle.inks and colour not in (UNKNOWN, WHITE):
            ink = self._ink(colour)
            return self._speaker.say("nono-plain-cell-ink", cell=self.name(cell), ink=ink)
        word = _WORDS[colour]
        return self._speaker.say(f"nono-plain-cell-{word}", cell=self.name(cell))

    def left(self) -> str:
        """The lines that are not complete."""
        names = [
            line_name(line, self._speaker)
            for line in self._puzzle.lines
            if not self.is_complete(line)
        ]
        return self._speaker.say("nono-plain-left", lines=", ".join(names) or "-")

    def remaining(self) -> str:
        """How many cells are still to be black, and how many are not known."""
        cells = self._position.cells
        filled = len(cells) - cells.count(UNKNOWN) - cells.count(WHITE)
        black = sum(map(sum, self._puzzle.rows)) - filled
        return self._speaker.say(
            "nono-plain-remaining",
            black=max(black, 0),  # where too many are black, none is left either
            unknown=cells.count(UNKNOWN),
        )
