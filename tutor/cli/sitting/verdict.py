"""The end of an exam in plain text: the mark, where it comes from, and every question."""

from collections.abc import Iterator

from tutor.cli.course.reading import LessonReader
from tutor.language import Speaker, exam
from tutor.learn.exam.comparison import Comparison
from tutor.learn.exam.questions import Finish
from tutor.learn.exam.result import Line, Result
from tutor.sudoku.grid import Grid


def told(speaker: Speaker, result: Result, all_results: list[Result]) -> Iterator[str]:
    """Everything there is to say about a result."""
    yield exam.verdict(speaker, result)
    yield from exam.account(speaker, result)
    yield from exam.comparison(speaker, Comparison.of(result, all_results))
    if techniques := exam.by_technique(speaker, result):
        yield speaker.say("plain-exam-techniques")
        yield from techniques
    for line in result.lines:
        yield ""
        yield from _question(speaker, result, line)


def _question(speaker: Speaker, result: Result, line: Line) -> Iterator[str]:
    """A question, what was answered, and what is right."""
    language = speaker.language
    question, answer = result.paper.questions[line.number - 1], line.sheet.answer
    yield exam.line_words(speaker, result, line)
    yield from question.ask(language)
    yield speaker.say("plain-exam-your-answer", answer=question.answered(answer, language))
    yield from question.remarks(answer, language)
    if hints := exam.hint_words(speaker, result, line):
        yield hints
    yield speaker.say("plain-exam-solution")
    yield from question.solution(language).sentences
    if isinstance(question, Finish):
        solved = Grid(question.geometry, question.solved)
        yield from LessonReader(solved, speaker, shows_candidates=False).board()
