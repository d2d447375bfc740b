"""What is drawn on the cards of the first screen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from textual.content import Content

from tutor import narrate
from tutor.language import Speaker
from tutor.language.dates import short_date, weekday, weekday_letters
from tutor.learn.course import kinds_of, lesson_title
from tutor.learn.course_map import Counts, Stage, stages
from tutor.learn.mastery import Standing
from tutor.learn.path import minutes_for_lesson, minutes_for_reviews
from tutor.learn.placement import is_placed
from tutor.learn.progress import done_kinds
from tutor.learn.review.pages import clock
from tutor.learn.today import Today
from tutor.store import Settings
from tutor.store.settings import Goal
from tutor.tui.course_map import stage_name
from tutor.tui.home.plan import Scale
from tutor.tui.parts.chart import columns
from tutor.tui.parts.chips import Offer, chip, clickable, row
from tutor.tui.parts.days import drawn_day
from tutor.tui.parts.marks import bar, spark, stars
from tutor.tui.parts.tables import abridged, fitted
from tutor.tui.skins import KeptGame

if TYPE_CHECKING:
    from tutor.tui.tasks import Given

_LAST_DAYS, _TWO_WEEKS = 12, 14
_WEEKS: dict[Scale, int] = {"stack": 2, "small": 3, "medium": 4, "large": 12}
COURSE_AT = "course-at:"
"""A line about a part of the course gives this command, followed by a lesson."""
LESSON_AT = "lesson-at:"
"""The same for a lesson, which it opens."""
SETTING_AT = "setting-at:"
"""The same for a setting."""
_COUNTED: dict[Goal, frozenset[str]] = {
    "lesson": frozenset({"lesson"}),
    "things": frozenset({"lesson", "reviews", "grid"}),
    "minutes": frozenset(),
}
"""What a goal asks for: only that stands there as long as it is not done."""
_SPRINT = 2
"""Minutes."""
_BESIDE = 5
"""Columns of a key, and of what parts it, its name and a note."""
_NAMED = 3
"""How many reviews are named."""


class Drawn(NamedTuple):
    """A card: its title, its lines, and something short at its foot."""

    title: str
    lines: list[Content]
    foot: str = ""


BLANK = Content("")


@dataclass(frozen=True)
class Cards:
    """Draws cards for one moment, one language and one scale."""

    today: Today
    settings: Settings
    speaker: Speaker
    course: Mapping[str, object]
    scale: Scale
    plain: bool
    """Whether there is no colour."""
    offer: Callable[[str], Offer]
    """A command of the screen: its id, its key and its name."""
    tasks: "Sequence[Given]" = ()
    """What a teacher asks for."""

    @property
    def _is_wide(self) -> bool:
        return self.scale in ("medium", "large")

    def _row(self, id_: str, note: str, width: int, name: str = "") -> Content:
        command, key, usual = self.offer(id_)
        return row((command, key, name or usual), note, width, plain=self.plain)

    def _minutes(self, count: int) -> str:
        return self.speaker.say("minutes", count=count)

    # Learn

    def _asked(self, width: int) -> list[Content]:
        """How much of what a teacher asks for is still to be done; nothing without one."""
        if not self.tasks:
            return []
        left = [given for given in self.tasks if given.standing.state != "done"]
        name = self.speaker.say("home-tasks", count=len(left))
        if not left:
            name = self.speaker.say("home-tasks-done")
        note = f"{len(self.tasks) - len(left)}/{len(self.tasks)}"
        return [self._row("tasks", note, width, name)]

    def learn(self, width: int) -> Drawn:
        """What a teacher asks for, what is due, and the next lesson."""
        drawn, asked = self._learn(width), self._asked(width)
        if asked and not self._is_wide:  # there is room for two
            return drawn._replace(lines=[*asked, *drawn.lines[0 if self.today.due else 1 :]])
        return drawn._replace(lines=[*asked, *drawn.lines])

    def _learn(self, width: int) -> Drawn:
        say, today = self.speaker.say, self.today
        lines: list[Content] = []
        if today.due:
            about = self._minutes(minutes_for_reviews(len(today.due)))
            lines.append(
                self._row("reviews", about, width, say("home-reviews", count=len(today.due)))
            )
            if self._is_wide:
                lines += [self._due(one, width) for one in today.due[:_NAMED]]
        elif not (today.mastery.known or is_placed(self.course)):
            name = self.offer("placement")[2]
            lines.append(self._row("placement", "", width, name[:1].upper() + name[1:]))
        else:
            told = "home-no-reviews" if today.mastery.begun() else "home-reviews-later"
            lines.append(Content.styled(f"    {say(told)}", "$muted"))
        if self._is_wide:
            lines.append(BLANK)
        if today.lesson is None or today.stop is None:
            lines.append(self._row("course", "", width, say("home-no-lesson")))
            return Drawn(say("home-learn"), lines)
        about = self._minutes(minutes_for_lesson(today.lesson, today.reached))
        told = today.stop.told(self.speaker)
        if cell_len(told) + cell_len(about) + _BESIDE > width:  # the name says it, if it is whole
            title = lesson_title(today.lesson, self.speaker.language)
            told = abridged(title, width - cell_len(about) - _BESIDE)
        lines.append(self._row("next-lesson", about, width, told))
        if not self._is_wide:
            return Drawn(say("home-learn"), lines)
        following = today.lessons[1:] if self.scale == "large" else today.lessons[1:2]
        for id_ in following:
            name = lesson_title(id_, self.speaker.language)
            minutes = self._minutes(minutes_for_lesson(id_))
            line = fitted(f"    {name}", width - cell_len(minutes) - 1) + f" {minutes}"
            lines.append(clickable(f"{LESSON_AT}{id_}", Content.styled(line.plain, "$muted")))
        if today.mastery.begun():
            name = self.offer("sprint")[2]
            lines += [Content()] if self.scale == "large" else []
            lines.append(self._row("sprint", self._minutes(_SPRINT), width, name.capitalize()))
        return Drawn(say("home-learn"), lines)

    def _due(self, standing: Standing, width: int) -> Content:
        """A technique to come back to, since when, and its stars."""
        kinds = kinds_of(standing.technique)
        done = done_kinds(standing.technique, self.course, self.today.mastery)
        earned = stars(len(done), len(kinds))
        since = self._since(standing)
        name = narrate.called(standing.technique, self.speaker.language)
        name = f"    {name[:1].upper()}{name[1:]}"
        room = max(width - 4 - 2 - 18, 10)
        return fitted(name, room) + fitted(since, 18) + "  " + earned

    def _since(self, standing: Standing) -> Content:
        say = self.speaker.say
        due = standing.due.astimezone(self.today.now.tzinfo).date() if standing.due else None
        ago = 0 if due is None else (self.today.now.date() - due).days
        if ago <= 0:
            return Content.styled(say("home-due-today"), "$muted")
        return Content.styled(say("home-due-since", count=ago), "$now")

    # Today

    def day(self, width: int) -> Drawn:
        """The puzzles of the day, the goal, the streak."""
        lines = [self._daily(number, width) for number in range(len(self.today.dailies))]
        if self.scale == "large":
            lines.insert(1, BLANK)
            lines.append(BLANK)
        if self.settings.show_goal:
            goal = [clickable(f"{SETTING_AT}goal", line) for line in self._goal(width)]
            streak = [clickable("progress", fitted(line, width)) for line in self._streak(width)]
            lines += [BLANK, *goal, BLANK, *streak]
        return Drawn(self.speaker.say("home-today"), lines)

    def _daily(self, number: int, width: int) -> Content:
        """One line: its key, its name, its level, and how long it takes or that it is done."""
        say, daily = self.speaker.say, self.today.dailies[number]
        id_ = f"daily-{daily.game.name}"
        command, key, name = self.offer(id_)
        notes = [f"~{self._minutes(daily.puzzle.minutes)}"]
        if (own := daily.own_minutes) is not None:  # whose they are goes without saying
            notes = [say("home-own-minutes", count=own), f"~{self._minutes(own)}"]
        if daily.is_done:
            notes = [f"✓ {say('home-daily-done')}"]
        names = [name]
        if self._is_wide:
            level, size = say(f"level-{daily.puzzle.level}"), daily.puzzle.size
            both = [self.offer(f"daily-{one.game.name}")[2] for one in self.today.dailies]
            head = fitted(name, max(map(cell_len, both)) + 1).plain
            told = [level] if size == "9x9" else [f"{level} · {size}", level]
            names = [*(head + each for each in told), name]
        ways = [(each, note) for each in names for note in notes]
        name, note = next(
            (way for way in ways if sum(map(cell_len, way)) + _BESIDE <= width),
            (names[-1], notes[-1]),
        )
        return row((command, key, name), note, width, plain=self.plain)

    def _goal(self, width: int) -> list[Content]:
        say, goal = self.speaker.say, self.settings.goal
        done, wanted = self.today.done_of(goal)
        is_met = done >= wanted
        count = say(f"home-goal-{goal}", done=done, wanted=wanted, met="yes" if is_met else "no")
        label = fitted(say("home-goal"), 9)
        room = max(width - label.cell_length - cell_len(count) - 2, 4)
        style = "$ok" if is_met else "$now"
        lines = [label + bar(room, min(done / wanted, 1.0), style=style) + f"  {count}"]
        day_ = self.today.day
        indent = "         " if self._is_wide else ""
        asked = _COUNTED[goal]
        told = [
            self._did(name, count)
            for name, count in day_.counts.items()
            if count or (name in asked and not is_met)
        ]
        line = Content(indent) + Content("  ").join(told)
        if line.cell_length > width:  # what was done comes first, and is enough
            told = [self._did(name, count) for name, count in day_.counts.items() if count]
            line = Content(indent) + Content("  ").join(told)
        return [*lines, fitted(line, width)]

    def _did(self, name: str, count: int) -> Content:
        """Something that counts for the goal, and how often it was done."""
        word = self.speaker.say(f"home-did-{name}")
        if not count:
            return Content.styled("○ ", "$now") + Content.styled(word, "$muted")
        return Content.styled("✓ ", "$ok") + (word if count == 1 else f"{word} ×{count}")

    def _streak(self, width: int) -> list[Content]:
        """A week a line, under the letters of the days."""
        say, diary = self.speaker.say, self.today.diary
        streak = diary.streak
        count = say("home-streak-days", count=streak.days)
        if streak.is_new_start:
            count = say("home-new-start")
        mark = Content.styled(count, "bold $now") if streak.days else Content(count)
        wide = max(9, cell_len(count) + 1)
        step = 4 if self._is_wide else 3
        letters = "".join(f"{letter:<{step}}" for letter in weekday_letters(self.speaker))
        label = fitted(Content.styled(say("home-streak"), "$muted"), wide)
        lines = [label + Content.styled(letters, "$muted")]
        weeks = diary.weeks(_WEEKS[self.scale])
        for number, week in enumerate(weeks):
            is_beside = number == (0 if self._is_wide else len(weeks) - 1)
            lines.append(fitted(mark if is_beside else BLANK, wide) + self._week(week, step))
        return lines

    def _week(self, week: Sequence[date | None], step: int) -> Content:
        diary, gap = self.today.diary, " " * (step - 1)
        signs = [drawn_day(diary, one, self.settings.goal) for one in week]
        return Content(gap).join(signs)

    # Mastery

    def mastery(self, width: int) -> Drawn:
        """How much of each tier is known, and of the other game as a whole."""
        say, found = self.speaker.say, stages(self.course, self.today.mastery)
        lines = [self._bar(one, width) for one in found]
        legend = Content.assemble(
            ("━", "$ok"), f" {say('home-known')}  ", ("╍", "$now"), f" {say('home-learning')}"
        )
        if not self._is_wide:
            return Drawn(say("home-mastery"), lines, legend.plain)
        lines += [BLANK, legend.pad_left(max(width - legend.cell_length, 0))]
        foot = say("home-known-count", count=Counts.of(found).known)
        return Drawn(say("home-mastery"), lines, foot)

    def _bar(self, stage: Stage, width: int) -> Content:
        """A part of the course, as the map of the course counts it."""
        known, learning, all_ = stage.known, stage.learning, len(stage.lessons)
        count, name = f"{known}/{all_}", stage_name(stage, self.speaker)
        label = fitted(Content.styled(name, "" if known or learning else "$muted"), 12)
        room = max(width - label.cell_length - 6, 4)
        number = Content.styled(count, "$muted").pad_left(max(6 - len(count), 0))
        at = next((one.id for one in stage.lessons if one.state != "known"), stage.lessons[0].id)
        line = label + bar(room, known / all_, learning / all_) + number
        return clickable(f"{COURSE_AT}{at}", line)

    # Go to

    def go_to(self, width: int, ids: Sequence[str]) -> Drawn:
        """Everything else, each by one key."""
        across = 3 if self._is_wide else 2
        room = (width - across + 1) // across
        cells = []
        for id_ in ids:
            command, key, name = self.offer(id_)
            label = fitted(f" {name[:1].upper()}{name[1:]}", room - 3)
            cells.append(clickable(command, chip(key, plain=self.plain) + label))
        height = -(-len(cells) // across)
        if self._is_wide:
            rows = [cells[at : at + across] for at in range(0, len(cells), across)]
        else:
            rows = [cells[at::height] for at in range(height)]
        lines = [Content(" ").join(line) for line in rows]
        if self.scale == "medium":
            lines = [one for line in lines for one in (line, BLANK)][:-1]
        return Drawn(self.speaker.say("home-go-to"), lines)

    # What was done

    def days(self, width: int) -> Drawn:
        """The last days in two rows."""
        say, diary = self.speaker.say, self.today.diary
        last = [diary.of(one) for one in diary.last(_LAST_DAYS)]
        minutes, grids = diary.minutes(diary.last(7)), sum(one.solved for one in last[-7:])
        lines = [
            fitted(say("home-minutes"), 10)
            + spark([one.minutes for one in last])
            + Content.styled(f"  {say('home-minutes-week', count=minutes)}", "$muted"),
            BLANK,
            fitted(say("home-grids"), 10)
            + spark([one.solved for one in last], "$ok")
            + Content.styled(f"  {say('home-grids-week', count=grids)}", "$muted"),
        ]
        return Drawn(say("home-days"), lines)

    def minutes(self, width: int, height: int) -> Drawn:
        """Minutes of the last two weeks, a column a day."""
        say, diary = self.speaker.say, self.today.diary
        last = diary.last(_TWO_WEEKS)
        values = [diary.of(one).minutes for one in last]
        letters = weekday_letters(self.speaker)
        names = Content.styled(" ".join(f"{letters[one.weekday()]:<2}" for one in last), "$muted")
        chart = columns(values, max(height - 3, 1))
        week, two = diary.minutes(last[-7:]), diary.minutes(last)
        told = say("home-minutes-two-weeks", week=week, two=two)
        return Drawn(
            say("home-minutes-a-day"), [BLANK, *chart, names, Content.styled(told, "$muted")]
        )

    def games(self, width: int, height: int, kept: Sequence[KeptGame], foot: str) -> Drawn:
        """The games solved last."""
        say = self.speaker.say
        lines = []
        for game in kept[:height]:
            when = game.record.updated.astimezone(self.today.now.tzinfo).date()
            time = clock(game.record.elapsed)
            room = max(width - 12 - cell_len(time) - 1, 8)
            left = Content.styled(fitted(self._when(when), 12).plain, "$muted")
            lines.append(left + fitted(game.called(self.speaker), room) + f" {time}")
        if not lines:
            lines = [Content.styled(say("home-no-games"), "$muted")]
        return Drawn(say("home-games"), lines, foot)

    def _when(self, when: date) -> str:
        today = self.today.now.date()
        if when == today:
            return self.speaker.say("home-day-today")
        if when == today - timedelta(days=1):
            return self.speaker.say("home-day-yesterday")
        if timedelta(0) < today - when < timedelta(days=7):
            return weekday(when, self.speaker)
        return short_date(when, self.speaker)
