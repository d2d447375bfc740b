"""``tutor review``: a game read back, as Markdown and as JSON."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import tutor
from tests.grids import CLASSIC, grid_of
from tutor.explain.path import path
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.learn.review import grid_review as library


def play() -> None:
    """A solved game with a wrong digit, a guess, a hint and an apply; then one only begun."""
    store = open_store()
    keeper = store.played(GRIDS).new_game(grid_of(CLASSIC), "level:easy")
    game = keeper.game
    game.elapsed = 5.0
    game.place([2], 1)
    game.undo()
    game.elapsed = 12.0
    game.place([2], 4)
    game.note("hint", "hidden-single 1")
    for number, step in enumerate(path(game.board.grid()).steps):
        game.elapsed += 5.0
        if number == 3:
            game.note("hint", f"{step.technique} 5")
            game.apply(step)
        else:
            game.place([step.placements[0].cell], step.placements[0].digit)
    keeper.tick(game.elapsed)
    store.played(GRIDS).new_game(grid_of(CLASSIC), "pasted").game.place([5], 8)
    store.close()


def test_no_game_yet() -> None:
    for arguments in ([], ["--list"], ["--json"], ["3"]):
        done = tutor("review", *arguments)
        assert (done.code, done.out) == (1, "")
        assert done.err == "You haven’t played a game yet.\n"


def test_markdown_and_the_list(tmp_path: Path) -> None:
    play()
    listed = tutor("review", "--list")
    assert [line.split()[0] for line in listed.lines] == ["2", "1"], "the last one first"
    assert "Pasted grid · 31/81" in listed.lines[0]
    assert listed.lines[1].endswith("finished")
    last = tutor("review")
    assert last.code == 0
    assert last.out.startswith("# Review: Pasted grid")
    assert "Not finished; 0:00 played, 1 move." in last.out
    done = tutor("review", "1")
    assert re.match(r"# Review: Easy \(\d{4}-\d\d-\d\d\)\n\n`53\.\.7", done.out)
    headings = [line[3:] for line in done.lines if line.startswith("## ")]
    assert headings == [
        "What to review next",
        "Techniques",
        "Wrong",
        "Not proved by anything up to Expert",
        "Moves",
    ]
    assert "Hints: 2 · guesses: 1 · wrong: 1 · taken back: 1." in done.lines
    assert "- Hidden single: you needed hints for it" in done.lines
    assert "1. **r1c3=1** (0:05) Wrong." in done.out
    assert "2. **r1c3=4** (0:07) Right, but the board did not show it yet: a guess." in done.out
    assert "The coach wrote it down." in done.out
    assert done.lines[-1].startswith("52. **"), "every move is there, with its reason"
    assert "So r" in done.lines[-1]
    french = tutor("review", "1", "--lang", "fr", "--out", str(tmp_path / "bilan.md"))
    assert (french.code, french.out) == (0, "")
    text = (tmp_path / "bilan.md").read_text(encoding="utf-8")
    assert text.startswith("# Bilan\u00a0: Facile")
    assert (
        "2. **L1C3=4** (0:07) Juste, mais la grille ne le montrait pas encore\u00a0: deviné."
        in text
    )
    assert "Hidden" not in text


def test_json() -> None:
    play()
    (found,) = tutor("review", "1", "--json").objects
    assert {name: found[name] for name in ("game", "grid", "title", "solved")} == {
        "game": 1,
        "grid": CLASSIC,
        "title": "level:easy",
        "solved": True,
    }
    moves: list[dict[str, Any]] = found["moves"]
    assert found["seconds"] == moves[-1]["elapsed"]
    assert moves[0]["justification"] == "wrong"
    assert moves[0]["taken_back"] is True
    assert moves[1] == {
        "number": 2,
        "placements": [{"cell": "r1c3", "digit": 4}],
        "eliminations": [],
        "elapsed": 12.0,
        "seconds": 7.0,
        "justification": "guess",
        "technique": None,
        "steps": [],
        "rung": 0,
        "taken_back": False,
        "easier": "hidden-single",
    }
    assert moves[2]["rung"] == 1
    assert moves[2]["steps"][0]["technique"] == moves[2]["technique"]
    assert moves[2]["steps"][0]["placements"] == moves[2]["placements"]
    assert moves[5]["justification"] == "told"
    assert found["techniques"]["hidden-single"]["told"] == 1
    assert found["next"][0] == {"technique": "hidden-single", "reason": "hinted"}


def test_bad_numbers_and_options(tmp_path: Path) -> None:
    play()
    for wrong in ("7", "x", "-1", ""):
        done = tutor("review", "--", wrong)
        assert (done.code, done.out) == (2, "")
        assert "--list" in done.err
    for other in (["--json"], ["--out", "x"]):
        done = tutor("review", "--list", *other)
        assert (done.code, done.out) == (2, "")
        assert other[0] in done.err
    done = tutor("review", "--out", str(tmp_path / "none" / "x.md"))
    assert done.code == 2
    assert "can’t be written" in done.err


def test_it_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    play()

    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(library, "judged", interrupted)
    done = tutor("review", "1")
    assert (done.code, done.out) == (130, "")
    assert "Stopped" in done.err
