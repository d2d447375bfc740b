"""Nonograms are written down as they are played, and come back as they were."""

import copy
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.play import PUZZLE as SUDOKU_PUZZLE
from tests.store.play_nonogram import KINDS, PUZZLE, act, state
from tests.store.test_kill import killed
from tutor.base.document import BadDocument
from tutor.base.events import Event
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import start_of
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT
from tutor.learn.learner import NonogramKeeper, open_store
from tutor.nonogram.position import BLACK, WHITE, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.store import Store
from tutor.store.exchange import Imported, export, import_
from tutor.store.schema import MIGRATIONS, version_of
from tutor.store.timestamps import now

assert PUZZLE.goal is not None
BLACK_CELLS = [cell for cell, sign in enumerate("".join(PUZZLE.goal)) if sign == "#"]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path)


def again(store: Store) -> Store:
    """The same file, as another process would see it."""
    return open_store(store.database.path.parent)


def trouble(keeper: NonogramKeeper) -> str | None:
    """The kind of the problem a keeper has now."""
    return None if keeper.problem is None else keeper.problem.kind


# Playing


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, KINDS - 1), st.integers(0, 24), st.integers(0, 14)), max_size=30
    )
)
def test_whatever_was_done_comes_back(
    tmp_path_factory: pytest.TempPathFactory, done: list[tuple[int, int, int]]
) -> None:
    folder = tmp_path_factory.mktemp("home")
    keeper = open_store(folder).played(PICTURES).new_game(PUZZLE, "any")
    for action in done:
        act(keeper.game, *action)
    assert keeper.problem is None
    back = open_store(folder).played(PICTURES).resume(keeper.record.id)
    assert state(back.game) == state(keeper.game)
    assert back.record == keeper.record
    assert back.record.filled == keeper.game.position.known
    assert back.record.is_solved is keeper.game.is_solved


def test_the_puzzle_comes_back_with_its_titles_and_picture(store: Store) -> None:
    keeper = store.played(PICTURES).new_game(PUZZLE, "picture:house")
    (found,) = again(store).played(PICTURES).games()
    assert found == keeper.record
    assert found.puzzle == PUZZLE
    assert [found.puzzle.title_in(language) for language in ("en", "fr")] == ["House", "Maison"]
    bare = Puzzle(PUZZLE.rows, PUZZLE.columns)
    assert again(store).played(PICTURES).resume(store.played(PICTURES).new_game(bare, "").record.id)
    assert store.played(PICTURES).games()[0].puzzle == bare


def test_each_cell_of_a_stroke_is_in_the_file_before_the_next(store: Store) -> None:
    keeper = store.played(PICTURES).new_game(PUZZLE, "any")
    keeper.game.begin_stroke(10, BLACK)
    for count, cell in enumerate((11, 12, 13), 2):
        keeper.game.extend_stroke([cell])
        back = again(store).played(PICTURES).resume(keeper.record.id)
        assert back.game.position.written()[2] == "#" * count + "?" * (5 - count)
        assert back.game.undo() is not None
        assert back.game.position.known == 0
        assert not back.game.moves_made


def test_a_game_may_begin_with_cells_painted(store: Store) -> None:
    board = Position(PUZZLE)
    board.apply([12], [0])
    keeper = store.played(PICTURES).new_game(PUZZLE, "file", start_of(board))
    back = again(store).played(PICTURES).resume(keeper.record.id)
    assert back.record.filled == 2
    assert not back.game.moves_made


def test_a_picture_without_crosses_is_solved(store: Store) -> None:
    keeper = store.played(PICTURES).new_game(PUZZLE, "any")
    keeper.game.paint(BLACK_CELLS, BLACK)
    assert keeper.record.is_solved
    assert store.played(PICTURES).last_open() is None
    assert store.played(PICTURES).totals().solved == 1
    keeper.game.undo()
    assert store.played(PICTURES).last_open() == keeper.record


def test_the_one_to_continue(store: Store) -> None:
    assert store.last_played() is None
    first, second = (store.played(PICTURES).new_game(PUZZLE, name) for name in ("first", "second"))
    assert store.played(PICTURES).last_open() == second.record
    first.game.paint([0], WHITE)
    assert store.played(PICTURES).last_open() == first.record
    store.played(PICTURES).set_aside(first.record.id)
    assert store.played(PICTURES).last_open() == second.record
    first.tick(9)
    assert store.played(PICTURES).last_open() == second.record, "the clock takes nothing up again"
    first.game.undo()
    assert store.played(PICTURES).last_open() == first.record
    draft = store.played(PICTURES).new_game(PUZZLE, DRAFT)
    assert store.played(PICTURES).last_open() == first.record
    draft.game.paint(BLACK_CELLS, BLACK)
    assert not draft.record.is_solved
    assert store.played(PICTURES).last_open() == first.record, "a game comes before a draft"
    for game in (first, second):
        store.played(PICTURES).set_aside(game.record.id)
    assert store.played(PICTURES).last_open() == draft.record


def test_what_is_typed_in_waits_behind_every_game(store: Store) -> None:
    nonogram = store.played(PICTURES).new_game(PUZZLE, "any")
    draft = store.played(GRIDS).new_game(SUDOKU_PUZZLE, DRAFT)
    draft.game.place([2], 4)
    assert store.last_played() == "nonogram"
    store.played(PICTURES).set_aside(nonogram.record.id)
    assert store.last_played() == "sudoku"


def test_which_game_was_played_last(store: Store) -> None:
    sudoku = store.played(GRIDS).new_game(SUDOKU_PUZZLE, "any")
    kinds = [store.last_played()]
    nonogram = store.played(PICTURES).new_game(PUZZLE, "any")
    kinds.append(store.last_played())
    sudoku.game.place([2], 4)
    kinds.append(store.last_played())
    store.played(GRIDS).set_aside(sudoku.record.id)
    kinds.append(store.last_played())
    nonogram.game.paint(BLACK_CELLS, BLACK)
    kinds.append(store.last_played())
    assert kinds == ["sudoku", "nonogram", "sudoku", "nonogram", None]


def test_the_numbers_of_the_two_games_are_apart(store: Store) -> None:
    sudoku, nonogram = (
        store.played(GRIDS).new_game(SUDOKU_PUZZLE, "any"),
        store.played(PICTURES).new_game(PUZZLE, "any"),
    )
    nonogram.game.note("hint", "overlap 1")
    nonogram.game.note("hint", "overlap 2")
    nonogram.tick(60)
    assert sudoku.record.id == nonogram.record.id == 1
    assert (store.played(GRIDS).totals().hints, store.played(GRIDS).totals().seconds) == (0, 0)
    totals = store.played(PICTURES).totals()
    assert (totals.games, totals.hints, totals.by_technique) == (1, 1, {"overlap": 1})
    assert totals.seconds == 60


def test_a_solved_one_is_read_once_for_what_it_shows(store: Store) -> None:
    keeper = store.played(PICTURES).new_game(PUZZLE, "any")
    keeper.game.paint(BLACK_CELLS, BLACK)
    assert store.unread(PICTURES) == [keeper.record]
    assert store.unread(GRIDS) == []
    store.add_events(
        [Event("nonogram/overlap", now(), 1.0, "use")],
        of=store.played(PICTURES).birth(keeper.record),
    )
    assert store.unread(PICTURES) == []
    other = open_store(store.database.path.parent / "other")
    import_(other, json.loads(json.dumps(export(store))))
    assert other.unread(PICTURES) == []


# Trouble


def test_rubbish_in_one_game_hides_neither_the_rest_of_it_nor_others(store: Store) -> None:
    names = ("good", "clues", "goal", "log")
    good, clues, goal, log = (store.played(PICTURES).new_game(PUZZLE, name) for name in names)
    for cell in (1, 2, 3):
        log.game.paint([cell], BLACK)
    with store.database.writing() as connection:
        for column, text, game in (
            ("clues", '{"rows":[[0]],"columns":[[1]]}', clues),
            ("about", '{"title":"","goal":["#"],"properties":{}}', goal),
        ):
            connection.execute(
                f"UPDATE nonograms SET {column} = ? WHERE id = ?", (text, game.record.id)
            )
        connection.execute(
            'UPDATE nonogram_entries SET entry = \'{"kind":"paint","elapsed":0,'
            '"changes":[[25,0,1]]}\' WHERE game = ? AND number = 1',
            (log.record.id,),
        )
    other = again(store)
    assert {game.title for game in other.played(PICTURES).games()} == {"good", "log"}
    for keeper in (clues, goal):
        with pytest.raises(KeyError):
            other.played(PICTURES).resume(keeper.record.id)
    back = other.played(PICTURES).resume_record(log.record)
    assert back.game.position.written()[0] == "?#???"
    back.game.paint([0], WHITE)
    assert back.record.id > log.record.id > good.record.id, "it goes on as a copy"
    assert len(other.played(PICTURES).log(back.record.id)) == 2
    assert len(other.played(PICTURES).log_of(back.record)) == 2


def test_the_same_game_in_two_windows(store: Store) -> None:
    first = store.played(PICTURES).new_game(PUZZLE, "shared")
    first.game.begin_stroke(10, BLACK)
    second = again(store).played(PICTURES).resume(first.record.id)
    second.game.paint([0], WHITE)
    assert trouble(second) is None
    first.game.extend_stroke([11])
    assert trouble(first) == "elsewhere"
    assert first.record.id != second.record.id
    first.game.extend_stroke([12])
    assert trouble(first) is None, "told once"
    for keeper in (first, second):
        back = again(store).played(PICTURES).resume(keeper.record.id)
        assert state(back.game) == state(keeper.game)


def test_what_is_played_while_there_is_no_file_goes_over_to_it(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("in the way", encoding="utf-8")
    store = open_store(home)
    ways = [store.in_memory]
    keeper = store.played(PICTURES).new_game(PUZZLE, "any")
    keeper.game.paint([12], BLACK)
    assert trouble(keeper) is not None
    home.unlink()
    keeper.game.paint([0], WHITE)
    ways.append(store.in_memory)
    assert ways == [True, False]
    assert trouble(keeper) is None
    (found,) = again(store).played(PICTURES).games()
    assert found == keeper.record
    assert state(again(store).played(PICTURES).resume(found.id).game) == state(keeper.game)


def test_closing_writes_what_waits(store: Store) -> None:
    keeper = store.played(PICTURES).new_game(PUZZLE, "any")
    pages = store.database.rows("PRAGMA page_count")[0][0]
    store.database._connection.execute(f"PRAGMA max_page_count = {pages}")
    while keeper.problem is None:
        keeper.game.note("hint", "x" * 500)
    told = len(keeper.log)
    assert len(again(store).played(PICTURES).log(keeper.record.id)) < told
    store.database._connection.execute("PRAGMA max_page_count = 1000000")
    store.close()
    assert len(again(store).played(PICTURES).log(keeper.record.id)) == told


def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "learner.db"
    third = sqlite3.connect(file)
    for statements in MIGRATIONS[:3]:
        for statement in statements:
            third.execute(statement)
    third.execute("PRAGMA user_version = 3")
    third.execute("INSERT INTO course VALUES ('sitting', '7')")
    third.commit()
    third.close()
    store = open_store(tmp_path)
    assert store.problems == []
    assert version_of(store.database._connection) == len(MIGRATIONS)
    assert store.course() == {"sitting": 7}
    assert store.played(PICTURES).new_game(PUZZLE, "any").problem is None


def test_a_file_without_their_table_is_set_aside(store: Store, tmp_path: Path) -> None:
    with store.database.writing() as connection:
        connection.execute("DROP TABLE nonogram_entries")
    store.close()
    other = open_store(tmp_path)
    assert [problem.kind for problem in other.problems] == ["damaged"]
    assert other.played(PICTURES).new_game(PUZZLE, "any").problem is None


def test_a_kill_loses_nothing_that_was_announced(tmp_path: Path) -> None:
    game = open_store(tmp_path).played(PICTURES).new_game(PUZZLE, "any").record.id
    longest = 0
    for seed in range(3):
        whole = killed(0.03 * seed, "paint_until_killed", tmp_path, str(game), str(seed))
        assert whole[0] >= longest, f"seed {seed}"
        longest = whole[-1]
        store = open_store(tmp_path)
        assert store.problems == []
        log = store.played(PICTURES).log(game)
        assert longest <= len(log) <= longest + 1, "at most the move being announced is more"
        keeper = store.played(PICTURES).resume(game)
        assert len(keeper.log) == len(log), "all of it can have happened"
        assert keeper.record.filled == keeper.game.position.known
        assert store.database.rows("PRAGMA integrity_check") == [("ok",)]
        store.close()
    assert longest > 3


# Taken along


@pytest.fixture
def played(store: Store) -> Store:
    """A store with two nonograms."""
    first = store.played(PICTURES).new_game(PUZZLE, "first")
    first.game.begin_stroke(10, BLACK)
    first.game.extend_stroke([11])
    first.game.paint([0], WHITE)
    first.game.undo()
    first.tick(61.5)
    store.played(PICTURES).set_aside(store.played(PICTURES).new_game(PUZZLE, "second").record.id)
    return store


def document(store: Store) -> Any:
    """What a file would hold."""
    return json.loads(json.dumps(export(store)))


def test_everything_goes_along(played: Store, tmp_path: Path) -> None:
    early = document(played)
    other = open_store(tmp_path / "two")
    assert import_(other, early) == Imported(added=2, known=0)
    assert document(other) == early
    for ours, theirs in zip(
        played.played(PICTURES).games(), other.played(PICTURES).games(), strict=True
    ):
        assert theirs.puzzle == PUZZLE
        here, there = (
            played.played(PICTURES).resume(ours.id),
            other.played(PICTURES).resume(theirs.id),
        )
        assert state(here.game) == state(there.game)
        assert (ours.filled, ours.is_open) == (theirs.filled, theirs.is_open)
    (first,) = (game for game in played.played(PICTURES).games() if game.title == "first")
    played.played(PICTURES).resume_record(first).game.redo()
    late = document(played)
    assert import_(other, late) == Imported(added=0, known=2, grown=1)
    assert import_(other, early) == Imported(added=0, known=2)
    assert document(other) == late


def test_a_document_from_before_has_none(played: Store, tmp_path: Path) -> None:
    older = document(played)
    del older["nonograms"]
    assert import_(open_store(tmp_path / "two"), older) == Imported(added=0, known=0)


CHANGES: list[tuple[Callable[[Any], object], str]] = [
    (lambda d: d.update(nonograms={}), "nonograms"),
    (lambda d: d["nonograms"].append(3), "nonograms[2]"),
    (lambda d: d["nonograms"][0].pop("columns"), "nonograms[0].columns"),
    (lambda d: d["nonograms"][0].update(rows=[]), "nonograms[0].rows"),
    (lambda d: d["nonograms"][0].update(rows=[[0]]), "nonograms[0].rows"),
    (lambda d: d["nonograms"][0].update(rows=[[True]]), "nonograms[0].rows"),
    (lambda d: d["nonograms"][0].update(rows=[[1001]]), "nonograms[0].rows"),
    (lambda d: d["nonograms"][0].update(rows=[[]] * 1001), "nonograms[0].rows"),
    (lambda d: d["nonograms"][0].update(rows="1"), "nonograms[0].rows"),
    (lambda d: d["nonograms"][0].update(picture=None), "nonograms[0].picture"),
    (lambda d: d["nonograms"][0]["picture"].pop("title"), "nonograms[0].picture.title"),
    (lambda d: d["nonograms"][0]["picture"].update(goal=["#"]), "nonograms[0].picture.goal"),
    (
        lambda d: d["nonograms"][0]["picture"].update(goal=["?????"] * 5),
        "nonograms[0].picture.goal",
    ),
    (
        lambda d: d["nonograms"][0]["picture"]["properties"].update(by=3),
        "nonograms[0].picture.properties",
    ),
    (lambda d: d["nonograms"][1].update(created="yesterday"), "nonograms[1].created"),
    (lambda d: d["nonograms"][1].update(aside=0), "nonograms[1].aside"),
    (lambda d: d["nonograms"][1].update(read=0), "nonograms[1].read"),
    (lambda d: d["nonograms"][0]["log"][0].update(kind="place"), "nonograms[0].log[0]"),
    (lambda d: d["nonograms"][0]["log"][0].update(elapsed=float("inf")), "nonograms[0].log[0]"),
    (lambda d: d["nonograms"][0]["log"][0].update(changes=[[25, 0, 1]]), "nonograms[0].log[0]"),
    (lambda d: d["nonograms"][0]["log"][0].update(changes=[[0, 1, 2]]), "nonograms[0].log[0]"),
    (lambda d: d["nonograms"][0]["log"][0].update(changes=[[0, 0, 3]]), "nonograms[0].log[0]"),
    (lambda d: d["nonograms"][0]["log"][0].update(kind="extend"), "nonograms[0].log[0]"),
]


@pytest.mark.parametrize(("change", "where"), CHANGES)
def test_rubbish_is_refused_and_its_place_named(
    played: Store, tmp_path: Path, change: Callable[[Any], object], where: str
) -> None:
    good = document(played)
    bad = copy.deepcopy(good)
    change(bad)
    other = open_store(tmp_path / "two")
    with pytest.raises(BadDocument) as refused:
        import_(other, bad)
    assert refused.value.where == where
    assert other.played(PICTURES).games() == []
    assert import_(other, good).added == 2
