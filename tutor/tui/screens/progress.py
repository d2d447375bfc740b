"""What the learner has done so far; every game can be opened again."""

from typing import ClassVar

from textual.widgets import Static

from tutor import narrate
from tutor.play.game import DRAFT
from tutor.store import GameRecord
from tutor.store.totals import Totals
from tutor.techniques.ladder import TECHNIQUES
from tutor.tui.commands import PROGRESS, Command
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.screens.titles import title_of
from tutor.tui.widgets.speech import Prose

_SHOWN = 200
"""How many games are listed."""


class ProgressScreen(MenuScreen):
    """Totals, and the games with the latest first."""

    NAME = "progress"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = PROGRESS

    def __init__(self) -> None:
        super().__init__()
        self._totals = Totals()
        self._games: dict[str, GameRecord] = {}

    def title_text(self) -> str:
        """The totals in a sentence."""
        self._totals = totals = self.tutor.store.totals()
        return self.speaker.say(
            "progress-totals",
            games=totals.games,
            solved=totals.solved,
            minutes=int(totals.seconds) // 60,
            hints=totals.hints,
        )

    def choices(self) -> list[tuple[str, str] | None]:
        """A line for each game."""
        say = self.speaker.say
        games = self.tutor.store.games(_SHOWN)
        self._games = {str(game.id): game for game in games if game.title != DRAFT}
        return [
            (
                id,
                say(
                    "progress-game",
                    day=game.updated.astimezone().strftime("%Y-%m-%d"),
                    title=title_of(game.title, game.puzzle.geometry, self.speaker),
                    filled=f"{game.filled}/{game.puzzle.geometry.cell_count}",
                    time=f"{int(game.elapsed) // 60}:{int(game.elapsed) % 60:02d}",
                    state="solved" if game.is_solved else "open",
                ),
            )
            for id, game in self._games.items()
        ]

    def about(self, answer: str) -> str:
        """The techniques hints were about most often."""
        told = self._totals.by_technique
        often = sorted((id for id in told if id in TECHNIQUES), key=lambda id: -told[id])[:4]
        if not often:
            return ""
        language = self.speaker.language
        names = [f"{narrate.called(id, language)} ({told[id]})" for id in often]
        return self.speaker.say("progress-often", names=self.speaker.listed(names))

    def retell(self) -> None:
        """Say so if there is nothing to list."""
        super().retell()
        if self.is_mounted and not self.menu.option_count:
            text = self.speaker.say("progress-empty")
            self.query_one("#page-about", Static).update(Prose(text))

    def do_review(self) -> None:
        """Read the highlighted game back."""
        option = self.menu.highlighted_option
        if option is not None and option.id in self._games:
            self.tutor.review_game(self._games[option.id])

    def chosen(self, answer: str) -> None:
        """Open the game."""
        self.tutor.resume_game(self._games[answer])
