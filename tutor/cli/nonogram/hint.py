"""``tutor nonogram hint``: the simplest next step, as much of it as is asked for."""

from itertools import islice
from typing import Any

from tutor.base.shown import json_text
from tutor.cli.inputs import Place
from tutor.cli.nonogram.check import board_as_json, mistake_as_json
from tutor.cli.nonogram.choice import rule_named
from tutor.cli.nonogram.drawing import with_clues
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.steps import as_json as step_as_json
from tutor.cli.nonogram.steps import as_json_up_to
from tutor.cli.options import Every, Rung, TechniqueId
from tutor.cli.run import Inputs, Json, Lang, Plain, Run
from tutor.cli.steps import print_text
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain.advice import advise
from tutor.nonogram.explain.diagnose import diagnose
from tutor.nonogram.explain.path import all_steps
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import RULES, Rule
from tutor.nonogram.rules.step import Step


def hint(
    inputs: Inputs = None,
    technique: TechniqueId = None,
    every: Every = False,
    rung: Rung = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run:
        if rung is not None and rung not in narrate.RUNGS:
            run.refuse_choice("--rung", str(rung), tuple(map(str, narrate.RUNGS)))
        wanted = None if technique is None else rule_named("--technique", technique, run)
        several = False
        for place, read in nonograms(inputs, run):
            found = _Found(read.position, wanted, every)
            if not found.steps:
                run.answer_no()
            if as_json:
                _print_json(found, run, rung)
            else:
                if several:
                    print()
                several = True
                _print_text(found, place, run, rung or narrate.REASON)


class _Found:
    """What there is to say about one board: a mistake, or steps."""

    def __init__(self, position: Position, rule: Rule | None, every: bool) -> None:
        self.position = position
        self.puzzle = position.puzzle
        self.rule = rule
        self.steps: list[Step] = []
        if rule is None:
            advice = advise(position)
            self.mistake = advice.diagnosis.mistake
            if advice.step is not None and every:
                self.steps = all_steps(position, RULES[advice.step.technique])
            elif advice.step is not None:
                self.steps = [advice.step]
        else:
            self.mistake = diagnose(position).mistake
            if self.mistake is None:
                self.steps = list(islice(rule.find(position), None if every else 1))

    def applied(self) -> Position:
        """The board after the steps that were shown."""
        after = self.position.copy()
        for step in self.steps:
            after.apply(step.black, step.white)
        return after

    def reason(self, run: Run, rung: int) -> str:
        """Why there is no step to show, or what to mend first."""
        language = run.speaker.language
        if self.mistake is not None:
            told = narrate.hint_at_mistake(self.mistake, self.puzzle, language, rung)
            return " ".join(told)
        if self.position.is_full:
            return run.say("coach-solved-already")
        if self.rule is not None:
            return run.say("hint-no-technique", name=narrate.called(self.rule.id, language))
        return run.say("hint-nothing")


def _print_json(found: _Found, run: Run, rung: int | None) -> None:
    puzzle, language = found.puzzle, run.speaker.language
    result: dict[str, Any] = board_as_json(found.position)
    result["steps"] = [
        step_as_json(step, puzzle, language)
        if rung is None
        else as_json_up_to(step, puzzle, language, rung)
        for step in found.steps
    ]
    if not found.steps:
        result["reason"] = found.reason(run, rung or narrate.REASON)
    if found.mistake is not None and rung != narrate.NUDGE:
        result["mistake"] = mistake_as_json(found.mistake, found.position, run, reveal=False)
    if rung == narrate.APPLY and found.steps:
        result["after"] = list(found.applied().written())
    print(json_text(result), flush=True)


def _print_text(found: _Found, place: Place, run: Run, rung: int) -> None:
    place.announce(run)
    for number, step in enumerate(found.steps):
        if number:
            print()
        for sentence in narrate.hint(step, found.puzzle, run.speaker.language, rung).sentences:
            print_text(sentence)
    if not found.steps:
        print_text(found.reason(run, rung))
    elif rung == narrate.APPLY:
        print(with_clues(found.applied()))
