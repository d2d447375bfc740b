"""Questions about nonograms: a board with its clues, and what is known of it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from tutor.base.document import BadDocument, Place, between, read_list, read_text, read_whole
from tutor.base.language import Language
from tutor.games.nonogram.coach import Told
from tutor.games.nonogram.lines import ROW, steps_in
from tutor.learn.course import TRIALS
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.kinds import NonogramKind
from tutor.learn.exam.questions.base import ExamQuestion
from tutor.learn.exercises.picture import Colours, colours_of
from tutor.learn.exercises.picture import PictureLine as Exercise
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import Cells, say
from tutor.nonogram.explain import only_solution
from tutor.nonogram.line import told_by
from tutor.nonogram.names import rule_id_of
from tutor.nonogram.position import BLACK, SIGNS, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Clue, Puzzle
from tutor.nonogram.rules.ladder import rule_of

_MOST_CELLS = 30
"""No line of an exam is longer."""


class NonogramQuestion(ExamQuestion):
    """One question about a nonogram."""

    kind: ClassVar[NonogramKind]

    def __init__(self, technique: str, position: Position, minutes: float) -> None:
        """Args:
        technique: the rule that the question is about, by its name among all techniques.
        position: the board as it is asked about.
        minutes: how long the rater expects it to take.
        """
        super().__init__(technique, minutes)
        self.position = position

    @property
    def puzzle(self) -> Puzzle:
        """The clues."""
        return self.position.puzzle

    @property
    def rule_id(self) -> str:
        """The rule by the name it has in its own game."""
        return rule_id_of(self.technique)

    def named(self, cells: Sequence[int] | frozenset[int]) -> Cells:
        """Cells as messages speak of them."""
        return Cells(self.puzzle, tuple(sorted(cells)))

    def board_in_words(self) -> Mapping[str, object]:
        """The clues, and the cells in signs."""
        return {
            "rows": [list(clue) for clue in self.puzzle.rows],
            "columns": [list(clue) for clue in self.puzzle.columns],
            "board": list(self.position.written()),
        }


def solution_of(position: Position) -> Position | None:
    """The one picture that a board leads to; None if it has several, or none agrees with it."""
    solution = only_solution(position.puzzle)
    if solution is None:
        return None
    known = zip(position.cells, solution.cells, strict=True)
    return solution if all(colour in (UNKNOWN, right) for colour, right in known) else None


# Reading


def read_position(place: Place) -> Position:
    """The board that was written so.

    Raises:
        BadDocument: it makes no sense.
    """
    rows, columns = (place.of(name, _clues) for name in ("rows", "columns"))
    puzzle = Puzzle(rows, columns)
    board = place.of("board", lambda value: _signs(value, puzzle))
    if next(puzzle.faults(), None) is not None:
        raise BadDocument(f"{place.where}.rows".lstrip("."))
    return Position.of(puzzle, board)


def read_clue(value: object) -> Clue:
    """The blocks of a line."""
    return tuple(map(between(1, _MOST_CELLS, read_whole), read_list(value)))


def read_signs(value: object) -> str:
    """Some cells in signs.

    Raises:
        TypeError, ValueError: they are none.
    """
    signs = read_text(value)
    if not 1 <= len(signs) <= _MOST_CELLS or set(signs) - set(SIGNS):
        raise ValueError(value)
    return signs


def _clues(value: object) -> tuple[Clue, ...]:
    clues = tuple(map(read_clue, read_list(value)))
    if not 1 <= len(clues) <= _MOST_CELLS:
        raise ValueError(value)
    return clues


def _signs(value: object, puzzle: Puzzle) -> list[str]:
    rows = list(map(read_signs, read_list(value)))
    if [len(row) for row in rows] != [puzzle.width] * puzzle.height:
        raise ValueError(value)
    return rows


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
        if told_by(view) is None:
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
        cells = (cell for cell, _ in colours_of(answer) - self.allowed)
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
        return self.in_colours(colours_of(answer), language)

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
        found = colours_of(answer)
        right, wrong = len(found & self.wanted), len(found - self.allowed)
        return max(right - wrong, 0) / len(self.wanted)

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """What was found, what is missing, what does not follow."""
        return tuple(self._shortcomings(colours_of(answer), language))

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


def _coloured(found: Colours, colour: Colour) -> frozenset[int]:
    return frozenset(cell for cell, is_ in found if is_ == colour)
