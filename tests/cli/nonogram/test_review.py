"""``tutor nonogram review``: a nonogram read back, as Markdown and as JSON."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import tutor
from tutor.games.nonogram.codec import PICTURES
from tutor.learn.learner import open_store
from tutor.learn.review import picture_review as library
from tutor.nonogram.explain import walk
from tutor.nonogram.position import BLACK, WHITE
from tutor.nonogram.puzzle import puzzle_of

HEART = puzzle_of(
    [".#.#.", "#####", "#####", ".###.", "..#.."], title="Heart", **{"title-fr": "Cœur"}
)


def play() -> None:
    """A solved game with a slip, a move out of order, a hint and an apply; then one only begun."""
    store = open_store()
    keeper = store.played(PICTURES).new_game(HEART, "typed")
    game = keeper.game
    game.elapsed = 5.0
    game.paint([0], BLACK)
    game.undo()
    game.elapsed = 12.0
    game.paint([1], BLACK)
    game.note("hint", "full-line 2")
    for number, step in enumerate(walk(game.position.copy())):
        game.elapsed += 5.0
        if number == 1:
            game.note("hint", f"{step.technique} 5")
            game.apply(step)
        else:
            game.paint(step.black, BLACK)
            game.paint(step.white, WHITE)
    keeper.tick(game.elapsed)
    store.played(PICTURES).new_game(HEART, "pasted").game.paint([5, 6], BLACK)
    store.close()


def test_no_nonogram_yet() -> None:
    for arguments in ([], ["--list"], ["--json"], ["3"]):
        done = tutor("nonogram", "review", *arguments)
        assert (done.code, done.out) == (1, "")
        assert done.err == "You haven’t played a nonogram yet.\n"


def test_markdown_and_the_list(tmp_path: Path) -> None:
    play()
    listed = tutor("nonogram", "review", "--list")
    assert [line.split()[0] for line in listed.lines] == ["2", "1"], "the last one first"
    assert "Heart" not in listed.lines[0], "nobody has found out yet what it shows"
    assert "Heart" in listed.lines[1]
    last = tutor("nonogram", "review")
    assert last.code == 0
    assert "Heart" not in last.out
    assert "Not finished; 0:00 played, 1 move." in last.out
    done = tutor("nonogram", "review", "1")
    assert re.match(r"# Review: Heart · 5x5 \(\d{4}-\d\d-\d\d\)\n\n`1 1, 5, 5, 3, 1 / ", done.out)
    headings = [line[3:] for line in done.lines if line.startswith("## ")]
    assert headings == ["What to review next", "Rules", "Wrong", "Easier steps missed", "Moves"]
    assert "Hints: 2 · guesses: 0 · wrong: 1 · taken back: 1." in done.lines
    assert "- Full line: you needed hints for it (tutor learn nonogram-full-line)" in done.lines
    assert "1. **r1c1 black** (0:05) Wrong." in done.out
    assert (
        "2. **r1c2 black** (0:07) Provable in the head: you didn’t write down 3 steps" in done.out
    )
    assert "3. **r2c1 to r2c5 black** (0:05) Provable at once. With 2 hints." in done.out
    assert "The coach wrote it down." in done.out
    french = tutor("nonogram", "review", "1", "--lang", "fr", "--out", str(tmp_path / "bilan.md"))
    assert (french.code, french.out) == (0, "")
    text = (tmp_path / "bilan.md").read_text(encoding="utf-8")
    assert text.startswith("# Bilan\u00a0: Cœur")
    assert "3. **L2C1 à L2C5 en noir** (0:05) Déductible à ce moment. Avec 2 indices" in text
    assert "Full line" not in text


def test_json() -> None:
    play()
    (found,) = tutor("nonogram", "review", "1", "--json").objects
    assert {name: found[name] for name in ("game", "rows", "title", "solved")} == {
        "game": 1,
        "rows": [[1, 1], [5], [5], [3], [1]],
        "title": "typed",
        "solved": True,
    }
    moves: list[dict[str, Any]] = found["moves"]
    assert (moves[0]["justification"], moves[0]["wrong"]) == ("wrong", ["r1c1"])
    assert moves[0]["taken_back"] == ["r1c1"]
    steps = moves[1].pop("steps")
    assert [step["technique"] for step in steps][1:3] == ["mercury", "mercury"]
    assert len(steps) == 4
    assert moves[1] == {
        "number": 2,
        "black": ["r1c2"],
        "white": [],
        "elapsed": 12.0,
        "seconds": 7.0,
        "before": ["?????"] * 5,
        "justification": "after",
        "technique": "mercury",
        "guessed": [],
        "wrong": [],
        "rung": 0,
        "taken_back": [],
        "easier": "full-line",
    }
    assert moves[2]["rung"] == 2
    assert moves[2]["steps"][0]["settles"] == moves[2]["black"] == moves[2]["steps"][0]["black"]
    assert moves[3]["justification"] == "told"
    assert found["next"][0] == {
        "technique": "full-line",
        "reason": "hinted",
        "lesson": "nonogram-full-line",
    }


def test_bad_numbers_and_options() -> None:
    play()
    for wrong in ("7", "x", ""):
        done = tutor("nonogram", "review", "--", wrong)
        assert (done.code, done.out) == (2, "")
        assert "tutor nonogram review --list" in done.err
    done = tutor("nonogram", "review", "--list", "--json")
    assert (done.code, done.out) == (2, "")


def test_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    play()

    def interrupted(*_: object, **__: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(library, "judged", interrupted)
    done = tutor("nonogram", "review", "1")
    assert (done.code, done.out) == (130, "")
