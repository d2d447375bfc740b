"""Leaving in plain text while the learner's file cannot take everything."""

from collections.abc import Iterator
from pathlib import Path

from tutor.base.shown import printable
from tutor.cli.run import print_text
from tutor.language import Speaker
from tutor.learn.storage_words import tell_unsaved
from tutor.store import Store
from tutor.store.exchange import save_elsewhere, suggested_place

_AGAIN = ("again", "encore")
_LEAVE = ("leave", "quit", "partir", "quitter")


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
