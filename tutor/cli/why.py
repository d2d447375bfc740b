"""``tutor why``: the proof that a cell holds a digit, or does not."""

import re
from functools import partial

from tutor import narrate
from tutor.base.shown import json_text, printable
from tutor.cli.choice import Only, UpTo, chosen, digit_of
from tutor.cli.inputs import grids
from tutor.cli.options import ClaimText, OneInput
from tutor.cli.run import Box, Json, Lang, Plain, Run
from tutor.cli.steps import as_json as step_as_json
from tutor.cli.steps import print_text
from tutor.cli.thinking import thinking
from tutor.explain.diagnose import diagnose
from tutor.explain.why import Claim
from tutor.explain.why import why as judge
from tutor.sudoku.formats import line_of
from tutor.sudoku.geometry import Geometry

_CLAIM = re.compile(r"[rl](\d{1,3})c(\d{1,3})(=|!=|<>|≠|-)([0-9a-z]{1,3})", re.IGNORECASE)


def why(
    input_: OneInput,
    claim: ClaimText,
    only: Only = None,
    up_to: UpTo = None,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        techniques = chosen(only, up_to, run)
        for place, grid in grids([input_], run.box(box), run):
            geometry = grid.geometry
            asked = _parsed(claim, geometry, run)
            with thinking(run.say) as watch:
                reason = judge(grid, asked, techniques, partial(watch, 0.0))
            if reason.verdict not in ("proved", "known"):
                run.answer_no()
            told = narrate.tell_reason(reason, geometry, run.speaker.language)
            if reason.verdict == "contradiction":
                told += narrate.tell_diagnosis(diagnose(grid), geometry, run.speaker.language)
            if not as_json:
                place.announce(run)
                for sentence in told:
                    print_text(sentence)
                continue
            result = {
                "grid": line_of(grid),
                "cell": geometry.cell_name(reason.claim.cell),
                "digit": reason.claim.digit,
                "holds": reason.claim.holds,
                "verdict": reason.verdict,
                "sentence": told[0],
                "steps": [
                    step_as_json(step, geometry, run.speaker.language) for step in reason.steps
                ],
            }
            print(json_text(result), flush=True)


def _parsed(text: str, geometry: Geometry, run: Run) -> Claim:
    """``r4c7=5``: it holds 5; ``r4c7-5`` or ``r4c7!=5``: it does not."""
    found = _CLAIM.fullmatch(text.replace(" ", ""))
    row, column = (int(found[1]), int(found[2])) if found else (0, 0)
    digit = digit_of(found[4]) if found else 0
    if not found or not all(1 <= number <= geometry.n for number in (row, column, digit)):
        run.refuse(run.say("claim-bad", found=printable(text), n=geometry.n))
    return Claim((row - 1) * geometry.n + column - 1, digit, holds=found[3] == "=")
