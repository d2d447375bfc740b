"""Commands timed as people run them: ``tutor rate --json`` with reading, rating and writing.

Processor time is what counts, of every process there is: other people's work on the same machine
does not add to it.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tutor.base.dice import Dice
from tutor.base.document import read_amount, read_list
from tutor.lab.bench.search import grid_of_line
from tutor.sudoku.formats import line_of
from tutor.sudoku.symmetry import shuffled

IS_TOLD = hasattr(os, "wait4")
"""Whether the system tells what a process has taken."""
_UNIT = 1 if sys.platform == "darwin" else 1024
"""Bytes in which the system counts memory."""
_LAUNCHER = """
import json, os, subprocess, sys, time
start = time.perf_counter()
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL)
_, _, used = os.wait4(process.pid, 0)
print(json.dumps([used.ru_utime + used.ru_stime, time.perf_counter() - start, used.ru_maxrss]))
"""
"""A new process counts as large as the one that begins it: so a small one does."""


@dataclass(frozen=True)
class Cost:
    """What a command took."""

    processor: float
    """Seconds, of all processes together."""
    wall: float
    memory: float
    """Bytes, of the largest process."""


def cost_of(puzzles: Sequence[str], jobs: int = 1) -> Cost:
    """Rate puzzles by the command."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "puzzles.txt")
        path.write_text("".join(f"{puzzle}\n" for puzzle in puzzles))
        rate = ["-m", "tutor", "rate", str(path), "--json", "--jobs", str(jobs)]
        return run_by_python(rate, {"TUTOR_HOME": folder})


def run_by_python(arguments: Sequence[str], variables: Mapping[str, str]) -> Cost:
    """Run our Python with some arguments, and tell what that took."""
    told = subprocess.run(
        [sys.executable, "-c", _LAUNCHER, sys.executable, *arguments],
        stdout=subprocess.PIPE,
        env=os.environ | dict(variables),
        check=True,
    ).stdout
    processor, wall, memory = map(read_amount, read_list(json.loads(told)))
    return Cost(processor, wall, memory * _UNIT)


def in_other_looks(puzzles: Sequence[str], count: int) -> list[str]:
    """So many puzzles: these, then the same in other looks, again and again."""
    dice = Dice("looks")
    found = list(puzzles[:count])
    while len(found) < count:
        some = puzzles[: count - len(found)]
        found += [line_of(shuffled(grid_of_line(puzzle), dice)) for puzzle in some]
    return found
