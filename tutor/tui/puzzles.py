"""From a wish to a screen: a puzzle from anywhere is played, or watched being solved."""

from collections.abc import Callable, Sequence
from secrets import randbelow
from time import monotonic
from typing import TYPE_CHECKING

from tutor.games.both import GAMES, SUDOKU, game_named
from tutor.games.game import (
    AnyPuzzle,
    Choice,
    Fresh,
    Game,
    Progress,
    Prompt,
    Purpose,
    Source,
    Unreadable,
    Worth,
)
from tutor.language import Speaker
from tutor.tui.skins import KeptGame, skin_of

if TYPE_CHECKING:
    from tutor.activity.drawing import Drawing
    from tutor.activity.entry import Found
    from tutor.learn.today import DailyPuzzle
    from tutor.sudoku.grid import Grid
    from tutor.tui.app import TutorApp
    from tutor.tui.screens.enter import EnterScreen

Report = Callable[[str, float | None], None]
"""Told how work goes: words, and a share if known; raises once nobody waits any more."""
_REPORT_EVERY = 0.1
_RESUMED = ("file:", "drawn")
"""How titles begin of what goes on where it was left when it is opened again."""
_NONE = "none"
"""What a job answers that found nothing; without an answer it was stopped."""


class Puzzles:
    """Opens puzzles of all games for an application."""

    def __init__(self, app: "TutorApp") -> None:
        self._app = app

    def _speaker(self, game: str) -> Speaker:
        return self._app.speaker_of(game_named(game))

    # Games and walks

    def play(self, puzzle: AnyPuzzle, title: str, *, replace: bool = False) -> None:
        """Play a puzzle as a new game, from what is on its board."""
        self._app.show(skin_of(puzzle.game).play(puzzle, title, self._app.store), replace=replace)

    def walk(
        self,
        puzzle: AnyPuzzle,
        title: str = "",
        *,
        used: tuple[str, ...] | None = None,
        replace: bool = False,
    ) -> None:
        """Watch a puzzle being solved, with all techniques or only with some of them."""
        self._app.show(
            skin_of(puzzle.game).screens().walk(puzzle, title, used, None), replace=replace
        )

    def solve(self, puzzle: AnyPuzzle, title: str, *, replace: bool = False) -> None:
        """Ask how a puzzle is to be solved, and show what comes of it."""
        say = self._speaker(puzzle.game).say

        def chosen(answer: str) -> None:
            way = next(way for way in puzzle.ways if way == answer)
            self._app.show(
                skin_of(puzzle.game).screens().walk(puzzle, title, None, way), replace=replace
            )

        lines = [(str(way), say(f"way-{way}")) for way in puzzle.ways]
        self._app.choose(say("way-title"), lines, chosen)

    def play_or_walk(
        self, puzzle: AnyPuzzle, title: str, purpose: Purpose, *, replace: bool = False
    ) -> None:
        """Begin what a puzzle is for."""
        if purpose == "walk":
            self.walk(puzzle, title, replace=replace)
        else:
            self.play(puzzle, title, replace=replace)

    def play_what_is_watched(self, puzzle: AnyPuzzle, title: str) -> None:
        """Back to the screen below if this puzzle is played there; else as a new game."""
        from tutor.tui.screens.play import PlayScreen

        below = self._app.screen_stack[-2]
        if isinstance(below, PlayScreen) and below.table.puzzle.key == puzzle.key:
            self._app.screen.dismiss()
        else:
            self.play(puzzle, title or "pasted")

    def resume(self, kept: KeptGame, *, replace: bool = False) -> None:
        """Go on with a game, or with a puzzle half typed in."""
        try:
            screen = kept.resume()
        except KeyError:
            self._app.warn_of_new()
            self._app.tell(self._app.speaker.say("game-gone"), is_warning=True)
        else:
            self._app.show(screen, replace=replace)

    # What a puzzle is worth

    def open(
        self,
        puzzle: AnyPuzzle,
        title: str,
        purpose: Purpose = "play",
        instead_of: "EnterScreen | None" = None,
    ) -> None:
        """Play or watch a puzzle, once it is known what it is worth.

        Args:
            puzzle: the puzzle.
            title: what the game will be called.
            purpose: whether to play or to watch it.
            instead_of: the screen it was typed on, which makes room for it.
        """
        say = self._speaker(puzzle.game).say

        begun = None
        if purpose == "play" and title.startswith(_RESUMED):
            begun = skin_of(puzzle.game).begun(self._app.store, puzzle, title)
        if begun is not None:
            self.resume(begun)
            return

        def go() -> None:
            if instead_of is not None:
                instead_of.draft.close(self._app.store)
            self.play_or_walk(puzzle, title, purpose, replace=instead_of is not None)

        def judged(worth: object) -> None:
            if not isinstance(worth, Worth):
                self._app.tell_failure(worth)
            elif worth.is_sound:
                go()
            else:
                is_typed = instead_of is not None
                self._offer(puzzle, title, purpose, worth, go, is_typed=is_typed)

        def job(report: Report) -> Worth:
            def searched(count: int) -> None:
                report(say("work-searched", count=count) if count else "", None)

            return puzzle.judge(self.now_and_then(searched))

        self._app.work(say("work-judging"), job, judged)

    def _offer(
        self,
        puzzle: AnyPuzzle,
        title: str,
        purpose: Purpose,
        worth: Worth,
        go: Callable[[], None],
        *,
        is_typed: bool,
    ) -> None:
        """Say what is wrong with a puzzle, and what can still be done with it."""
        speaker = self._speaker(puzzle.game)
        choices: list[tuple[str, str]] = [(purpose, speaker.say(f"offer-{purpose}"))]
        if worth.can_be_mended:
            at = 1 if worth.kind == "several" else 0
            choices.insert(at, ("edit", speaker.say("offer-edit")))
        if worth.kind == "several":
            choices.append(("solutions", speaker.say("offer-solutions")))

        def chosen(answer: str) -> None:
            if answer == purpose:
                go()
            elif answer == "solutions":
                self.solve(puzzle, title)
            elif answer == "edit" and not is_typed:
                self.correct(puzzle, purpose)

        self._app.choose(speaker.say("offer-title"), choices, chosen, worth.tell(speaker))

    @staticmethod
    def now_and_then(progress: Progress) -> Progress:
        """Lets work that takes a while be stopped, without asking too often."""
        last = 0.0

        def told(count: int) -> None:
            nonlocal last
            now = monotonic()
            if now - last > _REPORT_EVERY:
                last = now
                progress(count)

        return told

    # Texts and files

    def open_text(
        self, text: str, purpose: Purpose = "play", games: Sequence[Game] = GAMES
    ) -> None:
        """Open the puzzle of a text, or one of its puzzles, of the first game that reads it."""
        from tutor.activity.entry import problem_of, read_text

        found = read_text(text, games)
        self._app.clear_notifications()  # what was wrong with the text before
        if isinstance(found, Unreadable):
            self._app.tell(problem_of(found, self._app.speaker), seconds=15, is_warning=True)
        else:
            self.open_found(found, purpose)

    def open_found(self, found: "Found | None", purpose: Purpose = "play") -> None:
        """Open the only puzzle, or let the learner choose one, each with its number."""
        if found is not None:
            self._app.clear_notifications()
            self.choose(
                found.puzzles,
                lambda number, puzzle: self.open(puzzle, found.title_of(number), purpose),
                many=found.is_cut,
            )

    def choose(
        self,
        found: Sequence[tuple[str, AnyPuzzle]],
        then: Callable[[str, AnyPuzzle], object],
        *,
        many: bool = False,
    ) -> None:
        """Go on with the only puzzle, or with the one that is chosen.

        Args:
            found: the puzzles with their numbers.
            then: what to do with it.
            many: whether there are more than can be chosen from.
        """
        from tutor.activity.entry import MOST_PUZZLES

        if len(found) == 1:
            then(*found[0])
            return
        speaker, puzzles = self._speaker(found[0][1].game), dict(found)
        lines = [(number, puzzle.in_list(number, speaker)) for number, puzzle in found]

        text = speaker.say("first-grids-only", count=MOST_PUZZLES) if many else ""
        title = speaker.say("choose-grid")
        self._app.choose(title, lines, lambda answer: then(answer, puzzles[answer]), text)

    def paste(self, purpose: Purpose = "play", game: Game = SUDOKU) -> None:
        """A window to paste a puzzle into, or to type its clues."""
        from tutor.activity.entry import problem_of, read_text
        from tutor.tui.screens.bring_in import PasteDialog

        speaker = self._speaker(game.name)

        def read(text: str) -> "Found | str":
            found = read_text(text, (game,))
            return problem_of(found, speaker) if isinstance(found, Unreadable) else found

        dialog = PasteDialog(speaker, self._app.clipboard, read)
        self._app.push_screen(dialog, lambda found: self.open_found(found, purpose))

    def browse(self, purpose: Purpose = "play", game: Game = SUDOKU) -> None:
        """A window to find a file in."""
        from tutor.activity.entry import read_file

        speaker = self._speaker(game.name)
        self._app.files.bring(
            speaker,
            lambda file: read_file(file, game, speaker),
            lambda found: self.open_found(found, purpose),
        )

    def type_in(self, grid: "Grid | None" = None, purpose: Purpose = "play") -> None:
        """Type a grid in, cell by cell; what was begun is still there."""
        from tutor.activity.entry import Draft
        from tutor.tui.screens.enter import EnterScreen

        self._app.push_screen(EnterScreen(Draft.of(self._app.store, grid=grid), purpose))

    def draw(self, drawing: "Drawing | None" = None) -> None:
        """Draw a nonogram; what was begun is still there."""
        from tutor.tui.nonogram.editor import drawings_of, open_drawing

        open_drawing(self._app, drawing or drawings_of(self._app).last())

    def correct(self, puzzle: AnyPuzzle, purpose: Purpose = "play") -> None:
        """Change what is wrong with a grid; what is known by its clues is typed in anew."""
        from tutor.games.sudoku.puzzle import GridPuzzle

        if isinstance(puzzle, GridPuzzle):
            self.type_in(puzzle.grid, purpose)
        else:
            self.paste(purpose, game_named(puzzle.game))

    # New puzzles

    def menu(self, game: Game, purpose: Purpose = "play") -> None:
        """Where puzzles of a game come from."""
        from tutor.tui.screens.new_puzzle import NewPuzzleScreen

        self._app.push_screen(NewPuzzleScreen(game, purpose))

    def play_daily(self, daily: "DailyPuzzle") -> None:
        """Play a puzzle of the day, once; after that, see how it went."""
        app, solved = self._app, None
        if daily.solved is not None:
            solved = skin_of(daily.game.name).last_called(app.store, daily.solved)
        if solved is None:
            self.follow(daily.puzzle.source, daily.game)
            return
        from tutor.tui.screens.finish import show_finish

        show_finish(solved, app)

    def follow(
        self, source: Source | None, game: Game, purpose: Purpose = "play", *, replace: bool = False
    ) -> None:
        """Go one step further to a new puzzle, and open it at the end.

        Args:
            source: where it comes from; None if there is nothing new any more.
            game: of which game it is.
            purpose: what it is for.
            replace: whether it takes the place of the present screen.
        """
        if source is None:
            self._app.tell(self._speaker(game.name).say("all-solved"))
            return
        if isinstance(source, Choice | Prompt):
            self._ask(source, game, purpose)
            return
        if source.goes_on and purpose == "play":
            begun = skin_of(game.name).left_open(self._app.store, source.title)
            if begun is not None:
                self.resume(begun, replace=replace)
                return
        if isinstance(source, Fresh):
            self._make(source, game, purpose)
        elif source.goes_on:
            self.play_or_walk(source.read(), source.title, purpose, replace=replace)
        else:
            self.open(source.read(), source.title, purpose)

    def _ask(self, source: Choice | Prompt, game: Game, purpose: Purpose) -> None:
        def answered(answer: str) -> None:
            if (further := source.then(answer)) is not None:
                self.follow(further, game, purpose)

        if isinstance(source, Prompt):
            self._app.ask(source.title, source.first, source.problem, answered)
        else:
            lines = [line for line in source.lines if line is not None]
            self._app.choose(source.title, lines, answered)

    def _make(self, source: Fresh, game: Game, purpose: Purpose) -> None:
        """Make a puzzle in the background, and play or watch it."""
        say, seed = self._speaker(game.name).say, randbelow(10**9)

        def job(report: Report) -> AnyPuzzle | str:
            def tried(count: int) -> None:
                report(say("work-tried", count=count) if count else "", None)

            return source.make(seed, self.now_and_then(tried)) or _NONE

        def made(found: "AnyPuzzle | str | Exception | None") -> None:
            if found == _NONE:
                self._app.tell(say("order-unavailable"), seconds=10, is_warning=True)
            elif found is None or isinstance(found, str | Exception):
                self._app.tell_failure(found)
            else:
                self.play_or_walk(found, source.title, purpose)
                if remark := source.remark(found, self._speaker(game.name)):
                    self._app.tell(remark, seconds=10)

        self._app.work(say("work-making"), job, made)

    def use(self, technique: str | None, game: Game) -> None:
        """A puzzle to use a technique on; without one, an easy puzzle."""
        self.follow(game.to_use(technique, skin_of(game.name).solved(self._app.store)), game)

    def another(self, title: str, game: Game) -> None:
        """One more puzzle like that of a game of this title."""
        self.follow(game.another(title, skin_of(game.name).solved(self._app.store)), game)

    # Out again

    def export(self, puzzle: AnyPuzzle, *, to_file: bool) -> None:
        """Copy a puzzle with its board or save it, in a format to choose."""
        from tutor.tui.exporting import export

        export(self._app, puzzle, to_file=to_file)
