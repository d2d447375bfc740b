"""What a placement has found: where to start, what counts as known, and the goal of a day."""

from collections.abc import Sequence
from typing import get_args

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from tutor.games.both import game_named, tier_of
from tutor.learn.course import COURSES, lesson_title
from tutor.learn.placement import Start
from tutor.rating.levels import LEVELS, TIER_OF_LEVEL
from tutor.store.settings import Goal
from tutor.tui.commands import PATH, Command
from tutor.tui.parts.chips import actions
from tutor.tui.parts.marks import State, segments, state
from tutor.tui.parts.pane import Pane
from tutor.tui.parts.tables import beside, fitted, lines_of
from tutor.tui.screens.base import TutorScreen
from tutor.tui.widgets.speech import broken
from tutor.tui.widgets.status import KeyBar, StatusLine

_GOALS: tuple[Goal, ...] = get_args(Goal)
_WIDEST = 78
_ROOMY = 50
"""Columns from which lessons are counted."""
_GAP = 2
"""Columns between two games."""
_HERE = "▸"
_LOW = 24
"""Lines below which nothing is left blank."""


class PathScreen(TutorScreen):
    """The path, and the first step on it."""

    COMMAND_SET = PATH
    NAME = "path"

    def __init__(self, starts: Sequence[Start]) -> None:
        super().__init__()
        self._starts = starts

    def content(self) -> ComposeResult:
        """One card."""
        with VerticalScroll(id="path", can_focus=False):
            yield Pane("path-card")

    @property
    def _lesson(self) -> str | None:
        """The first lesson."""
        return next((start.lesson for start in self._starts if start.lesson), None)

    @property
    def _rules(self) -> str:
        """The very first lesson."""
        return COURSES[self._starts[0].game].lessons[0]

    def show_content(self) -> None:
        """Write it again."""
        pane = self.query_one("#path-card", Pane)
        width = min(self.app.size.width - 2, _WIDEST)
        pane.styles.width = width
        pane.styles.padding = (0 if self.app.size.height < _LOW else 1, 1)
        room, say, plain = width - 4, self.speaker.say, self.tutor.is_spaced
        goals = [(f"pick-goal-{number}", say(f"goal-{goal}")) for number, goal in enumerate(_GOALS)]
        chosen = segments(goals, _GOALS.index(self.settings.goal), plain=plain)
        label = Content.styled(f"{say('path-goal')}  ", "$muted")
        told = broken(self.speaker.say_attribute("setting-goal", "about") or "", room)
        about = [Content.styled(line, "$muted") for line in told]
        is_narrow = label.cell_length + chosen.cell_length > room
        gap = [] if self.app.size.height < _LOW else [Content()]
        rules = () if self._lesson == self._rules else ("from-the-rules",)
        offers = self.offered("start-lesson", "play-instead", *rules)
        ends = [
            *gap,
            *([label, chosen] if is_narrow else [label + chosen]),
            *(about if gap else []),
            *gap,
            *lines_of(actions(offers, room, plain=plain)),
        ]
        high = self.app.size.height - 2 - pane.gutter.height - len(ends)
        pane.show(say("path-title"), *self._parts(room, high), *ends)

    def _parts(self, room: int, high: int) -> list[Content]:
        """What is said of each game, beside each other; where that is too high, in short."""
        width = (room + _GAP) // len(self._starts)
        told = [self._told(start, width - _GAP) for start in self._starts]
        tiers = [self._tiers(start, width - _GAP) for start in self._starts]
        lines = [*_beside(told, width), Content(), *_beside(tiers, width)]
        if len(lines) <= high:
            return lines
        if len(lines) - 1 <= high:
            return [*_beside(told, width), *_beside(tiers, width)]
        return [*_beside(told, width), *_beside([_in_a_line(tier) for tier in tiers], width)]

    def _told(self, start: Start, room: int) -> list[Content]:
        """Where it starts, and what counts as known."""
        say, lesson = self.speaker.say, start.lesson
        name = "" if lesson is None else lesson_title(lesson, self.speaker.language)
        message = "path-all-known" if lesson is None else "path-start"
        whole = say(message, name=name)
        before, name, after = whole.rpartition(name) if name else (whole, "", "")
        head = Content.assemble((before, "bold"), (name, "bold $now"), (after, "bold"))
        known = say("path-known", count=len(start.counted))
        muted = [Content.styled(line, "$muted") for line in broken(known, room)]
        of_game = Content.styled(say(f"game-{start.game}"), "bold $muted")
        return [*([of_game] if len(self._starts) > 1 else []), *head.wrap(room), *muted]

    def _tiers(self, start: Start, room: int) -> list[Content]:
        """The introductions, then every tier of the course, with how it stands."""
        say, course = self.speaker.say, COURSES[start.game]
        named = {TIER_OF_LEVEL[level]: level for level in reversed(LEVELS)}
        parts = [(say("home-basics"), list(course.introductions))]
        for tier in dict.fromkeys(map(tier_of, course.order)):
            lessons = [id_ for id_ in course.order if tier_of(id_) == tier]
            parts.append((say(f"level-{named[tier]}"), lessons))
        lines = []
        for name, lessons in parts:
            known = [id_ in start.counted for id_ in lessons]
            is_here = start.lesson in lessons
            how: State = "known" if all(known) else "learning" if any(known) else "new"
            note = Content.styled(say("path-tier-known") if how == "known" else "", "$muted")
            if is_here:
                note = Content.styled(say("path-tier-here"), "bold $now")
            label = Content.styled(name, "bold $now" if is_here else "")
            is_part = any(known) and not all(known)
            of = {"known": sum(known), "count": len(lessons)}
            count = Content.styled(
                say("path-lessons-known" if is_part else "path-lessons", **of), "$muted"
            )
            sign = state("learning" if is_here else how)
            wide = 14 if room >= _ROOMY else count.cell_length + 2 if is_part else 0
            told = fitted(count, wide) + note
            line = (f"{_HERE} " if is_here else "  ") + sign + "  " + fitted(label, 12)
            lines.append(line + told if line.cell_length + told.cell_length <= room else line)
        return lines

    def show_status(self) -> None:
        """That it is the last of three steps."""
        say = self.speaker.say
        self.query_one(StatusLine).show(say("sitting-placement"), say("start-step", number=3))

    def show_keys(self) -> None:
        """What can be done here."""
        ids = ("start-lesson", "goal", "play-instead", "from-the-rules", "back")
        self.query_one(KeyBar).show(self.offered(*ids))

    def command_name(self, command: Command) -> str:
        """Behind it is Home; of two games, the first lesson is one of the two."""
        if command.id == "back":
            return self.speaker.say("path-home")
        if command.id == "start-lesson" and len(self._starts) > 1 and self._lesson is not None:
            name = lesson_title(self._lesson, self.speaker.language)
            return self.speaker.say("path-first", name=name.partition(" (")[0])
        return super().command_name(command)

    # Choosing

    def take_key(self, key: str) -> bool:
        """Left and right choose the goal; up and down show what has no room."""
        if key in ("up", "down"):
            page = self.query_one("#path", VerticalScroll)
            page.scroll_relative(y=1 if key == "down" else -1, animate=False)
            return True
        if key not in ("left", "right"):
            return False
        at = _GOALS.index(self.settings.goal) + (1 if key == "right" else -1)
        self.tutor.change(goal=_GOALS[at % len(_GOALS)])
        return True

    def run_command(self, id: str) -> None:
        """A goal that was clicked is chosen."""
        kind, _, number = id.rpartition("-")
        if kind == "pick-goal":
            self.tutor.change(goal=_GOALS[int(number)])
        else:
            super().run_command(id)

    def do_goal(self) -> None:
        """The next goal."""
        self.take_key("right")

    def do_start_lesson(self) -> None:
        """Begin."""
        if self._lesson is None:
            self.do_back()
        else:
            self.tutor.first_start.learn(self._lesson)

    def do_play_instead(self) -> None:
        """A puzzle first."""
        self.app.pop_screen()
        self.tutor.puzzles.menu(game_named(self._starts[0].game))

    def do_from_the_rules(self) -> None:
        """The course from its very first lesson all the same."""
        self.tutor.first_start.learn_all(self._starts[0].game)


def _beside(parts: Sequence[list[Content]], width: int) -> list[Content]:
    """One column of lines, or two beside each other."""
    first, *others = parts
    return beside(first, others[0], width - _GAP, _GAP) if others else first


def _in_a_line(tiers: list[Content]) -> list[Content]:
    """Only the signs of the tiers, and the one to start at by its name."""
    signs = Content(" ").join(tier[2:3] for tier in tiers)
    here = [tier[5:17].rstrip() for tier in tiers if tier.plain.startswith(_HERE)]
    return [Content(" ").join([signs, *here])]
