"""The coach's panel: what was said, the newest at the bottom, and what can be asked next."""

from collections.abc import Callable, Iterable

from rich.style import Style
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tutor.games.told import Told
from tutor.tui.parts.chips import Offer
from tutor.tui.widgets.speech import Speech
from tutor.tui.widgets.status import link

_KEPT = 200
"""How many things said are kept."""
_BLANK = 1
"""The lines left blank below each of them."""


def _offered(offer: Offer) -> Content:
    """What can be done, after its key."""
    command, key, name = offer
    return link(command, f"{key}  {name}", len(key))


class CoachPanel(Vertical):
    """Keeps the history of what was said and scrolls; it never covers the board."""

    def __init__(self, style_of: Callable[[str], Style], id: str | None = None) -> None:
        """A panel whose legend is drawn like the board's own marks."""
        super().__init__(id=id)
        self._style_of = style_of
        self._said: list[tuple[Static, Told]] = []
        self._history = VerticalScroll(id="coach-history", can_focus=False)
        self._more = Static(id="coach-more", classes="hidden")

    def compose(self) -> ComposeResult:
        """A title, the history, whether it goes on below, and what to do now."""
        yield Static(id="coach-title")
        yield self._history
        yield self._more
        yield Static(id="coach-now")

    def title(self, text: str) -> None:
        """Name what the panel shows."""
        self.query_one("#coach-title", Static).update(Content(text), layout=False)

    def now(self, keys: Iterable[Offer]) -> None:
        """Say what can be done next: (command id, key, name) for each, to be clicked too."""
        self.query_one("#coach-now", Static).update(Content("\n").join(map(_offered, keys)))

    def more(self, offer: Offer) -> None:
        """How to read on, to be shown as long as there is something below."""
        self._more.update(_offered(offer), layout=False)

    def say(self, *sentences: str) -> None:
        """Say something that lights nothing up; what was just said is not said again."""
        if not self._said or self._said[-1][1].sentences != sentences:
            self.tell(Told(sentences))

    def tell(self, told: Told, *, instead_of: Static | None = None) -> Static:
        """Say something; what was said before stays above it, a little paler.

        Args:
            told: what to say.
            instead_of: the line whose place it takes, if that is still the last one.

        Returns:
            The line it is told on.
        """
        if instead_of is not None and self._said and self._said[-1][0] is instead_of:
            line = self._said.pop()[0]
            line.update(Speech(told, self._style_of))
        else:
            for last, _ in self._said[-1:]:
                last.add_class("old")
            line = Static(Speech(told, self._style_of))
            self._history.mount(line)
        self._said.append((line, told))
        for old, _ in self._said[:-_KEPT]:
            old.remove()
        self._said = self._said[-_KEPT:]
        self.call_after_refresh(self._show_last)
        return line

    def on_mount(self) -> None:
        """Whenever the history has grown, show what was said last; and whether that goes on."""
        self.watch(self._history, "virtual_size", self._show_last, init=False)
        for changed in ("virtual_size", "scroll_y", "show_vertical_scrollbar"):
            self.watch(self._history, changed, self._show_more, init=False)

    def _show_more(self) -> None:
        """Once everything has its place, say whether there is more to read."""
        self.call_after_refresh(lambda: self._more.set_class(not self.has_more, "hidden"))

    def _show_last(self) -> None:
        """Scroll so that the last thing said is read from its beginning."""
        if self._said and self._said[-1][0].is_attached:
            self._history.scroll_to_widget(self._said[-1][0], animate=False, top=True)

    @property
    def said(self) -> tuple[str, ...]:
        """Everything said so far, oldest first."""
        return tuple(sentence for _, told in self._said for sentence in told.sentences)

    def forget(self) -> None:
        """Begin with an empty history."""
        for line, _ in self._said:
            line.remove()
        self._said = []

    def restyle(self) -> None:
        """Draw the legends again in the colours of a new theme."""
        for line, told in self._said:
            line.update(Speech(told, self._style_of))

    @property
    def has_more(self) -> bool:
        """Whether there is something to read below.

        The line that says so takes room itself, and the last blank line is nothing to read:
        neither counts, or saying it would make it true.
        """
        below = self._history.max_scroll_y - self._history.scroll_offset.y
        return below - self._more.region.height > _BLANK

    def page(self, forward: bool = True) -> None:
        """Scroll by a page."""
        history = self._history
        if forward:
            history.scroll_page_down(animate=False)
        else:
            history.scroll_page_up(animate=False)
