"""Does it lead anywhere? Cells are pointed at in which something is supposed."""

from tutor.base.language import Language
from tutor.explain.lookalike.suppositions import splits_of
from tutor.games.sudoku.coach import Light, Told
from tutor.learn.exercises.judge import Judge
from tutor.narrate.sudoku.digits_and_houses import Digits, Houses, say
from tutor.techniques.forcing.telling import Split
from tutor.techniques.position import Position

_QUESTIONS = {
    "nishio": "judge-nishio",
    "forcing-chain": "judge-forcing-chain",
    "forcing-net-contradiction": "judge-forcing-net-contradiction",
    "template-delete": "judge-template-delete",
}
_TEMPLATES = "template-delete"


class JudgeSupposition(Judge):
    """A board with cells whose candidates are gone through, one after another.

    Where they lead to nothing, no cell is to blame: a right no is all that is asked for.
    """

    asks_for_reason = False

    def question(self, language: Language) -> tuple[str, ...]:
        """What to suppose, how far to follow it, and what to look out for."""
        split = self._split
        facts = {
            "split": "cell" if split.house is None else "house",
            "digits": Digits(self.geometry, tuple(dict.fromkeys(d for _, d in split.cases))),
            "houses": Houses(() if split.house is None else (split.house,)),
        }
        return (say(language, _QUESTIONS[self.technique], **facts),)

    @property
    def _split(self) -> Split:
        """What there is to go through."""
        position = Position(self.grid)
        if self.technique == _TEMPLATES:
            digit = next(d for d in position.all_digits if self._is_all_of(position, d))
            return Split(position.in_cells(position.places[digit], digit), None)
        if self.step is not None and (cases := self.step.candidates("case")):
            return Split(cases, next(iter(self.step.houses), None))
        return splits_of(position, tuple(sorted(self.pointed)))[0]

    def _is_all_of(self, position: Position, digit: int) -> bool:
        return position.places[digit] == sum(1 << cell for cell in self.pointed)

    def hint(self, rung: int, language: Language) -> Told:
        """How to go about it, then the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        first, second = (
            ("judge-template-hint-1", "judge-template-hint-2")
            if self.technique == _TEMPLATES
            else ("judge-supposing-hint-1", "judge-supposing-hint-2")
        )
        return Told((say(language, first if rung == 1 else second),), rung=rung)

    def denial(self, language: Language) -> str:
        """What is said to a wrong verdict."""
        return say(language, "judge-it-is-so" if self.is_one else "judge-not-so")

    def solution(self, language: Language) -> Told:
        """Where it leads, or that it leads nowhere."""
        told = super().solution(language)
        return told if self.is_one else Told(told.sentences, Light())
