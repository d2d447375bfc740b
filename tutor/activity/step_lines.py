"""The reason of a step line by line: a net of many links is read one after the other."""

from dataclasses import replace

from tutor.games.told import Told

_FEWEST = 3
"""A reason of fewer lines is read at once."""


class StepLines:
    """How far the reason of a step has been read; at first, all of it is told."""

    def __init__(self) -> None:
        self._at = 0

    @staticmethod
    def are_in(told: Told) -> bool:
        """Whether there are enough lines to read them one by one."""
        return told.parts.count("why") >= _FEWEST

    def move(self, by: int, told: Told) -> None:
        """Read on, or back."""
        self._at = min(max(self._at + by, 1), told.parts.count("why"))

    def cut(self, told: Told) -> Told:
        """What is told up to the line, which stands out; after the last, also what follows."""
        count = told.parts.count("why")
        first = told.parts.index("why")
        here = first + self._at - 1
        end = len(told.sentences) if self._at == count else here + 1
        sentences = [
            f"**{words}**" if index == here else words
            for index, words in enumerate(told.sentences[:end])
        ]
        return replace(told, sentences=tuple(sentences), parts=told.parts[:end])
