"""``tutor nonogram hint``, ``why`` and ``check``, and the list of rules."""

import json

from tests.cases import each_case
from tests.cli.nonogram.boards import NONE, SKULL, SKULL_PICTURE, TWO, with_board
from tests.cli.runner import tutor
from tutor.language import LANGUAGES
from tutor.nonogram.rules.ladder import RULES

WRONG = with_board("?####", *["?????"] * 4)


def test_the_simplest_step_rung_by_rung() -> None:
    told = [tutor("nonogram", "hint", SKULL, "--rung", str(rung)).out for rung in range(1, 6)]
    question = "Look at row 2: how much room do its blocks leave?"
    assert told[0] == "Look at row 2.\n"
    assert told[1] == f"Technique: full line, in row 2.\n{question}\n"
    assert told[3] in told[4]
    assert told[4].endswith("    5 ? ? ? ? ?\n    3 ? ? ? ? ?\n  1 1 ? ? ? ? ?\n")
    assert "1 1 1 # . # . #\n" in told[4]
    assert tutor("nonogram", "hint", SKULL).out == told[3]
    assert tutor("nonogram", "hint", SKULL, "--rung", "6").code == 2


def test_json_hides_what_a_rung_hides() -> None:
    whole = tutor("nonogram", "hint", SKULL, "--json").objects[0]
    assert whole["puzzle"] == SKULL
    assert whole["board"] == ["?????"] * 5
    assert whole["steps"][0]["black"] == ["r2c1", "r2c3", "r2c5"]
    nudge = tutor("nonogram", "hint", SKULL, "--json", "--rung", "1").objects[0]["steps"][0]
    assert (nudge["technique"], nudge["line"], nudge["black"]) == (None, None, [])
    assert nudge["narration"]["then"] is None
    name = tutor("nonogram", "hint", SKULL, "--json", "--rung", "2").objects[0]["steps"][0]
    assert (name["technique"], name["line"], name["white"]) == ("full-line", None, [])
    done = tutor("nonogram", "hint", SKULL, "--json", "--rung", "5").objects[0]
    assert done["after"][1] == "#.#.#"


def test_one_rule_and_every_step_of_it() -> None:
    every = tutor("nonogram", "hint", SKULL, "--technique", "overlap", "--all", "--json")
    steps = every.objects[0]["steps"]
    assert {step["technique"] for step in steps} == {"overlap"}
    assert len(steps) > 2
    none = tutor("nonogram", "hint", SKULL, "--technique", "glue", "--json")
    assert (none.code, none.objects[0]["steps"]) == (1, [])
    assert none.objects[0]["reason"] == "Not found here: glue."


def test_a_mistake_comes_first() -> None:
    for options in ((), ("--technique", "overlap")):
        done = tutor("nonogram", "hint", "-", "--json", *options, stdin=WRONG)
        (found,) = done.objects
        assert (done.code, found["steps"]) == (1, [])
        assert found["mistake"] == {
            "kind": "line",
            "cell": "r1c5",
            "colour": "black",
            "line": "row 1",
        }
        assert found["reason"].startswith("r1c5 can’t stay black")
    nudge = tutor("nonogram", "hint", "-", "--rung", "1", stdin=WRONG)
    assert "r1c5" not in nudge.out


def test_nothing_to_do() -> None:
    full = with_board(*SKULL_PICTURE)
    done = tutor("nonogram", "hint", "-", stdin=full)
    assert (done.code, done.out) == (1, "The picture is complete.\n")
    several = tutor("nonogram", "hint", TWO)
    assert (several.code, several.out[:19]) == (1, "Logic can’t go on: ")


@each_case("claim", ["r1c1=white", "L1C1=blanc", "r1c1=.", "r1c1 .", "R1C1=WHITE"])
def test_why_a_cell_is_white(claim: str) -> None:
    done = tutor("nonogram", "why", SKULL, claim)
    assert done.code == 0
    assert done.lines[0] == "r1c1 is white: two steps prove it."


def test_why_in_json_and_what_is_not_so() -> None:
    done = tutor("nonogram", "why", "skull", "r1c1=#", "--json")
    (found,) = done.objects
    assert (done.code, found["verdict"]) == (1, "refuted")
    assert (found["cell"], found["colour"]) == ("r1c1", "black")
    assert found["steps"][-1]["white"] == ["r1c1"]
    open_ = tutor("nonogram", "why", TWO, "r1c1=noir", "--json").objects[0]
    assert open_["verdict"] == "open"
    lost = tutor("nonogram", "why", "-", "r2c1=noir", stdin=WRONG)
    assert lost.code == 1
    assert "r1c5 can’t stay black" in lost.out


@each_case("claim", ["x", "r1c1", "r6c1=black", "r1c1=red", "r0c1=#", "\x1b[2J"])
def test_a_claim_that_makes_no_sense(claim: str) -> None:
    done = tutor("nonogram", "why", SKULL, claim)
    assert (done.code, done.out) == (2, "")
    assert "expected a cell and a colour" in done.err
    assert "\x1b" not in done.err


def test_check() -> None:
    good = tutor("nonogram", "check", SKULL, "--json")
    assert (good.code, good.objects[0]["status"]) == (0, "right")
    bad = tutor("nonogram", "check", "-", "--json", stdin=WRONG)
    assert (bad.code, bad.objects[0]["status"]) == (1, "mistake")
    assert "steps" not in bad.objects[0]["mistake"]
    reveal = tutor("nonogram", "check", "-", "--json", "--reveal", stdin=WRONG)
    assert "steps" in reveal.objects[0]["mistake"]
    impossible = tutor("nonogram", "check", NONE, "--json").objects[0]
    assert impossible["mistake"]["kind"] == "puzzle"
    french = tutor("nonogram", "check", "-", "--lang", "fr", stdin=WRONG)
    assert french.out.startswith("L1C5 ")


def test_the_rules() -> None:
    listed = json.loads(tutor("nonogram", "techniques", "--json").out)
    assert [each["id"] for each in listed] == list(RULES)
    assert all(set(each["name"]) == set(LANGUAGES) for each in listed)
    for language, last in (("en", "Exhaustive search"), ("fr", "Recherche exhaustive")):
        done = tutor("nonogram", "techniques", "--lang", language)
        assert done.lines[-1].endswith(f"-  {last}")
        assert len(done.lines) == len(RULES) + 7
