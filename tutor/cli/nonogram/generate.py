"""``tutor nonogram generate``: random pictures, and nonograms made to order."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from secrets import randbelow
from typing import Annotated, Any

import typer

from tutor.base.shown import json_text, printable
from tutor.cli.generate import share_of
from tutor.cli.nonogram.commands import CURRICULUM, NONOGRAM
from tutor.cli.nonogram.drawing import clues_text
from tutor.cli.nonogram.puzzle import input_nonogram
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.options import Format, HowMany, LevelName, Seed, TechniqueId, Unique
from tutor.cli.output import PuzzleFile
from tutor.cli.progress import Progress
from tutor.cli.run import Json, Lang, Run
from tutor.games.nonogram.making import MOST_TRIED, Made, Wish, make
from tutor.language.nonogram_problems import impossible, not_made
from tutor.nonogram.generator import seed_of_nth
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import LARGEST
from tutor.rating.levels import LEVELS, Level

_SIZE = re.compile(r"\s*(\d{1,6})\s*[xX×*]\s*(\d{1,6})\s*")


def generate(
    size: Annotated[str, typer.Option("--size", metavar="WxH")] = "10x10",
    black: Annotated[
        str | None, typer.Option("--black", metavar="PERCENT", show_default=False)
    ] = None,
    count: HowMany = 1,
    seed: Seed = None,
    unique: Unique = False,
    line_solvable: Annotated[bool, typer.Option("--line-solvable")] = False,
    level: LevelName = None,
    technique: TechniqueId = None,
    to: Format = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        run.refuse_clashes(((to is not None and as_json, "--to", "--json"),))
        wish = Wish(
            *size_of(size, run),
            None if black is None else _share(black, run),
            None if level is None else level_of(level, run),
            None if technique is None else CURRICULUM.choice.named("--technique", technique, run),
            unique,
            line_solvable,
        )
        refuse_impossible(wish, run)
        form = NONOGRAM.formats.named(to or "clues", run)
        if seed is None:
            seed = str(randbelow(10**9))
            run.remark(f"# {run.say('generate-seed', seed=seed)}")
        making = _Making(wish, seed, count, run, progress)
        if as_json:
            for each, made in making.all():
                print(json_text(_as_json(made, each, wish)), flush=True)
            return
        with PuzzleFile(NONOGRAM.formats.frame(form)) as output:
            for _, made in making.all():
                output.add(input_nonogram(Position(made.puzzle)).in_format(form))
                sys.stdout.flush()


def size_of(text: str, run: Run) -> tuple[int, int]:
    """The columns and rows that ``--size`` names."""
    size = size_in(text)
    if size is None:
        run.refuse(run.say("nono-option-bad-size", found=printable(text), largest=LARGEST))
    return size


def size_in(text: str) -> tuple[int, int] | None:
    """The columns and rows of a text like ``10x15``; None if it is none, or too large."""
    found = _SIZE.fullmatch(text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    return size if all(1 <= side <= LARGEST for side in size) else None


def _share(text: str, run: Run) -> float:
    share = share_of(text)
    if share is None:
        run.refuse(run.say("nono-option-bad-black", found=printable(text)))
    return share


def level_of(text: str, run: Run) -> Level:
    """The level of this name, in any language."""
    # Loaded here: most nonograms are not made to order.
    from tutor.cli.orders import level_named

    level = level_named(text, LEVELS)
    if level is None:
        run.refuse_choice("--level", text, LEVELS)
    return level


def refuse_impossible(wish: Wish, run: Run) -> None:
    """Stop if nothing can be what is wanted."""
    if wish.clash is not None:
        run.refuse(impossible(wish.clash, wish.level, wish.rule, run.speaker))


@dataclass(frozen=True)
class _Making:
    """So many nonograms that are to be made, and whoever waits for them."""

    wish: Wish
    seed: str
    count: int
    run: Run
    progress: Progress

    def all(self) -> Iterator[tuple[int | str, Made]]:
        """Each with its seed. One that cannot be had is the end: the next would be as rare."""
        for index in range(self.count):

            def pulse(done: int = index) -> None:
                if self.progress.is_due:
                    self.progress.show(self.run.say("generate-working"), done / self.count)

            seed = self._seed_of(index)
            made = make(self.wish, seed, pulse)
            self.progress.hide()
            if made is None:
                self.run.answer_no()
                self.run.remark(not_made(MOST_TRIED, self.run.speaker))
                return
            yield seed, made

    def _seed_of(self, index: int) -> int | str:
        """The next number; where many are tried for one, a word, so that none is tried twice."""
        if not self.wish.is_rated or not index:
            return seed_of_nth(self.seed, index)
        return f"{self.seed}/{index}"


def _as_json(made: Made, seed: int | str, wish: Wish) -> dict[str, Any]:
    puzzle = made.puzzle
    told: dict[str, Any] = {
        "puzzle": clues_text(puzzle),
        "width": puzzle.width,
        "height": puzzle.height,
        "solution": list(puzzle.goal or ()),
        "seed": str(seed),
        "unique": True if wish.unique or wish.line_solvable or wish.is_rated else None,
    }
    if made.rating is not None:
        told |= {"level": made.rating.level, "hardest": made.rating.hardest}
    return told
