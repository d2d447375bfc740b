"""A nonogram being played."""

from textual.content import Content

from tutor.language.rating import rated_as
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.step import Step
from tutor.play.watching import Watch
from tutor.rating.nonogram import NonogramRating, NotRated, rate
from tutor.store.keeper import NonogramKeeper
from tutor.tui.knowledge import aids_of
from tutor.tui.nonogram.layout import numbers_of
from tutor.tui.nonogram.look import Scene
from tutor.tui.nonogram.screens.painting import PaintingScreen
from tutor.tui.nonogram.titles import picture_name, title_of
from tutor.tui.screens.game_screen import GameScreen
from tutor.tui.widgets.speech import literal
from tutor.tui.widgets.status import KeyBar, StatusLine


class PlayScreen(GameScreen, PaintingScreen):
    """A game: black and white cells, with everything kept as it is done."""

    NAME = "play"

    def __init__(self, keeper: NonogramKeeper) -> None:
        super().__init__(keeper.game)
        self.keeper: NonogramKeeper = keeper
        self._end_told = self.is_won
        self._told_of = self.cursor
        """The cell whose clues are told."""
        self._goes_down = False
        """Whether the cursor came along its column."""

    # The frame

    def title_text(self) -> str:
        """What the nonogram is called: what it shows is not told before it is seen."""
        token = self.keeper.record.title
        return title_of(token, self.puzzle, self.speaker, is_solved=self.is_won)

    def show_status(self) -> None:
        """The picture, the pen, the time, and the clues of the cursor's row and column."""
        both, one = self._clues()
        self.query_one(StatusLine).show(
            self.title_text(), self._mode_text(), self.clock_text, counts=both, spare=one
        )

    def _mode_text(self) -> str:
        """What is going on, in words."""
        say = self.speaker.say
        parts = []
        if self.pen is not None:
            parts.append(say("nonogram-pen-fill" if self.pen == BLACK else "nonogram-pen-cross"))
        if self.game.bookmarks:
            parts.append(say("mode-trying", count=self.game.bookmarks))
        if self.is_paused:
            parts.append(say("mode-paused"))
        return " ".join(parts)

    def _clues(self) -> tuple[list[Content], list[Content]]:
        """The clues of the cursor's row and column, in words or shorter; or only one of them.

        That is the clue of the line that the cursor came along.
        """
        row, column = self.puzzle.lines_of(self.cursor)
        told: dict[str, str | int] = {"row": str(row.index + 1), "rows": self._clue(row)}
        told |= {"column": str(column.index + 1), "columns": self._clue(column)}
        said = {
            form: Content(self.speaker.say(f"nonogram-clues-{form}", **told))
            for form in ("long", "short", "row", "column")
        }
        one = [said["row"], said["column"]]
        return [said["long"], said["short"]], one[::-1] if self._goes_down else one

    def _clue(self, line: Line) -> str:
        return " ".join(map(str, numbers_of(self.puzzle.clue(line))))

    def show_keys(self) -> None:
        """The keys, the cell with the cursor, and the runs of black cells through it."""
        if self.is_paused:
            self.query_one(KeyBar).show(self.offered("pause", "help", "back"))
        else:
            self.query_one(KeyBar).show(self.offered(*self.footer_ids()), self._place())

    def cursor_moved(self) -> None:
        """The lines above and below tell of the cell; the keys stay as they are."""
        if self.cursor != self._told_of:
            self._goes_down = (self.cursor - self._told_of) % self.puzzle.width == 0
            self._told_of = self.cursor
        self.show_status()
        self.query_one(KeyBar).show_right(self._place())

    def _place(self) -> str:
        across, down = self.game.run_at(self.cursor)
        return f"{self.cell_name(self.cursor)} ↔{across} ↕{down}"

    def scene(self) -> Scene:
        """The board as it is, hidden while the game is paused, the picture alone at the end."""
        scene = super().scene()
        scene.is_paused = self.is_paused
        scene.is_picture = self.is_won
        return scene

    # The coach

    def lights_up(self, technique: str) -> bool:
        """Whether the learner needs to be shown where a pattern is."""
        return aids_of(technique_of(technique), self.tutor.store, self.settings).lighting

    def apply_step(self, step: Step) -> bool:
        """Do what a step concludes."""
        return self.edited(lambda: self.game.apply(step))

    def look_at_the_end(self) -> None:
        """A picture that is complete has its clues, or it has not."""
        super().look_at_the_end()
        if self.position.is_full and not self.is_won:
            self.say("coach-full-but-wrong")

    def tell_the_end(self, time: str) -> None:
        """The picture is complete: what it is, how long it took, and how hard it was."""
        title = picture_name(self.puzzle, self.speaker)
        if title:
            self.say("nonogram-coach-solved-as", title=literal(title), time=time)
        else:
            self.say("coach-solved", time=time)
        self.think(self._rate, self._tell_rating)
        self.tutor.feeder.feed()

    def _rate(self, watch: Watch) -> NonogramRating | None:
        try:
            return rate(self.puzzle, lambda: watch(0.0))
        except NotRated:
            return None

    def _tell_rating(self, rating: NonogramRating | None) -> None:
        if rating is not None:
            self.coach.say(rated_as(self.speaker, rating.level, rating.score))

    def after_the_end(self) -> list[str]:
        """The next picture, above all; and what was played can be read back."""
        return ["next-picture", "review", *super().after_the_end()]

    # The puzzle

    def do_next_picture(self) -> None:
        """The next picture that is not solved yet."""
        self.sync_clock()
        self.keeper.tick(self.game.elapsed)
        self.tutor.open_next_picture(self.keeper.record.title)

    def do_walk(self) -> None:
        """Watch this nonogram being solved."""
        self.tutor.open_nonogram_walk(self.game.beginning(), self.keeper.record.title)

    def do_review(self) -> None:
        """Read this game back."""
        self.sync_clock()
        self.keeper.tick(self.game.elapsed)
        title = self.keeper.record.title
        self.tutor.open_nonogram_review(self.puzzle, self.keeper.log, title)

    def do_restart(self) -> None:
        """Begin this nonogram again, as a new game."""
        self.tutor.tell(self.speaker.say("restarted"))
        self.tutor.open_nonogram_game(self.game.beginning(), self.keeper.record.title, replace=True)

    def leave_something(self) -> bool:
        """Lift the pen."""
        if not self.lift_pen():
            return False
        self.show_status()
        return True
