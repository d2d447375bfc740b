"""Options of the commands, in both games.

Texts of help are not here: tutor.cli.help finds them in the language files.
"""

from pathlib import Path
from typing import Annotated, TypeVar

import click

from tutor.cli.declared import Argument, Option

T = TypeVar("T", bool, str | None)


def option(*names: str, metavar: str) -> Option:
    """An option that has a value, and nothing to say of it where none is given."""
    return Option(*names, metavar=metavar, show_default=False)


def _or_above(context: click.Context, asked: click.Parameter, value: T) -> T:
    """``tutor --lang fr solve`` means the same as ``tutor solve --lang fr``."""
    above = context.parent
    while value in (None, False) and above is not None:
        value = above.params.get(str(asked.name), value)
        above = above.parent
    return value


Inputs = Annotated[list[str] | None, Argument(metavar="INPUT", show_default=False)]
Colours = Annotated[int, Option("--colours", "--colors", metavar="N")]
Box = Annotated[str | None, option("--box", metavar="RxC")]
Json = Annotated[bool, Option("--json")]
Lang = Annotated[
    str | None,
    Option("--lang", metavar="en|fr", show_default=False, callback=_or_above),
]
Plain = Annotated[bool, Option("--plain", callback=_or_above)]
Only = Annotated[str | None, option("--only", metavar="ID,ID…")]
Order = Annotated[str | None, option("--order", metavar="ID,ID…")]
UpTo = Annotated[str | None, option("--up-to", metavar="ID")]
DigitName = Annotated[str | None, option("--digit", metavar="D")]
ShowRanges = Annotated[bool, Option("--show-ranges")]
To = Annotated[str, option("--to", metavar="FORMAT")]
Every = Annotated[bool, Option("--all", "-a")]
CountOnly = Annotated[bool, Option("--count")]
HowMany = Annotated[int, Option("--count", "-n", metavar="N")]
Limit = Annotated[int | None, option("--limit", metavar="N")]
LogicSeconds = Annotated[float | None, option("--logic-seconds", metavar="S")]
Method = Annotated[str, Option("--method", metavar="NAME")]
Eureka = Annotated[bool, Option("--eureka")]
ByLine = Annotated[bool, Option("--lines")]
Shortest = Annotated[bool, Option("--shortest")]
Steps = Annotated[bool, Option("--steps")]
Trace = Annotated[bool, Option("--trace")]
Unique = Annotated[bool, Option("--unique")]
Rung = Annotated[int | None, option("--rung", metavar="1..5")]
TechniqueId = Annotated[str | None, option("--technique", metavar="ID")]
LevelName = Annotated[str | None, option("--level", metavar="LEVEL")]
PaperOption = Annotated[str, Option("--paper", metavar="a4|letter")]
Seed = Annotated[str | None, option("--seed", metavar="S")]
SeedOrNought = Annotated[str, Option("--seed", metavar="S")]
Format = Annotated[str | None, option("--to", metavar="FORMAT")]
Input = Annotated[str | None, Argument(metavar="INPUT", show_default=False)]
OneInput = Annotated[str, Argument(metavar="INPUT")]
ClaimText = Annotated[str, Argument(metavar="CLAIM")]
Reveal = Annotated[bool, Option("--reveal")]
Jobs = Annotated[int, Option("--jobs", "-j", metavar="N")]
Cluster = Annotated[str | None, option("--cluster", metavar="ADDRESS")]
Column = Annotated[str | None, option("--column", metavar="NAME")]
AsCsv = Annotated[bool, Option("--csv")]
Sat = Annotated[bool, Option("--sat")]
SatAlone = Annotated[bool, Option("--sat-only")]
AsCoded = Annotated[bool, Option("--as-coded")]
Dimacs = Annotated[Path | None, option("--dimacs", metavar="FILE")]
HeuristicName = Annotated[str | None, option("--heuristic", metavar="NAME")]
