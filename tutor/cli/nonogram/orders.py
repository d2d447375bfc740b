"""A fresh nonogram as it was asked for: one of our pictures, or one made at random."""

from collections.abc import Container

import click

from tutor.cli.game_commands import PlayWish
from tutor.cli.inputs import read_all
from tutor.cli.nonogram.inputs import READER, picture_named
from tutor.cli.nonogram.making import level_of, refuse_impossible, size_in, size_of
from tutor.cli.orders import level_named
from tutor.cli.run import Run
from tutor.games.game import Fresh, Shipped
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.making import Wish
from tutor.games.nonogram.new_puzzles import fresh, shipped
from tutor.games.nonogram.pictures import next_picture
from tutor.games.nonogram.titles import PICTURE, slug_of, solved_slugs
from tutor.learn.learner import NonogramRecord
from tutor.rating.levels import LEVELS, Level
from tutor.store import Store

_USUAL = (10, 10)


def solved_pictures(store: Store) -> set[str]:
    """The names of the pictures that the learner has solved."""
    return solved_slugs(store.played(PICTURES).solved_titles())


def next_source(
    solved: Container[str], level: Level | None = None, after: str = ""
) -> Fresh | Shipped:
    """The next picture of ours after that of a game; where all are solved, a random one."""
    found = next_picture(solved, slug_of(after), level)
    return _random(Wish(*_USUAL, level=level)) if found is None else shipped(found)


def _random(wish: Wish) -> Fresh:
    if wish.clash is not None:
        return Fresh("random", lambda seed, progress: None)
    return fresh(wish)


def source_named(text: str, like: NonogramRecord, solved: Container[str]) -> Fresh | Shipped | None:
    """A nonogram of a level, a size or a picture; without a name, one more like that game."""
    if not text and like.title == "random":
        return _random(Wish(like.puzzle.width, like.puzzle.height))
    if not text:
        return next_source(solved, None, like.title)
    if (level := level_named(text, LEVELS)) is not None:
        return next_source(solved, level, like.title)
    if (size := size_in(text)) is not None:
        return _random(Wish(*size))
    found = picture_named(text)
    return None if found is None else shipped(found)


def picture_ordered(wish: PlayWish, store: Store, run: Run) -> Fresh | Shipped | None:
    """The nonogram that is asked for; None if nothing is, or if one is given."""
    if wish.picture is not None:
        name = f"{PICTURE}{wish.picture.strip().lower().removeprefix(PICTURE)}"
        if (named := picture_named(name)) is None:
            for _ in read_all([name], READER, run):  # which says what is wrong
                pass
            raise click.exceptions.Exit(run.code)
        return shipped(named)
    if wish.given is not None:
        named = picture_named(wish.given)
        return None if named is None else shipped(named)
    if wish.level is None and wish.size is None:
        return None
    sides = size_of(wish.size or "10x10", run)
    made = Wish(*sides, level=None if wish.level is None else level_of(wish.level, run))
    if wish.size is None:
        return next_source(solved_pictures(store), made.level)
    refuse_impossible(made, run)
    return fresh(made)
