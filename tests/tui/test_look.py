"""What is to be seen of each cell: the game, the cursor, and what the coach lights up."""

import unicodedata
from dataclasses import replace

import pytest

from tests.explain.test_path import puzzle
from tests.grids import CLASSIC, grid_of
from tests.narrate.cases import CASES, stored, told_step
from tests.narrate.chain import CHAIN, long_step, step_of
from tutor import narrate
from tutor.explain.path import path
from tutor.games.sudoku.board import Board
from tutor.games.sudoku.coach import Light, light_of
from tutor.games.sudoku.game import Game
from tutor.games.told import KEYS, keys_of
from tutor.narrate.sudoku.grid_reader import legend_of, visible_marks
from tutor.narrate.sudoku.nodes import line_sign, node_sign
from tutor.sudoku.geometry import Geometry
from tutor.techniques.ladder import LADDER
from tutor.techniques.step import Candidate, Mark, Step
from tutor.tui.sudoku.look import SIGNS, Lit, Look, Scene

OPEN = 2
NINE = Geometry.of(3, 3)


@pytest.fixture
def game() -> Game:
    return Game(grid_of(CLASSIC))


@pytest.fixture
def scene(game: Game) -> Scene:
    return Scene(game.board, cursor=None)


def test_a_cell_shows_its_digit_or_its_marks(game: Game, scene: Scene) -> None:
    game.mark([OPEN], 1)
    game.mark([OPEN], 4, corner=True)
    game.mark([3], 6)
    game.place([3], 2)
    looks = scene.looks()
    assert looks[0] == Look(5, True)
    assert looks[OPEN] == Look(centre=0b1, corner=0b1000)
    assert looks[3] == Look(2)


def test_neighbouring_rows_have_different_shades(scene: Scene) -> None:
    shades = [look.shade for look in scene.looks()]
    assert shades == ([0] * 9 + [1] * 9) * 4 + [0] * 9


def test_the_cursor_its_peers_and_what_is_selected(scene: Scene) -> None:
    scene.cursor, scene.selected = 40, {0, 40}
    looks = scene.looks()
    assert [cell for cell, look in enumerate(looks) if look.is_cursor] == [40]
    assert [cell for cell, look in enumerate(looks) if look.is_selected] == [0, 40]
    assert {c for c, look in enumerate(looks) if look.ground == "peer"} == set(NINE.peers(40))
    scene.show_peers = False
    assert not [look for look in scene.looks() if look.ground]


def test_every_ground_has_a_sign_of_its_own(game: Game, scene: Scene) -> None:
    signs = [*SIGNS.values(), *"ABCD"]
    assert len(set(signs)) == len(signs)
    for colour, letter in enumerate("ABCD", start=1):
        game.colour([colour], colour)
        assert scene.looks()[colour].sign == scene.looks()[colour].ground == letter


def test_what_matters_more_is_the_ground_of_a_cell(game: Game, scene: Scene) -> None:
    def ground() -> str:
        return scene.looks()[OPEN].ground

    scene.cursor = 3
    assert ground() == "peer"
    scene.light = Light(houses=(NINE.rows[0],))
    assert ground() == "house"
    assert not [look for look in scene.looks() if look.ground == "peer"], "houses are enough"
    game.mark([OPEN], 1)
    game.mark([OPEN], 4)
    scene.show_pairs = True
    assert ground() == "pair"
    scene.digit = 4
    assert ground() == "same"
    game.colour([OPEN], 3)
    assert ground() == "C"
    scene.light = replace(scene.light, wrong=(OPEN,))
    assert ground() == "wrong"


def test_a_digit_is_highlighted_as_digit_and_as_mark(game: Game, scene: Scene) -> None:
    game.mark([OPEN], 4)
    game.mark([3], 4, corner=True)
    game.mark([5], 4)
    game.place([5], 2)
    scene.digit = 4
    same = {cell for cell, look in enumerate(scene.looks()) if look.ground == "same"}
    fours = {cell for cell, value in enumerate(game.board.values) if value == 4}
    assert same == fours | {OPEN, 3}


def test_the_digit_under_the_cursor_stands_out_until_the_coach_lights_a_pattern_up(
    game: Game, scene: Scene
) -> None:
    def same() -> set[int]:
        return {cell for cell, look in enumerate(scene.looks()) if look.ground == "same"}

    game.mark([OPEN], 5)
    scene.cursor, scene.show_same = 0, True
    fives = {cell for cell, value in enumerate(game.board.values) if value == 5}
    assert same() == fives
    assert {cell for cell, look in enumerate(scene.looks()) if look.echo == 5} == {OPEN}, "marks"
    scene.cursor = OPEN
    assert same() == set()
    scene.cursor, scene.light = 0, Light(houses=(NINE.rows[4],))
    assert same() == set()
    scene.digit = 5
    assert same() == fives | {OPEN}, "what was asked for stays"


def test_below_the_board_stand_the_digits_left_and_the_marks(game: Game, scene: Scene) -> None:
    game.mark([OPEN], 1)
    game.mark([OPEN], 4, corner=True)
    scene.cursor = OPEN
    assert scene.foot().marks == "1 4"
    assert dict(scene.foot().left)["5"] == 9 - game.board.values.count(5)
    scene.cursor = 0
    assert scene.foot().marks == ""
    scene.is_paused = True
    assert scene.foot().left == ()


def test_where_nothing_is_judged_a_digit_too_many_is_not_told(game: Game, scene: Scene) -> None:
    left = 9 - game.board.values.count(5)
    game.place([cell for cell, value in enumerate(game.board.values) if not value][: left + 1], 5)
    assert dict(scene.foot().left)["5"] == -1
    scene.show_conflicts = False
    assert dict(scene.foot().left)["5"] == 0


def test_conflicts_show_on_every_cell_they_are_about(game: Game, scene: Scene) -> None:
    game.place([OPEN], 5)
    wrong = {cell for cell, look in enumerate(scene.looks()) if look.ground == "wrong"}
    assert wrong == {0, OPEN}
    scene.show_conflicts = False
    assert not [look for look in scene.looks() if look.ground == "wrong"]


def test_a_paused_board_shows_nothing(game: Game, scene: Scene) -> None:
    game.fill()
    scene.cursor, scene.selected, scene.light = 0, {1}, Light(wrong=(3,))
    scene.is_paused = True
    assert {look._replace(shade=0) for look in scene.looks()} == {Look(is_hidden=True)}


def test_tinted_marks_stand_out_until_a_digit_is_placed(game: Game, scene: Scene) -> None:
    game.mark([OPEN], 4)
    game.tint([OPEN], 4, 2)
    game.tint([OPEN], 1, 1)
    look = scene.looks()[OPEN]
    assert set(look.lit) == {Lit(4, "tint-B", "B"), Lit(1, "tint-A", "A")}
    assert look.ghost == 0b1, "a coloured digit that is not marked is drawn all the same"
    game.place([OPEN], 4)
    assert scene.looks()[OPEN].lit == ()


def test_the_light_of_the_coach_takes_the_place_of_tints(game: Game, scene: Scene) -> None:
    game.mark([OPEN], 4)
    game.tint([OPEN], 4, 2)
    scene.light = Light(eliminations=(Candidate(OPEN, 4),))
    assert scene.looks()[OPEN].lit == (Lit(4, "removed", "×"),)


def test_conclusions_come_before_roles(scene: Scene) -> None:
    scene.keys = {"base": "α"}
    scene.light = Light(
        marks=(Mark(OPEN, 4, "base"), Mark(OPEN, 1, "base"), Mark(3, 2, "base")),
        placements=(Candidate(OPEN, 4),),
        eliminations=(Candidate(3, 2),),
    )
    looks = scene.looks()
    assert looks[OPEN].lit == (Lit(4, "placed", "◂"), Lit(1, "role-1", "α"))
    assert looks[OPEN].ghost == 0b1001, "what is not marked is shown as the coach's"
    assert looks[3].lit == (Lit(2, "removed", "×"),)


def scene_of(step: Step, board: Board) -> Scene:
    light = light_of(step, narrate.REASON)
    legend = legend_of(light.marks, NINE, "en", light.chain)
    return Scene(board, cursor=None, light=light, keys=keys_of(legend))


def test_everything_a_step_speaks_of_is_lit_and_nothing_else() -> None:
    seen = set()
    for index in range(8):
        for step in path(puzzle(index).grid, LADDER).steps:
            seen.add(step.technique)
            looks = scene_of(step, Board(puzzle(index).grid)).looks()
            lit = {(cell, one.digit) for cell, look in enumerate(looks) for one in look.lit}
            marks = {(mark.cell, mark.digit) for mark in visible_marks(step)}
            assert lit == marks | set(step.placements) | set(step.eliminations)
            for cell, look in enumerate(looks):
                assert (look.ground == "house") == any(cell in h.cells for h in step.houses)
    assert len(seen) > 6


def test_no_step_needs_more_roles_than_there_are_keys() -> None:
    for index in range(12):
        for step in path(puzzle(index).grid, LADDER).steps:
            assert len({mark.role for mark in visible_marks(step)}) <= len(KEYS)


def test_the_nodes_of_a_chain_have_their_numbers_and_tell_true_from_false() -> None:
    step = step_of(CHAIN, "r2c5<>5")
    looks = scene_of(step, Board(grid_of("." * 81))).looks()
    lit = {
        (cell, one.digit): (one.sign, one.emphasis)
        for cell, look in enumerate(looks)
        for one in look.lit
    }
    for number, node in enumerate(step.nodes(), start=1):
        for candidate in node:
            is_true = number % 2 == 0
            assert lit[candidate] == ("①②③④⑤⑥"[number - 1], f"role-{1 if is_true else 2}")
    assert lit[NINE.n + 4, 5] == ("×", "removed")


def test_a_node_that_is_concluded_shows_the_conclusion() -> None:
    looks = scene_of(step_of(CHAIN, "r2c3<>5"), Board(grid_of("." * 81))).looks()
    assert looks[NINE.n + 2].lit == (Lit(5, "removed", "×"),)


def test_long_chains_are_numbered_to_their_end() -> None:
    step = long_step(44)
    looks = scene_of(step, Board(grid_of("." * 81))).looks()
    signs = [one.sign for look in looks for one in look.lit if one.sign != "×"]
    assert sorted(signs) == sorted(map(node_sign, range(1, 45)))


def test_the_lines_of_a_net_have_their_number_on_the_board_those_of_nested_ones_too() -> None:
    nested = 0
    for case in CASES:
        geometry, step = told_step(case)
        if not step.is_net or geometry is not NINE:
            continue
        looks = scene_of(step, Board(grid_of(stored()[case.technique, case.form]))).looks()
        signs = {(c, one.digit): one.sign for c, look in enumerate(looks) for one in look.lit}
        met = {*step.placements, *step.eliminations}
        for number, line in enumerate(step.net_lines(), start=1):
            nested += line.depth
            for end in line.ends:
                assert end in met or signs[end] == node_sign(number), (case, number)
            met.update(line.ends)
    assert nested


def test_beyond_twenty_nodes_a_text_has_the_signs_of_the_board() -> None:
    """Figures to 20, then letters, small and large: those of the board stand in circles."""
    numbers = range(1, 93)
    assert len({line_sign(number) for number in numbers}) == len(numbers)
    for number in numbers:
        assert line_sign(number) == unicodedata.normalize("NFKC", node_sign(number))
