"""The simplest next step, whole paths, why a cell has its colour, and where a board went wrong.

A mistake is a move after which the puzzle has no solution left.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal, NamedTuple

from tutor.base.watch import BudgetSpent, Pulse, Watch, no_pulse
from tutor.nonogram.few_lines import LINE_RULES, in_few_lines
from tutor.nonogram.inks import ink_numbers
from tutor.nonogram.line import told_by
from tutor.nonogram.needed import needed
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, LineView, Position, stretches
from tutor.nonogram.puzzle import Clue, Line, Puzzle
from tutor.nonogram.rules.ladder import ALL, BEYOND, LADDER, Rule
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import tried_out
from tutor.nonogram.solver import by_lines, solutions

_MOST_BRANCHES = 20_000
"""After so many tries a puzzle counts as too hard to know."""
LOGIC: tuple[Rule, ...] = (*LADDER, *BEYOND)
"""Every rule that argues, in and beyond the course."""


def only_solution(puzzle: Puzzle, pulse: Pulse = no_pulse) -> Position | None:
    """The one solution of a puzzle; None if there are several, or none, or nobody knows."""
    key = (puzzle.rows, puzzle.columns)
    # Another thread may forget everything at any moment: nothing is looked up twice.
    known = _known.get(key)
    if known is None:
        try:
            known = tuple(islice(solutions(Position(puzzle), _watch(pulse)), 2))
        except BudgetSpent:
            known = ()
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = known
    return known[0] if len(known) == 1 else None


_MOST_KNOWN = 64
_known: dict[tuple[tuple[Clue, ...], tuple[Clue, ...]], tuple[Position, ...]] = {}
"""Up to two solutions of puzzles: whoever asks for a hint asks again soon."""


def has_solution(position: Position, pulse: Pulse = no_pulse) -> bool | None:
    """Whether some picture agrees with what is known; None if nobody knows."""
    try:
        return next(solutions(position, _watch(pulse)), None) is not None
    except BudgetSpent:
        return None


def may_have_solution(position: Position, pulse: Pulse = no_pulse) -> bool:
    """Whether some picture agrees with what is known; True if nobody knows."""
    return has_solution(position, pulse) is not False


def _watch(pulse: Pulse) -> Watch:
    return Watch(limit=_MOST_BRANCHES, pulse=pulse)


def simplest(position: Position, rules: Sequence[Rule] = LADDER) -> Step | None:
    """The clearest step of the first rule that applies."""
    if position.is_full:
        return None
    for rule in rules:
        position.pulse()
        for step in rule.find(position):
            return step
    return None


def walk(position: Position, rules: Sequence[Rule] = LADDER) -> Iterator[Step]:
    """The path from a position, one step at a time.

    A step is applied when the next one is asked for, so that the position can be shown
    before and after.
    """
    while (step := simplest(position, rules)) is not None:
        yield step
        position.paint(step.colours)


@dataclass(frozen=True)
class Path:
    """How far a choice of rules gets."""

    steps: tuple[Step, ...]
    reached: Position

    @property
    def is_complete(self) -> bool:
        """Whether every cell is black or white."""
        return self.reached.is_full


def path(position: Position, rules: Sequence[Rule] = LADDER) -> Path:
    """The whole path: always the simplest rule that applies, until none does."""
    reached = position.copy()
    return Path(tuple(walk(reached, rules)), reached)


Verdict = Literal["proved", "refuted", "not-yet", "open", "known", "contradiction"]
_TRIALS = 4
"""The tier from which on rules try colours."""
_LAST_OF_COURSE = 5
"""The tier of the last rule that looks at no solution and goes into single trials only."""


@dataclass(frozen=True)
class Claim:
    """That a cell has a colour."""

    cell: int
    colour: int

    @property
    def opposite(self) -> "Claim":
        """The claim that is true when this one is not, where there is one ink."""
        return Claim(self.cell, BLACK + WHITE - self.colour)

    def is_settled_by(self, step: Step) -> bool:
        """Whether a step says so."""
        return step.colours.get(self.cell) == self.colour


@dataclass(frozen=True)
class Reason:
    """What can be said about a claim.

    - ``proved``: the steps prove it, the last one settles it;
    - ``refuted``: it is false; the steps, if any, prove the opposite;
    - ``not-yet``: it is true, as far as anybody knows, but no path of known rules leads there;
    - ``open``: the solutions of the puzzle differ on it;
    - ``known``: the board shows it already;
    - ``contradiction``: nothing can be said, for the board has no solution.
    """

    verdict: Verdict
    claim: Claim
    steps: tuple[Step, ...] = ()
    is_shown: bool = False
    """Whether the board itself shows it: no proof is needed."""
    instead: Claim | None = None
    """What is so, where it is known; with one ink, the opposite."""


def why(position: Position, claim: Claim, rules: Sequence[Rule] = LOGIC) -> Reason:
    """Judge a claim about a cell, with the simplest proof there is."""
    pulse = position.pulse
    if not may_have_solution(position, pulse):
        return Reason("contradiction", claim)
    colour = position.colour(claim.cell)
    if colour != UNKNOWN:
        verdict: Verdict = "known" if colour == claim.colour else "refuted"
        return Reason(verdict, claim, is_shown=True, instead=Claim(claim.cell, colour))
    others = [one for one in position.puzzle.colours if one != claim.colour]
    can_be = has_solution(_with(position, claim), pulse)
    can = {one: has_solution(_with(position, Claim(claim.cell, one)), pulse) for one in others}
    if can_be and any(can.values()):
        return Reason("open", claim)
    # Where nobody could find out whether both can be, rules may still tell.
    if can_be is not False and not any(can.values()) and (steps := proof(position, claim, rules)):
        return Reason("proved", claim, steps)
    left = [Claim(claim.cell, one) for one in others if can[one] is not False]
    if not can_be and len(left) == 1 and (steps := proof(position, left[0], rules)):
        return Reason("refuted", claim, steps, instead=left[0])
    if can_be is False and len(left) == 1:
        return Reason("refuted", claim, instead=left[0])
    return Reason("refuted" if can_be is False else "not-yet", claim)


def _can_be(position: Position, claim: Claim) -> bool:
    """Whether some picture has this colour there; True if nobody knows."""
    return may_have_solution(_with(position, claim), position.pulse)


def _with(position: Position, claim: Claim) -> Position:
    board = position.copy()
    board.set(claim.cell, claim.colour)
    return board


def proof(position: Position, claim: Claim, rules: Sequence[Rule] = LOGIC) -> tuple[Step, ...]:
    """Steps that prove a claim; nothing if no path of these rules leads there.

    One step if one is enough; else as few lines as lead there, then a trial of this very
    cell, then a path with trials of others.
    """
    in_lines = [rule for rule in rules if rule.tier < _TRIALS]
    for rule in in_lines:
        for step in rule.find(position):
            if claim.is_settled_by(step):
                return (step,)
    if set(LINE_RULES) <= set(in_lines) and not position.puzzle.inks:
        steps = in_few_lines(position, claim.cell, claim.colour)
    else:  # Whoever names rules gets them; few lines are looked for with one ink alone.
        steps = _path_to(position, claim, in_lines)
    if steps:
        return steps
    if any(rule.id == "contradiction" for rule in rules):
        refuted = tried_out(position, claim.cell, claim.colour)
        if refuted is not None:
            return (refuted,)
    return _path_to(position, claim, rules) if len(in_lines) < len(rules) else ()


def _path_to(position: Position, claim: Claim, rules: Sequence[Rule]) -> tuple[Step, ...]:
    """The part of a path that a claim needs, up to the step that settles it."""
    steps = []
    for step in walk(position.copy(), rules):
        steps.append(step)
        if claim.is_settled_by(step):
            return needed(position.puzzle, steps)
    return ()


# Where a board went wrong: the first mistake in the order of moves, and what speaks against it.


class Move(NamedTuple):
    """Something the learner did: made a cell black or white."""

    cell: int
    colour: int


Flaw = Literal["places", "colour", "crossing"]
"""Why a line can hold its blocks no more.

- ``places``: by its own cells, it has no place for them;
- ``colour``: a cell of it has the colour of none of them;
- ``crossing``: it would have one, but lines across lack a colour.
"""


@dataclass(frozen=True)
class Mistake:
    """The first move that cannot be right.

    - ``line``: its line can hold its blocks no more, which shows in that line alone;
    - ``wrong``: right after it every line could still be completed, but it cannot stay;
      if a line of the board shows by now that something is wrong, that line is told;
    - ``puzzle``: the puzzle itself has no solution.
    """

    kind: Literal["line", "wrong", "puzzle"]
    move: Move | None = None
    line: Line | None = None
    steps: tuple[Step, ...] = ()
    """What logic says instead, on the board before the move; the last step contradicts it."""
    broken: Line | None = None
    """A line that, as the board stands by now, can hold its blocks no more."""
    run: int = 0
    """How many black cells in a row it has, if these are too many for any of its blocks."""
    flaw: Flaw = "places"
    """What is wrong with the line that is told, ``line`` or ``broken``."""


@dataclass(frozen=True)
class Diagnosis:
    """The first mistake, if there is one, on a board."""

    mistake: Mistake | None
    board: Position
    is_certain: bool = True
    """Whether the solution is known, or that there is one; else nobody could find out."""


def diagnose(position: Position, moves: Sequence[Move] | None = None) -> Diagnosis:
    """Find the first mistake of a board.

    Args:
        position: the board; its pulse may stop the work.
        moves: what the learner did, in order; without it, from the top left.
    """
    puzzle, pulse = position.puzzle, position.pulse
    solution = only_solution(puzzle, pulse)
    order = [move for move in moves or () if position.colour(move.cell) == move.colour]
    told = {move.cell for move in order}
    order += [
        Move(cell, colour)
        for cell, colour in enumerate(position.cells)
        if colour != UNKNOWN and cell not in told
    ]
    if solution is not None:
        wrong = [i for i, move in enumerate(order) if solution.colour(move.cell) != move.colour]
        mistake = _explained(position, order, wrong[0]) if wrong else None
        return Diagnosis(mistake, position)
    can_be_solved = has_solution(position, pulse)
    if can_be_solved is not False:
        return Diagnosis(None, position, is_certain=can_be_solved is True)
    if not may_have_solution(Position(puzzle), pulse):
        return Diagnosis(Mistake("puzzle"), position)
    return Diagnosis(_explained(position, order, _first_wrong(position, order)), position)


def _first_wrong(position: Position, moves: Sequence[Move]) -> int:
    """The first move after which there is no solution, found by halving.

    What has no solution never gets one by more moves.
    """
    return bisect_left(
        range(1, len(moves)),
        True,
        key=lambda count: not may_have_solution(_after(position, moves[:count]), position.pulse),
    )


def _after(position: Position, moves: Sequence[Move]) -> Position:
    """The board after some moves."""
    board = Position(position.puzzle, pulse=position.pulse)
    for move in moves:
        board.set(move.cell, move.colour)
    return board


def _explained(position: Position, moves: Sequence[Move], index: int) -> Mistake:
    """What speaks against a move: a line that nothing fits, or steps on the board before it."""
    move = moves[index]
    before = _after(position, moves[:index])
    after = _after(position, moves[: index + 1])
    others = (Claim(move.cell, one) for one in position.puzzle.colours if one != move.colour)
    instead = [one for one in others if not position.puzzle.inks or _can_be(before, one)]
    steps = proof(before, instead[0]) if len(instead) == 1 else ()
    lines = position.puzzle.lines_of(move.cell)
    if (found := _broken(after, lines)) is not None:
        return Mistake("line", move, found[0], steps, flaw=found[1])
    found = _broken(position, lines) or _broken(position, position.puzzle.lines)
    if found is None:
        return Mistake("wrong", move, None, steps)
    broken, flaw = found
    return Mistake("wrong", move, None, steps, broken, _too_long(position, broken), flaw)


def _broken(position: Position, lines: Iterable[Line]) -> tuple[Line, Flaw] | None:
    """A line that, as it stands, nothing fits, and why; one that shows it alone comes first."""
    views = [position.view(line) for line in lines]
    for view in views:
        if told_by(view.uncrossed()) is None:
            return view.line, "colour" if _has_foreign(view) else "places"
    return next(((view.line, "crossing") for view in views if told_by(view) is None), None)


def _has_foreign(view: LineView) -> bool:
    """Whether some cell has a colour that none of the blocks has, though there are blocks."""
    own = ink_numbers(view.clue) if view.inks else ()
    others = (mask for number, mask in enumerate(view.inks, start=1) if number not in own)
    return bool(own) and any(others)


def _too_long(position: Position, line: Line) -> int:
    """The length of the longest run of a line, if it is longer than any of its blocks; else 0."""
    view = position.view(line)
    if view.inks:
        return 0
    longest = max((last - first + 1 for first, last in stretches(view.black)), default=0)
    return longest if longest > max(view.clue, default=0) else 0


@dataclass(frozen=True)
class Advice:
    """A mistake to mend, or a step to take, or neither."""

    diagnosis: Diagnosis
    step: Step | None


def advise(
    position: Position, moves: Sequence[Move] | None = None, rules: Sequence[Rule] = ALL
) -> Advice:
    """The hint for a board, right or wrong; the board's pulse may stop the thinking."""
    if _is_plainly_right(position):
        # What lines and single trials say needs no solution: nobody waits for one.
        of_course = [rule for rule in rules if rule.tier <= _LAST_OF_COURSE]
        if (step := simplest(position, of_course)) is not None:
            return Advice(Diagnosis(None, position), step)
    diagnosis = diagnose(position, moves)
    step = None if diagnosis.mistake else simplest(position, rules)
    return Advice(diagnosis, step)


def _is_plainly_right(position: Position) -> bool:
    """Whether lines alone, from the empty board on, tell every colour that is there."""
    puzzle = position.puzzle
    if next(puzzle.faults(), None) is not None:
        return False
    if not position.known:
        return True
    reached = by_lines(Position(puzzle, pulse=position.pulse))
    return reached is not None and all(
        colour in (UNKNOWN, told)
        for colour, told in zip(position.cells, reached.cells, strict=True)
    )
