"""``tutor nonogram walk``: the pas à pas in plain text."""

import io
import re

import click
import pytest

from tests.cli.full_screen import CTRL_Q, on_full_screen
from tests.cli.nonogram.boards import SKULL, SKULL_PICTURE, TRIAL, TWO, with_board
from tests.cli.runner import tutor
from tests.cli.terminal import on_a_terminal
from tutor.cli.nonogram.typed import typed_nonogram
from tutor.cli.run import Run
from tutor.games.nonogram.text_drawing import clues_text
from tutor.language.nonogram_speaker import NonogramSpeaker


def counts(text: str) -> list[int]:
    return [int(count) for count in re.findall(r"^\((\d+)/25\)", text, re.MULTILINE)]


def test_every_step_with_its_sentence_and_the_board() -> None:
    done = tutor("nonogram", "walk", SKULL)
    assert done.code == 0
    assert done.lines[:3] == ["        1   1", "      2 3 4 3 2", "    3 ? ? ? ? ?"]
    found = counts(done.out)
    assert (found[0], found[-1], found) == (0, 25, sorted(found))
    assert done.lines[-1] == "Done: every cell is black or white."
    last = [line.split()[-5:] for line in done.lines[-6:-1]]
    assert ["".join(row) for row in last] == SKULL_PICTURE


def test_enter_goes_on_and_q_stops() -> None:
    done = tutor("nonogram", "walk", SKULL, "--plain", stdin="\n\nq\n")
    assert done.code == 0
    assert len(counts(done.out)) == 3


def test_where_rules_end_a_search_goes_on() -> None:
    done = tutor("nonogram", "walk", TRIAL, "--only", "lines")
    assert done.code == 0
    stuck = done.out.index("No rule applies any more")
    assert "exhaustive search" in done.out[stuck:]
    assert "exhaustive search" not in done.out[:stuck]
    several = tutor("nonogram", "walk", TWO)
    assert several.code == 1
    assert several.lines[-1] == "Logic can’t go on: there are 2 solutions."


def test_a_mistake_is_told_instead() -> None:
    wrong = with_board("?####", *["?????"] * 4)
    done = tutor("nonogram", "walk", "-", "--lang", "fr", stdin=wrong)
    assert done.code == 1
    assert done.lines[-1].startswith("L1C5 ne peut pas")
    assert not counts(done.out)


def test_on_a_terminal_clues_are_asked_for() -> None:
    shown = on_a_terminal("nonogram", "walk", "--plain", typed=f"{SKULL}\nq\n")
    assert "Type the clues, one on a line" in shown
    assert "    3 ? ? ? ? ?" in shown
    assert "(0/25)" in shown
    assert "(5/25)" not in shown


def typed_in(text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The clues of what is typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return clues_text(typed_nonogram(Run("en", NonogramSpeaker)).puzzle)


def test_clues_are_typed_one_by_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows, columns = "\nu\n3\n4\nu\nfoo\n1,1,1\n5\n3\n1 1\n\n", "\n2\n1 3\n4\n1 3\n2\n\n"
    assert typed_in(rows + columns, monkeypatch) == SKULL
    said = capsys.readouterr()
    assert said.err == '"foo" isn’t a clue. Expected lengths like 3 1, or 0.\n'
    assert "column 5:" in said.out
    wrong = "1 1\n\n1\n1\n\n"
    assert typed_in(wrong + rows + columns, monkeypatch) == SKULL
    assert "the clue of row 1 takes 3 cells" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["non", "webpbn", "json", "clues", "picture"])
def test_a_nonogram_is_pasted(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = tutor("nonogram", "convert", "skull", "--to", form).out
    if form == "picture":
        text += "\n\n"
    assert typed_in(text, monkeypatch) == SKULL


def test_rubbish_is_pasted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(click.exceptions.Exit):
        typed_in("hello\n\n\n<xml\n\n\n\x00\n\n\n", monkeypatch)
    assert '"hello" isn’t part of a nonogram' in capsys.readouterr().err


def test_on_a_screen() -> None:
    shown = on_full_screen("nonogram", "walk", "skull", keys=(("right arrow takes", CTRL_Q),))
    assert (shown.code, shown.is_full_screen) == (0, True)
