"""Tables of puzzles: any delimiter, encoding and order of columns."""

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, SEVENTEEN
from tutor.lab.calibration.material import BadRow, BadTable, Row, number, read_table

TEXT = f"no,puzzle,D_TO,D_TR,remark\n1,{CLASSIC},0.5,1.5,easy\n2,{SEVENTEEN},2,3e0,\n"


def difficulties(data: str | bytes, target: str | None = None) -> list[float]:
    """The difficulties of a table without bad rows."""
    table = read_table(data.encode() if isinstance(data, str) else data)
    rows = list(table.read(*table.choose(None, target)))
    assert all(isinstance(row, Row) for row in rows)
    return [row.difficulty for row in rows if isinstance(row, Row)]


def problem(data: str | bytes, puzzle: str | None = None, target: str | None = None) -> str:
    """The code of what is wrong with a table."""
    with pytest.raises(BadTable) as caught:
        read_table(data.encode() if isinstance(data, str) else data).choose(puzzle, target)
    return caught.value.code


def test_columns_are_found_by_what_they_hold() -> None:
    table = read_table(TEXT.encode())
    assert table.choose(None, None) == (1, 3)
    assert table.choose("PUZZLE", "d_to") == (1, 2), "case does not matter"
    rows = list(table.read(1, 3))
    assert [row.line for row in rows] == [2, 3]
    assert isinstance(rows[0], Row)
    assert rows[0].grid.given_count == 30
    assert len(table.take(1, 3, limit=1).rows) == 1
    assert difficulties(TEXT.replace("D_TR", "other")) == [1.5, 3], "the last one with numbers"
    assert difficulties(f"minutes,grid\n7,{CLASSIC}\n8,{SEVENTEEN}\n") == [7, 8]


def test_a_column_of_solutions_is_neither_puzzles_nor_numbers() -> None:
    solved = f"solution,grid,d,again\n{CLASSIC_SOLUTION},{CLASSIC},7,{CLASSIC_SOLUTION}\n"
    table = read_table(solved.encode())
    assert table.choose(None, None) == (1, 2)


@pytest.mark.parametrize("delimiter", [";", "\t", "|"])
def test_delimiters_and_decimal_commas(delimiter: str) -> None:
    text = TEXT.replace(",", delimiter).replace("1.5", "1,5").replace("remark", "remark, if any")
    assert difficulties(text) == [1.5, 3]


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_encodings_and_line_ends(encoding: str) -> None:
    text = TEXT.replace("remark", "remarque à côté").replace("\n", "\r\n")
    assert difficulties(text.encode(encoding)) == [1.5, 3]


def test_quotes_several_lines_blank_lines_and_cells_too_many() -> None:
    drawn = "\n".join(CLASSIC[i : i + 9] for i in range(0, 81, 9))
    text = f'"the, puzzle";"d"\n"{drawn}";"2,5"\n\n;;\n{SEVENTEEN};7;;\n'
    table = read_table(text.encode())
    rows = list(table.read(*table.choose(None, None)))
    assert [(row.line, type(row)) for row in rows] == [(2, Row), (13, Row)]
    assert table.columns == ["the, puzzle", "d"]


def test_without_a_header_columns_have_numbers() -> None:
    table = read_table(f"{CLASSIC},7,8\n{SEVENTEEN},9,1\n".encode())
    assert table.columns == ["1", "2", "3"]
    assert table.choose(None, None) == (0, 2)
    assert table.choose("1", "2") == (0, 1)


def test_rows_that_cannot_be_used() -> None:
    text = f"p,d\n{CLASSIC}\n{CLASSIC},hard\n{CLASSIC[:-1]},1\n{CLASSIC},1,5\n,2\n{CLASSIC},3\n"
    table = read_table(text.encode())
    rows = list(table.read(*table.choose(None, None)))
    bad = [row for row in rows if isinstance(row, BadRow)]
    assert [(row.line, row.code) for row in bad] == [
        (2, "cells"),
        (3, "number"),
        (4, "grid"),
        (5, "cells"),
        (6, "grid"),
    ]
    assert bad[1].details == {"found": "hard", "column": "d"}
    assert bad[2].grid is not None
    assert bad[2].grid.code == "wrong-cell-count"
    assert isinstance(rows[-1], Row)


def test_tables_that_cannot_be_used() -> None:
    assert problem("") == problem("\n ,\n") == "empty"
    assert problem(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR") == "no-text"
    assert problem("p,d\n" + '"' + "x" * 200_000) == "no-table"
    assert problem("a,b\n1,2\n3,4\n") == "no-puzzles"
    assert problem(f"p\n{CLASSIC}\n") == "no-numbers"
    assert problem(f"p,d\n{CLASSIC},hard\n") == "no-numbers"
    assert problem(TEXT, target="remark") == "no-numbers-in"
    assert problem(TEXT, target="puzzle") == "no-numbers-in"
    assert problem(TEXT, puzzle="D_TR") == "no-puzzles-in"
    assert problem(TEXT, target="D") == "no-column"


@each_case(
    ("text", "value"),
    [
        ("1.5", 1.5),
        (" 2,5\u00a0", 2.5),
        ("−3", -3),
        ("+.5", 0.5),
        ("1e2", 100),
        ("7.", 7),
        ("1.234,5", None),
        ("nan", None),
        ("1e999", None),
        ("", None),
        ("1 000", None),
        ("٣", None),
        (CLASSIC_SOLUTION, None),
    ],
)
def test_numbers(text: str, value: float | None) -> None:
    assert number(text) == value
