"""The days of a learner as signs of a calendar."""

from datetime import date

from tutor.learn.diary import Diary
from tutor.store.settings import Goal
from tutor.tui.parts.marks import Day


def sign_of(diary: Diary, one: date, goal: Goal) -> Day:
    """What a day came to."""
    if one == diary.today:
        return "today"
    done = diary.of(one)
    if done.meets(goal):
        return "met"
    return "some" if done.things else "none"
