"""The eight looks of a board are boards of the same picture."""

from tutor.nonogram.explain import path
from tutor.nonogram.position import WAYS, Position, turned
from tutor.nonogram.puzzle import puzzle_of

PICTURE = ["##.#.", "#..##", "..###", "#####"]


def test_all_looks_differ_and_each_is_the_look_of_a_picture() -> None:
    puzzle = puzzle_of(PICTURE)
    full = Position.of(puzzle, PICTURE)
    looks = {turned(full, way).written() for way in range(WAYS)}
    assert len(looks) == WAYS
    for way in range(WAYS):
        look = turned(full, way)
        drawn = puzzle_of(look.written())
        assert (look.puzzle.rows, look.puzzle.columns) == (drawn.rows, drawn.columns)


def test_what_is_known_turns_with_the_board() -> None:
    puzzle = puzzle_of(PICTURE)
    half = Position.of(puzzle, ["##.??", "?????", "..???", "?????"])
    known = {(board := turned(half, way)).known for way in range(WAYS)}
    assert known == {half.known}
    assert turned(half, 0).written() == half.written()
    assert turned(half, 4).written()[0] == "#?.?"
    assert path(board).is_complete == path(half).is_complete
