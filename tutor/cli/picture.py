"""``picture``: boards as SVG or PNG, with what a hint lights up."""

from pathlib import Path
from typing import Annotated

import click

from tutor.base.shown import typed
from tutor.cli.declared import Option
from tutor.cli.files import write_pages
from tutor.cli.game_commands import GameCommands
from tutor.cli.inputs import Place, read_all
from tutor.cli.options import Box, Inputs, Lang, TechniqueId, option
from tutor.cli.run import Run, print_text, thinking
from tutor.games import paper
from tutor.games.game import AnyPuzzle, Look
from tutor.games.typeset import PACKAGE, NotInstalled
from tutor.narrate.rungs import REASON, RUNGS

_CLASHES = {"--solution": ("--hint", "--candidates", "--technique", "--rung")}
_ENDINGS = (".svg", ".png")
_RUNGS = tuple(rung for rung in RUNGS if rung <= REASON)
"""Nothing is done on a picture."""


def picture(
    game: GameCommands,
    context: click.Context,
    inputs: Inputs = None,
    out: Annotated[Path | None, option("--out", "-o", metavar="FILE")] = None,
    hint: Annotated[bool, Option("--hint")] = False,
    technique: TechniqueId = None,
    rung: Annotated[int | None, option("--rung", metavar="1..4")] = None,
    candidates: Annotated[bool, Option("--candidates")] = False,
    solution: Annotated[bool, Option("--solution")] = False,
    large: Annotated[bool, Option("--large")] = False,
    box: Box = None,
    lang: Lang = None,
) -> None:
    with game.run(lang) as run:
        given = run.refuse_together(context, _CLASHES)
        target = out or Path(f"{game.game.name}.svg")
        if target.suffix.lower() not in _ENDINGS:
            run.refuse("picture-bad-out", found=typed(str(target)))
        if rung is not None and rung not in _RUNGS:
            run.refuse_choice("--rung", str(rung), tuple(map(str, _RUNGS)))
        wanted = None
        if technique is not None:
            wanted = game.curriculum.choice.named("--technique", technique, run)
        look, drawn = Look(candidates, large), []
        is_hint = bool(given & {"--hint", "--technique", "--rung"})
        for place, puzzle in read_all(inputs, game.reader(box, run), run):
            if is_hint:
                svg = _hinted(puzzle.opened(), place, rung or REASON, wanted, look, run)
            else:
                svg = puzzle.opened().drawn(run.speaker.language, solved=solution, look=look)
            if svg is None:
                run.answer_no()
                run.remark(place.before(run.say("print-no-solution"), run))
            else:
                drawn.append(svg)
        if not drawn:
            run.refuse("print-nothing")
        try:
            is_png = target.suffix.lower() == ".png"
            pages = [paper.picture(svg) if is_png else svg.encode() for svg in drawn]
        except NotInstalled:
            run.refuse("print-missing-package", extra=PACKAGE)
        write_pages(pages, target, run)


def _hinted(
    puzzle: AnyPuzzle, place: Place, rung: int, technique: str | None, look: Look, run: Run
) -> str | None:
    """The board with what is lit, whose words are printed; where there is no step, as it is."""
    with thinking(run.say) as watch:
        found = puzzle.hinted(rung, technique, look, run.speaker.language, watch)
    if found is None:
        run.answer_no()
        run.remark(place.before(run.say("picture-no-hint"), run))
        return puzzle.drawn(run.speaker.language, solved=False, look=look)
    if not found.has_step:
        run.answer_no()
    place.announce(run)
    for sentence in (*found.sentences, *found.key):
        print_text(sentence)
    return found.svg
