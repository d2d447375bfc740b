"""Answers to the questions of an exam, right and wrong, for whoever tests exams."""

from collections.abc import Iterable
from functools import cache

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.nonogram.history import Entry as Painted
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.kinds import KINDS
from tutor.learn.exam.paper import Paper, make_paper
from tutor.learn.exam.questions import (
    Every,
    ExamQuestion,
    Finish,
    GridQuestion,
    Judge,
    Next,
    OnLine,
    Order,
    Picture,
    Simplest,
    WhichRule,
)
from tutor.learn.exam.syllabus import Syllabus
from tutor.nonogram.position import BLACK, WHITE, Colour
from tutor.techniques.step import Candidate, Step


@cache
def paper_of(level: str = "medium", seed: str = "2026", **terms: object) -> Paper:
    """A paper of a level, made once for all who ask for it."""
    return make_paper(Syllabus(level, **terms), seed)  # type: ignore[arg-type]


EVERY_KIND = tuple((kind, 1) for kind in KINDS)
"""Terms on which all kinds of questions about Sudoku are asked, also those that are optional."""


def on_grid(question: ExamQuestion) -> GridQuestion:
    """A question that is known to be about a grid."""
    assert isinstance(question, GridQuestion)
    return question


def evidence_of(step: Step) -> frozenset[int]:
    """The cells that a step rests on, as a learner would point at them."""
    if step.technique == "full-house":
        return frozenset(step.houses[0].cells) - {step.placements[0].cell}
    blockers = frozenset(mark.cell for mark in step.marks if mark.role == "blocker")
    return blockers if step.placements and blockers else pattern_cells(step)


def game_of(question: Finish, placed: list[Candidate]) -> tuple[Entry, ...]:
    """The log of a game in which some digits were placed."""
    log: list[Entry] = []
    game = Game(question.grid, (), log.append)
    for cell, digit in placed:
        game.place([cell], digit)
    return tuple(log)


def missing_digits(question: Finish) -> list[Candidate]:
    """All that is to be placed in a grid."""
    return [
        Candidate(cell, value)
        for cell, value in enumerate(question.solved)
        if not question.grid.values[cell]
    ]


def painted(question: Picture, colours: dict[int, Colour]) -> ExamAnswer:
    """The answer of somebody who painted some cells of a picture."""
    log: list[Painted] = []
    game = question.game(ExamAnswer(), log.append)
    for cell, colour in colours.items():
        game.paint([cell], colour)
    return ExamAnswer(painted=tuple(log))


def right_answer(question: ExamQuestion) -> ExamAnswer:
    """An answer that is all right."""
    if isinstance(question, OnLine):
        return marked(question.wanted)
    if isinstance(question, WhichRule):
        return ExamAnswer(technique=question.right)
    if isinstance(question, Picture):
        solved = question.solved
        return painted(question, {cell: solved.colour(cell) for cell in question.open_cells})
    if isinstance(question, Next):
        cells = evidence_of(question.step)
        return ExamAnswer(placed=question.led_to, technique=question.step.technique, cells=cells)
    if isinstance(question, Every):
        return ExamAnswer(candidates=question.wanted)
    if isinstance(question, Simplest):
        return ExamAnswer(technique=question.step.technique)
    if isinstance(question, Judge):
        if not question.is_one:
            spoilers = question.solution("en").light.wrong if question.asks_for_spoiler else ()
            return ExamAnswer(is_one=False, cells=frozenset(spoilers[:1]))
        light = question.solution("en").light
        follows = light.placements + light.eliminations
        return ExamAnswer(is_one=True, candidates=frozenset(follows[:1]))
    if isinstance(question, Order):
        return ExamAnswer(ranks=question.ranks)
    assert isinstance(question, Finish)
    return ExamAnswer(log=game_of(question, missing_digits(question)))


def marked(settled: Iterable[tuple[int, int]]) -> ExamAnswer:
    """The answer of somebody who marked these cells of a line."""
    found = frozenset(settled)
    black, white = (frozenset(n for n, is_ in found if is_ == one) for one in (BLACK, WHITE))
    return ExamAnswer(black=black, white=white)


def wrong_answer(question: ExamQuestion) -> ExamAnswer:
    """An answer with nothing right in it."""
    if isinstance(question, OnLine):
        cell, colour = min(question.wanted)
        return marked({(cell, BLACK + WHITE - colour)})
    if isinstance(question, WhichRule):
        return ExamAnswer(
            technique=next(id_ for id_ in question.options if not credited(question, id_))
        )
    if isinstance(question, Picture):
        cell = question.open_cells[0]
        return painted(question, {cell: WHITE if question.solved.colour(cell) == BLACK else BLACK})
    if isinstance(question, Next):
        assert question.led_to is not None
        cell, digit = question.led_to
        return ExamAnswer(placed=Candidate(cell, digit % 9 + 1), technique="full-house")
    if isinstance(question, Every):
        cell = next(question.grid.empty_cells())
        wrong = {Candidate(cell, digit) for digit in range(1, 10)} - question.allowed
        return ExamAnswer(candidates=frozenset(wrong))
    if isinstance(question, Simplest):
        return ExamAnswer(
            technique="full-house" if question.technique != "full-house" else "pointing"
        )
    if isinstance(question, Judge):
        return ExamAnswer(is_one=not question.is_one)
    if isinstance(question, Order):
        return ExamAnswer(ranks=tuple(len(question.grids) + 1 - rank for rank in question.ranks))
    assert isinstance(question, Finish)
    first = missing_digits(question)[0]
    return ExamAnswer(log=game_of(question, [Candidate(first.cell, first.digit % 9 + 1)]))


def credited(question: WhichRule, technique: str) -> float:
    """What naming a rule is worth."""
    return question.credit(ExamAnswer(technique=technique))


def sat(paper: Paper, answers: list[ExamAnswer], seconds: float = 10.0) -> Exam:
    """An exam with all questions answered, each in some seconds."""
    exam = Exam(paper, "Ada")
    for number, answer in enumerate(answers):
        exam.go_to(number)
        exam.spend(seconds)
        exam.answer(answer)
    return exam
