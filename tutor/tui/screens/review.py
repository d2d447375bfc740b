"""A Sudoku read back: each move on the board as it was, with its reason."""

from collections.abc import Sequence
from dataclasses import replace

from tutor import narrate
from tutor.base.watch import Pulse
from tutor.games.sudoku.board import Board, Cell, board_of
from tutor.games.sudoku.coach import Light, Told, light_of
from tutor.games.sudoku.log import Entry
from tutor.games.sudoku.titles import title_of
from tutor.games.watching import Watch
from tutor.learn.review import Move, Review, review
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.teller import LegendLine
from tutor.sudoku.grid import Grid
from tutor.tui.screens import review_words as words
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.reviewing import ReviewingScreen


class ReviewScreen(ReviewingScreen, BoardScreen):
    """The summary of a game first, then its moves."""

    MORE_HELP = ("help-chains",)
    review: Review | None = None

    def __init__(self, puzzle: Grid, log: Sequence[Entry], title: str = "") -> None:
        super().__init__(Board(puzzle))
        self._puzzle = puzzle
        self._log = tuple(log)
        self._title = title

    def read(self, pulse: Pulse, watch: Watch) -> Review:
        """Read the game back."""
        return review(self._puzzle, self._log, pulse, watch, self._title)

    def title_text(self) -> str:
        """What the game is called."""
        return title_of(self._title, self.geometry, self.speaker) if self._title else ""

    def line(self, move: Move) -> str:
        """A move in the list."""
        return words.line(move, self.geometry, self.speaker)

    def short(self, move: Move) -> str:
        """The reason of a move in a few words."""
        return words.short(move, self.speaker)

    def topics(self) -> list[str]:
        """What to review next."""
        assert self.review is not None
        return words.topics(self.review, self.speaker)

    def show_end(self) -> None:
        """The digits of the end."""
        assert self.review is not None
        self.board.cells = board_of(self.review.end, is_marked=False).cells

    def told_summary(self, sentences: tuple[str, ...]) -> Told:
        """Sentences, with nothing lit up."""
        return Told(sentences)

    def told_move(self, move: Move) -> Told:
        """A move on the board before it, with what stood there wrongly."""
        board = board_of(move.before)
        for cell, digit in move.wrong_then:
            board.cells[cell] = Cell(digit)
        self.board.cells = board.cells
        return Told(self._sentences(move), *self._light(move))

    def _sentences(self, move: Move) -> tuple[str, ...]:
        geometry, speaker = self.geometry, self.speaker
        return (
            words.headline(move, geometry, speaker),
            *words.verdict(move, geometry, speaker),
            *words.reasons(move, geometry, speaker.language),
            *words.instead(move, geometry, speaker),
        )

    def _light(self, move: Move) -> tuple[Light, tuple[LegendLine, ...]]:
        """The last step of a proof; without one, what was done."""
        wrong = tuple(cell for cell, _ in move.wrong_then)
        if move.is_proved:
            light = light_of(move.steps[-1], narrate.REASON)
            language = self.speaker.language
            legend = legend_of(light.marks, self.geometry, language, light.chain)
            return replace(light, wrong=wrong), legend
        if move.justification == "wrong":
            done = tuple(cell for cell, _ in move.placements + move.eliminations)
            return Light(wrong=(*wrong, *done)), ()
        return Light(placements=move.placements, eliminations=move.eliminations, wrong=wrong), ()
