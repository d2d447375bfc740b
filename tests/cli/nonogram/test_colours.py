"""Coloured nonograms on the command line: every verb, in both languages, and what refuses them."""

import json
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.nonogram.coloured import INKS
from tutor.nonogram.formats import write
from tutor.nonogram.puzzle import puzzle_in_inks


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


HOUSE = puzzle_in_inks(["..r..", ".rrr.", "rrrrr", ".bgb.", ".bgb."], INKS)
AMBIGUOUS = puzzle_in_inks(["r.g", ".rg"], INKS)


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "house.xml"
    path.write_text(
        "<puzzleset>" + write(HOUSE, "webpbn").partition("<puzzleset>")[2], encoding="utf-8"
    )
    return str(path)


def test_it_is_solved_and_counted(house: str, tmp_path: Path) -> None:
    done = tutor("nonogram", "solve", house)
    assert done.code == 0
    assert done.lines[:5] == ["..r..", ".rrr.", "rrrrr", ".bgb.", ".bgb."]
    path = tmp_path / "two.json"
    path.write_text(write(AMBIGUOUS, "json"), encoding="utf-8")
    (found,) = tutor("nonogram", "solve", str(path), "--all", "--json").objects
    assert found["status"] == "multiple"


def test_logic_alone_and_ranges(house: str) -> None:
    (found,) = tutor("nonogram", "solve", house, "--method", "rules", "--json").objects
    assert found["solution"] == ["..r..", ".rrr.", "rrrrr", ".bgb.", ".bgb."]
    done = tutor("nonogram", "solve", house, "--show-ranges")
    assert "row 4 (1b 1g 1b): r4c2-r4c2, r4c3-r4c3, r4c4-r4c4" in done.out


@each_case(
    ("lang", "said"),
    [("en", "So r3c1 to r3c5 are red (r)."), ("fr", "Donc L3C1 à L3C5 sont en rouge (r).")],
)
def test_a_hint_names_colours_with_letters(house: str, lang: str, said: str) -> None:
    assert said in tutor("nonogram", "hint", house, "--lang", lang).out


def test_a_hint_as_json_has_the_letters(house: str) -> None:
    (found,) = tutor("nonogram", "hint", house, "--json").objects
    (step,) = found["steps"]
    assert step["colours"] == dict.fromkeys(step["black"], "r")
    (hidden,) = tutor("nonogram", "hint", house, "--json", "--rung", "1").objects
    assert "colours" not in json.dumps(hidden)


@each_case(
    ("claim", "code", "said"),
    [
        ("r4c2=blue", 0, "r4c2 is blue (b)"),
        ("r4c2=b", 0, "r4c2 is blue (b)"),
        ("r4c2=bleu", 0, "r4c2 is blue (b)"),
        ("r4c1=white", 0, "r4c1 is white"),
        ("r4c2=red", 1, "No: r4c2 is blue (b)."),
        ("r4c3=v", 0, "r4c3 is green (g)"),
        ("--lang=fr L4C3=v", 0, "L4C3 est en vert (v)"),
        ("--lang=fr L4C3=g", 0, "L4C3 est en vert (v)"),
        ("--lang=fr L4C3=green", 0, "L4C3 est en vert (v)"),
    ],
)
def test_claims(house: str, claim: str, code: int, said: str) -> None:
    done = tutor("nonogram", "why", house, *claim.split())
    assert said in done.out
    assert done.code == code


def test_people_read_the_letters_of_their_language_and_files_keep_theirs(
    house: str, tmp_path: Path
) -> None:
    def told(verb: str, *words: str, stdin: str = "") -> str:
        return tutor("nonogram", verb, *words, "--lang", "fr", stdin=stdin).out

    assert told("solve", house, "--show-ranges").splitlines()[3] == ".bvb."
    assert "ligne 4 (1b 1v 1b)" in told("solve", house, "--show-ranges")
    assert "1v" in told("hint", house, "--rung", "5")
    refused = tutor("nonogram", "why", house, "L4C2=jaune", "--lang", "fr")
    assert "r (rouge), v (vert), b (bleu)" in refused.err
    orders = typed("v L4C3", "L5C3=g", "L4C3", "ligne 4", "copier", "quitter")
    played = told("play", house, "--plain", stdin=orders)
    assert "L5C3 est en vert (v)." in played
    assert "ligne 4, 1b 1v 1b" in played
    assert '"rows": [["1r"], ["3r"], ["5r"], ["1b", "1g", "1b"]' in played
    assert "1b 1v 1b" in told("review")
    for verb in ("print", "picture"):
        out = tmp_path / f"{verb}.svg"
        told(verb, house, "--solution", "--out", str(out))
        svg = out.read_text(encoding="utf-8")
        counts = [svg.count(f">{word}</text>") for word in ("v", "1v", "g", "1g")]
        assert counts == [2, 2, 0, 0], verb


@each_case("form", ["json", "webpbn", "g", "toml"])
def test_what_is_written_is_the_same_in_both_languages(house: str, form: str) -> None:
    english, french = (
        tutor("nonogram", "convert", house, "--to", form, "--lang", lang).out
        for lang in ("en", "fr")
    )
    assert english == french != ""


def test_a_colour_that_it_does_not_have(house: str) -> None:
    done = tutor("nonogram", "why", house, "r4c2=yellow")
    assert done.code == 2
    assert "r (red), g (green), b (blue)" in done.err


def test_it_is_converted_or_refused(house: str) -> None:
    assert ": rows\n1r\n3r\n5r\n1b 1g 1b\n" in tutor("nonogram", "convert", house, "--to", "g").out
    for name in ("non", "clues", "picture"):
        done = tutor("nonogram", "convert", house, "--to", name)
        assert done.code == 2
        assert "can’t hold colours" in done.err


@each_case(
    "words",
    [("solve", "--method", "brute"), ("rate", "--sat")],
)
def test_what_knows_black_and_white_only_says_so(house: str, words: tuple[str, ...]) -> None:
    verb, *options = words
    done = tutor("nonogram", verb, house, *options)
    assert done.code
    assert "black and white only" in done.err


def test_a_rating(house: str) -> None:
    done = tutor("nonogram", "rate", house)
    assert "with a colour" in done.out
    (found,) = tutor("nonogram", "rate", house, "--json").objects
    assert found["colours"] == 3


def test_it_is_played_in_plain_text_and_read_back(house: str) -> None:
    orders = ("red r1c3", "blue r4c2-r5c2", "r r3c1", "vert r4c3", "r4c3", "row 4", "undo", "quit")
    done = tutor("nonogram", "play", house, "--plain", stdin=typed(*orders))
    assert "r1c3 is red (r)." in done.out
    assert "r3c1 is red (r)." in done.out
    assert "r4c3 is green (g)." in done.out
    assert "row 4, 1b 1g 1b: 1 unknown, 1 blue (b), 1 green (g), 2 unknown." in done.out
    assert "1b 1g 1b" in tutor("nonogram", "review").out
    (found,) = tutor("nonogram", "review", "--json").objects
    assert found["inks"][2] == {"letter": "b", "name": "blue", "rgb": "0000ff"}
    again = tutor("nonogram", "play", "--plain", stdin=typed("r4c2", "copy g", "quit"))
    assert "r4c2 is blue (b)." in again.out
    assert "1b 1g 1b" in again.out


def test_it_is_watched(house: str) -> None:
    done = tutor("nonogram", "walk", house, "--plain")
    assert done.code == 0
    assert "(25/25)" in done.out


def test_it_is_printed(house: str, tmp_path: Path) -> None:
    out = tmp_path / "house.svg"
    assert tutor("nonogram", "print", house, "--out", str(out), "--solution").code == 0
    svg = out.read_text(encoding="utf-8")
    for ink in INKS:
        assert f'fill="#{ink.rgb}"' in svg
        cells = sum(row.count(ink.letter) for row in HOUSE.goal or ())
        assert svg.count(f">{ink.letter}</text>") == cells
    assert svg.count(">1b</text>") == 4


def test_new_ones_in_colours() -> None:
    asked = ("nonogram", "generate", "--size", "7x6", "--colours", "3", "--seed", "4", "--unique")
    made = tutor(*asked)
    assert made.code == 0
    assert "one solution" in tutor("nonogram", "solve", stdin=made.out).out
    told = json.loads(tutor(*asked, "--json").out)
    assert [ink["name"] for ink in told["inks"]] == ["black", "red", "blue"]
    assert told["solution"] == json.loads(made.out)["goal"]
    for form, code in (("toml", 0), ("g", 0), ("webpbn", 0), ("non", 2), ("clues", 2)):
        assert tutor(*asked, "--to", form).code == code, form
    refused = tutor("nonogram", "generate", "--colours", "11")
    assert (refused.code, refused.out) == (2, "")
