"""Solutions of any game, printed one after another or only counted."""

import sys
from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

from tutor.cli.inputs import Place
from tutor.cli.run import Run

S = TypeVar("S", covariant=True)
T = TypeVar("T")


class Solvable(Protocol[S]):
    """A puzzle that is to be solved, with its solutions as they are asked for."""

    @property
    def run(self) -> Run:
        """Whom to tell."""

    @property
    def status(self) -> str:
        """What is known so far."""

    def solutions(self, limit: int | None) -> Iterator[S]:
        """So many solutions."""

    def why_not(self) -> str:
        """What speaks against a solution, or that nothing is known."""


def print_all(
    answer: Solvable[T], text: Callable[[T], str], place: Place, limit: int | None, alone: bool
) -> None:
    """Every solution, and how many there were."""
    number = 0
    for solution in answer.solutions(limit):
        number += 1
        # One write: Ctrl-C must not cut a line in two.
        sys.stdout.write(text(solution))
    say = answer.run.say
    if not number:
        remark = answer.why_not()
    elif number == limit:
        remark = say("solve-list-limit", count=number)
    else:
        remark = say("solve-list-count", count=number)
    print(
        f"# {remark}" if alone else f"# {place.text(answer.run)}{say('colon')}{remark}", flush=True
    )


def print_count(answer: Solvable[object], limit: int | None) -> None:
    """How many solutions there are; ``?`` if nobody knows."""
    number = 0
    try:
        for _ in answer.solutions(limit):
            number += 1
    except KeyboardInterrupt:
        answer.run.remark(f"# {answer.run.say('solve-count-stopped', count=number)}")
        raise
    if number == limit:
        answer.run.remark(f"# {answer.run.say('solve-count-limit', count=number)}")
    print("?" if answer.status == "stuck" else number, flush=True)
