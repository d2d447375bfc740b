"""The exercises of a lesson on nonograms, each on a fresh line or board.

Everything follows from the dice, so that a seed gives the same board anywhere.
"""

from collections.abc import Iterator

from tutor.base.dice import Dice
from tutor.base.language import Language
from tutor.games.nonogram.coach import Light, Told, tell_step
from tutor.learn.course import TRIALS, Kind
from tutor.learn.exercises.exercise import Answer, Judgement
from tutor.learn.exercises.picture import (
    PictureConclude,
    PictureExercise,
    PictureLine,
    PictureSpot,
    PictureSpotTrial,
)
from tutor.learn.nonogram.lines import line_with, steps_in, tells_more
from tutor.learn.picture_lessons import lesson
from tutor.narrate import nonogram as narrate
from tutor.narrate.nonogram.line_reader import say
from tutor.nonogram.explain import only_solution, walk
from tutor.nonogram.names import technique_of
from tutor.nonogram.position import BLACK, UNKNOWN, WHITE, Position
from tutor.nonogram.puzzle import Puzzle, puzzle_of
from tutor.nonogram.rules.ladder import Rule
from tutor.nonogram.rules.step import Mark, Step
from tutor.nonogram.symmetry import WAYS, turned
from tutor.nonogram.techniques import rule_of

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
        return Told((refuted, *told.sentences[1:]), told.light, told.legend, told.rung)


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
