"""Nonograms that cannot be read: what is wrong is said, and where; nothing else ever happens."""

from collections.abc import Sequence
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import each_case
from tutor.language import LANGUAGES, Speaker
from tutor.language.picture_problems import bad_puzzle
from tutor.nonogram.formats import FORMATS, BadPuzzle, Read, read_puzzles, write
from tutor.nonogram.puzzle import LARGEST, puzzle_of

CAT = puzzle_of(("#..#", "####", "#.#.", "####", ".##."), "Cat", by="Somebody")


def non(
    rows: Sequence[str] = ("1", "1"), columns: Sequence[str] = ("1", "1"), rest: str = ""
) -> str:
    return "\n".join(["rows", *rows, "columns", *columns, rest])


def xml(inside: str, kind: str = "grid") -> str:
    return f'<puzzleset>\n<puzzle type="{kind}">\n{inside}\n</puzzle>\n</puzzleset>'


IMAGE = "<solution><image>|X.||.X|</image></solution>"
MANY_INKS = "".join(f'<count color="c{number}">1</count>' for number in range(21))
ENTITY = '<!DOCTYPE pbn [<!ENTITY a "aaaa">]>\n<puzzleset><puzzle>&a;</puzzle></puzzleset>'


@each_case(
    ("text", "kind", "line", "values"),
    [
        ("", "nothing", None, {}),
        (" \n\n", "nothing", None, {}),
        ("what is this?", "unknown", 1, {"found": "what is this?"}),
        ("\n" + "y" * 60, "unknown", 2, {"found": "y" * 39 + "…"}),
        ("1 / 1 / 1", "one-line", 1, {"found": "1 / 1 / 1"}),
        ("2\n2", "blocks", 1, {"found": 1}),
        ("2\n#\n1\n#\n1", "blocks", 1, {"found": 3}),
        ("2 2\n1\n1\n1", "total", 1, {"found": 3, "expected": 4}),
        ("width 2\n1 2\n", "stray", 2, {"found": "1 2"}),
        (non(rest="columns\n1"), "twice", 7, {"found": "columns"}),
        ("width 2\nwidth 3", "twice", 2, {"found": "width"}),
        ("rows\n1\n", "no-clues", 1, {"axis": "column"}),
        ("title Nothing", "no-clues", 1, {"axis": "row"}),
        (
            non(rest="height 3"),
            "line-count",
            2,
            {"axis": "row", "found": 2, "expected": 3},
        ),
        (
            "height 2\nwidth 1\nrows\n1\n\ncolumns\n2",
            "line-count",
            4,
            {"axis": "row", "found": 1, "expected": 2},
        ),
        (non(("1", "1,q")), "not-a-number", 3, {"found": "q"}),
        (non(("1", "-1")), "negative", 3, {"found": "-1"}),
        (non(("1", "1001")), "too-large", 3, {"found": "1001", "largest": LARGEST}),
        (non(("1", "1,0")), "zero", 3, {"found": "1 0"}),
        (non(("1", "1a")), "colours", 3, {"found": "1a"}),
        (
            non(("1", "1,1")),
            "too-long",
            3,
            {"axis": "row", "number": 2, "found": 3, "room": 2},
        ),
        (
            non(("2", "0"), ("3", "0")),
            "too-long",
            5,
            {"axis": "column", "number": 1, "found": 3, "room": 2},
        ),
        (non(("1", "2")), "sums", 1, {"rows": 3, "columns": 2}),
        (
            non(rest="goal 1001 0"),
            "drawing-size",
            7,
            {"what": "goal", "found": 5, "expected": 4},
        ),
        (
            non(rest="board 1??"),
            "drawing-size",
            7,
            {"what": "board", "found": 3, "expected": 4},
        ),
        (
            "##\n#\n",
            "drawing-row",
            2,
            {"what": "goal", "number": 2, "found": 1, "expected": 2},
        ),
        (non(rest="goal 100?"), "drawing-sign", 7, {"what": "goal", "found": "?"}),
        (non(rest="board 100b"), "drawing-sign", 7, {"what": "board", "found": "b"}),
        (
            non(rest='goal "1100"'),
            "goal-clue",
            7,
            {"axis": "row", "number": 1, "found": "2", "expected": "1"},
        ),
        (xml("<title>"), "xml", 4, {}),
        (ENTITY, "xml-doctype", 1, {}),
        ("<html></html>", "xml-without-puzzle", 1, {}),
        (xml(IMAGE, "triddler"), "xml-type", 2, {"found": "triddler"}),
        (xml('<clues type="diagonals"/>'), "xml-type", 3, {"found": "diagonals"}),
        (xml('<clues type="rows"/>\n<clues type="rows"/>'), "twice", 4, {"found": "rows"}),
        (xml("<solution><image></image></solution>"), "no-clues", 2, {"axis": "row"}),
        (
            xml(
                '<clues type="rows"><line>\n<count>1</count><count color="white">1</count></line>'
                '<line><count color="red">1</count></line></clues>'
            ),
            "white-block",
            4,
            {"found": "white"},
        ),
        (
            xml(
                '<clues type="rows"><line><count>1</count><count color="red">1</count></line>'
                '</clues><clues type="columns"><line><count>1</count></line>'
                "<line><count>1</count></line></clues>"
            ),
            "ink-sums",
            2,
            {"rows": 1, "columns": 2, "ink": "black"},
        ),
        (
            xml(f'<clues type="rows"><line>{MANY_INKS}</line></clues>'),
            "many-inks",
            2,
            {"found": 21, "most": 20},
        ),
        (": rows\n1 1q\n: columns\n1\n1", "no-ink", 2, {"found": "1q"}),
        ("#d\nr:x red\n: rows\n1 1q\n: columns\n1\n1r", "ink", 4, {"found": "1q", "letters": "r"}),
        ("#d\nred\n: rows\n1\n: columns\n1", "ink-line", 2, {"found": "red"}),
        (": rows\n1\n: rows\n1", "twice", 3, {"found": "rows"}),
        (
            '{"inks": [{"letter": "r", "name": "red"}], "rows": [["1r"]], "columns": [["1r"]]}',
            "json-inks",
            1,
            {"most": 20, "found": '[{"letter": "r", "name": "red"}]'},
        ),
        (
            '{"inks": "red", "rows": [], "columns": []}',
            "json-inks",
            1,
            {"most": 20, "found": '"red"'},
        ),
        (": rows\n1", "no-clues", 1, {"axis": "column"}),
        ("#d\nr:x #ZZ0000 red\n: rows\n1r", "ink-line", 2, {"found": "r:x #ZZ0000 red"}),
        (
            "[colors]\nr = (12345) *\n[clues]\nrows = '1'\ncolumns = '1'",
            "colour-line",
            2,
            {"found": "r = (12345) *"},
        ),
        (xml('<color name="red">00ZZ00</color>'), "xml-colour", 3, {"found": "00ZZ00"}),
        (
            xml('<color name="red" char="r">f00</color>\n<color name="blue" char="r">00f</color>'),
            "twice",
            4,
            {"found": "r"},
        ),
        (
            xml('<clues type="rows"><line>\n<count color="blurple">1</count></line></clues>'),
            "xml-no-colour",
            4,
            {"found": "blurple"},
        ),
        (
            '{"inks": [{"letter": "r", "name": "red"}, {"letter": "g", "name": "green"}], '
            '"rows": [["1r"]], "columns": [["1r"]], "goal": ["z"]}',
            "drawing-letter",
            1,
            {"what": "goal", "found": "z", "letters": "rg"},
        ),
        (xml(IMAGE.replace("|.X", "|.R")), "drawing-sign", 3, {"what": "goal", "found": "R"}),
        ('{"rows": [[1]], "columns": [[1]]', "json", 1, {}),
        ("[1, 2, 3]", "json-object", 1, {"found": "1"}),
        ('\n{"rows": 5}', "json-shape", 2, {"name": "rows", "found": "5"}),
        ('{"goal": [3]}', "json-shape", 1, {"name": "goal", "found": "[3]"}),
        ('{"rows": [[true]], "columns": [1]}', "not-a-number", 1, {"found": "true"}),
        ('{"rows": [[1.5]], "columns": [1]}', "not-a-number", 1, {"found": "1.5"}),
        (
            '{"rows": [1], "columns": [1], "width": 2}',
            "line-count",
            1,
            {"axis": "column", "found": 1, "expected": 2},
        ),
        (
            '{"goal": ["##", "#"], "height": 1}',
            "drawing-size",
            1,
            {"what": "goal", "found": 3, "expected": 2},
        ),
    ],
)
def test_what_is_wrong_and_where(
    text: str, kind: str, line: int | None, values: dict[str, str | int]
) -> None:
    (problem,) = read_puzzles(text)
    assert isinstance(problem, BadPuzzle)
    assert (problem.kind, problem.line, problem.values) == (kind, line, values)
    for language in LANGUAGES:
        assert bad_puzzle(problem, Speaker(language), "file")


def test_what_is_far_too_much() -> None:
    def problem(text: str) -> tuple[str, int | None, dict[str, str | int]]:
        (found,) = read_puzzles(text)
        assert isinstance(found, BadPuzzle)
        return found.kind, found.line, found.values

    many = f"3 {LARGEST + 1}" + "\n1" * (LARGEST + 4)
    found = LARGEST + 1
    assert problem(many) == ("too-many", 2, {"axis": "row", "found": found, "largest": LARGEST})
    huge = {"found": "9" * 39 + "…", "largest": LARGEST}
    assert problem(non(("1", "9" * 5000))) == ("too-large", 3, huge)
    assert problem('{"rows": [' + "9" * 5000 + "]}") == ("too-large", 1, huge)
    assert problem('{"rows":' * 100_000)[0] == "json"
    assert problem("[" * 100_000)[0] == "nothing"
    assert problem("<a>" * 100_000)[0] == "xml"


def spoken(text: str) -> int:
    """Read a text and say its problems; how many results there are."""
    results = list(read_puzzles(text))
    for result in results:
        if isinstance(result, BadPuzzle):
            assert bad_puzzle(result, Speaker("fr"))
        else:
            assert isinstance(result, Read)
            assert next(result.puzzle.faults(), None) is None
            assert result.position.puzzle is result.puzzle
            assert len(result.position.written()) == result.puzzle.height
            assert write(result.puzzle, "non", result.position)
    return len(results)


@settings(max_examples=150, deadline=None)
@given(
    st.text()
    | st.text("0123 ,./;#.X-\n&*=?")
    | st.text('[]{}",:0123 rowscolumnsgoal')
    | st.lists(
        st.sampled_from(["rows", "columns", "goal", "1", "2,1", "", "width 2", "====", "#"])
    ).map("\n".join)
)
def test_rubbish_is_a_problem_and_no_crash(text: str) -> None:
    assert spoken(text) >= 1


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(FORMATS), st.data())
def test_damaged_files_are_a_problem_and_no_crash(name: str, data: st.DataObject) -> None:
    text = write(CAT, name)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 5)))
        text = text[:start] + data.draw(st.text('0159-,#. \n<>"{}[]&x?/', max_size=3)) + text[end:]
    assert spoken(text) >= 1


def test_damaged_files_of_the_collection(shared_data: Path) -> None:
    text = (shared_data / "nonograms" / "42.non").read_text(encoding="utf-8")
    lines = text.split("\n")
    for place in range(7, len(lines), 3):
        assert spoken("\n".join(lines[:place] + lines[place + 1 :])) == 1
