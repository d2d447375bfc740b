"""``tutor generate``."""

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import grid_of
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry


def test_a_seed_gives_the_same_grids() -> None:
    one = tutor("generate", "--seed", "7", "--count", "3")
    assert one.code == 0
    assert one.err == ""
    assert len(one.lines) == 3
    assert len(set(one.lines)) == 3
    assert one.out == tutor("generate", "--seed", "7", "-n", "3").out
    assert one.lines[0] == tutor("generate", "--seed", "7").lines[0]
    assert one.out != tutor("generate", "--seed", "8", "--count", "3").out
    for line in one.lines:
        grid = grid_of(line)
        assert search.is_unique(grid)
        assert line.count(".") == 32, "about 40% by default"


def test_without_a_seed_it_is_told() -> None:
    done = tutor("generate")
    seed = done.err.strip().removeprefix("# seed ")
    assert seed.isdigit()
    assert tutor("generate", "--seed", seed).out == done.out
    assert tutor("generate").out != done.out


def test_json() -> None:
    (made,) = tutor("generate", "--seed", "1", "--box", "2x3", "--json").objects
    assert made["box"] == "2x3"
    assert (made["givens"], made["empty"], made["unique"], made["reached"]) == (22, 14, True, True)
    solved = tutor("solve", made["grid"], "--json").objects[0]
    assert solved["solution"] == made["solution"]


@pytest.mark.parametrize("remove", ["60%", "60", "60.0%", " 60 % "])
def test_a_percentage(remove: str) -> None:
    line = tutor("generate", "--seed", "1", "--remove", remove).lines[0]
    assert line.count(".") == 49


def test_a_percentage_out_of_reach_says_what_was_reached() -> None:
    done = tutor("generate", "--seed", "1", "--remove", "90%")
    assert done.code == 0
    empty = done.lines[0].count(".")
    assert 55 <= empty < 65
    assert search.is_unique(grid_of(done.lines[0]))
    share = f"{100 * empty / 81:.1f}%"
    assert done.err == (
        f"# grid 1: {empty} of 81 cells emptied ({share}): "
        "73 was out of reach with a unique solution\n"
    )


def test_not_unique() -> None:
    done = tutor("generate", "--seed", "1", "--not-unique", "--count", "3")
    assert [search.count(grid_of(line), 2) for line in done.lines] == [2, 2, 2]
    few = tutor("generate", "--seed", "1", "--not-unique", "--remove", "1%")
    assert "1 would not be enough for a second solution" in few.err
    one = tutor("generate", "--seed", "1", "--not-unique", "--box", "1x1")
    assert (one.code, one.out) == (1, "")
    assert one.err == "a 1x1 grid has exactly one solution\n"


def test_minimal() -> None:
    grid = grid_of(tutor("generate", "--seed", "1", "--minimal").lines[0])
    assert search.is_unique(grid)
    assert grid.given_count < 30


def test_symmetry() -> None:
    for name in ("rotation", "half-turn"):
        line = tutor("generate", "--seed", "1", "--symmetry", name).lines[0]
        assert [c == "." for c in line] == [c == "." for c in reversed(line)]


@each_case("name", ["grid", "pencilmarks", "opensudoku", "commas", "sdk"])
def test_formats(name: str) -> None:
    made = tutor("generate", "--seed", "1", "--count", "3", "--to", name)
    read = tutor("convert", "-", "--to", "line", stdin=made.out)
    assert read.code == 0
    assert len(read.lines) == 3


@each_case("shape", [(1, 1), (2, 2), (2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_sizes(shape: tuple[int, int]) -> None:
    made = tutor("generate", "--seed", "1", "--box", f"{shape[0]}x{shape[1]}")
    assert made.code == 0
    assert grid_of(made.out).geometry is Geometry.of(*shape)


def test_large_grids_need_numbers() -> None:
    assert "," in tutor("generate", "--seed", "1", "--box", "6x6").out
    done = tutor("generate", "--seed", "1", "--box", "6x6", "--to", "sdm")
    assert (done.code, done.out) == (2, "")
    assert 'the format "sdm" holds grids up to 35x35' in done.err


@each_case(
    ("arguments", "message"),
    [
        (["--remove", "101%"], "--remove 101%: expected a percentage"),
        (["--remove", "many"], "--remove many: expected a percentage"),
        (["--remove", "-5%"], "--remove -5%: expected a percentage"),
        (["--count", "0"], "--count 0: expected a number of at least 1."),
        (["--box", "three"], "--box three: expected rows x columns"),
        (["--symmetry", "odd"], "--symmetry odd: expected one of none rotation"),
        (["--to", "pdf"], "--to pdf: expected one of line"),
        (["--minimal", "--remove", "50%"], "--minimal and --remove don’t go together."),
        (["--minimal", "--not-unique"], "--minimal and --not-unique don’t go together."),
        (["--json", "--to", "sdk"], "--to and --json don’t go together."),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    done = tutor("generate", *arguments)
    assert done.code == 2
    assert done.err.startswith(message)
    assert done.out == ""
