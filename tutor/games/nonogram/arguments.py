"""Trials line by line: what each line says, rests on, and shows on the board."""

from collections.abc import Sequence

from tutor.base.language import Language
from tutor.games.nonogram.light import Light, light_of
from tutor.games.told import Argument, ArgumentLine, Lit
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import voice_of
from tutor.narrate.nonogram.trials import TrialLine
from tutor.narrate.rungs import REASON
from tutor.narrate.teller import LegendLine
from tutor.nonogram.inks import WHITE
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.step import Mark, Number, Role, Step

_ROLES: tuple[Role, ...] = ("assumed", "forced", "barred")


def arguments_of(step: Step, puzzle: Puzzle, language: Language) -> tuple[Argument, ...]:
    """The trial of a step; rules that look at one line have none."""
    found = narrate.told_lines(step)
    if not found:
        return ()
    told = narrate.narrate(step, puzzle, language)
    numbers = {line.number: place for place, line in enumerate(found, start=1) if line.number}
    by = [tuple(sorted(numbers[number] for number in line.by)) for line in found]
    by += [()] * (len(told.reasons) - len(found))
    if step.trials[-1].line is None:
        by[len(found)] = tuple(sorted(numbers[number] for number in step.rests_on))
    title = narrate.title(step, puzzle, language)
    light = light_of(step, REASON)
    end = light, narrate.legend_of(light.marks, puzzle, language)

    def lit(number: int) -> Lit:
        if number >= len(told.reasons):
            return end
        return _light(found[:number], is_inked=bool(puzzle.inks)), legend_by_line(puzzle, language)

    lines = tuple(map(ArgumentLine, told.reasons, by))
    return (Argument(title, told.what, lines, told.then, lit),)


def arguments_in(steps: Sequence[Step], puzzle: Puzzle, language: Language) -> tuple[Argument, ...]:
    """The trials of a proof, one after the other."""
    return tuple(found for step in steps for found in arguments_of(step, puzzle, language))


def _light(told: Sequence[TrialLine], *, is_inked: bool) -> Light:
    """What holds by a line, and what it paints, in the line that it looks at."""
    marks: dict[int, Role] = {}
    live: list[TrialLine] = []
    for line in told:
        live = [one for one in live if not _is_over(one, line)]
        live.append(line)
    for line in live:
        for cell, colour in line.colours.items():
            marks[cell] = _ROLES[0] if line.supposes else _ROLES[1 + (colour == WHITE)]
    now = told[-1]
    black = tuple(cell for cell, colour in now.colours.items() if colour != WHITE)
    return Light(
        tuple(Mark(cell, role) for cell, role in marks.items()),
        now.line,
        black=black,
        white=tuple(cell for cell in now.colours if cell not in black),
        inks=tuple(now.colours[cell] for cell in black) if is_inked else (),
    )


def _is_over(one: TrialLine, line: TrialLine) -> bool:
    """Whether a line goes with what another says: its trial is refuted, or the next one begins."""
    if not line.number or not one.number:
        return False
    if line.supposes and _depth(line.number) == 1:
        return True
    return _depth(one.number) > _depth(line.number)


def _depth(number: Number) -> int:
    """In how many trials within others a line stands."""
    return len(number)


def legend_by_line(puzzle: Puzzle, language: Language) -> tuple[LegendLine, ...]:
    """What is supposed, and what is painted by a line."""
    names = (voice_of(puzzle).role_name(role, language) for role in _ROLES)
    return tuple(
        LegendLine(name[:1].upper() + name[1:], (role,))
        for name, role in zip(names, _ROLES, strict=True)
    )
