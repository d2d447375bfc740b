"""What is to be seen of a nonogram, before anything is drawn."""

from tutor.games.nonogram.coach import Light
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, puzzle_of
from tutor.nonogram.rules.step import Mark
from tutor.tui.nonogram.look import Lit, Scene

PUZZLE = puzzle_of(["##.#", "....", "####"])


def scene(rows: list[str], cursor: int | None = None, light: Light | None = None) -> Scene:
    return Scene(Position.of(PUZZLE, rows), cursor, light or Light(), {"run": "α", "reach": "β"})


def test_cells_have_the_colours_of_the_board() -> None:
    rows = scene(["#.??", "????", "??.#"], cursor=1).rows()
    assert [cell.colour for cell in rows[0].cells(4)] == [BLACK, WHITE, UNKNOWN, UNKNOWN]
    assert [cell.is_cursor for cell in rows[0].cells(4)] == [False, True, False, False]
    assert rows[1].cursor is None
    assert [cell.colour for cell in rows[2].cells(4)] == [UNKNOWN, UNKNOWN, WHITE, BLACK]


def test_finished_blocks_are_struck_out_and_finished_lines_ticked() -> None:
    shown = scene(["##.?", "????", "####"])
    rows, columns = shown.rows(), shown.columns()
    assert rows[0].clue.tones == ("done", "")
    assert not rows[0].clue.is_finished
    assert rows[1].clue.is_finished, "a line without blocks is finished from the beginning"
    assert (rows[2].clue.tones, rows[2].clue.is_finished) == (("done",), True)
    assert columns[0].is_finished
    assert not columns[3].is_finished


def test_the_lines_of_the_cursor_stand_out() -> None:
    shown = scene(["????"] * 3, cursor=6)
    assert [row.clue.is_cursor for row in shown.rows()] == [False, True, False]
    assert [column.is_cursor for column in shown.columns()] == [False, False, True, False]
    assert not any(row.clue.is_cursor for row in scene(["????"] * 3).rows())


def test_what_the_coach_speaks_of_is_lit() -> None:
    light = Light(
        marks=(Mark(0, "run"), Mark(1, "run"), Mark(1, "reach"), Mark(1, "run")),
        line=Line("row", 0),
        blocks=(1,),
        black=(3,),
        white=(2,),
        wrong=(8,),
    )
    shown = scene(["##??", "????", "????"], light=light)
    first, _, last = shown.rows()
    assert dict(first.lit) == {
        0: Lit("α"),
        1: Lit("αβ"),
        2: Lit(concluded=WHITE),
        3: Lit(concluded=BLACK),
    }
    assert dict(last.lit) == {0: Lit(is_wrong=True)}
    assert (first.clue.is_lit, first.clue.tones) == (True, ("", "lit"))
    assert not any(column.is_lit for column in shown.columns())


def test_a_paused_game_shows_nothing() -> None:
    shown = scene(["####"] * 3, cursor=5, light=Light(wrong=(0,)))
    shown.is_paused = True
    for row in shown.rows():
        assert row.is_hidden
        assert all(cell.colour == UNKNOWN and cell.lit is None for cell in row.cells(4))
        assert not row.clue.is_finished
        assert set(row.clue.tones) <= {""}
    assert not any(column.is_cursor or column.is_finished for column in shown.columns())


def test_only_rows_that_change_look_different() -> None:
    before, after = scene(["????"] * 3, cursor=4).rows(), scene(["????"] * 3, cursor=5).rows()
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True]
