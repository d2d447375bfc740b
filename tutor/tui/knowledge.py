"""What the learner knows by now, for screens that show it or help accordingly."""

from datetime import UTC, datetime

from tutor.games.game import GameName
from tutor.learn.mastery import Aids, Mastery, aids_for, mastery_in
from tutor.learn.progress import next_on
from tutor.store import Settings, Store
from tutor.techniques.ladder import TECHNIQUES


def mastery_of(store: Store) -> Mastery:
    """The learner's knowledge now, to the minute."""
    return mastery_in(store, datetime.now(UTC).replace(second=0, microsecond=0))


def next_lesson_of(store: Store, game: GameName = "sudoku") -> str | None:
    """The lesson on a game to go on with."""
    return next_on(game, mastery_of(store), store.course())


def aids_of(technique: str, store: Store, settings: Settings) -> Aids:
    """The help with a technique that this learner needs by now."""
    return aids_for(mastery_of(store).of(technique), settings.fade_aids)


def needs_candidates(title: str, store: Store, settings: Settings) -> bool:
    """Whether a game about a technique should begin with its candidates filled in.

    Singles are found without them.
    """
    kind, _, id_ = title.partition(":")
    if kind != "technique" or id_ not in TECHNIQUES or TECHNIQUES[id_].tier == 1:
        return False
    return aids_of(id_, store, settings).candidates
