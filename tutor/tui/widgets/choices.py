"""A list to choose from whose lines may change under the hand of whoever chooses."""

from collections.abc import Iterable

from textual import events
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Choices(OptionList):
    """Lines are replaced in one step; what was meant for a line that is gone does nothing."""

    def show(self, lines: Iterable[Option | None]) -> None:
        """Other lines, None for a rule between them; the same one stays highlighted.

        Without that line, the one in its place is; if there was none, the first.
        """
        place, option = self.highlighted, self.highlighted_option
        self.set_options(lines)
        if option is not None and option.id in self._ids():
            place = self.get_option_index(option.id)
        self.highlighted = place or 0

    # What may be late, or early

    def on_click(self, event: events.Click) -> None:
        """Pass over a click on a line that is not there any more."""
        line = event.style.meta.get("option")
        if line is not None and line >= self.option_count:
            event.prevent_default()

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
