"""The boards of a question, read out."""

from collections.abc import Iterator

from tutor.cli.course.reading import LessonReader
from tutor.cli.plain.grid_reader import BoardReader
from tutor.language import Speaker
from tutor.learn.exam.answer import Answer
from tutor.learn.exam.questions import LETTERS, Finish, GridQuestion, Order
from tutor.sudoku.geometry import House

Reader = LessonReader | BoardReader


class QuestionReader:
    """Reads the board of a question, or all of its boards, as they are now."""

    def __init__(self, question: GridQuestion, answer: Answer, speaker: Speaker) -> None:
        self._speaker = speaker
        self._readers: dict[str, Reader] = {}
        """By the letter of the grid, if there are several."""
        if isinstance(question, Order):
            for letter, rated in zip(LETTERS, question.grids, strict=False):
                self._readers[letter] = LessonReader(rated.grid, speaker, shows_candidates=False)
        elif isinstance(question, Finish):
            self._readers[""] = BoardReader(question.board(answer), speaker)
        else:
            shows = question.is_marked
            self._readers[""] = LessonReader(question.grid, speaker, shows_candidates=shows)

    def board(self, number: int = 0) -> Iterator[str]:
        """Row after row; of several boards one, or each after its letter."""
        for index, (letter, reader) in enumerate(self._readers.items(), start=1):
            if number in (0, index):
                if letter:
                    yield self._speaker.say("plain-exam-board", letter=letter)
                yield from reader.board()

    def house(self, house: House) -> Iterator[str]:
        """One house; of several boards, each after its letter."""
        for letter, reader in self._readers.items():
            yield f"{letter} · {reader.house(house)}" if letter else reader.house(house)

    def cell(self, cell: int) -> Iterator[str]:
        """One cell; of several boards, each after its letter."""
        for letter, reader in self._readers.items():
            yield f"{letter} · {reader.cell(cell)}" if letter else reader.cell(cell)
