"""The pas à pas in plain text, for any game: step after step, a key for the next."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from tutor.cli.run import Run, print_text
from tutor.cli.typed import is_border

R = TypeVar("R")
S = TypeVar("S")


class Keys:
    """Waits for Enter between steps; when nobody is typing any more, goes on by itself."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._at_end = sys.stdin is None

    def go_on(self) -> bool:
        """Wait for Enter; False if the answer is to stop."""
        if self._at_end:
            return True
        if sys.stdin.isatty():
            print(self._run.say("walk-key"), end=" ", flush=True)
        line = sys.stdin.readline()
        while is_border(line):  # the end of a grid that was pasted
            line = sys.stdin.readline()
        self._at_end = not line
        if self._at_end and sys.stdin.isatty():
            print()
            return False
        return line.strip().lower() not in ("q", "quit")


class AnyWalk(ABC, Generic[R, S]):
    """One puzzle, step after step: with what logic there is, then with a search."""

    def __init__(self, run: Run, keys: Keys, ladder: tuple[R, ...], search: R) -> None:
        self._run = run
        self._keys = keys
        self._ladder = ladder
        self._search = search

    @abstractmethod
    def drawn(self) -> str:
        """The board as it was given."""

    @abstractmethod
    def refusal(self) -> Sequence[str]:
        """What is wrong with the board; nothing if it can be walked through."""

    @property
    @abstractmethod
    def is_full(self) -> bool:
        """Whether nothing is left to find."""

    @abstractmethod
    def stuck(self) -> str:
        """That logic leads no further."""

    @abstractmethod
    def open_end(self) -> str:
        """Why not even a search leads to the end."""

    @abstractmethod
    def steps(self, rungs: tuple[R, ...]) -> Iterator[S]:
        """The path that these lead on; a step is applied when the next is asked for."""

    @abstractmethod
    def show(self, step: S) -> None:
        """Print a step, and the board after it."""

    @abstractmethod
    def count(self) -> str:
        """How much is known."""

    def go(self) -> bool:
        """Show the board and every step; False if the learner stops."""
        refusal = self.refusal()
        print(self.drawn())
        if refusal:
            self._run.answer_no()
            for sentence in refusal:
                print_text(sentence)
            return True
        print(f"({self.count()})")
        if not self._take(self._ladder):
            return False
        if not self.is_full:
            print_text(self.stuck())
            if not self._take((*self._ladder, self._search)):
                return False
        if self.is_full:
            print_text(self._run.say("walk-done"))
        else:
            self._run.answer_no()
            print_text(self.open_end())
        return True

    def _take(self, rungs: tuple[R, ...]) -> bool:
        """Every step that these give; False if the learner stops."""
        for step in self.steps(rungs):
            if not self._keys.go_on():
                return False
            self.show(step)
        return True
