"""``tutor nonogram bench``: the methods of a study on random grids, or our solver's peer."""

import re
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.base.shown import printable
from tutor.cli.generate import share_of
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.progress import Progress
from tutor.cli.run import Json, Lang, Run

if TYPE_CHECKING:
    from tutor.lab.study.methods import Method

MOST = 100
"""The largest side of a grid: even the rules alone take a while there."""
_SIZES = re.compile(r"(\d{1,4})(?:(?:\.\.\.?|…|-)(\d{1,4}))?")


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line; None where it was left to us."""

    sizes: tuple[int, ...] | None
    count: int
    seed: str
    methods: "tuple[Method, ...]"
    black: Fraction | None
    budget: float | None
    csv: Path | None
    as_json: bool


def bench(
    sizes: Annotated[
        str | None, typer.Option("--sizes", metavar="N..M", show_default=False)
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", metavar="N")] = 10,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "0",
    methods: Annotated[
        str | None, typer.Option("--methods", metavar="0,1,2…", show_default=False)
    ] = None,
    black: Annotated[
        str | None, typer.Option("--black", metavar="PERCENT", show_default=False)
    ] = None,
    budget: Annotated[
        float | None, typer.Option("--budget", metavar="SECONDS", show_default=False)
    ] = None,
    fill: Annotated[bool, typer.Option("--fill")] = False,
    peer: Annotated[
        Path | None, typer.Option("--peer", metavar="PYTHON", show_default=False)
    ] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", show_default=False)] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run, Progress() as progress:
        run.at_least("--count", count, 1)
        if budget is not None and not budget > 0:
            run.refuse(run.say("nono-bench-bad-budget", found=str(budget)))
        by_peer = peer is not None
        run.refuse_clashes(
            (
                (by_peer and fill, "--peer", "--fill"),
                (by_peer and methods is not None, "--peer", "--methods"),
                (by_peer and csv is not None, "--peer", "--csv"),
                (fill and methods is not None, "--fill", "--methods"),
                (fill and black is not None, "--fill", "--black"),
                (fill and budget is not None, "--fill", "--budget"),
            )
        )
        asked = Asked(
            None if sizes is None else _sizes(sizes, run),
            count,
            seed,
            _methods(methods, run),
            None if black is None else _black(black, run),
            budget,
            csv,
            as_json,
        )
        # Loaded here: what is measured should not be waited for by what is not.
        from tutor.cli.nonogram import bench_work

        if peer is not None:
            bench_work.beside_peer(peer, asked, run, progress)
        elif fill:
            bench_work.fill_shares(asked, run, progress)
        else:
            bench_work.study(asked, run, progress)


def _sizes(text: str, run: Run) -> tuple[int, ...]:
    """``3..21``, ``5`` or ``4,6,8``."""
    found: list[int] = []
    for part in text.split(","):
        ends = _SIZES.fullmatch(part.strip())
        first = int(ends[1]) if ends else 0
        last = int(ends[2] or first) if ends else 0
        if not 1 <= first <= last <= MOST:
            run.refuse(run.say("nono-bench-bad-sizes", found=printable(text), most=MOST))
        found += range(first, last + 1)
    return tuple(dict.fromkeys(found))


def _methods(text: str | None, run: Run) -> "tuple[Method, ...]":
    """Methods by number or name, each once, in their order; all where none is named."""
    from tutor.lab.study.methods import METHODS

    if text is None:
        return METHODS
    known = {str(method.number): method for method in METHODS}
    known |= {method.name: method for method in METHODS}
    wanted = [part.strip().lower() for part in text.split(",") if part.strip()]
    for part in wanted or [text]:
        if part not in known:
            run.refuse_choice("--methods", part, tuple(known))
    return tuple(method for method in METHODS if method in {known[part] for part in wanted})


def _black(text: str, run: Run) -> Fraction:
    """The probability that ``--black`` names."""
    share = share_of(text)
    if share is None:
        run.refuse(run.say("nono-option-bad-black", found=printable(text)))
    return Fraction(share).limit_denominator(10**6)
