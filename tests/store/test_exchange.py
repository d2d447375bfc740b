"""Everything can be taken along and merged back in; rubbish changes nothing."""

import copy
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.store.damage import VALUES, set_column
from tests.store.filled import fill, use
from tests.store.play import PUZZLE, state
from tutor.base.document import BadDocument
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.store import Settings, Store
from tutor.store.exchange import Imported, export, import_

Change = Callable[[Any], object]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with two games."""
    store = open_store(tmp_path / "one")
    store.save_settings(Settings(theme="light"))
    first = store.played(GRIDS).new_game(PUZZLE, "first")
    first.game.fill()
    first.game.place([2], 4, clean=True)
    first.game.colour([0, 2], 2)
    first.game.undo()
    first.tick(61.5)
    store.played(GRIDS).set_aside(store.played(GRIDS).new_game(PUZZLE, "second").record.id)
    return store


def document(store: Store) -> Any:
    """What a file would hold."""
    return json.loads(json.dumps(export(store)))


def test_everything_goes_along(store: Store, tmp_path: Path) -> None:
    other = open_store(tmp_path / "two")
    assert import_(other, document(store)) == Imported(added=2, known=0)
    assert document(other) == document(store)
    for ours, theirs in zip(store.played(GRIDS).games(), other.played(GRIDS).games(), strict=True):
        assert state(store.played(GRIDS).resume(ours.id).game) == state(
            other.played(GRIDS).resume(theirs.id).game
        )
        assert (ours.filled, ours.is_open) == (theirs.filled, theirs.is_open)
    assert import_(other, document(store)) == Imported(added=0, known=2)
    assert document(other) == document(store)


def test_settings_chosen_here_stay(store: Store, tmp_path: Path) -> None:
    other = open_store(tmp_path / "two")
    other.save_settings(Settings(theme="contrast"))
    import_(other, document(store))
    assert other.settings().theme == "contrast"


def test_the_longer_history_wins_on_both_sides(store: Store, tmp_path: Path) -> None:
    early = document(store)
    (first,) = (game for game in store.played(GRIDS).games() if game.title == "first")
    keeper = store.played(GRIDS).resume(first.id)
    keeper.game.redo()
    keeper.game.place([2], 4)
    keeper.tick(100)
    late = document(store)
    other = open_store(tmp_path / "two")
    import_(other, early)
    assert import_(other, late) == Imported(added=0, known=2, grown=1)
    assert document(other) == late
    assert import_(other, early) == Imported(added=0, known=2)
    assert document(other) == late


def test_histories_that_part_are_both_kept(store: Store, tmp_path: Path) -> None:
    early = document(store)
    other = open_store(tmp_path / "two")
    import_(other, early)
    for here, digit in ((store, 1), (other, 2)):
        (first,) = (game for game in here.played(GRIDS).games() if game.title == "first")
        here.played(GRIDS).resume(first.id).game.place([3], digit)
    assert import_(other, document(store)) == Imported(added=1, known=1)
    assert import_(other, document(store)) == Imported(added=0, known=2)
    assert len(other.played(GRIDS).games()) == 3


EVENT = {"technique": "x-wing", "at": "2026-01-01T00:00:00+00:00", "credit": 1, "source": "spot"}
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
    (lambda d: d["games"][1].update(elapsed=1e27), "games[1].elapsed"),
    (lambda d: d["games"][1].update(elapsed=10**400), "games[1].elapsed"),
    (lambda d: d["games"][1].update(elapsed=None), "games[1].elapsed"),
    (lambda d: d["games"][1].update(title="x" * 10_001), "games[1].title"),
    (lambda d: d["games"][1].update(created="9999-12-31T23:59:59+00:00"), "games[1].created"),
    (lambda d: d["games"][1].update(updated="3000-01-01T00:00:00+00:00"), "games[1].updated"),
    (lambda d: d["games"][1].update(updated="1969-12-31T00:00:00+00:00"), "games[1].updated"),
    (lambda d: d["games"][1].update(updated="20000-01-01T00:00:00+00:00"), "games[1].updated"),
    (lambda d: d["games"][0]["log"][0].update(elapsed=1e27), "games[0].log[0]"),
    (lambda d: d["games"][0]["log"][0].update(note="x" * 10_001), "games[0].log[0]"),
    (lambda d: d.update(events=[{**EVENT, "credit": 1e27}]), "events[0].credit"),
    (lambda d: d.update(events=[{**EVENT, "at": "3000-01-01T00:00:00+00:00"}]), "events[0].at"),
    (lambda d: d.update(events=[{**EVENT, "technique": "x" * 10_001}]), "events[0].technique"),
    (lambda d: d.update(course={"lesson:x-wing": float("nan")}), "course"),
    (lambda d: d.update(course={"lesson:x-wing": "x" * 1_000_000}), "course"),
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
    other = open_store(tmp_path / "two")
    with pytest.raises(BadDocument) as refused:
        import_(other, bad)
    assert refused.value.where == where
    assert other.played(GRIDS).games() == []
    assert other.settings() == Settings()
    assert import_(other, good).added == 2


@pytest.mark.parametrize("rubbish", [None, 3, [], {}, "text"])
def test_a_document_that_is_no_object(store: Store, rubbish: object) -> None:
    with pytest.raises(BadDocument) as refused:
        import_(store, rubbish)
    assert refused.value.where == "format"


NUMBERS: tuple[object, ...] = (
    *(1e27, -1e27, float("nan"), float("inf"), float("-inf"), 1e300, 10**30, -(10**30), 10**400),
    *(-1, 0.5, 2**31, 2**63, 2**64, None, True, "9" * 50),
)
MOMENTS = ("9999-12-31T23:59:59.999999+00:00", "0001-01-01T00:00:00-14:00", "2999-12-30T00:00:00Z")


def numbers_in(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place of a document that holds a number or a moment: its container and its key."""
    members = value.items() if isinstance(value, dict) else enumerate(value)
    for key, member in list(members):
        if isinstance(member, dict | list):
            yield from numbers_in(member)
        elif isinstance(member, int | float) or key in ("created", "updated", "at", "finished"):
            yield value, key


@pytest.mark.slow
def test_no_number_of_a_document_locks_anybody_out(tmp_path: Path) -> None:
    """Wherever a number stands, another one is refused, or does no harm."""
    filled = fill(tmp_path / "filled")
    store = open_store(filled.parent)
    good = document(store)
    store.close()
    for part in ("games", "nonograms", "events"):
        good[part] = [{**one, "log": one.get("log", [])[:3]} for one in good[part][:1]]
    good["events"][0].pop("log")
    good["course"] = dict(list(good["course"].items())[:1])
    refused = taken = 0
    for place, (container, key) in enumerate(list(numbers_in(good))):
        kept = container[key]
        others = MOMENTS if isinstance(kept, str) else NUMBERS
        for other in (others[place % len(others)], others[(place + 7) % len(others)], 1e27):
            container[key] = other
            folder = tmp_path / f"{place}"
            store = open_store(folder)
            try:
                import_(store, json.loads(json.dumps(good)))
                taken += 1
            except BadDocument:
                refused += 1
                assert store.played(GRIDS).games() == []
            store.close()
            assert use(folder) == []
            shutil.rmtree(folder)
        container[key] = kept
    assert refused > taken > 0


def test_every_export_can_be_imported(tmp_path: Path) -> None:
    """Also one of a file that has values beyond the bounds: they are brought back to them."""
    file = fill(tmp_path / "one")
    for table, column, value in (
        *(("games", "elapsed", "9e999"), ("games", "updated", "year 9999")),
        *(("nonograms", "elapsed", "-1"), ("games", "created", "year 9999")),
        *(("events", "at", "year 9999"), ("entries", "entry", "an endless move")),
        *(("games", "title", "long"), ("exams", "created", "year 9999")),
    ):
        more = {"long": f"'{'x' * 20_000}'"}
        set_column(file, table, column, {**VALUES, **more}.get(value, value))
    ours, other = open_store(file.parent), open_store(tmp_path / "two")
    known = document(ours)
    assert ours.problems == []
    assert import_(other, known).added == len(known["games"]) + len(known["nonograms"])
    assert len(other.played(GRIDS).games()) == len(ours.played(GRIDS).games()) == 4
