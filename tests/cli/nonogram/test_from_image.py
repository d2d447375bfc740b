"""``nonogram from-image``: pictures become nonograms with one solution, or it says why not."""

import json
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.runner import tutor as run
from tutor.nonogram.formats import Read, read_puzzles
from tutor.nonogram.generator import random_picture
from tutor.nonogram.puzzle import puzzle_of
from tutor.nonogram.solver import count

CHEQUERED = ("#.#.", ".#.#", "#.#.", ".#.#")


def image(folder: Path, rows: tuple[str, ...], name: str = "cat.png") -> str:
    made = Image.new("L", (len(rows[0]), len(rows)))
    made.putdata([0 if sign == "#" else 255 for row in rows for sign in row])
    path = folder / name
    made.resize((len(rows[0]) * 7, len(rows) * 7), Image.Resampling.NEAREST).save(path)
    return str(path)


def test_the_nonogram_has_one_solution_and_says_what_was_changed(tmp_path: Path) -> None:
    done = run("nonogram", "from-image", image(tmp_path, CHEQUERED), "--size", "4x4", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert told["unique"]
    assert 0 < len(told["changed"]) < 5
    assert told["title"] == "cat"
    assert count(puzzle_of(told["solution"])) == 1
    wrong = [
        f"r{y}c{x}"
        for y, (row, drawn) in enumerate(zip(told["solution"], CHEQUERED, strict=True), 1)
        for x, (sign, was) in enumerate(zip(row, drawn, strict=True), 1)
        if sign != was
    ]
    assert told["changed"] == wrong


def test_nothing_is_changed_where_that_is_asked_for(tmp_path: Path) -> None:
    source = image(tmp_path, CHEQUERED)
    options = ("--size", "4x4", "--no-repair", "--to", "picture")
    done = run("nonogram", "from-image", source, *options)
    assert done.code == 0
    assert tuple(done.out.split()) == CHEQUERED
    assert "several solutions" in done.err


@pytest.mark.parametrize("form", ["non", "webpbn", "json", "nin", "mk", "cwd", "clues", "picture"])
def test_every_format_is_written(tmp_path: Path, form: str) -> None:
    rows = random_picture(12, 9, 0.6, 5)
    done = run(
        "nonogram", "from-image", image(tmp_path, rows), "--size", "12x9", "--to", form, "--invert"
    )
    (found,) = read_puzzles(done.out)
    assert isinstance(found, Read)
    assert count(found.puzzle, 2) == 1


def test_lines_alone_where_that_is_asked_for(tmp_path: Path) -> None:
    source = image(tmp_path, random_picture(10, 10, 0.5, 2))
    options = ("--size", "10x10", "--json")
    usual = json.loads(run("nonogram", "from-image", source, *options).out)
    asked = json.loads(run("nonogram", "from-image", source, *options, "--line-solvable").out)
    assert usual["unique"]
    assert asked["line_solvable"]
    assert len(asked["changed"]) >= len(usual["changed"])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--threshold", "256"), "--threshold: found 256"),
        (("--size", "0x5"), "0x5"),
        (("--to", "gif"), "gif"),
        (("--to", "non", "--json"), "--json"),
        (("--threshold", "255"), "one colour"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    done = run("nonogram", "from-image", image(tmp_path, CHEQUERED), *options)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_what_is_no_picture_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "cat.png"
    text.write_text("no cat")
    for name, said in ((text, "can’t read this picture"), (tmp_path / "none.png", "can’t be read")):
        done = run("nonogram", "from-image", str(name))
        assert done.code == 2
        assert said in done.err
    assert run("nonogram", "from-image", str(tmp_path)).code == 2


def test_in_a_few_colours(tmp_path: Path) -> None:
    made = Image.new("RGB", (80, 80), "white")
    made.paste((200, 20, 20), (20, 0, 60, 40))
    made.paste((20, 20, 200), (0, 40, 80, 60))
    path = str(tmp_path / "mug.png")
    made.save(path)
    asked = ("nonogram", "from-image", path, "--size", "8x8", "--colours", "2")
    done = run(*asked)
    (found,) = read_puzzles(done.out)
    assert isinstance(found, Read)
    assert {ink.name for ink in found.puzzle.inks} == {"red", "blue"}
    assert count(found.puzzle, 2) == 1
    told = json.loads(run(*asked, "--json", "--lang", "fr").out)
    assert {ink["letter"] for ink in told["inks"]} == {"r", "b"}
    assert told["threshold"] is None
    assert told["solution"] == list(found.puzzle.goal or ())
    for form, code in (("toml", 0), ("g", 0), ("json", 0), ("non", 2), ("picture", 2)):
        assert run(*asked, "--to", form).code == code, form
    for wrong in ("0", "11", "x"):
        assert run("nonogram", "from-image", path, "--colours", wrong).code == 2
