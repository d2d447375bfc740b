"""The boards of lessons in words: what is on them, and what a screen would light up."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from tutor.cli.course.words import CourseRequest, understand_by_grid, understand_by_picture
from tutor.cli.plain.grid_board import SpokenGrid
from tutor.cli.plain.picture_reader import SpokenPicture
from tutor.games.nonogram.coach import Light as PictureLight
from tutor.games.nonogram.lines import ROW
from tutor.games.nonogram.text_drawing import line_name
from tutor.games.sudoku.board import board_of
from tutor.games.sudoku.coach import Light as GridLight
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.exercises.grid import GridExercise
from tutor.learn.exercises.grid_conclude import GridConclude
from tutor.learn.exercises.picture import PictureExercise
from tutor.learn.grid_lessons import GridPage
from tutor.learn.mastery import Aids
from tutor.learn.pages import LessonPage
from tutor.learn.picture_lessons import PicturePage
from tutor.narrate import nonogram as narrate
from tutor.narrate.sudoku.digits_and_houses import role_name
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.nonogram.position import Position
from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Candidate


class LessonReader(ABC):
    """Reads a board of any game out, and understands what is typed about it."""

    @classmethod
    @abstractmethod
    def of_page(cls, page: LessonPage, speaker: Speaker) -> "LessonReader":
        """Whoever reads the board of a page out."""

    @classmethod
    @abstractmethod
    def of_exercise(cls, exercise: Exercise, aids: Aids, speaker: Speaker) -> "LessonReader":
        """Whoever reads the board of an exercise out, with the aids that the learner needs."""

    @property
    def hides_candidates(self) -> bool:
        """Whether the learner is to find the candidates."""
        return False

    @abstractmethod
    def understand(self, line: str) -> CourseRequest:
        """What a line asks for beside this board."""

    @abstractmethod
    def is_of(self, page: LessonPage) -> bool:
        """Whether this is the board of a page."""

    @abstractmethod
    def board(self) -> Iterable[str]:
        """All of it."""

    @abstractmethod
    def cell(self, cell: int) -> str:
        """One cell."""

    @abstractmethod
    def lit(self, light: AnyLight, pointed: Iterable[int] = ()) -> Iterator[str]:
        """What a screen would light up, and the cells it would point at."""

    @abstractmethod
    def beyond(self, found: str) -> str:
        """That something typed is not on this board."""

    def looked_at(self, request: CourseRequest) -> list[str] | None:
        """What was asked to be read; None if nothing was."""
        if request.wish == "board":
            return list(self.board())
        if request.wish == "read":
            return [self.cell(cell) for cell in sorted(request.cells)]
        return None


def _cell_to_fill(exercise: Exercise | None) -> int | None:
    """The cell in question where a digit is asked for: it need not be typed."""
    if not isinstance(exercise, GridConclude) or not exercise.places:
        return None
    return next(iter(exercise.pointed), None)


class GridLessonReader(LessonReader):
    """Reads a Sudoku out, with its candidates unless the learner is to find them."""

    def __init__(
        self,
        grid: Grid,
        speaker: Speaker,
        *,
        shows_candidates: bool,
        may_show_candidates: bool = True,
        asked: Exercise | None = None,
    ) -> None:
        self.grid = grid
        self._asked = _cell_to_fill(asked)
        self._speaker = speaker
        self._may_show_candidates = may_show_candidates
        self.shows_candidates = shows_candidates
        self._reader = self._read()

    @classmethod
    def of_page(cls, page: LessonPage, speaker: Speaker) -> "GridLessonReader":
        """Reads the grid of a page, with its candidates where the lesson needs them."""
        assert isinstance(page, GridPage)
        return cls(page.grid, speaker, shows_candidates=page.is_marked, asked=page.task)

    @classmethod
    def of_exercise(cls, exercise: Exercise, aids: Aids, speaker: Speaker) -> "GridLessonReader":
        """Reads the grid of an exercise, with the aids that the learner needs."""
        assert isinstance(exercise, GridExercise)
        return cls(
            exercise.grid,
            speaker,
            shows_candidates=exercise.shows_candidates(aids),
            may_show_candidates=exercise.may_show_candidates,
            asked=exercise,
        )

    @property
    def hides_candidates(self) -> bool:
        """Whether the learner is to find the candidates, and may be shown them."""
        return self._may_show_candidates and not self.shows_candidates

    def _read(self) -> SpokenGrid:
        board = board_of(self.grid, is_marked=self.shows_candidates)
        return SpokenGrid(board, self._speaker)

    def understand(self, line: str) -> CourseRequest:
        """What a line asks for beside this grid."""
        digit, geometry = line.strip(), self.grid.geometry
        if self._asked is not None and digit.isdecimal() and 1 <= int(digit) <= geometry.n:
            return CourseRequest(
                "place", candidates=frozenset({Candidate(self._asked, int(digit))})
            )
        return understand_by_grid(line, geometry)

    def is_of(self, page: LessonPage) -> bool:
        """Whether a page shows the same grid."""
        return (
            isinstance(page, GridPage)
            and page.grid == self.grid
            and page.is_marked <= self.shows_candidates
        )

    def looked_at(self, request: CourseRequest) -> list[str] | None:
        """Also a house; and from now on the candidates, if they are asked for."""
        if request.wish == "candidates" and not self._may_show_candidates:
            return [self._speaker.say("exercise-no-marks")]
        if request.wish == "candidates":
            self.shows_candidates = True
            self._reader = self._read()
            return list(self.board())
        if request.wish == "house" and request.house is not None:
            return [self.house(request.house)]
        return super().looked_at(request)

    def board(self) -> Iterator[str]:
        """Row after row."""
        return map(self.house, self.grid.geometry.rows)

    def house(self, house: House) -> str:
        """Its digits, and what its empty cells can hold."""
        told = self._reader.house(house)
        empty = [cell for cell in house.cells if not self.grid.values[cell]]
        if not self.shows_candidates or not empty:
            return told
        cells = ", ".join(
            f"{self._reader.name(cell)} {self._reader.digits(self.grid.candidates[cell])}"
            for cell in empty
        )
        return self._speaker.say("learn-house", house=told, cells=cells)

    def cell(self, cell: int) -> str:
        """Its digit, or what it can hold."""
        return self._reader.cell(cell)

    def beyond(self, found: str) -> str:
        """Rows, columns and digits go up to the same number."""
        largest = str(self.grid.geometry.n)
        return self._speaker.say("plain-out-of-range", found=found, n=largest)

    def lit(self, light: AnyLight, pointed: Iterable[int] = ()) -> Iterator[str]:
        """Houses, the parts of the pattern, the cells pointed at."""
        light = light if isinstance(light, GridLight) else GridLight()
        speaker, geometry, language = self._speaker, self.grid.geometry, self._speaker.language
        if light.houses:
            names = speaker.listed([house.name(language) for house in light.houses])
            yield speaker.say("learn-lit-houses", houses=names)
        yield from self._pattern(light)
        if pointed:
            named = [geometry.cell_name(cell, language) for cell in sorted(pointed)]
            yield speaker.say("learn-lit-cells", cells=speaker.listed(named))

    def _pattern(self, light: GridLight) -> Iterator[str]:
        """Each part with its candidates; a chain from node to node."""
        speaker, geometry, language = self._speaker, self.grid.geometry, self._speaker.language
        if light.chain:
            for line in legend_of(light.marks, geometry, language, light.chain):
                yield line.text
            return
        roles: dict[str, dict[int, list[str]]] = {}
        for mark in light.marks:
            cells = roles.setdefault(role_name(mark.role, language), {})
            cells.setdefault(mark.cell, []).append(geometry.digit_name(mark.digit))
        for role, cells in roles.items():
            told = [
                f"{geometry.cell_name(cell, language)} {' '.join(cells[cell])}" for cell in cells
            ]
            yield f"{role[0].upper()}{role[1:]}{speaker.say('colon')}{', '.join(told)}"


class PictureLessonReader(LessonReader):
    """Reads a nonogram out: rows with their clues, then the clues of the columns."""

    def __init__(self, position: Position, speaker: Speaker) -> None:
        self.position = position
        self._speaker = speaker
        self._reader = SpokenPicture(position, speaker)

    @classmethod
    def of_page(cls, page: LessonPage, speaker: Speaker) -> "PictureLessonReader":
        """Reads the line or the board of a page."""
        assert isinstance(page, PicturePage)
        return cls(page.shown.position, speaker)

    @classmethod
    def of_exercise(cls, exercise: Exercise, aids: Aids, speaker: Speaker) -> "PictureLessonReader":
        """Reads the board of an exercise."""
        assert isinstance(exercise, PictureExercise)
        return cls(exercise.position, speaker)

    def understand(self, line: str) -> CourseRequest:
        """What a line asks for beside this board."""
        return understand_by_picture(line, self.position.puzzle)

    def is_of(self, page: LessonPage) -> bool:
        """Whether a page shows the same board."""
        return isinstance(page, PicturePage) and page.shown.position is self.position

    def looked_at(self, request: CourseRequest) -> list[str] | None:
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
        light = light if isinstance(light, PictureLight) else PictureLight()
        if light.line is not None:
            name = line_name(light.line, self._speaker)
            yield self._speaker.say("learn-lit-houses", houses=name)
        language = self._speaker.language
        for line in narrate.legend_of(light.marks, self.position.puzzle, language):
            yield line.text
