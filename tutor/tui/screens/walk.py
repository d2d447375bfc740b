"""Pas à pas: any grid solved step by step, back and forth."""

from collections.abc import Iterable, Sequence

from tutor import narrate
from tutor.base.watch import Pulse
from tutor.explain.diagnose import diagnose
from tutor.games.sudoku.board import board_of
from tutor.games.sudoku.coach import Light, Told, tell_step
from tutor.games.sudoku.titles import title_of
from tutor.games.sudoku.walking import Stage, Walk
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.techniques.step import Step
from tutor.tui.screens.board_screen import BoardScreen
from tutor.tui.screens.walk_summary import summary
from tutor.tui.screens.walking import WalkingScreen


class WalkScreen(WalkingScreen, BoardScreen):
    """A grid and its steps."""

    MORE_HELP = ("help-chains",)
    walk: Walk

    def __init__(
        self, grid: Grid, title: str = "", techniques: tuple[Technique, ...] = LADDER
    ) -> None:
        super().__init__(board_of(grid))
        self.walk = Walk(grid, techniques)
        self._title = title

    @property
    def ladder(self) -> Sequence[Technique]:
        """Every technique."""
        return LADDER

    @property
    def used(self) -> Sequence[Technique]:
        """The techniques of this walk."""
        return self.walk.techniques

    def name_of(self, id: str) -> str:
        """A technique, at the start of a line."""
        return narrate.name(id, self.speaker.language)

    def called(self, id: str) -> str:
        """A technique, within a sentence."""
        return narrate.called(id, self.speaker.language)

    def new_walk(self, used: Sequence[Technique]) -> Walk:
        """The same grid, solved with other techniques."""
        return Walk(self.walk.grid, tuple(used))

    def refusal(self, walk: Walk, pulse: Pulse) -> tuple[str, ...]:
        """Why a grid cannot be solved; if it can, what its marks exclude counts."""
        diagnosis = diagnose(walk.grid, pulse=pulse)
        if diagnosis.mistake is not None:
            return narrate.tell_diagnosis(diagnosis, self.geometry, self.speaker.language)
        walk.grid = diagnosis.board
        return ()

    def place_of(self, step: Step) -> str:
        """The first cell concluded, and its digit if one is placed there."""
        geometry = self.geometry
        concluded = step.placements or step.eliminations
        place = geometry.cell_name(concluded[0].cell, self.speaker.language)
        digit = f"={geometry.digit_name(concluded[0].digit)}" if step.placements else ""
        return place + digit

    def rating_of(self, step: Step) -> float | None:
        """How hard a step is for people."""
        return TECHNIQUES[step.technique].rating_of(step)

    def set_board(self, board: Grid) -> None:
        """Put another board on the screen."""
        self.board.cells = board_of(board).cells

    def filled(self) -> str:
        """How many cells have their digit."""
        return f"{self.walk.board(self.index).filled_count}/{self.geometry.cell_count}"

    def title_text(self) -> str:
        """What the grid is called."""
        return title_of(self._title, self.geometry, self.speaker) if self._title else ""

    def told_stage(self, stage: Stage) -> Told:
        """A step with its reason, and what becomes of the candidates."""
        told = tell_step(stage.step, narrate.REASON, self.geometry, self.speaker.language)
        before = "\n".join(self._candidates_changed(stage))
        sentences = (*told.sentences, before) if before else told.sentences
        if self.walk.searched_from == self.index:
            left = self.speaker.number(self.walk.space_left)
            sentences = (self.speaker.say("walk-stuck", count=left), *sentences)
        return Told(sentences, told.light, told.legend)

    def _candidates_changed(self, stage: Stage) -> Iterable[str]:
        """``r4c7: 1 5 9 → 1 9`` for each cell that loses candidates."""
        gone: dict[int, int] = {}
        for cell, digit in stage.step.eliminations:
            gone[cell] = gone.get(cell, 0) | 1 << digit - 1
        for cell, mask in gone.items():
            before = stage.before.candidates[cell]
            names = [
                " ".join(map(self.geometry.digit_name, digits(m))) for m in (before, before & ~mask)
            ]
            yield f"{self.cell_name(cell)}{self.speaker.say('colon')}{names[0]} → {names[1]}"

    def told_end(self) -> Told:
        """What it took."""
        return Told((summary(self.walk, self.speaker),))

    def light_after(self, step: Step) -> None:
        """Show where a step was, on the board after it."""
        self.light_up(Light(houses=step.houses))

    def do_play_it(self) -> None:
        """Play this grid yourself."""
        if not self.tutor.go_back_to_game(self.walk.grid):
            self.tutor.open_game(self.walk.grid, self._title or "pasted")
