"""A drawing and its log: strokes, sizes, names; all of it undone, done again and read back."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.edit_history import followed
from tutor.games.nonogram.sketch import (
    Paper,
    Sketch,
    SketchEntry,
    SketchReplay,
    emptied,
    inverted,
    mirrored,
    quarter_turn,
    read_entry,
    shifted,
    upside_down,
)
from tutor.nonogram.inks import ColourClue, Ink, inks_as_json

SMALL = Paper(4, 3)
DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("paint"), st.integers(0, 24), st.integers(0, 3)),
        st.tuples(st.just("stroke"), st.integers(0, 24), st.integers(0, 24)),
        st.tuples(st.just("size"), st.integers(1, 5), st.integers(1, 5)),
        st.tuples(st.just("replace"), st.integers(0, 4), st.integers(0, 0)),
        st.tuples(st.just("undo"), st.integers(0, 0), st.integers(0, 0)),
        st.tuples(st.just("redo"), st.integers(0, 0), st.integers(0, 0)),
        st.tuples(st.just("title"), st.integers(0, 9), st.integers(0, 0)),
        st.tuples(st.just("bookmark"), st.booleans(), st.integers(0, 0)),
    ),
    max_size=25,
)
OTHERS = (mirrored, upside_down, quarter_turn, inverted, emptied)


def do(sketch: Sketch, what: str, first: int, second: int) -> None:
    cells = sketch.width * sketch.height
    if what == "paint":
        sketch.paint([first % cells], second)
    elif what == "stroke":
        sketch.begin_stroke(first % cells, 1 + second % 3)
        sketch.extend_stroke([second % cells])
        sketch.end_stroke()
    elif what == "size":
        sketch.resize(first, second)
    elif what == "replace":
        sketch.replace(OTHERS[first](sketch.picture))
    elif what == "undo":
        sketch.undo()
    elif what == "redo":
        sketch.redo()
    elif what == "title":
        sketch.name(str(first))
    elif first:
        sketch.bookmark()
    else:
        sketch.back()


@given(DEEDS)
@settings(max_examples=200)
def test_what_is_drawn_is_read_back(deeds: list[tuple[str, int, int]]) -> None:
    log: list[SketchEntry] = []
    sketch = Sketch(SMALL, (), log.append)
    states = [sketch.picture]
    for what, first, second in deeds:
        before = sketch.moves_made
        do(sketch, what, first, second)
        if what not in ("undo", "redo", "title") and sketch.moves_made > before:
            states = [*states[: before + 1], sketch.picture]
    again = [read_entry(entry.as_json()) for entry in log]
    assert followed(SketchReplay(SMALL), again) == again, "every entry can have happened"
    read = Sketch(SMALL, again)
    assert (read.picture, read.title) == (sketch.picture, sketch.title)
    assert (len(read.done), len(read.undone)) == (len(sketch.done), len(sketch.undone))
    while read.undo() is not None:
        pass
    assert read.picture == ("....",) * 3, "everything is undone in the end"
    while read.redo() is not None:
        pass
    assert read.moves_made == len(sketch.done) + len(sketch.undone)


def test_what_a_smaller_size_leaves_out_comes_back() -> None:
    sketch = Sketch(SMALL)
    sketch.paint([0, 7, 11], 1)
    assert list(sketch.picture) == ["#...", "...#", "...#"]
    sketch.resize(2, 2)
    assert list(sketch.picture) == ["#.", ".."]
    sketch.resize(5, 3)
    assert list(sketch.picture) == ["#....", "...#.", "...#."]
    sketch.undo()
    sketch.undo()
    assert (sketch.width, sketch.height) == (4, 3)


def test_a_stroke_is_one_edit() -> None:
    log: list[SketchEntry] = []
    sketch = Sketch(SMALL, (), log.append)
    assert sketch.begin_stroke(0, 1)
    assert sketch.extend_stroke([0, 1, 2])
    assert not sketch.extend_stroke([2])
    assert [entry.kind for entry in log] == ["paint", "extend"], "written down as it grows"
    sketch.end_stroke()
    assert not sketch.extend_stroke([3]), "it is over"
    sketch.undo()
    assert sketch.filled == 0


def test_a_stroke_over_cells_that_have_its_colour_is_one_edit_too() -> None:
    sketch = Sketch(SMALL)
    sketch.paint([0], 1)
    assert not sketch.begin_stroke(0, 1), "nothing changes yet"
    assert sketch.extend_stroke([1, 2])
    sketch.end_stroke()
    sketch.undo()
    assert sketch.picture[0] == "#..."


def test_the_nonogram_has_its_names_and_its_goal() -> None:
    sketch = Sketch(Paper(2, 2))
    sketch.paint([0, 1, 3], 1)
    assert sketch.name("Stairs")
    assert not sketch.name("Stairs")
    assert sketch.sign("Ada")
    puzzle = sketch.puzzle
    assert (puzzle.rows, puzzle.columns) == (((2,), (1,)), ((1,), (2,)))
    assert (puzzle.title, puzzle.properties["by"], puzzle.goal) == ("Stairs", "Ada", ("##", ".#"))


def test_other_pictures() -> None:
    rows = ("##.", "...")
    assert mirrored(rows) == (".##", "...")
    assert upside_down(rows) == ("...", "##.")
    assert quarter_turn(rows) == (".#", ".#", "..")
    assert inverted(rows) == ("..#", "###")
    assert emptied(rows) == ("...", "...")
    assert shifted(rows, 1, 1) == ("...", ".##")
    assert shifted(rows, -1, -1) == ("...", "#.#")


def test_a_log_that_was_changed_by_hand_is_followed_as_far_as_it_makes_sense() -> None:
    good = read_entry({"kind": "paint", "elapsed": 0, "changes": [[0, 0, 1]]})
    again = read_entry({"kind": "paint", "elapsed": 0, "changes": [[0, 0, 1]]})
    assert followed(SketchReplay(SMALL), [good, again]) == [good], "it is black already"
    for change in ([-3, 0, 1], [0, 1, 1], [0, 0, 21], [-1, 4, 0], [-1, 4, 100_000], [10**7, 0, 1]):
        try:
            read_entry({"kind": "size", "elapsed": 0, "changes": [change]})
        except ValueError:
            continue
        raise AssertionError(change)


INKS = (Ink(1, "w", "wine", "722f37"), Ink(2, "k", "coal", "111111"), Ink(3, "b", "sky", "87ceeb"))


def test_only_colours_that_are_used_belong_to_the_nonogram() -> None:
    sketch = Sketch(SMALL)
    sketch.paint([0, 1], 1)
    assert (sketch.puzzle.inks, sketch.picture[0]) == ((), "##..")
    sketch.paint([3], 3)
    assert [(ink.number, ink.name) for ink in sketch.puzzle.inks] == [(1, "black"), (2, "blue")]
    assert sketch.picture[0] == "kk.b"
    sketch.paint([0, 1], 0)
    assert [ink.name for ink in sketch.inks] == ["black", "blue"], "two at least"
    assert sketch.puzzle.rows[0] == ColourClue((1,), (sketch.inks[1],))
    sketch.undo()
    sketch.undo()
    assert sketch.puzzle.inks == ()


def test_a_picture_brings_its_own_colours() -> None:
    log: list[SketchEntry] = []
    sketch = Sketch(SMALL, (), log.append)
    sketch.take_palette(INKS)
    sketch.replace(("wk.b", "....", "...."))
    letters = [ink.letter for ink in sketch.palette]
    assert letters[:3] == ["w", "k", "b"]
    assert letters.count("k") == 1
    assert "r" in letters, "ours stand behind them"
    assert [(ink.letter, ink.name) for ink in sketch.puzzle.inks] == [
        (ink.letter, ink.name) for ink in INKS
    ]
    again = [read_entry(entry.as_json()) for entry in log]
    assert followed(SketchReplay(SMALL), again) == again
    read = Sketch(SMALL, again)
    assert (read.palette, read.picture) == (sketch.palette, sketch.picture)
    sketch.replace(inverted(sketch.picture))
    assert sketch.picture[0] == "..#." or sketch.picture[0][2] != "."


def test_colours_that_nobody_could_have_are_not_followed() -> None:
    painted = read_entry({"kind": "paint", "elapsed": 0, "changes": [[0, 0, 12]]})
    assert followed(SketchReplay(SMALL), [painted]) == [], "there are ten"
    black = read_entry({"kind": "paint", "elapsed": 0, "changes": [[0, 0, 1]]})
    late = read_entry({"kind": "inks", "elapsed": 0, "note": json.dumps(inks_as_json(INKS))})
    assert followed(SketchReplay(SMALL), [black, late]) == [black], "the colours come first"
    for note in ("", "[]", "{", '[{"letter": "r"}]'):
        try:
            read_entry({"kind": "inks", "elapsed": 0, "note": note})
        except ValueError:
            continue
        raise AssertionError(note)
