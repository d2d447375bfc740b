"""``tutor exam --paper FILE``: an exam to print, with its key apart.

The key of a strict exam or a class exam is for whoever has the class key. A ticket is on
every pupil's paper: it gives the paper again, and nothing else.
"""

from tutor.cli.exam_papers.key import key_lines
from tutor.cli.exam_papers.markdown import Album
from tutor.cli.exam_papers.questions import paper_lines
from tutor.cli.exam_papers.writing import document, shown, write_set
from tutor.cli.exams.start import refuse_what_is_secret
from tutor.cli.exams.terms import (
    command_on,
    paper_of,
    refuse_wrong_ticket,
    ticket_of,
)
from tutor.cli.run import Run
from tutor.language import Speaker
from tutor.learn.exam.paper import Paper, new_seed
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket, is_ticket


def print_paper(
    run: Run, syllabus: Syllabus, seed: str, target: str, class_text: str | None
) -> None:
    """Write the paper of a seed, and its key if whoever asks may have it.

    Args:
        run: the command.
        syllabus: what the exam is about.
        seed: of the paper; a new one if it is empty.
        target: where the paper goes.
        class_text: the class key or the ticket of a class exam, as it was typed.
    """
    if class_text is None:
        if syllabus.mode == "strict":
            run.refuse(run.say("exam-paper-strict"))
        paper = paper_of(run, syllabus, seed)
        refuse_what_is_secret(run, paper)
        write_paper(run, paper, target)
        return
    seed = seed or new_seed()
    ticket = ticket_of(run, class_text, syllabus, seed)
    refuse_wrong_ticket(run, class_text, ticket, syllabus, seed)
    paper = paper_of(run, syllabus, seed, ticket)
    has_key = not is_ticket(class_text)
    if has_key:
        refuse_what_is_secret(run, paper)
    write_paper(run, paper, target, ticket, has_key=has_key)
    if has_key:
        run.remark(run.say("exam-class-command"))
        print(command_on(paper, ticket))


def write_paper(
    run: Run, paper: Paper, target: str, ticket: Ticket | None = None, *, has_key: bool = True
) -> None:
    """Write a paper and its key as Markdown, each with its boards in a folder of its own.

    Whoever has the paper with its folder has nothing of the key.

    Args:
        run: the command.
        paper: the paper.
        target: where it goes; the key goes beside it.
        ticket: that of a class exam, for the pupils.
        has_key: whether the key is written too.
    """
    speaker = Speaker(run.speaker.language, "screens", "commands")
    path = document(run, target)
    key = path.with_name(f"{path.stem}-key{path.suffix}")
    asked, solved = Album(f"{path.stem}-boards"), Album(f"{path.stem}-key-boards")
    command = None if ticket is None else command_on(paper, ticket)
    texts = {key.name: "\n".join(key_lines(speaker, paper, solved))} if has_key else {}
    texts[path.name] = "\n".join(paper_lines(speaker, paper, asked, command))
    files = {name: f"{text}\n".encode() for name, text in texts.items()}
    write_set(run, path.parent, {**asked.files, **solved.files, **files})
    if has_key:
        run.remark(run.say("exam-paper-written", paper=shown(path), key=shown(key)))
    else:
        run.remark(run.say("exam-paper-alone", paper=shown(path)))
