"""Nonogram steps -> sentences, in English and French: the only place where rule prose is made.

This is the front door. What is behind it is loaded when first asked for, as in the room
around it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.narrate.nonogram.hints import APPLY as APPLY
    from tutor.narrate.nonogram.hints import NAME as NAME
    from tutor.narrate.nonogram.hints import NUDGE as NUDGE
    from tutor.narrate.nonogram.hints import PATTERN as PATTERN
    from tutor.narrate.nonogram.hints import REASON as REASON
    from tutor.narrate.nonogram.hints import RUNGS as RUNGS
    from tutor.narrate.nonogram.hints import Hint as Hint
    from tutor.narrate.nonogram.hints import Legend as Legend
    from tutor.narrate.nonogram.hints import hint as hint
    from tutor.narrate.nonogram.hints import legend_of as legend_of
    from tutor.narrate.nonogram.mistakes import hint_at_mistake as hint_at_mistake
    from tutor.narrate.nonogram.mistakes import tell_mistake as tell_mistake
    from tutor.narrate.nonogram.narration import called as called
    from tutor.narrate.nonogram.narration import name as name
    from tutor.narrate.nonogram.narration import named as named
    from tutor.narrate.nonogram.narration import narrate as narrate
    from tutor.narrate.nonogram.narration import role_name as role_name
    from tutor.narrate.nonogram.reasons import tell_reason as tell_reason

_MODULES = {
    "hints": (
        "APPLY",
        "NAME",
        "NUDGE",
        "PATTERN",
        "REASON",
        "RUNGS",
        "Hint",
        "Legend",
        "hint",
        "legend_of",
    ),
    "mistakes": ("hint_at_mistake", "tell_mistake"),
    "narration": ("called", "name", "named", "narrate", "role_name"),
    "reasons": ("tell_reason",),
}
_HOME = {public: module for module, names in _MODULES.items() for public in names}


def __getattr__(public: str) -> Any:
    if public not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {public!r}")
    return getattr(import_module(f"{__name__}.{_HOME[public]}"), public)
