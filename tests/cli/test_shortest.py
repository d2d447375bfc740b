"""``solve --steps --shortest`` tells the walk with the fewest words, and how many it spares."""

import re

from tests.cli.runner import tutor
from tests.grids import CLASSIC, NEEDS_NETS
from tutor.cli.shortest import orders
from tutor.techniques.ladder import LADDER, TECHNIQUES

LADDER_IDS = tuple(technique.id for technique in LADDER)


def test_orders_have_every_technique_once_and_singles_first() -> None:
    found = list(orders(LADDER_IDS))
    assert len(found) == len(set(found)) > 2
    for order in found:
        assert order != LADDER_IDS
        assert sorted(order) == sorted(LADDER_IDS)
        assert [id_ for id_ in order if TECHNIQUES[id_].tier < 3] == list(order[:11])


def test_the_shortest_walk_says_how_much_it_spares() -> None:
    told = tutor("solve", NEEDS_NETS, "--steps", "--shortest").out
    found = re.search(
        r"^# words: ([\d,]+), by the usual order ([\d,]+) \((\d+) % fewer\)$", told, re.M
    )
    assert found is not None
    words, usual, saved = (int(figure.replace(",", "")) for figure in found.groups())
    assert words <= usual
    assert saved == round(100 * (usual - words) / usual)
    (answer,) = tutor("solve", NEEDS_NETS, "--steps", "--shortest", "--json").objects
    assert (answer["words"], answer["words_usual"]) == (words, usual)
    assert answer["status"] == "solved"


def test_an_easy_grid_has_nothing_to_spare() -> None:
    (answer,) = tutor("solve", CLASSIC, "--steps", "--shortest", "--json").objects
    assert answer["words"] == answer["words_usual"] > 0
    told = tutor("solve", CLASSIC, "--steps", "--shortest").out
    assert "(no order tried is much shorter)" in told
    (plain,) = tutor("solve", CLASSIC, "--steps", "--json").objects
    assert "words" not in plain


def test_an_order_of_ones_own_is_not_changed() -> None:
    done = tutor("solve", CLASSIC, "--shortest", "--order", "naked-single")
    assert done.code == 2
    assert "--order" in done.err
