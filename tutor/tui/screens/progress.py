"""What the learner has done so far; every game can be opened again."""

from typing import ClassVar

from tutor import narrate
from tutor.games.both import GAMES, game_of
from tutor.games.nonogram.codec import PICTURES
from tutor.games.sudoku.codec import GRIDS
from tutor.learn.course import COURSES, tier_of
from tutor.learn.mastery import Standing
from tutor.learn.review.pages import listed_game
from tutor.store import timestamps
from tutor.store.games import Totals
from tutor.techniques.ladder import TECHNIQUES
from tutor.tui.commands import PROGRESS, Command
from tutor.tui.knowledge import mastery_of
from tutor.tui.screens.menu import MenuScreen
from tutor.tui.skins import SKINS, KeptGame

_SHOWN = 200
"""How many games are listed."""
_TECHNIQUES = "techniques"
_LONGEST_NAME = 30


class ProgressScreen(MenuScreen):
    """Totals, and the games with the latest first."""

    NAME = "progress"
    COMMAND_SET: ClassVar[tuple[Command, ...]] = PROGRESS

    def __init__(self) -> None:
        super().__init__()
        self._totals = Totals()
        self._games: dict[str, KeptGame] = {}

    def title_text(self) -> str:
        """The totals of each game in a sentence, and what is known in another."""
        say, store, mastery = self.speaker.say, self.tutor.store, mastery_of(self.tutor.store)
        self._totals = store.played(GRIDS).totals()
        told = [self._total("progress-totals", self._totals)]
        if (nonograms := store.played(PICTURES).totals()).games:
            told.append(self._total("progress-nonograms", nonograms))
        if begun := mastery.begun():
            known = say(
                "progress-mastery",
                known=sum(mastery.knows(one.technique) for one in begun),
                learning=sum(one.state == "learning" for one in begun),
                due=len(mastery.due_today()),
            )
            told.append(known)
        return "\n".join(told)

    def _total(self, message: str, totals: Totals) -> str:
        return self.speaker.say(
            message,
            games=totals.games,
            solved=totals.solved,
            minutes=int(totals.seconds) // 60,
            hints=totals.hints,
        )

    def choices(self) -> list[tuple[str, str] | None]:
        """The techniques, then a line for each game, the one played last first."""
        store = self.tutor.store
        found = [kept for skin in SKINS for kept in skin.kept(store, _SHOWN)]
        # Equal moments stay in the order in which they were found.
        found.sort(key=lambda kept: timestamps.order(kept.record.updated), reverse=True)
        self._games = {f"{kept.game.name}-{kept.record.id}": kept for kept in found[:_SHOWN]}
        lines: list[tuple[str, str] | None] = [
            (_TECHNIQUES, self.speaker.say("progress-techniques"))
        ]
        return lines + [(id_, self._line(kept)) for id_, kept in self._games.items()]

    def _line(self, kept: KeptGame) -> str:
        game = kept.record
        return listed_game(game, kept.called(self.speaker), kept.cells, self.speaker)

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
            self.app.push_screen(self._games[option.id].review())

    def chosen(self, answer: str) -> None:
        """Open the game, or the list of techniques."""
        if answer == _TECHNIQUES:
            self._choose_technique()
        else:
            self.tutor.puzzles.resume(self._games[answer])

    def _choose_technique(self) -> None:
        """Every technique, with its state and the day to come back to it; one opens its lesson."""
        say = self.speaker.say

        def chosen(id_: str | None) -> None:
            if id_ is not None:
                self.tutor.lessons.open_lesson(id_)

        lines = self._technique_lines()
        self.tutor.choose(say("progress-techniques"), lines, chosen, say("about-techniques"))

    def _technique_lines(self) -> list[tuple[str, str]]:
        """The techniques of each game by tier, in columns."""
        mastery = mastery_of(self.tutor.store)
        today = {one.technique for one in mastery.due_today()}
        ids = [id_ for game in GAMES for id_ in sorted(COURSES[game.name].order, key=tier_of)]
        names = [self._called(id_) for id_ in ids]
        standings = [mastery.of(id_) for id_ in ids]
        states = [self.speaker.say(f"state-{one.state}") for one in standings]
        width, wide = max(map(len, names)), max(map(len, states))
        return [
            (
                one.technique,
                f"{tier_of(one.technique)}  {name:{width}}  {state:{wide}}  "
                + self._next(one, today),
            )
            for one, name, state in zip(standings, names, states, strict=True)
        ]

    def _called(self, technique: str) -> str:
        """What a technique is called, and of which game it is if that is not Sudoku.

        What stands in brackets explains a name: it gives way where a line would be broken.
        """
        name = narrate.name(technique, self.speaker.language)
        if len(name) > _LONGEST_NAME:
            name = name.partition(" (")[0]
        if game_of(technique) is not GAMES[0]:
            return self.speaker.say("progress-of-nonograms", name=name)
        return name

    def _next(self, standing: Standing, today: set[str]) -> str:
        """The day to come back to a technique, where the learner is."""
        if standing.technique in today:
            return self.speaker.say("progress-today")
        return "" if standing.due is None else standing.due.astimezone().strftime("%Y-%m-%d")
