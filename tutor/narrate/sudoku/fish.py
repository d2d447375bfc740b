"""Fish of every size and shape in words."""

from tutor.narrate.story import Story
from tutor.narrate.sudoku.digits_and_houses import Houses
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import Facts
from tutor.sudoku.geometry import House
from tutor.techniques.step import Step


def _fish(read: GridReader) -> Facts:
    """The bases and covers, the fins, and the base candidates that are removed all the same.

    Fins are told by where they lie: outside the covers, or in several bases at once.
    Of the houses as many are bases as covers; in a siamese fish there is one cover more.
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


def _story(message: str, siamese: str = "") -> Story[GridReader]:
    return Story(message, _fish, "digit", {"siamese": siamese} if siamese else {})


_BIG_FISH = _story("big-fish")
_FINNED_BIG_FISH = _story("finned-big-fish", "siamese-big-fish")
_SIZES = ("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")

STORIES: dict[str, Story[GridReader]] = {
    **dict.fromkeys(_SIZES[:3], _story("fish")),
    **{f"finned-{size}": _story("finned-fish", "siamese-fish") for size in _SIZES[:3]},
    **{f"sashimi-{size}": _story("sashimi-fish", "siamese-fish") for size in _SIZES[:3]},
    "finned-squirmbag": _FINNED_BIG_FISH,
    "sashimi-squirmbag": _story("sashimi-fish", "siamese-big-fish"),
    **{f"franken-{size}": _BIG_FISH for size in _SIZES[1:5]},
    **{f"mutant-{size}": _BIG_FISH for size in _SIZES[:5]},
    **{f"finned-franken-{size}": _FINNED_BIG_FISH for size in _SIZES},
    **{f"finned-mutant-{size}": _FINNED_BIG_FISH for size in _SIZES},
}
