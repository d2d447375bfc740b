"""What is said, beside its picture: a piece of HTML for notebooks and web pages."""

from collections.abc import Sequence
from html import escape

from tutor.games.told import Told


def page_of(told: Told, drawn: str, legend: Sequence[str]) -> str:
    """The picture, then its title, the sentences and the legend; no colours of its own."""
    title = " · ".join(filter(None, (told.title, told.place)))
    inside = [f"<p><strong>{_text(title)}</strong></p>"] if title else []
    said = [words for part, words in _parts(told) if part != "name"] or told.sentences
    inside += [f"<p>{_text(sentence)}</p>" for sentence in said]
    if legend:
        lines = "".join(f"<li>{_text(line)}</li>" for line in legend)
        inside.append(f'<ul style="list-style:none;padding:0">{lines}</ul>')
    return (
        '<div style="display:flex;flex-wrap:wrap;gap:1.5em;align-items:flex-start">'
        f"<div>{drawn.strip()}</div>"
        f'<div style="flex:1;min-width:16em;max-width:38em">{"".join(inside)}</div></div>'
    )


def _parts(told: Told) -> list[tuple[str, str]]:
    """Each sentence with what it does, where that is known."""
    parts = told.parts or ("so",) * len(told.sentences)
    return list(zip(parts, told.sentences, strict=True))


def _text(words: str) -> str:
    return escape(words, quote=False)
