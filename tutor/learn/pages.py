"""A lesson, whatever its game: a folder with its words, and the pages made from them.

Each part of the words is one page. What a worked example says is told from the step itself,
and what a "your turn" page asks is judged from it, so that words, lights and answers can
never disagree.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from tutor.base.content import content_root
from tutor.base.language import Language
from tutor.games.game import GameName
from tutor.games.told import AnyLight, Argument, Told
from tutor.learn.course import COURSES, INTRODUCTIONS
from tutor.learn.exercises.exercise import Exercise
from tutor.learn.text import LessonText, Part, Section, read_lesson_text
from tutor.narrate.teller import LegendLine

LESSON_FILE = "lesson.toml"
EXERCISES_FILE = "exercises.toml"
_ON_A_BOARD = ("example", "scene", "try")
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
    arguments: tuple[Argument, ...] = ()
    """What of it can be read line by line."""
    task: Exercise | None = None
    """What there is to do, where it is the learner's turn."""

    @property
    def is_about_board(self) -> bool:
        """Whether it speaks of what its board shows."""
        return self.part in _ON_A_BOARD or bool(self.pointed)

    @abstractmethod
    def board_json(self) -> dict[str, object]:
        """The board and what is lit up of it, for programs."""

    @abstractmethod
    def drawn(self, title: str, language: Language) -> str:
        """The same as SVG, for paper."""

    @property
    def key(self) -> tuple[str, ...]:
        """What the signs on that picture mean."""
        return ()


BY_ITSELF = Section("try", 0, "", ())
"""Where an exercise stands that is on no page of its lesson."""


def told_in_turn(*parts: tuple[str, ...]) -> tuple[str, ...]:
    """Things said one after the other, with an empty line between them."""
    said: list[str] = []
    for part in filter(any, parts):
        said += ["", *filter(None, part)] if said else part
    return tuple(said)


class LessonFolder(ABC):
    """A folder of the course, each of its files read when it is first needed."""

    def __init__(self, id_: str, folder: Path, *, is_introduction: bool) -> None:
        self.id = id_
        self.folder = folder
        self.is_introduction = is_introduction
        """Whether it is about the game, and no technique."""
        self._pages: dict[Language, tuple[LessonPage, ...]] = {}

    @classmethod
    def of(cls, game: GameName, id_: str) -> Self:
        """The lesson of a course with this id.

        Raises:
            KeyError: there is none.
        """
        if id_ not in COURSES[game].lessons:
            raise KeyError(id_)
        return cls(id_, content_root("lessons") / id_, is_introduction=id_ in INTRODUCTIONS)

    def text(self, language: Language) -> LessonText:
        """Its words."""
        return read_lesson_text(self.folder / f"{language}.md", language)

    def pages(self, language: Language) -> tuple[LessonPage, ...]:
        """The whole lesson, a page for each part of its words."""
        if language not in self._pages:
            sections = self.text(language).sections
            self._pages[language] = tuple(self.page_of(each, language) for each in sections)
        return self._pages[language]

    @abstractmethod
    def page_of(self, section: Section, language: Language) -> LessonPage:
        """The page of one part."""

    @abstractmethod
    def page_of_task(
        self, task: Exercise, language: Language, told: Told | None = None
    ) -> LessonPage:
        """An exercise by itself as it is asked, or with what is told of it."""
