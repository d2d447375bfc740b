"""Nonograms that play themselves, and what two of them must have in common."""

from collections.abc import Callable
from typing import Any

from tutor.base.dice import Dice
from tutor.games.nonogram.game import NonogramGame
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour
from tutor.nonogram.puzzle import Line, puzzle_of
from tutor.nonogram.rules.step import Step

PUZZLE = puzzle_of(
    ["..#..", ".###.", "#####", "#.#.#", "###.#"], "House", by="us", **{"title-fr": "Maison"}
)
KINDS = 16
HISTORY = (8, 9, 10, 11, 12, 13)
"""The actions that are no edits of their own."""


def act(game: NonogramGame, number: int, cell: int, colour: int) -> None:
    """One of the things a learner or the coach can do; some of them change nothing."""
    puzzle = game.puzzle
    colours: tuple[Colour, ...] = (BLACK, WHITE, UNKNOWN)
    chosen = colours[colour % 3]
    other = (cell * 7 + colour) % puzzle.cell_count
    actions: list[Callable[[], object]] = [
        lambda: game.paint([cell, other], chosen),
        lambda: game.paint([cell], chosen, crosses=True),
        lambda: game.begin_stroke(cell, chosen),
        lambda: game.begin_stroke(cell, chosen, crosses=True),
        lambda: game.paint(range(puzzle.cell_count), chosen),
        lambda: game.auto_cross(Line("row", cell // puzzle.width)),
        lambda: game.auto_cross(Line("column", cell % puzzle.width)),
        lambda: game.apply(Step("any", Line("row", 0), (cell,), (other,) if other != cell else ())),
        game.undo,
        game.undo,
        game.redo,
        game.bookmark,
        game.back,
        game.end_stroke,
        lambda: game.extend_stroke([cell, other]),
        lambda: game.note("hint", f"overlap {colour % 5}"),
    ]
    actions[number % KINDS]()


def act_at_random(game: NonogramGame, dice: Dice) -> None:
    """One of them by chance, which takes its time."""
    game.elapsed += dice.below(1000) / 1000
    act(game, dice.below(KINDS), dice.below(game.puzzle.cell_count), dice.below(15))


def state(game: NonogramGame) -> dict[str, Any]:
    """Board, history in both directions, and bookmarks."""
    return {
        "cells": game.position.cells,
        "done": list(game.done),
        "undone": list(game.undone),
        "bookmarks": game.bookmarks,
    }
