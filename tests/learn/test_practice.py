"""Grids for what is due."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.cases import each_case
from tutor.base.events import Event
from tutor.games.sudoku.collections import collection, needs_of, shipped_file
from tutor.learn import practice
from tutor.learn.mastery import Mastery
from tutor.learn.practice import choose
from tutor.learn.taught import ORDER
from tutor.techniques.ladder import TECHNIQUES

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


def learner(**days_ago: float) -> Mastery:
    """Somebody who tried techniques so many days ago, and failed; nothing else is known."""
    events = [
        Event(id_.replace("_", "-"), NOW - timedelta(days=days), 0.0, "spot")
        for id_, days in days_ago.items()
    ]
    return Mastery(events, NOW)


def up_to(technique: str, due: bool = True) -> Mastery:
    """Somebody at this point of the course, for whom the last technique comes first."""
    met = ORDER[: ORDER.index(technique)]
    events = [Event(id_, NOW - timedelta(days=1), 1.0, "test") for id_ in met]
    events.append(Event(technique, NOW - timedelta(days=2 if due else 0), 0.0, "use"))
    return Mastery(events, NOW)


@each_case(
    "technique", ["full-house", "naked-single", "naked-pair", "locked-pair", "x-wing", "bug-plus-1"]
)
def test_the_walk_needs_it_and_nothing_unknown(technique: str) -> None:
    mastery = up_to(technique)
    assert [s.technique for s in mastery.due_today()] == [technique]
    found = choose(mastery, 1)
    assert found is not None
    assert (found.technique, found.title) == (technique, f"technique:{technique}")
    assert found.unknown == ()
    needs = needs_of(found.grid)
    assert technique in {TECHNIQUES[used].lesson for used in needs}, "what its lesson teaches"
    assert all(mastery.of(used).state != "new" for used in needs)


def test_the_same_seed_gives_the_same_grid() -> None:
    mastery = up_to("x-wing")
    grids = [choose(mastery, seed) for seed in ("a", "a", "b")]
    one, same, other = (found.grid.values for found in grids if found is not None)
    assert one == same
    assert one != other
    shipped = collection("technique-x-wing")
    assert shipped is not None
    assert one not in [grid.values for grid in shipped.grids()], "shuffled"


def test_without_anything_due_what_is_being_learnt() -> None:
    mastery = up_to("claiming", due=False)
    assert mastery.due_today() == []
    found = choose(mastery, 1)
    assert found is not None
    assert found.technique == "claiming"
    assert choose(Mastery([], NOW), 1) is None
    known = Mastery([Event("x-wing", NOW, 1.0, "test")], NOW)
    assert choose(known, 1) is None


def test_a_grid_without_unknowns_is_better_than_the_most_forgotten() -> None:
    mastery = learner(x_wing=9, full_house=2)
    assert [s.technique for s in mastery.due_today()] == ["x-wing", "full-house"]
    found = choose(mastery, 1)
    assert found is not None
    assert (found.technique, found.unknown) == ("full-house", ())


def test_else_as_few_unknowns_as_can_be() -> None:
    found = choose(learner(x_wing=9, naked_pair=2), 1)
    assert found is not None
    assert found.technique == "x-wing"
    assert found.unknown[:2] == ("full-house", "hidden-single")
    needs = needs_of(found.grid)
    assert set(found.unknown) == needs - {"x-wing", "naked-pair"}
    shipped = collection("technique-x-wing")
    assert shipped is not None
    fewest = min(len(needs_of(grid) - {"x-wing", "naked-pair"}) for grid in shipped.grids())
    assert len(found.unknown) <= fewest


def test_grids_of_levels_serve_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the technique's own file has nothing, for instance of what was just skipped."""
    monkeypatch.setattr(practice._Choice, "_own", lambda *_: [])
    found = choose(up_to("hidden-pair"), 1)
    assert found is not None
    assert "hidden-pair" in needs_of(found.grid)


def test_it_can_be_stopped() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    shipped_file.cache_clear()
    with pytest.raises(KeyboardInterrupt):
        choose(up_to("x-wing"), 1, stop)
    assert choose(up_to("x-wing"), 1) is not None
