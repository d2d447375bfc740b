"""Exams in words: the terms before, the mark and where it comes from afterwards.

Technique prose comes from the narrator; here is what is said about an exam as such.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from tutor import narrate
from tutor.base.events import HINT_CREDIT
from tutor.base.shown import printable
from tutor.language import Speaker
from tutor.learn.exam.archive import Comparison
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.kinds import Kind
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import ExamQuestion, GridQuestion
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.learn.exam.score import LARGEST_BONUS
from tutor.learn.exam.syllabus import FULL_MARK, USUAL_GAME, Syllabus

_TELLING_KINDS = ("every", "judge", "finish", "line", "picture")
"""The questions that name their technique: for the others it would be the answer."""

_ENOUGH, _WEAKEST = 0.7, 3
"""A technique with a smaller share of its points is worth another look; so many are named."""
_NAMED = 2
"""How many techniques are named where there is little room."""


def subject(speaker: Speaker, syllabus: Syllabus) -> str:
    """What an exam is about: a level, with its game if that is not Sudoku, or techniques."""
    if syllabus.level is not None:
        level = speaker.say(f"level-{syllabus.level}")
        if syllabus.game == USUAL_GAME:
            return level
        return speaker.say(f"exam-subject-{syllabus.game}", level=level.lower())
    names = [narrate.called(id_, speaker.language) for id_ in syllabus.chosen]
    return speaker.listed(names)


def short_subject(speaker: Speaker, syllabus: Syllabus) -> str:
    """What an exam is about, where there is little room: a level, or a few names."""
    names = [narrate.called(id_, speaker.language) for id_ in syllabus.chosen]
    if more := len(names[_NAMED:]):
        return speaker.listed([*names[:_NAMED], speaker.say("home-more", count=more)])
    return subject(speaker, syllabus)


def title(speaker: Speaker, syllabus: Syllabus) -> str:
    """What an exam is called."""
    return speaker.say("exam-title", subject=subject(speaker, syllabus))


def clock(seconds: float) -> str:
    """Minutes and seconds; the last second counts to its end."""
    whole = -int(-seconds // 1)
    return f"{whole // 60:02d}:{whole % 60:02d}"


def terms(speaker: Speaker, exam: Exam) -> list[str]:
    """Everything there is to know before an exam begins, but for the questions."""
    paper, syllabus = exam.paper, exam.paper.syllabus
    whole, seconds = divmod(ceil(exam.limit), 60)
    minutes = {"minutes": whole, "seconds": seconds}
    minutes |= {"usual": syllabus.minutes, "extra": exam.extra}
    bonus = round(100 * LARGEST_BONUS)
    return [
        speaker.say("exam-terms", questions=len(paper.questions), points=paper.points, **minutes),
        speaker.say("exam-terms-expected", minutes=round(paper.minutes)),
        speaker.say("exam-terms-pass", mark=mark(speaker, syllabus.pass_mark), of=FULL_MARK),
        points_words(speaker, paper),
        speaker.say(f"exam-terms-{syllabus.mode}", candidates=_candidates(paper), **_costs()),
        *([speaker.say("exam-terms-bonus", percent=bonus)] if syllabus.bonus else []),
        speaker.say("exam-terms-clock"),
        source(speaker, paper),
    ]


def _candidates(paper: Paper) -> str:
    """Which questions show candidates: all, some or none of those about grids."""
    shown = {
        question.is_marked for question in paper.questions if isinstance(question, GridQuestion)
    }
    if len(shown) > 1:
        return "both"
    return "shown" if True in shown else "written" if shown else "none"


def points_words(speaker: Speaker, paper: Paper) -> str:
    """How the questions compare."""
    is_equal = len({question.points for question in paper.questions}) == 1
    return speaker.say("exam-terms-points", equal="yes" if is_equal else "no")


@dataclass(frozen=True)
class Group:
    """All questions of one kind."""

    count: int
    name: str
    points: int


def question_groups(speaker: Speaker, paper: Paper) -> list[Group]:
    """The questions by their kinds, with what each kind is worth: short, however many."""
    points: dict[Kind, list[int]] = {}
    for question in paper.questions:
        points.setdefault(question.kind, []).append(question.points)
    return [
        Group(len(found), speaker.say(f"exam-kind-{kind}"), sum(found))
        for kind, found in points.items()
    ]


def source(speaker: Speaker, paper: Paper) -> str:
    """Which paper it is; in a strict exam without the seed, which is as good as the key."""
    if paper.syllabus.mode == "strict":
        return speaker.say("exam-paper-code", code=paper.code)
    return seed_words(speaker, paper, printable(paper.seed), paper.code)


def seed_words(speaker: Speaker, paper: Paper, seed: str, code: str) -> str:
    """How to get the same paper again: its seed and its code as they may be written here."""
    message = "exam-class-seed" if paper.group else "exam-terms-seed"
    return speaker.say(message, seed=seed, code=code)


def class_terms(speaker: Speaker, exam: Exam) -> Iterator[str]:
    """What else there is to know about a class exam: that it is signed, and with which name."""
    if not exam.paper.group:
        return
    yield speaker.say("exam-terms-class", has_name=int(bool(exam.name)), name=exam.name)
    if exam.paper.is_closed:
        yield speaker.say("exam-terms-closed")


def _costs() -> dict[str, int]:
    """What hints cost, in percent of a question."""
    costs = {rung: round(100 * (1 - left)) for rung, left in HINT_CREDIT.items()}
    return {
        "first": costs[narrate.NUDGE],
        "second": costs[narrate.NAME],
        "third": costs[narrate.PATTERN],
        "last": costs[narrate.REASON],
    }


def question_name(speaker: Speaker, question: ExamQuestion) -> str:
    """What kind of question it is, and about what, as far as that gives nothing away."""
    kind = speaker.say(f"exam-kind-{question.kind}")
    if question.kind not in _TELLING_KINDS:
        return kind
    return f"{kind} · {narrate.called(question.technique, speaker.language)}"


def question_line(speaker: Speaker, number: int, question: ExamQuestion) -> str:
    """A question in a list, with its points."""
    name = question_name(speaker, question)
    return speaker.say("exam-question", number=number, name=name, points=question.points)


def mark(speaker: Speaker, value: float) -> str:
    """A mark: whole if it is whole."""
    return speaker.decimal(value, 0 if value == int(value) else 1)


def points(speaker: Speaker, value: float) -> str:
    """Points, to a tenth."""
    return mark(speaker, round(value, 1))


def verdict(speaker: Speaker, result: Result) -> str:
    """The mark, and whether it is enough."""
    return speaker.say(
        "exam-passed" if result.passed else "exam-failed",
        mark=mark(speaker, result.mark),
        of=FULL_MARK,
        percent=result.percent,
        needed=mark(speaker, result.paper.syllabus.pass_mark),
    )


def earned(speaker: Speaker, result: Result) -> str:
    """The points, and what was added to them."""
    return speaker.say(
        "exam-earned",
        earned=points(speaker, result.earned),
        points=result.points,
        bonus=points(speaker, result.bonus),
        has_bonus=int(round(result.bonus, 1) > 0),
    )


def account(speaker: Speaker, result: Result) -> Iterator[str]:
    """Where the mark comes from: points, bonus, time, hints, interruptions."""
    yield earned(speaker, result)
    yield speaker.say(
        f"exam-ended-{result.ended}", time=clock(result.seconds), limit=clock(result.limit)
    )
    if result.extra:
        yield speaker.say("exam-extra", percent=result.extra)
    if result.hints:
        yield speaker.say("exam-hints-taken", count=result.hints)
    if result.interruptions:
        yield speaker.say("exam-interruptions", count=result.interruptions)


def by_technique(speaker: Speaker, result: Result) -> list[str]:
    """The points of each technique."""
    return [
        speaker.say(
            "exam-technique",
            name=narrate.name(id_, speaker.language),
            earned=points(speaker, earned),
            points=there,
            percent=round(100 * earned / there),
        )
        for id_, (earned, there) in result.by_technique().items()
    ]


def weakest(result: Result) -> tuple[str, ...]:
    """The techniques to look at again, what went least well first."""
    shares = {id_: earned / there for id_, (earned, there) in result.by_technique().items()}
    weak = [id_ for id_, share in shares.items() if share < _ENOUGH]
    return tuple(sorted(weak, key=shares.__getitem__)[:_WEAKEST])


def card(speaker: Speaker, result: Result) -> Iterator[str]:
    """An exam in a few lines, to be copied."""
    yield title(speaker, result.paper.syllabus)
    yield verdict(speaker, result)
    yield from account(speaker, result)


def line_words(speaker: Speaker, result: Result, line: MarkedQuestion) -> str:
    """One question of a result in a list: what it was, what it earned."""
    question = result.paper.questions[line.number - 1]
    kind = speaker.say(f"exam-kind-{question.kind}")
    name = narrate.called(line.technique, speaker.language) if line.technique else ""
    return speaker.say(
        "exam-line",
        number=line.number,
        name=f"{kind} · {name}" if name else kind,
        earned=points(speaker, line.earned),
        points=line.points,
    )


def hint_words(speaker: Speaker, result: Result, line: MarkedQuestion) -> str:
    """What hints left of a question; nothing if none was taken."""
    if not line.hints:
        return ""
    left = result.paper.questions[line.number - 1].left_by(line.sheet.rungs)
    return speaker.say("exam-hinted", count=line.hints, percent=round(100 * left))


def comparison(speaker: Speaker, found: Comparison) -> Iterator[str]:
    """How an exam compares with the earlier ones about the same."""
    if not found.earlier:
        yield speaker.say("exam-first")
        return
    yield speaker.say(
        "exam-compared",
        count=len(found.earlier),
        last=mark(speaker, found.last),
        best=mark(speaker, found.best),
        mean=mark(speaker, found.mean),
    )
    yield speaker.say(f"exam-trend-{found.trend}", by=mark(speaker, abs(found.change)))
    changed = _changed(speaker, found.better), _changed(speaker, found.worse)
    for message, names in zip(("exam-better", "exam-worse"), changed, strict=True):
        if names:
            yield speaker.say(message, names=names)


def _changed(speaker: Speaker, techniques: Sequence[str]) -> str:
    return speaker.listed([narrate.called(id_, speaker.language) for id_ in techniques])
