"""Laws of a game's history: whatever was done can be undone, done again, and replayed."""

import json
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.grids import holes
from tests.store.play import act, state
from tutor.explain.diagnose import Move
from tutor.games.sudoku.board import Board
from tutor.games.sudoku.game import Game, start_of
from tutor.games.sudoku.history import Entry, read_entry
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Step

SHAPES = [(2, 2), (2, 3), (3, 2), (3, 3)]
Action = tuple[int, int, int]

actions = st.lists(
    st.tuples(st.integers(0, 17), st.integers(0, 999), st.integers(0, 999)), max_size=40
)


@st.composite
def starts(draw: st.DrawFn) -> Grid:
    """Boards of several shapes, some with digits placed and candidates removed before."""
    geometry = Geometry.of(*draw(st.sampled_from(SHAPES)))
    grid = holes(geometry, draw(st.integers(0, 99)), geometry.cell_count * 2 // 3)
    if draw(st.booleans()):
        for cell in list(grid.empty_cells())[:2]:
            grid.place(cell, draw(st.integers(1, geometry.n)))
        for cell in list(grid.empty_cells())[:2]:
            grid.eliminate(cell, draw(st.integers(1, geometry.n)))
    return grid


def play(game: Game, action: Action) -> None:
    """Anything a learner or the coach can do."""
    kind, cell, digit = action
    cell, digit = cell % game.geometry.cell_count, digit % game.geometry.n + 1
    game.elapsed += digit / 8
    if kind < 16:
        act(game, kind, cell, digit)
        return
    other = (cell + digit) % game.geometry.cell_count
    empty = [c for c in (cell, other) if not game.board.cells[c].value]
    if kind == 16:
        game.apply(Step("any", tuple(Candidate(c, digit) for c in empty)))
    else:
        game.apply(Step("any", (), tuple(Candidate(c, digit) for c in empty)))


def playing(grid: Grid, done: list[Action]) -> tuple[Game, list[Entry]]:
    """A game after some actions, with its whole log."""
    puzzle, before = start_of(grid)
    log = list(before)
    game = Game(puzzle, before, log.append)
    for action in done:
        play(game, action)
    return game, log


laws = partial(settings, max_examples=80, deadline=None)


@laws()
@given(grid=starts(), done=actions)
def test_undoing_everything_leads_back_to_the_start_and_redoing_to_the_end(
    grid: Grid, done: list[Action]
) -> None:
    game, _ = playing(grid, done)
    while game.redo() is not None:
        pass
    end, count, bookmarks = list(game.board.cells), game.moves_made, game.bookmarks
    boards = [end]
    while game.undo() is not None:
        boards.append(list(game.board.cells))
    assert list(game.board.cells) == list(Game(*start_of(grid)).board.cells)
    assert (game.moves_made, game.bookmarks) == (0, 0)
    assert len(boards) == count + 1
    for board in reversed(boards[:-1]):
        assert game.redo() is not None
        assert list(game.board.cells) == board
    assert (game.moves_made, game.bookmarks, game.can_redo) == (count, bookmarks, False)
    assert list(game.board.cells) == end


@laws()
@given(grid=starts(), done=actions)
def test_one_undo_is_the_exact_opposite_of_one_edit(grid: Grid, done: list[Action]) -> None:
    game, _ = playing(grid, [])
    for action in done:
        before, count = state(game), game.moves_made
        play(game, action)
        if action[0] in (7, 8, 9) or game.moves_made == count:
            continue
        assert game.moves_made == count + 1, "every action is one edit"
        after = state(game)
        game.undo()
        assert state(game)["cells"] == before["cells"]
        assert state(game)["done"] == before["done"]
        game.redo()
        assert state(game) == after


@laws()
@given(grid=starts(), done=actions)
def test_a_log_written_and_read_gives_an_equal_game(grid: Grid, done: list[Action]) -> None:
    game, log = playing(grid, done)
    written = json.dumps([entry.as_json() for entry in log])
    again = Game(game.puzzle, [read_entry(entry) for entry in json.loads(written)])
    assert state(again) == state(game)
    assert again.elapsed == max((entry.elapsed for entry in log), default=0.0)
    assert again.moves() == game.moves()
    while game.bookmarks:
        assert game.back()
        assert again.back()
        assert list(again.board.cells) == list(game.board.cells)


@laws()
@given(grid=starts(), done=actions)
def test_givens_stay_whatever_is_done(grid: Grid, done: list[Action]) -> None:
    game, _ = playing(grid, done)
    for cell, start in enumerate(Board(game.puzzle).cells):
        if game.board.is_given(cell):
            now = game.board.cells[cell]
            assert (now.value, now.centre, now.corner) == (start.value, 0, 0)


@laws()
@given(grid=starts(), first=actions, then=actions)
def test_back_leads_to_the_board_of_the_bookmark(
    grid: Grid, first: list[Action], then: list[Action]
) -> None:
    game, _ = playing(grid, first)
    game.bookmark()
    marked, count = list(game.board.cells), game.bookmarks
    for kind, cell, digit in then:
        if kind not in (7, 8, 9, 10, 11):  # neither history nor bookmarks
            play(game, (kind, cell, digit))
    tried = list(game.board.cells)
    assert game.bookmarks == count
    assert game.back()
    assert list(game.board.cells) == marked
    assert game.bookmarks == count - 1
    game.undo()
    assert list(game.board.cells) == tried
    assert game.bookmarks == count


@laws()
@given(grid=starts(), done=actions)
def test_a_move_can_be_taken_back_and_done_again(grid: Grid, done: list[Action]) -> None:
    game, _ = playing(grid, done)
    end, count = list(game.board.cells), game.moves_made
    standing = [
        move for move in game.moves() if move.places and game.board.values[move.cell] == move.digit
    ]
    for move in standing:
        taken = game.undo_before(move)
        assert 0 <= taken <= count
        from_the_start = grid.values[move.cell] == move.digit
        assert taken or from_the_start
        assert from_the_start or game.board.values[move.cell] != move.digit
        for _ in range(taken):
            assert game.redo() is not None
        assert list(game.board.cells) == end
    assert game.undo_before(Move(0, game.geometry.n + 1)) == 0
