"""``tutor check``: whether the digits and marks of a board are right so far."""

from functools import partial
from typing import Any

from tutor import narrate
from tutor.base.shown import json_text
from tutor.cli.inputs import Place, grids
from tutor.cli.options import Reveal
from tutor.cli.run import Box, Inputs, Json, Lang, Plain, Run
from tutor.cli.steps import as_json as step_as_json
from tutor.cli.steps import print_text
from tutor.cli.thinking import thinking
from tutor.explain.diagnose import Diagnosis, diagnose
from tutor.sudoku.formats import line_of
from tutor.sudoku.grid import Grid


def check(
    inputs: Inputs = None,
    reveal: Reveal = False,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        for place, grid in grids(inputs, run.box(box), run):
            with thinking(run.say) as watch:
                diagnosis = diagnose(grid, pulse=partial(watch, 0.0))
            if diagnosis.mistake is not None:
                run.answer_no()
            if as_json:
                result = _result(grid, diagnosis, run, reveal)
                print(json_text(result), flush=True)
            else:
                _print_text(grid, diagnosis, place, run, reveal)


def _sentences(grid: Grid, diagnosis: Diagnosis, run: Run, reveal: bool) -> list[str]:
    told = narrate.tell_diagnosis(diagnosis, grid.geometry, run.speaker.language, reveal=reveal)
    good = []
    if diagnosis.mistake is None:
        good = [run.say("check-good" if diagnosis.is_certain else "check-uncertain")]
    return [*good, *told]


def _print_text(grid: Grid, diagnosis: Diagnosis, place: Place, run: Run, reveal: bool) -> None:
    place.announce(run)
    for sentence in _sentences(grid, diagnosis, run, reveal):
        print_text(sentence)


def _result(grid: Grid, diagnosis: Diagnosis, run: Run, reveal: bool) -> dict[str, Any]:
    name = grid.geometry.cell_name
    marks = diagnosis.marks
    result: dict[str, Any] = {
        "grid": line_of(grid),
        "status": _status(diagnosis),
        "sentences": _sentences(grid, diagnosis, run, reveal),
        "marks": {
            "missing": [name(cell) for cell in marks.missing],
            "wrong": [name(cell) for cell in marks.wrong],
            "surplus": [{"cell": name(cell), "digit": digit} for cell, digit in marks.surplus],
        },
    }
    if diagnosis.mistake is not None:
        result["mistake"] = mistake_as_json(diagnosis, grid, run, reveal=reveal)
    return result


def _status(diagnosis: Diagnosis) -> str:
    if diagnosis.mistake is not None:
        return "mistake"
    return "right" if diagnosis.is_certain else "unknown"


def mistake_as_json(diagnosis: Diagnosis, grid: Grid, run: Run, *, reveal: bool) -> dict[str, Any]:
    """The first mistake; the steps against it and the answer only on demand."""
    mistake = diagnosis.mistake
    assert mistake is not None
    move = mistake.move
    result: dict[str, Any] = {
        "kind": mistake.kind,
        "cell": None if move is None else grid.geometry.cell_name(move.cell),
        "digit": move.digit if move is not None and move.places else None,
    }
    if reveal:
        language = run.speaker.language
        result["answer"] = mistake.answer
        result["steps"] = [step_as_json(s, grid.geometry, language) for s in mistake.steps]
    return result
