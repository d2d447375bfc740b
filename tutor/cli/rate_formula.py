"""``rate --dimacs``: how hard any formula is, by the study's method."""

import sys
from pathlib import Path

from tutor.base.shown import json_text, printable
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.language.rating import formula_lines
from tutor.rating.cnf import BadDimacs, Cnf, read_dimacs
from tutor.rating.record import Wanted, record_of_formula


def rate_formula(
    path: Path, wanted: Wanted, run: Run, progress: Progress, *, as_json: bool
) -> None:
    """Explore the formula of a file, and tell what it took."""

    def pulse() -> None:
        if progress.is_due:
            progress.show(run.say("rate-formula-working"))

    sat = record_of_formula(_formula(path, run), wanted, pulse)
    progress.hide()
    if sat["status"] != "satisfied":
        run.answer_no()
    if as_json:
        print(json_text(sat))
        return
    for line in formula_lines(sat, run.speaker):
        print(line)


def _formula(path: Path, run: Run) -> Cnf:
    """The formula of a file, or the end."""
    name = printable(path, 200)
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return read_dimacs(data.decode("utf-8", "replace"))
    except IsADirectoryError:
        run.refuse(run.say("input-directory", name=name))
    except OSError as error:
        reason = error.strerror or str(error)
        run.refuse(run.say("input-unreadable", name=name, reason=reason))
    except BadDimacs as problem:
        place = run.say("place-line", number=str(problem.line))
        details = {
            key: value if isinstance(value, int) else printable(value)
            for key, value in problem.details.items()
        }
        told = run.say(f"dimacs-{problem.code}", **details)
        run.refuse(run.say("colon").join((name, place, told)))
