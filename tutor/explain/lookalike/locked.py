"""Cells that are said to lock a digit into the crossing of a box and a line."""

from functools import partial

from tutor.explain.lookalike.fault import Fault, Reading, plainest
from tutor.explain.lookalike.view import digits_by_use, further_place, lacking, mask_of
from tutor.techniques.position import Position


def _locked(position: Position, cells: tuple[int, ...], *, by_box: bool) -> Reading:
    mask = mask_of(cells)
    shared = position.tables.shared_houses(mask)
    boxes = [house for house in shared if house[0].kind == "box"]
    lines = [house for house in shared if house[0].kind != "box"]
    if not boxes or not lines:
        return (Fault("not-in-crossing", cells),)
    readings = []
    for digit in digits_by_use(position, cells):
        for line in lines:
            confining, cleared = (boxes[0], line) if by_box else (line, boxes[0])
            reading = lacking(position, cells, digit)
            reading += further_place(position, confining, digit, mask, "further-place")
            if not reading and not position.places[digit] & cleared[1] & ~mask:
                reading = (Fault("nothing-to-remove", cells, (digit,)),)
            readings.append(reading)
    return plainest(readings)


pointing = partial(_locked, by_box=True)
claiming = partial(_locked, by_box=False)
