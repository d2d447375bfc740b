"""What techniques remember from board to board: it saves time, and changes nothing."""

from collections.abc import Callable, Iterator
from itertools import islice
from types import ModuleType

from tests.grids import VERY_HARD, grid_of
from tests.techniques.boards import thinned
from tutor.explain.path import walk
from tutor.sudoku.geometry import Geometry
from tutor.techniques import colours, deadly, guardians, loops, medusa, uniqueness
from tutor.techniques.chains import network
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position, Tables
from tutor.techniques.sets import sue_de_coq

MODULES = (colours, deadly, guardians, loops, medusa, network, sue_de_coq, uniqueness)
NAMES = (
    *("unique-rectangle-1", "unique-rectangle-3", "hidden-rectangle", "unique-loop-1"),
    *("extended-rectangle-1", "extended-rectangle-3", "remote-pair", "guardian", "medusa"),
    *("sue-de-coq", "bivalue-oddagon", "xy-chain"),
)


def _forgets(rooms: tuple[ModuleType, ...]) -> Iterator[Callable[[], None]]:
    for room in rooms:
        for thing in vars(room).values():
            home = str(getattr(thing, "__module__", ""))
            if home.startswith("tutor.techniques") and hasattr(thing, "cache_clear"):
                yield thing.cache_clear


def _positions() -> Iterator[Position]:
    """Boards that follow one another on a walk, and boards with few candidates."""
    position = Position(grid_of(VERY_HARD))
    for step in islice(walk(position), 45):
        if not step.placements:
            yield position
    for index in range(6):
        yield Position(thinned(index)[0])


def test_what_is_remembered_is_what_would_be_found_afresh() -> None:
    forgets = list(_forgets(MODULES))
    assert len(forgets) > 12
    found = set()
    for position in _positions():
        warm = [list(islice(TECHNIQUES[name].find(position), 20)) for name in NAMES]
        for forget in forgets:
            forget()
        afresh = Position(position.grid())
        for name, steps in zip(NAMES, warm, strict=True):
            assert steps == list(islice(TECHNIQUES[name].find(afresh), 20))
            found |= {name} if steps else set()
    assert len(found) > 4


def test_places_of_a_digit_see_each_other_as_nodes_do() -> None:
    for index in range(4):
        position = Position(thinned(index)[0])
        for places in position.places[1:]:
            links = network.digit_links(position.tables, places, False)
            assert links.weak == network.weak_rows(position.tables, links.nodes)


def test_candidates_of_a_chain_clash_with_none_but_themselves() -> None:
    plain = network.plain_network(Position(grid_of(VERY_HARD)))
    assert not plain.has_groups
    assert len(set(plain.nodes)) == len(plain.nodes)
    assert network.grouped_network(Position(grid_of(VERY_HARD))).has_groups


def test_rectangles_and_sixes_are_those_of_the_definition() -> None:
    for geometry in (Geometry.of(3, 3), Geometry.of(2, 3)):
        tables, n = Tables.of(geometry), geometry.n
        for cell, around in enumerate(uniqueness._corners_around(tables)):
            corners = enumerate(uniqueness.all_corners(tables))
            assert list(around) == [(mask, i) for i, (_, mask) in corners if mask >> cell & 1]
        for part, sixes in loops._sixes_by_part(tables):
            for cells, mask in sixes:
                assert mask == sum(1 << cell for cell in cells)
                assert not part & ~mask
                shape = sorted((len({c // n for c in cells}), len({c % n for c in cells})))
                assert shape == [2, 3]
                assert len({geometry.box_of[c] for c in cells}) in (2, 3)
        sixes = loops.all_sixes(tables)
        assert len(set(sixes)) == len(sixes)
    assert len(loops.all_sixes(Tables.of(Geometry.of(3, 3)))) == 2 * (9 * 27 + 3 * 27)
