"""The line or board of a nonogram lesson in words, and what a screen would light up of it."""

from collections.abc import Iterable, Iterator

from tutor.cli.course.nonogram_words import understand
from tutor.cli.course.reading import AnyReader
from tutor.cli.course.words import Request
from tutor.cli.nonogram.drawing import line_name
from tutor.cli.plain.picture_reader import BoardReader
from tutor.games.nonogram.coach import DARK, Light
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.learn.aids import Aids
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.nonogram.line_board import ROW
from tutor.learn.pages import LessonFolder, Page
from tutor.learn.picture_lessons import PicturePage
from tutor.narrate import nonogram as narrate
from tutor.nonogram.position import Position


class NonogramReader(AnyReader):
    """Reads a nonogram out: rows with their clues, then the clues of the columns."""

    def __init__(self, position: Position, speaker: Speaker) -> None:
        self.position = position
        self._speaker = speaker
        self._reader = BoardReader(position, speaker)

    @classmethod
    def of_page(cls, page: Page, lesson: LessonFolder, speaker: Speaker) -> "NonogramReader":
        """Reads the line or the board of a page."""
        assert isinstance(page, PicturePage)
        return cls(page.shown.position, speaker)

    @classmethod
    def of_exercise(cls, exercise: Exercise, aids: Aids, speaker: Speaker) -> "NonogramReader":
        """Reads the board of an exercise."""
        assert isinstance(exercise, PictureExercise)
        return cls(exercise.position, speaker)

    def understand(self, line: str) -> Request:
        """What a line asks for beside this board."""
        return understand(line, self.position.puzzle)

    def is_of(self, page: Page) -> bool:
        """Whether a page shows the same board."""
        return isinstance(page, PicturePage) and page.shown.position is self.position

    def looked_at(self, request: Request) -> list[str] | None:
        """Also a row or a column."""
        if request.wish == "house" and request.line is not None:
            return [self._reader.line(request.line)]
        return super().looked_at(request)

    def board(self) -> Iterable[str]:
        """Row after row, and the clues of the columns; a line alone has none."""
        if self.position.puzzle.is_line:
            return (self._reader.line(ROW),)
        return self._reader.board()

    def cell(self, cell: int) -> str:
        """What is known of it."""
        return self._reader.cell(cell)

    def beyond(self, found: str) -> str:
        """How far rows and columns go."""
        puzzle = self.position.puzzle
        rows, columns = str(puzzle.height), str(puzzle.width)
        return self._speaker.say("nono-plain-out-of-range", found=found, rows=rows, columns=columns)

    def lit(self, light: AnyLight, pointed: Iterable[int] = ()) -> Iterator[str]:
        """The line in question, and the parts that cells play."""
        light = light if isinstance(light, Light) else DARK
        if light.line is not None:
            name = line_name(light.line, self._speaker)
            yield self._speaker.say("learn-lit-houses", houses=name)
        language = self._speaker.language
        for line in narrate.legend_of(light.marks, self.position.puzzle, language):
            yield line.text
