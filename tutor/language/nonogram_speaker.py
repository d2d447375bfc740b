"""Speaking of nonograms: the words of all screens, but for what has words of its own here."""

from tutor.base.language import Language
from tutor.language import Speaker


class NonogramSpeaker(Speaker):
    """Says ``nonogram-coach-solved`` where others say ``coach-solved``, if there is such one."""

    def __init__(self, language: Language) -> None:
        super().__init__(language, "nonogram-screens", "nonogram", "screens", "commands")
        self._words: dict[str, str] = {}

    def in_language(self, language: Language) -> Speaker:
        """Somebody who says the same things in a language."""
        return NonogramSpeaker(language)

    def _own(self, message: str) -> str:
        if message not in self._words:
            own = f"nonogram-{message}"
            self._words[message] = own if super().knows(own) else message
        return self._words[message]

    def knows(self, message: str) -> bool:
        """Whether there is such a message, for nonograms or for all."""
        return super().knows(self._own(message))

    def say(self, message: str, /, **values: str | int) -> str:
        """The text of a message."""
        return super().say(self._own(message), **values)

    def say_attribute(self, message: str, attribute: str) -> str | None:
        """The text of an attribute of a message, or None if it has no such one."""
        return super().say_attribute(self._own(message), attribute)
