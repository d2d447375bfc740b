"""How answers on paper are marked by hand: what counts too, and what a part is worth.

All of it is asked of the questions themselves, so that a hand marks as the tutor does.
"""

from collections.abc import Iterator

from tutor import narrate
from tutor.cli.exam_papers.markdown import listed
from tutor.cli.exam_papers.questions import options
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.language import Speaker
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import (
    Every,
    Finish,
    Judge,
    Next,
    OnLine,
    Order,
    Picture,
    Question,
    Simplest,
    WhichRule,
)
from tutor.learn.exam.questions.evidence import reasons
from tutor.learn.exam.questions.judge import WITHOUT_REASON
from tutor.learn.exam.questions.next import DIGIT, EVIDENCE, NOT_YET, TECHNIQUE
from tutor.learn.exam.questions.simplest import APPLIES
from tutor.learn.exam.words import points
from tutor.sudoku.geometry import digits
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

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
    if isinstance(question, OnLine):
        return speaker.say("exam-key-line", count=len(question.wanted), **full)
    if isinstance(question, WhichRule):
        return speaker.say("exam-key-rule", applies=part(APPLIES), **full)
    if isinstance(question, Picture):
        return speaker.say("exam-key-picture", count=len(question.open_cells), **full)
    assert isinstance(question, Finish)
    return speaker.say("exam-key-finish", count=question.grid.values.count(0), **full)


def accepted(speaker: Speaker, paper: Paper, question: Question) -> Iterator[str]:
    """Everything that counts, where the solution told is not all of it."""
    say, language = speaker.say, speaker.language
    if isinstance(question, Next):
        numbered = _numbered(speaker, paper)
        yield say("exam-key-digits")
        yield "\n".join(listed(_provable(speaker, question, numbered)))
    elif isinstance(question, OnLine):
        yield question.in_colours(question.wanted, language)
        if extra := question.allowed - question.wanted:
            yield say("exam-key-more", found=question.in_colours(extra, language))
    elif isinstance(question, Simplest | WhichRule):
        numbered = _numbered(speaker, paper)
        right = question.right if isinstance(question, WhichRule) else question.step.technique
        yield say("exam-key-technique", name=numbered[right])
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


def _credit(question: Simplest | WhichRule, technique: str) -> float:
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
    """Every digit that one step proves, with the techniques that do, each on some cells."""
    geometry, position = question.geometry, Position(question.grid)
    for cell in question.grid.empty_cells():
        for digit in digits(question.grid.candidates[cell]):
            placed = Candidate(cell, digit)
            if not question.is_true(placed):
                continue
            found: dict[str, Step] = {}
            for step in reasons(position, placed):
                found.setdefault(step.technique, step)
            if not found:
                continue
            # What is not on the list cannot be named, but its cells count.
            shown = [id_ for id_ in question.options if id_ in found] or list(found)[:1]
            names = [
                f"{numbered.get(id_) or narrate.called(id_, speaker.language)}"
                f" ({_evidence(speaker, question, found[id_])})"
                for id_ in shown
            ]
            told = speaker.say(
                "exam-key-digit",
                cell=geometry.cell_name(cell, speaker.language),
                digit=geometry.digit_name(digit),
            )
            yield f"{told} {_SEPARATOR.join(names)}"


def _evidence(speaker: Speaker, question: Next, step: Step) -> str:
    """What a step rests on: the cells to point at, or the house that they fill."""
    is_pattern = TECHNIQUES[step.technique].tier > 1
    cells = pattern_cells(step) if is_pattern else step.cells("blocker")
    if not cells:
        houses = step.houses or question.geometry.houses_of(step.placements[0].cell)
        return houses[0].name(speaker.language)
    return " ".join(question.geometry.cell_name(one, speaker.language) for one in sorted(cells))
