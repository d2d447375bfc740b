"""Exercises on nonograms: say what follows on a line, on a lit one, or on one to be found."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import ClassVar, Literal

from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, light_of, tell_step
from tutor.games.nonogram.lines import ROW, steps_in
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exercises.exercise import Answer, Exercise, Judgement, clause
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import Cells, Lines, say
from tutor.nonogram.line import told_by
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Line, Puzzle
from tutor.nonogram.rules.ladder import Rule, rule_of
from tutor.nonogram.rules.step import Step
from tutor.nonogram.rules.trial import tried_out


class PictureExercise(Exercise):
    """One question about one line or board."""

    def __init__(self, technique: str, position: Position, step: Step) -> None:
        self.technique = technique
        self.position = position
        self.step = step
        """The step that hints are about."""

    @property
    def puzzle(self) -> Puzzle:
        """The clues of the board."""
        return self.position.puzzle

    @cached_property
    def rule(self) -> Rule:
        """The rule that is practised."""
        return rule_of(self.technique)

    def rule_name(self, language: Language) -> str:
        """What the rule is called, inside a sentence."""
        return narrate.called(self.rule.id, language)

    def is_possible(self, answer: Answer) -> bool:
        """Whether the cells are on the board, and have one colour each."""
        cells = answer.black | answer.white
        return not answer.black & answer.white and all(map(self.is_open, cells))

    def is_open(self, cell: int) -> bool:
        """Whether a cell is on the board and not known yet."""
        return 0 <= cell < self.puzzle.cell_count and self.position.colour(cell) == UNKNOWN

    def refusal(self, cell: int, language: Language) -> str | None:
        """Why a cell cannot even be marked; None if it is open."""
        if self.is_open(cell):
            return None
        return say(language, "task-known", cells=self.named([cell]))

    def refusals(self, answer: Answer, language: Language) -> list[str]:
        """Why cells cannot be part of an answer: they are known already."""
        told = (self.refusal(cell, language) for cell in sorted(answer.black | answer.white))
        return [sentence for sentence in told if sentence is not None]

    @property
    def start(self) -> int:
        """The first open cell of what is lit; else one that answers nothing."""
        light = self.lit("en").light
        asked = [mark.cell for mark in light.marks] if isinstance(light, Light) else []
        if isinstance(light, Light) and light.line is not None:
            asked = list(self.puzzle.cells_of(light.line))
        elsewhere = (cell for cell in range(self.puzzle.cell_count) if cell not in self.answers)
        cells = chain(asked, elsewhere, range(self.puzzle.cell_count))
        return next(filter(self.is_open, cells))

    @property
    def answers(self) -> frozenset[int]:
        """The cells to be found."""
        return frozenset()

    def echo(self, answer: Answer, language: Language) -> str:
        """The cells in their colours, or yes or no."""
        if answer.is_one is not None:
            return say(language, "answer-verdict", verdict="yes" if answer.is_one else "no")
        black, white = self.named(answer.black), self.named(answer.white)
        return say(language, "answer-colours", black=black, white=white)

    def named(self, cells: "list[int] | frozenset[int]") -> Cells:
        """Cells as messages speak of them."""
        return Cells(self.puzzle, tuple(sorted(cells)))

    def hint(self, rung: int, language: Language) -> Told:
        """The hint of a rung, by the same ladder as on any board."""
        if rung >= self.last_rung:
            return self.solution(language)
        return tell_step(self.step, rung, self.puzzle, language)

    def solution(self, language: Language) -> Told:
        """The step, told in full."""
        return tell_step(self.step, narrate.REASON, self.puzzle, language)


Colours = frozenset[tuple[int, int]]
"""Cells with their colours."""


def colours_of(said: Step | Answer | ExamAnswer) -> Colours:
    """What a step, or an answer, says of cells."""
    black = ((cell, BLACK) for cell in said.black)
    return frozenset(chain(black, ((cell, WHITE) for cell in said.white)))


def implied_by(position: Position, line: Line) -> Colours:
    """Everything that a line says by itself."""
    view, cells = position.view(line), position.puzzle.cells_of(line)
    implied = told_by(view)
    assert implied is not None
    found = []
    for place, cell in enumerate(cells):
        if view.unknown >> place & 1 and implied.black >> place & 1:
            found.append((cell, BLACK))
        elif view.unknown >> place & 1 and implied.white >> place & 1:
            found.append((cell, WHITE))
    return frozenset(found)


class MarkCells(PictureExercise):
    """Mark the cells that a rule settles."""

    answers_with = "colours"
    scope: ClassVar[Literal["line", "board"]] = "line"
    """Which lines may say more than the rule: its own, or all of the board."""

    def lit(self, language: Language) -> Told:
        """What is in sight from the beginning, with its legend."""
        return Told(())

    @cached_property
    def wanted(self) -> Colours:
        """All that has to be marked."""
        return colours_of(self.step)

    @cached_property
    def allowed(self) -> Colours:
        """All that may be marked: whoever sees more than the rule is right too."""
        return self.wanted | implied_by(self.position, self.step.line)

    def hint(self, rung: int, language: Language) -> Told:
        """The pattern in words, its reason, how much follows."""
        if rung >= self.last_rung:
            return self.solution(language)
        told = narrate.narrate(self.step, self.puzzle, language)
        count = say(language, "task-count", count=len(self.wanted))
        return Told(({1: told.what or told.where, 2: told.why}.get(rung, count),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if everything that follows is marked, and nothing that does not."""
        found = colours_of(answer)
        if not found:
            return Judgement(0.0, (say(language, "task-nothing"),), self._light())
        if self.wanted <= found <= self.allowed:
            return Judgement.about(1.0, self.solution(language), say(language, "task-right"))
        right, wrong = found & self.wanted, found - self.allowed
        credit = max(len(right) - len(wrong), 0) / len(self.wanted)
        lit = self.lit(language)
        remarks = tuple(self._remarks(found, language))
        is_close = bool(found & self.allowed)
        return Judgement(
            credit,
            remarks,
            self._light(wrong),
            lit.legend,
            is_close,
            is_part=is_close and not wrong,
        )

    def _light(self, wrong: Colours = frozenset()) -> Light:
        """What is lit from the beginning, and the cells that do not follow."""
        lit = self.lit("en").light
        return replace(lit, wrong=tuple(sorted(cell for cell, _ in wrong)))

    def _remarks(self, found: Colours, language: Language) -> Iterator[str]:
        """How near it is, and what does not follow."""
        more, wrong = found & self.allowed - self.wanted, found - self.allowed
        told = list(self._misread(wrong, language))
        if found & self.allowed:
            missing = len(self.wanted - found)
            yield say(language, "task-almost", missing=missing, wrong=len(wrong))
        else:
            yield say(language, "task-not", why=clause(told.pop(0)))
        if more:
            yield say(language, "task-more", cells=self._named(more))
        yield from told

    def _misread(self, wrong: Colours, language: Language) -> Iterator[str]:
        """What does not follow, by colour; where the line says the opposite, that."""
        line = Lines((self.step.line,))
        for colour, other in ((BLACK, "white"), (WHITE, "black")):
            cells = frozenset(cell for cell, is_ in wrong if is_ == colour)
            opposite = frozenset(
                cell
                for cell in cells
                if self.scope == "line" and (cell, BLACK + WHITE - colour) in self.allowed
            )
            if opposite:
                named = self.named(opposite)
                yield say(language, "task-opposite", cells=named, colour=other, line=line)
            if cells := cells - opposite:
                message = "task-not-black" if colour == BLACK else "task-not-white"
                yield say(language, message, cells=self.named(cells), scope=self.scope, line=line)

    def _named(self, found: Colours) -> Cells:
        return self.named(frozenset(cell for cell, _ in found))


class PictureLine(MarkCells):
    """A line alone: everything that a rule says about it."""

    kind = "line"

    @cached_property
    def steps(self) -> list[Step]:
        """All that the rule says, in steps."""
        return steps_in(self.rule, self.position, ROW)

    @cached_property
    def wanted(self) -> Colours:
        """What all the steps conclude."""
        return frozenset(chain.from_iterable(map(colours_of, self.steps)))

    def question(self, language: Language) -> tuple[str, ...]:
        """Which rule to use."""
        return (say(language, "task-line", name=self.rule_name(language)),)

    def solution(self, language: Language) -> Told:
        """Every step, one after the other."""
        told = [tell_step(step, narrate.REASON, self.puzzle, language) for step in self.steps]
        marks = tuple(dict.fromkeys(mark for one in told for mark in one.light.marks))
        light = Light(
            marks,
            ROW,
            blocks=tuple(sorted({block for one in told for block in one.light.blocks})),
            black=tuple(sorted(cell for cell, colour in self.wanted if colour == BLACK)),
            white=tuple(sorted(cell for cell, colour in self.wanted if colour == WHITE)),
        )
        sentences = dict.fromkeys(sentence for one in told for sentence in one.sentences)
        legend = narrate.legend_of(marks, self.puzzle, language)
        return Told(tuple(sentences), light, legend, narrate.REASON)


class PictureConclude(MarkCells):
    """A board on which the line and the pattern are lit."""

    kind = "conclude"

    def lit(self, language: Language) -> Told:
        """The line, and what the argument rests on."""
        told = tell_step(self.step, narrate.PATTERN, self.puzzle, language)
        return Told((), told.light, told.legend)

    def question(self, language: Language) -> tuple[str, ...]:
        """What to conclude from."""
        name = self.rule_name(language)
        return (say(language, "task-conclude", name=name, line=Lines((self.step.line,))),)


class FillLine(MarkCells):
    """A line for somebody who knows no rule yet: everything that its clue settles."""

    kind = "line"

    @cached_property
    def wanted(self) -> Colours:
        """All that the line says by itself."""
        return implied_by(self.position, self.step.line)

    def lit(self, language: Language) -> Told:
        """The line."""
        return Told((), Light(line=self.step.line))

    def question(self, language: Language) -> tuple[str, ...]:
        """Which line."""
        return (say(language, "task-fill", line=Lines((self.step.line,))),)

    def solution(self, language: Language) -> Told:
        """The reason, without the name of the rule."""
        told = super().solution(language)
        narration = narrate.narrate(self.step, self.puzzle, language)
        sentences = (narration.what, narration.why, narration.then)
        return replace(told, sentences=tuple(filter(None, sentences)))


class PictureSpot(MarkCells):
    """A board with the rule somewhere on it: any of its steps is right."""

    kind = "spot"
    scope = "board"
    answer_rung = narrate.PATTERN

    @cached_property
    def steps(self) -> list[Step]:
        """Every step of the rule, by the line it is about."""
        return list(self.rule.find(self.position))

    @property
    def answers(self) -> frozenset[int]:
        """The cells that any of the steps settles."""
        return frozenset(cell for step in self.steps for cell in step.concluded)

    @cached_property
    def allowed(self) -> Colours:
        """All that any line says by itself."""
        lines = self.puzzle.lines
        return self.wanted.union(*(implied_by(self.position, line) for line in lines))

    def question(self, language: Language) -> tuple[str, ...]:
        """Which rule to look for."""
        return (say(language, "task-spot", name=self.rule_name(language)),)

    def hint(self, rung: int, language: Language) -> Told:
        """How much follows, where to look, and then the pattern: the name is known."""
        if rung >= self.last_rung:
            return self.solution(language)
        told = narrate.narrate(self.step, self.puzzle, language)
        if rung < narrate.PATTERN:
            count = say(language, "task-count", count=len(self.wanted))
            return Told((count if rung == narrate.NUDGE else told.where,), rung=rung)
        light = light_of(self.step, narrate.PATTERN)
        legend = narrate.legend_of(light.marks, self.puzzle, language)
        return Told((told.what or told.where,), light, legend, rung)

    def nearest_to(self, answer: Answer) -> "PictureSpot":
        """With hints about the step that most of the answer is of."""
        found = colours_of(answer)
        steps = (self.step, *self.steps)
        nearest = max(steps, key=lambda step: _share(colours_of(step), found))
        if nearest == self.step:
            return self
        return type(self)(self.technique, self.position, nearest)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Judge by the step that the answer comes nearest to."""
        return self.nearest_to(answer)._judged(answer, language)

    def _judged(self, answer: Answer, language: Language) -> Judgement:
        found = colours_of(answer)
        if found and not found & self.wanted and found <= self.allowed:
            name = self.rule_name(language)
            told = say(language, "task-no-line", name=name)
            return Judgement(0.0, (told,), self._light(), is_close=True)
        return super().check(answer, language)


def _share(wanted: Colours, found: Colours) -> float:
    """How much of a step was found."""
    return len(wanted & found) / len(wanted)


class PictureSpotTrial(PictureSpot):
    """A board on which a trial settles a cell: any that a trial settles is right."""

    def question(self, language: Language) -> tuple[str, ...]:
        """Which rule to use."""
        return (say(language, "task-spot-trial", name=self.rule_name(language)),)

    @property
    def answers(self) -> frozenset[int]:
        """Those of the step: to try every cell would take too long."""
        return frozenset(self.step.concluded)

    def nearest_to(self, answer: Answer) -> PictureSpot:
        """Itself: of an answer that is not right, no cell is settled by a trial."""
        return self

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Right if every marked cell is settled by a trial of its other colour."""
        found = colours_of(answer)
        if not found:
            return self._judged(answer, language)
        for cell, colour in sorted(found):
            step = tried_out(self.position, cell, colour)
            if step is None:
                tried = "white" if colour == BLACK else "black"
                why = say(language, "task-not-tried", cell=self.named([cell]), colour=tried)
                verdict = say(language, "task-not", why=clause(why))
                return Judgement(0.0, (verdict,), Light(wrong=(cell,)))
        assert step is not None
        told = tell_step(step, narrate.REASON, self.puzzle, language)
        return Judgement.about(1.0, told, say(language, "task-right"))
