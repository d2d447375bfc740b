"""All that is recorded, by the name of its file."""

from tests.golden import (
    cases_course,
    cases_exam,
    cases_help,
    cases_nonogram,
    cases_play,
    cases_sudoku,
)
from tests.golden.record import Group

_MODULES = (cases_course, cases_exam, cases_help, cases_nonogram, cases_play, cases_sudoku)

GROUPS: dict[str, Group] = {name: group for room in _MODULES for name, group in room.GROUPS.items()}
assert len(GROUPS) == sum(len(room.GROUPS) for room in _MODULES)
