"""A sprint on a screen: a board with something lit, a few answers, one key each, a clock."""

from collections.abc import Callable

from tutor.activity.sprint import Outcome, Sprint
from tutor.games.told import Told
from tutor.learn.course import new_seed
from tutor.learn.exercises.exercise import VERDICTS
from tutor.learn.path import Stop
from tutor.learn.sprint import subject_name
from tutor.tui.board.course import TrialBoard
from tutor.tui.commands import SPRINT, Command
from tutor.tui.keys import AZERTY
from tutor.tui.parts.chips import Offer
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.widgets.status import StatusLine, crumbs

_YES_AND_NO = {"y": 0, "o": 0, "n": 1}
"""Keys for a verdict, in both languages."""
_TICK = 0.5
"""Seconds after which the clock is shown anew."""


class SprintScreen(BoardWithCoach):
    """Two minutes of quick boards of one game."""

    NAME = "sprint"
    COMMAND_SET = SPRINT
    COACH_FIRST = True

    def __init__(self, sprint: Sprint, set_board: "Callable[[SprintScreen], TrialBoard]") -> None:
        super().__init__()
        self.sprint = sprint
        self._last: Outcome | None = None
        """What was said to the answer before."""
        self.board = set_board(self)
        self.easel = self.board.easel

    def opened(self) -> None:
        """Say what is to come: the clock runs from the first question on."""
        super().opened()
        self.tutor.clear_notifications()  # nothing hides a board against the clock
        self.set_interval(_TICK, self._tick)
        self._get_ready()

    def _tick(self) -> None:
        """Show the clock, and stop when it has run out."""
        if not self.is_there or self.sprint.is_over or self.sprint.is_waiting:
            return
        if self.sprint.tick():
            self._show_end()
        else:
            self.show_status()

    # Answering

    def take_key(self, key: str) -> bool:
        """The number of an answer, or y and n; after a wrong one any of them leads on."""
        digit = AZERTY.get(key) if self.tutor.azerty else None
        if key.isdecimal():
            digit = int(key)
        number = None if digit is None else digit - 1
        if number is None and self.sprint.trial.options == VERDICTS:
            number = _YES_AND_NO.get(key)
        if number is None or self.sprint.is_over or self.sprint.is_waiting:
            return False
        self._choose(number)
        return True

    def do_choose(self) -> None:
        """Said, for whoever finds it by its name: a number chooses."""
        self._ask()

    def run_command(self, id: str) -> None:
        """A click may also choose an answer."""
        kind, _, number = id.rpartition("-")
        if kind == "choose":
            self._choose(int(number) - 1)
        else:
            super().run_command(id)

    def _choose(self, number: int) -> None:
        if self.sprint.is_over or self.sprint.is_waiting or self.sprint.outcome is not None:
            return
        outcome = self.sprint.answer(number)
        if self.sprint.tick():
            self._show_end()
        elif outcome is not None:
            self._last = outcome
            self._ask() if outcome.is_right else self._explain(outcome)

    def do_sprint_go_on(self) -> None:
        """The first board, or the next; after the end, the next thing on the path."""
        if self.sprint.is_waiting:
            self.sprint.start()
            self._ask()
        elif self.sprint.is_over:
            self._leave_for(self.sprint.following)
        elif self.sprint.outcome is not None:
            self.sprint.go_on()
            self._last = None
            self._ask()

    def do_sprint_again(self) -> None:
        """After the end, another sprint."""
        if self.sprint.is_over:
            self.sprint = self.sprint.again(new_seed())
            self._last = None
            self._ask()

    # What can be done now

    def footer_ids(self) -> list[str]:
        """An answer, or going on from one, or what comes after the end."""
        unfit = {"sprint-again", "sprint-go-on"}
        if self.sprint.is_over:
            unfit = {"choose"}
        elif self.sprint.outcome is not None or self.sprint.is_waiting:
            unfit = {"choose", "sprint-again"}
        return [id_ for id_ in super().footer_ids() if id_ not in unfit]

    def command_keys(self, command: Command) -> str:
        """As many numbers as there are answers; yes and no have keys of their own."""
        if command.id == "choose" and self.sprint.trial.options == VERDICTS:
            return " ".join(self._yes_and_no())
        if command.id == "choose":
            return f"1-{len(self.sprint.trial.options)}"
        return super().command_keys(command)

    def command_name(self, command: Command) -> str:
        """Enter starts, goes on, and leads to the next thing after the end."""
        if command.id != "sprint-go-on":
            return super().command_name(command)
        if self.sprint.is_waiting:
            return self.speaker.say("sprint-start")
        if not self.sprint.is_over:
            return super().command_name(command)
        stop = self.sprint.following
        return self.speaker.say("do-back") if stop is None else stop.briefly(self.speaker)

    def _yes_and_no(self) -> tuple[str, str]:
        return "o" if self.speaker.language == "fr" else "y", "n"

    def _leave_for(self, stop: Stop | None) -> None:
        if stop is None:
            self.do_back()
        else:
            self.tutor.lessons.go_on_to(stop)

    # Showing

    def _get_ready(self) -> None:
        """What it is about, and how to begin."""
        say, sprint = self.speaker.say, self.sprint
        best = (say("sprint-best", best=sprint.best),) if sprint.best else ()
        subject = subject_name(sprint.subject, self.speaker)
        about = (
            subject[:1].upper() + subject[1:],
            "",
            say("sprint-about"),
            say("sprint-clock"),
            *best,
        )
        self._tell(say("screen-sprint"), Told(about))
        self.coach.now(self.offered("sprint-go-on"))
        self.show_status()

    def _ask(self) -> None:
        """The board, the question, and its answers."""
        sprint, language = self.sprint, self.speaker.language
        self.board.show(sprint.trial.exercise)
        lit = sprint.trial.exercise.lit(language)
        before = (self._last.sentence, "") if self._last is not None else ()
        told = Told((*before, *sprint.trial.facts(language), sprint.question))
        self._tell(self.speaker.say("screen-sprint"), told)
        self.light_up(lit.light, lit.legend)
        names = enumerate(sprint.option_names(), start=1)
        is_verdict = sprint.trial.options == VERDICTS
        offers: list[Offer] = [
            (f"choose-{n}", self._yes_and_no()[n - 1] if is_verdict else str(n), name)
            for n, name in names
        ]
        self.coach.now(offers, first=None, alike=len(offers))
        self.coach.tone("ok" if self._last is not None and self._last.is_right else "now")
        self.show_status()

    def _explain(self, outcome: Outcome) -> None:
        """After a wrong answer: what is right, and why; the clock stands."""
        told = Told((outcome.sentence, "", *outcome.why.sentences), legend=outcome.why.legend)
        self._tell(self.speaker.say("screen-sprint"), told)
        self.light_up(outcome.why.light, outcome.why.legend)
        self.coach.now(self.offered("sprint-go-on"))
        self.show_status()

    def _show_end(self) -> None:
        """What it came to."""
        self.darken()
        title = "sprint-left-early" if self.sprint.left else "sprint-over"
        self._tell(self.speaker.say(title), Told(self.sprint.summary()))
        self.coach.now(self.offered("sprint-go-on", "sprint-again"))
        self.show_status()

    def _tell(self, title: str, told: Told) -> None:
        self.coach.forget()
        self.coach.title(title)
        self.coach.tell(told)
        self.open_drawer()

    def show_status(self) -> None:
        """What it is about, the score, and the time left."""
        say, sprint = self.speaker.say, self.sprint
        title = crumbs(say("screen-sprint"), subject_name(sprint.subject, self.speaker))
        score = say("sprint-score", right=sprint.tally.right, streak=sprint.tally.streak)
        left = say("sprint-left", seconds=int(sprint.left + 0.999))
        self.query_one(StatusLine).show(title, left, score)
        self.show_keys()

    def show_content(self) -> None:
        """In another language, or with another room."""
        super().show_content()
        if self.sprint.is_over:
            self._show_end()
        elif self.sprint.is_waiting:
            self._get_ready()
        elif self.sprint.outcome is None:
            self._ask()

    def makes_room(self, *, for_lesson: bool) -> bool:
        """What was answered so far is not lost."""
        return self.sprint.is_over or self.sprint.is_waiting

    @property
    def is_behind(self) -> bool:
        """Its result has been read."""
        return self.sprint.is_over

    def do_back(self) -> None:
        """What was answered counts, and is told first."""
        was_over, answered = self.sprint.is_over, self.sprint.tally.answered
        self.sprint.end()
        if was_over or not answered:
            super().do_back()
        else:
            self._show_end()
