"""Grids as links of other sites, whatever stands around them; variants and scraps are refused."""

import json
import re
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.cases import each_case
from tests.grids import CLASSIC, grid_of
from tutor.sudoku.formats import FORMATS, BadGrid, read_text, write
from tutor.sudoku.formats.links import coach, is_link, lzstring, rules, zipped
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid

GIVENS = CLASSIC.replace(".", "0")
PLAIN = f"https://www.sudokuwiki.org/sudoku.htm?bd={GIVENS}"
COACH = f"https://sudoku.coach/en/play/{CLASSIC}"


def fpuzzles(**told: object) -> str:
    """A link of f-puzzles to the usual grid, with more in it."""
    cells = [{"value": int(sign), "given": True} if sign != "." else {} for sign in CLASSIC]
    grid = [cells[row * 9 : row * 9 + 9] for row in range(9)]
    return f"https://f-puzzles.com/?load={packed({'size': 9, 'grid': grid, **told})}"


def packed(puzzle: object) -> str:
    return quote(lzstring.pack(json.dumps(puzzle)), safe="")


def scl(**told: object) -> str:
    """A link of SudokuPad's own format to the usual grid, with more in it."""
    cells = [{"value": int(sign)} if sign != "." else {} for sign in CLASSIC]
    regions = [[[*divmod(cell, 9)] for cell in house.cells] for house in Geometry.of().boxes]
    rows = [cells[row * 9 : row * 9 + 9] for row in range(9)]
    return f"https://sudokupad.app/scl{packed({'cells': rows, 'regions': regions, **told})}"


def found_in(text: str) -> list[str]:
    """The givens of every grid of a text, or the code of what is wrong."""
    return [
        entry.result.code
        if isinstance(entry.result, BadGrid)
        else "".join(map(str, entry.result.given_values))
        for entry in read_text(text)
    ]


def test_the_links_of_the_shared_file(shared_data: Path) -> None:
    read, refused = (shared_data / "links.txt").read_text(encoding="utf-8").split("# Must be")
    blocks = re.split(r"\n(?=\d+\. )", read)[1:]
    assert len(blocks) >= 13
    for block in blocks:
        told = dict(re.findall(r"^ +(\w+): +(.*)$", block, re.MULTILINE))
        grid = grid_of(told["link"])
        name = grid.geometry.cell_name
        assert "".join(map(str, grid.given_values)) == told["givens"], block
        placed = [
            f"{name(c)}={value}"
            for c, value in enumerate(grid.values)
            if value and not grid.is_given(c)
        ]
        assert placed == told.get("placed", "").split(), block
        for mark in told.get("marks", "").split():
            cell, listed = mark.split("=")
            index = grid.geometry.cell_named(cell)
            seen = {str(grid.values[peer]) for peer in grid.geometry.peers(index)}
            shown = "".join(map(str, digits(grid.candidates[index])))
            assert shown == "".join(digit for digit in listed if digit not in seen), block
    links = re.findall(r"^- (https\S+)", refused, re.MULTILINE)
    codes = [found_in(link) for link in links]
    expected = ["link-variant", "link-short", "link-short", "link-cut", "wrong-cell-count"]
    assert codes == [[code] for code in expected]


@each_case(
    "text",
    [
        f"Try this: {COACH}",
        f"Try this one ({PLAIN}), please!",
        f"Hi there,\n\nlook at this:\n{PLAIN}\n\nIsn’t it nice?\nBob",
        f"> [a puzzle]({PLAIN})",
        f"<{PLAIN}>",
        f'<a href="{PLAIN}&amp;x=1">here</a>',
        PLAIN.replace("https", "http").replace("www.", ""),
        PLAIN.removeprefix("https://"),
        f"  {PLAIN}#top  ",
        f"{PLAIN}&d=2#x",
        f"{fpuzzles()}&x=1",
        fpuzzles(title="Emoji 😀 and é", author="", ruleset="Normal.", cage=[{"value": "x: y"}]),
        fpuzzles(solution=[]),
        scl(cages=[{"value": "title: X"}, {"cells": [[0, c] for c in range(9)], "unique": True}]),
        f"{COACH.replace('/en/play/', '/de/solver/')}/",
        f"https://sudokuexchange.com/play?s={GIVENS}&d=3",
        f"https://sudokuexchange.com/play?s={','.join(GIVENS)}",
        f"https://lisudoku.xyz/solver?import={GIVENS}",
        f"https://example.org/sudoku#{GIVENS}",
        f"Puzzle #1: {PLAIN}",
        f"https://www.google.com/url?q={quote(fpuzzles(), safe='')}&sa=D",
        f"https://web.archive.org/web/2023/{PLAIN}",
        "sudokupad://puzzle/scl" + scl().partition("scl")[2],
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=scl{scl().partition('scl')[2]}",
        f"https://beta.sudokupad.app/sudoku/{scl().rpartition('/')[2]}?setting-nogrid=1",
        f"https://example.org:8080/?a=b&grid={CLASSIC}",
        f"{CLASSIC} # from https://sudokupad.app/abc123",
        "\n".join([fpuzzles()[:70], *re.findall(".{1,76}", fpuzzles()[70:])]),
        fpuzzles().partition("=")[2].replace("%3D", "=").replace("%2B", "+").replace("%2F", "/"),
    ],
    ids=lambda one: str(one)[:60],
)
def test_what_stands_around_a_link_does_not_matter(text: str) -> None:
    assert found_in(text) == [GIVENS]


def test_many_in_a_file_and_on_a_line() -> None:
    assert found_in(f"{PLAIN} and {COACH}, {PLAIN}\n{CLASSIC}\n{fpuzzles()}") == [GIVENS] * 4
    assert found_in(f"{CLASSIC}\nhttps://sudokupad.app/abc123xyz\n{PLAIN}") == [
        GIVENS,
        "link-short",
        GIVENS,
    ]
    assert found_in(f"{PLAIN}\nABCD EFG. .... 1234\n")[1:] != []  # no word is dropped but prose


def test_a_double_stroke_that_a_server_swallowed() -> None:
    puzzle = '{"size":1,"grid":[[{"value":1,"given":true}]],"title":"\uffff"}'
    signs = lzstring.pack(puzzle)
    assert signs.count("//") == 1
    assert found_in(f"https://sudokupad.app/fpuzzles{signs.replace('//', '/')}") == ["1"]


@each_case(
    ("text", "told"),
    [
        (fpuzzles(**{"diagonal+": True}), "diagonal+"),
        (fpuzzles(killercage=[{"cells": ["R1C1"], "value": "7"}], xv=[{}]), "killercage,xv"),
        (fpuzzles(negative=["ratio"]), "negative"),
        (fpuzzles(somethingnew=[1]), "somethingnew"),
        (fpuzzles(cage=[{"cells": ["R1C1"], "value": "7"}]), "cage"),
        (fpuzzles(solution=[1] * 81), rules.SOLUTION),
        (fpuzzles(solution="1" * 81), rules.SOLUTION),
        (scl(lines=[{"wayPoints": [[0, 0], [9, 9]]}]), "lines"),
        (scl(cages=[{"cells": [[0, 0], [0, 1]], "value": 7}]), "cages"),
        (scl(metadata={"antiknight": True}), "antiknight"),
        (scl(regions=[]), "regions"),
        (scl(regions=[[[0, 0], [8, 8]]]), "regions"),
        ("https://sudokupad.app/scfoooooooooooook*xw", "diagonals,windoku"),
        (f"https://www.sudokuwiki.org/jigsaw.htm?bd={GIVENS}", "jigsaw"),
        (f"https://www.sudokuwiki.org/sudoku.htm?bd=X9B{'0' * 162}", "X9B"),
        (f"https://example.org/killer?p={GIVENS}", "killer"),
    ],
    ids=lambda one: str(one)[-60:],
)
def test_other_rules_are_named(text: str, told: str) -> None:
    (entry,) = read_text(text)
    assert isinstance(entry.result, BadGrid)
    assert (entry.result.code, entry.result.details) == ("link-variant", {"rules": told})
    assert (entry.result.line, entry.result.column) == (1, 1)


@each_case(
    ("text", "code"),
    [
        ("https://f-puzzles.com/?id=abc", "link-short"),
        ("sudokupad.app/pdyxs/whispers-in-the-mist", "link-short"),
        ("https://app.crackingthecryptic.com/sudoku/m3BfHFrP8D", "link-short"),
        ("https://sudokupad.app/fpuzzlesyhkyz63b", "link-short"),
        ("https://sudoku.coach/en/play/abc123", "link-short"),
        ("https://lisudoku.xyz/p/uWwScbyWCyHXi2kbL3LY", "link-short"),
        ("https://f-puzzles.com/?load=!!!a", "link-cut"),
        (fpuzzles()[:-40], "link-cut"),
        (f"https://f-puzzles.com/?load={packed([1])}", "link-no-board"),
        (
            f"https://f-puzzles.com/?load={packed({'size': 2, 'grid': [[{}]] * 2})}",
            "link-not-square",
        ),
        (f"https://f-puzzles.com/?load={packed({'grid': [[{'value': 12}]]})}", "link-cell"),
        (f"https://f-puzzles.com/?load={packed({'grid': [[{}] * 13] * 13})}", "link-size"),
        (f"https://www.sudokuwiki.org/sudoku.htm?bd=S9C{'0' * 162}", "link-version"),
        (f"https://www.sudokuwiki.org/sudoku.htm?bd=S9B{'0' * 160}", "wrong-cell-count"),
        (f"https://www.sudokuwiki.org/sudoku.htm?bd=S9B{'z' * 162}", "link-cut"),
        ("https://sudoku.coach/en/play/" + "1" * 80, "wrong-cell-count"),
        (f"{coach.PREFIX}{'v' * 40}", "link-cut"),
        ("https://example.org/", "link-unknown"),
        ("https://www.sudokuwiki.org/", "link-unknown"),
    ],
    ids=lambda one: str(one)[:60],
)
def test_what_is_refused(text: str, code: str) -> None:
    assert found_in(text) == [code]
    assert is_link(text)


def test_what_takes_too_much_room_is_refused_soon() -> None:
    bomb = lzstring.pack("a" * 2_000_000)
    assert len(bomb) < 4000
    with pytest.raises(lzstring.TooLong):
        lzstring.unpack(bomb)
    assert found_in(f"https://f-puzzles.com/?load={bomb}") == ["link-long"]
    deep = lzstring.pack('{"grid":' + "[" * 100_000)
    assert found_in(f"https://f-puzzles.com/?load={deep}") == ["link-cut"]


def test_where_a_broken_link_ends_is_not_looked_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def unpack(signs: str) -> str:
        tried.append(len(signs))
        raise lzstring.BadPacking

    monkeypatch.setattr(lzstring, "unpack", unpack)
    lines = "\n".join(["A" * 300] * 390)
    assert found_in(f"https://f-puzzles.com/?load=N4Ig\n{lines}")[0] == "link-cut"
    assert len(tried) > 50
    assert sum(tried) < 2_500_000


@each_case(
    ("text", "unpacked"),
    [
        ("N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==",
         '{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}'),
        ("Q===", ""),
    ],
)  # fmt: skip
def test_packing_is_that_of_the_library(text: str, unpacked: str) -> None:
    assert lzstring.unpack(text) == unpacked
    assert lzstring.pack(unpacked) == text


def test_shortened_json() -> None:
    short = "{ce:[[,,{v:6}],[{v:1},,]],x:f,y:t,c1:aabbcc,t:'it\\'s',ca:[{v:'rules: a,b:c'}]}"
    assert zipped.read(short) == {
        "cells": [[{}, {}, {"value": 6}], [{"value": 1}, {}, {}]],
        "x": False,
        "y": True,
        "borderColor": "aabbcc",
        "title": "it's",
        "cages": [{"value": "rules: a,b:c"}],
    }


def test_a_whole_board_of_sudoku_coach() -> None:
    board = (
        "SCv7_32_f2e4qji9ho1i237s1fji06b3qd7at68vpg5lkqmk8a575i3m92abv3rd917godn5lm55em1fdnsmrjoq1r"
        "tlqm6rkef7vmmqdrbn0202m03m1i043udg0ii73408ihqposg7ipti8j5q4a2rqomgi820r22vndau6o0k09qjf977"
        "qdof5a9h2nvcptjdi0juat56es0r0b3nkegtsvpt55npapeihtkjebruv4ug5ob54b5pn3rgsmm8c06vra3rk77tkf"
        "qi19fksks990okisen26osm94a7loei3k3m5m4k5650q92nel0sue32chq9bian21e6l45gb33vkk171fn3to58oii"
    )
    for text in (board, f"https://sudoku.coach/en/play/{board}"):
        grid = grid_of(text)
        givens = "".join(map(str, grid.given_values))
        assert givens.startswith("800900503400000000070060000003002450")
        assert "".join(map(str, grid.values)).startswith("826900543451000700379060100063802451")
        assert digits(grid.candidates[4]) == (1, 7)


def test_version_1_tells_clues_from_digits_placed() -> None:
    """The site's own example of the older way."""
    grid = grid_of(
        "https://www.sudokuwiki.org/sudoku.htm?bd=41051g02g1211g9009io22gq05c011mic0iij881ha08400h"
        "n205j29850dcg0cmc0he21h603g021110409810g41980hdci0e6c0he18h63g095g8130027kg13krg32pi413005"
        "3o183g0570500h09g0700381"
    )
    assert grid.values[:9] == [7, 2, 0, 1, 9, 6, 0, 0, 3]
    assert [grid.is_given(cell) for cell in (0, 3)] == [True, False]
    assert digits(grid.candidates[9]) == (3, 4, 6, 9)


@pytest.mark.parametrize("name", ["fpuzzles", "sudokupad"])
def test_other_sizes_and_shapes_are_written(name: str) -> None:
    for shape in ((2, 2), (2, 3), (3, 2), (4, 4), (2, 4)):
        grid = Grid(Geometry.of(*shape), [1, *[0] * (Geometry.of(*shape).cell_count - 1)])
        text = write([grid], FORMATS[name])
        assert grid_of(text) == grid
        assert text.count("\n") == 1
