"""No damage ends in a traceback: what can be read is read, the rest is set aside."""

import shutil
from functools import partial
from pathlib import Path

import pytest

from tests.store.damage import (
    VALUES,
    Damage,
    at_random,
    file_damage,
    header_damage,
    row_damage,
    schema_damage,
    set_column,
    together,
)
from tests.store.filled import fill, use
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.learner import open_store
from tutor.store.schema import MIGRATIONS

SEEDS = 160
BLOCKS = 8


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with something of everything in it."""
    return fill(tmp_path_factory.mktemp("template"))


def damaged(template: Path, folder: Path, damage: Damage) -> Path:
    """A copy of a file, damaged."""
    folder.mkdir()
    file = Path(shutil.copy(template, folder))
    damage(file)
    return file


def survives(template: Path, folder: Path, damage: Damage, name: str) -> list[str]:
    """Use a damaged copy as the tutor does, and open it again; what was told the first time."""
    damaged(template, folder, damage)
    try:
        told = use(folder)
        again = open_store(folder)
        again.close()
        kinds = {problem.kind for problem in again.problems}
        assert kinds <= {"newer", "unwritable", "foreign"}, "damage is told once"
    except BaseException as error:
        error.add_note(f"the damage: {name}")
        raise
    shutil.rmtree(folder)
    return told


def test_a_sound_file(template: Path, tmp_path: Path) -> None:
    assert survives(template, tmp_path / "sound", lambda _: None, "none") == []


def test_every_field_of_the_header(template: Path, tmp_path: Path) -> None:
    told = {
        name: survives(template, tmp_path / "one", damage, name) for name, damage in header_damage()
    }
    assert told[f"header 60: {2**32 - 5}"] == ["damaged"], "version -5"
    assert told[f"header 60: {2**31 - 1}"] == ["newer"]
    assert told["header 68: 0"] == told["header 68: 1"] == [], "ours, and marked again"


def test_a_byte_that_is_no_text_among_the_tables(template: Path, tmp_path: Path) -> None:
    told = [
        survives(template, tmp_path / "one", damage, name)
        for name, damage in schema_damage(template)
    ]
    assert ["damaged"] in told


def test_something_else_in_its_place(template: Path, tmp_path: Path) -> None:
    told = {
        name: survives(template, tmp_path / "one", damage, name) for name, damage in file_damage()
    }
    assert told["no SQLite"] == told["cut after 15"] == told["page 1 wiped"] == ["damaged"]
    assert told["a folder"] == ["unwritable"]


@pytest.mark.parametrize("table", ["games", "nonograms"])
@pytest.mark.parametrize("value", ["1e27", "infinity", "minus infinity", "-1"])
def test_a_time_beyond_all_bounds(template: Path, tmp_path: Path, table: str, value: str) -> None:
    def damage(path: Path) -> None:
        set_column(path, table, "elapsed", VALUES[value])

    assert survives(template, tmp_path / "one", damage, value) == []


@pytest.mark.slow
@pytest.mark.parametrize("value", VALUES)
def test_every_column(template: Path, tmp_path: Path, value: str) -> None:
    count = 0
    for damages in row_damage(template, value):
        told = survives(template, tmp_path / "one", together(damages), ", ".join(damages))
        if "damaged" in told:  # and set aside as a whole: no table may hide behind another
            for name, damage in damages.items():
                survives(template, tmp_path / "one", damage, name)
        count += len(damages)
    assert count > len(MIGRATIONS)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_bytes_over_a_real_file(template: Path, tmp_path: Path, block: int) -> None:
    """A failing seed is printed; ``python -m tests.store.damage SEED`` does it again."""
    told: list[list[str]] = []
    for seed in range(block, SEEDS, BLOCKS):
        told.append(
            survives(
                template,
                tmp_path / "one",
                partial(at_random, seed=seed),
                f"python -m tests.store.damage {seed}",
            )
        )
    assert ["damaged"] in told
    assert [] in told, "some of it can be borne"


def test_what_can_be_read_beside_damage_is(template: Path, tmp_path: Path) -> None:
    """A single row that makes no sense hides no other."""

    def damage(path: Path) -> None:
        set_column(path, "games", "created", "'yesterday'")

    file = damaged(template, tmp_path / "one", damage)
    whole, part = open_store(template.parent), open_store(file.parent)
    assert 0 < len(part.played(GRIDS).games()) < len(whole.played(GRIDS).games())
    assert part.played(PICTURES).games() == whole.played(PICTURES).games()
