"""The machine of a clue: it accepts what has the clue, and says what unknown cells can be."""

import json
from itertools import product
from pathlib import Path

import pytest

from tests.cases import each_case
from tests.cli.runner import tutor
from tests.nonogram.coloured import INKS, arrangements
from tutor.lab.study import machine
from tutor.lab.study.automata import Deterministic
from tutor.lab.study.machine_drawing import chain, svg
from tutor.nonogram.puzzle import Clue, clue_of, clue_of_signs

CLUES: list[Clue] = [(), (1,), (3,), (2, 1), (1, 1, 1), (2, 2)]


def fitting(clue: Clue, line: str) -> list[str]:
    """Every line of the clue that agrees with what is known."""
    lines = ("".join(cells) for cells in product("#.", repeat=len(line)))
    return [
        each
        for each in lines
        if clue_of([cell == "#" for cell in each]) == clue
        and all(known in ("?", cell) for known, cell in zip(line, each, strict=True))
    ]


@each_case("clue", CLUES)
def test_a_line_is_accepted_when_some_line_of_the_clue_fits(clue: Clue) -> None:
    made = machine.of_clue(clue)
    larger = machine.determinised(made)
    for cells in product("#.?", repeat=5):
        line = "".join(cells)
        fits = fitting(clue, line)
        reading = machine.run(made, line)
        assert reading.is_accepted == bool(fits), line
        if fits:
            expected = [
                "".join(c for c in "#." if c in column) for column in zip(*fits, strict=True)
            ]
            assert list(reading.possible) == expected, line
        state: int | None = 0
        for cell in line:
            state = None if state is None else larger.arrows[state].get(cell)
        assert (state in larger.finals) == bool(fits), "determinised, it says the same"


@each_case("clue", CLUES)
def test_its_states_are_those_of_the_study(clue: Clue) -> None:
    larger = machine.determinised(machine.of_clue(clue))
    # The study's table has one more: the state of no way out.
    assert len(larger.arrows) + 1 == Deterministic(clue).state_count


def test_where_a_line_is_rejected() -> None:
    made = machine.of_clue((2, 1))
    assert machine.run(made, ".#.#.").rejected_at == 2
    assert machine.run(made, "##...").rejected_at is None


def test_drawings() -> None:
    made = machine.of_clue((2, 1))
    assert chain(made) == ["(0.) ─#→ (1) ─#→ (2) ─.→ (3.) ─#→ ((4.))"]
    assert all(len(line) <= 40 for line in chain(machine.of_clue((9, 9, 9)), 40))
    drawn = svg(made, "<2 1>")
    assert drawn.count("<circle") == 6, "five states, the last with two circles"
    assert "&lt;2 1&gt;" in drawn


def test_the_command(tmp_path: Path) -> None:
    path = tmp_path / "machine.svg"
    told = tutor("nonogram", "automaton", "2 1", "--line", "?#??.", "--determinise",
                 "--svg", str(path))  # fmt: skip
    assert told.code == 0
    assert "In all of them: ##.#." in told.out
    assert "5 states become 19" in told.out
    assert path.read_text().startswith("<svg")
    no = tutor("nonogram", "automaton", "2 1", "--line", " ■ ■ ", "--json", "--lang", "fr")
    assert no.code == 1
    assert json.loads(no.out)["line"]["rejected_at"] == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("2 x",), 'found "x"'),
        (("2 0 1",), "0"),
        (("2 1", "--line", "#a"), 'cell 2: found "a"'),
        (("3 2 " * 12, "--determinise"), "more than"),
    ],
)
def test_bad_input_is_named(arguments: tuple[str, ...], said: str) -> None:
    result = tutor("nonogram", "automaton", *arguments)
    assert result.code == 2
    assert said in result.err


@each_case("signs", ["rrb", "rr.r", "r.r.b", "rgb", ".", "r.rbb", "gg"])
def test_in_colours_blocks_of_different_ones_may_touch(signs: str) -> None:
    clue = clue_of_signs(signs, INKS)
    made = machine.of_clue(clue)
    larger = machine.determinised(made)
    ways = list(arrangements(clue, 5))
    for cells in product("rgb.?", repeat=5):
        line = "".join(cells)
        fits = [way for way in ways if all(k in ("?", c) for k, c in zip(line, way, strict=True))]
        strange = any(cell not in (*made.letters, "?") for cell in line)
        if strange:
            continue
        reading = machine.run(made, line)
        assert reading.is_accepted == bool(fits), line
        if fits:
            columns = [set(column) for column in zip(*fits, strict=True)]
            assert [set(possible) for possible in reading.possible] == columns, line
        state: int | None = 0
        for cell in line:
            state = None if state is None else larger.arrows[state].get(cell)
        assert (state in larger.finals) == bool(fits)
    assert ">r</text>" in svg(machine.of_clue(clue_of_signs("rb", INKS)), "2r")


def test_coloured_clues_on_the_command_line() -> None:
    done = tutor("nonogram", "automaton", "2R 1b", "--line", "r??")
    assert done.code == 0
    assert "(0.) ─r→ (1) ─r→ (2.) ─b→ ((3.))" in done.out
    assert "In all of them: rrb" in done.out
    assert "2k 1b" in tutor("nonogram", "automaton", "2 1b").out
    told = tutor("nonogram", "automaton", "1r 1r", "--line", "rr", "--json").objects[0]
    assert told["clue"] == ["1r", "1r"]
    for wrong in (("2x",), ("2rr",), ("2r", "--line", "#"), ("2r 0b",), ("r",)):
        for language in ("en", "fr"):
            refused = tutor("nonogram", "automaton", *wrong, "--lang", language)
            assert (refused.code, refused.out) == (2, ""), wrong
