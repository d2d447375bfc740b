"""The map of the course as it is drawn: where its panes stand, and what is in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from textual.content import Content
from textual.geometry import Region, Size

from tutor.games.both import GAMES
from tutor.language import Speaker
from tutor.language.dates import brief_date
from tutor.learn.course import INTRODUCTIONS, kinds_of, lesson_tasks, lesson_title, requires
from tutor.learn.course_map import Stage, gist, opens
from tutor.learn.mastery import Mastery
from tutor.learn.path import minutes_for_lesson
from tutor.learn.progress import LessonStanding
from tutor.rating.levels import LEVELS, TIER_OF_LEVEL
from tutor.tui.parts.chips import clickable
from tutor.tui.parts.marks import State, bar, stars, state
from tutor.tui.parts.tables import abridged, fitted, marked
from tutor.tui.widgets.speech import broken

OPEN, STAGE = "lesson-", "stage-"
"""Before a lesson, and the number of a stage, in what a click asks for."""

_BLANK = Content("")
_MOST_OTHERS = 4
_STATES: dict[str, State] = {"new": "new", "learning": "learning", "known": "known", "due": "known"}


# Where the panes stand


@dataclass(frozen=True)
class MapPlan:
    """Where the panes of the map stand."""

    tiers: Region | None
    stages: tuple[tuple[int, Region], ...]
    """The stages that are shown, each with its place."""
    lesson: Region

    @property
    def is_tall(self) -> bool:
        """Whether there is room to tell more of a lesson."""
        return self.lesson.height > 8


def plan(room: Size, sizes: Sequence[int], at: int) -> MapPlan:
    """The most that fits: all stages at once, some below each other, or one.

    Args:
        room: how much there is.
        sizes: how many lessons each stage has.
        at: the stage in question.
    """
    if room.width >= 180 and room.height >= 44:
        return _all(room, sizes)
    if room.width >= 112 and room.height >= 32:
        return _some(room, sizes, at)
    left = 24 if room.width >= 76 and room.height >= 2 * len(sizes) + 2 else 0
    below, width = 5, room.width - left
    return MapPlan(
        Region(0, 0, left, room.height) if left else None,
        ((at, Region(left, 0, width, room.height - below)),),
        Region(left, room.height - below, width, below),
    )


def _all(room: Size, sizes: Sequence[int]) -> MapPlan:
    """Three columns of stages, and the lesson beside them."""
    beside, gap, height = 36, 2, min(room.height, 46)
    width = min((room.width - beside) // 3 - gap, 50)
    x = (room.width - 3 * (width + gap) - beside) // 2
    top = (room.height - height) // 2
    column, y, placed = 0, 0, list[tuple[int, Region]]()
    for number, size in enumerate(sizes):
        if y and y + size + 2 > height and column < 2:
            column, y = column + 1, 0
        left = x + column * (width + gap)
        placed.append((number, Region(left, top + y, width, min(size + 2, height - y))))
        y += size + 2
    return MapPlan(None, tuple(placed), Region(x + 3 * (width + gap), top, beside, height))


def _some(room: Size, sizes: Sequence[int], at: int) -> MapPlan:
    """The tiers, some stages below each other, and the lesson."""
    widths, gap, height = (28, 54, 34), 1, min(room.height, 46)
    x, top = (room.width - sum(widths) - 2 * gap) // 2, (room.height - height) // 2
    middle = x + widths[0] + gap
    first = at
    while first and sum(size + 2 for size in sizes[first - 1 : at + 1]) <= height:
        first -= 1
    y, placed = 0, list[tuple[int, Region]]()
    for number in range(first, len(sizes)):
        high = min(sizes[number] + 2, height - y)
        if high < 4:
            break
        placed.append((number, Region(middle, top + y, widths[1], high)))
        y += high
    return MapPlan(
        Region(x, top, widths[0], height),
        tuple(placed),
        Region(middle + widths[1] + gap, top, widths[2], height),
    )


# What is in them


def stage_name(stage: Stage, speaker: Speaker) -> str:
    """What a part of the course is called, wherever it is told."""
    if stage.tier is not None:
        return speaker.say(
            f"level-{next(level for level in LEVELS if TIER_OF_LEVEL[level] == stage.tier)}"
        )
    is_first = stage.game == GAMES[0].name
    return speaker.say("home-basics" if is_first else f"game-{stage.game}")


@dataclass(frozen=True)
class CourseMap:
    """Draws the map for one moment and one language."""

    stages: tuple[Stage, ...]
    mastery: Mastery
    now: datetime
    speaker: Speaker
    speaker_for: Callable[[str], Speaker]
    """Whoever has the words for the game of a lesson."""
    following: frozenset[str]
    """The lessons to go on with."""
    plain: bool

    def name(self, stage: Stage) -> str:
        """What a stage is called."""
        return stage_name(stage, self.speaker)

    def heading(self, stage: Stage) -> str:
        """The title of its pane: its tier, and the levels of the grids that it solves."""
        if stage.tier is None:
            return self.name(stage)
        levels = self.speaker.say(f"level-{stage.tier}")
        return self.speaker.say("course-stage", tier=stage.tier, name=levels)

    def count(self, stage: Stage) -> str:
        """How much of it is known."""
        return self.speaker.say("course-count", known=stage.known, of=len(stage.lessons))

    def tiers(self, at: int, width: int) -> list[Content]:
        """Every stage with its bar."""
        lines: list[Content] = []
        for number, stage in enumerate(self.stages):
            size, is_at = len(stage.lessons), number == at
            count = f"{stage.known}/{size}"
            name = fitted(self.name(stage), width - 2 - len(count))
            row = Content.styled(name.plain, "bold" if is_at else "") + count
            line = marked(Content(" ") + row, is_chosen=is_at)
            line = line.stylize("on $raised") if is_at and not self.plain else line
            lines.append(clickable(f"{STAGE}{number}", line))
            rest = bar(width - 2, stage.known / size, stage.learning / size)
            lines.append(Content("  ") + rest)
        return lines

    def lessons(self, stage: Stage, at: str, width: int, height: int) -> list[Content]:
        """The lessons of a stage, those around the one in question."""
        ids = [lesson.id for lesson in stage.lessons]
        here = ids.index(at) if at in ids else 0
        first = min(max(here - height // 2, 0), max(len(ids) - height, 0))
        shown = stage.lessons[first : first + height]
        return [self._lesson(one, width, is_at=one.id == at) for one in shown]

    def _lesson(self, lesson: LessonStanding, width: int, *, is_at: bool) -> Content:
        """How far it is, its name, what is to be done with it when, and its stars."""
        note = self._note(lesson)
        room = width - 3 - 1 - 4 - (note.cell_length and note.cell_length + 2)
        kinds = len(kinds_of(lesson.id))
        is_new = lesson.state == "new" and not lesson.done
        earned = Content.styled("·" * kinds, "$muted") if is_new else stars(len(lesson.done), kinds)
        name = fitted(self.title(lesson.id, room), room)
        style = "bold" if is_at else "$muted" if lesson.state == "new" else ""
        line = marked(
            state(_STATES[lesson.state])
            + " "
            + Content.styled(name.plain, style)
            + (Content("  ") + note if note else note)
            + " "
            + fitted(earned, 4),
            is_chosen=is_at,
        )
        line = fitted(line, width)
        if is_at:
            line = line.stylize("reverse" if self.plain else "on $cursor")
        return clickable(f"{OPEN}{lesson.id}", line)

    def title(self, id_: str, room: int) -> str:
        """What a lesson is called; what stands in brackets gives way first."""
        return abridged(lesson_title(id_, self.speaker.language), room)

    def _day(self, moment: datetime) -> date:
        return moment.astimezone(self.now.tzinfo).date()

    def _note(self, lesson: LessonStanding) -> Content:
        """When to come back to it, or that it comes next."""
        say, today = self.speaker.say, self.now.date()
        if lesson.due is not None and self._day(lesson.due) <= today:
            day = self._day(lesson.due)
            if day == today:
                return Content.styled(say("course-due-today"), "bold $now")
            since = brief_date(day, self.speaker)
            return Content.styled(say("course-due-since", date=since), "bold $now")
        if lesson.id in self.following:
            return Content.styled(say("course-next"), "bold $primary")
        if lesson.due is None:
            return _BLANK
        when = brief_date(self._day(lesson.due), self.speaker)
        return Content.styled(say("course-review", date=when), "$muted")

    # The lesson in question

    def lesson(self, id_: str, width: int, *, is_tall: bool) -> list[Content]:
        """What a lesson is about and builds on."""
        say, title = self.speaker.say, lesson_title(id_, self.speaker.language)
        minutes, kinds = minutes_for_lesson(id_), kinds_of(id_)
        count, uses = len(lesson_tasks(id_)), "yes" if "use" in kinds else "no"
        about = say("course-takes", minutes=minutes, count=count, uses=uses)
        if not is_tall:  # its title stands in the border
            return [fitted(Content.styled(about, "$muted"), width), self._needs(id_, width)]
        lines = [Content.styled(title, "bold $now"), Content.styled(about, "$muted"), _BLANK]
        told, drawn = gist(id_, self.speaker.language)
        lines += [Content(line) for line in broken(told, width)]
        if drawn:
            lines += [_BLANK, *(Content.styled(line, "$primary") for line in drawn.split("\n"))]
        for message, ids in (("course-builds-on", requires(id_)), ("course-opens", opens(id_))):
            if ids:
                lines += [_BLANK, Content.styled(say(message), "$muted")]
                lines += [self._other(one, width) for one in ids[:_MOST_OTHERS]]
        lines += [_BLANK, Content.styled(say("course-exercises"), "$muted")]
        done = next(x.done for stage in self.stages for x in stage.lessons if x.id == id_)
        for kind in kinds:
            name = self.speaker_for(id_).say(f"kind-{kind}")
            lines.append(stars(int(kind in done), 1) + f" {name}")
        return lines

    def _needs(self, id_: str, width: int) -> Content:
        """What it builds on, in a line."""
        found = requires(id_)
        if not found:
            told = self.speaker.say("course-intro" if id_ in INTRODUCTIONS else "course-needs-none")
            return Content.styled(told, "$muted").truncate(width, ellipsis=True)
        label = Content.styled(f"{self.speaker.say('course-builds-on')} ", "$muted")
        others = Content("  ").join(self._other(one, width) for one in found)
        return (label + others).truncate(width, ellipsis=True)

    def _other(self, id_: str, width: int) -> Content:
        """Another lesson, with how well it is known."""
        is_known = self.mastery.knows(id_)
        sign = Content.styled("✓", "$ok") if is_known else state(self._state(id_))
        name = self.title(id_, width - 2)
        return (sign + f" {name}").truncate(width, ellipsis=True)

    def _state(self, id_: str) -> State:
        return _STATES[self.mastery.of(id_).state]
