"""Every game so far: each can be opened again, or read back."""

from rich.cells import cell_len
from textual.content import Content

from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.language.dates import dated
from tutor.learn.course_map import Counts, stages
from tutor.learn.review.pages import clock
from tutor.store.games import Totals
from tutor.tui.commands import GAMES_LIST
from tutor.tui.knowledge import mastery_of
from tutor.tui.parts.tables import Column, line
from tutor.tui.parts.thumbnail import Thumbnail
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.skins import KeptGame, all_kept
from tutor.tui.standings import choose_technique

_SHOWN = 200
"""How many games are listed."""
_TECHNIQUES = "techniques"
_DAY, _TIME, _HOW_FAR = Column(13), Column(7, is_number=True), Column(5, is_number=True)
_OTHERS = 31
"""Columns of a game for all but its title, with what parts them."""
_USUAL, _LONGEST = 30, 39
"""Columns for titles where there is room, and for the longest at most."""


class GamesScreen(MenuScreen):
    """Totals, and the games with the latest first."""

    NAME = "games"
    COMMAND_SET = GAMES_LIST

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, KeptGame] = {}
        self._longest = 0
        """Columns of the longest title."""

    has_thumbnails = True

    def summary(self) -> str:
        """The totals of each game in a sentence, and what is known in another."""
        say, store, mastery = self.speaker.say, self.tutor.store, mastery_of(self.tutor.store)
        told = [self._total("progress-totals", store.played(GRIDS).totals())]
        if (nonograms := store.played(PICTURES).totals()).games:
            told.append(self._total("progress-nonograms", nonograms))
        counts = Counts.of(stages(store.course(), mastery))
        if counts.known or counts.learning:
            due = len(mastery.due_today())
            told.append(
                say("progress-mastery", known=counts.known, learning=counts.learning, due=due)
            )
        return "\n".join(told)

    def _total(self, message: str, totals: Totals) -> str:
        return self.speaker.say(
            message,
            games=totals.games,
            solved=totals.solved,
            time=self._time(totals.seconds),
            hints=totals.hints,
        )

    def _time(self, seconds: float) -> str:
        """As games are timed below; by the hour, hours and minutes."""
        hours, minutes = divmod(int(seconds) // 60, 60)
        if not hours:
            return clock(seconds)
        return self.speaker.say("progress-duration", hours=hours, minutes=minutes)

    def choices(self) -> list[tuple[str, str | Content] | None]:
        """The techniques, then a line for each game, the one played last first."""
        found = all_kept(self.tutor.store, _SHOWN)[:_SHOWN]
        self._games = {f"{kept.game.name}-{kept.record.id}": kept for kept in found}
        titles = (cell_len(kept.called(self.speaker)) for kept in found)
        self._longest = min(max(titles, default=0), _LONGEST)
        lines: list[tuple[str, str | Content] | None] = [
            (_TECHNIQUES, self.speaker.say("progress-techniques"))
        ]
        return lines + [(id_, self._line(kept)) for id_, kept in self._games.items()]

    @property
    def line_length(self) -> int:
        """Titles are worth more than boards in small."""
        return _OTHERS + self._longest

    def _line(self, kept: KeptGame) -> Content:
        """The day, what was played, how long, how far."""
        game = kept.record
        day = dated(game.updated.astimezone(), self.speaker)
        how_far = "✓" if game.is_solved else "{}/{}".format(*kept.progress())
        title = min(self.room - _OTHERS, max(self._longest, _USUAL))
        columns = _DAY, Column(title), _TIME, _HOW_FAR
        cells = day, kept.called(self.speaker), clock(game.elapsed), how_far
        return line(cells, columns)

    def about(self, answer: str) -> str:
        """That there is nothing yet, if so."""
        return "" if self._games else self.speaker.say("progress-empty")

    def thumbnail(self, answer: str) -> Thumbnail | None:
        """The board of a game as it stands."""
        return self._games[answer].thumbnail() if answer in self._games else None

    def do_review(self) -> None:
        """Read the highlighted game back."""
        option = self.menu.highlighted_option
        if option is not None and option.id in self._games:
            self.app.push_screen(self._games[option.id].review())

    def chosen(self, answer: str) -> None:
        """Open the game, or the list of techniques."""
        if answer == _TECHNIQUES:
            choose_technique(self.tutor)
        else:
            self.tutor.puzzles.resume(self._games[answer])
