"""The coach: what to say, and what to light up on the board, when a learner asks.

It knows no screen. Thinking (which may take a while and can be stopped) is apart from
telling, so that a screen can think in the background and tell in the foreground.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from tutor import narrate
from tutor.base.language import Language
from tutor.explain.diagnose import Advice, Diagnosis, Move, advise, diagnose
from tutor.explain.why import Claim, Reason, why
from tutor.games.sheet import Check, Conclusion, Doubt, Hint, Mended, Slip
from tutor.games.sudoku import answers
from tutor.games.sudoku.arguments import arguments_in, arguments_of
from tutor.games.sudoku.game import Game
from tutor.games.sudoku.light import DARK as DARK
from tutor.games.sudoku.light import Light as Light
from tutor.games.sudoku.light import light_of as light_of
from tutor.games.told import Argument
from tutor.games.told import Told as AnyTold
from tutor.games.watching import Watch, Watched, nobody_watches
from tutor.narrate.sudoku.effects import effects_of
from tutor.narrate.sudoku.grid_reader import legend_of
from tutor.narrate.teller import parts_of
from tutor.sudoku import search
from tutor.sudoku.geometry import Geometry
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import LADDER, SEARCH
from tutor.techniques.step import Step

_FEW_STEPS = 4
"""A proof of more steps is told in short first."""
_FEW_CELLS = 6


@dataclass(frozen=True)
class Told(AnyTold):
    """One thing the coach of Sudoku said."""

    light: Light = DARK


@dataclass(frozen=True)
class Question:
    """A board as it was when somebody asked: the game may go on meanwhile."""

    game: Game
    grid: Grid
    moves: tuple[Move, ...]
    marks: tuple[int, ...]
    """What the learner's marks leave open, 0 for a cell without any."""

    @staticmethod
    def of(game: Game) -> "Question":
        """The question a game puts now."""
        moves, marks = tuple(game.moves()), tuple(game.candidates_left())
        return Question(game, game.board.grid(), moves, marks)

    def hint(self, watch: Watch) -> Hint:
        """The mistake to mend, or the next step."""
        advice, geometry = self.advice(watch), self.grid.geometry
        marks = advice.diagnosis.marks

        def remark(language: Language) -> tuple[str, ...]:
            """Marks that digits exclude are left out of a hint: that has to be said."""
            if not marks.surplus or advice.diagnosis.mistake is not None:
                return ()
            return narrate.tell_marks(marks, geometry, language)[:1]

        is_stuck = advice.step is None and advice.diagnosis.mistake is None
        parting = search.parting(advice.diagnosis.board) if is_stuck else ()

        def tell(rung: int, language: Language, is_lit: bool) -> Told:
            told = tell_advice(advice, rung, geometry, language, is_lit=is_lit)
            return told or Told(narrate.tell_parting(parting, geometry, language))

        mistake = advice.diagnosis.mistake
        found = ""
        if mistake is not None and mistake.kind != "rule":
            found = answers.of_mistake(mistake, self.grid)
        slip, step = self._slip(advice.diagnosis), self._conclusion(advice.step)
        return Hint(slip, step, remark, tell, found)

    def check(self, watch: Watch) -> Check:
        """The first mistake, if there is one, and the state of the marks."""
        diagnosis = self.diagnosis(watch)

        def tell(language: Language) -> Told:
            return tell_check(diagnosis, self.grid.geometry, language)

        return Check(self._slip(diagnosis), diagnosis.is_certain, tell)

    def doubt(self, claim: Claim, sign: str = "=") -> Doubt:
        """Why a digit is right in a cell, or not; the sign is how the log writes it."""
        geometry = self.grid.geometry

        def think(watch: Watch) -> Callable[[Language], Told]:
            reason = self.reason(claim, watch)
            found = answers.of_reason(reason, self.grid, self.marks)
            return lambda language: replace(tell_why(reason, geometry, language), answers=found)

        return Doubt(f"{geometry.cell_name(claim.cell)}{sign}{claim.digit}", think)

    def _slip(self, diagnosis: Diagnosis) -> Slip | None:
        mistake, game = diagnosis.mistake, self.game
        if mistake is None:
            return None
        move = mistake.move
        if move is None:
            return Slip(None, 0, lambda: 0, Mended)
        undo = partial(game.undo_before, move)
        is_plain = mistake.kind == "rule"
        wrong = max(len(game.against(self.grid.values, self.marks).cells), 1)
        return Slip(move.cell, game.edits_since(move), undo, game.mend, wrong, is_plain)

    def _conclusion(self, step: Step | None) -> Conclusion | None:
        if step is None:
            return None
        cell, game = (*step.placements, *step.eliminations)[0].cell, self.game
        apply = partial(game.apply, step)
        done = "coach-applied-marked" if game.lacks_marks(step) else "coach-applied"
        id_ = step.technique
        return Conclusion(id_, id_, cell, lambda clean: apply(clean=clean), done)

    @property
    def key(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What the answer depends on."""
        return tuple(self.grid.values), self.marks

    def advice(self, watch: Watch = nobody_watches) -> Advice:
        """The mistake to mend, or the next step."""
        techniques = Watched((*LADDER, SEARCH), watch)
        return advise(self.grid, self.moves, self.marks, techniques, techniques.pulse)

    def diagnosis(self, watch: Watch = nobody_watches) -> Diagnosis:
        """The first mistake, if there is one, and the state of the marks."""
        return diagnose(self.grid, self.moves, self.marks, pulse=lambda: watch(0.0))

    def claim_about(self, cell: int, digit: int) -> Claim:
        """What a learner means who points at a digit: that it is right as they have it.

        A mark crossed out is claimed to be wrong; everything else to be the cell's digit.
        """
        marks = self.marks[cell]
        crossed_out = not self.grid.values[cell] and marks and not marks >> digit - 1 & 1
        return Claim(cell, digit, holds=not crossed_out)

    def reason(self, claim: Claim, watch: Watch = nobody_watches) -> Reason:
        """Why something is so, from the rest of the board.

        The cell itself is taken as empty and without marks; elsewhere the learner's marks
        count as far as they are right, but for those that the cell's own digit took away:
        else it would be its own reason.
        """
        values, marks = list(self.grid.values), list(self.marks)
        value = values[claim.cell]
        marks[claim.cell] = 0
        if value and not self.grid.is_given(claim.cell):
            values[claim.cell] = 0
            for peer in self.grid.geometry.peers(claim.cell):
                if marks[peer]:
                    marks[peer] |= 1 << value - 1
        board = Grid(self.grid.geometry, values)
        board.givens = self.grid.givens

        def pulse() -> None:
            watch(0.0)

        diagnosis = diagnose(board, self.moves, marks, pulse=pulse)
        return why(board if diagnosis.mistake else diagnosis.board, claim, pulse=pulse)


def tell_step(
    step: Step, rung: int, geometry: Geometry, language: Language, *, is_lit: bool = True
) -> Told:
    """A step, up to a rung; its legend stands apart from the sentences.

    Args:
        step: the step.
        rung: how much of it is told.
        geometry: the board's shape.
        language: the language to tell it in.
        is_lit: whether the pattern is lit up as soon as it is told; else its cells are
            told in words, and nothing is lit before the reason is.
    """
    light = light_of(step, rung) if is_lit or rung != narrate.NAME else DARK
    legend = legend_of(light.marks, geometry, language, light.chain)
    if rung == narrate.PATTERN:
        sentences = narrate.hint(step, geometry, language, narrate.NAME).sentences[:1]
        sentences += (narrate.narrate(step, geometry, language).what,)
        if not is_lit:
            sentences += tuple(line.text for line in legend)
            light, legend = DARK, ()
    else:
        sentences = narrate.hint(step, geometry, language, rung).sentences
        if rung == narrate.NAME:  # the name stands above a card, which asks its question too
            sentences = (sentences[0], narrate.narrate(step, geometry, language).where)
    parts = parts_of(rung, sentences)
    shown = [(part, words) for part, words in zip(parts, sentences, strict=True) if words]
    is_named = rung >= narrate.NAME
    return Told(
        tuple(words for _, words in shown),
        light,
        legend,
        rung,
        title=narrate.title(step, geometry, language) if is_named else "",
        place=narrate.place(step, geometry, language) if is_named else "",
        parts=tuple(part for part, _ in shown),
        effects=effects_of(step, geometry, language) if rung >= narrate.REASON else (),
        arguments=arguments_of(step, geometry, language) if rung >= narrate.REASON else (),
    )


def tell_advice(
    advice: Advice, rung: int, geometry: Geometry, language: Language, *, is_lit: bool = True
) -> Told | None:
    """A hint, up to a rung; None where there is nothing to say."""
    mistake = advice.diagnosis.mistake
    if mistake is not None:
        arguments: tuple[Argument, ...] = ()
        if rung >= narrate.REASON:
            # A digit that stands twice shows itself what is wrong: what belongs there is no part
            # of that, and has hints of its own.
            reveal = mistake.kind != "rule"
            sentences = narrate.tell_mistake(mistake, geometry, language, reveal=reveal)
            arguments = arguments_in(mistake.steps, geometry, language) if reveal else ()
        else:
            sentences = narrate.hint_at_mistake(mistake, geometry, language, rung)
        light = Light(wrong=_wrong_cells(advice.diagnosis)) if rung >= narrate.NAME else DARK
        return Told(sentences, light, rung=rung, arguments=arguments)
    if advice.step is None:
        return None
    return tell_step(advice.step, rung, geometry, language, is_lit=is_lit)


def tell_check(diagnosis: Diagnosis, geometry: Geometry, language: Language) -> Told:
    """What a check found; without sentences when all is well.

    Cells without marks are worth a word only to somebody who has marked nearly all others.
    """
    missing = diagnosis.marks.missing
    nothing_marked = len(missing) == sum(1 for _ in diagnosis.board.empty_cells())
    if nothing_marked or len(missing) > _FEW_CELLS:
        diagnosis = replace(diagnosis, marks=replace(diagnosis.marks, missing=()))
    sentences = narrate.tell_diagnosis(diagnosis, geometry, language)
    return Told(sentences, Light(wrong=_wrong_cells(diagnosis)))


def tell_why(reason: Reason, geometry: Geometry, language: Language) -> Told:
    """The verdict on a claim, with the last step of its proof lit up."""
    sentences = tuple(filter(None, narrate.tell_reason(reason, geometry, language)))
    if not reason.steps:
        return Told(sentences)
    last = reason.steps[-1]
    light = light_of(last, narrate.REASON)
    if len(reason.steps) > _FEW_STEPS:
        counts = Counter(step.technique for step in reason.steps).items()
        took = ", ".join(f"{n} × {narrate.called(id_, language)}" for id_, n in counts)
        sentences = (sentences[0], f"{took}.", *sentences[1:])
    legend = legend_of(light.marks, geometry, language, light.chain)
    arguments = arguments_in(reason.steps, geometry, language)
    return Told(sentences, light, legend, arguments=arguments)


def _wrong_cells(diagnosis: Diagnosis) -> tuple[int, ...]:
    mistake = diagnosis.mistake
    if mistake is None:
        return ()
    cells = {mistake.move.cell} if mistake.move is not None else set()
    if mistake.contradiction is not None and mistake.contradiction.kind != "no-place":
        cells |= set(mistake.contradiction.cells)
    return tuple(sorted(cells))
