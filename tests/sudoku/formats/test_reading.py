"""Every input format, recognised without being told which it is."""

import io
import re
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, CLASSIC_SOLUTION, grid_of
from tutor.base.dice import Dice
from tutor.sudoku import search
from tutor.sudoku.formats import FORMATS, BadGrid, line_of, read_bytes, read_text, write
from tutor.sudoku.generator import digit_chain, full_board
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

ROWS = [CLASSIC[i : i + 9] for i in range(0, 81, 9)]
SPACED = [" ".join(row) for row in ROWS]
MANY = 1200
"""More grids than Python has frames."""


def drawn(bar: str, rule: str, top: str, empty: str = ".") -> str:
    lines = [top] if top else []
    for index, row in enumerate(ROWS):
        if index in (3, 6):
            lines.append(rule)
        boxes = [" ".join(row[i : i + 3]) for i in (0, 3, 6)]
        lines.append(f"{bar} {f' {bar} '.join(boxes)} {bar}".replace(".", empty))
    return "\n".join([*lines, top] if top else lines)


def table(separator: str) -> str:
    return "\n".join(separator.join("" if c == "." else c for c in row) for row in ROWS)


ZEROS = CLASSIC.replace(".", "0")
COLUMN_LABELS = "   " + "  ".join(f"C{i}" for i in range(9))


def pieces(size: int, between: str, gap: str = " ") -> str:
    """The cells, so many on a line."""
    return between.join(gap.join(ZEROS[i : i + size]) for i in range(0, 81, size))


def labelled(between: str, before: str, gap: str) -> str:
    rows = [f"{before.format(i)}{gap.join(row)}" for i, row in enumerate(ROWS)]
    return between.join([COLUMN_LABELS, *rows])


SAME_GRID = {
    "r c, a blank line between the rows": "3 3\n\n" + pieces(9, ",\n\n", ","),
    "r c, rows of any length, blank lines": "3 3\n" + pieces(7, "\n\n", ","),
    "r c, spaces and rows of any length": "3 3\n" + pieces(20, "\n\n"),
    "r c and one sign a cell": "3 3\n" + pieces(9, "\n\n", ""),
    "r c and a line": f"3 3\n{CLASSIC}",
    "81 cells, a blank line after each": pieces(1, "\n\n"),
    "81 cells, four a paragraph": pieces(4, "\n\n"),
    "81 cells in a long and a short line": pieces(49, "\n\n", ""),
    "rows far apart": "\n\n".join(ROWS),
    "labelled": labelled("\n", "L{}  ", "  "),
    "labelled, double-spaced": labelled("\n\n", "L{}  ", "  "),
    "labelled and ruled": labelled("\n", "r{}: | ", " | "),
    "a line": CLASSIC,
    "a line with a comment": f"{CLASSIC} # the classic, rated 3.2",
    "a comment first": f"# from a newspaper\n\n{CLASSIC}\n",
    "a line, indented": f"   {CLASSIC}   ",
    "a line in parts": " ".join(ROWS),
    "a line, every cell apart": " ".join(CLASSIC),
    "a line of comma-separated numbers": ",".join(CLASSIC.replace(".", "0")),
    "rows": "\n".join(ROWS),
    "rows with a blank line between bands": "\n\n".join(
        "\n".join(ROWS[i : i + 3]) for i in (0, 3, 6)
    ),
    "rows of spaced cells": "\n".join(SPACED),
    "cells over any lines": "\n".join(" ".join(CLASSIC[i : i + 7]) for i in range(0, 81, 7)),
    "cells torn by blank lines": "\n\n".join(
        " ".join(CLASSIC[i : i + 20]) for i in range(0, 81, 20)
    ),
    "tabs and spaces": "\n".join("\t".join(row).replace("\t", " \t", 1) for row in ROWS).replace(
        ".", "0"
    ),
    "drawn": drawn("|", "|-------+-------+-------|", "+-------+-------+-------+"),
    "drawn with dashes alone": drawn("|", "-------------------------", ""),
    "drawn with empty zeros": drawn("|", "------+-------+------", "", "0"),
    "drawn with Unicode": drawn("│", "├───────┼───────┼───────┤", "┌───────┬───────┬───────┐"),
    "drawn with double lines": drawn("║", "╠═══════╬═══════╣", "╔═══════╦═══════╗"),
    "drawn with every cell framed": "\n".join(
        "|" + "|".join(row).replace(".", " . ") + "|" for row in ROWS
    ),
    "drawn with every cell framed, empty ones blank": "\n".join(
        ["+" + "---+" * 9]
        + ["| " + " | ".join(row.replace(".", " ")) + " |\n+" + "---+" * 9 for row in ROWS]
    ),
    "empty cells are dashes": "\n".join(row.replace(".", "-") for row in ROWS),
    "a table with commas": table(","),
    "a table with semicolons": table(";"),
    "a table with tabs": table("\t"),
    "a table with quotes": "\n".join(",".join(f'"{c}"' for c in row) for row in ROWS),
    "r c and commas": "3 3\n" + ",".join(CLASSIC.replace(".", "0")),
    "r c and commas on many lines": "3 3\n"
    + ",\n".join(",".join(r.replace(".", "0")) for r in ROWS),
    "r c and commas broken anywhere": "3 3\n"
    + "\n".join(",".join(CLASSIC.replace(".", "0")[i : i + 10]) + "," for i in range(0, 81, 10)),
    "r c and commas that begin lines": "3 3\n"
    + "\n,".join(",".join(r.replace(".", "0")) for r in ROWS),
    "r c and a table with empty fields": "3 3\n" + table(","),
    "r c and spaces": "3 3\n" + "\n".join(SPACED).replace(".", "0"),
    "SadMan .sdk": "#AAuthor\n#DDescription\n#L3\n" + "\n".join(ROWS),
    "SadMan .sdk with sections": "[Puzzle]\n" + "\n".join(ROWS) + "\n",
    "Simple Sudoku .ss": "\n".join(
        [" *-----------*"]
        + [
            f" |{r[:3]}|{r[3:6]}|{r[6:]}|" + ("\n |---+---+---|" if i in (2, 5) else "")
            for i, r in enumerate(ROWS)
        ]
        + [" *-----------*", " Simple Sudoku", "  Version 4.2n"]
    ),
    "OpenSudoku XML": f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku><name>x</name>'
    f'<game data="{CLASSIC.replace(".", "0")}" /></opensudoku>',
    "OpenSudoku XML, in play": '<opensudoku version="2"><folder name="x"><game state="1" data="'
    + "version: 1&#10;"
    + "".join(f"{c}|-|0|" if c != "." else "0|1,2,|1|" for c in CLASSIC)
    + '"/></folder></opensudoku>',
    "OpenSudoku XML, version 2": '<opensudoku><game data="version: 2 '
    + "".join(f"{c}|0||0|" if c != "." else "0|3|1|" for c in CLASSIC)
    + '"/></opensudoku>',
    "OpenSudoku XML, five fields a cell": '<opensudoku><game data="version: 5 '
    + "".join(f"{c}|0|0|0|0|" if c != "." else "0|3|511|0|1|" for c in CLASSIC)
    + '"/></opensudoku>',
    "OpenSudoku XML, version 3": '<opensudoku><game data="version: 3 '
    + "".join(f"{c}|0|0|0|" if c != "." else "0|3|511|1|" for c in CLASSIC)
    + '"/></opensudoku>',
    "a HoDoKu library line": f":0000:x:{CLASSIC}::::",
    "the columns numbered": "1 2 3 4 5 6 7 8 9\n" + "\n".join(SPACED),
    "a title above a line": f"Puzzle 1 (easy)\n{CLASSIC}",
    "a title apart": f"Sudoku no 7\n\n{CLASSIC}",
    "a heading": "Grid 01\n" + "\n".join(ROWS),
    "lower-case x": CLASSIC.replace(".", "x"),
}


@each_case("name", SAME_GRID)
def test_the_classic_in_every_dress(name: str) -> None:
    grid = grid_of(SAME_GRID[name])
    assert line_of(grid) == CLASSIC
    assert grid.geometry is Geometry.of(3, 3)
    assert grid.given_count == 30
    assert not list(grid.removed_candidates())


@each_case("sign", ".0*_-X?")
@each_case("as_rows", [False, True])
def test_every_sign_for_an_empty_cell(sign: str, as_rows: bool) -> None:
    text = CLASSIC.replace(".", sign)
    if as_rows:
        text = "\n".join(text[i : i + 9] for i in range(0, 81, 9))
    assert line_of(grid_of(text)) == CLASSIC


@each_case("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be",
                                      "utf-32", "cp1252"])  # fmt: skip
@each_case("line_end", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(encoding: str, line_end: str) -> None:
    text = "# éàç\n" if encoding == "cp1252" else ""
    text += "\n".join([*ROWS, "", CLASSIC_SOLUTION, ""])
    data = text.replace("\n", line_end).encode(encoding)
    entries = list(read_bytes(io.BytesIO(data)))
    assert [line_of(e.result) for e in entries if isinstance(e.result, Grid)] == [
        CLASSIC,
        CLASSIC_SOLUTION,
    ]


def test_a_file_of_utf16_tabs_as_spreadsheets_save_it(tmp_path: Path) -> None:
    path = tmp_path / "grid.txt"
    path.write_bytes(table("\t").replace("\n", "\r\n").encode("utf-16"))
    with path.open("rb") as stream:
        (entry,) = read_bytes(stream)
    assert isinstance(entry.result, Grid)
    assert line_of(entry.result) == CLASSIC


@each_case(
    ("text", "shape"),
    [
        ("1", (1, 1)),
        ("12\n21", (1, 2)),
        ("12..", (1, 2)),
        ("1..4........4..1", (2, 2)),
        ("1..4\n....\n....\n4..1", (2, 2)),
        ("1....." + "." * 30, (2, 3)),
        ("." * 64, (2, 4)),
        ("A" + "." * 99, (2, 5)),
        ("C" + "." * 143, (3, 4)),
        ("G" + "." * 255, (4, 4)),
        ("P" + "." * 624, (5, 5)),
        ("Z" + "." * (35 * 35 - 1), (5, 7)),
        ("\n".join(["G" + "." * 15] + ["." * 16] * 15), (4, 4)),
        ("\n".join(["P" + "." * 24] + ["." * 25] * 24), (5, 5)),
        ("\n".join(" ".join(["16", "10"] + ["."] * 14) for _ in range(16)), (4, 4)),
        ("2 3\n" + ",".join(["6"] + ["0"] * 35), (2, 3)),
        ("3 2\n" + ",".join(["6"] + ["0"] * 35), (3, 2)),
        ("7 7\n" + ",".join(["38"] + ["0"] * (49 * 49 - 1)), (7, 7)),
        ("10 10\n" + ",".join(["100"] + ["0"] * 9999), (10, 10)),
        (",".join(["36"] + ["0"] * (36 * 36 - 1)), (6, 6)),
    ],
)
def test_sizes_are_recognised(text: str, shape: tuple[int, int]) -> None:
    assert grid_of(text).geometry is Geometry.of(*shape)


def test_box_says_otherwise() -> None:
    text = "." * 36
    assert grid_of(text).geometry is Geometry.of(2, 3)
    assert grid_of(text, Geometry.of(3, 2)).geometry is Geometry.of(3, 2)
    assert grid_of("." * 729, Geometry.of(3, 9)).geometry is Geometry.of(3, 9)
    assert grid_of("." * 64, Geometry.of(2, 2)).geometry is Geometry.of(2, 2)


def test_bars_show_the_boxes_of_a_drawn_grid() -> None:
    two_wide = "\n".join(["1 . | . . | . 6"] + [". . | . . | . ."] * 5)
    three_wide = "\n".join(["1 . . | . . 6"] + [". . . | . . ."] * 5)
    assert grid_of(two_wide).geometry is Geometry.of(3, 2)
    assert grid_of(three_wide).geometry is Geometry.of(2, 3)


def test_sixteen_short_lines_are_sixteen_small_grids() -> None:
    entries = list(read_text("\n".join(["1..4........4..1"] * 16)))
    assert len(entries) == 16
    assert all(isinstance(e.result, Grid) and e.result.geometry.n == 4 for e in entries)


def test_many_grids_of_mixed_formats_keep_their_order() -> None:
    parts = [CLASSIC, SAME_GRID["drawn"], "1..4........4..1", ":0000:x:" + CLASSIC + "::::",
             "3 3\n" + ",".join(CLASSIC_SOLUTION), "\n".join(ROWS)]  # fmt: skip
    entries = list(read_text("\n\n".join(parts)))
    assert [e.number for e in entries] == [1, 2, 3, 4, 5, 6]
    grids = [e.result for e in entries if isinstance(e.result, Grid)]
    assert [line_of(grid) for grid in grids] == [
        CLASSIC, CLASSIC, "1..4........4..1", CLASSIC, CLASSIC_SOLUTION, CLASSIC,
    ]  # fmt: skip
    assert [e.line for e in entries][:2] == [1, 4]


def test_rows_of_many_grids_without_a_blank_line() -> None:
    text = "\n".join([*ROWS, *ROWS, *ROWS])
    assert [line_of(e.result) for e in read_text(text) if isinstance(e.result, Grid)] == [
        CLASSIC
    ] * 3
    headed = "\n".join(f"Grid {i:02}\n" + "\n".join(ROWS) for i in range(1, 4))
    assert len([e for e in read_text(headed) if isinstance(e.result, Grid)]) == 3


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sdk", "grid", "ss", "pencilmarks", "commas"])
def test_many_grids_without_a_blank_line(name: str) -> None:
    form = FORMATS[name]
    grid = grid_of(CLASSIC)
    text = (form.write_one(grid) + "\n") * MANY
    found = [e.result for e in read_text(text)]
    assert len(found) == MANY
    assert all(isinstance(r, Grid) and r.candidates == grid.candidates for r in found)


def test_grids_arrive_before_the_input_ends() -> None:
    class Endless(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
            line = (CLASSIC + "\n").encode() * 10
            size = min(len(buffer), len(line))
            buffer[:size] = line[:size]
            return size

    stream = read_bytes(io.BufferedReader(Endless()))  # type: ignore[type-var]
    assert all(isinstance(next(stream).result, Grid) for _ in range(100))


def test_placed_digits_of_a_library_line_are_no_givens() -> None:
    text = ":0100:4:+5" + CLASSIC[1:] + ":113 115:::"
    grid = grid_of(text)
    assert grid.values[0] == 5
    assert not grid.is_given(0)
    assert grid.is_given(1)
    assert list(grid.removed_candidates()) == [(2, 1)]


def test_a_peer_library_is_read_whole(shared_data: Path) -> None:
    with (shared_data / "reglib-open.txt").open("rb") as stream:
        entries = list(read_bytes(stream))
    assert len(entries) == 664
    assert all(isinstance(entry.result, Grid) for entry in entries)


def test_a_state_adds_placed_digits() -> None:
    state = ["534" + ROWS[0][3:], *ROWS[1:]]
    grid = grid_of("[Puzzle]\n" + "\n".join(ROWS) + "\n[State]\n" + "\n".join(state))
    assert grid.given_count == 30
    assert grid.filled_count == 31
    assert grid.values[2] == 4


PENCIL_MARKS = """
*--------------------------------------------------------------------*
| 1567   3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
|----------------------+----------------------+----------------------|
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
|----------------------+----------------------+----------------------|
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
*--------------------------------------------------------------------*
                           Simple Sudoku
                            Version 4.2n
"""


def test_pencil_marks_are_candidates() -> None:
    grid = grid_of(PENCIL_MARKS)
    assert grid.filled_count == 28
    assert grid.candidates[0] == 0b1110001
    # A digit alone that cells around it still list is a candidate, not yet placed.
    assert grid.values[7 * 9 + 1] == 0
    assert grid.candidates[7 * 9 + 1] == 1
    # 6 was removed by hand from r1c2's neighbour r2c2, which lists only 4 and 5.
    assert grid.candidates[10] == 0b11000


def test_pencil_marks_by_their_tokens_alone() -> None:
    rows = [line.strip("|").replace("|", " ") for line in PENCIL_MARKS.split("\n") if "  " in line]
    bare = "\n".join(row for row in rows if row.strip()[:1].isdigit())
    assert grid_of(bare) == grid_of(PENCIL_MARKS)


def test_pencil_marks_above_nine_are_not_numbers() -> None:
    geometry = Geometry.of(4, 4)
    values = full_board(geometry, Dice(1))
    chain = digit_chain(geometry, values, values.index(1), 2)
    grid = Grid(geometry, [0 if cell in chain else v for cell, v in enumerate(values)])
    assert grid_of(write([grid], FORMATS["pencilmarks"])) == grid


def test_an_empty_row_of_a_table_of_tabs() -> None:
    for empty in (0, 4, 8):
        rows = ["\t".join("" if c == "." else c for c in row) for row in ROWS]
        rows[empty] = "\t" * 8
        expected = [*ROWS[:empty], "." * 9, *ROWS[empty + 1 :]]
        assert line_of(grid_of("\n".join(rows))) == "".join(expected)


def test_xml_that_declares_another_encoding() -> None:
    text = (
        f'<?xml version="1.0" encoding="UTF-16"?><opensudoku><game data="{CLASSIC}"/></opensudoku>'
    )
    (entry,) = read_bytes(io.BytesIO(text.encode("utf-16")))
    assert isinstance(entry.result, Grid)


def test_a_slow_pipe_keeps_its_byte_order_mark() -> None:
    class Drop(io.RawIOBase):
        def __init__(self) -> None:
            self.data = list(CLASSIC.encode("utf-16"))

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
            if not self.data:
                return 0
            buffer[0] = self.data.pop(0)
            return 1

    (entry,) = read_bytes(io.BufferedReader(Drop()))  # type: ignore[type-var]
    assert isinstance(entry.result, Grid)


@pytest.mark.parametrize("between", ["", "\n", "# a remark\n"])
def test_a_header_and_its_numbers_may_be_apart(between: str) -> None:
    numbers = ",".join(CLASSIC.replace(".", "0"))
    assert line_of(grid_of(f"3 3\n{between}{numbers}")) == CLASSIC


@pytest.mark.parametrize("brackets", ["()", "[]", "{}"])
def test_pencil_marks_in_brackets(brackets: str) -> None:
    lines = [line for line in PENCIL_MARKS.split("\n") if line.startswith("| ")]
    dressed = [
        re.sub(r"\d\d+", lambda found: brackets[0] + found.group() + brackets[1], line)
        for line in lines
    ]
    assert grid_of("\n".join(dressed)) == grid_of(PENCIL_MARKS)


def test_27_by_27_is_not_taken_for_a_sukaku() -> None:
    geometry = Geometry.of(3, 9)
    grid = Grid(geometry, full_board(geometry, Dice(1)))
    assert grid_of(line_of(grid)) == grid


def test_a_grid_with_a_few_pencil_marks() -> None:
    rows = [" ".join(row) for row in ROWS]
    rows[0] = rows[0].replace("5 3 .", "5 3 12")
    grid = grid_of("\n".join(rows))
    assert line_of(grid) == CLASSIC
    assert grid.candidates[2] == 0b11


@each_case("shape", [(2, 2), (3, 3), (4, 4), (6, 6)])
@each_case("name", ["grid", "pencilmarks", "commas", "line"])
def test_an_empty_board_is_one_grid(shape: tuple[int, int], name: str) -> None:
    geometry = Geometry.of(*shape)
    text = write([Grid(geometry)], FORMATS[name])
    assert grid_of(text) == Grid(geometry)


def test_a_sukaku_line_is_candidates_and_nothing_else() -> None:
    cells = [c if c != "." else "123456789" for c in CLASSIC]
    text = "".join("".join(d if d in cell else "." for d in "123456789") for cell in cells)
    assert len(text) == 729
    grid = grid_of(text)
    assert grid.filled_count == 0
    assert grid.candidates[0] == 1 << 4
    values = search.solve(grid)
    assert values is not None
    assert line_of(grid, values) == CLASSIC_SOLUTION
    assert line_of(grid) == text, "a Sukaku is written as its candidates"


def test_an_unknown_section_is_passed_over() -> None:
    text = "[Puzzle]\n" + "\n".join(ROWS) + "\n[PencilMarks]\n1,2,,3\n,,\n"
    assert line_of(grid_of(text)) == CLASSIC


def test_contradictory_grids_are_read_all_the_same() -> None:
    grid = grid_of("55" + CLASSIC[2:])
    assert grid.breaks_rules


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "   \t  "])
def test_an_input_without_a_grid_says_so(text: str) -> None:
    (entry,) = read_text(text)
    assert isinstance(entry.result, BadGrid)
    assert entry.result.code == "no-grid"


def test_a_header_that_comes_out_ends_where_its_cells_do() -> None:
    one = "3 3\n" + pieces(9, "\n\n")
    results = [entry.result for entry in read_text(f"{one}\n\n{one}")]
    assert [line_of(grid) for grid in results if isinstance(grid, Grid)] == [CLASSIC, CLASSIC]
    short = list(read_text("3 3\n" + pieces(9, "\n\n", ",")[:-20]))
    assert [getattr(entry.result, "code", None) for entry in short] == ["wrong-cell-count"]


@each_case("name", FORMATS)
def test_what_is_written_keeps_the_shape_of_its_boxes(name: str) -> None:
    tall = Geometry.of(3, 2)
    if not FORMATS[name].holds(tall) or name in ("hodoku", "opensudoku"):
        return
    grid = Grid(tall, full_board(tall, Dice(1)))
    text = write([grid, grid], FORMATS[name])
    read = [entry.result for entry in read_text(text)]
    assert [each.geometry for each in read if isinstance(each, Grid)] == [tall, tall]
