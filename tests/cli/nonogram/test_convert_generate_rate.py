"""``tutor nonogram convert``, ``generate`` and ``rate``."""

import csv

from tests.cases import each_case
from tests.cli.nonogram.boards import SKULL, SKULL_PICTURE, TWO, with_board
from tests.cli.runner import tutor
from tutor.nonogram.formats import FORMATS, KEEPS_ALL


@each_case("form", FORMATS)
def test_every_format_can_be_read_again(form: str) -> None:
    written = tutor("nonogram", "convert", "skull", "heart", "--to", form)
    assert written.code == 0
    assert ("loses" in written.err) == (form not in KEEPS_ALL)
    again = tutor("nonogram", "solve", "-", "--json", stdin=written.out)
    assert [found["solution"] is not None for found in again.objects] == [True, True]
    assert again.objects[0]["solution"] == SKULL_PICTURE


def test_what_is_lost_is_told() -> None:
    board = with_board("?#???", *["?????"] * 4)
    lost = tutor("nonogram", "convert", "-", "--to", "clues", stdin=board)
    assert lost.out == f"{SKULL}\n"
    assert lost.err == ('# nonogram 1: the format "clues" loses what is on the board\n')
    kept = tutor("nonogram", "convert", "-", "--to", ".non", stdin=board)
    assert (kept.err, "?#???" in kept.out) == ("", True)
    unknown = tutor("nonogram", "convert", TWO, SKULL, "skull", "--to", "picture")
    assert (unknown.code, unknown.lines) == (2, SKULL_PICTURE)
    assert unknown.err.count("the picture is unknown") == 2
    assert tutor("nonogram", "convert", SKULL, "--to", "gif").code == 2


def test_the_same_seed_gives_the_same_nonograms() -> None:
    three = tutor("nonogram", "generate", "--size", "6x4", "--seed", "7", "--count", "3")
    assert (three.code, len(three.lines), three.err) == (0, 3, "")
    second = tutor("nonogram", "generate", "--size", "6x4", "--seed", "8", "--json").objects[0]
    assert second["puzzle"] == three.lines[1]
    assert (second["width"], second["height"], second["unique"]) == (6, 4, None)
    assert len(second["solution"]) == 4
    drawn = tutor("nonogram", "generate", "--size", "6x4", "--seed", "8", "--to", "picture")
    assert drawn.lines == second["solution"]
    shown = tutor("nonogram", "generate", "--size", "2x2")
    assert shown.err.startswith("# seed ")


def test_black_unique_line_solvable_and_made_to_order() -> None:
    full = tutor("nonogram", "generate", "--size", "3x2", "--black", "100%", "--seed", "1")
    assert full.out == "3, 3 / 2, 2, 2\n"
    for options in (("--unique",), ("--line-solvable",)):
        done = tutor("nonogram", "generate", "--size", "7x7", "--seed", "2", "-n", "3", *options)
        counts = tutor("nonogram", "solve", "-", "--count", stdin=done.out)
        assert counts.lines == ["1"] * 3
    level = tutor(
        "nonogram", "generate", "--size", "5x5", "--level", "facile", "--seed", "3", "--json",
        "-n", "2",
    )  # fmt: skip
    assert [made["level"] for made in level.objects] == ["easy", "easy"]
    assert level.objects[0]["puzzle"] != level.objects[1]["puzzle"]
    rule = tutor(
        "nonogram", "generate", "--size", "5x5", "--technique", "glue", "--seed", "3", "--json"
    )
    assert rule.objects[0]["hardest"] == "glue"


@each_case(
    ("options", "told"),
    [
        (("--size", "0x5"), "--size 0x5: expected columns x rows, each from 1 to 1000"),
        (("--size", "10"), "--size 10: expected columns x rows"),
        (("--size", "1001x5"), "--size 1001x5: expected"),
        (("--size", "99999999x5"), "expected columns x rows"),
        (("--black", "101%"), "--black 101%: expected a percentage"),
        (("--black", "dark"), "--black dark: expected a percentage"),
        (("--count", "0"), "--count 0: expected a number of at least 1"),
        (("--level", "godlike"), "--level godlike: expected one of beginner easy"),
        (("--technique", "x"), "--technique x: expected the id"),
        (("--level", "expert", "--technique", "overlap"), "There is no nonogram of the level"),
        (("--level", "beginner", "--size", "30x30"), "at most 144 cells"),
        (
            ("--level", "master", "--line-solvable"),
            "You can’t solve a nonogram like this one row or column",
        ),
        (("--to", "gif"), "--to gif: expected one of"),
        (("--to", "non", "--json"), "--to and --json don’t go together"),
    ],
)
def test_what_cannot_be_made_is_refused(options: tuple[str, ...], told: str) -> None:
    done = tutor("nonogram", "generate", *options)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_what_is_too_rare_is_not_replaced_by_something_else() -> None:
    done = tutor(
        "nonogram", "generate", "--size", "2x2", "--technique", "contradiction", "--seed", "1"
    )
    assert (done.code, done.out) == (1, "")
    assert "none is what you want" in done.err


def test_rating_in_words_in_lines_and_as_data() -> None:
    alone = tutor("nonogram", "rate", "skull", "--sat")
    assert alone.lines[0] == "Beginner · about 2 min · punctuation"
    assert "As a formula" in alone.out
    lines = tutor("nonogram", "rate", "skull", TWO)
    assert lines.code == 1
    assert lines.lines[0] == f"{SKULL} # Beginner · about 2 min · punctuation"
    assert lines.lines[1].startswith(f"{TWO} # No rating")
    assert tutor("nonogram", "solve", "-", "--count", stdin=lines.out).lines == ["1", "2"]
    found, flawed = tutor("nonogram", "rate", "skull", TWO, "--json").objects
    assert (found["puzzle"], found["level"], found["hardest"]) == (SKULL, "beginner", "punctuation")
    assert found["reason"]
    assert (flawed["score"], flawed["flaw"]) == (None, "multiple")
    table = list(csv.DictReader(tutor("nonogram", "rate", "skull", TWO, "--csv", "--sat").lines))
    assert [row["level"] for row in table] == ["beginner", ""]
    assert table[0]["sat_status"] == "satisfied"
    assert table[1]["flaw"] == "multiple"


def test_bad_options_of_rate() -> None:
    assert tutor("nonogram", "rate", SKULL, "--csv", "--json").code == 2
    assert tutor("nonogram", "rate", SKULL, "--jobs", "0").code == 2
    assert tutor("nonogram", "rate", SKULL, "--heuristic", "best").code == 2


def test_several_processes_give_the_same_in_the_same_order() -> None:
    puzzles = tutor("nonogram", "generate", "-n", "3", "--size", "4x4", "--seed", "1").out
    one = tutor("nonogram", "rate", "-", "--json", stdin=puzzles)
    two = tutor("nonogram", "rate", "-", "--json", "--jobs", "2", stdin=puzzles)
    assert one.lines == two.lines
