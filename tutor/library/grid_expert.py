"""Who knows about one Sudoku: the verbs of the library, made of what the tutor knows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tutor import narrate
from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.base.watch import Pulse
from tutor.explain.diagnose import Advice, Mistake, advise, diagnose
from tutor.explain.path import each_step, simplest_in, walk
from tutor.explain.why import Reason as Judged
from tutor.explain.why import why
from tutor.games.sudoku.claims import claim_of
from tutor.games.sudoku.coach import DARK, Light, tell_advice, tell_step, tell_why
from tutor.games.sudoku.picture import board_svg, picture_legend
from tutor.games.sudoku.steps import GridStep
from tutor.games.told import Told
from tutor.language import LANGUAGES, Speaker
from tutor.language.problems import contradiction
from tutor.language.rating import rated_as, reason
from tutor.library.grid import Grid
from tutor.library.problems import Flaw, OutOfReach, flawed, told
from tutor.library.rating import Rating
from tutor.library.technique import Technique, chosen
from tutor.library.telling import Mistake as ToldMistake
from tutor.library.telling import Reason, Step
from tutor.rating.levels import NotRated
from tutor.rating.pace import pace_of
from tutor.rating.profile import OF_SUDOKU, Sight
from tutor.rating.record import rate
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid as Board
from tutor.techniques import ladder
from tutor.techniques.position import Position
from tutor.techniques.step import Step as Found

TECHNIQUES = tuple(
    Technique(
        technique.id,
        narrate.name(technique.id, "en"),
        narrate.name(technique.id, "fr"),
        technique.tier,
        technique.rating,
    )
    for technique in ladder.TECHNIQUES.values()
)
"""Every technique, the simplest first; the search is the last."""


def _drawn(grid: Grid, told: Told, language: Language, is_marked: bool) -> str:
    light = told.light if isinstance(told.light, Light) else DARK
    board = grid._board
    return board_svg(board, is_marked=is_marked, light=light, title=told.title, language=language)


def _needs_candidates(steps: Iterable[Found]) -> bool:
    """Whether steps rest on more than digits."""
    return any(ladder.TECHNIQUES[step.technique].tier > 1 for step in steps)


@dataclass(frozen=True)
class _StepStory:
    """A step on the grid that it is found on."""

    grid: Grid
    step: Found

    @property
    def _geometry(self) -> Geometry:
        return self.grid._board.geometry

    def tell(self, language: Language, rung: int) -> Told:
        return tell_step(self.step, rung, self._geometry, language)

    def draw(self, told: Told, language: Language) -> str:
        return _drawn(self.grid, told, language, _needs_candidates([self.step]))

    def legend(self, told: Told) -> tuple[str, ...]:
        return tuple(picture_legend(told.legend))

    def name(self, language: Language) -> str:
        return narrate.name(self.step.technique, language)

    def as_json(self, language: Language, rung: int | None) -> JsonObject:
        return GridStep(self.step, self._geometry).as_json(language, rung)

    @property
    def eureka(self) -> str | None:
        return narrate.eureka(self.step, self._geometry)


@dataclass(frozen=True)
class _MistakeStory:
    """A mistake on the grid that has it."""

    grid: Grid
    advice: Advice = field(hash=False)

    def tell(self, language: Language, rung: int) -> Told:
        found = tell_advice(self.advice, rung, self.grid._board.geometry, language)
        assert found is not None
        return found

    def draw(self, told: Told, language: Language) -> str:
        return _drawn(self.grid, told, language, is_marked=False)

    def legend(self, told: Told) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True)
class _ReasonStory:
    """A claim judged: its picture is that of the last step of the proof."""

    grid: Grid
    reason: Judged = field(hash=False)

    def tell(self, language: Language, rung: int) -> Told:
        return tell_why(self.reason, self.grid._board.geometry, language)

    def draw(self, told: Told, language: Language) -> str:
        return _drawn(self.grid, told, language, _needs_candidates(self.reason.steps[-1:]))

    def legend(self, told: Told) -> tuple[str, ...]:
        return tuple(picture_legend(told.legend))


@dataclass(frozen=True)
class GridExpert:
    """Knows about a grid; every pulse may raise to stop it."""

    grid: Grid
    board: Board

    def hint(
        self, technique: str | None, language: Language, pulse: Pulse
    ) -> Step[Grid] | ToldMistake[Grid] | None:
        """The mistake to mend, or the next step."""
        if technique is None:
            advice = advise(self.board, pulse=pulse)
            found = advice.step
        else:
            (wanted,) = chosen([technique], ladder.TECHNIQUES, ())
            diagnosis = diagnose(self.board, pulse=pulse)
            advice = Advice(diagnosis, None)
            found = simplest_in(Position(self.board, pulse), (wanted,))
        if advice.diagnosis.mistake is not None:
            return self._mistake(advice.diagnosis.mistake, advice, language)
        return None if found is None else self._step(self.grid, found, language)

    def steps(self, technique: str, language: Language, pulse: Pulse) -> Iterator[Step[Grid]]:
        """Every step of a technique."""
        (wanted,) = chosen([technique], ladder.TECHNIQUES, ())
        self._refuse_without_solution(pulse)
        if self.board.is_full:
            return iter(())
        found = each_step(self.board, wanted, pulse=pulse)
        return (self._step(self.grid, step, language) for step in found)

    def walk(
        self, techniques: Iterable[str] | None, language: Language, pulse: Pulse
    ) -> Iterator[Step[Grid]]:
        """The path, step by step."""
        used = chosen(techniques, ladder.TECHNIQUES, ladder.LADDER)
        self._refuse_without_solution(pulse)
        return self._along(walk(Position(self.board, pulse), used), language)

    def _refuse_without_solution(self, pulse: Pulse) -> None:
        """Nothing is argued from a board that cannot be right."""
        clash = next(self.board.duplicates(), None)
        if clash is None and search.may_have_solution(self.board, pulse):
            return

        def why_not(language: Language) -> str:
            speaker = Speaker(language, "screens", "commands")
            if clash is None:
                return speaker.say("verdict-none")
            return f"{contradiction(clash, self.board, speaker)}."

        flaw: Flaw = "none" if clash is None else "invalid"
        raise flawed(flaw, why_not)

    def why(
        self, claim: str, techniques: Iterable[str] | None, language: Language, pulse: Pulse
    ) -> Reason[Grid]:
        """Judge a claim."""
        asked = claim_of(claim, self.board.geometry)
        if asked is None:
            raise self.grid._bad_move("claim-bad", claim, n=self.grid.size)
        found = why(self.board, asked, chosen(techniques, ladder.TECHNIQUES, ladder.LADDER), pulse)
        steps = tuple(self._along(found.steps, language))
        story = _ReasonStory(steps[-1].puzzle if steps else self.grid, found)
        return Reason(self.grid, claim, found.verdict, steps, language, story)

    def check(self, language: Language, pulse: Pulse) -> ToldMistake[Grid] | None:
        """The first mistake, if there is one."""
        diagnosis = diagnose(self.board, pulse=pulse)
        if diagnosis.mistake is None:
            return None
        return self._mistake(diagnosis.mistake, Advice(diagnosis, None), language)

    def rate(self, language: Language, pulse: Pulse) -> Rating:
        """How hard it is."""
        try:
            found = rate(self.board, pulse=pulse)
        except NotRated as problem:
            message, flaw = f"rate-{problem.flaw}", problem.flaw
            if flaw == "stuck":
                raise OutOfReach(*told(lambda language: Speaker(language).say(message))) from None
            raise flawed(flaw, lambda language: Speaker(language).say(message)) from None
        profile, openness = found.profile, found.profile.openness
        assert openness is not None
        said: dict[Language, tuple[str, ...]] = {}
        for each in LANGUAGES:
            speaker = Speaker(each, "screens", "commands")
            hardest = narrate.called(found.hardest, each)
            open_cells = openness.cells_per_opening(Sight())
            because = reason(speaker, found.level, profile.counts, hardest, open_cells)
            said[each] = (rated_as(speaker, found.level, found.score), because)
        counts = OF_SUDOKU.in_order(profile.counts)
        pace = pace_of(found.score)
        minutes = round(found.score, 2)
        return Rating(found.level, minutes, pace, found.hardest, counts, language, said)

    # Saying it

    def _along(self, steps: Iterable[Found], language: Language) -> Iterator[Step[Grid]]:
        """Steps one after the other, each on the board that those before it leave."""
        grid = self.grid
        for step in steps:
            yield (said := self._step(grid, step, language))
            grid = said.after

    def _step(self, grid: Grid, step: Found, language: Language) -> Step[Grid]:
        name, digit = self.board.geometry.cell_name, self.board.geometry.digit_name
        placed = [f"{name(cell)}={digit(number)}" for cell, number in step.placements]
        gone = [f"{name(cell)}!={digit(number)}" for cell, number in step.eliminations]
        after = Position(grid._board)
        after.apply(step)
        technique = ladder.TECHNIQUES[step.technique]
        return Step(
            grid,
            technique.id,
            technique.tier,
            technique.rating_of(step),
            (*placed, *gone),
            Grid._of(after.grid()),
            language,
            _StepStory(grid, step),
        )

    def _mistake(self, mistake: Mistake, advice: Advice, language: Language) -> ToldMistake[Grid]:
        move, written = mistake.move, None
        if move is not None:
            name, digit = self.board.geometry.cell_name, self.board.geometry.digit_name
            written = f"{name(move.cell)}{'=' if move.places else '!='}{digit(move.digit)}"
        return ToldMistake(
            self.grid, mistake.kind, written, language, _MistakeStory(self.grid, advice)
        )
