"""Options of the commands, in both games.

Texts of help are not here: tutor.cli.help finds them in the language files.
"""

from pathlib import Path
from typing import Annotated

import typer

Only = Annotated[str | None, typer.Option("--only", metavar="ID,ID…", show_default=False)]
Order = Annotated[str | None, typer.Option("--order", metavar="ID,ID…", show_default=False)]
UpTo = Annotated[str | None, typer.Option("--up-to", metavar="ID", show_default=False)]
DigitName = Annotated[str | None, typer.Option("--digit", metavar="D", show_default=False)]
ShowRanges = Annotated[bool, typer.Option("--show-ranges")]
To = Annotated[str, typer.Option("--to", metavar="FORMAT", show_default=False)]
Every = Annotated[bool, typer.Option("--all", "-a")]
CountOnly = Annotated[bool, typer.Option("--count")]
HowMany = Annotated[int, typer.Option("--count", "-n", metavar="N")]
Limit = Annotated[int | None, typer.Option("--limit", metavar="N", show_default=False)]
LogicSeconds = Annotated[
    float | None, typer.Option("--logic-seconds", metavar="S", show_default=False)
]
Method = Annotated[str, typer.Option("--method", metavar="NAME")]
Steps = Annotated[bool, typer.Option("--steps")]
Trace = Annotated[bool, typer.Option("--trace")]
Unique = Annotated[bool, typer.Option("--unique")]
Rung = Annotated[int | None, typer.Option("--rung", metavar="1..5", show_default=False)]
TechniqueId = Annotated[str | None, typer.Option("--technique", metavar="ID", show_default=False)]
LevelName = Annotated[str | None, typer.Option("--level", metavar="LEVEL", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", show_default=False)]
SeedOrNought = Annotated[str, typer.Option("--seed", metavar="S")]
Format = Annotated[str | None, typer.Option("--to", metavar="FORMAT", show_default=False)]
Input = Annotated[str | None, typer.Argument(metavar="INPUT", show_default=False)]
OneInput = Annotated[str, typer.Argument(metavar="INPUT")]
ClaimText = Annotated[str, typer.Argument(metavar="CLAIM")]
Reveal = Annotated[bool, typer.Option("--reveal")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N")]
AsCsv = Annotated[bool, typer.Option("--csv")]
Sat = Annotated[bool, typer.Option("--sat")]
SatAlone = Annotated[bool, typer.Option("--sat-only")]
AsCoded = Annotated[bool, typer.Option("--as-coded")]
Dimacs = Annotated[Path | None, typer.Option("--dimacs", metavar="FILE", show_default=False)]
HeuristicName = Annotated[
    str | None, typer.Option("--heuristic", metavar="NAME", show_default=False)
]
