"""A window to find anything in by its name: commands, lessons, levels, games, settings."""

from functools import cached_property
from typing import ClassVar, Literal

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.fuzzy import Matcher
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tutor.tui.findable import KINDS, Findable, Findables, Kind
from tutor.tui.parts.matching import folded, has_words
from tutor.tui.parts.tables import fitted
from tutor.tui.screens.base import TutorScreen
from tutor.tui.screens.dialogs import Dialog
from tutor.tui.widgets.choices import Choices
from tutor.tui.widgets.speech import Prose

Shown = Literal["all"] | Kind
_MOST = 60
"""So many lines are shown: nobody reads on."""
_WIDEST = 70
_AROUND = 10
"""Columns for frames, the sign of the chosen line, and a bar to scroll by."""
_LETTERS = 3
"""The rank of what only has the letters that were typed."""
_STRETCH = 2
"""So many times as many letters as were typed, and what matches is no coincidence yet."""
_FRAME = 4
"""Columns of the frame and what is left free within it."""
_NOTE = 16
"""Columns of what is said beside a name."""


class Palette(Dialog[Findable]):
    """Something to type, and what matches it, the best one first; Tab narrows the kind."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+p", "leave", show=False),
        Binding("down", "go('cursor_down')", show=False),
        Binding("up", "go('cursor_up')", show=False),
        Binding("pagedown", "go('page_down')", show=False),
        Binding("pageup", "go('page_up')", show=False),
        Binding("tab", "narrow(1)", show=False),
        Binding("shift+tab", "narrow(-1)", show=False),
    ]
    WINDOW = "palette"
    CLICKS = ("accept", "narrow(1)", "leave")

    def __init__(self, screen: TutorScreen) -> None:
        """A window over a screen; its answer is what was chosen."""
        self._say = screen.speaker.say
        super().__init__(self._say("palette-title"), self._say("keys-palette"))
        self._findables = Findables(screen)
        self._of_screen = self._findables.of_screen()
        self._kinds: tuple[Shown, ...] = ("all", *KINDS) if screen.LEADS_ELSEWHERE else ("all",)
        self._kind: Shown = "all"
        self._found: list[Findable] = []

    @cached_property
    def _elsewhere(self) -> list[Findable]:
        """Collected once something is looked for."""
        return self._findables.elsewhere()

    def inside(self) -> ComposeResult:
        """The line to type, the kinds, the list, and what is said of the line chosen."""
        yield Input(placeholder=self._say("palette-placeholder"))
        yield Static(id="palette-kinds")
        found = Choices(id="palette-found")
        found.can_focus = False  # what is typed goes into the line
        yield found
        yield Static(id="palette-about", classes="about")

    def opened(self) -> None:
        """The commands of the screen, to begin with."""
        self._show()

    # What is found

    def _show(self) -> None:
        text = self.query_one(Input).value.strip()
        lines = self._matching(text) if text else [(one, Content(one.name)) for one in self._pool()]
        self._found = [one for one, _ in lines[:_MOST]]
        found = self.query_one(Choices)
        found.show(
            Option(self._line(one, name), id=str(number))
            for number, (one, name) in enumerate(lines[:_MOST])
        )
        found.highlighted = 0 if lines else None
        if not lines:
            self._tell(self._say("palette-nothing") if text else "")
        self.query_one("#palette-kinds", Static).update(self._tabs())

    def _pool(self, text: str = "") -> list[Findable]:
        """What is looked through: without a wish, what this very screen can do."""
        if self._kind == "all":
            return [*self._of_screen, *self._elsewhere] if text else self._of_screen
        everything = [*self._of_screen, *self._elsewhere]
        return [one for one in everything if one.kind == self._kind]

    def _matching(self, text: str) -> list[tuple[Findable, Content]]:
        """What matches by its name in either language, the best first.

        Where nothing has all the words that were typed, what has their letters close together does.
        """
        wanted = folded(text).casefold()
        matcher = Matcher(wanted)
        found = list[tuple[tuple[int, float], Findable, Content]]()
        for one in self._pool(text):
            here, there = (matcher.match(folded(name)) for name in (one.name, one.other))
            rank = _rank(wanted, one)
            is_foreign = has_words(wanted, one.other) and not has_words(wanted, one.name)
            is_near = rank < _LETTERS or _is_near(matcher, one.name)
            if here > 0 and is_near and not is_foreign:
                found.append(((rank, -here), one, _highlighted(matcher, one.name)))
            elif is_foreign:
                name = Content(f"{one.name}  ") + _highlighted(matcher, one.other).stylize("dim")
                found.append(((rank, -there), one, name))
            elif rank < _LETTERS:
                found.append(((rank, 0.0), one, Content(one.name)))
        if any(rank < _LETTERS for (rank, _), _, _ in found):
            found = [each for each in found if each[0][0] < _LETTERS]
        found.sort(key=lambda each: each[0])
        return [(one, name) for _, one, name in found]

    def _line(self, one: Findable, name: Content) -> Content:
        room = min(int(self.app.size.width * 0.95), _WIDEST) - _AROUND
        note = fitted(one.note, min(cell_len(one.note), _NOTE))
        return fitted(name, room - note.cell_length - 1) + " " + note.stylize("$muted")

    def _tabs(self) -> Content:
        """The kinds, the one that is shown standing out; each to be clicked."""
        if len(self._kinds) == 1:
            return Content()
        names = [self._say(f"palette-{kind}") for kind in self._kinds]
        room = min(int(self.app.size.width * 0.95), _WIDEST) - _FRAME
        pad = " " if sum(cell_len(word) + 3 for word in names) - 1 <= room else ""
        parts = []
        for kind, word in zip(self._kinds, names, strict=True):
            is_shown = kind == self._kind
            linked = Content.from_markup(
                f"[@click=screen.show_kind('{kind}')]$text[/]", text=f"{pad}{word}{pad}"
            )
            parts.append(linked.stylize("bold reverse" if is_shown else "$muted"))
        return Content(" ").join(parts)

    def _tell(self, text: str) -> None:
        self.query_one("#palette-about", Static).update(Prose(text))

    # Typing, choosing, narrowing

    @on(Input.Changed)
    def typed(self) -> None:
        """Show what matches, from the best one on."""
        if self.is_there:
            self._show()

    @on(Input.Submitted)
    def submitted(self) -> None:
        """Open what is highlighted."""
        if self.is_there:
            self.query_one(Choices).action_select()

    @on(OptionList.OptionHighlighted)
    def described(self, event: OptionList.OptionHighlighted) -> None:
        """Say what it is."""
        if self.is_there and int(event.option_id or 0) < len(self._found):
            self._tell(self._found[int(event.option_id or 0)].about())

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """Answer with it."""
        self.dismiss(self._found[int(event.option_id or 0)])

    def action_accept(self) -> None:
        """Open what is highlighted."""
        self.submitted()

    async def action_go(self, action: str) -> None:
        """Go through the list while the line keeps the keys."""
        if self.is_there:
            await self.app.run_action(action, self.query_one(Choices))

    def action_narrow(self, by: int) -> None:
        """The next kind, or the one before."""
        place = self._kinds.index(self._kind) + by
        self.action_show_kind(self._kinds[place % len(self._kinds)])

    def action_show_kind(self, kind: Shown) -> None:
        """Only what is of this kind."""
        if self.is_there:
            self._kind = kind
            self._show()


def _rank(wanted: str, one: Findable) -> int:
    """How well something fits: by its very name, by words of it, by what else it goes by."""
    names = [folded(name).casefold() for name in (one.name, one.other)]
    if wanted in names:
        return 0
    if any(has_words(wanted, name) for name in names):
        return 1
    rest = " ".join([*names, *(folded(word).casefold() for word in one.words)])
    rest = f" {rest}".replace("-", " ").replace("’", " ")
    words = wanted.replace("-", " ").split()
    return 2 if all(f" {word}" in rest for word in words) else _LETTERS


def _is_near(matcher: Matcher, name: str) -> bool:
    """Whether the letters that were typed stand close together: in a long name all letters are."""
    spans = matcher.highlight(folded(name)).spans
    if not spans:
        return False
    letters = sum(span.end - span.start for span in spans)
    return spans[-1].end - spans[0].start <= _STRETCH * letters


def _highlighted(matcher: Matcher, name: str) -> Content:
    """A name with the letters that match standing out."""
    found = Content(name)
    for span in matcher.highlight(folded(name)).spans:
        found = found.stylize("bold underline $now", span.start, span.end)
    return found
