"""Exams: go on with one, set the terms of the next, look at the results so far."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from tutor import narrate
from tutor.language import exam as words
from tutor.language.exam import short_subject
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import (
    FULL_MARK,
    MOST_MINUTES,
    MOST_QUESTIONS,
    Syllabus,
    in_order,
)
from tutor.learn.exam.wishes import (
    LONGEST_NAME,
    LONGEST_SEED,
    PLACE,
    Wishes,
    is_fit,
    mark_of,
    whole,
)
from tutor.play.grading import LEVELS
from tutor.techniques.ladder import LADDER
from tutor.tui.commands import EXAMS, Command
from tutor.tui.screens.dialogs import PromptDialog
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.screens.ticks import TicksDialog

_QUESTIONS, _MINUTES = (4, 8, 12, 20), (10, 20, 30, 45, 60)
"""The numbers that are offered; others can be typed."""
_OTHER, _ONE_BY_ONE = "other", "techniques"
_KEEP, _DISCARD = "keep", "discard"

Line = tuple[str, str]


class ExamsScreen(MenuScreen):
    """Every line of the terms says what is set; Enter changes it, and it is kept."""

    NAME = "exams"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = EXAMS

    def __init__(self) -> None:
        super().__init__()
        self._seed = ""
        """Typed by hand, for this screen only: kept, it would bring the same paper back."""
        self._begun: dict[str, Exam] = {}
        self._results: dict[str, Result] = {}

    @property
    def _wishes(self) -> Wishes:
        return Wishes.of(self.tutor.store.course().get(PLACE))

    # The lines

    def choices(self) -> list[Line | None]:
        """The exams under way, the terms of the next, the results."""
        desk = self.tutor.desk
        self._begun = {exam.id: exam for exam in desk.unfinished()}
        self._results = {result.id: result for result in desk.results()}
        wishes = self._wishes
        lines: list[Line | None] = [
            (f"go-on:{id_}", self._term("go-on", self._under_way(exam)))
            for id_, exam in self._begun.items()
        ]
        lines += [("begin", self._offer(wishes.syllabus)), None]
        lines += [(kind, self._term(kind, value)) for kind, value in self._terms(wishes)]
        if self._results:
            lines.append(None)
        return lines + [
            (f"result:{id_}", self._result(result)) for id_, result in self._results.items()
        ]

    def _under_way(self, exam: Exam) -> str:
        return self.speaker.say(
            "exams-under-way",
            subject=short_subject(self.speaker, exam.paper.syllabus),
            mode=self.speaker.say(f"exams-mode-{exam.paper.syllabus.mode}"),
            day=exam.created.astimezone().strftime("%Y-%m-%d"),
            answered=f"{exam.answered}/{len(exam.sheets)}",
            left=words.clock(exam.left),
        )

    def _offer(self, syllabus: Syllabus) -> str:
        say = self.speaker.say
        return say(
            "exams-begin",
            subject=short_subject(self.speaker, syllabus),
            questions=syllabus.questions,
            minutes=syllabus.minutes,
            mode=say(f"exams-mode-{syllabus.mode}"),
        )

    def _terms(self, wishes: Wishes) -> list[Line]:
        """What is set: each term, and its value in words."""
        say, syllabus = self.speaker.say, wishes.syllabus
        pass_mark = words.mark(self.speaker, syllabus.pass_mark)
        seed = say("exams-seed-set", seed=self._seed) if self._seed else say("exams-seed-new")
        return [
            ("subject", short_subject(self.speaker, syllabus)),
            ("questions", str(syllabus.questions)),
            ("minutes", str(syllabus.minutes)),
            ("mode", say(f"exams-mode-{syllabus.mode}")),
            ("pass", say("exams-pass-mark", mark=pass_mark, of=FULL_MARK)),
            ("seed", seed),
            ("name", wishes.name or say("exams-name-none")),
        ]

    def _term(self, kind: str, value: str) -> str:
        return f"{self.speaker.say(f'exams-{kind}')}{self.speaker.say('colon')}{value}"

    def _result(self, result: Result) -> str:
        say, syllabus = self.speaker.say, result.paper.syllabus
        return say(
            "exams-result",
            day=result.finished.astimezone().strftime("%Y-%m-%d"),
            subject=short_subject(self.speaker, syllabus),
            mode=say(f"exams-mode-{syllabus.mode}"),
            mark=words.mark(self.speaker, result.mark),
            of=FULL_MARK,
            passed="yes" if result.passed else "no",
        )

    def about(self, answer: str) -> str:
        """What a term means as it is set, or how an exam went."""
        kind, _, id_ = answer.partition(":")
        speaker, syllabus = self.speaker, self._wishes.syllabus
        if kind == "subject" and syllabus.level:
            return speaker.say(f"about-level-{syllabus.level}")
        if kind == "subject":
            names = [narrate.called(id_, speaker.language) for id_ in syllabus.chosen]
            return speaker.say("exams-about-techniques", names=speaker.listed(names))
        if kind == "result":
            result = self._results.get(id_)
            return "" if result is None else " ".join(words.account(speaker, result))
        message = f"exams-mode-{syllabus.mode}" if kind == "mode" else f"exams-{kind}"
        return speaker.say_attribute(message, "about") or ""

    def chosen(self, answer: str) -> None:
        """Go on, begin, change a term, or look at a result."""
        kind, _, id_ = answer.partition(":")
        if kind == "go-on":
            self.tutor.open_exam(self._begun[id_])
        elif kind == "begin":
            wishes = self._wishes
            self.tutor.open_new_exam(wishes.syllabus, self._seed, wishes.name)
        elif kind == "result":
            self.tutor.open_result(self._results[id_])
        else:
            self._change(kind)

    # Changing the terms

    def _change(self, kind: str) -> None:
        wishes, say = self._wishes, self.speaker.say
        terms = wishes.syllabus

        def too_long(longest: int) -> Callable[[str], str | None]:
            problem = say("exams-bad-text", most=longest)
            return lambda text: None if is_fit(text, longest) else problem

        if kind == "subject":
            self._choose_subject()
        elif kind == "questions":
            self._choose_number(
                kind,
                _QUESTIONS,
                MOST_QUESTIONS,
                lambda n: replace(terms, questions=n).with_usual_time(),
            )
        elif kind == "minutes":
            self._choose_number(kind, _MINUTES, MOST_MINUTES, lambda n: replace(terms, minutes=n))
        elif kind == "mode":
            other = replace(terms, mode="training" if terms.mode == "strict" else "strict")
            self._set(other)
        elif kind == "pass":
            self._ask_pass_mark()
        elif kind == "seed":
            self._ask(say("exams-ask-seed"), self._seed, too_long(LONGEST_SEED), self._set_seed)
        else:
            self._ask(say("exams-ask-name"), wishes.name, too_long(LONGEST_NAME), self._set_name)

    def _choose_subject(self) -> None:
        say = self.speaker.say
        levels = [(level, say(f"level-{level}")) for level in LEVELS]

        def chosen(answer: str | None) -> None:
            if answer == _ONE_BY_ONE:
                self._tick_techniques()
            elif answer is not None:
                level = next(level for level in LEVELS if level == answer)
                terms = replace(self._wishes.syllabus, level=level, chosen=())
                self._set(terms.with_usual_time())

        choices = [*levels, (_ONE_BY_ONE, say("exams-one-by-one"))]
        self.tutor.choose(say("exams-subject"), choices, chosen)

    def _tick_techniques(self) -> None:
        """Any techniques, in the order of the ladder, a rule between tiers."""
        say, language = self.speaker.say, self.speaker.language
        lines: list[Line | None] = []
        for before, technique in zip((None, *LADDER), LADDER, strict=False):
            if before is not None and before.tier != technique.tier:
                lines.append(None)
            lines.append((technique.id, narrate.name(technique.id, language)))

        def ticked(ids: tuple[str, ...] | None) -> None:
            if ids:
                terms = replace(self._wishes.syllabus, level=None, chosen=in_order(ids))
                self._set(terms.with_usual_time())
            else:
                self.tutor.tell(say("exams-no-ticks"))

        chosen = self._wishes.syllabus.chosen
        dialog = TicksDialog(say("exams-which"), lines, chosen, say("keys-ticks"))
        self.app.push_screen(dialog, ticked)

    def _choose_number(
        self, kind: str, usual: tuple[int, ...], most: int, then: Callable[[int], Syllabus]
    ) -> None:
        say = self.speaker.say

        def problem(text: str) -> str | None:
            return None if whole(text, most) else say("exams-bad-number", most=most)

        def chosen(answer: str | None) -> None:
            if answer == _OTHER:
                self._ask(say("exams-ask-number", most=most), "", problem, chosen)
            elif answer is not None and (number := whole(answer, most)) is not None:
                self._set(then(number))

        choices = [(str(number), str(number)) for number in usual]
        self.tutor.choose(say(f"exams-{kind}"), [*choices, (_OTHER, say("exams-other"))], chosen)

    def _ask_pass_mark(self) -> None:
        say, terms = self.speaker.say, self._wishes.syllabus

        def problem(text: str) -> str | None:
            return say("exams-bad-mark", most=FULL_MARK) if mark_of(text) is None else None

        def typed(text: str | None) -> None:
            if text is not None and (mark := mark_of(text)) is not None:
                self._set(replace(terms, pass_mark=mark))

        now = words.mark(self.speaker, terms.pass_mark)
        self._ask(say("exams-ask-mark", most=FULL_MARK), now, problem, typed)

    def _ask(
        self,
        title: str,
        value: str,
        problem: Callable[[str], str | None],
        then: Callable[[str | None], None],
    ) -> None:
        keys = self.speaker.say("keys-prompt")
        self.app.push_screen(PromptDialog(title, value, keys, problem), then)

    def _set_seed(self, text: str | None) -> None:
        if text is not None:
            self._seed = text.strip()
            self.retell()

    def _set_name(self, text: str | None) -> None:
        if text is not None:
            self._keep(replace(self._wishes, name=text.strip()))

    def _set(self, terms: Syllabus) -> None:
        self._keep(replace(self._wishes, syllabus=terms))

    def _keep(self, wishes: Wishes) -> None:
        self.tutor.warn(self.tutor.store.save_course(PLACE, wishes.as_json()))
        self.retell()

    # Throwing away

    def do_discard(self) -> None:
        """Throw the exam away that is highlighted, if it was only begun; ask first."""
        say, option = self.speaker.say, self.menu.highlighted_option
        kind, _, id_ = ((option.id if option else None) or "").partition(":")
        if kind != "go-on" or id_ not in self._begun:
            self.tutor.tell(say("exams-only-begun"))
            return
        exam = self._begun[id_]
        if exam.is_strict:
            self.tutor.tell(say("exams-strict-stays"))
            return

        def chosen(answer: str | None) -> None:
            if answer == _DISCARD:
                self.tutor.warn(self.tutor.desk.forget(exam))
                self.retell()

        choices = [(_KEEP, say("exams-keep")), (_DISCARD, say("exams-discard"))]
        self.tutor.choose(say("exams-sure"), choices, chosen, self._under_way(exam))
