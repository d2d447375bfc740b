"""All commands about nonograms, wired together."""

import typer

from tutor.cli.nonogram import techniques

app = typer.Typer()
app.command()(techniques.techniques)
