"""Random choices that are the same on every machine and Python version."""

from collections.abc import MutableSequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A seeded source of choices.

    Built on ``Random.random`` alone: it is the one method whose sequence
    Python promises to keep, so a seed gives the same grids years from now.
    """

    def __init__(self, seed: int | str) -> None:
        # As bytes, so that a seed typed in another encoding is as good as any.
        self._random = Random(str(seed).encode("utf-8", "surrogateescape")).random

    def below(self, limit: int) -> int:
        """An int from 0 to limit - 1."""
        return int(self._random() * limit)

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def permutation(self, size: int) -> list[int]:
        """The numbers 0 to size - 1 in a random order."""
        order = list(range(size))
        self.shuffle(order)
        return order
