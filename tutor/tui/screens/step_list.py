"""A board with its coach, and a list of steps beside them where there is room."""

from collections.abc import Iterable

from textual import on
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.widgets.choices import Choices

THIRD_COLUMN = 120
"""From so many columns on, the list stands beside the coach."""
_LIST_ROOM = 23


class StepList(Vertical):
    """The list, where there is room for it."""

    def compose(self) -> Iterable[Widget]:
        """A list."""
        yield Choices(id="steps")


class StepListScreen(BoardWithCoach):
    """Something that goes step by step; put before the screen of a game."""

    def go_to(self, index: int) -> None:
        """Show a step."""
        raise NotImplementedError

    @property
    def steps(self) -> Choices:
        """The list."""
        return self.query_one("#steps", Choices)

    def beside(self) -> Iterable[Widget]:
        """The list, from a certain width on."""
        yield StepList(classes="hidden")

    def find_room(self) -> None:
        """Show the list where there is room."""
        self.query_one(StepList).set_class(self.app.size.width < THIRD_COLUMN, "hidden")
        super().find_room()

    def coach_room(self, width: int) -> int:
        """The list needs room too."""
        return super().coach_room(width) + (_LIST_ROOM if width >= THIRD_COLUMN else 0)

    @on(OptionList.OptionSelected, "#steps")
    def step_clicked(self, event: OptionList.OptionSelected) -> None:
        """Jump to the step."""
        if self.is_there:
            self.go_to(int(event.option.id or 0))
            self.view.focus()

    def choose_step(self, title: str, lines: Iterable[str]) -> None:
        """Let the learner jump to a step; the list begins where the screen is."""

        def chosen(answer: str | None) -> None:
            if answer is not None:
                self.go_to(int(answer))

        choices = [(str(index), line) for index, line in enumerate(lines)]
        self.tutor.choose(title, choices, chosen, at=str(self.steps.highlighted))


class PagedScreen(StepListScreen):
    """A summary and the pages after it, one for each line of the list."""

    index = 0
    """The page that is shown; the summary is the first."""

    @property
    def last_index(self) -> int:
        """The last page."""
        raise NotImplementedError

    def show_index(self, index: int) -> None:
        """Show another page."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """The pages as a list."""
        raise NotImplementedError

    def fill_list(self) -> None:
        """Write the list again."""
        self.steps.show(
            Option(Content(line), id=str(index)) for index, line in enumerate(self.lines())
        )
        self.steps.highlighted = self.index

    def go_to(self, index: int) -> None:
        """Show a page, or the nearest there is."""
        wanted = min(max(index, 0), self.last_index)
        if wanted != self.index:
            self.show_index(wanted)

    def do_next(self) -> None:
        """The next page."""
        self.go_to(self.index + 1)

    def do_previous(self) -> None:
        """The page before; before the first one, the summary."""
        self.go_to(self.index - 1)

    def do_first(self) -> None:
        """The summary."""
        self.go_to(0)

    def do_last(self) -> None:
        """The last page."""
        self.go_to(self.last_index)
