"""Chains and nets line by line: what each line says, rests on, and shows on the board."""

from collections.abc import Callable, Iterator, Sequence

from tutor import narrate
from tutor.base.language import Language
from tutor.games.sudoku.light import Light, light_of
from tutor.games.told import Argument, ArgumentLine, Lit
from tutor.narrate.rungs import PATTERN, REASON
from tutor.narrate.sudoku.chain_forms import as_chains
from tutor.narrate.sudoku.eureka import in_french
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.sudoku.told_lines import ToldLine, legend_by_line, marks_held, told_lines
from tutor.sudoku.geometry import Geometry
from tutor.techniques.step import Step

_FEWEST = 3
"""A reason of fewer lines is read at once."""


def arguments_of(step: Step, geometry: Geometry, language: Language) -> tuple[Argument, ...]:
    """The chains or the net of a step, or another reason of several lines; most have none."""
    whole = narrate.narrate(step, geometry, language)
    reasons = tuple(filter(None, whole.reasons))
    chains = as_chains(step, geometry)
    is_told_so = len(reasons) >= _FEWEST and (step.is_net or chains in ((), (step,)))
    if not is_told_so and not chains:
        return ()
    title = narrate.title(step, geometry, language)
    eureka = _eureka(step, geometry, language)
    if is_told_so or len(chains) == 1:
        told = step if is_told_so else chains[0]
        if not is_told_so:
            reasons = narrate.narrate(told, geometry, language).reasons
        light = light_of(step, REASON)
        end = light, legend_of(light.marks, geometry, language, light.chain)
        lines, lit = _lines(told, reasons, end, geometry, language)
        return (Argument(title, whole.what, lines, whole.then, lit, eureka),)
    return tuple(_parts(step, chains, title, geometry, language))


def _eureka(step: Step, geometry: Geometry, language: Language) -> str:
    """A chain as forums write it, with the names that cells have on the board."""
    line = narrate.eureka(step, geometry) or ""
    return line if language == "en" else in_french(line)


def arguments_in(
    steps: Sequence[Step], geometry: Geometry, language: Language
) -> tuple[Argument, ...]:
    """The chains and nets of a proof, one after the other."""
    return tuple(found for step in steps for found in arguments_of(step, geometry, language))


def _parts(
    step: Step, chains: tuple[Step, ...], title: str, geometry: Geometry, language: Language
) -> Iterator[Argument]:
    """Several chains in one pattern, each with what it concludes."""
    what = narrate.narrate(step, geometry, language).what
    for chain in chains:
        told = narrate.narrate(chain, geometry, language)
        light = light_of(chain, REASON)
        end = light, legend_of(light.marks, geometry, language, chain)
        lines, lit = _lines(chain, told.reasons, end, geometry, language)
        eureka = _eureka(chain, geometry, language)
        yield Argument(title, what, lines, told.then, lit, eureka)


def _lines(
    told: Step, reasons: tuple[str, ...], end: Lit, geometry: Geometry, language: Language
) -> tuple[tuple[ArgumentLine, ...], Callable[[int], Lit]]:
    """The lines of a chain, and what the board shows by each."""
    if not (told.is_chain or told.is_net) or not told.links:
        before = light_of(told, PATTERN), end[1]
        return tuple(map(ArgumentLine, reasons)), lambda n: end if n >= len(reasons) else before
    found = told_lines(told, geometry, len(reasons))
    of_node: dict[int, int] = {}
    for number, line in enumerate(found, start=1):
        of_node.setdefault(line.node, number)
    lines = tuple(
        ArgumentLine(
            text,
            tuple(
                sorted({of_node[node] for node in line.by if of_node.get(node, number) < number})
            ),
        )
        for number, (text, line) in enumerate(zip(reasons, found, strict=True), start=1)
    )

    def lit(number: int) -> Lit:
        if number >= len(found):
            return end
        return _light(told, found[number - 1]), legend_by_line(told, found[number - 1], language)

    return lines, lit


def _light(chain: Step, line: ToldLine) -> Light:
    """What holds by a line, what follows in it, and from what."""
    nodes = dict(enumerate(chain.nodes(), start=1))
    follows = {cell for cell, _ in nodes.get(line.node, ())}
    rests_on = {cell for number in line.by for cell, _ in nodes.get(number, ())} | {*line.cells}
    return Light(
        marks_held(chain, line),
        () if line.house is None else (line.house,),
        chain=chain,
        follows=tuple(sorted(follows)),
        rests_on=tuple(sorted(rests_on - follows)),
    )
