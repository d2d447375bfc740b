"""A grid to finish, in plain text: digits and marks as in plain play, and nobody who helps."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tutor.cli.plain.grid_reader import BoardReader
from tutor.cli.plain.grid_words import Request, Wish, understand
from tutor.cli.plain.grid_writer import Writer
from tutor.cli.sitting.question import QuestionSheet
from tutor.cli.sitting.words import Piece, Refused, Written, pieces_of
from tutor.games.sudoku.board import EMPTY
from tutor.games.sudoku.coach import Light
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.log import Entry
from tutor.games.sudoku.replay import sound_part
from tutor.language import Speaker
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import Finish
from tutor.store import Settings

_WISHES: dict[str, Wish] = {"": "cell", "=": "place", "-": "cross-out", "+": "write"}
_EDITS = ("place", "cross-out", "write", "clear")
_HEARD = (*_EDITS, "cell", "fill", "clean", "undo", "redo", "left")
"""What can be asked for as in plain play."""


class GridSheet:
    """The grid of the question that is open; what is written goes into its answer."""

    def __init__(self, exam: Exam, question: Finish, speaker: Speaker, settings: Settings) -> None:
        self._exam = exam
        self._speaker = speaker
        self._sheet = QuestionSheet(exam, question, speaker)
        self._log: list[Entry] = sound_part(question.grid, exam.sheet.answer.log)
        self._game = Game(question.grid, self._log, self._log.append)
        self._reader = BoardReader(self._game.board, speaker)
        # Nothing is judged before the end, and in a strict exam marks stay as they were written.
        clean = settings.clean_marks and not exam.is_strict
        quiet = replace(settings, show_conflicts=False, clean_marks=clean)
        self._writer = Writer(self._game, self._reader, speaker, quiet)

    def board(self, number: int = 0) -> Iterator[str]:
        """The board read out; it is the only one, whatever the number of the one asked for."""
        return self._sheet.board(number)

    def lit(self, light: Light) -> Iterator[str]:
        """What a screen would light up."""
        return self._sheet.lit(light)

    def answer(self, line: str) -> list[str]:
        """Do what a line asks for, and say so.

        Raises:
            Refused: it is not understood; nothing has changed then.
        """
        if told := list(self._sheet.look(line)):
            return told
        self._game.elapsed = self._exam.sheet.seconds
        told = [word for request in self._requests(line) for word in self._do(request)]
        if tuple(self._log) != self._exam.sheet.answer.log:
            self._exam.answer(replace(self._exam.sheet.answer, log=tuple(self._log)))
            told.append(self._reader.remaining())
        return told

    def clear(self) -> list[str]:
        """Take away everything that was written; that can be undone too."""
        self._game.elapsed = self._exam.sheet.seconds
        cells = range(self._game.geometry.cell_count)
        self._game.edit("erase", ((cell, EMPTY) for cell in cells))
        self._exam.answer(replace(self._exam.sheet.answer, log=tuple(self._log)))
        return [self._reader.remaining()]

    def _requests(self, line: str) -> Sequence[Request]:
        request = understand(line, self._game.geometry)
        if request.wish in _HEARD:
            return [request]
        pieces = pieces_of(line, self._game.geometry)
        if not pieces:
            raise Refused("plain-exam-unknown", found=line.strip())
        return [_request(piece) for piece in pieces]

    def _do(self, request: Request) -> Iterator[str]:
        wish, state = request.wish, self._game.board.cells[request.cell]
        if wish == "cross-out" and self._exam.is_strict and not (state.centre or state.value):
            yield self._reader.cell(request.cell)  # else all the other candidates would appear
        elif wish in _EDITS:
            yield from self._writer.write(request)
        elif wish in ("fill", "clean"):
            if self._exam.is_strict:
                yield self._speaker.say("plain-exam-strict")
            else:
                yield from self._writer.write(request)
        elif wish in ("undo", "redo"):
            yield from self._in_history(is_undo=wish == "undo")
        elif wish == "cell":
            yield self._reader.cell(request.cell)
        else:
            yield self._reader.left()

    def _in_history(self, *, is_undo: bool) -> Iterator[str]:
        before = self._game.board.cells.copy()
        changes = self._game.undo() if is_undo else self._game.redo()
        if changes is None:
            yield self._speaker.say("nothing-to-undo" if is_undo else "nothing-to-redo")
            return
        yield self._speaker.say("plain-undone" if is_undo else "plain-redone")
        yield from self._writer.changes_since(before)


def _request(piece: Piece) -> Request:
    if not isinstance(piece, Written):
        raise Refused("plain-exam-unknown", found=piece.text)
    if piece.sign == "=" and not piece.digits:
        return Request("clear", cell=piece.cell)
    return Request(_WISHES[piece.sign], cell=piece.cell, digits=piece.digits)
