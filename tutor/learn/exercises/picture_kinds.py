"""Exercises and trials of a lesson on nonograms, each on a fresh line or board.

Everything follows from the dice, so that a seed gives the same board anywhere.
"""

from collections.abc import Iterator, Sequence

from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, tell_step
from tutor.games.nonogram.lines import ROW, line_with, random_line, steps_in, tells_more
from tutor.learn.course import TRIALS, Kind
from tutor.learn.exercises.exercise import VERDICTS, Answer, Judgement, Trial
from tutor.learn.exercises.picture import (
    PictureConclude,
    PictureExercise,
    PictureLine,
    PictureSpot,
    PictureSpotTrial,
)
from tutor.learn.picture_lessons import lesson
from tutor.narrate import nonogram as narrate
from tutor.narrate.names import called
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.explain import only_solution, walk
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, UNKNOWN, WAYS, WHITE, Position, turned
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import LADDER, Rule, rule_of
from tutor.nonogram.rules.step import Mark, Step

_SET_BY = {
    "nonogram-rules": technique_of("full-line"),
    "nonogram-automata": technique_of("complete-line"),
}
"""The rule whose exercises a lesson without one sets: the first that somebody can use who has only
read the rules of the game, and the one that says all a machine can say."""


class PictureJudge(PictureExercise):
    """A cell that is supposed to be black or white."""

    kind = "judge"
    answers_with = "verdict"
    last_rung = narrate.PATTERN
    answer_rung = narrate.PATTERN

    def __init__(
        self,
        technique: str,
        position: Position,
        step: Step,
        supposed: tuple[int, int],
        is_true: bool,
    ) -> None:
        """A supposition.

        Args:
            technique: the rule.
            position: the board.
            step: the step that refutes it, if anything does.
            supposed: the cell and its colour.
            is_true: whether it has that colour indeed.
        """
        super().__init__(technique, position, step)
        self.cell, self.colour = supposed
        self.is_one = not is_true
        """Whether it leads to a contradiction."""

    def lit(self, language: Language) -> Told:
        """The cell."""
        marks = (Mark(self.cell, "assumed"),)
        legend = narrate.legend_of(marks, self.puzzle, language)
        return Told((), Light(marks), legend)

    def _sentence(self, message: str, language: Language) -> str:
        colour = "black" if self.colour == BLACK else "white"
        return say(language, message, cell=self.named([self.cell]), colour=colour)

    def question(self, language: Language) -> tuple[str, ...]:
        """What is supposed."""
        return (self._sentence("task-judge", language),)

    def hint(self, rung: int, language: Language) -> Told:
        """How to find out, and then the answer."""
        if rung >= self.last_rung:
            return self.solution(language)
        cell = self.named([self.cell])
        return Told((say(language, f"task-judge-hint-{rung}", cell=cell),), rung=rung)

    def check(self, answer: Answer, language: Language) -> Judgement:
        """Yes or no."""
        if answer.is_one is None:
            return Judgement(0.0, (say(language, "task-no-verdict"),))
        told = self.solution(language)
        if answer.is_one != self.is_one:
            return Judgement.about(0.0, told)
        return Judgement.about(1.0, told, say(language, "task-right"))

    def solution(self, language: Language) -> Told:
        """Where it leads, or that it is so."""
        if not self.is_one:
            light = Light((Mark(self.cell, "assumed"),))
            return Told((self._sentence("task-judge-stands", language),), light)
        told = tell_step(self.step, narrate.REASON, self.puzzle, language)
        refuted = say(language, "task-judge-refuted")
        return Told(
            (refuted, *told.sentences[1:]),
            told.light,
            told.legend,
            told.rung,
            arguments=told.arguments,
        )


def picture_exercise(lesson_id: str, kind: Kind, dice: Dice) -> PictureExercise:
    """The exercise of a lesson and a kind that the dice give."""
    technique = _SET_BY.get(lesson_id, lesson_id)
    rule = rule_of(technique)
    if kind == "line":
        position = line_with(rule, dice)
        return PictureLine(technique, position, steps_in(rule, position)[0])
    if kind == "judge":
        position, step = board_with(rule, dice)
        if dice.below(2):
            return PictureJudge(technique, position, step, open_truth(position, dice), is_true=True)
        cell, colour = (step.black[0], WHITE) if step.black else (step.white[0], BLACK)
        return PictureJudge(technique, position, step, (cell, colour), is_true=False)
    position, step = board_with(rule, dice)
    if kind == "conclude":
        return PictureConclude(technique, position, step)
    return (PictureSpotTrial if technique in TRIALS else PictureSpot)(technique, position, step)


# Boards on which a rule applies, and says something that no simpler one does

_PUZZLES = 400
"""How many puzzles are looked through."""
_SIDES = range(7, 11)


def board_with(rule: Rule, dice: Dice) -> tuple[Position, Step]:
    """A board in progress on which a rule applies, with its clearest step that tells more."""
    if instances := lesson(technique_of(rule.id)).instances:
        board = turned(instances[dice.below(len(instances))], dice.below(WAYS))
        return board, next(rule.find(board))
    for puzzle in _random_puzzles(dice, has_gap=rule.id == "empty-line"):
        if (found := _met(rule, puzzle, dice)) is not None:
            return found
    raise AssertionError(f"there is no board for {rule.id}")


def open_truth(position: Position, dice: Dice) -> tuple[int, int]:
    """An open cell of a board with one solution, and the colour it has there."""
    solution = only_solution(position.puzzle)
    assert solution is not None
    cells = [cell for cell, colour in enumerate(position.cells) if colour == UNKNOWN]
    cell = cells[dice.below(len(cells))]
    return cell, solution.colour(cell)


def _random_puzzles(dice: Dice, *, has_gap: bool = False) -> Iterator[Puzzle]:
    """Small puzzles; with a gap, one row is empty."""
    for _ in range(_PUZZLES):
        width, height = (_SIDES[dice.below(len(_SIDES))] for _ in range(2))
        black = 45 + dice.below(20)
        picture = [
            "".join("#" if dice.below(100) < black else "." for _ in range(width))
            for _ in range(height)
        ]
        if has_gap:
            picture[dice.below(height)] = "." * width
        yield puzzle_of(picture)


def _met(rule: Rule, puzzle: Puzzle, dice: Dice) -> tuple[Position, Step] | None:
    """One of the boards on the walk of a puzzle on which a rule tells more; None if none is."""
    position, met = Position(puzzle), []
    for _ in walk(position):
        if (step := _telling(rule, position)) is not None:
            met.append((position.copy(), step))
    return met[dice.below(len(met))] if met else None


def _telling(rule: Rule, position: Position) -> Step | None:
    """The clearest step of a rule that says something no simpler one says."""
    for step in rule.find(position):
        if tells_more(rule, position, step.line):
            return step
    return None


_LINES = 4000


class ToldLine(PictureLine):
    """A line on which a rule applies: whether it does is the question."""

    def solution(self, language: Language) -> Told:
        """The rule, told in full."""
        return tell_step(self.step, narrate.REASON, self.puzzle, language)


class SilentLine(PictureLine):
    """A line on which a rule has nothing to say, though something follows."""

    def solution(self, language: Language) -> Told:
        """That this rule is silent here."""
        name = called(self.technique, language)
        return Told((say(language, "task-silent", name=name),), Light(line=ROW))


class LitLine(ToldLine):
    """A line with the cells lit that a rule tells, and no word of which rule."""

    def lit(self, language: Language) -> Told:
        """The line, and what follows on it."""
        return Told((), Light(line=ROW, black=self.step.black, white=self.step.white))

    def facts(self, language: Language) -> tuple[str, ...]:
        """What is lit, in words."""
        told = []
        if self.step.black:
            told.append(say(language, "task-lit-black", cells=self.named(list(self.step.black))))
        if self.step.white:
            told.append(say(language, "task-lit-white", cells=self.named(list(self.step.white))))
        return tuple(told)


def picture_trial(technique: str, others: Sequence[str], dice: Dice) -> Trial:
    """A step to tell from those of other rules; without others, whether the rule applies.

    No other rule is offered that tells all of the lit cells too.
    """
    rule = rule_of(technique)
    if not others and dice.below(2):
        position, step = _silent(rule, dice)
        return Trial(technique, SilentLine(technique, position, step), VERDICTS, VERDICTS[1])
    position = line_with(rule, dice)
    step = steps_in(rule, position)[0]
    lit = set(step.concluded)
    wrong = [one for one in others if not lit <= _told(one, position)]
    if not wrong:
        return Trial(technique, ToldLine(technique, position, step), VERDICTS, VERDICTS[0])
    exercise = LitLine(technique, position, step)
    options = tuple(one for one in (*others, technique) if one in (*wrong, technique))
    return Trial(technique, exercise, options, technique, exercise.facts)


def _told(technique: str, position: Position) -> set[int]:
    """The cells of a line that a rule tells."""
    return {cell for step in steps_in(rule_of(technique), position) for cell in step.concluded}


def _silent(rule: Rule, dice: Dice) -> tuple[Position, Step]:
    """A line on which a rule tells nothing and another one something, with that step."""
    for _ in range(_LINES):
        position = random_line(dice)
        if steps_in(rule, position) or UNKNOWN not in position.cells:
            continue
        for other in LADDER:
            if other is not rule and (steps := steps_in(other, position)):
                return position, steps[0]
    raise AssertionError(f"{rule.id} has something to say on every line")
