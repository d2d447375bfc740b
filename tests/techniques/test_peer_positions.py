"""Every technique finds what the open part of HoDoKu's regression library says it should."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.grids import grid_of
from tests.techniques.checks import checked
from tutor.sudoku import search
from tutor.sudoku.geometry import digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import CURRICULUM, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Candidate, Step

MADE_OF_SEVERAL = {"0404", "0405", "0502"}
"""Codes whose conclusion may be reached by several of our steps together."""
NOT_IN_THE_LIBRARY = {
    *("0303", "0304", "0305", "0314", "0315", "0324", "0325", "0330"),
    *("0313", "0323", "0333", "0334", "0343", "0344", "0345"),
    *("0350", "0351", "0352", "0353", "0354", "0360", "0361", "0363", "0365"),
    *("0501", "0502", "0503", "1301", "1302", "1303", "1304"),
}
LOOPS = {"0706", "0709"}
"""Codes of continuous loops: whoever removes more than asked for is right too."""

BY_CODE = {code: technique for technique in CURRICULUM for code in technique.peer_codes}


def cases(shared_data: Path) -> Iterator[list[str]]:
    """The fields of every case."""
    path = shared_data / "reglib-open.txt"
    if not path.is_file():
        pytest.skip(f"no {path.name} among the shared data")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(":"):
            yield line.split(":")


def base_code(code: str) -> str:
    """The code of the technique: without a variant, and siamese fish with the others."""
    return code.split("-")[0][:4]


def triples(field: str) -> set[Candidate]:
    """Digit, row, column of each triple."""
    return {
        Candidate((int(told[1]) - 1) * 9 + int(told[2]) - 1, int(told[0])) for told in field.split()
    }


def removals(grid: Grid, placed: set[Candidate], removed: set[Candidate]) -> frozenset[Candidate]:
    """What a conclusion removes; a placement removes its cell's other candidates."""
    others = {
        Candidate(cell, other)
        for cell, digit in placed
        for other in digits(grid.candidates[cell] & ~(1 << digit - 1))
    }
    return frozenset(removed | others)


def is_found(code: str, steps: list[Step], grid: Grid, case: list[str]) -> bool:
    """Whether the conclusion of a case is that of a step, or of several where that counts.

    A fail case may name no conclusion: then any step at all is one too many.
    """
    wanted_placements = triples(case[6])
    wanted = removals(grid, wanted_placements, triples(case[5]))
    if not wanted:
        return any(wanted_placements <= set(step.placements) for step in steps)
    found = [removals(grid, set(step.placements), set(step.eliminations)) for step in steps]
    if code in LOOPS:
        return any(wanted <= removed for removed in found)
    if code in MADE_OF_SEVERAL:
        parts = [removed for removed in found if removed <= wanted]
        return frozenset().union(*parts) == wanted
    return wanted in found


@pytest.mark.slow
@pytest.mark.parametrize("code", sorted(BY_CODE))
def test_the_technique_finds_the_peer_s_conclusions(code: str, shared_data: Path) -> None:
    technique: Technique = BY_CODE[code]
    judged = [case for case in cases(shared_data) if base_code(case[1]) == code]
    assert bool(judged) != (code in NOT_IN_THE_LIBRARY)
    wrong = []
    for case in judged:
        grid = grid_of(":".join(case))
        steps = checked(technique, Position(grid), search.solve(grid))
        must_fail = case[1].endswith("-x")
        if is_found(code, steps, grid, case) == must_fail:
            wrong.append(":".join(case))
    assert not wrong


def test_no_case_is_left_out(shared_data: Path) -> None:
    assert not {case[1] for case in cases(shared_data) if base_code(case[1]) not in BY_CODE}
