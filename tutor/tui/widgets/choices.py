"""A list to choose from whose lines may change under the hand of whoever chooses."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tutor.tui.parts.marks import STEP
from tutor.tui.parts.tables import CHOSEN


def _option_of(strip: Strip) -> int | None:
    """Which option a line on the screen belongs to."""
    styles = (segment.style for segment in strip)
    return next((style.meta.get("option") for style in styles if style is not None), None)


class Choices(OptionList):
    """Lines are replaced in one step; what was meant for a line that is gone does nothing."""

    @dataclass
    class Stepped(Message):
        """An arrow was clicked in the line that is highlighted now."""

        by: int

    def show(self, lines: Iterable[Option | None]) -> None:
        """Other lines, None for a rule between them; the same one stays highlighted.

        Without that line, the one in its place is; if there was none, the first that can be chosen.
        """
        place, option = self.highlighted, self.highlighted_option
        self.set_options(lines)
        if option is not None and option.id in self._ids():
            place = self.get_option_index(option.id)
        open_ = [index for index, line in enumerate(self.options) if not line.disabled]
        self.highlighted = next((index for index in open_ if index >= (place or 0)), place or 0)

    def render_line(self, y: int) -> Strip:
        """The highlighted line has a sign before it: a ground alone does not tell."""
        strip = super().render_line(y)
        option = _option_of(strip)
        if option is None or option != self.highlighted or self.options[option].disabled:
            return strip
        if y > 0 and _option_of(super().render_line(y - 1)) == option:
            return strip
        first = next(iter(strip))
        return Strip.join([Strip([Segment(CHOSEN, first.style)]), strip.crop(1)])

    # What may be late, or early

    def on_resize(self) -> None:
        """What is highlighted stays in sight where there is less room."""
        self.scroll_to_highlight()

    def on_click(self, event: events.Click) -> None:
        """Pass over a click on a line that is not there any more; an arrow in one says where to."""
        line, step = event.style.meta.get("option"), event.style.meta.get(STEP)
        if line is not None and line >= self.option_count:
            event.prevent_default()
        elif line is not None and step is not None and not self.options[line].disabled:
            event.prevent_default()
            self.highlighted = line
            self.post_message(self.Stepped(step))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pass over a choice that is not offered any more."""
        if event.option not in self.options and event.option_id not in self._ids():
            event.stop()

    def _ids(self) -> list[str]:
        return [option.id for option in self.options if option.id is not None]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Where no line can be seen there are no pages either."""
        if action in ("page_up", "page_down") and not self.scrollable_content_region:
            return False
        return super().check_action(action, parameters)


class StepList(Vertical):
    """A list below the card."""

    def compose(self) -> ComposeResult:
        """A list."""
        yield Choices(id="steps")
