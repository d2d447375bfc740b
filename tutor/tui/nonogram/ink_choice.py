"""The colours that a hand can take up, each with its key, its name and its letter."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from textual.content import Content

from tutor.base.language import Language
from tutor.games.both import NONOGRAM
from tutor.narrate.nonogram.ink_words import ink_name
from tutor.nonogram.inks import Ink

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp


def in_words(ink: Ink, language: Language) -> str:
    """``2 red (r)``."""
    return f"{ink.number} {ink_name(ink, language)} ({ink.letter})"


def listed(inks: Sequence[Ink], in_hand: Ink, language: Language) -> list[Content]:
    """A line for each, the one in hand marked; a click takes one up."""
    return [_line(ink, language, is_in_hand=ink == in_hand) for ink in inks]


def _line(ink: Ink, language: Language, *, is_in_hand: bool) -> Content:
    words = f"{'▸' if is_in_hand else ' '} {in_words(ink, language)}"
    click = f"[@click=screen.type_key('{ink.number}')]$words[/]"
    return Content.from_markup(click, words=words).stylize("bold" if is_in_hand else "")


def choose_ink(
    app: "TutorApp", inks: Sequence[Ink], in_hand: Ink, take: Callable[[int], object]
) -> None:
    """Let somebody choose from a list, for the mouse and for whoever finds it by its name."""
    say = app.speaker_of(NONOGRAM).say
    lines = [(str(ink.number), in_words(ink, app.language)) for ink in inks]
    app.choose(
        say("nonogram-choose-ink"), lines, lambda answer: take(int(answer)), at=str(in_hand.number)
    )
