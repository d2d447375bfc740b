"""``tutor --version``: the version, and the edition of what exams are made from."""

from pathlib import Path

from tutor import __version__
from tutor.base.language import Language
from tutor.language import Speaker

BUILT = Path(__file__).parents[1] / "_content" / "edition"
"""Where an installed tutor finds its edition, so that it need not look through all its grids."""


def told(language: Language) -> str:
    """Both, a line each."""
    said = Speaker(language, "commands").say("version-edition", edition=_edition())
    return f"Pas à pas {__version__}\n{said}"


def _edition() -> str:
    if BUILT.is_file():
        return BUILT.read_text(encoding="utf-8").strip()
    from tutor.learn.exam.edition import edition

    return edition()
