"""What a terminal sends, as events; a sequence that is none does not end it."""

from textual._xterm_parser import XTermParser
from textual.message import Message


class SteadyParser:
    """Textual's parser, which stumbles over some sequences that no terminal sends."""

    def __init__(self, *, debug: bool = False) -> None:
        self._debug = debug
        self._parser = XTermParser(debug)

    def feed(self, text: str) -> list[Message]:
        """The events of a text, as far as it can be read."""
        found: list[Message] = []
        try:
            found.extend(self._parser.feed(text))
        except (ValueError, OverflowError):
            self._parser = XTermParser(self._debug)
        return found

    def tick(self) -> list[Message]:
        """The events of what has waited long enough to go on, and did not."""
        return [*self._parser.tick()]
