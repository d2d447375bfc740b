"""The course: every lesson on either game, and how the learner stands with it."""

from typing import ClassVar

from tutor import narrate
from tutor.games.both import game_of
from tutor.games.game import GameName
from tutor.learn.course import (
    ALL_LESSONS,
    COURSES,
    INTRODUCTIONS,
    kinds_of,
    lesson_title,
    requires,
    tier_of,
)
from tutor.learn.mastery import Mastery
from tutor.learn.progress import LessonProgress, done_kinds
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
        store = self.tutor.store
        self._mastery = mastery = self.tutor.mastery()
        course = store.course()
        lines: list[tuple[str, str] | None] = []
        tier, game = 0, game_of(ALL_LESSONS[0])
        for id_ in ALL_LESSONS:
            if game_of(id_) != game:
                tier, game = 0, game_of(id_)
                lines += [None, (HEADING, self.speaker.say(f"course-{game.name}"))]
            if id_ not in INTRODUCTIONS and tier_of(id_) != tier:
                tier = tier_of(id_)
                lines.append(None)
            done = done_kinds(id_, course, mastery)
            if id_ in INTRODUCTIONS:
                state = "read" if LessonProgress.of(id_, course).is_read else "new"
            else:
                state = mastery.of(id_).state
            lines.append((id_, self._line(id_, state, len(done))))
        return lines

    def _line(self, id_: str, state: str, done: int) -> str:
        say = self.speaker.say
        return say(
            "course-line",
            sign=say(f"state-sign-{state}"),
            name=lesson_title(id_, self.speaker.language),
            state=say(f"state-{state}"),
            done=str(done),
            of=str(len(kinds_of(id_))),
        )

    def about(self, answer: str) -> str:
        """The tier, the state, and what the lesson goes on from."""
        say = self.speaker.say
        if answer in INTRODUCTIONS or self._mastery is None:
            return say("course-intro")
        standing = self._mastery.of(answer)
        due = standing.due
        date = "none" if due is None else due.astimezone().strftime("%Y-%m-%d")
        tier = tier_of(answer)
        told = [
            say("course-tier", tier=tier, level=say(f"level-{tier}")),
            say("course-about", state=say(f"state-{standing.state}"), date=date),
        ]
        unmet = [id_ for id_ in requires(answer) if self._mastery.of(id_).state == "new"]
        if unmet and standing.state == "new":
            names = [narrate.called(id_, self.speaker.language) for id_ in unmet]
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
        self.tutor.open_lesson(answer)

    @property
    def _highlighted(self) -> str:
        index = self.menu.highlighted or 0
        return self.menu.get_option_at_index(index).id or ALL_LESSONS[0]

    def do_exercises(self) -> None:
        """The exercises of the lesson that is highlighted."""
        self.tutor.open_exercises(self._highlighted)

    def do_test_out(self) -> None:
        """Skip ahead in it."""
        self.tutor.open_test(self._highlighted)

    def do_use_it(self) -> None:
        """A puzzle that needs it."""
        self.tutor.open_use(self._highlighted)
