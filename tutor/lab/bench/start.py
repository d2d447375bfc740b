"""``tutor bench start``: what a command takes from its start to its end, beside bare Python.

They take turns, and processor time is what counts: other people's work on the same machine does
not add to it.
"""

from collections.abc import Callable, Mapping
from statistics import median
from tempfile import TemporaryDirectory

from tutor.lab.bench.command import run_by_python

BARE = "bare"
_GRID = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
_COMPLETION = {"_TUTOR_COMPLETE": "bash_complete", "COMP_WORDS": "tutor so", "COMP_CWORD": "1"}
COMMANDS: Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]] = {
    BARE: (("-c", "pass"), {}),
    "import tutor": (("-c", "import tutor"), {}),
    "tutor --version": (("-m", "tutor", "--version"), {}),
    "tutor --help": (("-m", "tutor", "--help"), {}),
    "tutor so⇥": (("-m", "tutor"), _COMPLETION),
    "tutor hint GRID": (("-m", "tutor", "hint", _GRID), {}),
    "tutor solve GRID": (("-m", "tutor", "solve", _GRID), {}),
    "tutor rate GRID": (("-m", "tutor", "rate", _GRID), {}),
}
"""What Python is given, and what the shell says besides."""


def compare(rounds: int, working: Callable[[str], None]) -> dict[str, float]:
    """The typical processor time of each, in seconds."""
    taken: dict[str, list[float]] = {name: [] for name in COMMANDS}
    with TemporaryDirectory() as folder:
        for _ in range(rounds):
            for name, (arguments, variables) in COMMANDS.items():
                working(name)
                cost = run_by_python(arguments, {"TUTOR_HOME": folder, **variables})
                taken[name].append(cost.processor)
    return {name: median(seconds) for name, seconds in taken.items()}
