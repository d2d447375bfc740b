"""The practice board."""

from textual.content import Content

from tutor.language.problems import contradiction
from tutor.language.rating import rated_as
from tutor.rating.rater import Rating, rated_soon
from tutor.store.keeper import Keeper
from tutor.techniques.step import Step
from tutor.tui.board.look import Scene
from tutor.tui.knowledge import aids_of, needs_candidates
from tutor.tui.screens.game_screen import GameScreen
from tutor.tui.screens.titles import title_of
from tutor.tui.screens.writing import WritingScreen
from tutor.tui.widgets.status import StatusLine

_RAISED = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")


class PlayScreen(GameScreen, WritingScreen):
    """A game: digits, marks and colours, with everything kept as it is done."""

    NAME = "play"
    MORE_HELP = ("help-chains",)

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.game)
        self.keeper: Keeper = keeper
        self._end_told = self.is_won
        self._conflicts_asked = False

    def opened(self) -> None:
        """Somebody who learns a pattern may find the candidates written."""
        super().opened()
        if self._begins_with_candidates():
            self.edited(self.game.fill)
            self.coach.say(self.speaker.say("coach-filled"))

    def _begins_with_candidates(self) -> bool:
        """Whether this is a new game, about a pattern that is easier to learn with candidates."""
        is_new = not (self.game.elapsed or self.game.moves_made or self.game.can_redo)
        has_marks = any(cell.centre for cell in self.board.cells)
        title = self.keeper.record.title
        return is_new and not has_marks and needs_candidates(title, self.tutor.store, self.settings)

    # The frame

    def show_status(self) -> None:
        """The grid, the mode, the time, and how many of each digit are left."""
        self.query_one(StatusLine).show(
            title_of(self.keeper.record.title, self.geometry, self.speaker),
            self.mode_text(),
            self.clock_text,
            counts=self._left(),
        )

    def _left(self) -> list[Content]:
        """How many of each digit are left: as ``1:3 2:5``, or shorter as ``1³2⁵``.

        A click on a digit types it.
        """
        names = [self.geometry.digit_name(digit) for digit in range(1, self.geometry.n + 1)]
        counts = [str(count) for count in self.board.left()]
        pairs = list(zip(names, counts, strict=True))
        long = [f"{name}:{count}" for name, count in pairs]
        short = [f"{name}{count.translate(_RAISED)}" for name, count in pairs]
        label = Content(self.speaker.say("left"))
        return [
            label + _typed_by_click(long, " "),
            label + _typed_by_click(short, ""),
            _typed_by_click(short, ""),
        ]

    def action_type_digit(self, digit: int) -> None:
        """A digit of the top line was clicked."""
        if not self.is_paused:
            self.write_or_choose(digit)

    def scene(self) -> Scene:
        """The board as it is, or hidden while the game is paused."""
        scene = super().scene()
        scene.is_paused = self.is_paused
        scene.show_conflicts = scene.show_conflicts or self._conflicts_asked
        return scene

    # Editing

    def show_edit(self) -> None:
        """Show the board after it has changed; conflicts have to be asked for again."""
        self._conflicts_asked = False
        super().show_edit()

    def look_at_the_end(self) -> None:
        """A full board is right, or it is not."""
        super().look_at_the_end()
        if self.board.is_full and not self.is_won:
            self.say("coach-full-but-wrong")

    def tell_the_end(self, time: str) -> None:
        """The grid is solved: how hard it was, and what it shows of the learner."""
        self.say("coach-solved", time=time)
        beginning = self.game.beginning()
        self.think(lambda watch: rated_soon(beginning, lambda: watch(0.0)), self._tell_rating)
        self.tutor.feeder.feed()

    def _tell_rating(self, rating: Rating | None) -> None:
        """How hard the grid was."""
        if rating is not None:
            self.coach.say(rated_as(self.speaker, rating.level, rating.score))

    # Looking

    def do_conflicts(self) -> None:
        """Show what breaks the rules, now."""
        self._conflicts_asked = True
        self.show_board()
        clashes = self.board.conflicts()
        if clashes:
            grid = self.board.grid()
            self.coach.say(*(contradiction(clash, grid, self.speaker) for clash in clashes[:5]))
        else:
            self.say("no-conflicts")

    # The coach

    def lights_up(self, technique: str) -> bool:
        """Whether the learner needs to be shown where a pattern is."""
        return aids_of(technique, self.tutor.store, self.settings).lighting

    def apply_step(self, step: Step) -> bool:
        """Do what a step concludes."""
        return self.edited(lambda: self.game.apply(step, clean=self.settings.clean_marks))

    # The grid

    def do_walk(self) -> None:
        """Watch this grid being solved."""
        self.tutor.open_walk(self.game.beginning(), self.keeper.record.title)

    def do_review(self) -> None:
        """Read this game back."""
        self.sync_clock()
        self.keeper.tick(self.game.elapsed)
        self.tutor.open_review(self.game.puzzle, self.keeper.log, self.keeper.record.title)

    def do_restart(self) -> None:
        """Begin this grid again, as a new game."""
        self.tutor.tell(self.speaker.say("restarted"))
        self.tutor.open_game(self.game.beginning(), self.keeper.record.title, replace=True)

    def leave_something(self) -> bool:
        """Leave letters being typed, then, below the drawer, cells being selected."""
        if self.entry.leave():
            self.show_status()
            return True
        if self.close_drawer():
            return True
        if not self.selected:
            return False
        self.selected.clear()
        self.show_board()
        return True


def _typed_by_click(texts: list[str], between: str) -> Content:
    """Texts beside each other; a click on one types its digit."""
    links = [
        Content.from_markup(f"[@click=screen.type_digit({digit})]$text[/]", text=text)
        for digit, text in enumerate(texts, start=1)
    ]
    return Content(between).join(links)
