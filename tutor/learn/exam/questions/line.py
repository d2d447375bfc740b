"""A line with its clue: mark everything that a rule says about it."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from tutor.base.language import Language
from tutor.games.nonogram.coach import Told
from tutor.learn.course import TRIALS
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.nonogram import NonogramQuestion
from tutor.learn.exercises.exercise import Answer as Marked
from tutor.learn.exercises.picture import Colours, colours_of_answer
from tutor.learn.exercises.picture import PictureLine as Exercise
from tutor.learn.nonogram.lines import ROW, steps_in
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.rules.ladder import rule_of


class OnLine(NonogramQuestion):
    """A line on which a rule applies, once or more often."""

    kind = "line"
    last_rung = narrate.PATTERN

    @cached_property
    def _exercise(self) -> Exercise:
        """The same as an exercise: it knows what follows, and tells it."""
        step = steps_in(rule_of(self.technique), self.position)[0]
        return Exercise(self.technique, self.position, step)

    @property
    def is_sound(self) -> bool:
        """Whether the line can be filled, and the rule applies."""
        view = self.position.view(ROW)
        if solve_line(view.clue, view.length, view.black, view.white) is None:
            return False
        is_of_lines = self.technique not in TRIALS
        return is_of_lines and bool(steps_in(rule_of(self.technique), self.position))

    @property
    def wanted(self) -> Colours:
        """Everything that the rule says."""
        return self._exercise.wanted

    @property
    def allowed(self) -> Colours:
        """All that the line says: whoever sees more than the rule is right too."""
        return self._exercise.allowed

    def is_open(self, cell: int) -> bool:
        """Whether a cell is of the line, and not known yet."""
        return 0 <= cell < self.puzzle.width and self.position.colour(cell) == UNKNOWN

    def board(self, answer: ExamAnswer) -> Position:
        """The line as the learner has it; what is not open cannot be marked."""
        board = self.position.copy()
        board.apply(filter(self.is_open, answer.black), filter(self.is_open, answer.white))
        return board

    def wrong(self, answer: ExamAnswer) -> list[int]:
        """The open cells that the learner marked though nothing says so."""
        cells = (cell for cell, _ in _said(answer) - self.allowed)
        return sorted(filter(self.is_open, cells))

    def ask(self, language: Language) -> tuple[str, ...]:
        """Which rule to use."""
        name = narrate.called(self.rule_id, language)
        return (say(language, "exam-line", name=name),)

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a cell is marked."""
        return bool(answer.black or answer.white)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """The cells, by their colours."""
        return self.in_colours(_said(answer), language)

    def in_colours(self, found: Colours, language: Language) -> str:
        """Cells with their colours in a sentence."""
        black, white = _coloured(found, BLACK), _coloured(found, WHITE)
        cells = {"black": self.named(black), "white": self.named(white)}
        if not (black and white):
            colour = "black" if black else "white"
            return say(language, f"exam-said-{colour}", cells=cells[colour])
        return say(language, "exam-said-both", **cells)

    def credit(self, answer: ExamAnswer) -> float:
        """The share that was found; each wrong cell takes a right one away."""
        found = _said(answer)
        right, wrong = len(found & self.wanted), len(found - self.allowed)
        return max(right - wrong, 0) / len(self.wanted)

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """What was found, what is missing, what does not follow."""
        return tuple(self._shortcomings(_said(answer), language))

    def _shortcomings(self, found: Colours, language: Language) -> Iterator[str]:
        parts = {
            "exam-found": found & self.wanted,
            "exam-missing": self.wanted - found,
            "exam-wrong": found - self.allowed,
        }
        for message, settled in parts.items():
            if settled:
                told = self.in_colours(settled, language)
                yield say(language, message, told=told, count=len(settled))

    def nudge(self, rung: int, language: Language) -> Told:
        """How much follows, then the pattern: its reason would be the answer."""
        count = say(language, "task-count", count=len(self.wanted))
        told = narrate.narrate(self._exercise.step, self.puzzle, language)
        sentence = count if rung == narrate.NUDGE else told.what or told.where
        return Told((sentence,), rung=rung)

    def solution(self, language: Language) -> Told:
        """Every step, one after the other."""
        return self._exercise.solution(language)

    def board_in_words(self) -> Mapping[str, object]:
        """The clue of the line, and its cells in signs."""
        return {"clue": list(self.puzzle.rows[0]), "cells": self.position.written()[0]}


def _said(answer: ExamAnswer) -> Colours:
    return colours_of_answer(Marked(black=answer.black, white=answer.white))


def _coloured(found: Colours, colour: Colour) -> frozenset[int]:
    return frozenset(cell for cell, is_ in found if is_ == colour)
