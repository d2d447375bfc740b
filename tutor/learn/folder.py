"""A lesson as a folder: its words in each language, read when they are first needed."""

from pathlib import Path

from tutor.base.language import Language
from tutor.learn.text import LessonText, read_lesson_text


class LessonFolder:
    """What every lesson has, whatever its game."""

    is_introduction: bool
    """Whether it is about the game, and no technique."""

    def __init__(self, id_: str, folder: Path) -> None:
        self.id = id_
        self.folder = folder
        self._texts: dict[Language, LessonText] = {}

    def text(self, language: Language) -> LessonText:
        """Its words."""
        if language not in self._texts:
            path = self.folder / f"{language}.md"
            self._texts[language] = read_lesson_text(path, language)
        return self._texts[language]
