"""The two lines that frame every screen: where you are, and what you can do."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content

from tutor.tui.parts.chips import Offer, clickable
from tutor.tui.parts.pane import Kept

if TYPE_CHECKING:
    from tutor.tui.app import TutorApp

BRAND = "Pas à pas"
_SIGN = "▂▄▆"
_CRUMB = " › "
_SHORTEST = 6
"""Columns of a title that still says something."""
ROOMY = 100
"""From so many columns on, the bottom line has more keys."""
_KEYS, _MORE_KEYS = 7, 10
"""How many keys the bottom line has at most, and where there is room."""
_BETWEEN = 3
"""Columns between two keys."""


def crumbs(*where: str) -> str:
    """The way from one place to the next, as the top line tells it."""
    return _CRUMB.join(filter(None, where))


class StatusLine(Kept):
    """The top line: the way here at the left, the state of the game at the right."""

    def show(
        self,
        left: str,
        *right: str,
        mode: str = "",
        mode_command: str = "",
        counts: Sequence[Content] = (),
        spare: Sequence[Content] = (),
    ) -> None:
        """Show as many of the parts as there is room for, the first ones first.

        Args:
            left: where you are, as `crumbs` tells it.
            right: short parts.
            mode: what a key would do now: it stands out.
            mode_command: what a click on that does.
            counts: something longer, in several ways to say it; the first that fits is shown.
            spare: ways to say less, where the shortest title leaves no room for more.
        """
        if self.screen is self.app.screen:
            cast("TutorApp", self.app).tell_where(left)
        width = self.app.size.width
        shown: list[Content] = []
        if mode:
            is_plain = self.app.has_class("-plain-ground")
            style = "bold reverse" if is_plain else "bold $background on $now"
            words = Content.styled(f" {mode} ", style)
            shown.append(clickable(mode_command, words) if mode_command else words)

        def fits(part: Content) -> bool:
            used = sum(each.cell_length + 3 for each in (*shown, part))
            return cell_len(left) + used + 1 <= width

        left = f" {left}"
        for part in map(Content, filter(None, right)):
            if shown and not fits(part):
                break
            shown.append(part)
        if counts and not any(map(fits, counts)):
            left = f" {left.rpartition(_CRUMB)[2].strip()}"
        for ways in filter(None, (counts, spare)):
            # The title can be guessed from its beginning, the counts cannot.
            room = width - sum(each.cell_length + 3 for each in (*shown, ways[-1])) - 1
            if room >= _SHORTEST and not any(map(fits, ways)):
                left = left[: room - 1] + "…"
            if found := [part for part in ways if fits(part)]:
                shown.append(found[0])
                break
        tail = Content("   ").join(shown) + " "
        room = max(width - tail.cell_length - 2, 1)
        head = _headed(left.strip(), room)
        gap = width - head.cell_length - tail.cell_length - 1
        self.update(Content(" ") + head + " " * max(gap, 0) + tail, layout=False)


@lru_cache(maxsize=64)
def _headed(where: str, room: int) -> Content:
    """The name of the tutor and the way here, in so many columns: the way comes first."""
    sign = Content.styled(_SIGN, "$primary")
    if where == BRAND:
        return (sign + " " + Content.styled(BRAND, "bold")).truncate(room, ellipsis=True)
    *above, here = where.split(_CRUMB)
    way = Content.styled(here, "$foreground")
    for place in reversed(above):
        way = _way_up("leave", place, "$foreground") + Content.styled(_CRUMB, "$muted") + way
    home = _way_up("home", BRAND, "bold")
    whole = sign + " " + home + Content.styled(_CRUMB, "$muted") + way
    if whole.cell_length <= room:
        return whole
    short = sign + " " + way
    if short.cell_length <= room or cell_len(where) > room:
        return short.truncate(room, ellipsis=True)
    return way


def _way_up(action: str, name: str, style: str) -> Content:
    """A place on the way here, to be clicked."""
    linked = Content.from_markup(f"[@click=screen.{action}]$text[/]", text=name)
    return linked.add_spans(Content.styled(name, style).spans)


class KeyBar(Kept):
    """The bottom line: keys and what they do, each to be clicked too."""

    _shown = Content()
    _right = Content()
    _width = 0
    """Columns kept for what is at the right."""

    def compose(self) -> ComposeResult:
        """What changes with each key has a widget of its own, so that nothing else is drawn."""
        yield Kept("right")

    def show(self, keys: Sequence[Offer], right: str | Content = "") -> None:
        """Show commands as far as there is room, and something at the right."""
        width = self.app.size.width
        most = _MORE_KEYS if width >= ROOMY else _KEYS
        right = Content(right) if isinstance(right, str) else right
        beside = right.cell_length + _BETWEEN if right else 0
        offers = _offers(tuple(keys), width - beside - 1, most)
        if offers.cell_length >= width - self._width:
            self._width = 0
        self.show_right(right)
        if not offers.is_same(self._shown):
            self._shown = offers
            self.update(offers, layout=False)

    def show_right(self, right: str | Content) -> None:
        """Change only what is at the right; its room only grows, unless keys need some of it."""
        right = Content(right) if isinstance(right, str) else right
        width = max(right.cell_length + 1, self._width)
        if right.is_same(self._right) and width == self._width:
            return
        resized = width != self._width
        self._right, self._width = right, width
        widget = self.query_one("#right", Kept)
        if resized:
            widget.styles.width = width
        widget.rewrite(right)


@lru_cache(maxsize=64)
def _offers(keys: tuple[Offer, ...], room: int, most: int) -> Content:
    """Commands beside each other, so many at most; the way back and help have their place."""
    kept = 2 if [id for id, _, _ in keys[-2:]] == ["back", "help"] else 1
    others, last = keys[:-kept], keys[-kept:]
    used = room_for(last)
    parts: list[Content] = []
    for offer in others:
        if used + _width(offer) <= room and len(parts) + kept < most:
            used += _width(offer)
            parts.append(_key(offer))
    parts += map(_key, last)
    return Content(" ") + Content(" " * _BETWEEN).join(parts)


def room_for(offers: Iterable[Offer]) -> int:
    """Columns that commands need beside each other."""
    return 1 + sum(map(_width, offers)) - _BETWEEN


def _width(offer: Offer) -> int:
    return cell_len(offer[1]) + 1 + cell_len(offer[2]) + _BETWEEN


def _key(offer: Offer) -> Content:
    command, key, name = offer
    named = Content.styled(key, "bold $primary") + Content.styled(f" {name}", "$muted")
    return clickable(command, named)
