"""Unique loops, extended rectangles and graves of cells with two candidates, in words."""

from tutor.narrate.sudoku.digits_and_houses import Candidates, Houses
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.patterns import rectangle
from tutor.narrate.voice import Facts, Story
from tutor.sudoku.geometry import House


def _loop(read: GridReader) -> Facts:
    return {**rectangle(read), "shape": "loop", "two": Houses(()), "three": Houses(())}


def _six(read: GridReader) -> Facts:
    """The two lines whose triples could be exchanged, and the three that cross them."""
    facts = rectangle(read)
    rows: dict[House, None] = {}
    columns: dict[House, None] = {}
    for cell in sorted(read.step.cells("floor", "roof")):
        row, column, _ = read.geometry.houses_of(cell)
        rows[row] = columns[column] = None
    two, three = sorted((rows, columns), key=len)
    removed = {digit for _, digit in read.step.eliminations}
    return {
        **facts,
        "shape": "rectangle",
        "two": read.houses(*two),
        "three": read.houses(*three),
        "kept": read.digits(*(d for d in read.step.digits("roof") if d not in removed)),
    }


def _grave(read: GridReader) -> Facts:
    """The cells with more than two candidates, what they have too many, and what they keep."""
    step = read.step
    extras = step.candidates("bug")
    removed = {digit for _, digit in step.eliminations}
    cells = step.cells("bug")
    kept = [d for cell, d in step.candidates("bivalue") if cell in cells]
    return {
        "many": read.cells(*cells),
        "extras": Candidates(read.geometry, extras),
        "extra-digits": read.digits_in(extras),
        "subset": read.with_role("naked"),
        "subset-digits": read.digits(*step.digits("naked", "bug")),
        "size": len(step.cells("naked")) + 1,
        "house": Houses(step.houses[:1]),
        "lines": Houses(step.houses),
        "kept": read.digits(*(digit for digit in kept if digit not in removed)),
    }


STORIES: dict[str, Story[GridReader]] = {
    **{f"unique-loop-{number}": Story(f"deadly-{number}", _loop, "pair") for number in range(1, 5)},
    **{
        f"extended-rectangle-{number}": Story(f"deadly-{number}", _six, "boxes")
        for number in range(1, 5)
    },
    **{f"bug-{kind}": Story(f"bug-{kind}", _grave, None) for kind in ("2", "3", "4", "plus-n")},
}
