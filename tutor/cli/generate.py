"""``generate``: new puzzles."""

import re
import sys
from contextlib import ExitStack
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import click

from tutor.base.shown import json_text, printable
from tutor.cli.declared import Option
from tutor.cli.game_commands import GameCommands
from tutor.cli.generate_file import write_file
from tutor.cli.maker import Batch, MakeWish
from tutor.cli.options import (
    Cluster,
    Colours,
    Format,
    HowMany,
    Jobs,
    Json,
    Lang,
    LevelName,
    Seed,
    TechniqueId,
    Unique,
    option,
)
from tutor.cli.output import PuzzleFile
from tutor.cli.progress import Progress
from tutor.cli.run import Refused, Run
from tutor.cli.workers import crew_of

_CLASHES = {
    "--to": ("--json",),
    "--minimal": ("--remove", "--not-unique"),
    # A level, a technique or a pace decides how many givens there are.
    "--level": ("--remove", "--minimal", "--not-unique"),
    "--technique": ("--remove", "--minimal", "--not-unique"),
    "--pace": ("--remove", "--minimal", "--not-unique"),
}


def generate(
    game: GameCommands,
    context: click.Context,
    box: Annotated[str, Option("--box", metavar="RxC")] = "3x3",
    size: Annotated[str, Option("--size", metavar="WxH")] = "10x10",
    black: Annotated[str | None, option("--black", metavar="PERCENT")] = None,
    colours: Colours = 1,
    count: HowMany = 1,
    seed: Seed = None,
    unique: Unique = False,
    line_solvable: Annotated[bool, Option("--line-solvable")] = False,
    level: LevelName = None,
    technique: TechniqueId = None,
    pace: Annotated[str | None, option("--pace", metavar="PACE")] = None,
    remove: Annotated[str | None, option("--remove", metavar="PERCENT")] = None,
    minimal: Annotated[bool, Option("--minimal")] = False,
    symmetry: Annotated[str | None, option("--symmetry", metavar="NAME")] = None,
    not_unique: Annotated[bool, Option("--not-unique")] = False,
    to: Format = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    out: Annotated[Path | None, option("--out", "-o", metavar="FILE")] = None,
    resume: Annotated[bool, Option("--resume")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run, Progress() as progress, ExitStack() as stack:
        run.at_least("--count", count, 1)
        run.refuse_together(context, _CLASHES)
        wish = MakeWish(
            *(box, size, black, colours, unique, line_solvable, level, technique),
            *(remove, minimal, symmetry, not_unique, pace),
        )
        maker = game.maker(wish, run)
        drawn, usual = game.formats.usual
        form = to or maker.usual or (drawn if count == 1 and sys.stdout.isatty() else usual)
        form = game.formats.named(form, run)
        chosen = seed
        if seed is None:
            seed = str(randbelow(10**9))
            run.remark(f"# {run.say('generate-seed', seed=seed)}")
        crew = stack.enter_context(crew_of(run, jobs, cluster))
        batch = Batch(seed, count, progress, crew=crew)
        if out is not None or resume:
            if resume and chosen is None:
                run.refuse("generate-resume-seed")
            write_file(game, maker, batch, out, None if as_json else form, run, resume=resume)
            return
        if as_json:
            for _, told in maker.make(batch):
                print(json_text(told), flush=True)
            return
        try:
            maker.refuse(form)
        except Refused as problem:
            why = run.say(problem.message, **problem.values)
            run.complain(f"--to{run.say('colon')}{why}")
            return
        with PuzzleFile(game.formats.frame(form)) as output:
            for puzzle, _ in maker.make(batch):
                output.add(puzzle.in_format(form))
                sys.stdout.flush()


def share_of(text: str, message: str, run: Run) -> float:
    """The share that a percentage is, from 0 to 1; what is none is refused with a message."""
    number = re.fullmatch(r"\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*", text)
    share = float(number[1].replace(",", ".")) / 100 if number else 2
    if share > 1:
        run.refuse(message, found=printable(text))
    return share
