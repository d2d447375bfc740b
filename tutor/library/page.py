"""What is said, beside its picture: a piece of HTML for notebooks and web pages."""

import re
from collections.abc import Sequence
from html import escape
from re import Match
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.games.told import Told

IN_NOTEBOOKS = 400.0
"""The most pixels that a picture is wide among other things."""
_SIZE = re.compile(r' width="([\d.]+)" height="([\d.]+)"')


def scaled(drawn: str, most: float) -> str:
    """An SVG that is shown no wider than so many pixels."""

    def smaller(found: Match[str]) -> str:
        width, height = float(found[1]), float(found[2])
        share = min(1.0, most / width)
        return f' width="{width * share:.0f}" height="{height * share:.0f}"'

    return _SIZE.sub(smaller, drawn, count=1)


def page_of(told: "Told", drawn: str, legend: Sequence[str]) -> str:
    """The picture, then its title, the sentences and the legend; no colours of its own."""
    title = " · ".join(filter(None, (told.title, told.place)))
    inside = [f"<p><strong>{_text(title)}</strong></p>"] if title else []
    said = [words for part, words in _parts(told) if part != "name"] or told.sentences
    inside += [f"<p>{_text(sentence)}</p>" for sentence in said]
    if legend:
        lines = "".join(f"<li>{_text(line)}</li>" for line in legend)
        inside.append(f'<ul style="list-style:none;padding:0">{lines}</ul>')
    picture = scaled(drawn, IN_NOTEBOOKS).strip()
    return (
        '<div style="display:flex;flex-wrap:wrap;gap:1.5em;align-items:flex-start">'
        f"<div>{picture}</div>"
        f'<div style="flex:1;min-width:16em;max-width:38em">{"".join(inside)}</div></div>'
    )


def _parts(told: "Told") -> list[tuple[str, str]]:
    """Each sentence with what it does, where that is known."""
    parts = told.parts or ("so",) * len(told.sentences)
    return list(zip(parts, told.sentences, strict=True))


def _text(words: str) -> str:
    return escape(words, quote=False)
