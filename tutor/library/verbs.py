"""What can be done with a puzzle: the same verbs for both games."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from tutor.base.language import Language
from tutor.library.grid import Grid
from tutor.library.limits import Limits, Stop
from tutor.library.nonogram import Nonogram
from tutor.library.rating import Rating
from tutor.library.telling import Mistake, Reason, Step

PuzzleT = TypeVar("PuzzleT", Grid, Nonogram)


def solve(
    puzzle: PuzzleT, *, seconds: float | None = None, stop: Stop | None = None
) -> PuzzleT | None:
    """The first solution, found by search; None if there is none.

    Raises:
        OutOfReach: the board is too large.
        Stopped: it took too long, or was stopped.
    """
    return next(solutions(puzzle, seconds=seconds, stop=stop), None)


def solutions(
    puzzle: PuzzleT, *, seconds: float | None = None, stop: Stop | None = None
) -> Iterator[PuzzleT]:
    """Every solution, each once, found when it is asked for.

    Raises:
        OutOfReach: the board is too large.
        Stopped: one took too long, or was stopped.
    """
    limits = Limits(seconds, stop)
    return limits.each(puzzle._solutions(limits.pulse))


def hint(
    puzzle: PuzzleT,
    *,
    technique: str | None = None,
    language: Language = "en",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Step[PuzzleT] | Mistake[PuzzleT] | None:
    """The mistake on the board if there is one, else the simplest next step; None if none is left.

    Args:
        puzzle: the puzzle, with what is on its board.
        technique: a step of this technique only.
        language: what the answer speaks.
        seconds: after which it is given up.
        stop: asked often whether to give up.

    Raises:
        ValueError: there is no such technique.
        Stopped: it took too long, or was stopped.
    """
    return puzzle._expert.hint(technique, language, Limits(seconds, stop).pulse)


def steps(
    puzzle: PuzzleT,
    technique: str,
    *,
    language: Language = "en",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Iterator[Step[PuzzleT]]:
    """Every step of one technique on the board as it is, the clearest first.

    Raises:
        ValueError: there is no such technique.
        FlawedPuzzle: the board has no solution.
        Stopped: one took too long, or was stopped.
    """
    limits = Limits(seconds, stop)
    return limits.each(puzzle._expert.steps(technique, language, limits.pulse))


def walk(
    puzzle: PuzzleT,
    *,
    techniques: Iterable[str] | None = None,
    language: Language = "en",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Iterator[Step[PuzzleT]]:
    """The way through a puzzle, always by the simplest technique, until none leads further.

    Args:
        puzzle: the puzzle, with what is on its board.
        techniques: the ids of those to use; without them, all of logic, and no search.
        language: what the steps speak.
        seconds: after which one step is given up.
        stop: asked often whether to give up.

    Raises:
        ValueError: there is no such technique.
        FlawedPuzzle: the board has no solution.
        Stopped: one step took too long, or was stopped.
    """
    limits = Limits(seconds, stop)
    return limits.each(puzzle._expert.walk(techniques, language, limits.pulse))


def why(
    puzzle: PuzzleT,
    claim: str,
    *,
    techniques: Iterable[str] | None = None,
    language: Language = "en",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Reason[PuzzleT]:
    """Whether a claim about a cell is true, with the simplest proof there is.

    Args:
        puzzle: the puzzle, with what is on its board.
        claim: ``r4c7=5`` or ``r4c7!=5``; of a nonogram ``r3c4=#`` or ``r3c4=.``.
        techniques: the ids of those that the proof may use; without them, all of logic.
        language: what the answer speaks.
        seconds: after which it is given up.
        stop: asked often whether to give up.

    Raises:
        BadMove: that is no claim about a cell of this puzzle.
        ValueError: there is no such technique.
        Stopped: it took too long, or was stopped.
    """
    return puzzle._expert.why(claim, techniques, language, Limits(seconds, stop).pulse)


def check(
    puzzle: PuzzleT,
    *,
    language: Language = "en",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Mistake[PuzzleT] | None:
    """The first mistake on the board; None if nothing is wrong, as far as anybody can tell.

    Raises:
        Stopped: it took too long, or was stopped.
    """
    return puzzle._expert.check(language, Limits(seconds, stop).pulse)


def rate(
    puzzle: PuzzleT,
    *,
    language: Language = "en",
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Rating:
    """How hard a puzzle is: level, minutes, techniques; of a nonogram, from the empty board on.

    Raises:
        FlawedPuzzle: it has no solution, or several.
        OutOfReach: the board is too large.
        Stopped: it took too long, or was stopped.
    """
    return puzzle._expert.rate(language, Limits(seconds, stop).pulse)
