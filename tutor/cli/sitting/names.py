"""Techniques as people name them: by id, by name in either language, or by number in a list."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from tutor import narrate
from tutor.base.language import Language
from tutor.cli.sitting.words import Named, Refused, words_in
from tutor.games.both import game_of
from tutor.language import LANGUAGES
from tutor.nonogram.names import rule_id_of

_FEW = 3
_LONGEST_NUMBER = 4
"""Figures; no list is so long."""


@cache
def _names(techniques: tuple[str, ...]) -> dict[tuple[str, ...], str]:
    """Every name of a game's techniques, word by word."""
    names = {
        id_: [id_, rule_id_of(id_), *(narrate.called(id_, language) for language in LANGUAGES)]
        for id_ in techniques
    }
    found: dict[tuple[str, ...], str] = {}
    for id_, whole in names.items():
        for name in whole:
            found.setdefault(words_in(name), id_)
    # What stands in brackets explains a name, and need not be typed.
    for id_, whole in names.items():
        for name in whole:
            found.setdefault(words_in(name.partition("(")[0]), id_)
    return found


def technique_of(
    piece: Named, options: Sequence[str], language: Language, *, by_number: bool
) -> str:
    """The technique of a list that was meant: its number, its name, or how only one begins.

    Raises:
        Refused: there is none, or it could be several.
    """
    words = piece.words
    if not words:
        raise Refused("plain-exam-no-technique", found="technique")
    if by_number and len(words) == 1 and words[0].isdecimal():
        if len(words[0]) > _LONGEST_NUMBER or not 1 <= int(words[0]) <= len(options):
            raise Refused("plain-exam-no-number", found=words[0][:20], most=len(options))
        return options[int(words[0]) - 1]
    known = _names(game_of(options[0]).techniques)
    names = {name: id_ for name, id_ in known.items() if id_ in options}
    if words in names:
        return names[words]
    meant = {id_ for name, id_ in names.items() if name[: len(words)] == words}
    if len(meant) == 1:
        return meant.pop()
    if meant:
        listed = [narrate.called(id_, language) for id_ in options if id_ in meant]
        raise Refused("plain-exam-several-techniques", found=piece.text, names=" · ".join(listed))
    is_name = piece.is_announced or words in known
    near = get_close_matches(piece.text, map(" ".join, names), n=_FEW, cutoff=0.7)
    if near and words not in known:
        ids = dict.fromkeys(names[tuple(name.split())] for name in near)
        listed = [narrate.called(id_, language) for id_ in ids]
        raise Refused("plain-exam-near-technique", found=piece.text, names=" · ".join(listed))
    raise Refused("plain-exam-no-technique" if is_name else "plain-exam-unknown", found=piece.text)
