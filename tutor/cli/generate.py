"""``generate``: new puzzles."""

import re
import sys
from secrets import randbelow
from typing import Annotated

import typer

from tutor.base.shown import json_text
from tutor.cli.game_commands import GameCommands, MakeWish
from tutor.cli.options import Format, HowMany, LevelName, Seed, TechniqueId, Unique
from tutor.cli.output import PuzzleFile
from tutor.cli.progress import Progress
from tutor.cli.run import Json, Lang, Refused

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
    box: Annotated[str, typer.Option("--box", metavar="RxC")] = "3x3",
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
    pace: Annotated[str | None, typer.Option("--pace", metavar="PACE", show_default=False)] = None,
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
    with game.run(lang) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        given = {"--level": level, "--technique": technique, "--pace": pace}
        given |= {"--remove": remove, "--to": to}
        flags = {"--minimal": minimal, "--not-unique": not_unique, "--json": as_json}
        asked = {option for option, value in (given | flags).items() if value not in (None, False)}
        run.refuse_clashes(
            ({one, other} <= asked, one, other)
            for one, others in _CLASHES.items()
            for other in others
        )
        wish = MakeWish(
            *(box, size, black, unique, line_solvable, level, technique),
            *(remove, minimal, symmetry, not_unique, pace),
        )
        maker = game.maker(wish, run)
        drawn, usual = game.formats.usual
        form = to or (drawn if count == 1 and sys.stdout.isatty() else usual)
        form = game.formats.named(form, run)
        if seed is None:
            seed = str(randbelow(10**9))
            run.remark(f"# {run.say('generate-seed', seed=seed)}")
        if as_json:
            for _, told in maker.make(seed, count, progress):
                print(json_text(told), flush=True)
            return
        try:
            maker.refuse(form)
        except Refused as problem:
            why = run.say(problem.message, **problem.values)
            run.complain(f"--to{run.say('colon')}{why}")
            return
        with PuzzleFile(game.formats.frame(form)) as output:
            for puzzle, _ in maker.make(seed, count, progress):
                output.add(puzzle.in_format(form))
                sys.stdout.flush()


def share_of(text: str) -> float | None:
    """The share that a percentage is, from 0 to 1; None if it is none."""
    number = re.fullmatch(r"\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*", text)
    share = float(number[1].replace(",", ".")) / 100 if number else 2
    return share if share <= 1 else None
