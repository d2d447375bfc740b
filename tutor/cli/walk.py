"""``tutor walk``: a grid solved pas à pas, a key for the next step."""

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tutor import narrate
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import Place
from tutor.cli.options import Only, UpTo
from tutor.cli.run import Box, Inputs, Lang, Run, print_text, thinking
from tutor.cli.screens import Plain, first_of, open_one, open_screen
from tutor.cli.sudoku.commands import CURRICULUM
from tutor.cli.sudoku.inputs import grids
from tutor.cli.sudoku.steps import GridStep
from tutor.cli.typed import typed_grid
from tutor.cli.walking import AnyWalk, Keys
from tutor.explain.diagnose import diagnose
from tutor.explain.path import simplest_in
from tutor.games.watching import Watched
from tutor.sudoku.formats.writer import draw
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import SEARCH, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def walk(
    inputs: Inputs = None,
    only: Only = None,
    up_to: UpTo = None,
    box: Box = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with Run(lang) as run:
        ids = CURRICULUM.choice.chosen(only, up_to, run)
        techniques = tuple(TECHNIQUES[id_] for id_ in ids)
        geometry = run.box(box)
        if has_screen() and not plain:
            _on_screen(inputs, geometry, techniques, run, lang)
            return
        keys = Keys(run)
        for number, grid in enumerate(_wanted(inputs, geometry, run)):
            if number:
                print()
            if not _Walk(grid, run, keys, techniques).go():
                break


def _on_screen(
    inputs: list[str] | None,
    box: Geometry | None,
    techniques: tuple[Technique, ...],
    run: Run,
    lang: str | None,
) -> None:
    """Open the grids on screen; without any, the choice of where to get one."""
    found = first_of(grids(inputs, box, run)) if inputs else []
    if inputs and not found:
        return

    def first(app: "TutorApp") -> None:
        from tutor.tui.screens.practise import PractiseScreen
        from tutor.tui.screens.walk import WalkScreen

        def show(grid: Grid, title: str) -> None:
            app.push_screen(WalkScreen(grid, title, techniques))

        if found:
            open_one(app, found, show)
        else:
            app.push_screen(PractiseScreen("walk"))

    open_screen(run, lang, first)


def _wanted(inputs: list[str] | None, box: Geometry | None, run: Run) -> Iterator[Grid]:
    """The grids of the inputs; without any, one that is typed in."""
    if not inputs and sys.stdin is not None and sys.stdin.isatty():
        yield typed_grid(box, run)
        return
    found: Iterator[tuple[Place, Grid]] = grids(inputs, box, run)
    for place, grid in found:
        place.announce(run)
        yield grid


class _Walk(AnyWalk[Technique, Step]):
    """One grid, step after step."""

    def __init__(self, grid: Grid, run: Run, keys: Keys, techniques: tuple[Technique, ...]) -> None:
        super().__init__(run, keys, techniques, SEARCH)
        self._geometry = grid.geometry
        self._grid = grid
        self._position = Position(grid)

    def drawn(self) -> str:
        """The grid as it was given."""
        return draw(self._grid)

    def refusal(self) -> Sequence[str]:
        """What is wrong with the grid; if nothing is, marks that digits exclude are left out."""
        with thinking(self._run.say) as watch:
            diagnosis = diagnose(self._grid, pulse=partial(watch, 0.0))
        if diagnosis.mistake is not None:
            language = self._run.speaker.language
            return narrate.tell_diagnosis(diagnosis, self._geometry, language)
        self._position = Position(diagnosis.board)
        return ()

    @property
    def is_full(self) -> bool:
        """Whether every cell holds a digit."""
        return not self._position.empty

    def stuck(self) -> str:
        """That techniques lead no further, and how much is left to search."""
        left = self._run.speaker.number(self._position.grid().candidate_grids())
        return self._run.say("walk-stuck", count=left)

    def open_end(self) -> str:
        """Why cells are left."""
        dead_end = next(self._position.grid().contradictions(), None)
        return self._run.say("walk-open" if dead_end is None else "walk-none")

    def steps(self, rungs: tuple[Technique, ...]) -> Iterator[Step]:
        """The path that these techniques lead on; each step is looked for when it is wanted."""
        while (step := self._next(rungs)) is not None:
            yield step
            self._position.apply(step)

    def _next(self, rungs: tuple[Technique, ...]) -> Step | None:
        with thinking(self._run.say) as watch:
            watched = Watched(rungs, watch)
            self._position.pulse = watched.pulse
            return simplest_in(self._position, watched)

    def show(self, step: Step) -> None:
        """The sentence, the candidates it takes away, and the grid."""
        after = self._position.copy()
        after.apply(step)
        first, *others = GridStep(step, self._geometry).lines(self._run.speaker.language)
        print()
        print_text(f"({self.count(len(step.placements))}) {first}")
        for line in others:
            print_text(line, "  ")
        for cell in dict.fromkeys(cell for cell, _ in step.eliminations):
            before, now = (self._candidates(p, cell) for p in (self._position, after))
            name = self._geometry.cell_name(cell, self._run.speaker.language)
            print(f"  {name}{self._run.say('colon')}{before} → {now}")
        print(draw(after.grid()))

    def count(self, more: int = 0) -> str:
        """``24/81``: how many cells hold a digit."""
        total = self._geometry.cell_count
        return f"{total - self._position.empty.bit_count() + more}/{total}"

    def _candidates(self, position: Position, cell: int) -> str:
        return " ".join(map(self._geometry.digit_name, digits(position.candidates[cell])))
