"""``print --lesson``: the handout of a lesson."""

from pathlib import Path

from tutor.base.shown import typed
from tutor.cli.course.listing import lesson_named
from tutor.cli.files import write_pages
from tutor.cli.run import Run
from tutor.games.game import GameName
from tutor.games.typeset import PACKAGE, NotInstalled, PaperName
from tutor.language import Speaker
from tutor.learn.handout import handout


def print_lesson(
    lesson: tuple[str, GameName],
    out: Path | None,
    seed: str,
    paper: PaperName,
    run: Run,
    *,
    has_answers: bool,
) -> None:
    """Write the handout of a lesson, which is named for a game."""
    id_ = lesson_named(*lesson, run)
    target = out or Path(f"{id_}.pdf")
    ending = target.suffix.lower()
    if ending not in (".pdf", ".png"):
        run.refuse("print-lesson-bad-out", found=typed(str(target)))
    speaker = Speaker(run.speaker.language)
    try:
        pages = handout(id_, seed, speaker, paper, has_answers=has_answers)
        made = pages.printed("pdf" if ending == ".pdf" else "png")
    except NotInstalled:
        run.refuse("print-missing-package", extra=PACKAGE)
    write_pages(made, target, run)
