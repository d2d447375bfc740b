"""``tutor hint``: steps, rungs, mistakes, and the peers' positions through the command."""

import re
from pathlib import Path
from typing import Any

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.golden.grids import EASY
from tests.grids import CLASSIC, CLASSIC_SOLUTION, NINE_SOLUTIONS, VERY_HARD, grid_of
from tutor import narrate
from tutor.explain.path import path, simplest
from tutor.sudoku.formats import FORMATS
from tutor.sudoku.formats.hodoku import write as library_line
from tutor.sudoku.geometry import digits
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, LAST_TIER

TWO_WAYS = "534768912672195348198342567859671423426853791713924856961537284287419635345286179"
"""A full grid; its 7 and 6 in rows 1 and 4 could be exchanged."""


def hinted(*arguments: str) -> dict[str, Any]:
    (answer,) = tutor("hint", *arguments, "--json").objects
    return answer


def test_the_simplest_step_in_words() -> None:
    done = tutor("hint", CLASSIC)
    assert done.code == 0
    assert done.lines == [
        "Technique: hidden single, in box 2.",
        "The 8s in r3c3 and r5c4 reach into box 2.",
        "Box 2 needs an 8, and none of its other empty cells can take it. Only r1c6 is left.",
        "So r1c6 is 8.",
    ]
    french = tutor("hint", CLASSIC, "--lang", "fr").lines
    assert french[0] == "Technique : singleton caché, dans le bloc 2."
    assert french[-1] == "Le 8 va donc en L1C6."


def test_json_as_documented() -> None:
    answer = hinted(CLASSIC)
    assert list(answer) == ["grid", "steps"]
    (step,) = answer["steps"]
    assert step["narration"]["then"] == "So r1c6 is 8."
    del step["narration"]
    assert step == {
        "technique": "hidden-single",
        "tier": 1,
        "rating": 1.2,
        "placements": [{"cell": "r1c6", "digit": 8}],
        "eliminations": [],
        "marks": [
            {"cell": "r1c6", "digit": 8, "role": "single"},
            {"cell": "r3c3", "digit": 8, "role": "blocker"},
            {"cell": "r5c4", "digit": 8, "role": "blocker"},
        ],
        "houses": ["box 2"],
        "links": [],
    }
    french = hinted(CLASSIC, "--lang", "fr")["steps"][0]
    assert french["placements"] == step["placements"]
    assert french["houses"] == ["box 2"], "names in JSON do not depend on the language"
    assert french["narration"]["then"] == "Le 8 va donc en L1C6."


def test_all_steps_and_one_digit() -> None:
    steps = hinted(CLASSIC, "--all")["steps"]
    assert len(steps) > 5
    assert {step["technique"] for step in steps} == {"hidden-single"}
    fives = hinted(CLASSIC, "--all", "--digit", "5")["steps"]
    assert {p["digit"] for step in fives for p in step["placements"]} == {5}
    named = hinted(CLASSIC, "--all", "--technique", "naked-single")["steps"]
    assert {step["technique"] for step in named} == {"naked-single"}
    assert len(hinted(CLASSIC, "--technique", "naked-single")["steps"]) == 1


def test_a_chain_has_its_links() -> None:
    (step,) = hinted(CLASSIC, "--technique", "turbot-fish")["steps"]
    links = step["links"]
    assert [link["strong"] for link in links] == [True, False, True]
    ends = [(mark["cell"], mark["digit"]) for mark in step["marks"]]
    along = [
        (link[end][0]["cell"], link[end][0]["digit"]) for link in links for end in ("from", "to")
    ]
    assert along == [ends[0], ends[1], ends[1], ends[2], ends[2], ends[3]]
    for link in links:
        assert set(link) == {"from", "to", "strong", "why"}
        assert re.fullmatch(r"(row|column|box) \d", link["why"])
        assert set(link["from"][0]) == {"cell", "digit", "role"}


def test_nothing_applies() -> None:
    done = tutor("hint", CLASSIC, "--technique", "bug-plus-1", "--json")
    assert done.code == 1
    assert done.objects[0]["steps"] == []
    assert done.objects[0]["reason"] == "Not found here: BUG + 1."
    full = tutor("hint", CLASSIC_SOLUTION)
    assert (full.code, full.out) == (1, "The grid is full, and right.\n")


def test_the_rungs_reveal_more_and_more() -> None:
    texts = [tutor("hint", CLASSIC, "--rung", str(rung)).out for rung in (1, 2, 3, 4, 5)]
    assert texts[0] == "Look at box 2.\n"
    assert texts[1] == "Technique: hidden single, in box 2.\nWhere can 8 go in box 2?\n"
    assert texts[2].splitlines() == [
        "Technique: hidden single, in box 2.",
        "The 8s in r3c3 and r5c4 reach into box 2.",
        "Already there: r3c3 and r5c4",
    ]
    assert "r1c6" not in "".join(texts[:3])
    assert texts[3].endswith("So r1c6 is 8.\n")
    lines = texts[4].splitlines()
    assert [line[2:] for line in lines if line.startswith("# ")] == texts[3].splitlines()
    after = grid_of(texts[4])
    assert after.values[5] == 8
    shown = [hinted(CLASSIC, "--rung", str(rung)) for rung in (1, 2, 3, 4, 5)]
    first, second, third, fourth = (answer["steps"][0] for answer in shown[:4])
    assert (first["technique"], first["placements"], first["marks"]) == (None, [], [])
    assert first["narration"]["what"] is None
    assert (second["technique"], second["marks"]) == ("hidden-single", [])
    assert [mark["role"] for mark in third["marks"]] == ["blocker", "blocker"]
    assert third["narration"]["then"] is None
    assert fourth["placements"] == [{"cell": "r1c6", "digit": 8}]
    assert [key for key in shown[4] if key == "after"] == ["after"]
    assert shown[4]["after"][5] == "8"


def test_a_mistake_comes_first() -> None:
    grid = grid_of(CLASSIC)
    grid.place(3, 2)
    done = tutor("hint", library_line(grid), "--json")
    assert done.code == 1
    (answer,) = done.objects
    assert answer["steps"] == []
    assert answer["mistake"] == {"kind": "wrong-digit", "cell": "r1c4", "digit": 2}
    assert answer["reason"].startswith("The 2 in r1c4 breaks no rule yet, but it can’t stay.")
    assert "r1c4 is 6" not in answer["reason"]
    asked = tutor("hint", library_line(grid), "--technique", "hidden-single", "--json")
    assert asked.objects[0]["steps"], "a technique is searched on the board as it is"
    assert asked.objects[0]["mistake"]["cell"] == "r1c4"


def test_marks_are_respected() -> None:
    grid = grid_of(CLASSIC)
    for digit in (1, 2):
        grid.eliminate(2, digit)
    marks = FORMATS["pencilmarks"].write_one(grid)
    (step,) = hinted(marks, "--technique", "naked-single", "--digit", "4")["steps"]
    assert step["placements"] == [{"cell": "r1c3", "digit": 4}]
    assert {"cell": "r1c3", "digit": 1, "role": "excluded"} in step["marks"]
    grid.eliminate(2, 4)
    grid.candidates[2] = 0b11
    wrong = hinted(FORMATS["pencilmarks"].write_one(grid))
    assert wrong["mistake"] == {"kind": "wrong-mark", "cell": "r1c3", "digit": None}


@each_case(
    ("arguments", "message"),
    [
        (["--rung", "6"], "--rung 6: expected one of 1 2 3 4 5."),
        (["--technique", "xwing"], "--technique xwing: expected the id of a technique. Did you"),
        (["--digit", "0"], "--digit 0: expected a digit from 1 to 9, or its letter."),
        (["--digit", "A"], "--digit A: expected a digit from 1 to 9, or its letter."),
        (["--digit", "x%"], "--digit x%: expected a digit"),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    done = tutor("hint", CLASSIC, *arguments)
    assert done.code == 2
    assert done.err.startswith(message)


def test_many_grids_and_a_bad_one() -> None:
    done = tutor("hint", "-", "--json", stdin=f"{CLASSIC}\n{CLASSIC[:-1]}\n{CLASSIC}\n")
    assert done.code == 2
    assert len(done.objects) == 2
    assert "grid 2" in done.err
    text = tutor("hint", "-", stdin=f"{CLASSIC}\n{VERY_HARD}\n").lines
    assert "# grid 2" in text


def test_search_is_the_last_resort() -> None:
    options = ("--method", "logic-only", "--up-to", AT_A_GLANCE[-1].id, "--json")
    (answer,) = tutor("solve", VERY_HARD, *options).objects
    (step,) = hinted(answer["reached"])["steps"]
    assert step["tier"] > LAST_TIER
    assert step["rating"] is not None, "there is always something simpler than a search"
    (step,) = hinted(answer["reached"], "--technique", "search")["steps"]
    assert (step["technique"], step["rating"]) == ("search", None)
    for technique in AT_A_GLANCE:
        assert not hinted(answer["reached"], "--technique", technique.id)["steps"]


def test_what_no_walk_meets_is_found_when_it_is_named() -> None:
    """Of larger fish there is hardly ever one; that is told, and it is no error."""
    done = tutor("hint", CLASSIC, "--technique", "finned-mutant-swordfish")
    assert done.code in (0, 1)
    assert done.err == ""
    name = narrate.called("finned-mutant-swordfish", "en")
    assert name in done.out


def test_one_step_of_a_technique_is_the_one_that_a_walk_takes() -> None:
    grid = path(grid_of(VERY_HARD), AT_A_GLANCE).reached
    wanted = simplest(grid)
    assert wanted is not None
    (step,) = hinted(library_line(grid), "--technique", wanted.technique)["steps"]
    assert step["technique"] == wanted.technique
    told = {(gone["cell"], gone["digit"]) for gone in step["eliminations"]}
    assert told == {(grid.geometry.cell_name(cell), digit) for cell, digit in wanted.eliminations}


def triple(text: str) -> tuple[str, int]:
    """``436`` is digit 4 in r3c6."""
    return f"r{text[1]}c{text[2]}", int(text[0])


def removed(placed: set[tuple[str, int]], line: str) -> set[tuple[str, int]]:
    """What a placement takes from its cell: all other candidates."""
    grid = grid_of(line)
    return {
        (cell, other)
        for cell, digit in placed
        for other in digits(grid.candidates[int(cell[1]) * 9 - 9 + int(cell[3]) - 1])
        if other != digit
    }


def test_peer_positions_through_the_command(shared_data: Path) -> None:
    lines = (shared_data / "reglib-open.txt").read_text().splitlines()
    codes = {code: technique.id for technique in LADDER for code in technique.peer_codes}
    seen = set()
    for line in lines:
        code = line[1:5]
        if code not in codes or code in seen or code in ("0404", "0405") or "-x:" in line[:8]:
            continue
        seen.add(code)
        fields = line.split(":")
        wanted = {triple(text) for text in fields[5].split()}
        placed = {triple(text) for text in fields[6].split()}
        steps = hinted(line, "--technique", codes[code], "--all")["steps"]
        assert removed(placed, line) | wanted in [
            removed({(p["cell"], p["digit"]) for p in step["placements"]}, line)
            | {(e["cell"], e["digit"]) for e in step["eliminations"]}
            for step in steps
        ], line
    assert len(seen) > 35


def test_why_there_is_no_step() -> None:
    assert tutor("hint", NINE_SOLUTIONS, "--technique", "unique-rectangle-1").out == (
        "Not used here: it only works when a puzzle has exactly one solution.\n"
    )
    (reached,) = tutor("solve", NINE_SOLUTIONS, "--method", "logic-only", "--json").objects
    several = tutor("hint", reached["reached"])
    assert several.code == 1
    assert several.out.startswith("Logic ends here: this grid has several solutions")
    rectangle = "".join("." if cell in (3, 4, 30, 31) else d for cell, d in enumerate(TWO_WAYS))
    told = tutor("hint", rectangle).out
    assert "differ in r1c4, r1c5, r4c4 and r4c5" in told
    full = tutor("hint", CLASSIC_SOLUTION, "--technique", "search")
    assert (full.code, full.out) == (1, "The grid is full, and right.\n")
    assert "for this digit" in tutor("hint", reached["reached"], "--digit", "7").out


def test_what_is_not_looked_for_on_large_boards_is_not_said_to_be_missing() -> None:
    large = "." * 256
    done = tutor("hint", large, "--technique", "als-xz")
    assert (done.code, done.err) == (1, "")
    assert done.lines == ["This board is too large for ALS-XZ, which stops at 9x9."]
    french = tutor("hint", large, "--technique", "mutant-whale", "--lang", "fr")
    assert "jusqu’à 10x10" in french.out
    assert tutor("hint", large, "--technique", "swordfish").lines == ["Not found here: swordfish."]
    (none,) = tutor("hint", "." * 81, "--technique", "als-xz", "--json").objects
    assert none["reason"] == "Not found here: ALS-XZ."


def test_a_mistake_by_rungs() -> None:
    grid = grid_of(CLASSIC)
    grid.place(3, 2)
    first = tutor("hint", library_line(grid), "--rung", "1")
    assert first.out == "Something on the board can’t be right.\n"
    (shown,) = tutor("hint", library_line(grid), "--rung", "1", "--json").objects
    assert "mistake" not in shown
    second = tutor("hint", library_line(grid), "--rung", "2")
    assert second.out == "The 2 in r1c4 breaks no rule yet, but it can’t stay.\n"


def test_a_removal_shows_in_the_candidates_after_it() -> None:
    answer = hinted(CLASSIC, "--technique", "x-wing", "--rung", "5")
    assert answer["after"] == answer["grid"]
    removed = answer["steps"][0]["eliminations"]
    assert removed
    for gone in removed:
        assert gone["digit"] not in answer["candidates"][gone["cell"]]


def test_a_nudge_says_no_more_in_json_than_in_words() -> None:
    for rung, where in ((1, "Look at box 1."), (2, "Where can 2 go in box 1?")):
        (step,) = hinted(EASY, "--rung", str(rung))["steps"]
        assert step["narration"]["where"] == where
        assert step["hint"][-1] == where
