"""Step -> sentences, in English and French: the only place where technique prose is made.

This is the room's front door. What is behind it is loaded when first asked for:
the message library takes longer to load than most grids to solve.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.narrate.hints import APPLY as APPLY
    from tutor.narrate.hints import NAME as NAME
    from tutor.narrate.hints import NUDGE as NUDGE
    from tutor.narrate.hints import PATTERN as PATTERN
    from tutor.narrate.hints import REASON as REASON
    from tutor.narrate.hints import RUNGS as RUNGS
    from tutor.narrate.hints import hint as hint
    from tutor.narrate.mistakes import hint_at_mistake as hint_at_mistake
    from tutor.narrate.mistakes import tell_diagnosis as tell_diagnosis
    from tutor.narrate.mistakes import tell_marks as tell_marks
    from tutor.narrate.mistakes import tell_mistake as tell_mistake
    from tutor.narrate.narration import called as called
    from tutor.narrate.narration import name as name
    from tutor.narrate.narration import narrate as narrate
    from tutor.narrate.reasons import tell_reason as tell_reason

_MODULES = {
    "hints": ("APPLY", "NAME", "NUDGE", "PATTERN", "REASON", "RUNGS", "hint"),
    "mistakes": ("hint_at_mistake", "tell_diagnosis", "tell_marks", "tell_mistake"),
    "narration": ("called", "name", "narrate"),
    "reasons": ("tell_reason",),
}
_HOME = {public: module for module, names in _MODULES.items() for public in names}


def __getattr__(public: str) -> Any:
    if public not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {public!r}")
    return getattr(import_module(f"{__name__}.{_HOME[public]}"), public)
