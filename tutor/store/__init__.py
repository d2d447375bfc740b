"""What the learner has done, in one file that survives being stopped at any moment.

Rows in, rows out: what they mean is told by whoever opens the file. Nothing here speaks to
people: what goes wrong is a :class:`Problem`, and the sentence about it is made where the
language is known.
"""

from tutor.base.home import data_folder
from tutor.store.exams import ExamRow
from tutor.store.game_rows import Record
from tutor.store.keeper import Keeper
from tutor.store.problem import Problem, Unwritten
from tutor.store.settings import Settings
from tutor.store.store import Store

__all__ = [
    "ExamRow",
    "Keeper",
    "Problem",
    "Record",
    "Settings",
    "Store",
    "Unwritten",
    "data_folder",
]
