"""The path: what to do now, how long that takes, and what went badly and comes back soon."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from tutor.games.both import GAMES
from tutor.games.game import Game, GameName
from tutor.language import Speaker
from tutor.language.dates import short_date
from tutor.learn.course import COURSES, kinds_of, lesson_text, lesson_title
from tutor.learn.mastery import GOOD, Mastery, Standing, mastery_in
from tutor.learn.placement import chosen_games
from tutor.learn.progress import LessonProgress, Way, next_on
from tutor.narrate.names import called
from tutor.store import Store

Head = Literal["exam", "game", "task", "review", "lesson", "daily", "practise"]
"""An exam under way, an open game, what a teacher asks for, what is due, the next lesson, a puzzle
of the day; and once all of that is done, any other puzzle."""

_REVIEW, _PAGE, _EXERCISE = 80, 35, 30
"""Seconds for an exercise that brings something back, a part of a lesson, and an exercise."""


def head_of(
    *,
    has_exam: bool,
    has_game: bool,
    due: int,
    lesson: str | None,
    has_daily: bool,
    has_task: bool = False,
) -> Head:
    """What comes first."""
    stops: tuple[tuple[Head, bool], ...] = (
        ("exam", has_exam),
        ("game", has_game),
        ("task", has_task),
        ("review", due > 0),
        ("lesson", lesson is not None),
        ("daily", has_daily),
    )
    return next((stop for stop, is_there in stops if is_there), "practise")


@dataclass(frozen=True)
class Stop:
    """One thing to do on the path: what is due, or a lesson and how it is gone on with."""

    kind: Literal["reviews", "reread"] | Way
    lesson: str = ""
    count: int = 0

    @staticmethod
    def at(lesson: str, store: Store) -> "Stop":
        """A lesson, from where the learner is in it."""
        return Stop(LessonProgress.of(lesson, store.course()).way, lesson)

    def told(self, speaker: Speaker) -> str:
        """What is to be done."""
        name = lesson_title(self.lesson, speaker.language) if self.lesson else ""
        return speaker.say(f"path-next-{self.kind}", count=self.count, name=name)

    def briefly(self, speaker: Speaker) -> str:
        """The same in few words, for a key on a card."""
        if self.kind in ("begin", "resume"):
            name = lesson_title(self.lesson, speaker.language)
            return speaker.say("exercise-next-named", name=name)
        told = self.told(speaker)
        return told[:1].lower() + told[1:]


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


def next_stop(store: Store, mastery: Mastery, game: GameName | None = None) -> Stop | None:
    """What comes next, as home has it, or for somebody who learns one game.

    None if nothing is left.
    """
    if due := mastery.due_today():
        return Stop("reviews", count=len(due))
    wished = chosen_games(store.course())
    games = [one for one in wished if game in (None, one.name)]
    lesson = next(iter(lessons_ahead(store, mastery, 1, games)), None)
    return None if lesson is None else Stop.at(lesson, store)


def minutes_for_lesson(lesson: str, so_far: LessonProgress | None = None) -> int:
    """What is left of a lesson, with its exercises but for the puzzle at its end."""
    parts = len(lesson_text(lesson, "en").sections)
    if so_far is not None:
        parts = 0 if so_far.is_read else max(parts - so_far.page, 1)
    exercises = sum(kind != "use" for kind in kinds_of(lesson))
    least = 1 if so_far is not None and so_far.is_read else 2
    return max(round((_PAGE * parts + _EXERCISE * exercises) / 60), least)


def minutes_for_reviews(count: int) -> int:
    """What it takes to bring so much back."""
    return max(round(_REVIEW * count / 60), 1)


_MOST_NAMES = 3
"""More are counted, and not named."""


def told_back(slipped: Sequence[Standing], now: datetime, speaker: Speaker) -> tuple[str, ...]:
    """That some techniques come back, and when; nothing if none does."""
    if not slipped:
        return ()
    names = [called(one.technique, speaker.language).partition(" (")[0] for one in slipped]
    listed = speaker.listed(names[:_MOST_NAMES])
    days = {one.due.astimezone().date() for one in slipped if one.due is not None}
    is_today = all(day <= now.astimezone().date() for day in days)
    return (
        speaker.say(
            "back-for-review",
            names=listed[:1].upper() + listed[1:],
            count=len(slipped),
            told="named" if len(slipped) <= _MOST_NAMES else "counted",
            when="today" if is_today else "tomorrow",
        ),
    )


def told_back_in(store: Store, techniques: Iterable[str], speaker: Speaker) -> tuple[str, ...]:
    """Which of some techniques come back, as the learner's file has it now."""
    mastery = mastery_in(store)
    return told_back(mastery.slipped(techniques), mastery.now, speaker)


def told_ahead(standing: Standing, speaker: Speaker) -> tuple[str, ...]:
    """What is missing until what is being learnt is known, and from when on that can be shown."""
    if not standing.to_go or standing.due is None:
        return ()
    day = short_date(standing.due.astimezone().date(), speaker)
    return (speaker.say("known-after", count=standing.to_go, date=day, percent=round(100 * GOOD)),)


def told_since(before: Mastery, after: Mastery, speaker: Speaker) -> tuple[str, ...]:
    """What has gone badly meanwhile."""
    found = after.slipped(one.technique for one in after.begun())
    slipped = [one for one in found if not before.of(one.technique).has_slipped]
    return told_back(slipped, after.now, speaker)
