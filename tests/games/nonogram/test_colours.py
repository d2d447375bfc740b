"""A coloured nonogram in play: kept, followed from its log, painted and finished."""

import json

import pytest

from tests.nonogram.coloured import INKS, board
from tutor.base.dice import Dice
from tutor.base.document import BadDocument, Place
from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.history import Change, Entry, Replay
from tutor.games.nonogram.lines import is_solved, state_of
from tutor.nonogram.explain import path
from tutor.nonogram.inks import UNKNOWN, WHITE
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Line, puzzle_in_inks
from tutor.nonogram.solver import solve

HOUSE = puzzle_in_inks(["..r..", ".rrr.", "rrrrr", ".bgb.", ".bgb."], INKS)
RED, GREEN, BLUE = (ink.colour for ink in INKS)


def test_it_comes_back_from_the_learners_file_and_from_a_document() -> None:
    dice = Dice("kept in colours")
    for puzzle in (HOUSE, *(board(dice, 6, 5) for _ in range(20))):
        assert PICTURES.read(PICTURES.written(puzzle)) == puzzle
        document = json.loads(json.dumps(PICTURES.as_json(puzzle)))
        assert PICTURES.from_document(Place(document)) == puzzle


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("inks", [{"letter": "r", "name": "red"}]),
        ("inks", [{"letter": "r", "name": "red"}, {"letter": "r", "name": "rose"}]),
        ("rows", [["1r"], ["3r"], ["5r"], ["1b", "1q", "1b"], ["1b"]]),
        ("rows", [[1], [3], [5], [1], [1]]),
        ("rows", [["0r"], ["3r"], ["5r"], ["1b"], ["1b"]]),
    ],
)
def test_a_document_that_is_wrong_is_refused(member: str, value: object) -> None:
    document = {**json.loads(json.dumps(PICTURES.as_json(HOUSE))), member: value}
    with pytest.raises(BadDocument):
        PICTURES.from_document(Place(document))


def test_a_log_with_a_colour_that_is_not_there_is_not_followed() -> None:
    assert Replay(HOUSE).fits(Entry("paint", 1, (Change(0, UNKNOWN, BLUE),)))
    assert not Replay(HOUSE).fits(Entry("paint", 1, (Change(0, UNKNOWN, BLUE + 1),)))


def test_it_is_finished_when_every_line_has_its_blocks_in_their_colours() -> None:
    game = NonogramGame(HOUSE)
    solution = solve(HOUSE).solution
    assert solution is not None
    for cell, colour in enumerate(solution.cells):
        if colour != WHITE:
            assert not game.is_solved
            game.paint([cell], colour)
    assert game.is_solved
    assert game.progress == (15, 15)
    game.paint([17], RED)
    assert not game.is_solved


def test_steps_are_applied_with_their_colours() -> None:
    game = NonogramGame(HOUSE)
    for step in path(Position(HOUSE)).steps:
        assert game.apply(step)
    assert is_solved(game.position)


def test_blocks_that_touch_are_finished_each_for_itself() -> None:
    position = Position.of(HOUSE, ["?????", "?????", "?????", ".bg??", "?????"])
    state = state_of(position.view(Line("row", 3)))
    assert state.blocks == (True, False, False)
    position.set(18, BLUE)
    assert state_of(position.view(Line("row", 3))).is_finished
