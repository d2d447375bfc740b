"""``tutor exam --results --report FILE``: one exam read back, with pictures."""

from collections.abc import Iterator

from tutor import narrate
from tutor.base.shown import markdown
from tutor.cli.exams.boards import Boards
from tutor.cli.exams.documents import Album, document, listed, table, write_documents
from tutor.cli.exams.paper_text import edition_line, reading, seed_line
from tutor.cli.exams.results_text import byline
from tutor.cli.files import shown
from tutor.cli.run import Run
from tutor.games.typeset import PaperName
from tutor.language import Speaker
from tutor.learn.exam import words
from tutor.learn.exam.archive import Comparison
from tutor.learn.exam.result import MarkedQuestion, Result

_DRAWN = ("next", "every", "judge", "finish", "line", "picture")
"""The questions whose answers are drawn on their boards."""


def write_report(run: Run, compared: Comparison, target: str, size: PaperName = "a4") -> None:
    """Write a report as PDF, or as Markdown with its boards in a folder beside it."""
    speaker = Speaker(run.speaker.language, "screens", "commands")
    path = document(run, target)
    album = Album(f"{path.stem}-boards")
    text = "\n".join(_lines(speaker, compared, Boards(album, speaker)))
    write_documents(run, {path: (text, album)}, size)
    run.remark(run.say("exam-report-written", name=shown(path)))


def _lines(speaker: Speaker, compared: Comparison, boards: Boards) -> Iterator[str]:
    say, result = speaker.say, compared.result
    yield f"# {words.title(speaker, result.paper.syllabus)}"
    yield from ("", byline(speaker, result, markdown(result.name)))
    yield from ("", f"**{words.verdict(speaker, result)}**")
    yield from ("", " ".join(words.account(speaker, result)))
    yield from ("", " ".join(words.comparison(speaker, compared)))
    made = f"{seed_line(speaker, result.paper)} {edition_line(speaker, result.paper)}".rstrip()
    yield from ("", made)
    if techniques := _techniques(speaker, result):
        yield from ("", f"## {say('exam-report-techniques')}", "", *techniques)
    yield from ("", f"## {say('exam-report-questions')}", "", *_questions(speaker, result))
    if result.paper.is_closed:
        yield from ("", say("exam-result-closed"))
        return
    yield from ("", reading(speaker, result.paper))
    for line in result.lines:
        yield from _question(speaker, result, line, boards)


def _techniques(speaker: Speaker, result: Result) -> list[str]:
    """What was earned with each technique."""
    rows = [
        (
            narrate.name(id_, speaker.language),
            words.points(speaker, earned),
            str(points),
            str(round(100 * earned / points)),
        )
        for id_, (earned, points) in result.by_technique().items()
    ]
    titles = speaker.say("exam-report-technique-titles").split(" | ")
    return table(titles, rows) if rows else []


def _questions(speaker: Speaker, result: Result) -> list[str]:
    """What was earned with each question."""
    rows = [
        (
            str(line.number),
            _name(speaker, line),
            words.points(speaker, line.earned),
            str(line.points),
            str(line.hints),
            words.clock(line.sheet.seconds),
        )
        for line in result.lines
    ]
    return table(speaker.say("exam-report-question-titles").split(" | "), rows, words=2)


def _name(speaker: Speaker, line: MarkedQuestion) -> str:
    """What a question was, and about what: now it gives nothing away."""
    kind = speaker.say(f"exam-kind-{line.kind}")
    return (
        f"{kind} · {narrate.called(line.technique, speaker.language)}" if line.technique else kind
    )


def _question(
    speaker: Speaker, result: Result, line: MarkedQuestion, boards: Boards
) -> Iterator[str]:
    """A question, the answer on its board, and the solution beside it."""
    say, language = speaker.say, speaker.language
    question, answer = result.paper.questions[line.number - 1], line.sheet.answer
    yield from ("", f"## {words.line_words(speaker, result, line)}")
    for sentence in question.ask(language):
        yield from ("", sentence)
    yield from ("", *boards.answered(line.number, question, answer))
    if line.is_answered and question.kind in _DRAWN:
        yield from ("", say(f"exam-report-drawn-{question.kind}"))
    yield from ("", f"**{say('exam-report-answer')}** {question.answered(answer, language)}")
    if hinted := words.hint_words(speaker, result, line):
        yield from ("", hinted)
    if remarks := question.remarks(answer, language):
        yield from ("", f"**{say('exam-report-remarks')}** {' '.join(remarks)}")
    told = question.solution_for(answer, language)
    yield from ("", f"**{say('exam-report-solution')}**", "", *listed(told.sentences))
    if picture := boards.solved(line.number, question, told):
        yield from ("", *picture)
