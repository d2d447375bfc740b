"""A nonogram read back: from strokes to moves, what justified each, and what to review next."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import fmean
from typing import Literal

from tutor.base.events import HINT_CREDIT, Event
from tutor.base.watch import Pulse, no_pulse
from tutor.games.asked import Asked
from tutor.games.nonogram.history import Entry
from tutor.games.nonogram.lines import is_solved
from tutor.games.nonogram.making import title_for
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.review.pages import PROVED, Judged, ReadBack
from tutor.learn.review.picture_strokes import PictureStory, Stroke, Use, in_the_head, trials, uses
from tutor.narrate.rungs import APPLY, REASON
from tutor.nonogram.explain import Mistake, only_solution, simplest
from tutor.nonogram.explain import Move as Painted
from tutor.nonogram.few_lines import LINE_RULES
from tutor.nonogram.line import told_by
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.ladder import LADDER, RULES
from tutor.nonogram.rules.step import Step

Justification = Literal[
    "step",  # on the board before it, one line at a time says so
    "after",  # some of it rests on other cells of the same stroke, or on what was not written down
    "trial",  # no line said anything any more, and the other colour can be refuted
    "guess",  # right, but some of it was not yet provable
    "wrong",  # some of it is wrong
    "told",  # by the coach
    "open",  # no step settles it, and nothing can be said: there are several solutions
]


def rating_of(step: Step) -> float:
    """How hard a step is."""
    return RULES[step.technique].rating or 100.0


@dataclass(frozen=True, kw_only=True)
class PictureMove(Judged):
    """A stroke: what was wrong of it did not stay if it is taken back; else all of it."""

    black: tuple[int, ...]
    """The cells it made black, lowest first."""
    white: tuple[int, ...]
    """The cells it made white, lowest first."""
    inks: tuple[Colour, ...]
    """Where there are several inks, the colour of each cell that it made black."""
    before: Position
    """The board it was made on, as far as that was right."""
    wrong_then: tuple[Painted, ...]
    """What stood there wrongly, and is left out of it."""
    justification: Justification
    uses: tuple[Use, ...]
    """What proves its cells, as far as they are right and can be proved."""
    steps: tuple[Step, ...]
    """The steps of its proof, if all of it is proved."""
    guessed: tuple[int, ...]
    """The cells that are right, but were not yet provable."""
    wrong: tuple[int, ...]
    """The cells that are wrong."""
    mistake: Mistake | None
    """For a wrong move: what is wrong with the first of them."""
    taken_back: tuple[int, ...]
    """The cells that did not stay so."""
    easier: Step | None
    """The simplest step there was, if its tier is lower; for a guess or a slip, in any case."""

    @property
    def cells(self) -> tuple[int, ...]:
        """Every cell of it, lowest first."""
        return tuple(sorted(self.black + self.white))


_MOVES = ("paint", "cross", "apply")


def judged(strokes: Sequence[Stroke], *, is_unique: bool, watch: Watch) -> tuple[PictureMove, ...]:
    """The moves that some strokes are, in order; clearing cells, and bookmarks, are none.

    Args:
        strokes: what was done.
        is_unique: whether the puzzle has just one solution, so that all can be judged.
        watch: told how far it is; may stop the work.
    """
    moves: list[PictureMove] = []
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
        self._is_all_proved = True

    def move(self, number: int, seconds: float) -> PictureMove:
        """What is to be said about it."""
        stroke = self._stroke
        justification = self._justified()
        is_proved = justification in PROVED and self._is_all_proved
        steps = tuple(use.step for use in self._uses) if is_proved else ()
        taken_back = stroke.taken_back & stroke.painted.keys()
        return PictureMove(
            number=number,
            black=(black := self._painted(is_white=False)),
            white=self._painted(is_white=True),
            inks=tuple(stroke.painted[cell] for cell in black if self._before.puzzle.inks),
            elapsed=stroke.elapsed,
            seconds=seconds,
            before=self._before,
            wrong_then=tuple(m for m in stroke.wrong_then if m.cell not in stroke.painted),
            justification=justification,
            uses=self._uses,
            steps=steps,
            technique=max(steps, key=rating_of).technique if steps else None,
            guessed=self._guessed,
            wrong=self._wrong,
            mistake=self._mistake() if self._wrong else None,
            rung=max(self._rungs(), default=0),
            is_applied=stroke.kind == "apply",
            is_taken_back=set(self._wrong or stroke.painted) <= taken_back,
            taken_back=tuple(sorted(taken_back)),
            easier=self._easier(justification),
        )

    def _painted(self, *, is_white: bool) -> tuple[int, ...]:
        painted = self._stroke.painted.items()
        return tuple(sorted(cell for cell, its in painted if (its == WHITE) == is_white))

    def _rungs(self) -> list[int]:
        """How much had been told, for each step of the proof."""
        if self._stroke.kind == "apply":
            return [APPLY]
        return [self._stroke.rung(use.step.technique, use.cells) for use in self._uses if use.cells]

    def _justified(self) -> Justification:
        """How the stroke is justified; what proves it is found on the way."""
        stroke = self._stroke
        right = {cell: stroke.painted[cell] for cell in stroke.right if cell not in self._wrong}
        asked = stroke.asked if self._is_unique else [id_ for id_ in stroke.asked if _in_line(id_)]
        found = list(uses(self._before, right, asked))
        found += in_the_head(self._before, _without(right, found))
        left = _without(right, found)
        tried = list(trials(self._before, left)) if left and self._is_unique else []
        left = _without(left, tried)
        told = {cell for cell in left if stroke.told.get(cell, ("", 0))[1] >= REASON}
        guessed = left.keys() - told
        self._uses, self._guessed = (*found, *tried), tuple(sorted(guessed))
        self._is_all_proved = not left
        if self._wrong:
            return "wrong"
        rungs = [*self._rungs(), *([REASON] if told else [])]
        if stroke.kind == "apply" or (not guessed and min(rungs) >= REASON):
            return "told"
        if guessed:
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
        steps = (step for rule in LINE_RULES for step in rule.find(self._before))
        against_it = (s for s in steps if s.colours.get(cell, move.colour) != move.colour)
        step = next(against_it, None)
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
    return told_by(view) is not None


def _without(cells: dict[int, Colour], found: Sequence[Use]) -> dict[int, Colour]:
    """Cells but for those that are proved."""
    proved = {cell for use in found for cell in use.cells}
    return {cell: colour for cell, colour in cells.items() if cell not in proved}


@dataclass(frozen=True)
class PictureReview(ReadBack):
    """A nonogram read back."""

    RUNGS = RULES
    TAUGHT = frozenset(rule.id for rule in LADDER)

    puzzle: Puzzle
    title: str
    moves: tuple[PictureMove, ...]
    end: Position
    """The board at the end."""
    seconds: float
    asked: Asked
    is_solved: bool

    def lesson(self, technique: str) -> str:
        """The lesson on a rule."""
        return technique_of(technique)


def review(
    puzzle: Puzzle,
    log: Sequence[Entry],
    pulse: Pulse = no_pulse,
    watch: Watch = nobody_watches,
    title: str = "",
) -> PictureReview:
    """Read a nonogram back, solved or not.

    Args:
        puzzle: the clues.
        log: what was done, from the beginning, and what can have happened only.
        pulse: called often; may stop the work.
        watch: told how far it is; may stop the work too.
        title: what the game is called.
    """
    solution = only_solution(puzzle, pulse)
    story = PictureStory(puzzle, solution, pulse)
    for entry in log:
        pulse()
        story.add(entry)
    moves = judged(story.strokes, is_unique=solution is not None, watch=watch)
    end, seconds = story.position, story.seconds
    return PictureReview(puzzle, title, moves, end, seconds, story.asked, is_solved(end))


_ROUTINE = 1
"""The tier of rules that everybody uses all the time: a use of them shows nothing."""


def shown_by(
    puzzle: Puzzle,
    log: Sequence[Entry],
    title: str,
    at: datetime,
    pulse: Pulse = no_pulse,
) -> list[Event]:
    """What a solved nonogram shows of each rule, at most one event for each.

    A stroke is an edit of the learner's that stands at the end, or what the coach wrote. For each
    cell that it got right, the simplest rule counts that settled the cell at that moment. What
    no rule settles, on one line and without trying, was a guess, and counts for nothing.

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
    story = PictureStory(puzzle, solution, pulse)
    for entry in log:
        pulse()
        story.add(entry)
    if not story.is_solved:
        return []
    credits: dict[str, list[float]] = {rule.id: [] for rule in LADDER}
    hinted: set[str] = set()
    for stroke in story.standing:
        right = {cell: stroke.painted[cell] for cell in stroke.right}
        for step, cells, _ in uses(stroke.before, right, stroke.asked):
            rung = stroke.rung(step.technique, cells)
            credits[step.technique].append(HINT_CREDIT[rung])
            if rung:
                hinted.add(step.technique)
    events = []
    for rule in LADDER:
        technique = technique_of(rule.id)
        is_meant = title == title_for(technique)
        counts = is_meant or rule.tier > _ROUTINE or rule.id in hinted
        if credits[rule.id] and counts:
            source: Literal["use", "game"] = "use" if is_meant else "game"
            events.append(Event(technique, at, round(fmean(credits[rule.id]), 3), source))
    return events
