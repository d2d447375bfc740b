"""Finish a grid that was begun."""

from functools import cached_property

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.diagnose import Advice
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import path
from tutor.games.sudoku.board import Board
from tutor.games.sudoku.coach import Light, Told, tell_advice, tell_step
from tutor.games.sudoku.coach import Question as Asked
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry, Replay, sound_part
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.grid import GridQuestion
from tutor.learn.exam.score import left_by_hints
from tutor.learn.writing import write_cells
from tutor.narrate.sudoku.digits_and_houses import Cells, say
from tutor.sudoku import search
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Candidate, Step

_FEW = 8


class Finish(GridQuestion):
    """A grid with some of its digits placed already."""

    kind = "finish"
    _advised: tuple[tuple[Entry, ...], Advice] | None = None

    @property
    def is_marked(self) -> bool:
        """Marks are the learner's own."""
        return False

    @property
    def places(self) -> bool:
        """Digits are placed."""
        return True

    @property
    def is_sound(self) -> bool:
        """Whether there is one solution, and something to find."""
        return bool(self._empty) and search.only_solution(self.grid) is not None

    @cached_property
    def solved(self) -> list[int]:
        """The only solution."""
        solution = search.only_solution(self.grid)
        assert solution is not None
        return solution

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The simplest way to the end."""
        return path(self.grid).steps

    def board(self, answer: ExamAnswer) -> Board:
        """The board as the learner has it."""
        return Replay(self.grid, sound_part(self.grid, answer.log)).board

    def game(self, answer: ExamAnswer) -> Game:
        """The game as the learner has it."""
        return Game(self.grid, sound_part(self.grid, answer.log))

    def ask(self, language: Language) -> tuple[str, ...]:
        """To finish it."""
        name = narrate.called(self.technique, language)
        return (say(language, "exam-finish"), say(language, "exam-finish-needs", name=name))

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a digit was placed."""
        return self.board(answer).values != self.grid.values

    def is_whole(self, answer: ExamAnswer) -> bool:
        """Whether every cell has a digit."""
        return 0 not in self.board(answer).values

    def _placed(self, answer: ExamAnswer) -> tuple[list[int], list[int]]:
        """The cells filled rightly, and those filled wrongly."""
        right: list[int] = []
        wrong: list[int] = []
        for cell, value in enumerate(self.board(answer).values):
            if value and not self.grid.values[cell]:
                (right if value == self.solved[cell] else wrong).append(cell)
        return right, wrong

    def wrong(self, answer: ExamAnswer) -> list[int]:
        """The cells that the learner filled wrongly."""
        return self._placed(answer)[1]

    @property
    def _empty(self) -> int:
        return self.grid.values.count(0)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """How many digits were placed."""
        right, wrong = self._placed(answer)
        return say(language, "exam-answer-grid", count=len(right) + len(wrong), of=self._empty)

    def credit(self, answer: ExamAnswer) -> float:
        """The share of cells filled rightly; each wrong digit takes a right one away."""
        right, wrong = self._placed(answer)
        return max(len(right) - len(wrong), 0) / self._empty

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """How many are right, and where the wrong ones are."""
        right, wrong = self._placed(answer)
        told = [say(language, "exam-finish-right", count=len(right), of=self._empty)]
        if wrong:
            cells = Cells(self.geometry, tuple(wrong[:_FEW]))
            kind = "exam-finish-many-wrong" if len(wrong) > _FEW else "exam-finish-wrong"
            told.append(say(language, kind, cells=cells, count=len(wrong)))
        return tuple(told)

    def _advice(self, answer: ExamAnswer) -> Advice:
        """What the coach would say about the board as it stands; the last answer is kept."""
        if self._advised is None or self._advised[0] != answer.log:
            self._advised = answer.log, Asked.of(self.game(answer)).advice()
        return self._advised[1]

    def hint_about(self, answer: ExamAnswer) -> str:
        """What a hint would be about, as a word: the same as long as it is the same step."""
        advice = self._advice(answer)
        if (mistake := advice.diagnosis.mistake) is not None:
            return f"mistake {mistake.move}"
        if advice.step is None:
            return ""
        cells, digits = pattern_cells(advice.step), advice.step.digits()
        return f"{advice.step.technique} {write_cells(sorted(cells))} {digits}"

    def hint(self, rung: int, answer: ExamAnswer, language: Language) -> Told:
        """A hint about the board as it stands: a mistake first, else the simplest step."""
        advice = self._advice(answer)
        told = tell_advice(advice, min(rung, self.last_rung), self.geometry, language)
        return told or Told((say(language, "exam-finish-done"),))

    def is_done(self, answer: ExamAnswer) -> bool:
        """Whether the grid is solved."""
        return self.board(answer).is_solved

    def left_by(self, rungs: tuple[int, ...]) -> float:
        """What hints leave of it: each is about one step of many."""
        return left_by_hints(rungs, self.last_rung)

    @cached_property
    def _crux(self) -> tuple[int, Step]:
        """The hardest step, with its number."""
        order = list(TECHNIQUES)
        hardest = max((step.technique for step in self.steps), key=order.index)
        numbered = enumerate(self.steps, start=1)
        return next(found for found in numbered if found[1].technique == hardest)

    def solution(self, language: Language) -> Told:
        """What it takes, the hardest step of it, and all the digits."""
        number, step = self._crux
        told = tell_step(step, narrate.REASON, self.geometry, language)
        facts = {"number": number, "steps": len(self.steps)}
        first = say(language, "exam-finish-crux", **facts)
        digits = tuple(
            Candidate(cell, value)
            for cell, value in enumerate(self.solved)
            if not self.grid.values[cell]
        )
        return Told((first, *told.sentences), Light(placements=digits))
