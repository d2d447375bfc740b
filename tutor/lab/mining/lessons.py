"""``python -m tutor.lab.mining.lessons``: write the data of every lesson, or of those named."""

import argparse
from collections.abc import Iterable
from pathlib import Path

from tutor.base.content import content_root
from tutor.lab.mining.exotic import ExoticMiner
from tutor.lab.mining.miner import Miner
from tutor.lab.mining.misses import Miss, varied
from tutor.learn.course import is_exotic
from tutor.learn.pages import EXERCISES_FILE, LESSON_FILE
from tutor.learn.taught import ORDER
from tutor.learn.writing import write_board, write_candidates, write_cells
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES
from tutor.techniques.step import Mark, Step

NEAR_MISSES = 16
_HEADER = "# Written by python -m tutor.lab.mining.lessons from the collections of puzzles/.\n"


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


def _told_already(folder: Path) -> str:
    """The worked examples that a lesson has: its words speak of them, so they are kept."""
    path = folder / LESSON_FILE
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    examples = text[text.find("[[example]]") :] if "[[example]]" in text else ""
    return examples.partition("[[near-miss]]")[0]


def write_files(miner: Miner, folder: Path) -> None:
    """Write both files of a lesson."""
    folder.mkdir(parents=True, exist_ok=True)
    technique, told = miner.technique.id, miner.told_miss()
    examples = _told_already(folder)
    if not examples:
        for found in miner.examples():
            examples += "\n".join(
                ["[[example]]", *_board(found.before), *_step(found.step), "", ""]
            )
    lesson = "\n".join([_HEADER, examples + "\n".join(_near_miss(told))])
    (folder / LESSON_FILE).write_text(lesson, encoding="utf-8")
    lines = [_HEADER]
    for found in miner.exercises():
        board = _board(found.before)
        if "\n".join(board) not in examples:
            lines += ["[[instance]]", *board, ""]
    for miss in varied([m for m in miner.misses if m != told], technique)[:NEAR_MISSES]:
        lines += _near_miss(miss)
    (folder / EXERCISES_FILE).write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    """Look for boards and write them down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", choices=ORDER)
    parser.add_argument("--folder", type=Path, default=content_root("lessons"))
    arguments = parser.parse_args()
    for id_ in arguments.only or ORDER:
        kind = ExoticMiner if is_exotic(id_) else Miner
        miner = kind(TECHNIQUES[id_])
        miner.run()
        write_files(miner, arguments.folder / id_)
        found = sorted({miss.kind for miss in miner.misses})
        print(f"{id_}: {len(miner.instances)} instances, {len(miner.misses)} near misses {found}")


if __name__ == "__main__":
    main()
