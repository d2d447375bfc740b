"""All commands about nonograms, wired together."""

import typer

from tutor.cli.nonogram import solve, techniques

app = typer.Typer()
app.command()(solve.solve)
app.command()(techniques.techniques)
