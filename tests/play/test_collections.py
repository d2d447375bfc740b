"""What is shipped is what it says it is."""

from collections import Counter
from itertools import takewhile
from pathlib import Path

import pytest

from tests.grids import grid_of
from tutor.content import content_root
from tutor.play import mining
from tutor.play.collections import Collection, collection, collections
from tutor.play.grading import LEVELS, graded
from tutor.play.making import goal_of
from tutor.play.mining import PER_LEVEL, PER_TECHNIQUE
from tutor.play.planting import HiddenQuads
from tutor.sudoku import search
from tutor.sudoku.dice import Dice
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES
from tutor.techniques.position import Position

ALL = collections()


def test_order_levels_techniques_others() -> None:
    ids = [found.id for found in ALL]
    assert ids[: len(LEVELS)] == [f"level-{level}" for level in LEVELS]
    rest = ids[len(LEVELS) :]
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


@pytest.mark.parametrize("shipped", ALL, ids=lambda shipped: shipped.id)
def test_every_grid_is_what_its_collection_says(shipped: Collection) -> None:
    grids = shipped.grids()
    # Nothing of the file may have been left out as unreadable.
    assert len(grids) == len(shipped.path.read_text(encoding="ascii").splitlines())
    kind, _, name = shipped.id.partition("-")
    if kind == "level":
        assert len(grids) == PER_LEVEL
    if kind == "technique":
        assert name in TECHNIQUES
        assert 0 < len(grids) <= PER_TECHNIQUE
    for grid in grids:
        assert search.is_unique(grid)
        if kind in ("level", "technique"):
            level, hardest = graded(grid)
            assert name == (level if kind == "level" else hardest), line_of(grid)


def test_no_grid_is_shipped_twice() -> None:
    lines = Counter(line_of(grid) for shipped in ALL for grid in shipped.grids())
    assert [line for line, times in lines.items() if times > 1] == []


def mined(folder: Path) -> dict[str, list[str]]:
    return {path.stem: path.read_text(encoding="ascii").split() for path in folder.iterdir()}


def test_mining_finds_the_same_again_and_adds_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "_EXPLORED", 4)
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
        mining.explore(mining.Shelf(folder), 1)
    first = mined(folders[0])
    assert first
    assert first == mined(folders[1])
    for id_, lines in first.items():
        for line in lines:
            assert f"technique-{graded(grid_of(line))[1]}" == id_

    again = mining.Shelf(folders[0])
    mining.explore(again, 1)
    assert mined(folders[0]) == first
    for id_, lines in first.items():
        assert again.short[id_] == PER_TECHNIQUE - len(lines)


def test_one_technique_is_hunted_alone(tmp_path: Path) -> None:
    shelf = mining.Shelf(tmp_path)
    assert mining.hunt(shelf, "skyscraper", 0) == ["skyscraper"]
    (line,) = mined(tmp_path)["technique-skyscraper"]
    assert graded(grid_of(line))[1] == "skyscraper"


def test_hidden_quads_are_planted() -> None:
    goal = goal_of(mining.NINE, None, "hidden-quad")
    workshop = HiddenQuads(mining.NINE, goal, Dice(1))
    found = 0
    for _ in range(20):
        digger, _ = workshop.draw()
        position = Position(Grid(mining.NINE, digger.values))
        assert position.is_unique
        assert any(not any(digger.values[row : row + 9]) for row in range(0, 81, 9))
        found += any(TECHNIQUES["hidden-quad"].find(position))
    assert found >= 10


def test_full_collections_take_no_more(tmp_path: Path) -> None:
    shipped = collection("level-easy")
    assert shipped is not None
    grids = shipped.grids()
    (tmp_path / "technique-pointing.sdm").write_text(
        "".join(f"{line_of(grid)}\n" for grid in grids[: PER_TECHNIQUE - 1]), encoding="ascii"
    )
    shelf = mining.Shelf(tmp_path)
    shelf.add("technique-pointing", grids[0])
    assert shelf.has_room("technique-pointing")
    for grid in grids[PER_TECHNIQUE:]:
        shelf.add("technique-pointing", grid)
    assert not shelf.has_room("technique-pointing")
    assert len(mined(tmp_path)["technique-pointing"]) == PER_TECHNIQUE
