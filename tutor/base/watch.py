"""How long work reports on itself, how it is stopped, and how much of it is allowed."""

from collections.abc import Callable

Report = Callable[[str, int], None]
"""Called now and then with what is counted (``nodes``, ``clauses``, ``conflicts``) and how many."""

Pulse = Callable[[], None]
"""Called often by long work; may raise to stop it."""

REPORT_EVERY = 1024
PULSE_EVERY = 64
"""Branchings between two calls: even on large boards they take no longer than a blink."""


def no_pulse() -> None:
    """The pulse of work that nobody stops."""


class BudgetSpent(Exception):
    """The search was stopped before it could answer."""


class Watch:
    """Counts branchings, reports them, and stops at a limit if there is one.

    A limit counted in branchings stops at the same point on every machine;
    one in seconds would not.
    """

    def __init__(
        self,
        report: Report | None = None,
        limit: int | None = None,
        pulse: Pulse = no_pulse,
    ) -> None:
        self.nodes = 0
        self._report = report
        self._limit = limit
        self._pulse = pulse

    def branch(self) -> None:
        """Count one branching."""
        self.nodes += 1
        if self._limit is not None and self.nodes > self._limit:
            raise BudgetSpent
        if self.nodes % PULSE_EVERY == 0:
            self._pulse()
        if self._report is not None and self.nodes % REPORT_EVERY == 0:
            self._report("nodes", self.nodes)

    def listen(self) -> None:
        """Let whoever watches stop work in which nothing branches."""
        self._pulse()

    def long_work(self) -> None:
        """Count work that takes as long as many branchings: there is always a pulse in it."""
        for _ in range(PULSE_EVERY):
            self.branch()


class Stopped(Exception):
    """Nobody waits for the answer any more."""


class TimeUp(Stopped):
    """The time set for it is over: what was found so far is the answer."""
