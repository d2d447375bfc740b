"""``tutor generate``: new grids."""

import json
import re
import sys
from collections.abc import Iterator
from functools import partial
from secrets import randbelow
from typing import Annotated

import typer

from tutor.cli.output import GridFile, fits, format_named
from tutor.cli.progress import Progress
from tutor.cli.run import Json, Lang, Run
from tutor.sudoku import generator
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Puzzle, Recipe
from tutor.sudoku.symmetry import SYMMETRIES, Symmetry

_ALIASES: dict[str, Symmetry] = {"half-turn": "rotation"}


def generate(
    box: Annotated[str, typer.Option("--box", metavar="RxC")] = "3x3",
    count: Annotated[int, typer.Option("--count", "-n", metavar="N")] = 1,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", show_default=False)] = None,
    remove: Annotated[
        str | None, typer.Option("--remove", metavar="PERCENT", show_default=False)
    ] = None,
    minimal: Annotated[bool, typer.Option("--minimal")] = False,
    symmetry: Annotated[str, typer.Option("--symmetry", metavar="NAME")] = "none",
    not_unique: Annotated[bool, typer.Option("--not-unique")] = False,
    to: Annotated[str | None, typer.Option("--to", metavar="FORMAT", show_default=False)] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        recipe = _recipe(run, box, remove, minimal, symmetry, not_unique)
        if to is not None and as_json:
            run.refuse(run.say("option-clash", one="--to", other="--json"))
        form = format_named(to or ("grid" if count == 1 and sys.stdout.isatty() else "line"), run)
        if seed is None:
            seed = str(randbelow(10**9))
            run.remark(f"# {run.say('generate-seed', seed=seed)}")
        if as_json:
            for puzzle in _puzzles(run, recipe, seed, count, progress):
                print(json.dumps(_as_json(puzzle, recipe, seed)), flush=True)
        elif fits(recipe.geometry, form, lambda _: "--to", run):
            with GridFile(form) as output:
                for puzzle in _puzzles(run, recipe, seed, count, progress):
                    output.add(puzzle.grid)
                    sys.stdout.flush()


def _recipe(
    run: Run, box: str, remove: str | None, minimal: bool, symmetry: str, not_unique: bool
) -> Recipe:
    """What the options ask for."""
    geometry = run.box(box)
    assert geometry is not None
    wanted: Symmetry | None = _ALIASES.get(symmetry.lower())
    for known in SYMMETRIES:
        if symmetry.lower() == known:
            wanted = known
    if wanted is None:
        run.refuse_choice("--symmetry", symmetry, SYMMETRIES)
    for clashing, option in ((remove is not None, "--remove"), (not_unique, "--not-unique")):
        if minimal and clashing:
            run.refuse(run.say("option-clash", one="--minimal", other=option))
    empty = generator.DEFAULT_EMPTY
    if remove is not None:
        number = re.fullmatch(r"\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*", remove)
        share = float(number[1].replace(",", ".")) / 100 if number else 2
        if share > 1:
            run.refuse(run.say("option-bad-remove", found=remove))
        empty = share
    return Recipe(geometry, empty, wanted, unique=not not_unique, minimal=minimal)


def _puzzles(
    run: Run, recipe: Recipe, seed: str, count: int, progress: Progress
) -> Iterator[Puzzle]:
    """Make so many puzzles; say of each if it is not all that was asked for."""
    shown = 0.0

    def show(index: int, share: float) -> None:
        nonlocal shown
        if progress.is_due:
            # An attempt that fails is followed by another: never go back.
            shown = max(shown, (index + share) / count)
            progress.show(run.say("generate-working"), shown)

    for index in range(count):
        puzzle = generator.generate_nth(recipe, seed, index, partial(show, index))
        progress.hide()
        if puzzle is None:
            run.answer_no()
            run.remark(run.say("generate-impossible"))
            return
        yield puzzle
        if not puzzle.reached:
            place = run.say("place-grid", number=str(index + 1))
            run.remark(f"# {place}{run.say('colon')}{_shortfall(run, recipe, puzzle)}")


def _as_json(puzzle: Puzzle, recipe: Recipe, seed: str) -> dict[str, object]:
    return {
        "grid": line_of(puzzle.grid),
        "solution": line_of(puzzle.grid, puzzle.solution),
        "box": f"{recipe.geometry.box_rows}x{recipe.geometry.box_cols}",
        "seed": seed,
        "givens": puzzle.grid.given_count,
        "empty": puzzle.empty,
        "unique": recipe.unique,
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
