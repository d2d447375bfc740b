"""Nonograms in words. This is the front door; what is behind it is loaded when first asked for."""

from typing import TYPE_CHECKING

from tutor.narrate.rungs import APPLY as APPLY
from tutor.narrate.rungs import NAME as NAME
from tutor.narrate.rungs import NUDGE as NUDGE
from tutor.narrate.rungs import PATTERN as PATTERN
from tutor.narrate.rungs import REASON as REASON
from tutor.narrate.rungs import RUNGS as RUNGS

if TYPE_CHECKING:
    from tutor.narrate.nonogram.picture_teller import called as called
    from tutor.narrate.nonogram.picture_teller import hint as hint
    from tutor.narrate.nonogram.picture_teller import hint_at_mistake as hint_at_mistake
    from tutor.narrate.nonogram.picture_teller import in_lines as in_lines
    from tutor.narrate.nonogram.picture_teller import legend_of as legend_of
    from tutor.narrate.nonogram.picture_teller import name as name
    from tutor.narrate.nonogram.picture_teller import named as named
    from tutor.narrate.nonogram.picture_teller import narrate as narrate
    from tutor.narrate.nonogram.picture_teller import place as place
    from tutor.narrate.nonogram.picture_teller import role_name as role_name
    from tutor.narrate.nonogram.picture_teller import tell_mistake as tell_mistake
    from tutor.narrate.nonogram.picture_teller import tell_reason as tell_reason
    from tutor.narrate.nonogram.picture_teller import title as title
    from tutor.narrate.nonogram.picture_teller import told_of as told_of
    from tutor.narrate.nonogram.trials import told_lines as told_lines
    from tutor.narrate.nonogram.trials import written as written
else:
    from tutor.narrate.front_door import front_door

    __getattr__ = front_door(
        __name__,
        {
            "picture_teller": (
                *("called", "hint", "hint_at_mistake", "in_lines", "legend_of", "name", "named"),
                *("narrate", "place", "role_name", "tell_mistake", "tell_reason", "title"),
                "told_of",
            ),
            "trials": ("told_lines", "written"),
        },
    )
