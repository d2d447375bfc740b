"""Bad input: what is wrong, where, and what was expected; the rest still comes through."""

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC
from tutor.language import Speaker
from tutor.language.problems import bad_grid
from tutor.sudoku.formats import BadGrid, line_of, read_text
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid

ROWS = [CLASSIC[i : i + 9] for i in range(0, 81, 9)]
XML = '<opensudoku>\n<game data="{}"/>\n</opensudoku>'


def problems(text: str, box: Geometry | None = None) -> list[tuple[str, int | None, int | None]]:
    return [
        (e.result.code, e.result.line, e.result.column)
        for e in read_text(text, box)
        if isinstance(e.result, BadGrid)
    ]


def test_words_behind_a_grid_are_a_remark() -> None:
    (entry,) = read_text(f"{CLASSIC} from the paper of 12 May")
    assert entry.result == Grid.parse(CLASSIC)


@each_case(
    ("text", "code", "line", "column"),
    [
        (CLASSIC[:40] + "%" + CLASSIC[41:], "bad-symbol", 1, 41),
        ("  " + CLASSIC[:40] + "A" + CLASSIC[41:], "bad-symbol", 1, 43),
        ("\n\n" + CLASSIC[:-1], "wrong-cell-count", 3, 81),
        (CLASSIC + "..", "wrong-cell-count", 1, 82),
        ("\n".join([*ROWS[:4], ROWS[4][:-1], *ROWS[5:]]), "wrong-row-length", 5, 9),
        ("\n".join([*ROWS[:4], ROWS[4] + "7", *ROWS[5:]]), "wrong-row-length", 5, 10),
        ("\n".join([*ROWS[:4], "5..a....1", *ROWS[5:]]), "bad-symbol", 5, 4),
        ("\n".join(ROWS[:8]), "wrong-row-count", 8, None),
        ("hello world", "prose", 1, 1),
        ("hello", "not-a-grid", 1, 1),
        ("hello, world\nthis is, no grid", "prose", 1, 1),
        ("1 . . 4\n. . . .\n. 5 . .\n4 . . 1", "digit-too-large", 3, 3),
        ("3 3\n1,2,3", "wrong-cell-count", 2, 6),
        ("3 3\n" + ",".join(["0"] * 40 + ["10"] + ["0"] * 40), "digit-too-large", 2, 81),
        ("3 3\n" + ",".join(["0"] * 40 + ["ab"] + ["0"] * 40), "bad-number", 2, 81),
        ("3 3\n" + ",".join(["0"] * 82), "wrong-cell-count", 2, 163),
        ("12 3\n0,0,0", "bad-box", 1, None),
        (":0000:1:" + CLASSIC[:-1] + "::::", "wrong-cell-count", 1, 9),
        (":0000:1:" + CLASSIC[:-1] + "z::::", "bad-symbol", 1, 89),
        (":0000:1:" + CLASSIC + ":111 4x2:::", "bad-triple", 1, 95),
        (XML.format("123"), "wrong-cell-count", 2, None),
        (XML.format(CLASSIC[:-1] + "z"), "bad-symbol", 2, 1),
        ("<opensudoku>\n<game data='1'", "bad-xml", 2, None),
        ("<opensudoku>\n<game/></opensudoku>", "game-without-data", 2, None),
        ("<a/>", "xml-without-game", 1, None),
        ("<!DOCTYPE a [<!ENTITY x 'y'>]><a/>", "xml-doctype", 1, None),
        (XML.format("version: 1 1|2"), "game-fields", 2, None),
        ("." * 728 + "8", "bad-symbol", 1, 729),
        (CLASSIC[:36], "other-size", 1, 5),
        (" ".join(CLASSIC[:36]), "other-size", 1, 9),
    ],
)
def test_the_place_and_the_kind(text: str, code: str, line: int | None, column: int | None) -> None:
    found = problems(text)
    assert len(found) == 1
    assert found[0][:2] == (code, line)
    if column is not None:
        assert found[0][2] == column


def test_words_are_no_grid_and_their_quotation_ends_with_a_word() -> None:
    (entry,) = read_text("Good morning everybody, this is certainly no grid")
    assert isinstance(entry.result, BadGrid)
    told = bad_grid(entry.result, Speaker("en", "commands"))
    assert told.startswith(
        'line 1: there is no grid here, only text: "Good morning everybody, this is…".'
    )


def test_found_and_expected_are_told() -> None:
    (entry,) = read_text(CLASSIC[:-1])
    assert isinstance(entry.result, BadGrid)
    assert entry.result.details == {"found": 80, "expected": 81, "size": 9}
    (entry,) = read_text(CLASSIC[:-1] + "%")
    assert isinstance(entry.result, BadGrid)
    assert entry.result.details == {"found": "%", "expected": "1-9"}


@pytest.mark.parametrize(
    ("text", "expected", "size"),
    [
        ("530070000600195000098", 81, 9),
        ("98765432198765432198765432198765", 81, 9),
        ("100400040000001000002", 25, 5),
    ],
)
def test_a_short_paste_is_measured_against_a_board_its_digits_fit(
    text: str, expected: int, size: int
) -> None:
    (entry,) = read_text(text)
    assert isinstance(entry.result, BadGrid)
    assert entry.result.details == {"found": len(text), "expected": expected, "size": size}


def test_box_decides_what_is_expected() -> None:
    (entry,) = read_text(CLASSIC, Geometry.of(2, 2))
    assert isinstance(entry.result, BadGrid)
    assert entry.result.details == {"found": 81, "expected": 16, "size": 4}
    assert problems("2 2\n" + ",".join("0" * 16), Geometry.of(3, 3)) == [("wrong-size", 1, None)]


def test_three_bad_grids_in_a_thousand_lines() -> None:
    lines = [CLASSIC] * 1000
    lines[6] = CLASSIC[:-1]
    lines[499] = "not a grid at all"
    lines[999] = CLASSIC[:80] + "%"
    entries = list(read_text("\n".join(lines)))
    assert len(entries) == 1000
    bad = [e.result for e in entries if isinstance(e.result, BadGrid)]
    assert [(b.number, b.line) for b in bad] == [(7, 7), (500, 500), (1000, 1000)]
    assert all(line_of(e.result) == CLASSIC for e in entries if isinstance(e.result, Grid))


@pytest.mark.parametrize("bad", [CLASSIC[:-1], CLASSIC + "1", "hello"])
def test_a_bad_first_line_does_not_change_the_rest(bad: str) -> None:
    entries = list(read_text(f"{bad}\n{CLASSIC}\n{CLASSIC}"))
    assert [isinstance(e.result, Grid) for e in entries] == [False, True, True]


@pytest.mark.parametrize("separator", ["\n", "\n\n", "\r\n\r\n"])
def test_three_bad_grids_in_a_thousand_drawn_ones(separator: str) -> None:
    drawn = "\n".join(ROWS)
    grids = [drawn] * 1000
    grids[6] = "\n".join([*ROWS[:4], ROWS[4][:-1], *ROWS[5:]])
    grids[499] = "\n".join([*ROWS[:8], "helloword"])
    grids[999] = "\n".join([*ROWS[:3], "%" + ROWS[3][1:], *ROWS[4:]])
    entries = list(read_text(separator.join(grids)))
    bad = [e.number for e in entries if isinstance(e.result, BadGrid)]
    assert len(entries) == 1000
    assert bad == [7, 500, 1000]


def test_a_grid_cut_short_does_not_swallow_the_next() -> None:
    text = "\n".join(ROWS[:8]) + "\n\n" + "\n".join(ROWS)
    entries = list(read_text(text))
    assert [isinstance(e.result, Grid) for e in entries] == [False, True]


@pytest.mark.parametrize("kind", ["headed", "framed"])
def test_a_missing_row_spoils_one_grid_only(kind: str) -> None:
    def grid(number: int, rows: list[str]) -> str:
        if kind == "headed":
            return "\n".join([f"Grid {number:02}", *rows])
        return "\n".join(["*---------*", *(f"|{row}|" for row in rows), "*---------*"])

    grids = [grid(number, ROWS) for number in range(1, 6)]
    grids[1] = grid(2, ROWS[:4] + ROWS[5:])
    entries = list(read_text("\n".join(grids)))
    assert [isinstance(e.result, Grid) for e in entries] == [True, False, True, True, True]


def test_lines_beside_whole_lines_are_measured_by_them() -> None:
    for stray in ("1", "12..", CLASSIC[:50]):
        entries = list(read_text(f"{CLASSIC}\n{stray}\n{CLASSIC}"))
        bad = entries[1].result
        assert isinstance(bad, BadGrid)
        assert (bad.details["expected"], bad.line) == (81, 2)


def test_one_bad_game_does_not_stop_an_xml_file() -> None:
    games = "".join(f'<game data="{data}"/>' for data in (CLASSIC, "12", CLASSIC))
    entries = list(read_text(f"<opensudoku>{games}</opensudoku>"))
    assert [isinstance(e.result, Grid) for e in entries] == [True, False, True]


def test_a_broken_off_xml_file_keeps_what_came_before() -> None:
    entries = list(read_text(f'<opensudoku><game data="{CLASSIC}"/><game'))
    assert [isinstance(e.result, Grid) for e in entries] == [True, False]


@each_case("following", [CLASSIC, "\n".join(ROWS), f":0000:x:{CLASSIC}::::"])
@each_case("gap", ["\n", "\n\n"])
def test_a_short_table_does_not_swallow_what_follows(gap: str, following: str) -> None:
    numbers = ",".join(["0"] * 80)
    entries = list(read_text(f"3 3\n{numbers}{gap}{following}"))
    assert [isinstance(e.result, Grid) for e in entries] == [False, True]
    assert problems(f"3 3\n{numbers}{gap}{following}") == [("wrong-cell-count", 2, 160)]


def test_a_state_of_another_size() -> None:
    text = "[Puzzle]\n" + "\n".join(ROWS) + "\n[State]\n1...\n....\n....\n....\n"
    assert problems(text) == [("wrong-state", 12, None)]


def test_one_bad_number_does_not_stop_the_next_table() -> None:
    good = ",".join(CLASSIC.replace(".", "0"))
    text = f"3 3\n{good.replace('7', 'q', 1)}\n3 3\n{good}\n3 3\n1,2\n3 3\n{good}"
    entries = list(read_text(text))
    assert [isinstance(e.result, Grid) for e in entries] == [False, True, False, True]


@each_case("cell", ["{12]", "}12{", "(12}", "{12", "12}"])
def test_brackets_that_do_not_match_are_no_pencil_marks(cell: str) -> None:
    rows = [" ".join([cell] + ["{12}"] * 8), *[" ".join(["{12}"] * 9)] * 8]
    ((code, line, _),) = problems("\n".join(rows))
    assert (code, line) == ("bad-symbol", 1)
