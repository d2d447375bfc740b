"""``hint``: the simplest next step, as much of it as is asked for."""

import click

from tutor.base.document import JsonObject
from tutor.base.shown import json_text
from tutor.cli.game_commands import GameCommands, Hints, InputPuzzle
from tutor.cli.inputs import read_all
from tutor.cli.options import (
    Box,
    ByLine,
    DigitName,
    Eureka,
    Every,
    Inputs,
    Json,
    Lang,
    Plain,
    Rung,
    TechniqueId,
)
from tutor.cli.run import Run, print_text, thinking
from tutor.narrate.rungs import APPLY, NAME, NUDGE, REASON, RUNGS


def hint(
    game: GameCommands,
    context: click.Context,
    inputs: Inputs = None,
    technique: TechniqueId = None,
    digit: DigitName = None,
    every: Every = False,
    rung: Rung = None,
    eureka: Eureka = False,
    lines: ByLine = False,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        run.refuse_together(context, {"--lines": ("--json", "--rung")})
        if rung is not None and rung not in RUNGS:
            run.refuse_choice("--rung", str(rung), tuple(map(str, RUNGS)))
        choice = game.curriculum.choice
        wanted = None if technique is None else choice.named("--technique", technique, run)
        several = False
        for place, puzzle in read_all(inputs, game.reader(box, run), run):
            with thinking(run.say) as watch:
                found = puzzle.hint(wanted, digit, every, watch)
            if not found.steps:
                run.answer_no()
            if as_json:
                print(json_text(_result(puzzle, found, run, rung)), flush=True)
                continue
            if several:
                print()
            several = True
            place.announce(run)
            _print_text(
                found, run, rung or REASON, with_eureka=eureka, by_line=lines, draws=not plain
            )


def _reason(found: Hints, run: Run, rung: int) -> str:
    """Why there is no step to show, or what to mend first."""
    if found.mistake is not None:
        return " ".join(found.mistake.hint(run.speaker.language, rung))
    return found.why_none(run.speaker)


def _result(puzzle: InputPuzzle, found: Hints, run: Run, rung: int | None) -> JsonObject:
    language = run.speaker.language
    result = puzzle.as_json()
    result["steps"] = [step.as_json(language, rung) for step in found.steps]
    if not found.steps:
        result["reason"] = _reason(found, run, rung or REASON)
    if found.mistake is not None and rung != NUDGE:
        result["mistake"] = found.mistake.as_json(language, reveal=False)
    if rung == APPLY and found.steps:
        result |= found.after()[1]
    return result


def _print_text(
    found: Hints, run: Run, rung: int, *, with_eureka: bool, by_line: bool, draws: bool
) -> None:
    language = run.speaker.language
    prefix = found.comment if rung == APPLY else ""
    if found.steps and found.mistake is not None:
        print_text(_reason(found, run, rung), prefix)
    for sentence in found.remarks(language):
        print_text(sentence, prefix)
    for number, step in enumerate(found.steps):
        if number:
            print(prefix.rstrip())
        arguments = step.arguments(language) if by_line else ()
        for sentence in step.hint(language, NAME if arguments else rung, draws=draws):
            print_text(sentence, prefix)
        if arguments:
            from tutor.cli.plain.read_lines import read_at_once

            if not read_at_once(arguments, run):
                break
        if with_eureka and rung >= REASON and step.eureka is not None:
            print_text(step.eureka, prefix)
    if not found.steps:
        print_text(_reason(found, run, rung), prefix)
    elif rung == APPLY:
        print(found.after()[0])
