"""Grids on their way in: read, judged and written."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from io import BufferedReader
from itertools import islice

from tutor.base.language import Language
from tutor.base.watch import Report
from tutor.games.game import (
    PLAIN,
    GameName,
    Hinted,
    Look,
    Progress,
    Unreadable,
    Way,
    Worth,
    WorthKind,
)
from tutor.games.watching import Watch, Watched
from tutor.language import Speaker
from tutor.language.problems import bad_grid, contradiction
from tutor.sudoku import search
from tutor.sudoku.formats import (
    FORMATS,
    BadGrid,
    Entry,
    line_of,
    read_bytes,
    read_text,
    write,
)
from tutor.sudoku.grid import Contradiction, Grid

_SHORT_LINK = "sudokuwiki"
_OWN_ENDINGS = ("opensudoku", "sdk", "sdm", "ss")


@dataclass(frozen=True)
class GridPuzzle:
    """A grid to be opened."""

    grid: Grid
    game: GameName = "sudoku"

    @property
    def key(self) -> Hashable:
        """Its digits."""
        return tuple(self.grid.values)

    def in_list(self, number: str, speaker: Speaker) -> str:
        """Its size, and how much is given."""
        n = self.grid.geometry.n
        givens = self.grid.given_count
        return speaker.say("grid-in-list", number=number, size=f"{n}x{n}", givens=givens)

    def judge(self, progress: Progress) -> Worth:
        """One solution, several, none, or against the rules already."""
        kind, shown = judge(self.grid, lambda _, count: progress(count))

        def tell(speaker: Speaker) -> str:
            text = speaker.say(f"verdict-{kind}")
            if shown is None:
                return text
            reason = contradiction(shown, self.grid, speaker)
            return f"{text} {reason[0].upper()}{reason[1:]}."

        return Worth(kind, tell, can_be_mended=True)

    @property
    def ways(self) -> tuple[Way, ...]:
        """All there are."""
        return "logic", "both", "search"

    @property
    def formats(self) -> tuple[str, ...]:
        """Those that can hold its board."""
        geometry = self.grid.geometry
        return tuple(name for name, form in FORMATS.items() if form.holds(geometry))

    def write(self, form: str) -> str | None:
        """The grid with its candidates, as far as the format has them."""
        return write([self.grid], FORMATS[form])

    def file_name(self, form: str) -> str:
        """``sudoku.sdk``."""
        return f"sudoku.{form if form in _OWN_ENDINGS else 'txt'}"

    def drawn(self, language: Language, *, solved: bool, look: Look = PLAIN) -> str | None:
        """The grid as SVG, or its solution."""
        # Loaded here: few grids are drawn.
        from tutor.games.sudoku.picture import board_svg
        from tutor.techniques.step import Candidate

        if not solved:
            return board_svg(self.grid, is_marked=look.is_marked, is_large=look.is_large)
        try:
            solution = search.proved_solution(self.grid)
        except search.OutOfReach:
            solution = None
        if solution is None:
            return None
        values = enumerate(zip(solution, self.grid.values, strict=True))
        placed = [Candidate(cell, digit) for cell, (digit, there) in values if not there]
        return board_svg(self.grid, is_marked=False, placed=placed, is_large=look.is_large)

    def hinted(
        self, rung: int, technique: str | None, look: Look, language: Language, watch: Watch
    ) -> Hinted | None:
        """The grid with the next step lit up, or what is wrong."""
        from tutor.explain.diagnose import advise
        from tutor.games.sudoku.coach import tell_advice
        from tutor.games.sudoku.picture import board_svg, picture_legend
        from tutor.techniques.ladder import LADDER, SEARCH, TECHNIQUES

        wanted = (*LADDER, SEARCH) if technique is None else (TECHNIQUES[technique],)
        watched = Watched(wanted, watch)
        advice = advise(self.grid, techniques=watched, pulse=watched.pulse)
        told = tell_advice(advice, rung, self.grid.geometry, language)
        if told is None:
            return None
        step = advice.step
        is_marked = step is not None and TECHNIQUES[step.technique].tier > 1
        svg = board_svg(
            self.grid,
            is_marked=look.is_marked or is_marked,
            light=told.light,
            title=told.title,
            language=language,
            is_large=look.is_large,
        )
        key = tuple(picture_legend(told.legend))
        return Hinted(svg, told.sentences, key, has_step=step is not None)

    @property
    def link(self) -> str:
        """The shortest link that this tutor reads too; else the command that opens it."""
        if _SHORT_LINK in self.formats:
            return write([self.grid], FORMATS[_SHORT_LINK]).strip()
        return f"tutor play {line_of(self.grid)}"

    name = ""


def judge(grid: Grid, report: Report | None = None) -> tuple[WorthKind, Contradiction | None]:
    """What a grid is worth, and what shows it at a glance; the report may raise to stop."""
    clash = next(grid.duplicates(), None)
    if clash is not None:
        return "against-rules", clash
    if grid.is_full:
        return "full", None
    dead_end = next(grid.contradictions(), None)
    if dead_end is not None:
        return "none", dead_end
    try:
        found = sum(1 for _ in islice(search.within_reach(grid, report=report), 2))
    except search.OutOfReach:
        return "unknown", None
    kinds: tuple[WorthKind, ...] = ("none", "unique", "several")
    return kinds[found], None


def grids_of_text(text: str) -> Iterator[GridPuzzle | Unreadable]:
    """The grids of a text, and what is wrong where there is none."""
    return _results(read_text(text))


def grids_of_file(stream: BufferedReader) -> Iterator[GridPuzzle | Unreadable]:
    """The grids of a file."""
    return _results(read_bytes(stream))


def _results(entries: Iterable[Entry]) -> Iterator[GridPuzzle | Unreadable]:
    for entry in entries:
        if isinstance(entry.result, Grid):
            yield GridPuzzle(entry.result)
        else:
            yield _unreadable(entry.result)


def _unreadable(problem: BadGrid) -> Unreadable:
    return Unreadable(lambda speaker, name: bad_grid(problem, speaker, name))
