"""Showing that somebody is thinking, while a command looks for something to say."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tutor.cli.progress import Progress
from tutor.games.watching import Watch


@contextmanager
def thinking(say: Callable[[str], str]) -> Iterator[Watch]:
    """Whoever thinks in here tells how far they are; it is shown if it takes a while."""
    with Progress() as progress:

        def watch(share: float) -> None:
            if progress.is_due:
                progress.show(say("plain-thinking"), share or None)

        yield watch
