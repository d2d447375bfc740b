"""What a learner can do to a board, and what stays as it is."""

from collections.abc import Callable, Iterable

import pytest

from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tests.store.play import state
from tutor.explain.diagnose import Move
from tutor.games.sudoku.board import COLOURS, EMPTY, Board, Cell
from tutor.games.sudoku.game import Game, start_of
from tutor.games.sudoku.history import Entry
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate, Step

FIVE = 0
"""r1c1 of the classic grid, which is given as 5."""
OPEN = 2
"""r1c3, which is empty; 4 belongs there."""


@pytest.fixture
def game() -> Game:
    return Game(grid_of(CLASSIC))


def mask(*marks: int) -> int:
    return sum(1 << digit - 1 for digit in marks)


def marks_of(game: Game, cell: int) -> list[int]:
    return list(digits(game.board.cells[cell].centre))


# Digits


def test_a_digit_is_placed_and_the_same_digit_again_takes_it_away(game: Game) -> None:
    assert game.place([OPEN], 4)
    assert game.board.cells[OPEN] == Cell(4)
    assert game.place([OPEN], 4)
    assert game.board.cells[OPEN] == EMPTY


def test_another_digit_takes_the_place_of_the_first(game: Game) -> None:
    game.place([OPEN], 4)
    game.place([OPEN], 1)
    assert game.board.cells[OPEN] == Cell(1)


def test_a_digit_in_several_cells_goes_only_where_all_have_it(game: Game) -> None:
    game.place([2, 3], 4)
    game.place([2, 3, 5], 4)
    assert [game.board.values[cell] for cell in (2, 3, 5)] == [4, 4, 4]
    game.place([2, 3, 5], 4)
    assert [game.board.values[cell] for cell in (2, 3, 5)] == [0, 0, 0]


def test_marks_are_kept_under_a_digit_but_are_no_candidates_then(game: Game) -> None:
    game.mark([OPEN], 1)
    game.place([OPEN], 4)
    assert game.candidates_left()[OPEN] == 0
    game.place([OPEN], 4)
    assert marks_of(game, OPEN) == [1]


def test_placing_cleans_the_marks_the_digit_excludes_if_asked(game: Game) -> None:
    seen, unseen = 3, 80 - 8 - 2
    for cell in (seen, unseen):
        game.mark([cell], 4)
        game.mark([cell], 6)
        game.mark([cell], 4, corner=True)
    before = game.moves_made
    game.place([OPEN], 4, clean=True)
    assert game.board.cells[seen] == Cell(centre=mask(6))
    assert game.board.cells[unseen] == Cell(centre=mask(4, 6), corner=mask(4))
    assert game.moves_made == before + 1, "one edit, one undo"
    game.undo()
    assert game.board.cells[seen] == Cell(centre=mask(4, 6), corner=mask(4))


def test_placing_leaves_marks_alone_otherwise(game: Game) -> None:
    game.mark([3], 4)
    game.place([OPEN], 4)
    assert marks_of(game, 3) == [4]


# Givens


EDITS: list[tuple[str, Callable[[Game], object]]] = [
    ("place", lambda game: game.place([FIVE], 4)),
    ("place its own digit", lambda game: game.place([FIVE], 5)),
    ("place beside others", lambda game: game.place([FIVE, OPEN], 4, clean=True)),
    ("mark", lambda game: game.mark([FIVE], 4)),
    ("corner", lambda game: game.mark([FIVE], 4, corner=True)),
    ("erase", lambda game: game.erase([FIVE])),
    ("fill", lambda game: game.fill()),
    ("clean", lambda game: game.clean()),
    ("edit", lambda game: game.edit("place", [(FIVE, Cell(1)), (OPEN, Cell(1))])),
    ("apply", lambda game: game.apply(Step("x", (Candidate(FIVE, 1),), (Candidate(FIVE, 2),)))),
]


@pytest.mark.parametrize("edit", [edit for _, edit in EDITS], ids=[name for name, _ in EDITS])
def test_givens_never_change(game: Game, edit: Callable[[Game], object]) -> None:
    edit(game)
    assert game.board.cells[FIVE] == Cell(5)


def test_givens_may_be_coloured(game: Game) -> None:
    assert game.colour([FIVE], 2)
    assert game.tint([FIVE], 5, 3)
    assert game.board.cells[FIVE] == Cell(5, colour=2, tints=(0, 0, mask(5), 0))
    game.undo()
    game.undo()
    assert game.board.cells[FIVE] == Cell(5)


def test_what_changes_nothing_is_no_edit(game: Game) -> None:
    told: list[Entry] = []
    game = Game(game.puzzle, record=told.append)
    nothings: list[bool] = [
        game.place([FIVE], 4),
        game.place([], 4),
        game.mark([FIVE], 4),
        game.mark([], 4),
        game.erase([FIVE, OPEN]),
        game.clean(),
        game.clear_colours(),
        game.colour([OPEN], 0),
        game.back(),
        game.apply(Step("x")),
    ]
    assert not any(nothings)
    assert not told
    assert not game.moves_made


# Marks


@pytest.mark.parametrize("corner", [False, True])
def test_marks_toggle(game: Game, corner: bool) -> None:
    def field(cell: int) -> int:
        state = game.board.cells[cell]
        return state.corner if corner else state.centre

    game.mark([OPEN], 1, corner=corner)
    game.mark([OPEN, 3], 2, corner=corner)
    assert (field(OPEN), field(3)) == (mask(1, 2), mask(2))
    game.mark([OPEN, 3], 1, corner=corner)
    assert (field(OPEN), field(3)) == (mask(1, 2), mask(1, 2)), "written where it was missing"
    game.mark([OPEN, 3], 1, corner=corner)
    assert (field(OPEN), field(3)) == (mask(2), mask(2)), "taken where all have it"
    other = game.board.cells[OPEN].centre if corner else game.board.cells[OPEN].corner
    assert other == 0


def test_cells_with_a_digit_get_no_marks(game: Game) -> None:
    game.place([OPEN], 4)
    assert not game.mark([OPEN], 1)
    game.mark([OPEN, 3], 1)
    assert game.board.cells[OPEN] == Cell(4)
    assert marks_of(game, 3) == [1]


def test_erasing_twice_clears_the_digit_then_all_the_rest(game: Game) -> None:
    game.mark([OPEN], 1)
    game.mark([OPEN], 2, corner=True)
    game.colour([OPEN], 1)
    game.tint([OPEN], 1, 2)
    game.place([OPEN], 4)
    noted = game.board.cells[OPEN]._replace(value=0)
    assert game.erase([OPEN])
    assert game.board.cells[OPEN] == noted
    assert game.erase([OPEN])
    assert game.board.cells[OPEN] == EMPTY


def test_erasing_several_cells_takes_digits_first(game: Game) -> None:
    game.place([OPEN], 4)
    game.mark([3], 2)
    game.erase([OPEN, 3, FIVE])
    assert game.board.cells[OPEN] == EMPTY
    assert marks_of(game, 3) == [2], "marks stay while there was a digit to erase"


def test_filling_writes_what_the_digits_leave_open(game: Game) -> None:
    game.mark([OPEN], 9)
    game.mark([OPEN], 9, corner=True)
    game.fill()
    candidates = game.puzzle.candidates
    for cell, now in enumerate(game.board.cells):
        assert now.centre == (0 if now.value else candidates[cell])
    assert game.board.cells[OPEN].corner == mask(9), "corner marks are the learner's own"


def test_cleaning_crosses_out_what_digits_exclude(game: Game) -> None:
    for digit in range(1, 10):
        game.mark([OPEN], digit)
        game.mark([OPEN], digit, corner=True)
    game.clean()
    open_digits = game.puzzle.candidates[OPEN]
    assert game.board.cells[OPEN] == Cell(centre=open_digits, corner=open_digits)
    assert not game.clean()


# Colours


def test_a_colour_goes_on_and_the_same_takes_it_away(game: Game) -> None:
    game.colour([OPEN], 1)
    game.colour([OPEN, 3], 1)
    assert [game.board.cells[cell].colour for cell in (OPEN, 3)] == [1, 1]
    game.colour([OPEN, 3], 2)
    assert [game.board.cells[cell].colour for cell in (OPEN, 3)] == [2, 2]
    game.colour([OPEN, 3], 2)
    assert [game.board.cells[cell].colour for cell in (OPEN, 3)] == [0, 0]


def test_a_mark_has_one_colour_at_a_time_and_the_same_takes_it_away(game: Game) -> None:
    for colour in COLOURS:
        game.tint([OPEN], 4, colour)
        assert game.board.cells[OPEN].tint_of(4) == colour
        assert sum(bool(tint & mask(4)) for tint in game.board.cells[OPEN].tints) == 1
    game.tint([OPEN, 3], 4, 4)
    assert [game.board.cells[cell].tint_of(4) for cell in (OPEN, 3)] == [4, 4]
    game.tint([OPEN, 3], 4, 4)
    assert [game.board.cells[cell] for cell in (OPEN, 3)] == [EMPTY, EMPTY]


def test_a_colour_of_one_mark_leaves_the_others(game: Game) -> None:
    game.tint([OPEN], 4, 1)
    game.tint([OPEN], 1, 1)
    game.tint([OPEN], 4, 2)
    assert game.board.cells[OPEN].tints == (mask(1), mask(4), 0, 0)
    assert game.board.cells[OPEN].tint_of(2) == 0


def test_all_colours_go_at_once_and_come_back_at_once(game: Game) -> None:
    game.colour([FIVE, OPEN], 1)
    game.tint([OPEN, 3], 2, 2)
    coloured = list(game.board.cells)
    assert game.clear_colours()
    assert list(game.board.cells) == Board(game.puzzle).cells
    game.undo()
    assert list(game.board.cells) == coloured


# Steps of the coach


def test_applying_a_placement_places_it_and_cleans_up(game: Game) -> None:
    game.mark([3], 4)
    game.mark([3], 2)
    game.mark([3], 4, corner=True)
    assert game.apply(Step("hidden-single", placements=(Candidate(OPEN, 4),)))
    assert game.board.values[OPEN] == 4
    assert game.board.cells[3] == Cell(centre=mask(2))


def test_applying_an_elimination_crosses_the_mark_out(game: Game) -> None:
    game.mark([OPEN], 1)
    game.mark([OPEN], 2)
    game.apply(Step("x-wing", eliminations=(Candidate(OPEN, 1),)))
    assert marks_of(game, OPEN) == [2]


def test_eliminating_where_nothing_is_marked_writes_the_other_candidates(game: Game) -> None:
    candidates = list(digits(game.puzzle.candidates[OPEN]))
    assert candidates == [1, 2, 4]
    game.apply(Step("x-wing", eliminations=(Candidate(OPEN, 1), Candidate(OPEN, 2))))
    assert marks_of(game, OPEN) == [4]
    assert game.moves() == []
    left = {cell for cell, state in enumerate(game.board.cells) if not state.value}
    assert all(marks_of(game, cell) for cell in left), "all cells are marked, or none"
    game.undo()
    assert state(game)["cells"] == Board(game.puzzle).cells, "all of it is one edit"


def test_filling_in_keeps_what_was_crossed_out(game: Game) -> None:
    before = game.has_crossed_out
    game.apply(Step("x-wing", eliminations=(Candidate(OPEN, 1),)))
    assert (before, game.has_crossed_out) == (False, True)
    assert not game.fill(), "everything is there already"
    assert marks_of(game, OPEN) == [2, 4]
    for _ in range(3):
        game.mark([OPEN], 2)
    assert not game.fill()
    assert marks_of(game, OPEN) == [4]
    game.erase([OPEN])
    game.mark([OPEN], 1)
    game.fill()
    assert marks_of(game, OPEN) == [1, 2, 4], "a cell that is cleared begins anew"
    game.erase([OPEN])
    for digit in (1, 4, 4):
        game.mark([OPEN], digit)
    game.fill()
    assert marks_of(game, OPEN) == [1, 2, 4], "a slip of the hand crosses nothing out"


def test_a_step_that_places_and_eliminates_is_one_edit(game: Game) -> None:
    game.apply(
        Step("x", placements=(Candidate(OPEN, 4),), eliminations=(Candidate(3, 2), Candidate(5, 2)))
    )
    assert game.board.values[OPEN] == 4
    assert not any(2 in marks_of(game, cell) for cell in (3, 5))
    assert marks_of(game, 3), "the other candidates are written"
    game.undo()
    assert state(game)["cells"] == Board(game.puzzle).cells


# History


def test_undo_and_redo_tell_what_they_change(game: Game) -> None:
    assert game.undo() is None
    assert game.redo() is None
    game.place([OPEN], 4)
    changes = game.undo()
    assert changes is not None
    assert [(c.cell, c.before, c.after) for c in changes] == [(OPEN, EMPTY, Cell(4))]
    assert game.redo() == changes
    assert game.board.values[OPEN] == 4
    assert (game.moves_made, game.can_redo) == (True, False)


def test_a_new_edit_forgets_what_was_undone(game: Game) -> None:
    game.place([OPEN], 4)
    game.undo()
    game.place([3], 6)
    assert not game.can_redo
    assert game.redo() is None
    assert game.board.values[OPEN] == 0


def test_a_note_changes_nothing_and_cannot_be_undone(game: Game) -> None:
    game.place([OPEN], 4)
    game.undo()
    game.note("hint", "x-wing 3")
    assert not game.moves_made
    assert game.can_redo, "asking for a hint forgets nothing"


def test_every_entry_is_recorded_with_its_time(game: Game) -> None:
    told: list[Entry] = []
    game = Game(game.puzzle, record=told.append)
    for seconds, act in enumerate(
        [lambda: game.place([OPEN], 4), game.undo, game.redo, game.bookmark, game.back], start=1
    ):
        game.elapsed = float(seconds)
        act()
    assert [(entry.kind, entry.elapsed) for entry in told] == [
        ("place", 1.0),
        ("undo", 2.0),
        ("redo", 3.0),
        ("bookmark", 4.0),
        ("back", 5.0),
    ]


def test_bookmarks_nest(game: Game) -> None:
    boards = []
    for number, cell in enumerate((2, 3, 5)):
        boards.append(list(game.board.cells))
        game.bookmark()
        game.place([cell], number + 1)
        game.colour([cell], 1)
    assert game.bookmarks == 3
    for left, board in zip((2, 1, 0), reversed(boards), strict=True):
        assert game.back()
        assert list(game.board.cells) == board
        assert game.bookmarks == left
    assert not game.back()


def test_going_back_can_be_undone_and_the_bookmark_is_there_again(game: Game) -> None:
    game.bookmark()
    game.place([OPEN], 1)
    game.mark([3], 2)
    tried = list(game.board.cells)
    game.back()
    assert list(game.board.cells) == Board(game.puzzle).cells
    game.undo()
    assert list(game.board.cells) == tried
    assert game.bookmarks == 1
    game.redo()
    assert list(game.board.cells) == Board(game.puzzle).cells
    assert game.bookmarks == 0


def test_undoing_past_a_bookmark_takes_it_away(game: Game) -> None:
    game.bookmark()
    game.place([OPEN], 1)
    game.undo()
    game.undo()
    assert game.bookmarks == 0
    game.redo()
    assert game.bookmarks == 1


# Back to before a move


def test_undo_before_takes_back_a_digit_and_all_that_came_after(game: Game) -> None:
    game.place([3], 6)
    game.place([OPEN], 1)
    game.mark([5], 2)
    game.colour([5], 2)
    assert game.undo_before(Move(OPEN, 1)) == 3
    assert game.board.values[OPEN] == 0
    assert game.board.values[3] == 6
    for _ in range(3):
        game.redo()
    assert game.board.cells[5] == Cell(centre=mask(2), colour=2)


def test_undo_before_means_the_last_time_the_digit_was_placed(game: Game) -> None:
    game.place([OPEN], 4)
    game.place([OPEN], 2)
    game.place([OPEN], 4)
    assert game.undo_before(Move(OPEN, 4)) == 1
    assert game.board.values[OPEN] == 2


def test_undo_before_takes_back_a_crossed_out_mark(game: Game) -> None:
    game.fill()
    game.mark([OPEN], 4)
    game.mark([3], 2)
    assert Move(OPEN, 4, places=False) in game.moves()
    assert game.undo_before(Move(OPEN, 4, places=False)) == 2
    assert marks_of(game, OPEN) == [1, 2, 4]


def test_undo_before_takes_back_marks_that_left_the_digit_out(game: Game) -> None:
    game.place([3], 6)
    game.mark([OPEN], 1)
    game.mark([OPEN], 2)
    assert game.undo_before(Move(OPEN, 4, places=False)) == 2
    assert game.board.cells[OPEN] == EMPTY
    assert game.board.values[3] == 6


def test_undo_before_does_nothing_about_what_was_there_from_the_start() -> None:
    start = Entry("start", changes=tuple(Board(grid_of(CLASSIC)).changes_to([(OPEN, Cell(1))])))
    game = Game(grid_of(CLASSIC), [start])
    game.place([3], 6)
    assert game.undo_before(Move(OPEN, 1)) == 0
    assert game.board.values[3] == 6


def test_moves_are_the_digits_and_crossed_out_marks_in_order(game: Game) -> None:
    game.place([OPEN], 1)
    game.fill()
    game.mark([3], 6)
    game.place([5], 8)
    game.place([5], 8)
    game.undo()
    assert game.moves() == [Move(OPEN, 1), Move(3, 6, places=False), Move(5, 8)]


# A grid from a text

HODOKU = ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_plain_grid_begins_with_its_givens_alone() -> None:
    puzzle, log = start_of(grid_of(CLASSIC))
    assert puzzle == grid_of(CLASSIC)
    assert log == ()


def test_placed_digits_of_a_text_are_no_givens_and_cannot_be_undone() -> None:
    text = HODOKU.replace("53..7", "53+4.7") + "::::"
    puzzle, log = start_of(grid_of(text))
    assert puzzle.values[OPEN] == 0
    game = Game(puzzle, log)
    assert game.board.cells[OPEN] == Cell(4)
    assert not game.board.is_given(OPEN)
    assert not game.moves_made
    assert game.candidates_left() == [0] * 81, "no candidate was removed: none is written"
    assert game.erase([OPEN])


def test_removed_candidates_of_a_text_are_marks() -> None:
    text = HODOKU.replace("53..7", "53+4.7") + ":114 614::"
    grid = grid_of(HODOKU + ":113 213::")
    assert list(digits(grid.candidates[OPEN])) == [4]
    puzzle, log = start_of(grid)
    game = Game(puzzle, log)
    assert marks_of(game, OPEN) == [4]
    for cell in grid.empty_cells():
        assert game.board.cells[cell].centre == grid.candidates[cell]
    both, log = start_of(grid_of(text))
    game = Game(both, log)
    assert game.board.cells[OPEN] == Cell(4)
    assert marks_of(game, 3) == [2]


def test_a_grid_without_givens_is_a_puzzle_of_all_it_has() -> None:
    grid = Grid(Geometry.of(2, 2))
    grid.place(0, 1)
    grid.eliminate(1, 2)
    puzzle, log = start_of(grid)
    assert puzzle.given_count == 1
    game = Game(puzzle, log)
    assert game.board.is_given(0)
    assert marks_of(game, 1) == [3, 4]


# The board


def fill_in(game: Game, cells: Iterable[int]) -> None:
    for cell in cells:
        if not game.board.cells[cell].value:
            game.place([cell], int(CLASSIC_SOLUTION[cell]))


def test_a_board_is_solved_when_full_and_right(game: Game) -> None:
    fill_in(game, range(80))
    fill_in(game, [80])
    assert (game.board.is_full, game.board.is_solved) == (True, True)
    assert game.board.left() == [0] * 9
    game.place([OPEN], 1)
    assert (game.board.is_full, game.board.is_solved) == (True, False)
    assert game.board.left()[0] == -1
    assert game.board.left()[3] == 1
    assert {cell for clash in game.board.conflicts() for cell in clash.cells} >= {OPEN, 7}


def test_the_noted_grid_has_the_marks_as_candidates(game: Game) -> None:
    game.mark([OPEN], 1)
    game.mark([OPEN], 9)
    noted = game.board.noted_grid()
    assert list(digits(noted.candidates[OPEN])) == [1]
    assert noted.candidates[3] == game.puzzle.candidates[3]
    assert noted.givens == game.puzzle.givens


def test_a_digit_taken_away_gives_back_the_marks_it_crossed_out(game: Game) -> None:
    game.fill()
    filled = list(game.board.cells)
    game.place([OPEN], 2, clean=True)
    assert list(game.board.cells) != filled
    game.erase([OPEN])
    assert list(game.board.cells) == filled
    game.place([OPEN], 2, clean=True)
    game.place([OPEN], 4, clean=True)
    marks = [cell.centre for cell in game.board.cells]
    game.undo()
    game.undo()
    game.place([OPEN], 4, clean=True)
    assert [cell.centre for cell in game.board.cells] == marks, "as if 2 had never been there"


def test_marks_that_another_digit_excludes_do_not_come_back(game: Game) -> None:
    game.fill()
    game.place([OPEN], 2, clean=True)
    game.place([3], 2, clean=True)
    game.erase([OPEN])
    assert not any(game.board.cells[cell].centre >> 1 & 1 for cell in (5, 8)), "r1c4 sees them"


def test_a_step_on_surplus_marks_is_applied(game: Game) -> None:
    game.mark([OPEN], 5)
    step = Step("pointing", eliminations=(Candidate(OPEN, 1),))
    assert game.apply(step)
    assert marks_of(game, OPEN) == [2, 4], "5 is in sight: the cell gets its candidates first"
    assert not game.apply(step)


def test_the_beginning_is_the_grid_as_it_was_opened() -> None:
    text = HODOKU.replace("53..7", "53+4.7") + "::::"
    grid = grid_of(text)
    game = Game(*start_of(grid))
    game.fill()
    game.erase([OPEN])
    assert game.beginning().values == grid.values
    assert game.beginning().givens == grid.givens
    marked = grid_of(CLASSIC)
    marked.eliminate(OPEN, 1)
    candidates = Game(*start_of(marked)).beginning().candidates
    assert candidates == marked.candidates


def test_the_last_digit_is_told_and_marks_are_passed_over(game: Game) -> None:
    assert game.last_step("en") == ""
    game.place([2], 4)
    game.mark([3], 6)
    assert (game.last_step("en"), game.last_step("fr")) == ("r1c3 = 4", "L1C3 = 4")
