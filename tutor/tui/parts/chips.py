"""Keys to press and to click: one filled chip a screen says what comes next."""

from collections.abc import Iterable
from functools import lru_cache

from rich.cells import cell_len
from textual.content import Content

Offer = tuple[str, str, str]
"""A command's id, its key and its name."""
_LEAST_NAME = 12
"""Columns below which a name is rather cut than told in several lines."""


def chip(key: str, *, is_first: bool = False, plain: bool = False) -> Content:
    """A key as it stands under the text it acts on; the first of a screen is filled."""
    if plain:
        return Content.styled(f"[{key}]", "bold reverse" if is_first else "bold")
    return Content.styled(
        f" {key} ", "bold $background on $primary" if is_first else "bold $primary on $raised"
    )


@lru_cache(maxsize=256)
def action(offer: Offer, *, is_first: bool = False, plain: bool = False) -> Content:
    """A chip and what it does, to be clicked too."""
    command, key, name = offer
    whole = chip(key, is_first=is_first, plain=plain) + Content.styled(
        f" {name}", "bold" if is_first else ""
    )
    return clickable(command, whole)


def clickable(command: str, content: Content) -> Content:
    """Something that gives a command of the screen when clicked."""
    linked = Content.from_markup(
        f"[@click=screen.run_command('{command}')]$text[/]", text=content.plain
    )
    return linked.add_spans(content.spans)


def actions(
    offers: Iterable[Offer],
    width: int,
    *,
    first: int | None = 0,
    plain: bool = False,
    apart: bool = False,
    alike: int = 0,
) -> Content:
    """Chips under a text, as many in a line as fit; one of them filled.

    Args:
        offers: what can be done.
        width: columns there are.
        first: which chip is the one to press; None if none stands out.
        plain: whether there is no colour.
        apart: whether each begins a line of its own.
        alike: so many at the beginning are answers that share lines.
    """
    lines: list[Content] = []
    is_free = False
    for number, offer in enumerate(offers):
        is_free = is_free and (not apart or number < alike)
        one = action(offer, is_first=number == first, plain=plain)
        if is_free and lines[-1].cell_length + 3 + one.cell_length <= width:
            lines[-1] = lines[-1] + "   " + one
        else:
            drawn = _below_its_name(one, width, cell_len(offer[2]))
            lines += drawn
            # Beside the end of a long name the next chip would look like a part of it.
            is_free = len(drawn) == 1
    return Content("\n").join(lines)


def _below_its_name(one: Content, width: int, name: int) -> list[Content]:
    """A chip in lines of so many columns: a long name goes on below its beginning."""
    indent = one.cell_length - name
    if one.cell_length <= width or width - indent < _LEAST_NAME:
        return [one]
    start, *rest = one[indent:].wrap(width - indent)
    return [one[:indent] + start, *(Content(" " * indent) + line for line in rest)]


def row(offer: Offer, note: str, width: int, *, plain: bool = False) -> Content:
    """A chip, its name, and something short at the right edge."""
    command, key, name = offer
    head = chip(key, plain=plain) + " "
    room = width - head.cell_length - cell_len(note) - (1 if note else 0)
    if cell_len(name) > room:
        name = name[: max(room - 1, 0)] + "…"
    gap = width - head.cell_length - cell_len(name) - cell_len(note)
    line = head + name + " " * max(gap, 0) + Content.styled(note, "$muted")
    return clickable(command, line)
