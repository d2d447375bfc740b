"""Look for positions of the rarest techniques, to store them.

``python -m tests.techniques.mine bug-plus-1 220 > tests/techniques/positions/bug-plus-1.txt``
"""

import sys
from collections.abc import Iterator
from itertools import count, islice

from tests.techniques.boards import NINE, thinned
from tutor.explain.path import walk
from tutor.sudoku.formats import hodoku
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.techniques.position import Position

ON_THE_WAY = [t for t in LADDER if t.tier <= 3]


def along_paths(wanted: Technique) -> Iterator[Grid]:
    """The first position of each path that has the technique."""
    for index in count():
        made = generate_nth(Recipe(NINE, minimal=True), "mine", index)
        assert made is not None
        position = Position(made.grid)
        for step in walk(position, ON_THE_WAY):
            if step.eliminations and any(wanted.find(position)):
                break
        if any(wanted.find(position)):
            yield position.grid()


def among_thinned(wanted: Technique) -> Iterator[Grid]:
    """Positions rich in steps that have the technique."""
    for index in count():
        grid, _ = thinned(index)
        if any(wanted.find(Position(grid))):
            yield grid


if __name__ == "__main__":
    technique = TECHNIQUES[sys.argv[1]]
    found = (along_paths if technique.id == "bug-plus-1" else among_thinned)(technique)
    for grid in islice(found, int(sys.argv[2])):
        print(hodoku.write(grid), flush=True)
