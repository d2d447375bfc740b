"""Telling pasted text from typed keys, where the terminal does not say which is which."""

from collections.abc import Iterable

from textual import events

AT_ONCE = 64
"""So many characters at once nobody types; the shortest line of a 9x9 grid has 81."""
_DISTINCT = 3
"""A key held down sends many characters as well, but all the same."""
_WRITTEN = {"enter": "\n", "tab": "\t", "space": " "}


def looks_pasted(text: str) -> bool:
    """Whether a text that arrived at once was pasted."""
    return len(text) >= AT_ONCE and len(set(text)) >= _DISTINCT


def text_of(waiting: Iterable[events.Event]) -> str:
    """The characters of the keys that come first."""
    found = []
    for event in waiting:
        if not isinstance(event, events.Key):
            break
        character = _WRITTEN.get(event.key, event.character if event.is_printable else None)
        if character is None:
            break
        found.append(character)
    return "".join(found)
