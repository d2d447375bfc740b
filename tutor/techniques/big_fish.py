"""Franken and mutant fish, and fish of five houses and more."""

from collections.abc import Iterator
from functools import partial
from typing import Literal

from tutor.techniques.position import Position
from tutor.techniques.step import Step

Shape = Literal["basic", "franken", "mutant"]


def _steps(position: Position, size: int, shape: Shape, *, finned: bool) -> Iterator[Step]:
    return iter(())


franken_swordfish = partial(_steps, size=3, shape="franken", finned=False)
franken_jellyfish = partial(_steps, size=4, shape="franken", finned=False)
finned_franken_x_wing = partial(_steps, size=2, shape="franken", finned=True)
finned_franken_swordfish = partial(_steps, size=3, shape="franken", finned=True)
finned_franken_jellyfish = partial(_steps, size=4, shape="franken", finned=True)
