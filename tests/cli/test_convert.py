"""``tutor convert``."""

from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC
from tutor.sudoku.formats import FORMATS

DRAWN = """\
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+
"""
PENCIL_MARKS = """\
.--------------------.-----------------.--------------------.
| 5    3     124     | 26    7   2468  | 1489   1249  248   |
| 6    247   247     | 1     9   5     | 3478   234   2478  |
| 12   9     8       | 23    34  24    | 13457  6     247   |
:--------------------+-----------------+--------------------:
| 8    125   1259    | 579   6   147   | 4579   2459  3     |
| 4    25    2569    | 8     5   3     | 579    259   1     |
| 7    15    1359    | 59    2   14    | 4589   459   6     |
:--------------------+-----------------+--------------------:
| 139  6     134579  | 357   35  7     | 2      8     4     |
| 23   278   237     | 4     1   9     | 36     3     5     |
| 123  1245  12345   | 2356  8   26    | 1346   7     9     |
'--------------------'-----------------'--------------------'
"""
SIMPLE_SUDOKU = """\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
"""
ROWS = "\n".join(CLASSIC[i : i + 9] for i in range(0, 81, 9)) + "\n"


@each_case(
    ("name", "text"),
    [
        ("line", CLASSIC + "\n"),
        ("sdm", CLASSIC.replace(".", "0") + "\n"),
        ("sdk", ROWS),
        ("grid", DRAWN),
        ("ss", SIMPLE_SUDOKU),
        ("hodoku", f":0000:x:{CLASSIC}::::\n"),
        (
            "opensudoku",
            '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n'
            f'  <game data="{CLASSIC.replace(".", "0")}" />\n</opensudoku>\n',
        ),
        (
            "commas",
            "3 3\n" + ",\n".join(",".join(r.replace(".", "0")) for r in ROWS.split()) + "\n",
        ),
    ],
)
def test_each_format_looks_as_others_expect_it(name: str, text: str) -> None:
    assert tutor("convert", CLASSIC, "--to", name).out == text
    back = tutor("convert", "-", "--to", "line", stdin=text)
    assert back.out == CLASSIC + "\n"
    assert back.code == 0


def test_candidates() -> None:
    assert tutor("convert", CLASSIC, "--to", "pencilmarks").out == PENCIL_MARKS
    sukaku = tutor("convert", CLASSIC, "--to", "sukaku").out.strip()
    assert len(sukaku) == 729
    assert sukaku[18:27] == "12.4....."
    marks = tutor("convert", "-", "--to", "pencilmarks", stdin=sukaku).out
    assert marks == PENCIL_MARKS


def test_removed_candidates_survive() -> None:
    line = f":0000:x:{CLASSIC}:113 413:::"
    assert tutor("convert", line, "--to", "hodoku").out == line + "\n"
    assert "| 5    3     2 " in tutor("convert", line, "--to", "pencilmarks").out


def test_lost_candidates_are_mentioned() -> None:
    line = f":0000:x:{CLASSIC}:113 413:::"
    for name, form in FORMATS.items():
        done = tutor("convert", line, "--to", name)
        assert done.code == 0
        assert ("loses the candidates you removed by hand" in done.err) != form.keeps_candidates


def test_a_sukaku_loses_nothing_on_a_line() -> None:
    sukaku = tutor("convert", CLASSIC, "--to", "sukaku").out
    done = tutor("convert", "-", "--to", "line", stdin=sukaku)
    assert (done.out, done.err) == (sukaku, "")


@pytest.mark.parametrize("name", FORMATS)
def test_many_grids_there_and_back(name: str, tmp_path: Path) -> None:
    many = "\n".join([CLASSIC, "." * 80 + "1", CLASSIC])
    path = tmp_path / "many"
    path.write_text(tutor("convert", "-", "--to", name, stdin=many).out)
    back = tutor("convert", str(path), "--to", "line" if name != "sukaku" else "sukaku")
    assert back.code == 0
    if name == "sukaku":
        assert back.out == path.read_text()
    else:
        assert back.out == many + "\n"


def test_a_format_too_small_for_a_grid() -> None:
    done = tutor("convert", "-", "--to", "hodoku", stdin=f"{'.' * 256}\n\n{CLASSIC}\n")
    assert done.code == 2
    assert done.lines == [f":0000:x:{CLASSIC}::::"]
    assert done.err.startswith(
        'grid 1: the format "hodoku" holds grids up to 9x9, but this one is 16x16. '
        "Formats that can: line grid"
    )


def test_box_shapes() -> None:
    drawn = tutor("convert", "." * 36, "--to", "grid", "--box", "3x2").out
    assert drawn.startswith("+-----+-----+-----+\n| . . | . . | . . |\n")
    assert tutor("convert", "-", "--to", "commas", stdin=drawn).out.startswith("3 2\n")


@pytest.mark.parametrize(
    ("alias", "name"),
    [("drawn", "grid"), ("PM", "pencilmarks"), (".sdk", "sdk"), ("csv", "commas")],
)
def test_other_words_for_formats(alias: str, name: str) -> None:
    assert (
        tutor("convert", CLASSIC, "--to", alias).out == tutor("convert", CLASSIC, "--to", name).out
    )


def test_wrong_format() -> None:
    done = tutor("convert", CLASSIC, "--to", "pdf")
    assert done.code == 2
    assert done.err.startswith("--to pdf: expected one of line grid commas pencilmarks hodoku")
    assert tutor("convert", CLASSIC).code == 2


def test_bad_grids_do_not_stop_the_others() -> None:
    done = tutor("convert", "-", "--to", "line", stdin=f"{CLASSIC}\nrubbish\n{CLASSIC}")
    assert done.code == 2
    assert done.lines == [CLASSIC, CLASSIC]
    assert done.err.startswith("grid 2, line 2, column 1: ")


def test_a_link_is_a_grid_and_a_bad_one_is_named() -> None:
    link = f"https://sudoku.coach/en/play/{CLASSIC}"
    assert tutor("convert", link, "--to", "line").out == CLASSIC + "\n"
    done = tutor("convert", "-", "--to", "line", stdin=f"{link}\nhttps://f-puzzles.com/?id=abc\n")
    assert (done.code, done.out) == (2, CLASSIC + "\n")
    assert done.err.startswith("grid 2, line 2, column 1: only f-puzzles knows the puzzle behind")
    for text in ("https://sudokupad.app/th7jjqF7hL", "https://example.org/x", link[:-5]):
        refused = tutor("hint", text, "--lang", "fr")
        assert refused.code == 2
        assert refused.err.startswith("grille 1, ligne 1, colonne 1")


def test_the_rules_of_a_variant_are_named() -> None:
    killer = f"https://www.sudokuwiki.org/killersudoku.htm?bd={CLASSIC}"
    assert tutor("solve", killer).err == (
        "grid 1, line 1, column 1: this isn’t an ordinary Sudoku. It has rules we can’t "
        "read: killer cages.\n"
    )
    packed = "https://sudokupad.app/scfoooooooooooook*xwq"
    assert tutor("solve", packed).err.endswith(": diagonals, four more boxes and “q”.\n")


def test_links_are_for_boards_that_the_site_has() -> None:
    done = tutor("convert", "." * 36, "--to", "sudokuwiki")
    assert done.code == 2
    assert "only 9x9 grids with boxes of 3x3, but this one is 6x6 with boxes of 2x3" in done.err
