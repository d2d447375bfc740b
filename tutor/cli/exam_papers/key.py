"""The text of a key: what is right, why, and what the rest is worth."""

from collections.abc import Iterator

from tutor.cli.exam_papers.boards import Boards
from tutor.cli.exam_papers.markdown import Album, listed
from tutor.cli.exam_papers.marking import accepted, rule
from tutor.cli.exam_papers.questions import edition_line, has_nonograms, heading, seed_line
from tutor.language import Speaker
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import GridQuestion
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.exam.words import mark, title


def reading(speaker: Speaker, paper: Paper) -> str:
    """What the signs on the boards of solutions mean."""
    told = []
    if any(isinstance(question, GridQuestion) for question in paper.questions):
        told.append(speaker.say("exam-key-reading"))
    if has_nonograms(paper):
        told.append(speaker.say("exam-key-nonograms"))
    return " ".join(told)


def key_lines(speaker: Speaker, paper: Paper, album: Album) -> Iterator[str]:
    """A whole key."""
    boards = Boards(album, speaker)
    yield f"# {speaker.say('exam-key-title', title=title(speaker, paper.syllabus))}"
    yield from ("", f"{seed_line(speaker, paper)} {edition_line(speaker, paper)}".rstrip())
    needed = mark(speaker, paper.syllabus.pass_mark)
    yield from ("", speaker.say("exam-key-mark", of=FULL_MARK, points=paper.points, needed=needed))
    yield from ("", reading(speaker, paper))
    for number, question in enumerate(paper.questions, 1):
        told = question.solution(speaker.language)
        yield from ("", heading(speaker, number, question))
        yield from ("", *listed(told.sentences))
        if picture := boards.solved(number, question, told):
            yield from ("", *picture)
        for sentence in accepted(speaker, paper, question):
            yield from ("", sentence)
        yield from ("", f"**{speaker.say('exam-key-marking')}** {rule(speaker, question)}")
