"""Clues, FILE, a picture of ours, or ``-``: from what was typed to nonograms."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from tutor.base.shown import printable
from tutor.cli.inputs import Item, Reader
from tutor.language import Speaker
from tutor.language.picture_problems import bad_puzzle
from tutor.nonogram.formats import BadPuzzle, Read, decode, read_puzzles
from tutor.nonogram.position import Position

if TYPE_CHECKING:
    from tutor.games.nonogram.pictures import Picture

PICTURE = "picture:"
"""What may stand before the name of a picture of ours."""
_SLUG = re.compile(rf"({PICTURE})?\s*([\w-]+)", re.IGNORECASE)
_PATH_LIKE = re.compile(r"[^\s,A-Za-z]*[A-Za-z][^\s,]*|.*\.[A-Za-z]\w{0,9}")


def picture_named(text: str) -> "Picture | None":
    """The picture of ours that a text names, if it does."""
    slug = _SLUG.fullmatch(text.strip())
    if slug is None or slug[2].isdigit():
        return None
    # Loaded here: few nonograms are asked for by a name.
    from tutor.games.nonogram.pictures import picture

    return picture(slug[2].lower())


def _from_text(text: str) -> Iterator[Item[Read]]:
    found = picture_named(text)
    if found is not None:
        read = Read(found.puzzle, Position(found.puzzle), 1)
        return iter([Item(1, read, title=f"{PICTURE}{found.slug}")])
    name = text.strip()
    if name.lower().startswith(PICTURE):
        near = _pictures_like(name[len(PICTURE) :].strip())
        return iter([_missing("nono-input-no-picture", name, near)])
    if _SLUG.fullmatch(name) and not name.isdigit() and (near := _pictures_like(name)):
        return iter([_missing("nono-input-missing-file", name, near)])
    return _items(read_puzzles(text))


def _pictures_like(name: str) -> list[str]:
    """The pictures of ours that are called almost so."""
    from tutor.games.nonogram.pictures import pictures

    return get_close_matches(name.lower(), [each.slug for each in pictures()])


def _missing(message: str, name: str, near: list[str]) -> Item[Read]:
    """What is not there, with the pictures that may have been meant."""

    def tell(speaker: Speaker, _: str | None) -> str:
        told = speaker.say(message, name=printable(name))
        if near:
            told += f" {speaker.say('nono-input-picture-near', near=', '.join(near))}"
        return told

    return Item(1, None, tell)


def _items(results: Iterable[Read | BadPuzzle]) -> Iterator[Item[Read]]:
    for number, result in enumerate(results, start=1):
        yield _bad(number, result) if isinstance(result, BadPuzzle) else Item(number, result)


def _bad(number: int, problem: BadPuzzle) -> Item[Read]:
    def tell(speaker: Speaker, source: str | None) -> str:
        return bad_puzzle(problem, speaker, source)

    def may_be_file(text: str) -> bool:
        return problem.kind != "colours" and _PATH_LIKE.fullmatch(text.strip()) is not None

    return Item(number, None, tell, may_be_file)


READER = Reader(
    lambda stream: _items(read_puzzles(decode(stream.read()))),
    _from_text,
    "nono-input-none",
    "nono-input-missing-file",
    "nono-place-puzzle",
    "nono-input-ask",
)
