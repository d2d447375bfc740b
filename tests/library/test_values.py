"""Grids and nonograms as values, and what the verbs make of them."""

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

import tutor
from tests.cases import each_case
from tests.cli.runner import tutor as command
from tests.conftest import CHECKOUT
from tests.grids import CLASSIC, CLASSIC_SOLUTION
from tutor import Grid, Nonogram
from tutor.base.sat import SatMissing
from tutor.base.watch import no_pulse
from tutor.library.limits import Limits

HEART = Nonogram([[1, 1], [5], [5], [3], [1]], [[2], [4], [4], [4], [2]], title="Heart")
TWO_PICTURES = Nonogram.parse("1, 1 / 1, 1")
COLOURED = Nonogram.parse(
    '{"inks": [{"letter": "r", "name": "red", "rgb": "ff0000"}, '
    '{"letter": "b", "name": "blue", "rgb": "0000ff"}], '
    '"rows": [["1r", "1b"], ["2b"]], "columns": [["1r", "1b"], ["2b"]], "by": "me"}'
)
GRIDS = (
    Grid.parse(CLASSIC),
    Grid.parse(CLASSIC).after("r1c3=4", "r1c4!=2"),
    Grid([0] * 36, box=(3, 2)),
    Grid([1, *[0] * 1295]),
)
NONOGRAMS = (HEART, HEART.after("r1c1=.", "r1c2=#"), COLOURED, COLOURED.after("r1c1=red"))


def level(name: str, count: int) -> list[Grid]:
    text = (CHECKOUT / "puzzles" / f"technique-{name}.sdm").read_text(encoding="utf-8")
    return list(islice(Grid.parse_all(text), count))


@each_case("value", [*GRIDS, *NONOGRAMS])
def test_what_repr_says_and_pickles_keep_is_equal(value: Grid | Nonogram) -> None:
    for again in (eval(repr(value)), pickle.loads(pickle.dumps(value))):
        assert again == value
        assert hash(again) == hash(value)
        assert repr(again) == repr(value)
    assert value != object()


def test_drawings_and_every_format_are_read_back() -> None:
    grid, nonogram = GRIDS[0], HEART
    assert Grid.parse(str(grid)) == grid
    for form in set(grid.formats) - {"sukaku"}:  # which has candidates alone
        assert Grid.parse(grid.write(form)) == grid, form
    small = GRIDS[2]  # 6x6 in boxes of 3x2
    for form in set(small.formats) - {"sukaku"}:
        assert Grid.parse(small.write(form), box=small.box) == small, form
    assert "sudokuwiki" not in small.formats
    for form in set(nonogram.formats) - {"picture"}:
        assert Nonogram.parse(nonogram.write(form)).rows == nonogram.rows
    with pytest.raises(ValueError, match="'xyz'"):
        grid.write("xyz")
    with pytest.raises(ValueError, match="36x36"):
        GRIDS[3].write("hodoku")


def test_nothing_changes_a_grid() -> None:
    grid = Grid.parse(CLASSIC)
    before, line = repr(grid), grid.write()
    grid.after("r1c3=4")
    assert tutor.solve(grid) == tutor.solve(grid)
    list(tutor.walk(grid))
    tutor.hint(grid.after("r1c3=1"))
    assert repr(grid) == before
    assert grid.write() == line


def test_cells_are_asked_by_their_names() -> None:
    grid = Grid.parse(CLASSIC, placed=["r1c1"], removed={"r1c3": [1]})
    assert (grid["r1c1"], grid["r9c9"], grid["r1c3"]) == (5, 9, 0)
    assert grid.candidates("r1c3") == (2, 4)
    assert grid.is_given("r1c2")
    assert not grid.is_given("r1c1")
    assert (HEART["r1c1"], HEART.after("r1c1=white")["r1c1"]) == ("?", ".")
    for puzzle in (grid, HEART):
        for cell in ("r10c1", "r0c1", "x", "r1c1=1"):
            with pytest.raises(ValueError, match="is no cell"):
                puzzle[cell]


@each_case(
    "text, line, column",
    [("", None, None), (CLASSIC.replace("6", "%"), 1, 10), (f"{CLASSIC}\n" * 2, None, None)],
)
def test_what_is_no_grid_is_refused_with_its_place(
    text: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(tutor.BadText) as caught:
        Grid.parse(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.line) == (str(caught.value), line)
    assert again.sentence("fr") != again.sentence() == str(again)


def test_what_is_no_nonogram_is_refused_with_its_place() -> None:
    for text, line in (("1 / 2, x", 1), ("", None), ("1 / 1\n1 / 1\n", None)):
        with pytest.raises(tutor.BadText) as caught:
            Nonogram.parse(text)
        assert caught.value.line == line
    with pytest.raises(tutor.BadText, match="5"):
        Nonogram([[5]], [[1]])
    for board in (["#"], ["###?", "????"], ["#x", "??"]):
        with pytest.raises(ValueError, match="expected"):
            Nonogram.parse("2, 1 / 2, 1", board=board)
    bad: list[tutor.BadText] = []
    assert len(list(Nonogram.parse_all("1 / 1\nx / 1\n1 / 1", on_error=bad.append))) == 2
    assert bad[0].line == 2


@each_case(
    "puzzle, move",
    [
        (GRIDS[0], "r1c1=4"),
        (GRIDS[0], "r1c3=0"),
        (GRIDS[0], "r10c1=1"),
        (GRIDS[0], "\x1b[2J"),
        (HEART, "r6c1=#"),
        (HEART, "r1c1=7"),
        (COLOURED, "r1c1=green"),
    ],
)
def test_a_move_that_cannot_be_is_refused(puzzle: Grid | Nonogram, move: str) -> None:
    with pytest.raises(tutor.BadMove) as caught:
        puzzle.after(move)
    assert "\x1b" not in str(caught.value)
    assert caught.value.sentence("fr") != str(caught.value)


def test_steps_lead_where_their_moves_say_and_to_the_solution() -> None:
    for grid in (Grid.parse(CLASSIC), *level("x-wing", 2), *level("xy-chain", 1)):
        board = grid
        for step in tutor.walk(grid):
            assert step.puzzle == board
            board = board.after(*step.moves)
            assert [board[f"r{n // 9 + 1}c{n % 9 + 1}"] for n in range(81)] == [*step.after.values]
            assert step.after == board
        assert (solved := tutor.solve(grid)) is not None
        assert board.values == solved.values
    for nonogram in (HEART, COLOURED, tutor.generate_nonogram(seed=2)):
        painted = nonogram
        for move in tutor.walk(nonogram):
            painted = painted.after(*move.moves)
            assert painted == move.after
        assert painted == tutor.solve(nonogram)


def test_a_wrong_board_is_told_before_any_step() -> None:
    solution = Grid.parse(CLASSIC_SOLUTION)
    grid = Grid.parse(CLASSIC)
    for cell in ("r1c3", "r5c5", "r9c1"):
        for digit in grid.candidates(cell):
            board = grid.after(f"{cell}={digit}")
            is_wrong = digit != solution[cell]
            found = tutor.hint(board)
            assert isinstance(found, tutor.Mistake) == is_wrong
            assert (tutor.check(board) is not None) == is_wrong
            assert isinstance(tutor.hint(board, technique="hidden-single"), tutor.Mistake) == (
                is_wrong
            )
            if is_wrong:
                assert isinstance(found, tutor.Mistake)
                assert found.move == f"{cell}={digit}"
                with pytest.raises(tutor.FlawedPuzzle):
                    tutor.walk(board)
                with pytest.raises(tutor.FlawedPuzzle):
                    tutor.steps(board, "pointing")
                assert tutor.why(board, "r1c4=2").verdict == "contradiction"
    wrong = HEART.after("r1c1=#")
    assert isinstance(tutor.hint(wrong), tutor.Mistake)
    with pytest.raises(tutor.FlawedPuzzle):
        tutor.walk(wrong)


def test_a_candidate_that_is_needed_and_crossed_out_is_a_mistake() -> None:
    board = Grid.parse(CLASSIC).after("r5c5!=5")
    found = tutor.hint(board)
    assert isinstance(found, tutor.Mistake)
    assert (found.kind, found.move) == ("wrong-mark", "r5c5!=5")
    assert any("r5c5 is 5" in sentence for sentence in found.sentences(rung=4))


def test_other_languages_and_rungs_are_refused() -> None:
    step = tutor.hint(Grid.parse(CLASSIC))
    assert isinstance(step, tutor.Step)
    for ask in (
        lambda: tutor.hint(HEART, language="de"),  # type: ignore[arg-type]
        lambda: tutor.rate(HEART, language="de"),  # type: ignore[arg-type]
        lambda: step.html("de"),  # type: ignore[arg-type]
        lambda: step.name("de"),  # type: ignore[arg-type]
        lambda: step.sentences(rung=5),
    ):
        with pytest.raises(ValueError, match=r"one of en, fr|from 1 to 4"):
            ask()


def test_claims_are_judged() -> None:
    grid = Grid.parse(CLASSIC)
    assert tutor.why(grid, "r1c1=5").verdict == "known"
    assert tutor.why(grid, "r5c5=5").verdict == "proved"
    assert tutor.why(grid, "r5c5!=5").verdict == "refuted"
    assert tutor.why(Grid([0] * 16), "r1c1=1").verdict == "open"
    assert tutor.why(TWO_PICTURES, "r1c1=#").verdict == "open"
    for bad in ("", "r5c5", "r5c5=10"):
        with pytest.raises(tutor.BadMove):
            tutor.why(grid, bad)
    proof = tutor.why(HEART, "r1c1=.")
    assert proof.steps[-1].after["r1c1"] == "."


def test_only_one_solution_has_a_rating() -> None:
    for puzzle, flaw in (
        (Grid([0] * 81), "multiple"),
        (Grid([1, 1, *[0] * 79]), "invalid"),
        (Grid([1, 2, 3, 4, 5, 6, 7, 8, 0, *[0] * 62, 9, *[0] * 9]), "none"),
    ):
        with pytest.raises(tutor.FlawedPuzzle) as caught:
            tutor.rate(puzzle)
        assert caught.value.flaw == flaw
    with pytest.raises(tutor.FlawedPuzzle) as caught:
        tutor.rate(TWO_PICTURES)
    assert caught.value.flaw == "multiple"
    rating = tutor.rate(HEART, language="fr")
    assert (rating.level, rating.pace) == ("beginner", None)
    assert str(rating).startswith("Débutant")
    assert pickle.loads(pickle.dumps(rating)) == rating


def test_new_puzzles_are_those_of_the_commands() -> None:
    assert tutor.generate(seed=7).write() == command("generate", "--seed", "7").lines[0]
    made = tutor.generate(level="easy", seed=7).write()
    assert made == command("generate", "--level", "easy", "--seed", "7").lines[0]
    made = tutor.generate_nonogram(8, 6, black=0.6, seed=7).write()
    options = ("--size", "8x6", "--black", "60%", "--seed", "7", "--unique")
    assert made == command("nonogram", "generate", *options).lines[0]
    assert tutor.generate() != tutor.generate()


def test_impossible_wishes_are_refused() -> None:
    for wish in (
        lambda: tutor.generate(level="simple"),  # type: ignore[arg-type]
        lambda: tutor.generate(technique="x-wings"),
        lambda: tutor.generate(level="easy", minimal=True),
        lambda: tutor.generate(empty=40),
        lambda: tutor.generate_nonogram(0, 5),
        lambda: tutor.generate_nonogram(5, 5, colours=99),
        lambda: tutor.hint(HEART, technique="x-wing"),
        lambda: tutor.walk(HEART, techniques=["x-wing"]),
    ):
        with pytest.raises(ValueError, match=r"one of|no technique|exclude|from \d"):
            wish()
    with pytest.raises(tutor.Unavailable, match="level='expert'"):
        tutor.generate(level="expert", symmetry="rotation", box=(2, 2))
    with pytest.raises(tutor.Unavailable, match="144"):
        tutor.generate_nonogram(30, 30, level="beginner")


def test_a_board_out_of_reach_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> Iterator[list[int]]:
        raise SatMissing

    monkeypatch.setattr("tutor.sudoku.search.solutions", missing)
    with pytest.raises(tutor.OutOfReach, match="python-sat"):
        tutor.solve(Grid([0] * 625))


# Limits


def test_work_ends_when_somebody_says_so() -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(tutor.Stopped):
        tutor.generate(technique="jellyfish", stop=stop)
    assert asked == 4
    empty = Grid([0] * 256)
    for work in (
        lambda: list(tutor.solutions(Grid([0] * 81), seconds=0)),
        lambda: tutor.hint(empty, seconds=0),
        lambda: tutor.check(empty, seconds=0),
        lambda: tutor.rate(empty, seconds=0),
        lambda: tutor.why(empty, "r1c1=1", seconds=0),
        lambda: list(tutor.walk(empty, seconds=0)),
        lambda: tutor.generate_nonogram(20, 20, level="master", seconds=0),
        lambda: tutor.hint(Nonogram([[1]] * 30, [[1]] * 30), seconds=0),
    ):
        with pytest.raises(tutor.TimeUp, match="0 seconds"):
            work()


def test_the_clock_runs_only_while_there_is_work(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tutor.library.limits.monotonic", lambda: now)
    limits = Limits(1, None)
    found = limits.each(iter("abc"))
    for _ in "abc":
        next(found)
        limits.pulse()
        now += 10  # somebody looks at it
    limits.begin()
    limits.pulse()
    assert Limits(None, None).pulse is no_pulse
