"""``tutor generate``: new grids."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from secrets import randbelow
from typing import Annotated

import typer

from tutor.base.shown import printable
from tutor.cli.options import Format, HowMany, LevelName, Seed, TechniqueId
from tutor.cli.output import PuzzleFile
from tutor.cli.progress import Progress
from tutor.cli.run import Json, Lang, Refused, Run
from tutor.sudoku import generator
from tutor.sudoku.formats import line_of
from tutor.sudoku.generator import Puzzle, Recipe
from tutor.sudoku.symmetry import SYMMETRIES, Symmetry

_Puzzles = Iterator[tuple[Puzzle, dict[str, object]]]
"""Puzzles, each with what JSON says of it beside the usual."""
_SYMMETRIES: dict[str, Symmetry] = {**{name: name for name in SYMMETRIES}, "half-turn": "rotation"}
"""By every name that is understood."""
_CLASHES = {
    "--to": ("--json",),
    "--minimal": ("--remove", "--not-unique"),
    # A level or a technique decides how many givens there are.
    "--level": ("--remove", "--minimal", "--not-unique"),
    "--technique": ("--remove", "--minimal", "--not-unique"),
}


def generate(
    box: Annotated[str, typer.Option("--box", metavar="RxC")] = "3x3",
    count: HowMany = 1,
    seed: Seed = None,
    level: LevelName = None,
    technique: TechniqueId = None,
    remove: Annotated[
        str | None, typer.Option("--remove", metavar="PERCENT", show_default=False)
    ] = None,
    minimal: Annotated[bool, typer.Option("--minimal")] = False,
    symmetry: Annotated[
        str | None, typer.Option("--symmetry", metavar="NAME", show_default=False)
    ] = None,
    not_unique: Annotated[bool, typer.Option("--not-unique")] = False,
    to: Format = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        geometry = run.box(box)
        assert geometry is not None
        wanted = None if symmetry is None else _symmetry(run, symmetry)
        given = {"--level": level, "--technique": technique, "--remove": remove, "--to": to}
        flags = {"--minimal": minimal, "--not-unique": not_unique, "--json": as_json}
        _refuse_clashes(run, {**given, **flags})
        make: Callable[[str, int, Progress], _Puzzles]
        if level is None and technique is None:
            share = generator.DEFAULT_EMPTY if remove is None else _share(run, remove)
            recipe = Recipe(geometry, share, wanted or "none", not not_unique, minimal)
            make = partial(_dug, run, recipe)
        else:
            # Loaded here: most grids are not made to order.
            from tutor.cli.generate_by import to_order
            from tutor.cli.orders import order_of

            order, _ = order_of(level, technique, geometry, run)
            make = partial(to_order, run, replace(order, symmetry=wanted))
        from tutor.cli.sudoku.commands import SUDOKU
        from tutor.cli.sudoku.puzzle import input_grid, refuse_too_large

        usual = "grid" if count == 1 and sys.stdout.isatty() else "line"
        form = SUDOKU.formats.named(to or usual, run)
        if seed is None:
            seed = str(randbelow(10**9))
            run.remark(f"# {run.say('generate-seed', seed=seed)}")
        if as_json:
            for puzzle, more in make(seed, count, progress):
                told = {**_as_json(puzzle, seed, not not_unique), **more}
                print(json.dumps(told), flush=True)
            return
        try:
            refuse_too_large(geometry, form)
        except Refused as problem:
            told_why = run.say(problem.message, **problem.values)
            run.complain(f"--to{run.say('colon')}{told_why}")
            return
        with PuzzleFile(SUDOKU.formats.frame(form)) as output:
            for puzzle, _ in make(seed, count, progress):
                output.add(input_grid(puzzle.grid).in_format(form))
                sys.stdout.flush()


def _symmetry(run: Run, name: str) -> Symmetry:
    """The symmetry of that name."""
    known = _SYMMETRIES.get(name.strip().lower())
    if known is None:
        run.refuse_choice("--symmetry", name, SYMMETRIES)
    return known


def _refuse_clashes(run: Run, given: dict[str, str | bool | None]) -> None:
    """Refuse options that contradict each other."""
    asked = {option for option, value in given.items() if value not in (None, False)}
    run.refuse_clashes(
        ({one, other} <= asked, one, other) for one, others in _CLASHES.items() for other in others
    )


def _share(run: Run, remove: str) -> float:
    """The share of cells that ``--remove`` names."""
    share = share_of(remove)
    if share is None:
        run.refuse(run.say("option-bad-remove", found=printable(remove)))
    return share


def share_of(text: str) -> float | None:
    """The share that a percentage is, from 0 to 1; None if it is none."""
    number = re.fullmatch(r"\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*", text)
    share = float(number[1].replace(",", ".")) / 100 if number else 2
    return share if share <= 1 else None


def _dug(run: Run, recipe: Recipe, seed: str, count: int, progress: Progress) -> _Puzzles:
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
        yield puzzle, {}
        if not puzzle.reached:
            place = run.say("place-grid", number=str(index + 1))
            run.remark(f"# {place}{run.say('colon')}{_shortfall(run, recipe, puzzle)}")


def _as_json(puzzle: Puzzle, seed: str, unique: bool) -> dict[str, object]:
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
