"""Step -> sentences, in English and French: the only place where technique prose is made.

This is the room's front door; what is behind it is loaded when first asked for.
"""

from typing import TYPE_CHECKING

from tutor.narrate.rungs import APPLY as APPLY
from tutor.narrate.rungs import NAME as NAME
from tutor.narrate.rungs import NUDGE as NUDGE
from tutor.narrate.rungs import PATTERN as PATTERN
from tutor.narrate.rungs import REASON as REASON
from tutor.narrate.rungs import RUNGS as RUNGS

if TYPE_CHECKING:
    from tutor.narrate.names import called as called
    from tutor.narrate.names import name as name
    from tutor.narrate.sudoku.eureka import eureka as eureka
    from tutor.narrate.sudoku.grid_teller import counted as counted
    from tutor.narrate.sudoku.grid_teller import hint as hint
    from tutor.narrate.sudoku.grid_teller import hint_at_mistake as hint_at_mistake
    from tutor.narrate.sudoku.grid_teller import in_lines as in_lines
    from tutor.narrate.sudoku.grid_teller import narrate as narrate
    from tutor.narrate.sudoku.grid_teller import place as place
    from tutor.narrate.sudoku.grid_teller import tell_diagnosis as tell_diagnosis
    from tutor.narrate.sudoku.grid_teller import tell_marks as tell_marks
    from tutor.narrate.sudoku.grid_teller import tell_mistake as tell_mistake
    from tutor.narrate.sudoku.grid_teller import tell_parting as tell_parting
    from tutor.narrate.sudoku.grid_teller import tell_reason as tell_reason
    from tutor.narrate.sudoku.grid_teller import title as title
    from tutor.narrate.sudoku.grid_teller import visible_marks as visible_marks
else:
    from tutor.narrate.front_door import front_door

    __getattr__ = front_door(
        __name__,
        {
            "names": ("called", "name"),
            "sudoku.eureka": ("eureka",),
            "sudoku.grid_teller": (
                *("hint", "hint_at_mistake", "in_lines", "narrate", "tell_diagnosis"),
                *(
                    "counted",
                    "place",
                    "tell_marks",
                    "tell_mistake",
                    "tell_parting",
                    "tell_reason",
                    "title",
                    "visible_marks",
                ),
            ),
        },
    )
