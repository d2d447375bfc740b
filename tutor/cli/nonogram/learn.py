"""``tutor nonogram learn``: the part of the course on nonograms, on screen or in plain text."""

from tutor.cli.learn import LessonId, learn_about
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.run import Json, Lang
from tutor.cli.screens import Plain


def learn(
    lesson: LessonId = None, as_json: Json = False, plain: Plain = False, lang: Lang = None
) -> None:
    with NonogramRun(lang) as run:
        learn_about(("nonogram",), lesson, as_json, plain, lang, run)
