"""``tutor nonogram solve``: every method, every status, every form of output."""

import re
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.nonogram.boards import NONE, SKULL, SKULL_PICTURE, TRIAL, TWO, with_board
from tests.cli.runner import tutor
from tutor.cli.nonogram.commands import NONOGRAM
from tutor.cli.solve import is_for_eyes
from tutor.games.nonogram.text_drawing import picture
from tutor.nonogram.formats import Read, read_puzzles
from tutor.nonogram.position import Position


@each_case("method", NONOGRAM.solving.methods)
def test_every_method_finds_the_same(method: str) -> None:
    small = "1 1, 2, 1 / 1, 2, 2"
    done = tutor("nonogram", "solve", small, NONE, "--method", method, "--json")
    solved, none = done.objects
    assert solved["status"] == "solved"
    assert solved["solution"] == solved["reached"] == ["#.#", ".##", ".#."]
    assert solved["unique"] is True
    assert (none["status"], none["solution"], none["unique"]) == ("none", None, None)
    assert done.code == 1


@pytest.mark.parametrize("method", ["auto", "backtrack-dfa", "backtrack-nfa", "brute"])
def test_several_solutions(method: str) -> None:
    done = tutor("nonogram", "solve", TWO, "--method", method, "--all", "--json")
    (found,) = done.objects
    assert done.code == 0
    assert (found["status"], found["unique"], found["solutions"]) == ("multiple", False, 2)
    assert sorted(found["list"]) == [["#.", ".#"], [".#", "#."]]
    assert found["reached"] == ["??", "??"]
    assert tutor("nonogram", "solve", TWO, "--method", method, "--unique").code == 1
    limited = tutor("nonogram", "solve", TWO, "--method", method, "--count", "--limit", "1")
    assert (limited.code, limited.out) == (0, "1\n")
    assert "there may be more" in limited.err


def test_the_picture_in_signs_and_how_it_went() -> None:
    done = tutor("nonogram", "solve", SKULL)
    assert done.code == 0
    assert done.lines[:5] == SKULL_PICTURE
    assert done.lines[5].startswith("# one solution, ")
    ruled = tutor("nonogram", "solve", SKULL, "--method", "rules", "--lang", "fr")
    assert ruled.lines[5].startswith("# une seule solution, par les règles seules\u00a0: ")
    both = tutor("nonogram", "solve", SKULL, TWO, "--all")
    assert both.out.count("\n\n") == 3
    assert both.lines[-1] == "# input 2, nonogram 1: 2 solutions"


def test_rules_may_get_stuck() -> None:
    for options in (("--only", "lines"), ("--up-to", "complete-line"), ("--only", "study")):
        done = tutor("nonogram", "solve", TRIAL, *options, "--json", "--count")
        (found,) = done.objects
        assert done.code == 1
        assert (found["status"], found["solution"], found["solutions"]) == ("stuck", None, None)
        assert found["unique"] is None
    words = tutor("nonogram", "solve", TRIAL, "--only", "lines")
    assert words.lines[-1] == "# stuck: none of these rules gets any further"
    assert "?" in words.out
    assert tutor("nonogram", "solve", TRIAL, "--only", "lines", "--count").out == "?\n"
    enough = tutor("nonogram", "solve", TRIAL, "--up-to", "edge-logic", "--json")
    assert enough.objects[0]["status"] == "solved"
    for method in ("backtrack-dfa", "backtrack-nfa"):
        how = ("--method", method, "--only", "study", "--json")
        searched = tutor("nonogram", "solve", TRIAL, *how).objects[0]
        assert searched["solution"] == enough.objects[0]["solution"]


def test_what_resists_says_what_would_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.nonogram.solver.PATIENCE", -1)
    monkeypatch.setattr("tutor.base.watch.REPORT_EVERY", 1)
    diagonal = " / ".join([", ".join("1" * 4)] * 2)
    for is_installed in (True, False):
        monkeypatch.setattr("tutor.nonogram.sat.available", lambda there=is_installed: there)
        done = tutor("nonogram", "solve", diagonal, "--count")
        assert done.out == "24\n"
        assert ("python-sat would help" in done.err) == (not is_installed)


def test_a_board_against_its_clues_and_one_that_is_begun() -> None:
    board = with_board("?####", *["?????"] * 4)
    done = tutor("nonogram", "solve", "-", "--json", stdin=board)
    assert (done.code, done.objects[0]["status"]) == (1, "invalid")
    told = tutor("nonogram", "solve", "-", stdin=board)
    assert told.out.endswith("leaves no room for the blocks of row 1\n")
    begun = with_board("#?", "??", clues=TWO)
    assert tutor("nonogram", "solve", "-", "--json", stdin=begun).objects[0]["unique"] is True
    for method in ("backtrack-nfa", "brute"):
        assert tutor("nonogram", "solve", "-", "--method", method, stdin=begun).lines[0] == "#."


def test_the_narrated_path() -> None:
    done = tutor("nonogram", "solve", SKULL, "--steps")
    assert done.lines[0].startswith("# (5/25) Technique: full line, in row 2. ")
    assert any(line.startswith("# (25/25) ") for line in done.lines)
    (found,) = tutor("nonogram", "solve", SKULL, "--steps", "--json").objects
    step = found["steps"][0]
    assert step["technique"] == "full-line"
    assert (step["line"], step["blocks"]) == ("row 2", [1, 2, 3])
    assert step["black"] == ["r2c1", "r2c3", "r2c5"]
    assert step["white"] == ["r2c2", "r2c4"]
    assert step["spans"][0] == {"block": 1, "first": "r2c1", "last": "r2c1"}
    assert set(step["narration"]) == {"where", "what", "why", "then"}
    cells = [cell for each in found["steps"] for cell in each["black"] + each["white"]]
    assert len(cells) == len(set(cells)) == 25


def test_a_trial_tells_its_trail() -> None:
    (found,) = tutor("nonogram", "solve", TRIAL, "--steps", "--json").objects
    trials = [step for step in found["steps"] if step["technique"] == "edge-logic"]
    assert trials
    assert set(trials[0]["trail"][0]) == {
        *("line", "black", "white"),
        *("number", "rule", "rests_on"),
    }
    assert {"cell", "role"} == set(trials[0]["marks"][0])


def test_the_ranges_of_blocks() -> None:
    done = tutor("nonogram", "solve", SKULL, "--only", "study", "--show-ranges", "--json")
    ranges = {each["line"]: each for each in done.objects[0]["ranges"]}
    assert len(ranges) == 10
    assert ranges["row 5"]["blocks"] == [
        {"block": 1, "first": "r5c1", "last": "r5c2"},
        {"block": 2, "first": "r5c4", "last": "r5c5"},
    ]
    words = tutor("nonogram", "solve", SKULL, "--only", "study", "--show-ranges", "--lang", "fr")
    assert "# ligne 5 (1 1)\u00a0: L5C1-L5C2, L5C4-L5C5" in words.lines


def test_on_a_finished_board_ranges_are_the_blocks_themselves() -> None:
    (found,) = tutor("nonogram", "solve", SKULL, "--show-ranges", "--json").objects
    for each in found["ranges"]:
        for block, length in zip(each["blocks"], each["clue"], strict=True):
            first, last = (
                sum(int(number) for number in block[end][1:].split("c"))
                for end in ("first", "last")
            )
            assert last - first + 1 == length


@each_case(
    ("options", "told"),
    [
        (("--method", "magic"), "--method magic: expected one of auto rules"),
        (("--only", "glu"), "Did you mean glue? (tutor nonogram techniques lists them all)"),
        (("--only", ","), "expected the id of a technique, as tutor nonogram techniques"),
        (("--up-to", "x-wing"), "--up-to x-wing: expected"),
        (("--only", "glue", "--up-to", "glue"), "--only and --up-to don’t go together"),
        (("--method", "brute", "--steps"), "--method brute and --steps don’t go"),
        (("--method", "brute", "--steps"), "--method brute and --steps don’t"),
        (("--all", "--count"), "--all and --count don’t go together"),
        (("--limit", "0"), "--limit 0: expected a number of at least 1"),
        (("--lang", "de"), "--lang de: expected one of en fr"),
    ],
)
def test_bad_options(options: tuple[str, ...], told: str) -> None:
    done = tutor("nonogram", "solve", SKULL, *options)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_on_a_screen_the_picture_is_drawn_with_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    (found,) = read_puzzles("1 1, 1 / 1, 1, 1")
    assert isinstance(found, Read)
    board = Position.of(found.puzzle, ["#.#", "??#"])
    assert picture(board) == "#.#\n??#"
    assert picture(board, for_eyes=True) == "██··██\n    ██"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert is_for_eyes(NONOGRAM.solving, plain=False)
    assert not is_for_eyes(NONOGRAM.solving, plain=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not is_for_eyes(NONOGRAM.solving, plain=False)


def test_the_clues_that_help_and_messages_show_have_one_solution() -> None:
    """They are there to be typed."""
    root = Path(__file__).parents[3]
    texts = [root / "README.md", *(root / "tutor" / "language").glob("*.ftl")]
    shown = {
        clues
        for text in texts
        for clues in re.findall(rf"{_CLUES} / {_CLUES}", text.read_text(encoding="utf-8"))
    }
    assert shown
    done = tutor("nonogram", "solve", *sorted(shown), "--unique", "--json")
    assert (done.code, done.err) == (0, "")
    assert all(found["unique"] for found in done.objects)


_CLUES = r"\d+(?: \d+)*(?:, \d+(?: \d+)*)+"
