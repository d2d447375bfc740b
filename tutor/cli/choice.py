"""``--only``, ``--up-to`` and ``--technique``: from what was typed to techniques."""

from difflib import get_close_matches
from typing import Annotated

import typer

from tutor.cli.run import Run, printable
from tutor.sudoku.geometry import SYMBOLS
from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES, Technique

Only = Annotated[str | None, typer.Option("--only", metavar="ID,ID…", show_default=False)]
UpTo = Annotated[str | None, typer.Option("--up-to", metavar="ID", show_default=False)]


def technique_named(option: str, text: str, run: Run) -> Technique:
    """The technique with this id."""
    wanted = text.strip().lower()
    technique = TECHNIQUES.get(wanted)
    if technique is None:
        near = get_close_matches(wanted, TECHNIQUES, n=3, cutoff=0.5)
        message = "technique-unknown-near" if near else "technique-unknown"
        run.refuse(run.say(message, option=option, found=printable(text), near=", ".join(near)))
    return technique


def chosen(only: str | None, up_to: str | None, run: Run) -> tuple[Technique, ...]:
    """The techniques that may be used, in ladder order; the search comes after them anyway."""
    if only is not None and up_to is not None:
        run.refuse(run.say("option-clash", one="--only", other="--up-to"))
    if only is not None:
        names = [name for name in only.split(",") if name.strip()]
        if not names:
            run.refuse(run.say("technique-unknown", option="--only", found=only[:20], near=""))
        wanted = {technique_named("--only", name, run) for name in names}
        return tuple(technique for technique in LADDER if technique in wanted)
    if up_to is not None:
        last = technique_named("--up-to", up_to, run)
        return LADDER if last is SEARCH else LADDER[: LADDER.index(last) + 1]
    return LADDER


def digit_of(text: str) -> int:
    """A digit written as a number or as the letter the board shows; 0 if it is neither."""
    wanted = text.strip().upper()
    if wanted.isascii() and wanted.isdigit():
        return int(wanted)
    return SYMBOLS.find(wanted) + 1 if len(wanted) == 1 else 0
