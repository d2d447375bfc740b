"""Laws of links: what is packed is unpacked, what is written reads back, rubbish is refused."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.grids import CLASSIC, grid_of
from tests.properties.test_formats import grids
from tutor.sudoku.formats import FORMATS, read_text, write
from tutor.sudoku.formats.links import lzstring
from tutor.sudoku.grid import Grid

ANY_TEXT = st.text(st.characters(), max_size=200)
"""Emoji and halves of them too."""
SIGNS = st.text("ABCDEFabcdef0189+/=%-N4Ig", max_size=60)
STARTS = st.sampled_from(
    ["https://f-puzzles.com/?load=", "https://sudokupad.app/scl", "https://sudokupad.app/fpuzzles",
     "https://sudokupad.app/classic", "https://sudokupad.app/scf", "https://sudokupad.app/?puzzleid=",
     "https://www.sudokuwiki.org/sudoku.htm?bd=", "https://www.sudokuwiki.org/sudoku.htm?bd=S9B",
     "https://www.sudokuwiki.org/x?n=1,", "https://sudoku.coach/en/play/", "SCv7_32_", "S9B",
     "https://lisudoku.xyz/e?import=", "https://sudokuexchange.com/?s=", "http://a/", "[",
     "[[", "%"]
)  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.floats() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(
        st.sampled_from(["size", "grid", "cells", "value", "region", "regions", "cages", "cage",
                         "given", "centerPencilMarks", "solution", "metadata", "gridSize",
                         "fixedNumbers", "position", "row", "col"]),
        inner, max_size=4),
    max_leaves=12,
)  # fmt: skip


def by_units(text: str) -> str:
    """Halves of a sign beyond the basic plane that stand side by side are that sign."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


@settings(max_examples=200, deadline=None)
@given(text=ANY_TEXT, times=st.integers(1, 4))
def test_what_is_packed_is_unpacked(text: str, times: int) -> None:
    assert lzstring.unpack(lzstring.pack(text * times)) == by_units(text * times)


@settings(max_examples=60, deadline=None)
@given(grid=grids(), name=st.sampled_from(["fpuzzles", "sudokupad", "sudokuwiki"]))
def test_links_read_back(grid: Grid, name: str) -> None:
    form = FORMATS[name]
    if not form.holds(grid.geometry):
        return
    if any(not grid.candidates[cell] for cell, _ in grid.removed_candidates()):
        return  # a cell without candidates looks like one that nobody marked
    assert grid_of(write([grid], form)) == grid


@settings(max_examples=200, deadline=None)
@given(cut=st.integers(0, 400), name=st.sampled_from(["fpuzzles", "sudokupad", "sudokuwiki"]),
       extra=st.text(max_size=3))  # fmt: skip
def test_links_that_are_cut_off_are_refused(cut: int, name: str, extra: str) -> None:
    text = write([grid_of(CLASSIC)], FORMATS[name]).rstrip()
    assert list(read_text(text[:cut] + extra))
    assert list(read_text(text[cut:] + extra))


@settings(max_examples=300, deadline=None)
@given(start=STARTS, signs=st.one_of(SIGNS, st.text(max_size=40)), more=SIGNS)
def test_rubbish_makes_no_traceback(start: str, signs: str, more: str) -> None:
    assert list(read_text(f"{start}{signs}\n{more}"))


@settings(max_examples=300, deadline=None)
@given(start=STARTS, value=JSON)
def test_any_json_makes_no_traceback(start: str, value: object) -> None:
    assert list(read_text(start + lzstring.pack(json.dumps(value))))
    assert list(read_text(json.dumps(value)))
