"""All commands about nonograms, wired together."""

import typer

from tutor.cli.nonogram import (
    bench,
    check,
    convert,
    generate,
    hint,
    rate,
    solve,
    techniques,
    walk,
    why,
)

app = typer.Typer()
app.command()(walk.walk)
app.command()(hint.hint)
app.command()(why.why)
app.command()(check.check)
app.command()(solve.solve)
app.command()(rate.rate)
app.command()(convert.convert)
app.command()(generate.generate)
app.command()(techniques.techniques)
app.command()(bench.bench)
