"""Is it one? Cells are pointed at: a pattern, or something that only looks like it."""

from tutor import narrate
from tutor.explain.lookalike import faults
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.learn.exercises.base import Answer, Exercise, Outcome
from tutor.narrate.lookalikes import tell_fault
from tutor.narrate.narration import say
from tutor.play.coach import Light, Told, tell_step
from tutor.sudoku.geometry import Language, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.position import Position
from tutor.techniques.step import Step

_WITHOUT_REASON = 0.6
"""What "nothing here" is worth to somebody who does not point at what spoils it."""


class Judge(Exercise):
    """A board with cells that are, or are not, the pattern."""

    kind = "judge"
    answers_with = "verdict"
    last_rung = narrate.PATTERN
    answer_rung = narrate.PATTERN

    def __init__(
        self, technique: str, grid: Grid, step: Step | None, cells: frozenset[int]
    ) -> None:
        super().__init__(technique, grid, step)
        self._cells = cells
        self.faults: tuple[Fault, ...] = (
            () if step is not None else faults(Position(grid), technique, cells)
        )

    @staticmethod
    def real(technique: str, grid: Grid, step: Step) -> "Judge":
        """A pattern."""
        return Judge(technique, grid, step, pattern_cells(step))

    @property
    def is_one(self) -> bool:
        """Whether it is the pattern."""
        return self.step is not None

    @property
    def pointed(self) -> frozenset[int]:
        """The cells in question."""
        return self._cells

    @property
    def culprits(self) -> frozenset[int]:
        """The cells that spoil it: those outside that break in, else those inside at fault."""
        outside = {cell for fault in self.faults for cell in fault.others} - self._cells
        inside = {cell for fault in self.faults for cell in fault.cells}
        return frozenset(outside or inside or self._cells)

    def spoils(self, cell: int) -> bool:
        """Whether a cell is at fault: told so, or without one of its candidates all is well."""
        if cell in self.culprits:
            return True
        for digit in digits(0 if self.grid.values[cell] else self.grid.candidates[cell]):
            mended = self.grid.copy()
            mended.eliminate(cell, digit)
            if not faults(Position(mended), self.technique, self._cells):
                return True
        return False

    def question(self, language: Language) -> tuple[str, ...]:
        """Whether it is one."""
        name = narrate.called(self.technique, language)
        return (say(language, "exercise-judge", name=name),)

    def hint(self, rung: int, language: Language) -> Told:
        """First what the pattern needs, then the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        return Told((say(language, f"judge-hint-{rung}"),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Outcome:
        """Right with the right reason; half right without."""
        if answer.is_one is None:
            return Outcome(0.0, (say(language, "exercise-no-verdict"),))
        told = self.solution(language)
        if answer.is_one != self.is_one:
            kind = "judge-it-is" if self.is_one else "judge-it-is-not"
            name = narrate.called(self.technique, language)
            sentences = (say(language, kind, name=name), *told.sentences)
            return Outcome(0.0, sentences, told.light, told.legend)
        if self.is_one or (answer.cells and all(map(self.spoils, answer.cells))):
            sentences = (say(language, "exercise-right"), *told.sentences)
            return Outcome(1.0, sentences, told.light, told.legend)
        kind = "judge-other-reason" if answer.cells else "judge-no-reason"
        sentences = (say(language, kind), *told.sentences)
        return Outcome(_WITHOUT_REASON, sentences, told.light, told.legend)

    def solution(self, language: Language) -> Told:
        """Why it is one, or why not."""
        if self.step is not None:
            return tell_step(self.step, narrate.REASON, self.geometry, language)
        sentences = tuple(tell_fault(fault, self.geometry, language) for fault in self.faults)
        return Told(sentences, Light(wrong=tuple(sorted(self.culprits))))
