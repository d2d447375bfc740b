"""A game read back, whatever the game: each move on the board as it was, with its reason."""

from collections.abc import Callable

from rich.cells import cell_len
from textual.content import Content
from textual.widgets.option_list import Option
from textual.worker import Worker

from tutor.activity.review import Review
from tutor.activity.said import Reply, Said
from tutor.learn.review.pages import MovePage, clock
from tutor.tui.board.table import ReviewTable
from tutor.tui.parts.tables import abridged, fitted
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.board_with_coach import BoardWithCoach
from tutor.tui.screens.verbs import Stepping
from tutor.tui.thinking import Thinker
from tutor.tui.widgets.status import ROOMY, StatusLine

_SIGNS = 2
"""Columns that a list keeps for itself: its sign, and its bar."""
_GAP = "  "
"""What parts a deed from its reason."""


class ReviewScreen(BoardWithCoach):
    """The summary of a game first, then its moves."""

    NAME = "review"
    HAS_LIST = True
    COACH_FIRST = True
    MORE = "read-on"

    def __init__(self, set_table: Callable[[TutorScreen], ReviewTable]) -> None:
        super().__init__()
        table = set_table(self)
        self.easel, self.COMMAND_SET, self.MORE_HELP = table.easel, table.commands, table.more_help
        self.review = Review(table.read, lambda: self.speaker, table.title)
        sides = {"before": "review-is-before", "after": "review-is-after"}
        self._stepping = Stepping(self.review, self, title="choose-move", **sides)
        self._thinker = Thinker(self, self._show_title, self.show, self._failed)

    def parts(self) -> tuple[object, ...]:
        """The board can be copied and saved; and the keys of steps."""
        return self.easel, self._stepping

    # Reading the game

    def opened(self) -> None:
        """Begin to read."""
        super().opened()
        self._show_title(0)
        self._thinker.think(self.review.begin())

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """The game is read, or cannot be."""
        self._thinker.changed(event)

    def _show_title(self, share: float | None = None, seconds: int = 0) -> None:
        """The title of the panel: how far the reading is, or whose panel it is."""
        say = self.speaker.say
        if share is None:
            self.coach.title(say("coach-title"))
        else:
            self.coach.busy(say("coach-thinking", percent=round(100 * share)))

    def _failed(self) -> None:
        self._show_title()
        self.say("review-failed")

    # Showing

    def show(self, reply: Reply) -> None:
        """Show where in the game we are, and say what is said."""
        if not reply.is_new:
            return
        review = self.review
        if not self.steps.option_count:
            self._fill_list()
            self._show_title()
        self.steps.highlighted = review.index
        review.show()
        self.light_up(*review.light)
        for said in reply.items:
            if isinstance(said, Said):
                self.coach.forget()
                self.coach.tell(said.told)
                self.coach.now(self.card_offers())
                self.open_drawer()
        self.show_status()

    def _fill_list(self) -> None:
        summary = Content(f"   {self.speaker.say('review-summary-line')}")
        rows = enumerate((summary, *map(self._row, self.review.pages)))
        self.steps.show(Option(row, id=str(index)) for index, row in rows)

    def _row(self, page: MovePage) -> Content:
        """Number, deed and reason of a move; how long it took where there is room.

        Where all does not fit, the reason is told in fewer words, and then the deed is cut.
        """
        move, room = page.move, self.coach.room - _SIGNS
        time = f" {clock(move.seconds)}" if self.app.size.width >= ROOMY else ""
        number, deed = f"{move.number:>2} ", page.deed(self.speaker)
        left = room - len(number) - len(time) - len(_GAP)
        reason, least = page.short(self.speaker), min(cell_len(deed), left // 2)
        if cell_len(deed) + cell_len(reason) > left:
            reason = abridged(page.brief(self.speaker), left - least)
            deed = str(fitted(deed, min(cell_len(deed), max(left - cell_len(reason), least))))
        told = Content.assemble((number, "$muted"), deed, (f"{_GAP}{reason}", "$muted"))
        return fitted(told, room - len(time)) + Content.styled(time, "$muted")

    def show_status(self) -> None:
        """Which game, and where in it we are."""
        self.query_one(StatusLine).show(*self.review.status())

    def show_content(self) -> None:
        """The page and the list are in the learner's language too."""
        super().show_content()
        if self.steps.option_count:
            self._fill_list()
            if reply := self.review.retell():
                self._show_title()
                self.show(reply)

    # Going back and forth

    def beyond_lines(self, by: int) -> str:
        """The next move, or the one before."""
        return "next" if by > 0 else "previous"

    def go_to(self, index: int) -> None:
        """Show a page."""
        self.show(self.review.go_to(index))
