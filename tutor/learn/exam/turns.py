"""Which technique a question is about: each in its turn."""

from tutor.base.dice import Dice
from tutor.learn.exam.syllabus import Syllabus


class Turns:
    """The techniques of a syllabus about one game, by turns."""

    def __init__(self, syllabus: Syllabus, dice: Dice) -> None:
        self._syllabus = syllabus
        self._dice = dice
        self._left: list[str] = []

    def next(self) -> str:
        """Each technique once, in a random order, before any comes again."""
        if not self._left:
            self._left = list(self._syllabus.techniques)
            self._dice.shuffle(self._left)
        return self._left.pop()

    def to_be_named(self) -> str:
        """One whose name is the question: where there are few, any that may be the answer."""
        named = self._syllabus.named
        if named == self._syllabus.techniques:
            return self.next()
        return named[self._dice.below(len(named))]
