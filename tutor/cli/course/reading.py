"""The board of a lesson in words: its digits, its candidates, and what a screen would light up."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from tutor.cli.course.words import Request, understand
from tutor.cli.plain.grid_reader import BoardReader
from tutor.games.sudoku.board import board_of
from tutor.games.sudoku.coach import DARK, Light
from tutor.games.told import AnyLight
from tutor.language import Speaker
from tutor.learn.aids import Aids
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.exercises.grid import GridExercise
from tutor.learn.grid_lessons import GridLesson, GridPage
from tutor.learn.pages import LessonFolder, Page
from tutor.narrate.sudoku.digits_and_houses import role_name
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.sudoku.geometry import House
from tutor.sudoku.grid import Grid


class AnyReader(ABC):
    """Reads a board of any game out, and understands what is typed about it."""

    @classmethod
    @abstractmethod
    def of_page(cls, page: Page, lesson: LessonFolder, speaker: Speaker) -> "AnyReader":
        """Whoever reads the board of a page out."""

    @classmethod
    @abstractmethod
    def of_exercise(cls, exercise: Exercise, aids: Aids, speaker: Speaker) -> "AnyReader":
        """Whoever reads the board of an exercise out, with the aids that the learner needs."""

    @property
    def hides_candidates(self) -> bool:
        """Whether the learner is to find the candidates."""
        return False

    @abstractmethod
    def understand(self, line: str) -> Request:
        """What a line asks for beside this board."""

    @abstractmethod
    def is_of(self, page: Page) -> bool:
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

    def looked_at(self, request: Request) -> list[str] | None:
        """What was asked to be read; None if nothing was."""
        if request.wish == "board":
            return list(self.board())
        if request.wish == "read":
            return [self.cell(cell) for cell in sorted(request.cells)]
        return None


class LessonReader(AnyReader):
    """Reads a Sudoku out, with its candidates unless the learner is to find them."""

    def __init__(self, grid: Grid, speaker: Speaker, *, shows_candidates: bool) -> None:
        self.grid = grid
        self._speaker = speaker
        self.shows_candidates = shows_candidates
        self._reader = self._read()

    @classmethod
    def of_page(cls, page: Page, lesson: LessonFolder, speaker: Speaker) -> "LessonReader":
        """Reads the grid of a page; the rules come before anybody knows candidates."""
        assert isinstance(page, GridPage)
        assert isinstance(lesson, GridLesson)
        return cls(page.grid, speaker, shows_candidates=lesson.shows_candidates)

    @classmethod
    def of_exercise(cls, exercise: Exercise, aids: Aids, speaker: Speaker) -> "LessonReader":
        """Reads the grid of an exercise, with the aids that the learner needs."""
        assert isinstance(exercise, GridExercise)
        return cls(exercise.grid, speaker, shows_candidates=exercise.shows_candidates(aids))

    @property
    def hides_candidates(self) -> bool:
        """Whether the learner is to find the candidates."""
        return not self.shows_candidates

    def _read(self) -> BoardReader:
        board = board_of(self.grid, is_marked=self.shows_candidates)
        return BoardReader(board, self._speaker)

    def understand(self, line: str) -> Request:
        """What a line asks for beside this grid."""
        return understand(line, self.grid.geometry)

    def is_of(self, page: Page) -> bool:
        """Whether a page shows the same grid."""
        return isinstance(page, GridPage) and page.grid == self.grid

    def looked_at(self, request: Request) -> list[str] | None:
        """Also a house; and from now on the candidates, if they are asked for."""
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
        cells = ", ".join(f"{self._reader.name(cell)} {self._candidates(cell)}" for cell in empty)
        return self._speaker.say("learn-house", house=told, cells=cells)

    def _candidates(self, cell: int) -> str:
        return self._reader.digits(self.grid.candidates[cell])

    def cell(self, cell: int) -> str:
        """Its digit, or what it can hold."""
        return self._reader.cell(cell)

    def beyond(self, found: str) -> str:
        """Rows, columns and digits go up to the same number."""
        largest = str(self.grid.geometry.n)
        return self._speaker.say("plain-out-of-range", found=found, n=largest)

    def lit(self, light: AnyLight, pointed: Iterable[int] = ()) -> Iterator[str]:
        """Houses, the parts of the pattern, the cells pointed at."""
        light = light if isinstance(light, Light) else DARK
        speaker, geometry, language = self._speaker, self.grid.geometry, self._speaker.language
        if light.houses:
            names = speaker.listed([house.name(language) for house in light.houses])
            yield speaker.say("learn-lit-houses", houses=names)
        yield from self._pattern(light)
        if pointed:
            named = [geometry.cell_name(cell, language) for cell in sorted(pointed)]
            yield speaker.say("learn-lit-cells", cells=speaker.listed(named))

    def _pattern(self, light: Light) -> Iterator[str]:
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
