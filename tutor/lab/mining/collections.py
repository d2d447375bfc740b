"""Fill the collections of levels and techniques: ``python -m tutor.lab.mining.collections``.

First every level and technique is ordered like a learner would. For techniques
too rare for that, hard grids are explored: the first use of each technique on
the way up of their walks is a chance to make a grid of it. ``--harvest`` takes
minimal grids as they come and files each under the hardest technique it needs,
which is how the collections of tiers 5 and 6 were filled. One technique can be
hunted alone with ``--hunt``. For the rarest, ``--wander`` walks away from grids
that are there already until it comes to others. ``--only`` keeps a run to some
collections. Files that have grids are added to, never begun again; a run that was
stopped goes on with ``--from`` and the number printed last. Every grid is followed
by its rating. With ``--cluster ADDRESS`` (or ``local``) the workers of a Dask cluster mine,
each another number; this process alone writes. ``--rate`` only rates anew what is there, and
moves what belongs elsewhere since the ladder has changed.
"""

import argparse
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

from tutor.base.content import content_root
from tutor.base.dice import Dice
from tutor.games.sudoku.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX, Collection
from tutor.games.sudoku.making import LEVELS, Goal, Workshop, goal_of, graded
from tutor.games.sudoku.orders import Order, made
from tutor.lab.mining.carving import CARVED
from tutor.lab.mining.helpers import Helpers, helpers_at
from tutor.lab.mining.planting import HiddenQuads, Wanderer
from tutor.lab.mining.rarities import RARITIES
from tutor.rating.record import Rating, rate
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Recipe, generate_nth
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH

NINE = Geometry.of(3, 3)
PER_LEVEL = 200
PER_TECHNIQUE = 20
_FAILURES = 4
"""After so many orders in vain, one after another, a technique is left to exploration."""
_EXPLORED = 84
"""Grids looked at for one number of exploration: the neighbourhoods of a few hard ones."""
_HUNTED = 300
"""Grids looked at for one number when one technique is hunted."""
_HARVESTED = 100
"""Grids looked at for one number of a harvest."""
_STRIDES = 20_000
"""Strides tried for one number when wandering; most lead nowhere at once."""
_PER_WALK = 5
"""After so many grids, the next walk begins at another grid."""


_PLANTED: dict[str, type[Workshop]] = {"hidden-quad": HiddenQuads, **CARVED, **RARITIES}
"""How the grids of the rarest techniques are begun."""


Gain = tuple[tuple[str, ...], Grid]
"""A grid, and the collections it may go to, the one where it is needed most first."""


class Shelf:
    """The collections as they grow: no grid stands in two of them."""

    def __init__(self, folder: Path, only: str = "") -> None:
        self._folder: Path | None = folder
        self._only = only
        self.gained: list[Gain] = []
        """What came to it."""
        wanted = {f"{LEVEL_PREFIX}{level}": PER_LEVEL for level in LEVELS}
        wanted |= {f"{TECHNIQUE_PREFIX}{t.id}": PER_TECHNIQUE for t in LADDER}
        self._lines: set[str] = set()
        self._grids: dict[str, list[Grid]] = {}
        self._room: dict[str, int] = {}
        for id_, most in wanted.items():
            path = folder / f"{id_}.sdm"
            grids = Collection(id_, path).grids() if path.exists() else []
            self._grids[id_] = grids
            self._lines.update(map(line_of, grids))
            self._room[id_] = most - len(grids) if id_.startswith(only) else 0

    def apart(self) -> "Shelf":
        """The same for somebody elsewhere, who writes nothing: what is gained is brought back."""
        other = copy(self)
        other._folder = None
        other._lines, other._room = {*self._lines}, {**self._room}
        other._grids = {id_: [*grids] for id_, grids in self._grids.items() if self.has_room(id_)}
        other.gained = []
        return other

    def grids(self, id_: str) -> list[Grid]:
        """What a collection holds so far."""
        return [*self._grids.get(id_, ())]

    def has_room(self, id_: str) -> bool:
        """Whether a collection needs more grids."""
        return self._room.get(id_, 0) > 0

    @property
    def short(self) -> dict[str, int]:
        """What is still lacking."""
        return {id_: room for id_, room in self._room.items() if room > 0}

    def add(self, id_: str, grid: Grid, *others: str) -> bool:
        """Put a grid away at once, so that nothing is lost when a run is stopped.

        It goes to the first of these collections that has room; whether there is one.
        """
        line, homes = line_of(grid), (id_, *others)
        id_ = next(filter(self.has_room, homes), "")
        if line in self._lines or not id_:
            return False
        self._lines.add(line)
        self._grids[id_].append(grid)
        self._room[id_] -= 1
        self.gained.append((homes, grid))
        if self._folder is not None:
            path = self._folder / f"{id_}.sdm"
            with path.open("a", encoding="ascii", newline="\n") as file:
                file.write(rated_line(grid))
        return True

    def rate_again(self) -> None:
        """Bring the ratings up to date; what now belongs elsewhere moves there if there is room.

        Walks change when the ladder does. A grid that no collection has room for is let go.
        """
        assert self._folder is not None
        stay: dict[str, list[str]] = {}
        moved: list[tuple[str, str]] = []
        for id_ in [id_ for id_ in self._room if id_.startswith(self._only)]:
            for grid in self.grids(id_):
                rating = rate(grid)
                kind = LEVEL_PREFIX if id_.startswith(LEVEL_PREFIX) else TECHNIQUE_PREFIX
                home = kind + (rating.level if kind == LEVEL_PREFIX else rating.hardest)
                if home in (id_, f"{kind}{SEARCH.id}"):
                    stay.setdefault(id_, []).append(_line(grid, rating))
                else:
                    stay.setdefault(id_, [])
                    moved.append((home, _line(grid, rating)))
        for home, line in moved:
            most = PER_LEVEL if home.startswith(LEVEL_PREFIX) else PER_TECHNIQUE
            if len(there := stay.setdefault(home, [])) < most:
                there.append(line)
        for id_, lines in stay.items():
            path = self._folder / f"{id_}.sdm"
            if lines:
                part = path.with_suffix(".part")
                part.write_text("".join(lines), encoding="ascii", newline="\n")
                part.replace(path)
            else:
                path.unlink()


def rated_line(grid: Grid) -> str:
    """A line of a collection: the grid, and as a comment its level, score and technique."""
    return _line(grid, rate(grid))


def _line(grid: Grid, rating: Rating) -> str:
    return f"{line_of(grid)} # {rating.level} {rating.score:.1f} {rating.hardest}\n"


Say = Callable[[str], None]


def order_all(shelf: Shelf, say: Say, helpers: Helpers) -> None:
    """Order every level and technique until its collection is full or nothing comes."""
    orders = [(f"{LEVEL_PREFIX}{level}", Order(NINE, level=level)) for level in LEVELS]
    orders += [(f"{TECHNIQUE_PREFIX}{t.id}", Order(NINE, technique=t.id)) for t in LADDER]
    for id_, order in orders:
        failed = 0
        for grid in helpers.each(partial(made, order), _dice_for(shelf, id_)):
            if grid is None:
                failed += 1
            else:
                failed = 0
                shelf.add(id_, grid)
            if failed == _FAILURES:
                break
        say(f"{id_}: {shelf.short.get(id_, 0)} to go")


def _dice_for(shelf: Shelf, id_: str) -> Iterator[Dice]:
    """Those of one order after another, as long as a collection needs more grids."""
    for index in count():
        if not shelf.has_room(id_):
            break
        yield Dice(f"{id_}/{index}")


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


def hunt(technique: str, shelf: Shelf, number: int) -> list[str]:
    """One stretch for one technique alone."""
    goal = replace(goal_of(NINE, None, technique), symmetry="none")
    kind = _PLANTED.get(technique, Workshop)
    workshop = kind(NINE, goal, Dice(f"hunt/{number}/{technique}"))
    for _ in range(_HUNTED):
        if (grid := workshop.attempt()) is not None:
            shelf.add(TECHNIQUE_PREFIX + technique, grid)
            return [technique]
    return []


def harvest(shelf: Shelf, number: int) -> list[str]:
    """One stretch of minimal grids as they come, each put where its walk says it belongs.

    Chains and almost locked sets are what such grids often need: no other way fills their
    collections as quickly.
    """
    gained = []
    for index in range(number * _HARVESTED, (number + 1) * _HARVESTED):
        puzzle = generate_nth(Recipe(NINE, minimal=True), "harvest", index)
        if puzzle is None:
            continue
        level, technique = graded(puzzle.grid)
        if shelf.add(f"{TECHNIQUE_PREFIX}{technique}", puzzle.grid, f"{LEVEL_PREFIX}{level}"):
            gained.append(technique)
    return gained


def wander(shelf: Shelf, technique: str, number: int) -> list[str]:
    """One walk that begins at a grid of the collection, the next one for each number."""
    id_ = TECHNIQUE_PREFIX + technique
    known = shelf.grids(id_)
    if not known:
        return []
    goal = replace(goal_of(NINE, None, technique), symmetry="none")
    dice = Dice(f"wander/{number}/{technique}")
    wanderer = Wanderer(known[number % len(known)], goal, dice)
    gained: list[str] = []
    for _ in range(_STRIDES):
        if len(gained) == _PER_WALK or not shelf.has_room(id_):
            break
        if (grid := wanderer.attempt()) is not None:
            shelf.add(id_, grid)
            gained.append(technique)
    return gained


def wander_all(shelf: Shelf, number: int) -> list[str]:
    """One walk for each technique that lacks grids."""
    return [
        gained
        for t in LADDER
        if shelf.has_room(TECHNIQUE_PREFIX + t.id)
        for gained in wander(shelf, t.id, number)
    ]


Look = Callable[[Shelf, int], list[str]]
"""One stretch."""


def stretch(look: Look, part: tuple[Shelf, int]) -> tuple[int, list[str], list[Gain]]:
    """One stretch of one number: which, what was gained, and the grids, for whoever writes them."""
    shelf, number = part
    return number, look(shelf, number), shelf.gained


def mine(shelf: Shelf, look: Look, numbers: range, wanted: str, say: Say, helpers: Helpers) -> None:
    """Stretch after stretch until the collections whose names begin so are full.

    Where others look, each knows what there was when it began: what has been found by somebody
    else since, or has no room any more, is let go.
    """

    def parts() -> Iterator[tuple[Shelf, int]]:
        for number in numbers:
            if not any(id_.startswith(wanted) for id_ in shelf.short):
                break
            yield shelf.apart() if helpers.are_there else shelf, number

    for number, names, grids in helpers.each(partial(stretch, look), parts()):
        for homes, grid in grids if helpers.are_there else ():
            shelf.add(homes[0], grid, *homes[1:])
        if names:
            say(f"{number}: {', '.join(names)}")


def main() -> None:
    """Mine until every collection is full or the last number is reached."""
    parser = argparse.ArgumentParser(prog="tutor.lab.mining.collections", description=__doc__)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="last", type=int, default=10_000)
    parser.add_argument("--hunt", metavar="TECHNIQUE", choices=[t.id for t in LADDER])
    parser.add_argument("--harvest", action="store_true")
    parser.add_argument("--wander", action="store_true")
    parser.add_argument("--rate", action="store_true")
    parser.add_argument("--only", metavar="COLLECTION", default="")
    parser.add_argument("--folder", type=Path, default=content_root("puzzles"))
    parser.add_argument("--cluster", metavar="ADDRESS")
    options = parser.parse_args()

    def say(text: str) -> None:
        print(text, flush=True)

    shelf = Shelf(options.folder, options.only)
    if options.rate:
        shelf.rate_again()
        return
    wanted = TECHNIQUE_PREFIX + options.hunt if options.hunt else options.only
    look: Look = wander_all if options.wander else harvest if options.harvest else explore
    if options.hunt:
        look = partial(hunt, options.hunt)
    with helpers_at(options.cluster) as helpers:
        if options.first == 0 and not (options.hunt or options.harvest or options.wander):
            order_all(shelf, say, helpers)
        mine(shelf, look, range(options.first, options.last), wanted, say, helpers)
    say(f"lacking: {shelf.short}")


if __name__ == "__main__":
    # Under its name, by which workers of a cluster find it.
    from tutor.lab.mining import collections

    collections.main()
