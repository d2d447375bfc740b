"""Options of the commands, in both games.

Texts of help are not here: tutor.cli.help finds them in the language files.
"""

from pathlib import Path
from typing import Annotated, TypeVar

import typer
from typer.models import OptionInfo

T = TypeVar("T", bool, str | None)


def option(*names: str, metavar: str) -> OptionInfo:
    """An option that has a value, and nothing to say of it where none is given."""
    found: OptionInfo = typer.Option(*names, metavar=metavar, show_default=False)
    return found


def _or_above(context: typer.Context, asked: typer.CallbackParam, value: T) -> T:
    """``tutor --lang fr solve`` means the same as ``tutor solve --lang fr``."""
    above = context.parent
    while value in (None, False) and above is not None:
        value = above.params.get(str(asked.name), value)
        above = above.parent
    return value


Inputs = Annotated[list[str] | None, typer.Argument(metavar="INPUT", show_default=False)]
Box = Annotated[str | None, option("--box", metavar="RxC")]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|fr", show_default=False, callback=_or_above),
]
Plain = Annotated[bool, typer.Option("--plain", callback=_or_above)]
Only = Annotated[str | None, option("--only", metavar="ID,ID…")]
Order = Annotated[str | None, option("--order", metavar="ID,ID…")]
UpTo = Annotated[str | None, option("--up-to", metavar="ID")]
DigitName = Annotated[str | None, option("--digit", metavar="D")]
ShowRanges = Annotated[bool, typer.Option("--show-ranges")]
To = Annotated[str, option("--to", metavar="FORMAT")]
Every = Annotated[bool, typer.Option("--all", "-a")]
CountOnly = Annotated[bool, typer.Option("--count")]
HowMany = Annotated[int, typer.Option("--count", "-n", metavar="N")]
Limit = Annotated[int | None, option("--limit", metavar="N")]
LogicSeconds = Annotated[float | None, option("--logic-seconds", metavar="S")]
Method = Annotated[str, typer.Option("--method", metavar="NAME")]
Eureka = Annotated[bool, typer.Option("--eureka")]
ByLine = Annotated[bool, typer.Option("--lines")]
Shortest = Annotated[bool, typer.Option("--shortest")]
Steps = Annotated[bool, typer.Option("--steps")]
Trace = Annotated[bool, typer.Option("--trace")]
Unique = Annotated[bool, typer.Option("--unique")]
Rung = Annotated[int | None, option("--rung", metavar="1..5")]
TechniqueId = Annotated[str | None, option("--technique", metavar="ID")]
LevelName = Annotated[str | None, option("--level", metavar="LEVEL")]
Seed = Annotated[str | None, option("--seed", metavar="S")]
SeedOrNought = Annotated[str, typer.Option("--seed", metavar="S")]
Format = Annotated[str | None, option("--to", metavar="FORMAT")]
Input = Annotated[str | None, typer.Argument(metavar="INPUT", show_default=False)]
OneInput = Annotated[str, typer.Argument(metavar="INPUT")]
ClaimText = Annotated[str, typer.Argument(metavar="CLAIM")]
Reveal = Annotated[bool, typer.Option("--reveal")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N")]
AsCsv = Annotated[bool, typer.Option("--csv")]
Sat = Annotated[bool, typer.Option("--sat")]
SatAlone = Annotated[bool, typer.Option("--sat-only")]
AsCoded = Annotated[bool, typer.Option("--as-coded")]
Dimacs = Annotated[Path | None, option("--dimacs", metavar="FILE")]
HeuristicName = Annotated[str | None, option("--heuristic", metavar="NAME")]
