"""All commands about nonograms, wired together."""

import typer

from tutor.cli.nonogram import check, convert, generate, hint, rate, solve, techniques, why

app = typer.Typer()
app.command()(hint.hint)
app.command()(why.why)
app.command()(check.check)
app.command()(solve.solve)
app.command()(rate.rate)
app.command()(convert.convert)
app.command()(generate.generate)
app.command()(techniques.techniques)
