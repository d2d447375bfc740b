"""Games are written down as they are played, and come back as they were."""

import gc
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.grids import CLASSIC_SOLUTION, holes
from tests.store.play import PUZZLE, act, state
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT, Game, start_of
from tutor.games.sudoku.history import Entry, Replay
from tutor.learn.learner import open_store
from tutor.store import Store, data_folder
from tutor.store.game_rows import GameTable
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path)


def again(store: Store) -> Store:
    """The same file, as another process would see it."""
    return open_store(store.database.path.parent)


actions = st.lists(
    st.tuples(st.integers(0, 15), st.integers(0, 80), st.integers(1, 9)), max_size=40
)


@settings(max_examples=60, deadline=None)
@given(first=actions, second=actions)
def test_whatever_was_done_comes_back(
    tmp_path_factory: pytest.TempPathFactory, first: Any, second: Any
) -> None:
    folder = tmp_path_factory.mktemp("home")
    keeper = open_store(folder).played(GRIDS).new_game(PUZZLE, "any")
    for action in first:
        act(keeper.game, *action)
    assert keeper.problem is None
    back = open_store(folder).played(GRIDS).resume(keeper.record.id)
    assert state(back.game) == state(keeper.game)
    for action in second:
        act(back.game, *action)
    third = open_store(folder).played(GRIDS).resume(keeper.record.id)
    assert state(third.game) == state(back.game)
    assert third.record.filled == sum(1 for v in back.game.board.values if v)
    assert third.record.is_solved is back.game.board.is_solved


@settings(max_examples=60, deadline=None)
@given(first=actions)
def test_the_replay_is_where_the_game_is(first: Any) -> None:
    replay = Replay(PUZZLE)

    def follow(entry: Entry) -> None:
        assert replay.fits(entry)
        replay.add(entry)

    game = Game(PUZZLE, record=follow)
    for action in first:
        act(game, *action)
        assert replay.board.cells == game.board.cells


def test_each_entry_is_in_the_file_before_the_game_goes_on(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    boards = []
    keep = keeper._keep

    def look(entry: Entry) -> None:
        keep(entry)
        kept = again(store).played(GRIDS).log(keeper.record.id)
        boards.append((len(kept), keeper.game.board.cells[2].value))

    keeper.game._record = look
    keeper.game.place([2], 4)
    assert boards == [(1, 0)]
    assert keeper.game.board.cells[2].value == 4


def test_a_new_game_is_known_at_once(store: Store) -> None:
    before = datetime.now(UTC)
    keeper = store.played(GRIDS).new_game(PUZZLE, "level:medium")
    (found,) = again(store).played(GRIDS).games()
    assert found == keeper.record
    assert found.puzzle == PUZZLE
    assert found.title == "level:medium"
    assert (found.filled, found.elapsed, found.is_solved, found.is_open) == (30, 0, False, True)
    assert before <= found.created <= datetime.now(UTC)
    assert found.created.utcoffset() == timedelta(0)


def test_a_game_may_begin_with_more_than_givens(store: Store) -> None:
    grid = PUZZLE.copy()
    grid.place(2, 4)
    puzzle, log = start_of(grid)
    keeper = store.played(GRIDS).new_game(puzzle, "file", log)
    back = again(store).played(GRIDS).resume(keeper.record.id)
    assert back.game.board.cells[2].value == 4
    assert not back.game.board.is_given(2)
    assert back.record.filled == 31
    assert not back.game.moves_made


def test_only_the_givens_of_a_grid_are_the_puzzle(store: Store) -> None:
    grid = PUZZLE.copy()
    grid.place(2, 4)
    keeper = store.played(GRIDS).new_game(grid, "any")
    assert keeper.game.board.cells[2].value == 0
    assert again(store).played(GRIDS).games()[0].puzzle == PUZZLE


def test_a_large_board_comes_back(store: Store) -> None:
    puzzle = holes(Geometry.of(6, 7), 1, 900)
    keeper = store.played(GRIDS).new_game(puzzle, "large")
    keeper.game.fill()
    assert keeper.game.board.cells != Game(puzzle).board.cells
    assert (
        again(store).played(GRIDS).resume(keeper.record.id).game.board.cells
        == keeper.game.board.cells
    )


def test_the_one_to_continue(store: Store) -> None:
    assert store.played(GRIDS).last_open() is None
    first, second = (store.played(GRIDS).new_game(PUZZLE, name) for name in ("first", "second"))
    opened = store.played(GRIDS).last_open()
    assert opened is not None
    assert opened.id == second.record.id
    first.game.place([2], 4)
    assert [game.title for game in store.played(GRIDS).games()] == ["first", "second"]
    assert [game.title for game in store.played(GRIDS).games(1)] == ["first"]
    store.played(GRIDS).set_aside(first.record.id)
    opened = store.played(GRIDS).last_open()
    assert opened is not None
    assert opened.id == second.record.id
    assert [game.is_open for game in store.played(GRIDS).games()] == [False, True]
    first.tick(5)
    assert not store.played(GRIDS).games()[0].is_open, "the clock does not take a game up again"
    first.game.undo()
    assert store.played(GRIDS).games()[0].is_open


def test_a_grid_being_typed_in_is_continued_once_something_is_written(store: Store) -> None:
    game = store.played(GRIDS).new_game(PUZZLE, "level:easy")
    draft = store.played(GRIDS).new_game(Grid(Geometry.of()), DRAFT)
    opened = store.played(GRIDS).last_open()
    assert opened is not None
    assert opened.id == game.record.id
    draft.game.place([0], 5)
    opened = store.played(GRIDS).last_open()
    assert opened is not None
    assert opened.id == game.record.id, "behind every game"
    store.played(GRIDS).set_aside(game.record.id)
    assert store.played(GRIDS).last_open() == draft.record
    draft.game.undo()
    assert store.played(GRIDS).last_open() is None


def test_a_solved_game_is_not_open(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    for cell, digit in enumerate(CLASSIC_SOLUTION):
        if not PUZZLE.values[cell]:
            assert not keeper.record.is_solved
            keeper.game.place([cell], int(digit))
    assert (keeper.record.is_solved, keeper.record.filled) == (True, 81)
    assert store.played(GRIDS).last_open() is None
    assert store.played(GRIDS).games()[0] == keeper.record
    keeper.game.undo()
    assert store.played(GRIDS).games()[0].is_open
    assert store.played(GRIDS).games()[0].filled == 80


def test_a_full_board_with_mistakes_is_not_solved(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    keeper.game.place([cell for cell, value in enumerate(PUZZLE.values) if not value], 1)
    assert (store.played(GRIDS).games()[0].filled, store.played(GRIDS).games()[0].is_solved) == (
        81,
        False,
    )


def test_the_clock_is_kept_between_moves(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    keeper.game.elapsed = 10.0
    keeper.game.place([2], 4)
    keeper.tick(75.25)
    back = again(store).played(GRIDS).resume(keeper.record.id)
    assert back.game.elapsed == 75.25
    assert back.record.elapsed == 75.25
    assert len(again(store).played(GRIDS).log(keeper.record.id)) == 1
    back.tick(3)
    assert again(store).played(GRIDS).games()[0].elapsed == 75.25, "time never runs backwards"


def test_there_is_no_such_game(store: Store) -> None:
    with pytest.raises(KeyError):
        store.played(GRIDS).resume(1)


def test_a_game_seen_earlier_is_the_same_one_or_none(store: Store) -> None:
    seen = store.played(GRIDS).new_game(PUZZLE, "seen").record
    store.played(GRIDS).new_game(PUZZLE, "later")
    first = store.played(GRIDS).resume_record(seen)
    assert (first.record.id, first.record.title) == (seen.id, "seen")
    with store.database.writing() as connection:
        connection.execute("UPDATE games SET id = 7 WHERE id = ?", (seen.id,))
        connection.execute("UPDATE games SET id = ? WHERE id != 7", (seen.id,))
    moved = again(store).played(GRIDS).resume_record(seen)
    assert (moved.record.id, moved.record.title) == (7, "seen"), "not the one of that number"
    with store.database.writing() as connection:
        connection.execute("DELETE FROM games WHERE id = 7")
    with pytest.raises(KeyError):
        store.played(GRIDS).resume_record(seen)


def test_a_game_with_two_histories_is_known_by_its_number(store: Store) -> None:
    first = store.played(GRIDS).new_game(PUZZLE, "one")
    with store.database.writing() as connection:
        second = GameTable(GRIDS).insert(connection, first.record, [])
    for number in (first.record.id, second):
        record = next(game for game in store.played(GRIDS).games() if game.id == number)
        assert store.played(GRIDS).resume_record(record).record.id == number


def test_rubbish_in_one_game_hides_neither_the_rest_of_it_nor_others(store: Store) -> None:
    good, bad, log = (store.played(GRIDS).new_game(PUZZLE, name) for name in ("good", "bad", "log"))
    for digit in (1, 2, 3):
        log.game.place([2], digit)
    with store.database.writing() as connection:
        connection.execute("UPDATE games SET givens = '1 2 3' WHERE id = ?", (bad.record.id,))
        connection.execute(
            'UPDATE entries SET entry = \'{"kind":"place","elapsed":0,'
            '"changes":[[99,[],[1]]]}\' WHERE game = ? AND number = 1',
            (log.record.id,),
        )
    other = again(store)
    assert {game.title for game in other.played(GRIDS).games()} == {"good", "log"}
    with pytest.raises(KeyError):
        other.played(GRIDS).resume(bad.record.id)
    back = other.played(GRIDS).resume(log.record.id)
    assert back.game.board.cells[2].value == 1
    back.game.place([2], 9)
    assert back.record.id not in (good.record.id, bad.record.id, log.record.id)
    assert len(other.played(GRIDS).log(back.record.id)) == 2


def test_closing_writes_what_waits(store: Store) -> None:
    keeper = store.played(GRIDS).new_game(PUZZLE, "any")
    with store.database.writing() as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
    store.database._connection.execute(f"PRAGMA max_page_count = {pages}")
    while keeper.problem is None:
        keeper.game.note("hint", "x" * 500)
    told = len(keeper._log)
    store.database._connection.execute("PRAGMA max_page_count = 1000000")
    number = keeper.record.id
    last = store.played(GRIDS).new_game(PUZZLE, "played last")
    del keeper
    gc.collect()
    store.close()
    store.close()
    other = again(store)
    assert len(other.played(GRIDS).log(number)) == told
    assert [game.title for game in other.played(GRIDS).games()] == ["played last", "any"]
    assert last.problem is None


def test_where_the_file_is(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, learner_home: Path
) -> None:
    assert (tmp_path / "learner.db").is_file()
    assert open_store().database.path == learner_home / "learner.db"
    monkeypatch.setenv("TUTOR_HOME", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert tmp_path in data_folder().parents
    assert data_folder().name == "pas-a-pas"
