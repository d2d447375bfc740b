"""Pas à pas: a tutor in the terminal that teaches Sudoku and nonograms by logic.

Programs use it as a library: what it offers stands below, and in ``docs/api.md`` with examples.
Each name is loaded when it is first used.
"""

__version__ = "0.3.0"

TYPE_CHECKING = False  # as in typing, which would take longer to load than all of this
if TYPE_CHECKING:
    from tutor.base.watch import Stopped as Stopped
    from tutor.base.watch import TimeUp as TimeUp
    from tutor.library.grid import Grid as Grid
    from tutor.library.making import generate as generate
    from tutor.library.making import generate_nonogram as generate_nonogram
    from tutor.library.nonogram import Nonogram as Nonogram
    from tutor.library.problems import BadMove as BadMove
    from tutor.library.problems import BadText as BadText
    from tutor.library.problems import FlawedPuzzle as FlawedPuzzle
    from tutor.library.problems import OutOfReach as OutOfReach
    from tutor.library.problems import PuzzleError as PuzzleError
    from tutor.library.problems import Unavailable as Unavailable
    from tutor.library.rating import Rating as Rating
    from tutor.library.technique import Technique as Technique
    from tutor.library.telling import Mistake as Mistake
    from tutor.library.telling import Reason as Reason
    from tutor.library.telling import Step as Step
    from tutor.library.verbs import check as check
    from tutor.library.verbs import hint as hint
    from tutor.library.verbs import rate as rate
    from tutor.library.verbs import solutions as solutions
    from tutor.library.verbs import solve as solve
    from tutor.library.verbs import steps as steps
    from tutor.library.verbs import walk as walk
    from tutor.library.verbs import why as why
else:
    _HOME = {
        name: module
        for module, names in {
            "base.watch": "Stopped TimeUp",
            "library.grid": "Grid",
            "library.making": "generate generate_nonogram",
            "library.nonogram": "Nonogram",
            "library.problems": ("BadMove BadText FlawedPuzzle OutOfReach PuzzleError Unavailable"),
            "library.rating": "Rating",
            "library.technique": "Technique",
            "library.telling": "Mistake Reason Step",
            "library.verbs": "check hint rate solutions solve steps walk why",
        }.items()
        for name in names.split()
    }

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *_HOME})
