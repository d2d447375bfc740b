"""Grids to practise on: they need what is due, and nothing that was never met."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tutor.learn.mastery import Mastery
from tutor.learn.shipped import ShippedFile, needs_of, shipped_file
from tutor.play.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX
from tutor.play.grading import LEVELS
from tutor.sudoku.dice import Dice
from tutor.sudoku.grid import Grid
from tutor.sudoku.shuffle import shuffled
from tutor.sudoku.watch import Pulse, no_pulse
from tutor.techniques.ladder import TECHNIQUES

_LOOKS, _LEAST_LOOKS = 40, 6
"""How many shipped grids are looked at before the best so far has to do."""
_MORE = 10
"""How many of them may come from the files of levels, for each technique."""
_SHUFFLES = 3
"""How many looks of one grid are tried: a few change what its walk needs."""

_RANK = {technique: rank for rank, technique in enumerate(TECHNIQUES)}


@dataclass(frozen=True)
class Practice:
    """A grid to practise a technique on."""

    grid: Grid
    technique: str
    unknown: tuple[str, ...] = ()
    """What else it needs that was never met, easiest first."""

    @property
    def title(self) -> str:
        """What a game on it is called."""
        return f"technique:{self.technique}"


def choose(mastery: Mastery, seed: int | str, pulse: Pulse = no_pulse) -> Practice | None:
    """A grid for what is due, the most forgotten first, else for what is being learnt.

    None if there is nothing of either.

    Args:
        mastery: what the learner knows.
        seed: the same grid comes for the same seed and the same knowledge.
        pulse: may stop the search.
    """
    begun = mastery.begun("sudoku")
    wanted = mastery.due_today("sudoku") or [one for one in begun if one.state == "learning"]
    techniques = [one.technique for one in wanted]
    looks = max(_LOOKS // max(len(techniques), 1), _LEAST_LOOKS)
    met = frozenset(one.technique for one in begun)
    choice = _Choice(met, Dice(f"practice/{seed}"), looks, pulse)
    for find in (choice.suitable, choice.nearest):
        for technique in techniques:
            if (found := find(technique)) is not None:
                return found
    return None


class _Choice:
    """One search for a grid."""

    def __init__(self, met: frozenset[str], dice: Dice, looks: int, pulse: Pulse) -> None:
        self._met = met
        self._dice = dice
        self._looks = looks
        self._pulse = pulse

    def suitable(self, technique: str) -> Practice | None:
        """A grid that needs a technique and otherwise only what was met, in a new look."""
        for file, index in islice(self._candidates(technique), self._looks):
            if not self._suits(technique, file.needs(index, self._pulse)):
                continue
            for _ in range(_SHUFFLES):
                grid = shuffled(file.grid(index), self._dice)
                if self._suits(technique, needs_of(grid, self._pulse)):
                    return Practice(grid, technique)
        return None

    def _suits(self, technique: str, needs: frozenset[str]) -> bool:
        return technique in needs and needs <= self._met

    def _candidates(self, technique: str) -> Iterator[tuple[ShippedFile, int]]:
        """The grids made for a technique, then some of the levels' that may need it too."""
        yield from self._own(technique)
        others = [
            (file, index)
            for level in LEVELS
            if (file := shipped_file(f"{LEVEL_PREFIX}{level}")) is not None
            for index in range(len(file))
            if (hardest := file.hardest(index)) in self._met and _RANK[hardest] >= _RANK[technique]
        ]
        self._dice.shuffle(others)
        yield from others[:_MORE]

    def _own(self, technique: str) -> list[tuple[ShippedFile, int]]:
        file = shipped_file(f"{TECHNIQUE_PREFIX}{technique}")
        return [] if file is None else [(file, i) for i in self._dice.permutation(len(file))]

    def nearest(self, technique: str) -> Practice | None:
        """The grid made for a technique that needs the least of what was never met."""
        grids = [
            (len(needs - self._met), file.grid(index))
            for file, index in self._own(technique)
            if technique in (needs := file.needs(index, self._pulse))
        ]
        if not grids:
            return None
        fewest, plain = min(grids, key=lambda found: found[0])
        for grid in (*(shuffled(plain, self._dice) for _ in range(_SHUFFLES)), plain):
            needs = needs_of(grid, self._pulse)
            unknown = sorted(needs - self._met, key=lambda id_: _RANK[id_])
            if technique in needs and len(unknown) <= fewest:
                break
        return Practice(grid, technique, tuple(unknown))
