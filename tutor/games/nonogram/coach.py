"""The coach of nonograms: what to say, and what to light up, when a learner asks.

Thinking (which may take a while and can be stopped) is apart from telling, so that a
screen can think in the background and tell in the foreground.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from tutor.base.language import Language
from tutor.base.watch import Pulse
from tutor.games.nonogram.arguments import arguments_in, arguments_of
from tutor.games.nonogram.game import NonogramGame
from tutor.games.nonogram.light import DARK as DARK
from tutor.games.nonogram.light import Light as Light
from tutor.games.nonogram.light import light_of as light_of
from tutor.games.sheet import Check, Conclusion, Doubt, Hint, Mended, Slip
from tutor.games.told import Argument
from tutor.games.told import Told as AnyTold
from tutor.games.watching import Watch, Watched, nobody_watches
from tutor.narrate import nonogram as narrate
from tutor.narrate.teller import parts_of
from tutor.nonogram.explain import Advice, Claim, Diagnosis, Move, Reason, advise, diagnose, why
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Colour, Position
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import ALL, lesson_of
from tutor.nonogram.rules.step import Step


@dataclass(frozen=True)
class Told(AnyTold):
    """One thing the coach of nonograms said."""

    light: Light = DARK


@dataclass(frozen=True)
class Question:
    """A board as it was when somebody asked: the game may go on meanwhile."""

    game: NonogramGame
    puzzle: Puzzle
    cells: tuple[int, ...]
    moves: tuple[Move, ...]

    @staticmethod
    def of(game: NonogramGame) -> "Question":
        """The question a game puts now."""
        return Question(game, game.puzzle, tuple(game.position.cells), tuple(game.moves()))

    def hint(self, watch: Watch) -> Hint:
        """The mistake to mend, or the next step."""
        advice = self.advice(watch)

        def tell(rung: int, language: Language, is_lit: bool) -> Told:
            return tell_advice(advice, rung, self.puzzle, language, is_lit=is_lit) or Told(())

        slip, step = self._slip(advice.diagnosis), self._conclusion(advice.step)
        mistake = advice.diagnosis.mistake
        found = "" if mistake is None else self._answers(mistake.steps)
        return Hint(slip, step, lambda language: (), tell, found)

    def check(self, watch: Watch) -> Check:
        """The first mistake, if there is one."""
        diagnosis = self.diagnosis(watch)

        def tell(language: Language) -> Told:
            return tell_check(diagnosis, self.puzzle, language)

        return Check(self._slip(diagnosis), diagnosis.is_certain, tell)

    def doubt(self, cell: int, colour: Colour | None = None) -> Doubt:
        """Why a cell has a colour; without one, why it is what it is, or must be."""

        def think(watch: Watch) -> Callable[[Language], Told]:
            if colour is None:
                reason = self.reason_at(cell, watch)
            else:
                reason = self.reason(Claim(cell, colour), watch)
            told = self._answers(reason.steps)
            found = f"{reason.steps[-1].technique} {narrate.REASON} {told}" if told else ""
            return lambda language: replace(tell_why(reason, self.puzzle, language), answers=found)

        return Doubt(self.puzzle.cell_name(cell), think)

    def _answers(self, steps: Sequence[Step]) -> str:
        """The cells that the told steps of a proof settle, and that stand otherwise or not yet."""
        settled = {
            cell
            for step in narrate.told_of(steps)
            for colour, cells in ((BLACK, step.black), (WHITE, step.white))
            for cell in cells
            if self.cells[cell] != colour
        }
        return " ".join(map(self.puzzle.cell_name, sorted(settled)))

    def _slip(self, diagnosis: Diagnosis) -> Slip | None:
        mistake, game = diagnosis.mistake, self.game
        if mistake is None:
            return None
        move = mistake.move
        if move is None:
            return Slip(None, 0, lambda: 0, Mended)
        undo = partial(game.undo_before, move)
        wrong = max(len(game.against(self.cells).emptied), 1)
        return Slip(move.cell, game.edits_since(move), undo, game.mend, wrong)

    def _conclusion(self, step: Step | None) -> Conclusion | None:
        if step is None:
            return None
        game, cell = self.game, step.concluded[0]
        lesson = lesson_of(step.technique)
        return Conclusion(step.technique, lesson, cell, lambda _: game.apply(step))

    @property
    def key(self) -> tuple[int, ...]:
        """What the answer depends on."""
        return self.cells

    def position(self, pulse: Pulse) -> Position:
        """The board once more, for somebody who is watched."""
        return Position(self.puzzle, self.cells, pulse)

    def advice(self, watch: Watch = nobody_watches) -> Advice:
        """The mistake to mend, or the next step."""
        rules = Watched(ALL, watch)
        return advise(self.position(rules.pulse), self.moves, rules)

    def diagnosis(self, watch: Watch = nobody_watches) -> Diagnosis:
        """The first mistake, if there is one."""
        return diagnose(self.position(lambda: watch(0.0)), self.moves)

    def reason(self, claim: Claim, watch: Watch = nobody_watches) -> Reason:
        """Why a cell has a colour.

        A cell that was painted is explained from what was on the board before, if one step is
        enough: whatever came later may rest on it. Else everything but the cell itself counts
        too, where that makes it shorter.
        """
        board = self.position(lambda: watch(0.0))
        earlier, painted = None, [move.cell for move in self.moves]
        if claim.cell in painted:
            before = board.copy()
            for cell in painted[painted.index(claim.cell) :]:
                before.set(cell, UNKNOWN)
            earlier = why(before, claim)
            if earlier.verdict != "not-yet" and len(earlier.steps) == 1:
                return earlier
        board.set(claim.cell, UNKNOWN)
        reason = why(board, claim)
        if earlier is None or earlier.verdict == "not-yet":
            return reason
        is_shorter = reason.verdict == earlier.verdict and len(reason.steps) < len(earlier.steps)
        return reason if is_shorter and reason.steps else earlier

    def reason_at(self, cell: int, watch: Watch = nobody_watches) -> Reason:
        """Why a cell has the colour it has, or the one it must have if it is not known."""
        claim = Claim(cell, self.cells[cell] or BLACK)
        reason = self.reason(claim, watch)
        if self.cells[cell] != UNKNOWN or reason.verdict != "refuted":
            return reason
        return self.reason(reason.instead or claim.opposite, watch)


def tell_step(
    step: Step, rung: int, puzzle: Puzzle, language: Language, *, is_lit: bool = True
) -> Told:
    """A step, up to a rung; its legend stands apart from the sentences.

    Args:
        step: the step.
        rung: how much of it is told.
        puzzle: the clues.
        language: the language to tell it in.
        is_lit: whether the pattern is lit up as soon as it is told; else its cells are
            told in words, and nothing is lit before the reason is.
    """
    light = light_of(step, rung) if is_lit or rung != narrate.NAME else DARK
    legend = narrate.legend_of(light.marks, puzzle, language)
    if rung == narrate.PATTERN:
        sentences: tuple[str, ...] = (narrate.named(step, puzzle, language),)
        sentences += (narrate.narrate(step, puzzle, language).what,)
        if not is_lit:
            sentences += tuple(line.text for line in legend)
            light, legend = DARK, ()
    else:
        sentences = narrate.hint(step, puzzle, language, rung).sentences
        if rung == narrate.NAME:  # the name stands above a card, which asks its question too
            sentences = (sentences[0], narrate.narrate(step, puzzle, language).where)
    parts = parts_of(rung, sentences)
    shown = [(part, words) for part, words in zip(parts, sentences, strict=True) if words]
    is_named = rung >= narrate.NAME
    is_nudge = rung == narrate.NUDGE
    return Told(
        tuple(words for _, words in shown),
        light,
        legend,
        rung,
        title=narrate.title(step, puzzle, language) if is_named else "",
        place=narrate.place(step, puzzle, language) if is_named else "",
        parts=tuple(part for part, _ in shown),
        sight=tuple(puzzle.cells_of(step.line)) if is_nudge else (),
        arguments=arguments_of(step, puzzle, language) if rung >= narrate.REASON else (),
    )


def tell_advice(
    advice: Advice, rung: int, puzzle: Puzzle, language: Language, *, is_lit: bool = True
) -> Told | None:
    """A hint, up to a rung; None where there is nothing to say."""
    mistake = advice.diagnosis.mistake
    if mistake is not None:
        arguments: tuple[Argument, ...] = ()
        if rung >= narrate.REASON:
            sentences = narrate.tell_mistake(mistake, puzzle, language, reveal=True)
            arguments = arguments_in(mistake.steps, puzzle, language)
        else:
            sentences = narrate.hint_at_mistake(mistake, puzzle, language, rung)
        light = _light_on_mistake(advice.diagnosis) if rung >= narrate.NAME else DARK
        return Told(sentences, light, rung=rung, arguments=arguments)
    if advice.step is None:
        return None
    return tell_step(advice.step, rung, puzzle, language, is_lit=is_lit)


def tell_check(diagnosis: Diagnosis, puzzle: Puzzle, language: Language) -> Told:
    """What a check found; without sentences when all is well."""
    if diagnosis.mistake is None:
        return Told(())
    sentences = narrate.tell_mistake(diagnosis.mistake, puzzle, language)
    return Told(sentences, _light_on_mistake(diagnosis))


def tell_why(reason: Reason, puzzle: Puzzle, language: Language) -> Told:
    """The verdict on a claim, with the last step of its proof lit up."""
    sentences = tuple(filter(None, narrate.tell_reason(reason, puzzle, language)))
    if not reason.steps:
        return Told(sentences)
    light = light_of(reason.steps[-1], narrate.REASON)
    legend = narrate.legend_of(light.marks, puzzle, language)
    return Told(sentences, light, legend, arguments=arguments_in(reason.steps, puzzle, language))


def _light_on_mistake(diagnosis: Diagnosis) -> Light:
    mistake = diagnosis.mistake
    if mistake is None:
        return DARK
    wrong = () if mistake.move is None else (mistake.move.cell,)
    return Light(line=mistake.line or mistake.broken, wrong=wrong)
