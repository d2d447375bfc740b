"""From a nonogram to a screen: played, gone on with, watched, or chosen from the collection."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tutor.games.nonogram.codec import PICTURES
from tutor.games.nonogram.game import NonogramGame, start_of
from tutor.games.nonogram.log import Entry
from tutor.games.nonogram.titles import PICTURE
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.learn.learner import NonogramKeeper, NonogramRecord
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle
from tutor.tui.navigation import Purpose
from tutor.tui.windows import Windows

if TYPE_CHECKING:
    from tutor.games.nonogram.pictures import Picture
    from tutor.tui.screens.base import TutorScreen


class NonogramGames(Windows):
    """Opens the screens of nonograms for an application; a part of it."""

    @property
    def nonogram_speaker(self) -> NonogramSpeaker:
        """Whoever has the words for nonograms."""
        return NonogramSpeaker(self._app.language)

    # Games and walks

    def open_nonogram_menu(self, purpose: Purpose = "play") -> None:
        """Where nonograms come from."""
        from tutor.tui.nonogram.screens.menu import NonogramMenu

        self._app.push_screen(NonogramMenu(purpose))

    def open_nonogram_game(self, position: Position, title: str, *, replace: bool = False) -> None:
        """Play a nonogram as a new game, from what is on its board."""
        games = self._app.store.played(PICTURES)
        self._show_nonogram(
            games.new_game(position.puzzle, title, start_of(position)), replace=replace
        )

    def resume_nonogram(self, record: NonogramRecord, *, replace: bool = False) -> None:
        """Go on with a game."""
        try:
            keeper = self._app.store.played(PICTURES).resume_record(record)
        except KeyError:
            self._app.warn_of_new()
            self.tell(self._app.speaker.say("game-gone"), is_warning=True)
            return
        self._show_nonogram(keeper, replace=replace)

    def _show_nonogram(self, keeper: NonogramKeeper, *, replace: bool = False) -> None:
        from tutor.tui.nonogram.picture_table import PictureTable
        from tutor.tui.screens.play import PlayScreen

        self._put_on_top(PlayScreen(partial(PictureTable, keeper)), replace)

    def _put_on_top(self, screen: "TutorScreen", replace: bool) -> None:
        if replace:
            self._app.switch_screen(screen)
        else:
            self._app.push_screen(screen)

    def open_nonogram_walk(
        self, position: Position, title: str = "", *, used: tuple[str, ...] | None = None
    ) -> None:
        """Watch a nonogram being solved, with all rules or only with some of them."""
        from tutor.tui.nonogram.picture_walk import PictureWalk
        from tutor.tui.screens.walk import WalkScreen

        self._app.push_screen(WalkScreen(partial(PictureWalk, position, title), used))

    def review_nonogram(self, record: NonogramRecord) -> None:
        """Read a game back that has been written down."""
        log = self._app.store.played(PICTURES).log_of(record)
        self.open_nonogram_review(record.puzzle, log, record.title)

    def open_nonogram_review(self, puzzle: Puzzle, log: Sequence[Entry], title: str = "") -> None:
        """Read a game back, from its log."""
        from tutor.tui.nonogram.screens.review import NonogramReviewScreen

        self._app.push_screen(NonogramReviewScreen(puzzle, log, title))

    def go_back_to_nonogram(self, position: Position) -> bool:
        """Back to the screen below, if this nonogram is played there."""
        from tutor.tui.screens.play import PlayScreen

        below = self._app.screen_stack[-2]
        sheet = below.table.sheet if isinstance(below, PlayScreen) else None
        is_played = isinstance(sheet, NonogramGame) and sheet.puzzle == position.puzzle
        if is_played:
            self._app.screen.dismiss()
        return is_played

    def play_or_watch(self, position: Position, title: str, purpose: Purpose) -> None:
        """Begin what a nonogram is for."""
        if purpose == "walk":
            self.open_nonogram_walk(position, title)
        else:
            self.open_nonogram_game(position, title)

    # The collection

    def open_pictures(self, purpose: Purpose = "play") -> None:
        """The pictures that come with the tutor."""
        from tutor.tui.nonogram.screens.pictures import PicturesScreen

        self._app.push_screen(PicturesScreen(purpose))

    def open_picture(
        self, found: "Picture", purpose: Purpose = "play", *, replace: bool = False
    ) -> None:
        """Play a picture, going on with what was begun of it, or watch it being solved."""
        title = f"{PICTURE}{found.slug}"
        if purpose == "walk":
            self.open_nonogram_walk(Position(found.puzzle), title)
            return
        begun = next(self._app.store.played(PICTURES).open_games(title), None)
        if begun is not None:
            self.resume_nonogram(begun, replace=replace)
        else:
            self.open_nonogram_game(Position(found.puzzle), title, replace=replace)

    def solved_pictures(self) -> set[str]:
        """The names of the pictures that the learner has seen."""
        return {
            title.removeprefix(PICTURE)
            for title in self._app.store.played(PICTURES).solved_titles()
            if title.startswith(PICTURE)
        }

    def open_next_picture(self, title: str = "", *, replace: bool = True) -> None:
        """The next picture of the collection that is not solved yet, in the place of a game."""
        from tutor.games.nonogram.pictures import next_picture

        found = next_picture(self.solved_pictures(), title.removeprefix(PICTURE))
        if found is not None:
            self.open_picture(found, replace=replace)
        else:
            self.tell(self.nonogram_speaker.say("nonogram-all-solved"))
