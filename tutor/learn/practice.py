"""Grids to practise on: they need what is due, and nothing that was never met."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, no_pulse
from tutor.games.sudoku.collections import (
    LEVEL_PREFIX,
    TECHNIQUE_PREFIX,
    ShippedFile,
    needs_of,
    shipped_file,
)
from tutor.games.sudoku.making import LEVELS
from tutor.learn.mastery import Mastery
from tutor.learn.taught import family_of, lesson_of
from tutor.sudoku.grid import Grid
from tutor.sudoku.symmetry import shuffled
from tutor.techniques.ladder import LAST_TIER, TECHNIQUES

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
    """What else it needs whose lesson was never met, easiest first."""

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
        looks = min(self._looks, _most_looks(technique))
        for file, index in islice(self._candidates(technique), looks):
            if not self._suits(technique, file.needs(index, self._pulse)):
                continue
            for _ in range(_SHUFFLES):
                grid = shuffled(file.grid(index), self._dice)
                if self._suits(technique, needs_of(grid, self._pulse)):
                    return Practice(grid, technique)
        return None

    def _suits(self, technique: str, needs: frozenset[str]) -> bool:
        lessons = set(map(lesson_of, needs))
        return technique in lessons and lessons <= self._met

    def _unknown(self, needs: frozenset[str]) -> list[str]:
        """What was never met of all that a grid needs."""
        return [id_ for id_ in needs if lesson_of(id_) not in self._met]

    def _candidates(self, technique: str) -> Iterator[tuple[ShippedFile, int]]:
        """The grids made for a technique, then some of the levels' that may need it too."""
        yield from self._own(technique)
        others = [
            (file, index)
            for level in LEVELS
            if (file := shipped_file(f"{LEVEL_PREFIX}{level}")) is not None
            for index in range(len(file))
            if lesson_of(hardest := file.hardest(index)) in self._met
            and _RANK[hardest] >= _RANK[technique]
        ]
        self._dice.shuffle(others)
        yield from others[:_MORE]

    def _own(self, technique: str) -> list[tuple[ShippedFile, int]]:
        """The grids made for what a lesson teaches."""
        files = [shipped_file(f"{TECHNIQUE_PREFIX}{id_}") for id_ in family_of(technique)]
        grids = [(file, index) for file in files if file is not None for index in range(len(file))]
        return [grids[number] for number in self._dice.permutation(len(grids))]

    def nearest(self, technique: str) -> Practice | None:
        """The grid made for a technique that needs the least of what was never met."""
        grids = [
            (len(self._unknown(needs)), file.grid(index))
            for file, index in self._own(technique)[: _most_looks(technique)]
            if technique in map(lesson_of, needs := file.needs(index, self._pulse))
        ]
        if not grids:
            return None
        fewest, plain = min(grids, key=lambda found: found[0])
        for grid in (*(shuffled(plain, self._dice) for _ in range(_SHUFFLES)), plain):
            needs = needs_of(grid, self._pulse)
            unknown = sorted(self._unknown(needs), key=lambda id_: _RANK[id_])
            if technique in map(lesson_of, needs) and len(unknown) <= fewest:
                break
        return Practice(grid, technique, tuple(unknown))


def _most_looks(technique: str) -> int:
    """How many grids are looked at for a technique: few where walking one takes seconds."""
    return _LOOKS if TECHNIQUES[technique].tier <= LAST_TIER else _LEAST_LOOKS
