"""The terms of an exam: from what was typed on the command line, and back."""

import shlex

from tutor.cli.choice import technique_named
from tutor.cli.orders import level_named
from tutor.cli.progress import Progress
from tutor.cli.run import Run, printable
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper, new_seed
from tutor.learn.exam.syllabus import (
    FULL_MARK,
    MOST_MINUTES,
    MOST_QUESTIONS,
    PASS_MARK,
    USUAL_QUESTIONS,
    Syllabus,
    in_order,
    level_for,
    usual_minutes,
)
from tutor.learn.exam.wishes import LONGEST_SEED, is_fit, mark_of, whole
from tutor.play.grading import LEVELS
from tutor.rating.levels import Level
from tutor.techniques.ladder import SEARCH

DEFAULT: Level = "medium"
"""Not what the learner chose last: the same command and seed give everybody the same paper."""


def syllabus_of(
    run: Run,
    *,
    level: str | None = None,
    techniques: str | None = None,
    questions: str | None = None,
    minutes: str | None = None,
    strict: bool = False,
    pass_mark: str | None = None,
) -> Syllabus:
    """The syllabus that options describe; what cannot be is refused."""
    chosen = () if techniques is None else _techniques(run, techniques)
    wanted = None if chosen else _level(run, level)
    count = _number(run, "--questions", questions, USUAL_QUESTIONS, MOST_QUESTIONS)
    usual = usual_minutes(wanted or level_for(chosen), count)
    return Syllabus(
        wanted,
        chosen,
        count,
        _number(run, "--minutes", minutes, usual, MOST_MINUTES),
        "strict" if strict else "training",
        _mark(run, pass_mark),
    )


def _level(run: Run, level: str | None) -> Level:
    wanted = DEFAULT if level is None else level_named(level)
    if wanted is None:
        run.refuse_choice("--level", str(level), LEVELS)
    return wanted


def _techniques(run: Run, text: str) -> tuple[str, ...]:
    found: list[str] = []
    for name in text.split(","):
        id_ = technique_named("--techniques", name, run).id
        if id_ == SEARCH.id:
            run.refuse(run.say("exam-no-logic", found=id_))
        if id_ in found:
            run.refuse(run.say("exam-technique-twice", found=id_))
        found.append(id_)
    return in_order(tuple(found))


def _number(run: Run, option: str, text: str | None, usual: int, most: int) -> int:
    number = usual if text is None else whole(text, most)
    if number is None:
        found = printable(str(text))
        run.refuse(run.say("option-bad-range", option=option, found=found, most=most))
    return number


def _mark(run: Run, text: str | None) -> float:
    mark = PASS_MARK if text is None else mark_of(text)
    if mark is None:
        run.refuse(run.say("exam-bad-pass", found=printable(str(text)), of=FULL_MARK))
    return mark


def text_of(run: Run, option: str, text: str | None, longest: int) -> str:
    """A name or a seed; one that would spoil what it is printed on is refused."""
    found = (text or "").strip()
    if not is_fit(found, longest):
        shown = printable(found)
        run.refuse(run.say("option-bad-text", option=option, found=shown, most=longest))
    return found


def seed_of(run: Run, text: str | None) -> str:
    """The seed that was asked for; nothing if none was."""
    if text is not None and not text.strip():
        run.refuse(run.say("exam-empty-seed"))
    return text_of(run, "--seed", text, LONGEST_SEED)


def paper_of(run: Run, syllabus: Syllabus, seed: str) -> Paper:
    """The paper of a seed, or of a new one if there is none."""
    with Progress() as progress:

        def pulse() -> None:
            if progress.is_due:
                progress.show(run.say("exam-working"))

        return make_paper(syllabus, seed or new_seed(), pulse)


def command_for(exam: Exam) -> str:
    """The command that opens just this exam in plain text."""
    syllabus = exam.paper.syllabus
    subject = ["--level", syllabus.level] if syllabus.level else []
    if not syllabus.level:
        subject = ["--techniques", ",".join(syllabus.chosen)]
    words = ["tutor", "exam", "--plain", *subject]
    words += ["--questions", str(syllabus.questions), "--minutes", str(syllabus.minutes)]
    words += ["--strict"] if syllabus.mode == "strict" else []
    words += ["--pass", f"{syllabus.pass_mark:g}"] if syllabus.pass_mark != PASS_MARK else []
    words += ["--name", exam.name] if exam.name else []
    return shlex.join([*words, "--seed", exam.paper.seed])
