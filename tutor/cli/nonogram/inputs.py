"""Clues, FILE, a picture of ours, or ``-``: from what was typed to nonograms."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from io import BufferedReader
from typing import TYPE_CHECKING

from tutor.cli.inputs import Item, Place, Reader, count_all, read_all
from tutor.cli.run import Run, printable
from tutor.language import Speaker
from tutor.language.nonogram_problems import bad_puzzle
from tutor.nonogram.formats import BadPuzzle, Read, decode, read_puzzles
from tutor.nonogram.position import Position

if TYPE_CHECKING:
    from tutor.play.nonogram.pictures import Picture

PICTURE = "picture:"
"""What may stand before the name of a picture of ours."""
_SLUG = re.compile(rf"({PICTURE})?\s*([\w-]+)", re.IGNORECASE)
_PATH_LIKE = re.compile(r"[^\s,]*[A-Za-z][^\s,]*|.*\.[A-Za-z]\w{0,9}")


def nonograms(inputs: list[str] | None, run: Run) -> Iterator[tuple[Place, Read]]:
    """Every nonogram that can be read, with its place; problems are reported on the way.

    Without inputs, standard input is read if something is piped into it.
    """
    return read_all(inputs, READER, run)


def count_nonograms(inputs: list[str] | None) -> int | None:
    """How many nonograms there will be; None if that cannot be known beforehand."""
    return count_all(inputs, READER)


def _from_stream(stream: BufferedReader) -> Iterator[Item[Read]]:
    return _items(read_puzzles(decode(stream.read())))


def picture_named(text: str) -> "Picture | None":
    """The picture of ours that a text names, if it does."""
    slug = _SLUG.fullmatch(text.strip())
    if slug is None or slug[2].isdigit():
        return None
    # Loaded here: few nonograms are asked for by a name.
    from tutor.play.nonogram.pictures import picture

    return picture(slug[2].lower())


def _from_text(text: str) -> Iterator[Item[Read]]:
    found = picture_named(text)
    if found is not None:
        return iter([Item(1, Read(found.puzzle, Position(found.puzzle), 1))])
    if text.strip().lower().startswith(PICTURE):
        return iter([_no_picture(text.strip())])
    return _items(read_puzzles(text))


def _no_picture(text: str) -> Item[Read]:
    """A picture of ours that is not there, with those that are called almost so."""
    from tutor.play.nonogram.pictures import pictures

    wanted = text[len(PICTURE) :].strip().lower()
    near = get_close_matches(wanted, [each.slug for each in pictures()])

    def tell(speaker: Speaker, _: str | None) -> str:
        message = "nono-input-no-picture-near" if near else "nono-input-no-picture"
        return speaker.say(message, found=printable(text), near=", ".join(near))

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
    _from_stream, _from_text, "nono-input-none", "nono-input-missing-file", "nono-place-puzzle"
)
