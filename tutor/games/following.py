"""Following a log of any game, entry by entry."""

from collections.abc import Iterable
from typing import Protocol, TypeVar

E = TypeVar("E")
E_contra = TypeVar("E_contra", contravariant=True)


class AnyReplay(Protocol[E_contra]):
    """A board that follows a log."""

    @property
    def filled(self) -> int:
        """How many cells are done."""

    @property
    def is_solved(self) -> bool:
        """Whether the board is as it has to be."""

    def fits(self, entry: E_contra) -> bool:
        """Whether an entry can come next."""

    def add(self, entry: E_contra) -> None:
        """Follow one more entry."""


def followed(replay: AnyReplay[E], log: Iterable[E]) -> list[E]:
    """A log up to the first entry that cannot have happened, which the board follows."""
    sound = []
    for entry in log:
        if not replay.fits(entry):
            break
        replay.add(entry)
        sound.append(entry)
    return sound


def open_bookmarks(kinds: Iterable[str]) -> list[int]:
    """After how many edits each bookmark was set that has not been used.

    Args:
        kinds: what kind of edits stand, in order.
    """
    places: list[int] = []
    for count, kind in enumerate(kinds):
        if kind == "bookmark":
            places.append(count)
        elif kind == "back" and places:
            places.pop()
    return places
