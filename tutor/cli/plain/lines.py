"""Lines that a learner types, and what becomes of the learner's file when there are no more."""

import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tutor.base.shown import printable
from tutor.base.watch import Stopped
from tutor.cli.run import print_text
from tutor.language import Speaker
from tutor.learn.learner import tell_unsaved, unread
from tutor.store import Store
from tutor.store.exchange import save_elsewhere, suggested_place

_AGAIN = ("again", "encore")
_LEAVE = ("leave", "quit", "partir", "quitter")
_PATIENCE = 3.0
"""Seconds; what is not read by then is read another time."""


def typed_lines() -> Iterator[str]:
    """Line after line until there are no more; on a terminal they can be edited."""
    if sys.stdin is None:
        return
    # Once lines have been read, for instance by the lesson before a game, it is too late.
    if hasattr(sys.stdin, "reconfigure") and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        # Not the stream itself: it would be closed as soon as somebody stops listening.
        yield from iter(sys.stdin.readline, "")
        return
    with suppress(ImportError):
        import readline  # noqa: F401  # lines can be edited, and called back
    while True:
        try:
            yield input("> ")
        except EOFError:
            print()
            return


def is_all_kept(store: Store, speaker: Speaker, lines: Iterator[str] | None) -> bool:
    """Whether everything is in the learner's file; if not, say so and offer to save it elsewhere.

    Args:
        store: the learner's file.
        speaker: speaks the learner's language.
        lines: what the learner types; None if there is nobody to be asked.
    """
    while unsaved := store.unsaved():
        print_text(tell_unsaved(unsaved, store.database.trouble, speaker))
        if lines is None:
            return False
        place = suggested_place()
        print_text(speaker.say("rescue-ask", name=printable(str(place), 200)))
        answer = next(lines, None)
        word = "leave" if answer is None else answer.strip()
        if word.lower() in _LEAVE:
            print_text(speaker.say("rescue-left"))
            return False
        if word.lower() not in _AGAIN and _is_saved(store, word or str(place), speaker):
            return False
    return True


def _is_saved(store: Store, name: str, speaker: Speaker) -> bool:
    """Whether a copy could be saved; either way it is said."""
    shown = printable(name, 200)
    try:
        path = Path(name).expanduser().absolute()
        save_elsewhere(store, path)
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        print_text(speaker.say("progress-cannot-write", name=shown, reason=printable(reason)))
        return False
    print_text(speaker.say("rescue-saved", name=printable(str(path), 400)))
    return True


def feed(store: Store) -> None:
    """Read the solved games that have not been read, and write down what they show.

    Small boards come first: a huge one must not keep the others waiting for ever.
    """
    end = time.monotonic() + _PATIENCE

    def pulse() -> None:
        if time.monotonic() > end:
            raise Stopped

    for game in sorted(unread(store), key=lambda game: game.cells):
        read = game.open()
        try:
            events = read(pulse)
        except Stopped:
            return
        except Exception:  # one that cannot be read must not disturb anybody
            continue
        store.add_events(events, of=game.birth)
