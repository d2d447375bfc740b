"""Cells, digits and houses as words: articles, contractions and lists in both languages."""

import pytest

from tests.cases import each_case
from tutor.base.messages import Messages
from tutor.narrate.sudoku.digits_and_houses import (
    Candidates,
    Cells,
    CellSets,
    Digits,
    GridGrammar,
    Houses,
    Seen,
)
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import count, listed
from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.step import Candidate, Step

NINE = Geometry.of(3, 3)
TWELVE = Geometry.of(3, 4)
THIRTY_SIX = Geometry.of(6, 6)
HUNDRED = Geometry.of(10, 10)
ENGLISH, FRENCH = GridGrammar("en"), GridGrammar("fr")


def house(name: str, geometry: Geometry = NINE) -> House:
    """``r3``, ``c4`` or ``b5``."""
    kinds = {"r": geometry.rows, "c": geometry.columns, "b": geometry.boxes}
    return kinds[name[0]][int(name[1:]) - 1]


def houses(names: str, geometry: Geometry = NINE) -> Houses:
    return Houses(tuple(house(name, geometry) for name in names.split()))


def cells(*places: tuple[int, int], geometry: Geometry = NINE) -> Cells:
    """Cells by row and column, from 1."""
    n = geometry.n
    return Cells(geometry, tuple((row - 1) * n + column - 1 for row, column in places))


def digits(*items: int, geometry: Geometry = NINE) -> Digits:
    return Digits(geometry, items)


@each_case(
    ("items", "join", "english", "french"),
    [
        ("", "and", "", ""),
        ("a", "or", "a", "a"),
        ("ab", "and", "a and b", "a et b"),
        ("abc", "and", "a, b and c", "a, b et c"),
        ("abc", "or", "a, b or c", "a, b ou c"),
        ("ab", "nor", "a nor b", "a ni b"),
    ],
)
def test_lists_end_in_their_conjunction(items: str, join: str, english: str, french: str) -> None:
    assert listed(list(items), "en", join) == english
    assert listed(list(items), "fr", join) == french


def test_cells_have_the_names_of_their_language() -> None:
    some = cells((1, 2), (1, 3), (4, 4))
    assert ENGLISH.cells(some) == "r1c2, r1c3 and r4c4"
    assert FRENCH.cells(some) == "L1C2, L1C3 et L4C4"
    assert ENGLISH.cells(some, join="or") == "r1c2, r1c3 or r4c4"
    assert FRENCH.cells(some, join="nor") == "L1C2, L1C3 ni L4C4"
    assert ENGLISH.cells(cells((10, 12), geometry=TWELVE)) == "r10c12"


def test_sets_of_cells_are_kept_apart() -> None:
    some = CellSets(NINE, ((1,), (2, 30), (0, 1, 2)))
    assert ENGLISH.sets(some) == "r1c2; r1c3 and r4c4; r1c1, r1c2 and r1c3"
    assert FRENCH.sets(some) == "L1C2\u00a0; L1C3 et L4C4\u00a0; L1C1, L1C2 et L1C3"


def test_houses_are_read_rows_first_and_boxes_last() -> None:
    read = GridReader(Step("x-wing"), NINE, "en")
    mixed = [house(name) for name in ("b5", "c4", "r9", "r2", "b5")]
    assert read.houses(*mixed) == houses("r2 r9 c4 b5")


def test_digits_are_letters_from_ten_on_and_numbers_on_the_largest_boards() -> None:
    assert ENGLISH.digits(digits(3, 4, 7)) == "3, 4 and 7"
    assert FRENCH.digits(digits(3, 4, 7), join="or") == "3, 4 ou 7"
    assert ENGLISH.digits(digits(9, 10, 12, geometry=TWELVE)) == "9, A and C"
    assert ENGLISH.digits(digits(9, 10, 36, geometry=THIRTY_SIX)) == "9, 10 and 36"


def test_french_digits_may_each_have_an_article() -> None:
    assert FRENCH.digits(digits(3, 4), article="le") == "le 3 et le 4"
    assert FRENCH.digits(digits(3, 4), article="du") == "du 3 et du 4"
    assert FRENCH.digits(digits(3, 4, 8), article="le", join="or") == "le 3, le 4 ou le 8"


@each_case(
    ("geometry", "digit", "english"),
    [
        (NINE, 1, "a 1"),
        (NINE, 5, "a 5"),
        (NINE, 8, "an 8"),
        (TWELVE, 10, "an A"),
        (TWELVE, 11, "a B"),
        (TWELVE, 12, "a C"),
        (Geometry.of(5, 5), 14, "an E"),
        (Geometry.of(5, 5), 17, "an H"),
        (Geometry.of(5, 5), 25, "a P"),
        (Geometry.of(5, 7), 30, "a U"),
        (Geometry.of(5, 7), 33, "an X"),
        (THIRTY_SIX, 8, "an 8"),
        (THIRTY_SIX, 10, "a 10"),
        (THIRTY_SIX, 11, "an 11"),
        (THIRTY_SIX, 18, "an 18"),
        (HUNDRED, 28, "a 28"),
        (HUNDRED, 80, "an 80"),
        (HUNDRED, 89, "an 89"),
        (HUNDRED, 100, "a 100"),
    ],
)
def test_the_english_article_goes_by_the_sound(
    geometry: Geometry, digit: int, english: str
) -> None:
    one = digits(digit, geometry=geometry)
    assert ENGLISH.a_digit(one) == english
    assert FRENCH.a_digit(one) == f"un {geometry.digit_name(digit)}"


@each_case(
    ("names", "case", "english", "french"),
    [
        ("r4", "", "row 4", "la ligne 4"),
        ("b5", "", "box 5", "le bloc 5"),
        ("r3", "of", "of row 3", "de la ligne 3"),
        ("b5", "of", "of box 5", "du bloc 5"),
        ("c9", "in", "in column 9", "dans la colonne 9"),
        ("b1", "in", "in box 1", "dans le bloc 1"),
        ("r2 r8", "", "rows 2 and 8", "les lignes 2 et 8"),
        ("r2 r8", "of", "of rows 2 and 8", "des lignes 2 et 8"),
        ("b1 b9", "of", "of boxes 1 and 9", "des blocs 1 et 9"),
        ("c1 c4 c9", "in", "in columns 1, 4 and 9", "dans les colonnes 1, 4 et 9"),
        ("r4 b5", "", "row 4 and box 5", "la ligne 4 et le bloc 5"),
        ("r4 b5", "of", "of row 4 and box 5", "de la ligne 4 et du bloc 5"),
        ("b5 r4 c2", "in", "in box 5, row 4 and column 2",
         "dans le bloc 5, dans la ligne 4 et dans la colonne 2"),
        ("b1", "bare", "box 1", "bloc 1"),
        ("r2 r8", "bare", "rows 2 and 8", "lignes 2 et 8"),
    ],
)  # fmt: skip
def test_houses_with_their_preposition(names: str, case: str, english: str, french: str) -> None:
    assert ENGLISH.houses(houses(names), case=case) == english
    assert FRENCH.houses(houses(names), case=case) == french


def test_houses_may_be_joined_by_or() -> None:
    assert ENGLISH.houses(houses("b7 c2"), case="of", join="or") == "of box 7 or column 2"
    assert FRENCH.houses(houses("b7 c2"), case="of", join="or") == "du bloc 7 ou de la colonne 2"
    assert FRENCH.houses(houses("r2 r8"), case="in", join="or") == "dans les lignes 2 ou 8"


def test_the_kind_of_houses_that_differ_is_mixed() -> None:
    for grammar in (ENGLISH, FRENCH):
        assert grammar.kind(houses("r1 r2")) == "row"
        assert grammar.kind(houses("b3")) == "box"
        assert grammar.kind(houses("c3 b3")) == "mixed"


def removed(*items: tuple[int, int, int], geometry: Geometry = NINE) -> Candidates:
    """Candidates by digit, row and column."""
    n = geometry.n
    return Candidates(geometry, tuple(Candidate((r - 1) * n + c - 1, d) for d, r, c in items))


@each_case(
    ("found", "english", "french"),
    [
        (removed((5, 4, 7)), "5 from r4c7", "le 5 de L4C7"),
        (removed((5, 4, 7), (8, 4, 7)), "5 and 8 from r4c7", "le 5 et le 8 de L4C7"),
        (removed((5, 1, 1), (5, 2, 2)), "5 from r1c1 and r2c2", "le 5 de L1C1 et L2C2"),
        (
            removed((9, 1, 1), (9, 1, 2), (8, 4, 7), (5, 4, 7)),
            "5 and 8 from r4c7, and 9 from r1c1 and r1c2",
            "le 5 et le 8 de L4C7, et le 9 de L1C1 et L1C2",
        ),
        (
            removed((1, 1, 1), (2, 2, 2), (3, 3, 3)),
            "1 from r1c1, 2 from r2c2, and 3 from r3c3",
            "le 1 de L1C1, le 2 de L2C2, et le 3 de L3C3",
        ),
        (removed((11, 10, 1), geometry=TWELVE), "B from r10c1", "le B de L10C1"),
    ],
)
def test_removals_are_grouped_by_their_cells(found: Candidates, english: str, french: str) -> None:
    assert ENGLISH.removed(found) == english
    assert FRENCH.removed(found) == french


def test_digits_in_sight_are_told_by_house() -> None:
    some = Seen(NINE, ((house("b5"), (1, 4)), (house("r4"), (3,)), (house("c7"), (8,))))
    assert ENGLISH.seen(some) == "1 and 4 in box 5, 3 in row 4, and 8 in column 7"
    expected = "le 1 et le 4 dans le bloc 5, le 3 dans la ligne 4, et le 8 dans la colonne 7"
    assert FRENCH.seen(some) == expected
    assert ENGLISH.seen(Seen(NINE, ((house("b5"), (2,)),))) == "2 in box 5"


def test_things_are_counted() -> None:
    assert count(cells((1, 2), (1, 3))) == 2
    assert count(digits()) == 0
    assert count(removed((5, 1, 1), (6, 1, 1))) == 2


def test_small_numbers_are_spelt_out() -> None:
    assert [ENGLISH.spell(k) for k in (1, 2, 10, 11)] == ["one", "two", "ten", "11"]
    assert [FRENCH.spell(k) for k in (1, 4, 10, 12)] == ["un", "quatre", "dix", "12"]


def test_a_message_that_forgets_its_function_is_found_out() -> None:
    with pytest.raises(TypeError, match="CELLS"):
        Messages("en", ["one = { $cells }"]).text("one", {"cells": cells((1, 1))})
