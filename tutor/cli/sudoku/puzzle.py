"""A grid as it was given to a command: advised on, checked, proved and solved."""

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import islice
from typing import TYPE_CHECKING

from tutor import narrate
from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.base.sat import SatMissing, TooLarge
from tutor.base.shown import printable
from tutor.base.watch import Pulse, Report, no_pulse
from tutor.cli.game_commands import Checked, Hints, InputPath, InputPuzzle, Proof, TracedLine
from tutor.cli.run import Refused
from tutor.explain.path import concerns, each_step, path
from tutor.games.sudoku.steps import GridStep
from tutor.games.watching import Watch, Watched
from tutor.language import Speaker
from tutor.language.problems import contradiction
from tutor.sudoku import search
from tutor.sudoku.formats import FORMATS, line_of
from tutor.sudoku.formats.writer import draw
from tutor.sudoku.geometry import Geometry, digits
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, LAST_TIER, SEARCH, TECHNIQUES, Technique
from tutor.techniques.position import Position
from tutor.techniques.step import Step

if TYPE_CHECKING:
    from tutor.explain.diagnose import Diagnosis, Mistake
    from tutor.explain.why import Claim
    from tutor.games.game import AnyPuzzle
    from tutor.games.solver import Solver
    from tutor.rating.record import Record, Wanted

_LOGIC_SECONDS = 1.0
"""For logic on boards above 9x9: nets take long there, and a search does not."""


@dataclass(frozen=True)
class _GridMistake:
    """A mistake on a grid, as commands tell it."""

    mistake: "Mistake"
    geometry: Geometry

    def hint(self, language: Language, rung: int) -> Sequence[str]:
        return narrate.hint_at_mistake(self.mistake, self.geometry, language, rung)

    def as_json(self, language: Language, *, reveal: bool) -> JsonObject:
        move = self.mistake.move
        result: JsonObject = {
            "kind": self.mistake.kind,
            "cell": None if move is None else self.geometry.cell_name(move.cell),
            "digit": move.digit if move is not None and move.places else None,
        }
        if reveal:
            steps = [GridStep(step, self.geometry).as_json(language) for step in self.mistake.steps]
            result |= {"answer": self.mistake.answer, "steps": steps}
        return result


class _InputGrid:
    """A grid with its candidates."""

    def __init__(self, grid: Grid, given: Grid | None = None, start: Grid | None = None) -> None:
        """Args:
        grid: the board.
        given: the board that this one came from, if it is another.
        start: what a search begins with, where that is not for the search to say.
        """
        self.grid, self._given, self._start = grid, given or grid, start
        self._geometry = grid.geometry

    def as_json(self) -> JsonObject:
        return {"grid": line_of(self.grid)}

    def _mistake(self, diagnosis: "Diagnosis") -> _GridMistake | None:
        mistake = diagnosis.mistake
        return None if mistake is None else _GridMistake(mistake, self._geometry)

    def _told(self, steps: Iterable[Step]) -> tuple[GridStep, ...]:
        return tuple(GridStep(step, self._geometry) for step in steps)

    # Hints

    def hint(self, technique: str | None, digit: str | None, every: bool, watch: Watch) -> Hints:
        from tutor.explain.diagnose import advise, diagnose  # not to be loaded by who rates

        number = None if digit is None else self._digit(digit)
        wanted = None if technique is None else TECHNIQUES[technique]
        watched = Watched((*LADDER, SEARCH), watch)
        found: Iterable[Step] = ()
        if wanted is None and number is None:
            advice = advise(self.grid, techniques=watched, pulse=watched.pulse)
            diagnosis = advice.diagnosis
            if advice.step is not None:
                like = TECHNIQUES[advice.step.technique]
                all_like = each_step(diagnosis.board, like, pulse=watched.pulse)
                found = all_like if every else [advice.step]
        else:
            diagnosis = diagnose(self.grid, pulse=watched.pulse)
            if wanted is not None:
                # Who asks for one technique gets it on the candidates as they are.
                found = _steps(self.grid, wanted, number, every, watched.pulse)
            elif number is not None and diagnosis.mistake is None:
                found = _about(number, diagnosis.board, watched)
        steps = self._told(found if every else islice(found, 1))
        return Hints(
            steps,
            self._mistake(diagnosis),
            partial(self._why_none, wanted, number),
            lambda language: narrate.tell_marks(diagnosis.marks, self._geometry, language),
            lambda: _after(diagnosis.board, steps),
            "# ",
        )

    def _digit(self, text: str) -> int:
        """The digit that is named, as a number or as the letter the board shows."""
        from tutor.games.sudoku.claims import digit_of

        number = digit_of(text)
        if not 1 <= number <= self._geometry.n:
            raise Refused("option-bad-digit", found=printable(text), largest=self._geometry.n)
        return number

    def _why_none(self, technique: Technique | None, digit: int | None, speaker: Speaker) -> str:
        if self.grid.is_full:
            return speaker.say("hint-solved")
        if technique is None and digit is not None:
            return speaker.say("hint-no-digit")
        if technique is None:
            told = narrate.tell_parting(search.parting(self.grid), self._geometry, speaker.language)
            return " ".join(told) or speaker.say("hint-nothing")
        name = narrate.called(technique.id, speaker.language)
        most = technique.largest_board
        if most is not None and self._geometry.n > most:
            return speaker.say("hint-too-large", name=name, most=str(most))
        if technique.needs_uniqueness and not Position(self.grid).is_unique:
            return speaker.say("hint-not-unique")
        return speaker.say("hint-no-technique", name=name)

    def check(self, watch: Watch) -> Checked:
        from tutor.explain.diagnose import diagnose

        diagnosis = diagnose(self.grid, pulse=partial(watch, 0.0))
        name, marks = self._geometry.cell_name, diagnosis.marks

        def tell(language: Language, reveal: bool) -> Sequence[str]:
            return narrate.tell_diagnosis(diagnosis, self._geometry, language, reveal=reveal)

        told: JsonObject = {
            "missing": [name(cell) for cell in marks.missing],
            "wrong": [name(cell) for cell in marks.wrong],
            "surplus": [{"cell": name(cell), "digit": digit} for cell, digit in marks.surplus],
        }
        return Checked(self._mistake(diagnosis), diagnosis.is_certain, tell, {"marks": told})

    def why(self, claim: str, techniques: Sequence[str], watch: Watch) -> Proof:
        """Judge ``r4c7=5``: it holds 5; ``r4c7-5`` or ``r4c7!=5``: it does not."""
        from tutor.explain.diagnose import diagnose
        from tutor.explain.why import why

        asked = self._claim(claim)
        chosen = [TECHNIQUES[id_] for id_ in techniques]
        reason = why(self.grid, asked, chosen, partial(watch, 0.0))
        claimed: JsonObject = {
            "cell": self._geometry.cell_name(asked.cell),
            "digit": asked.digit,
            "holds": asked.holds,
        }

        def tell(language: Language) -> Sequence[str]:
            told = narrate.tell_reason(reason, self._geometry, language)
            if reason.verdict == "contradiction":
                told += narrate.tell_diagnosis(diagnose(self.grid), self._geometry, language)
            return told

        return Proof(claimed, reason.verdict, self._told(reason.steps), tell)

    def _claim(self, text: str) -> "Claim":
        from tutor.games.sudoku.claims import claim_of

        if (claim := claim_of(text, self._geometry)) is None:
            raise Refused("claim-bad", found=printable(text), n=self._geometry.n)
        return claim

    # Solving

    @property
    def filled(self) -> int:
        return self.grid.filled_count

    @property
    def cell_count(self) -> int:
        return self._geometry.cell_count

    @property
    def is_broken(self) -> bool:
        return self.grid.breaks_rules

    @property
    def is_dead_end(self) -> bool:
        return next(self._search_start.contradictions(), None) is not None

    @property
    def is_searched_quickly(self) -> bool:
        return search.is_quick(self._geometry)

    @property
    def logic_seconds(self) -> float | None:
        return None if self._geometry.n <= 9 else _LOGIC_SECONDS

    @cached_property
    def _search_start(self) -> Grid:
        """The grid from which guessing begins."""
        return search.start_of_search(self.grid) if self._start is None else self._start

    def path(self, techniques: Sequence[str], watch: Watch) -> InputPath:
        watched = Watched([TECHNIQUES[id_] for id_ in techniques], watch)
        found = path(self.grid, watched, watched.pulse)
        reached = _InputGrid(found.reached, self.grid, start=found.reached)
        return InputPath(self._told(found.steps), reached, found.is_cut)

    def solutions(
        self, method: str, report: Report, remark: Callable[[str], None]
    ) -> Iterator["_InputGrid"]:
        try:
            for values in search.solutions(self._search_start, report=report):
                yield _InputGrid(Grid(self._geometry, values), self.grid)
        except (SatMissing, TooLarge) as reason:
            message = "solve-needs-sat" if isinstance(reason, SatMissing) else "solve-too-large"
            left = search.start_of_search(self._search_start).values.count(0)
            raise Refused(message, open=left, n=self._geometry.n) from reason

    def traced(self, watch: Watch) -> Iterator[TracedLine]:
        # Loaded here: only who wants to see the search needs it.
        from tutor.cli.sudoku.tracing import traced_lines

        return traced_lines(self.grid, watch)

    def at_a_glance(self, *, is_stuck: bool) -> "_InputGrid":
        return _InputGrid(self._search_start, self.grid) if is_stuck else self

    def candidate_grids(self) -> int | None:
        return self._search_start.candidate_grids()

    def flaw(self, speaker: Speaker) -> str | None:
        reason = next(self.grid.contradictions(), None)
        if reason is None:
            return None
        message = "solve-invalid" if self.is_broken else "solve-none-because"
        return speaker.say(message, reason=contradiction(reason, self.grid, speaker))

    # Opening

    def opened(self) -> "AnyPuzzle":
        from tutor.games.sudoku.puzzle import GridPuzzle

        return GridPuzzle(self.grid)

    def solver(self) -> "Solver":
        from tutor.games.sudoku.solver import GridSolver

        return GridSolver(self.grid, lambda grid: print(draw(grid)))

    # Rating

    def rate(self, wanted: "Wanted", pulse: Pulse = no_pulse) -> "Record":
        # Loaded here: few commands rate.
        from tutor.rating.record import record_of

        return record_of(self.grid, wanted, pulse)

    def formula(self) -> str:
        from tutor.rating.cnf import to_dimacs
        from tutor.rating.grid_cnf import cnf_of

        try:
            formula = cnf_of(self.grid)
        except TooLarge as problem:
            raise Refused("rate-cnf-large") from problem
        return to_dimacs(formula.cnf, formula.comments())

    # Showing

    def written(self) -> str:
        return line_of(self.grid)

    def heading(self) -> JsonObject:
        return self.as_json()

    def in_format(self, name: str) -> str:
        refuse_too_large(self._geometry, name)
        return FORMATS[name].text(self.grid)

    def lost_in(self, name: str, speaker: Speaker) -> str | None:
        if not FORMATS[name].loses_candidates(self.grid):
            return None
        return speaker.say("candidates-lost", format=name)

    def ranges(self, techniques: Sequence[str]) -> Sequence[JsonObject]:
        return ()  # a grid has no blocks

    def ranges_in_words(self, techniques: Sequence[str], speaker: Speaker) -> Iterator[str]:
        return iter(())

    def text(self, *, for_eyes: bool = False) -> str:
        values, given = self.grid.values, self._given.values
        if not for_eyes or _drawn_width(self._geometry) > shutil.get_terminal_size().columns:
            return line_of(self.grid, values)

        def dressed(cell: int) -> str:
            name = self._geometry.digit_name(values[cell]) if values[cell] else "."
            return f"[bold]{name}[/bold]" if given[cell] else f"[cyan]{name}[/cyan]"

        return draw(Grid(self._geometry, values), dressed)


@cache
def _drawn_width(geometry: Geometry) -> int:
    """The columns that a drawn board takes."""
    return max(map(len, draw(Grid(geometry)).splitlines()))


def refuse_too_large(geometry: Geometry, name: str) -> None:
    """Refuse to write a board in a format that cannot hold it."""
    form = FORMATS[name]
    if form.holds(geometry):
        return
    able = " ".join(each.name for each in FORMATS.values() if each.holds(geometry))
    size = {"largest": form.largest, "n": geometry.n}
    shape = {"box": f"{geometry.box_rows}x{geometry.box_cols}"}
    message = "cannot-write-shape" if form.box else "cannot-write"
    raise Refused(message, format=name, choices=able, **size, **shape)


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


def _about(digit: int, board: Grid, watched: Watched[Technique]) -> Iterator[Step]:
    """Every step about a digit of the simplest technique that has one."""
    position = Position(board, watched.pulse)
    for technique in watched:
        if technique is SEARCH:
            return
        if technique.tier > LAST_TIER and technique.first(position) is None:
            continue  # to list what no walk would take can take long
        found = each_step(board, technique, digit, watched.pulse)
        if (first := next(found, None)) is not None:
            yield from (first, *found)
            return


def _after(board: Grid, steps: Sequence[GridStep]) -> tuple[str, JsonObject]:
    """The board after the steps that were shown."""
    position = Position(board)
    for told in steps:
        for cell, digit in told.step.placements:
            if not position.values[cell]:
                position.place(cell, digit)
        for cell, digit in told.step.eliminations:
            position.eliminate(cell, digit)
    grid, name = position.grid(), board.geometry.cell_name
    candidates: JsonObject = {
        name(cell): list(digits(grid.candidates[cell])) for cell in grid.empty_cells()
    }
    pencilmarks = FORMATS["pencilmarks"].write_one(grid)
    return pencilmarks, {"after": line_of(grid), "candidates": candidates}


def input_grid(grid: Grid) -> InputPuzzle:
    """A grid, for the verbs."""
    return _InputGrid(grid)
