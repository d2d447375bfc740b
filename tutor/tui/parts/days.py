"""The days of a learner: as signs of a calendar, and how much of today's goal is done."""

from datetime import date

from textual.content import Content

from tutor.language import Speaker
from tutor.learn.diary import Diary
from tutor.learn.today import Today
from tutor.store import Settings
from tutor.store.settings import Goal
from tutor.tui.parts.marks import Day, bar, day


def drawn_day(diary: Diary, one: date | None, goal: Goal) -> Content:
    """A day of the calendar; blank where there is none."""
    return Content(" ") if one is None else day(_came_to(diary, one, goal))


def _came_to(diary: Diary, one: date, goal: Goal) -> Day:
    """What a day came to."""
    done, is_today = diary.of(one), one == diary.today
    if done.meets(goal):
        return "today-met" if is_today else "met"
    if done.things:
        return "today-some" if is_today else "some"
    return "today" if is_today else "none"


_ROOM_FOR_ALL = 34
"""Columns from which the goal is told in full."""


def goal_lines(today: Today, settings: Settings, speaker: Speaker, width: int) -> list[Content]:
    """How much of the goal is done, and the days of this week; nothing where that is hidden."""
    if not settings.show_goal:
        return []
    say, goal = speaker.say, settings.goal
    done, wanted = today.done_of(goal)
    is_met = done >= wanted
    style = "$ok" if is_met else "$now"
    label = Content.styled("✓ " if is_met else "○ ", style)
    label += f"{say('finish-goal' if width >= _ROOM_FOR_ALL else 'home-goal')}  "
    count = say(f"home-goal-{goal}", done=done, wanted=wanted, met="yes" if is_met else "no")
    room = min(max(width - label.cell_length - len(count) - 2, 4), 10)
    lines = [label + bar(room, min(done / wanted, 1.0), style=style) + f"  {count}"]
    diary = today.diary
    in_a_row = "finish-streak" if width >= _ROOM_FOR_ALL else "home-streak-days"
    if days := diary.streak.days:
        week = [
            day("none" if one is None else _came_to(diary, one, goal)) for one in diary.weeks(1)[-1]
        ]
        told = Content.styled(say(in_a_row, count=days), "bold $now")
        lines.append(Content(" ").join(week) + "  " + told)
    return lines
