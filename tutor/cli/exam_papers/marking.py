"""How answers on paper are marked by hand: what counts too, and what a part is worth.

All of it is asked of the questions themselves, so that a hand marks as the tutor does.
"""

from collections.abc import Iterator

from tutor import narrate
from tutor.cli.exam_papers.questions import options
from tutor.language import Speaker
from tutor.language.exam import points
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import Every, Judge, Next, Order, Question, Simplest
from tutor.learn.exam.questions.judge import WITHOUT_REASON
from tutor.learn.exam.questions.next import DIGIT, EVIDENCE, NOT_YET, TECHNIQUE
from tutor.learn.exam.questions.simplest import APPLIES
from tutor.sudoku.geometry import digits
from tutor.techniques.step import Candidate

_SEPARATOR = " · "
"""Between things whose names may have commas."""


def rule(speaker: Speaker, question: Question) -> str:
    """What the parts of an answer are worth."""

    def part(share: float) -> str:
        return points(speaker, share * question.points)

    full = {"points": question.points}
    if isinstance(question, Next):
        parts = {"digit": part(DIGIT), "technique": part(TECHNIQUE), "evidence": part(EVIDENCE)}
        return speaker.say("exam-key-next", not_yet=part(NOT_YET), **parts, **full)
    if isinstance(question, Simplest):
        return speaker.say("exam-key-simplest", applies=part(APPLIES), **full)
    if isinstance(question, Judge):
        return speaker.say("exam-key-judge", verdict=part(WITHOUT_REASON), **full)
    if isinstance(question, Order):
        pairs = len(question.grids) * (len(question.grids) - 1) // 2
        return speaker.say("exam-key-order", count=pairs, **full)
    if isinstance(question, Every):
        return speaker.say("exam-key-every", count=len(question.wanted), **full)
    return speaker.say("exam-key-finish", count=question.grid.values.count(0), **full)


def accepted(speaker: Speaker, paper: Paper, question: Question) -> Iterator[str]:
    """Everything that counts, where the solution told is not all of it."""
    say, language = speaker.say, speaker.language
    if isinstance(question, Next):
        numbered = _numbered(speaker, paper)
        found = _SEPARATOR.join(_provable(speaker, question, numbered))
        yield say("exam-key-digits", found=found)
    elif isinstance(question, Simplest):
        numbered = _numbered(speaker, paper)
        yield say("exam-key-technique", name=numbered[question.step.technique])
        others = [id_ for id_ in question.options if _credit(question, id_) == APPLIES]
        if others:
            names = _SEPARATOR.join(numbered[id_] for id_ in others)
            yield say("exam-key-applies", names=names)
    elif isinstance(question, Every):
        yield question.answered(Answer(candidates=question.wanted), language)
        if more := question.allowed - question.wanted:
            harmless = question.answered(Answer(candidates=more), language)
            yield say("exam-key-harmless", found=harmless)
    elif isinstance(question, Judge) and question.is_one:
        yield question.answered(Answer(is_one=True, candidates=_conclusions(question)), language)
    elif isinstance(question, Judge):
        cells = [
            question.geometry.cell_name(cell, language)
            for cell in range(question.geometry.cell_count)
            if question.credit(Answer(is_one=False, cells=frozenset({cell}))) == 1
        ]
        yield say("exam-key-spoilers", cells=", ".join(cells))


def _numbered(speaker: Speaker, paper: Paper) -> dict[str, str]:
    """The techniques with their numbers in the list of the paper."""
    return {
        id_: f"{narrate.called(id_, speaker.language)} [{number}]"
        for number, id_ in enumerate(options(paper), 1)
    }


def _credit(question: Simplest, technique: str) -> float:
    return question.credit(Answer(technique=technique))


def _conclusions(question: Judge) -> frozenset[Candidate]:
    """Every candidate that counts as what follows from the pattern."""
    grid = question.grid
    left = [
        Candidate(cell, digit)
        for cell in grid.empty_cells()
        for digit in digits(grid.candidates[cell])
    ]
    return frozenset(
        one
        for one in left
        if question.credit(Answer(is_one=True, candidates=frozenset({one}))) == 1
    )


def _provable(speaker: Speaker, question: Next, numbered: dict[str, str]) -> Iterator[str]:
    """Every digit that one step proves, with the techniques that do."""
    grid = question.grid
    for cell in grid.empty_cells():
        for digit in digits(grid.candidates[cell]):
            placed = Candidate(cell, digit)
            if not question.is_true(placed) or question.credit(Answer(placed=placed)) < DIGIT:
                continue
            names = [
                numbered[id_]
                for id_ in question.options
                if question.credit(Answer(placed=placed, technique=id_)) >= DIGIT + TECHNIQUE
            ]
            yield speaker.say(
                "exam-key-digit",
                cell=grid.geometry.cell_name(cell, speaker.language),
                digit=grid.geometry.digit_name(digit),
                names=", ".join(names),
            )
