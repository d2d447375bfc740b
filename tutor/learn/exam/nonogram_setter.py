"""Setting questions about nonograms: each about the rule whose turn it is.

The boards are small random pictures, and some that were mined. Everything here follows from
the dice alone, so that a seed gives the same paper anywhere.
"""

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from tutor.base.dice import Dice
from tutor.base.watch import Pulse, Watch
from tutor.games.nonogram.lines import is_solved, line_with
from tutor.learn.course import TRIALS
from tutor.learn.exam import own
from tutor.learn.exam.kinds import NONOGRAM_KINDS, NonogramKind
from tutor.learn.exam.questions import ExamQuestion, OnLine, Picture, WhichRule
from tutor.learn.exam.syllabus import Draw, Syllabus, TechniqueRota
from tutor.learn.picture_lessons import lesson
from tutor.nonogram.explain import only_solution, path, walk
from tutor.nonogram.generator import Recipe, generate
from tutor.nonogram.names import rule_id_of, technique_of
from tutor.nonogram.position import WAYS, Position, turned
from tutor.nonogram.puzzle import Puzzle
from tutor.nonogram.rules.ladder import RULES, rule_of
from tutor.rating.levels import Level
from tutor.rating.pictures import minutes_for_rules as minutes_for
from tutor.rating.pictures import minutes_left

_ROTA: tuple[NonogramKind, ...] = (
    "line",
    "rule",
    "picture",
    "line",
    "rule",
    "line",
    "picture",
    "rule",
)
"""The kinds of questions, by turns, unless others were chosen."""
_SIDES: dict[Level, range] = {
    "beginner": range(5, 7),
    "easy": range(6, 8),
    "medium": range(7, 9),
    "hard": range(8, 11),
}
"""How many rows and columns pictures of a level have; those of higher ones are as large."""
_BLACK = range(45, 61)
"""Of a hundred cells so many are black."""
_PUZZLES = 150
"""How many pictures are looked at for one question."""
_KNOWN = 0.2
"""The share of its cells that is known when a picture is left to be finished, unless its
hardest step comes before."""
_LONGEST = 12.0
"""A picture to finish should be begun so far that the rater expects no more minutes."""


class NonogramSetter:
    """Sets one question after the other."""

    def __init__(self, syllabus: Syllabus, dice: Dice, pulse: Pulse) -> None:
        self._syllabus = syllabus
        self._dice = dice
        pictures = own.pictures(syllabus.own)
        self._boards = NonogramBoards(syllabus.grid_level, dice, pulse, pictures)
        self._techniques = TechniqueRota(syllabus, dice, self._boards.own_rules)
        chosen = tuple(kind for kind in NONOGRAM_KINDS if kind in syllabus.kind_names)
        self._rota = chosen or _ROTA
        self._without: set[tuple[str, ...]] = set()
        """The rules that are the hardest of no picture."""

    def question(self, number: int) -> ExamQuestion:
        """A question of the kind whose turn it is, or of another where no board serves for it."""
        kind = self._rota[number % len(self._rota)]
        if kind == "rule":
            return self._rule()
        technique = self._techniques.next()
        if kind == "line" and technique not in TRIALS:
            return self._line(technique)
        # There is no line to try colours on: whoever knows how finishes a picture so.
        wanted = (technique,) if self._syllabus.level is None else self._syllabus.techniques
        return self._picture(wanted) or self._line(technique)

    def _line(self, technique: str) -> ExamQuestion:
        position = line_with(rule_of(technique), self._dice)
        return OnLine(technique, position, minutes_for([rule_id_of(technique)]))

    def _picture(self, techniques: tuple[str, ...]) -> ExamQuestion | None:
        """A picture whose hardest rule is one of these; None if there is none in good time."""
        if techniques in self._without:
            return None
        known = self._syllabus.options
        if (found := next(self._boards.begun_own(known), None)) is not None:
            return Picture(*found)
        begun = next(self._boards.begun(techniques), None)
        if begun is None:
            self._without.add(techniques)
            return None
        return Picture(*begun)

    def _rule(self) -> ExamQuestion:
        """Where the rule is the question, its own minutes would be the answer: the average is."""
        named = self._syllabus.named
        minutes = minutes_for(map(rule_id_of, named)) / len(named)
        technique = self._techniques.to_be_named()
        position = next(self._boards.of(technique))
        return WhichRule(technique, position, minutes, self._syllabus.options)


class Begun(NamedTuple):
    """A picture that was begun."""

    technique: str
    """The hardest rule that the rest needs."""
    position: Position
    minutes: float


class NonogramBoards:
    """The boards of one paper: none that was mined comes twice while there are others."""

    def __init__(
        self, level: Level, dice: Dice, pulse: Pulse, own: tuple[Puzzle, ...] = ()
    ) -> None:
        """Args:
        level: says how large random pictures are.
        dice: what decides.
        pulse: told now and then.
        own: the pictures that were chosen; they come first.
        """
        self._own = own
        self._sides = _SIDES.get(level, _SIDES["hard"])
        self._dice = dice
        self._pulse = pulse
        self._draw = Draw(dice)

    def of(self, technique: str) -> Iterator[Position]:
        """Boards on which a rule is the simplest that applies."""
        return chain(
            self._walked(technique, self._of_own()),
            self._mined(technique),
            self._walked(technique, self._random()),
        )

    @property
    def own_rules(self) -> frozenset[str]:
        """The rules that the pictures that were chosen need."""
        steps = (step for picture in self._own for step in path(Position(picture)).steps)
        return frozenset(technique_of(step.technique) for step in steps)

    def _of_own(self) -> Iterator[Position]:
        """The pictures that were chosen, empty, those not used yet first."""
        return (Position(self._own[number]) for number in self._drawn("own", len(self._own)))

    def begun_own(self, known: tuple[str, ...]) -> Iterator[Begun]:
        """Those that rules one knows finish, begun as far as they have to be."""
        found = (_begun(start, known) for start in self._of_own())
        return (begun for begun in found if begun is not None)

    def _walked(self, technique: str, starts: Iterator[Position]) -> Iterator[Position]:
        """Boards met on the walks of pictures."""
        for position in starts:
            met = [
                position.copy()
                for step in walk(position)
                if technique_of(step.technique) == technique
            ]
            if met:
                yield met[self._dice.below(len(met))]

    def begun(self, techniques: tuple[str, ...]) -> Iterator[Begun]:
        """Pictures begun so far that what is hard about them is left: one of these rules."""
        starts: Iterator[Position]
        if all(lesson(technique).instances for technique in techniques):
            order = self._dice.permutation(len(techniques))
            starts = chain.from_iterable(self._mined(techniques[index]) for index in order)
        else:
            starts = self._random()
        for start in starts:
            if (found := _begun(start, techniques)) is not None:
                yield found

    def _random(self) -> Iterator[Position]:
        """Empty boards of pictures that are the only ones with their clues."""
        for _ in range(_PUZZLES):
            self._pulse()
            width, height = (self._sides[self._dice.below(len(self._sides))] for _ in range(2))
            black = _BLACK[self._dice.below(len(_BLACK))] / 100
            recipe = Recipe(width, height, black, unique=True)
            seed = self._dice.below(10**9)
            made = generate(recipe, seed, Watch(pulse=self._pulse))
            if made is not None:
                yield Position(made.puzzle)

    def _mined(self, technique: str) -> Iterator[Position]:
        """The boards kept for a rule that is rare, each seen from another side."""
        instances = lesson(technique).instances
        for number in self._drawn(technique, len(instances)):
            yield turned(instances[number], self._dice.below(WAYS))

    def _drawn(self, source: str, count: int) -> Iterator[int]:
        for number in self._draw.numbers(source, count):
            self._pulse()
            yield number


def _begun(start: Position, techniques: tuple[str, ...]) -> Begun | None:
    """A picture as early as the time allows, with its hardest step still to come.

    None if logic does not finish it, if its hardest rule is another, or if all takes too long.
    """
    found = path(start)
    solution = only_solution(start.puzzle)
    if solution is None or not found.is_complete or not found.steps:
        return None
    order = list(RULES)
    hardest = max((step.technique for step in found.steps), key=order.index)
    if technique_of(hardest) not in techniques:
        return None
    position, is_begun = start.copy(), False
    for step in found.steps:
        # After its first hardest step it may be left only before another one.
        is_ahead = step.technique == hardest
        is_due = is_ahead or (not is_begun and position.known >= _KNOWN * start.puzzle.cell_count)
        if is_due and not is_solved(position):
            minutes = minutes_left(position, solution)
            if minutes <= _LONGEST:
                return Begun(technique_of(hardest), position, minutes)
        is_begun = is_begun or is_ahead
        position.paint(step.colours)
    return None
