"""Watching somebody think: how far they are, and whether they shall go on."""

from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import TypeVar, overload

Watch = Callable[[float], None]
"""Told how far the thinking is, from 0 to 1; may raise ``Stopped``."""
T = TypeVar("T", covariant=True)
Found = TypeVar("Found")


def nobody_watches(share: float) -> None:
    """Let the thinking go on."""


class Watched(Sequence[T]):
    """Techniques, or rules, that tell how far down the ladder somebody is looking."""

    def __init__(self, techniques: Sequence[T], watch: Watch) -> None:
        self._techniques = techniques
        self._watch = watch
        self._share = 0.0

    def __iter__(self) -> Iterator[T]:
        for index, technique in enumerate(self._techniques):
            self._share = index / len(self._techniques)
            self.pulse()
            yield technique

    def pulse(self) -> None:
        """Tell once more how far it is."""
        self._watch(self._share)

    def __len__(self) -> int:
        return len(self._techniques)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        return self._techniques[index]


def once(work: Callable[[Watch], Found]) -> Callable[[Watch], Found]:
    """Work that always comes to the same, done once for all who ask.

    Who asks meanwhile waits for it; whoever stops it leaves it to the next.
    """
    lock, found = Lock(), list[Found]()

    def ask(watch: Watch) -> Found:
        with lock:
            if not found:
                found.append(work(watch))
        return found[0]

    return ask
