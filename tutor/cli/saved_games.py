"""The games in the learner's file, as commands read them back, whatever the game."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.learn.review.pages import GameReview


@dataclass(frozen=True)
class SavedGame:
    """A game in the learner's file, to be read back."""

    id: int
    updated: datetime
    title: Callable[[Speaker], str]
    line: Callable[[Speaker], str]
    """The game in a list."""
    puzzle: str
    """In one line."""
    heading: JsonObject
    """The puzzle and its title, as JSON begins."""
    read: Callable[[Watch], "ReviewedGame"]


@dataclass(frozen=True)
class ReviewedGame:
    """A game read back, with what only JSON tells of it."""

    review: GameReview
    moves: Callable[[Language], list[JsonObject]]
    lesson_of: Callable[[str], str] | None = None
    """The lesson on a technique, where its name does not say which."""
    lesson: str = ""
    """The message that adds it to a line."""
