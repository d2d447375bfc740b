"""``rate --dimacs``: how hard any formula is, by the study's method."""

from functools import partial
from pathlib import Path

from tutor.base.shown import json_text, printable
from tutor.cli.files import content, shown
from tutor.cli.progress import Progress
from tutor.cli.run import Run
from tutor.language.rating import formula_lines
from tutor.rating.cnf import BadDimacs, Cnf, read_dimacs
from tutor.rating.record import Wanted, record_of_formula


def rate_formula(
    path: Path, wanted: Wanted, run: Run, progress: Progress, *, as_json: bool
) -> None:
    """Explore the formula of a file, and tell what it took."""
    pulse = partial(progress.tell, run.say, "rate-formula-working")
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
    try:
        return read_dimacs(content(path, tells_folders=True).decode("utf-8", "replace"))
    except BadDimacs as problem:
        place = run.say("place-line", number=str(problem.line))
        details = {
            key: value if isinstance(value, int) else printable(value)
            for key, value in problem.details.items()
        }
        told = run.say(f"dimacs-{problem.code}", **details)
        run.refuse_text(run.say("colon").join((shown(path), place, told)))
