"""Where an exam begins: on screen, in plain text, or with its terms alone."""

from contextlib import ExitStack, closing

from tutor.cli.course.session import Session
from tutor.cli.has_screen import has_screen
from tutor.cli.run import Run
from tutor.cli.screens import open_screen, speak_as_set
from tutor.cli.sitting.sitting import PlainSitting, cover, so_far
from tutor.cli.sitting.terms import command_for, paper_of
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.syllabus import Syllabus
from tutor.store import Store
from tutor.store.desk import Desk


def start(
    run: Run,
    lang: str | None,
    syllabus: Syllabus,
    *,
    is_open: bool,
    seed: str,
    name: str,
    plain: bool,
) -> None:
    """Sit an exam; without a screen, and unless plain text is wanted, only say how.

    Args:
        run: knows the language.
        lang: the language asked for on the command line, if any.
        syllabus: what the exam is about.
        is_open: nothing was asked for: one that was begun comes first.
        seed: of the paper; a new one if it is empty.
        name: who sits it, if that was said.
        plain: plain text, whatever the terminal can show.
    """
    with ExitStack() as stack:
        store = stack.enter_context(closing(Store.open()))
        speak_as_set(run, lang, store)
        if has_screen() and not plain:
            stack.pop_all()  # the screen closes the store
            if is_open:
                open_screen(run, lang, lambda app: app.open_exams(), store)
            else:
                open_screen(run, lang, lambda app: app.open_new_exam(syllabus, seed, name), store)
            return
        waiting = Desk(store.exams).unfinished() if is_open else []
        if waiting:
            exam, *others = waiting
        else:
            paper = paper_of(run, syllabus, seed)
            exam, others = Desk(store.exams).begun_on(paper) or Exam(paper), []
        exam.name = name or exam.name
        if plain:
            PlainSitting(run, store).sit(exam, others)
        else:
            _print_terms(Session(run, store), exam, others)


def _print_terms(session: Session, exam: Exam, others: list[Exam]) -> None:
    """What the exam asks for, and the command that begins it."""
    session.tell(*cover(session.speaker, exam.paper))
    if exam.elapsed:
        session.tell(so_far(session.speaker, exam))
    session.say("plain-exam-how", command=command_for(exam.paper))
    for other in others:
        session.say("plain-exam-other", command=command_for(other.paper))
