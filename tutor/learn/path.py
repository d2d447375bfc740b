"""The path: one answer to the question what to do now, and how long that takes."""

from collections.abc import Sequence
from typing import Literal

from tutor.games.both import GAMES
from tutor.games.game import Game
from tutor.learn.course import COURSES, kinds_of, lesson_folder
from tutor.learn.mastery import Mastery
from tutor.learn.progress import next_on
from tutor.store import Store

Head = Literal["exam", "game", "review", "lesson", "daily", "practise"]
"""An exam under way, an open game, what is due, the next lesson, a puzzle of the day; and once
all of that is done, any other puzzle."""

_REVIEW, _PAGE, _EXERCISE = 80, 35, 30
"""Seconds for an exercise that brings something back, a part of a lesson, and an exercise."""


def head_of(
    *, has_exam: bool, has_game: bool, due: int, lesson: str | None, has_daily: bool
) -> Head:
    """What comes first."""
    stops: tuple[tuple[Head, bool], ...] = (
        ("exam", has_exam),
        ("game", has_game),
        ("review", due > 0),
        ("lesson", lesson is not None),
        ("daily", has_daily),
    )
    return next((stop for stop, is_there in stops if is_there), "practise")


def lessons_ahead(
    store: Store, mastery: Mastery, count: int, games: Sequence[Game] = GAMES
) -> list[str]:
    """The lesson to go on with, and some that may follow it.

    After the last one on a game comes that on the next game.
    """
    course = store.course()
    for game in games:
        if (first := next_on(game.name, mastery, course)) is not None:
            order = COURSES[game.name].lessons
            rest = order[order.index(first) + 1 :]
            later = [id_ for id_ in rest if mastery.of(id_).state == "new"]
            return [first, *later][:count]
    return []


def minutes_for_lesson(lesson: str) -> int:
    """What a lesson takes with its exercises, but for the puzzle at its end."""
    parts = len(lesson_folder(lesson).text("en").sections)
    exercises = sum(kind != "use" for kind in kinds_of(lesson))
    return max(round((_PAGE * parts + _EXERCISE * exercises) / 60), 2)


def minutes_for_reviews(count: int) -> int:
    """What it takes to bring so much back."""
    return max(round(_REVIEW * count / 60), 1)
