"""What all exercises on nonograms share: a board, a rule, and the cells that it settles."""

from functools import cached_property

from tutor.base.language import Language
from tutor.games.nonogram.coach import Told, tell_step
from tutor.learn.exercises.exercise import Answer, Exercise
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import Cells, say
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.techniques import rule_of


class PictureExercise(Exercise):
    """One question about one line or board."""

    def __init__(self, technique: str, position: Position, step: Step) -> None:
        self.technique = technique
        self.position = position
        self.step = step
        """The step that hints are about."""

    @property
    def puzzle(self) -> Puzzle:
        """The clues of the board."""
        return self.position.puzzle

    @cached_property
    def rule(self) -> Rule:
        """The rule that is practised."""
        return rule_of(self.technique)

    def rule_name(self, language: Language) -> str:
        """What the rule is called, inside a sentence."""
        return narrate.called(self.rule.id, language)

    def is_possible(self, answer: Answer) -> bool:
        """Whether the cells are on the board, and have one colour each."""
        cells = answer.black | answer.white
        return not answer.black & answer.white and all(map(self.is_open, cells))

    def is_open(self, cell: int) -> bool:
        """Whether a cell is on the board and not known yet."""
        return 0 <= cell < self.puzzle.cell_count and self.position.colour(cell) == UNKNOWN

    def refusal(self, cell: int, language: Language) -> str | None:
        """Why a cell cannot even be marked; None if it is open."""
        if self.is_open(cell):
            return None
        return say(language, "task-known", cells=self.named([cell]))

    def refusals(self, answer: Answer, language: Language) -> list[str]:
        """Why cells cannot be part of an answer: they are known already."""
        told = (self.refusal(cell, language) for cell in sorted(answer.black | answer.white))
        return [sentence for sentence in told if sentence is not None]

    def named(self, cells: "list[int] | frozenset[int]") -> Cells:
        """Cells as messages speak of them."""
        return Cells(self.puzzle, tuple(sorted(cells)))

    def hint(self, rung: int, language: Language) -> Told:
        """The hint of a rung, by the same ladder as on any board."""
        if rung >= self.last_rung:
            return self.solution(language)
        return tell_step(self.step, rung, self.puzzle, language)

    def solution(self, language: Language) -> Told:
        """The step, told in full."""
        return tell_step(self.step, narrate.REASON, self.puzzle, language)
