"""Two strong links joined by a weak one: all of them, by their definition."""

from itertools import combinations, permutations

from tests.grids import holes
from tutor.sudoku.geometry import Geometry, bits
from tutor.techniques.position import Position, Tables
from tutor.techniques.single_digit import _turbots as turbots
from tutor.techniques.single_digit import strong_links


def by_definition(tables: Tables, places: int) -> set[tuple[int, ...]]:
    """Far end, near end, near end, far end and what is gone, for any two strong links."""
    found = set()
    for link, link_2 in combinations(strong_links(tables, places), 2):
        for far, near in permutations(bits(link.cells)):
            for near_2, far_2 in permutations(bits(link_2.cells)):
                four = {far, near, near_2, far_2}
                gone = [
                    cell
                    for cell in bits(places & tables.peers[far] & tables.peers[far_2])
                    if cell not in four
                ]
                if len(four) == 4 and tables.peers[near] >> near_2 & 1 and gone:
                    found.add((far, near, near_2, far_2, *gone))
    return found


def test_every_pair_of_strong_links() -> None:
    met = 0
    for seed in range(40):
        position = Position(holes(Geometry.of(3, 3), seed, empty=52))
        for digit in position.all_digits:
            places = position.places[digit]
            found = turbots(position.tables, places)
            assert {
                (t.far, t.near, t.near_2, t.far_2, *bits(t.eliminated)) for t in found
            } == by_definition(position.tables, places)
            met += len(found)
    assert met > 50, "there were some to find"
