"""The shape of a board."""

import pickle

import pytest

from tests.cases import each_case
from tutor.sudoku.geometry import Geometry, bits, digits

SHAPES = [(1, 1), (1, 5), (2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (5, 5), (10, 10)]


@each_case(("rows", "columns"), SHAPES)
def test_houses_of_each_kind_share_out_the_cells(rows: int, columns: int) -> None:
    geometry = Geometry.of(rows, columns)
    everything = list(range(geometry.cell_count))
    for kind in (geometry.rows, geometry.columns, geometry.boxes):
        assert len(kind) == geometry.n
        assert sorted(cell for house in kind for cell in house.cells) == everything


@each_case(("rows", "columns"), SHAPES)
def test_a_box_is_a_rectangle_of_its_shape(rows: int, columns: int) -> None:
    geometry = Geometry.of(rows, columns)
    for box in geometry.boxes:
        assert len({cell // geometry.n for cell in box.cells}) == rows
        assert len({cell % geometry.n for cell in box.cells}) == columns
        assert all(geometry.box_of[cell] == box.index for cell in box.cells)


@each_case(("rows", "columns"), SHAPES[:-1])
def test_peers_are_mutual_and_counted(rows: int, columns: int) -> None:
    geometry = Geometry.of(rows, columns)
    n = geometry.n
    expected = 3 * (n - 1) - (rows - 1) - (columns - 1)
    for cell in range(geometry.cell_count):
        peers = geometry.peers(cell)
        assert len(peers) == expected
        assert all(cell in geometry.peers(peer) for peer in peers)


def test_names_in_both_languages() -> None:
    geometry = Geometry.of(3, 3)
    cell = 3 * 9 + 6
    assert geometry.cell_name(cell) == "r4c7"
    assert geometry.cell_name(cell, "fr") == "L4C7"
    assert [house.name() for house in geometry.houses_of(cell)] == ["row 4", "column 7", "box 6"]
    assert [house.name("fr") for house in geometry.houses_of(cell)] == [
        "ligne 4",
        "colonne 7",
        "bloc 6",
    ]


def test_digits_beyond_nine_are_letters_then_numbers() -> None:
    assert Geometry.of(4, 4).digit_name(16) == "G"
    assert Geometry.of(5, 7).digit_name(35) == "Z"
    assert Geometry.of(6, 6).digit_name(36) == "36"


@each_case(
    ("n", "shape"),
    [(1, (1, 1)), (4, (2, 2)), (6, (2, 3)), (8, (2, 4)), (9, (3, 3)), (12, (3, 4)), (7, (1, 7)),
     (16, (4, 4)), (18, (3, 6)), (20, (4, 5)), (36, (6, 6)), (100, (10, 10))],
)  # fmt: skip
def test_a_size_takes_the_shape_nearest_a_square(n: int, shape: tuple[int, int]) -> None:
    assert Geometry.for_size(n) is Geometry.of(*shape)


@each_case("n", [0, 11, 13, 22, 99, 101])
def test_some_sizes_have_no_shape(n: int) -> None:
    assert Geometry.for_size(n) is None


@pytest.mark.parametrize("shape", [(0, 3), (3, 0), (11, 1), (-1, 3)])
def test_impossible_boxes_are_refused(shape: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no board"):
        Geometry.of(*shape)


def test_a_shape_is_made_once_even_through_pickle() -> None:
    assert Geometry.of(3, 3) is Geometry.of(3, 3)
    assert pickle.loads(pickle.dumps(Geometry.of(3, 3))) is Geometry.of(3, 3)


def test_bit_sets() -> None:
    assert list(bits(0b101001)) == [0, 3, 5]
    assert list(digits(0b101001)) == [1, 4, 6]
    assert list(bits(0)) == []


def test_bit_sets_asked_for_again_are_the_same() -> None:
    sets = [number**9 for number in range(1, 10_000)]  # more than are remembered, some too long
    for _ in range(2):
        for one in sets:
            found = bits(one)
            assert sum([1 << position for position in found]) == one
            assert list(found) == sorted(found)
    assert bits(1 << 9_999) == (9_999,)
