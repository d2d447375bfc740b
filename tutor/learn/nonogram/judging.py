"""From strokes to moves: what justified each, what told it, and what was easier."""

from collections.abc import Sequence

from tutor.games.watching import Watch
from tutor.learn.nonogram.following import Stroke
from tutor.learn.nonogram.proving import LINE_RULES, Use, trials, uses
from tutor.learn.nonogram.result import Justification, Move, rating_of
from tutor.narrate.rungs import APPLY, REASON
from tutor.nonogram.explain import Claim, Mistake, simplest
from tutor.nonogram.explain import Move as Painted
from tutor.nonogram.line import solve_line
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Line
from tutor.nonogram.rules.ladder import LADDER, RULES
from tutor.nonogram.rules.step import Step

_MOVES = ("paint", "cross", "apply")


def judged(strokes: Sequence[Stroke], *, is_unique: bool, watch: Watch) -> tuple[Move, ...]:
    """The moves that some strokes are, in order; clearing cells, and bookmarks, are none.

    Args:
        strokes: what was done.
        is_unique: whether the puzzle has just one solution, so that all can be judged.
        watch: told how far it is; may stop the work.
    """
    moves: list[Move] = []
    since = 0.0
    for index, stroke in enumerate(strokes):
        watch(index / len(strokes))
        if stroke.kind in _MOVES and stroke.painted:
            seconds = max(stroke.elapsed - since, 0.0)
            moves.append(_Judge(stroke, is_unique).move(len(moves) + 1, seconds))
            since = stroke.elapsed
    return tuple(moves)


class _Judge:
    """Somebody who looks at one stroke."""

    def __init__(self, stroke: Stroke, is_unique: bool) -> None:
        self._stroke = stroke
        self._is_unique = is_unique
        self._before = stroke.before.copy()
        for cell in stroke.painted:
            self._before.set(cell, UNKNOWN)  # where it was painted over
        self._wrong = tuple(sorted(self._find_wrong()))
        self._uses: tuple[Use, ...] = ()
        self._guessed: tuple[int, ...] = ()

    def move(self, number: int, seconds: float) -> Move:
        """What is to be said about it."""
        stroke = self._stroke
        justification = self._justified()
        return Move(
            number,
            self._painted(BLACK),
            self._painted(WHITE),
            stroke.elapsed,
            seconds,
            self._before,
            tuple(move for move in stroke.wrong_then if move.cell not in stroke.painted),
            justification,
            self._uses,
            self._guessed,
            self._wrong,
            self._mistake() if self._wrong else None,
            max(self._rungs(), default=0),
            stroke.kind == "apply",
            tuple(sorted(stroke.taken_back & stroke.painted.keys())),
            self._easier(justification),
        )

    def _painted(self, colour: int) -> tuple[int, ...]:
        return tuple(sorted(cell for cell, its in self._stroke.painted.items() if its == colour))

    def _rungs(self) -> list[int]:
        """How much had been told, for each step of the proof."""
        if self._stroke.kind == "apply":
            return [APPLY]
        return [self._stroke.rung(use.step.technique, use.cells) for use in self._uses]

    def _justified(self) -> Justification:
        """How the stroke is justified; what proves it is found on the way."""
        stroke = self._stroke
        right = {cell: stroke.painted[cell] for cell in stroke.right if cell not in self._wrong}
        asked = stroke.asked if self._is_unique else [id_ for id_ in stroke.asked if _in_line(id_)]
        found = list(uses(self._before, right, asked))
        left = _without(right, found)
        tried = list(trials(self._before, left)) if left and self._is_unique else []
        left = _without(left, tried)
        self._uses, self._guessed = (*found, *tried), tuple(sorted(left))
        if self._wrong:
            return "wrong"
        if stroke.kind == "apply" or (not left and min(self._rungs()) >= REASON):
            return "told"
        if left:
            return "guess" if self._is_unique else "open"
        if tried:
            return "trial"
        return "after" if any(use.depth for use in found) else "step"

    # What is wrong

    def _find_wrong(self) -> set[int]:
        """The cells that are not as in the solution; without one, those that break a line."""
        stroke = self._stroke
        if self._is_unique:
            return stroke.painted.keys() - set(stroke.right)
        after = self._before.copy()
        for cell, colour in stroke.painted.items():
            after.set(cell, colour)
        puzzle = after.puzzle
        return {
            cell
            for cell in stroke.painted
            for line in puzzle.lines_of(cell)
            if not _fits(after, line) and _fits(self._before, line)
        }

    def _mistake(self) -> Mistake:
        """What speaks against the first wrong cell: its line, or one step."""
        cell = self._wrong[0]
        move = Painted(cell, self._stroke.painted[cell])
        after = self._before.copy()
        after.set(*move)
        claim = Claim(*move).opposite
        steps = (step for rule in LINE_RULES for step in rule.find(self._before))
        step = next((step for step in steps if claim.is_settled_by(step)), None)
        against = () if step is None else (step,)
        for line in after.puzzle.lines_of(cell):
            if not _fits(after, line):
                return Mistake("line", move, line, against)
        return Mistake("wrong", move, None, against)

    # What was there

    def _easier(self, justification: Justification) -> Step | None:
        """The simplest step there was, where its tier is lower than that of the one taken."""
        if justification in ("told", "open", "trial") or not self._is_unique:
            return None
        if justification in ("guess", "wrong"):
            return simplest(self._before, LADDER)
        found = simplest(self._before, LINE_RULES)
        taken = max((use.step for use in self._uses), key=rating_of)
        return found if found is not None and _tier(found) < _tier(taken) else None


def _in_line(rule: str) -> bool:
    return any(rule == one.id for one in LINE_RULES)


def _tier(step: Step) -> int:
    return RULES[step.technique].tier


def _fits(position: Position, line: Line) -> bool:
    """Whether a line can still hold its blocks."""
    view = position.view(line)
    return solve_line(view.clue, view.length, view.black, view.white) is not None


def _without(cells: dict[int, Colour], found: Sequence[Use]) -> dict[int, Colour]:
    """Cells but for those that are proved."""
    proved = {cell for use in found for cell in use.cells}
    return {cell: colour for cell, colour in cells.items() if cell not in proved}
