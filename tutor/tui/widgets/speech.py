"""Sentences on a screen, broken between words and nowhere else.

French has spaces that must not be broken (before a colon, inside guillemets). Neither
Rich nor Textual knows them, so lines are broken here.
"""

import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style as RichStyle
from rich.text import Text
from textual.content import Content
from textual.style import Style

from tutor.games.told import KEYS, Told, keys_of
from tutor.narrate.rungs import NUDGE
from tutor.narrate.teller import Effect, Part

_BOLD = "**"
"""Around the words of a lesson that are labels on the board."""
_APART = "\ufdd0"
"""Between two stars that are no sign for bold; no text has this character."""
_TIE = "\ufdd1"
"""In place of a space at which no line is broken."""
_TIED = re.compile(
    r"\b((?:row|column|box|ligne|colonne|bloc)s?) (?=\d)|(\S) (?=[?!:;»])", re.IGNORECASE
)
"""What stays together: the word for a house and its number, and a sign with what it is after."""
GUTTER = 7
"""Columns for the labels of an explanation."""
_LEAST_CELLS = 6
"""Columns for the names of cells, however many digits there are."""

StyleOf = Callable[[str], RichStyle]
Labels = Mapping[Part, str]


def broken(text: str, width: int, hanging: str = "", *, words: bool = True) -> list[str]:
    """Lines of a text that are no longer than a width, words too long broken as well.

    No house is parted from its number.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        wrapped = textwrap.wrap(
            _TIED.sub(rf"\1\2{_TIE}", paragraph),
            max(width, 1),
            subsequent_indent=hanging,
            break_long_words=words,
            break_on_hyphens=False,
        )
        lines += [line.replace(_TIE, " ") for line in wrapped] or [""]
    return lines


def literal(text: str) -> str:
    """What somebody wrote, to be said with its stars."""
    return text.replace("*", f"*{_APART}")


def literally(told: Callable[[], Told]) -> Told:
    """The sentences of what was told, each with its stars."""
    return Told(tuple(map(literal, told().sentences)))


def _without_bold(text: str) -> tuple[str, list[tuple[int, int]]]:
    """A text without its signs for bold, and which of its letters they stood around.

    Letters are counted without spaces: breaking lines moves nothing else.
    """
    plain, spans = "", []
    for index, piece in enumerate(text.split(_BOLD)):
        start = len("".join(plain.split()))
        plain += piece.replace(_APART, "")
        if index % 2:
            spans.append((start, len("".join(plain.split()))))
    return plain, spans


def _prose(text: str, width: int) -> list[Content]:
    """A text in lines, its bold words bold."""
    plain, spans = _without_bold(text)
    lines = "\n".join(broken(plain, width))
    content = Content(lines)
    places = [place for place, letter in enumerate(lines) if not letter.isspace()]
    for start, end in spans:
        content = content.stylize("bold", places[start], places[end - 1] + 1)
    return list(content.split("\n"))


class Prose:
    """A text that fits itself to the room it gets."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        """The lines for the room there is."""
        yield Text("\n".join(broken(self._text, options.max_width)), no_wrap=True)


def spoken(
    told: Told,
    width: int,
    style_of: StyleOf,
    labels: Labels | None = None,
    *,
    in_eureka: bool = False,
) -> list[Content]:
    """Something the coach said, in lines: sentences, then the legend of what is lit up.

    Args:
        told: what is said.
        width: columns there are.
        style_of: how a role looks on the board.
        labels: what stands before each part of an explanation, where there is room for it.
        in_eureka: whether chains also have their line in Eureka notation.
    """
    lines: list[Content] = []
    for argument in told.arguments if in_eureka else ():
        lines += map(Content, notation(argument.eureka, width))
    for part, text in _thoughts(told, is_roomy=labels is not None):
        if lines:
            lines.append(Content())
        label = (labels or {}).get(part) if part and told.rung != NUDGE else None
        if label:
            said = _prose(_without_label(text, label), width - GUTTER)
            first = Content.styled(label.ljust(GUTTER), "$muted")
            said = [(Content(" " * GUTTER) if i else first) + line for i, line in enumerate(said)]
        else:
            said = _prose(text, width)
        lines += [line.stylize("bold") for line in said] if part == "so" else said
    legend = [] if told.has_staying else list(_legend(told, width, style_of))
    legend += _effects(told.effects, width, style_of)
    return [*lines, Content(), *legend] if lines and legend else lines + legend


_NODE = re.compile(r"(?:\([^)]*\))?[^-=(]+[-=]?")
"""A node of a chain in Eureka notation, with the link after it."""


def notation(chain: str, width: int) -> list[str]:
    """A chain in Eureka notation, broken after its links; nothing where there is none."""
    if not chain:
        return []
    path, arrow, conclusion = chain.partition(" => ")
    nodes = [node.rstrip() for node in _NODE.findall(path)]
    pieces = [*nodes, *f"{arrow}{conclusion}".replace(", ", ",| ").split("|")]
    lines = [""]
    for piece in pieces:
        if lines[-1] and len(lines[-1] + piece) > width:
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [part for line in lines for part in broken(line, width)]


def parted(told: Told) -> tuple[Told, Told]:
    """What is told without what it comes to, and that alone; nothing, where it is not known."""
    if len(told.parts) != len(told.sentences) or "so" not in told.parts:
        return told, Told(())
    at = told.parts.index("so")
    sentences = told.sentences[:at] + told.sentences[at + 1 :]
    rest = replace(told, parts=told.parts[:at] + told.parts[at + 1 :], sentences=sentences)
    return rest, Told(told.sentences[at : at + 1], parts=("so",))


def _without_label(text: str, label: str) -> str:
    """A sentence that begins with its own label, without it."""
    rest = text.removeprefix(f"{label} ")
    is_cell = rest[1:2].isdigit()
    return rest if rest == text or is_cell else rest[:1].upper() + rest[1:]


def _thoughts(told: Told, *, is_roomy: bool) -> Iterator[tuple[Part | None, str]]:
    """The parts of an explanation; of anything else, all that is said.

    The name of a technique stands above its card, and is said again only if it is all.
    """
    if len(told.parts) != len(told.sentences):
        if told.sentences:
            yield None, ("\n\n" if told.are_apart and is_roomy else "\n").join(told.sentences)
        return
    both = list(zip(told.parts, told.sentences, strict=True))
    both = [one for one in both if one[0] != "name"] or both
    for part, group in groupby(both, key=lambda one: one[0]):
        yield part, "\n".join(text for _, text in group)


def _legend(told: Told, width: int, style_of: StyleOf) -> Iterator[Content]:
    keys, said = keys_of(told.legend), " ".join(told.sentences)
    for line in told.legend:
        if line.signs:
            signs = {sign: keys.get(role, KEYS[0]) for sign, role in line.signs}
            yield from _signed(line.text, signs, width, "  ", style_of)
        elif key := keys.get(line.roles[0]):
            is_told = line.cells and re.search(rf"\b{re.escape(line.cells)}\b", said)
            text = line.role if is_told else line.text
            yield from _signed(f"{key} {text}", {key: key}, width, "  ", style_of)


def _effects(effects: Sequence[Effect], width: int, style_of: StyleOf) -> Iterator[Content]:
    """What stays and what goes: digits drawn as on the board, the word, the cells."""
    chips = [f" {' '.join(effect.digits)} " for effect in effects]
    wide = max(map(len, chips), default=0)
    word = max((len(effect.word) for effect in effects), default=0)
    for effect, chip in zip(effects, chips, strict=True):
        name = "removed" if effect.is_removed else "role-1"
        drawn = Content.styled(chip, Style.from_rich_style(style_of(name)))
        first = drawn.pad_right(wide - len(chip) + 1) + Content.styled(effect.word, "$muted")
        first = first.pad_right(word - len(effect.word) + 2)
        cells = broken(" ".join(effect.cells), max(width - first.cell_length, _LEAST_CELLS))
        for number, line in enumerate(cells):
            yield (Content(" " * first.cell_length) if number else first) + line


def _signed(
    words: str, keys: dict[str, str], width: int, hanging: str, style_of: StyleOf
) -> Iterator[Content]:
    """A line of the legend, its signs drawn as the candidates are that they stand for."""
    for line in broken(words, width, hanging):
        content = Content(line)
        for place, letter in enumerate(line):
            if (key := keys.get(letter)) is not None:
                style = Style.from_rich_style(style_of(f"role-{KEYS.index(key) + 1}"))
                content = content.stylize(style, place, place + 1)
        yield content
