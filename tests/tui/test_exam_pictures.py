"""How exams look: pictures, compared with those that a person has looked at."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from tests.learn.exams import EVERY_KIND, paper_of, right_answer
from tests.tui.test_snapshots import COMPACT, FULL, LANGUAGES, Compare, Open, app, keys
from tutor.base.language import Language
from tutor.learn.exam.answer import NO_ANSWER, ExamAnswer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import ExamQuestion
from tutor.learn.exam.result import result_of

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


@cache
def paper() -> Paper:
    return paper_of("medium", "2026", kinds=EVERY_KIND)


def part_of(answer: ExamAnswer) -> ExamAnswer:
    """An answer with something missing."""
    return ExamAnswer(
        answer.placed,
        answer.technique,
        frozenset(sorted(answer.cells)[:1]),
        frozenset(sorted(answer.candidates)[:1]),
        answer.is_one,
        tuple(rank if rank < 3 else 0 for rank in answer.ranks),
        answer.log[:9],
    )


def at(kind: str, answered: Callable[[ExamQuestion], ExamAnswer]) -> Exam:
    """An exam that is open at the first question of a kind."""
    exam = Exam(paper(), "Ada", "one", NOON)
    for number, question in enumerate(paper().questions):
        exam.go_to(number)
        exam.spend(61)
        exam.answer(answered(question))
    exam.go_to(next(n for n, one in enumerate(paper().questions) if one.kind == kind))
    return exam


def half(question: ExamQuestion) -> ExamAnswer:
    return part_of(right_answer(question))


def result(tutor: object) -> None:
    exam = at("next", lambda question: NO_ANSWER if question.kind == "simplest" else half(question))
    exam.hint("en")
    tutor.exams.open_result(result_of(exam, NOON))  # type: ignore[attr-defined]


SCENES: dict[str, tuple[Open, tuple[str, ...]]] = {
    "menu": (lambda tutor: tutor.exams.open_all(), ()),
    "cover": (lambda tutor: tutor.exams.open(at("next", half)), ()),
    "next": (lambda tutor: tutor.exams.open(at("next", half)), ("enter", "h", "h")),
    "judge": (lambda tutor: tutor.exams.open(at("judge", half)), ("enter",)),
    "order": (lambda tutor: tutor.exams.open(at("order", half)), ("enter", "]")),
    "finish": (lambda tutor: tutor.exams.open(at("finish", half)), ("enter",)),
    "result": (result, ()),
    "told-again": (result, ("right", "right")),
}


PICTURES = [
    pytest.param(scene, language, size, id=f"{scene}-{language}-{size[0]}x{size[1]}")
    for scene in SCENES
    for language, size in product(LANGUAGES, (COMPACT, FULL))
    # Each scene in both languages and in both sizes, though not all four ways.
    if (language == "en") == (size == COMPACT)
]


@pytest.mark.slow
@pytest.mark.parametrize(("scene", "language", "size"), PICTURES)
def test_exams_look_as_they_should(
    tmp_path: Path,
    snap_compare: Compare,
    monkeypatch: pytest.MonkeyPatch,
    scene: str,
    language: Language,
    size: tuple[int, int],
) -> None:
    monkeypatch.setenv("TZ", "UTC")  # results tell the time of the day
    time.tzset()
    first, pressed = SCENES[scene]
    tutor = app(tmp_path, language, first)
    assert snap_compare(tutor, terminal_size=size, run_before=keys(*pressed))
