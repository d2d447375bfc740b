"""What a sentence about a Step may speak of, family by family, read off its evidence."""

from tutor.narrate.sudoku.digits_and_houses import Cells, Houses, Seen
from tutor.narrate.sudoku.grid_reader import GridReader
from tutor.narrate.voice import Facts, Story
from tutor.sudoku.geometry import House
from tutor.techniques.step import Step


def single(read: GridReader) -> Facts:
    """A digit, the cell it goes into, and what keeps it from the other cells."""
    ((cell, digit),) = read.step.placements
    facts: Facts = {
        "cell": read.cell(cell),
        "digit": read.digits(digit),
        "blockers": read.with_role("blocker"),
        "excluded": read.with_role("excluded"),
        "alone": "no" if read.step.cells("blocker", "excluded") else "yes",
    }
    if read.step.houses:
        facts["house"] = Houses(read.step.houses)
    return facts


def naked_single(read: GridReader) -> Facts:
    """The other digits, each with the house where the cell sees it."""
    ((cell, digit),) = read.step.placements
    row, column, box = read.geometry.houses_of(cell)
    by_house: dict[House, list[int]] = {}
    for blocker, seen in read.step.candidates("blocker"):
        house = next(house for house in (box, row, column) if blocker in house.cells)
        by_house.setdefault(house, []).append(seen)
    return {
        "cell": read.cell(cell),
        "digit": read.digits(digit),
        "seen": Seen(
            read.geometry,
            tuple((h, tuple(by_house[h])) for h in (box, row, column) if h in by_house),
        ),
        "excluded": read.digits_of("excluded"),
    }


def locked(read: GridReader) -> Facts:
    """A digit, its cells, the house that confines it and the one it leaves."""
    confining, cleared = read.step.houses
    return {
        "digit": read.digits_of("locked"),
        "confining": Houses((confining,)),
        "cleared": Houses((cleared,)),
    }


def subset(read: GridReader) -> Facts:
    """How many cells share as many digits."""
    return {"size": len(read.step.cells())}


def two_links(read: GridReader) -> Facts:
    """Two strong links and the house where they meet; twice that for a dual kite."""
    facts: Facts = {"digit": read.digits_of("end", "link")}
    for number in range(len(read.step.links) // 3):
        first, weak, second = read.step.links[3 * number : 3 * number + 3]
        suffix = "" if number == 0 else "-dual"
        for name, link, ends in (("first", first, "start"), ("second", second, "end")):
            assert link.house is not None
            far = link.start if ends == "start" else link.end
            near = link.end if ends == "start" else link.start
            facts[f"{name}-house{suffix}"] = Houses((link.house,))
            facts[f"{name}-far{suffix}"] = read.cell(far[0].cell)
            facts[f"{name}-near{suffix}"] = read.cell(near[0].cell)
        assert weak.house is not None
        facts["meeting"] = Houses((weak.house,))
    return facts


def empty_rectangle(read: GridReader) -> Facts:
    """The box with its two arms, and the strong link that carries the argument."""
    step = read.step
    box, first, second, *_ = step.houses
    facts: Facts = {
        "digit": read.digits_of("corner"),
        "box": Houses((box,)),
        "first": Houses((first,)),
        "second": Houses((second,)),
        "corners": read.with_role("corner"),
    }
    for suffix, link in zip(("", "-dual"), step.links, strict=False):
        assert link.house is not None
        facts[f"link{suffix}"] = Houses((link.house,))
        facts[f"near{suffix}"] = read.cell(link.end[0].cell)
        facts["far"] = read.cell(link.start[0].cell)
    return facts


def wing(read: GridReader) -> Facts:
    """The pivot, and the pincers: each shares a digit with the pivot, and both share a third."""
    pivot = read.step.cells("pivot")[0]
    (z,) = read.step.digits("pincer")
    (one, x), (other, y) = read.step.candidates("link")
    return {
        "pivot": read.cell(pivot),
        "pivot-digits": read.digits_of("pivot"),
        "first": read.cell(one),
        "second": read.cell(other),
        "first-digits": read.digits(x, z),
        "second-digits": read.digits(y, z),
        "x": read.digits(x),
        "y": read.digits(y),
        "z": read.digits(z),
        "box": read.boxes_of(pivot),
    }


def w_wing(read: GridReader) -> Facts:
    """Two equal cells, and the strong link whose ends they see."""
    (one, y), (other, _) = read.step.candidates("pincer")
    (near_one, x), (near_other, _) = read.step.candidates("base")
    return {
        "first": read.cell(one),
        "second": read.cell(other),
        "first-near": read.cell(near_one),
        "second-near": read.cell(near_other),
        "x": read.digits(x),
        "y": read.digits(y),
        "pair": read.digits(x, y),
        "house": Houses(read.step.houses),
        "boxes": read.boxes_of(one, other),
    }


def colours(read: GridReader) -> Facts:
    """The cells of each colour, and which colour is wrong if one is."""
    step = read.step
    removed = set(step.eliminations)
    letters = {"a": "colour-a", "b": "colour-b", "c": "colour-c", "d": "colour-d"}
    facts: Facts = {"digit": read.digits_of("colour-a"), "house": Houses(step.houses)}
    for letter, role in letters.items():
        facts[letter] = read.cells(*(m.cell for m in step.marks if m.role == role))
        if any(m.role == role and (m.cell, m.digit) in removed for m in step.marks):
            facts["wrong"] = letter.upper()
            facts["wrong-cells"] = facts[letter]
    return facts


def remote_pair(read: GridReader) -> Facts:
    """A chain of equal cells, in its order, and its two halves."""
    return {
        **colours(read),
        "chain": Cells(read.geometry, read.step.cells()),
        "pair": read.digits_of("colour-a", "colour-b"),
    }


def rectangle(read: GridReader) -> Facts:
    """The four corners, the two digits that would be deadly, and what the roof has besides."""
    step = read.step
    corners = step.cells("floor", "roof", "rectangle")
    pair = step.digits("floor", "roof", "rectangle")
    extras = step.digits("extra")
    facts: Facts = {
        "corners": read.cells(*corners),
        "pair": read.digits(*pair),
        "boxes": read.boxes_of(*corners),
        "floor": read.with_role("floor"),
        "roof": read.with_role("roof"),
        "filled": read.with_role("rectangle"),
        "extras": read.digits(*extras),
        "subset": read.with_role("naked"),
        "subset-digits": read.digits_of("naked", "extra"),
        "size": len(step.cells("naked")) + 1,
        "house": Houses(step.houses[:1]),
        "lines": Houses(step.houses),
    }
    removed = {digit for _, digit in step.eliminations}
    facts["kept"] = read.digits(*(digit for digit in pair if digit not in removed))
    return facts


def hidden_rectangle(read: GridReader) -> Facts:
    """The corner that loses a digit, the one opposite, and the two beside it."""
    facts = rectangle(read)
    ((corner, _),) = read.step.eliminations
    n = read.geometry.n
    row, column = divmod(corner, n)
    corners = read.step.cells("floor", "roof")
    facts["corner"] = read.cell(corner)
    facts["in-row"] = read.cells(*(c for c in corners if c // n == row and c != corner))
    facts["in-column"] = read.cells(*(c for c in corners if c % n == column and c != corner))
    facts["opposite"] = read.cells(*(c for c in corners if c // n != row and c % n != column))
    facts["row"], facts["column"] = (Houses((house,)) for house in read.step.houses)
    return facts


def last_resort(read: GridReader) -> Facts:
    """The cell that was tried, and its candidates."""
    return {"cell": read.with_role("tried"), "tried": read.digits_of("tried")}


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
    **dict.fromkeys(_SIZES[3:], _BIG_FISH),
    **{f"finned-{size}": _FINNED_BIG_FISH for size in _SIZES[3:]},
    **{f"sashimi-{size}": _story("sashimi-fish", "siamese-big-fish") for size in _SIZES[3:]},
    **{f"franken-{size}": _BIG_FISH for size in _SIZES[:5]},
    **{f"mutant-{size}": _BIG_FISH for size in _SIZES[:5]},
    **{f"finned-franken-{size}": _FINNED_BIG_FISH for size in _SIZES},
    **{f"finned-mutant-{size}": _FINNED_BIG_FISH for size in _SIZES},
}
