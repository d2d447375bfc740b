"""Exercises of any game: a board with a question, an answer put together on it, and a coach."""

from collections.abc import Callable
from dataclasses import replace

from tutor.activity.exercise import Exercises
from tutor.activity.said import Reply, Said
from tutor.games.told import Told
from tutor.learn.course import lesson_title
from tutor.learn.exercises.exercise import RIGHT, Answer
from tutor.learn.path import Stop
from tutor.tui.board.course import AnswerHand
from tutor.tui.commands import Command
from tutor.tui.parts.chips import Offer
from tutor.tui.parts.marks import stars
from tutor.tui.screens.answering import AnsweringScreen
from tutor.tui.widgets.status import ROOMY, StatusLine, crumbs

_NOT_IN_TESTS = frozenset({"hint", "another", "read-lesson"})


def _without_knowing(command: Command) -> Command:
    """While a level is being found, S says that one does not know."""
    keys = tuple(key for key in command.keys if key != "s")
    return command.with_keys("s", *keys) if command.id == "answer" else command.with_keys(*keys)


class ExerciseScreen(AnsweringScreen):
    """Exercises of one game, one after the other."""

    NAME = "exercise"

    def __init__(
        self,
        exercises: Exercises,
        take_hand: "Callable[[ExerciseScreen], AnswerHand]",
        then: Callable[[], None] | None = None,
    ) -> None:
        """Exercises.

        Args:
            exercises: which.
            take_hand: how they are answered.
            then: what comes after the last one, or when it is left, instead of a sum.
        """
        super().__init__()
        self._then = then
        self._exercises = exercises
        self.hand = take_hand(self)
        self.easel, self.COMMAND_SET = self.hand.easel, self.hand.commands
        self._told_in = ""
        self._has_remarked = False
        """Whether something was said that only the answer so far called for."""

    @property
    def exercises(self) -> Exercises:
        """What is answered."""
        return self._exercises

    def opened(self) -> None:
        """Ask the first question."""
        super().opened()
        self._begin()

    # Commands

    def parts(self) -> tuple[object, ...]:
        """The hand, and its board."""
        return self.hand, self.easel

    def commands(self) -> tuple[Command, ...]:
        """What is over is marked no more: then Space reads on, as on other screens."""
        found = super().commands()
        if self.exercises.placement is not None:
            found = tuple(map(_without_knowing, found))
        if not self.exercises.attempt.is_over:
            return found
        pages = [one.with_keys("space", *one.keys) for one in found if one.id == self.MORE]
        return (*pages, *(one for one in found if one.id != self.MORE))

    def run_command(self, id: str) -> None:
        """In a test nobody helps."""
        if self.exercises.is_test and id in _NOT_IN_TESTS:
            self.say("exercise-no-hints")
        else:
            super().run_command(id)

    # How to answer

    def remark(self, *sentences: str) -> None:
        """What the answer so far has called for makes room for what is said next."""
        super().remark(*sentences)
        self._has_remarked = True

    def change(self, answer: Answer) -> None:
        """Put another answer together; what was said of an earlier one vanishes."""
        if not self.exercises.change(answer):
            return
        if self._has_remarked:
            self._ask()
        else:
            self.show_board()

    # From question to question

    def _begin(self) -> None:
        """Another exercise; one of another game has a screen of its own."""
        if not self.hand.suits(self.exercises.exercise):
            self.tutor.lessons.show_exercises(self.exercises, replace=True, then=self._then)
            return
        self.hand.begin()
        self.show_board()
        self.find_room()  # boards of nonograms differ in size
        self._ask()

    def ask_again(self) -> None:
        """Put the question once more; the next answer puts it as it was."""
        self._ask()
        self._has_remarked = True

    def _ask(self) -> None:
        """Put the question, and say all that still counts."""
        self._told_in, self._has_remarked = self.speaker.language, False
        self.show(self.exercises.ask((*self.how_below(), *self.hand.remarks())))

    def show(self, reply: Reply) -> None:
        """Say what is said, and bring everything up to date."""
        self.coach.pass_over()
        if reply.is_new:
            self.coach.forget()
            self._answered = None
        for number, item in enumerate(reply.items):
            if isinstance(item, Said):
                if reply.is_new and number == 0:
                    self.coach.tell(item.told)
                elif self.exercises.attempt.is_over:  # what was asked is over too
                    self.coach.tell(self._over(item.told))
                else:  # the question stays, and what was said last of it
                    self._answered = self.coach.tell(
                        item.told, instead_of=self._answered, adds=True
                    )
                if item.lights:
                    self.light_up(item.told.light, item.told.legend)
        if not reply.is_new or len(reply.items) > 1:  # a question alone leaves the board in sight
            self.open_drawer()
        self.show_everything()
        attempt = self.exercises.attempt
        self.coach.tone("ok" if attempt.is_over and attempt.credit > 0 else "now")

    def show_anew(self, reply: Reply) -> None:
        """Show what is said now; a remark from before makes room for it."""
        if self._has_remarked and not self.exercises.attempt.is_over:
            self._ask()
        else:
            self.show(reply)

    def _over(self, told: Told) -> Told:
        """What is said of an exercise that is over; a right answer is its headline."""
        verdict, *others = told.sentences
        if not verdict.startswith(RIGHT):
            return told
        return replace(told, title=verdict, sentences=tuple(others))

    def do_submit(self) -> None:
        """Check the answer; after that, go on; after the last, to the next lesson."""
        if (
            self._then is not None
            and self.exercises.attempt.is_over
            and not self.exercises.has_more
        ):
            self._then()
        elif self.exercises.is_done:
            self._leave_for(self.exercises.following)
        elif not self.exercises.attempt.is_over:
            self.show_anew(self.exercises.submit())
            self._has_remarked = True
        else:
            self._go(self.exercises.go_on())

    def makes_room(self, *, for_lesson: bool) -> bool:
        """What was found so far is not lost."""
        return self._then is None

    @property
    def is_behind(self) -> bool:
        """Its result has been read."""
        return self._then is None and self.exercises.is_done

    def do_back(self) -> None:
        """Where the learner came from; what was found so far is not lost."""
        if self._then is None:
            super().do_back()
        else:
            self._then()

    def _leave_for(self, stop: Stop | None) -> None:
        if stop is None:
            self.do_back()
        else:
            self.tutor.lessons.go_on_to(stop)

    def _go(self, reply: Reply) -> None:
        if reply.is_new:
            self._begin()
        else:
            self.show(reply)

    def do_another(self) -> None:
        """Another exercise of the same kind; what was tried on this one counts."""
        self._go(self.exercises.another())

    def do_it_is_not(self) -> None:
        """It is not; once that is settled, go on."""
        if self.exercises.attempt.is_over:
            self.do_submit()
        else:
            super().do_it_is_not()

    def do_read_lesson(self) -> None:
        """Read the lesson; the exercise waits."""
        self.tutor.lessons.open_lesson(self.exercises.attempt.lesson)

    def do_use_it(self) -> None:
        """A puzzle that needs the technique."""
        self.tutor.lessons.open_use(self.exercises.attempt.lesson)

    # Showing

    def show_everything(self) -> None:
        """Board, lines and offers."""
        self.show_board()
        self.show_status()
        self.show_keys()
        self.show_more()
        self.coach.title(self._title())
        self.coach.now(self.card_offers(*self.exercises.offers))

    def card_offers(self, *ids: str) -> list[Offer]:
        """What a hint costs of the credit, and the answer, as in exams."""
        found, say, exercises = super().card_offers(*ids), self.speaker.say, self.exercises
        if exercises.is_test:
            return found
        attempt = exercises.attempt
        left = round(100 * attempt.still)
        hint, answer = left - round(100 * attempt.after_hint), left - round(100 * attempt.credit)
        again = "again" if attempt.rung else "first"
        named = {
            "hint": say("offer-hint-cost", which=again, percent=hint),
            "answer": say("offer-answer-cost", percent=answer),
        }
        return [(id, key, named.get(id, name)) for id, key, name in found]

    def _title(self) -> str:
        if self.exercises.is_done:
            return self.exercises.title
        return self.speaker.say(f"kind-{self.exercises.attempt.kind}")

    def _stars(self) -> str:
        """The stars of the lesson, where it is about them."""
        if self.exercises.occasion != "lesson":
            return ""
        earned, of = self.exercises.stars
        return "  " + stars(earned, of).plain

    def command_name(self, command: Command) -> str:
        """What is over is not checked again, and in a test a question can be passed."""
        attempt = self.exercises.attempt
        if command.id == "submit" and attempt.is_over:
            return self._next_name()
        if command.id == "back" and self.exercises.placement is not None:
            return self.speaker.say("placement-stop")
        if command.id == "another" and self.exercises.is_done:
            return self.speaker.say("exercise-all-again")
        if command.id == "answer" and self.exercises.is_test:
            is_placed = self.exercises.placement is not None
            return self.speaker.say("placement-pass" if is_placed else "exercise-pass")
        return super().command_name(command)

    def _next_name(self) -> str:
        """What comes after an exercise that is over."""
        exercises, say, task = self.exercises, self.speaker.say, self.exercises.next_task
        if exercises.is_done and (stop := exercises.following) is not None:
            is_own = stop == Stop("reread", exercises.attempt.lesson)
            return say("exercise-read-again") if is_own else stop.briefly(self.speaker)
        if exercises.placement is not None and not exercises.has_more:
            return say("do-show-path")
        if task is None:
            return say("exercise-sum")
        if exercises.placement is not None or self.app.size.width < ROOMY:
            number, of = exercises.place.split("/")
            place, which = f"{int(number) + 1}/{of}", exercises.occasion
            return say("exercise-next", place=place, which=which)
        if exercises.occasion != "review":
            return say("exercise-next-named", name=say(f"kind-{task.kind}"))
        return say("exercise-next-named", name=lesson_title(task.lesson, self.speaker.language))

    def footer_ids(self) -> list[str]:
        """Only the keys that this kind of exercise uses."""
        exercises, hand = self.exercises, self.hand
        attempt = exercises.attempt
        unused = hand.answering if attempt.is_over else hand.unused()
        if attempt.is_over or attempt.is_nearly_told:
            unused = unused | {"hint"}
        if exercises.is_test:
            unused = unused | _NOT_IN_TESTS
        if exercises.is_done and exercises.following is None:
            unused = unused | {"submit"}
        return [id for id in super().footer_ids() if id not in unused]

    def show_status(self) -> None:
        """What the exercise is about."""
        what = self.speaker.say(f"sitting-{self.exercises.occasion}")
        place = "" if self.exercises.is_done else f"{self._title()} {self.exercises.place}"
        place += self._stars()
        if (placement := self.exercises.placement) is not None:
            signs = placement.signs(is_asked=not self.exercises.attempt.is_over)
            place = f"{signs}   {self.exercises.place}"
        self.query_one(StatusLine).show(crumbs(what, self.exercises.title), place)

    def show_content(self) -> None:
        """The exercise is in the learner's language too."""
        super().show_content()
        if self._told_in and self._told_in != self.speaker.language:
            self._ask()
