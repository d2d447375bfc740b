"""Where an exam begins: on screen, in plain text, or with its terms alone."""

from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

from tutor.cli.course.session import Session
from tutor.cli.exams.plain_exam import PlainExam, cover, so_far, tell_command
from tutor.cli.exams.terms import paper_of, refuse_wrong_ticket, ticket_of
from tutor.cli.has_screen import has_screen
from tutor.cli.run import Run
from tutor.cli.screens import open_screen, speak_as_set
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.paper import Paper, new_seed
from tutor.learn.exam.syllabus import Syllabus
from tutor.learn.exam.ticket import Ticket
from tutor.learn.learner import open_store

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def start(
    run: Run,
    syllabus: Syllabus,
    *,
    is_open: bool,
    seed: str,
    name: str,
    plain: bool,
    class_text: str | None = None,
    extra: int = 0,
) -> None:
    """Sit an exam; without a screen, and unless plain text is wanted, only say how.

    Args:
        run: knows the language.
        syllabus: what the exam is about.
        is_open: nothing was asked for: one that was begun comes first.
        seed: of the paper; a new one if it is empty.
        name: who sits it, if that was said.
        plain: plain text, whatever the terminal can show.
        class_text: the class key or the ticket of a class exam, as it was typed.
        extra: extra time for this person, in percent.
    """
    with ExitStack() as stack:
        store = stack.enter_context(closing(open_store()))
        speak_as_set(run, store)
        ticket = None
        if class_text is not None:
            seed = seed or new_seed()
            ticket = _admitted(run, class_text, syllabus, seed, ExamArchive(store.exams))
        if has_screen() and not plain:
            stack.pop_all()  # the screen closes the store

            def first(app: "TutorApp") -> None:
                if is_open:
                    app.exams.open_all()
                else:
                    app.exams.open_new(syllabus, seed, name, ticket, extra)

            open_screen(run, first, store)
            return
        waiting = ExamArchive(store.exams).unfinished() if is_open else []
        if waiting:
            exam, *others = waiting
        else:
            paper = paper_of(run, syllabus, seed, ticket)
            exam, others = _exam_on(run, ExamArchive(store.exams), paper, name, ticket, extra), []
        if plain:
            PlainExam(run, store).sit(exam, others)
        else:
            _print_terms(Session(run, store), exam, others)


def _admitted(run: Run, text: str, syllabus: Syllabus, seed: str, archive: ExamArchive) -> Ticket:
    """The ticket of a class exam; what was begun goes on, in whatever edition."""
    ticket = ticket_of(run, text, syllabus, seed)
    if archive.begun_with(syllabus, seed, ticket.group) is None:
        refuse_wrong_ticket(run, text, ticket, syllabus, seed)
    return ticket


def _exam_on(
    run: Run, archive: ExamArchive, paper: Paper, name: str, ticket: Ticket | None, extra: int
) -> Exam:
    """The exam on a paper: one that was begun, or a new one.

    A strict one on the same questions comes first: until it is handed in, they are secret.
    """
    begun, strict = archive.begun_on(paper, name), archive.strict_on(paper)
    if begun is None and strict is not None:
        run.remark(run.say("plain-exam-strict-first"))
    return begun or strict or Exam(paper, name, ticket=ticket, extra=extra)


def _print_terms(session: Session, exam: Exam, others: list[Exam]) -> None:
    """What the exam asks for, and the command that begins it."""
    session.tell(*cover(session.speaker, exam))
    if exam.elapsed:
        session.tell(so_far(session.speaker, exam))
    tell_command(session, "plain-exam-how", exam)
    for other in others:
        tell_command(session, "plain-exam-other", other)
