"""Which rules settled the cells of a stroke, on the board before it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tutor.nonogram.explain import Claim, simplest
from tutor.nonogram.position import UNKNOWN, Colour, Position
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import refutation

LINE_RULES = tuple(rule for rule in LADDER if rule.tier <= 3)
"""What settles a cell by looking at one line; a trial is taken for one only when asked for."""
RULES_ASKED = {rule.id: rule for rule in LADDER}
"""The rules that hints are about."""
_IN_THE_HEAD = 3
"""So many steps one after the other can be seen before anything is written down."""


class Use(NamedTuple):
    """A step, with those cells of a stroke that it settles."""

    step: Step
    cells: tuple[int, ...]
    depth: int
    """How many steps in the head it rests on."""


def uses(board: Position, painted: Mapping[int, Colour], asked: Iterable[str]) -> Iterator[Use]:
    """The rules that settled the cells of a stroke, the simplest for each.

    What follows from cells of the same stroke was seen in the head, as far as anybody can.

    Args:
        board: what was known before; its pulse may stop the work.
        painted: the cells, and what they were made.
        asked: rules that a hint had named, which count before all others.
    """
    board = board.copy()
    left = {cell: colour for cell, colour in painted.items() if board.colour(cell) == UNKNOWN}
    rules = [*(RULES_ASKED[id_] for id_ in asked), *LINE_RULES]
    for depth in range(_IN_THE_HEAD):
        found: dict[int, Colour] = {}
        while (use := _simplest(board, left, rules, depth)) is not None:
            yield use
            found |= {cell: left.pop(cell) for cell in use.cells}
        for cell, colour in found.items():
            board.set(cell, colour)


def _simplest(
    board: Position, left: Mapping[int, Colour], rules: Iterable[Rule], depth: int
) -> Use | None:
    """The step of the first rule that settles any of the cells, and most of them."""
    for rule in rules if left else ():
        board.pulse()
        found = (Use(step, _settled(step, left), depth) for step in rule.find(board))
        best = max(found, key=lambda use: len(use.cells), default=None)
        if best is not None and best.cells:
            return best
    return None


def _settled(step: Step, left: Mapping[int, Colour]) -> tuple[int, ...]:
    """The cells of a stroke that a step gives the colour they were given."""
    return tuple(
        cell
        for cell in step.concluded
        if cell in left and Claim(cell, left[cell]).is_settled_by(step)
    )


def trials(board: Position, painted: Mapping[int, Colour]) -> Iterator[Use]:
    """The cells of a stroke that are settled by trying the other colour.

    Only where no line says anything any more: before that nobody has to try.
    """
    if simplest(board, LINE_RULES) is not None:
        return
    for cell, colour in painted.items():
        step = refutation(board, cell, Claim(cell, colour).opposite.colour)
        if step is not None:
            yield Use(step, (cell,), 0)
