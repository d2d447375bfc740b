"""How far the learner is in each lesson, which one comes next, and how long each day was."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Literal

from tutor.base.document import read_amount
from tutor.games.both import game_of, tier_of
from tutor.games.game import GameName
from tutor.learn.course import (
    COURSES,
    INTRODUCTIONS,
    Kind,
    kinds_of,
    next_lesson,
    requires,
)
from tutor.learn.mastery import Mastery, State
from tutor.learn.placement import begins_at_the_rules, needs_no_introductions

Way = Literal["begin", "resume", "exercises"]
"""How a lesson is gone on with: from its first page, from where it was left, or with what is to
be done after it."""


@dataclass(frozen=True)
class LessonProgress:
    """Where the learner is in one lesson."""

    page: int = 0
    is_read: bool = False
    """Whether its last page has been seen."""
    done: tuple[Kind, ...] = ()
    """The exercises that went well enough at least once."""
    tried: tuple[int, ...] = ()
    """The pages on which the learner had a turn, and found the answer."""
    read_at: str = field(default="", compare=False)
    """When its last page was first seen, as a stamp; nothing for what was read before that was
    kept."""

    @staticmethod
    def of(lesson: str, course: Mapping[str, object]) -> "LessonProgress":
        """How far a lesson is, from what the learner's file keeps about the course."""
        kept = course.get(name_of(lesson))
        if not isinstance(kept, dict):
            return LessonProgress()
        page, done, read_at = kept.get("page", 0), kept.get("done", []), kept.get("read_at")
        known = done if isinstance(done, list) else []
        return LessonProgress(
            page if isinstance(page, int) and page >= 0 else 0,
            kept.get("read") is True,
            tuple(kind for kind in kinds_of(lesson) if kind in known),
            _pages(kept.get("tried")),
            read_at if isinstance(read_at, str) else "",
        )

    @property
    def way(self) -> Way:
        """How to go on with it, for somebody whose next lesson it is."""
        if self.is_read:
            return "exercises"
        return "resume" if self.page else "begin"

    def as_json(self) -> dict[str, object]:
        """The same in words and numbers that last."""
        words: dict[str, object] = {"page": self.page, "read": self.is_read}
        words["done"] = list(self.done)
        if self.tried:
            words["tried"] = list(self.tried)
        return {**words, "read_at": self.read_at} if self.read_at else words

    def with_all_of(self, other: "LessonProgress") -> "LessonProgress":
        """What was read or done here or there."""
        done = tuple(dict.fromkeys((*self.done, *other.done)))
        page = max(self.page, other.page)
        tried = tuple(sorted({*self.tried, *other.tried}))
        first = min(filter(None, (self.read_at, other.read_at)), default="")
        return LessonProgress(page, self.is_read or other.is_read, done, tried, first)

    def with_done(self, kind: Kind) -> "LessonProgress":
        """After another exercise."""
        return self if kind in self.done else replace(self, done=(*self.done, kind))


def _pages(kept: object) -> tuple[int, ...]:
    """The numbers of pages, from what the learner's file keeps."""
    found = kept if isinstance(kept, list) else []
    return tuple(sorted({page for page in found if type(page) is int and page >= 0}))


def name_of(lesson: str) -> str:
    """The name under which a lesson's progress is kept."""
    return f"lesson:{lesson}"


def sprint_name(subject: str) -> str:
    """The name under which the best sprint about a subject is kept."""
    return f"sprint:{subject}"


def best_sprint(subject: str, course: Mapping[str, object]) -> int:
    """The most right answers in one sprint so far; 0 if there was none."""
    kept = course.get(sprint_name(subject))
    best = kept.get("best") if isinstance(kept, dict) else None
    return best if isinstance(best, int) and best > 0 else 0


def merged(name: str, ours: object, theirs: object) -> dict[str, object] | None:
    """What was read or done of a lesson here or there, the time of a day, the best sprint.

    None for any other place of the course.
    """
    if name.startswith(_DAY):
        return longer(ours, theirs)
    _, _, subject = name.partition(":")
    if name.startswith(sprint_name("")):
        return {"best": max(best_sprint(subject, {name: kept}) for kept in (ours, theirs))}
    if not name.startswith(name_of("")):
        return None
    one, other = (LessonProgress.of(subject, {name: kept}) for kept in (ours, theirs))
    return one.with_all_of(other).as_json()


def done_kinds(lesson: str, course: Mapping[str, object], mastery: Mastery) -> tuple[Kind, ...]:
    """The exercises of a lesson that are done; a grid that needed its technique is one too."""
    done = LessonProgress.of(lesson, course).done
    if "use" in kinds_of(lesson) and mastery.has_used(lesson):
        done = tuple(dict.fromkeys((*done, "use")))
    return done


def next_on(game: GameName, mastery: Mastery, course: Mapping[str, object]) -> str | None:
    """The lesson on a game to go on with.

    Whoever began at the rules takes one after the other, but for what they have shown since.
    """
    read = read_of(game, course)
    if begins_at_the_rules(game, course):
        for id_ in COURSES[game].lessons:
            is_shown = mastery.knows(id_) and mastery.of(id_).reviews > 1
            if id_ not in read and not is_shown:
                return id_
    return next_lesson(game, mastery, read)


def read_of(game: GameName, course: Mapping[str, object]) -> frozenset[str]:
    """The lessons on a game whose last page was seen, or some of whose exercises went well."""
    found = {id_: LessonProgress.of(id_, course) for id_ in COURSES[game].lessons}
    return frozenset(id_ for id_, one in found.items() if one.is_read or one.done)


def next_after(lesson: str, mastery: Mastery, course: Mapping[str, object]) -> str | None:
    """The lesson to take after one, which is over: nobody is sent back to it."""
    game = game_of(lesson).name
    wanted = next_on(game, mastery, course)
    if wanted != lesson:
        return wanted
    lessons = COURSES[game].lessons
    later = lessons[lessons.index(lesson) + 1 :]
    return next((id_ for id_ in later if mastery.of(id_).state == "new"), None)


@dataclass(frozen=True)
class LessonStanding:
    """A lesson as it stands in the list of all."""

    id: str
    state: State
    due: datetime | None
    is_read: bool
    done: tuple[Kind, ...]
    unmet: tuple[str, ...]
    """What it builds on that was never met."""

    @property
    def tier(self) -> int | None:
        """That of its technique; None for an introduction."""
        return None if self.id in INTRODUCTIONS else tier_of(self.id)

    @property
    def shown_state(self) -> str:
        """The state in a word: an introduction is read."""
        return "read" if self.id in INTRODUCTIONS and self.is_read else self.state

    @staticmethod
    def of(id_: str, course: Mapping[str, object], mastery: Mastery) -> "LessonStanding":
        """How a lesson stands, from what the learner's file keeps."""
        progress, standing = LessonProgress.of(id_, course), mastery.of(id_)
        done = done_kinds(id_, course, mastery)
        state = standing.state
        if id_ in INTRODUCTIONS:
            state = _introduced(id_, progress, course)
        unmet = tuple(one for one in requires(id_) if mastery.of(one).state == "new")
        return LessonStanding(id_, state, standing.due, progress.is_read, done, unmet)


def _introduced(id_: str, progress: LessonProgress, course: Mapping[str, object]) -> State:
    """How an introduction stands: known by its exercises, or where a placement has spared it.

    To turn its pages is not to know it, as with any lesson; nor is it to learn another one.
    """
    game = game_of(id_).name
    is_spared = id_ in COURSES[game].introductions and needs_no_introductions(game, course)
    if is_spared or set(kinds_of(id_)) <= {*progress.done}:
        return "known"
    return "learning" if progress.page or progress.is_read or progress.done else "new"


def standings(
    games: Iterable[GameName], course: Mapping[str, object], mastery: Mastery
) -> Iterator[LessonStanding]:
    """Every lesson on some games as it stands."""
    lessons = (id_ for game in games for id_ in COURSES[game].lessons)
    return (LessonStanding.of(id_, course, mastery) for id_ in lessons)


_DAY = "day:"
"""Before a date, among the places of the course."""
_LONGEST = 86400.0


def day_name(day: date) -> str:
    """The name under which a day is kept."""
    return f"{_DAY}{day.isoformat()}"


def seconds_in(kept: object) -> float:
    """How long somebody was here, from what is kept of a day."""
    try:
        seconds = read_amount(kept.get("seconds")) if isinstance(kept, dict) else 0.0
    except ValueError:
        return 0.0
    return min(seconds, _LONGEST)


def day_as_json(seconds: float) -> dict[str, object]:
    """The same as it is kept."""
    return {"seconds": round(seconds)}


def longer(ours: object, theirs: object) -> dict[str, object]:
    """What is kept of a day here and there: neither is lost, and nothing counts twice."""
    return day_as_json(max(seconds_in(ours), seconds_in(theirs)))


def days_in(course: Mapping[str, object]) -> dict[date, float]:
    """Every day with the time spent on it."""
    found = dict[date, float]()
    for name, kept in course.items():
        if name.startswith(_DAY):
            try:
                found[date.fromisoformat(name.removeprefix(_DAY))] = seconds_in(kept)
            except ValueError:
                continue
    return found
