"""Which edition of exams this is: what a seed gives, and how it is marked.

Version numbers say when something was released, not whether papers have changed. An edition
is a fingerprint of everything that decides about a paper and its marks:

- the weights of the rater, the ladders of both games, the collections of grids and the boards
  of the exercises, as they are installed: their content, not how their files are laid out;
- the code that sets and marks questions, by what it does. Its text would change with every
  comment, and a number raised by hand would be forgotten. So it is represented by the
  fingerprints of sample papers and their marks, which the tests make anew and compare.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path

from tutor.base.content import content_root
from tutor.games.both import GAMES, tier_of
from tutor.games.sudoku.collections import LEVEL_PREFIX, TECHNIQUE_PREFIX, collections
from tutor.learn.course import ALL_LESSONS
from tutor.learn.pages import EXERCISES_FILE
from tutor.nonogram.names import is_of_nonograms
from tutor.nonogram.rules.ladder import rule_of
from tutor.rating.weights import shipped
from tutor.techniques.ladder import TECHNIQUES


def canonical(value: object) -> bytes:
    """A value of JSON as bytes: the order of members, spaces and ``10`` for ``10.0`` do not count.

    Raises:
        TypeError, ValueError: it is no value of JSON.
    """
    plain = json.dumps(
        _plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False
    )
    return plain.encode("ascii")


def fingerprint(value: object, length: int) -> str:
    """A short word for a value of JSON, in hexadecimal digits."""
    return sha256(canonical(value)).hexdigest()[:length]


def _plain(value: object) -> object:
    """The same, with whole numbers as whole numbers: some programs write 10.0 as 10."""
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


PAPERS_OF_LEVELS = "66853ac2"
"""The fingerprint of sample papers up to Hard, with their marks."""
PAPERS_OF_TECHNIQUES = "9cc39268"
"""The same of papers of the levels beyond, and of single techniques."""
_LENGTH = 8


@cache
def edition() -> str:
    """The edition, as a short word: equal wherever papers and marks are equal."""
    told = {
        "makers": [PAPERS_OF_LEVELS, PAPERS_OF_TECHNIQUES],
        "weights": asdict(shipped()),
        "ladders": [[_rung(id_) for id_ in game.techniques] for game in GAMES],
        "files": {name: _lines(path) for name, path in _files()},
    }
    return fingerprint(told, _LENGTH)


def _rung(technique: str) -> list[object]:
    """A technique with all that a ladder says about how hard it is."""
    if is_of_nonograms(technique):
        return [technique, tier_of(technique), rule_of(technique).rating]
    rung = TECHNIQUES[technique]
    return [technique, rung.tier, rung.rating, dict(rung.ratings)]


def _files() -> Iterable[tuple[str, Path]]:
    """What questions are made from: the collections of grids, the boards of the exercises."""
    for one in collections():
        if one.id.startswith((LEVEL_PREFIX, TECHNIQUE_PREFIX)):
            yield one.id, one.path
    for id_ in ALL_LESSONS:
        path = content_root("lessons") / id_ / EXERCISES_FILE
        if path.is_file():
            yield f"exercises {id_}", path


def _lines(path: Path) -> list[str]:
    """What a file says: neither remarks nor spaces nor the ends of lines count."""
    lines = (line.split() for line in path.read_text(encoding="utf-8").splitlines())
    return [" ".join(words) for words in lines if words and not words[0].startswith("#")]
