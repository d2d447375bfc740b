"""Who knows about one nonogram: the verbs of the library, made of what the tutor knows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tutor.base.document import JsonObject
from tutor.base.language import Language
from tutor.base.watch import Pulse
from tutor.games.nonogram.claims import claim_of
from tutor.games.nonogram.coach import DARK, Light, tell_advice, tell_step, tell_why
from tutor.games.nonogram.picture import nonogram_svg
from tutor.games.nonogram.steps import NonogramStep
from tutor.games.told import Told
from tutor.language import LANGUAGES
from tutor.language.nonogram_speaker import NonogramSpeaker
from tutor.language.picture_rating import picture_reason
from tutor.language.rating import rated_as
from tutor.library.nonogram import Nonogram
from tutor.library.problems import flawed
from tutor.library.rating import Rating
from tutor.library.technique import Technique, chosen
from tutor.library.telling import Mistake as ToldMistake
from tutor.library.telling import Reason, Step
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.ink_words import board_in
from tutor.nonogram.explain import LOGIC, Advice, advise, diagnose, may_have_solution, walk, why
from tutor.nonogram.explain import Reason as Judged
from tutor.nonogram.position import Position
from tutor.nonogram.rules.ladder import RULES
from tutor.nonogram.rules.step import Step as Found
from tutor.rating.record import record_of_picture

TECHNIQUES = tuple(
    Technique(
        rule.id, narrate.name(rule.id, "en"), narrate.name(rule.id, "fr"), rule.tier, rule.rating
    )
    for rule in RULES.values()
)
"""Every rule, the simplest first; the search is the last."""


@dataclass(frozen=True)
class _Story:
    """Something said of a nonogram: there is no legend, for the picture has no letters."""

    nonogram: Nonogram

    def draw(self, told: Told, language: Language) -> str:
        light = told.light if isinstance(told.light, Light) else DARK
        board = board_in(self.nonogram._position(), language)
        return nonogram_svg(board, light=light, title=told.title)

    def legend(self, told: Told) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True)
class _StepStory(_Story):
    """A step on the nonogram that it is found on."""

    step: Found

    def tell(self, language: Language, rung: int) -> Told:
        return tell_step(self.step, rung, self.nonogram._puzzle, language)

    def name(self, language: Language) -> str:
        return narrate.name(self.step.technique, language)

    def as_json(self, language: Language, rung: int | None) -> JsonObject:
        return NonogramStep(self.step, self.nonogram._puzzle).as_json(language, rung)

    eureka = None


@dataclass(frozen=True)
class _MistakeStory(_Story):
    """A mistake on the nonogram that has it."""

    advice: Advice = field(hash=False)

    def tell(self, language: Language, rung: int) -> Told:
        found = tell_advice(self.advice, rung, self.nonogram._puzzle, language)
        assert found is not None
        return found


@dataclass(frozen=True)
class _ReasonStory(_Story):
    """A claim judged: its picture is that of the last step of the proof."""

    reason: Judged = field(hash=False)

    def tell(self, language: Language, rung: int) -> Told:
        return tell_why(self.reason, self.nonogram._puzzle, language)


@dataclass(frozen=True)
class NonogramExpert:
    """Knows about a nonogram; every pulse may raise to stop it."""

    nonogram: Nonogram

    def _watched(self, pulse: Pulse) -> Position:
        position = self.nonogram._position()
        position.pulse = pulse
        return position

    def hint(
        self, technique: str | None, language: Language, pulse: Pulse
    ) -> Step[Nonogram] | ToldMistake[Nonogram] | None:
        """The mistake to mend, or the next step."""
        position = self._watched(pulse)
        if technique is None:
            advice = advise(position)
            found = advice.step
        else:
            (rule,) = chosen([technique], RULES, ())
            advice = Advice(diagnose(position), None)
            found = None if position.is_full else next(rule.find(position), None)
        if advice.diagnosis.mistake is not None:
            return self._mistake(advice, language)
        return None if found is None else self._step(self.nonogram, found, language)

    def steps(self, technique: str, language: Language, pulse: Pulse) -> Iterator[Step[Nonogram]]:
        """Every step of a rule."""
        (rule,) = chosen([technique], RULES, ())
        position = self._watched(pulse)
        _refuse_without_solution(position, pulse)
        if position.is_full:
            return iter(())
        return (self._step(self.nonogram, step, language) for step in rule.find(position))

    def walk(
        self, techniques: Iterable[str] | None, language: Language, pulse: Pulse
    ) -> Iterator[Step[Nonogram]]:
        """The path, step by step."""
        position = self._watched(pulse)
        used = chosen(techniques, RULES, LOGIC)
        _refuse_without_solution(position, pulse)
        return self._along(walk(position, used), language)

    def why(
        self, claim: str, techniques: Iterable[str] | None, language: Language, pulse: Pulse
    ) -> Reason[Nonogram]:
        """Judge a claim."""
        asked = claim_of(claim, self.nonogram._puzzle)
        if asked is None:
            raise self.nonogram._bad_claim(claim)
        found = why(self._watched(pulse), asked, chosen(techniques, RULES, LOGIC))
        steps = tuple(self._along(found.steps, language))
        story = _ReasonStory(steps[-1].puzzle if steps else self.nonogram, found)
        return Reason(self.nonogram, claim, found.verdict, steps, language, story)

    def check(self, language: Language, pulse: Pulse) -> ToldMistake[Nonogram] | None:
        """The first mistake, if there is one."""
        diagnosis = diagnose(self._watched(pulse))
        if diagnosis.mistake is None:
            return None
        return self._mistake(Advice(diagnosis, None), language)

    def rate(self, language: Language, pulse: Pulse) -> Rating:
        """How hard it is."""
        record = record_of_picture(self.nonogram._puzzle, pulse=pulse)
        if "flaw" in record:
            raise flawed(
                record["flaw"], lambda language: picture_reason(record, NonogramSpeaker(language))
            )
        level, score = record["level"], record["score"]
        said: dict[Language, tuple[str, ...]] = {
            each: (
                rated_as(NonogramSpeaker(each), level, score),
                picture_reason(record, NonogramSpeaker(each)),
            )
            for each in LANGUAGES
        }
        return Rating(level, score, None, record["hardest"], record["counts"], language, said)

    # Saying it

    def _along(self, steps: Iterable[Found], language: Language) -> Iterator[Step[Nonogram]]:
        """Steps one after the other, each on the board that those before it leave."""
        nonogram = self.nonogram
        for step in steps:
            yield (said := self._step(nonogram, step, language))
            nonogram = said.after

    def _step(self, nonogram: Nonogram, step: Found, language: Language) -> Step[Nonogram]:
        puzzle, after = nonogram._puzzle, nonogram._position()
        after.paint(step.colours)
        moves = tuple(
            f"{puzzle.cell_name(cell)}={puzzle.signs[colour]}"
            for cell, colour in sorted(step.colours.items())
        )
        rule = RULES[step.technique]
        story = _StepStory(nonogram, step)
        after_it = Nonogram._of(after)
        return Step(nonogram, rule.id, rule.tier, rule.rating, moves, after_it, language, story)

    def _mistake(self, advice: Advice, language: Language) -> ToldMistake[Nonogram]:
        mistake, puzzle = advice.diagnosis.mistake, self.nonogram._puzzle
        assert mistake is not None
        move = mistake.move
        written = None
        if move is not None:
            written = f"{puzzle.cell_name(move.cell)}={puzzle.signs[move.colour]}"
        story = _MistakeStory(self.nonogram, advice)
        return ToldMistake(self.nonogram, mistake.kind, written, language, story)


def _refuse_without_solution(position: Position, pulse: Pulse) -> None:
    """Nothing is argued from a board that cannot be right."""
    if not may_have_solution(position, pulse):
        raise flawed("none", lambda language: NonogramSpeaker(language).say("verdict-none"))
