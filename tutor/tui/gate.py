"""Input one piece at a time: the next key is given out once the last one has had its effect.

A terminal may send several keys in one read. Textual gives them all to the screen that is
in front when they arrive, also when the first of them opens or closes a screen: the others
then reach a screen that is not drawn yet, or is there no more. Here they wait, so that keys
sent together do what they do one by one.
"""

from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from itertools import islice

from textual import events
from textual.app import App
from textual.dom import DOMNode
from textual.errors import NoWidget

AT_ONCE = 64
"""So many characters at once nobody types; the shortest line of a 9x9 grid has 81."""
_DISTINCT = 3
"""A key held down sends many characters as well, but all the same."""
_WRITTEN = {"enter": "\n", "tab": "\t", "space": " "}
MOST_REPEATED = 24
"""How often the same key may wait: a key held down is not to go on after it is let go."""
_MOST_ROUNDS = 6
"""How often the way of an event is gone at most, also where something never comes to rest."""


class Gate:
    """Keeps what was typed, clicked and pasted until the screen in front can take it."""

    def __init__(self, app: App[None], give: Callable[[events.Event], Awaitable[None]]) -> None:
        """A gate before an application, and how an event is given to it."""
        self._app = app
        self._give = give
        self._waiting: deque[events.Event] = deque()
        self._is_closed = False
        """Whether the effects of an event are waited for."""
        self._way: deque[DOMNode] = deque()
        """Whom the event that was given out last has still to pass."""
        self._rounds = 0
        """How often the way may still be gone."""
        self._front: object = None
        """The screen that was in front at the end of the way."""

    @staticmethod
    def is_for(event: events.Event) -> bool:
        """Whether an event comes from the terminal and has to wait for its turn."""
        return isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded

    async def take(self, event: events.Event) -> None:
        """Give an event out now, or as soon as those before it are dealt with."""
        if not self._is_too_much(event):
            self._waiting.append(event)
        if not self._is_closed:
            await self._open()

    def _is_too_much(self, event: events.Event) -> bool:
        """Whether an event adds nothing to those that wait."""
        if isinstance(event, events.MouseMove) and self._waiting:
            last = self._waiting[-1]
            if isinstance(last, events.MouseMove) and not (last.button or event.button):
                self._waiting.pop()  # only where the mouse has got to counts
            return False
        if not isinstance(event, events.Key) or len(self._waiting) < MOST_REPEATED:
            return False
        return all(
            isinstance(waiting, events.Key) and waiting.key == event.key
            for waiting in islice(reversed(self._waiting), MOST_REPEATED)
        )

    async def _open(self) -> None:
        """Let the next event through, once all that the last one led to is dealt with, too."""
        self._is_closed = bool(self._waiting) and self._app.return_code is None
        if not self._is_closed:
            self._waiting.clear()
            return
        if self._rounds > 0 and self._is_unsettled():
            self._way, self._rounds = deque(self._way_of()), self._rounds - 1
            self._follow()
            return
        event = self._next()
        self._way, self._rounds = deque(self._way_of(event)), _MOST_ROUNDS
        # What is still shown, but has been taken down already, cannot be clicked.
        if self._way[-1] is self._app or not isinstance(event, events.MouseEvent):
            await self._give(event)
        self._follow()

    def _next(self) -> events.Event:
        """The event whose turn it is; so many characters at once were pasted, not typed."""
        if looks_pasted(text_of(islice(self._waiting, AT_ONCE))):
            text = text_of(self._waiting)
            for _ in text:
                self._waiting.popleft()
            return events.Paste(text)
        return self._waiting.popleft()

    def _way_of(self, event: events.Event | None = None) -> Iterable[DOMNode]:
        """Who gets to see an event: a widget, all it is in, and the application."""
        app = self._app
        node: DOMNode | None = app.focused or app.screen
        if isinstance(event, events.MouseEvent):
            try:
                node = app.mouse_captured or app.get_widget_at(event.x, event.y)[0]
            except NoWidget:
                node = app.screen
        while node is not None:
            yield node
            node = node.parent

    def _follow(self) -> None:
        """Go the same way as an event, behind it; at the end it has been dealt with.

        The message is made here: `call_later` would look at the signature each time.
        """
        while self._way:
            if self._way.popleft().post_message(events.Callback(self._follow)):
                return
        self._front = self._app.screen
        self._app.post_message(events.Callback(self._open))

    def _is_unsettled(self) -> bool:
        """Whether another screen came to the front, or somebody on the way has still to act."""
        app = self._app
        return app.screen is not self._front or any(
            node.message_queue_size for node in self._way_of() if node is not app
        )


# Telling pasted text from typed keys, where the terminal does not say which is which


def looks_pasted(text: str) -> bool:
    """Whether a text that arrived at once was pasted."""
    return len(text) >= AT_ONCE and len(set(text)) >= _DISTINCT


def text_of(waiting: Iterable[events.Event]) -> str:
    """The characters of the keys that come first."""
    found = []
    for event in waiting:
        if not isinstance(event, events.Key):
            break
        character = _WRITTEN.get(event.key, event.character if event.is_printable else None)
        if character is None:
            break
        found.append(character)
    return "".join(found)
