"""``tutor walk``: a grid solved pas à pas, a key for the next step."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor import narrate
from tutor.cli.choice import Only, UpTo, chosen
from tutor.cli.has_screen import has_screen
from tutor.cli.inputs import Place, grids
from tutor.cli.run import Box, Inputs, Lang, Run
from tutor.cli.screens import Plain, first_of, open_one, open_screen
from tutor.cli.steps import in_one_line, print_text
from tutor.cli.typed import is_border, typed_grid
from tutor.explain import path
from tutor.explain.diagnose import diagnose
from tutor.sudoku.formats.writer import draw
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import SEARCH, Technique
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
        techniques = chosen(only, up_to, run)
        geometry = run.box(box)
        if has_screen() and not plain:
            _on_screen(inputs, geometry, techniques, run, lang)
            return
        keys = _Keys(run)
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


class _Keys:
    """Waits for Enter between steps; when nobody is typing any more, goes on by itself."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._at_end = sys.stdin is None

    def go_on(self) -> bool:
        """Wait for Enter; False if the answer is to stop."""
        if self._at_end:
            return True
        if sys.stdin.isatty():
            print(self._run.say("walk-key"), end=" ", flush=True)
        line = sys.stdin.readline()
        while is_border(line):  # the end of a grid that was pasted
            line = sys.stdin.readline()
        self._at_end = not line
        if self._at_end and sys.stdin.isatty():
            print()
            return False
        return line.strip().lower() not in ("q", "quit")


class _Walk:
    """One grid, step after step."""

    def __init__(
        self, grid: Grid, run: Run, keys: _Keys, techniques: tuple[Technique, ...]
    ) -> None:
        self._run = run
        self._keys = keys
        self._techniques = techniques
        self._geometry = grid.geometry
        self._grid = grid
        self._position = Position(grid)

    def go(self) -> bool:
        """Show the grid and every step; False if the learner stops."""
        run = self._run
        diagnosis = diagnose(self._grid)
        print(draw(self._grid))
        if diagnosis.mistake is not None:
            run.answer_no()
            for sentence in narrate.tell_diagnosis(diagnosis, self._geometry, run.speaker.language):
                print_text(sentence)
            return True
        self._position = Position(diagnosis.board)
        print(f"({self._count()})")
        if not self._take(self._techniques):
            return False
        if self._position.empty:
            left = run.speaker.number(self._position.grid().candidate_grids())
            print_text(run.say("walk-stuck", count=left))
            if not self._take((*self._techniques, SEARCH)):
                return False
        if self._position.empty:
            run.answer_no()
            dead_end = next(self._position.grid().contradictions(), None)
            print_text(run.say("walk-open" if dead_end is None else "walk-none"))
        else:
            print_text(run.say("walk-done"))
        return True

    def _take(self, techniques: tuple[Technique, ...]) -> bool:
        """Every step that these techniques give; False if the learner stops."""
        for step in path.walk(self._position, techniques):
            if not self._keys.go_on():
                return False
            self._show(step)
        return True

    def _show(self, step: Step) -> None:
        after = self._position.copy()
        after.apply(step)
        text = in_one_line(step, self._geometry, self._run.speaker.language)
        print()
        print_text(f"({self._count(len(step.placements))}) {text}")
        for cell in dict.fromkeys(cell for cell, _ in step.eliminations):
            before, now = (self._candidates(p, cell) for p in (self._position, after))
            name = self._geometry.cell_name(cell, self._run.speaker.language)
            print(f"  {name}{self._run.say('colon')}{before} → {now}")
        print(draw(after.grid()))

    def _count(self, more: int = 0) -> str:
        """``24/81``: how many cells hold a digit."""
        total = self._geometry.cell_count
        return f"{total - self._position.empty.bit_count() + more}/{total}"

    def _candidates(self, position: Position, cell: int) -> str:
        return " ".join(map(self._geometry.digit_name, digits(position.candidates[cell])))
