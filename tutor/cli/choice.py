"""``--only``, ``--up-to`` and ``--technique``: from what was typed to techniques."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Annotated, Generic, NoReturn, Protocol, TypeVar

import typer

from tutor.base.shown import printable
from tutor.cli.run import Run
from tutor.sudoku.geometry import SYMBOLS
from tutor.techniques.ladder import CURRICULUM, LADDER, SEARCH

Only = Annotated[str | None, typer.Option("--only", metavar="ID,ID…", show_default=False)]
UpTo = Annotated[str | None, typer.Option("--up-to", metavar="ID", show_default=False)]


class _Named(Protocol):
    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=_Named)


@dataclass(frozen=True)
class Choice(Generic[R]):
    """The techniques, or rules, of a game, for whoever chooses among them."""

    ladder: tuple[R, ...]
    search: R
    where: str
    """The command that lists them."""
    subsets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Choices that have a name of their own."""
    on_request: tuple[R, ...] = ()
    """Those beside the ladder, which are used when they are named."""

    def named(self, option: str, text: str, run: Run) -> R:
        """The technique with this id."""
        known = {each.id: each for each in (*self.ladder, *self.on_request, self.search)}
        wanted = text.strip().lower()
        if wanted not in known:
            near = get_close_matches(wanted, known, n=3, cutoff=0.5)
            self._refuse(option, text, near, run)
        return known[wanted]

    def refuse_on_request(self, option: str, technique: R, run: Run) -> None:
        """End the command where only a technique that walks meet makes sense."""
        if technique in self.on_request:
            run.refuse(run.say("technique-on-request", option=option, technique=technique.id))

    def _refuse(self, option: str, text: str, near: list[str], run: Run) -> NoReturn:
        message = "technique-unknown-near" if near else "technique-unknown"
        found, likely = printable(text), ", ".join(near)
        run.refuse(run.say(message, option=option, found=found, near=likely, where=self.where))

    def chosen(self, only: str | None, up_to: str | None, run: Run) -> tuple[R, ...]:
        """Those that may be used, in ladder order; the search comes after them anyway."""
        if only is not None and up_to is not None:
            run.refuse(run.say("option-clash", one="--only", other="--up-to"))
        if only is not None:
            names = [name for name in only.split(",") if name.strip()]
            if not names:
                self._refuse("--only", only[:20], [], run)
            names = [id_ for name in names for id_ in self.subsets.get(_folded(name), (name,))]
            wanted = {self.named("--only", name, run).id for name in names}
            return tuple(e for e in (*self.ladder, *self.on_request) if e.id in wanted)
        if up_to is not None:
            last = self.named("--up-to", up_to, run)
            self.refuse_on_request("--up-to", last, run)
            if last.id != self.search.id:
                return self.ladder[: self.ladder.index(last) + 1]
        return self.ladder


def _folded(name: str) -> str:
    return name.strip().lower()


SUDOKU = Choice(
    LADDER,
    SEARCH,
    "tutor techniques",
    on_request=tuple(technique for technique in CURRICULUM if technique.on_request),
)
technique_named = SUDOKU.named
refuse_on_request = SUDOKU.refuse_on_request
chosen = SUDOKU.chosen


_LONGEST_DIGIT = 4
"""Figures; no board has digits of more than three."""


def digit_of(text: str) -> int:
    """A digit written as a number or as the letter the board shows; 0 if it is neither."""
    wanted = text.strip().upper()
    if wanted.isascii() and wanted.isdigit():
        return int(wanted) if len(wanted) <= _LONGEST_DIGIT else 0
    return SYMBOLS.find(wanted) + 1 if len(wanted) == 1 else 0
