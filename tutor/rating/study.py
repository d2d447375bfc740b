"""The study's own profile of a grid: its 13 techniques, in its order.

Twelve are rungs of our ladder. The last, backtracking, takes over where they are
stuck and goes on to the end; every value it tries counts as a use.
"""

from collections import Counter

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
        "full-house",
        "hidden-single",
        "naked-single",
        "naked-pair",
        "naked-triple",
        "pointing",
        "hidden-pair",
        "hidden-triple",
        "claiming",
        "x-wing",
        "xy-wing",
        "swordfish",
    )
)
STUDY_ORDER = (*(technique.id for technique in STUDY_TECHNIQUES), BACKTRACKING)


def study_counts(grid: Grid, pulse: Pulse = no_pulse) -> Counter[str]:
    """How often the walk of a grid uses each of the study's techniques."""
    position = Position(grid, pulse)
    used: Counter[str] = Counter()
    for step in walk(position, STUDY_TECHNIQUES):
        pulse()
        used[step.technique] += 1
    if position.empty:
        used[BACKTRACKING] = values_tried(position)
    return used


def values_tried(position: Position) -> int:
    """How many values backtracking tries until the board is full.

    It takes the cell with the fewest candidates, the first of several, and tries
    them in ascending order. Without a solution, it tries all there is to try.
    """
    tried = 0
    untried: list[tuple[Position, int, int]] = []
    board = position
    while board.empty:
        position.pulse()
        cell = min(bits(board.empty), key=lambda cell: board.candidates[cell].bit_count())
        branches = [(board, cell, digit) for digit in digits(board.candidates[cell])]
        untried += reversed(branches)
        if not untried:
            break
        before, cell, digit = untried.pop()
        tried += 1
        board = before.copy()
        board.place(cell, digit)
    return tried
