"""A nonogram read back: each move on the board as it was, with its reason."""

from collections.abc import Sequence
from typing import ClassVar

from tutor.base.watch import Pulse
from tutor.games.nonogram.coach import Light, Told
from tutor.games.nonogram.log import Entry
from tutor.games.nonogram.titles import title_of
from tutor.games.watching import Watch
from tutor.learn.nonogram.result import rating_of
from tutor.learn.nonogram.review import Move, NonogramReview, review
from tutor.narrate import nonogram as narrate
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.commands import Command
from tutor.tui.nonogram import review_words as words
from tutor.tui.nonogram.commands import REVIEW
from tutor.tui.nonogram.screens.board_screen import NonogramScreen
from tutor.tui.screens.review_words import topics
from tutor.tui.screens.reviewing import ReviewingScreen


class NonogramReviewScreen(ReviewingScreen, NonogramScreen):
    """The summary of a game first, then its moves."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = REVIEW
    review: NonogramReview | None = None
    is_after = False
    """Whether the board is shown after the move, rather than before it."""

    def __init__(self, puzzle: Puzzle, log: Sequence[Entry], title: str = "") -> None:
        super().__init__(Position(puzzle))
        self._log = tuple(log)
        self._title = title

    def read(self, pulse: Pulse, watch: Watch) -> NonogramReview:
        """Read the game back."""
        return review(self.puzzle, self._log, pulse, watch, self._title)

    def title_text(self) -> str:
        """What the nonogram is called, and what it shows only if that was found."""
        is_solved = self.review is not None and self.review.is_solved
        return title_of(self._title, self.puzzle, self.speaker, is_solved=is_solved)

    def line(self, move: Move) -> str:
        """A move in the list."""
        return words.line(move, self.puzzle, self.speaker)

    def short(self, move: Move) -> str:
        """The reason of a move in a few words."""
        return words.short(move, self.speaker)

    def topics(self) -> list[str]:
        """What to review next."""
        assert self.review is not None
        return topics(self.review, self.speaker, narrate.name)

    # Showing

    def show_end(self) -> None:
        """The board as it was left."""
        assert self.review is not None
        self.position = self.review.end

    def told_summary(self, sentences: tuple[str, ...]) -> Told:
        """Sentences, with nothing lit up."""
        return Told(sentences)

    def told_move(self, move: Move) -> Told:
        """A move on the board before it, with what stood there wrongly."""
        puzzle, speaker = self.puzzle, self.speaker
        self.is_after = False
        self.position = _before(move)
        sentences = (
            words.headline(move, puzzle, speaker),
            *words.verdict(move, puzzle, speaker),
            *words.reasons(move, puzzle, speaker.language),
            *words.instead(move, puzzle, speaker),
        )
        light = _light(move)
        return Told(sentences, light, narrate.legend_of(light.marks, puzzle, speaker.language))

    def do_candidates(self) -> None:
        """The board before the move, or after it."""
        move: Move | None = self.move
        if move is None:
            return
        self.is_after = not self.is_after
        if self.is_after:
            self.position = _after(move)
            self.light_up(Light(line=_light(move).line, wrong=_wrong(move)))
            self.tutor.tell(self.speaker.say("nonogram-review-is-after"), seconds=2)
        else:
            told = self.told_move(move)
            self.light_up(told.light, told.legend)
            self.tutor.tell(self.speaker.say("nonogram-review-is-before"), seconds=2)


def _before(move: Move) -> Position:
    """The board before a move, with what stood there wrongly."""
    board = move.before.copy()
    for cell, colour in move.wrong_then:
        board.set(cell, colour)
    return board


def _after(move: Move) -> Position:
    """The board after a move."""
    board = _before(move)
    for cells, colour in ((move.black, BLACK), (move.white, WHITE)):
        for cell in cells:
            board.set(cell, colour)
    return board


def _wrong(move: Move) -> tuple[int, ...]:
    """What stood wrongly before a move, and what is wrong with it."""
    return (*(cell for cell, _ in move.wrong_then), *move.wrong)


def _light(move: Move) -> Light:
    """What was done, with the line and the pattern of the hardest reason seen at once."""
    wrong = _wrong(move)
    if move.is_proved:
        at_once = [use.step for use in move.uses if not use.depth]
        step = max(at_once, key=rating_of)
        return Light(step.marks, step.line, step.blocks, move.black, move.white, wrong)
    line = None if move.mistake is None else move.mistake.line
    return Light(line=line, black=move.black, white=move.white, wrong=wrong)
