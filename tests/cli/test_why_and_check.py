"""``tutor why`` and ``tutor check``: the two questions learners ask."""

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC, NINE_SOLUTIONS, VERY_HARD, grid_of, holes
from tutor.sudoku import sat
from tutor.sudoku.formats import FORMATS
from tutor.sudoku.formats.hodoku import write as library_line
from tutor.sudoku.geometry import Geometry


def test_a_proof_in_one_step() -> None:
    done = tutor("why", CLASSIC, "r1c6=8")
    assert done.code == 0
    assert done.lines[0] == "r1c6 is 8: one step proves it."
    assert done.lines[-1] == "So r1c6 is 8."
    (answer,) = tutor("why", CLASSIC, "L1C3-1", "--json").objects
    assert answer["verdict"] == "proved"
    assert (answer["cell"], answer["digit"], answer["holds"]) == ("r1c3", 1, False)
    assert len(answer["steps"]) == 1
    assert tutor("why", CLASSIC, "r1c3 != 1").code == 0


def test_a_proof_in_several_steps_and_in_french() -> None:
    done = tutor("why", CLASSIC, "L1C3=4", "--lang", "fr")
    assert done.code == 0
    assert "étapes le prouvent." in done.lines[0]
    assert done.lines[-1] == "Le 4 va donc en L1C3."


def test_what_cannot_be_proved() -> None:
    no = tutor("why", CLASSIC, "r1c3=1")
    assert no.code == 1
    assert no.lines[0] == "No: r1c3 is not 1. One step proves it."
    hard = tutor("why", VERY_HARD, "r1c2=7", "--json", "--up-to", "sashimi-jellyfish")
    assert (hard.code, hard.objects[0]["verdict"]) == (1, "not-yet")
    assert hard.objects[0]["steps"] == []
    known = tutor("why", CLASSIC, "r1c1=5")
    assert (known.code, known.lines) == (0, ["The board already shows it: r1c1 is 5."])
    several = tutor("why", NINE_SOLUTIONS, "r2c4=1")
    assert several.code == 1
    assert several.lines == ["Not provable: nothing on the board decides whether r2c4 is 1."]


def test_what_one_supposition_proves() -> None:
    done = tutor("why", VERY_HARD, "r1c3-7", "--json")
    (answer,) = done.objects
    assert (done.code, answer["verdict"]) == (0, "proved")
    (step,) = answer["steps"]
    assert step["tier"] == 6
    assert {"cell": "r1c3", "digit": 7} in step["eliminations"]


@each_case("claim", ["", "r1c1", "r0c1=5", "r10c1=5", "r1c1=0", "r1c1=A", "%&", "5"])
def test_claims_that_are_none(claim: str) -> None:
    done = tutor("why", CLASSIC, claim)
    assert (done.code, done.out) == (2, "")
    assert "expected a cell and a digit, for instance r4c7=5" in done.err


def test_a_board_without_mistake() -> None:
    done = tutor("check", CLASSIC)
    assert (done.code, done.out) == (0, "Everything is right so far.\n")
    (answer,) = tutor("check", CLASSIC, "--json").objects
    assert answer["status"] == "right"
    assert answer["marks"] == {"missing": [], "wrong": [], "surplus": []}


def test_a_digit_that_breaks_a_rule() -> None:
    grid = grid_of(CLASSIC)
    grid.place(3, 7)
    done = tutor("check", library_line(grid))
    assert done.code == 1
    assert done.lines == ["The 7 in r1c4 is one too many in row 1: r1c5 already holds one."]
    french = tutor("check", library_line(grid), "--lang", "fr").out
    assert french == "Le 7 en L1C4 ne va pas dans la ligne 1\xa0: L1C5 en contient déjà un.\n"


def test_a_digit_that_logic_contradicts() -> None:
    grid = grid_of(CLASSIC)
    grid.place(2, 1)
    done = tutor("check", library_line(grid))
    assert done.lines == [
        "The 1 in r1c3 breaks no rule yet, but it can’t stay.",
        "One step on the board before that move shows why: hidden single (column 8).",
    ]
    (hidden,) = tutor("check", library_line(grid), "--json").objects
    assert "answer" not in hidden["mistake"]
    assert "r1c3 is 4" not in "".join(hidden["sentences"])
    (told,) = tutor("check", library_line(grid), "--reveal", "--json").objects
    assert told["mistake"]["answer"] == 4
    assert told["mistake"]["steps"][0]["technique"] == "hidden-single"
    assert told["sentences"][-1] == "r1c3 is 4."


def test_a_needed_candidate_crossed_out() -> None:
    grid = grid_of(CLASSIC)
    grid.eliminate(2, 4)
    (answer,) = tutor("check", "-", "--json", stdin=library_line(grid)).objects
    assert answer["mistake"] == {"kind": "wrong-mark", "cell": "r1c3", "digit": None}
    assert answer["marks"]["wrong"] == ["r1c3"]
    pencil = FORMATS["pencilmarks"].write_one(grid)
    assert tutor("check", pencil).code == 1


def test_a_puzzle_that_is_wrong_from_the_start() -> None:
    done = tutor("check", "55" + CLASSIC[2:])
    assert done.code == 1
    assert done.out.startswith("The puzzle itself breaks the rules: row 1 holds 5 more than once")
    none = "12345678." + "." * 8 + "9" + "." * 63
    assert tutor("check", none).out == (
        "The puzzle itself has no solution: nothing fits in r1c9.\n"
    )
    assert tutor("hint", none).code == 1


def test_nothing_is_proved_on_a_board_with_a_mistake() -> None:
    grid = grid_of(CLASSIC)
    grid.eliminate(2, 4)
    for claim in ("r1c3-4", "r1c3=4", "r1c1=5"):
        done = tutor("why", library_line(grid), claim)
        assert done.code == 1
        assert done.lines[0] == "Nothing can be proved: the board has no solution as it stands."
        assert "crossed out of r1c3" in done.lines[1], "the mistake is named"


def test_a_refutation_has_a_reason() -> None:
    assert tutor("why", CLASSIC, "r1c3=5").lines == [
        "No: r1c3 is not 5.",
        "Row 1 already has its 5, in r1c1.",
    ]
    few = ("--up-to", "sashimi-jellyfish")
    assert "only a search does" in tutor("why", VERY_HARD, "r1c2=8", *few).out


def test_a_file_of_grids_names_each() -> None:
    done = tutor("why", "-", "r1c6=8", stdin=f"{CLASSIC}\n{CLASSIC}\n")
    assert done.lines.count("# grid 2") == 1


def test_a_large_board(monkeypatch: pytest.MonkeyPatch) -> None:
    large = tutor("generate", "--box", "5x5", "--remove", "30%", "--seed", "3", "--to", "line").out
    assert tutor("check", "-", stdin=large).out == "Everything is right so far.\n"
    sparse = FORMATS["line"].write_one(holes(Geometry.of(5, 5), 1, 300))
    assert tutor("check", sparse, "--json").objects[0]["status"] == "right"
    monkeypatch.setattr(sat, "available", lambda: False)
    unsure = tutor("check", sparse, "--json").objects[0]
    assert unsure["status"] == "unknown"
    assert unsure["sentences"][0].startswith("No contradiction found, but the search")
    assert tutor("why", "." * 625, "r1c1=5", "--only", "naked-single").code == 1


def test_control_characters_are_spelt_out() -> None:
    done = tutor("why", CLASSIC, "r1\x1b[31m")
    assert "\x1b" not in done.err
    assert "\\x1b[31m" in done.err
    assert "\x1b" not in tutor("hint", CLASSIC, "--technique", "\x1b[31m").err
    assert "\x1b" not in tutor("check", "x\x1b[2J").err
