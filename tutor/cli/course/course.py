"""The course in plain text: pages and questions are told, lines are typed.

For screen readers, for terminals without a screen, and for scripts. It is the same course
as on screen: everything is kept, and either can go on where the other left off.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace

from tutor.activity.exercise import Occasion
from tutor.activity.lesson import Lesson
from tutor.base.shown import printable
from tutor.cli.course.listing import lines
from tutor.cli.course.places import AtEnd, AtExercises, AtPage, CoursePlace
from tutor.cli.course.session import Session
from tutor.cli.course.words import CourseRequest
from tutor.cli.plain.lines import is_all_kept, typed_lines
from tutor.cli.run import Run
from tutor.games.both import game_of
from tutor.games.game import Fresh, GameName, Shipped
from tutor.learn.attempt import Attempt, draft_name, draft_of, drafts
from tutor.learn.course import COURSES, INTRODUCTIONS, Task, lesson_tasks, new_seed, review_tasks
from tutor.learn.progress import LessonProgress, next_on
from tutor.store import Store


def _left(lesson: str, progress: LessonProgress) -> list[Task]:
    """The exercises of a lesson that never went well enough."""
    return [task for task in lesson_tasks(lesson) if task.kind not in progress.done]


class PlainCourse:
    """Leads from one place of the course to the next."""

    def __init__(self, run: Run, store: Store, game: GameName = "sudoku") -> None:
        """The course, from the lessons on a game."""
        self._run = run
        self._game: GameName = game
        """The game whose lessons come next."""
        self._session = Session(run, store)
        self._place: CoursePlace
        self._tasks: list[Task] = []
        """The exercises that come after this place."""
        self._is_review = False
        """Whether they come back to what is due, rather than belong to a lesson."""
        self._test: AtExercises | None = None
        self._before_test: CoursePlace | None = None
        self._seen: set[str] = set()
        """The lessons opened in this sitting: nobody is sent back to one."""

    def go(self, lesson: str | None) -> None:
        """Begin with a lesson, or where the learner is, and answer until somebody quits."""
        session = self._session
        typed, is_asked = typed_lines(), True
        try:
            if self._begin(lesson):
                session.say("learn-start")
                sys.stdout.flush()
                for line in typed:
                    request = self._place.reader.understand(line)
                    if request.wish == "quit" or not self._answer(request):
                        break
                    sys.stdout.flush()
        except KeyboardInterrupt:
            print()
            self._run.code = 130
            is_asked = False
        if self._test is not None and not self._test.exercises.is_done:
            session.say("learn-test-off")
        if is_all_kept(session.store, session.speaker, typed if is_asked else None):
            session.say("learn-goodbye")

    # Where to begin

    def _begin(self, lesson: str | None) -> bool:
        """Go where the learner is, in the whole course or in one lesson."""
        session = self._session
        attempt = self._draft(lesson)
        if attempt is not None:
            self._take_up(attempt)
            return True
        if lesson is not None:
            self._open_lesson(lesson)
            return True
        if (begun := self._begun()) is not None:
            self._open_lesson(begun)
            return True
        due = [standing.technique for standing in session.mastery().due_today()]
        if due:
            session.say("learn-due", count=len(due))
            self._is_review = True
            self._tasks = list(review_tasks(due, new_seed()))
            return self._go_on()
        return self._next_lesson()

    def _draft(self, lesson: str | None) -> Attempt | None:
        """The exercise left half answered, of a lesson or of any on the game."""
        course = self._session.store.course()
        if lesson is not None:
            return draft_of(lesson, course)
        mine = (one for one in drafts(course) if one.lesson in COURSES[self._game].lessons)
        return next(mine, None)

    def _take_up(self, attempt: Attempt) -> None:
        """Go on with an exercise, then the others of its lesson, unless it was a review."""
        self._is_review = self._session.mastery().knows(attempt.lesson)
        left = _left(attempt.lesson, self._session.progress(attempt.lesson))
        self._tasks = [Task(attempt.lesson, attempt.kind)]
        if not self._is_review:
            self._tasks += [task for task in left if task.kind != attempt.kind]
        self._seen.add(attempt.lesson)
        self._game = game_of(attempt.lesson).name
        self._go_on()

    def _begun(self) -> str | None:
        """The furthest lesson that was begun and not brought to its end."""
        course, mastery = self._session.store.course(), self._session.mastery()
        for id_ in reversed(COURSES[self._game].lessons):
            progress = LessonProgress.of(id_, course)
            is_begun = progress != LessonProgress() and not mastery.knows(id_)
            if is_begun and (not progress.is_read or _left(id_, progress)):
                return id_
        return None

    # From place to place

    def _go_to(self, place: CoursePlace) -> None:
        self._session.lines.offer(())
        if self._test is not None and place is not self._test:
            if not self._test.exercises.is_done:
                self._session.say("learn-test-off")
            self._test = None
        self._place = place
        self._session.speak_of(place.lesson)
        place.open()

    def _open_lesson(self, lesson: str, *, again: bool = False) -> None:
        """Read a lesson on from where it was left; the exercises, if only they are left."""
        progress = self._session.progress(lesson)
        left = _left(lesson, progress)
        self._seen.add(lesson)
        self._game = game_of(lesson).name
        self._is_review = False
        self._tasks = left or list(lesson_tasks(lesson))
        if progress.is_read and left and not again:
            self._session.say("learn-read", title=self._session.title(lesson))
            self._go_on()
        else:
            session = self._session
            session.speak_of(lesson)
            opened = Lesson(
                lesson,
                session.store,
                lambda: session.speaker,
                session.warn,
                anew=progress.is_read or again,
                is_linear=True,
            )
            self._go_to(AtPage(session, opened))

    def _go_on(self) -> bool:
        """The exercises; after them the end of the lesson; False at the very end."""
        if self._tasks:
            tasks, self._tasks = self._tasks, []
            self._go_to(self._exercises(tasks, "review" if self._is_review else "lesson"))
        elif self._is_review or isinstance(self._place, AtEnd):
            return self._next_lesson()
        else:
            self._go_to(AtEnd(self._session, self._place.lesson, self._place.reader))
        return True

    def _exercises(self, tasks: Sequence[Task], occasion: Occasion) -> AtExercises:
        return AtExercises(self._session, self._session.exercises(tasks, occasion))

    def _next_lesson(self) -> bool:
        """The lesson to take next; False if there is none."""
        session = self._session
        mastery, lessons = session.mastery(), COURSES[self._game].lessons
        wanted = next_on(self._game, mastery, session.store.course())
        if wanted in self._seen:
            here = self._place.lesson
            later = lessons[lessons.index(here) + 1 :] if here in lessons else lessons
            new = (id_ for id_ in later if mastery.of(id_).state == "new")
            wanted = next((id_ for id_ in new if id_ not in self._seen), None)
        if wanted is None:
            session.say("learn-done")
            return False
        self._open_lesson(wanted)
        return True

    def _end_test(self, test: AtExercises) -> None:
        """A technique that is known needs no exercises; else back to where the learner was."""
        session = self._session
        if test.exercises.has_passed or self._before_test is None:
            self._tasks = []
            session.warn(session.store.save_course(draft_name(test.lesson), None))
            self._go_to(AtEnd(self._session, test.lesson, test.reader))
        else:
            self._go_to(self._before_test)

    # Answering

    def _answer(self, request: CourseRequest) -> bool:
        """Do what was asked; False at the end of the course."""
        place, session = self._place, self._session
        if request.wish == "lines":
            session.lines.begin()
            return True
        if request.wish == "on" and session.lines.go_on():
            return True
        session.lines.leave()
        move = place.answer(request)
        if move == "on":
            if place is self._test:
                self._end_test(self._test)
                return True
            return self._go_on()
        if move == "unknown" and not self._look(request) and not self._leave(request):
            if request.wish == "next":
                return self._next_lesson()
            if request.wish == "play":
                return self._play()
            self._refuse(request)
        session.warn()
        return True

    def _look(self, request: CourseRequest) -> bool:
        """Read from the board, or about the course; whether that was asked for."""
        session = self._session
        if (read := self._place.reader.looked_at(request)) is not None:
            session.tell(*read)
        elif request.wish == "list":
            others = (game for game in COURSES if game != self._game)
            for line in lines(session.store, session.speaker, self._game, *others):
                print(line)
        elif request.wish == "help":
            session.tell(*session.speaker.say("learn-help").splitlines())
        else:
            return False
        return True

    def _leave(self, request: CourseRequest) -> bool:
        """Go to another place of this lesson, or to another lesson; whether that was asked for."""
        lesson = self._place.lesson
        if request.wish == "lesson":
            self._open_lesson(lesson, again=True)
        elif request.wish == "open":
            self._open_lesson(request.text)
        elif request.wish == "test" and lesson in INTRODUCTIONS:
            self._session.say("test-introduction")
        elif request.wish == "test":
            if self._test is None:
                self._before_test = self._place
                self._test = self._exercises(lesson_tasks(lesson), "test")
            self._go_to(self._test)
        else:
            return False
        return True

    def _play(self) -> bool:
        """A puzzle to use the technique on, and what it showed; False if the learner stops."""
        from tutor.cli.binding import COMMANDS
        from tutor.cli.plain.begin import begin_from
        from tutor.cli.plain.play import PlainPlay

        session, store, lesson = self._session, self._session.store, self._place.lesson
        before, game = store.events(), COMMANDS[game_of(lesson).name]()
        technique = None if lesson in INTRODUCTIONS else lesson
        source = game.game.to_use(technique, game.plain().solved(store))
        if not isinstance(source, Fresh | Shipped):
            source = game.plain().next_one(store)
        table = begin_from(replace(source, goes_on=True), game, self._run, store)
        if table is None:
            session.say("order-unavailable")
        else:
            PlainPlay(self._run, store, table).loop()
            for event in store.events():
                if event.technique == lesson and event not in before:
                    session.say("exercise-worth", percent=round(100 * event.credit))
        if self._run.code == 130:
            return False
        self._go_to(self._place)
        return True

    def _refuse(self, request: CourseRequest) -> None:
        """Say what was not understood, and what would be."""
        found = printable(request.text.strip(), 40)
        if request.wish == "out-of-range":
            self._session.tell(self._place.reader.beyond(found))
        elif request.wish == "unknown":
            self._session.say("learn-unknown", found=found)
        self._session.tell(self._place.expected())
