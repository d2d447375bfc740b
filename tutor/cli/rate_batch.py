"""Rating many puzzles: here, in several processes, or on a cluster.

Whoever rates for others gets lines as they stand in the input and gives back text as it is
written, so that the process that reads and writes keeps up with many.
"""

import gc
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from tutor.base.language import Language
from tutor.base.watch import Pulse, no_pulse
from tutor.cli.binding import COMMANDS
from tutor.cli.rate_file import Form, FormName, form_of
from tutor.cli.workers import Crew, Pace, spread, timed
from tutor.rating.record import Record, Wanted

if TYPE_CHECKING:
    from tutor.cli.game_commands import InputPuzzle


_NEW_OBJECTS = 200_000
"""So many make it worth looking: some tens of megabytes."""
_SOON = 0.02
"""Seconds after which results are handed on."""


class Rated(NamedTuple):
    """What is written of a puzzle."""

    text: str
    has_rating: bool
    remark: str = ""
    """What somebody should know who meant another puzzle."""


@dataclass(frozen=True)
class Task:
    """How puzzles are to be rated, and how that is written."""

    game: str
    form: FormName
    language: Language
    wanted: Wanted
    speed: float | None = None
    """How the learner's minutes compare with those of others, if that is to be told."""

    @property
    def writing(self) -> Form:
        """How results are written."""
        with_formula = self.wanted.heuristic is not None
        alone = self.wanted.is_formula_alone
        return _form(self.game, self.form, self.language, with_formula, alone)

    def text(self, record: Record) -> str:
        """What is written of a record."""
        if self.speed is not None and record.get("score") is not None:
            record["own_minutes"] = round(self.speed * record["score"], 2)
        return self.writing.text(record)

    def rate(self, puzzle: "str | InputPuzzle", pulse: Pulse = no_pulse) -> Rated:
        """One puzzle."""
        remark = ""
        if isinstance(puzzle, str):
            lines = COMMANDS[self.game]().lines
            assert lines is not None
            puzzle, remark = lines.read(puzzle, self.language)
        record = puzzle.rate(self.wanted, pulse)
        return Rated(self.text(record), record.get("score", 0) is not None, remark)

    def rate_all(self, puzzles: "list[str | InputPuzzle]") -> list[Rated]:
        """A part of them."""
        with seldom_collected():
            return [self.rate(puzzle) for puzzle in puzzles]


@contextmanager
def seldom_collected() -> Iterator[None]:
    """In here Python looks for objects that keep each other alive less often.

    There are few, and to look for them means to go through all that techniques remember.
    """
    before = gc.get_threshold()
    gc.set_threshold(_NEW_OBJECTS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


@lru_cache(maxsize=4)
def _form(game: str, name: FormName, language: Language, sat: bool, alone: bool) -> Form:
    style = COMMANDS[game]().rating()
    return form_of(name, style, style.speaker(language), sat=sat, formula_alone=alone)


def ratings(
    task: Task,
    puzzles: "Iterable[str | InputPuzzle]",
    crew: Crew | None,
    pulse: Pulse = no_pulse,
    *,
    at_once: int,
    in_order: bool = True,
) -> Iterator[list[Rated]]:
    """Every puzzle rated, by a crew if there is one; so many at first make a part.

    Raises:
        Refused: the crew cannot go on.
    """
    if crew is None:
        with seldom_collected():
            yield from _rated_here(task, puzzles, pulse)
        return
    pace = Pace(at_once)
    work: Callable[[list[str | InputPuzzle]], tuple[float, list[Rated]]]
    work = partial(timed, task.rate_all)
    for seconds, done in spread(crew, work, pace.parts(puzzles), pulse, in_order=in_order):
        pace.took(seconds, len(done))
        yield done


def _rated_here(
    task: Task, puzzles: "Iterable[str | InputPuzzle]", pulse: Pulse
) -> Iterator[list[Rated]]:
    """Every puzzle rated by this process: those of a file in parts that take no time to wait for.

    What is done when something goes wrong, or Ctrl-C comes, still comes before it.
    """
    done: list[Rated] = []
    due = time.monotonic() + _SOON
    try:
        for puzzle in puzzles:
            done.append(task.rate(puzzle, pulse))
            if not isinstance(puzzle, str) or time.monotonic() > due:
                part, done = done, []
                yield part
                due = time.monotonic() + _SOON
    except (Exception, KeyboardInterrupt):
        if done:
            yield done
        raise
    if done:
        yield done
