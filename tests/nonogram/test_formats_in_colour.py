"""Coloured nonograms in files: read, written and read again, and refused where there is no room."""

import json

import pytest

from tests.nonogram.coloured import INKS, board
from tutor.base.dice import Dice
from tutor.nonogram.formats import (
    FORMATS,
    KEEPS_COLOURS,
    NoColours,
    Read,
    read_puzzles,
    write,
    write_all,
)
from tutor.nonogram.inks import ColourClue
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.solver import solutions

XML = """<?xml version="1.0"?>
<puzzleset><puzzle type="grid" defaultcolor="black">
<title>Flag</title>
<color name="white" char=".">fff</color>
<color name="black" char="X">000</color>
<color name="red" char="%">f00</color>
<color name="lt blue" char="o">0AF</color>
<clues type="columns">
<line><count color="red">1</count><count>1</count></line>
<line><count color="red">1</count><count color="lt blue">1</count></line>
<line><count>2</count></line>
</clues>
<clues type="rows">
<line><count color="red">2</count><count>1</count></line>
<line><count>1</count><count color="lt blue">1</count><count>1</count></line>
</clues>
<solution type="goal"><image>|%%X||XoX|</image></solution>
<solution type="saved"><image>|%[%X.]X||?.?|</image></solution>
</puzzle></puzzleset>
"""
G = """A flag, drawn by hand

#d  colours
   0:   white
   1:X  black
   r:%  #FF0000   rouge vif
   o:o  blue
: rows ---------
     2r 1
   1 1o 1
: columns
1r, 1
1r 1o
2
: end
"""


def only(text: str) -> Read:
    (found,) = read_puzzles(text)
    assert isinstance(found, Read), found
    return found


def test_webpbn() -> None:
    read = only(XML)
    puzzle = read.puzzle
    assert [(ink.number, ink.letter, ink.name, ink.rgb) for ink in puzzle.inks] == [
        (1, "b", "black", "000000"),
        (2, "r", "red", "ff0000"),
        (3, "o", "lt blue", "00aaff"),
    ]
    black, red, blue = puzzle.inks
    assert puzzle.rows == (
        ColourClue((2, 1), (red, black)),
        ColourClue((1, 1, 1), (black, blue, black)),
    )
    assert puzzle.goal == ("rrb", "bob")
    assert read.position.written() == ("r?b", "?.?")
    assert [one.written() for one in solutions(Position(puzzle))] == [puzzle.goal]


def test_olsak() -> None:
    puzzle = only(G).puzzle
    assert [(ink.letter, ink.name, ink.rgb) for ink in puzzle.inks] == [
        ("b", "black", "000000"),
        ("r", "rouge vif", "ff0000"),
        ("o", "blue", "0000ff"),
    ]
    assert [one.written() for one in solutions(Position(puzzle))] == [("rrb", "bob")]


def test_olsak_without_colours_is_black_and_white() -> None:
    puzzle = only(": rows\n1\n\n2\n: columns\n1 1\n1\n").puzzle
    assert puzzle.rows == ((1,), (), (2,))
    assert not puzzle.inks
    assert puzzle == only(write(puzzle, "g")).puzzle


def test_a_picture_without_clues_has_colours_too() -> None:
    read = only(
        '<puzzle><color name="red" char="R">f00</color>'
        "<solution><image>|X.||.R|</image></solution></puzzle>"
    )
    assert read.puzzle.goal == ("b.", ".r")


def boards() -> list[Puzzle]:
    dice = Dice("boards for files")
    return [board(dice, 1 + dice.below(6), 1 + dice.below(6)) for _ in range(40)]


@pytest.mark.parametrize("name", KEEPS_COLOURS)
def test_what_is_written_is_read_again(name: str) -> None:
    for puzzle in boards():
        used = {ink for clue in puzzle.rows if isinstance(clue, ColourClue) for ink in clue.inks}
        if len(used) < len(INKS):
            continue
        back = only(write(puzzle, name)).puzzle
        assert (back.rows, back.columns, back.inks) == (puzzle.rows, puzzle.columns, puzzle.inks)
        if name not in ("g", "toml"):
            assert back.goal == puzzle.goal
            position = Position.of(puzzle, [row.replace("g", "?") for row in puzzle.goal or ()])
            assert only(write(puzzle, name, position)).position.written() == position.written()


@pytest.mark.parametrize("name", KEEPS_COLOURS)
def test_several_in_a_file(name: str) -> None:
    one, other = only(XML).puzzle, only(G).puzzle
    read = [
        found.puzzle
        for found in read_puzzles(write_all([one, other], name))
        if isinstance(found, Read)
    ]
    assert [puzzle.columns for puzzle in read] == [one.columns, other.columns]


@pytest.mark.parametrize("name", sorted(set(FORMATS) - set(KEEPS_COLOURS)))
def test_formats_without_colours_refuse(name: str) -> None:
    with pytest.raises(NoColours):
        write(only(XML).puzzle, name)


def test_json_says_which_ink_is_which() -> None:
    told = json.loads(write(only(XML).puzzle, "json"))
    assert told["rows"] == [["2r", "1b"], ["1b", "1o", "1b"]]
    assert told["inks"][2] == {"letter": "o", "name": "lt blue", "rgb": "00aaff"}
    assert told["goal"] == ["rrb", "bob"]


TOML = """# a flag
[colors]
defs = [
    'b = (blue) *',
    "r = (255, 0, 0) %",  # fire
    'y = (FFD700) +',
]

[clues]
columns ='''
    1r 1b 1r
    3r, 3r

    1r 1 1y
'''
rows = '''
    4r
    1b 2r 1   ; black in the end
    3r 1y
'''
"""


def test_colours_of_toml() -> None:
    flag = only(TOML).puzzle
    assert [(ink.letter, ink.name, ink.rgb) for ink in flag.inks] == [
        ("b", "blue", "0000ff"),
        ("r", "fire", "ff0000"),
        ("y", "y", "ffd700"),
        ("l", "black", "000000"),
    ]
    (solution,) = solutions(Position(flag))
    assert solution.written() == ("rrrr", "brrl", "rrry")
    plain = only("[colors]\nb = (blue) *\n[clues]\nrows = 1b, 1b\ncolumns = 2b\n").puzzle
    assert (plain.rows, plain.inks) == (((1,), (1,)), ())


def test_what_stands_behind_colons_and_signs_for_letters_in_g() -> None:
    text = """A doubled picture
#deklarace barev:
 @:@     #0000FF
 0:+     white
 1:.     black
:radky:
1 1@
2 2@
: this colon starts the columns part
2
1

1@
2@
: END - all text after it is ignored
1 2 3
"""
    (solution,) = solutions(Position(only(text).puzzle))
    assert solution.written() == ("b...a", "bb.aa")
