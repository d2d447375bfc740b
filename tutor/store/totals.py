"""What all games amount to."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tutor.learn.document import LARGEST
from tutor.play.game import DRAFT
from tutor.store.database import Database
from tutor.store.record import E, G, P
from tutor.store.shelf import Shelf

MISTAKE = "mistake"
"""What a hint is noted to be about while there is a mistake on the board."""
_TOLD = ("hint", "explain")
"""The entries in which the coach helped."""
_UNCHANGED = ("why", "check", "solved", "bookmark", "colour")
"""The entries after which a hint goes on where it was."""


@dataclass(frozen=True)
class Totals:
    """Numbers over all games of a kind."""

    games: int = 0
    solved: int = 0
    seconds: float = 0.0
    hints: int = 0
    """How many steps, or mistakes, the coach was asked about."""
    by_technique: dict[str, int] = field(default_factory=dict)
    """How often the coach told of each technique, most often first."""

    def as_json(self) -> dict[str, Any]:
        """The numbers by the names that programs know them by."""
        return {
            "games": self.games,
            "solved": self.solved,
            "seconds": round(self.seconds, 3),
            "hints": self.hints,
            "techniques": self.by_technique,
        }


def totals_of(database: Database, shelf: Shelf[P, E, G]) -> Totals:
    """Count everything but puzzles that are only being typed in."""
    counts = database.rows(
        "SELECT count(*), count(CASE WHEN is_solved THEN 1 END),"
        f" total(min(max(CAST(elapsed AS REAL), 0), ?)) FROM {shelf.games} WHERE title != ?",
        (LARGEST, DRAFT),
    )
    asked = list(_asked_about(database, shelf))
    techniques = Counter(subject for subject in asked if subject not in ("", MISTAKE))
    found, solved, seconds = counts[0] if counts else (0, 0, 0.0)
    return Totals(
        int(found), int(solved), float(seconds), len(asked), dict(techniques.most_common())
    )


def _asked_about(database: Database, shelf: Shelf[P, E, G]) -> Iterator[str]:
    """What each hint was about; however far it went, it is one while the board stays."""
    rows = database.rows(
        "SELECT game, kind, CASE WHEN kind IN (?, ?) THEN entry END"
        f" FROM {shelf.entries}"
        f" WHERE kind NOT IN ({', '.join('?' * len(_UNCHANGED))}) ORDER BY game, number",
        (*_TOLD, *_UNCHANGED),
    )
    last: tuple[int, str] | None = None
    for game, kind, text in rows:
        if kind not in _TOLD:
            last = None
            continue
        for entry in shelf.log_of([(text,)]):
            about = (game, entry.note.partition(" ")[0])
            if about != last:
                yield about[1]
            last = about
