"""What the coach has told in a game: the one count that everybody takes who speaks of hints.

The card at the end, the review, the list of games and the learner's progress follow from it.
"""

from collections import Counter

from tutor.games.entries import RIGHT, TOLD, Telling

UNCHANGED = ("why", "check", "solved", "bookmark", "colour", "corner")
"""The entries after which a hint goes on where it was."""


class Asked:
    """Follows logs, and counts what the coach has told.

    However far a hint goes, it is one while the board stays; so is the same question.
    """

    def __init__(self) -> None:
        """Nothing was asked yet."""
        self._known: set[tuple[str, tuple[str, ...]]] = set()
        self.hints: Counter[str] = Counter()
        """How many hints there were about each subject."""
        self.told: Counter[str] = Counter()
        """How many entries tell of it."""
        self.is_unaided = True
        """Whether nothing was told but that all is right."""

    @property
    def count(self) -> int:
        """How many hints there were."""
        return self.hints.total()

    def begin(self) -> None:
        """The log of another game follows."""
        self._known.clear()

    def add(self, kind: str, telling: Telling | None, note: str = "") -> None:
        """Follow one entry; one in which the coach helped is passed over if it is unreadable."""
        if kind not in TOLD:
            self.is_unaided &= kind != "check" or note == RIGHT
            if kind not in UNCHANGED:
                self._known.clear()
            return
        self.is_unaided = False
        self.told[telling.subject if telling else ""] += 1
        if telling is not None and telling.is_hint:
            key = telling.subject, telling.claims
            self.hints[telling.subject] += key not in self._known
            self._known.add(key)
