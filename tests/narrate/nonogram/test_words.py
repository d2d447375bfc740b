"""Cells, lines and blocks in words."""

from tests.cases import each_case
from tutor.narrate.nonogram.line_reader import (
    Blocks,
    Cells,
    Lines,
    PictureGrammar,
    Reaches,
    ordinal,
)
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Span

ENGLISH, FRENCH = PictureGrammar("en"), PictureGrammar("fr")
BOARD = Puzzle(((2, 1, 2),) * 4, ((),) * 12)


@each_case(
    ("cells", "words"),
    [
        ((3,), "r1c4"),
        ((3, 4), "r1c4 and r1c5"),
        ((3, 4, 5), "r1c4 to r1c6"),
        ((0, 3, 4, 5, 6, 9), "r1c1, r1c4 to r1c7 and r1c10"),
        ((1, 13, 25), "r1c2 to r3c2"),
        ((1, 25, 37), "r1c2, r3c2 and r4c2"),
        ((10, 11, 12, 13), "r1c11, r1c12, r2c1 and r2c2"),
    ],
)
def test_cells_are_grouped_in_stretches_of_their_line(cells: tuple[int, ...], words: str) -> None:
    assert ENGLISH.cells(Cells(BOARD, cells)) == words
    french = words.replace(" and ", " et ").replace(" to ", " à ")
    assert FRENCH.cells(Cells(BOARD, cells)) == french.replace("r", "L").replace("c", "C")


@each_case(
    ("clue", "blocks", "english", "french"),
    [
        ((5, 2, 2), (0,), "the 5", "le 5"),
        ((5, 2, 2), (2,), "the second 2", "le deuxième 2"),
        ((5, 2, 2), (0, 1), "the 5 and the first 2", "le 5 et le premier 2"),
        ((5, 2, 2), (1, 2), "the two 2s", "les deux 2"),
        (
            (2, 5, 2, 2),
            (0, 1, 2),
            "the first 2, the 5 and the second 2",
            "le premier 2, le 5 et le deuxième 2",
        ),
        ((2, 5, 2), (0, 1, 2), "the two 2s and the 5", "les deux 2 et le 5"),
        ((1,) * 12, tuple(range(12)), "the 1s", "les 1"),
        ((1,) * 12, (11,), "the 12th 1", "le 12e 1"),
    ],
)
def test_blocks_are_named_by_length_and_place(
    clue: tuple[int, ...], blocks: tuple[int, ...], english: str, french: str
) -> None:
    assert ENGLISH.blocks(Blocks(clue, blocks)) == english
    assert FRENCH.blocks(Blocks(clue, blocks)) == french


def test_one_of_several_blocks() -> None:
    alike, others = Blocks((3, 3), (0, 1)), Blocks((2, 3, 2), (0, 1))
    assert ENGLISH.blocks(alike, join="or") == "one of the two 3s"
    assert FRENCH.blocks(alike, join="or") == "l’un des deux 3"
    assert FRENCH.blocks(alike, join="or", case="to") == "à l’un des deux 3"
    assert ENGLISH.blocks(others, join="or") == "the first 2 or the 3"
    assert FRENCH.blocks(others, join="or", case="to") == "au premier 2 ou au 3"
    assert FRENCH.blocks(alike, case="to") == "aux deux 3"


@each_case(
    ("number", "english", "french"),
    [
        (1, "first", "premier"),
        (10, "tenth", "dixième"),
        (11, "11th", "11e"),
        (21, "21st", "21e"),
        (22, "22nd", "22e"),
        (33, "33rd", "33e"),
        (112, "112th", "112e"),
    ],
)
def test_ordinals(number: int, english: str, french: str) -> None:
    assert (ordinal(number, "en"), ordinal(number, "fr")) == (english, french)


def test_lines_have_their_preposition() -> None:
    row, column = Lines((Line("row", 2),)), Lines((Line("column", 0),))
    assert [ENGLISH.lines(row, case) for case in ("", "in")] == ["row 3", "in row 3"]
    french = [FRENCH.lines(column, case) for case in ("", "in", "to")]
    assert french == ["la colonne 1", "dans la colonne 1", "à la colonne 1"]
    assert (ENGLISH.axis(row), FRENCH.axis(column)) == ("row", "column")


def test_reaches_say_within_or_on() -> None:
    spans = (Span(0, 0, 3), Span(1, 5, 5), Span(2, 7, 8))
    value = Reaches(BOARD, Line("row", 1), spans)
    assert ENGLISH.reaches(value) == (
        "the first 2 within r2c1 to r2c4, the 1 on r2c6, and the second 2 on r2c8 to r2c9"
    )
    assert FRENCH.reaches(value) == (
        "le premier 2 entre L2C1 et L2C4, le 1 en L2C6, et le deuxième 2 de L2C8 à L2C9"
    )
