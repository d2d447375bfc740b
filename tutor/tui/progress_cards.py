"""What is drawn on the panels of the progress screen, and where they stand."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Literal, NamedTuple

from rich.cells import cell_len
from textual.content import Content
from textual.geometry import Region, Size

from tutor.language import Speaker
from tutor.language.dates import brief_date, brief_month
from tutor.learn.course_map import Stage
from tutor.learn.diary import Day, Diary
from tutor.learn.review.pages import clock
from tutor.learn.statistics import LevelTimes, RightFirst
from tutor.store import Settings
from tutor.tui.course_map import stage_name
from tutor.tui.parts.days import drawn_day
from tutor.tui.parts.marks import bar, percent, spark
from tutor.tui.parts.pane import in_columns
from tutor.tui.parts.tables import Column, fitted, line
from tutor.tui.skins import KeptGame
from tutor.tui.widgets.speech import broken

Panel = Literal["activity", "times", "techniques", "right", "games", "hints"]
PANELS: tuple[Panel, ...] = ("activity", "times", "techniques", "right", "games", "hints")
"""In the order in which Tab goes through them."""

_YEAR = 53
_TREND, _ALL_TIMES = 6, 41
"""Columns of a trend, and how many the whole table of times needs with it."""
_WELL = 0.8
"""From this share on, what was right the first time is green."""
_BLANK = Content("")
_TECHNIQUE: dict[str, tuple[str, str]] = {
    "known": ("■", "$ok"),
    "learning": ("▪", "$now"),
    "due": ("▲", "$now"),
    "new": ("·", "$faint"),
}


def places(room: Size) -> dict[Panel, Region]:
    """Where the panels stand: all of them, or those that matter most; nothing without room."""
    if room.width >= 170 and room.height >= 46:
        return _placed(room, 2, (116, 52), (12, 11, 23), (14, 12, 20))
    if room.width >= 112 and room.height >= 36:
        return _placed(room, 2, (70, 44), (12, 11, 13), (13, 11, 12))
    if room.width >= 80 and room.height >= 22:
        return _placed(room, 0, (55, 25), (12, 10), (12, 10))
    return {}


def stacked(room: Size) -> dict[Panel, Region]:
    """How large the panels are where they stand below each other."""
    heights: dict[Panel, int] = {"activity": 12, "times": 9, "techniques": 10, "right": 9}
    width = min(room.width - 1, 62)
    return {panel: Region(0, 0, width, height) for panel, height in heights.items()}


def _placed(
    room: Size, gap: int, widths: Sequence[int], left: Sequence[int], right: Sequence[int]
) -> dict[Panel, Region]:
    """Two columns of panels, each with its height."""
    panels: tuple[tuple[Panel, ...], ...] = (
        ("activity", "techniques", "games"),
        ("times", "right", "hints"),
    )
    columns = [
        (width, list(zip(names, heights, strict=False)))
        for width, names, heights in zip(widths, panels, (left, right), strict=True)
    ]
    return in_columns(columns, gap, room)


class Numbers(NamedTuple):
    """Everything that is shown."""

    diary: Diary
    times: Sequence[LevelTimes]
    stages: Sequence[Stage]
    right: Sequence[RightFirst]
    games: Sequence[KeptGame]
    """Those solved last."""
    often: Sequence[tuple[str, int]]
    """What hints were about, in words, and how often."""
    solved: int
    """How many games are solved in all."""


@dataclass(frozen=True)
class ProgressCards:
    """Draws panels in one language."""

    numbers: Numbers
    settings: Settings
    speaker: Speaker

    def drawn(self, panel: Panel, room: Size) -> list[Content]:
        """The lines of a panel."""
        if panel == "activity":
            return self._activity(room.width)
        if panel == "times":
            return self._times(room.width)
        if panel == "techniques":
            return self._techniques(room)
        if panel == "right":
            return self._right(room.width)
        return self._games(room) if panel == "games" else self._often(room)

    def _nothing(self, message: str, width: int) -> list[Content]:
        told = broken(self.speaker.say(message), width)
        return [Content.styled(line_, "$muted") for line_ in told]

    # Days

    def _activity(self, width: int) -> list[Content]:
        """A column for each week, a row for each day of it."""
        say, diary = self.speaker.say, self.numbers.diary
        names = say("progress-days").split()
        wide = max(map(cell_len, names)) + 1
        weeks = diary.weeks(min((width - wide) // 2, _YEAR))
        lines = [Content(" " * wide) + self._months(weeks)]
        for weekday in range(7):
            label = names[weekday] if weekday in (0, 2, 4, 6) else ""
            days = [drawn_day(diary, week[weekday], self.settings.goal) for week in weeks]
            lines.append(Content.styled(f"{label:<{wide}}", "$muted") + Content(" ").join(days))
        streak = diary.streak
        count = Content.styled(say("home-streak-days", count=streak.days), "bold $now")
        told = Content.assemble((f"{say('home-streak')} ", "$muted"), count)
        if streak.best > streak.days:
            told += Content.styled(f"  {say('home-streak-best', count=streak.best)}", "$muted")
        return [*lines, _BLANK, told] if self.settings.show_goal else lines

    def _months(self, weeks: Sequence[Sequence[date | None]]) -> Content:
        """The names of the months above the weeks in which they begin."""
        line_ = [" "] * (2 * len(weeks) + 4)
        free = 0
        for number, week in enumerate(weeks):
            first = next((one for one in week if one is not None and one.day <= 7), None)
            if first is None or week[0] is None or week[0].day > 7:
                continue
            name, at = brief_month(first.month, self.speaker), 2 * number
            if at >= free and at + cell_len(name) <= 2 * len(weeks):
                line_[at : at + len(name)] = name
                free = at + len(name) + 1
        return Content.styled("".join(line_).rstrip(), "$muted")

    def day_line(self, one: date) -> str:
        """A day in the list of days."""
        return self.speaker.say(
            "progress-day",
            date=brief_date(one, self.speaker),
            **_counts(self.numbers.diary.of(one)),
        )

    # Times

    def level(self, times: LevelTimes) -> str:
        """What the games of a level are called."""
        return self.speaker.say(f"level-{times.level}" if times.level else "progress-pictures")

    def _times(self, width: int) -> list[Content]:
        say, found = self.speaker.say, self.numbers.times
        if not found:
            return self._nothing("progress-no-times", width)
        is_wide = width >= 38
        heads = ["", say("progress-trend"), say("progress-last")]
        trend = max(_TREND if width >= _ALL_TIMES else _TREND - 1, cell_len(heads[1]))
        columns = [
            Column(10 if is_wide else width - trend - 7),
            Column(trend),
            Column(5, is_number=True),
        ]
        if is_wide:
            heads += [say("progress-best"), say("progress-solved")]
            columns += [
                Column(6, is_number=True),
                Column(max(width - trend - 29, 4), is_number=True),
            ]
        gap = 2 if is_wide else 1
        lines = [Content.styled(line(heads, columns, gap).plain, "$muted")]
        for one in found:
            cells: list[Content | str] = [
                self.level(one),
                spark(one.trend(trend)),
                clock(one.last),
            ]
            if is_wide:
                best = "" if one.times is None else clock(one.times.best)
                cells += [Content.styled(best, "$ok"), str(len(one.seconds))]
            lines.append(line(cells, columns, gap))
        if (more := self.numbers.solved - sum(len(one.seconds) for one in found)) > 0:
            told = broken(say("progress-times-else", count=more), width)
            lines += [Content.styled(one, "$muted") for one in told]
        return lines

    # Techniques

    def _techniques(self, room: Size) -> list[Content]:
        """A sign a lesson; without much room, the introductions stand before the first tier."""
        say, shown, width = self.speaker.say, self.numbers.stages, room.width
        if room.height <= len(shown):
            basics, first, *others = shown
            shown = (replace(first, lessons=(*basics.lessons, *first.lessons)), *others)
        names = [stage_name(stage, self.speaker) for stage in shown]
        longest = max(map(cell_len, names)) + 1
        most = max(len(stage.lessons) for stage in shown)
        gap = " " if longest + 2 * most - 1 <= width else ""
        lines = []
        for stage, name in zip(shown, names, strict=True):
            signs = [Content.styled(*_TECHNIQUE[lesson.state]) for lesson in stage.lessons]
            is_begun = stage.known or stage.learning
            label = Content.styled(name, "" if is_begun else "$muted")
            lines.append(fitted(label, longest) + Content(gap).join(signs))
        legend = Content("  ").join(
            Content.styled(*_TECHNIQUE[state]) + f" {say(f'state-{state}')}"
            for state in ("known", "learning", "due", "new")
        )
        return [*lines, legend.truncate(width, ellipsis=True)]

    # Exercises

    def _right(self, width: int) -> list[Content]:
        found = self.numbers.right
        if not found:
            return self._nothing("progress-no-exercises", width)
        say, wide = self.speaker.say, min(24, width - 11)
        lines = []
        for one in found:
            style = "$ok" if one.share >= _WELL else "$now"
            part = f"{percent(one.share):>5}"
            room = max(width - wide - 2 - len(part), 3)
            name = fitted(say(f"progress-kind-{one.kind}"), wide)
            lines.append(name + " " + bar(room, one.share, style=style) + " " + part)
        about = broken(say("progress-right-about"), width)
        return [*lines, _BLANK, *(Content.styled(line_, "$muted") for line_ in about)]

    # Games

    def _games(self, room: Size) -> list[Content]:
        if not self.numbers.games:
            return self._nothing("progress-empty", room.width)
        columns = (Column(8), Column(room.width - 18), Column(6, is_number=True))
        lines = []
        for kept in self.numbers.games[: room.height]:
            played = kept.record.updated.astimezone().date()
            cells: list[Content | str] = [
                Content.styled(brief_date(played, self.speaker), "$muted"),
                kept.called(self.speaker),
                clock(kept.record.elapsed),
            ]
            lines.append(line(cells, columns))
        return lines

    def _often(self, room: Size) -> list[Content]:
        """What hints were about."""
        if not self.numbers.often:
            return self._nothing("progress-no-hints", room.width)
        most = max(count for _, count in self.numbers.often)
        wide = min(max(cell_len(name) for name, _ in self.numbers.often), room.width - 14)
        return [
            fitted(name, wide)
            + " "
            + bar(room.width - wide - 6, count / most, style="$primary")
            + f"{count:>5}"
            for name, count in self.numbers.often[: room.height]
        ]


def _counts(done: Day) -> dict[str, int]:
    """What was finished on a day, and how long it took."""
    return {
        "lessons": len(done.lessons),
        "reviews": len(done.reviews),
        "games": done.solved,
        "minutes": done.minutes,
    }
