"""``tutor generate``: new grids."""

import json
import re
import sys
from dataclasses import dataclass
from secrets import randbelow
from typing import Annotated

import typer

from tutor.cli.convert import fits, format_named
from tutor.cli.progress import Progress
from tutor.cli.run import Json, Lang, Run
from tutor.sudoku import generator
from tutor.sudoku.formats import Format, line_of
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
        _Output(run, recipe, form, seed, as_json).puzzles(count, progress)


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


@dataclass
class _Output:
    """Prints puzzles as they are made."""

    run: Run
    recipe: Recipe
    form: Format
    seed: str
    as_json: bool

    def puzzles(self, count: int, progress: Progress) -> None:
        """Make so many puzzles and print them."""
        if not self.as_json:
            if not fits(self.recipe.geometry, self.form, "--to", self.run):
                return
            sys.stdout.write(self.form.header)

        def show(index: int, share: float) -> None:
            if progress.is_due:
                percent = round(100 * (index + share) / count)
                progress.show(f"{self.run.say('generate-working')} {percent}%")

        for index in range(count):
            puzzle = generator.generate_nth(
                self.recipe,
                self.seed,
                index,
                lambda share, i=index: show(i, share),  # type: ignore[misc]
            )
            progress.hide()
            if puzzle is None:
                self.run.answer_no()
                self.run.remark(self.run.say("generate-impossible"))
                break
            self._puzzle(index, puzzle)
        if not self.as_json:
            sys.stdout.write(self.form.footer)

    def _puzzle(self, index: int, puzzle: Puzzle) -> None:
        if self.as_json:
            print(json.dumps(self._as_json(puzzle), ensure_ascii=False))
        else:
            between = self.form.between if index else ""
            sys.stdout.write(f"{between}{self.form.write_one(puzzle.grid)}\n")
        sys.stdout.flush()
        if not puzzle.reached:
            self._fell_short(index, puzzle)

    def _as_json(self, puzzle: Puzzle) -> dict[str, object]:
        geometry = self.recipe.geometry
        return {
            "grid": line_of(puzzle.grid),
            "solution": line_of(puzzle.grid, puzzle.solution),
            "box": f"{geometry.box_rows}x{geometry.box_cols}",
            "seed": self.seed,
            "givens": puzzle.grid.given_count,
            "empty": puzzle.empty,
            "unique": self.recipe.unique,
            "reached": puzzle.reached,
        }

    def _fell_short(self, index: int, puzzle: Puzzle) -> None:
        """Say what was reached instead of what was asked."""
        recipe, speaker = self.recipe, self.run.speaker
        cells = recipe.geometry.cell_count
        values: dict[str, str | int] = {"empty": puzzle.empty, "cells": str(cells)}
        if recipe.minimal:
            message = "generate-not-minimal"
        else:
            message = "generate-short" if puzzle.empty < recipe.wanted else "generate-long"
            values["percent"] = speaker.decimal(100 * puzzle.empty / cells)
            if message == "generate-short":
                values["wanted"] = str(recipe.wanted)
        values["empty"] = str(puzzle.empty)
        place = self.run.say("place-grid", number=str(index + 1))
        self.run.remark(f"# {place}{self.run.say('colon')}{self.run.say(message, **values)}")
