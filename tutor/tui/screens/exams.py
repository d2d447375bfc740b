"""Exams: go on with one, set the terms of the next, look at the results so far."""

from rich.cells import cell_len

from tutor import narrate
from tutor.base.shown import printable
from tutor.language.dates import dated
from tutor.learn.exam import words
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.preferences import ExamPreferences
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import FULL_MARK, USUAL_GAME, Syllabus
from tutor.learn.exam.words import short_subject
from tutor.tui.commands import Command
from tutor.tui.exam_commands import EXAMS
from tutor.tui.screens.exams_terms import TermsEditor, game_of_terms
from tutor.tui.screens.menu import MenuScreen

_KEEP, _DISCARD = "keep", "discard"

Line = tuple[str, str]


class ExamsScreen(MenuScreen):
    """Every line of the terms says what is set; Enter changes it, and it is kept."""

    NAME = "exams"
    COMMAND_SET = EXAMS

    def __init__(self) -> None:
        super().__init__()
        self.terms = TermsEditor(self)
        self._begun: dict[str, Exam] = {}
        self._results: dict[str, Result] = {}

    def own_commands(self) -> tuple[Command, ...]:
        """What can be done; giving up only where something was begun."""
        unfit = set() if self.tutor.store.exams.has_open() else {"discard"}
        return tuple(command for command in super().own_commands() if command.id not in unfit)

    def resumed(self) -> None:
        """Whoever left an exam is offered to go on with it."""
        before = set(self._begun)
        super().resumed()
        if self._begun.keys() - before:
            self.menu.highlighted = 0

    # The lines

    def choices(self) -> list[Line | None]:
        """The exams under way, the terms of the next, the results."""
        archive = self.tutor.exams.archive
        self._begun = {exam.id: exam for exam in archive.unfinished()}
        self._results = {result.id: result for result in archive.results()}
        preferences = self.terms.preferences
        lines: list[Line | None] = [
            (f"go-on:{id_}", self._term("go-on", self._under_way(exam)))
            for id_, exam in self._begun.items()
        ]
        lines += [("begin", self._offer(preferences.syllabus)), None]
        lines += self._aligned(self._terms(preferences))
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
            day=dated(exam.created.astimezone(), self.speaker).rstrip(),
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

    def _terms(self, preferences: ExamPreferences) -> list[Line]:
        """What is set: each term, and its value in words."""
        say, syllabus = self.speaker.say, preferences.syllabus
        pass_mark = words.mark(self.speaker, syllabus.pass_mark)
        chosen = self.terms.seed
        seed = say("exams-seed-set", seed=chosen) if chosen else say("exams-seed-new")
        return [
            ("game", say(f"exams-game-{game_of_terms(syllabus)}")),
            ("subject", short_subject(self.speaker, syllabus)),
            ("questions", str(syllabus.questions)),
            ("minutes", str(syllabus.minutes)),
            ("kinds", self._kinds(syllabus)),
            ("grids", say("exams-grids-count", count=len(syllabus.own))),
            ("pace", say(f"pace-{syllabus.pace}")),
            ("mode", say(f"exams-mode-{syllabus.mode}")),
            ("pass", say("exams-pass-mark", mark=pass_mark, of=FULL_MARK)),
            ("bonus", say("exams-on" if syllabus.bonus else "exams-off")),
            ("extra", f"{preferences.extra}\N{NO-BREAK SPACE}%"),
            ("seed", seed),
            ("name", printable(preferences.name) or say("exams-name-none")),
        ]

    def _kinds(self, syllabus: Syllabus) -> str:
        """The kinds of questions, with weights that are not the usual one."""
        if not syllabus.kinds:
            return self.speaker.say("exams-kinds-usual")
        return ", ".join(
            self.speaker.say(f"exam-kind-{kind}") + (f" ×{weight}" if weight > 1 else "")
            for kind, weight in syllabus.kinds
        )

    def _aligned(self, terms: list[Line]) -> list[Line]:
        """The names of the terms, and below each other what is set."""
        names = {kind: self.speaker.say(f"exams-{kind}") for kind, _ in terms}
        wide = max(map(cell_len, names.values()))
        pad = {kind: " " * (wide - cell_len(name)) for kind, name in names.items()}
        return [(kind, f"{names[kind]}{pad[kind]}  {value}") for kind, value in terms]

    def _term(self, kind: str, value: str) -> str:
        return f"{self.speaker.say(f'exams-{kind}')}{self.speaker.say('colon')}{value}"

    def _result(self, result: Result) -> str:
        say, syllabus = self.speaker.say, result.paper.syllabus
        return say(
            "exams-result",
            day=dated(result.finished.astimezone(), self.speaker),
            subject=short_subject(self.speaker, syllabus),
            mode=say(f"exams-mode-{syllabus.mode}"),
            mark=words.mark(self.speaker, result.mark),
            of=FULL_MARK,
            passed="yes" if result.passed else "no",
        )

    def about(self, answer: str) -> str:
        """What a term means as it is set, or how an exam went."""
        kind, _, id_ = answer.partition(":")
        speaker, syllabus = self.speaker, self.terms.preferences.syllabus
        if kind == "subject":
            return self._about_subject(syllabus)
        if kind == "result":
            result = self._results.get(id_)
            return "" if result is None else " ".join(words.account(speaker, result))
        message = f"exams-mode-{syllabus.mode}" if kind == "mode" else f"exams-{kind}"
        return speaker.say_attribute(message, "about") or ""

    def _about_subject(self, syllabus: Syllabus) -> str:
        """What a level, or a choice of techniques, asks for."""
        say = self.speaker.say
        if syllabus.level and syllabus.game == USUAL_GAME:
            return say(f"about-level-{syllabus.level}")
        if syllabus.level and syllabus.game == "both":
            return say("exams-about-both")
        names = [narrate.called(id_, self.speaker.language) for id_ in syllabus.techniques]
        message = "exams-about-nonogram" if syllabus.level else "exams-about-techniques"
        return say(message, names=self.speaker.listed(names))

    def chosen(self, answer: str) -> None:
        """Go on, begin, change a term, or look at a result."""
        kind, _, id_ = answer.partition(":")
        if kind == "go-on":
            if (exam := self._begun.get(id_)) is not None:
                self.tutor.exams.open(exam)
        elif kind == "begin":
            preferences = self.terms.preferences
            self.tutor.exams.open_new(
                preferences.syllabus, self.terms.seed, preferences.name, extra=preferences.extra
            )
        elif kind == "result":
            if (result := self._results.get(id_)) is not None:
                self.tutor.exams.open_result(result)
        else:
            self.terms.change(kind)

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

        def chosen(answer: str) -> None:
            if answer == _DISCARD:
                self.tutor.warn(self.tutor.exams.archive.forget(exam))
                self.retell()

        choices = [(_KEEP, say("exams-keep")), (_DISCARD, say("exams-discard"))]
        self.tutor.choose(say("exams-sure"), choices, chosen, self._under_way(exam))
