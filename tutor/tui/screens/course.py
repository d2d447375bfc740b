"""The course: every lesson on either game, and how the learner stands with it."""

from typing import ClassVar

from tutor import narrate
from tutor.games.game import GameName
from tutor.learn.course import (
    ALL_LESSONS,
    COURSES,
    INTRODUCTIONS,
    kinds_of,
    lesson_title,
    tier_of,
)
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonStanding, standings
from tutor.tui.commands import COURSE, Command
from tutor.tui.knowledge import next_lesson_of
from tutor.tui.screens.menu import HEADING, MenuScreen

_ABOVE = 2
"""So many lines are shown above the lesson to go on with: a heading and its rule."""


class CourseScreen(MenuScreen):
    """Lessons by game and tier; Enter opens one."""

    NAME = "course"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = COURSE

    def __init__(self, game: GameName = "sudoku") -> None:
        """The course, at the part of a game."""
        super().__init__()
        self._game: GameName = game
        self._mastery: Mastery | None = None
        self._begun = False

    def choices(self) -> list[tuple[str, str] | None]:
        """A line for each lesson, a rule between tiers, a heading before the second game."""
        self._mastery, course = self.tutor.lessons.mastery(), self.tutor.store.course()
        lines: list[tuple[str, str] | None] = []
        for game in COURSES:
            tier = None
            if lines:
                lines += [None, (HEADING, self.speaker.say(f"course-{game}"))]
            for lesson in standings((game,), course, self._mastery):
                if lesson.tier != tier:
                    tier = lesson.tier
                    lines.append(None)
                lines.append((lesson.id, self._line(lesson)))
        return lines

    def _line(self, lesson: LessonStanding) -> str:
        say, state = self.speaker.say, lesson.shown_state
        return say(
            "course-line",
            sign=say(f"state-sign-{state}"),
            name=lesson_title(lesson.id, self.speaker.language),
            state=say(f"state-{state}"),
            done=str(len(lesson.done)),
            of=str(len(kinds_of(lesson.id))),
        )

    def about(self, answer: str) -> str:
        """The tier, the state, and what the lesson goes on from."""
        say = self.speaker.say
        if answer in INTRODUCTIONS or self._mastery is None:
            return say("course-intro")
        lesson = LessonStanding.of(answer, self.tutor.store.course(), self._mastery)
        date = "none" if lesson.due is None else lesson.due.astimezone().strftime("%Y-%m-%d")
        told = [
            say("course-tier", tier=tier_of(answer), level=say(f"level-{tier_of(answer)}")),
            say("course-about", state=say(f"state-{lesson.state}"), date=date),
        ]
        if lesson.unmet and lesson.state == "new":
            names = [narrate.called(id_, self.speaker.language) for id_ in lesson.unmet]
            told.append(say("course-requires", names=self.speaker.listed(names)))
        return " ".join(told)

    def retell(self) -> None:
        """The first time, point at the lesson to go on with."""
        super().retell()
        if self.is_there and not self._begun and self._mastery:
            self._begun = True
            first = COURSES[self._game].lessons[0]
            wanted = next_lesson_of(self.tutor.store, self._game) or first
            self.menu.highlighted = self.menu.get_option_index(wanted)
            self.call_after_refresh(self.if_there(self._show_what_follows))

    def _show_what_follows(self) -> None:
        """Fill the list with what comes after the lesson, below the heading of its game."""
        self.menu.scroll_to_highlight(top=True)
        self.menu.scroll_relative(y=-_ABOVE, animate=False, immediate=True)

    def resumed(self) -> None:
        """A lesson may have been read meanwhile."""
        self._mastery = None
        super().resumed()

    def chosen(self, answer: str) -> None:
        """Open the lesson."""
        self.tutor.lessons.open_lesson(answer)

    @property
    def _highlighted(self) -> str:
        index = self.menu.highlighted or 0
        return self.menu.get_option_at_index(index).id or ALL_LESSONS[0]

    def do_exercises(self) -> None:
        """The exercises of the lesson that is highlighted."""
        self.tutor.lessons.open_exercises(self._highlighted)

    def do_test_out(self) -> None:
        """Skip ahead in it."""
        self.tutor.lessons.open_test(self._highlighted)

    def do_use_it(self) -> None:
        """A puzzle that needs it."""
        self.tutor.lessons.open_use(self._highlighted)

    def do_sprint(self) -> None:
        """Quick boards of the lesson that is highlighted."""
        self.tutor.lessons.open_sprint(self._highlighted)
