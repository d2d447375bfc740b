"""What was finished on which day: the calendar, the streak, and what counts for the goal.

Days are those of the learner's clock: whoever asks brings the moment, with its time zone.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from tutor.base.events import Event, Source
from tutor.learn.course import ALL_LESSONS, kinds_of
from tutor.learn.mastery import GOOD
from tutor.learn.progress import LessonProgress, days_in
from tutor.learn.taught import lesson_of
from tutor.store import Store, timestamps
from tutor.store.event_rows import readable
from tutor.store.games import Finished
from tutor.store.settings import Goal

_EXERCISES: frozenset[Source] = frozenset({"spot", "conclude", "judge", "line"})
WANTED: dict[Goal, int] = {"lesson": 1, "things": 3, "minutes": 20}
"""How much of it a day asks for."""
_ONE = timedelta(days=1)


@dataclass
class Day:
    """What was finished on one day."""

    lessons: set[str] = field(default_factory=set)
    """Those read to the end with some of their turns taken, those whose exercises were all done
    on their first day, and those whose test was passed.

    Whoever only leafs through one has finished nothing, nor has who got nothing right.
    """
    reviews: set[str] = field(default_factory=set)
    """What was met on an earlier day, and came back, with something right."""
    games: list[Finished] = field(default_factory=list)
    """Those that came to their end, also by the coach."""
    has_exam: bool = False
    """Whether one was handed in in which something was right."""
    seconds: float = 0.0

    @property
    def counts(self) -> dict[str, int]:
        """How much was finished of each kind."""
        return {
            "lesson": len(self.lessons),
            "reviews": len(self.reviews),
            "grid": self.solved,
            "exam": int(self.has_exam),
        }

    @property
    def solved(self) -> int:
        """How many games the learner has solved: one that the coach did is not among them."""
        return sum(game.is_own_work for game in self.games)

    @property
    def things(self) -> int:
        """Everything that was finished."""
        return sum(self.counts.values())

    @property
    def time(self) -> float:
        """Seconds spent, at least those of the games."""
        return max(self.seconds, sum(game.seconds for game in self.games))

    @property
    def minutes(self) -> int:
        """The time spent."""
        return int(self.time) // 60

    def done_of(self, goal: Goal) -> int:
        """How much was done of what a goal counts."""
        done = {"lesson": len(self.lessons), "things": self.things, "minutes": self.minutes}
        return done[goal]

    def meets(self, goal: Goal) -> bool:
        """Whether nothing is missing."""
        return self.done_of(goal) >= WANTED[goal]


@dataclass(frozen=True)
class Streak:
    """Days in a row with anything finished."""

    days: int
    best: int

    @property
    def is_new_start(self) -> bool:
        """Whether there was one, and it is over."""
        return not self.days and self.best > 0


class Diary:
    """Every day of a learner."""

    def __init__(self, days: Mapping[date, Day], today: date) -> None:
        self._days = days
        self.today = today

    def of(self, day: date) -> Day:
        """What was finished on a day."""
        return self._days.get(day) or Day()

    def weeks(self, count: int) -> list[list[date | None]]:
        """The last weeks from Monday to Sunday, the present one last; None is still to come."""
        monday = self.today - timedelta(days=self.today.weekday())
        first = monday - (count - 1) * 7 * _ONE
        days = [first + number * _ONE for number in range(7 * count)]
        shown = [day if day <= self.today else None for day in days]
        return [shown[start : start + 7] for start in range(0, len(shown), 7)]

    def last(self, count: int) -> list[date]:
        """The last days, today at the end."""
        return [self.today - number * _ONE for number in reversed(range(count))]

    def minutes(self, days: Iterable[date] | None = None) -> int:
        """The time spent on some days, or on all."""
        found = self._days.values() if days is None else map(self.of, days)
        return int(sum(day.time for day in found)) // 60

    @property
    def streak(self) -> Streak:
        """Days in a row up to today, or up to yesterday as long as today may still count."""
        done = {day for day, what in self._days.items() if what.things and day <= self.today}
        best = run = 0
        before: date | None = None
        for day in sorted(done):
            run = run + 1 if before is not None and day - before == _ONE else 1
            best, before = max(best, run), day
        is_going = before is not None and self.today - before <= _ONE
        return Streak(run if is_going else 0, best)


def diary_of(
    events: Iterable[Event],
    games: Iterable[Finished],
    course: Mapping[str, object],
    now: datetime,
    met: Collection[str] = (),
) -> Diary:
    """The days of a learner, as the clock of a moment tells days.

    Args:
        events: what was shown.
        games: what was solved.
        course: the places in the course.
        now: a moment with its time zone.
        met: the lessons of which something was shown before all of these events.
    """
    zone = now.tzinfo
    assert zone is not None
    days: defaultdict[date, Day] = defaultdict(Day)

    def day_at(moment: datetime) -> date:
        return moment.astimezone(zone).date()

    first = dict.fromkeys(met, date.min)
    series: defaultdict[tuple[date, str], list[Event]] = defaultdict(list)
    for event in sorted(events, key=lambda event: event.at):
        day, lesson = day_at(event.at), lesson_of(event.technique)
        if event.source == "exam":
            days[day].has_exam |= event.credit > 0
        elif event.source == "test" and event.credit >= GOOD:
            first.setdefault(lesson, day)
            days[day].lessons.add(lesson)
        elif event.source in _EXERCISES:
            first.setdefault(lesson, day)
            series[day, lesson].append(event)
    for (day, lesson), done in series.items():
        is_new = first[lesson] == day
        is_finished = not is_new or _all_done(lesson, done)
        if is_finished and any(event.credit > 0 for event in done):
            (days[day].lessons if is_new else days[day].reviews).add(lesson)
    for lesson in ALL_LESSONS:
        reached = LessonProgress.of(lesson, course)
        if reached.read_at and (reached.tried or reached.done):
            try:
                days[day_at(timestamps.read_stamp(reached.read_at))].lessons.add(lesson)
            except (ValueError, OverflowError):
                continue
    for game in games:
        days[day_at(game.at)].games.append(game)
    for day, seconds in days_in(course).items():
        days[day].seconds = seconds
    return Diary(days, now.date())


def _all_done(lesson: str, events: Iterable[Event]) -> bool:
    """Whether every kind of exercise that a lesson sets at its end is among some events."""
    done = {event.source for event in events}
    return _EXERCISES.intersection(kinds_of(lesson)) <= done


def diary_in(store: Store, now: datetime) -> Diary:
    """All the days that the learner's file tells of."""
    games = [game for kind in store.kinds for game in kind.finished()]
    return diary_of(store.events(), games, store.course(), now)


def recent_diary(store: Store, now: datetime, days: int = 100) -> Diary:
    """The last days, and all of the present streak: no more is read than that."""
    since = timestamps.stamp(now - timedelta(days=days))
    shown = store.shown(now)
    counts = {name: count for name, count in shown.counts() if isinstance(count, int)}
    rows = shown.events(list(counts), since)
    found = Counter(row[0] for row in rows)
    met = {lesson_of(str(name)) for name, count in counts.items() if count != found[name]}
    games = [game for kind in store.kinds for game in kind.finished(since)]
    events = {*readable(rows), *store.waiting_events()}
    diary = diary_of(events, games, store.course(), now, met)
    if diary.streak.days >= days - 1:
        return recent_diary(store, now, 4 * days)
    return diary
