"""A window with a list to tick: several answers, or none."""

from collections.abc import Iterable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tutor.tui.screens.dialogs import Dialog
from tutor.tui.widgets.choices import Choices


class TicksDialog(Dialog[tuple[str, ...]]):
    """Each tick counts at once; leaving the window answers with all of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "tick", show=False)]

    def __init__(
        self,
        title: str,
        choices: list[tuple[str, str] | None],
        ticked: Iterable[str],
        keys: str,
    ) -> None:
        """A list of (answer, name); None is a rule between groups."""
        super().__init__()
        self._title, self._keys = title, keys
        self._choices = choices
        self._names = dict(line for line in choices if line is not None)
        self._ticked = set(ticked)

    def compose(self) -> ComposeResult:
        """A title, the list, the keys."""
        with Vertical(classes="dialog"):
            yield Static(Content(self._title), classes="dialog-title")
            yield Choices(
                *(
                    None if line is None else Option(self._line(line[0]), id=line[0])
                    for line in self._choices
                )
            )
            yield Static(Content(self._keys), classes="dialog-keys")

    def _line(self, id_: str) -> Content:
        return Content(f"{'✓' if id_ in self._ticked else ' '} {self._names[id_]}")

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Tick the line, or take its tick away."""
        id_ = event.option.id or ""
        self._ticked ^= {id_}
        event.option_list.replace_option_prompt(id_, self._line(id_))

    def action_tick(self) -> None:
        """The same by a key of its own."""
        if self.is_there:
            self.query_one(Choices).action_select()

    def action_leave(self) -> None:
        """Answer with what is ticked."""
        self.dismiss(tuple(id_ for id_ in self._names if id_ in self._ticked))
