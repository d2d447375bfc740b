"""The study's own profile of a grid: its 13 techniques, in the order its program tries them.

Twelve are rungs of our ladder. The last, backtracking, takes over where they are stuck: it
tries the candidates of one cell, each on a copy of the board that *all* the techniques then
go on solving, counting into the same counters. So few values are tried, and what they lead
to counts as well, also on copies that turn out wrong.
"""

from collections import Counter
from collections.abc import Sequence

from tutor.base.watch import Pulse, no_pulse
from tutor.explain.path import walk
from tutor.sudoku.geometry import bits, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES, Technique
from tutor.techniques.position import Position

BACKTRACKING = "backtracking"

STUDY_TECHNIQUES: tuple[Technique, ...] = tuple(
    TECHNIQUES[id_]
    for id_ in (
        *("full-house", "naked-single", "hidden-single", "pointing", "naked-pair", "hidden-pair"),
        *("naked-triple", "hidden-triple", "claiming", "x-wing", "xy-wing", "swordfish"),
    )
)
STUDY_ORDER = (*(technique.id for technique in STUDY_TECHNIQUES), BACKTRACKING)


def study_counts(
    grid: Grid,
    pulse: Pulse = no_pulse,
    techniques: Sequence[Technique] = STUDY_TECHNIQUES,
) -> Counter[str]:
    """How often each technique is used, and how many values backtracking tries, to the end."""
    used: Counter[str] = Counter()
    untried: list[tuple[Position, int, int]] = []
    board = Position(grid, pulse)
    while True:
        for step in walk(board, techniques):
            pulse()
            used[step.technique] += 1
        if not board.empty:
            break
        cell = min(bits(board.empty), key=lambda cell: board.candidates[cell].bit_count())
        branches = [(board, cell, digit) for digit in digits(board.candidates[cell])]
        # A cell without candidates breaks the rules: then that copy is simply dropped.
        untried += reversed(branches)
        if not untried:
            break
        before, cell, digit = untried.pop()
        used[BACKTRACKING] += 1
        board = before.copy()
        board.place(cell, digit)
    return used
