"""What all games amount to."""

from collections import Counter
from dataclasses import dataclass, field

from tutor.play.game import DRAFT
from tutor.store.database import Database
from tutor.store.games import log_of

TOLD = ("hint", "explain", "apply")
"""The entries in which the coach helped."""


@dataclass(frozen=True)
class Totals:
    """Numbers over all games."""

    games: int = 0
    solved: int = 0
    seconds: float = 0.0
    hints: int = 0
    by_technique: dict[str, int] = field(default_factory=dict)
    """How often the coach told of each technique, most often first."""


def totals_of(database: Database) -> Totals:
    """Count everything but grids that are only being typed in."""
    counts = database.rows(
        "SELECT count(*), total(is_solved), total(elapsed) FROM games WHERE title != ?", (DRAFT,)
    )
    marks = ", ".join("?" * len(TOLD))
    told = database.rows(f"SELECT entry FROM entries WHERE kind IN ({marks})", TOLD)
    notes = [entry.note.split() for row in told for entry in log_of([row])]
    techniques = Counter(words[0] for words in notes if words)
    found, solved, seconds = counts[0] if counts else (0, 0, 0.0)
    return Totals(
        int(found), int(solved), float(seconds), len(told), dict(techniques.most_common())
    )
