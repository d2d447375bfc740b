"""Order some grids by difficulty, the easiest first."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from tutor import narrate
from tutor.base.language import Language
from tutor.games.sudoku.coach import Told
from tutor.learn.exam.answer import ExamAnswer
from tutor.learn.exam.questions.grid import GridQuestion, NotMarked, written_board
from tutor.narrate.sudoku.digits_and_houses import say
from tutor.sudoku.grid import Grid
from tutor.techniques.ladder import TECHNIQUES

LETTERS = "ABCDEFGHI"
"""The names of the grids."""


class RatedGrid(NamedTuple):
    """A grid with what the rater says of it."""

    grid: Grid
    score: float
    """Predicted minutes."""
    hardest: str


class Order(GridQuestion):
    """Grids that the rater finds clearly different."""

    kind = "order"
    last_rung = narrate.PATTERN

    def __init__(self, technique: str, grids: tuple[RatedGrid, ...], minutes: float) -> None:
        super().__init__(technique, grids[0].grid, minutes)
        self.grids = grids

    @property
    def subject(self) -> str:
        """Telling grids apart says nothing about one technique."""
        return ""

    @cached_property
    def _pairs(self) -> tuple[tuple[int, int], ...]:
        """The pairs that count, each with the easier grid first.

        Where the minutes say one thing and the ladder that is taught another, both are right.
        """
        ladder = list(TECHNIQUES)
        found = []
        for one, other in permutations(range(len(self.grids)), 2):
            easier, harder = self.grids[one], self.grids[other]
            if easier.score < harder.score and (
                ladder.index(easier.hardest) <= ladder.index(harder.hardest)
            ):
                found.append((one, other))
        return tuple(found)

    @property
    def is_sound(self) -> bool:
        """Whether no two grids are equally hard, and all have letters."""
        different = len({rated.score for rated in self.grids}) == len(self.grids)
        return different and 1 < len(self.grids) <= len(LETTERS) and bool(self._pairs)

    @property
    def is_marked(self) -> bool:
        """The grids are as they are printed."""
        return False

    @property
    def pairs(self) -> int:
        """How many pairs count."""
        return len(self._pairs)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The right place of each grid, from 1."""
        easiest_first = sorted(rated.score for rated in self.grids)
        return tuple(easiest_first.index(rated.score) + 1 for rated in self.grids)

    def ask(self, language: Language) -> tuple[str, ...]:
        """What to order."""
        letters = " ".join(LETTERS[: len(self.grids)])
        return (say(language, "exam-order", letters=letters),)

    def is_answered(self, answer: ExamAnswer) -> bool:
        """Whether a grid has its place."""
        return any(answer.ranks)

    def is_whole(self, answer: ExamAnswer) -> bool:
        """Whether every grid has its place."""
        return bool(answer.ranks) and all(answer.ranks)

    def in_words(self, answer: ExamAnswer, language: Language) -> str:
        """The letters in the order given; a dash where a place was left."""
        return say(language, "exam-answer-order", order=in_order(answer.ranks, len(self.grids)))

    def with_rank(self, answer: ExamAnswer, grid: int, place: int) -> ExamAnswer:
        """The answer with one of the grids at a place, from 1; whichever had it has none.

        Raises:
            NotMarked: there is no such place.
        """
        count = len(self.grids)
        if place > count:
            raise NotMarked("not-asked")
        ranks = [0 if rank == place else rank for rank in answer.ranks or (0,) * count]
        if not answer.ranks or answer.ranks[grid] != place:
            ranks[grid] = place
        return replace(answer, ranks=tuple(ranks))

    def credit(self, answer: ExamAnswer) -> float:
        """The pairs in the right order, less those in the wrong one, as a share of all."""
        if len(answer.ranks) != len(self.grids):
            return 0.0
        told = 0
        for easier, harder in self._pairs:
            first, second = answer.ranks[easier], answer.ranks[harder]
            if first and second and first != second:
                told += 1 if first < second else -1
        return max(told, 0) / len(self._pairs)

    def shortcomings(self, answer: ExamAnswer, language: Language) -> tuple[str, ...]:
        """That the order is another; the solution tells which."""
        return (say(language, "exam-order-partly" if self.credit(answer) else "exam-order-wrong"),)

    def nudge(self, rung: int, language: Language) -> Told:
        """First the easiest, then what each grid needs."""
        if rung == 1:
            letter = LETTERS[self.ranks.index(1)]
            return Told((say(language, "exam-order-easiest", letter=letter),), rung=rung)
        return Told(tuple(self._needs(language)), rung=rung)

    def _needs(self, language: Language) -> list[str]:
        return [
            say(
                language,
                "exam-order-hardest",
                letter=letter,
                name=narrate.called(rated.hardest, language),
            )
            for letter, rated in zip(LETTERS, self.grids, strict=False)
        ]

    def solution(self, language: Language) -> Told:
        """The order, with the rater's minutes and the hardest technique of each."""
        order = in_order(self.ranks, len(self.grids))
        told = [say(language, "exam-order-is", order=order)]
        for index in sorted(range(len(self.grids)), key=lambda index: self.ranks[index]):
            rated = self.grids[index]
            name = narrate.called(rated.hardest, language)
            minutes = round(rated.score)
            letter = LETTERS[index]
            told.append(
                say(language, "exam-order-rated", letter=letter, minutes=minutes, name=name)
            )
        return Told(tuple(told))

    def details(self) -> Mapping[str, object]:
        """All the grids, with their ratings."""
        return {
            "grids": [
                {**written_board(grid), "score": score, "hardest": hardest}
                for grid, score, hardest in self.grids
            ]
        }


def in_order(ranks: tuple[int, ...], count: int) -> str:
    """The letters of the grids from the easiest on; a dash for a place that is free."""
    places = ["–"] * count
    for letter, rank in zip(LETTERS, ranks, strict=False):
        if 1 <= rank <= count:
            places[rank - 1] = letter
    return " ".join(places)
