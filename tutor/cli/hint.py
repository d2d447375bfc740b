"""``tutor hint``: the simplest next step, as much of it as is asked for."""

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Any

import typer

from tutor import narrate
from tutor.base.shown import json_text, printable
from tutor.base.watch import Pulse
from tutor.cli.check import mistake_as_json
from tutor.cli.choice import digit_of, technique_named
from tutor.cli.inputs import Place, grids
from tutor.cli.options import Every, Rung, TechniqueId
from tutor.cli.run import Box, Inputs, Json, Lang, Plain, Run
from tutor.cli.steps import as_json as step_as_json
from tutor.cli.steps import as_json_up_to, print_text
from tutor.cli.thinking import thinking
from tutor.explain.advice import advise
from tutor.explain.diagnose import Diagnosis, diagnose
from tutor.explain.path import concerns, each_step
from tutor.games.watching import Watch, Watched
from tutor.sudoku.formats import FORMATS, line_of
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, LAST_TIER, SEARCH, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step


def hint(
    inputs: Inputs = None,
    technique: TechniqueId = None,
    digit: Annotated[str | None, typer.Option("--digit", metavar="D", show_default=False)] = None,
    every: Every = False,
    rung: Rung = None,
    box: Box = None,
    as_json: Json = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        if rung is not None and rung not in narrate.RUNGS:
            run.refuse_choice("--rung", str(rung), tuple(map(str, narrate.RUNGS)))
        wanted = None if technique is None else technique_named("--technique", technique, run)
        several = False
        for place, grid in grids(inputs, run.box(box), run):
            number = None if digit is None else _digit(digit, grid.geometry, run)
            with thinking(run.say) as watch:
                found = _Found(grid, wanted, number, every, watch)
            if not found.steps:
                run.answer_no()
            if as_json:
                _print_json(found, run, rung)
            else:
                if several:
                    print()
                several = True
                _print_text(found, place, run, rung or narrate.REASON)


def _digit(text: str, geometry: Geometry, run: Run) -> int:
    """The digit that ``--digit`` names, as a number or as the letter the board shows."""
    number = digit_of(text)
    if not 1 <= number <= geometry.n:
        run.refuse(run.say("option-bad-digit", found=printable(text), largest=geometry.n))
    return number


class _Found:
    """What there is to say about one grid: a mistake, or steps."""

    def __init__(
        self,
        grid: Grid,
        technique: Technique | None,
        digit: int | None,
        every: bool,
        watch: Watch,
    ) -> None:
        self.grid = grid
        self.technique = technique
        self.asks_for_a_digit = digit is not None
        self.diagnosis: Diagnosis
        self.steps: list[Step] = []
        self._watched = Watched((*LADDER, SEARCH), watch)
        pulse = self._watched.pulse
        if technique is None and digit is None:
            advice = advise(grid, techniques=self._watched, pulse=pulse)
            self.diagnosis = advice.diagnosis
            self.steps = self._like(advice.step, every)
        else:
            self.diagnosis = diagnose(grid, pulse=pulse)
            found: Iterator[Step] = iter(())
            if technique is not None:
                # Who asks for one technique gets it on the candidates as they are.
                found = _steps(grid, technique, digit, every, pulse)
            elif digit is not None and self.diagnosis.mistake is None:
                found = self._about(digit)
            self.steps = list(found if every else islice(found, 1))

    def _like(self, step: Step | None, every: bool) -> list[Step]:
        """The step, or all of its technique."""
        if step is None or not every:
            return [] if step is None else [step]
        technique = TECHNIQUES[step.technique]
        return list(each_step(self.diagnosis.board, technique, pulse=self._watched.pulse))

    def _about(self, digit: int) -> Iterator[Step]:
        """Every step about a digit of the simplest technique that has one."""
        position = Position(self.diagnosis.board, self._watched.pulse)
        for technique in self._watched:
            if technique is SEARCH:
                return
            if technique.tier > LAST_TIER and technique.first(position) is None:
                continue  # to list what no walk would take can take long
            found = each_step(self.diagnosis.board, technique, digit, self._watched.pulse)
            if (first := next(found, None)) is not None:
                yield from (first, *found)
                return

    @property
    def is_solved(self) -> bool:
        """Whether there is nothing left to do."""
        return self.grid.is_full and self.diagnosis.mistake is None


def _steps(
    grid: Grid, technique: Technique, digit: int | None, every: bool, pulse: Pulse
) -> Iterator[Step]:
    """The steps of a technique, of a digit if asked; first the one that a walk takes.

    For one step that is enough, and of chains and nets it is found much sooner than all.
    """
    if not every:
        first = technique.first(Position(grid, pulse))
        if first is not None and (digit is None or concerns(first, digit)):
            yield first
    yield from each_step(grid, technique, digit, pulse)


def _reason(found: _Found, run: Run, rung: int) -> str:
    """Why there is no step to show, or what to mend first."""
    mistake = found.diagnosis.mistake
    if mistake is not None:
        geometry, language = found.grid.geometry, run.speaker.language
        return " ".join(narrate.hint_at_mistake(mistake, geometry, language, rung))
    if found.is_solved:
        return run.say("hint-solved")
    if found.technique is not None:
        return _no_such_step(found.technique, found.grid, run)
    return run.say("hint-no-digit" if found.asks_for_a_digit else "hint-nothing")


def _no_such_step(technique: Technique, grid: Grid, run: Run) -> str:
    name = narrate.called(technique.id, run.speaker.language)
    most = technique.largest_board
    if most is not None and grid.geometry.n > most:
        return run.say("hint-too-large", name=name, most=str(most))
    if technique.needs_uniqueness and not Position(grid).is_unique:
        return run.say("hint-not-unique")
    return run.say("hint-no-technique", name=name)


def _print_json(found: _Found, run: Run, rung: int | None) -> None:
    geometry, language = found.grid.geometry, run.speaker.language
    result: dict[str, Any] = {
        "grid": line_of(found.grid),
        "steps": [
            step_as_json(step, geometry, language)
            if rung is None
            else as_json_up_to(step, geometry, language, rung)
            for step in found.steps
        ],
    }
    if not found.steps:
        result["reason"] = _reason(found, run, rung or narrate.REASON)
    if found.diagnosis.mistake is not None and rung != narrate.NUDGE:
        result["mistake"] = mistake_as_json(found.diagnosis, found.grid, run, reveal=False)
    if rung == narrate.APPLY and found.steps:
        after = _applied(found)
        result["after"] = line_of(after)
        result["candidates"] = _candidates(after)
    print(json_text(result), flush=True)


def _print_text(found: _Found, place: Place, run: Run, rung: int) -> None:
    geometry, language = found.grid.geometry, run.speaker.language
    prefix = "# " if rung == narrate.APPLY else ""
    place.announce(run)
    if found.steps and found.diagnosis.mistake is not None:
        print_text(_reason(found, run, rung), prefix)
    for sentence in narrate.tell_marks(found.diagnosis.marks, geometry, language):
        print_text(sentence, prefix)
    for number, step in enumerate(found.steps):
        if number:
            print(prefix.rstrip())
        for sentence in narrate.hint(step, geometry, language, rung).sentences:
            print_text(sentence, prefix)
    if not found.steps:
        print_text(_reason(found, run, rung), prefix)
    elif rung == narrate.APPLY:
        print(FORMATS["pencilmarks"].write_one(_applied(found)))


def _applied(found: _Found) -> Grid:
    """The board after the steps that were shown."""
    position = Position(found.diagnosis.board)
    for step in found.steps:
        for cell, digit in step.placements:
            if not position.values[cell]:
                position.place(cell, digit)
        for cell, digit in step.eliminations:
            position.eliminate(cell, digit)
    return position.grid()


def _candidates(grid: Grid) -> dict[str, list[int]]:
    """The candidates of each empty cell."""
    name = grid.geometry.cell_name
    return {name(cell): list(digits(grid.candidates[cell])) for cell in grid.empty_cells()}
