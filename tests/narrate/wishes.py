"""What a form of a technique asks of a step."""

from collections.abc import Callable

from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.sudoku.grid_teller import STORIES, TELLER
from tutor.narrate.voice import Value
from tutor.sudoku.geometry import Geometry, HouseKind
from tutor.techniques.step import Step

NINE = Geometry.of(3, 3)

Wanted = Callable[[Step], bool]


def _removals(step: Step) -> int:
    return len({cell for cell, _ in step.eliminations})


def one(step: Step) -> bool:
    """Something goes from one cell."""
    return _removals(step) == 1


def several(step: Step) -> bool:
    """Something goes from several cells."""
    return _removals(step) > 1


def anything(_: Step) -> bool:
    """Whatever it is."""
    return True


def variant(name: str) -> Wanted:
    """The argument is this one of several."""
    return lambda step: step.variant == name


def in_houses(*kinds: HouseKind) -> Wanted:
    """The houses are of these kinds."""
    return lambda step: tuple(house.kind for house in step.houses) == kinds


def marked(count: int, *roles: str) -> Wanted:
    """So many candidates play one of these parts."""
    return lambda step: len([m for m in step.marks if m.role in roles]) == count


def both(*wishes: Wanted) -> Wanted:
    """All of these."""
    return lambda step: all(wish(step) for wish in wishes)


def either(*wishes: Wanted) -> Wanted:
    """One of these at least."""
    return lambda step: any(wish(step) for wish in wishes)


def no(wish: Wanted) -> Wanted:
    """The opposite."""
    return lambda step: not wish(step)


def counts(count: int, *facts: str) -> Wanted:
    """The story can name so many of each of these things."""

    def is_so(step: Step) -> bool:
        known = TELLER.facts_of(step, NINE, "en")
        return all(_size(known[fact]) == count for fact in facts)

    return is_so


def _size(fact: object) -> int:
    return len(fact.items) if isinstance(fact, Value) else int(str(fact))


def says(message: str) -> Wanted:
    """A line of the story is this message."""

    def is_so(step: Step) -> bool:
        lines = STORIES[step.technique].lines
        return lines is not None and any(
            name == message for name, _ in lines(GridReader(step, NINE, "en"))
        )

    return is_so


def fins(count: int) -> Wanted:
    """One fin, or several."""
    return both(variant(""), lambda step: (len(step.cells("fin")) > 1) == (count > 1))


def thin_lines(step: Step) -> int:
    """How many base lines of a sashimi fish keep a single place without their fins."""
    bases = step.houses[: len(step.houses) // 2]
    return sum(
        sum(cell in house.cells for cell in step.cells("base")) == 1
        and any(cell in house.cells for cell in step.cells("fin"))
        for house in bases
    )


def grouped(step: Step) -> bool:
    """A node of a chain is a group."""
    return any(len(end) > 1 for link in step.links for end in (link.start, link.end))


def with_sets(step: Step) -> bool:
    """A link of a chain leads through an almost locked set."""
    return any(link.by == "als" for link in step.links)


def apart(step: Step) -> bool:
    """Almost locked sets that have no cell in common."""
    sets = {link.cells for link in step.links if link.by == "als"}
    return len({cell for cells in sets for cell in cells}) == sum(map(len, sets))


def opens_in_a_cell(step: Step) -> bool:
    """The first link of a chain is between two candidates of a cell."""
    return step.links[0].house is None


def split_of_a_cell(step: Step) -> bool:
    """The cases are the candidates of a cell."""
    return not step.houses


def placing(step: Step) -> bool:
    """It places a digit."""
    return bool(step.placements)
