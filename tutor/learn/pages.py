"""A lesson, whatever its game: a folder with its words, and the pages made from them.

A worked example is a few pages: the board, the pattern, the reason, what follows. They are
told from the step itself, so that words and lights can never disagree.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from tutor.base.language import Language
from tutor.games.told import AnyLight
from tutor.learn.text import LessonText, Part, Section, read_lesson_text
from tutor.narrate.teller import LegendLine

LESSON_FILE = "lesson.toml"
EXERCISES_FILE = "exercises.toml"
_ON_A_BOARD = ("example", "scene")
"""The parts that speak of their board: else it is a background."""


@dataclass(frozen=True, kw_only=True)
class LessonPage(ABC):
    """What is told at once; each game shows its own board with it."""

    part: Part
    heading: str
    sentences: tuple[str, ...]
    light: AnyLight = AnyLight()  # noqa: RUF009 - it has no state
    legend: tuple[LegendLine, ...] = ()
    pointed: frozenset[int] = frozenset()
    """Cells that are pointed at."""
    goes_on: bool = False
    """Whether it goes on from the page before: that one stays in sight."""

    @property
    def is_about_board(self) -> bool:
        """Whether it speaks of what its board shows."""
        return self.part in _ON_A_BOARD or bool(self.pointed)

    @abstractmethod
    def board_json(self) -> dict[str, object]:
        """The board and what is lit up of it, for programs."""


PageT = TypeVar("PageT", bound=LessonPage)
Beat = tuple[tuple[str, ...], AnyLight]
"""What is said at once of an example, and what is lit meanwhile."""


def example_pages(
    first: PageT, beats: Iterable[Beat], legend: tuple[LegendLine, ...]
) -> Iterator[PageT]:
    """The board of an example, then what is said of it, one thing after the other."""
    yield first
    for sentences, light in beats:
        if any(sentences):
            yield replace(first, sentences=sentences, light=light, legend=legend, goes_on=True)


class LessonFolder(ABC):
    """A folder of the course, each of its files read when it is first needed."""

    def __init__(self, id_: str, folder: Path, *, is_introduction: bool) -> None:
        self.id = id_
        self.folder = folder
        self.is_introduction = is_introduction
        """Whether it is about the game, and no technique."""
        self._texts: dict[Language, LessonText] = {}

    def text(self, language: Language) -> LessonText:
        """Its words."""
        if language not in self._texts:
            path = self.folder / f"{language}.md"
            self._texts[language] = read_lesson_text(path, language)
        return self._texts[language]

    def pages(self, language: Language) -> tuple[LessonPage, ...]:
        """The whole lesson."""
        sections = self.text(language).sections
        return tuple(page for section in sections for page in self.pages_of(section, language))

    @abstractmethod
    def pages_of(self, section: Section, language: Language) -> Iterator[LessonPage]:
        """The pages of one part."""
