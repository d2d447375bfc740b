"""Pictures for the collection that need a rule beyond lines: Expert and Master.

``python -m tutor.lab.mining.pictures`` takes the drawn motifs one after another and turns over as
few cells as it can find, mirrored and at the edge of black and white where that will do, until
there is one solution and the walk needs the level. What it writes follows from the motifs and the
seeds alone; ``--only SLUG`` keeps it to one, and ``--show`` writes nothing.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from types import MappingProxyType

from tutor.base.dice import Dice
from tutor.games.nonogram.pictures import folder
from tutor.nonogram.explain import path
from tutor.nonogram.formats import write
from tutor.nonogram.position import Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.repair import Rows, doubt_of, repainted, strangeness, unsettled
from tutor.nonogram.rules.ladder import LADDER
from tutor.rating.levels import Level

LEVEL_OF_RULE: dict[str, Level] = {"edge-logic": "expert", "contradiction": "master"}
"""The rules that are mined for."""
LEVELS_MINED: dict[str, Level] = {str(level): level for level in LEVEL_OF_RULE.values()}
_STARTS = 400
"""So many beginnings are tried for a motif."""
_MOST_TURNED = 9
"""Cells of the drawn half: with more the motif would be lost."""
_MOST_OPEN = 90
"""Where lines leave more cells open a walk is tedious."""
_STANDS_OUT = 5
"""Of its eight neighbours so many have a cell's colour: turned over it would stand out."""


@dataclass(frozen=True)
class Motif:
    """A drawn half of a picture, with its titles."""

    slug: str
    level: Level
    """What it is to become."""
    title: str
    french: str
    half: Rows

    @property
    def picture(self) -> Rows:
        """The whole of it."""
        width = max(map(len, self.half))
        return tuple(row + row[-2::-1] for row in (row.ljust(width, ".") for row in self.half))


def motifs() -> Iterator[Motif]:
    """Everything that was drawn."""
    text = files(__package__).joinpath("motifs.txt").read_text(encoding="utf-8")
    for part in text.split("\n\n"):
        lines = [line for line in part.splitlines() if line and not line.startswith("# ")]
        if lines:
            name, titles = lines[0].split(": ")
            slug, level = name.split(", ")
            title, french = titles.split(" / ")
            yield Motif(slug, LEVELS_MINED[level], title, french, tuple(lines[1:]))


@dataclass(frozen=True)
class Found:
    """A picture made of a motif."""

    picture: Rows
    turned: int


def mined(motif: Motif) -> Found | None:
    """The motif with few cells turned over so that it has its level."""
    best: Found | None = None
    for start in range(_STARTS):
        dice = Dice(f"picture/{motif.slug}/{start}")
        most = _MOST_TURNED if best is None else best.turned - 1
        if most < 0:
            break
        found = _from_here(motif, most, dice)
        best = found or best
    return best


def _from_here(motif: Motif, most: int, dice: Dice) -> Found | None:
    """Turn cells over until a walk needs the level; None if it was not met."""
    now = motif.picture
    for count in range(most + 1):
        if level_of(now) == motif.level:
            return Found(now, count)
        places = [cell for cell in _of_half(now) if strangeness(now, cell) < _STANDS_OUT]
        cell = places[dice.below(len(places))]
        sign = "#" if "".join(now)[cell] == "." else "."
        now = repainted(now, dict.fromkeys(_with_mirrored(now, cell), sign))
    return None


def _of_half(picture: Rows) -> Iterator[int]:
    width = len(picture[0])
    return (c for c in range(width * len(picture)) if c % width <= width // 2)


def _with_mirrored(picture: Rows, cell: int) -> Sequence[int]:
    row, column = divmod(cell, len(picture[0]))
    other = (row + 1) * len(picture[0]) - 1 - column
    return [cell] if other == cell else [cell, other]


def level_of(picture: Rows) -> Level | None:
    """The level of a picture that lines do not finish; None if it has not one solution or none."""
    if not 0 < len(unsettled(picture)) <= _MOST_OPEN or not doubt_of(picture).is_unique:
        return None
    walked = path(Position(puzzle_of(picture)), LADDER)
    if not walked.is_complete:
        return None
    used = {step.technique for step in walked.steps}
    hardest = [rule.id for rule in LADDER if rule.id in used][-1]
    return LEVEL_OF_RULE.get(hardest)


def puzzle_named(motif: Motif, picture: Rows) -> Puzzle:
    """The puzzle as it stands in the collection."""
    about = {
        "title-fr": motif.french,
        "catalogue": f"pas-a-pas:{motif.slug}",
        "by": "Pas à pas",
        "license": "MIT",
    }
    return replace(puzzle_of(picture, motif.title), properties=MappingProxyType(about))


def main() -> None:
    """Mine what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append")
    parser.add_argument("--show", action="store_true", help="write nothing")
    asked = parser.parse_args()
    for motif in motifs():
        if asked.only and motif.slug not in asked.only:
            continue
        found = mined(motif)
        if found is None:
            print(f"{motif.slug}: not found", flush=True)
            continue
        print(f"{motif.slug}: {motif.level}, {found.turned} turned", flush=True)
        for row in found.picture:
            print("  " + row.replace("#", "██").replace(".", "· "), flush=True)
        if not asked.show:
            text = write(puzzle_named(motif, found.picture), "non")
            (folder() / f"{motif.slug}.non").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
