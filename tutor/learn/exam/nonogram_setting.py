"""Setting questions about nonograms: each about the rule whose turn it is."""

from tutor.base.dice import Dice
from tutor.base.watch import Pulse
from tutor.learn.exam.nonogram_boards import NonogramBoards
from tutor.learn.exam.questions import NonogramKind, OnLine, Picture, Question, WhichRule
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.turns import Turns
from tutor.learn.kinds import TRIALS
from tutor.learn.nonogram.boards import line_with
from tutor.nonogram.names import rule_id_of
from tutor.nonogram.techniques import rule_of
from tutor.rating.effort import minutes_for_rules as minutes_for

_ROTA: tuple[NonogramKind, ...] = (
    "line",
    "rule",
    "picture",
    "line",
    "rule",
    "line",
    "picture",
    "rule",
)
"""The kinds of questions, by turns."""


class NonogramSetter:
    """Sets one question after the other."""

    def __init__(self, syllabus: Syllabus, dice: Dice, pulse: Pulse) -> None:
        self._syllabus = syllabus
        self._dice = dice
        self._turns = Turns(syllabus, dice)
        self._boards = NonogramBoards(syllabus.grid_level, dice, pulse)
        self._without: set[tuple[str, ...]] = set()
        """The rules that are the hardest of no picture."""

    def question(self, number: int) -> Question:
        """A question of the kind whose turn it is, or of another where no board serves for it."""
        kind = _ROTA[number % len(_ROTA)]
        if kind == "rule":
            return self._rule()
        technique = self._turns.next()
        if kind == "line" and technique not in TRIALS:
            return self._line(technique)
        # There is no line to try colours on: whoever knows how finishes a picture so.
        wanted = (technique,) if self._syllabus.level is None else self._syllabus.techniques
        return self._picture(wanted) or self._line(technique)

    def _line(self, technique: str) -> Question:
        position = line_with(rule_of(technique), self._dice)
        return OnLine(technique, position, minutes_for([rule_id_of(technique)]))

    def _picture(self, techniques: tuple[str, ...]) -> Question | None:
        """A picture whose hardest rule is one of these; None if there is none in good time."""
        if techniques in self._without:
            return None
        begun = next(self._boards.begun(techniques), None)
        if begun is None:
            self._without.add(techniques)
            return None
        return Picture(*begun)

    def _rule(self) -> Question:
        """Where the rule is the question, its own minutes would be the answer: the average is."""
        named = self._syllabus.named
        minutes = minutes_for(map(rule_id_of, named)) / len(named)
        technique = self._turns.to_be_named()
        position = next(self._boards.of(technique))
        return WhichRule(technique, position, minutes, self._syllabus.options)
