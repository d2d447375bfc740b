"""A fresh nonogram as it was asked for: one of our pictures, or one made at random."""

from secrets import randbelow
from typing import NamedTuple

from tutor.cli.nonogram.generate import size_in
from tutor.cli.nonogram.inputs import PICTURE, picture_named
from tutor.cli.orders import level_named
from tutor.cli.progress import Progress
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.making import Wish, make
from tutor.games.nonogram.pictures import Picture, next_picture
from tutor.language import Speaker
from tutor.learn.learner import NonogramRecord
from tutor.nonogram.puzzle import Puzzle
from tutor.rating.levels import LEVELS, Level
from tutor.store import Store

RANDOM = "random"
"""The title of a game with a random picture."""
USUAL = (10, 10)


class Fresh(NamedTuple):
    """A nonogram to begin."""

    puzzle: Puzzle | None
    """None if none could be found."""
    title: str
    """What the game is called, as a token that is kept."""


def of_picture(found: Picture) -> Fresh:
    """A picture of ours."""
    return Fresh(found.puzzle, f"{PICTURE}{found.slug}")


def not_solved_yet(store: Store, level: Level | None = None, after: str = "") -> Picture | None:
    """The next picture, after that of a game, that the learner has not solved yet."""
    solved = {title.removeprefix(PICTURE) for title in store.played(PICTURES).solved_titles()}
    return next_picture(solved, after.removeprefix(PICTURE), level)


def random_one(wish: Wish, speaker: Speaker) -> Fresh:
    """A random picture that its clues tell from all others."""
    with Progress() as progress:

        def pulse() -> None:
            if progress.is_due:
                progress.show(speaker.say("nono-generate-working"))

        made = make(wish, randbelow(10**9), pulse)
    return Fresh(None if made is None else made.puzzle, RANDOM)


def fresh(store: Store, level: Level | None, speaker: Speaker, after: str = "") -> Fresh:
    """The next picture of ours; where all are solved, a random one."""
    found = not_solved_yet(store, level, after)
    if found is not None:
        return of_picture(found)
    wish = Wish(*USUAL, level=level)
    return random_one(wish, speaker) if wish.clash is None else Fresh(None, RANDOM)


def fresh_named(text: str, like: NonogramRecord, store: Store, speaker: Speaker) -> Fresh | None:
    """The nonogram of a level, a size or a picture; without a name, one more like that game."""
    if not text and like.title == RANDOM:
        return random_one(Wish(like.puzzle.width, like.puzzle.height), speaker)
    if not text:
        return fresh(store, None, speaker, like.title)
    if (level := level_named(text, LEVELS)) is not None:
        return fresh(store, level, speaker, like.title)
    if (size := size_in(text)) is not None:
        return random_one(Wish(*size), speaker)
    found = picture_named(text)
    return None if found is None else of_picture(found)
