"""``tutor exam --paper FILE``: an exam to print, with its key apart.

The key of a strict exam or a class exam is for whoever has the class key. A ticket is on
every pupil's paper: it gives the paper again, and nothing else. The key tells how to mark by
hand: all of it is asked of the questions themselves, so that a hand marks as the tutor does.
"""

from collections.abc import Iterator
from contextlib import closing

from tutor import narrate
from tutor.cli.exams.boards import Boards
from tutor.cli.exams.documents import Album, document, listed, write_documents
from tutor.cli.exams.paper_text import (
    edition_line,
    heading,
    options,
    paper_lines,
    reading,
    seed_line,
)
from tutor.cli.exams.terms import (
    command_on,
    paper_of,
    refuse_wrong_ticket,
    ticket_of,
)
from tutor.cli.files import shown
from tutor.cli.run import Run
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.games.typeset import PaperName
from tutor.language import Speaker
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.archive import ExamArchive
from tutor.learn.exam.paper import Paper, new_seed
from tutor.learn.exam.questions import (
    Every,
    ExamQuestion,
    Finish,
    Judge,
    Next,
    OnLine,
    Order,
    Picture,
    Simplest,
    WhichRule,
)
from tutor.learn.exam.questions.judge import WITHOUT_REASON
from tutor.learn.exam.questions.next import DIGIT, EVIDENCE, NOT_YET, TECHNIQUE, reasons
from tutor.learn.exam.questions.simplest import APPLIES
from tutor.learn.exam.syllabus import FULL_MARK, Syllabus
from tutor.learn.exam.ticket import Ticket, is_ticket
from tutor.learn.exam.words import mark, points, title
from tutor.learn.learner import open_store
from tutor.sudoku.geometry import digits
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step


def print_paper(
    run: Run,
    syllabus: Syllabus,
    seed: str,
    target: str,
    class_text: str | None,
    size: PaperName = "a4",
) -> None:
    """Write the paper of a seed, and its key if whoever asks may have it.

    Args:
        run: the command.
        syllabus: what the exam is about.
        seed: of the paper; a new one if it is empty.
        target: where the paper goes.
        class_text: the class key or the ticket of a class exam, as it was typed.
        size: the sheets of a PDF.
    """
    if class_text is None:
        if syllabus.mode == "strict":
            run.refuse("exam-paper-strict")
        paper = paper_of(run, syllabus, seed)
        _refuse_what_is_secret(run, paper)
        write_paper(run, paper, target, size=size)
        return
    seed = seed or new_seed()
    ticket = ticket_of(run, class_text, syllabus, seed)
    refuse_wrong_ticket(run, class_text, ticket, syllabus, seed)
    paper = paper_of(run, syllabus, seed, ticket)
    has_key = not is_ticket(class_text)
    if has_key:
        _refuse_what_is_secret(run, paper)
    write_paper(run, paper, target, ticket, has_key=has_key, size=size)
    if has_key:
        run.remark(run.say("exam-class-command"))
        print(command_on(paper, ticket))


def _refuse_what_is_secret(run: Run, paper: Paper) -> None:
    """Refuse to write down the key of a strict exam that is under way.

    Where the learner's file cannot be read, nothing is known to be.
    """
    with closing(open_store()) as store:
        if ExamArchive(store.exams).strict_on(paper) is not None:
            run.refuse("exam-paper-secret")


def write_paper(
    run: Run,
    paper: Paper,
    target: str,
    ticket: Ticket | None = None,
    *,
    has_key: bool = True,
    size: PaperName = "a4",
) -> None:
    """Write a paper and its key as PDF, or as Markdown with a folder of boards for each.

    Whoever has the paper with its folder has nothing of the key.

    Args:
        run: the command.
        paper: the paper.
        target: where it goes; the key goes beside it.
        ticket: that of a class exam, for the pupils.
        has_key: whether the key is written too.
        size: the sheets of a PDF.
    """
    speaker = Speaker(run.speaker.language, "screens", "commands")
    path = document(run, target)
    key = path.with_name(f"{path.stem}-key{path.suffix}")
    asked, solved = Album(f"{path.stem}-boards"), Album(f"{path.stem}-key-boards")
    command = None if ticket is None else command_on(paper, ticket)
    texts = {path: ("\n".join(paper_lines(speaker, paper, asked, command)), asked)}
    if has_key:
        texts[key] = "\n".join(key_lines(speaker, paper, solved)), solved
    write_documents(run, texts, size)
    form = "pdf" if path.suffix.lower() == ".pdf" else "markdown"
    if has_key:
        run.remark(run.say("exam-paper-written", form=form, paper=shown(path), key=shown(key)))
    else:
        run.remark(run.say("exam-paper-alone", form=form, paper=shown(path)))


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


_SEPARATOR = " · "
"""Between things whose names may have commas."""


def rule(speaker: Speaker, question: ExamQuestion) -> str:
    """What the parts of an answer are worth."""

    def part(share: float) -> str:
        return points(speaker, share * question.points)

    full = {"points": question.points}
    if isinstance(question, Next):
        parts = {"digit": part(DIGIT), "technique": part(TECHNIQUE), "evidence": part(EVIDENCE)}
        return speaker.say("exam-key-next", not_yet=part(NOT_YET), **parts, **full)
    if isinstance(question, Simplest):
        return speaker.say("exam-key-simplest", applies=part(APPLIES), **full)
    if isinstance(question, Judge):
        return speaker.say("exam-key-judge", verdict=part(WITHOUT_REASON), **full)
    if isinstance(question, Order):
        return speaker.say("exam-key-order", count=question.pairs, **full)
    if isinstance(question, Every):
        return speaker.say("exam-key-every", count=len(question.wanted), **full)
    if isinstance(question, OnLine):
        return speaker.say("exam-key-line", count=len(question.wanted), **full)
    if isinstance(question, WhichRule):
        return speaker.say("exam-key-rule", applies=part(APPLIES), **full)
    if isinstance(question, Picture):
        return speaker.say("exam-key-picture", count=len(question.open_cells), **full)
    assert isinstance(question, Finish)
    return speaker.say("exam-key-finish", count=question.grid.values.count(0), **full)


def accepted(speaker: Speaker, paper: Paper, question: ExamQuestion) -> Iterator[str]:
    """Everything that counts, where the solution told is not all of it."""
    say, language = speaker.say, speaker.language
    if isinstance(question, Next):
        numbered = _numbered(speaker, paper)
        yield say("exam-key-digits")
        yield "\n".join(listed(_provable(speaker, question, numbered)))
    elif isinstance(question, OnLine):
        yield question.in_colours(question.wanted, language)
        if extra := question.allowed - question.wanted:
            yield say("exam-key-more", found=question.in_colours(extra, language))
    elif isinstance(question, Simplest | WhichRule):
        numbered = _numbered(speaker, paper)
        right = question.right if isinstance(question, WhichRule) else question.step.technique
        yield say("exam-key-technique", name=numbered[right])
        others = [
            id_ for id_ in question.options if question.credit(ExamAnswer(technique=id_)) == APPLIES
        ]
        if others:
            names = _SEPARATOR.join(numbered[id_] for id_ in others)
            yield say("exam-key-applies", names=names)
    elif isinstance(question, Every):
        yield question.answered(ExamAnswer(candidates=question.wanted), language)
        if more := question.allowed - question.wanted:
            harmless = question.answered(ExamAnswer(candidates=more), language)
            yield say("exam-key-harmless", found=harmless)
    elif isinstance(question, Judge) and question.is_one:
        yield question.answered(
            ExamAnswer(is_one=True, candidates=_conclusions(question)), language
        )
    elif isinstance(question, Judge) and question.asks_for_spoiler:
        cells = [
            question.geometry.cell_name(cell, language)
            for cell in range(question.geometry.cell_count)
            if question.credit(ExamAnswer(is_one=False, cells=frozenset({cell}))) == 1
        ]
        yield say("exam-key-spoilers", cells=", ".join(cells))
        if question.credit(ExamAnswer(is_one=False)) == 1:
            yield say("exam-key-bare-no")


def _numbered(speaker: Speaker, paper: Paper) -> dict[str, str]:
    """The techniques with their numbers in the list of the paper."""
    return {
        id_: f"{narrate.called(id_, speaker.language)} [{number}]"
        for number, id_ in enumerate(options(paper), 1)
    }


def _conclusions(question: Judge) -> frozenset[Candidate]:
    """Every candidate that counts as what follows from the pattern."""
    grid = question.grid
    left = [
        Candidate(cell, digit)
        for cell in grid.empty_cells()
        for digit in digits(grid.candidates[cell])
    ]
    return frozenset(
        one
        for one in left
        if question.credit(ExamAnswer(is_one=True, candidates=frozenset({one}))) == 1
    )


def _provable(speaker: Speaker, question: Next, numbered: dict[str, str]) -> Iterator[str]:
    """Every digit that one step proves, with the techniques that do, each on some cells."""
    geometry, position = question.geometry, Position(question.grid)
    for cell in question.grid.empty_cells():
        for digit in digits(question.grid.candidates[cell]):
            placed = Candidate(cell, digit)
            if not question.is_right(placed):
                continue
            found: dict[str, Step] = {}
            for step in reasons(position, placed):
                found.setdefault(step.technique, step)
            if not found:
                continue
            # What is not on the list cannot be named, but its cells count.
            shown = [id_ for id_ in question.options if id_ in found] or list(found)[:1]
            names = [
                f"{numbered.get(id_) or narrate.called(id_, speaker.language)}"
                f" ({_evidence(speaker, question, found[id_])})"
                for id_ in shown
            ]
            told = speaker.say(
                "exam-key-digit",
                cell=geometry.cell_name(cell, speaker.language),
                digit=geometry.digit_name(digit),
            )
            yield f"{told} {_SEPARATOR.join(names)}"


def _evidence(speaker: Speaker, question: Next, step: Step) -> str:
    """What a step rests on: the cells to point at, or the house that they fill."""
    is_pattern = TECHNIQUES[step.technique].tier > 1
    cells = pattern_cells(step) if is_pattern else step.cells("blocker")
    if not cells:
        houses = step.houses or question.geometry.houses_of(step.placements[0].cell)
        return houses[0].name(speaker.language)
    return " ".join(question.geometry.cell_name(one, speaker.language) for one in sorted(cells))
