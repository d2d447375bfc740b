"""What makes a pattern of many cells a picture: its own cells, and what stands at its margins.

Its houses alone would light up most of the board, and show no shape. All of this is read
from the evidence of a Step; a screen, a text and a printed picture draw it each in its way.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from tutor.base.language import Language
from tutor.narrate.sudoku.counts import FALLS, RISES, columns_in_short
from tutor.narrate.sudoku.exotic import shares
from tutor.sudoku.geometry import Geometry, House
from tutor.techniques.exotic.tridagon import is_odd
from tutor.techniques.step import DIRECTIONS, RING_ROLES, Role, Step

_SIDE = 9
"""Of the board that a tridagon is on."""


class Margin(NamedTuple):
    """What stands at the end of a row or a column, or at the edge of a box."""

    house: House
    role: Role
    """The part of what it counts: it looks like that."""
    digits: tuple[int, ...] = ()
    """The digits that count in that house."""
    sign: str = ""
    """Which way its cells run."""
    columns: tuple[int, ...] = ()
    """The columns of its cells, from the top row down."""

    def text(self, geometry: Geometry, language: Language) -> str:
        """All of it: ``39``, or ``↗c321``."""
        columns = columns_in_short(self.columns, language) if self.columns else ""
        return self.sign + columns + "".join(map(geometry.digit_name, self.digits))


@dataclass(frozen=True)
class Drawing:
    """How a pattern is drawn where lit houses and candidates would not show its shape."""

    cells: frozenset[int] = frozenset()
    """The cells that make its shape: its houses only stand behind them."""
    lettered: tuple[Role, ...] = ()
    """The parts that cells play as a whole, the one that counts most last."""
    margins: tuple[Margin, ...] = ()


UNDRAWN = Drawing()


def drawing_of(step: Step) -> Drawing:
    """The picture of a step; most have none beside their houses and candidates."""
    draw = _DRAWINGS.get(step.technique)
    return UNDRAWN if draw is None else draw(step)


def _tridagon(step: Step) -> Drawing:
    """Four boxes: in which columns the three cells of each are, and so which way they run."""
    roles: tuple[Role, ...] = (*DIRECTIONS, "guardian")
    margins = []
    for box in step.houses:
        own = [mark for mark in step.marks if mark.role in DIRECTIONS and mark.cell in box.cells]
        columns = tuple(cell % _SIDE for cell in sorted({mark.cell for mark in own}))
        sign = RISES if is_odd(columns) else FALLS
        margins.append(Margin(box, own[0].role, sign=sign, columns=columns))
    return Drawing(frozenset(step.cells(*roles)), roles, tuple(margins))


def _sk_loop(step: Step) -> Drawing:
    """A ring of eight dominoes: what each two neighbours have in common, where they meet."""
    margins = [
        Margin(link.house, RING_ROLES[number % len(RING_ROLES)], link.digits)
        for number, link in enumerate(step.links)
        if link.house is not None and link.digits
    ]
    return Drawing(frozenset(step.cells()), margins=tuple(margins))


def _msls(step: Step) -> Drawing:
    """The cells where rows and columns cross: what each of these lines counts."""
    margins = [
        Margin(house, "row-digit" if house.kind == "row" else "column-digit", digits)
        for house, digits, _ in shares(step)
    ]
    return Drawing(frozenset(step.cells()), margins=tuple(margins))


def _exocet(step: Step) -> Drawing:
    """Base, targets and companions: the lines that hold the base digits outside the band."""
    covers: dict[House, set[int]] = {}
    for link in step.links:
        if link.house is not None:
            covers.setdefault(link.house, set()).update(link.digits)
    margins = [
        Margin(house, "cross-line", tuple(sorted(digits))) for house, digits in covers.items()
    ]
    parts: tuple[Role, ...] = ("base", "target", "companion")
    return Drawing(frozenset(step.cells(*parts)), ("cross-line", *parts), tuple(margins))


_DRAWINGS: dict[str, Callable[[Step], Drawing]] = {
    "tridagon": _tridagon,
    "tridagon-link": _tridagon,
    "sk-loop": _sk_loop,
    "msls": _msls,
    "junior-exocet": _exocet,
}
