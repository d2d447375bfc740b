"""The first start: what for, how much, six boards if wanted, and the path that follows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.games.game import GameName
from tutor.learn.course import COURSES
from tutor.learn.placement import (
    Experience,
    Start,
    begin_at_the_rules,
    is_first_start,
    keep,
    wished_games,
)

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


class FirstStart:
    """Leads from one screen of the first start to the next."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app

    def open(self) -> None:
        """Ask what for, and how much was solved before."""
        from tutor.tui.screens.first_start import FirstStartScreen

        self._app.push_screen(FirstStartScreen())

    def begin(self, games: Sequence[GameName], experience: Experience) -> None:
        """Find the level, unless there is nothing to find: then the first lesson."""
        from tutor.activity.placement import Placement

        if experience == "never":
            self.keep([Start(game, ()) for game in games])
            self.learn(COURSES[games[0]].lessons[0])
            return
        placement = Placement(games, experience)
        self._app.lessons.open_placement(placement, lambda: self.show_path(placement.starts))

    def show_path(self, starts: Sequence[Start]) -> None:
        """What was found counts from now on, and leads to the first lesson."""
        from tutor.tui.screens.path import PathScreen

        self.keep(starts)
        self._app.switch_screen(PathScreen(starts))

    def keep(self, starts: Sequence[Start]) -> None:
        """Write down where somebody starts."""
        keep(self._app.store, starts, self._app.now())

    def skip(self, games: Sequence[GameName]) -> None:
        """Look around first; nobody is asked a second time, and what was kept stays."""
        if is_first_start(self._app.store):
            starts = [Start(game, ()) for game in games]
            keep(self._app.store, starts, self._app.now(), skipped=True)

    def wished(self) -> tuple[GameName, ...]:
        """The games somebody came for when they were asked; none if they were not."""
        return wished_games(self._app.store.course())

    def learn_all(self, game: GameName) -> None:
        """The course on a game from its rules on, whatever somebody seems to know."""
        begin_at_the_rules(self._app.store, game)
        self.learn(COURSES[game].lessons[0])

    def learn(self, lesson: str) -> None:
        """A lesson in the place of the present screen."""
        self._app.pop_screen()
        self._app.lessons.open_lesson(lesson)
