"""Finds the boards of the course in our own collections and writes its data files.

``python -m tutor.learn.mining`` walks the grids of the collections. A board on which the
simplest step is a technique is an instance of it; the board before, on which the same cells
were not the pattern yet and the technique found nothing, is a near miss. The clearest
instances become worked examples. What is found depends on nothing but the collections.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tutor.content import content_root
from tutor.explain.lookalike import faults, kinds
from tutor.explain.lookalike.fault import Fault
from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import walk
from tutor.learn.schema import EXERCISES_FILE, LESSON_FILE
from tutor.learn.writing import write_board, write_candidates, write_cells
from tutor.play.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX, collection, collections
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Mark, Step

INSTANCES = 24
NEAR_MISSES = 12
EXAMPLES = 2
TOLD_NEAR_MISSES = 1
_HEADER = "# Written by python -m tutor.learn.mining from the collections of puzzles/.\n"
_VAGUE = frozenset({"no-pattern", "nothing-to-remove", "too-few", "too-many", "at-least"})
"""Faults that teach little: other near misses come first."""


@dataclass(frozen=True)
class Found:
    """A board on which a technique applies."""

    before: Grid
    step: Step
    grid_number: int
    is_simplest: bool
    """Whether nothing simpler applies there."""


@dataclass(frozen=True)
class Miss:
    """A board on which it only looks so."""

    before: Grid
    cells: tuple[int, ...]
    faults: tuple[Fault, ...]

    def rank(self, technique: str) -> tuple[int, ...]:
        """What teaches most comes first: telling faults, few of them, in few cells."""
        telling = kinds(technique)
        is_vague = any(fault.kind in _VAGUE for fault in self.faults)
        place = telling.index(self.faults[0].kind)
        return is_vague, len(self.faults), place, len(self.cells)


def boards_of(grid: Grid) -> Iterator[tuple[Position, Step]]:
    """Every board on the walk of a grid, with its simplest step."""
    position = Position(grid)
    for step in walk(position):
        yield position.copy(), step


def sources(technique: str) -> Iterator[Grid]:
    """The grids to look through: those made for the technique, then all others."""
    own = collection(TECHNIQUE_PREFIX + technique)
    if own is not None:
        yield from own.grids()
    for other in collections():
        if other.id.startswith((TECHNIQUE_PREFIX, LEVEL_PREFIX)) and other != own:
            yield from other.grids()


class Miner:
    """Looks for the boards of one technique until there are enough."""

    def __init__(self, technique: Technique) -> None:
        self.technique = technique
        self.instances: list[Found] = []
        self.misses: list[Miss] = []

    def run(self) -> None:
        """Walk grids until enough boards are known."""
        for number, grid in enumerate(sources(self.technique.id)):
            if len(self.instances) >= 2 * INSTANCES and len(self.misses) >= 2 * NEAR_MISSES:
                break
            self._look_at(grid, number)
        if len(self.instances) < INSTANCES:
            for number, grid in enumerate(sources(self.technique.id)):
                if len(self.instances) >= INSTANCES:
                    break
                self._look_closely(grid, number)
        for grid in sources(self.technique.id):
            if len(self.misses) > NEAR_MISSES:
                break
            self._look_for_misses(grid)

    def _look_at(self, grid: Grid, number: int) -> None:
        """Take the boards on which it is the simplest step, and what came before them."""
        boards = list(boards_of(grid))
        kinds: set[object] = set()
        for index, (position, step) in enumerate(boards):
            if step.technique != self.technique.id or _kind(step) in kinds:
                continue
            kinds.add(_kind(step))
            self.instances.append(Found(position.grid(), step, number, True))
            if len(self.misses) < 2 * NEAR_MISSES:
                self._look_back([before for before, _ in boards[:index]], step)

    def _look_back(self, boards: list[Position], step: Step) -> None:
        """The last board before on which the technique found nothing."""
        cells = tuple(sorted(pattern_cells(step)))
        for before in reversed(boards[-12:]):
            if any(before.values[cell] for cell in cells if cell not in _filled(step)):
                return
            if next(self.technique.finder(before), None) is None:
                found = faults(before, self.technique.id, cells)
                if 1 <= len(found) <= 2:
                    miss = Miss(before.grid(), cells, found)
                    if all(miss.cells != m.cells or miss.before != m.before for m in self.misses):
                        self.misses.append(miss)
                    return

    def _look_closely(self, grid: Grid, number: int) -> None:
        """Take a board on which it applies though something simpler does too."""
        for position, simplest in boards_of(grid):
            if simplest.technique == self.technique.id:
                return  # seen before
            step = next(self.technique.find(position), None)
            if step is not None:
                self.instances.append(Found(position.grid(), step, number, False))
                return

    def _look_for_misses(self, grid: Grid) -> None:
        """Look back from the first board on which it applies, whatever is simpler there."""
        boards = [position for position, _ in boards_of(grid)]
        for index, position in enumerate(boards):
            step = next(self.technique.find(position), None)
            if step is not None:
                self._look_back(boards[:index], step)
                return

    def examples(self) -> list[Found]:
        """The clearest boards, each of another kind as far as there are several."""
        ranked = sorted(self.instances, key=_clarity)
        chosen = ranked[:1]
        others = [found for found in ranked if found.grid_number != chosen[0].grid_number]
        first = _kind(chosen[0].step)
        others.sort(key=lambda found: (not found.is_simplest, _kind(found.step) == first))
        return chosen + others[: EXAMPLES - 1]


def _filled(step: Step) -> frozenset[int]:
    """The cells of a pattern that hold a digit, as those of an avoidable rectangle do."""
    return frozenset(step.cells("rectangle"))


def _kind(step: Step) -> tuple[object, ...]:
    """What makes two steps alike: the argument and the houses it runs through."""
    return step.variant, tuple(house.kind for house in step.houses[:1])


def _clarity(found: Found) -> tuple[int, ...]:
    """Small patterns first, then few things to look at, then a fuller board."""
    step = found.step
    excluded = len(step.cells("excluded"))
    removed = len(step.eliminations)
    empty = sum(1 for _ in found.before.empty_cells())
    return (
        not found.is_simplest,
        excluded,
        len(pattern_cells(step)),
        abs(removed - 2),
        abs(empty - 40),
        found.grid_number,
    )


# Writing


def _board(grid: Grid) -> list[str]:
    givens = [v if grid.is_given(cell) else 0 for cell, v in enumerate(grid.values)]
    lines = [f'givens = "{write_board(givens)}"']
    if givens != grid.values:
        lines.append(f'board = "{write_board(grid.values)}"')
    if crossed := write_candidates(grid.removed_candidates()):
        lines.append(f'crossed = "{crossed}"')
    return lines


def _step(step: Step) -> list[str]:
    lines = ["[example.step]"]
    if step.houses:
        lines.append(f"houses = [{', '.join(_quoted(h.name('en')) for h in step.houses)}]")
    if step.placements:
        lines.append(f'places = "{write_candidates(step.placements, "=")}"')
    if step.eliminations:
        lines.append(f'removes = "{write_candidates(step.eliminations)}"')
    lines.append("[example.step.marks]")
    for role, marks in _by_role(step.marks).items():
        lines.append(f'{role} = "{write_candidates((m.cell, m.digit) for m in marks)}"')
    return lines


def _by_role(marks: Iterable[Mark]) -> dict[str, list[Mark]]:
    found: dict[str, list[Mark]] = {}
    for mark in marks:
        found.setdefault(mark.role, []).append(mark)
    return found


def _quoted(text: str) -> str:
    return f'"{text}"'


def _near_miss(miss: Miss) -> list[str]:
    return ["[[near-miss]]", *_board(miss.before), f'cells = "{write_cells(miss.cells)}"', ""]


def write_files(miner: Miner, folder: Path) -> None:
    """Write both files of a lesson."""
    folder.mkdir(parents=True, exist_ok=True)
    examples = miner.examples()
    misses = sorted(miner.misses, key=lambda miss: miss.rank(miner.technique.id))
    told, others = misses[:TOLD_NEAR_MISSES], misses[TOLD_NEAR_MISSES:]
    lines = [_HEADER]
    for found in examples:
        lines += ["[[example]]", *_board(found.before), *_step(found.step), ""]
    for miss in told:
        lines += _near_miss(miss)
    (folder / LESSON_FILE).write_text("\n".join(lines), encoding="utf-8")
    lines = [_HEADER]
    for found in [one for one in miner.instances if one not in examples][:INSTANCES]:
        lines += ["[[instance]]", *_board(found.before), ""]
    for miss in others[:NEAR_MISSES]:
        lines += _near_miss(miss)
    (folder / EXERCISES_FILE).write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Write the data of every lesson, or of those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", choices=[t.id for t in LADDER])
    parser.add_argument("--folder", type=Path, default=content_root("lessons"))
    arguments = parser.parse_args()
    for id_ in arguments.only or [technique.id for technique in LADDER]:
        miner = Miner(TECHNIQUES[id_])
        miner.run()
        write_files(miner, arguments.folder / id_)
        print(f"{id_}: {len(miner.instances)} instances, {len(miner.misses)} near misses")


if __name__ == "__main__":
    main()
