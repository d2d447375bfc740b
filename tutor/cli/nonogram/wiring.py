"""All commands about nonograms, wired together."""

import typer

from tutor.cli import (
    check,
    convert,
    generate,
    hint,
    learn,
    play,
    print_sheet,
    rate,
    review,
    solve,
    techniques,
    walk,
    why,
)
from tutor.cli.bench import bench_nonogram
from tutor.cli.binding import bound, nonogram
from tutor.cli.help import HELP_OPTIONS
from tutor.cli.nonogram.automaton import automaton
from tutor.cli.nonogram.edit import edit
from tutor.cli.nonogram.from_image import from_image

app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": HELP_OPTIONS})
app.command("learn")(learn.learn_nonograms)
app.command()(bound(play.play, nonogram, ("technique", "box")))
app.command()(bound(walk.walk, nonogram, ("box",)))
app.command()(bound(hint.hint, nonogram, ("box", "digit", "eureka")))
app.command()(bound(why.why, nonogram, ("box",)))
app.command()(bound(check.check, nonogram, ("box",)))
app.command()(
    bound(
        solve.solve,
        nonogram,
        ("box", "trace", "logic_seconds", "eureka", "shortest"),
        method="auto",
    )
)
app.command()(bound(rate.rate, nonogram, ("out", "resume", "weights", "cnf", "box", "dimacs")))
app.command()(bound(convert.convert, nonogram, ("box",)))
app.command("print")(bound(print_sheet.print_sheet, nonogram, ("box",)))
app.command()(
    bound(
        generate.generate,
        nonogram,
        ("box", "remove", "minimal", "symmetry", "not_unique", "pace"),
    )
)
app.command()(edit)
app.command("from-image")(from_image)
app.command()(bound(review.review, nonogram))
app.command()(bound(techniques.techniques, nonogram))
app.command()(automaton)
app.command("bench")(bench_nonogram)
