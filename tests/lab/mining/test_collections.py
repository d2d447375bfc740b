"""Mining finds what it looks for, the same each time, and adds it to what is there."""

from functools import reduce
from operator import and_
from pathlib import Path

import pytest
from distributed import LocalCluster

from tests.grids import grid_of
from tutor.base.dice import Dice
from tutor.games.sudoku.collections import collection
from tutor.games.sudoku.making import goal_of, graded
from tutor.lab.mining import collections as mining
from tutor.lab.mining import planting
from tutor.lab.mining.collections import NINE, PER_TECHNIQUE, Shelf, rated_line
from tutor.lab.mining.helpers import helpers_at
from tutor.lab.mining.planting import HiddenQuads, Wanderer
from tutor.lab.mining.rarities import Loops, Quads
from tutor.sudoku import search
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position


def shipped(id_: str) -> list[Grid]:
    found = collection(id_)
    assert found is not None
    return found.grids()


def mined(folder: Path) -> dict[str, list[str]]:
    return {path.stem: path.read_text(encoding="ascii").splitlines() for path in folder.iterdir()}


def test_mining_finds_the_same_again_and_adds_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "_EXPLORED", 4)
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
        mining.explore(Shelf(folder), 1)
    first = mined(folders[0])
    assert first
    assert first == mined(folders[1])
    for id_, lines in first.items():
        for line in lines:
            assert f"technique-{graded(grid_of(line))[1]}" == id_

    again = Shelf(folders[0])
    mining.explore(again, 1)
    assert mined(folders[0]) == first
    for id_, lines in first.items():
        assert again.short[id_] == PER_TECHNIQUE - len(lines)


def test_one_technique_is_hunted_alone(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert mining.hunt("skyscraper", shelf, 0) == ["skyscraper"]
    (line,) = mined(tmp_path)["technique-skyscraper"]
    assert graded(grid_of(line))[1] == "skyscraper"


def test_hidden_quads_are_planted() -> None:
    goal = goal_of(NINE, None, "hidden-quad")
    workshop = HiddenQuads(NINE, goal, Dice(1))
    found = 0
    for _ in range(20):
        digger, _ = workshop.draw()
        position = Position(Grid(NINE, digger.values))
        assert position.is_unique
        assert any(not any(digger.values[row : row + 9]) for row in range(0, 81, 9))
        found += any(TECHNIQUES["hidden-quad"].find(position))
    assert found >= 10


def test_fireworks_of_four_digits_are_carved() -> None:
    workshop = Quads(NINE, goal_of(NINE, None, "firework-quad"), Dice(1))
    for _ in range(4):
        position = Position(workshop.carved()[0])
        assert position.is_unique
        assert any(TECHNIQUES["firework-quad"].find(position))


def test_loops_with_two_roof_cells_are_carved() -> None:
    workshop = Loops(NINE, goal_of(NINE, None, "unique-loop-3"), Dice(1))
    for _ in range(4):
        grid, cells = workshop.carved()
        position = Position(grid)
        assert position.is_unique
        assert {len(set(cells) & set(house.cells)) for house in NINE.houses} == {0, 2}
        in_all = [position.candidates[cell] for cell in cells]
        assert reduce(and_, in_all).bit_count() >= 2


def test_full_collections_take_no_more(tmp_path: Path) -> None:
    grids = shipped("level-easy")
    (tmp_path / "technique-pointing.sdm").write_text(
        "".join(f"{line_of(grid)}\n" for grid in grids[: PER_TECHNIQUE - 1]), encoding="ascii"
    )
    shelf = Shelf(tmp_path)
    shelf.add("technique-pointing", grids[0])
    assert shelf.has_room("technique-pointing")
    for grid in grids[PER_TECHNIQUE:]:
        shelf.add("technique-pointing", grid)
    assert not shelf.has_room("technique-pointing")
    assert len(mined(tmp_path)["technique-pointing"]) == PER_TECHNIQUE


def test_a_run_may_keep_to_some_collections(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, "technique-sashimi")
    assert shelf.short == {
        f"technique-sashimi-{fish}": PER_TECHNIQUE for fish in ("x-wing", "swordfish", "jellyfish")
    }
    shelf.add("technique-x-wing", shipped("technique-x-wing")[0])
    assert mined(tmp_path) == {}


def test_wandering_from_a_grid_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "_PER_WALK", 2)
    # A comment after the grid is not in the way.
    start = f"{line_of(shipped('technique-naked-single')[0])} # known"
    added = []
    for name in ("one", "other"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "technique-naked-single.sdm").write_text(f"{start}\n", encoding="ascii")
        shelf = Shelf(folder, "technique-naked-single")
        assert mining.wander_all(shelf, 1) == ["naked-single"] * 2
        assert shelf.short == {"technique-naked-single": PER_TECHNIQUE - 3}
        first, *more = (folder / "technique-naked-single.sdm").read_text("ascii").splitlines()
        assert first == start
        added.append(more)
    assert added[0] == added[1]
    for line in added[0]:
        assert search.is_unique(grid_of(line))
        assert graded(grid_of(line))[1] == "naked-single"


def test_nobody_wanders_from_nowhere(tmp_path: Path) -> None:
    assert mining.wander(Shelf(tmp_path), "naked-single", 1) == []


def test_who_wanders_tells_only_of_boards_far_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planting, "shuffled", lambda grid, dice: grid)
    told = [shipped("technique-pointing")[0]]
    wanderer = Wanderer(told[0], goal_of(NINE, None, "pointing"), Dice(1))
    for _ in range(3000):
        if (grid := wanderer.attempt()) is not None:
            told.append(grid)
        if len(told) == 4:
            break
    assert len(told) == 4
    for index, grid in enumerate(told):
        for before in told[:index]:
            board = search.solve(before)
            assert board is not None
            alike = sum(value == other for value, other in zip(grid.values, board, strict=True))
            assert alike <= 0.6 * grid.given_count


def test_ratings_are_brought_up_to_date(tmp_path: Path) -> None:
    grids = shipped("technique-pointing")[:2]
    path = tmp_path / "technique-pointing.sdm"
    path.write_text("".join(f"{line_of(grid)} # old\n" for grid in grids), encoding="ascii")
    Shelf(tmp_path).rate_again()
    assert mined(tmp_path) == {path.stem: [rated_line(grid).rstrip("\n") for grid in grids]}
    assert [line_of(grid_of(line)) for line in mined(tmp_path)[path.stem]] == list(
        map(line_of, grids)
    )
    first = mined(tmp_path)[path.stem][0].split()
    assert first[2:3] + first[4:] == ["medium", "pointing"]
    assert float(first[3]) > 0


def test_a_cluster_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "_HARVESTED", 8)
    # So that some grids go where there is room instead, and the last ones find none at all.
    monkeypatch.setattr(mining, "PER_TECHNIQUE", 2)
    monkeypatch.setattr(mining, "PER_LEVEL", 3)
    with LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
        scheduler_kwargs={"dashboard_address": "127.0.0.1:0"},
    ) as cluster:
        said: list[list[str]] = []
        for address in (None, cluster.scheduler_address):
            folder = tmp_path / str(len(said))
            folder.mkdir()
            said.append([])
            with helpers_at(address) as helpers:
                mining.mine(Shelf(folder), mining.harvest, range(4), "", said[-1].append, helpers)
    assert mined(tmp_path / "0") == mined(tmp_path / "1")
    assert {len(lines) for lines in mined(tmp_path / "0").values()} >= {2, 3}
    assert [line.partition(":")[0] for line in said[0]] == ["0", "1", "2", "3"]


def test_what_was_found_twice_is_kept_once(tmp_path: Path) -> None:
    """Somebody elsewhere does not know what others find at the same time, and writes nothing."""
    shelf = Shelf(tmp_path)
    there = shelf.apart()
    grid = shipped("technique-pointing")[0]
    assert there.add("technique-pointing", grid)
    assert not mined(tmp_path)
    assert there.grids("technique-pointing") == [grid]
    assert shelf.grids("technique-pointing") == []
    for _ in range(2):
        for homes, found in there.gained:
            shelf.add(homes[0], found, *homes[1:])
    assert len(mined(tmp_path)["technique-pointing"]) == 1
