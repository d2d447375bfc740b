"""From the pieces of a line to an answer; every kind of question has its own.

A cell or a candidate that is named again is taken back; a digit, a technique, a verdict and
what shows it take the place of those before. A line counts as a whole or not at all.
"""

from collections.abc import Sequence
from dataclasses import replace

from tutor.base.language import Language
from tutor.cli.exams.typed import Named, Piece, Refused, Verdict, Written, technique_of
from tutor.cli.orders import folded
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import LETTERS, Every, GridQuestion, Judge, Next, Simplest
from tutor.learn.exam.questions.grid import NotMarked
from tutor.techniques.step import Candidate

_BETWEEN = " ,;.<>-–"
"""What may stand between the letters of grids."""
_FEWEST = 2
"""As many letters make an order."""


def answered(
    question: GridQuestion, answer: ExamAnswer, pieces: Sequence[Piece], language: Language
) -> ExamAnswer:
    """The answer after a line.

    Raises:
        Refused: a piece does not answer such a question.
    """
    said = [piece for piece in pieces if isinstance(piece, Verdict)]
    if len({piece.is_yes for piece in said}) > 1:
        raise Refused("plain-exam-unknown", found=" ".join(piece.text for piece in said))
    # Yes or no comes first: it decides what a reason is.
    for piece in [*said, *(piece for piece in pieces if piece not in said)]:
        if isinstance(question, Next):
            answer = _next(question, answer, piece, language)
        elif isinstance(question, Simplest):
            if not isinstance(piece, Named):
                raise Refused("plain-exam-not-here", found=piece.text)
            technique = technique_of(piece, question.options, language, by_number=True)
            answer = replace(answer, technique=technique)
        elif isinstance(question, Every):
            answer = _every(question, answer, piece)
        elif isinstance(question, Judge):
            answer = _judge(question, answer, piece)
        else:
            raise Refused("plain-exam-unknown", found=piece.text)
    return answer


def _next(question: Next, answer: ExamAnswer, piece: Piece, language: Language) -> ExamAnswer:
    if isinstance(piece, Named):
        by_number = piece.is_announced
        technique = technique_of(piece, question.options, language, by_number=by_number)
        return replace(answer, technique=technique)
    if not isinstance(piece, Written) or piece.sign not in ("", "="):
        raise Refused("plain-exam-not-here", found=piece.text)
    if not piece.sign:
        return replace(answer, cells=answer.cells ^ {piece.cell})
    if piece.digits:
        return replace(answer, placed=_on_the_board(question, piece)[0])
    is_there = answer.placed is not None and answer.placed.cell == piece.cell
    return replace(answer, placed=None if is_there else answer.placed)


def _every(question: Every, answer: ExamAnswer, piece: Piece) -> ExamAnswer:
    if not isinstance(piece, Written) or piece.sign != _sign(question):
        if isinstance(piece, Named):
            raise Refused("plain-exam-unknown", found=piece.text)
        raise Refused("plain-exam-not-here", found=piece.text)
    return _marked(question, answer, piece)


def _judge(question: Judge, answer: ExamAnswer, piece: Piece) -> ExamAnswer:
    if isinstance(piece, Named):
        return _digit_alone(question, answer, piece.text)
    if isinstance(piece, Verdict):
        return question.with_verdict(answer, is_one=piece.is_yes)
    if not piece.sign and answer.is_one is not True:
        return question.with_cell(answer, piece.cell)
    is_asked = question.asks_for_spoiler or piece.cell in question.pointed
    if is_asked and piece.sign == _sign(question) and answer.is_one is not False:
        return _marked(question, answer, piece)
    raise Refused("plain-exam-not-here", found=piece.text)


def _sign(question: Every | Judge) -> str:
    """What stands between a cell and its digit."""
    return "=" if question.places else "-"


def _digit_alone(question: Judge, answer: ExamAnswer, text: str) -> ExamAnswer:
    """Where one cell is asked about, a digit by itself goes there, as on the screen."""
    is_digit = text in map(question.geometry.digit_name, range(1, question.geometry.n + 1))
    if not is_digit or question.asks_for_spoiler or answer.is_one is False:
        raise Refused("plain-exam-unknown", found=text)
    (cell,) = question.pointed
    return question.with_digit(answer, cell, int(text))


def _marked(question: GridQuestion, answer: ExamAnswer, piece: Written) -> ExamAnswer:
    """The answer with the candidates of a piece, or without them if they were there."""
    if not piece.digits:
        left = (one for one in answer.candidates if one.cell != piece.cell)
        return replace(answer, candidates=frozenset(left))
    for cell, digit in _on_the_board(question, piece):
        answer = question.with_digit(answer, cell, digit)
    return answer


def _on_the_board(question: GridQuestion, piece: Written) -> tuple[Candidate, ...]:
    """The candidates of a piece; where candidates are shown, what is not there is a slip.

    Where they are not, only cells that hold a digit are refused: the rest would tell.
    """
    for digit in piece.digits:
        try:
            question.check(piece.cell, digit)
        except NotMarked as refused:
            there = question.grid.values[piece.cell] or digit
            name = question.geometry.digit_name(there)
            raise Refused(f"plain-exam-{refused.why}", found=piece.text, digit=name) from refused
    return tuple(Candidate(piece.cell, digit) for digit in piece.digits)


def ranks_of(line: str, count: int) -> tuple[int, ...] | None:
    """The places of grids whose letters were typed, the easiest first; None if none were.

    One letter is no order: it may be the short form of a command.

    Raises:
        Refused: a letter is there twice.
    """
    letters = [sign for sign in folded(line).upper() if sign not in _BETWEEN]
    if len(letters) < _FEWEST or not set(letters) <= set(LETTERS[:count]):
        return None
    for letter in letters:
        if letters.count(letter) > 1:
            raise Refused("plain-exam-letter-twice", letter=letter)
    return tuple(
        letters.index(letter) + 1 if letter in letters else 0 for letter in LETTERS[:count]
    )
