"""The first screen opens, whatever state the learner's file is in."""

from functools import partial
from pathlib import Path

import pytest

from tests.store.damage import VALUES, Damage, at_random, header_damage, schema_damage, set_column
from tests.store.filled import fill
from tests.tui.driver import on_screen, tutor
from tests.tui.windows import choose, name

HEADERS = dict(header_damage())
DAMAGE: dict[str, Damage] = {
    "version -5": HEADERS[f"header 60: {2**32 - 5}"],
    "a text that is none": lambda path: dict(schema_damage(path))["schema b'CREATE TABLE games'+0"](
        path
    ),
    "games of 1e27 seconds": partial(
        set_column, table="games", column="elapsed", value=VALUES["1e27"]
    ),
    "games without an end": partial(
        set_column, table="games", column="elapsed", value=VALUES["infinity"]
    ),
    "nonograms of 1e27 seconds": partial(
        set_column, table="nonograms", column="elapsed", value=VALUES["1e27"]
    ),
    "games of the year 9999": partial(
        set_column, table="games", column="updated", value=VALUES["year 9999"]
    ),
    "chance": partial(at_random, seed=20),
}


@pytest.mark.parametrize("damage", DAMAGE)
@on_screen
async def test_home_and_progress_open(tmp_path: Path, damage: str) -> None:
    DAMAGE[damage](fill(tmp_path))
    async with tutor(tmp_path) as t:
        assert name(t) == "HomeScreen"
        await choose(t, "progress")
        assert name(t) == "ProgressScreen"
