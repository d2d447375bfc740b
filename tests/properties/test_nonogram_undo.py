"""Laws of a nonogram's history: whatever was done can be undone, done again, and replayed."""

import json
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.play_nonogram import HISTORY, KINDS, act, state
from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.history import Entry, Replay, read_entry, sound_part
from tutor.nonogram.explain import Move
from tutor.nonogram.position import BLACK, UNKNOWN, Position
from tutor.nonogram.puzzle import puzzle_of

Action = tuple[int, int, int]
SIZES = st.tuples(st.integers(1, 6), st.integers(1, 6))

actions = st.lists(
    st.tuples(st.integers(0, KINDS - 1), st.integers(0, 999), st.integers(0, 99)), max_size=40
)
laws = partial(settings, max_examples=60, deadline=None)


@st.composite
def starts(draw: st.DrawFn) -> Position:
    """Boards of several sizes, some with cells painted before."""
    width, height = draw(SIZES)
    row = st.text("#.", min_size=width, max_size=width)
    puzzle = puzzle_of([draw(row) for _ in range(height)])
    cells = st.lists(st.integers(0, 2), max_size=puzzle.cell_count)
    return Position(puzzle, draw(cells))


def play(game: NonogramGame, action: Action) -> None:
    """Anything a learner or the coach can do."""
    kind, cell, colour = action
    game.elapsed += colour / 8
    act(game, kind, cell % game.puzzle.cell_count, colour)


def playing(start: Position, done: list[Action]) -> tuple[NonogramGame, list[Entry]]:
    """A game after some actions, with its whole log."""
    before = start_of(start)
    log = list(before)
    game = NonogramGame(start.puzzle, before, log.append)
    for action in done:
        play(game, action)
    return game, log


@laws()
@given(start=starts(), done=actions)
def test_undoing_everything_leads_back_to_the_start_and_redoing_to_the_end(
    start: Position, done: list[Action]
) -> None:
    game, _ = playing(start, done)
    while game.redo() is not None:
        pass
    count, bookmarks = game.moves_made, game.bookmarks
    boards = [game.position.cells]
    while game.undo() is not None:
        boards.append(game.position.cells)
    assert game.position.cells == start.cells == game.beginning().cells
    assert (game.moves_made, game.bookmarks) == (0, 0)
    assert len(boards) == count + 1
    for board in reversed(boards[:-1]):
        assert game.redo() is not None
        assert game.position.cells == board
    assert (game.moves_made, game.bookmarks, game.can_redo) == (count, bookmarks, False)


@laws()
@given(start=starts(), done=actions)
def test_one_undo_is_the_exact_opposite_of_one_edit(start: Position, done: list[Action]) -> None:
    game, _ = playing(start, [])
    for action in done:
        before, count = state(game), game.moves_made
        play(game, action)
        if action[0] in HISTORY or game.moves_made == count:
            continue
        assert game.moves_made == count + 1, "every action is one edit"
        after = state(game)
        game.undo()
        assert state(game)["cells"] == before["cells"]
        assert state(game)["done"] == before["done"]
        game.redo()
        assert state(game) == after


@laws()
@given(start=starts(), done=actions, stroke=st.lists(st.integers(0, 999), min_size=1, max_size=9))
def test_a_stroke_is_one_edit_however_it_grew(
    start: Position, done: list[Action], stroke: list[int]
) -> None:
    game, log = playing(start, done)
    before, length = state(game), len(log)
    first, *rest = (cell % game.puzzle.cell_count for cell in stroke)
    changed = game.begin_stroke(first, BLACK, crosses=True)
    for cell in rest:
        cells, written = game.position.cells, len(log)
        grew = game.extend_stroke([cell])
        assert len(log) == written + grew, "each cell is written down at once"
        assert grew == (game.position.cells != cells)
        changed |= grew
    game.end_stroke()
    assert changed == (len(log) > length)
    if changed:
        game.undo()
    assert state(game)["cells"] == before["cells"]
    assert state(game)["done"] == before["done"]


@laws()
@given(start=starts(), done=actions)
def test_a_log_written_and_read_gives_an_equal_game(start: Position, done: list[Action]) -> None:
    game, log = playing(start, done)
    written = json.loads(json.dumps([entry.as_json() for entry in log]))
    read = [read_entry(entry) for entry in written]
    assert sound_part(start.puzzle, read) == read, "all of it can have happened"
    again = NonogramGame(start.puzzle, read)
    assert state(again) == state(game)
    assert again.moves() == game.moves()
    replay = Replay(start.puzzle, read)
    assert (replay.filled, replay.is_solved) == (game.position.known, game.is_solved)
    while game.bookmarks:
        assert game.back()
        assert again.back()
        assert again.position.cells == game.position.cells


@laws()
@given(start=starts(), first=actions, then=actions)
def test_back_leads_to_the_board_of_the_bookmark(
    start: Position, first: list[Action], then: list[Action]
) -> None:
    game, _ = playing(start, first)
    game.bookmark()
    marked, count = game.position.cells, game.bookmarks
    for action in then:
        if action[0] not in HISTORY:
            play(game, action)
    tried = game.position.cells
    assert game.back()
    assert game.position.cells == marked
    assert game.bookmarks == count - 1
    game.undo()
    assert game.position.cells == tried
    assert game.bookmarks == count


@laws()
@given(start=starts(), done=actions)
def test_the_moves_are_what_stands_and_each_can_be_taken_back(
    start: Position, done: list[Action]
) -> None:
    game, _ = playing(start, done)
    cells, count = game.position.cells, game.moves_made
    moves = game.moves()
    assert sorted(moves) == [Move(c, colour) for c, colour in enumerate(cells) if colour != UNKNOWN]
    for move in moves:
        taken = game.undo_before(move)
        assert 0 <= taken <= count
        assert taken or start.colour(move.cell) == move.colour
        if taken:
            assert game.position.colour(move.cell) != move.colour
        for _ in range(taken):
            assert game.redo() is not None
        assert game.position.cells == cells
