"""``tutor nonogram why``: the proof that a cell is black, or white."""

import re

from tutor.base.shown import json_text, printable
from tutor.cli.choice import Only, UpTo
from tutor.cli.nonogram.check import board_as_json, colour_name
from tutor.cli.nonogram.choice import chosen
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.steps import all_as_json
from tutor.cli.options import ClaimText, OneInput
from tutor.cli.run import Json, Lang, Plain, Run
from tutor.cli.steps import print_text
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain.diagnose import diagnose
from tutor.nonogram.explain.why import Claim
from tutor.nonogram.explain.why import why as judge
from tutor.nonogram.position import BLACK, WHITE, Colour
from tutor.nonogram.puzzle import Puzzle

_CLAIM = re.compile(r"[rl](\d{1,4})c(\d{1,4})=?(\S+)", re.IGNORECASE)
COLOURS: dict[str, Colour] = {
    **dict.fromkeys(("black", "noir", "noire", "b", "n", "#", "x", "1"), BLACK),
    **dict.fromkeys(("white", "blanc", "blanche", "w", ".", "-", "0"), WHITE),
}
"""Every word and sign for a colour."""


def why(
    input_: OneInput,
    claim: ClaimText,
    only: Only = None,
    up_to: UpTo = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run:
        rules = chosen(only, up_to, run)
        for place, read in nonograms([input_], run):
            puzzle, language = read.puzzle, run.speaker.language
            reason = judge(read.position, _parsed(claim, puzzle, run), rules)
            if reason.verdict not in ("proved", "known"):
                run.answer_no()
            told = list(narrate.tell_reason(reason, puzzle, language))
            if reason.verdict == "contradiction":
                mistake = diagnose(read.position).mistake
                if mistake is not None:
                    told += narrate.tell_mistake(mistake, puzzle, language)
            if not as_json:
                place.announce(run)
                for sentence in told:
                    print_text(sentence)
                continue
            result = board_as_json(read.position) | {
                "cell": puzzle.cell_name(reason.claim.cell),
                "colour": colour_name(reason.claim.colour),
                "verdict": reason.verdict,
                "sentence": told[0],
                "steps": all_as_json(reason.steps, puzzle, language),
            }
            print(json_text(result), flush=True)


def _parsed(text: str, puzzle: Puzzle, run: Run) -> Claim:
    """``r3c4=black`` or ``r3c4=#``; ``r3c4=white`` or ``r3c4=.``."""
    found = _CLAIM.fullmatch(text.replace(" ", ""))
    row, column = (int(found[1]), int(found[2])) if found else (0, 0)
    colour = COLOURS.get(found[3].lower()) if found else None
    if colour is None or not (1 <= row <= puzzle.height and 1 <= column <= puzzle.width):
        run.refuse(
            run.say(
                "nono-claim-bad",
                found=printable(text),
                rows=puzzle.height,
                columns=puzzle.width,
            )
        )
    return Claim((row - 1) * puzzle.width + column - 1, colour)
