"""One nonogram being played: the board as it stands, and what a learner can do to it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.base.language import Language
from tutor.base.shown import printable
from tutor.games.entries import Deed, EntryKind, deeds_of
from tutor.games.nonogram.history import Change, Entry, PictureHistory, apply_changes, changes_to
from tutor.games.nonogram.lines import is_finished, run_at
from tutor.games.sheet import Mended, Rated
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.nonogram.position import UNKNOWN, WHITE, Colour, Position, bits
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.step import Step

if TYPE_CHECKING:
    from tutor.games.nonogram.coach import Question

_RATED_AT_ONCE = 400
"""The most cells of a nonogram whose rating nobody has to wait for."""


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


class NonogramGame(PictureHistory):
    """A board in play."""

    def __init__(
        self,
        puzzle: Puzzle,
        log: Iterable[Entry] = (),
        record: Callable[[Entry], None] | None = None,
        fixed: frozenset[int] = frozenset(),
    ) -> None:
        """The game that this log tells, from its beginning; fixed cells stay as they are."""
        self._fixed = fixed
        self._stroke: _Stroke | None = None
        super().__init__(puzzle, log, record)

    def _add(self, kind: EntryKind, changes: tuple[Change, ...] = (), note: str = "") -> None:
        if kind != "extend":
            self._stroke = None
        super()._add(kind, changes, note)

    def run_at(self, cell: int) -> tuple[int, int]:
        """How long the runs of black cells through a cell are, in its row and in its column."""
        return run_at(self.position, cell)

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
        black = changes_to(self.position, ((cell, step.colours[cell]) for cell in step.black))
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

    def deeds(self) -> list[Deed]:
        """What was taken back, and what was asked; strokes are not worth a line."""
        deeds = deeds_of(
            self.journal, lambda changes, language: "", self.cell_name, _rule_name, bool
        )
        return list(deeds)

    def last_edit(self, language: Language) -> str:
        """A stroke is not worth a line."""
        return ""

    def against(self, cells: Sequence[int]) -> Mended:
        """The cells that the solution is against; nothing where there is no single one."""
        from tutor.nonogram.explain import only_solution

        solution = only_solution(self.puzzle)
        if solution is None:
            return Mended()
        return Mended(
            tuple(
                cell
                for cell, colour in enumerate(cells)
                if colour not in (UNKNOWN, solution.colour(cell))
            )
        )

    def mend(self) -> Mended:
        """Make what is wrong unknown again."""
        found = self.against(self.position.cells)
        self.paint(found.emptied, UNKNOWN)
        return found

    @property
    def rates_at_once(self) -> bool:
        """Whether nobody has to wait for its rating."""
        return self.puzzle.cell_count <= _RATED_AT_ONCE

    def rated(self, watch: Watch) -> Rated | None:
        """How hard the nonogram was; None if it has several solutions."""
        from tutor.rating.pictures import picture_rating

        return picture_rating(self.puzzle, lambda: watch(0.0))

    def tell_the_end(self, speaker: Speaker, time: str) -> str:
        """What the picture is, and how long it took."""
        title = printable(self.puzzle.title_in(speaker.language).strip())
        end = "solved" if self.is_own_work else "finished"
        if title:
            return speaker.say(f"nonogram-coach-{end}-as", title=title, time=time)
        return speaker.say(f"coach-{end}", time=time)


def _left_over(position: Position, line: Line) -> list[int]:
    """The cells of a finished line that are not known; nothing if it is not finished."""
    view = position.view(line)
    cells = position.puzzle.cells_of(line)
    return [cells[place] for place in bits(view.unknown)] if is_finished(view) else []


def _rule_name(id: str, language: Language) -> str:
    """What a rule is called; one that is not known any more, as the log has it."""
    from tutor.narrate import nonogram as narrate
    from tutor.nonogram.rules.ladder import RULES

    return narrate.name(id, language) if id in RULES else id
