"""From a log to strokes: every edit of a nonogram, the board before it, and the rules it shows."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.base.events import HINT_CREDIT
from tutor.base.watch import Pulse, no_pulse
from tutor.games.asked import Asked
from tutor.games.entries import TOLD, EntryKind, Telling
from tutor.games.nonogram.history import EDITS, Change, Entry, Replay
from tutor.games.nonogram.lines import is_finished
from tutor.narrate.rungs import NAME, REASON
from tutor.nonogram.explain import Claim, simplest
from tutor.nonogram.explain import Move as Painted
from tutor.nonogram.few_lines import LINE_RULES, in_few_lines
from tutor.nonogram.position import UNKNOWN, Colour, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import tried_out

RULES_ASKED = {rule.id: rule for rule in LADDER}
"""The rules that hints are about."""
_IN_THE_HEAD = 3
"""So many steps one after the other can be seen before anything is written down."""


class Use(NamedTuple):
    """A step, with those cells of a stroke that it settles."""

    step: Step
    cells: tuple[int, ...]
    depth: int
    """How many steps in the head it rests on."""


def uses(board: Position, painted: Mapping[int, Colour], asked: Iterable[str]) -> Iterator[Use]:
    """The rules that settled the cells of a stroke, the simplest for each.

    What follows from cells of the same stroke was seen in the head, as far as anybody can.

    Args:
        board: what was known before; its pulse may stop the work.
        painted: the cells, and what they were made.
        asked: rules that a hint had named, which count before all others.
    """
    board = board.copy()
    left = {cell: colour for cell, colour in painted.items() if board.colour(cell) == UNKNOWN}
    rules = [*(RULES_ASKED[id_] for id_ in asked), *LINE_RULES]
    for depth in range(_IN_THE_HEAD):
        found: dict[int, Colour] = {}
        while (use := _simplest(board, left, rules, depth)) is not None:
            yield use
            found |= {cell: left.pop(cell) for cell in use.cells}
        for cell, colour in found.items():
            board.set(cell, colour)


def _simplest(
    board: Position, left: Mapping[int, Colour], rules: Iterable[Rule], depth: int
) -> Use | None:
    """The step of the first rule that settles any of the cells, and most of them."""
    for rule in rules if left else ():
        board.pulse()
        found = (Use(step, _settled(step, left), depth) for step in rule.find(board))
        best = max(found, key=lambda use: len(use.cells), default=None)
        if best is not None and best.cells:
            return best
    return None


def _settled(step: Step, left: Mapping[int, Colour]) -> tuple[int, ...]:
    """The cells of a stroke that a step gives the colour they were given."""
    return tuple(
        cell
        for cell in step.concluded
        if cell in left and Claim(cell, left[cell]).is_settled_by(step)
    )


def in_the_head(board: Position, painted: Mapping[int, Colour]) -> Iterator[Use]:
    """The cells of a stroke that few steps prove, though what these find was not written down.

    Many people never write the crosses of a line that has its blocks: to see these is no step.
    """
    left = dict(painted)
    for cell, colour in painted.items():
        steps = in_few_lines(board, cell, colour, _IN_THE_HEAD + 2) if cell in left else ()
        if sum(not is_finished(board.view(step.line)) for step in steps) <= _IN_THE_HEAD + 1:
            for depth, step in enumerate(steps):
                settled = _settled(step, left)
                yield Use(step, settled, depth)
                for one in settled:
                    del left[one]


def trials(board: Position, painted: Mapping[int, Colour]) -> Iterator[Use]:
    """The cells of a stroke that are settled by trying the other colour.

    Only where no line says anything any more: before that nobody has to try.
    """
    if simplest(board, LINE_RULES) is not None:
        return
    for cell, colour in painted.items():
        step = tried_out(board, cell, colour)
        if step is not None:
            yield Use(step, (cell,), 0)


_HISTORY = ("undo", "redo", "back")
"""What brings back what had been there."""


@dataclass
class CellCoaching:
    """What the coach has told of cells and rules."""

    cells: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Cells that hints were about, with the rule and the deepest rung; no rule for a proof."""
    rules: dict[str, int] = field(default_factory=dict)
    """Rules that hints since the last stroke were about, each with the deepest rung."""

    def tell(self, cells: Iterable[int], rule: str, rung: int) -> None:
        """Remember the deepest that was said."""
        for cell in cells:
            if rung > self.cells.get(cell, ("", 0))[1]:
                self.cells[cell] = (rule, rung)

    def about(self, cells: Iterable[int]) -> dict[int, tuple[str, int]]:
        """What has been told of some cells by now."""
        return {cell: self.cells[cell] for cell in cells if cell in self.cells}


@dataclass
class Stroke:
    """An edit, with the board before it."""

    kind: EntryKind
    elapsed: float
    before: Position
    """The board as far as it was right."""
    wrong_then: tuple[Painted, ...]
    """What stood there wrongly, and is left out of it."""
    asked: dict[str, int]
    """The rules of the hints since the stroke before, each with its deepest rung."""
    painted: dict[int, Colour] = field(default_factory=dict)
    """The cells it made black or white."""
    right: list[int] = field(default_factory=list)
    """Those of them that are as in the solution, if there is just one."""
    told: dict[int, tuple[str, int]] = field(default_factory=dict)
    """What the coach had said of these cells when they were painted."""
    taken_back: set[int] = field(default_factory=set)
    """Those that no longer stand."""

    def rung(self, rule: str, cells: Iterable[int]) -> int:
        """How much had been told of what a rule says about cells.

        A hint about another step of the same rule has named it, and no more.
        """
        rungs = [min(self.asked.get(rule, 0), NAME)]
        for about, rung in (self.told.get(cell, ("", 0)) for cell in cells):
            if about == rule or rung >= REASON:
                rungs.append(rung)
        return max(rungs)


class PictureStory(Replay):
    """A board that follows a log, and keeps its strokes."""

    def __init__(self, puzzle: Puzzle, solution: Position | None, pulse: Pulse = no_pulse) -> None:
        """A story at its beginning, knowing the solution if there is just one."""
        super().__init__(puzzle)
        self.position.pulse = pulse
        self.strokes: list[Stroke] = []
        """Every edit, in order."""
        self.standing: list[Stroke] = []
        """The edits that were not undone."""
        self.seconds = 0.0
        self.asked = Asked()
        """What the coach has told."""
        self._undone: list[Stroke] = []
        self._latest: dict[tuple[int, int], Stroke] = {}
        """Which stroke gave a cell a colour last."""
        self._solution = solution
        self._told = CellCoaching()

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        self.seconds = max(self.seconds, entry.elapsed)
        changes = self._changes(entry)
        self._keep_track(changes, is_old=entry.kind in _HISTORY)
        telling = Telling.of(entry.note) if entry.kind in TOLD else None
        self.asked.add(entry.kind, telling, entry.note)
        if telling is not None:
            self._hint(telling)
        elif entry.kind == "undo" and self.done:
            self._undone.append(self.standing.pop())
        elif entry.kind == "redo" and self.undone:
            self.standing.append(self._undone.pop())
        elif entry.kind in EDITS:
            self._edit(entry)
        super().add(entry)

    def _changes(self, entry: Entry) -> tuple[Change, ...]:
        """What an entry changes on the board, undoing and redoing included."""
        if entry.kind == "undo" and self.done:
            back = reversed(self.done[-1].changes)
            return tuple(Change(cell, after, before) for cell, before, after in back)
        if entry.kind == "redo" and self.undone:
            return self.undone[-1].changes
        return entry.changes

    def _keep_track(self, changes: Iterable[Change], *, is_old: bool) -> None:
        """Note which cells of strokes no longer stand, and which stand again."""
        for cell, before, after in changes:
            gone, come = (self._latest.get((cell, colour)) for colour in (before, after))
            if gone is not None:
                gone.taken_back.add(cell)
            if come is not None and is_old:
                come.taken_back.discard(cell)

    def _edit(self, entry: Entry) -> None:
        if entry.kind == "extend" and self.done:
            stroke = self.standing[-1]
            stroke.elapsed = entry.elapsed
        else:
            asked, self._told.rules = self._told.rules, {}
            stroke = Stroke(entry.kind, entry.elapsed, *self._sound(), asked)
            self.strokes.append(stroke)
            self.standing.append(stroke)
            self._undone.clear()
        if entry.kind == "back":
            return
        for cell, _, after in entry.changes:
            stroke.painted.pop(cell, None)
            stroke.taken_back.discard(cell)
            if after != UNKNOWN:
                stroke.painted[cell] = after
                self._latest[cell, after] = stroke
        stroke.right = [cell for cell, colour in stroke.painted.items() if self._fits(cell, colour)]
        stroke.told |= self._told.about(change.cell for change in entry.changes)

    def _fits(self, cell: int, colour: int) -> bool:
        """Whether a cell may have a colour, for all we know."""
        return self._solution is None or self._solution.colour(cell) == colour

    def _sound(self) -> tuple[Position, tuple[Painted, ...]]:
        """The board as far as it is right, and what is not."""
        board = self.position.copy()
        wrong = tuple(
            Painted(cell, colour)
            for cell, colour in enumerate(board.cells)
            if colour != UNKNOWN and not self._fits(cell, colour)
        )
        for cell, _ in wrong:
            board.set(cell, UNKNOWN)
        return board, wrong

    def _hint(self, telling: Telling) -> None:
        """A step was told up to a rung: the first of its rule on this board, or a proof."""
        rule, rung = telling.subject, min(telling.rung, max(HINT_CREDIT))
        if telling.claims:
            puzzle = self.position.puzzle
            cells = range(puzzle.cell_count)
            told = [cell for cell in cells if puzzle.cell_name(cell) in telling.claims]
            self._told.tell(told, "", rung)
        elif rule in RULES_ASKED and rung:
            self._told.rules[rule] = max(rung, self._told.rules.get(rule, 0))
            step = next(RULES_ASKED[rule].find(self._sound()[0]), None)
            if step is not None:
                self._told.tell(step.concluded, rule, rung)
