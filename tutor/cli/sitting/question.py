"""A question about a Sudoku grid, in plain text: its board read out, its answer typed."""

from collections.abc import Iterator

from tutor.cli.course.reading import LessonReader
from tutor.cli.plain.grid_words import understand
from tutor.cli.sitting.answers import answered, ranks_of
from tutor.cli.sitting.reading import QuestionReader
from tutor.cli.sitting.words import Refused, Written, cells_to_read, pieces_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.language import Speaker
from tutor.learn.exam.answer import NO_ANSWER, Answer
from tutor.learn.exam.exam import Exam
from tutor.learn.exam.questions import GridQuestion, Judge, Next, Order


class QuestionSheet:
    """The question that is open; what is typed goes into its answer."""

    def __init__(self, exam: Exam, question: GridQuestion, speaker: Speaker) -> None:
        self._exam = exam
        self._question = question
        self._speaker = speaker

    @property
    def _reader(self) -> QuestionReader:
        return QuestionReader(self._question, self._exam.sheet.answer, self._speaker)

    def board(self, number: int = 0) -> Iterator[str]:
        """The board read out; of several boards one, or all."""
        return self._reader.board(number)

    def lit(self, light: Light) -> Iterator[str]:
        """What a screen would light up, with the cells that the question is about."""
        reader = LessonReader(self._question.grid, self._speaker, shows_candidates=False)
        return reader.lit(light, self._question.pointed if light == DARK else ())

    def order(self, line: str) -> list[str]:
        """Put grids in order, if that is asked and the line is an order: nothing if it is none.

        Raises:
            Refused: a grid is there twice.
        """
        question = self._question
        if isinstance(question, Order) and (ranks := ranks_of(line, len(question.grids))):
            return self._write(Answer(ranks=ranks))
        return []

    def answer(self, line: str) -> list[str]:
        """Do what a line asks for, and say so.

        Raises:
            Refused: it is not understood; nothing has changed then.
        """
        if told := list(self.look(line)):
            return told
        question, answer = self._question, self._exam.sheet.answer
        pieces = pieces_of(line, question.geometry)
        looks = [one.cell for one in pieces if isinstance(one, Written) and not one.sign]
        if not isinstance(question, Next | Judge) and pieces and len(looks) == len(pieces):
            return [told for cell in looks for told in self._reader.cell(cell)]
        if isinstance(question, Order) or not pieces:
            raise Refused("plain-exam-unknown", found=line.strip())
        return self._write(answered(question, answer, pieces, self._speaker.language))

    def look(self, line: str) -> Iterator[str]:
        """The house or the cells that a line asks for; nothing if it is something else."""
        geometry = self._question.geometry
        if (house := understand(line, geometry).house) is not None:
            yield from self._reader.house(house)
        else:
            for cell in cells_to_read(line, geometry):
                yield from self._reader.cell(cell)

    def clear(self) -> list[str]:
        """Take the answer away."""
        return self._write(NO_ANSWER)

    def _write(self, answer: Answer) -> list[str]:
        self._exam.answer(answer)
        told = [self._question.answered(self._exam.sheet.answer, self._speaker.language)]
        has_reason = bool(answer.cells or answer.candidates)
        if isinstance(self._question, Judge) and answer.is_one is None and has_reason:
            told.append(self._speaker.say("plain-exam-verdict-missing"))
        return told
