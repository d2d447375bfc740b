"""Pas à pas: any nonogram solved step by step, back and forth."""

from collections.abc import Sequence
from typing import ClassVar

from tutor.base.watch import Pulse
from tutor.games.nonogram.coach import Light, Told, tell_step
from tutor.games.nonogram.titles import title_of
from tutor.games.nonogram.walking import Stage, Walk
from tutor.language.rating import rated_as
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain.diagnose import diagnose
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import LADDER, RULES, Rule
from tutor.nonogram.rules.step import Step
from tutor.tui.commands import Command
from tutor.tui.nonogram.commands import WALK
from tutor.tui.nonogram.screens.board_screen import NonogramScreen
from tutor.tui.screens.walking import WalkingScreen


class WalkScreen(WalkingScreen, NonogramScreen):
    """A nonogram and its steps."""

    COMMAND_SET: ClassVar[tuple[Command, ...]] = WALK
    walk: Walk

    def __init__(
        self, position: Position, title: str = "", rules: tuple[Rule, ...] = LADDER
    ) -> None:
        super().__init__(position)
        self.walk = Walk(position, rules)
        self._title = title

    @property
    def ladder(self) -> Sequence[Rule]:
        """Every rule."""
        return LADDER

    @property
    def used(self) -> Sequence[Rule]:
        """The rules of this walk."""
        return self.walk.rules

    def name_of(self, id: str) -> str:
        """A rule, at the start of a line."""
        return narrate.name(id, self.speaker.language)

    def called(self, id: str) -> str:
        """A rule, within a sentence."""
        return narrate.called(id, self.speaker.language)

    def new_walk(self, used: Sequence[Rule]) -> Walk:
        """The same nonogram, solved with other rules."""
        return Walk(self.walk.start, tuple(used))

    def refusal(self, walk: Walk, pulse: Pulse) -> tuple[str, ...]:
        """Why a nonogram cannot be solved."""
        board = Position(walk.start.puzzle, walk.start.cells, pulse)
        mistake = diagnose(board).mistake
        if mistake is None:
            return ()
        return narrate.tell_mistake(mistake, self.puzzle, self.speaker.language)

    def place_of(self, step: Step) -> str:
        """The line it argues in."""
        sign = "↔" if step.line.axis == "row" else "↕"
        return f"{sign}{step.line.index + 1}"

    def rating_of(self, step: Step) -> float | None:
        """How hard a step is for people."""
        return RULES[step.technique].rating

    def set_board(self, board: Position) -> None:
        """Put another board on the screen."""
        self.position = board

    def filled(self) -> str:
        """How many cells are known."""
        return f"{self.walk.board(self.index).known}/{self.puzzle.cell_count}"

    def title_text(self) -> str:
        """What the nonogram is called, and what it shows once that is to be seen."""
        is_solved = self.walk.board(self.index).is_full
        return title_of(self._title, self.puzzle, self.speaker, is_solved=is_solved)

    def told_stage(self, stage: Stage) -> Told:
        """A step with its reason."""
        told = tell_step(stage.step, narrate.REASON, self.puzzle, self.speaker.language)
        sentences = told.sentences
        if self.walk.searched_from == self.index:
            sentences = (self.speaker.say("nonogram-walk-searching"), *sentences)
        return Told(sentences, told.light, told.legend)

    def told_end(self) -> Told:
        """What it took: the steps of each rule, the hardest of them, the rating."""
        say, walk = self.speaker.say, self.walk
        counts = walk.counts()
        lines = [say("walk-done" if walk.is_complete else "walk-open")]
        lines.append(say("walk-count", count=len(walk.stages)))
        lines += [f"{count} × {self.called(id)}" for id, count in counts.items()]
        if counts:
            hardest = RULES[list(counts)[-1]]
            rating = self.speaker.decimal(hardest.rating or 0)
            if hardest.rating is not None:
                lines.append(say("walk-hardest", name=self.called(hardest.id), rating=rating))
        if walk.rating is not None:
            lines.append(rated_as(self.speaker, walk.rating.level, walk.rating.score))
        return Told(("\n".join(lines),))

    def light_after(self, step: Step) -> None:
        """Show where a step was, on the board after it."""
        self.light_up(Light(line=step.line))

    def do_play_it(self) -> None:
        """Play this nonogram yourself."""
        if not self.tutor.go_back_to_nonogram(self.walk.start):
            self.tutor.open_nonogram_game(self.walk.start, self._title or "pasted")
