"""From a wish to a screen: a grid pasted, typed, loaded or made becomes a game or a walk."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any, Literal

from tutor.base.shown import printable
from tutor.games.sudoku.codec import GRIDS
from tutor.games.sudoku.game import DRAFT, Game, start_of
from tutor.games.sudoku.verdict import Verdict, judge
from tutor.language.problems import bad_grid, contradiction
from tutor.learn.learner import GameRecord, SudokuKeeper
from tutor.sudoku.formats import BadGrid, Entry, read_bytes, read_text
from tutor.sudoku.grid import Grid
from tutor.tui.windows import Windows

if TYPE_CHECKING:
    from tutor.games.sudoku.orders import Order
    from tutor.tui.screens.base import TutorScreen
    from tutor.tui.screens.enter import EnterScreen

Purpose = Literal["play", "walk"]
MOST_GRIDS = 5000
"""A file may hold more; so many can be chosen from."""
_REPORT_EVERY = 0.1


class Navigation(Windows):
    """Opens screens for an application; a part of it."""

    # Games and walks

    def open_game(self, grid: Grid, title: str, *, replace: bool = False) -> None:
        """Play a grid as a new game."""
        puzzle, log = start_of(grid)
        self._show_game(self._app.store.played(GRIDS).new_game(puzzle, title, log), replace=replace)

    def resume_game(self, record: GameRecord) -> None:
        """Go on with a game, or with a grid half typed in."""
        try:
            keeper = self._app.store.played(GRIDS).resume_record(record)
        except KeyError:
            self._app.warn_of_new()
            self.tell(self._app.speaker.say("game-gone"), is_warning=True)
            return
        if keeper.record.title == DRAFT:
            from tutor.tui.screens.enter import EnterScreen

            self._app.push_screen(EnterScreen(keeper))
        else:
            self._show_game(keeper)

    def _show_game(self, keeper: SudokuKeeper, *, replace: bool = False) -> None:
        from tutor.tui.screens.play import PlayScreen
        from tutor.tui.sudoku.grid_table import GridTable

        self._show(PlayScreen(partial(GridTable, keeper)), replace)

    def go_back_to_game(self, grid: Grid) -> bool:
        """Back to the screen below, if this grid is played there."""
        from tutor.tui.screens.play import PlayScreen

        below = self._app.screen_stack[-2]
        sheet = below.table.sheet if isinstance(below, PlayScreen) else None
        is_played = isinstance(sheet, Game) and sheet.beginning().values == grid.values
        if is_played:
            self._app.screen.dismiss()
        return is_played

    def open_walk(
        self,
        grid: Grid,
        title: str = "",
        *,
        used: tuple[str, ...] | None = None,
        replace: bool = False,
    ) -> None:
        """Watch a grid being solved, with all techniques or only with some of them."""
        from tutor.tui.screens.walk import WalkScreen
        from tutor.tui.sudoku.grid_walk import GridWalk

        self._show(WalkScreen(partial(GridWalk, grid, title), used), replace)

    def _show(self, screen: "TutorScreen", replace: bool) -> None:
        """Put a screen on top, or in the place of the one there."""
        if replace:
            self._app.switch_screen(screen)
        else:
            self._app.push_screen(screen)

    def open_grid(
        self,
        grid: Grid,
        title: str,
        purpose: Purpose = "play",
        instead_of: "EnterScreen | None" = None,
    ) -> None:
        """Play or watch a grid, once it is known what it is worth.

        Args:
            grid: the grid.
            title: what the game will be called.
            purpose: whether to play or to watch it.
            instead_of: the screen it was typed on, which makes room for it.
        """
        say = self._app.speaker.say

        def judged(verdict: object) -> None:
            if isinstance(verdict, Verdict) and verdict.kind in ("unique", "unknown"):
                self._open(grid, title, purpose, instead_of)
            elif isinstance(verdict, Verdict):
                self._offer(grid, title, purpose, verdict, instead_of)
            else:
                self.tell_failure(verdict)

        def job(report: Callable[[str, float | None], None]) -> Verdict:
            def counted(_: str, count: int) -> None:
                report(say("work-searched", count=count), None)

            return judge(grid, counted)

        self.work(say("work-judging"), job, judged)

    def _open(
        self, grid: Grid, title: str, purpose: Purpose, instead_of: "EnterScreen | None" = None
    ) -> None:
        if instead_of is not None:
            instead_of.replaced()
        if purpose == "walk":
            self.open_walk(grid, title, replace=instead_of is not None)
        else:
            self.open_game(grid, title, replace=instead_of is not None)

    def _offer(
        self,
        grid: Grid,
        title: str,
        purpose: Purpose,
        verdict: Verdict,
        instead_of: "EnterScreen | None",
    ) -> None:
        """Say what is wrong with a grid, and what can still be done with it."""
        speaker = self._app.speaker
        say = speaker.say
        text = say(f"verdict-{verdict.kind}")
        if verdict.contradiction is not None:
            reason = contradiction(verdict.contradiction, grid, speaker)
            text = f"{text} {reason[0].upper()}{reason[1:]}."
        choices = [("edit", say("offer-edit")), (purpose, say(f"offer-{purpose}"))]
        if verdict.kind == "several":
            choices.reverse()

        def chosen(answer: str | None) -> None:
            if answer == "edit" and instead_of is None:
                self.open_enter(grid, purpose)
            elif answer == purpose:
                self._open(grid, title, purpose, instead_of)

        self.choose(say("offer-title"), choices, chosen, text)

    # Grids from texts and files

    def open_text(self, text: str, purpose: Purpose = "play", title: str = "pasted") -> None:
        """Open the grid of a text, or one of its grids."""
        self._open_entries(list(_first(read_text(text))), purpose, title)

    def read_file(self, path: Path) -> list[Entry] | str:
        """The grids of a file; what is wrong, if there are none."""
        entries: list[Entry] | str = self.from_file(path, lambda s: list(_first(read_bytes(s))))
        if isinstance(entries, str):
            return entries
        good = [entry for entry in entries if isinstance(entry.result, Grid)]
        if not good and isinstance(entries[0].result, BadGrid):
            return bad_grid(entries[0].result, self._app.speaker, path.name)
        return entries

    def _open_entries(self, entries: list[Entry], purpose: Purpose, title: str) -> None:
        speaker = self._app.speaker
        self._app.clear_notifications()  # what was wrong with the text before
        found = [
            (entry.number, entry.result) for entry in entries if isinstance(entry.result, Grid)
        ]
        if not found:
            problem = entries[0].result
            assert isinstance(problem, BadGrid)
            self.tell(bad_grid(problem, speaker), seconds=15, is_warning=True)
        elif len(found) == 1:
            self.open_grid(found[0][1], title, purpose)
        else:
            many = len(entries) >= MOST_GRIDS

            def chosen(number: str, grid: Grid) -> None:
                name = f"{title} #{number}" if title.startswith("file:") else title
                self.open_grid(grid, name, purpose)

            self.choose_grid([(str(number), grid) for number, grid in found], chosen, many=many)

    def choose_grid(
        self,
        found: list[tuple[str, Grid]],
        then: Callable[[str, Grid], object],
        *,
        many: bool = False,
    ) -> None:
        """Let the learner choose one of several grids, each with its number.

        Args:
            found: the grids.
            then: what to do with the one chosen.
            many: whether there are more than can be chosen from.
        """
        say = self._app.speaker.say
        grids = dict(found)
        choices = [
            (
                number,
                say(
                    "grid-in-list",
                    number=number,
                    size=f"{grid.geometry.n}x{grid.geometry.n}",
                    givens=grid.given_count,
                ),
            )
            for number, grid in found
        ]

        def chosen(answer: str | None) -> None:
            if answer is not None:
                then(answer, grids[answer])

        text = say("first-grids-only", count=MOST_GRIDS) if many else ""
        self.choose(say("choose-grid"), choices, chosen, text)

    def open_paste(self, purpose: Purpose = "play") -> None:
        """A window to paste a grid into."""
        from tutor.tui.screens.paste import PasteDialog

        def pasted(text: str | None) -> None:
            if text is not None:
                self.open_text(text, purpose)

        speaker, clipboard = self._app.speaker, self._app.clipboard
        self._app.push_screen(PasteDialog(speaker, clipboard, self.problem_of_text), pasted)

    def problem_of_text(self, text: str) -> str | None:
        """What is wrong with a text that has no grid."""
        results = [entry.result for entry in _first(read_text(text))]
        problem = results[0]
        if isinstance(problem, BadGrid) and all(isinstance(r, BadGrid) for r in results):
            return bad_grid(problem, self._app.speaker)
        return None

    def open_browser(self, purpose: Purpose = "play") -> None:
        """A window to find a file in."""
        from tutor.tui.screens.browse import BrowseDialog

        def chosen(found: tuple[Path, list[Entry]] | None) -> None:
            if found is not None:
                path, entries = found
                self._open_entries(entries, purpose, f"file:{printable(path.name)}")

        self._app.push_screen(BrowseDialog(self._app.speaker, self.read_file), chosen)

    def open_enter(self, grid: Grid | None = None, purpose: Purpose = "play") -> None:
        """Type a grid in, cell by cell; what was begun is still there."""
        from tutor.tui.screens.enter import EnterScreen, draft

        self._app.push_screen(EnterScreen(draft(self._app.store, grid=grid), purpose))

    # Fresh grids

    def open_fresh(self, order: "Order", title: str, purpose: Purpose = "play") -> None:
        """Make a grid to order."""
        from tutor.games.sudoku import orders

        say = self._app.speaker.say
        seed = str(randbelow(10**9))

        def job(report: Callable[[str, float | None], None]) -> orders.Fresh:
            last = [0.0]

            def tried(count: int) -> None:
                now = self._app.clock()
                if now - last[0] > _REPORT_EVERY:
                    last[0] = now
                    report(say("work-tried", count=count), None)

            return orders.fresh(order, seed, tried)

        def made(fresh: object) -> None:
            if isinstance(fresh, orders.Fresh):
                self._open(fresh.grid, title, purpose)
            elif isinstance(fresh, orders.Unavailable):
                self.tell(say("order-unavailable"), seconds=10, is_warning=True)
            else:
                self.tell_failure(fresh)

        self.work(say("work-making"), job, made)


def _first(entries: Any) -> Any:
    """As many entries as can be chosen from."""
    for count, entry in enumerate(entries):
        if count >= MOST_GRIDS:
            return
        yield entry
