"""A Sudoku read back: from deeds to moves, what justified each, and what to review next."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from statistics import fmean
from typing import Literal

from tutor.base.events import HINT_CREDIT, Event
from tutor.base.watch import Pulse, no_pulse
from tutor.explain.diagnose import Mistake
from tutor.explain.diagnose import Move as Edit
from tutor.explain.path import simplest_in
from tutor.explain.why import Claim, in_a_few_steps, proof
from tutor.games.asked import Asked
from tutor.games.sudoku.history import Entry
from tutor.games.watching import Watch, nobody_watches
from tutor.learn.review.grid_deeds import Deed, follow
from tutor.learn.review.grid_proofs import in_one_step, settled_by
from tutor.learn.review.pages import Judged, ReadBack
from tutor.learn.taught import ORDER, family_of
from tutor.narrate.rungs import NAME, REASON
from tutor.sudoku import search
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import AT_A_GLANCE, LADDER, TECHNIQUES
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

Justification = Literal[
    "step",  # one step settles it
    "after",  # a few steps that were not written down, then one that settles it
    "guess",  # right, but no pattern proves it, or only many steps,
    # or a chain or a net, which nobody looks for at each move
    "wrong",
    "told",  # by the coach
    "open",  # no pattern settles it, and nothing can be said: the puzzle has several solutions
]


def rating_of(step: Step) -> float:
    """How hard a step is; a search is harder than everything."""
    return TECHNIQUES[step.technique].rating_of(step) or 100.0


@dataclass(frozen=True, kw_only=True)
class GridMove(Judged):
    """A digit placed, or candidates crossed out."""

    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    before: Grid
    """The board it was made on, as far as that was right."""
    wrong_then: tuple[Candidate, ...]
    """Digits that stood there wrongly, and are left out of it."""
    justification: Justification
    steps: tuple[Step, ...]
    """What proves it; for a wrong move, what speaks against it, if that is one step."""
    mistake: Mistake | None
    """For a wrong move: what is wrong with it."""
    easier: Step | None
    """The simplest step there was, if that was clearly simpler; of a guess, any there was."""

    @property
    def needs_no_guess(self) -> bool:
        """Whether a single led on where it was guessed."""
        if self.justification != "guess" or self.easier is None:
            return False
        return TECHNIQUES[self.easier.technique].tier == 1

    @property
    def credit(self) -> float:
        """What it shows of its techniques."""
        return 0.0 if self.is_applied else HINT_CREDIT[min(self.rung, REASON)]


_CLEARLY = 0.5
"""By how much a rating must be lower for a step to be called easier."""


@dataclass(frozen=True)
class _Verdict:
    """What is to be said about the first deeds of several."""

    justification: Justification
    count: int = 1
    """How many deeds it covers."""
    steps: tuple[Step, ...] = ()
    mistake: Mistake | None = None
    rung: int = 0
    technique: str | None = None
    """What it took: the hardest of its steps, or of those that the coach has named."""


def judged(
    deeds: Sequence[Deed], solution: list[int] | None, pulse: Pulse, watch: Watch
) -> tuple[GridMove, ...]:
    """The moves that some deeds are, in order; the solution if the puzzle has just one."""
    moves: list[GridMove] = []
    start, since = 0, 0.0
    while start < len(deeds):
        watch(start / len(deeds))
        pulse()
        run = _run(deeds, start, solution)
        position = Position(run[0].before, pulse)
        verdict = _judge(run, position, solution, pulse)
        done = run[: verdict.count]
        moves.append(_move(len(moves) + 1, done, since, verdict, position))
        start += verdict.count
        since = done[-1].elapsed
    return tuple(moves)


def _run(deeds: Sequence[Deed], start: int, solution: list[int] | None) -> list[Deed]:
    """A deed, and those after it that may belong to the same step."""
    run = [deeds[start]]
    if not run[0].places and not _is_wrong(run[0], solution):
        for deed in deeds[start + 1 :]:
            if not deed.goes_on or _is_wrong(deed, solution):
                break
            run.append(deed)
    return run


def _is_wrong(deed: Deed, solution: list[int] | None) -> bool:
    if solution is None:
        return False
    cell, digit = deed.found
    return (solution[cell] == digit) != deed.places


def _judge(
    run: list[Deed], position: Position, solution: list[int] | None, pulse: Pulse
) -> _Verdict:
    first = run[0]
    # A right digit may clash with a wrong one that stands there: that is not its fault.
    if _is_wrong(first, solution) or (solution is None and _clash(first) is not None):
        return _wrong(first, position, pulse)
    claims = [Claim(*deed.found, holds=deed.places) for deed in run]
    named = {deed.told.technique for deed in run if deed.told.rung >= REASON} - {""}
    asked = [*sorted(first.asked, key=lambda id: -first.asked[id]), *sorted(named)]
    step, count = in_one_step(position, claims, asked, pulse)
    justification: Justification = "step"
    steps: tuple[Step, ...] = () if step is None else (step,)
    if step is None:
        is_told = first.told.rung >= REASON  # as the coach does: in however many steps
        justification = "after"
        if is_told:
            steps = proof(first.before, claims[0], AT_A_GLANCE, pulse)
        else:
            steps = in_a_few_steps(position, claims[0], pulse)
        count = max(settled_by(steps[-1], claims, position), 1) if steps else 1
    rung = _deepest(run[:count], {step.technique for step in steps})
    hardest = max(steps, key=rating_of).technique if steps else None
    if first.is_applied:
        return _Verdict("told", count, steps, rung=rung, technique=hardest)
    if rung >= REASON:
        of = {deed.told.technique for deed in run[:count] if deed.told.rung >= REASON}
        known = [step for step in steps if step.technique in of]
        name = max(known, key=rating_of).technique if known else None
        return _Verdict("told", count, steps, rung=rung, technique=name)
    if not steps:
        return _Verdict("open" if solution is None else "guess", rung=rung)
    return _Verdict(justification, count, steps, rung=rung, technique=hardest)


def _deepest(done: list[Deed], used: set[str]) -> int:
    """The deepest rung of the hints about some deeds.

    A hint about another step of the same technique has named it, and no more.
    """
    rungs = [0, *(min(done[0].asked.get(technique, 0), NAME) for technique in used)]
    rungs += [
        deed.told.rung for deed in done if deed.told.rung >= REASON or deed.told.technique in used
    ]
    return max(rungs)


def _clash(deed: Deed) -> Mistake | None:
    """What a digit breaks in plain sight, if anything."""
    cell, digit = deed.found
    if not deed.places:
        return None
    board = deed.before.copy()
    for wrong in deed.wrong_then:
        if wrong.cell != cell:
            board.place(*wrong)
    if board.values[cell]:
        return None
    board.place(cell, digit)
    for found in board.duplicates():
        if cell in found.cells:
            return Mistake("rule", Edit(cell, digit), found)
    return None


def _wrong(deed: Deed, position: Position, pulse: Pulse) -> _Verdict:
    """What speaks against a deed: a rule, or one step if there is such a one."""
    if (clash := _clash(deed)) is not None:
        return _Verdict("wrong", mistake=clash)
    claim = Claim(*deed.found, holds=not deed.places)
    step, _ = in_one_step(position, (claim,), (), pulse, is_against=True)
    steps = () if step is None else (step,)
    edit = Edit(*deed.found, places=deed.places)
    kind: Literal["wrong-digit", "wrong-mark"] = "wrong-digit" if deed.places else "wrong-mark"
    return _Verdict("wrong", steps=steps, mistake=Mistake(kind, edit, steps=steps))


def _move(
    number: int, done: list[Deed], since: float, verdict: _Verdict, position: Position
) -> GridMove:
    first, last = done[0], done[-1]
    found = tuple(deed.found for deed in done)
    return GridMove(
        number=number,
        placements=found if first.places else (),
        eliminations=() if first.places else found,
        elapsed=last.elapsed,
        seconds=max(last.elapsed - since, 0.0),
        before=first.before,
        wrong_then=first.wrong_then,
        justification=verdict.justification,
        steps=verdict.steps,
        technique=verdict.technique,
        mistake=verdict.mistake,
        rung=verdict.rung,
        is_applied=first.is_applied,
        is_taken_back=all(deed.is_taken_back for deed in done),
        easier=_easier(verdict, position, places=first.places),
    )


def _easier(verdict: _Verdict, position: Position, *, places: bool) -> Step | None:
    """The simplest step there was, where it is clearly simpler than the one taken.

    Whoever guesses a digit is told of chains and nets too. Candidates are crossed out far
    more often: beside them, only what is seen at a glance counts.
    """
    if verdict.justification in ("told", "open"):
        return None
    simplest = simplest_in(position, LADDER if places else AT_A_GLANCE)
    if simplest is None or verdict.justification in ("guess", "wrong"):
        return simplest
    taken = max(verdict.steps, key=rating_of)
    tiers = [TECHNIQUES[step.technique].tier for step in (simplest, taken)]
    if tiers[0] < tiers[1] or rating_of(simplest) <= rating_of(taken) - _CLEARLY:
        return simplest
    return None


_GUESSED = 0.3
_ROUTINE = 3
"""So many uses of a single are worth a note."""


@dataclass(frozen=True)
class GridReview(ReadBack):
    """A game read back."""

    RUNGS = TECHNIQUES
    TAUGHT = frozenset(id for lesson in ORDER for id in family_of(lesson))

    puzzle: Grid
    title: str
    moves: tuple[GridMove, ...]
    end: Grid
    """The digits on the board at the end."""
    seconds: float
    asked: Asked
    is_solved: bool

    def events(self, at: datetime) -> list[Event]:
        """What a solved game shows of each technique, at most one event for each."""
        if not self.is_solved:
            return []
        uses: dict[str, list[GridMove]] = {}
        guesses: dict[str, int] = {}
        for move in self.moves:
            for id in self.shown_by(move):
                uses.setdefault(id, []).append(move)
            if move.justification == "guess" and move.easier is not None:
                guesses[move.easier.technique] = guesses.get(move.easier.technique, 0) + 1
        events = []
        for technique in LADDER:
            id = technique.id
            used = uses.get(id, [])
            credits = [move.credit for move in used] + [_GUESSED] * guesses.get(id, 0)
            is_routine = technique.tier == 1 and len(used) < _ROUTINE
            if credits and not (is_routine and not any(move.rung for move in used)):
                source: Literal["use", "game"] = "use" if self.is_meant_for(id) else "game"
                events.append(Event(id, at, fmean(credits), source))
        return events


def review(
    puzzle: Grid,
    log: Sequence[Entry],
    pulse: Pulse = no_pulse,
    watch: Watch = nobody_watches,
    title: str = "",
) -> GridReview:
    """Read a game back, solved or not.

    Args:
        puzzle: the givens.
        log: what was done, from the beginning, and what can have happened only.
        pulse: called often; may stop the work.
        watch: told how far it is; may stop the work too.
        title: what the game is called, which tells whether it was an exercise.
    """
    solution = search.only_solution(puzzle, pulse)
    story = follow(puzzle, log, solution, pulse)
    moves = judged(story.deeds, solution, pulse, watch)
    end, is_solved = story.end, story.end.is_full and not story.end.breaks_rules
    return GridReview(puzzle, title, moves, end, story.seconds, story.asked, is_solved)
