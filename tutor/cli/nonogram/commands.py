"""All commands about nonograms, wired together."""

import typer

from tutor.cli.help import HELP_OPTIONS
from tutor.cli.nonogram import (
    bench,
    check,
    convert,
    generate,
    hint,
    learn,
    play,
    rate,
    review,
    solve,
    techniques,
    walk,
    why,
)

app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": HELP_OPTIONS})
app.command()(learn.learn)
app.command()(play.play)
app.command()(walk.walk)
app.command()(hint.hint)
app.command()(why.why)
app.command()(check.check)
app.command()(solve.solve)
app.command()(rate.rate)
app.command()(convert.convert)
app.command()(generate.generate)
app.command()(review.review)
app.command()(techniques.techniques)
app.command()(bench.bench)
