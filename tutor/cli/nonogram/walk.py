"""``tutor nonogram walk``: a nonogram solved pas à pas, a key for the next step."""

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tutor.cli.has_screen import has_screen
from tutor.cli.nonogram.commands import CURRICULUM
from tutor.cli.nonogram.drawing import with_clues
from tutor.cli.nonogram.inputs import nonograms
from tutor.cli.nonogram.run import NonogramRun
from tutor.cli.nonogram.screens import open_one
from tutor.cli.nonogram.steps import NonogramStep
from tutor.cli.nonogram.typed import typed_nonogram
from tutor.cli.options import Only, UpTo
from tutor.cli.run import Inputs, Lang, Run, print_text
from tutor.cli.screens import Plain, first_of, open_screen
from tutor.cli.walking import AnyWalk, Keys
from tutor.narrate import nonogram as narrate
from tutor.nonogram.explain import path
from tutor.nonogram.explain.diagnose import diagnose
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import RULES, SEARCH, Rule
from tutor.nonogram.rules.step import Step

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def walk(
    inputs: Inputs = None,
    only: Only = None,
    up_to: UpTo = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    with NonogramRun(lang) as run:
        rules = tuple(RULES[id_] for id_ in CURRICULUM.choice.chosen(only, up_to, run))
        if has_screen() and not plain:
            _on_screen(inputs or [], rules, run, lang)
            return
        keys = Keys(run)
        for number, position in enumerate(_wanted(inputs, run)):
            if number:
                print()
            if not _Walk(position, run, keys, rules).go():
                break


def _on_screen(inputs: list[str], rules: tuple[Rule, ...], run: Run, lang: str | None) -> None:
    """Open the nonograms on screen; without any, the choice of where to get one."""
    found = first_of(nonograms(inputs, run)) if inputs else []
    if inputs and not found:
        return

    def first(app: "TutorApp") -> None:
        from tutor.tui.nonogram.screens.walk import WalkScreen

        def show(position: Position, title: str) -> None:
            app.push_screen(WalkScreen(position, title, rules))

        if found:
            open_one(app, found, inputs, show)
        else:
            app.open_nonogram_menu("walk")

    open_screen(run, lang, first)


def _wanted(inputs: list[str] | None, run: Run) -> Iterator[Position]:
    """The nonograms of the inputs; without any, one that is typed in."""
    if not inputs and sys.stdin is not None and sys.stdin.isatty():
        yield typed_nonogram(run)
        return
    for place, read in nonograms(inputs, run):
        place.announce(run)
        yield read.position


class _Walk(AnyWalk[Rule, Step]):
    """One nonogram, step after step."""

    def __init__(self, position: Position, run: Run, keys: Keys, rules: tuple[Rule, ...]) -> None:
        super().__init__(run, keys, rules, SEARCH)
        self._position = position.copy()
        self._puzzle = position.puzzle

    def drawn(self) -> str:
        """The board as it was given."""
        return with_clues(self._position)

    def refusal(self) -> Sequence[str]:
        """The mistake on the board, if there is one."""
        mistake = diagnose(self._position).mistake
        if mistake is None:
            return ()
        return narrate.tell_mistake(mistake, self._puzzle, self._run.speaker.language)

    @property
    def is_full(self) -> bool:
        """Whether every cell is black or white."""
        return self._position.is_full

    def stuck(self) -> str:
        """That rules lead no further."""
        return self._run.say("nonogram-walk-searching")

    def open_end(self) -> str:
        """Why cells are left."""
        return self._run.say("walk-open")

    def steps(self, rungs: tuple[Rule, ...]) -> Iterator[Step]:
        """The path that these rules lead on."""
        return path.walk(self._position, rungs)

    def show(self, step: Step) -> None:
        """The sentence, and the board."""
        after = self._position.copy()
        after.apply(step.black, step.white)
        (text,) = NonogramStep(step, self._puzzle).lines(self._run.speaker.language)
        print()
        print_text(f"({self._count(after)}) {text}")
        print(with_clues(after))

    def count(self) -> str:
        """``24/100``: how many cells are known."""
        return self._count(self._position)

    def _count(self, position: Position) -> str:
        return f"{position.known}/{self._puzzle.cell_count}"
