"""The course: a map of every lesson on either game, and how the learner stands with it."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content
from textual.geometry import Region, Size

from tutor.games.both import GAMES
from tutor.games.game import GameName
from tutor.learn.course import ALL_LESSONS, COURSES, INTRODUCTIONS
from tutor.learn.course_map import Counts, Stage, layout, stages
from tutor.learn.mastery import mastery_in
from tutor.learn.progress import LessonProgress, next_on
from tutor.learn.sprint import can_be_sprinted
from tutor.tui.commands import COURSE_MAP, Command, vim_move
from tutor.tui.course_map import OPEN, STAGE, CourseMap, MapPlan, plan
from tutor.tui.parts.chips import actions
from tutor.tui.parts.pane import Pane, put
from tutor.tui.screens.base import TutorScreen
from tutor.tui.widgets.status import StatusLine

_STEPS = {"up": -1, "down": 1}
_STAGES = {"left": -1, "right": 1}


class CourseScreen(TutorScreen):
    """Lessons by stage; Enter opens the one in question."""

    NAME = "course"
    COMMAND_SET = COURSE_MAP

    def __init__(self, game: GameName = "sudoku", at: str = "") -> None:
        """The course, at the part of a game, or at a lesson."""
        super().__init__()
        self._game: GameName = game
        self.at = at
        """The lesson in question; to begin with, the next one of the game."""
        self._map: CourseMap | None = None
        self._has_no_tiers = False
        self._begun: frozenset[str] = frozenset()
        """The lessons that were left midway."""

    def content(self) -> ComposeResult:
        """The panes; the plan says which are shown, and where."""
        with Container(id="course"):
            yield Pane("tiers")
            for number in range(len(layout())):
                yield Pane(f"stage-{number}")
            yield Pane("this-lesson")

    @property
    def _skips(self) -> list[str]:
        """What skips ahead; an introduction has nothing to skip."""
        return [] if self.at in INTRODUCTIONS else ["test-out"]

    def own_commands(self) -> tuple[Command, ...]:
        """What can be done with the lesson in question."""
        unfit = {"test-out"} - set(self._skips)
        return tuple(command for command in super().own_commands() if command.id not in unfit)

    def footer_ids(self) -> list[str]:
        """Where the tiers have no room, the key that leads through them comes first."""
        ids = super().footer_ids()
        return sorted(ids, key=lambda id_: id_ != "next-stage") if self._has_no_tiers else ids

    def command_name(self, command: Command) -> str:
        """A lesson that was left midway is gone on with."""
        if command.id == "learn" and self.at in self._begun:
            return self.speaker.say("home-do-resume")
        return super().command_name(command)

    # What is known

    def _read(self) -> CourseMap:
        """The map as the learner's file tells it."""
        store, now = self.tutor.store, self.tutor.now()
        mastery, course = mastery_in(store, now), store.course()
        following = [next_on(game.name, mastery, course) for game in GAMES]
        reached = {id_: LessonProgress.of(id_, course) for id_ in ALL_LESSONS}
        self._begun = frozenset(id_ for id_, one in reached.items() if one.way == "resume")
        if not self.at:
            first = COURSES[self._game].lessons[0]
            self.at = next_on(self._game, mastery, course) or first
        return CourseMap(
            stages(course, mastery),
            mastery,
            now,
            self.speaker,
            self.tutor.lessons.speaker_for,
            frozenset(filter(None, following)),
            self.tutor.is_spaced,
        )

    @property
    def _stage(self) -> int:
        assert self._map is not None
        found = self._map.stages
        return next(n for n, stage in enumerate(found) if self.at in _ids(stage))

    # Drawing

    def retell(self) -> None:
        """The lessons may stand otherwise by now."""
        if self.is_there:
            self._map = self._read()
        super().retell()

    def show_status(self) -> None:
        """How many lessons are known."""
        assert self._map is not None
        say, found = self.speaker.say, self._map.stages
        counts = Counts.of(found)
        told = say("course-known", known=counts.known, count=counts.all)
        self.query_one(StatusLine).show(say("screen-course"), told)

    def show_content(self) -> None:
        """The panes, with the lesson in question."""
        course = self._map
        assert course is not None
        at, room = self._stage, Size(self.size.width, max(self.size.height - 2, 6))
        where = plan(room, [len(stage.lessons) for stage in course.stages], at)
        places = dict(where.stages)
        tiers = self.query_one("#tiers", Pane)
        tiers.display = where.tiers is not None
        if where.tiers is not None:
            put(tiers, where.tiers)
            tiers.show(self.speaker.say("course-tiers"), *course.tiers(at, where.tiers.width - 4))
        for number, stage in enumerate(course.stages):
            pane = self.query_one(f"#stage-{number}", Pane)
            pane.display = number in places
            if number in places:
                self._draw_stage(pane, stage, places[number], is_at=number == at)
        self._draw_lesson(where)
        self._has_no_tiers = where.tiers is None and len(places) == 1
        self.show_keys()

    def _draw_stage(self, pane: Pane, stage: Stage, place: Region, *, is_at: bool) -> None:
        assert self._map is not None
        put(pane, place)
        pane.set_class(is_at, "-here")
        room = place.width - 4, place.height - 2
        lines = self._map.lessons(stage, self.at if is_at else "", *room)
        pane.show(self._map.heading(stage), *lines, foot=self._map.count(stage))

    def _draw_lesson(self, where: MapPlan) -> None:
        assert self._map is not None
        pane, width = self.query_one("#this-lesson", Pane), where.lesson.width - 4
        put(pane, where.lesson)
        lines = self._map.lesson(self.at, width, is_tall=where.is_tall)
        ids = ["learn", "exercises", *self._skips]
        title = self._map.title(self.at, width)
        if where.is_tall:
            title = self.speaker.say("course-this")
            lines.append(Content(""))
            ids += ["use-it", "sprint"] if can_be_sprinted(self.at) else ["use-it"]
            width = 1
        offers = self.offered(*ids)
        chips = actions(offers, width, plain=self.tutor.is_spaced)
        pane.show(title, *lines, chips)

    # Going about

    def take_key(self, key: str) -> bool:
        """Arrows go from lesson to lesson, and from stage to stage."""
        if self.settings.vim_keys:
            key = vim_move(key) or key
        if key in _STEPS:
            self._go_to(ALL_LESSONS.index(self.at) + _STEPS[key])
        elif key in _STAGES:
            self._go_to_stage(self._stage + _STAGES[key])
        else:
            return False
        return True

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel goes from lesson to lesson: the list follows."""
        self._turn(event, 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The same backwards."""
        self._turn(event, -1)

    def _turn(self, event: events.MouseEvent, by: int) -> None:
        event.stop()
        if self.is_there:
            self._go_to(ALL_LESSONS.index(self.at) + by)

    def _go_to(self, number: int) -> None:
        self.at = ALL_LESSONS[min(max(number, 0), len(ALL_LESSONS) - 1)]
        self.show_content()

    def _go_to_stage(self, number: int) -> None:
        assert self._map is not None
        found = self._map.stages[min(max(number, 0), len(self._map.stages) - 1)]
        ids = _ids(found)
        self._go_to(ALL_LESSONS.index(next((i for i in ids if i in self._map.following), ids[0])))

    def run_command(self, id: str) -> None:
        """A click may also choose a lesson, or go to a stage; what is chosen already is opened."""
        if id == f"{OPEN}{self.at}":
            self.do_learn()
        elif id.startswith(OPEN):
            self._go_to(ALL_LESSONS.index(id.removeprefix(OPEN)))
        elif id.startswith(STAGE):
            self._go_to_stage(int(id.removeprefix(STAGE)))
        else:
            super().run_command(id)

    def do_next_stage(self) -> None:
        """The next part of the course; after the last one comes the first."""
        self._go_to_stage((self._stage + 1) % len(layout()))

    def do_previous_stage(self) -> None:
        """The part before."""
        self._go_to_stage((self._stage - 1) % len(layout()))

    def do_first_lesson(self) -> None:
        """The first lesson of the part in front."""
        self._go_to(ALL_LESSONS.index(self._ids_here[0]))

    def do_last_lesson(self) -> None:
        """The last lesson of the part in front."""
        self._go_to(ALL_LESSONS.index(self._ids_here[-1]))

    @property
    def _ids_here(self) -> list[str]:
        assert self._map is not None
        return _ids(self._map.stages[self._stage])

    # What can be done with a lesson

    def do_learn(self) -> None:
        """Open the lesson."""
        self.tutor.lessons.open_lesson(self.at)

    def do_exercises(self) -> None:
        """Its exercises."""
        self.tutor.lessons.open_exercises(self.at)

    def do_test_out(self) -> None:
        """Skip ahead in it."""
        self.tutor.lessons.open_test(self.at)

    def do_use_it(self) -> None:
        """A puzzle that needs it."""
        self.tutor.lessons.open_use(self.at)

    def do_sprint(self) -> None:
        """Quick boards of it."""
        self.tutor.lessons.open_sprint(self.at)


def _ids(stage: Stage) -> list[str]:
    return [lesson.id for lesson in stage.lessons]
