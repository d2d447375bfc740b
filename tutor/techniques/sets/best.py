"""Of all that was found: for each conclusion the pattern with the fewest cells."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from tutor.techniques.sets.web import Web

Pattern = TypeVar("Pattern")


class Best(Generic[Pattern]):
    """Patterns of almost locked sets by what they remove.

    There are often hundreds of them for a handful of conclusions; only the clearest of each
    is worth a Step.
    """

    def __init__(self, web: Web) -> None:
        self._web = web
        self._found: dict[int, tuple[int, Pattern]] = {}

    def add(self, removed: int, sets: Iterable[int], pattern: Pattern) -> None:
        """A pattern of some sets, by their numbers; of no use if it removes nothing."""
        if not removed:
            return
        cells = 0
        for number in sets:
            cells |= self._web.sets[number].cells
        known = self._found.get(removed)
        if known is None or cells.bit_count() < known[0]:
            self._found[removed] = cells.bit_count(), pattern

    def found(self) -> Iterator[tuple[int, Pattern]]:
        """What is removed, and the clearest pattern that does."""
        for removed, (_, pattern) in self._found.items():
            yield removed, pattern
