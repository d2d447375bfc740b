"""What the learner has done, in one file that survives being stopped at any moment.

Nothing here speaks to people: what goes wrong is a :class:`Problem`, and the sentence
about it is made where the language is known.
"""

from tutor.store.exams import ExamRow
from tutor.store.games import GameRecord
from tutor.store.keeper import Keeper, NonogramKeeper
from tutor.store.nonograms import NonogramRecord
from tutor.store.place import data_folder
from tutor.store.problem import Problem, Unwritten
from tutor.store.settings import Settings
from tutor.store.store import Store

__all__ = [
    "ExamRow",
    "GameRecord",
    "Keeper",
    "NonogramKeeper",
    "NonogramRecord",
    "Problem",
    "Settings",
    "Store",
    "Unwritten",
    "data_folder",
]
