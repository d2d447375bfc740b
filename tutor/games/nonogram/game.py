"""One nonogram being played: the board as it stands, and what a learner can do to it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.base.language import Language
from tutor.base.shown import printable
from tutor.games.nonogram.lines import is_finished, run_at
from tutor.games.nonogram.log import AsideKind, Change, EditKind, Entry
from tutor.games.nonogram.replay import Replay, apply_changes, changes_to
from tutor.games.sheet import Rated
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.nonogram.explain.diagnose import Move
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Step

if TYPE_CHECKING:
    from tutor.games.nonogram.coach import Question

_RATED_AT_ONCE = 400
"""The most cells of a nonogram whose rating nobody has to wait for."""

Record = Callable[[Entry], None]
"""Told of every entry as it is made, before anything else happens."""


def start_of(position: Position) -> tuple[Entry, ...]:
    """A log of what is on a board as it was read from a text."""
    changes = changes_to(Position(position.puzzle), enumerate(position.cells))
    return (Entry("start", changes=changes),) if changes else ()


@dataclass
class _Stroke:
    """A stroke that is being drawn: it paints over what its first cell was, and nothing else."""

    over: Colour
    colour: Colour
    crosses: bool
    is_begun: bool = False
    """Whether it has changed a cell yet."""


class NonogramGame:
    """A board and how it came about; every edit can be undone."""

    def __init__(
        self,
        puzzle: Puzzle,
        log: Iterable[Entry] = (),
        record: Record | None = None,
        fixed: frozenset[int] = frozenset(),
    ) -> None:
        """The game that this log tells, from its beginning.

        Args:
            puzzle: the clues.
            log: what has been done so far.
            record: where to write what is done from now on.
            fixed: cells that cannot be painted.
        """
        self.puzzle = puzzle
        self._fixed = fixed
        self.elapsed = 0.0
        """Seconds of play so far; whoever runs the clock keeps it up to date."""
        self._stroke: _Stroke | None = None
        self._replay = Replay(puzzle)
        for entry in log:
            self.elapsed = max(self.elapsed, entry.elapsed)
            self._replay.add(entry)
        self._record = record

    def _add(
        self, kind: EditKind | AsideKind, changes: tuple[Change, ...] = (), note: str = ""
    ) -> None:
        self._write(Entry(kind, self.elapsed, changes, note))

    def _write(self, entry: Entry) -> None:
        if entry.kind != "extend":
            self._stroke = None
        if self._record is not None:
            self._record(entry)
        self._replay.add(entry)

    # What stands

    @property
    def position(self) -> Position:
        """The board as it is; it goes on changing with the game."""
        return self._replay.position

    def beginning(self) -> Position:
        """The board as it was opened."""
        return self._replay.after(0)

    @property
    def is_solved(self) -> bool:
        """Whether every line has its clue; a cell that is not known counts as white."""
        return self._replay.is_solved

    @property
    def is_full(self) -> bool:
        """Whether every cell is black or white."""
        return self.position.is_full

    @property
    def moves_made(self) -> int:
        """How many edits stand."""
        return len(self._replay.done)

    def run_at(self, cell: int) -> tuple[int, int]:
        """How long the runs of black cells through a cell are, in its row and in its column."""
        return run_at(self.position, cell)

    def moves(self) -> list[Move]:
        """What stands of the learner's moves, in order, for whoever looks for a mistake."""
        standing: dict[int, Move] = {}
        replay = self._replay
        for change in (*replay.start, *(c for edit in replay.done for c in edit.changes)):
            standing.pop(change.cell, None)
            if change.after != UNKNOWN:
                standing[change.cell] = Move(change.cell, change.after)
        return list(standing.values())

    # What a learner does

    def paint(self, cells: Iterable[int], colour: Colour, *, crosses: bool = False) -> bool:
        """Give cells a colour, as one edit; unknown erases. False if nothing changed.

        Args:
            cells: where.
            colour: which.
            crosses: whether the rest of each line that this finishes is made white too.
        """
        changes = self._painted(cells, colour, crosses)
        if changes:
            self._add("paint", changes)
        return bool(changes)

    def _painted(self, cells: Iterable[int], colour: Colour, crosses: bool) -> tuple[Change, ...]:
        free = (cell for cell in cells if cell not in self._fixed)
        painted = changes_to(self.position, ((cell, colour) for cell in free))
        if not crosses or colour == UNKNOWN or not painted:
            return painted
        after = self.position.copy()
        apply_changes(after, painted)
        lines = (line for change in painted for line in self.puzzle.lines_of(change.cell))
        rest = [cell for line in dict.fromkeys(lines) for cell in _left_over(after, line)]
        return painted + changes_to(self.position, ((cell, WHITE) for cell in rest))

    def auto_cross(self, line: Line) -> bool:
        """Make the rest of a finished line white; False if it is not finished, or full."""
        rest = _left_over(self.position, line)
        if rest:
            self._add("cross", changes_to(self.position, ((cell, WHITE) for cell in rest)))
        return bool(rest)

    def begin_stroke(self, cell: int, colour: Colour, *, crosses: bool = False) -> bool:
        """Begin to paint cell by cell, as one edit that is written down as it grows.

        The stroke changes only cells that are what its first one was, so that it spoils
        nothing on its way. Anything else the learner does ends it.

        Args:
            cell: the first cell.
            colour: the colour.
            crosses: whether the rest of each line that this finishes is made white too.

        Returns:
            Whether something changed.
        """
        self._stroke = _Stroke(self.position.colour(cell), colour, crosses)
        return self.extend_stroke([cell])

    def extend_stroke(self, cells: Iterable[int]) -> bool:
        """Go on with the stroke over some cells; False if nothing changed."""
        stroke = self._stroke
        if stroke is None:
            return False
        mine = [cell for cell in cells if self.position.colour(cell) == stroke.over]
        changes = self._painted(mine, stroke.colour, stroke.crosses)
        if changes:
            self._add("extend" if stroke.is_begun else "paint", changes)
            stroke.is_begun = True
            self._stroke = stroke
        return bool(changes)

    def end_stroke(self) -> None:
        """The stroke is drawn."""
        self._stroke = None

    @property
    def stroke_colour(self) -> Colour | None:
        """The colour of the stroke that is being drawn, None if none is."""
        return None if self._stroke is None else self._stroke.colour

    def apply(self, step: Step) -> bool:
        """Do what a step of the coach concludes; False if nothing changed."""
        black = changes_to(self.position, ((cell, BLACK) for cell in step.black))
        white = changes_to(self.position, ((cell, WHITE) for cell in step.white))
        changes = black + white
        if changes:
            self._add("apply", changes)
        return bool(changes)

    # What others ask of it; thinking and telling are loaded when they are needed

    def question(self) -> "Question":
        """The question that the board puts now."""
        from tutor.games.nonogram.coach import Question

        return Question.of(self)

    @property
    def filled(self) -> tuple[Colour, ...]:
        """Every cell: black and white count alike."""
        return tuple(self.position.cells)

    @property
    def after_the_end(self) -> tuple[str, ...]:
        """The next picture, above all; and what was played can be read back."""
        return "next-picture", "review"

    def cell_name(self, cell: int, language: Language) -> str:
        """A cell in a language."""
        return self.puzzle.cell_name(cell, language)

    @property
    def rates_at_once(self) -> bool:
        """Whether nobody has to wait for its rating."""
        return self.puzzle.cell_count <= _RATED_AT_ONCE

    def rated(self, watch: Watch) -> Rated | None:
        """How hard the nonogram was; None if it has several solutions."""
        from tutor.rating.difficulty import NotRated
        from tutor.rating.pictures import rate_picture

        try:
            return rate_picture(self.puzzle, lambda: watch(0.0))
        except NotRated:
            return None

    def tell_the_end(self, speaker: Speaker, time: str) -> str:
        """What the picture is, and how long it took."""
        title = printable(self.puzzle.title_in(speaker.language).strip())
        if title:
            return speaker.say("nonogram-coach-solved-as", title=title, time=time)
        return speaker.say("coach-solved", time=time)

    def note(self, kind: AsideKind, note: str = "") -> None:
        """Write down something that changes nothing on the board, such as a hint."""
        self._add(kind, note=note)

    # Back and forth

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return bool(self._replay.done)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._replay.undone)

    def undo(self) -> tuple[Change, ...] | None:
        """Take the last edit back; what it had changed, or None if there was none."""
        if not self._replay.done:
            return None
        changes = self._replay.done[-1].changes
        self._write(Entry("undo", self.elapsed))
        return changes

    def redo(self) -> tuple[Change, ...] | None:
        """Do the edit undone last again; what it changes, or None if there is none."""
        if not self._replay.undone:
            return None
        changes = self._replay.undone[-1].changes
        self._write(Entry("redo", self.elapsed))
        return changes

    @property
    def bookmarks(self) -> int:
        """How many bookmarks there are to come back to."""
        return len(self._replay.open_bookmarks())

    def bookmark(self) -> None:
        """Remember the board as it is, to try something."""
        self._add("bookmark")

    def back(self) -> bool:
        """Back to the last bookmark, as one edit; False if there is none."""
        places = self._replay.open_bookmarks()
        if not places:
            return False
        then = self._replay.after(places[-1])
        self._add("back", changes_to(self.position, enumerate(then.cells)))
        return True

    def undo_before(self, move: Move) -> int:
        """Undo until a move is no longer on the board; how many edits were taken back.

        The edit that made it is the last one whose changes brought it about; a move that
        was on the board from the start cannot be undone, and nothing is.
        """
        done = self._replay.done
        for index in range(len(done) - 1, -1, -1):
            if any((change.cell, change.after) == move for change in done[index].changes):
                count = len(done) - index
                for _ in range(count):
                    self.undo()
                return count
        return 0


def _left_over(position: Position, line: Line) -> list[int]:
    """The cells of a finished line that are not known; nothing if it is not finished."""
    view = position.view(line)
    cells = position.puzzle.cells_of(line)
    return [cells[place] for place in bits(view.unknown)] if is_finished(view) else []
