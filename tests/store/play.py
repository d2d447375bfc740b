"""Games that play themselves, and what two of them must have in common."""

import random
from collections.abc import Callable
from typing import Any

from tests.grids import CLASSIC, grid_of
from tutor.games.sudoku.game import Game
from tutor.learn.learner import SudokuKeeper

PUZZLE = grid_of(CLASSIC)


def act(game: Game, number: int, cell: int, digit: int) -> None:
    """One of the things a learner can do; some of them change nothing."""
    cells = [cell, (cell * 7 + digit) % game.geometry.cell_count]
    actions: list[Callable[[], object]] = [
        lambda: game.place([cell], digit),
        lambda: game.place([cell], digit, clean=True),
        lambda: game.mark(cells, digit),
        lambda: game.mark(cells, digit, corner=True),
        lambda: game.erase(cells),
        lambda: game.colour(cells, digit % 5),
        lambda: game.tint(cells, digit, digit % 4 + 1),
        game.undo,
        game.undo,
        game.redo,
        game.bookmark,
        game.back,
        game.fill,
        game.clean,
        game.clear_colours,
        lambda: game.note("hint", f"x-wing {digit % 5}"),
    ]
    actions[number % len(actions)]()


def act_at_random(game: Game, dice: random.Random) -> None:
    game.elapsed += dice.random()
    n = game.geometry.n
    act(game, dice.randrange(16), dice.randrange(n * n), dice.randint(1, n))


def state(game: Game) -> dict[str, Any]:
    """Board, history in both directions, and bookmarks."""
    return {
        "cells": list(game.board.cells),
        "done": [(entry.kind, entry.changes) for entry in game.done],
        "undone": [(entry.kind, entry.changes) for entry in game.undone],
        "bookmarks": game.bookmarks,
    }


def trouble(keeper: SudokuKeeper) -> str | None:
    """The kind of the problem a keeper has now."""
    return None if keeper.problem is None else keeper.problem.kind
