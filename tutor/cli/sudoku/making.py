"""New grids: dug out at random, or made to order."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar

from tutor.base.document import JsonObject
from tutor.cli.game_commands import InputPuzzle
from tutor.cli.generate import share_of
from tutor.cli.maker import Batch, Maker, MakeWish
from tutor.cli.orders import USUAL, order_of
from tutor.cli.run import Run
from tutor.cli.sudoku.puzzle import input_grid, refuse_too_large
from tutor.cli.workers import Pace, spread, timed
from tutor.games.sudoku.collections import TECHNIQUE_PREFIX, collection
from tutor.games.sudoku.making import Report
from tutor.games.sudoku.orders import Fresh, Order, Unavailable, fresh, makes_sense, untried
from tutor.language import Speaker
from tutor.rating.pace import PACES
from tutor.sudoku import generator, search
from tutor.sudoku.digging import LARGEST_DUG_DEEPLY
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Puzzle, Recipe
from tutor.sudoku.symmetry import SYMMETRIES, Symmetry

T = TypeVar("T")
_Puzzles = Iterator[tuple[Puzzle, JsonObject]]
"""Puzzles, each with what JSON says of it beside the usual."""
_SYMMETRIES: dict[str, Symmetry] = {**{name: name for name in SYMMETRIES}, "half-turn": "rotation"}
"""By every name that is understood."""
_SEEDS = 5
"""How many seeds are tried for one more grid, unlike those before it."""


def grid_maker(wish: MakeWish, run: Run) -> Maker:
    """Whoever makes such grids."""
    geometry = run.box(wish.box)
    assert geometry is not None
    symmetry = None if wish.symmetry is None else _symmetry(run, wish.symmetry)
    make: Callable[[Batch], _Puzzles]
    pace = None if wish.pace is None else run.choice("--pace", wish.pace, PACES)
    if wish.level is None and wish.technique is None and pace is None:
        share = generator.DEFAULT_EMPTY
        if wish.remove is not None:
            share = share_of(wish.remove, "option-bad-remove", run)
        recipe = Recipe(geometry, share, symmetry or "none", not wish.not_unique, wish.minimal)
        make = partial(_dug, run, recipe)
    else:
        order, _ = order_of(wish.level, wish.technique, geometry, run)
        make = partial(_to_order, run, replace(order, symmetry=symmetry, pace=pace))

    def told(batch: Batch) -> Iterator[tuple[InputPuzzle, JsonObject]]:
        for puzzle, more in make(batch):
            about = _as_json(puzzle, batch.seed, not wish.not_unique) | more
            yield input_grid(puzzle.grid), about

    return Maker(told, partial(refuse_too_large, geometry))


def _symmetry(run: Run, name: str) -> Symmetry:
    """The symmetry of that name."""
    known = _SYMMETRIES.get(name.strip().lower())
    if known is None:
        run.refuse_choice("--symmetry", name, SYMMETRIES)
    return known


def _made(
    batch: Batch, by_others: Callable[[int], T], alone: Callable[[int], T], run: Run
) -> Iterator[tuple[int, T]]:
    """What is made for each number, by the crew if there is one."""
    if batch.crew is None:
        yield from ((index, alone(index)) for index in batch.indices)
        return
    pace, made = Pace(1), batch.start
    work: Callable[[list[int]], tuple[float, list[T]]] = partial(timed, partial(_each, by_others))

    def tell() -> None:
        batch.progress.tell(run.say, "generate-working", made / batch.count)

    for seconds, found in spread(batch.crew, work, pace.parts(batch.indices), tell):
        pace.took(seconds, len(found))
        for one in found:
            yield made, one
            made += 1
        tell()


def _each(work: Callable[[int], T], indices: list[int]) -> list[T]:
    return [work(index) for index in indices]


def _dug(run: Run, recipe: Recipe, batch: Batch) -> _Puzzles:
    """Make so many puzzles; say of each if it is not all that was asked for."""
    shown, progress = 0.0, batch.progress

    def show(index: int, share: float) -> None:
        nonlocal shown
        # An attempt that fails is followed by another: never go back.
        shown = max(shown, (index + share) / batch.count)
        progress.tell(run.say, "generate-working", shown)

    nth = partial(generator.generate_nth, recipe, batch.seed)
    for index, puzzle in _made(batch, nth, lambda index: nth(index, partial(show, index)), run):
        progress.hide()
        if puzzle is None:
            run.answer_no()
            run.remark(run.say("generate-impossible"))
            return
        yield puzzle, {}
        if not puzzle.reached:
            place = run.say("place-grid", number=str(index + 1))
            run.remark(f"# {place}{run.say('colon')}{_shortfall(run, recipe, puzzle)}")


def _as_json(puzzle: Puzzle, seed: str, unique: bool) -> JsonObject:
    geometry = puzzle.grid.geometry
    return {
        "grid": line_of(puzzle.grid),
        "solution": line_of(puzzle.grid, puzzle.solution),
        "box": f"{geometry.box_rows}x{geometry.box_cols}",
        "seed": seed,
        "givens": puzzle.grid.given_count,
        "empty": puzzle.empty,
        "unique": unique,
        "reached": puzzle.reached,
    }


def _shortfall(run: Run, recipe: Recipe, puzzle: Puzzle) -> str:
    """What was reached instead of what was asked."""
    cells = recipe.geometry.cell_count
    reached = {"empty": str(puzzle.empty), "cells": str(cells)}
    if recipe.minimal:
        return run.say("generate-not-minimal", **reached)
    return run.say(
        "generate-short" if puzzle.empty < recipe.wanted else "generate-long",
        percent=run.speaker.decimal(100 * puzzle.empty / cells),
        wanted=str(recipe.wanted),
        **reached,
    )


def _fresh(order: Order, seed: str, index: int) -> Fresh | None:
    """The grid of a number; None if none turns up."""
    with suppress(Unavailable):
        return fresh(order, f"{seed}/{index}")
    return None


def _to_order(run: Run, order: Order, batch: Batch) -> _Puzzles:
    """Make so many puzzles, each with its level and its hardest technique.

    One that cannot be had is the end: the next would be as rare.
    """
    screens = Speaker(run.speaker.language, "screens")
    seed, count, progress = batch.seed, batch.count, batch.progress
    seen = {hash(puzzle.written()) for puzzle in batch.before()}
    start, share = "", None

    def told(tried: int) -> str:
        return start + screens.say("work-tried", count=tried)

    def alone(index: int) -> Fresh | None:
        nonlocal start, share
        if count > 1:
            start = run.say("place-grid", number=str(index + 1)) + run.say("colon")
            share = index / count
        return _unlike(seen, order, f"{seed}/{index}", progress.counted(told, share))

    for index, new in _made(batch, partial(_fresh, order, seed), alone, run):
        if count > 1:
            start = run.say("place-grid", number=str(index + 1)) + run.say("colon")
        if batch.crew is not None and seen and (new is None or _key(new) in seen):
            new = alone(index)
        progress.hide()
        if new is None:
            run.answer_no()
            run.remark(start + _why_none(order, run))
            return
        solution = search.solve(new.grid)
        assert solution is not None
        yield Puzzle(new.grid, solution, reached=True), {"level": new.level, "hardest": new.hardest}
        if _key(new) in seen:
            run.remark(f"# {start}{run.say('generate-repeated')}")
        seen.add(_key(new))


def _key(new: Fresh) -> int:
    """What tells a grid from others, in little room."""
    return hash(line_of(new.grid))


def _unlike(seen: set[int], order: Order, seed: str, report: Report) -> Fresh | None:
    """A grid that is none of those seen; once more one of those if nothing else turns up.

    Where there is one grid there may be others: more seeds are tried for them,
    but not for the first. None if nothing turned up.
    """
    found: Fresh | None = None
    for number in range(_SEEDS if seen else 1):
        with suppress(Unavailable):
            found = fresh(order, f"{seed}/{number}" if number else seed, report)
            if _key(found) not in seen:
                break
    return found


def _why_none(order: Order, run: Run) -> str:
    """What to say of an order that cannot be met; of a technique, whether it is ever needed."""
    technique, options = order.technique, _options(order)
    if makes_sense(order) and (why := untried(order)) is not None:
        return run.say(f"generate-{why}", options=options, most=LARGEST_DUG_DEEPLY)
    if technique is None or order.geometry is not USUAL or order.symmetry is not None:
        return run.say("generate-unavailable", options=options)
    if collection(TECHNIQUE_PREFIX + technique) is not None:
        return run.say("generate-unavailable", options=options)
    return run.say("generate-unneeded", options=options, technique=technique)


def _options(order: Order) -> str:
    """What was asked for, in the words of the command line."""
    asked = {
        "--box": f"{order.geometry.box_rows}x{order.geometry.box_cols}",
        "--level": order.level,
        "--technique": order.technique,
        "--pace": order.pace,
        "--symmetry": order.symmetry,
    }
    return " ".join(f"{option} {value}" for option, value in asked.items() if value)
