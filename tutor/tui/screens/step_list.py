"""A board with its coach, and a list of steps beside them where there is room."""

from textual.content import Content
from textual.widgets.option_list import Option

from tutor.tui.screens.board_with_coach import BoardWithCoach


class StepListScreen(BoardWithCoach):
    """Something that goes step by step; put before the screen of a game."""

    HAS_LIST = True


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
