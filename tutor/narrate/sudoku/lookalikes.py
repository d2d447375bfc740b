"""Sentences about cells that look like a pattern and are none."""

from tutor.base.language import Language
from tutor.explain.lookalike.fault import Fault
from tutor.narrate.sudoku.digits_and_houses import VOICE, Cells, Digits, Houses, say
from tutor.sudoku.geometry import Geometry

_NAMED = 3
"""How many cells without two candidates are named before it is enough to count them."""
_ANOTHER = "is-"
"""Before the id of the technique that the cells are a pattern of instead."""


def tell_fault(fault: Fault, geometry: Geometry, language: Language) -> str:
    """What is wrong with the cells, in one sentence."""
    if fault.kind.startswith(_ANOTHER):
        name = VOICE.called(fault.kind.removeprefix(_ANOTHER), language)
        return say(language, "fault-another", name=name)
    others = fault.others
    if fault.kind == "others-not-two" and len(others) > _NAMED:
        others = others[:1]
    return say(
        language,
        f"fault-{fault.kind}",
        cells=Cells(geometry, fault.cells),
        digits=Digits(geometry, fault.digits),
        houses=Houses(fault.houses),
        others=Cells(geometry, others),
        number=fault.number,
    )
