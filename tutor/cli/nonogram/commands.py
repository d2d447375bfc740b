"""All commands about nonograms, wired together."""

import typer

from tutor.cli.nonogram import check, convert, hint, solve, techniques, why

app = typer.Typer()
app.command()(hint.hint)
app.command()(why.why)
app.command()(check.check)
app.command()(solve.solve)
app.command()(convert.convert)
app.command()(techniques.techniques)
