"""``tutor generate --level`` and ``--technique``."""

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.grids import CLASSIC, grid_of
from tutor.cli.progress import Progress
from tutor.cli.sudoku import making as grid_making
from tutor.games.sudoku.making import LEVELS, Report, graded
from tutor.games.sudoku.orders import Fresh, Order, Unavailable
from tutor.rating.levels import Level
from tutor.sudoku import sat, search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.symmetry import Symmetry, orbits

NINE = Geometry.of(3, 3)


def is_symmetric(line: str, symmetry: Symmetry) -> bool:
    """Whether cells that belong together are all given or all empty."""
    return all(len({line[cell] == "." for cell in cells}) == 1 for cells in orbits(NINE, symmetry))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level(level: Level) -> None:
    count = 1 if level == "diabolical" else 2
    options = ("--level", level, "--count", str(count), "--seed", "7", "--json")
    done = tutor("generate", *options)
    assert (done.code, done.err) == (0, "")
    assert len({made["grid"] for made in done.objects}) == count
    for made in done.objects:
        grid = grid_of(made["grid"])
        assert made["level"] == level
        assert graded(grid) == (level, made["hardest"])
        assert list(search.solutions(grid)) == [[int(digit) for digit in made["solution"]]]
        assert (made["givens"], made["empty"]) == (grid.given_count, 81 - grid.given_count)
        assert (made["box"], made["seed"]) == ("3x3", "7")
        assert made["unique"] is made["reached"] is True


def test_only_grids_to_order_are_graded_in_json() -> None:
    (made,) = tutor("generate", "--seed", "1", "--json").objects
    assert "level" not in made
    assert "hardest" not in made


@pytest.mark.parametrize("technique", ["naked-single", "pointing", "skyscraper"])
def test_a_technique(technique: str) -> None:
    done = tutor("generate", "--technique", technique, "--count", "2", "--seed", "3")
    assert (done.code, done.err) == (0, "")
    assert len(set(done.lines)) == 2
    assert {graded(grid_of(line))[1] for line in done.lines} == {technique}


def test_a_technique_of_a_level() -> None:
    options = ("--level", "Difficile", "--technique", " Skyscraper", "--seed", "1", "--json")
    (made,) = tutor("generate", *options).objects
    assert (made["level"], made["hardest"]) == ("hard", "skyscraper")


@pytest.mark.parametrize("options", [("--level", "hard"), ("--technique", "hidden-single")])
def test_a_seed_gives_the_same_grids_however_many(options: tuple[str, str]) -> None:
    five = tutor("generate", *options, "--count", "5", "--seed", "s")
    three = tutor("generate", *options, "--count", "3", "--seed", "s")
    assert len(set(five.lines)) == 5
    assert three.lines == five.lines[:3]
    assert tutor("generate", *options, "--seed", "t").lines[0] != five.lines[0]


def test_without_a_seed_it_is_told() -> None:
    done = tutor("generate", "--level", "medium")
    seed = done.err.strip().removeprefix("# seed ")
    assert tutor("generate", "--level", "medium", "--seed", seed).out == done.out


@pytest.mark.parametrize(
    ("symmetry", "level"), [("rotation", "hard"), ("diagonal", "easy"), ("mirror", "easy")]
)
def test_a_symmetry(symmetry: Symmetry, level: Level) -> None:
    options = ("--level", level, "--symmetry", symmetry, "--count", "2", "--seed", "1")
    done = tutor("generate", *options)
    assert (done.code, len(done.lines)) == (0, 2)
    for line in done.lines:
        assert is_symmetric(line, symmetry)
        assert graded(grid_of(line))[0] == level


def test_only_the_symmetry_asked_for() -> None:
    usual, none = (
        tutor("generate", "--level", "medium", "--seed", "1", *options).lines[0]
        for options in ((), ("--symmetry", "none"))
    )
    assert is_symmetric(usual, "rotation")
    assert not is_symmetric(none, "rotation")


@pytest.mark.parametrize("name", ["grid", "opensudoku", "hodoku"])
def test_formats(name: str) -> None:
    options = ("generate", "--level", "easy", "--seed", "1", "--count", "2")
    read = tutor("convert", "-", "--to", "line", stdin=tutor(*options, "--to", name).out)
    assert read.lines == tutor(*options).lines


@pytest.mark.parametrize(("shape", "level"), [("2x3", "easy"), ("2x4", "hard"), ("3x4", "easy")])
def test_sizes(shape: str, level: str) -> None:
    options = ("--box", shape, "--level", level, "--seed", "1", "--json")
    (made,) = tutor("generate", *options).objects
    assert (made["box"], made["level"]) == (shape, level)
    assert search.is_unique(grid_of(made["grid"]))


@each_case(
    ("arguments", "message"),
    [
        (["--level", "mister"], "--level mister: expected one of beginner easy medium hard expert"),
        (["--level", ""], '--level "": expected one of beginner'),
        (["--level", "\x1b[31m"], "--level \\x1b[31m: expected one of beginner"),
        (["--technique", "x-wimg"], "--technique x-wimg: expected the id of a technique. Did you"),
        (["--technique", "\x1b[31m"], "--technique \\x1b[31m: expected the id of a technique"),
        (["--technique", "search"], "--technique search: expected a logical technique"),
        (["--symmetry", "\x1b", "--level", "easy"], "--symmetry \\x1b: expected one of none"),
        (["--level", "easy", "--remove", "50%"], "--level and --remove don’t go together."),
        (["--level", "easy", "--minimal"], "--level and --minimal don’t go together."),
        (["--level", "easy", "--not-unique"], "--level and --not-unique don’t go together."),
        (["--technique", "x-wing", "--remove", ""], "--technique and --remove don’t go together."),
        (["--technique", "x-wing", "--minimal"], "--technique and --minimal don’t go together."),
        (["--level", "easy", "--box", "6x6", "--to", "ss"], "--to: the format "),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    done = tutor("generate", "--seed", "1", *arguments)
    assert done.err.startswith(message)
    assert (done.code, done.out) == (2, "")


@pytest.mark.parametrize("command", ["generate", "play"])
def test_a_technique_of_another_level(command: str) -> None:
    done = tutor(command, "--level", "facile", "--technique", "x-wing")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        "--level easy and --technique x-wing don’t go together: this technique belongs to hard.\n"
    )


def test_what_cannot_be_had() -> None:
    options = ("--box", "2x2", "--level", "hard", "--symmetry", "mirror", "--seed", "1")
    done = tutor("generate", *options)
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "no grid was found for --box 2x2 --level hard --symmetry mirror: "
        "there may be none, or only with another seed.\n"
    )
    french = tutor("generate", *options, "--lang", "fr")
    assert french.err.startswith("aucune grille trouvée pour --box 2x2 --level hard")


def test_what_was_not_tried_is_not_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    large = tutor("generate", "--box", "7x7", "--level", "hard", "--seed", "1")
    assert large.err == (
        "no grid was tried for --box 7x7 --level hard: "
        "grids that need more than singles are made up to 36x36.\n"
    )
    monkeypatch.setattr(sat, "available", lambda: False)
    missing = tutor("generate", "--box", "5x5", "--technique", "x-wing", "--lang", "fr")
    assert missing.code == 1
    assert "demande le paquet python-sat" in missing.err


def test_what_something_simpler_always_does_is_told_at_once() -> None:
    done = tutor("generate", "--technique", "template-set", "--seed", "1")
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "no grid was found for --box 3x3 --technique template-set: something simpler nearly always "
        "does the same job. Where it applies, tutor hint --technique template-set "
        "shows it.\n"
    )


# What happens in the middle of a run

OTHER = CLASSIC.replace("9", ".")


def making(monkeypatch: pytest.MonkeyPatch, **made: str | type[BaseException]) -> list[str]:
    """Let each seed make this, or end like this; the seeds that are asked for, in order."""
    asked: list[str] = []

    def fresh(order: Order, seed: str, report: Report) -> Fresh:
        asked.append(seed)
        outcome = made["_" + seed.replace("/", "_")]
        if not isinstance(outcome, str):
            raise outcome(order)
        return Fresh(grid_of(outcome), "easy", "hidden-single")

    monkeypatch.setattr(grid_making, "fresh", fresh)
    return asked


def test_one_that_cannot_be_had_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid_making, "_SEEDS", 2)
    asked = making(monkeypatch, _1_0=CLASSIC, _1_1=Unavailable, _1_1_1=Unavailable)
    done = tutor("generate", "--technique", "w-wing", "--count", "3", "--seed", "1")
    assert (done.code, done.lines) == (1, [CLASSIC])
    assert done.err.startswith("grid 2: no grid was found for --box 3x3 --technique w-wing: ")
    assert asked == ["1/0", "1/1", "1/1/1"]


def test_where_not_even_the_first_can_be_had_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = making(monkeypatch, _1_0=Unavailable)
    done = tutor("generate", "--technique", "w-wing", "--count", "3", "--seed", "1")
    assert (done.code, done.out, asked) == (1, "", ["1/0"])
    assert done.err.startswith("grid 1: no grid was found")


def test_ctrl_c_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    making(monkeypatch, _1_0=CLASSIC, _1_1=KeyboardInterrupt)
    done = tutor("generate", "--level", "easy", "--count", "3", "--seed", "1", "--to", "opensudoku")
    assert done.code == 130
    assert done.err == "Stopped. What was done so far is complete.\n"
    assert tutor("convert", "-", "--to", "line", stdin=done.out).lines == [CLASSIC]


def test_no_grid_comes_twice_where_there_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = making(
        monkeypatch, _1_0=CLASSIC, _1_1=CLASSIC, _1_1_1=Unavailable, _1_1_2=OTHER, _1_2=OTHER
    )
    done = tutor("generate", "--level", "easy", "--count", "2", "--seed", "1")
    assert (done.code, done.lines, done.err) == (0, [CLASSIC, OTHER], "")
    assert asked == ["1/0", "1/1", "1/1/1", "1/1/2"]


def test_a_grid_that_has_to_come_twice_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grid_making, "_SEEDS", 2)
    making(monkeypatch, _1_0=CLASSIC, _1_1=CLASSIC, _1_1_1=Unavailable)
    done = tutor("generate", "--level", "easy", "--count", "2", "--seed", "1")
    assert (done.code, done.lines) == (0, [CLASSIC, CLASSIC])
    assert done.err == "# grid 2: the same grid as before: no other was found\n"


class Watched(Progress):
    """Somebody has been waiting; what is shown is kept."""

    is_due = True

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[str, float | None]] = []

    def show(self, text: str, share: float | None = None) -> None:
        self.shown.append((text, share))


def test_how_many_grids_have_been_tried_is_said_once_for_each_number() -> None:
    progress = Watched()
    report = progress.counted(str, 0.5)
    for tried in (0, 0, 1, 1, 1, 4):
        report(tried)
    assert progress.shown == [("0", 0.5), ("1", 0.5), ("4", 0.5)]


def test_progress_names_the_grid_of_many(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    monkeypatch.setattr("tutor.cli.generate.Progress", lambda: watched)
    tutor("generate", "--level", "expert", "--count", "2", "--seed", "1", "--lang", "fr")
    assert ("grille 2\u00a0: 1 grille essayée", 0.5) in watched.shown
    watched.shown.clear()
    tutor("generate", "--level", "expert", "--seed", "1")
    assert ("1 grid tried", None) in watched.shown
