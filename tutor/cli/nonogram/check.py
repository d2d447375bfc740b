"""``tutor nonogram check``: whether what is on a board is right so far."""

from typing import Any

from tutor.base.shown import json_text
from tutor.cli.nonogram.drawing import clues_text
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.steps import all_as_json
from tutor.cli.options import Reveal
from tutor.cli.run import Inputs, Json, Lang, Plain, Run
from tutor.cli.steps import print_text
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain.diagnose import Diagnosis, Mistake, diagnose
from tutor.nonogram.position import BLACK, Position


def check(
    inputs: Inputs = None,
    reveal: Reveal = False,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run:
        for place, read in nonograms(inputs, run):
            diagnosis = diagnose(read.position)
            if diagnosis.mistake is not None:
                run.answer_no()
            told = _sentences(diagnosis, run, reveal)
            if as_json:
                result = board_as_json(read.position)
                result["status"] = _status(diagnosis)
                result["sentences"] = told
                if diagnosis.mistake is not None:
                    result["mistake"] = mistake_as_json(
                        diagnosis.mistake, read.position, run, reveal=reveal
                    )
                print(json_text(result), flush=True)
                continue
            place.announce(run)
            for sentence in told:
                print_text(sentence)


def _sentences(diagnosis: Diagnosis, run: Run, reveal: bool) -> list[str]:
    if diagnosis.mistake is None:
        return [run.say("check-good" if diagnosis.is_certain else "nonogram-check-uncertain")]
    puzzle, language = diagnosis.board.puzzle, run.speaker.language
    return list(narrate.tell_mistake(diagnosis.mistake, puzzle, language, reveal=reveal))


def _status(diagnosis: Diagnosis) -> str:
    if diagnosis.mistake is not None:
        return "mistake"
    return "right" if diagnosis.is_certain else "unknown"


def board_as_json(position: Position) -> dict[str, Any]:
    """A puzzle and its board, as every command that answers about a board writes them."""
    return {"puzzle": clues_text(position.puzzle), "board": list(position.written())}


def mistake_as_json(
    mistake: Mistake, position: Position, run: Run, *, reveal: bool
) -> dict[str, Any]:
    """The first mistake; the steps against it only on demand."""
    move, puzzle = mistake.move, position.puzzle
    result: dict[str, Any] = {
        "kind": mistake.kind,
        "cell": None if move is None else puzzle.cell_name(move.cell),
        "colour": None if move is None else colour_name(move.colour),
        "line": None if mistake.line is None else mistake.line.name,
    }
    if reveal:
        result["steps"] = all_as_json(mistake.steps, puzzle, run.speaker.language)
    return result


def colour_name(colour: int) -> str:
    """What a colour is called in JSON."""
    return "black" if colour == BLACK else "white"
