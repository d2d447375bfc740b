"""Nonograms as text: every format is recognised and read, and what is written reads back."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import each_case
from tutor.nonogram.formats import (
    FORMATS,
    KEEPS_ALL,
    BadPuzzle,
    CannotWrite,
    Read,
    decode,
    read_puzzles,
    write,
    write_all,
)
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of

PICTURE = (".##..", ".##.#", "..#.#", ".###.", "#.#..", "#.#..", "..##.", ".#.#.", ".#.##", "##...")
DANCER = puzzle_of(PICTURE, "Dancer")
GAP = puzzle_of(("#.#", "...", "#.#"))
"""With empty clues in the middle of both lists."""


def only(text: str) -> Read:
    (read,) = read_puzzles(text)
    assert isinstance(read, Read), read
    return read


def clues(puzzle: Puzzle) -> tuple[object, object]:
    return puzzle.rows, puzzle.columns


def test_the_files_of_the_collection(shared_data: Path) -> None:
    paths = sorted((shared_data / "nonograms").glob("*.non"))
    assert len(paths) >= 13
    for path in paths:
        puzzle = only(decode(path.read_bytes())).puzzle
        assert puzzle.title
        assert puzzle.goal is not None, path
        assert clues(puzzle_of(puzzle.goal)) == clues(puzzle)
        assert puzzle.properties["license"].startswith("CC-BY")
        assert not {"width", "height", "goal", "title"} & puzzle.properties.keys()


NON = """\
catalogue "webpbn.com #1"
TITLE "Dancer &amp; friends"
by Jan &copy; Wolter
# a remark
mood cheerful
rows
2
2,1

1 1
3
1,1
1,1
2
1,1
1,2
2

columns
2,1
2,1,3
7
1,3
2,1

width 5
height 10
goal
01100 01101
##.#.
.###.
#.#..#.#..
..##. .#.#. .#.## ##...
"""


def test_non_with_everything_anywhere() -> None:
    text = NON.replace("##.#.", "..#.#")
    puzzle = only(text).puzzle
    assert clues(puzzle) == clues(DANCER)
    assert puzzle.goal == PICTURE
    assert puzzle.title == "Dancer & friends"
    assert puzzle.properties == {
        "catalogue": "webpbn.com #1",
        "by": "Jan © Wolter",
        "comment": "a remark",
        "mood": "cheerful",
    }


@each_case(
    "rows",
    [
        "1,1\n0\n1,1\n\n",
        "1 1\n\n0\n\n1 1\n",  # enough without them
        "1,1\n\n1,1\n\n",  # one is missing, and this is it
        "\n1,1\n\n1,1\n\n\n",  # those around the clues come last
        "1,1\n\n\n1,1\n",  # one separates, the other is the clue
    ],
)
def test_blank_lines_are_clues_where_that_fits(rows: str) -> None:
    text = f"width 3\nheight 3\nrows\n{rows}columns\n1,1\n0\n1,1\n"
    assert clues(only(text).puzzle) == clues(GAP)


def test_blank_lines_at_the_ends_are_clues_if_nothing_else_is() -> None:
    text = "width 2\nheight 4\nrows\n\n2\n2\n\n\ncolumns\n2\n2\n"
    assert only(text).puzzle.rows == ((), (2,), (2,), ())


@each_case(
    "text",
    [
        "3 3\n1 1\n0\n1 1\n1 1\n0\n1 1\n",  # nin
        "3 3\n1 1\n\n1 1\n1 1\n\n1 1\n",  # nin with blank lines for empty clues
        "3 3\n1 1\n0\n1 1\n#\n1 1\n0\n1 1\n",  # mk
        "3 3\n1 1\n\n1 1\n#\n1 1\n\n1 1\n",
        "3\n3\n1 1\n0\n1 1\n\n1 1\n0\n1 1\n",  # cwd
        "3\n3\n1 1\n\n1 1\n\n1 1\n\n1 1\n",
        "* a puzzle\n1 1\n0\n1 1\n&\n* columns\n1 1\n0\n1 1\n",  # pbnsol
        "1 1\n0\n1 1\n\n1 1\n0\n1 1\n",  # bare clues
        "1,1\n0\n1,1\n/\n1,1\n0\n1,1\n",
        "1 1, 0, 1 1\n\n1 1, 0, 1 1",
        "rows:\n1,1\n0\n1,1\ncolumns:\n1 1\n0\n1 1",
        "Lignes\n1 1\n0\n1 1\n\nColonnes\n1 1\n0\n1 1\n",
        "rows: 1 1, 0, 1 1\ncolumns: 1.1, 0, 1.1",
        "1 1, 0, 1 1 / 1 1, 0, 1 1",
        "1.1,,1.1;1.1,,1.1",
        "rows: 1 1, 0, 1 1 ; columns: 1 1, 0, 1 1",
        "#.#\n...\n#.#\n",
        "X - X\n- - -\nx _ x",
        "101\n000\n101",
        "█·█\n···\n■.@",
        '{"rows": [[1, 1], [], [1, 1]], "columns": ["1 1", 0, [1, 1]], "width": 3}',
        '{"goal": "#.#...#.#", "height": 3}',
        '{"goal": ["#.#", "...", "#.#"]}',
        "width 3\ngoal 101000101",
        "\ufeff\r\n#.#\r\n...\r\n#.#\r\n",
    ],
)
def test_the_format_shows(text: str) -> None:
    assert clues(only(text).puzzle) == clues(GAP)


def test_the_order_of_sizes_is_what_fits() -> None:
    rows, columns = (
        "\n".join(" ".join(map(str, clue)) for clue in lines)
        for lines in (DANCER.rows, DANCER.columns)
    )
    for text in (
        f"5 10\n{rows}\n{columns}",
        f"10 5\n{rows}\n{columns}",
        f"10 5\n{rows}\n#\n{columns}",
        f"5 10\n{rows}\n#\n{columns}",
        f"10\n5\n{rows}\n\n{columns}",
        f"5\n10\n{rows}\n\n{columns}",
    ):
        assert clues(only(text).puzzle) == clues(DANCER)


def test_sizes_are_not_taken_for_clues_nor_clues_for_sizes() -> None:
    with_sizes = "3\n4\n4\n1\n4\n\n2\n1 1\n1 1\n3\n"
    assert len(only(with_sizes).puzzle.rows) == 3
    without = "3\n4\n4\n1\n4\n\n5\n3 1\n3 1\n3\n"
    assert len(only(without).puzzle.rows) == 5


WEBPBN = """
<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<author>Somebody</author>
<puzzle type="grid" defaultcolor="blue">
<title>Corners</title>
<copyright>&copy; 2004</copyright>
<note>hard</note>
<color name="white" char=".">fff</color>
<color name="blue" char="B">00f</color>
<clues type="columns"><line><count>1</count><count>1</count></line><line></line>
<line><count color="blue">1</count><count>1</count></line></clues>
<clues type="rows"><line><count>1</count><count>1</count></line><line><count>0</count></line>
<line><count>1</count><count>1</count></line></clues>
<solution type="saved"><image>|B?[.B]||...||?[.][B]|</image></solution>
</puzzle>
<puzzle><solution><image>
|X.X|
|...|
|X.X|
</image></solution></puzzle>
</puzzleset>
"""


def test_webpbn() -> None:
    first, second = read_puzzles(WEBPBN)
    assert isinstance(first, Read)
    assert isinstance(second, Read)
    assert clues(first.puzzle) == clues(second.puzzle) == clues(GAP)
    assert first.puzzle.title == "Corners"
    assert first.puzzle.properties == {"by": "Somebody", "copyright": "© 2004", "note": "hard"}
    assert first.position.written() == ("#??", "...", "?.#")
    assert (first.line, second.line) == (6, 18)
    assert second.puzzle.goal == GAP.goal
    assert second.position.known == 0


def test_several_puzzles() -> None:
    gap, dancer = write(GAP, "non"), write(DANCER, "non")
    bare = "rows\n1\ncolumns\n1\n"
    for text, lines in (
        (gap + dancer, [1, 15]),
        (dancer + "====\n\n" + gap, [1, 27]),
        (bare + bare, [1, 5]),
        ("1/1\n1, 0/1\n\n0,1 / 1\n", [1, 2, 4]),
        ("#.\n.#\n\n##\n", [1, 4]),
        ("2\n2\n\n2\n2\n\n1\n\n1", [1, 7]),
        ('[{"goal": "#"},\n {"goal": "#"}]', [1, 2]),
        ('{"goal": "#"}\n{"goal":\n"#"} {"goal": "#"}\n', [1, 2, 3]),
    ):
        results = list(read_puzzles(text))
        assert [type(result) for result in results] == [Read] * len(lines), text
        assert [result.line for result in results] == lines, text


def test_what_follows_the_clues_belongs_to_them() -> None:
    puzzle = only("rows\n1\ncolumns\n1\ntitle Late\nby Me\nby You\ngoal 1").puzzle
    assert (puzzle.title, puzzle.properties["by"]) == ("Late", "Me\nYou")


def test_one_bad_puzzle_does_not_hide_the_others() -> None:
    good, bad = write(DANCER, "non"), write(DANCER, "non").replace("2,1,3", "2,1,q")
    for text in (
        good + bad + good,
        "1/1\n1/x\n1/1",
        '{"goal": "#"}\n{"rows": \n{"goal": "#"}',
        "#\n\n#.\n#\n\n#",
    ):
        results = list(read_puzzles(text))
        assert [type(result) for result in results] == [Read, BadPuzzle, Read], text
        assert isinstance(results[1], BadPuzzle)
        assert results[1].number == 2
    broken = write_all([GAP, GAP], "webpbn").replace("</puzzleset>", "<puzzle>")
    assert [type(result) for result in read_puzzles(broken)] == [Read, Read, BadPuzzle]


def test_boards_in_play() -> None:
    board = ("#.?", "???", "?.#")
    for text in (
        write(GAP, "non") + 'board "#.?????.#"',
        write(GAP, "non") + "saved 10? ??? ?01",
        write(GAP, "non") + "board\n#.?\n???\n?.#\n",
        json.dumps({"goal": GAP.goal, "board": board}),
    ):
        assert only(text).position.written() == board, text


def test_any_encoding() -> None:
    text = 'title "© Gänse"\nrows\n1\ncolumns\n1\n'
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "latin-1"):
        assert only(decode(text.encode(encoding))).puzzle.title == "© Gänse", encoding


words = st.text(st.characters(exclude_categories=("C", "Z"))).map(lambda word: f"{word}é")
texts = st.lists(words, min_size=1, max_size=3).map(" ".join)
names = st.sampled_from(["title-fr", "by", "copyright", "license", "description", "note", "id"])


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    row = st.text("#.", min_size=width, max_size=width)
    picture = draw(st.lists(row, min_size=height, max_size=height))
    puzzle = puzzle_of(picture, draw(st.just("") | texts), **draw(st.dictionaries(names, texts)))
    with_goal = draw(st.booleans())
    goal = puzzle.goal if with_goal else None
    return Puzzle(puzzle.rows, puzzle.columns, puzzle.title, goal, puzzle.properties)


@settings(max_examples=30, deadline=None)
@given(st.lists(puzzles(), min_size=1, max_size=3), st.data())
def test_what_is_written_reads_back(some: list[Puzzle], data: st.DataObject) -> None:
    boards = [
        Position(one, data.draw(st.lists(st.integers(0, 2), max_size=one.cell_count)))
        for one in some
    ]
    for name in KEEPS_ALL:
        for what in (some, boards):
            results = list(read_puzzles(write_all(what, name)))
            assert [r.puzzle for r in results if isinstance(r, Read)] == some, name
        assert [r.position.written() for r in results if isinstance(r, Read)] == [
            board.written() for board in boards
        ]
    for name in set(FORMATS) - set(KEEPS_ALL) - {"picture"}:
        results = list(read_puzzles(write_all(some, name)))
        assert [clues(r.puzzle) for r in results if isinstance(r, Read)] == list(map(clues, some))
    drawn = [one for one in some if one.goal]
    results = list(read_puzzles(write_all(drawn, "picture"))) if drawn else []
    assert [r.puzzle.goal for r in results if isinstance(r, Read)] == [one.goal for one in drawn]


def test_a_picture_needs_one() -> None:
    untold = Puzzle(GAP.rows, GAP.columns)
    with pytest.raises(CannotWrite):
        write(untold, "picture")
    assert GAP.goal is not None
    solution = Position.of(untold, GAP.goal)
    assert write(untold, "picture", solution) == "#.#\n...\n#.#\n"
    with pytest.raises(ValueError, match="gif"):
        write(GAP, "gif")


def test_texts_of_several_lines_and_strange_names() -> None:
    properties = {"description": 'two\nlines "quoted" & <marked>', "my name": "x", "board": "y"}
    puzzle = Puzzle(((1,),), ((1,),), "a\nb", None, properties)
    for name in KEEPS_ALL:
        read = only(write(puzzle, name)).puzzle
        assert read.title == "a\nb"
        assert read.properties == {
            "description": properties["description"],
            "my-name": "x",
            "other-board": "y",
        }, name


def pictures(text: str) -> list[tuple[str, ...] | str]:
    """What is drawn, picture by picture; or the kind of the problem."""
    return [
        found.kind if isinstance(found, BadPuzzle) else clues_of(found)
        for found in read_puzzles(text)
    ]


def clues_of(found: Read) -> tuple[str, ...]:
    """The clues of rows, then of columns."""
    return tuple(" ".join(map(str, found.puzzle.clue(line))) for line in found.puzzle.lines)


@each_case(
    ("drawn", "same"),
    [
        ("# ##\n####\n #  \n", "#.##\n####\n.#..\n"),
        ("  #\n ##\n###\n", "..#\n.##\n###\n"),
        ("## #\n    \n#  #\n", "##.#\n....\n#..#\n"),
        ("■□■\n□■□\n", "#.#\n.#.\n"),
        ("# . #\n. # #\n", "#.#\n.##\n"),
        ("##\n##\n", "##\n##"),
        ("## #\n#  #\n\n# ##\n", "##.#\n#..#\n\n#.##\n"),
    ],
)
def test_blanks_are_white_where_no_sign_for_white_is_written(drawn: str, same: str) -> None:
    assert pictures(drawn) == pictures(same)


def test_blanks_that_may_be_gaps_are_refused() -> None:
    assert pictures("# #\n# #\n") == ["drawing-blank"]
