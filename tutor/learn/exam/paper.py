"""The questions of an exam: the same for everybody who asks for the same.

A paper follows from its syllabus and its seed. It is kept with the exam, so that one that
was begun goes on as it was, whatever a later version would ask.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from secrets import randbelow
from typing import Any

from tutor.explain.lookalike.pattern import pattern_cells
from tutor.explain.path import simplest
from tutor.learn.document import BadDocument, Place, read_text
from tutor.learn.exam.boards import Boards, begun_grid, telling_grids
from tutor.learn.exam.questions import (
    Every,
    Finish,
    Judge,
    Kind,
    Next,
    Order,
    Question,
    Simplest,
    read_question,
)
from tutor.learn.exam.questions.evidence import opened_by
from tutor.learn.exam.syllabus import Syllabus
from tutor.play.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX
from tutor.rating.effort import minutes_for
from tutor.sudoku.dice import Dice
from tutor.sudoku.watch import Pulse, no_pulse
from tutor.techniques.position import Position

_ROTA: tuple[Kind, ...] = ("next", "every", "judge", "simplest", "finish", "next", "order", "every")
"""The kinds of questions, by turns."""
_MOST_FINDS, _MOST_STEPS = 10, 4
"""Nobody is asked to find more than that on one board."""
_LONGEST_GRID = 25.0
"""A grid to finish that takes longer, as some rare techniques make it, is left out."""
_SEEDS = 1_000_000
_ORDERED = 4
"""How many grids there are to order."""


@dataclass(frozen=True)
class Paper:
    """An exam before anybody has answered."""

    syllabus: Syllabus
    seed: str
    questions: tuple[Question, ...]

    @property
    def points(self) -> int:
        """What there is to earn."""
        return sum(question.points for question in self.questions)

    @property
    def minutes(self) -> float:
        """How long the rater expects it to take."""
        return sum(question.minutes for question in self.questions)

    @property
    def code(self) -> str:
        """A short word that tells papers apart: equal for equal questions."""
        written = json.dumps([one.as_json() for one in self.questions], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:8]

    def check(self, where: str = "") -> None:
        """Make sure that every question has an answer.

        Raises:
            BadDocument: one has none; the paper did not come from here.
        """
        for index, question in enumerate(self.questions):
            if not question.is_sound:
                raise BadDocument(f"{where}questions[{index}]")

    def as_json(self) -> dict[str, Any]:
        """The whole paper in words and numbers."""
        return {
            "syllabus": self.syllabus.as_json(),
            "seed": self.seed,
            "questions": [question.as_json() for question in self.questions],
        }

    @staticmethod
    def from_json(place: Place) -> "Paper":
        """The paper that was written so.

        Raises:
            BadDocument: it makes no sense.
        """
        syllabus = Syllabus.from_json(place.within("syllabus"))
        questions = tuple(map(read_question, place.items("questions")))
        if len(questions) != syllabus.questions:
            raise BadDocument(f"{place.where}.questions".lstrip("."))
        return Paper(syllabus, place.of("seed", read_text), questions)


def new_seed() -> str:
    """A seed that nobody asked for, short enough to be told."""
    return str(randbelow(_SEEDS))


def make_paper(syllabus: Syllabus, seed: str, pulse: Pulse = no_pulse) -> Paper:
    """The paper of a syllabus and a seed, from the easiest question to the hardest.

    The time limit, the mode and the pass mark do not change what is asked.
    """
    setter = _Setter(syllabus, Dice(f"exam/{syllabus.subject}/{syllabus.questions}/{seed}"), pulse)
    questions = [
        setter.question(_ROTA[number % len(_ROTA)]) for number in range(syllabus.questions)
    ]
    questions.sort(key=lambda question: question.minutes)
    return Paper(syllabus, seed, tuple(questions))


class _Setter:
    """Sets one question after the other, each about the technique whose turn it is."""

    def __init__(self, syllabus: Syllabus, dice: Dice, pulse: Pulse) -> None:
        self._syllabus = syllabus
        self._dice = dice
        self._pulse = pulse
        self._turn: list[str] = []
        self._boards = Boards(dice)
        self._without: set[tuple[Kind, str]] = set()
        """The kinds of questions that no board of a technique serves for."""

    def question(self, kind: Kind) -> Question:
        """A question of a kind, or of another where no board serves for this one."""
        if kind == "finish" and (grid := self._finish()).minutes <= _LONGEST_GRID:
            return grid
        if kind == "order":
            return self._order()
        named = self._syllabus.named
        is_drawn = kind == "simplest" and named != self._syllabus.techniques
        technique = named[self._dice.below(len(named))] if is_drawn else self._next_technique()
        kinds: tuple[Kind, ...] = (kind, "every", "judge")
        for one in kinds[kind == "finish" :]:
            if (one, technique) not in self._without:
                self._pulse()
                found = next(self._makers[one](technique), None)
                if found is not None:
                    return found
                self._without.add((one, technique))
        raise AssertionError(f"there is no question about {technique}")

    def _next_technique(self) -> str:
        """Each technique once, in a random order, before any comes again."""
        if not self._turn:
            self._turn = list(self._syllabus.techniques)
            self._dice.shuffle(self._turn)
        return self._turn.pop()

    @property
    def _makers(self) -> dict[Kind, Callable[[str], Iterator[Question]]]:
        return {
            "next": self._next,
            "every": self._every,
            "simplest": self._simplest,
            "judge": self._judge,
        }

    def _next(self, technique: str) -> Iterator[Question]:
        for grid in self._boards.of(technique):
            step = simplest(grid)
            assert step is not None
            if step.placements or opened_by(step, Position(grid)):
                minutes = _on_average(self._syllabus.techniques)
                yield Next(technique, grid, minutes, self._syllabus.options)

    def _every(self, technique: str) -> Iterator[Question]:
        for grid in self._boards.of(technique):
            question = Every(technique, grid, 0.0)
            count = len(question.steps)
            if count <= _MOST_STEPS and len(question.wanted) <= _MOST_FINDS:
                yield Every(technique, grid, minutes_for([technique] * count))

    def _simplest(self, technique: str) -> Iterator[Question]:
        for grid in self._boards.of(technique):
            minutes = _on_average(self._syllabus.named)
            yield Simplest(technique, grid, minutes, self._syllabus.options)

    def _judge(self, technique: str) -> Iterator[Question]:
        minutes = minutes_for([technique])
        if self._dice.below(2):
            for grid, cells in self._boards.near_misses(technique):
                yield Judge(technique, grid, minutes, cells)
        for grid in self._boards.of(technique):
            step = simplest(grid)
            assert step is not None
            yield Judge(technique, grid, minutes, pattern_cells(step))

    def _finish(self) -> Question:
        file, wanted = f"{LEVEL_PREFIX}{self._syllabus.level}", self._syllabus.techniques
        if self._syllabus.level is None:
            technique = self._next_technique()
            file, wanted = f"{TECHNIQUE_PREFIX}{technique}", (technique,)
        grid, rated = begun_grid(file, wanted, self._dice)
        return Finish(rated.hardest, grid, rated.score)

    def _order(self) -> Question:
        grids = telling_grids(self._syllabus.grid_level, _ORDERED, self._dice)
        hardest = max(grids, key=lambda rated: rated.score).hardest
        return Order(hardest, grids, _on_average([rated.hardest for rated in grids]))


def _on_average(techniques: Sequence[str]) -> float:
    """The minutes of one step, whichever of these it is.

    Where the technique is the question, its own minutes would be the answer.
    """
    return minutes_for(techniques) / len(techniques)
