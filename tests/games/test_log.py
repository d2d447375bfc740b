"""The log of a game: what is written reads back, and rubbish is refused."""

import json
from typing import Any, get_args

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, grid_of
from tests.store.play import state
from tutor.games.entries import AnyEdit, AsideKind, GridEdit
from tutor.games.sudoku.board import Cell, Change
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import EDITS, Entry, read_entry

FULL_CELL = Cell(4, 0b101, 0b11, 2, (1, 2, 4, 8))


@each_case(
    "entry",
    [
        Entry("place", 1.5, (Change(2, Cell(), Cell(4)),)),
        Entry("colour", 0.0, (Change(80, FULL_CELL, Cell()), Change(0, Cell(), FULL_CELL))),
        Entry("hint", 3.25, (), "x-wing 3"),
        Entry("undo", 7.125),
        Entry("bookmark"),
        Entry("start", 0.0, (Change(1, Cell(), Cell(centre=2**99)),)),
    ],
    ids=lambda entry: entry.kind,
)
def test_what_is_written_reads_back(entry: Entry) -> None:
    written = json.dumps(entry.as_json())
    assert read_entry(json.loads(written)) == entry


def test_every_kind_reads_back() -> None:
    for kind in (
        "start",
        "undo",
        "redo",
        *get_args(GridEdit),
        *get_args(AnyEdit),
        *get_args(AsideKind),
    ):
        assert read_entry({"kind": kind, "elapsed": 0}).kind == kind
    assert {*get_args(GridEdit), *get_args(AnyEdit)} == EDITS


def test_cells_are_written_in_few_numbers() -> None:
    entry = Entry("place", 0.0, (Change(2, Cell(), Cell(4)),))
    assert entry.as_json() == {"kind": "place", "elapsed": 0.0, "changes": [[2, [], [4]]]}


@each_case(
    "rubbish",
    [
        {},
        {"kind": "place"},
        {"elapsed": 1},
        {"kind": "cheat", "elapsed": 1},
        {"kind": None, "elapsed": 1},
        {"kind": ["place"], "elapsed": 1},
        {"kind": "place", "elapsed": "soon"},
        {"kind": "place", "elapsed": None},
        {"kind": "place", "elapsed": 1, "changes": 5},
        {"kind": "place", "elapsed": 1, "changes": [[1, []]]},
        {"kind": "place", "elapsed": 1, "changes": [["x", [], [1]]]},
        {"kind": "place", "elapsed": 1, "changes": [[1, [], [-1]]]},
        {"kind": "place", "elapsed": 1, "changes": [[1, [], [0] * 9]]},
        {"kind": "place", "elapsed": 1, "changes": [[1, [], ["four"]]]},
        {"kind": "place", "elapsed": 1, "changes": [[1, None, [1]]]},
        {"kind": "place", "elapsed": 1, "changes": [[1, 3, [1]]]},
    ],
    ids=str,
)
def test_rubbish_is_refused(rubbish: dict[str, Any]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        read_entry(rubbish)


def test_undo_and_redo_of_nothing_are_ignored_in_a_log() -> None:
    log = [Entry("undo"), Entry("redo"), Entry("back"), Entry("hint", 2.0, (), "x 1")]
    game = Game(grid_of(CLASSIC), log)
    assert list(game.board.cells) == list(Game(grid_of(CLASSIC)).board.cells)
    assert game.elapsed == 2.0


def test_a_replayed_game_records_only_what_is_new() -> None:
    first: list[Entry] = []
    game = Game(grid_of(CLASSIC), record=first.append)
    game.place([2], 4)
    game.undo()
    second: list[Entry] = []
    again = Game(grid_of(CLASSIC), first, second.append)
    assert state(again) == state(game)
    assert second == []
    again.redo()
    assert [entry.kind for entry in second] == ["redo"]


def test_a_replay_is_as_late_as_its_latest_entry() -> None:
    log = [Entry("bookmark", 5.0), Entry("bookmark", 3.0)]
    assert Game(grid_of(CLASSIC), log).elapsed == 5.0
