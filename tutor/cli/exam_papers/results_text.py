"""Results in plain text: a table of them, and one of them in full."""

from collections.abc import Iterator, Sequence

from tutor.cli.run import printable
from tutor.language import Speaker
from tutor.language import exam as words
from tutor.learn.exam.comparison import Comparison
from tutor.learn.exam.result import Line, Result

_WIDEST = 32
"""A list of techniques may be long; in a table it is cut."""
_GAP = "  "
_RIGHT = {0, 4, 5, 7}
"""The columns that hold numbers."""


def table_lines(speaker: Speaker, results: Sequence[Result]) -> list[str]:
    """Every result in a line, the newest first; its number is its place from the oldest."""
    titles = speaker.say("exam-results-titles").split(" | ")
    rows = [_row(speaker, number, result) for number, result in enumerate(results, 1)]
    rows = [titles, *reversed(rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [_GAP.join(_cells(row, widths)).rstrip() for row in rows]


def _cells(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.rjust(width) if column in _RIGHT else cell.ljust(width)


def _row(speaker: Speaker, number: int, result: Result) -> list[str]:
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
    """One result in full: the mark, where it comes from, and each question."""
    result = compared.result
    yield words.title(speaker, result.paper.syllabus)
    yield byline(speaker, result, printable(result.name))
    yield from ("", words.verdict(speaker, result))
    yield from words.account(speaker, result)
    yield from words.comparison(speaker, compared)
    seed = printable(result.paper.seed)
    yield speaker.say("exam-terms-seed", seed=seed, code=printable(result.code))
    if techniques := words.by_technique(speaker, result):
        yield from ("", speaker.say("exam-report-techniques"))
        yield from (f"{_GAP}{line}" for line in techniques)
    for line in result.lines:
        yield from ("", words.line_words(speaker, result, line))
        yield from (f"{_GAP}{told}" for told in _told(speaker, result, line))


def _told(speaker: Speaker, result: Result, line: Line) -> Iterator[str]:
    """A question with the answer, what is right about it, and the solution."""
    question = result.paper.questions[line.number - 1]
    answer, language = line.sheet.answer, speaker.language
    yield f"{speaker.say('exam-report-answer')} {question.answered(answer, language)}"
    if hinted := words.hint_words(speaker, result, line):
        yield hinted
    if remarks := question.remarks(answer, language):
        yield f"{speaker.say('exam-report-remarks')} {' '.join(remarks)}"
    solution = " ".join(question.solution(language).sentences)
    yield f"{speaker.say('exam-report-solution')} {solution}"
