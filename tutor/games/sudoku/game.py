"""One game: a puzzle, the board as it stands, and what a learner can do to it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from tutor.base.language import Language
from tutor.games.entries import Deed, deeds_of
from tutor.games.sheet import Mended, Rated
from tutor.games.sudoku.board import EMPTY, Board, Cell
from tutor.games.sudoku.history import EditKind, Entry, History
from tutor.games.watching import Watch
from tutor.language import Speaker
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.step import Step

if TYPE_CHECKING:
    from tutor.games.sudoku.coach import Question

_RATED_AT_ONCE = 9
"""The largest boards whose rating nobody has to wait for."""

DRAFT = "draft"
"""The title of a grid that is being typed in: kept like a game, but never solved."""


def start_of(grid: Grid) -> tuple[Grid, tuple[Entry, ...]]:
    """A grid as read from a text: the puzzle, and a log of what else is on its board.

    A grid without givens (typed as candidates, or all of it placed) is a puzzle of all it has.
    """
    puzzle = Grid(grid.geometry, grid.given_values if grid.givens else grid.values)
    board = Board(puzzle)
    noted = next(grid.removed_candidates(), None) is not None
    wanted = [
        (cell, Cell(value) if value else Cell(centre=grid.candidates[cell]) if noted else EMPTY)
        for cell, value in enumerate(grid.values)
        if not puzzle.values[cell]
    ]
    changes = board.changes_to(wanted)
    return puzzle, (Entry("start", changes=changes),) if changes else ()


class Game(History):
    """A board in play."""

    def edit(self, kind: EditKind, cells: Iterable[tuple[int, Cell]]) -> bool:
        """Make some cells so; givens stay. False if nothing changed."""
        changes = self.board.changes_to(
            (cell, wanted) for cell, wanted in cells if not self.board.is_given(cell)
        )
        if changes:
            self._add(kind, changes)
        return bool(changes)

    # What a learner does

    def place(self, cells: Iterable[int], digit: int, *, clean: bool = False) -> bool:
        """Put a digit in cells, or take it away where it stands in all of them.

        Args:
            cells: where.
            digit: which.
            clean: whether the marks it excludes are crossed out too.
        """
        mine = [cell for cell in cells if not self.board.is_given(cell)]
        if mine and all(self.board.cells[cell].value == digit for cell in mine):
            return self.edit("erase", self._cleared(mine).items())
        wanted = self._cleared(mine)
        for cell in mine:
            wanted[cell] = wanted.get(cell, self.board.cells[cell])._replace(value=digit)
        if clean:
            self._cross_out(mine, digit, wanted)
        return self.edit("place", wanted.items())

    def _cross_out(self, cells: Iterable[int], digit: int, wanted: dict[int, Cell]) -> None:
        """Take the marks for a digit from the cells that see these."""
        bit = 1 << digit - 1
        for cell in cells:
            for peer in self.geometry.peers(cell):
                state = wanted.get(peer, self.board.cells[peer])
                if not state.value and (state.centre | state.corner) & bit:
                    wanted[peer] = state._replace(
                        centre=state.centre & ~bit, corner=state.corner & ~bit
                    )

    def _cleared(self, cells: Iterable[int]) -> dict[int, Cell]:
        """Cells without their digits, and the marks given back that these had crossed out.

        A mark comes back only where no other digit in sight excludes it.
        """
        filled = [cell for cell in cells if self.board.cells[cell].value]
        wanted = {cell: self.board.cells[cell]._replace(value=0) for cell in filled}
        for cell in filled:
            digit = self.board.cells[cell].value
            bit = 1 << digit - 1
            for change in self.changes_with(cell, digit):
                state = wanted.get(change.cell, self.board.cells[change.cell])
                if change.cell == cell or state.value or self._sees(change.cell, digit, filled):
                    continue
                centre = change.before.centre & ~change.after.centre & bit
                corner = change.before.corner & ~change.after.corner & bit
                wanted[change.cell] = state._replace(
                    centre=state.centre | centre, corner=state.corner | corner
                )
        return wanted

    def _sees(self, cell: int, digit: int, but: Iterable[int]) -> bool:
        """Whether a cell sees a digit elsewhere than in some cells."""
        return any(
            self.board.cells[peer].value == digit and peer not in but
            for peer in self.geometry.peers(cell)
        )

    def mark(self, cells: Iterable[int], digit: int, *, corner: bool = False) -> bool:
        """Write a digit as a mark in empty cells; where all have it, take it from all."""
        bit = 1 << digit - 1
        field = "corner" if corner else "centre"
        open_cells = [cell for cell in cells if not self.board.cells[cell].value]
        masks = {cell: getattr(self.board.cells[cell], field) for cell in open_cells}
        everywhere = all(mask & bit for mask in masks.values())
        return self.edit(
            "corner" if corner else "mark",
            (
                (cell, self._with(cell, field, mask & ~bit if everywhere else mask | bit))
                for cell, mask in masks.items()
            ),
        )

    def _with(self, cell: int, field: str, mask: int) -> Cell:
        state = self.board.cells[cell]
        return state._replace(corner=mask) if field == "corner" else state._replace(centre=mask)

    def erase(self, cells: Iterable[int]) -> bool:
        """Clear cells: the digit where there is one, else marks and colours."""
        mine = [cell for cell in cells if not self.board.is_given(cell)]
        filled = [cell for cell in mine if self.board.cells[cell].value]
        if filled:
            return self.edit("erase", self._cleared(filled).items())
        return self.edit("erase", ((cell, EMPTY) for cell in mine))

    def fill(self) -> bool:
        """Write every candidate that the digits leave open; what was crossed out stays out."""
        return self.edit("fill", self._marked())

    def _marked(self) -> Iterator[tuple[int, Cell]]:
        """The empty cells with all their candidates but those that were crossed out."""
        candidates, left = self.board.grid().candidates, self.candidates_left()
        for cell, state in enumerate(self.board.cells):
            if not state.value:
                mask = left[cell] & candidates[cell] or candidates[cell]
                yield cell, state._replace(centre=mask)

    @property
    def has_crossed_out(self) -> bool:
        """Whether a candidate that the digits leave open is crossed out."""
        candidates = self.board.grid().candidates
        left = enumerate(self.candidates_left())
        return any(mask and candidates[cell] & ~mask for cell, mask in left)

    def lacks_marks(self, step: Step) -> bool:
        """Whether a step crosses something out where no candidates are written."""
        return any(not self.board.cells[cell].centre for cell, _ in step.eliminations)

    def clean(self) -> bool:
        """Cross out every mark that a placed digit excludes."""
        candidates = self.board.grid().candidates
        return self.edit(
            "clean",
            (
                (
                    cell,
                    state._replace(
                        centre=state.centre & candidates[cell],
                        corner=state.corner & candidates[cell],
                    ),
                )
                for cell, state in enumerate(self.board.cells)
                if not state.value
            ),
        )

    def colour(self, cells: Iterable[int], colour: int) -> bool:
        """Colour whole cells, givens too; 0, or the colour all of them have, takes it away."""
        states = {cell: self.board.cells[cell] for cell in cells}
        if all(state.colour == colour for state in states.values()):
            colour = 0
        return self._edit_any(
            (cell, state._replace(colour=colour)) for cell, state in states.items()
        )

    def tint(self, cells: Iterable[int], digit: int, colour: int) -> bool:
        """Colour a digit's mark in cells; the colour all of them have is taken away."""
        states = {cell: self.board.cells[cell] for cell in cells}
        if all(state.tint_of(digit) == colour for state in states.values()):
            colour = 0
        return self._edit_any((cell, state.tinted(digit, colour)) for cell, state in states.items())

    def clear_colours(self) -> bool:
        """Take every colour away."""
        return self._edit_any(
            (cell, state._replace(colour=0, tints=EMPTY.tints))
            for cell, state in enumerate(self.board.cells)
        )

    def _edit_any(self, cells: Iterable[tuple[int, Cell]]) -> bool:
        """Colours may stand on givens too."""
        changes = self.board.changes_to(cells)
        if changes:
            self._add("colour", changes)
        return bool(changes)

    # What others ask of it; thinking and telling are loaded when they are needed

    def question(self) -> "Question":
        """The question that the board puts now."""
        from tutor.games.sudoku.coach import Question

        return Question.of(self)

    @property
    def filled(self) -> tuple[int, ...]:
        """The digits."""
        return tuple(self.board.values)

    @property
    def after_the_end(self) -> tuple[str, ...]:
        """A solved game can be read back."""
        return ("review",)

    def cell_name(self, cell: int, language: Language) -> str:
        """A cell in a language."""
        return self.geometry.cell_name(cell, language)

    def deeds(self) -> list[Deed]:
        """The digits that were written and taken back, and what was asked."""
        deeds = deeds_of(
            self.journal,
            self.in_words,
            self.cell_name,
            _technique_name,
            lambda changes: bool(self.in_words(changes, "en")),
        )
        return list(deeds)

    def last_edit(self, language: Language) -> str:
        """The digit that was written or taken away; marks are not worth a line."""
        return self.in_words(self.done[-1].changes, language) if self.done else ""

    def against(self, values: Sequence[int], marks: Sequence[int]) -> Mended:
        """What the solution is against: digits, and marks that are missing.

        Nothing where the solution is not quickly known.
        """
        solution = search.only_solution(self.puzzle) if search.is_quick(self.geometry) else None
        if solution is None:
            return Mended()
        wrong = [cell for cell, value in enumerate(values) if value not in (0, solution[cell])]
        lost = [
            (cell, solution[cell])
            for cell, mask in enumerate(marks)
            if mask and not mask >> solution[cell] - 1 & 1 and not values[cell]
        ]
        return Mended(tuple(wrong), tuple(lost))

    def mend(self) -> Mended:
        """Take off the board what the solution is against.

        Marks that were crossed out by mistake come back.
        """
        cells = self.board.cells
        found = self.against(self.board.values, self.candidates_left())
        wanted = self._cleared(found.emptied)
        for cell, digit in found.restored:
            state = wanted.get(cell, cells[cell])
            wanted[cell] = state._replace(centre=state.centre | 1 << digit - 1)
        if wanted:
            self.edit("erase", wanted.items())
        return found

    @property
    def rates_at_once(self) -> bool:
        """Whether nobody has to wait for its rating."""
        return self.geometry.n <= _RATED_AT_ONCE

    def rated(self, watch: Watch) -> Rated | None:
        """How hard the grid was; None for boards that take long."""
        from tutor.rating.record import rated_soon

        return rated_soon(self.beginning(), lambda: watch(0.0))

    def tell_the_end(self, speaker: Speaker, time: str) -> str:
        """That it is done, and after how long."""
        return speaker.say("coach-solved" if self.is_own_work else "coach-finished", time=time)

    def apply(self, step: Step, *, clean: bool = True) -> bool:
        """Do what a step of the coach concludes; False if nothing changed.

        Candidates can only be crossed out where some are written: where they are not, all
        cells get theirs first. Marks here and there would be nobody's, and not to be trusted.

        Args:
            step: the step.
            clean: whether marks that its digits exclude are crossed out too.
        """
        wanted = dict(self._marked()) if self.lacks_marks(step) else {}
        for cell, digit in step.placements:
            wanted[cell] = self.board.cells[cell]._replace(value=digit)
        if clean:
            for cell, digit in step.placements:
                self._cross_out([cell], digit, wanted)
        if step.eliminations:
            candidates = self.board.grid().candidates
            for cell, digit in step.eliminations:
                state = wanted.get(cell, self.board.cells[cell])
                mask = state.centre & candidates[cell] or candidates[cell]
                wanted[cell] = state._replace(centre=mask & ~(1 << digit - 1))
        return self.edit("apply", wanted.items())


def _technique_name(id: str, language: Language) -> str:
    """What a technique is called; one that is not known any more, as the log has it."""
    from tutor import narrate
    from tutor.techniques.ladder import TECHNIQUES

    return narrate.name(id, language) if id in TECHNIQUES else id
