"""``solve --steps --shortest``: several orders of the ladder tried, and the shortest walk told."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tutor.base.language import Language
from tutor.cli.game_commands import InputPath, InputPuzzle
from tutor.games.watching import Watch
from tutor.techniques.ladder import TECHNIQUES

_LONG = ("chains", "almost locked sets", "fish", "wings", "uniqueness", "colours")
"""The families that may wait until nets have been tried: what they remove is often not needed."""
_NETS = "suppositions"
_LAST_OF_ALL = 3
"""What is of a lower tier never waits."""


class Shortest(NamedTuple):
    """The walk with the fewest words, and how many the usual one has."""

    path: InputPath
    words: int
    usual: int


def shortest(
    puzzle: InputPuzzle, techniques: Sequence[str], watch: Watch, language: Language
) -> Shortest:
    """Walk by the usual order, then by others; what gets no further than the first is no walk."""
    usual = best = puzzle.path(techniques, watch)
    words = fewest = words_of(usual, language)
    for order in orders(techniques):
        path = puzzle.path(order, watch)
        if path.reached.filled == usual.reached.filled:
            told = words_of(path, language)
            if told < fewest:
                best, fewest = path, told
    return Shortest(best, fewest, words)


def words_of(path: InputPath, language: Language) -> int:
    """How many words the steps of a walk take, as they are told one after the other."""
    known: set[str] = set()
    count = 0
    for step in path.steps:
        lines = step.lines(language, is_known=step.technique in known)
        count += sum(len(line.split()) for line in lines)
        known.add(step.technique)
    return count


def orders(techniques: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Other orders: rare patterns early, and nets before what is long to tell."""
    found = {tuple(techniques)}
    rare = [id_ for id_ in techniques if _tier(id_) == _tiers()[-1] and not _is_net(id_)]
    early = _moved(techniques, rare)
    for first in (tuple(techniques), early):
        for least in (_tiers()[-1], *_tiers()[_LAST_OF_ALL:-1]):
            waiting = [
                id_ for id_ in first if _tier(id_) >= least and TECHNIQUES[id_].family in _LONG
            ]
            order = (*(id_ for id_ in first if id_ not in waiting), *waiting)
            if order not in found:
                found.add(order)
                yield order


def _moved(techniques: Sequence[str], rare: Sequence[str]) -> tuple[str, ...]:
    """Rare patterns before everything that is no basic technique."""
    basic = [id_ for id_ in techniques if _tier(id_) < _LAST_OF_ALL]
    return (*basic, *rare, *(id_ for id_ in techniques if id_ not in {*basic, *rare}))


def _tier(id_: str) -> int:
    return TECHNIQUES[id_].tier


def _tiers() -> list[int]:
    return sorted({technique.tier for technique in TECHNIQUES.values()})


def _is_net(id_: str) -> bool:
    return TECHNIQUES[id_].family == _NETS
