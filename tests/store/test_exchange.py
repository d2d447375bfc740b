"""Everything can be taken along and merged back in; rubbish changes nothing."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.store.play import PUZZLE, state
from tutor.learn.document import BadDocument
from tutor.store import Settings, Store
from tutor.store.exchange import Imported, export, import_

Change = Callable[[Any], object]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with two games."""
    store = Store.open(tmp_path / "one")
    store.save_settings(Settings(theme="light"))
    first = store.new_game(PUZZLE, "first")
    first.game.fill()
    first.game.place([2], 4, clean=True)
    first.game.colour([0, 2], 2)
    first.game.undo()
    first.tick(61.5)
    store.set_aside(store.new_game(PUZZLE, "second").record.id)
    return store


def document(store: Store) -> Any:
    """What a file would hold."""
    return json.loads(json.dumps(export(store)))


def test_everything_goes_along(store: Store, tmp_path: Path) -> None:
    other = Store.open(tmp_path / "two")
    assert import_(other, document(store)) == Imported(added=2, known=0)
    assert document(other) == document(store)
    for ours, theirs in zip(store.games(), other.games(), strict=True):
        assert state(store.resume(ours.id).game) == state(other.resume(theirs.id).game)
        assert (ours.filled, ours.is_open) == (theirs.filled, theirs.is_open)
    assert import_(other, document(store)) == Imported(added=0, known=2)
    assert document(other) == document(store)


def test_settings_chosen_here_stay(store: Store, tmp_path: Path) -> None:
    other = Store.open(tmp_path / "two")
    other.save_settings(Settings(theme="contrast"))
    import_(other, document(store))
    assert other.settings().theme == "contrast"


def test_the_longer_history_wins_on_both_sides(store: Store, tmp_path: Path) -> None:
    early = document(store)
    (first,) = (game for game in store.games() if game.title == "first")
    keeper = store.resume(first.id)
    keeper.game.redo()
    keeper.game.place([2], 4)
    keeper.tick(100)
    late = document(store)
    other = Store.open(tmp_path / "two")
    import_(other, early)
    assert import_(other, late) == Imported(added=0, known=2, grown=1)
    assert document(other) == late
    assert import_(other, early) == Imported(added=0, known=2)
    assert document(other) == late


def test_histories_that_part_are_both_kept(store: Store, tmp_path: Path) -> None:
    early = document(store)
    other = Store.open(tmp_path / "two")
    import_(other, early)
    for here, digit in ((store, 1), (other, 2)):
        (first,) = (game for game in here.games() if game.title == "first")
        here.resume(first.id).game.place([3], digit)
    assert import_(other, document(store)) == Imported(added=1, known=1)
    assert import_(other, document(store)) == Imported(added=0, known=2)
    assert len(other.games()) == 3


CHANGES: list[tuple[Change, str]] = [
    (lambda d: d.update(format="other"), "format"),
    (lambda d: d.pop("format"), "format"),
    (lambda d: d.update(version=2), "version"),
    (lambda d: d.update(version=True), "version"),
    (lambda d: d.update(settings=[]), "settings"),
    (lambda d: d.pop("games"), "games"),
    (lambda d: d.update(games={}), "games"),
    (lambda d: d["games"].append(3), "games[2]"),
    (lambda d: d["games"][0].pop("givens"), "games[0].givens"),
    (lambda d: d["games"][1].update(givens="1 2 3"), "games[1].givens"),
    (lambda d: d["games"][1].update(givens="10" + " 0" * 80), "games[1].givens"),
    (lambda d: d["games"][1].update(givens=["1"]), "games[1].givens"),
    (lambda d: d["games"][1].update(box="0x3"), "games[1].box"),
    (lambda d: d["games"][1].update(box="11x11"), "games[1].box"),
    (lambda d: d["games"][1].update(title=None), "games[1].title"),
    (lambda d: d["games"][1].update(title="\ud800"), "games[1].title"),
    (lambda d: d["games"][1].update(created="yesterday"), "games[1].created"),
    (lambda d: d["games"][1].update(created="2026-01-01T00:00:00"), "games[1].created"),
    (lambda d: d["games"][1].update(updated="0001-01-01T00:00:00+10:00"), "games[1].updated"),
    (lambda d: d["games"][1].update(elapsed=float("nan")), "games[1].elapsed"),
    (lambda d: d["games"][1].update(elapsed=-1), "games[1].elapsed"),
    (lambda d: d["games"][1].update(aside="no"), "games[1].aside"),
    (lambda d: d["games"][0].update(log={}), "games[0].log"),
    (lambda d: d["games"][0]["log"].append(None), "games[0].log[4]"),
    (lambda d: d["games"][0]["log"][0].update(kind="cheat"), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(kind=[]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(elapsed=10**400), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(elapsed=float("inf")), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][1].update(changes=[[81, [], [1]]]), "games[0].log[1]"),
    (lambda d: d["games"][0]["log"][1].update(changes=[[-1, [], [1]]]), "games[0].log[1]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[2, [], [10]]]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[2, [], [0, 512]]]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[2, [], [0, -1]]]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[2, [], [0, 0, 0, 5]]]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[2, [3], [4]]]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[0, [5], [4]]]), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(changes=[[2]]), "games[0].log[0]"),
]


@pytest.mark.parametrize(("change", "where"), CHANGES)
def test_rubbish_is_refused_and_its_place_named(
    store: Store, tmp_path: Path, change: Change, where: str
) -> None:
    good = document(store)
    bad = copy.deepcopy(good)
    change(bad)
    other = Store.open(tmp_path / "two")
    with pytest.raises(BadDocument) as refused:
        import_(other, bad)
    assert refused.value.where == where
    assert other.games() == []
    assert other.settings() == Settings()
    assert import_(other, good).added == 2


@pytest.mark.parametrize("rubbish", [None, 3, [], {}, "text"])
def test_a_document_that_is_no_object(store: Store, rubbish: object) -> None:
    with pytest.raises(BadDocument) as refused:
        import_(store, rubbish)
    assert refused.value.where == "format"
