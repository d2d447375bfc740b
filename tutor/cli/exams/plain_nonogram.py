"""Questions about nonograms in plain text: cells by their colours, or the name of a rule."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from tutor.activity.exam import ExamSession
from tutor.cli.course.readers import PictureLessonReader
from tutor.cli.exams.plain_question import PlainQuestion
from tutor.cli.exams.typed import Named, Refused, technique_of, words_in
from tutor.cli.orders import folded
from tutor.cli.plain.picture_reader import SpokenPicture
from tutor.cli.plain.picture_words import PAINT, Request, understand
from tutor.games.nonogram.history import Entry
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions import NonogramQuestion, OnLine, Picture, WhichRule
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.store import Settings

_NEXT_COLOUR = re.compile(rf"\s+(?=(?:{'|'.join(PAINT)})\s)")
"""Between cells of one colour and those of the next."""
_READ = re.compile(r"^(?:read|cell|lire|case)\s+")
_LOOKS = ("cell", "line")
_HISTORY = ("undo", "redo")


def plain_question(exam: ExamSession, speaker: Speaker, settings: Settings) -> PlainQuestion:
    """The question that is open; no setting changes it."""
    return _PlainNonogramQuestion(exam, speaker)


class _PlainNonogramQuestion:
    """The nonogram of the question that is open; what is said of it goes into its answer."""

    def __init__(self, exam: ExamSession, speaker: Speaker) -> None:
        question = exam.question
        assert isinstance(question, NonogramQuestion)
        self._exam, self._question, self._speaker = exam, question, speaker

    @property
    def expects(self) -> str:
        return self._question.kind

    @property
    def _answer(self) -> ExamAnswer:
        return self._exam.answer

    def board(self, number: int = 0) -> Iterator[str]:
        """The board as it is now, line by line; of a line alone, only that.

        Args:
            number: of one of several boards; here there is one.
        """
        if number:
            return iter(())
        lines = self._reader.board()
        return iter([next(lines)]) if isinstance(self._question, OnLine) else lines

    @property
    def _reader(self) -> SpokenPicture:
        # That a line is complete is a judgement: a strict exam makes none.
        return SpokenPicture(self._position(), self._speaker, judges=not self._exam.exam.is_strict)

    def _position(self) -> Position:
        if isinstance(self._question, Picture | OnLine):
            return self._question.board(self._answer)
        return self._question.position

    def pointed(self) -> Iterator[str]:
        """The question is about all of it."""
        return iter(())

    def answer_first(self, line: str) -> list[str]:
        return []  # commands come first

    def lit(self, light: AnyLight) -> Iterator[str]:
        return PictureLessonReader(self._question.position, self._speaker).lit(light)

    def answer(self, line: str) -> list[str]:
        """Do what a line asks for, and say so.

        Raises:
            Refused: it is not understood; nothing has changed then.
        """
        typed = _READ.sub("", folded(line))
        requests = [self._understood(part) for part in _NEXT_COLOUR.split(typed)]
        if all(request.wish in _LOOKS for request in requests):
            return [self._look(request) for request in requests]
        if isinstance(self._question, WhichRule):
            return [self._name(line, self._question)]
        if isinstance(self._question, Picture):
            return self._paint(requests, self._question, line)
        assert isinstance(self._question, OnLine)
        return [self._mark(requests, self._question, line)]

    def _understood(self, text: str) -> Request:
        request = understand(text, self._question.puzzle, self._speaker.language)
        if request.wish == "out-of-range":
            puzzle = self._question.puzzle
            sizes = {"rows": str(puzzle.height), "columns": str(puzzle.width)}
            raise Refused("nono-plain-out-of-range", found=text.strip(), **sizes)
        return request

    def _look(self, request: Request) -> str:
        if request.line is not None:
            return self._reader.line(request.line)
        return self._reader.cell(request.cell)

    def _name(self, line: str, question: WhichRule) -> str:
        piece = Named(words_in(line))
        rule = technique_of(piece, question.options, self._speaker.language, by_number=True)
        self._exam.name(rule)
        return self._exam.answer_words

    def _mark(self, requests: Iterable[Request], question: OnLine, line: str) -> str:
        """Cells of the line by their colours; the last word about a cell counts."""
        colours: dict[int, Colour] = dict.fromkeys(self._answer.black, BLACK)
        colours |= dict.fromkeys(self._answer.white, WHITE)
        for request in requests:
            if request.wish != "paint" or request.colour is None:
                raise Refused("plain-exam-unknown", found=line.strip())
            for cell in request.cells:
                if not question.is_open(cell):
                    raise Refused("plain-exam-known", found=self._reader.name(cell))
                colours[cell] = request.colour
        black, white = (
            frozenset(cell for cell, is_ in colours.items() if is_ == colour)
            for colour in (BLACK, WHITE)
        )
        self._exam.give(replace(self._answer, black=black, white=white))
        return self._exam.answer_words

    def _paint(self, requests: list[Request], question: Picture, line: str) -> list[str]:
        """Paint, or go back and forth in what was painted."""
        log: list[Entry] = list(question.log(self._answer))
        game = question.game(self._answer, log.append)
        game.elapsed = self._exam.exam.sheet.seconds
        told: list[str] = []
        for request in requests:
            if request.wish == "paint" and request.colour is not None:
                if not game.paint(request.cells, request.colour):
                    told.append(self._speaker.say("plain-unchanged"))
            elif request.wish in _HISTORY and len(requests) == 1:
                is_undo = request.wish == "undo"
                done = game.undo() if is_undo else game.redo()
                nothing, gone = ("nothing-to-undo", "plain-undone")
                if not is_undo:
                    nothing, gone = ("nothing-to-redo", "plain-redone")
                told.append(self._speaker.say(nothing if done is None else gone))
            else:
                raise Refused("plain-exam-unknown", found=line.strip())
        self._exam.give(replace(self._answer, painted=tuple(log)))
        return [*told, self._exam.answer_words]

    def clear(self) -> list[str]:
        """Take everything back; what was painted can be brought back too."""
        if isinstance(self._question, Picture):
            log: list[Entry] = list(self._question.log(self._answer))
            game = self._question.game(self._answer, log.append)
            game.elapsed = self._exam.exam.sheet.seconds
            game.paint(self._question.open_cells, UNKNOWN)
            self._exam.give(replace(self._answer, painted=tuple(log)))
        else:
            self._exam.clear()
        return [self._exam.answer_words]
