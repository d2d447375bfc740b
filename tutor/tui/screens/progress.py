"""What the learner has done so far; every game can be opened again."""

from typing import ClassVar

from tutor import narrate
from tutor.learn.mastery import Standing
from tutor.learn.path import ORDER
from tutor.play.game import DRAFT
from tutor.store import GameRecord
from tutor.store.totals import Totals
from tutor.techniques.ladder import TECHNIQUES
from tutor.tui.commands import PROGRESS, Command
from tutor.tui.knowledge import mastery_of
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.screens.titles import title_of

_SHOWN = 200
"""How many games are listed."""
_TECHNIQUES = "techniques"


class ProgressScreen(MenuScreen):
    """Totals, and the games with the latest first."""

    NAME = "progress"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = PROGRESS

    def __init__(self) -> None:
        super().__init__()
        self._totals = Totals()
        self._games: dict[str, GameRecord] = {}

    def title_text(self) -> str:
        """The totals in a sentence, and what is known in another."""
        say, mastery = self.speaker.say, mastery_of(self.tutor.store)
        self._totals = totals = self.tutor.store.totals()
        told = say(
            "progress-totals",
            games=totals.games,
            solved=totals.solved,
            minutes=int(totals.seconds) // 60,
            hints=totals.hints,
        )
        begun = mastery.begun()
        if not begun:
            return told
        known = say(
            "progress-mastery",
            known=sum(mastery.knows(one.technique) for one in begun),
            learning=sum(one.state == "learning" for one in begun),
            due=len(mastery.due_today()),
        )
        return f"{told}\n{known}"

    def choices(self) -> list[tuple[str, str] | None]:
        """The techniques, then a line for each game."""
        say = self.speaker.say
        games = self.tutor.store.games(_SHOWN)
        self._games = {str(game.id): game for game in games if game.title != DRAFT}
        lines: list[tuple[str, str] | None] = [(_TECHNIQUES, say("progress-techniques"))]
        return lines + [
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
        """The techniques hints were about most often; that there is nothing yet, if so."""
        if not self._games:
            return self.speaker.say("progress-empty")
        told = self._totals.by_technique
        often = sorted((id for id in told if id in TECHNIQUES), key=lambda id: -told[id])[:4]
        if not often:
            return ""
        language = self.speaker.language
        names = [f"{narrate.called(id, language)} ({told[id]})" for id in often]
        return self.speaker.say("progress-often", names=self.speaker.listed(names))

    def do_review(self) -> None:
        """Read the highlighted game back."""
        option = self.menu.highlighted_option
        if option is not None and option.id in self._games:
            self.tutor.review_game(self._games[option.id])

    def chosen(self, answer: str) -> None:
        """Open the game, or the list of techniques."""
        if answer == _TECHNIQUES:
            self._choose_technique()
        else:
            self.tutor.resume_game(self._games[answer])

    def _choose_technique(self) -> None:
        """Every technique, with its state and the day to come back to it; one opens its lesson."""
        say = self.speaker.say

        def chosen(id_: str | None) -> None:
            if id_ is not None:
                self.tutor.open_lesson(id_)

        lines = self._technique_lines()
        self.tutor.choose(say("progress-techniques"), lines, chosen, say("about-techniques"))

    def _technique_lines(self) -> list[tuple[str, str]]:
        """The techniques by tier, in columns."""
        mastery = mastery_of(self.tutor.store)
        today = {one.technique for one in mastery.due_today()}
        ids = sorted(ORDER, key=lambda id_: TECHNIQUES[id_].tier)
        names = [narrate.name(id_, self.speaker.language) for id_ in ids]
        standings = [mastery.of(id_) for id_ in ids]
        states = [self.speaker.say(f"state-{one.state}") for one in standings]
        width, wide = max(map(len, names)), max(map(len, states))
        return [
            (
                one.technique,
                f"{TECHNIQUES[one.technique].tier}  {name:{width}}  {state:{wide}}  "
                + self._next(one, today),
            )
            for one, name, state in zip(standings, names, states, strict=True)
        ]

    def _next(self, standing: Standing, today: set[str]) -> str:
        """The day to come back to a technique, where the learner is."""
        if standing.technique in today:
            return self.speaker.say("progress-today")
        return "" if standing.due is None else standing.due.astimezone().strftime("%Y-%m-%d")
