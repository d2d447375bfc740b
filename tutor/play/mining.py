"""Fill the collections of levels and techniques: ``python -m tutor.play.mining``.

First every level and technique is ordered like a learner would. For techniques
too rare for that, hard grids are explored: the first use of each technique on
the way up of their walks is a chance to make a grid of it. One technique can be
hunted alone with ``--hunt``. Files that have grids are added to, never begun
again; a run that was stopped goes on with ``--from`` and the number printed last.
"""

import argparse
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from tutor.content import content_root
from tutor.play.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX, Collection
from tutor.play.grading import LEVELS
from tutor.play.making import Goal, Workshop, goal_of
from tutor.play.orders import Order, made
from tutor.play.planting import HiddenQuads
from tutor.sudoku.dice import Dice
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER

NINE = Geometry.of(3, 3)
PER_LEVEL = 60
PER_TECHNIQUE = 12
_FAILURES = 2
"""After so many orders in vain a technique is left to exploration."""
_EXPLORED = 84
"""Grids looked at for one number of exploration: the neighbourhoods of a few hard ones."""
_HUNTED = 300
"""Grids looked at for one number when one technique is hunted."""


class Shelf:
    """The collections as they grow: no grid stands in two of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        wanted = {f"{LEVEL_PREFIX}{level}": PER_LEVEL for level in LEVELS}
        wanted |= {f"{TECHNIQUE_PREFIX}{t.id}": PER_TECHNIQUE for t in LADDER}
        self._room = wanted
        self._lines: set[str] = set()
        for id_ in wanted:
            path = folder / f"{id_}.sdm"
            if path.exists():
                lines = [line_of(grid) for grid in Collection(id_, path).grids()]
                self._lines.update(lines)
                wanted[id_] -= len(lines)

    def has_room(self, id_: str) -> bool:
        """Whether a collection needs more grids."""
        return self._room[id_] > 0

    @property
    def short(self) -> dict[str, int]:
        """What is still lacking."""
        return {id_: room for id_, room in self._room.items() if room > 0}

    def add(self, id_: str, grid: Grid) -> None:
        """Put a grid away at once, so that nothing is lost when a run is stopped."""
        line = line_of(grid)
        if line in self._lines or not self.has_room(id_):
            return
        self._lines.add(line)
        self._room[id_] -= 1
        with (self._folder / f"{id_}.sdm").open("a", encoding="ascii", newline="\n") as file:
            file.write(f"{line}\n")


Say = Callable[[str], None]


def order_all(shelf: Shelf, say: Say) -> None:
    """Order every level and technique until its collection is full or nothing comes."""
    orders = [(f"{LEVEL_PREFIX}{level}", Order(NINE, level=level)) for level in LEVELS]
    orders += [(f"{TECHNIQUE_PREFIX}{t.id}", Order(NINE, technique=t.id)) for t in LADDER]
    for id_, order in orders:
        failed = 0
        for index in count():
            if not shelf.has_room(id_) or failed == _FAILURES:
                break
            grid = made(order, Dice(f"{id_}/{index}"))
            if grid is None:
                failed += 1
            else:
                shelf.add(id_, grid)
        say(f"{id_}: {shelf.short.get(id_, 0)} to go")


def explore(shelf: Shelf, number: int) -> list[str]:
    """One stretch among hard grids; the techniques that gained a grid.

    Nobody looks further up the ladder than grids are lacking. One board gives
    at most one grid of a technique: its neighbours are too much alike.
    """
    lacking = [t for t in LADDER if shelf.has_room(TECHNIQUE_PREFIX + t.id)]
    ladder = LADDER[: LADDER.index(lacking[-1]) + 1]
    everything = Goal(ladder, frozenset(t.id for t in ladder), None)
    explorer = Workshop(NINE, everything, Dice(f"explore/{number}"))
    gained: dict[tuple[str, tuple[int, ...]], Grid] = {}
    for step in range(_EXPLORED):
        digger, walked = explorer.draw()
        for technique in walked.records:
            id_ = TECHNIQUE_PREFIX + technique
            key = technique, tuple(digger.solution)
            if shelf.has_room(id_) and key not in gained:
                goal = replace(goal_of(NINE, None, technique), symmetry="none")
                dice = Dice(f"explore/{number}/{step}/{technique}")
                grid = Workshop(NINE, goal, dice).adapt(digger)
                if grid is not None:
                    gained[key] = grid
                    shelf.add(id_, grid)
    return [technique for technique, _ in gained]


def hunt(shelf: Shelf, technique: str, number: int) -> list[str]:
    """One stretch for one technique alone."""
    goal = replace(goal_of(NINE, None, technique), symmetry="none")
    kind = HiddenQuads if technique == "hidden-quad" else Workshop
    workshop = kind(NINE, goal, Dice(f"hunt/{number}/{technique}"))
    for _ in range(_HUNTED):
        if (grid := workshop.attempt()) is not None:
            shelf.add(TECHNIQUE_PREFIX + technique, grid)
            return [technique]
    return []


def main() -> None:
    """Mine until every collection is full or the last number is reached."""
    parser = argparse.ArgumentParser(prog="tutor.play.mining", description=__doc__)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="last", type=int, default=10_000)
    parser.add_argument("--hunt", metavar="TECHNIQUE", choices=[t.id for t in LADDER])
    parser.add_argument("--folder", type=Path, default=content_root("puzzles"))
    options = parser.parse_args()

    def say(text: str) -> None:
        print(text, flush=True)

    shelf = Shelf(options.folder)
    if options.first == 0 and not options.hunt:
        order_all(shelf, say)
    wanted = TECHNIQUE_PREFIX + (options.hunt or "")
    for number in range(options.first, options.last):
        if not any(id_.startswith(wanted) for id_ in shelf.short):
            break
        gained = hunt(shelf, options.hunt, number) if options.hunt else explore(shelf, number)
        if gained:
            say(f"{number}: {', '.join(gained)}")
    say(f"lacking: {shelf.short}")


if __name__ == "__main__":
    main()
