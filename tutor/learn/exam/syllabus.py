"""What an exam is about, and how it is held."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil
from typing import Literal, get_args

from tutor.base.dice import Dice
from tutor.base.document import (
    Place,
    between,
    one_of,
    read_amount,
    read_flag,
    read_list,
    read_object,
    read_text,
    read_whole,
)
from tutor.games.both import game_named, game_of, tier_of
from tutor.games.game import GameName
from tutor.learn.exam.edition import fingerprint
from tutor.learn.exam.kinds import (
    ALL_KINDS,
    GAME_NAMES,
    KINDS_OF,
    Games,
    Kind,
    Weighted,
    in_order,
    read_kind,
    read_weight,
)
from tutor.learn.exam.own import read_lines
from tutor.rating.levels import FOR_BEGINNERS, LEVEL_OF_TIER, LEVELS, TIER_OF_LEVEL, Level
from tutor.rating.pace import PACES, Pace, bounds_of

USUAL_GAME: Games = "sudoku"
"""What is meant where none is named: exams were about it alone at first."""
CHOICES: tuple[Games, ...] = get_args(Games)
Mode = Literal["training", "strict"]
"""With hints at a cost, or without any help."""
MODES: tuple[Mode, ...] = ("training", "strict")

MOST_QUESTIONS = 50
MOST_MINUTES = 600
MOST_EXTRA = 300
"""The most extra time, in percent."""
FULL_MARK = 20
PASS_MARK = 10.0
"""Half of full marks, unless a teacher wants another."""
USUAL_QUESTIONS = 8
_MINUTES_A_QUESTION: dict[GameName, dict[Level, float]] = {
    "sudoku": dict(zip(LEVELS, (2, 2.25, 3, 4, 4.5, 7), strict=False)),
    "nonogram": dict(zip(LEVELS, (1.5, 1.75, 3, 4, 6.5, 7.5), strict=False)),
}
"""About half as much again as the rater expects of a question on average: nobody has to hurry."""
USUAL_PACE: Pace = "very-quick"
"""Of a grid to finish: an exam has other questions too."""
FINISHING: Kind = "finish"
_FINISHING = 1 / 8
"""The share of grids to finish among the usual questions."""
_ENOUGH_TO_CHOOSE, _CHOICES = 4, 6
_OWN_LENGTH = 16


def games_of(games: Games) -> tuple[GameName, ...]:
    """The games that a choice stands for."""
    return GAME_NAMES if games == "both" else (games,)


def levels_for(games: Games) -> tuple[Level, ...]:
    """The levels that there are exams of: those whose techniques each of the games has."""
    first, *others = (_MINUTES_A_QUESTION[g] for g in games_of(games))
    return tuple(level for level in first if all(level in other for other in others))


def techniques_of(level: Level, game: GameName = "sudoku") -> tuple[str, ...]:
    """The techniques that a level is about: those of its tier."""
    ids = tuple(id_ for id_ in game_named(game).techniques if tier_of(id_) == TIER_OF_LEVEL[level])
    fewer = tuple(id_ for id_ in ids if id_ in FOR_BEGINNERS)
    return fewer if level == "beginner" and fewer else ids


def level_for(techniques: tuple[str, ...]) -> Level:
    """The level of grids on which the hardest of some techniques of one game is at home."""
    if FOR_BEGINNERS.issuperset(techniques):
        return "beginner"
    return LEVEL_OF_TIER[max(map(tier_of, techniques))]


@dataclass(frozen=True)
class Syllabus:
    """The terms of an exam, known before it begins."""

    level: Level | None = None
    """None if techniques were chosen one by one."""
    chosen: tuple[str, ...] = ()
    """The techniques chosen one by one, in the order of the ladder."""
    questions: int = USUAL_QUESTIONS
    minutes: int = 30
    mode: Mode = "training"
    pass_mark: float = PASS_MARK
    game: Games = "sudoku"
    """The game of a level; techniques that were chosen one by one tell theirs."""
    kinds: tuple[Weighted, ...] = ()
    """The kinds of questions that were chosen, with their weights; the usual ones if none."""
    bonus: bool = False
    """Whether time that is not needed counts for something."""
    own: tuple[str, ...] = ()
    """Own grids, each on a line; where none of them serves, one of ours does."""
    pace: Pace = USUAL_PACE
    """How long grids to finish take, as they are set."""

    @property
    def games(self) -> tuple[GameName, ...]:
        """The games it is about: their questions come by turns."""
        if self.level is None:
            return tuple(dict.fromkeys(game_of(id_).name for id_ in in_order(self.chosen)))
        return games_of(self.game)

    def part(self, game: GameName) -> "Syllabus":
        """The same about one of its games alone."""
        own = tuple(id_ for id_ in self.chosen if game_of(id_).name == game)
        turn = self.games.index(game)
        count = len(range(turn, self.questions, len(self.games)))
        kinds = tuple(one for one in self.kinds if one[0] in KINDS_OF[game])
        return replace(self, chosen=own, game=game, questions=count, kinds=kinds)

    def weight(self, kind: Kind) -> int:
        """How many times its usual points a question of a kind is worth."""
        return dict(self.kinds).get(kind, 1)

    @property
    def kind_names(self) -> tuple[Kind, ...]:
        """The kinds that were chosen; none if the usual ones are asked."""
        return tuple(kind for kind, _ in self.kinds)

    @property
    def choices(self) -> str:
        """Kinds, grids and pace that were chosen, as a word for programs; none: nothing."""
        own = [fingerprint(list(self.own), _OWN_LENGTH)] if self.own else []
        pace = [] if self.pace == USUAL_PACE else [self.pace]
        return " ".join([*self.kind_names, *own, *pace])

    @property
    def techniques(self) -> tuple[str, ...]:
        """What it is about."""
        if self.level is None:
            return self.chosen
        return tuple(id_ for game in self.games for id_ in techniques_of(self.level, game))

    @property
    def grid_level(self) -> Level:
        """The level of whole grids in it, where it is about one game."""
        return self.level or level_for(self.chosen)

    def with_usual_time(self) -> "Syllabus":
        """The same with a time limit that the rater finds fair, in steps of five minutes."""
        parts = {game: self.part(game) for game in self.games}
        wanted = sum(
            part.questions * _MINUTES_A_QUESTION[game][part.grid_level]
            for game, part in parts.items()
        )
        wanted += self._longer
        return replace(self, minutes=min(5 * ceil(wanted / 5), MOST_MINUTES))

    @property
    def _longer(self) -> float:
        """The minutes that grids to finish take more than usual, half as much again."""
        names = self.kind_names
        share = (FINISHING in names) / len(names) if names else _FINISHING
        asked = sum(self.part(game).questions for game in self.games if FINISHING in KINDS_OF[game])
        grids = ceil(share * asked)
        return 1.5 * grids * (bounds_of(self.pace)[1] - bounds_of(USUAL_PACE)[1])

    @property
    def options(self) -> tuple[str, ...]:
        """The names to choose from where a technique is asked for: all that a learner has met.

        It has to be about one game: of two there is no common order.
        """
        (game,) = self.games
        ids = game_named(game).techniques
        last = max(map(ids.index, self.techniques))
        first_tier = sum(tier_of(id_) == 1 for id_ in ids)
        return ids[: max(last + 1, first_tier)]

    @property
    def named(self) -> tuple[str, ...]:
        """What may be the answer where a technique is asked for.

        Its own techniques, or, where they are few, the hardest of the list: else the
        syllabus would be the answer.
        """
        few = len(self.techniques) < _ENOUGH_TO_CHOOSE
        return self.options[-_CHOICES:] if few else self.techniques

    @property
    def subject(self) -> str:
        """What it is about, as a word for programs; the rest does not change the questions."""
        if self.level is None:
            return ",".join(self.chosen)
        return self.level if self.game == USUAL_GAME else f"{self.game}-{self.level}"

    def as_json(self) -> dict[str, object]:
        """The terms in words and numbers."""
        # What is about Sudoku alone is written as it was before there was another game.
        game = {} if self.level is None or self.game == USUAL_GAME else {"game": self.game}
        return {
            "level": self.level,
            **game,
            "techniques": list(self.techniques),
            "questions": self.questions,
            "minutes": self.minutes,
            "mode": self.mode,
            "pass": self.pass_mark,
            **({"bonus": True} if self.bonus else {}),
            **({"kinds": dict(self.kinds)} if self.kinds else {}),
            **({"grids": list(self.own)} if self.own else {}),
            **({} if self.pace == USUAL_PACE else {"pace": self.pace}),
        }

    @staticmethod
    def from_json(place: Place) -> "Syllabus":
        """The terms that were written so.

        Raises:
            BadDocument: they make no sense.
        """
        game = place.maybe("game", one_of(CHOICES), USUAL_GAME)
        level = place.of("level", lambda value: _level(value, game))
        techniques = place.of("techniques", _techniques)
        return Syllabus(
            level,
            () if level else techniques,
            place.of("questions", between(1, MOST_QUESTIONS, read_whole)),
            place.of("minutes", between(1, MOST_MINUTES, read_whole)),
            place.of("mode", one_of(MODES)),
            place.of("pass", between(0, FULL_MARK, read_amount)),
            game if level else USUAL_GAME,
            place.maybe("kinds", _kinds, ()),
            place.maybe("bonus", read_flag, False),
            place.maybe("grids", _own, ()),
            place.maybe("pace", one_of(PACES), USUAL_PACE),
        )


class TechniqueRota:
    """The techniques of a syllabus about one game, by turns."""

    def __init__(self, syllabus: Syllabus, dice: Dice, met: frozenset[str] = frozenset()) -> None:
        """Args:
        syllabus: what an exam is about.
        dice: what decides.
        met: what own grids need; of that first, if there is anything of it.
        """
        self._dice = dice
        self._techniques = _of_these(syllabus.techniques, met)
        self._named = _of_these(syllabus.named, met)
        self._left: list[str] = []

    def next(self) -> str:
        """Each technique once, in a random order, before any comes again."""
        if not self._left:
            self._left = list(self._techniques)
            self._dice.shuffle(self._left)
        return self._left.pop()

    def to_be_named(self) -> str:
        """One whose name is the question: where there are few, any that may be the answer."""
        if self._named == self._techniques:
            return self.next()
        return self._named[self._dice.below(len(self._named))]


class Draw:
    """The numbers of some sources in a random order, those not used yet first."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._used: set[tuple[str, int]] = set()

    def numbers(self, source: str, count: int) -> Iterator[int]:
        """Those below a count; whoever stops at one has used it."""
        numbers = self._dice.permutation(count)
        numbers.sort(key=lambda number: (source, number) in self._used)
        for number in numbers:
            was_used = (source, number) in self._used
            self._used.add((source, number))
            yield number
            if not was_used:
                self._used.discard((source, number))


def _of_these(techniques: tuple[str, ...], met: frozenset[str]) -> tuple[str, ...]:
    return tuple(id_ for id_ in techniques if id_ in met) or techniques


def _level(value: object, games: Games) -> Level | None:
    return None if value is None else one_of(levels_for(games))(value)


def _techniques(value: object) -> tuple[str, ...]:
    ids = tuple(map(read_text, read_list(value)))
    if not ids or in_order(ids) != ids:
        raise ValueError(value)
    return ids


def _kinds(value: object) -> tuple[Weighted, ...]:
    found = {read_kind(name): read_weight(weight) for name, weight in read_object(value).items()}
    return tuple((kind, found[kind]) for kind in ALL_KINDS if kind in found)


def _own(value: object) -> tuple[str, ...]:
    return read_lines(map(read_text, read_list(value)))
