"""The text of a paper: what is asked, and room to answer it by hand."""

from collections.abc import Iterator

from tutor import narrate
from tutor.base.shown import markdown
from tutor.cli.exams.boards import Boards
from tutor.cli.exams.documents import Album
from tutor.games.both import game_of
from tutor.language import Speaker
from tutor.learn.exam.kinds import in_order
from tutor.learn.exam.paper import Paper
from tutor.learn.exam.questions import (
    Every,
    ExamQuestion,
    GridQuestion,
    Judge,
    Next,
    NonogramQuestion,
    OnLine,
    Order,
    Simplest,
    WhichRule,
)
from tutor.learn.exam.syllabus import FULL_MARK
from tutor.learn.exam.words import mark, points_words, question_name, seed_words, title
from tutor.learn.writing import GEOMETRY

_SHORT, _BLANK, _LONG = "_" * 6, "_" * 24, "_" * 48
_SOLID = "\N{NO-BREAK SPACE}"
"""Before a line to write on that stands alone: else it would be a rule across the page."""
_BOX = "☐"


def paper_lines(
    speaker: Speaker, paper: Paper, album: Album, command: str | None = None
) -> Iterator[str]:
    """A whole paper; that of a class exam with the command to sit it with the tutor."""
    boards = Boards(album, speaker)
    yield f"# {title(speaker, paper.syllabus)}"
    # Where the learner and the teacher write.
    head = speaker.say("exam-paper-head", long=_BLANK, short=_SHORT * 2, of=FULL_MARK)
    for paragraph in (*_terms(speaker, paper), head):
        yield from ("", paragraph)
    if command is not None:
        # Indented, no sign in a command has a meaning.
        yield from ("", speaker.say("exam-paper-class"), "", f"    {command}")
    for number, question in enumerate(paper.questions, 1):
        yield from ("", heading(speaker, number, question))
        for sentence in question.ask(speaker.language):
            yield from ("", sentence)
        yield from ("", *boards.asked(number, question))
        yield from ("", *_room(speaker, question))
    if names := options(paper):
        yield from (
            "",
            f"## {speaker.say('exam-paper-techniques')}",
            "",
            *technique_lines(speaker, names),
        )


def technique_lines(speaker: Speaker, names: tuple[str, ...]) -> Iterator[str]:
    """Techniques by their numbers; each game has a ladder of its own."""
    is_mixed = len({game_of(id_).name for id_ in names}) > 1
    game = None
    for number, id_ in enumerate(names, 1):
        if is_mixed and game != game_of(id_).name:
            if game is not None:
                yield ""
            game = game_of(id_).name
            heading_of_game = speaker.say(f"exam-paper-game-{game}")
            yield from (f"### {heading_of_game}", "")
        yield f"{number}. {narrate.name(id_, speaker.language)}"


def _terms(speaker: Speaker, paper: Paper) -> Iterator[str]:
    """What matters on paper: neither hints nor the clock of a screen."""
    say = speaker.say
    minutes = paper.syllabus.minutes
    facts = {"minutes": minutes, "seconds": 0, "usual": minutes, "extra": 0, "points": paper.points}
    yield " ".join(
        (
            say("exam-terms", questions=len(paper.questions), **facts),
            say("exam-terms-pass", mark=mark(speaker, paper.syllabus.pass_mark), of=FULL_MARK),
            say("exam-paper-no-help"),
        )
    )
    yield points_words(speaker, paper)
    yield " ".join(
        (
            say("exam-paper-cells", **_example(speaker)),
            *([say("exam-paper-marks")] if _has_marks(paper) else []),
            *([say("exam-paper-list")] if options(paper) else []),
            *([say("exam-paper-nonograms")] if has_nonograms(paper) else []),
        )
    )
    # The seed of an exam for training stands in the key alone: it is as good as the key.
    yield f"{say('exam-paper-code', code=paper.code)} {edition_line(speaker, paper)}".rstrip()


def _has_marks(paper: Paper) -> bool:
    """Whether candidates are printed on any board."""
    return any(
        isinstance(question, GridQuestion) and question.is_marked for question in paper.questions
    )


def has_nonograms(paper: Paper) -> bool:
    """Whether any question is about a nonogram."""
    return any(isinstance(question, NonogramQuestion) for question in paper.questions)


def reading(speaker: Speaker, paper: Paper) -> str:
    """What the signs on the boards of solutions mean."""
    told = []
    if any(isinstance(question, GridQuestion) for question in paper.questions):
        told.append(speaker.say("exam-key-reading"))
    if has_nonograms(paper):
        told.append(speaker.say("exam-key-nonograms"))
    return " ".join(told)


def _example(speaker: Speaker) -> dict[str, str | int]:
    """A cell that everybody can find."""
    row, column = 2, 1
    cell = (row - 1) * GEOMETRY.n + column - 1
    return {"cell": GEOMETRY.cell_name(cell, speaker.language), "row": row, "column": column}


def seed_line(speaker: Speaker, paper: Paper) -> str:
    """How to get the same paper again."""
    return seed_words(speaker, paper, markdown(paper.seed), markdown(paper.code))


def edition_line(speaker: Speaker, paper: Paper) -> str:
    """The edition that set it; nothing where that is not known."""
    if not paper.edition:
        return ""
    return speaker.say("exam-edition", edition=markdown(paper.edition))


def heading(speaker: Speaker, number: int, question: ExamQuestion) -> str:
    """A question with its kind and its points."""
    name = question_name(speaker, question)
    told = speaker.say("exam-paper-question", number=number, name=name, points=question.points)
    return f"## {told}"


def options(paper: Paper) -> tuple[str, ...]:
    """The techniques to choose from, in the order of the ladder; none where none is asked."""
    asked = {
        id_
        for question in paper.questions
        if isinstance(question, Next | Simplest | WhichRule)
        for id_ in question.options
    }
    return in_order(tuple(asked))


def _room(speaker: Speaker, question: ExamQuestion) -> list[str]:
    """Lines to write on."""
    say = speaker.say
    if not isinstance(question, GridQuestion):
        return _room_for_nonogram(speaker, question)
    if isinstance(question, Next):
        return [
            f"- {say('exam-paper-digit')} {_SHORT}",
            f"- {say('exam-paper-cell')} {_SHORT}",
            f"- {say('exam-paper-technique')} {_SHORT}",
            f"- {say('exam-paper-evidence')} {_LONG}",
        ]
    if isinstance(question, Simplest):
        return [f"- {say('exam-paper-technique')} {_SHORT}"]
    done = "placed" if question.places else "removed"
    if isinstance(question, Every):
        every = say(f"exam-paper-every-{done}")
        return [f"- {every} {_LONG}", "", f"  {_SOLID}{_LONG}{_BLANK}"]
    if isinstance(question, Judge):
        there = say(f"exam-paper-there-{done}")
        return [
            f"- {_BOX} {there} {_BLANK}",
            f"- {_BOX} {say('exam-paper-not-there')} {_BLANK}"
            if question.asks_for_spoiler
            else f"- {_BOX} {say('exam-paper-not-there-cell')}",
        ]
    if isinstance(question, Order):
        places = "  ·  ".join([_SHORT] * len(question.grids))
        return [f"- {say('exam-paper-order')} {places}"]
    return [say("exam-paper-finish")]


def _room_for_nonogram(speaker: Speaker, question: ExamQuestion) -> list[str]:
    """Most of it is the board itself."""
    if isinstance(question, WhichRule):
        return [f"- {speaker.say('exam-paper-rule')} {_SHORT}"]
    kind = "exam-paper-line" if isinstance(question, OnLine) else "exam-paper-picture"
    return [speaker.say(kind)]
