"""Hints are counted by what was asked about, not by how far they went."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from tests.store.play import PUZZLE
from tutor.games.entries import AsideKind
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT, Game
from tutor.learn.learner import open_store
from tutor.store import Store

Doing = str | Callable[[Game], object]
"""An aside such as ``hint x-wing 1``, or something else."""


def place(game: Game) -> None:
    game.place([2], 4)


def edit_by_the_coach(game: Game) -> None:
    game.edit("apply", [(2, game.board.cells[2]._replace(value=4))])


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path)


def play(store: Store, *doings: Doing) -> None:
    """One game in which this was done."""
    game = store.played(GRIDS).new_game(PUZZLE, "any").game
    for doing in doings:
        if isinstance(doing, str):
            kind, _, note = doing.partition(" ")
            game.note(cast(AsideKind, kind), note)
        else:
            doing(game)


WHOLE = tuple(f"hint x-wing {rung}" for rung in range(1, 6))


@pytest.mark.parametrize(
    ("doings", "hints", "by_technique"),
    [
        ((), 0, {}),
        (("why r1c3=4", "check"), 0, {}),
        (("hint x-wing 1",), 1, {"x-wing": 1}),
        ((*WHOLE, edit_by_the_coach), 1, {"x-wing": 1}),
        ((*WHOLE, edit_by_the_coach, *WHOLE, edit_by_the_coach), 2, {"x-wing": 2}),
        (("hint x-wing 1", "explain x-wing 4", "hint x-wing 5"), 1, {"x-wing": 1}),
        (("hint x-wing 5", edit_by_the_coach), 1, {"x-wing": 1}),
        (("hint x-wing 1", "why r1c3=4", "check", "hint x-wing 1"), 1, {"x-wing": 1}),
        (("hint x-wing 1", Game.bookmark, "hint x-wing 2"), 1, {"x-wing": 1}),
        (("hint x-wing 2", place, "hint x-wing 3"), 2, {"x-wing": 2}),
        ((place, "hint x-wing 1", Game.undo, "hint x-wing 1"), 2, {"x-wing": 2}),
        (("hint x-wing 1", "explain naked-pair 4"), 2, {"x-wing": 1, "naked-pair": 1}),
        (("hint mistake 1", "hint mistake 2", place, "hint mistake 1"), 0, {}),
        (("hint mistake 1", "hint mistake 4 r1c1=5", place, "hint mistake 1"), 1, {}),
        (("explain x-wing 4 r1c1=5", "hint x-wing 1", "hint x-wing 2"), 2, {"x-wing": 2}),
        (("explain x-wing 4 r1c1=5", "explain x-wing 4 r1c1=5"), 1, {"x-wing": 1}),
        (("hint",), 1, {}),
        ((edit_by_the_coach,), 0, {}),
    ],
)
def test_hints(
    store: Store, doings: tuple[Doing, ...], hints: int, by_technique: dict[str, int]
) -> None:
    play(store, *doings)
    totals = store.played(GRIDS).totals()
    assert (totals.hints, totals.by_technique) == (hints, by_technique)


def test_each_game_has_its_own_hints_and_the_most_frequent_come_first(store: Store) -> None:
    play(store, "hint naked-pair 1", place, "hint x-wing 1")
    play(store, "hint x-wing 1")
    totals = store.played(GRIDS).totals()
    assert totals.hints == 3
    assert list(totals.by_technique.items()) == [("x-wing", 2), ("naked-pair", 1)]


def test_games_and_time(store: Store) -> None:
    assert store.played(GRIDS).totals().games == 0
    store.played(GRIDS).new_game(PUZZLE, "any").tick(20)
    store.played(GRIDS).new_game(PUZZLE, "other").tick(30)
    store.played(GRIDS).new_game(PUZZLE, DRAFT).tick(40)
    totals = store.played(GRIDS).totals()
    assert (totals.games, totals.solved, totals.seconds) == (2, 0, 50)
