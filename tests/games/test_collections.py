"""What is shipped is what it says it is."""

from collections import Counter
from itertools import takewhile

import pytest

from tests.slow import slow_if
from tutor.base.content import content_root
from tutor.games.sudoku.collections import Collection, collection, collections
from tutor.games.sudoku.making import LEVELS, graded
from tutor.lab.mining.collections import PER_LEVEL, PER_TECHNIQUE, rated_line
from tutor.sudoku import search
from tutor.sudoku.formats import line_of
from tutor.techniques.ladder import LADDER, TECHNIQUES

ALL = collections()
FEW = {
    "bivalue-oddagon": 13,
    "bug-2": 16,
    "finned-franken-jellyfish": 12,
    "finned-franken-swordfish": 8,
    "firework-pair": 6,
    "firework-triple": 12,
    "forcing-net": 2,
    "grouped-nice-loop-continuous": 12,
    "junior-exocet": 6,
    "l-wing": 14,
    "msls": 18,
    "sashimi-jellyfish": 3,
    "sk-loop": 6,
    "tridagon-link": 11,
    "tridagon": 18,
    "x-chain": 14,
}
"""The collections that are not full, with what they hold."""
WALKED = {"level": 10, "technique": 2}
"""How many grids of a collection are walked, at most half as many where that takes long."""


def test_order_levels_techniques_others() -> None:
    ids = [found.id for found in ALL]
    levels = list(takewhile(lambda id_: id_.startswith("level-"), ids))
    assert levels == [id_ for level in LEVELS if (id_ := f"level-{level}") in levels]
    rest = ids[len(levels) :]
    assert not any(id_.startswith("level-") for id_ in rest)
    techniques = list(takewhile(lambda id_: id_.startswith("technique-"), rest))
    ladder = [f"technique-{technique.id}" for technique in LADDER]
    assert techniques == [id_ for id_ in ladder if id_ in techniques]
    others = rest[len(techniques) :]
    assert "first-grids" in others
    assert others == sorted(others)
    assert not any(id_.startswith("technique-") for id_ in others)


def test_by_id() -> None:
    found = collection("first-grids")
    assert found is not None
    assert found.path == content_root("puzzles") / "first-grids.sdm"
    assert len(found.grids()) == 60
    assert collection("nothing") is None


def test_the_readme_lists_every_file() -> None:
    readme = (content_root("puzzles") / "README.md").read_text(encoding="utf-8")
    for found in ALL:
        name = "technique-<id>" if found.id.startswith("technique-") else found.id
        assert f"`{name}.sdm`" in readme, found.id


BEYOND = {
    "level-master",
    "level-diabolical",
    *(f"technique-{technique.id}" for technique in LADDER if technique.tier > 4),
}
"""What takes long to walk."""


@pytest.mark.parametrize(
    "shipped",
    slow_if(lambda shipped: shipped.id in BEYOND, ALL),
    ids=lambda shipped: shipped.id,
)
def test_every_grid_is_what_its_collection_says(shipped: Collection) -> None:
    """Every grid has one solution; of the walks, which take longer, a few are looked at."""
    grids = shipped.grids()
    # Nothing of the file may have been left out as unreadable.
    assert len(grids) == len(shipped.path.read_text(encoding="ascii").splitlines())
    assert all(search.is_unique(grid) for grid in grids)
    kind, _, name = shipped.id.partition("-")
    if kind == "level":
        assert len(grids) == PER_LEVEL
    if kind == "technique":
        assert name in TECHNIQUES
        assert len(grids) == FEW.get(name, PER_TECHNIQUE)
    if kind in ("level", "technique"):
        lines = shipped.path.read_text(encoding="ascii").splitlines(keepends=True)
        walked = WALKED[kind] // 2 if shipped.id in BEYOND else WALKED[kind]
        for index in range(0, len(grids), max(1, len(grids) // walked)):
            level, hardest = graded(grids[index])
            assert name == (level if kind == "level" else hardest), line_of(grids[index])
            assert rated_line(grids[index]) == lines[index], "ratings are those of today"


def test_no_grid_is_shipped_twice() -> None:
    lines = Counter(line_of(grid) for shipped in ALL for grid in shipped.grids())
    assert [line for line, times in lines.items() if times > 1] == []
