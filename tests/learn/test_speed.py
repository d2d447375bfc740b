"""Own minutes: learners who are quick or slow are found out, and accidents are forgiven."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.learn.times import own_factor, speed_of, timed_games
from tutor.rating.record import rate
from tutor.store import Store

EXPECTED = rate(grid_of(CLASSIC)).score


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path)) as opened:
        yield opened


def play(store: Store, minutes: float, title: str = "level:medium") -> None:
    """A game that somebody solves in so many minutes."""
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), title)
    keeper.game.elapsed = 60 * minutes
    for cell in (cell for cell, sign in enumerate(CLASSIC) if sign == "."):
        keeper.game.place([cell], int(CLASSIC_SOLUTION[cell]))


def learner(factor: float, games: int, seed: int, noise: float = 0.3) -> list[tuple[float, float]]:
    """Games of somebody who takes so many times as long as others, with good and bad days."""
    chance = Random(seed)
    predicted = [chance.uniform(4, 15) for _ in range(games)]
    return [(one, one * factor * chance.lognormvariate(0, noise)) for one in predicted]


def test_nobody_is_known_before_the_first_game_and_half_known_after_it() -> None:
    assert own_factor([]) == 1.0
    assert own_factor([(10, 20)]) == pytest.approx(2**0.5)
    assert own_factor([(10, 5)]) == pytest.approx(0.5**0.5)


@each_case("factor", [0.5, 0.8, 1.0, 1.5, 2.5])
def test_learners_are_found_out(factor: float) -> None:
    for seed in range(5):
        few, many = (own_factor(learner(factor, games, seed)) for games in (3, 15))
        assert min(factor, 1.0) * 0.7 < few < max(factor, 1.0) * 1.4, "never far beyond the mark"
        assert 0.7 * factor < many < 1.4 * factor


def test_a_game_left_open_over_night_counts_little_and_practice_shows() -> None:
    usual = learner(1.0, 12, 1, noise=0.0)
    assert own_factor([*usual, (8, 600)]) < 1.2
    assert own_factor([*learner(2.0, 10, 2), *learner(1.0, 15, 3)]) < 1.35


def test_the_speed_of_a_learners_file(store: Store) -> None:
    assert speed_of(timed_games(store, "sudoku")) is None
    play(store, EXPECTED * 2)
    assert speed_of(timed_games(store, "sudoku")) == pytest.approx(2**0.5)
    play(store, EXPECTED / 50)
    assert speed_of(timed_games(store, "sudoku")) == pytest.approx(2**0.5), "the coach did that"
    play(store, EXPECTED * 3, "level:diabolical")
    assert len(timed_games(store, "sudoku")) == 2, "what takes long to rate is left out"
    assert timed_games(store, "nonogram") == ()


def test_rate_tells_own_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_HOME", str(tmp_path))
    assert "own_minutes" not in tutor("rate", CLASSIC, "--json").objects[0]
    assert list(tmp_path.iterdir()) == [], "nobody gets a file for asking"
    with closing(open_store(tmp_path)) as store:
        play(store, EXPECTED * 4)
    (found,) = tutor("rate", CLASSIC, "--json").objects
    assert found["own_minutes"] > found["score"]
    assert (
        f"about {round(found['own_minutes'])} min for you, 4 in general"
        in tutor("rate", CLASSIC).out
    )
