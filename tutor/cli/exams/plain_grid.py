"""Questions about Sudoku in plain text: boards read out, answers typed, grids written on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tutor.activity.exam import AnswerBoard, ExamSession
from tutor.cli.course.readers import GridLessonReader
from tutor.cli.exams.plain_question import PlainQuestion
from tutor.cli.exams.typed import Piece, Refused, Written, cells_to_read, pieces_of
from tutor.cli.exams.typed_answers import answered, ranks_of
from tutor.cli.plain.grid_board import GridWriter, SpokenGrid
from tutor.cli.plain.grid_words import Request, understand
from tutor.games.sudoku.board import EMPTY
from tutor.games.sudoku.coach import DARK
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.history import Entry, sound_part
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import LETTERS, Every, Finish, GridQuestion, Judge, Next, Order
from tutor.store import Settings
from tutor.sudoku.geometry import House

_WISHES = {"": "cell", "=": "place", "-": "cross-out", "+": "write"}
_EDITS = ("place", "cross-out", "write", "clear")
_HEARD = (*_EDITS, "cell", "fill", "clean", "undo", "redo", "left")
"""What can be asked for as in plain play."""


def plain_question(exam: ExamSession, speaker: Speaker, settings: Settings) -> PlainQuestion:
    """The question that is open."""
    if isinstance(exam.question, Finish):
        return _PlainGridToFinish(exam, exam.question, speaker, settings)
    return _PlainGridQuestion(exam, speaker)


class _PlainGridQuestion:
    """A question about a grid that is not written on."""

    def __init__(self, exam: ExamSession, speaker: Speaker) -> None:
        question = exam.question
        assert isinstance(question, GridQuestion)
        self._exam, self._question, self._speaker = exam, question, speaker

    @property
    def expects(self) -> str:
        """The kind of question, and whether digits are placed or removed."""
        question, kind = self._question, self._question.kind
        if not isinstance(question, Every | Judge):
            return kind
        return f"{kind}-place" if question.places else f"{kind}-remove"

    # Reading

    def _readers(self) -> dict[str, GridLessonReader | SpokenGrid]:
        """Whoever reads the board as it is now; of several boards, by their letters."""
        question, speaker = self._question, self._speaker
        if isinstance(question, Order):
            grids = zip(LETTERS, question.grids, strict=False)
            return {
                letter: GridLessonReader(rated.grid, speaker, shows_candidates=False)
                for letter, rated in grids
            }
        if isinstance(question, Finish):
            return {"": SpokenGrid(question.board(self._exam.answer), speaker)}
        return {"": GridLessonReader(question.grid, speaker, shows_candidates=question.is_marked)}

    def board(self, number: int = 0) -> Iterator[str]:
        for index, (letter, reader) in enumerate(self._readers().items(), start=1):
            if number in (0, index):
                if letter:
                    yield self._speaker.say("plain-exam-board", letter=letter)
                yield from reader.board()

    def pointed(self) -> Iterator[str]:
        return self.lit(DARK)

    def lit(self, light: AnyLight) -> Iterator[str]:
        reader = GridLessonReader(self._question.grid, self._speaker, shows_candidates=False)
        return reader.lit(light, self._question.pointed if light == DARK else ())

    def _look(self, what: House | int) -> Iterator[str]:
        """A house or a cell; of several boards, each after its letter."""
        for letter, reader in self._readers().items():
            told = reader.cell(what) if isinstance(what, int) else reader.house(what)
            yield f"{letter} · {told}" if letter else told

    def look(self, line: str) -> Iterator[str]:
        """The house or the cells that a line asks for; nothing if it is something else."""
        geometry = self._question.geometry
        if (house := understand(line, geometry).house) is not None:
            yield from self._look(house)
        else:
            for cell in cells_to_read(line, geometry):
                yield from self._look(cell)

    # Answering

    def answer_first(self, line: str) -> list[str]:
        """Put grids in order, if that is asked and the line is an order: nothing if it is none."""
        question = self._question
        if isinstance(question, Order) and (ranks := ranks_of(line, len(question.grids))):
            return self._give(ExamAnswer(ranks=ranks))
        return []

    def answer(self, line: str) -> list[str]:
        if told := list(self.look(line)):
            return told
        question = self._question
        pieces = pieces_of(line, question.geometry)
        looks = [one.cell for one in pieces if isinstance(one, Written) and not one.sign]
        if not isinstance(question, Next | Judge) and pieces and len(looks) == len(pieces):
            return [told for cell in looks for told in self._look(cell)]
        if isinstance(question, Order) or not pieces:
            raise Refused("plain-exam-unknown", found=line.strip())
        return self._give(answered(question, self._exam.answer, pieces, self._speaker.language))

    def clear(self) -> list[str]:
        return self._give(ExamAnswer())

    def _give(self, answer: ExamAnswer) -> list[str]:
        self._exam.give(answer)
        told = [self._exam.answer_words]
        has_reason = bool(answer.cells or answer.candidates)
        if isinstance(self._question, Judge) and answer.is_one is None and has_reason:
            told.append(self._speaker.say("plain-exam-verdict-missing"))
        return told


class _PlainGridToFinish:
    """A grid to finish: digits and marks as in plain play, and nobody who helps."""

    expects = "finish"

    def __init__(
        self, exam: ExamSession, question: Finish, speaker: Speaker, settings: Settings
    ) -> None:
        self._exam, self._speaker, self._is_strict = exam, speaker, exam.exam.is_strict
        self._read = _PlainGridQuestion(exam, speaker)
        self._log: list[Entry] = sound_part(question.grid, exam.answer.log)
        self._game = Game(question.grid, self._log, self._log.append)
        exam.answer_on(
            AnswerBoard(self._game, lambda answer: replace(answer, log=tuple(self._log)))
        )
        self._reader = SpokenGrid(self._game.board, speaker)
        # Nothing is judged before the end, and in a strict exam marks stay as they were written.
        clean = settings.clean_marks and not self._is_strict
        quiet = replace(settings, show_conflicts=False, clean_marks=clean)
        self._writer = GridWriter(self._game, self._reader, speaker, quiet)

    def board(self, number: int = 0) -> Iterator[str]:
        """The board read out; it is the only one, whatever the number of the one asked for."""
        return self._read.board(number)

    def pointed(self) -> Iterator[str]:
        """The question is about all of it."""
        return iter(())

    def lit(self, light: AnyLight) -> Iterator[str]:
        return self._read.lit(light)

    def answer_first(self, line: str) -> list[str]:
        return []  # commands come first

    def answer(self, line: str) -> list[str]:
        if told := list(self._read.look(line)):
            return told
        requests, before = self._requests(line), len(self._log)

        def write() -> bool:
            told.extend(word for request in requests for word in self._do(request))
            return len(self._log) > before

        if self._exam.edit(write).is_edit:
            told.append(self._reader.remaining())
        return told

    def clear(self) -> list[str]:
        """Take away everything that was written; that can be undone too."""
        cells = range(self._game.geometry.cell_count)
        self._exam.edit(lambda: self._game.edit("erase", ((cell, EMPTY) for cell in cells)))
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
        if wish == "cross-out" and self._is_strict and not (state.centre or state.value):
            yield self._reader.cell(request.cell)  # else all the other candidates would appear
        elif wish in ("fill", "clean") and self._is_strict:
            yield self._speaker.say("plain-exam-strict")
        elif wish in (*_EDITS, "fill", "clean"):
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
