"""What a nonogram that was played shows of each rule: its log read back, move by move.

A move is an edit of the learner's that stands at the end, or what the coach wrote. For each
cell that it got right, the simplest rule counts that settled the cell at that moment. What
no rule settles, on one line and without trying, was a guess, and counts for nothing.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from statistics import fmean
from typing import Literal

from tutor.learn.events import HINT_CREDIT, Event
from tutor.learn.nonogram.practice import title_for
from tutor.narrate.hints import NAME, REASON
from tutor.nonogram.explain.truth import only_solution
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import UNKNOWN, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.play.nonogram.log import EDITS, Entry
from tutor.play.nonogram.replay import Replay
from tutor.sudoku.watch import Pulse, no_pulse

_ASKED = ("hint", "explain")
_LINE_RULES = tuple(rule for rule in LADDER if rule.tier <= 3)
"""What settles a cell by looking at one line; a trial is taken for one only when asked for."""
_RULES = {rule.id: rule for rule in LADDER}
_IN_THE_HEAD = 3
"""So many steps one after the other can be seen before anything is written down."""
_ROUTINE = 1
"""The tier of rules that everybody uses all the time: a use of them shows nothing."""


@dataclass
class _Told:
    """What the coach has told of cells and rules."""

    cells: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Cells that hints were about, with the rule and the deepest rung; no rule for a why."""
    rules: dict[str, int] = field(default_factory=dict)
    """Rules that hints since the last move were about, each with the deepest rung."""

    def tell(self, cells: Iterable[int], rule: str, rung: int) -> None:
        """Remember the deepest that was said."""
        for cell in cells:
            if rung > self.cells.get(cell, ("", 0))[1]:
                self.cells[cell] = (rule, rung)

    def rung(self, rule: str, cells: Iterable[int], asked: dict[str, int]) -> int:
        """How much was told of what a rule says about cells.

        A hint about another step of the same rule has named it, and no more.
        """
        rungs = [min(asked.get(rule, 0), NAME)]
        for about, rung in (self.cells.get(cell, ("", 0)) for cell in cells):
            if about == rule or rung >= REASON:
                rungs.append(rung)
        return max(rungs)


@dataclass
class _Move:
    """An edit, with the board before it."""

    before: Position
    cells: list[int]
    asked: dict[str, int]


def shown_by(
    puzzle: Puzzle,
    log: Sequence[Entry],
    title: str,
    at: datetime,
    pulse: Pulse = no_pulse,
) -> list[Event]:
    """What a solved nonogram shows of each rule, at most one event for each.

    Args:
        puzzle: the clues.
        log: what was done, from the beginning, and what can have happened only.
        title: what the game is called, which tells whether it was an exercise.
        at: when it was played.
        pulse: called often; may stop the work.
    """
    solution = only_solution(puzzle, pulse)
    if solution is None:
        return []
    story = _Story(puzzle, solution, pulse)
    for entry in log:
        pulse()
        story.add(entry)
    if not story.is_solved:
        return []
    credits: dict[str, list[float]] = {rule.id: [] for rule in LADDER}
    hinted: set[str] = set()
    for move in story.moves:
        for id_, cells in _uses(move, solution, pulse):
            rung = story.told.rung(id_, cells, move.asked)
            credits[id_].append(HINT_CREDIT[rung])
            if rung:
                hinted.add(id_)
    events = []
    for rule in LADDER:
        technique = technique_of(rule.id)
        is_meant = title == title_for(technique)
        counts = is_meant or rule.tier > _ROUTINE or rule.id in hinted
        if credits[rule.id] and counts:
            source: Literal["use", "game"] = "use" if is_meant else "game"
            events.append(Event(technique, at, round(fmean(credits[rule.id]), 3), source))
    return events


class _Story(Replay):
    """A board that follows a log, and keeps the moves that stand."""

    def __init__(self, puzzle: Puzzle, solution: Position, pulse: Pulse) -> None:
        super().__init__(puzzle)
        self.position.pulse = pulse
        self.told = _Told()
        self.moves: list[_Move] = []
        self._taken_back: list[_Move] = []
        self._solution = solution

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        if entry.kind in _ASKED:
            self._hint(entry.note)
        elif entry.kind == "why":
            self._why(entry.note)
        elif entry.kind == "undo" and self.done:
            self._taken_back.append(self.moves.pop())
        elif entry.kind == "redo" and self.undone:
            self.moves.append(self._taken_back.pop())
        elif entry.kind in EDITS:
            self._edit(entry)
        super().add(entry)

    def _edit(self, entry: Entry) -> None:
        right = [
            change.cell
            for change in entry.changes
            if change.after == self._solution.colour(change.cell)
        ]
        if entry.kind == "back":
            right = []
        if entry.kind == "extend" and self.done:
            self.moves[-1].cells += right
        else:
            asked, self.told.rules = self.told.rules, {}
            self.moves.append(_Move(self._sound(), right, asked))
            self._taken_back.clear()

    def _sound(self) -> Position:
        """The board as far as it is right."""
        board = self.position.copy()
        for cell, colour in enumerate(board.cells):
            if colour not in (UNKNOWN, self._solution.colour(cell)):
                board.set(cell, UNKNOWN)
        return board

    def _hint(self, note: str) -> None:
        """A step was told up to a rung: the first of its rule on this board."""
        rule, _, number = note.partition(" ")
        if rule not in _RULES or not number.isdecimal():
            return
        rung = min(int(number), max(HINT_CREDIT))
        self.told.rules[rule] = max(rung, self.told.rules.get(rule, 0))
        step = next(_RULES[rule].find(self._sound()), None)
        if step is not None:
            self.told.tell(step.concluded, rule, rung)

    def _why(self, note: str) -> None:
        """Whoever asks why is told the whole proof, if there is one."""
        puzzle = self.position.puzzle
        cells = (cell for cell in range(puzzle.cell_count) if puzzle.cell_name(cell) == note)
        self.told.tell(cells, "", REASON)


def _uses(move: _Move, solution: Position, pulse: Pulse) -> Iterator[tuple[str, list[int]]]:
    """The rules that settled the cells of a move, each step with the cells it settled.

    What follows from cells of the same move was seen in the head, as far as anybody can.
    """
    board = move.before.copy()
    left = {cell for cell in move.cells if board.colour(cell) == UNKNOWN}
    rules = [*(_RULES[id_] for id_ in move.asked), *_LINE_RULES]
    for _ in range(_IN_THE_HEAD):
        found: set[int] = set()
        while (step := _simplest(board, left, rules, pulse)) is not None:
            settled = sorted(left & set(step.concluded))
            yield step.technique, settled
            found.update(settled)
            left.difference_update(settled)
        for cell in found:
            board.set(cell, solution.colour(cell))


def _simplest(board: Position, cells: set[int], rules: Iterable[Rule], pulse: Pulse) -> Step | None:
    """The step of the first rule that settles any of the cells, and most of them."""
    for rule in rules if cells else ():
        pulse()
        counted = [(len(cells.intersection(step.concluded)), step) for step in rule.find(board)]
        count, step = max(counted, key=lambda one: one[0], default=(0, None))
        if count:
            return step
    return None
