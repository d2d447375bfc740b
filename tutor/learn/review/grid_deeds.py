"""From a log to deeds: every digit placed and candidate crossed out, with the board before it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.base.watch import Pulse, no_pulse
from tutor.games.asked import Asked
from tutor.games.entries import TOLD, Telling
from tutor.games.sudoku import answers
from tutor.games.sudoku.board import Change
from tutor.games.sudoku.history import EDITS, Entry, History
from tutor.narrate.rungs import APPLY
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate

_SAME_BOARD = ("colour", "bookmark", "corner")
"""The edits after which a hint goes on where it was."""


class Coaching(NamedTuple):
    """How much the coach has told of a conclusion."""

    technique: str = ""
    rung: int = 0


@dataclass
class Deed:
    """A digit that was placed, or a candidate that was crossed out."""

    found: Candidate
    places: bool
    elapsed: float
    before: Grid
    """The board it was done on: right digits, and candidates rightly crossed out."""
    wrong_then: tuple[Candidate, ...]
    """Digits that stood there wrongly, and are left out of that board."""
    is_applied: bool
    goes_on: bool
    """Whether it follows another crossing out, with nothing learnt between them."""
    told: Coaching
    """What the coach had said of this very conclusion."""
    asked: dict[str, int]
    """The techniques of the hints since the deed before, each with its deepest rung."""
    is_taken_back: bool = False


@dataclass
class GridStory:
    """What a log tells."""

    deeds: list[Deed]
    end: Grid
    """The digits on the board at the end."""
    seconds: float
    asked: Asked
    """What the coach has told."""


def follow(
    puzzle: Grid, log: Sequence[Entry], solution: list[int] | None, pulse: Pulse = no_pulse
) -> GridStory:
    """Follow a log from its beginning, knowing the solution if there is just one."""
    follower = _Follower(puzzle, solution)
    for entry in log:
        pulse()
        follower.add(entry)
    return GridStory(follower.deeds, follower.board.grid(), follower.elapsed, follower.counted)


@dataclass
class _Asked:
    """What the coach was asked, as far as the next deed is concerned."""

    told: dict[tuple[Candidate, bool], Coaching] = field(default_factory=dict)
    """Conclusions the coach spoke of."""
    since: dict[str, int] = field(default_factory=dict)
    """Techniques, since the last deed."""


class _Follower(History):
    """A history that writes down deeds as it goes on."""

    def __init__(self, puzzle: Grid, solution: list[int] | None) -> None:
        super().__init__(puzzle)
        self.deeds: list[Deed] = []
        self.counted = Asked()
        self._solution = solution
        self._latest: dict[tuple[Candidate, bool], Deed] = {}
        self._asked = _Asked()
        self._goes_on = False

    def add(self, entry: Entry) -> None:
        """Follow one more entry."""
        telling = Telling.of(entry.note) if entry.kind in TOLD else None
        self.counted.add(entry.kind, telling, entry.note)
        if telling is not None:
            self._ask(telling)
        elif entry.kind in EDITS or entry.kind in ("undo", "redo"):
            if entry.kind in ("place", "mark", "apply"):
                self._act(entry)
            elif entry.kind not in _SAME_BOARD:
                self._goes_on = False
        changes = self._changes(entry)
        self._replay(entry)
        self._keep_track(changes, is_old=entry.kind in ("undo", "redo"))

    def _changes(self, entry: Entry) -> tuple[Change, ...]:
        """What an entry changes on the board, undoing and redoing included."""
        if entry.kind == "undo" and self.done:
            return tuple(Change(cell, new, old) for cell, old, new in self.done[-1].changes)
        if entry.kind == "redo" and self.undone:
            return self.undone[-1].changes
        return entry.changes

    def _keep_track(self, changes: Iterable[Change], *, is_old: bool) -> None:
        """Note which deeds no longer stand, and which stand again."""
        for cell, old, new in changes:
            if old.value != new.value:
                self._track(Candidate(cell, old.value), True, is_old, is_back=True)
                self._track(Candidate(cell, new.value), True, is_old, is_back=False)
            elif not new.value:
                for digit in digits(new.centre & ~old.centre):
                    self._track(Candidate(cell, digit), False, is_old, is_back=True)
                for digit in digits(old.centre & ~new.centre):
                    self._track(Candidate(cell, digit), False, is_old, is_back=False)

    def _track(self, found: Candidate, places: bool, is_old: bool, *, is_back: bool) -> None:
        deed = self._latest.get((found, places))
        if deed is not None and (is_back or is_old):
            deed.is_taken_back = is_back

    # The coach

    def _ask(self, telling: Telling) -> None:
        subject, rung = telling.subject, telling.rung or APPLY
        self._goes_on = False
        claims = tuple(answers.read(telling.claims, self.geometry))
        for claim in claims:  # the last is the one that the technique settles
            named = subject if claim is claims[-1] and subject in TECHNIQUES else ""
            found = Candidate(claim.cell, claim.digit)
            self._tell(found, claim.holds, Coaching(named, rung))
        if telling.claims or subject not in TECHNIQUES:
            return
        self._asked.since[subject] = max(rung, self._asked.since.get(subject, 0))
        board, _ = self._sound_board()
        step = TECHNIQUES[subject].first(Position(board))
        if step is not None:
            for places, told in ((True, step.placements), (False, step.eliminations)):
                for found in told:
                    self._tell(found, places, Coaching(subject, rung))

    def _tell(self, found: Candidate, places: bool, told: Coaching) -> None:
        known = self._asked.told
        if told.rung > known.get((found, places), Coaching()).rung:
            known[found, places] = told

    # Deeds

    def _act(self, entry: Entry) -> None:
        """Write down what an edit of the learner's, or of the coach's, concludes."""
        placed, crossed_out = list(_placed(entry)), []
        if not placed:
            crossed_out = list(self._crossed_out(entry))
        goes_on = self._goes_on and not placed and entry.kind == "mark"
        if placed or crossed_out:
            board, wrong_then = self._sound_board(placed)
        for found in placed + crossed_out:
            key = found, bool(placed)
            is_applied = entry.kind == "apply"
            told = Coaching(rung=APPLY) if is_applied else self._asked.told.get(key, Coaching())
            deed = Deed(
                found,
                bool(placed),
                entry.elapsed,
                board,
                wrong_then,
                is_applied,
                goes_on,
                told,
                self._asked.since,
            )
            self._asked.since = {}
            self.deeds.append(deed)
            self._latest[key] = deed
            goes_on = not placed
        if placed or crossed_out or entry.kind != "mark":
            self._goes_on = bool(crossed_out) and entry.kind == "mark"

    def _crossed_out(self, entry: Entry) -> Iterator[Candidate]:
        """The candidates an edit takes away that no placed digit had excluded.

        Whoever takes back a mark that they have just written concludes nothing by that.
        """
        if entry.kind == "mark" and self.done and self.done[-1].kind == "mark":
            were = {change.cell: change.before for change in self.done[-1].changes}
            if all(were.get(cell) == new for cell, _, new in entry.changes):
                return
        open_ = self.board.grid().candidates
        left = self.candidates_left() if entry.kind == "apply" else []
        for cell, old, new in entry.changes:
            if new.centre and not new.value and not old.value:
                before = left[cell] & open_[cell] or open_[cell] if left else old.centre
                for digit in digits(before & open_[cell] & ~new.centre):
                    yield Candidate(cell, digit)

    def _sound_board(
        self, being_filled: Iterable[Candidate] = ()
    ) -> tuple[Grid, tuple[Candidate, ...]]:
        """The board as far as it is right, and the digits that are not.

        Marks that a wrong digit took away are there again, and so is what belongs in a cell.
        """
        values, left = self.board.values, self.candidates_left()
        wrong: list[Candidate] = []
        for cell, _ in being_filled:
            values[cell] = 0
        for cell, digit in enumerate(self._solution or ()):
            if values[cell] and values[cell] != digit:
                wrong.append(Candidate(cell, values[cell]))
                values[cell] = 0
            if left[cell]:
                left[cell] |= 1 << digit - 1
        for cell, digit in wrong:
            for peer in self.geometry.peers(cell):
                if left[peer]:
                    left[peer] |= 1 << digit - 1
        grid = Grid(self.geometry, values)
        grid.givens = self.puzzle.givens
        for cell, mask in enumerate(left):
            if mask & grid.candidates[cell]:
                grid.restrict(cell, mask)
        return grid, tuple(wrong)


def _placed(entry: Entry) -> Iterator[Candidate]:
    for cell, old, new in entry.changes:
        if new.value and new.value != old.value:
            yield Candidate(cell, new.value)
