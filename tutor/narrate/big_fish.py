"""Franken and mutant fish in words."""

from tutor.narrate.reader import Facts, Reader
from tutor.narrate.story import Story
from tutor.narrate.words import Houses
from tutor.sudoku.geometry import House
from tutor.techniques.step import Step


def _fish(read: Reader) -> Facts:
    """The bases and covers, the fins, and the base candidates that are removed all the same.

    Fins are told by where they lie: outside the covers, or in several bases at once.
    """
    step = read.step
    size = len(step.houses) // 2
    bases, covers = step.houses[:size], step.houses[size:]
    cells, fins = step.cells(), step.cells("fin", "endo-fin")
    removed = tuple(cell for cell, _ in step.eliminations)
    others = _outside(removed, *bases)
    facts: Facts = {
        "digit": read.digits_of("base", "fin", "endo-fin"),
        "bases": Houses(bases),
        "covers": read.houses(*covers),
        "size": size,
        "fins": read.cells(*_outside(cells, *covers)),
        "inner": read.with_role("endo-fin"),
        "all-fins": read.cells(*fins),
        "others": read.cells(*others),
        "doubled": read.cells(*(cell for cell in removed if cell not in others)),
        "thin": Houses(tuple(house for house in bases if _is_thin(house, step))),
    }
    if step.variant == "siamese":
        *shared, first, second = covers
        for which, own in (("first", first), ("second", second)):
            facts[f"{which}-covers"] = read.houses(*shared, own)
            facts[f"{which}-fins"] = read.cells(*_outside(cells, *shared, own))
    return facts


def _outside(cells: tuple[int, ...], *houses: House) -> tuple[int, ...]:
    """The cells that lie in none of some houses."""
    return tuple(cell for cell in cells if not any(cell in house.cells for house in houses))


def _is_thin(house: House, step: Step) -> bool:
    """Whether a base would have a single place left without its fins."""
    body = [cell for cell in step.cells("base") if cell in house.cells]
    return len(body) == 1 and any(cell in house.cells for cell in step.cells("fin"))


_SIAMESE = {"siamese": "siamese-big-fish"}
_FINLESS = Story("big-fish", _fish, "digit")
_FINNED = Story("finned-big-fish", _fish, "digit", _SIAMESE)
_SASHIMI = Story("sashimi-fish", _fish, "digit", _SIAMESE)

STORIES: dict[str, Story] = {
    "franken-swordfish": _FINLESS,
    "franken-jellyfish": _FINLESS,
    "finned-franken-x-wing": _FINNED,
    "finned-franken-swordfish": _FINNED,
    "finned-franken-jellyfish": _FINNED,
    "franken-squirmbag": _FINLESS,
    "franken-whale": _FINLESS,
    "finned-franken-squirmbag": _FINNED,
    "finned-franken-whale": _FINNED,
    "finned-franken-leviathan": _FINNED,
    "mutant-x-wing": _FINLESS,
    "mutant-swordfish": _FINLESS,
    "mutant-jellyfish": _FINLESS,
    "mutant-squirmbag": _FINLESS,
    "mutant-whale": _FINLESS,
    "finned-mutant-x-wing": _FINNED,
    "finned-mutant-swordfish": _FINNED,
    "finned-mutant-jellyfish": _FINNED,
    "finned-mutant-squirmbag": _FINNED,
    "finned-mutant-whale": _FINNED,
    "finned-mutant-leviathan": _FINNED,
    "finned-squirmbag": _FINNED,
    "sashimi-squirmbag": _SASHIMI,
}
