"""Clues in sections, and ``.g``: what is read, and what is wrong where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.nonogram.formats import BadPuzzle, Read, read_puzzles
from tutor.nonogram.puzzle import Puzzle, puzzle_of

STEPS = puzzle_of(("#.#", "##.", "..."))
TOML = '''# a remark; [not a section]
title = "Steps"
author = 'Ada'

[clues]
columns = """
    2   # the first
    1

    1
"""
rows = """
    1 1, 2
    0 ; nothing
"""
'''


def read(text: str) -> Puzzle:
    (found,) = read_puzzles(text)
    assert isinstance(found, Read), found
    return found.puzzle


@pytest.mark.parametrize(
    "text",
    [
        TOML.removeprefix("# a remark; [not a section]\ntitle = \"Steps\"\nauthor = 'Ada'\n\n"),
        "[clues]\nrows = ['1 1', '2', '0']\ncolumns = [\"2\", \"1\", \"1\"]\n",
        "[clues]\nrows = [[1, 1], [2], []]\ncolumns = [[2], [1], [1]]\n",
        "[clues]\nrows = [\n  [1, 1],\n  [2],\n  [],\n]\ncolumns = [\n  [2],\n  [1],\n  [1],\n]\n",
        "; pynogram\n[clues]\ncolumns =\n  2\n  1\n  1\nrows =\n  1 1\n  2\n  0\n",
        "[rows]\n1 1\n2\n0\n[columns]\n2\n1\n1\n",
        "[rows]\n1,1\n2\n0\n[columns]\n2\n1\n1\n",
        "[colonnes]\n2, 1, 1\n[lignes]\n1 1, 2, 0\n",
        "Steps\n: rows\n1 1\n2\n0\n: columns\n2\n1\n1\n",
        ":\n1 1\n2\n0\n:\n2\n1\n1\n:\n",
        "Steps\n#d\n0:. #ffffff white\n1:# #000000 black\n:\n1 1\n2\n0\n:\n2\n1\n1\n",
        "# #\n##\n   \n",
        "■□■\n■■□\n□□□\n",
    ],
)
def test_every_way_to_write_it(text: str) -> None:
    found = read(text)
    assert (found.rows, found.columns) == (STEPS.rows, STEPS.columns)


def test_what_is_told_about_it_is_kept() -> None:
    found = read("[clues]\n" + TOML.replace("[clues]\n", ""))
    assert found.title == "Steps"
    assert found.properties["by"] == "Ada"


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("[clues]\nrows = '''\n1\nx y\n'''\ncolumns = '1'\n", "not-a-number", 4),
        ("[clues]\nrows = '''\n2a 1b\n'''\ncolumns = '1'\n", "no-ink", 3),
        ("[colors]\np = pink\n[clues]\nrows = '1p'\ncolumns = '1p'\n", "colour-line", 2),
        ("[colors]\np = (1, 2, 300)\n[clues]\nrows = '1p'\ncolumns = '1p'\n", "colour-line", 2),
        ("[colors]\np = (pink)\n[clues]\nrows = '1p 1g'\ncolumns = '1p, 1g'\n", "ink", 4),
        ("#d\n t:/ black/orange\n:\n1\n:\n1\n", "triangle", 2),
        ("[rows]\n1\n1\n", "no-clues", 1),
        ("[rows]\n1\n[columns]\n1\n[rows]\n1\n", "twice", 5),
        ("[rows]\n3\n[columns]\n1\n", "too-long", 2),
        ("[rows]\n1\n[columns]\n1\n1\n", "sums", 1),
        ("[clues]\n1 2\n", "stray", 2),
        ("#d\n:\n1a\n:\n1a\n", "no-ink", 3),
        (":\n1\nfoo\n:\n1\n1\n", "not-a-number", 3),
        ("#d\n:\n1\n", "no-clues", 1),
        (":\n3\n:\n1\n", "too-long", 2),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, kind: str, line: int) -> None:
    (found,) = read_puzzles(text)
    assert isinstance(found, BadPuzzle)
    assert (found.kind, found.line) == (kind, line)


PICTURES = st.integers(1, 6).flatmap(
    lambda width: st.lists(st.text("#.", min_size=width, max_size=width), min_size=1, max_size=6)
)


@given(PICTURES, st.sampled_from(["toml", "lists", "sections", "g"]))
def test_what_is_written_so_is_read_back(picture: list[str], form: str) -> None:
    puzzle = puzzle_of(picture)
    rows, columns = (
        [" ".join(map(str, clue)) or "0" for clue in clues]
        for clues in (puzzle.rows, puzzle.columns)
    )
    text = {
        "toml": '[clues]\nrows = """\n{}\n"""\ncolumns = """\n{}\n"""\n',
        "lists": "[clues]\nrows = [{}]\ncolumns = [{}]\n",
        "sections": "[rows]\n{}\n[columns]\n{}\n",
        "g": "A title\n: rows\n{}\n: columns\n{}\n",
    }[form]
    if form == "lists":
        filled = text.format(*(", ".join(f'"{one}"' for one in each) for each in (rows, columns)))
    else:
        filled = text.format("\n".join(rows), "\n".join(columns))
    found = read(filled)
    assert (found.rows, found.columns) == (puzzle.rows, puzzle.columns)


@given(st.text("[]rowscolumns=\"', \n0123456789:#;abd", max_size=120))
def test_rubbish_is_told_and_never_crashes(rest: str) -> None:
    for start in ("[clues]\n", "[rows]\n", ":\n:\n", "#d\n:\n"):
        for found in read_puzzles(start + rest):
            assert isinstance(found, Read | BadPuzzle)
