"""The history of a nonogram being played."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, get_args

from tutor.base.document import JsonValue
from tutor.base.language import Language
from tutor.games import entries
from tutor.games.edit_history import Edit, EditHistory, followed
from tutor.games.entries import AnyEdit, PictureEdit
from tutor.games.nonogram.lines import is_solved
from tutor.narrate.nonogram.ink_words import puzzle_in
from tutor.nonogram.explain import Move, only_solution
from tutor.nonogram.inks import MOST_INKS, colour_of_ink
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Puzzle

EditKind = PictureEdit | AnyEdit
EDITS: frozenset[EditKind] = frozenset((*get_args(PictureEdit), *get_args(AnyEdit)))


class Change(NamedTuple):
    """What an edit did to one cell."""

    cell: int
    before: Colour
    after: Colour

    def as_json(self) -> list[JsonValue]:
        """The cell and its colours, in numbers that last."""
        return list(self)


Entry = entries.Entry[Change]
_MOST = colour_of_ink(MOST_INKS)
"""The last number of a colour."""


def _change(cell: int, before: JsonValue, after: JsonValue) -> Change:
    return Change(cell, _colour(before), _colour(after))


def _colour(number: object) -> Colour:
    if type(number) is not int or not UNKNOWN <= number <= _MOST:
        raise ValueError(f"a cell is written in numbers from {UNKNOWN} to {_MOST}")
    return number


read_entry = entries.reader(EDITS, _change)
"""The entry that was written so."""

_SHOWN: dict[Colour, str] = {BLACK: "■", WHITE: "×", UNKNOWN: "·"}
_SHOWN_ALIKE = (WHITE, UNKNOWN)
"""What is shown so whatever inks there are."""


def changes_to(position: Position, colours: Iterable[tuple[int, Colour]]) -> tuple[Change, ...]:
    """The changes that give cells these colours; those that have them are left out."""
    return tuple(
        Change(cell, position.colour(cell), colour)
        for cell, colour in dict(colours).items()
        if position.colour(cell) != colour
    )


def apply_changes(position: Position, changes: Iterable[Change]) -> None:
    """Do what an edit does."""
    for change in changes:
        position.set(change.cell, change.after)


def revert_changes(position: Position, changes: Sequence[Change]) -> None:
    """Undo what an edit did; a stroke may have come to a cell more than once."""
    for change in reversed(changes):
        position.set(change.cell, change.before)


class PictureHistory(EditHistory[Change, Move]):
    """The clues, their board, and how that came about."""

    def __init__(
        self,
        puzzle: Puzzle,
        log: Iterable[Entry] = (),
        record: Callable[[Entry], None] | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.position = Position(puzzle)
        """The board as it is; it goes on changing with the game."""
        super().__init__(log, record)

    @property
    def progress(self) -> tuple[int, int]:
        """How many cells are black, or of any ink, and how many have to be."""
        black = sum(mask.bit_count() for mask in self.position.row_black)
        return black, sum(sum(clue) for clue in self.puzzle.rows)

    def last_step(self, language: Language) -> str:
        """The last stroke, to remember where one was; nothing if there is none."""
        changes = next((edit.changes for edit in reversed(self.done) if edit.changes), ())
        cells = dict.fromkeys(change.cell for change in changes)
        if not cells:
            return ""
        ends = dict.fromkeys((min(cells), max(cells)))
        told = "–".join(self.puzzle.cell_name(cell, language) for cell in ends)
        colours = {change.after for change in changes}
        if len(colours) > 1:
            return told
        (colour,) = colours
        if self.puzzle.inks and colour not in _SHOWN_ALIKE:
            return f"{told} {puzzle_in(self.puzzle, language).signs[colour]}"
        return f"{told} {_SHOWN[colour]}"

    def _apply(self, changes: Iterable[Change]) -> None:
        apply_changes(self.position, changes)

    def _revert(self, changes: Sequence[Change]) -> None:
        revert_changes(self.position, changes)

    def _changes_back(self, edits: Sequence[Edit[Change]]) -> tuple[Change, ...]:
        return changes_to(self.position, enumerate(self._before(edits).cells))

    def _before(self, edits: Sequence[Edit[Change]]) -> Position:
        """The board before the last edits."""
        then = self.position.copy()
        for edit in reversed(edits):
            revert_changes(then, edit.changes)
        return then

    def beginning(self) -> Position:
        """The board as it was opened."""
        return self._before(self.done)

    @property
    def is_solved(self) -> bool:
        """Whether every line has its clue; a cell that is not known counts as white."""
        return is_solved(self.position)

    @property
    def is_full(self) -> bool:
        """Whether every cell is black or white, or as many are black as the clues ask for."""
        black, wanted = self.progress
        return self.position.is_full or black == wanted

    def moves(self) -> list[Move]:
        """What stands of the learner's moves, in order, for whoever looks for a mistake."""
        standing: dict[int, Move] = {}
        for change in (*self.start, *(c for edit in self.done for c in edit.changes)):
            standing.pop(change.cell, None)
            if change.after != UNKNOWN:
                standing[change.cell] = Move(change.cell, change.after)
        return list(standing.values())

    def edits_since(self, move: Move) -> int:
        """How many edits would be undone to take a wrong move back, to a board that is sound."""
        count = self._since_last(lambda change: (change.cell, change.after) == move)
        painted_over = any(c.before != UNKNOWN for edit in self.done for c in edit.changes)
        solution = only_solution(self.puzzle) if count and painted_over else None
        if solution is None or solution.colour(move.cell) == move.colour:
            return count

        def is_wrong(cell: int, colour: Colour) -> bool:
            return colour not in (UNKNOWN, solution.colour(cell))

        wrong = [cell for cell, colour in enumerate(self.position.cells) if is_wrong(cell, colour)]
        return self._since_sound(count, wrong, lambda change: is_wrong(change.cell, change.before))


class Replay(PictureHistory):
    """The board after each entry of a log, to know what an entry leads to before it is played."""

    _can_extend = False

    @property
    def filled(self) -> int:
        """How many cells are black or white."""
        return self.position.known

    def fits(self, entry: Entry) -> bool:
        """Whether an entry can come next: on this board, and on these cells as they are."""
        if entry.kind == "extend" and not self._can_extend:
            return False
        cells = {change.cell for change in entry.changes}
        colours = (UNKNOWN, *self.puzzle.colours)
        return len(cells) == len(entry.changes) and all(
            0 <= change.cell < self.position.puzzle.cell_count
            and change.before == self.position.colour(change.cell)
            and change.after in colours
            for change in entry.changes
        )

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        self._can_extend = entry.kind in ("paint", "extend")
        self._replay(entry)


def sound_part(puzzle: Puzzle, log: Iterable[Entry]) -> list[Entry]:
    """A log up to the first entry that cannot have happened."""
    return followed(Replay(puzzle), log)
