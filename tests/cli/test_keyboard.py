"""A command without a grid asks for one on a terminal."""

import io
import sys

import pytest

from tests.cli.runner import tutor
from tests.cli.terminal import on_a_terminal
from tests.grids import CLASSIC, CLASSIC_SOLUTION
from tutor.cli.inputs import typed_text
from tutor.cli.sudoku.inputs import reader
from tutor.sudoku.geometry import Geometry

ROWS = [CLASSIC[i : i + 9] for i in range(0, 81, 9)]


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        (f"{CLASSIC}\nls\n", CLASSIC),
        ("\n\n" + "\n".join(ROWS) + "\nls\n", "\n".join(ROWS)),
        ("\n".join(ROWS[:3]) + "\n\nls\n", "\n".join(ROWS[:3])),
        ("\n".join(ROWS[:3]), "\n".join(ROWS[:3])),
        ("1 2 3 4 . . . .\n\n", "1 2 3 4 . . . ."),
        ("", ""),
    ],
)
def test_a_complete_grid_an_empty_line_or_the_end(
    typed: str, taken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert typed_text(reader(None).is_complete).strip() == taken


def test_a_row_is_no_grid() -> None:
    is_complete = reader(None).is_complete
    assert not is_complete("1 2 3 . . . . . .")
    assert not is_complete("12.4............")
    assert is_complete("1234\n3412\n2143\n432.")
    assert reader(Geometry.of(2, 2)).is_complete("12.4............")


def test_asked_on_a_terminal_pasted_with_blank_lines() -> None:
    shown = on_a_terminal("solve", "--plain", "--lang", "fr", typed="\n\n".join(ROWS) + "\n")
    assert "Tapez ou collez une grille" in shown
    assert CLASSIC_SOLUTION in shown.replace(" ", "")


def test_what_generate_prints_is_read_by_the_next_command() -> None:
    made = tutor("generate", "--box", "3x2", "--seed", "1").out
    solved = tutor("solve", stdin=made)
    assert (solved.code, solved.err) == (0, "")
    bare = made.partition("#")[0]
    refused = tutor("solve", bare)
    assert "--box 3x2" in refused.err
    assert tutor("solve", bare, "--box", "3x2").out.split()[0] == solved.out.split()[0]
