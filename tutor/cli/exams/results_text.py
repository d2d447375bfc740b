"""Results in plain text: a table of them, and one of them in full."""

from collections.abc import Iterator, Sequence

from tutor.base.shown import printable
from tutor.cli.course.readers import GridLessonReader
from tutor.games.nonogram.text_drawing import with_clues
from tutor.language import Speaker
from tutor.learn.exam import words
from tutor.learn.exam.archive import Comparison
from tutor.learn.exam.questions import Finish, Picture
from tutor.learn.exam.result import MarkedQuestion, Result
from tutor.sudoku.grid import Grid

_WIDEST = 32
"""A list of techniques may be long; in a table it is cut."""
_GAP = "  "
_RIGHT = {0, 4, 5, 7}
"""The columns that hold numbers."""


def table_lines(speaker: Speaker, results: Sequence[Result]) -> list[str]:
    """Every result in a line, the newest first; its number is its place from the oldest."""
    titles = speaker.say("exam-results-titles").split(" | ")
    rows = [result_row(speaker, number, result) for number, result in enumerate(results, 1)]
    rows = [titles, *reversed(rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [_GAP.join(_cells(row, widths)).rstrip() for row in rows]


def _cells(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.rjust(width) if column in _RIGHT else cell.ljust(width)


def result_row(speaker: Speaker, number: int, result: Result) -> list[str]:
    """One result as a row of a table."""
    syllabus = result.paper.syllabus
    subject = words.subject(speaker, syllabus)
    return [
        str(number),
        result.finished.astimezone().strftime("%Y-%m-%d %H:%M"),
        subject if len(subject) <= _WIDEST else f"{subject[: _WIDEST - 1]}…",
        speaker.say(f"exam-results-mode-{syllabus.mode}"),
        words.mark(speaker, result.mark),
        str(result.percent),
        speaker.say("exam-results-passed" if result.passed else "exam-results-failed"),
        words.clock(result.seconds),
        printable(result.name),
    ]


def byline(speaker: Speaker, result: Result, name: str) -> str:
    """Who, as it may be written here, and when."""
    day = result.finished.astimezone().strftime("%Y-%m-%d %H:%M")
    return speaker.say("exam-report-by", name=name, day=day) if name else day


def result_lines(speaker: Speaker, compared: Comparison) -> Iterator[str]:
    """One result in full, for whoever did not just sit it: what, who and when come first."""
    result = compared.result
    yield words.title(speaker, result.paper.syllabus)
    yield byline(speaker, result, printable(result.name))
    seed, code = printable(result.paper.seed), printable(result.code)
    yield words.seed_words(speaker, result.paper, seed, code)
    if result.edition:
        yield speaker.say("exam-edition", edition=printable(result.edition))
    yield ""
    yield from mark_lines(speaker, compared)


def mark_lines(speaker: Speaker, compared: Comparison) -> Iterator[str]:
    """The mark, where it comes from, and each question."""
    result = compared.result
    yield words.verdict(speaker, result)
    yield from words.account(speaker, result)
    yield from words.comparison(speaker, compared)
    yield from _in_detail(speaker, result)


def paper_mark_lines(speaker: Speaker, result: Result) -> Iterator[str]:
    """The mark of a paper exam, which nobody timed, and each question."""
    yield words.verdict(speaker, result)
    yield words.earned(speaker, result)
    yield from _in_detail(speaker, result)


def _in_detail(speaker: Speaker, result: Result) -> Iterator[str]:
    if techniques := words.by_technique(speaker, result):
        yield from ("", speaker.say("exam-results-techniques"), *techniques)
    if result.paper.is_closed:
        yield from ("", speaker.say("exam-result-closed"))
    for line in result.lines:
        yield from ("", words.line_words(speaker, result, line))
        if not result.paper.is_closed:
            yield from _question(speaker, result, line)


def _question(speaker: Speaker, result: Result, line: MarkedQuestion) -> Iterator[str]:
    """What was asked, what was answered, and what is right."""
    question = result.paper.questions[line.number - 1]
    answer, language = line.sheet.answer, speaker.language
    yield from question.ask(language)
    yield f"{speaker.say('exam-report-answer')} {question.answered(answer, language)}"
    if hinted := words.hint_words(speaker, result, line):
        yield hinted
    yield from question.remarks(answer, language)
    yield speaker.say("exam-report-solution")
    yield from question.solution_for(answer, language).sentences
    if isinstance(question, Finish):
        solved = Grid(question.geometry, question.solved)
        yield from GridLessonReader(solved, speaker, shows_candidates=False).board()
    if isinstance(question, Picture):
        yield from with_clues(question.solved).splitlines()
