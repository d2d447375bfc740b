"""Sentences about cells that look like a pattern and are none."""

from tutor.explain.lookalike.fault import Fault
from tutor.narrate.narration import say
from tutor.narrate.words import Cells, Digits, Houses
from tutor.sudoku.geometry import Geometry, Language


def tell_fault(fault: Fault, geometry: Geometry, language: Language) -> str:
    """What is wrong with the cells, in one sentence."""
    return say(
        language,
        f"fault-{fault.kind}",
        cells=Cells(geometry, fault.cells),
        digits=Digits(geometry, fault.digits),
        houses=Houses(fault.houses),
        others=Cells(geometry, fault.others),
        number=fault.number,
    )
