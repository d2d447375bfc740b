"""What all games amount to."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from tutor.base.document import LARGEST
from tutor.games.codec import Codec, E, G, P
from tutor.store import hints
from tutor.store.database import Database
from tutor.store.problem import Unwritten
from tutor.store.rows import number, whole

MISTAKE = "mistake"
"""What a hint is noted to be about while there is a mistake on the board."""


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

    def as_json(self) -> dict[str, object]:
        """The numbers by the names that programs know them by."""
        return {
            "games": self.games,
            "solved": self.solved,
            "seconds": round(self.seconds, 3),
            "hints": self.hints,
            "techniques": self.by_technique,
        }


def totals_of(database: Database, codec: Codec[P, E, G]) -> Totals:
    """Count everything but puzzles that are only being typed in."""
    counts = database.rows(
        "SELECT count(*), count(CASE WHEN is_solved THEN 1 END),"
        f" total(min(max(CAST(elapsed AS REAL), 0), ?)) FROM {codec.games} WHERE title != ?",
        (LARGEST, codec.draft),
    )
    asked = _asked(database, codec.entries)
    techniques = [subject for subject in asked if asked[subject] and subject not in ("", MISTAKE)]
    often = {id_: asked[id_] for id_ in sorted(techniques, key=lambda id_: (-asked[id_], id_))}
    found, solved, seconds = counts[0] if counts else (0, 0, 0.0)
    hinted = sum(asked.values())
    return Totals(whole(found), whole(solved), number(seconds), hinted, often)


def _asked(database: Database, table: str) -> Mapping[str, int]:
    """How many hints there were about each subject; counted anew where that was not kept."""
    known = hints.kept(database.rows, table)
    if known is None and (database.problem is None or database.in_memory):
        with suppress(Unwritten), database.writing() as connection:
            hints.count_again(connection, table)
        known = hints.kept(database.rows, table)
    return hints.read_all(database.rows, table).hints if known is None else known
