"""Exams as somebody types them, for whoever tests ``tutor exam``."""

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any

from tests.cli.runner import Outcome, tutor
from tests.learn.exams import on_grid
from tutor import narrate
from tutor.base.language import Language
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import (
    LETTERS,
    ExamQuestion,
    Finish,
    Judge,
    NonogramQuestion,
    Order,
    Picture,
)
from tutor.learn.exam.result import Result
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket
from tutor.learn.exam.words import clock
from tutor.learn.learner import open_store
from tutor.nonogram.position import BLACK, WHITE
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Candidate

NINE = Geometry.of(3, 3)
TERMS = ("--level", "medium", "--seed", "2026")
SHORT = ("--techniques", "naked-pair", "--questions", "1", "--seed", "1")
ORDER = ("--level", "medium", "--seed", "2026", "--kinds", "order", "--questions", "1")
SYLLABUS = Syllabus("medium").with_usual_time()
MINUTES, LIMIT = SYLLABUS.minutes, clock(60 * SYLLABUS.minutes)
ENTER = ""


@cache
def _made(subject: Syllabus, seed: str, ticket: Ticket | None) -> Paper:
    return make_paper(subject, seed, ticket=ticket)


def made(syllabus: Syllabus, seed: str, _: object = None, ticket: Ticket | None = None) -> Paper:
    """A paper that is made once: the time and the pass mark change no question."""
    subject = replace(syllabus, minutes=1, pass_mark=0.0)
    return replace(_made(subject, seed, ticket), syllabus=syllabus)


def paper() -> Paper:
    """The paper of the terms."""
    return made(SYLLABUS, "2026")


def short_paper() -> Paper:
    """The paper of the short terms."""
    return made(Syllabus(None, ("naked-pair",), 1).with_usual_time(), "1")


def command() -> str:
    """How the command begins that opens it in plain text."""
    return f"tutor exam --plain --level medium --questions 8 --minutes {MINUTES}"


def kept(read: Callable[[ExamArchive], Any]) -> Any:
    with contextlib.closing(open_store()) as store:
        return read(ExamArchive(store.exams))


def unfinished() -> Exam:
    (found,) = kept(ExamArchive.unfinished)
    return found  # type: ignore[no-any-return]


def result() -> Result:
    found: Result = kept(ExamArchive.results)[0]
    return found


def sit(*lines: str, args: Iterable[str] = TERMS) -> Outcome:
    return tutor("exam", "--plain", *args, stdin="".join(f"{line}\n" for line in lines))


def cells(found: Iterable[int], language: Language) -> str:
    return " ".join(NINE.cell_name(cell, language) for cell in sorted(found))


def marks(found: Iterable[Candidate], sign: str, language: Language) -> str:
    return ", ".join(f"{NINE.cell_name(cell, language)}{sign}{digit}" for cell, digit in found)


def typed(question: ExamQuestion, answer: ExamAnswer, language: Language = "en") -> str:
    """An answer as somebody would type it."""
    yes, no = {"en": ("Yes", "no"), "fr": ("oui", "NON")}[language]
    if isinstance(question, NonogramQuestion):
        return typed_about(question, answer, language)
    sign = "=" if on_grid(question).places else "-"
    if isinstance(question, Order):
        places = sorted(zip(answer.ranks, LETTERS, strict=False))
        return " ".join(letter for _, letter in places)
    if isinstance(question, Finish):
        board = question.board(answer)
        new = [cell for cell, value in enumerate(board.values) if not question.grid.values[cell]]
        placed = [Candidate(cell, board.values[cell]) for cell in new if board.values[cell]]
        return marks(placed, "=", language)
    if isinstance(question, Judge):
        reason = marks(answer.candidates, sign, language) + cells(answer.cells, language)
        return f"{yes if answer.is_one else no} {reason}"
    parts = [marks([answer.placed], "=", language)] if answer.placed else []
    if answer.technique:
        name = narrate.name(answer.technique, language)
        parts.append(f"technique {name}" if question.kind == "next" else name)
    parts += [marks(answer.candidates, sign, language)] if answer.candidates else []
    word = {"en": "evidence", "fr": "preuve"}[language]
    return "; ".join(
        [*parts, *([f"{word} {cells(answer.cells, language)}"] if answer.cells else [])]
    )


def typed_about(question: NonogramQuestion, answer: ExamAnswer, language: Language) -> str:
    """An answer about a nonogram as somebody would type it."""
    if answer.technique:
        return narrate.name(answer.technique, language)
    black, white = answer.black, answer.white
    if isinstance(question, Picture):
        board = question.board(answer)
        black, white = (
            frozenset(cell for cell in question.open_cells if board.colour(cell) == colour)
            for colour in (BLACK, WHITE)
        )
    words = {"en": ("black", "white"), "fr": ("Noir", "blanc")}[language]
    return " ".join(
        f"{word} {' '.join(question.puzzle.cell_name(cell, language) for cell in sorted(found))}"
        for word, found in zip(words, (black, white), strict=True)
        if found
    )


def echo(question: ExamQuestion, answer: ExamAnswer, language: Language = "en") -> str:
    """An answer as it is told when it was given."""
    told = question.answered(answer, language)
    if not question.is_answered(answer):
        return told
    return {"en": f"Your answer: {told}", "fr": f"Votre réponse\N{NO-BREAK SPACE}: {told}"}[
        language
    ]


def all_typed(
    answer: Callable[[ExamQuestion], ExamAnswer], found: Paper, language: Language = "en"
) -> list[str]:
    lines = [ENTER]
    for question in found.questions:
        lines += [typed(question, answer(question), language), "next"]
    return lines


def at(kind: str) -> int:
    """The number of the first question of a kind."""
    kinds: list[str] = [question.kind for question in paper().questions]
    return 1 + kinds.index(kind)


def after(done: Outcome, start: str) -> list[str]:
    """The lines after the last one that begins so."""
    lines = done.lines
    return lines[max(n for n, line in enumerate(lines) if line.startswith(start)) + 1 :]
