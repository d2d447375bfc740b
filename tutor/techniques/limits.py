"""On how large a board a technique is looked for: beyond that, looking would take too long."""

from math import comb

from tutor.sudoku import cover
from tutor.sudoku.geometry import LARGEST_BOX_SIDE
from tutor.techniques import big_fish, finned, fish, templates
from tutor.techniques.big_fish.anatomy import Shape
from tutor.techniques.chains import CHAINS, network
from tutor.techniques.ladder import CURRICULUM, Technique
from tutor.techniques.sets import almost_locked, sue_de_coq, wxyz_wing
from tutor.techniques.step import NETS

_SETS = ("als-xz", "als-xy-wing", "als-chain", "death-blossom")
_SHAPES: tuple[Shape, ...] = ("franken", "mutant")
_SIZES = {name: size for size, name in big_fish.NAMES.items()}


def largest_board(technique: Technique) -> int | None:
    """The largest n of the n x n boards on which it is looked for; None if there is none."""
    return _LIMITS.get(technique.id)


def _of_fish(id_: str) -> int:
    """The limit of a fish with fins or boxes."""
    size = next(size for name, size in _SIZES.items() if id_.endswith(name))
    shape: Shape = next((shape for shape in _SHAPES if shape in id_), "basic")
    if shape != "basic" or size not in fish.NAMES:
        return big_fish.largest_board(size, shape)
    boards = range(LARGEST_BOX_SIDE**2, 0, -1)
    return next(n for n in boards if comb(n, size) <= finned.MOST_CHOICES)


_FISH = [t.id for t in CURRICULUM if t.id.startswith(("finned", "sashimi", *_SHAPES))]
_LIMITS: dict[str, int] = {
    **{t.id: cover.LARGEST_N for t in CURRICULUM if t.needs_uniqueness},
    **{id_: _of_fish(id_) for id_ in _FISH},
    "wxyz-wing": wxyz_wing.LARGEST_BOARD,
    "sue-de-coq": sue_de_coq.LARGEST_BOARD,
    **dict.fromkeys(CHAINS, network.LARGEST_BOARD),
    **dict.fromkeys(_SETS, almost_locked.LARGEST_BOARD),
    **dict.fromkeys(NETS, cover.LARGEST_N),
    **dict.fromkeys(("template-set", "template-delete"), templates.LARGEST_N),
}
